/** What has come about since the viewer last chose, in a few items: harm first, then what everybody has gained. */
import type { GameCard, Happened } from "../generated/protocol";
import type { Board, Measure } from "../table/board";
import { isDoneTo } from "./beats";

/** Something that was done to the viewer, or how a measure of a seat has changed. */
export type DigestItem = { event: Happened } | { seat: number; measure: Measure; change: number };

const MOST = 4;

export function digestOf(
  before: unknown,
  after: unknown,
  events: readonly Happened[],
  you: number,
  board: Board,
  game: GameCard,
  known: readonly Happened[] = events,
): DigestItem[] {
  if (you < 0) return [];
  const done: Happened[] = [];
  for (const event of events)
    // Of a deed and what follows from it, the deed is told.
    if (isDoneTo(you, event, game, known) && !done.some((each) => follows(event, each, known))) done.push(event);
  const was = new Map(board.ranking(before, []).map((row) => [row.seat, row.measures]));
  const gains = board
    .ranking(after, [])
    .flatMap(({ seat, measures }) =>
      board.measures.map((measure, at) => ({ seat, measure, change: measures[at]! - (was.get(seat)?.[at] ?? 0) })),
    )
    .filter(({ change }) => change);
  const weight = ({ seat, measure, change }: (typeof gains)[number]): number =>
    (seat === you ? 100 + (measure.harm ? 50 : 0) : 0) + Math.abs(change);
  gains.sort((a, b) => weight(b) - weight(a));
  return [...done.slice(-2).map((event) => ({ event })), ...gains].slice(0, MOST);
}

function follows(event: Happened, other: Happened, known: readonly Happened[]): boolean {
  for (let at = event.cause; at >= 0;) {
    if (at === other.number) return true;
    const number = at;
    at = known.findLast((each) => each.number === number)?.cause ?? -1;
  }
  return false;
}
