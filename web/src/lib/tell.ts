/** What happens in a game, and what it asks, in the words of the reader's language: as text/tell.py does. */
import { cardEffect, cardName } from "./facts.svelte";
import { has, say, type Args } from "./text.svelte";
import type { GameCard, Happened, OfferedOption, Question, WithheldOption } from "../generated/protocol";

/** A piece of a sentence: plain words, or something that can be looked at. */
export type Part = string | { seat: number; text: string } | { card: string; text: string };

// Names are put into sentences between these, so that the finished sentence can be taken apart again.
const OPEN = "\u0001";
const CLOSE = "\u0002";
// eslint-disable-next-line no-control-regex -- the two marks, which no text has
const MARKED = /\u0001([sc]):([^|]*)\|([^\u0002]*)\u0002/u;

export class Teller {
  constructor(
    private readonly game: GameCard,
    readonly names: readonly string[],
    readonly options: Record<string, string>,
  ) {}

  /** An event as one plain sentence. */
  event(event: Happened): string {
    return plain(this.parts(event));
  }

  /** An event, with the players and cards in it told apart from the words. */
  parts(event: Happened): Part[] {
    const types = this.types(event.message);
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(event.args)) args[name] = this.word(types[name] ?? "n", value, true);
    return apart(this.say(event.message, args));
  }

  /** The type of each argument of a message; what only some may see has the type it has for those. */
  types(message: string): Record<string, string> {
    const name = message.replace(/^event-/, "").replace(/-unseen$/, "");
    return this.game.messages[message] ?? this.game.messages[name] ?? this.game.messages[`event-${name}`] ?? {};
  }

  /** What is asked, with the name of the card that asks, if one does. */
  prompt(question: Question): Part[] {
    // While a rival builds, or one's own room is laid, there is nothing to build.
    if (!question.source)
      return [this.say(`prompt-${question.kind === "build" && question.reaction ? "react" : question.kind}`)];
    return apart(this.say(`prompt-${question.kind}-by`, { card: this.word("card", question.source, true) }));
  }

  /** What an answer does. */
  option(option: OfferedOption): string {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(option.fields)) args[name] = this.word(name, value, false);
    return this.say(`option-${option.kind}`, args);
  }

  /** Why something cannot be done now. */
  withheld(thing: WithheldOption): string {
    return this.say(`withheld-${thing.reason}`, { n: thing.number });
  }

  /** What a kind of answer would do, while it cannot be given. */
  notNow(kind: string): string {
    return this.say(`not-now-${kind}`);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  card(id: string): string {
    return cardName(id);
  }

  /** What the card does at this table, or '' if it has no text. */
  effect(id: string): string {
    return cardEffect(id, this.options);
  }

  /** The event, what set it off, and so on back to the first cause. */
  chain(event: Happened, events: readonly Happened[]): Happened[] {
    const chain = [event];
    let step = event;
    while (step.cause >= 0) {
      const cause = find(events, step.cause);
      if (!cause) break;
      chain.push(cause);
      step = cause;
    }
    return chain;
  }

  private word(type: string, value: string | number, marked: boolean): string | number {
    if (type === "card") {
      const name = this.card(String(value));
      return marked ? `${OPEN}c:${value}|${name}${CLOSE}` : name;
    }
    if (typeof value === "string") return value;
    if (type === "seat") return marked ? `${OPEN}s:${value}|${this.name(value)}${CLOSE}` : this.name(value);
    if (type === "slot") return value + 1;
    const word = this.game.words[type]?.[value];
    return word === undefined ? value : this.say(`${type}-${word}`);
  }

  /** The message as this game words it: games that say different things by one name have each their own text. */
  private say(id: string, args?: Args): string {
    const own = `${this.game.id}-${id}`;
    return say(has(own) ? own : id, args);
  }
}

/** The event with this number: numbers grow, so it is looked for by halves. */
export function find(events: readonly Happened[], number: number): Happened | undefined {
  let low = 0;
  let high = events.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const event = events[middle]!;
    if (event.number === number) return event;
    if (event.number < number) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

function apart(sentence: string): Part[] {
  const parts: Part[] = [];
  let rest = sentence;
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    if (found.index) parts.push(rest.slice(0, found.index));
    const [whole, kind, value, text] = found as unknown as [string, string, string, string];
    parts.push(kind === "s" ? { seat: Number(value), text } : { card: value, text });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) parts.push(rest);
  return parts;
}
