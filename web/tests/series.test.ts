/** What both games of the series tell of a table, event by event. */
import { describe, expect, it } from "vitest";
import type { Happened } from "../src/generated/protocol";
import type { View as First } from "../src/generated/boss-monster";
import type { View as Second } from "../src/generated/super-boss-monster";
import { told as toldFirst } from "../src/boards/boss-monster/told";
import { told as toldSecond } from "../src/boards/super-boss-monster/told";
import { damage } from "../src/boards/series/because";
import { fateIcon } from "../src/boards/series/outlook";
import { sinceTurn } from "../src/lib/events";

const event = (name: string, args: Record<string, string | number>, number = 0): Happened =>
  ({ number, message: `event-${name}`, args, source: "", rule: "", cause: -1 }) as unknown as Happened;
const hero = (card: string) => ({ card, health: 4, damage: 0, goes_to: -1 });
const seat = () => ({ souls: 0, wounds: 0, score: 0, dungeon: [], entrance: [], rooms_held: 2, spells_held: 1 });
const first = (): First =>
  ({
    you: 0,
    turn: 1,
    phase: "bait",
    active: -1,
    hand: ["pit"],
    discard: [],
    town: [hero("bunny")],
    walker: null,
    seats: [seat(), seat()],
  }) as unknown as First;
const second = (): Second =>
  ({
    ...first(),
    landmarks: { temple: hero("laliho") },
    tavern: [hero("slacker")],
    market: [],
    spaces: {},
  }) as unknown as Second;

describe("a table of the series", () => {
  for (const [game, tell] of [
    ["boss-monster", (name: string, args: Record<string, string | number>) => toldFirst(first(), event(name, args))],
    [
      "super-boss-monster",
      (name: string, args: Record<string, string | number>) => toldSecond(second(), event(name, args)),
    ],
  ] as const) {
    it(`${game}: a lured hero leaves town for the entrance`, () => {
      const view = tell("hero-lured", { hero: "bunny", seat: 1 });
      expect(view.town).toEqual([]);
      expect(view.seats[1]!.entrance.map((each) => each.card)).toEqual(["bunny"]);
    });
    it(`${game}: a room leaves the hand and lies face down`, () => {
      const view = tell("room-placed", { card: "pit", seat: 0, slot: 0 });
      expect(view.hand).toEqual([]);
      expect(view.seats[0]!.dungeon[0]).toMatchObject({ card: "pit", hidden: true });
    });
    it(`${game}: a dead hero is a soul`, () => {
      const view = tell("hero-died", { hero: "bunny", seat: 0, souls: 1 });
      expect([view.seats[0]!.souls, view.town.length]).toEqual([1, 0]);
    });
  }

  it("a hero who flees is neither a soul nor a wound", () => {
    const fates = [
      { dies: true, slot: 0, wounds: 0 },
      { dies: false, slot: -1, wounds: 2 },
      { dies: false, slot: -1, wounds: 0 },
    ];
    expect(fates.map(fateIcon)).toEqual(["i-skull", "i-drop", "i-push"]);
  });

  it("a seat that is out is out of the first game only", () => {
    expect(toldFirst(first(), event("seat-out", { seat: 1 })).seats[1]!.out).toBe(true);
  });

  it("heroes come from the landmarks and the tavern of the second game, and its score follows", () => {
    const summoned = toldSecond(second(), event("hero-summoned", { hero: "laliho", to: 1 }));
    expect(summoned.landmarks.temple).toBeNull();
    expect(summoned.seats[1]!.entrance.map((each) => each.card)).toEqual(["laliho"]);
    const top = toldSecond(second(), event("hero-came", { hero: "slacker", seat: 0 }));
    expect([top.tavern.length, top.seats[0]!.entrance.length]).toEqual([0, 1]);
    expect(toldSecond(second(), event("hero-survived", { hero: "bunny", seat: 0, wounds: 2 })).seats[0]!.score).toBe(
      -2,
    );
  });
});

describe("why", () => {
  it("a room's damage is the printed number, what adds to it, and the rest", () => {
    const dealt = event("room-hurt", { card: "pit", hero: "bunny", damage: 5, health: 6, total: 5 });
    const { rows, after } = damage("boss-monster", dealt, [
      { note: { id: "table-why-source" }, amount: 3 },
      { note: { id: "none" }, amount: 0 },
    ]);
    expect(rows.map((row) => [row.note.id, row.amount])).toEqual([
      ["table-why-printed", "0"],
      ["table-why-source", "+3"],
      ["table-why-other", "+2"],
      ["table-why-dealt", "5"],
    ]);
    expect(after).toMatchObject({ id: "table-why-left", args: { left: 1 } });
  });
  it("what happened since the turn began ends before the event itself", () => {
    const events = [
      event("hero-hurt", {}, 1),
      event("turn-began", {}, 2),
      event("room-boosted", {}, 3),
      event("room-hurt", {}, 4),
    ];
    expect(sinceTurn(events, 4).map((each) => each.number)).toEqual([3]);
  });
});
