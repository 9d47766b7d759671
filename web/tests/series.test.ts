/** What both games of the series tell of a table, event by event. */
import { describe, expect, it } from "vitest";
import type { Happened } from "../src/generated/protocol";
import type { View as First } from "../src/generated/boss-monster";
import type { View as Second } from "../src/generated/super-boss-monster";
import { board as boss } from "../src/boards/boss-monster";
import { board as superBoss } from "../src/boards/super-boss-monster";
import { because } from "../src/boards/series/because";
import { CHANGING } from "../src/boards/series/changes";
import { fateIcon } from "../src/boards/series/outlook";
import { changed } from "../src/lib/changes";
import { sinceTurn } from "../src/lib/events";
import { gameCard } from "./game-card";

const event = (name: string, args: Record<string, string | number>, number = 0): Happened =>
  ({ number, message: `event-${name}`, args, source: "", rule: "", cause: -1, parts: [] }) as unknown as Happened;
const hero = (card: string) => ({ card, health: 4, damage: 0, goes_to: -1 });
const seat = () => ({
  out: false,
  souls: 0,
  wounds: 0,
  score: 0,
  dungeon: [],
  entrance: [],
  rooms_held: 2,
  spells_held: 1,
});
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

const BOSS = gameCard("series");
const SUPER = gameCard("series", "super_boss_monster");
const room = (card: string) => ({ card, hidden: false, off: false, damage: 2, under: [] });
const toldFirst = (view: First, told: Happened, after: First = view): First =>
  changed(view, told, after, BOSS, CHANGING);
const toldSecond = (view: Second, told: Happened, after: Second = view): Second =>
  changed(view, told, after, SUPER, CHANGING as never);

describe("a table of the series", () => {
  for (const [game, tell] of [
    [
      "boss-monster",
      (name: string, args: Record<string, string | number>, after = first()) =>
        toldFirst(first(), event(name, args), after),
    ],
    [
      "super-boss-monster",
      (name: string, args: Record<string, string | number>, after = second()) =>
        toldSecond(second(), event(name, args), after as Second),
    ],
  ] as const) {
    it(`${game}: a lured hero leaves town for the entrance`, () => {
      const view = tell("hero-lured", { hero: "bunny", seat: 1 });
      expect(view.town).toEqual([]);
      expect(view.seats[1]!.entrance.map((each) => each.card)).toEqual(["bunny"]);
    });
    it(`${game}: a room leaves the hand and lies face down`, () => {
      const after = game === "boss-monster" ? first() : second();
      (after.seats[0]!.dungeon as object[]).push(room("pit"));
      const view = tell("room-placed", { card: "pit", seat: 0, slot: 0 }, after as never);
      expect(view.hand).toEqual([]);
      expect(view.seats[0]!.dungeon[0]).toMatchObject({ card: "pit", hidden: true });
    });
    it(`${game}: a dead hero is a soul`, () => {
      const view = tell("hero-died", { hero: "bunny", seat: 0, souls: 1 });
      expect([view.seats[0]!.souls, view.town.length]).toEqual([1, 0]);
    });
  }

  for (const [game, board, view] of [
    ["boss-monster", boss, first()],
    ["super-boss-monster", superBoss, second()],
  ] as const)
    it(`${game}: a card of the hand is meant where it lies, even if the discard pile holds another`, () => {
      const option = { kind: "card", fields: { card: "pit" } } as never;
      const asked = (kind: string) => ({ kind, options: [option] }) as never;
      const both = { ...view, discard: ["pit"] };
      expect(board.path(option, both, asked("discard"))).toEqual(["hand:pit"]);
      expect(board.loose(option, both, asked("discard"))).toBe("");
      expect(board.path(option, both, asked("recover"))).toEqual([]);
      expect(board.loose(option, both, asked("recover"))).toBe("pit");
    });

  it("a hero who flees is neither a soul nor a wound", () => {
    const fates = [
      { dies: true, slot: 0, wounds: 0 },
      { dies: false, slot: -1, wounds: 2 },
      { dies: false, slot: -1, wounds: 0 },
    ];
    expect(fates.map(fateIcon)).toEqual(["i-skull", "i-drop", "i-push"]);
  });

  it("a destroyed room shows what lay beneath", () => {
    const before = first();
    (before.seats[0]!.dungeon as object[]).push({ ...room("pit"), under: ["cave"] }, room("lair"));
    const after = first();
    (after.seats[0]!.dungeon as object[]).push(room("cave"));
    const once = toldFirst(before, event("room-destroyed", { seat: 0, card: "pit" }), after);
    expect(once.seats[0]!.dungeon.map((each) => each.card)).toEqual(["cave", "lair"]);
    const twice = toldFirst(once, event("room-destroyed", { seat: 0, card: "lair" }), after);
    expect([twice.seats[0]!.dungeon.length, twice.discard]).toEqual([1, ["pit", "lair"]]);
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
  it("a room's damage is what the game says it is made of", () => {
    const dealt = event("room-hurt", { card: "pit", hero: "bunny", damage: 5, health: 6, total: 5 });
    const part = (what: string, n: number, card = "") => ({ what, n, card, seat: -1 });
    dealt.parts = [part("printed", 1, "pit"), part("card", 3, "freeze"), part("other", 1)];
    const { rows, after } = because(dealt, [])!;
    expect(rows.map((row) => [row.note.id, row.amount])).toEqual([
      ["table-why-printed", "1"],
      ["table-why-source", "+3"],
      ["table-why-other", "+1"],
      ["table-why-dealt", "5"],
    ]);
    expect(after).toMatchObject({ id: "table-why-left", args: { left: 1 } });
  });
  it("a hero goes to whoever has most, minions counted in", () => {
    const lured = event("hero-lured", { hero: "bunny", seat: 1, best: 3, second: 1 });
    const part = (what: string, n: number, seat: number) => ({ what, n, card: "", seat });
    lured.parts = [part("seat", 1, 0), part("seat", 3, 1), part("minion", 2, 1)];
    expect(because(lured, [])!.rows).toEqual([
      { note: { id: "table-why-seat", seats: { seat: 0 } }, amount: "1", sum: false },
      { note: { id: "super-why-with-minion", seats: { seat: 1 }, args: { own: 1, n: 2 } }, amount: "3", sum: true },
    ]);
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
