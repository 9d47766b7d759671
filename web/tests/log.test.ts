/** The log as a story: deeds with what they came to, harm to the reader first, routine and setup folded. */
import { describe, expect, it } from "vitest";
import type { GameCard, Happened } from "../src/generated/protocol";
import { Storyteller, summed, type Deed, type Piece } from "../src/table/story";

const TELLING: GameCard["telling"] = {
  "turn-began": { log: "turn", harms: "", together: null },
  "phase-began": { log: "phase", harms: "", together: null },
  "first-player": { log: "result", harms: "", together: null },
  "card-drawn": { log: "routine", harms: "", together: ["seat"] },
  "adventure-began": { log: "step", harms: "", together: null },
  "hero-entered": { log: "step", harms: "", together: null },
  "hero-survived": { log: "result", harms: "seat", together: ["seat"] },
  "room-destroyed": { log: "", harms: "?seat", together: null },
  walked: { log: "", harms: "", together: ["seat"] },
};

let number = 0;
function event(name: string, args: Record<string, string | number> = {}, cause = -1): Happened {
  number += 1;
  return { number, message: `event-${name}`, args, cause, source: "", rule: "", parts: [] } as unknown as Happened;
}
const belong = (a: Happened, b: Happened): boolean =>
  a.message === b.message &&
  !!TELLING[a.message.slice(6).replace("-unseen", "")]?.together?.every((name) => a.args[name] === b.args[name]);
const about = (each: Happened): number[] => [Number(each.args.seat ?? -1)];
const told = (events: Happened[], you = 0): Piece[] =>
  new Storyteller({ telling: TELLING }, you, belong, about).pieces(events);
const deeds = (pieces: Piece[]): Deed[] => pieces.filter((piece): piece is Deed => "lines" in piece);
const names = (deed: Deed): string[] =>
  deed.lines.map((line) => `${line.events[0]!.message.slice(6)}×${line.events.length}`);

describe("the log as a story", () => {
  it("folds the setup into one piece, with what it came to", () => {
    const events = [
      ...Array.from({ length: 7 }, () => event("card-drawn-unseen", { seat: 1 })),
      event("first-player", { seat: 1 }),
      event("turn-began", { turn: 1 }),
      event("walked", { seat: 1 }),
    ];
    const pieces = told(events);
    expect(pieces.map((piece) => piece.kind)).toEqual(["setup", "turn", "deed"]);
    const [setup] = deeds(pieces);
    expect(names(setup!)).toEqual(["first-player×1"]);
    expect(setup!.rest.map((line) => line.events.length)).toEqual([7, 1]);
  });

  it("tells a deed by what it came to, with its steps folded under it", () => {
    const turn = event("turn-began", { turn: 3 });
    const began = event("adventure-began", { seat: 1 });
    const one = event("hero-entered", { seat: 1 }, began.number);
    const events = [
      turn,
      began,
      one,
      event("hero-survived", { seat: 1, wounds: 1 }, one.number),
      event("hero-entered", { seat: 1 }, began.number),
      event("hero-survived", { seat: 1, wounds: 1 }, began.number),
    ];
    const [deed] = deeds(told(events));
    expect(names(deed!)).toEqual(["hero-survived×2"]);
    expect(deed!.rest.flatMap((line) => line.events)).toHaveLength(5);
    expect(deed!.mark).toBe("3.1");
    expect(deed!.harm).toBe(false);
    // While nothing has come of it yet: how it began, and where it has got to.
    expect(names(deeds(told(events.slice(0, 3)))[0]!)).toEqual(["adventure-began×1", "hero-entered×1"]);
  });

  it("puts harm to the reader on top, but not what one did to oneself", () => {
    const turn = event("turn-began", { turn: 1 });
    const cast = event("spell-cast", { seat: 1 });
    const destroyed = event("room-destroyed", { seat: 0 }, cast.number);
    const mine = event("ability-used", { seat: 0 });
    const events = [turn, cast, destroyed, mine, event("room-destroyed", { seat: 0 }, mine.number)];
    const [theirs, own] = deeds(told(events));
    expect(theirs!.harm).toBe(true);
    expect(names(theirs!)).toEqual(["room-destroyed×1", "spell-cast×1"]);
    expect(own!.harm).toBe(false);
    expect(names(own!)).toEqual(["ability-used×1", "room-destroyed×1"]);
    expect(deeds(told(events, -1)).some((deed) => deed.harm)).toBe(false);
  });

  it("joins what belongs together, and leaves out headings with nothing under them", () => {
    const events = [
      event("turn-began", { turn: 1 }),
      event("phase-began"),
      event("phase-began"),
      event("walked", { seat: 1 }),
      event("walked", { seat: 1 }),
      event("walked", { seat: 2 }),
      event("turn-began", { turn: 2 }),
      event("phase-began"),
      event("turn-began", { turn: 3 }),
    ];
    const pieces = told(events);
    expect(pieces.map((piece) => piece.kind)).toEqual(["turn", "phase", "deed", "deed", "turn"]);
    expect(deeds(pieces).map((deed) => deed.lines[0]!.events.length)).toEqual([2, 1]);
  });

  it("shows the reader's own routine, and hides that of others as soon as there is more to tell", () => {
    const turn = event("turn-began", { turn: 1 });
    const deed = event("spell-cast", { seat: 1 });
    const events = [
      turn,
      deed,
      event("card-drawn-unseen", { seat: 1 }, deed.number),
      event("card-drawn", { seat: 0 }, deed.number),
    ];
    expect(names(deeds(told(events))[0]!)).toEqual(["spell-cast×1", "card-drawn×1"]);
  });

  it("folds what others do by routine under what went before it", () => {
    const events = [
      event("turn-began", { turn: 1 }),
      event("walked", { seat: 1 }),
      event("card-drawn-unseen", { seat: 1 }),
      event("card-drawn-unseen", { seat: 2 }),
      event("card-drawn", { seat: 0 }),
    ];
    const [walk, mine, ...more] = deeds(told(events));
    expect(names(walk!)).toEqual(["walked×1"]);
    expect(walk!.rest).toHaveLength(3);
    expect(names(mine!)).toEqual(["card-drawn×1"]);
    expect(more).toEqual([]);
  });

  it("says what a number is made of only where it is a sum", () => {
    const row = (amount: string, sum = false) => ({ note: { id: "" }, amount, sum });
    expect(summed([row("2"), row("+1"), row("+3"), row("6", true)])).toBe("2 +1 +3");
    expect(summed([row("2"), row("−1"), row("1", true)])).toBe("2 −1");
    expect(summed([row("1"), row("2"), row("1"), row("4", true)])).toBe("1 +2 +1");
    expect(summed([row("2"), row("1"), row("6", true)])).toBe("");
    expect(summed([row("2"), row("2", true)])).toBe("");
  });
});
