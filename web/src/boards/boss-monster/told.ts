/** Boss Monster's table with one event told. */
import type { RoomView, View } from "../../generated/boss-monster";
import type { Happened } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import { nameOf, number, text } from "../../lib/events";
import { tell, type Pieces } from "../series/told";
import { GAME } from "./places";

const PIECES: Pieces = {
  phases: ["setup", "beginning", "build", "bait", "adventure", "end"],
  hero: (card) => ({ card, health: fact(GAME, card)?.health ?? 0, damage: 0, goes_to: -1 }),
  room: (card, hidden): RoomView => {
    const damage = hidden ? 0 : (fact(GAME, card)?.damage ?? 0);
    return { card, hidden, off: false, used: false, damage, treasure: [0, 0, 0, 0], under: [] };
  },
};

export function told(before: View, event: Happened): View {
  const view = structuredClone(before);
  const side = view.seats[number(event, "seat")];
  switch (nameOf(event)) {
    case "room-deactivated":
      for (const room of side?.dungeon ?? []) if (room.card === text(event, "card")) room.off = true;
      break;
    case "rooms-woke":
      for (const each of view.seats) for (const room of each.dungeon) room.off = false;
      break;
    case "seat-out":
      if (side) side.out = true;
      break;
    default:
      tell(view, event, PIECES);
  }
  return view;
}
