/** A lost fight is read from what was told, and a trade becomes a series of answers. */

import { describe, expect, it } from "vitest";
import type { FightView, MonsterView, TradeView } from "../src/generated/munchkin-quest";
import type { Happened, OfferedOption, Question } from "../src/generated/protocol";
import { follow, type Wish } from "../src/boards/munchkin-quest/fight/bids";
import { flightOf, sinceVictory } from "../src/boards/munchkin-quest/fight/flight";
import { isEmpty, laid, offering, open } from "../src/boards/munchkin-quest/fight/trade";
import { option } from "./option";

let number = 0;
const told = (name: string, args: Record<string, string | number>): Happened => ({
  number: (number += 1),
  message: `event-${name}`,
  args,
  cause: -1,
  parts: [],
  source: "",
  rule: "",
});
const RAT = [
  { uid: 7, card: "m-moonlighting-rat" },
  { uid: 8, card: "m-moonlighting-rat" },
] as MonsterView[];
const fight = (...escapes: FightView["escapes"]): FightView =>
  ({ leader: 0, helper: 2, exits: [1, -1, -1], escapes, safe_roll: 5 }) as unknown as FightView;
const from = (seat: number, uid: number, done = "", more = 0): FightView["escapes"][number] => ({
  seat,
  uid,
  more,
  safe: Math.max(1, 5 - more),
  done,
  reasons: more ? [{ what: "printed", card: "m-moonlighting-rat", why: "", n: more }] : [],
});

describe("a lost fight", () => {
  const before = [told("hits-lost", { seat: 0, n: 9 }), told("escaped", { seat: 0, card: "m-moonlighting-rat", n: 6 })];
  const lost = told("fight-lost", { seat: 0 });

  it("counts only what was told since it was lost, each loser apart", () => {
    const events = [
      ...before,
      lost,
      told("hits-lost", { seat: 0, n: 1 }),
      told("caught", { seat: 2, card: "m-moonlighting-rat", n: 2 }),
    ];
    const [leader, helper] = flightOf(fight(from(0, 7), from(2, 7, "caught")), RAT, events);
    expect(leader).toMatchObject({ seat: 0, hits: 1, fates: [{ state: "waits", n: 0 }] });
    expect(helper).toMatchObject({ seat: 2, hits: 0, fates: [{ state: "caught", n: 2 }] });
  });

  it("has one fate for each monster, also where two are the same", () => {
    const events = [lost, told("escaped", { seat: 0, card: "m-moonlighting-rat", n: 5 })];
    const [leader] = flightOf(fight(from(0, 7), from(0, 8, "escaped")), RAT, events);
    expect(leader!.fates.map((fate) => [fate.uid, fate.state, fate.n])).toEqual([
      [7, "waits", 0],
      [8, "escaped", 5],
    ]);
  });

  it("says from which face on one gets away, with what is added", () => {
    const [leader] = flightOf(fight(from(0, 7, "", 1), from(0, 8, "", -2)), RAT, [lost]);
    expect(leader!.fates.map((fate) => fate.safe)).toEqual([4, 7]);
  });

  it("says who is cornered, who has run and whom nothing could harm", () => {
    const events = [
      lost,
      told("no-exit", { seat: 0 }),
      told("bad-stuff-in-vain", { seat: 2 }),
      told("ran", { seat: 2 }),
    ];
    expect(flightOf(fight(), [], events)).toMatchObject([
      { cornered: true, ran: false, vain: false },
      { cornered: false, ran: true, vain: true },
    ]);
  });
});

it("a victory is told from the moment it was won", () => {
  const killed = told("monster-killed", { seat: 0, card: "m-moonlighting-rat" });
  expect(
    sinceVictory([told("monster-killed", { seat: 1, card: "m-goldfish" }), told("fight-won", { seat: 0 }), killed]),
  ).toEqual([killed]);
});

describe("a trade", () => {
  const OPTIONS: OfferedOption[] = [
    option("decline"),
    option("item", { card: "t-pot-lid", slot: 0 }),
    option("gold", { number: 100 }),
    option("gold", { number: 250 }),
    option("want-item", { card: "t-wishing-ring", slot: 0 }),
    option("done"),
  ];
  const question: Question = {
    id: "1",
    kind: "build-trade",
    source: "",
    options: OPTIONS,
    safe: 0,
    reaction: false,
    cause: -1,
    withheld: [],
    about: [],
    hint: "",
  };

  it("offers what the question lists, and nothing while something else is asked", () => {
    expect(open(question)).toEqual({
      give: { items: ["t-pot-lid"], gold: 0 },
      want: { items: ["t-wishing-ring"], gold: 0 },
      sums: { give: [0, 100, 250], want: [0] },
    });
    expect(open({ ...question, kind: "moves" }).give.items).toEqual([]);
  });

  it("is answered item by item, then gold, and offered last", () => {
    let wishes: Wish[] = offering({
      give: { items: ["t-pot-lid"], gold: 250 },
      want: { items: ["t-wishing-ring"], gold: 0 },
    });
    const said: string[] = [];
    while (wishes.length) {
      const next = follow(wishes, question)!;
      said.push(question.options[next.option]!.kind + (question.options[next.option]!.fields.number ?? ""));
      wishes = next.rest;
    }
    expect(said).toEqual(["item", "gold250", "want-item", "done"]);
  });

  it("is empty until something lies in it", () => {
    const trade: TradeView = { giver: 0, taker: 1, gold: 0, items: [], wanted_gold: 0, wanted: [] };
    expect(isEmpty(laid(trade))).toBe(true);
    expect(isEmpty(laid({ ...trade, wanted_gold: 100 }))).toBe(false);
  });
});
