/** Sounds are mixed: few, the weighty ones among them, and never two at once. */
import { describe, expect, it } from "vitest";
import { Mixer } from "../src/lib/mixer";
import { kindOf, type Cue } from "../src/lib/sound";

describe("the mixer", () => {
  it("lets through at most 25 of 90 effects in 37 seconds of a round, and every wound", () => {
    // As the table rang when it was measured: walks full of steps and damage, with what matters in between.
    const walk: Cue[] = ["arrive", "lured-up", "step", "damage", "step", "damage", "death", "reveal", "step", "damage"];
    const mixer = new Mixer();
    const heard: { cue: Cue; at: number }[] = [];
    let wounds = 0;
    for (let n = 0; n < 90; n += 1) {
      const cue = n % 30 === 29 ? "wound" : walk[n % walk.length]!;
      const at = (37_000 / 90) * n;
      wounds += cue === "wound" ? 1 : 0;
      if (mixer.admits(cue, at)) heard.push({ cue, at });
    }
    expect(heard.length).toBeLessThanOrEqual(25);
    expect(heard.length).toBeGreaterThan(8);
    expect(heard.filter(({ cue }) => cue === "wound")).toHaveLength(wounds);
    for (let n = 1; n < heard.length; n += 1) expect(heard[n]!.at - heard[n - 1]!.at).toBeGreaterThanOrEqual(120);
  });

  it("lets a weightier sound come soon after a lighter one, not the other way round", () => {
    const mixer = new Mixer();
    expect(mixer.admits("step", 10_000)).toBe(true);
    expect(mixer.admits("wound", 10_200)).toBe(true);
    expect(mixer.admits("damage", 10_400)).toBe(false);
    expect(mixer.admits("decision", 10_560)).toBe(true);
  });

  it("keeps silent while a tune plays", () => {
    const mixer = new Mixer();
    mixer.rests(5_000);
    expect(mixer.admits("death", 4_000)).toBe(false);
    expect(mixer.admits("death", 5_400)).toBe(true);
  });

  it("knows under which switch a sound is", () => {
    expect(kindOf("wound", "mine")).toBe("harm");
    expect(kindOf("wound", "others")).toBe("board");
    expect(kindOf("decision", "mine")).toBe("turn");
    expect(kindOf("tick", "clock")).toBe("turn");
    expect(kindOf("chat", "chat")).toBe("chat");
    expect(kindOf("step", "mine")).toBe("board");
  });
});
