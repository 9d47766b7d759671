/** What happens, cut into beats: what is told at once, for how long, and what of it is staged. */
import type { GameCard, Happened, Shown } from "../generated/protocol";
import type { Board, Effect, Scene, Staging } from "../table/board";
import { changed } from "./changes";
import { nameOf, number } from "./events";

/** What is told at once. */
export interface Beat {
  events: Happened[];
  shown: Shown; // what is shown once they are told
  ms: number; // at normal speed, where there is time
  effects: Effect[];
  staging: Staging | null;
}

const DONE_TO_ME = 900; // what is done to the viewer and has no staging of its own

/** What happened between two looks at the table, in beats; the last one ends with `shown` itself. */
export function beatsOf(
  events: readonly Happened[],
  before: unknown,
  shown: Shown,
  board: Board,
  game: GameCard,
  you: number,
  known: readonly Happened[],
): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  for (const event of events) {
    const scene = board.scene_of(event, view);
    const staging = board.staging?.(event, view, you) ?? doneToMe(event, scene, game, you, known);
    view = changed(view as never, event, shown.view as never, game, board.changing);
    // What can be foreseen is worked out for the moment of the question: until then the last one stands.
    const beat = { events: [event], shown: { ...shown, view, outlook: null }, ...timed(scene, staging), staging };
    const last = beats.at(-1);
    if (last && joins(last, beat)) join(last, beat);
    else beats.push(beat);
  }
  if (beats.length) beats.at(-1)!.shown = shown;
  else beats.push({ events: [], shown, ms: 0, effects: [], staging: null });
  return beats;
}

const timed = (scene: Scene, staging: Staging | null): { ms: number; effects: Effect[] } => ({
  ms: Math.max(scene.ms, staging?.ms ?? 0),
  effects: scene.effects,
});

/** Whether something is told together with what went before: of the same kind, or nothing to look at. */
function joins(last: Beat, next: Beat): boolean {
  if (next.staging || last.staging)
    return (
      (!!last.staging && !!next.staging && last.staging.kind === next.staging.kind && !!next.staging.together) ||
      (!next.staging && !next.ms)
    );
  if (!next.ms || !last.ms) return true;
  return nameOf(last.events.at(-1)!) === nameOf(next.events[0]!) && !overlap(last.effects, next.effects);
}

/** The same piece cannot walk two ways at once, nor two numbers rise from one place. */
function overlap(one: readonly Effect[], other: readonly Effect[]): boolean {
  const name = (effect: Effect): string =>
    effect.do === "walk" ? effect.hero : effect.do === "tick" ? effect.at : effect.do === "fly" ? effect.to : "";
  const taken = new Set(one.filter((effect) => effect.do !== "fly").map(name));
  return other.some((effect) => effect.do !== "fly" && name(effect) && taken.has(name(effect)));
}

function join(last: Beat, next: Beat): void {
  const pair = last.staging && next.staging;
  last.events.push(...next.events);
  last.shown = next.shown;
  last.ms = Math.max(last.ms, next.ms);
  last.effects = [...last.effects, ...next.effects];
  if (pair)
    last.staging = {
      ...pair,
      spots: [...last.staging!.spots, ...pair.spots],
      line: pair.together!,
      tone: last.staging!.tone === pair.tone ? pair.tone : "plain",
      card: "",
    };
}

/** The argument with the seat that an event harms, or ''. Whether somebody else did it is found out here. */
const harmedField = (event: Happened, game: GameCard): string =>
  game.telling[nameOf(event)]?.harms.replace("?", "") ?? "";

/** The seat that brought an event about, or -1: the one it names beside the one it is done to, or that of its cause. */
export function doerOf(event: Happened, game: GameCard, known: readonly Happened[]): number {
  const field = harmedField(event, game);
  if (field !== "seat" && typeof event.args.seat === "number") return event.args.seat;
  for (let cause = find(known, event.cause); cause; cause = find(known, cause.cause))
    if (typeof cause.args.seat === "number") return cause.args.seat;
  return -1;
}

const find = (known: readonly Happened[], at: number): Happened | undefined =>
  at < 0 ? undefined : known.findLast((event) => event.number === at);

/** Whether somebody else did this to the viewer. */
export function isDoneTo(you: number, event: Happened, game: GameCard, known: readonly Happened[]): boolean {
  const field = harmedField(event, game);
  if (!field || you < 0 || number(event, field) !== you) return false;
  const doer = doerOf(event, game, known);
  return doer >= 0 && doer !== you;
}

/** What somebody does to the viewer is staged in every game, at the place where it shows. */
function doneToMe(
  event: Happened,
  scene: Scene,
  game: GameCard,
  you: number,
  known: readonly Happened[],
): Staging | null {
  if (!isDoneTo(you, event, game, known)) return null;
  // What follows from something that was staged already is not staged again.
  if (event.cause >= 0 && known.some((each) => each.number === event.cause && isDoneTo(you, each, game, known)))
    return null;
  const places = scene.effects.flatMap((effect) =>
    effect.do === "fly" || effect.do === "walk" ? [effect.to, effect.from] : effect.do === "sound" ? [] : [effect.at],
  );
  return {
    kind: "done-to-me",
    ms: DONE_TO_ME,
    spots: [[...places, `seat:${you}`]],
    line: event,
    tone: "harm",
    minor: true,
  };
}
