/** What a seat is doing, or that it is out. */
import type { View } from "../../generated/boss-monster";
import { say } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { standing as shared } from "../series/standing";

export function standing(play: Play, view: View, seat: number): string {
  return view.seats[seat]?.out ? say("table-stat", { stat: "out" }) : shared(play, view, seat);
}
