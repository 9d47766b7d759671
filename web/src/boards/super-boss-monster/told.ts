/** Super Boss Monster's table with one event told. */
import type { HeroView, RoomView, View } from "../../generated/super-boss-monster";
import type { Happened } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import { nameOf, number, text } from "../../lib/events";
import { drop, held, takeHero, tell, type Pieces } from "../series/told";
import { GAME, LANDMARKS, SPACES } from "./places";

const PIECES = {
  phases: ["setup", "city", "build", "minion", "bait", "adventure", "end"],
  hero: (card: string): HeroView => ({
    card,
    health: fact(GAME, card)?.health ?? 0,
    damage: 0,
    token: 0,
    item: "",
    waits: false,
    goes_to: -1,
    needs: 0,
    pushed_to: "",
  }),
  room: (card: string, hidden: boolean): RoomView => {
    const damage = hidden ? 0 : (fact(GAME, card)?.damage ?? 0);
    return {
      card,
      hidden,
      off: false,
      disabled: false,
      used: false,
      damage,
      tokens: 0,
      treasure: [0, 0, 0, 0, 0],
      under: [],
      minion: false,
    };
  },
  found: (table, card): HeroView | null => {
    const view = table as View;
    const at = view.tavern.findIndex((hero) => hero.card === card);
    if (at >= 0) return view.tavern.splice(at, 1)[0]!;
    for (const [name, hero] of Object.entries(view.landmarks))
      if (hero?.card === card) {
        view.landmarks[name] = null;
        return hero;
      }
    return null;
  },
} satisfies Pieces;

export function told(before: View, event: Happened): View {
  const view = structuredClone(before);
  const seat = number(event, "seat");
  const side = view.seats[seat];
  const card = text(event, "card");
  const take = (): HeroView => takeHero(view, text(event, "hero"), PIECES) as HeroView; // all that it finds are this game's
  switch (nameOf(event)) {
    case "market-filled":
      view.market.push(card);
      break;
    case "market-cleared":
      drop(view.market, card);
      view.discard.push(card);
      break;
    case "card-drafted":
    case "card-from-market": {
      const room = fact(GAME, card)?.type === "room";
      drop(view.market, card);
      if (seat === view.you) view.hand.push(card);
      if (side) held(side, room ? 1 : 0, room ? 0 : 1);
      break;
    }
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
    case "hero-to-landmark":
      view.landmarks[LANDMARKS[number(event, "landmark")]?.name ?? ""] = take();
      break;
    case "hero-to-tavern":
      view.tavern.push(take());
      break;
    case "hero-summoned":
    case "hero-sent":
    case "hero-redirected":
      view.seats[number(event, "to")]?.entrance.push(take());
      break;
    case "hero-came":
      side?.entrance.push(take());
      break;
    case "hero-slipped":
      tell(view, { ...event, message: "event-hero-hurt" }, PIECES);
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
    case "room-deactivated":
    case "room-disabled":
      for (const room of side?.dungeon ?? [])
        if (room.card === card) {
          if (nameOf(event) === "room-disabled") room.disabled = true;
          else room.off = true;
          room.damage = 0;
        }
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
    default:
      tell(view, event, PIECES);
  }
  if (side) side.score = side.souls - side.wounds;
  return view;
}
