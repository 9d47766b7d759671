/** What entitles an opening hand to a mulligan (SBM-SETUP-12): four advanced rooms, or four that show one treasure. */
import { treasuresOf, type Printed } from "../../lib/facts.svelte";

const POOR = 4;

/** "advanced", and the treasures that so many rooms show; a room with several treasures counts for each. */
export function whyPoor(hand: readonly Printed[]): string[] {
  const rooms = hand.filter((card) => card.type === "room");
  const found = rooms.filter((card) => card.advanced).length >= POOR ? ["advanced"] : [];
  const shown = rooms.flatMap((card) => [...new Set(treasuresOf(card))]);
  return [...found, ...new Set(shown.filter((treasure) => shown.filter((each) => each === treasure).length >= POOR))];
}
