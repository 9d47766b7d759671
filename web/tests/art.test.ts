/** Every card has a picture, and whoever drew an icon is named. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import authors from "../src/art/credits.json";
import quest from "../src/art/munchkin-quest/atlas.json";

const GAMES = join(import.meta.dirname, "../../src/underhall/games");
const ART = join(import.meta.dirname, "../src/art");

interface Sheet {
  size: [number, number];
  sheet: [number, number];
  at: Record<string, [number, number]>;
}

/** What is printed, as [the sheet it is pictured on, its id]. The rooms of a map are pictured as scenes. */
function printed(game: string, file: string): [string, string][] {
  const path = join(GAMES, game, "data", file);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf-8");
  const found = [...text.matchAll(/^\[\[(\w+)\]\]\nid = "([^"]+)"/gm)];
  expect(found.length, path).toBe([...text.matchAll(/^\[\[/gm)].length);
  return found.map((m) => [file === "rooms.toml" ? "scene" : m[1]!, m[2]!]);
}

const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "data/cards.toml")));

it.each(games)("shows every card of %s", (game) => {
  const folder = join(ART, game.replaceAll("_", "-"));
  const sheets = JSON.parse(readFileSync(join(folder, "atlas.json"), "utf-8")) as Record<string, Sheet>;
  const cards = printed(game, "cards.toml");
  expect(cards.length).toBeGreaterThan(90);
  for (const [sheet, id] of [...cards, ...printed(game, "rooms.toml")]) expect(sheets[sheet]?.at[id], id).toBeDefined();
  for (const [name, { size, sheet, at }] of Object.entries(sheets)) {
    const header = readFileSync(join(folder, `${name}.png`));
    expect([header.readUInt32BE(16), header.readUInt32BE(20)], name).toEqual(sheet);
    for (const [x, y] of Object.values(at)) expect(x + size[0] <= sheet[0] && y + size[1] <= sheet[1], name).toBe(true);
  }
});

it("has every piece of the Quest map", () => {
  const ids = (sheet: keyof typeof quest) => Object.keys(quest[sheet].at);
  expect(ids("standee")).toEqual(ids("monster"));
  expect(ids("boss")).toEqual(ids("monster"));
  expect(ids("item")).toEqual(ids("treasure"));
  expect(ids("scene").length).toBe(49);
  expect(ids("link-h")).toEqual(["passage", "door", "locked", "hidden", "wall"]);
  expect(ids("link-v")).toEqual(ids("link-h"));
  const emblems = ["moon", "flame", "star", "leaf", "key", "bolt"];
  expect(ids("die")).toEqual(emblems);
  expect(ids("base")).toEqual(emblems);
  expect(ids("arrow")).toEqual(["n", "e", "s", "w"].flatMap((side) => emblems.map((emblem) => `${emblem}-${side}`)));
  expect(ids("munchkin").every((seat) => emblems.includes(seat))).toBe(true);
  expect(ids("d6").length).toBe(7);
  expect(ids("d10").length).toBe(11);
});

it("names the authors", () => {
  expect(Object.keys(authors)).toContain("Lorc");
  expect(Object.values(authors).flat().length).toBeGreaterThan(90);
});
