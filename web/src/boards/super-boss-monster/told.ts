/** The table with one event told, so that what happens can be shown step by step.
 *
 * The game sends where things end, not where each was in between. A good guess will do here: the true view follows
 * as soon as the last event is told.
 */
import { fact } from "../../lib/facts.svelte";
import type { HeroView, RoomView, SeatView, View } from "../../generated/super-boss-monster";
import type { Happened } from "../../generated/protocol";
import { nameOf, number, text } from "../boss-monster/told";
import { GAME, LANDMARKS, SPACES } from "./places";

export { nameOf, number, text };

const PHASES = ["setup", "city", "build", "minion", "bait", "adventure", "end"];

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
      view.phase = PHASES[number(event, "phase")] ?? view.phase;
      view.active = -1;
      break;
    case "market-filled":
      view.market.push(card);
      break;
    case "market-cleared":
      drop(view.market, card);
      view.discard.push(card);
      break;
    case "card-drafted":
    case "card-from-market":
      drop(view.market, card);
      if (seat === view.you) view.hand.push(card);
      if (side) held(side, fact(GAME, card)?.type === "room" ? 1 : 0, fact(GAME, card)?.type === "room" ? 0 : 1);
      break;
    case "minion-placed": {
      const space = SPACES[number(event, "space")];
      if (side && space) {
        side.minion = space;
        view.spaces[space] = seat;
      }
      break;
    }
    case "minion-on-boss":
      if (side) side.minion = "boss";
      break;
    case "minion-on-room":
      if (side) {
        side.minion = "room";
        for (const room of side.dungeon) if (room.card === card) room.minion = true;
      }
      break;
    case "symbol-gained":
      if (side) {
        const treasure = number(event, "treasure");
        side.treasure[treasure] = (side.treasure[treasure] ?? 0) + 1;
      }
      break;
    case "hero-revealed":
      view.town.push(newcomer(hero));
      break;
    case "hero-to-landmark": {
      const place = LANDMARKS[number(event, "landmark")]?.name ?? "";
      view.landmarks[place] = takeHero(view, hero);
      break;
    }
    case "hero-to-tavern":
      view.tavern.push(takeHero(view, hero));
      break;
    case "hero-summoned":
    case "hero-sent":
    case "hero-redirected":
      view.seats[number(event, "to")]?.entrance.push(takeHero(view, hero));
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
    case "token-placed":
    case "token-removed": {
      const n = number(event, "n") * (nameOf(event) === "token-placed" ? 1 : -1);
      const there = side?.dungeon.find((each) => each.card === card);
      if (there) {
        there.tokens = Math.max(0, there.tokens + n);
        there.damage = Math.max(0, there.damage + n);
      }
      break;
    }
    case "levelled-up":
      if (side) side.levelled = true;
      break;
    case "hero-lured":
    case "hero-came":
    case "fool-lured":
    case "hero-moved":
    case "hero-revived":
      side?.entrance.push(takeHero(view, hero));
      break;
    case "adventure-began":
      view.active = seat;
      break;
    case "hero-entered":
      view.walker = { hero: takeHero(view, hero), seat, slot: number(event, "slot"), in_room: true };
      break;
    case "room-hurt":
    case "hero-hurt":
    case "hero-slipped":
      if (view.walker?.hero.card === hero) view.walker.hero.damage = number(event, "total");
      break;
    case "hero-died":
    case "town-hero-killed":
      takeHero(view, hero);
      if (side) {
        side.souls += number(event, "souls");
        side.score += number(event, "souls");
        side.soul_heroes.push(hero);
      }
      break;
    case "hero-survived":
      takeHero(view, hero);
      if (side) {
        side.wounds += number(event, "wounds");
        side.score -= number(event, "wounds");
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
        if (slot >= 0 && under.length) side.dungeon[slot] = { ...room(under.at(-1)!, false), under: under.slice(0, -1) };
        else if (slot >= 0) side.dungeon.splice(slot, 1);
      }
      view.discard.push(card);
      break;
    case "room-deactivated":
    case "room-disabled":
      for (const each of side?.dungeon ?? [])
        if (each.card === card) {
          if (nameOf(event) === "room-disabled") each.disabled = true;
          else each.off = true;
          each.damage = 0;
        }
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
    case "coins-gained":
    case "coins-paid":
      if (side) side.coins = number(event, "total");
      break;
    case "marker-passed": {
      const at = view.order.indexOf(seat);
      if (at > 0) view.order = [...view.order.slice(at), ...view.order.slice(0, at)];
      break;
    }
  }
  return view;
}

function newcomer(card: string): HeroView {
  return { card, health: fact(GAME, card)?.health ?? 0, damage: 0, token: 0, item: "", waits: false, goes_to: -1, needs: 0, pushed_to: "" };
}

function room(card: string, hidden: boolean): RoomView {
  const damage = hidden ? 0 : (fact(GAME, card)?.damage ?? 0);
  return { card, hidden, off: false, disabled: false, used: false, damage, tokens: 0, treasure: [0, 0, 0, 0, 0], under: [], minion: false };
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
  for (const heroes of [view.town, view.tavern, ...view.seats.map((side) => side.entrance)]) {
    const at = heroes.findIndex((hero) => hero.card === card);
    if (at >= 0) return heroes.splice(at, 1)[0]!;
  }
  for (const [name, hero] of Object.entries(view.landmarks))
    if (hero?.card === card) {
      view.landmarks[name] = null;
      return hero;
    }
  return newcomer(card);
}
