/** Made by `npm run types` from docs/schemas; do not edit. */

/**
 * Something announced that waits to resolve; the last of the stack is the next to do so.
 */
export interface EffectView {
  card: string;
  seat: number;
  rooms: PlaceView[];
  heroes: string[];
  seats: number[];
  cards: string[];
}
/**
 * A room as a target.
 */
export interface PlaceView {
  seat: number;
  slot: number;
}
/**
 * How a walk through a dungeon would end.
 */
export interface FateView {
  dies: boolean;
  slot: number;
  wounds: number;
}
/**
 * The bait phase, and who is left to be pushed out.
 */
export interface ForecastView {
  town: ProspectView[];
  pushed: PushView[];
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
  needs: number;
  dies: boolean;
  slot: number;
  wounds: number;
  sure: boolean;
}
/**
 * A hero whom the heroes of the next turn push out of town, and the landmark it goes to.
 */
export interface PushView {
  card: string;
  landmark: string;
}
/**
 * A hero; `goes_to` is the seat it would be lured to as the table stands, or -1.
 */
export interface HeroView {
  card: string;
  health: number;
  damage: number;
  token: number;
  item: string;
  waits: boolean;
  goes_to: number;
  needs: number;
  pushed_to: string;
}
/**
 * What is to be expected, as the table stands and unless somebody reacts.
 */
export interface OutlookView {
  town: ProspectView[];
  pushed: PushView[];
  arriving: number;
  entrances: ProspectView[][];
  walker: ProspectView | null;
  summons: SummonView[];
  trials: {
    [k: string]: ForecastView;
  };
}
/**
 * The hero at a landmark: its health with the token of the space, and its fate in each dungeon.
 */
export interface SummonView {
  landmark: string;
  card: string;
  health: number;
  fates: FateView[];
}
/**
 * A card in a deck that the viewer has seen; `place` counts from the bottom.
 */
export interface PeekView {
  deck: string;
  place: number;
  card: string;
}
/**
 * A place in a dungeon: its visible room, and what lies beneath.
 */
export interface RoomView {
  card: string;
  hidden: boolean;
  off: boolean;
  disabled: boolean;
  used: boolean;
  damage: number;
  tokens: number;
  treasure: number[];
  under: string[];
  minion: boolean;
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
  souls: number;
  wounds: number;
  score: number;
  soul_heroes: string[];
  wound_heroes: string[];
  rooms_held: number;
  spells_held: number;
  known: string[];
  sealed: number;
  dungeon: RoomView[];
  damage: number;
  treasure: number[];
  borrowed: number[];
  last_boost: number;
  entrance: HeroView[];
  minion: string;
  placed: boolean;
  kept_out: boolean;
  shielded: boolean;
  coins: number;
  items: string[];
  items_retired: string[];
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
  landmarks: {
    [k: string]: HeroView | null;
  };
  tavern: HeroView[];
  market: string[];
  items_waiting: string[];
  spaces: {
    [k: string]: number;
  };
  walker: WalkerView | null;
  stack: EffectView[];
  staged: string[];
  room_deck: number;
  spell_deck: number;
  hero_deck: number;
  epic_deck: number;
  item_deck: number;
  peeked: PeekView[];
  discard: string[];
  removed: number;
  last_turn: boolean;
  title: string;
  true_title: boolean;
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
