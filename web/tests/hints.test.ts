/** A hint is one of the game that asks: no game explains itself with another game's rules. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hintOf, seenAs } from "../src/table/hints";

const LOCALE = join(import.meta.dirname, "..", "..", "src", "underhall", "locales", "en");

/** The file in which each message stands: the page may have those of all games at hand. */
const home = new Map(
  readdirSync(LOCALE).flatMap((file) =>
    [...readFileSync(join(LOCALE, file), "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(
      (m) => [m[1]!, file.replace(".ftl", "")] as const,
    ),
  ),
);
const has = (id: string) => home.has(id);

/** Where the hints of a game may stand. The second Boss Monster is played on the first one's table. */
const HOMES: Record<string, string[]> = {
  "boss-monster": ["web-table", "play"],
  "super-boss-monster": ["web-super", "super-play", "web-table", "play"],
  "munchkin-quest": ["web-quest", "web-quest-fight", "quest-play"],
};
const KINDS = [
  ...new Set(
    [...home.keys()].flatMap(
      (id) => /^(?:munchkin-quest-prompt|prompt|hint-quest|hint-super|hint)-([a-z-]+)$/.exec(id)?.[1] ?? [],
    ),
  ),
];

describe("hints", () => {
  it.each(Object.keys(HOMES))("%s shows no hint of another game, whatever is asked", (game) => {
    expect(KINDS.length).toBeGreaterThan(90);
    const wrong = KINDS.flatMap((kind) =>
      [true, false]
        .map((alone) => hintOf(game, kind, alone, has))
        .filter((id) => id && !HOMES[game]!.includes(home.get(id)!)),
    );
    expect(wrong).toEqual([]);
  });

  it("says what is true in the game that asks", () => {
    expect(hintOf("boss-monster", "mulligan", false, has)).toBe("hint-mulligan");
    expect(hintOf("super-boss-monster", "mulligan", false, has)).toBe("table-hint-super-boss-monster-mulligan");
    expect(hintOf("boss-monster", "choose-boss", false, has)).toBe("hint-choose-boss");
    expect(hintOf("super-boss-monster", "choose-boss", false, has)).toBe("table-hint-super-boss-monster-choose-boss");
    expect(hintOf("super-boss-monster", "choose-boss", true, has)).toBe(
      "table-hint-super-boss-monster-choose-boss-alone",
    );
    expect(hintOf("munchkin-quest", "choose-room", false, has)).toBe("table-hint-munchkin-quest-choose-room");
    expect(hintOf("munchkin-quest", "discard", false, has)).toBe("hint-quest-discard");
    expect(hintOf("munchkin-quest", "heal", false, has)).toBe("");
    expect(hintOf("somebody-elses-game", "build", false, has)).toBe("");
  });

  it("is remembered by game and kind", () => {
    expect(seenAs("boss-monster", "choose-boss")).not.toBe(seenAs("super-boss-monster", "choose-boss"));
  });
});
