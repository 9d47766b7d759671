/** What a seat is doing in this phase, in a word or two; alike for all while reactions are waited for. */
import { say } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import type { View } from "./view";

export const isChoosing = (play: Play, seat: number): boolean => !!play.shown?.waiting.includes(seat);

export function standing(play: Play, view: View, seat: number): string {
  const side = view.seats[seat];
  if (!side) return "";
  if (isChoosing(play, seat)) return say("table-stat", { stat: "choosing" });
  if (view.phase === "build" || view.phase === "setup")
    return side.placed || side.sealed ? say("table-stat", { stat: "ready" }) : "";
  if (view.phase !== "adventure") return "";
  if (view.active === seat) return say("table-stat", { stat: "walking" });
  if (side.kept_out) return say("table-stat", { stat: "kept-out" });
  const now = view.order.indexOf(view.active);
  if (now >= 0 && view.order.indexOf(seat) < now) return say("table-stat", { stat: "walked" });
  return side.entrance.length ? say("table-stat", { stat: "next" }) : "";
}
