/** What a search may bring: how many faces of the die mean gold, a Treasure, or a monster. */
import type { View } from "../../generated/munchkin-quest";
import { findOf } from "./because";

/** The signs of the room count for the die; what cards add besides is left to the game. */
export function searchOdds(view: View): Record<string, number> {
  const room = view.rooms[view.seats[view.you]?.place ?? 0];
  const found = { gold: 0, loot: 0, monster: 0, more: room?.search ?? 0 };
  for (let face = 1; face <= 6; face += 1) {
    const row = findOf(face + (room?.search ?? 0));
    if (row === 0) found.monster += 1;
    else if (row === 1) found.gold += 1;
    else found.loot += 1;
  }
  return found;
}
