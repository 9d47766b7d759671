/** Which of a game's turns are told of at its end: what the reader remembers, from the whole of it. */
import type { Measure } from "./board";

export interface Point {
  turn: number;
  seat: number;
  weight: number;
}

const MINE = 1.5; // what it adds that it was the reader's own
const MOST = 3;

/** At most three, each of another turn, in order; at least one of the reader's own, if there is one. */
export function chosen<P extends Point>(points: readonly P[], you: number): P[] {
  const worth = (point: P): number => point.weight + (point.seat === you ? MINE : 0);
  const turns = new Map<number, P>();
  for (const point of points) {
    const known = turns.get(point.turn);
    if (!known || worth(point) > worth(known)) turns.set(point.turn, point);
  }
  const best = [...turns.values()].sort((a, b) => worth(b) - worth(a) || b.turn - a.turn);
  const taken = best.slice(0, MOST);
  const own = points.filter((point) => point.seat === you).sort((a, b) => b.weight - a.weight)[0];
  if (own && !taken.some((point) => point.seat === you)) {
    const same = taken.findIndex((point) => point.turn === own.turn);
    taken.splice(same >= 0 ? same : Math.min(taken.length, MOST - 1), 1, own);
  }
  return taken.sort((a, b) => a.turn - b.turn);
}

/** The turn in which a seat was out, by the measure that puts one out; -1 if none did. */
export function outIn(seat: number, measures: Record<string, number[][]>, known: readonly Measure[]): number {
  const fatal = known.find((measure) => measure.harm && measure.goal !== undefined);
  if (!fatal) return -1;
  return (measures[fatal.name] ?? []).findIndex((row) => (row[seat] ?? 0) >= fatal.goal!);
}
