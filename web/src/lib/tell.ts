/** What happens in a game, and what it asks, in the words of the reader's language: as text/tell.py does. */
import { cardEffect, cardName } from "./facts.svelte";
import { nameOf } from "./events";
import { attr, has, say, type Args } from "./text.svelte";
import type { GameCard, Happened, Note, OfferedOption, Question, WithheldOption } from "../generated/protocol";

/** A piece of a sentence: plain words, or something that can be looked at. */
export type Part = string | { seat: number; text: string } | { card: string; text: string };

// Names are put into sentences between these, so that the finished sentence can be taken apart again.
const OPEN = "\u0001";
const CLOSE = "\u0002";
const BETWEEN = " · "; // between things in a list: names of heroes have commas
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
    return apart(this.say(event.message, this.words(event)));
  }

  /** The arguments of an event in words. */
  private words(event: Happened): Record<string, string | number> {
    const types = this.types(event.message);
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(event.args)) args[name] = this.word(types[name] ?? "n", value, true);
    return args;
  }

  /** Whether two events may be read as one sentence, as their game declares (`Message.together`). */
  belong(event: Happened, other: Happened): boolean {
    const fields = this.game.telling[nameOf(event)]?.together;
    if (!fields || event.message !== other.message || !has(this.own(`${event.message}-many`))) return false;
    return fields.every((name) => event.args[name] === other.args[name]);
  }

  /** Events that belong together as one sentence: lists of words, sums of numbers. `you` is told as "you" if need be. */
  together(events: readonly Happened[], you = -1): Part[] {
    const [first] = events;
    if (!first) return [];
    const types = this.types(first.message);
    const words = events.map((event) => this.words(event));
    const id = this.own(events.length > 1 ? `${first.message}-many` : first.message);
    const args = { ...words[0]! };
    if (events.length > 1) {
      for (const name of Object.keys(args))
        if (types[name] === "n") args[name] = words.reduce((sum, each) => sum + Number(each[name]), 0);
      args.count = events.length;
      args.list = words.map((each) => attr(id, "each", each)).join(BETWEEN);
    }
    const spoken = you >= 0 && first.args.seat === you ? attr(id, "you", args) : "";
    return apart(spoken || say(id, args));
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

  /** What the question is about and what is asked, where the game says it; else nothing. */
  about(question: Question): Part[] {
    if (!question.about.length) return [];
    const asked = this.asked(question);
    const told = question.about.map((note) => this.noteText(note, true));
    return apart(joined(asked ? [...told, asked] : told));
  }

  /** What is asked, in a few words behind what it is about, or ''. */
  asked(question: Question): string {
    const kind = question.kind === "build" && question.reaction ? "react" : question.kind;
    return has(`${this.game.id}-ask-${kind}`) || has(`ask-${kind}`) ? this.say(`ask-${kind}`) : "";
  }

  /** A note of the game's, with the players and cards in it told apart from the words. */
  note(note: Note): Part[] {
    return apart(this.noteText(note, true));
  }

  /** A note of the game's as plain text. */
  noteText(note: Note, marked = false): string {
    const args: Record<string, string | number> = { ...note.numbers };
    for (const [name, card] of Object.entries(note.cards)) args[name] = this.word("card", card, marked);
    for (const [name, seat] of Object.entries(note.seats)) args[name] = this.word("seat", seat, marked);
    if (note.odds >= 0) args.odds = percent(note.odds);
    return this.say(note.id, args);
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
    return say(this.own(id), args);
  }

  private own(id: string): string {
    const own = `${this.game.id}-${id}`;
    return has(own) ? own : id;
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

/** Sentences in a row, as the language sets them. */
export const joined = (texts: readonly string[]): string =>
  texts.reduce((first, second) => (first ? say("explain-and", { first, second }) : second), "");

/** Odds in a hundred: what is possible is never said to be impossible, nor what is likely to be sure. */
export const percent = (odds: number): number =>
  odds > 0 && odds < 1000 ? Math.max(1, Math.min(99, Math.round(odds / 10))) : odds / 10;

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
