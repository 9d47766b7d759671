/** What a seat is doing in this phase, in a word or two. */
import type { View } from "../../generated/boss-monster";
import { say } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";

export function standing(play: Play, view: View, seat: number): string {
  const side = view.seats[seat];
  if (!side) return "";
  if (side.out) return say("table-stat", { stat: "out" });
  if (play.source.shown?.waiting.includes(seat)) return say("table-stat", { stat: "choosing" });
  if (view.phase === "build" || view.phase === "setup") return side.placed || side.sealed ? say("table-stat", { stat: "ready" }) : "";
  if (view.phase !== "adventure") return "";
  if (view.active === seat) return say("table-stat", { stat: "walking" });
  const now = view.order.indexOf(view.active);
  const place = view.order.indexOf(seat);
  if (side.kept_out) return say("table-stat", { stat: "kept-out" });
  if (now >= 0 && place < now) return say("table-stat", { stat: "walked" });
  return side.entrance.length ? say("table-stat", { stat: "next" }) : "";
}
