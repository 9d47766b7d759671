/** Made by `npm run types` from docs/schemas; do not edit. */

/**
 * A hero; `goes_to` is the seat it would be lured to as the table stands, or -1.
 */
export interface HeroView {
  card: string;
  health: number;
  damage: number;
  goes_to: number;
}
/**
 * What is to be expected: the heroes in town, those at each entrance, and the one who is walking.
 */
export interface OutlookView {
  town: ProspectView[];
  entrances: ProspectView[][];
  walker: ProspectView | null;
}
/**
 * What will become of a hero as the table stands, unless somebody reacts.
 */
export interface ProspectView {
  card: string;
  place: string;
  seat: number;
  tied: number[];
  counts: number[];
  dies: boolean;
  slot: number;
  wounds: number;
  sure: boolean;
}
/**
 * A place in a dungeon: its visible room, and how many cards lie beneath.
 */
export interface RoomView {
  card: string;
  hidden: boolean;
  off: boolean;
  used: boolean;
  damage: number;
  treasure: number[];
  under: string[];
}
/**
 * One player's side of the table as the viewer sees it.
 *
 *     Views share it as long as nothing of it changes. So it cannot be changed itself: tuples all the way down.
 */
export interface SeatView {
  boss: string;
  xp: number;
  levelled: boolean;
  out: boolean;
  souls: number;
  wounds: number;
  soul_heroes: string[];
  wound_heroes: string[];
  rooms_held: number;
  spells_held: number;
  known: string[];
  sealed: number;
  dungeon: RoomView[];
  damage: number;
  treasure: number[];
  entrance: HeroView[];
  placed: boolean;
  kept_out: boolean;
}
/**
 * The table through one pair of eyes.
 */
export interface View {
  you: number;
  turn: number;
  phase: string;
  active: number;
  order: number[];
  settings: {
    [k: string]: string;
  };
  hand: string[];
  sealed: string[];
  seats: SeatView[];
  town: HeroView[];
  walker: WalkerView | null;
  staged: string[];
  room_deck: number;
  spell_deck: number;
  hero_deck: number;
  epic_deck: number;
  discard: string[];
  removed: number;
  winners: number[];
  ending: string;
}
/**
 * The hero crossing a dungeon.
 */
export interface WalkerView {
  hero: HeroView;
  seat: number;
  slot: number;
  in_room: boolean;
}
