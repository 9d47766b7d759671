/** What cannot be done now is said with the rule that forbids it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withheld } from "../src/boards/munchkin-quest/withheld";
import type { View } from "../src/generated/munchkin-quest";
import type { Question } from "../src/generated/protocol";

const RULES = readFileSync(
  join(import.meta.dirname, "..", "..", "src/underhall/games/munchkin_quest/data/rules.yaml"),
  "utf-8",
);
const link = { kind: "passage", cost: 1, fixed: false, walled: false, to: 1 };
const table = (me: object = {}, room: object = {}, more: object = {}): View =>
  ({
    you: 0,
    goal: 10,
    room_deck: 5,
    settings: {},
    fight: null,
    seats: [{ place: 0, level: 1, gold: 300, items: [], moves_left: 2, ...me }, {}],
    rooms: [{ search: 0, monsters: [], mark: "", deal: false, links: [link], ...room }],
    ...more,
  }) as unknown as View;
const asked = (kind: string, ...kinds: string[]): Question =>
  ({ kind, options: kinds.map((each) => ({ kind: each, fields: {} })) }) as unknown as Question;
const why = (view: View, question: Question): Record<string, unknown> =>
  Object.fromEntries(withheld(view, question).map(({ word, why }) => [word.args!.what, why.args!.why]));

describe("what cannot be done", () => {
  it("is everything usual that is not offered", () => {
    expect(why(table(), asked("moves", "end"))).toEqual({
      explore: "no-dark",
      search: "once",
      "buy-level": "price",
      trade: "alone",
    });
    expect(why(table(), asked("moves", "end", "explore", "search", "buy-level", "trade"))).toEqual({});
    expect(why(table(), asked("react"))).toEqual({});
  });

  it("has the reason that comes first", () => {
    expect(why(table({ moves_left: 0 }, { deal: true }), asked("moves"))).toMatchObject({
      explore: "no-moves",
      search: "no-moves",
      deal: "no-moves",
    });
    expect(why(table({}, { monsters: [3], deal: true }), asked("moves"))).toMatchObject({
      search: "monster",
      deal: "monster",
    });
    expect(why(table({}, { search: null }), asked("moves"))).toMatchObject({ search: "no-search" });
    expect(why(table({}, { mark: "cleaned-out" }), asked("moves"))).toMatchObject({ search: "cleaned-out" });
    expect(
      why(table({}, { mark: "cleaned-out" }, { settings: { cleaned_out: "open" } }), asked("moves")),
    ).toMatchObject({ search: "once" });
    expect(why(table({}, { links: [{ ...link, kind: "locked", cost: 3, to: -1 }] }), asked("moves"))).toMatchObject({
      explore: "dear",
    });
    expect(why(table({ level: 9 }, {}, { room_deck: 0 }), asked("moves"))).toMatchObject({
      explore: "no-rooms",
      "buy-level": "last-level",
    });
  });

  it("is said of help in a fight", () => {
    const fight = (more: object): View => table({}, {}, { fight: { helper: -1, can_help: [], ...more } });
    expect(why(fight({}), asked("fight", "roll"))).toEqual({ call: "far" });
    expect(why(fight({ helper: 1 }), asked("fight", "roll"))).toEqual({ call: "helper" });
    expect(why(fight({ can_help: [1] }), asked("fight", "roll"))).toEqual({ call: "called" });
    expect(why(fight({ can_help: [1] }), asked("fight", "call"))).toEqual({});
  });

  it("names rules that there are", () => {
    const seen = [
      table(),
      table({ moves_left: 0 }, { deal: true }),
      table({}, { monsters: [1], deal: true }),
      table({ level: 9 }, { search: null }, { room_deck: 0 }),
    ];
    for (const view of seen)
      for (const { rule } of withheld(view, asked("moves"))) expect(RULES).toContain(`id: ${rule}\n`);
    expect(RULES).toContain("id: MQ-HELP-01\n");
  });
});
