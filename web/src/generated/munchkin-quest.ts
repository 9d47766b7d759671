/** Made by `npm run types` from docs/schemas; do not edit. */

/**
 * Somebody who cannot walk in to help.
 */
export interface AbsentView {
  seat: number;
  why: string;
  rooms: number;
}
/**
 * A curse that is being played.
 */
export interface CurseView {
  card: string;
  by: number;
  victim: number;
}
/**
 * How many dice a fighter rolls.
 */
export interface DiceView {
  seat: number;
  uid: number;
  count: number;
  reasons: ReasonView[];
}
/**
 * Why there is a die more or less, or something to add to a roll.
 */
export interface ReasonView {
  what: string;
  card: string;
  why: string;
  n: number;
}
/**
 * A die on the table.
 */
export interface DieView {
  face: number;
  roller: number;
  seat: number;
  uid: number;
}
/**
 * One monster to run from.
 */
export interface EscapeView {
  seat: number;
  uid: number;
  more: number;
  safe: number;
  done: string;
  reasons: ReasonView[];
}
/**
 * The combat in progress.
 */
export interface FightView {
  place: number;
  leader: number;
  helper: number;
  monsters: number[];
  boss: boolean;
  step: string;
  summands: SummandView[];
  totals: number[];
  dice_to_roll: DiceView[];
  dice: DieView[];
  treasures: number;
  levels: number;
  can_help: number[];
  cannot_help: AbsentView[];
  may_act: number[];
  offers: TermsView[];
  terms: TermsView | null;
  locked: boolean;
  exits: number[];
  loot: string[];
  counter: TermsView | null;
  calls_left: number;
  asked: number[];
  declined: number[];
  order: number[];
  wins_ties: number;
  escapes: EscapeView[];
  by_magic: string[];
  best_twice: boolean;
  hits_if_lost: number;
  safe_roll: number;
}
/**
 * One row of a side's sum.
 */
export interface SummandView {
  side: number;
  what: string;
  seat: number;
  uid: number;
  card: string;
  n: number;
  why: string;
  rule: string;
}
/**
 * What a helper is to get.
 */
export interface TermsView {
  seat: number;
  gold: number;
  items: string[];
  treasures: number;
  picks_first: boolean;
}
/**
 * An item that lies dropped in a room.
 */
export interface FloorView {
  card: string;
  cheated: boolean;
  barred: boolean;
}
/**
 * The fight with somebody's help: our side before its dice, and how it would end, in per mille.
 */
export interface HelpView {
  ours: number;
  dice: number;
  wins_ties: boolean;
  win: number;
  tie: number;
  lose: number;
}
/**
 * An item in play.
 */
export interface ItemView {
  card: string;
  slot: string;
  packed: boolean;
  cheated: boolean;
  both_hands: boolean;
  active: boolean;
  bonus: number;
}
/**
 * A link of a room: what shows, and what it costs the viewer (0: not passable).
 */
export interface LinkView {
  kind: string;
  cost: number;
  fixed: boolean;
  walled: boolean;
  to: number;
}
/**
 * A monster on the map.
 */
export interface MonsterView {
  uid: number;
  card: string;
  level: number;
  dice: number;
  treasures: number;
  owner: number;
  colour: string;
  place: number;
  gait: string;
  size: string;
  traits: string[];
  enhancers: string[];
  boss: boolean;
  mate: boolean;
}
/**
 * How a fight would end if nobody acted: chances in per mille.
 */
export interface OddsView {
  win: number;
  tie: number;
  lose: number;
}
/**
 * What is to be expected, as the table stands and unless somebody acts.
 */
export interface OutlookView {
  odds: OddsView | null;
  with_helper: {
    [k: string]: HelpView;
  };
  search: SearchView | null;
  peeks: {
    [k: string]: PathView[];
  };
}
/**
 * What a search would bring, chances in per mille.
 */
export interface SearchView {
  gold: number;
  treasure: number;
  monster: number;
}
/**
 * How a monster goes, or went: the rooms in order, and which steps go over a gap or the edge.
 */
export interface PathView {
  uid: number;
  places: number[];
  sides: number[];
  jumps: number[];
  fast: boolean;
  blocked: string;
}
/**
 * Dice that have been rolled and not used yet.
 */
export interface RollView {
  kind: string;
  seat: number;
  dice: DieView[];
  more: number;
}
/**
 * A tile of the map.
 */
export interface RoomView {
  face: string;
  x: number;
  y: number;
  good: string[];
  bad: string[];
  special: boolean;
  search: number | null;
  arrows: {
    [k: string]: string;
  };
  links: LinkView[];
  deal: boolean;
  mark: string;
  floor: FloorView[];
  gold: number;
  munchkins: number[];
  dead: number[];
  monsters: number[];
  price: number;
  reach: boolean;
}
/**
 * What the viewer would give for a level.
 */
export interface SaleView {
  sum: number;
  items: string[];
  price: number;
}
/**
 * One player's munchkin, and what lies before the player.
 */
export interface SeatView {
  colour: string;
  male: boolean;
  level: number;
  health: number;
  max_health: number;
  moves: number;
  moves_left: number;
  gold: number;
  place: number;
  dead: boolean;
  races: string[];
  classes: string[];
  half_breed: boolean;
  super_munchkin: boolean;
  laid: string[];
  items: ItemView[];
  curses: string[];
  boons: string[];
  strength: number;
  flight: boolean;
  fire_protection: boolean;
  shunned: boolean;
  treasures_held: number;
  dxm_held: number;
  known: string[];
  hand_limit: number;
  pack_limit: number;
  hands_used: number;
  free_bases: number;
}
/**
 * An offer between two players.
 */
export interface TradeView {
  giver: number;
  taker: number;
  gold: number;
  items: string[];
  wanted_gold: number;
  wanted: string[];
}
/**
 * The table through one pair of eyes.
 */
export interface View {
  you: number;
  turn: number;
  phase: string;
  active: number;
  first: number;
  goal: number;
  boss_level: number;
  settings: {
    [k: string]: string;
  };
  hand: string[];
  seats: SeatView[];
  rooms: RoomView[];
  monsters: MonsterView[];
  fight: FightView | null;
  roll: RollView | null;
  trade: TradeView | null;
  sale: SaleView | null;
  charity: number[] | null;
  curse: CurseView | null;
  arriving: string;
  die: string;
  paths: PathView[];
  room_deck: number;
  link_deck: number;
  monster_deck: number;
  treasure_deck: number;
  dxm_deck: number;
  monster_discard: string[];
  treasure_discard: string[];
  dxm_discard: string[];
  staged: string[];
  winners: number[];
  ending: string;
}
