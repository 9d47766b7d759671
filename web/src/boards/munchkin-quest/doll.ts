/** Which place on the sheet an item takes. */
import type { ItemView, SeatView } from "../../generated/munchkin-quest";

export interface Doll {
  head: ItemView[];
  body: ItemView[];
  feet: ItemView[];
  hands: ItemView[];
  belt: ItemView[]; // what has no slot of its own: worn, carried, hung on the belt
  pack: ItemView[];
}

const SLOTS: Record<string, keyof Doll> = {
  headgear: "head",
  armour: "body",
  footgear: "feet",
  one_hand: "hands",
  two_hands: "hands",
};

export function dollOf(side: SeatView): Doll {
  const doll: Doll = { head: [], body: [], feet: [], hands: [], belt: [], pack: [] };
  for (const item of side.items) doll[item.packed ? "pack" : (SLOTS[item.slot] ?? "belt")].push(item);
  return doll;
}

/** How many hands an item takes. */
export const handsOf = (item: ItemView): number => (item.slot === "two_hands" || item.both_hands ? 2 : 1);
