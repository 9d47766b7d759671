/** Answers as paths over the table. */
import { describe, expect, it } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { option } from "./option";

const PLACES = [
  option("place", { card: "altar", slot: 0 }),
  option("place", { card: "altar", slot: 1 }),
  option("place", { card: "pit", slot: 1 }),
  option("cast", { card: "fear" }),
  option("pass"),
];
const path = ({ kind, fields }: { kind: string; fields: Record<string, string | number> }): string[] =>
  kind === "place" ? [`hand:${fields.card}`, `slot:${fields.slot}`] : kind === "cast" ? [`hand:${fields.card}`] : [];

describe("a choice", () => {
  it("groups answers by their first place, and keeps passing apart", () => {
    const choice = new Choice(PLACES, path);
    expect(choice.pass?.index).toBe(4);
    expect(choice.steps.map((step) => [step.key, step.answers.length])).toEqual([
      ["hand:altar", 2],
      ["hand:pit", 1],
      ["hand:fear", 1],
    ]);
    expect([...choice.lit]).toEqual(["hand:altar", "hand:pit", "hand:fear"]);
  });

  it("takes a card and then a place; another card instead; the same card again puts it back", () => {
    const choice = new Choice(PLACES, path);
    expect(choice.point("hand:altar")).toBeNull();
    expect(choice.steps.map((step) => step.key)).toEqual(["slot:0", "slot:1"]);
    expect(choice.point("slot:1")?.index).toBe(1);
    expect(choice.point("hand:pit")).toBeNull();
    expect(choice.picked).toEqual(["hand:pit"]);
    expect(choice.point("hand:pit")).toBeNull();
    expect(choice.picked).toEqual([]);
  });

  it("gives an answer at once where nothing is left to choose", () => {
    expect(new Choice(PLACES, path).point("hand:fear")?.index).toBe(3);
  });

  it("takes nothing from a place that means nothing now", () => {
    const choice = new Choice(PLACES, path);
    expect(choice.point("slot:0")).toBeNull();
    expect(choice.picked).toEqual([]);
  });

  it("keeps equal answers without a place as buttons of their own", () => {
    const choice = new Choice([option("yes"), option("no")], () => []);
    expect(choice.steps.map((step) => step.answers[0]?.index)).toEqual([0, 1]);
    expect(choice.take(choice.steps[1]!)?.index).toBe(1);
  });
});
