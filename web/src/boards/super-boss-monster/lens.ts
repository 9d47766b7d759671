/** Whether the town lies open or is folded: by the phase, unless the player has turned it over in this phase. */
import type { View } from "../../generated/super-boss-monster";
import type { Lens } from "../../table/board";
import type { Play } from "../../table/play.svelte";

const TOWN = new Set(["city", "minion", "bait"]);

export function lensOf(play: Play): Lens {
  const { phase } = play.shown.view as View;
  if (play.lens?.phase === phase) return play.lens.lens;
  return TOWN.has(phase) ? "town" : "walk";
}

export function flip(play: Play): void {
  play.lens = { phase: (play.shown.view as View).phase, lens: lensOf(play) === "town" ? "walk" : "town" };
}
