/** What the server tells of a game's messages, read from where they are declared. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameCard } from "../src/generated/protocol";

const GAMES = join(import.meta.dirname, "..", "..", "src/underhall/games");
const MESSAGE = /: Final = Message\(\s*"([\w-]+)"([^)]*)\)/g;

export function gameCard(...folders: string[]): GameCard {
  const found = folders
    .map((folder) => readFileSync(join(GAMES, folder, "messages.py"), "utf-8"))
    .flatMap((source) => [...source.matchAll(MESSAGE)]);
  const changes = found.map(([, name, rest]) => [name!, /changes="([^"]*)"/.exec(rest!)?.[1] ?? ""] as const);
  return {
    messages: Object.fromEntries(found.map(([, name]) => [name!, {}])),
    words: {},
    changes: Object.fromEntries(changes.filter(([, change]) => change)),
  } as unknown as GameCard;
}
