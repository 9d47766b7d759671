/** What a seat is doing or where it stands, in a word or two; alike for all while reactions are waited for. */
import type { View } from "../../generated/munchkin-quest";
import { say } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { roomName } from "./words";

export function standing(play: Play, view: View, seat: number): string {
  const side = view.seats[seat];
  if (!side) return "";
  if (play.source.shown?.waiting.includes(seat)) return say("table-stat", { stat: "choosing" });
  const { fight } = view;
  if (!fight) return view.active === seat ? say("quest-stat", { stat: "turn" }) : "";
  if (fight.leader === seat) return say("quest-stat", { stat: "leads" });
  if (fight.helper === seat) return say("quest-stat", { stat: "helps" });
  if (fight.offers.some((offer) => offer.seat === seat)) return say("quest-stat", { stat: "offers" });
  if (fight.step !== "gathering" || fight.helper >= 0) return "";
  return say("quest-stat", { stat: fight.can_help.includes(seat) ? "near" : "far" });
}

export function whereabouts(view: View, seat: number): string {
  const side = view.seats[seat];
  const room = side && view.rooms[side.place];
  if (!side || !room) return "";
  return side.dead
    ? say("quest-dead-in", { room: roomName(room.face) })
    : say("quest-in-room", { room: roomName(room.face) });
}
