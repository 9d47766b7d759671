/** The table with one event told, so that what happens can be shown step by step.
 *
 * The game sends where things end, not where each was in between. A good guess will do here: the true view follows
 * as soon as the last event is told.
 */
import { fact } from "../../lib/facts.svelte";
import type { HeroView, RoomView, SeatView, View } from "../../generated/boss-monster";
import type { Happened } from "../../generated/protocol";

/** The name of an event without the frame that all have, nor the mark of what is hidden. */
export function nameOf(event: Happened): string {
  return event.message.replace(/^event-/, "").replace(/-unseen$/, "");
}

export const text = (event: Happened, name: string): string => String(event.args[name] ?? "");
export const number = (event: Happened, name: string): number => Number(event.args[name] ?? -1);

export function told(before: View, event: Happened): View {
  const view = structuredClone(before);
  const seat = number(event, "seat");
  const side = view.seats[seat];
  const card = text(event, "card");
  const hero = text(event, "hero");
  switch (nameOf(event)) {
    case "turn-began":
      view.turn = number(event, "turn");
      break;
    case "phase-began":
      view.phase = ["setup", "beginning", "build", "bait", "adventure", "end"][number(event, "phase")] ?? view.phase;
      view.active = -1;
      break;
    case "hero-revealed":
      view.town.push(newcomer(hero));
      break;
    case "card-drawn":
      if (number(event, "deck") === 1) view.room_deck -= 1;
      else view.spell_deck -= 1;
      if (card && seat === view.you) view.hand.push(card);
      if (side) held(side, number(event, "deck") === 1 ? 1 : 0, number(event, "deck") === 1 ? 0 : 1);
      break;
    case "room-placed":
      if (side) {
        put(side, number(event, "slot"), room(card, true));
        side.placed = true;
        if (seat === view.you) drop(view.hand, card);
      }
      break;
    case "build-passed":
      if (side) side.placed = true;
      break;
    case "room-revealed":
    case "room-built":
      if (side) {
        const there = side.dungeon[number(event, "slot")];
        if (there?.hidden) side.dungeon[number(event, "slot")] = { ...room(card, false), under: there.under };
        else put(side, number(event, "slot"), room(card, false));
        if (nameOf(event) === "room-built" && seat === view.you) drop(view.hand, card);
      }
      break;
    case "levelled-up":
      if (side) side.levelled = true;
      break;
    case "hero-lured":
    case "fool-lured":
    case "hero-moved":
    case "hero-revived": {
      const moved = takeHero(view, hero);
      side?.entrance.push(moved);
      break;
    }
    case "adventure-began":
      view.active = seat;
      break;
    case "hero-entered":
      view.walker = { hero: takeHero(view, hero), seat, slot: number(event, "slot"), in_room: true };
      break;
    case "room-hurt":
    case "hero-hurt":
      if (view.walker?.hero.card === hero) view.walker.hero.damage = number(event, "total");
      break;
    case "hero-died":
    case "town-hero-killed":
      takeHero(view, hero);
      if (side) {
        side.souls += number(event, "souls");
        side.soul_heroes.push(hero);
      }
      break;
    case "hero-survived":
      takeHero(view, hero);
      if (side) {
        side.wounds += number(event, "wounds");
        side.wound_heroes.push(hero);
      }
      break;
    case "hero-fled":
      view.town.push(takeHero(view, hero));
      break;
    case "room-destroyed":
      if (side) {
        const slot = side.dungeon.findIndex((each) => each.card === card);
        const under = side.dungeon[slot]?.under ?? [];
        if (slot >= 0 && under.length)
          side.dungeon[slot] = { ...room(under.at(-1)!, false), under: under.slice(0, -1) };
        else if (slot >= 0) side.dungeon.splice(slot, 1);
      }
      view.discard.push(card);
      break;
    case "room-deactivated":
      for (const each of side?.dungeon ?? []) if (each.card === card) each.off = true;
      break;
    case "rooms-woke":
      for (const each of view.seats) for (const place of each.dungeon) place.off = false;
      break;
    case "spell-cast":
    case "spell-cast-room":
    case "spell-cast-hero":
    case "spell-cast-seat":
    case "spell-cast-spell":
      if (seat === view.you) drop(view.hand, card);
      else if (side) held(side, 0, -1);
      view.staged.push(card);
      break;
    case "card-discarded":
    case "card-lost":
      if (seat === view.you) drop(view.hand, card);
      view.discard.push(card);
      break;
    case "card-recovered":
      drop(view.discard, card);
      if (seat === view.you) view.hand.push(card);
      break;
    case "seat-out":
      if (side) side.out = true;
      break;
  }
  return view;
}

function newcomer(card: string): HeroView {
  return { card, health: fact("boss-monster", card)?.health ?? 0, damage: 0, goes_to: -1 };
}

function room(card: string, hidden: boolean): RoomView {
  const damage = hidden ? 0 : (fact("boss-monster", card)?.damage ?? 0);
  return { card, hidden, off: false, used: false, damage, treasure: [0, 0, 0, 0], under: [] };
}

/** Lay a room on what is there, or at the next free place. */
function put(side: SeatView, slot: number, laid: RoomView): void {
  const there = side.dungeon[slot];
  if (there) laid.under = [...there.under, there.card];
  side.dungeon[Math.min(slot, side.dungeon.length)] = laid;
}

function held(side: SeatView, rooms: number, spells: number): void {
  side.rooms_held = Math.max(0, side.rooms_held + rooms);
  side.spells_held = Math.max(0, side.spells_held + spells);
}

function drop(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** Take a hero from wherever it stands. */
function takeHero(view: View, card: string): HeroView {
  if (view.walker?.hero.card === card) {
    const { hero } = view.walker;
    view.walker = null;
    return hero;
  }
  for (const heroes of [view.town, ...view.seats.map((side) => side.entrance)]) {
    const at = heroes.findIndex((hero) => hero.card === card);
    if (at >= 0) return heroes.splice(at, 1)[0]!;
  }
  for (const side of view.seats) {
    drop(side.soul_heroes, card);
    drop(side.wound_heroes, card);
  }
  return newcomer(card);
}
