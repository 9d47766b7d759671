/** The first game, guided: a real game against easy bots, in which the board explains each part of a turn once. */
import { aboutOf } from "../boards/about";
import { api } from "./api";
import { GENTLE } from "./opponents";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Bots of a first game where its game names no other number: neither long nor hard to follow. */
const USUALLY = 2;

export const botsOf = (game: string): number => aboutOf(game)?.guidedBots ?? USUALLY;

/** Open a guided game of `game`, and go there. */
export async function playGuided(game: string): Promise<void> {
  const bots = Array.from({ length: botsOf(game) }, () => ({ kind: "bot", bot: GENTLE }) as const);
  const opened = await api.open({ game, seats: [{ kind: "me" }, ...bots] });
  settings.guided = { table: opened.table.id, seen: [] };
  go(`/t/${opened.table.id}`);
}
