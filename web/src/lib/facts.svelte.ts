/** What is printed on the cards, fetched once a game; the words are in the game's Fluent files. */

import { aboutOf } from "../boards/about";
import { api } from "./api";
import type { HouseSetReply } from "../generated/protocol";
import { attr, houseWords, say, words } from "./text.svelte";

/** A card as the game's data has it: `type` tells which of the fields there are. */
export interface Printed {
  type: string; // boss · room · spell · hero · item, and in Munchkin Quest monster · treasure · dxm · tile
  id: string;
  name: string; // as printed in the box; the page says the message `card-<id>`
  kind?: string; // of rooms: trap · monster; in Munchkin Quest of treasures, dxm and tiles
  advanced?: boolean;
  damage?: number;
  treasures?: Record<string, number> | number; // of rooms; of a monster how many Treasures it brings
  treasure?: string; // of bosses, heroes and items
  second?: string; // of a hero who wants two treasures
  space?: boolean; // of rooms: a minion may be sent there
  level_up?: string; // of bosses: one-shot · lasting · minion-space
  box?: string;
  copies?: number;
  copies_first?: number;
  first_only?: boolean;
  xp?: number;
  phases?: string[]; // of spells: build · adventure
  health?: number;
  epic?: boolean;
  players?: number; // from how many players on a hero takes part
  // Munchkin Quest
  level?: number;
  dice?: number;
  size?: string;
  gait?: string;
  traits?: string[];
  levels?: number; // how many a monster is worth, where it is not one
  scary?: boolean;
  slot?: string;
  bonus?: number;
  value?: number;
  keywords?: string[];
  only?: Record<string, string[]>;
  big?: boolean;
  hands?: number;
  weapon?: string;
  throwable?: boolean;
  one_shot?: boolean;
  good?: string[];
  bad?: string[];
  search?: number | string;
  arrows?: Record<string, string>;
  special?: boolean;
  picture?: string; // of house cards: the printed card whose picture it has
  limit_by?: [setting: string, value: string]; // its `limit` is printed only where this setting has this value
}

export const TREASURES = ["cleric", "fighter", "mage", "thief", "explorer"] as const;
export type Treasure = (typeof TREASURES)[number];

const known = $state<Record<string, Map<string, Printed>>>({});
let house = $state.raw(new Map<string, Printed>()); // cards of house sets
const coming = new Map<string, Promise<void>>();

/** Have the cards of `game` and their words at hand. */
export function facts(game: string): Promise<void> {
  let promise = coming.get(game);
  if (!promise) {
    const shared = aboutOf(game)?.mixedWith;
    promise = Promise.all([api.cards(game), words(game), shared && facts(shared)]).then(([cards]) => {
      known[game] = new Map(cards.map((card) => [card.id, card]));
    });
    promise.catch(() => coming.delete(game)); // so that the next visit tries again
    coming.set(game, promise);
  }
  return promise;
}

/** Have the house sets of a table at hand, as its option `sets` names them, and no others. */
export async function useSets(key = ""): Promise<void> {
  const sets = await Promise.all(
    key
      .split("+")
      .filter(Boolean)
      .map((each) => api.houseSet(each)),
  );
  await showSets(sets);
}

/** The same with sets that have come already. */
export async function showSets(sets: HouseSetReply[]): Promise<void> {
  house = new Map(sets.flatMap((set) => (set.cards as Printed[]).map((card) => [card.id, card])));
  await houseWords(sets.map((set) => set.words));
}

/** The card `id` of `game`, once `facts` has come. */
export function fact(game: string, id: string): Printed | undefined {
  return house.get(id) ?? known[game]?.get(id) ?? known[aboutOf(game)?.mixedWith ?? ""]?.get(id);
}

/** All cards of `game` in printed order. */
export function allFacts(game: string): Printed[] {
  return [...(known[game]?.values() ?? [])];
}

/** The treasures of a card in the fixed order, each as often as it is printed. */
export function treasuresOf(card: Printed): Treasure[] {
  const { treasures } = card;
  if (typeof treasures === "number") return [];
  if (treasures) return TREASURES.flatMap((name) => Array<Treasure>(treasures[name] ?? 0).fill(name));
  return [card.treasure, card.second].filter((name) => !!name) as Treasure[];
}

/** The card whose picture a card shows: its own, unless it is of a house set. */
export function pictureOf(id: string): string {
  return house.get(id)?.picture || id;
}

export function cardName(id: string): string {
  return say(`card-${id}`);
}

/** What the card does at a table with these settings, or "" if it has no text. */
export function cardEffect(id: string, options: Record<string, string> = {}): string {
  const effect = attr(`card-${id}`, "effect");
  const limit = Object.values(known)
    .map((cards) => cards.get(id)?.limit_by)
    .find(Boolean);
  if (!limit || (options[limit[0]] ?? limit[1]) !== limit[1]) return effect;
  return say("effect-limited", { effect, limit: attr(`card-${id}`, "limit") });
}
