/** Settings survive, and nonsense in the store does no harm. */

import { describe, expect, it } from "vitest";
import { defaults, restored } from "../src/lib/settings.svelte";

describe("settings", () => {
  it("begin with the first language of the browser that we speak", () => {
    expect(defaults(["de-AT", "uk-UA", "en"]).language).toBe("uk");
    expect(defaults(["de"]).language).toBe("en");
  });

  it("come back as they were left", () => {
    const left = { ...defaults(["en"]), speed: 3 as const, plainFont: true, hintsSeen: ["hint-boss-monster-build"] };
    expect(restored(JSON.stringify(left), defaults(["ja"]))).toEqual(left);
  });

  it.each([
    "",
    "null",
    "[]",
    "{",
    '{"speed":9,"language":"tlh","sound":"yes","sounds":{"mine":1},"hintsSeen":[1,"build"]}',
  ])("fall back where the store holds %s", (stored) => {
    expect(restored(stored, defaults(["ja"]))).toEqual(defaults(["ja"]));
  });
});
