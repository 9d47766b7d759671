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
  // What is mine first, harm above all; then by the board's measures, of which the first is what the game is about.
  const mine = ({ seat, measure }: (typeof gains)[number]): number => (seat === you ? (measure.harm ? 2 : 1) : 0);
  const place = ({ measure }: (typeof gains)[number]): number => board.measures.indexOf(measure);
  gains.sort((a, b) => mine(b) - mine(a) || place(a) - place(b) || Math.abs(b.change) - Math.abs(a.change));
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
