/** What is told of Munchkin Quest's fights and rolls: the sums of the events, verdicts in words, a staging for what matters. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { actedSince, board } from "../src/boards/munchkin-quest";
import { CHANGING } from "../src/boards/munchkin-quest/changes";
import { STAGED, stagingOf } from "../src/boards/munchkin-quest/stagings";
import {
  boxesOf,
  isDecided,
  verdictOf,
  type Sum,
  type ToldFight,
  type ToldView,
} from "../src/boards/munchkin-quest/told";
import type { View } from "../src/generated/munchkin-quest";
import type { Happened } from "../src/generated/protocol";
import { changed } from "../src/lib/changes";
import { nameOf, number } from "../src/lib/events";
import { LANGUAGES } from "../src/lib/text.svelte";
import { gameCard } from "./game-card";
import { recorded } from "./recorded";
import { option } from "./option";

const event = (name: string, args: Record<string, string | number> = {}, more: Partial<Happened> = {}): Happened =>
  ({ message: `event-${name}`, number: 1, args, cause: -1, rule: "", source: "", parts: [], ...more }) as Happened;

const add = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const whole = (sum: Sum): number => add(sum.terms.map((each) => each.n)) + add(sum.dice.map((die) => die.face));

describe("recorded games", () => {
  it("show every fight with the sums, the dice and the verdict of its events", { timeout: 300_000 }, async () => {
    const count = { fights: 0, rolls: 0, begun: 0 };
    for await (const { card, frames } of recorded("munchkin-quest", 3, "random", 4)) {
      let view = frames[0]!.shown!.view as ToldView;
      for (const frame of frames.slice(1)) {
        if (!frame.shown) continue;
        const after = frame.shown.view as View;
        for (const each of frame.events) {
          const before = view;
          view = changed(view, each, after, card, CHANGING as never) as ToldView;
          const name = nameOf(each);
          const fight = view.told?.fight;
          if (name === "fight-began" || name === "boss-comes") {
            count.begun += 1;
            expect(fight).toMatchObject({ leader: each.args.seat, step: "begun" });
            expect(fight!.cards).toContain(each.args.card);
          }
          if (name === "fight-totals") {
            count.fights += 1;
            expect([fight!.ours.total, fight!.theirs.total]).toEqual([each.args.ours, each.args.theirs]);
          }
          if (fight && (name === "fight-totals" || (name.startsWith("fight-") && name.endsWith("dice")))) {
            for (const sum of [fight.ours, fight.theirs]) {
              expect(whole(sum)).toBe(sum.total);
              for (const most of [3, 4]) {
                const boxes = boxesOf(sum.terms, most);
                expect(boxes.length).toBeLessThanOrEqual(most);
                expect(add(boxes.map((box) => box.n)) + add(sum.dice.map((die) => die.face))).toBe(sum.total);
              }
            }
          }
          if (name === "fight-won" || name === "fight-lost") {
            expect(fight!.step).toBe(name.slice(6));
            expect(fight!.leader).toBe(each.args.seat);
            const staging = stagingOf(each, before, after.you)!;
            expect(staging.line).toEqual(verdictOf(fight!, after.you));
          }
          if (name === "searched" || name === "escaped" || (name === "caught" && number(each, "n") > 0)) {
            count.rolls += 1;
            const { roll } = view.told!;
            expect(roll!.total).toBe(each.args.n);
            expect(add(roll!.dice) + roll!.more).toBe(each.args.n);
            if (name !== "searched") expect(roll!.good).toBe(roll!.total >= roll!.need);
          }
          // Nothing of a decided fight is left once its munchkins go on.
          if (name === "turn-began") expect(view.told!.fight).toBeNull();
        }
        view = after;
      }
    }
    expect(count.fights).toBeGreaterThan(10);
    expect(count.rolls).toBeGreaterThan(10);
    expect(count.begun).toBeGreaterThanOrEqual(count.fights);
  });
});

describe("the verdict", () => {
  const fight = (more: Partial<ToldFight>): ToldFight => ({
    leader: 0,
    helper: -1,
    place: 0,
    cards: ["m-gazebo"],
    boss: false,
    ours: { total: 11, terms: [], dice: [] },
    theirs: { total: 7, terms: [], dice: [] },
    step: "won",
    tie: false,
    seen: false,
    since: [],
    ...more,
  });
  const words = (language: string, told: ToldFight, you: number): string => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const file = join(import.meta.dirname, "../../src/underhall/locales", language, "web-quest-fight.ftl");
    bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
    const { id, args } = verdictOf(told, you);
    return bundle.formatPattern(bundle.getMessage(id)!.value!, { ...args, name: "Bruno" });
  };
  it("says who wins, by which sums", () => {
    expect(words("en", fight({}), 0)).toBe("11 against 7: you win");
    expect(words("en", fight({ leader: 1, helper: 0 }), 0)).toBe("11 against 7: you win");
    expect(words("en", fight({ leader: 1 }), 0)).toBe("11 against 7: Bruno wins");
    const lost = { step: "lost", ours: { total: 5, terms: [], dice: [] } } as Partial<ToldFight>;
    expect(words("en", fight(lost), 0)).toBe("5 against 7: you lose");
    expect(words("en", fight({ ...lost, leader: 1 }), 0)).toBe("5 against 7: Bruno loses");
    const tie = { tie: true, ours: { total: 7, terms: [], dice: [] } };
    expect(words("en", fight({ ...tie, step: "lost" }), 0)).toBe("7 against 7: a tie, you lose");
    expect(words("en", fight(tie), 0)).toBe("7 against 7: you win the tie");
  });
  it.each(LANGUAGES)("tells all eight apart in %s", (language) => {
    const all = [0, 1].flatMap((leader) =>
      (["won", "lost"] as const).flatMap((step) =>
        [true, false].map((tie) => words(language, fight({ leader, step, tie }), 0)),
      ),
    );
    expect(new Set(all).size).toBe(8);
    for (const line of all) expect(line).toMatch(/11.*7/);
  });
});

/** What is routine, or told together with something that is staged. */
const ROUTINE =
  "sex-chosen first-rolled first-player turn-began phase-began card-drawn hand-shown card-shown deck-empty deck-reshuffled " +
  "card-laid card-packed card-unpacked grip-changed card-played card-used card-thrown card-discarded card-returned " +
  "card-shed discard-taken card-given charity-discard item-dropped gold-dropped item-picked-up gold-picked-up " +
  "item-lost gold-gained gold-lost curse-cancelled curse-works curse-stays curse-lifted cheated curse-tip level-bought " +
  "hits-prevented hits-healed level-for-hits taken-over walked forced blocked explored link-laid link-turned link-walled " +
  "room-turned dungeon-explored moved-by-magic toll-paid toll-evaded search-monster room-looted room-cleaned-out dealt " +
  "monster-die die-set monster-die-set dice-again monster-drawn monster-based base-freed no-monster monster-moved " +
  "monster-sent monsters-stay monster-left monster-enhanced monster-joins door-broken disdained side-bonus " +
  "monsters-bonus dice-changed roll-announced fight-locked fight-dice fight-monster-dice tie-won tie-lost fight-ended " +
  "monster-reborn loot-shown help-called nobody-came offer-made offer-declined offer-countered promise-kept helper-pays " +
  "better-asked trade-offered trade-countered trade-declined item-traded gold-traded exit-chosen no-exit auto-escape " +
  "bad-stuff-in-vain ran";

describe("stagings", () => {
  const { messages } = gameCard("munchkin_quest");
  const view = {
    you: 0,
    goal: 10,
    seats: [0, 1].map(() => ({ level: 3, items: [], place: 0 })),
    rooms: [],
    monsters: [],
    hand: [],
    fight: null,
    told: { fight: null, roll: null },
  } as unknown as ToldView;
  const at = (name: string, args: Record<string, string | number>, parts: unknown[] = []) =>
    stagingOf(event(name, args, { parts } as Partial<Happened>), view, 0);

  it("are there for every declared message that matters, and for nothing else", () => {
    const routine = ROUTINE.split(" ");
    expect(STAGED.filter((name) => routine.includes(name))).toEqual([]);
    expect([...STAGED, ...routine].sort()).toEqual(Object.keys(messages).sort());
  });
  it("take 0.4 to 1.5 seconds, and what concerns the viewer is never left out", () => {
    const args = {
      victim: 0,
      to: 1,
      leader: 1,
      card: "d-thief",
      n: 1,
      level: 4,
      limit: 3,
      ours: 5,
      theirs: 4,
      left: 2,
    };
    for (const name of STAGED)
      for (const seat of [0, 1])
        for (const victim of [0, 1]) {
          const staging = at(name, { ...args, seat, victim, leader: 1 - seat }, [{ what: "search", n: 4, seat }]);
          if (!staging) continue;
          expect(staging.ms, name).toBeGreaterThanOrEqual(400);
          expect(staging.ms, name).toBeLessThanOrEqual(1500);
          if (seat === 0 && !/^(curse|item-stolen|backstabbed|fight-totals)/.test(name))
            expect(staging.minor, name).toBeFalsy();
        }
    for (const name of ["curse-played", "item-stolen", "backstabbed"]) {
      expect(at(name, { ...args, seat: 1 })).toMatchObject({ tone: "harm" });
      expect(at(name, { ...args, seat: 1 })!.minor, name).toBeFalsy();
      expect(at(name, { ...args, seat: 1, victim: 1 })!.minor, name).toBe(true);
    }
  });
  it("tell of the last level, of death and of the Boss whoever it is", () => {
    expect(at("level-gained", { seat: 1, n: 1, level: 10 })).toMatchObject({ kind: "goal", tone: "harm" });
    for (const [name, args] of [
      ["level-gained", { level: 10 }],
      ["died", {}],
      ["boss-comes", { card: "m-gazebo", level: 20 }],
      ["won-game", {}],
    ] as const)
      expect(at(name, { seat: 1, ...args })!.minor, name).toBeFalsy();
  });
});

describe("a roll that is asked for again", () => {
  const said = [event("fight-began", { seat: 0 }), event("roll-announced", { seat: 0 })];
  it("says who did what meanwhile", () => {
    const laid = event("card-laid", { seat: 1, card: "d-warrior" });
    expect(actedSince([...said, laid], 0)).toBe(laid);
    expect(actedSince(said, 0)).toBeUndefined();
    expect(actedSince([...said, laid, event("card-played", { seat: 0 })], 0)).toBeUndefined();
    expect(actedSince([laid, ...said], 0)).toBeUndefined();
    expect(actedSince([...said, laid, event("fight-began", { seat: 0 })], 0)).toBeUndefined();
  });
});

describe("the first answer", () => {
  const view = (mine: number, level: number): View =>
    ({
      you: 0,
      seats: [{ place: 0, strength: mine }],
      rooms: [{ monsters: [1] }],
      monsters: [{ uid: 1, level }],
      fight: { can_help: [] },
    }) as unknown as View;
  it("is dressed as one only with a reason", () => {
    const fight = option("fight");
    expect(board.advises!(fight, view(28, 3), null, null)).toBe(true);
    expect(board.advises!(fight, view(3, 28), null, null)).toBe(false);
    expect(board.advises!(option("accept", { seat: 1 }), view(3, 28), null, null)).toBe(false);
    expect(board.rank!(option("call"), view(3, 28), null, null)).toBeLessThan(
      board.rank!(option("play"), view(3, 28), null, null),
    );
    expect(board.rank!(fight, view(3, 28), null, null)).toBeLessThan(board.rank!(fight, view(28, 3), null, null));
  });
  it("leaves being done at its own place", () => {
    expect(board.passes!(option("done"))).toBe(true);
    expect(isDecided(null)).toBe(false);
  });
});
