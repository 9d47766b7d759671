/** Everything a table of a game needs before it can be shown: its board, its cards, its words. */
import { boardOf } from "../boards";
import type { GameCard } from "../generated/protocol";
import { Trouble } from "../lib/api";
import { facts, useSets } from "../lib/facts.svelte";
import { games } from "../lib/games.svelte";
import { words } from "../lib/text.svelte";
import type { Board } from "./board";

/** `sets` are the house sets that are played with, as the table's option of that name has them. */
export async function laidOut(id: string, sets = ""): Promise<{ board: Board; game: GameCard }> {
  const [board, list] = await Promise.all([boardOf(id), games(), facts(id), words("web-table", "coach", id, "play")]);
  await useSets(sets);
  const game = list.find((each) => each.id === id);
  if (!board || !game) throw new Trouble({ error: "web-problem-unknown", args: {} }, 404);
  return { board, game };
}
