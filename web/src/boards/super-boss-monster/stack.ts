/** The stack of effects: the game lists what was announced first, the table shows what resolves first. */
import type { EffectView, View } from "../../generated/super-boss-monster";
import type { Note, Pending } from "../../table/board";

/** The effects in the order in which they resolve. */
const ordered = (view: View): EffectView[] => [...view.stack].reverse();

export function stackOf(view: View): Pending[] {
  return ordered(view).map((effect) => ({ card: effect.card, seat: effect.seat, targets: targets(effect, view) }));
}

function targets(effect: EffectView, view: View): Note[] {
  return [
    ...effect.rooms.map(({ seat, slot }): Note => {
      const card = view.seats[seat]?.dungeon[slot]?.card ?? "";
      return card
        ? { id: "super-aim-room", cards: { card }, seats: { seat } }
        : { id: "super-aim-hidden", args: { slot: slot + 1 }, seats: { seat } };
    }),
    ...effect.heroes.map((card): Note => ({ id: "super-aim-card", cards: { card } })),
    ...effect.seats.map((seat): Note => ({ id: "super-aim-seat", seats: { seat } })),
    ...effect.cards.map((card): Note => ({ id: "super-aim-card", cards: { card } })),
  ];
}

/** The numbers of the effects that are aimed at a room. */
export function aimsAt(view: View, seat: number, slot: number): number[] {
  return ordered(view).flatMap((effect, at) =>
    effect.rooms.some((room) => room.seat === seat && room.slot === slot) ? [at + 1] : [],
  );
}
