/** What the dice can bring: chances of sums, of the margin between two sides, and of winning. */

/** Chances of the whole numbers from `least` on; they add up to 1. */
export interface Spread {
  least: number;
  chances: number[];
}

/** A side of a fight before its dice: what is certain, and how many dice are added. */
export interface Force {
  sum: number;
  dice: number;
}

/** Two sides, and what the table says about ties and dice. */
export interface Match {
  ours: Force;
  theirs: Force;
  winsTies: boolean;
  bestTwice: boolean; // a room in which the best die of each side counts twice
}

export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

const FACES = 6;

/** The least and the most that a side can come to. */
export function reach({ sum, dice }: Force, bestTwice = false): [least: number, most: number] {
  const counted = dice + (bestTwice && dice > 0 ? 1 : 0);
  return [sum + counted, sum + counted * FACES];
}

/** The sum of so many dice; with `bestTwice` the best of them counts once more. */
export function rolled(dice: number, bestTwice = false): Spread {
  // By the best die so far: ways to reach each sum of the dice.
  let ways: number[][] = Array.from({ length: FACES + 1 }, () => []);
  ways[0] = [1];
  for (let die = 0; die < dice; die += 1) {
    const next: number[][] = Array.from({ length: FACES + 1 }, () => []);
    ways.forEach((sums, best) =>
      sums.forEach((count, sum) => {
        for (let face = 1; face <= FACES; face += 1) {
          const row = next[Math.max(best, face)]!;
          row[sum + face] = (row[sum + face] ?? 0) + count / FACES;
        }
      }),
    );
    ways = next;
  }
  const [least, most] = reach({ sum: 0, dice }, bestTwice);
  const chances = Array<number>(most - least + 1).fill(0);
  ways.forEach((sums, best) =>
    sums.forEach((chance, sum) => (chances[sum + (bestTwice ? best : 0) - least]! += chance)),
  );
  return { least, chances };
}

/** By how much our side is ahead; below 0 it is behind. */
export function margin({ ours, theirs, bestTwice }: Match): Spread {
  const up = rolled(ours.dice, bestTwice);
  const down = rolled(theirs.dice, bestTwice);
  const least = ours.sum + up.least - theirs.sum - (down.least + down.chances.length - 1);
  const chances = Array<number>(up.chances.length + down.chances.length - 1).fill(0);
  up.chances.forEach((a, i) => down.chances.forEach((b, j) => (chances[i + down.chances.length - 1 - j]! += a * b)));
  return { least, chances };
}

/** How the fight ends by this margin: ahead, level, behind. */
export function oddsOf({ least, chances }: Spread): Odds {
  const odds: Odds = { win: 0, tie: 0, lose: 0 };
  chances.forEach((chance, at) => (odds[least + at > 0 ? "win" : least + at === 0 ? "tie" : "lose"] += chance));
  return odds;
}

/** The chance to win, ties counted where they are won. */
export function winning(match: Match): number {
  const { win, tie } = oddsOf(margin(match));
  return win + (match.winsTies ? tie : 0);
}

/** A chance in per cent; only what is certain is 0 or 100. */
export function percent(chance: number): number {
  const near = Math.round(chance * 100);
  if (near === 0 && chance > 1e-9) return 1;
  if (near === 100 && chance < 1 - 1e-9) return 99;
  return near;
}
