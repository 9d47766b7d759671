/** The goal line says how things stand, and warns at the brink. */
import { describe, expect, it } from "vitest";
import { goal as boss } from "../src/boards/boss-monster/goal";
import { goal as quest } from "../src/boards/munchkin-quest/goal";
import { goal as town } from "../src/boards/super-boss-monster/goal";
import { chosen, outIn } from "../src/table/points";

const bossView = (you: number, ...seats: [souls: number, wounds: number, out?: boolean][]) =>
  ({ you, seats: seats.map(([souls, wounds, out = false]) => ({ souls, wounds, out })) }) as never;
const townView = (...seats: [souls: number, wounds: number][]) =>
  ({ you: 0, seats: seats.map(([souls, wounds]) => ({ souls, wounds, score: souls - wounds })) }) as never;
const questView = (...seats: [level: number, health: number][]) =>
  ({
    you: 0,
    goal: 10,
    seats: seats.map(([level, health]) => ({ level, health, max_health: 4, dead: false })),
  }) as never;

describe("the goal of Boss Monster", () => {
  it("says who leads", () => {
    expect(boss(bossView(0, [6, 2], [7, 2])).rival).toEqual({
      id: "boss-goal-rival",
      args: { souls: 7 },
      seats: { seat: 1 },
    });
    expect(boss(bossView(0, [6, 2], [5, 2])).rival).toBeNull();
    expect(boss(bossView(0, [6, 2], [5, 2])).mine?.id).toBe("boss-goal-lead");
    const tied = boss(bossView(0, [3, 2], [3, 2]));
    expect([tied.rival, tied.mine?.id]).toEqual([null, "boss-goal-mine"]);
    expect(boss(bossView(0, [0, 0], [0, 0])).mine?.id).toBe("boss-goal-mine");
    expect(boss(bossView(0, [2, 2], [9, 5, true])).rival).toBeNull();
    expect(boss(bossView(-1, [2, 2], [3, 0])).mine).toBeNull();
  });

  it("warns from four wounds on, and when a rival is about to win", () => {
    expect(boss(bossView(0, [0, 3], [2, 0])).brink).toBeNull();
    expect(boss(bossView(0, [0, 4], [9, 0])).brink?.id).toBe("boss-goal-brink-wounds");
    expect(boss(bossView(0, [0, 0], [8, 0])).brink?.id).toBe("boss-goal-brink-rival");
    expect(boss(bossView(0, [0, 5, true], [7, 0])).brink).toBeNull();
    expect(boss(bossView(0, [9, 0], [1, 0])).brink?.id).toBe("boss-goal-brink-mine");
  });
});

it("Super Boss Monster has its own end, and alone a title", () => {
  expect(town(townView([1, 0], [9, 2])).brink?.id).toBe("super-goal-brink-rival");
  expect(town(townView([1, 0], [4, 4])).brink).toBeNull();
  const alone = town(townView([5, 4]));
  expect(alone.mine?.id).toBe("super-goal-next");
  expect(alone.mine?.args?.n).toBe(6);
  expect(alone.brink?.id).toBe("super-goal-brink-alone");
});

it("Munchkin Quest is about level 10 and the Boss", () => {
  expect(quest(questView([1, 4], [1, 4])).brink).toBeNull();
  expect(quest(questView([1, 4], [9, 4])).brink?.id).toBe("quest-goal-brink-rival");
  expect(quest(questView([1, 4], [10, 4])).brink?.id).toBe("quest-goal-brink-boss");
  expect(quest(questView([1, 1], [10, 4])).brink?.id).toBe("quest-goal-brink-hit");
  expect(quest(questView([10, 4], [3, 4])).brink?.id).toBe("quest-goal-brink-mine");
  expect(quest(questView([7, 4], [3, 4])).brink).toBeNull();
});

it("in a short game of Munchkin Quest the Boss comes earlier", () => {
  const short = (...seats: [level: number, health: number][]) =>
    quest({ ...(questView(...seats) as object), goal: 7 } as never);
  expect(short([1, 4], [1, 4]).aims[0]!.note.args).toEqual({ n: 7 });
  expect(short([7, 4], [3, 4]).brink?.id).toBe("quest-goal-brink-mine");
  expect(short([1, 4], [6, 4]).brink?.id).toBe("quest-goal-brink-rival");
});

describe("turning points", () => {
  const point = (turn: number, seat: number, weight: number) => ({ turn, seat, weight });

  it("are of different turns, and at least one is the reader's own", () => {
    const points = [point(3, 0, 3), point(7, 1, 9), point(7, 2, 8), point(7, 3, 7), point(6, 1, 6), point(5, 2, 5)];
    const taken = chosen(points, 0);
    expect(taken.map(({ turn }) => turn)).toEqual([3, 6, 7]);
    expect(taken[0]!.seat).toBe(0);
    expect(chosen(points, -1).map(({ turn }) => turn)).toEqual([5, 6, 7]);
  });

  it("prefer the reader's own of a turn", () => {
    expect(chosen([point(7, 1, 4), point(7, 0, 3)], 0)).toEqual([point(7, 0, 3)]);
    expect(chosen([], 0)).toEqual([]);
  });

  it("know when somebody was out", () => {
    const wounds = { name: "wounds", title: "", goal: 5, icon: "", harm: true };
    const rows = {
      wounds: [
        [0, 0],
        [2, 0],
        [5, 1],
        [5, 1],
      ],
    };
    expect(outIn(0, rows, [wounds])).toBe(2);
    expect(outIn(1, rows, [wounds])).toBe(-1);
    expect(outIn(0, rows, [])).toBe(-1);
  });
});
