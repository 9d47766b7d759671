/** The boards, each fetched when a table of its game is opened. */
import type { Board } from "../table/board";

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  "boss-monster": () => import("./boss-monster"),
};

/** The board of a game, or null if there is none yet. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = BOARDS[game];
  return load ? (await load()).board : null;
}
