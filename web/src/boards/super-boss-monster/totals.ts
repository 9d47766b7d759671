/** Whose treasure is counted: explorers take part from five players on. */
import type { View } from "../../generated/super-boss-monster";

export function totalsOf(view: View, seat: number): number[] {
  const treasure = view.seats[seat]?.treasure ?? [];
  return view.seats.length > 4 ? treasure : treasure.slice(0, 4);
}
