/** What went wrong is said in words that lead on. */

import { describe, expect, it } from "vitest";
import { explained, Trouble } from "../src/lib/api";
import { has, say, speak } from "../src/lib/text.svelte";

describe("what went wrong", () => {
  it.each([
    "Failed to fetch dynamically imported module: http://localhost/a.js",
    "error loading dynamically imported module: http://localhost/a.js",
    "Importing a module script failed.",
  ])("is the connection where a part of the page has not come: %s", async (message) => {
    await speak("en");
    expect(explained(new TypeError(message))).toBe(say("web-problem-offline"));
  });

  it("is what the server says, or that it could not do it", async () => {
    await speak("en");
    expect(has("refused-stale")).toBe(true);
    expect(explained(new Trouble({ error: "refused-stale", args: {} }, 409))).toBe(say("refused-stale"));
    expect(explained(new TypeError("x is undefined"))).toBe(say("web-problem-unknown"));
  });
});
