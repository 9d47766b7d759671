/** The boards, each fetched when a table of its game is opened. */
import { words } from "../lib/text.svelte";
import type { Board } from "../table/board";

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  "boss-monster": () => import("./boss-monster"),
  "super-boss-monster": () => import("./super-boss-monster"),
  "munchkin-quest": () => import("./munchkin-quest"),
};
/** What a board says besides the words of every table. */
const WORDS: Record<string, string[]> = { "munchkin-quest": ["web-quest", "web-quest-fight"] };

/** The board of a game, or null if there is none yet. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = BOARDS[game];
  if (!load) return null;
  const [{ board }] = await Promise.all([load(), words("web-super", ...(WORDS[game] ?? []))]);
  return board;
}
