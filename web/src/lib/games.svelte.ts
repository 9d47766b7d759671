/** The games that can be played here, asked for once. */

import type { GameCard, Table } from "../generated/protocol";
import { api } from "./api";
import { attr, names, say } from "./text.svelte";

let known: GameCard[] = $state.raw([]);
let coming: Promise<GameCard[]> | undefined;

/** All games with their words, the first being the one to offer. */
export function games(): Promise<GameCard[]> {
  coming ??= api.games().then(async (list) => {
    await names(...list.map((game) => game.id));
    return (known = list);
  });
  coming.catch(() => (coming = undefined)); // so that the next visit tries again
  return coming;
}

/** Whether a game is played by the rules of more than one edition. */
export const hasEditions = (game: string): boolean =>
  (known.find((each) => each.id === game)?.profiles.length ?? 0) > 1;

/** The edition by which a table plays; a table that has not started names it only where somebody chose one. */
export function editionOf(table: Table): string {
  const profile = profileOf(table);
  return profile ? say(`profile-${profile}`) : "";
}

/** The house sets that a table plays with, in words, or "" if there are none. */
export function houseOf(table: Table): string {
  const names = (table.options.sets ?? "").split("+").filter(Boolean);
  return names.length ? say("web-house-sets", { sets: names.map((each) => each.split("@")[0]).join(", ") }) : "";
}

/** The same in a word or two, where the game has several. */
export function shortEditionOf(table: Table): string {
  const profile = profileOf(table);
  return profile && hasEditions(table.game) ? attr(`profile-${profile}`, "short") : "";
}

const profileOf = (table: Table): string | undefined =>
  table.options.edition ?? known.find((game) => game.id === table.game)?.profiles[0];
