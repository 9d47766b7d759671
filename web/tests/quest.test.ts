/** Munchkin Quest's map in numbers, and the words of its board. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { routeTo } from "../src/boards/munchkin-quest/atlas.svelte";
import { because } from "../src/boards/munchkin-quest/because";
import { dollOf, handsOf } from "../src/boards/munchkin-quest/doll";
import { darkness, extent, links, wayOf } from "../src/boards/munchkin-quest/geometry";
import { FACES, STEPS } from "../src/boards/munchkin-quest/places";
import { roomsIn } from "../src/boards/munchkin-quest/rooms";
import { board } from "../src/boards/munchkin-quest";
import { asRolled } from "../src/boards/munchkin-quest/fight/reading";
import { classOf } from "../src/boards/munchkin-quest/words";
import { chipsIn } from "../src/boards/munchkin-quest/chips";
import { CHANGING } from "../src/boards/munchkin-quest/changes";
import { changed } from "../src/lib/changes";
import { digestOf } from "../src/lib/digest";
import { gameCard } from "./game-card";
import type {
  FightView,
  ItemView,
  LinkView,
  PathView,
  RoomView,
  SeatView,
  View,
} from "../src/generated/munchkin-quest";
import type { Happened } from "../src/generated/protocol";
import { LANGUAGES } from "../src/lib/text.svelte";
import { option } from "./option";

const ROOT = join(import.meta.dirname, "..", "..");
const BOARD = join(import.meta.dirname, "..", "src", "boards", "munchkin-quest");

/** Rooms at these places, joined by passages wherever two lie side by side; walls can be named. */
function rooms(
  places: [number, number][],
  arrows: Record<string, string>[] = [],
  walls: [number, number][] = [],
): RoomView[] {
  return places.map(([x, y], place) => ({
    face: FACES[place]!,
    x,
    y,
    good: [],
    bad: [],
    special: false,
    search: 0,
    arrows: arrows[place] ?? {},
    links: STEPS.map(([dx, dy]): LinkView => {
      const to = places.findIndex(([ox, oy]) => ox === x + dx && oy === y + dy);
      const wall = walls.some(([a, b]) => (a === place && b === to) || (b === place && a === to));
      return { kind: wall ? "wall" : "passage", cost: wall ? 0 : 1, fixed: false, walled: false, to };
    }),
    deal: false,
    mark: "",
    floor: [],
    gold: 0,
    munchkins: [],
    dead: [],
    monsters: [],
    price: -1,
    reach: false,
  }));
}
const path = (places: number[], more: Partial<PathView> = {}): PathView => ({
  uid: 1,
  places,
  sides: [],
  jumps: [],
  fast: false,
  blocked: "",
  ...more,
});
const seat = (more: Partial<SeatView> = {}): SeatView =>
  ({
    items: [],
    place: 0,
    level: 1,
    dead: false,
    curses: [],
    known: [],
    laid: [],
    moves: 3,
    moves_left: 3,
    gold: 0,
    treasures_held: 0,
    dxm_held: 0,
    ...more,
  }) as unknown as SeatView;
const table = (map: RoomView[], more: Partial<View> = {}): View =>
  ({
    you: 0,
    rooms: map,
    monsters: [],
    seats: [seat()],
    hand: [],
    paths: [],
    room_deck: 5,
    die: "",
    phase: "moves",
    ...more,
  }) as unknown as View;
const event = (name: string, args: Record<string, string | number>): Happened =>
  ({ message: `event-${name}`, number: 1, args, cause: -1, rule: "", source: "" }) as unknown as Happened;

describe("the map", () => {
  it("numbers the room faces as the game does", () => {
    const text = readFileSync(join(ROOT, "src/underhall/games/munchkin_quest/data/rooms.toml"), "utf-8");
    expect([...text.matchAll(/^\[\[room\]\]\nid = "([^"]+)"/gm)].map((m) => m[1])).toEqual(FACES);
  });

  it("reads the rooms as they are printed", () => {
    const all = roomsIn(readFileSync(join(ROOT, "src/underhall/games/munchkin_quest/data/rooms.toml"), "utf-8"));
    expect(all.map((room) => room.id)).toEqual(FACES);
    expect(all[0]).toMatchObject({ type: "tile", id: "entrance", search: "none" });
    expect(all[1]).toMatchObject({
      id: "hospital",
      good: ["cleric"],
      search: 1,
      arrows: { red: "n", yellow: "e", blue: "w" },
    });
  });

  it("lists every link once, and the dark behind each way out", () => {
    const map = rooms([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(links(map)).toHaveLength(2 + 8);
    const dark = darkness(map);
    expect(dark).toHaveLength(7); // one of the eight ways out is shared by two rooms
    expect(dark.find(({ x, y }) => x === 1 && y === 1)?.ways).toHaveLength(2);
    expect(extent(map)).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  });

  it("sees no darkness behind a wall", () => {
    const map = rooms([[0, 0]]);
    map[0]!.links[1]!.kind = "wall";
    expect(darkness(map)).toHaveLength(3);
  });

  it("walks the cheapest way, but never past a monster", () => {
    const map = rooms([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(routeTo(table(map), 0, 2)).toEqual([1, 2]);
    map[1]!.monsters = [7];
    expect(routeTo(table(map), 0, 2)).toEqual([3, 4, 5, 2]);
    expect(routeTo(table(map), 0, 1)).toEqual([1]);
    map[3]!.monsters = [8];
    expect(routeTo(table(map), 0, 2)).toEqual([]);
  });
});

describe("the way of a monster", () => {
  const row = rooms(
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [{ purple: "east" }, { purple: "east" }, {}],
  );

  it("goes from the middle of a room to the middle of the next, with a number on each link", () => {
    const way = wayOf(path([0, 1, 2]), row, 2);
    expect(way.lines).toHaveLength(1);
    expect(way.lines[0]).toHaveLength(3);
    expect(way.plates.map((plate) => plate.text)).toEqual(["1", "2"]);
    expect(way.plates[0]!.x).toBe(128 + 10);
    expect(way.cross).toBeNull();
  });

  it("marks the extra step of a Fast monster", () => {
    expect(wayOf(path([0, 1, 2], { fast: true }), row, 2).plates.map((plate) => plate.text)).toEqual(["1", "F"]);
  });

  it("leaves at one rim and comes back at the other, with the same number on both", () => {
    const round = rooms(
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [{ red: "west" }],
    );
    const way = wayOf(path([0, 2], { jumps: [0], sides: [3] }), round, 2);
    expect(way.lines).toHaveLength(2);
    expect(way.plates.map((plate) => plate.text)).toEqual(["1", "1"]);
    expect(way.plates[0]!.x).toBeLessThan(0);
    expect(way.plates[1]!.x).toBeGreaterThan(2 * 148 + 128);
  });

  it("crosses out the arrow that is blocked", () => {
    const way = wayOf(path([0], { blocked: "south" }), row, 2);
    expect(way.cross).not.toBeNull();
    expect(way.cross![1]).toBeGreaterThan(128);
  });

  it("goes towards the next room where a game of before does not say by which side", () => {
    expect(wayOf(path([2, 1]), row, 2).plates[0]!.x).toBeLessThan(2 * 148);
  });
});

describe("sheets", () => {
  it("puts every item into its place", () => {
    const item = (card: string, slot: string, more: Partial<ItemView> = {}): ItemView => ({
      card,
      slot,
      packed: false,
      cheated: false,
      both_hands: false,
      active: true,
      bonus: 0,
      ...more,
    });
    const doll = dollOf(
      seat({
        items: [
          item("a", "headgear"),
          item("b", "two_hands"),
          item("c", "belt"),
          item("d", "one_hand", { packed: true }),
          item("e", "bling"),
          item("f", "one_hand", { both_hands: true }),
        ],
      }),
    );
    expect([doll.head.length, doll.hands.length, doll.belt.length, doll.pack.length]).toEqual([1, 2, 2, 1]);
    expect(doll.hands.map(handsOf)).toEqual([2, 2]);
  });
});

describe("the search table", () => {
  it("marks the row that the search says it came to, below its dice and what was added", () => {
    const part = (what: string, n: number): Happened["parts"][number] => ({ what, n, card: "", seat: 0 });
    const searched = {
      number: 4,
      message: "event-searched",
      args: { seat: 0, room: 1, n: 8 },
      parts: [part("search", 8), part("die", 5), part("die", 2), part("more", 1), part("found-looted", 1)],
    } as unknown as Happened;
    const rows = because(searched, [searched], [])!.rows;
    expect(rows.map((row) => [row.note.args?.find ?? row.note.id, row.amount, !!row.sum])).toEqual([
      ["quest-search-dice", "7", false],
      ["quest-why-rest", "+1", false],
      ["monster", "0–1, 7", false],
      ["gold", "2–4", false],
      ["looted", "5–6, 8", true],
      ["cleaned", "9–10", false],
      ["all", "11+", false],
    ]);
  });
});

const QUEST = gameCard("munchkin_quest");
const told = (view: View, happened: Happened, after: View = view): View =>
  changed(view, happened, after, QUEST, CHANGING);

describe("what has come about", () => {
  it("tells a level before any gold, and what is mine before either", () => {
    const before = table([], { seats: [seat(), seat(), seat()] });
    const after = table([], { seats: [seat({ gold: 100 }), seat({ gold: 900 }), seat({ level: 2 })] });
    const items = digestOf(before, after, [], 0, board, QUEST);
    expect(items.map((item) => ("event" in item ? "" : `${item.seat} ${item.measure.name}`))).toEqual([
      "0 gold",
      "2 score",
      "1 gold",
    ]);
  });
});

describe("what a munchkin is, on its sheet", () => {
  it("stands there in whole names, and what has no room is counted", () => {
    expect(chipsIn(["Elf", "Super Munchkin", "Wizard"], 140, 12, 2)).toBe(3);
    expect(chipsIn(["Half-Breed", "Super Munchkin", "Sudden Career Change", "Wizard"], 140, 12, 2)).toBe(2);
    expect(chipsIn(["Полурослик", "Суперманчкин", "Волшебник"], 140, 12, 2)).toBe(2);
    expect(chipsIn(["A name that is wider than the sheet by itself"], 140, 12, 2)).toBe(1);
    expect(chipsIn([], 140, 12, 2)).toBe(0);
  });
});

describe("what is told", () => {
  it("walks, explores and moves monsters", () => {
    const map = rooms([
      [0, 0],
      [1, 0],
    ]);
    map[0]!.munchkins = [0];
    const walked = told(table(map), event("walked", { seat: 0, room: 1, n: 2 }));
    expect([walked.seats[0]!.place, walked.seats[0]!.moves_left, walked.rooms[1]!.munchkins]).toEqual([1, 2, [0]]);
    const after = rooms([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    after[2]!.face = FACES[4]!;
    const explored = told(walked, event("explored", { seat: 0, room: 4, side: 1 }), table(after));
    expect([explored.rooms.length, explored.rooms[2]!.x, explored.rooms[2]!.face, explored.seats[0]!.place]).toEqual([
      3,
      2,
      FACES[4],
      2,
    ]);
    expect(explored.rooms[1]!.links).toEqual(after[1]!.links);
    const monsters = table(map, {
      monsters: [
        { uid: 5, card: "m-fungus", place: 0, owner: 0, level: 3, enhancers: [] },
      ] as unknown as View["monsters"],
    });
    monsters.rooms[0]!.monsters = [5];
    const moved = told(monsters, event("monster-moved", { card: "m-fungus", room: 0, to: 1, steps: 1 }));
    expect([moved.monsters[0]!.place, moved.rooms[0]!.monsters, moved.rooms[1]!.monsters]).toEqual([1, [], [5]]);
  });

  it("whoever is back from the dead stands at the Entrance, and not where they died", () => {
    const map = rooms([
      [0, 0],
      [1, 0],
    ]);
    map[0]!.face = FACES[0]!;
    map[1]!.face = FACES[7]!;
    map[1]!.dead = [0];
    const died = table(map, { seats: [{ ...table(map).seats[0]!, place: 1, dead: true }] });
    const back = told(died, event("returned", { seat: 0, gold: 300 }));
    expect([back.seats[0]!.dead, back.seats[0]!.place, back.rooms[0]!.munchkins, back.rooms[1]!.dead]).toEqual([
      false,
      0,
      [0],
      [],
    ]);
  });
});

describe("words", () => {
  const sources = readdirSync(BOARD, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && name !== "about.ts") // it names files of words, not messages
    .map((name) => readFileSync(join(BOARD, name), "utf-8"))
    .join("\n");
  const bundle = (lang: string): FluentBundle => {
    const made = new FluentBundle(lang, { useIsolating: false });
    const folder = join(ROOT, "src/underhall/locales", lang);
    for (const file of readdirSync(folder))
      made.addResource(new FluentResource(readFileSync(join(folder, file), "utf-8")));
    return made;
  };

  it.each(LANGUAGES)("%s has every message that the board names", (lang) => {
    const there = bundle(lang);
    const named = new Set([...sources.matchAll(/"((?:quest|mq)-[a-z0-9-]+)"/g)].map((m) => m[1]!));
    expect(named.size).toBeGreaterThan(150);
    expect([...named].filter((id) => !there.hasMessage(id))).toEqual([]);
  });

  it("says nothing in web-quest.ftl that the board does not say", () => {
    const ids = [
      ...readFileSync(join(ROOT, "src/underhall/locales/en/web-quest.ftl"), "utf-8").matchAll(
        /^(quest-[a-z0-9-]+) =/gm,
      ),
    ].map((m) => m[1]!);
    const families = [...sources.matchAll(/`(quest-[a-z-]+-)\$\{/g)].map((m) => m[1]!);
    expect(
      ids.filter((id) => !sources.includes(`"${id}"`) && !families.some((family) => id.startsWith(family))),
    ).toEqual([]);
  });
});

describe("a fight that is told", () => {
  const rat = { uid: 7, card: "m-moonlighting-rat" };
  const fight = {
    leader: 0,
    helper: -1,
    place: 0,
    step: "gathering",
    monsters: [7],
    dice: [],
    dice_to_roll: [],
    summands: [
      { side: 0, n: 3 },
      { side: 1, n: 5 },
    ],
    totals: [3, 5],
    wins_ties: -1,
  };
  const before = table(rooms([[0, 0]]), { monsters: [rat], fight } as unknown as Partial<View>);

  it("shows every die that falls, and the sums it makes", () => {
    let view = told(before, event("fight-dice", { seat: 0, n: 8, dice: 2, faces: 53 }));
    view = told(view, event("fight-monster-dice", { seat: 1, card: "m-moonlighting-rat", n: 4, dice: 1, faces: 4 }));
    expect(view.fight!.step).toBe("rolled");
    expect(view.fight!.dice.map((die) => [die.face, die.seat, die.uid])).toEqual([
      [5, 0, -1],
      [3, 0, -1],
      [4, -1, 7],
    ]);
    expect(view.fight!.totals).toEqual([11, 9]);
    view = told(view, event("fight-totals", { ours: 11, theirs: 9 }));
    expect(told(view, event("fight-won", { seat: 0 })).fight!.step).toBe("won");
  });

  it("leaves the table alone where no fight is in sight", () => {
    expect(
      told(table(rooms([[0, 0]])), event("fight-dice", { seat: 0, n: 6, dice: 1, faces: 6 })).fight,
    ).toBeUndefined();
  });

  it("stays as it was rolled, whatever a defeat takes away", () => {
    const live = {
      ...fight,
      step: "lost",
      summands: [{ side: 0, n: 1 }],
      monsters: [],
      dice: [{ face: 2 }],
      totals: [5, 9],
    } as unknown as FightView;
    const kept = { ...fight, step: "rolled" } as unknown as FightView;
    expect(asRolled(live, kept)).toMatchObject({
      step: "lost",
      summands: kept.summands,
      monsters: [7],
      dice: [{ face: 2 }],
      totals: [5, 9],
    });
    expect(asRolled(live, { ...kept, leader: 1 })).toBe(live);
    expect(asRolled(live, null)).toBe(live);
    expect(asRolled(kept, live)).toBe(kept);
  });
});

describe("what a choice costs", () => {
  it("says what a level has cost so far, and that it can be left", () => {
    const view = table(rooms([[0, 0]]), {
      sale: { sum: 400, items: ["t-pot-lid"], price: 1000 },
      seats: [seat({ gold: 200 })],
    } as unknown as Partial<View>);
    expect(board.passes!(option("done"))).toBe(true); // the button that is always there
    expect(board.title!(option("decline"), view)).toEqual({ id: "quest-sale-cancel" });
    expect(board.tip!(view, null, null as never)!.id).toBe("quest-sale-told");
    const ranks = ["decline", "item"].map((kind) => board.rank!(option(kind), view, null, null));
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(board.rank!(option("decline"), table(rooms([[0, 0]])), null, null)).toBe(0);
  });

  it("says to whom a surplus card goes", () => {
    const view = (charity: number[]): View => table(rooms([[0, 0]]), { charity } as unknown as Partial<View>);
    expect(board.tip!(view([2, 1]), null, null as never)).toEqual({
      id: "quest-charity-to",
      args: { count: 2 },
      seats: { names: [2, 1] },
    });
    expect(board.tip!(view([]), null, null as never)!.args).toEqual({ count: 0 });
  });

  it("calls a half-breed one", () => {
    const elf = seat({ races: ["elf"], classes: ["cleric"], half_breed: true });
    expect(classOf(elf)).toMatch(/\(.+\)$/);
    expect(classOf(seat({ races: ["elf"], classes: [] }))).not.toContain("(");
  });
});
