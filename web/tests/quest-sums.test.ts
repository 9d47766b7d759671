/** What the page says about dice is what dice do. */

import { describe, expect, it } from "vitest";
import { margin, oddsOf, percent, reach, rolled, winning, type Match } from "../src/boards/munchkin-quest/fight/sums";

const match = (ours: [number, number], theirs: [number, number], more: Partial<Match> = {}): Match => ({
  ours: { sum: ours[0], dice: ours[1] },
  theirs: { sum: theirs[0], dice: theirs[1] },
  winsTies: false,
  bestTwice: false,
  ...more,
});

/** Every way in which so many dice can fall. */
function falls(dice: number): number[][] {
  if (!dice) return [[]];
  return falls(dice - 1).flatMap((before) => [1, 2, 3, 4, 5, 6].map((face) => [...before, face]));
}

/** The same chances, counted out one by one. */
function counted({ ours, theirs, bestTwice }: Match): Map<number, number> {
  const total = (sum: number, dice: number[]): number =>
    sum + dice.reduce((a, b) => a + b, 0) + (bestTwice ? Math.max(0, ...dice) : 0);
  const found = new Map<number, number>();
  const [mine, others] = [falls(ours.dice), falls(theirs.dice)];
  for (const a of mine)
    for (const b of others) {
      const by = total(ours.sum, a) - total(theirs.sum, b);
      found.set(by, (found.get(by) ?? 0) + 1 / (mine.length * others.length));
    }
  return found;
}

describe("dice", () => {
  it("count nothing where none are rolled", () => {
    expect(rolled(0)).toEqual({ least: 0, chances: [1] });
    expect(rolled(0, true)).toEqual({ least: 0, chances: [1] });
    expect(reach({ sum: 15, dice: 0 }, true)).toEqual([15, 15]);
  });

  it("make seven the likeliest sum of two", () => {
    const { least, chances } = rolled(2);
    expect(least).toBe(2);
    expect(chances).toHaveLength(11);
    expect(chances[5]).toBeCloseTo(1 / 6);
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
  });

  it("reach from one to six for each die", () => {
    expect(reach({ sum: 17, dice: 1 })).toEqual([18, 23]);
    expect(reach({ sum: 4, dice: 3 })).toEqual([7, 22]);
    expect(reach({ sum: 4, dice: 3 }, true)).toEqual([8, 28]);
  });
});

describe("margins", () => {
  it.each<[string, Match]>([
    ["die against die", match([5, 1], [6, 1])],
    ["no die against one", match([15, 0], [17, 1])],
    ["two dice against three", match([11, 2], [9, 3])],
    ["the best die twice", match([3, 2], [4, 2], { bestTwice: true })],
    ["neither has a die", match([4, 0], [4, 0])],
  ])("agree with counting every fall: %s", (_, each) => {
    const { least, chances } = margin(each);
    const found = counted(each);
    expect(least).toBe(Math.min(...found.keys()));
    expect(least + chances.length - 1).toBe(Math.max(...found.keys()));
    chances.forEach((chance, at) => expect(chance).toBeCloseTo(found.get(least + at) ?? 0, 10));
  });

  it("are won only by more, unless ties are won", () => {
    const even = match([5, 1], [5, 1]);
    expect(oddsOf(margin(even))).toMatchObject({ tie: expect.closeTo(6 / 36), win: expect.closeTo(15 / 36) });
    expect(winning(even)).toBeCloseTo(15 / 36);
    expect(winning({ ...even, winsTies: true })).toBeCloseTo(21 / 36);
  });

  it("of the printed table: 15 without a die never beats 17 with one, and with a helper of 5 and a die mostly does", () => {
    expect(winning(match([15, 0], [17, 1], { winsTies: true }))).toBe(0);
    expect(percent(winning(match([20, 1], [17, 1], { winsTies: true })))).toBe(92);
  });
});

describe("per cent", () => {
  it("says 0 and 100 only where nothing else can happen", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});
