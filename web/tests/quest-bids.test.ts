/** A bargain is read from what was said, and answered step by step. */

import { describe, expect, it } from "vitest";
import type { FightView, TermsView } from "../src/generated/munchkin-quest";
import type { Happened, Question } from "../src/generated/protocol";
import { bidsOf, follow, goldBetween, steps, sumsUpTo } from "../src/boards/munchkin-quest/fight/bids";
import { matchOf, picks, totalsOf } from "../src/boards/munchkin-quest/fight/reading";
import { option } from "./option";

const terms = (seat: number, treasures: number, gold = 0): TermsView => ({
  seat,
  gold,
  items: [],
  treasures,
  picks_first: false,
});
const fight = (offers: TermsView[], more: Partial<FightView> = {}): FightView =>
  ({
    offers,
    terms: null,
    counter: null,
    declined: [],
    asked: [],
    helper: -1,
    leader: 0,
    ...more,
  }) as unknown as FightView;

let number = 0;
const told = (message: string, args: Record<string, number>): Happened => ({
  number: (number += 1),
  message: `event-${message}`,
  args,
  cause: -1,
  parts: [],
  source: "",
  rule: "",
});
const made = (seat: number, treasures: number): Happened =>
  told("offer-made", { seat, gold: 0, treasures, items: 0, first: 0 });
const states = (f: FightView, events: Happened[]): Record<number, string> =>
  Object.fromEntries(bidsOf(f, events).map((bid) => [bid.seat, bid.state]));

describe("bids", () => {
  const began = told("fight-began", { seat: 0 });
  const called = told("help-called", { seat: 0 });

  it("are new while they lie on the table", () => {
    expect(states(fight([terms(1, 1), terms(2, 2)]), [began, called, made(1, 1), made(2, 2)])).toEqual({
      1: "new",
      2: "new",
    });
  });

  it("stay known when they are declined, and expire when all are put away", () => {
    const events = [began, called, made(1, 1), told("offer-declined", { seat: 2 })];
    expect(states(fight([terms(1, 1)]), events)).toEqual({ 1: "new", 2: "declined" });
    expect(states(fight([]), events)).toEqual({ 1: "expired", 2: "declined" });
  });

  it("show both sides while the helper thinks about the leader's answer", () => {
    const counter = { ...terms(1, 1, 200), items: ["t-pot-lid"], picks_first: true };
    const [bid] = bidsOf(fight([terms(1, 2)], { counter }), [began, called, made(1, 2)]);
    expect(bid).toMatchObject({ state: "countered", terms: { treasures: 2 }, counter });
  });

  it("may be the leader's own, and still stand when the leader's terms are refused", () => {
    const counter = terms(3, 1);
    expect(bidsOf(fight([], { counter }), [began, called])).toEqual([
      { seat: 3, state: "countered", terms: null, counter, refused: false },
    ]);
    expect(bidsOf(fight([terms(1, 2)], { declined: [1] }), [began, called, made(1, 2)])).toMatchObject([
      { seat: 1, state: "new", refused: true },
    ]);
  });

  it("are taken by whoever helps, and those of an earlier fight are forgotten", () => {
    expect(states(fight([], { terms: terms(1, 1) }), [began, called, made(1, 1), made(2, 1)])).toEqual({
      1: "taken",
      2: "expired",
    });
    expect(states(fight([]), [began, called, made(1, 1), told("fight-began", { seat: 0 })])).toEqual({});
  });
});

describe("terms", () => {
  it("are those on the table, whatever was told: gold that a helper pays is below zero", () => {
    const [bid] = bidsOf(fight([terms(1, 1, -300)]), [told("fight-began", { seat: 0 }), made(1, 1)]);
    expect(bid?.terms?.gold).toBe(-300);
    expect(bidsOf(fight([]), [told("fight-began", { seat: 0 }), made(1, 1)])).toMatchObject([
      { state: "expired", terms: null },
    ]);
  });
});

describe("a match", () => {
  it("counts the best die twice in the room that says so", () => {
    const stands = { ...fight([]), summands: [], dice_to_roll: [], wins_ties: -1 };
    expect(matchOf({ ...stands, best_twice: false }).bestTwice).toBe(false);
    expect(matchOf({ ...stands, best_twice: true }).bestTwice).toBe(true);
  });
});

describe("a draft", () => {
  const ask = (kind: string, options: Question["options"]): Question => ({
    id: kind,
    kind,
    source: "",
    options,
    safe: 0,
    reaction: false,
    cause: -1,
    withheld: [],
    about: [],
    hint: "",
  });
  const numbers = ask("bid-treasures", [option("decline"), ...[0, 1, 2].map((n) => option("number", { number: n }))]);
  const gold = ask(
    "bid-gold",
    [0, 100, 250].map((n) => option("gold", { number: n })),
  );
  const order = ask("bid-order", [option("first-pick"), option("second-pick")]);

  it("becomes one answer to each question, and what is not asked is skipped", () => {
    const first = follow(steps({ treasures: 1, gold: 250, items: [], first: false }), numbers)!;
    expect(first.option).toBe(2);
    const second = follow(first.rest, gold)!;
    expect(second.option).toBe(2);
    const last = follow(second.rest, order)!; // an item is not asked for where there is none
    expect(last).toEqual({ option: 1, rest: [] });
  });

  it("names items one after the other, and gold that the helper pays as what is paid", () => {
    const items = ask("bid-item", [
      option("done"),
      ...["t-pot-lid", "t-wishing-ring"].map((card) => option("item", { card, slot: 0 })),
    ]);
    const paid = ask("bid-gold", [option("gold", { number: 0 }), option("pay-gold", { number: 100 })]);
    const wishes = steps({ treasures: 0, gold: -100, items: ["t-wishing-ring", "t-pot-lid"], first: false }).slice(1);
    const said: number[] = [];
    let rest = wishes;
    for (const question of [paid, items, items, items]) {
      const next = follow(rest, question)!;
      said.push(next.option);
      rest = next.rest;
    }
    expect(said).toEqual([1, 2, 1, 0]);
  });

  it("stops where an answer is not among the options", () => {
    expect(follow(steps({ treasures: 5, gold: 0, items: [], first: true }), numbers)).toBeNull();
    expect(follow(steps({ treasures: 1, gold: 0, items: [], first: true }), ask("react", []))).toBeNull();
  });

  it("can name every sum up to all the gold there is", () => {
    expect(sumsUpTo(0)).toEqual([0]);
    expect(sumsUpTo(300)).toEqual([0, 100, 200, 300]);
    expect(sumsUpTo(720)).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 720]);
    expect(goldBetween(150, 200)).toEqual([-150, -100, 0, 100, 200]);
  });
});

describe("totals", () => {
  it("stay what decided the fight, whatever counts afterwards", () => {
    const events = [told("fight-totals", { ours: 13, theirs: 25 })];
    const decided = { step: "lost", totals: [13, 21] } as unknown as FightView;
    expect(totalsOf(decided, events)).toEqual([13, 25]);
    expect(totalsOf({ ...decided, step: "rolled" }, events)).toEqual([13, 21]);
  });
});

describe("Treasures", () => {
  const order = (total: number, share: number, first: boolean): string =>
    picks(total, share, first)
      .map((who) => who[0])
      .join("");
  it("are taken in turn until the share is out", () => {
    expect(order(3, 1, false)).toBe("lhl");
    expect(order(3, 2, true)).toBe("hlh");
    expect(order(4, 1, true)).toBe("hlll");
    expect(order(3, 3, false)).toBe("hhh");
    expect(order(2, 5, false)).toBe("hh");
    expect(order(0, 1, true)).toBe("");
  });
});
