/** The boards, each fetched when a table of its game is opened. */
import { words } from "../lib/text.svelte";
import type { Board } from "../table/board";

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  "boss-monster": () => import("./boss-monster"),
  "super-boss-monster": () => import("./super-boss-monster"),
};

/** The board of a game, or null if there is none yet. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = BOARDS[game];
  if (!load) return null;
  const [{ board }] = await Promise.all([load(), words("web-super")]);
  return board;
}
