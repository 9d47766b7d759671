/** What a seat is doing, in the city, too. */
import type { View } from "../../generated/super-boss-monster";
import { say } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { isChoosing, standing as shared } from "../series/standing";

export function standing(play: Play, view: View, seat: number): string {
  if (view.phase !== "city" || isChoosing(play, seat)) return shared(play, view, seat);
  return say("super-stat", { stat: view.seats[seat]?.minion ? "sent" : "later" });
}
