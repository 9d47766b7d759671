/** Every card has a picture, and whoever drew an icon is named. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import authors from "../src/art/credits.json";
import atlas from "../src/art/boss-monster/atlas.json";

const CARDS = join(import.meta.dirname, "../../src/underhall/games/boss_monster/data/cards.toml");

it("shows every card of Boss Monster", () => {
  const cards = [...readFileSync(CARDS, "utf-8").matchAll(/^\[\[(\w+)\]\]\nid = "([^"]+)"/gm)].map((m) => [m[1]!, m[2]!] as const);
  const sheets = atlas as unknown as Record<string, { at: Record<string, number[]> }>;
  expect(cards.length).toBe(97);
  for (const [type, id] of cards) expect(sheets[type]?.at[id], id).toBeDefined();
  for (const name of Object.keys(sheets)) {
    expect(existsSync(join(import.meta.dirname, `../src/art/boss-monster/${name}.png`)), name).toBe(true);
  }
});

it("names the authors", () => {
  expect(Object.keys(authors)).toContain("Lorc");
  expect(Object.values(authors).flat().length).toBeGreaterThan(90);
});
