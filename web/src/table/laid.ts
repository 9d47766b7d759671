/** Everything a table of a game needs before it can be shown: its board, its cards, its words. */
import { boardOf } from "../boards";
import type { GameCard } from "../generated/protocol";
import { Trouble } from "../lib/api";
import { facts } from "../lib/facts.svelte";
import { games } from "../lib/games.svelte";
import { words } from "../lib/text.svelte";
import type { Board } from "./board";

export async function laidOut(id: string): Promise<{ board: Board; game: GameCard }> {
  const [board, list] = await Promise.all([boardOf(id), games(), facts(id), words("web-table", "coach", id, "play")]);
  const game = list.find((each) => each.id === id);
  if (!board || !game) throw new Trouble({ error: "web-problem-unknown", args: {} }, 404);
  return { board, game };
}
