/** The boards, each fetched when a table of its game is opened. */
import { words } from "../lib/text.svelte";
import type { Board } from "../table/board";
import { aboutOf } from "./about";

/** The board of a game, or null if there is none yet. */
export async function boardOf(game: string): Promise<Board | null> {
  const about = aboutOf(game);
  if (!about) return null;
  const [{ board }] = await Promise.all([about.board(), words("web-super", ...(about.words ?? []))]);
  return board;
}
