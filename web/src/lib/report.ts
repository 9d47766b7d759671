/** What the page reads out of the coach's report. */
import type { Report, ReportMove, ReportProgress } from "../generated/protocol";
import type { Measure } from "../table/board";

export const isMade = (found: Report | ReportProgress): found is Report => "curve" in found;

/** How lucky a seat was, as a word: `luck` is what cards and dice added to its chance to win. */
export function luckWord(luck: number): string {
  const size = Math.abs(luck);
  if (size < 0.1) return "even";
  return `${size < 0.35 ? "" : "very-"}${luck > 0 ? "lucky" : "unlucky"}`;
}

/** The chances as a chart shows them: whole percents, or points where one plays alone. */
export function series(report: Report): { measure: Measure; turns: number[][]; labels: (number | null)[] } {
  const alone = report.seats.length === 1;
  const values = report.curve.map(({ chances }) => chances.map((each) => Math.round(alone ? each : 100 * each)));
  const last = report.curve.length - 1;
  const measure: Measure = alone
    ? { name: "points", title: "coach-curve-points", icon: "", harm: false }
    : { name: "chance", title: "coach-curve", icon: "", harm: false, goal: 100 };
  return { measure, turns: values, labels: report.curve.map(({ turn }, at) => (at === last ? null : turn)) };
}

export interface NamedMove extends ReportMove {
  seat: number;
  good: boolean;
  change: number; // what it gained; less than nothing for a mistake
}

/** The choices of a seat that are named: first those that cost most, then the best. */
export function movesOf(report: Report, seat: number): { worst: NamedMove[]; best: NamedMove[] } {
  const own = report.seats[seat]!;
  const named = (move: ReportMove, good: boolean): NamedMove => ({
    ...move,
    seat,
    good,
    change: move.chosen_chance - move.other_chance,
  });
  return {
    worst: own.mistakes.map((move) => named(move, false)).sort((a, b) => a.change - b.change),
    best: own.good_moves.map((move) => named(move, true)).sort((a, b) => b.change - a.change),
  };
}

/** Where in the curve a move belongs: at the last point before it. */
export const pointOf = (report: Report, move: ReportMove): number =>
  Math.max(
    0,
    report.curve.findLastIndex(({ at }) => at <= move.at),
  );
