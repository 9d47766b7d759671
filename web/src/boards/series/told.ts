/** What both games tell of a table, event by event, so that what happens can be shown step by step.
 *
 * The game sends where things end, not where each was in between. A good guess will do here: the true view follows
 * as soon as the last event is told.
 */
import type { Happened } from "../../generated/protocol";
import { nameOf, number, text } from "../../lib/events";
import type { HeroView, RoomView, SeatView, View } from "./view";

/** What a game makes anew, and where its heroes stand besides town, entrances and dungeons. */
export interface Pieces {
  phases: readonly string[]; // in the order of the game's own numbers
  hero(card: string): HeroView;
  room(card: string, hidden: boolean): RoomView;
  found?(view: View, card: string): HeroView | null; // taken from where only this game has heroes
}

/** Change the view by what an event tells. */
export function tell(view: View, event: Happened, pieces: Pieces): void {
  const seat = number(event, "seat");
  const side = view.seats[seat];
  const card = text(event, "card");
  const hero = text(event, "hero");
  const slot = number(event, "slot");
  switch (nameOf(event)) {
    case "turn-began":
      view.turn = number(event, "turn");
      break;
    case "phase-began":
      view.phase = pieces.phases[number(event, "phase")] ?? view.phase;
      view.active = -1;
      break;
    case "hero-revealed":
      view.town.push(pieces.hero(hero));
      break;
    case "card-drawn": {
      const room = number(event, "deck") === 1;
      if (room) view.room_deck -= 1;
      else view.spell_deck -= 1;
      if (card && seat === view.you) view.hand.push(card);
      if (side) held(side, room ? 1 : 0, room ? 0 : 1);
      break;
    }
    case "room-placed":
      if (side) {
        put(side, slot, pieces.room(card, true));
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
        const there = side.dungeon[slot];
        if (there?.hidden) side.dungeon[slot] = { ...pieces.room(card, false), under: there.under };
        else put(side, slot, pieces.room(card, false));
        if (nameOf(event) === "room-built" && seat === view.you) drop(view.hand, card);
      }
      break;
    case "levelled-up":
      if (side) side.levelled = true;
      break;
    case "hero-lured":
    case "fool-lured":
    case "hero-moved":
    case "hero-revived":
      side?.entrance.push(takeHero(view, hero, pieces));
      break;
    case "adventure-began":
      view.active = seat;
      break;
    case "hero-entered":
      view.walker = { hero: takeHero(view, hero, pieces), seat, slot, in_room: true };
      break;
    case "room-hurt":
    case "hero-hurt":
      if (view.walker?.hero.card === hero) view.walker.hero.damage = number(event, "total");
      break;
    case "hero-died":
    case "town-hero-killed":
      takeHero(view, hero, pieces);
      if (side) side.souls += number(event, "souls");
      break;
    case "hero-survived":
      takeHero(view, hero, pieces);
      if (side) side.wounds += number(event, "wounds");
      break;
    case "hero-fled":
      view.town.push(takeHero(view, hero, pieces));
      break;
    case "room-destroyed":
      if (side) {
        const at = side.dungeon.findIndex((each) => each.card === card);
        const under = side.dungeon[at]?.under ?? [];
        if (at >= 0 && under.length)
          side.dungeon[at] = { ...pieces.room(under.at(-1)!, false), under: under.slice(0, -1) };
        else if (at >= 0) side.dungeon.splice(at, 1);
      }
      view.discard.push(card);
      break;
    case "spell-cast":
    case "spell-cast-room":
    case "spell-cast-hero":
    case "spell-cast-seat":
    case "spell-cast-spell":
      if (seat === view.you) drop(view.hand, card);
      else if (side) held(side, 0, -1);
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
  }
}

/** Lay a room on what is there, or at the next free place. */
function put(side: SeatView, slot: number, laid: RoomView): void {
  const there = side.dungeon[slot];
  if (there) laid.under = [...there.under, there.card];
  side.dungeon[Math.min(slot, side.dungeon.length)] = laid;
}

export function held(side: SeatView, rooms: number, spells: number): void {
  side.rooms_held = Math.max(0, side.rooms_held + rooms);
  side.spells_held = Math.max(0, side.spells_held + spells);
}

export function drop(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** Take a hero from wherever it stands. */
export function takeHero(view: View, card: string, pieces: Pieces): HeroView {
  if (view.walker?.hero.card === card) {
    const { hero } = view.walker;
    view.walker = null;
    return hero;
  }
  for (const heroes of [view.town, ...view.seats.map((side) => side.entrance)]) {
    const at = heroes.findIndex((hero) => hero.card === card);
    if (at >= 0) return heroes.splice(at, 1)[0]!;
  }
  return pieces.found?.(view, card) ?? pieces.hero(card);
}
