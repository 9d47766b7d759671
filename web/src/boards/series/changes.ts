/** What events change on a table of the series, beyond numbers and lists: heroes walk, rooms are laid and destroyed. */
import type { Happened } from "../../generated/protocol";
import type { Changing } from "../../lib/changes";
import { nameOf, number, text } from "../../lib/events";
import type { HeroView, RoomView, View } from "./view";

const isHero = (thing: object, card: string): boolean => "health" in thing && "card" in thing && thing.card === card;

/** The hero, taken from wherever it is: a line of heroes, a landmark, a dungeon. */
function takeHero(place: object, card: string): HeroView | null {
  for (const [name, thing] of Object.entries(place) as [string, object | null][]) {
    if (typeof thing !== "object" || !thing) continue;
    const walks = "hero" in thing && isHero(thing.hero as object, card);
    if (walks || isHero(thing, card)) {
      if (Array.isArray(place)) place.splice(Number(name), 1);
      else (place as Record<string, unknown>)[name] = null;
      return (walks ? thing.hero : thing) as HeroView;
    }
    const found = takeHero(thing, card);
    if (found) return found;
  }
  return null;
}

/** The hero from where it was, or as it is when all is told. */
const hero = (view: View, event: Happened, after: View): HeroView | null =>
  takeHero(view, text(event, "hero")) ?? takeHero(structuredClone(after), text(event, "hero"));

const roomOf = (view: View, event: Happened): RoomView | undefined =>
  view.seats[number(event, "seat")]?.dungeon.find((room) => room.card === text(event, "card"));

export const CHANGING: Changing<View> = {
  find: {
    room: roomOf,
    walker: (view, event) => (view.walker?.hero.card === text(event, "hero") ? view.walker.hero : null),
  },
  verbs: {
    /** The hero goes to a line of heroes or to a place of its own; to nowhere, it is gone. */
    "hero>": (view, event, after, to) => {
      const walking = hero(view, event, after);
      if (!walking || !to) return;
      const [first, last] = to.split(".") as [string, string?];
      if (first === "walker")
        view.walker = { hero: walking, seat: number(event, "seat"), slot: number(event, "slot"), in_room: true };
      else {
        const place = (last && first !== "landmarks" ? view.seats[number(event, first)] : view) as unknown as Record<
          string,
          unknown
        >;
        if (first === "landmarks") (place.landmarks as Record<string, unknown>)[last ?? ""] = walking;
        else (place?.[last ?? first] as HeroView[] | undefined)?.push(walking);
      }
    },
    /** A room is laid as it lies in the end, face down unless it was turned up or built at once. */
    "room+": (view, event, after) => {
      const [seat, slot] = [number(event, "seat"), number(event, "slot")];
      const side = view.seats[seat];
      const laid = after.seats[seat]?.dungeon[slot];
      const card = text(event, "card");
      if (!side || !laid || (card && laid.card && laid.card !== card)) return;
      const hidden = nameOf(event) === "room-placed";
      side.dungeon[Math.min(slot, side.dungeon.length)] = hidden
        ? { ...laid, card, hidden, damage: 0, off: false }
        : { ...laid, card, hidden };
    },
    /** A room is destroyed; what lies beneath shows as it lies in the end. */
    "room-": (view, event, after) => {
      const seat = number(event, "seat");
      const dungeon = view.seats[seat]?.dungeon ?? [];
      const at = dungeon.findIndex((room) => room.card === text(event, "card"));
      const left = after.seats[seat]?.dungeon[at];
      if (at < 0) return;
      if (left && dungeon[at]!.under.at(-1) === left.card) dungeon[at] = left;
      else dungeon.splice(at, 1);
    },
  },
};
