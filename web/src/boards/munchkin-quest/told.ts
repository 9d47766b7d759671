/** The fight and the roll that are being told: both sums with all they are made of, every die, and how it ended.
 *
 * A fight may begin and end between two views of the game. What the page shows of it meanwhile is put together from the
 * events, and lies in the view that lags behind (`told`); a view that comes from the game has nothing of it.
 */
import type { View } from "../../generated/munchkin-quest";
import type { Happened } from "../../generated/protocol";
import { nameOf, number, text } from "../../lib/events";
import type { Note } from "../../table/board";
import { FACES } from "./places";

type Part = Happened["parts"][number];

/** A summand: what it is, and the card or seat it comes from. */
export type Term = Part;

export interface ToldDie {
  face: number;
  roller: number;
  card: string; // the monster it was rolled for, or ''
}

/** One side of a fight: `total` is what terms and dice add up to. */
export interface Sum {
  total: number;
  terms: Term[];
  dice: ToldDie[];
}

export interface ToldFight {
  leader: number;
  helper: number;
  place: number;
  cards: string[]; // the monsters
  boss: boolean;
  ours: Sum;
  theirs: Sum;
  step: "begun" | "rolled" | "won" | "lost";
  tie: boolean;
  seen: boolean; // whether the dice were on the table before
  since: Happened[]; // what has come of it
}

export interface ToldRoll {
  kind: string; // search, escape, d10 or plain
  seat: number;
  dice: number[];
  more: number;
  total: number;
  need: number; // what an escape or a d10 needed, or 0
  result: Happened | null;
  good: boolean;
}

export interface Told {
  fight: ToldFight | null;
  roll: ToldRoll | null;
}

/** The view while it is told. */
export type ToldView = View & { told?: Told };

const ROLLS = new Set(["search", "escape", "d10", "plain"]);
/** What comes of a fight, and is listed below its verdict. */
const COMES_OF = new Set(
  (
    "monster-killed level-gained level-lost boss-level-lost card-drawn card-shown loot-shown gold-gained gold-lost item-lost " +
    "hits-lost died escaped caught auto-escape no-exit bad-stuff-in-vain promise-kept helper-pays monster-reborn won-game"
  ).split(" "),
);
/** Whoever does this has left the fight or the roll behind. */
const LEAVES = new Set(
  "turn-began phase-began walked explored forced blocked dealt monster-die monster-moved monsters-stay fight-ended".split(
    " ",
  ),
);

const nothing = (): Sum => ({ total: 0, terms: [], dice: [] });

/** Both sums as an event tells them, or null. */
export function sumsOf(event: Happened): [ours: Sum, theirs: Sum] | null {
  if (event.parts?.[0]?.what !== "ours") return null;
  const sums: [Sum, Sum] = [nothing(), nothing()];
  let side = 0;
  for (const part of event.parts) {
    if (part.what === "ours" || part.what === "theirs") {
      side = part.what === "ours" ? 0 : 1;
      sums[side]!.total = part.n;
    } else if (part.what === "die") sums[side]!.dice.push({ face: part.n, roller: part.seat, card: part.card });
    else sums[side]!.terms.push(part);
  }
  return sums;
}

const term = (what: string, n: number, card = "", seat = -1): Term => ({ what, n, card, seat });

/** A fight that begins: what everybody can see of both sides. */
function begun(view: View, event: Happened): ToldFight {
  const leader = number(event, "seat");
  const side = view.seats[leader];
  const place =
    "room" in event.args ? view.rooms.findIndex((room) => room.face === FACES[number(event, "room")]) : side?.place;
  const boss = nameOf(event) === "boss-comes";
  const card = text(event, "card");
  const here = view.monsters.filter((monster) => monster.place === place && !boss && monster.card !== card);
  const rest = (side?.strength ?? 0) - (side?.level ?? 0);
  const ours = [term("level", side?.level ?? 0, "", leader)];
  if (rest) ours.push(term("item", rest, "", leader));
  const theirs = [
    term("level", number(event, "level"), card),
    ...here.map((monster) => term("level", monster.level, monster.card)),
  ];
  return {
    leader,
    helper: -1,
    place: place ?? -1,
    cards: [card, ...here.map((monster) => monster.card)],
    boss,
    ours: { ...nothing(), terms: ours, total: side?.strength ?? 0 },
    theirs: { ...nothing(), terms: theirs, total: theirs.reduce((sum, each) => sum + each.n, 0) },
    step: "begun",
    tie: false,
    seen: false,
    since: [],
  };
}

/** The fight that the view knows, where its beginning was told before. */
function known(view: View): ToldFight | null {
  const { fight } = view;
  if (!fight) return null;
  const cards = fight.monsters.map((uid) => view.monsters.find((monster) => monster.uid === uid)?.card ?? "");
  const sum = (side: number): Sum => {
    const terms = fight.summands
      .filter((row) => row.side === side)
      .map(({ what, n, card, seat }) => term(what, n, card, seat));
    return { ...nothing(), terms, total: terms.reduce((all, each) => all + each.n, 0) };
  };
  return {
    leader: fight.leader,
    helper: fight.helper,
    place: fight.place,
    cards: cards.filter(Boolean),
    boss: fight.boss,
    ours: sum(0),
    theirs: sum(1),
    step: "begun",
    tie: false,
    seen: fight.step === "rolled",
    since: [],
  };
}

export const isDecided = (fight: ToldFight | null): boolean => fight?.step === "won" || fight?.step === "lost";

/** Put an event into what is told. */
export function tell(view: ToldView, event: Happened): void {
  const told: Told = view.told ?? { fight: null, roll: null };
  view.told = told;
  const name = nameOf(event);
  if (LEAVES.has(name)) {
    told.roll = null;
    // A fight that is not decided goes on, whoever walks in to help.
    if (name === "fight-ended" || name === "turn-began" || isDecided(told.fight)) told.fight = view.fight = null;
    return;
  }
  if (name === "fight-began" || name === "boss-comes") {
    told.fight = begun(view, event);
    told.roll = null;
    return;
  }
  tellFight(view, told, name, event);
  tellRoll(told, name, event);
}

function tellFight(view: View, told: Told, name: string, event: Happened): void {
  const sums = sumsOf(event);
  if (sums) told.fight ??= known(view) ?? unseen(sums);
  const { fight } = told;
  if (!fight) return;
  if (sums) [fight.ours, fight.theirs] = sums;
  switch (name) {
    case "helper-joins":
      fight.helper = number(event, "seat");
      break;
    case "taken-over":
      [fight.leader, fight.helper] = [number(event, "seat"), -1];
      break;
    case "monster-joins":
      fight.cards.push(text(event, "card"));
      break;
    case "fight-dice":
    case "fight-monster-dice": {
      const card = text(event, "card");
      const side = card ? fight.theirs : fight.ours;
      const faces = number(event, "faces");
      for (const face of faces > 0 ? String(faces) : "")
        side.dice.push({ face: Number(face), roller: number(event, "seat"), card });
      side.total += number(event, "n");
      fight.step = "rolled";
      break;
    }
    case "fight-totals":
      fight.step = "rolled";
      break;
    case "tie-won":
    case "tie-lost":
      fight.tie = true;
      break;
    case "fight-won":
    case "fight-lost":
      fight.leader = number(event, "seat");
      fight.step = name === "fight-won" ? "won" : "lost";
      break;
    default:
      if (isDecided(fight) && COMES_OF.has(name)) fight.since.push(event);
  }
}

/** A fight of which only the sums are known. */
function unseen([ours, theirs]: [Sum, Sum]): ToldFight {
  const leader = ours.terms.find((each) => each.what === "level")?.seat ?? -1;
  return {
    leader,
    helper: -1,
    place: -1,
    cards: theirs.terms.filter((each) => each.what === "level").map((each) => each.card),
    boss: false,
    ours,
    theirs,
    step: "begun",
    tie: false,
    seen: false,
    since: [],
  };
}

/** The row of the search table that a search came to, as it says itself. */
export const foundBy = (searched: Happened): string =>
  searched.parts.find((part) => part.what.startsWith("found-"))?.what.slice("found-".length) ?? "";

function tellRoll(told: Told, name: string, event: Happened): void {
  const [kind, ...rest] = event.parts ?? [];
  if (kind && ROLLS.has(kind.what)) {
    told.roll = {
      kind: kind.what,
      seat: kind.seat,
      dice: rest.filter((part) => part.what === "die").map((part) => part.n),
      more: rest.filter((part) => part.what === "more").reduce((sum, part) => sum + part.n, 0),
      total: kind.n,
      need: rest.find((part) => part.what === "need")?.n ?? 0,
      result: null,
      good: false,
    };
  }
  const { roll } = told;
  if (!roll) return;
  if (name === "searched" || name === "escaped" || name === "caught" || name === "d10-rolled") {
    roll.result = event;
    if (name === "d10-rolled") roll.need = number(event, "limit");
    roll.good =
      name === "searched"
        ? foundBy(event) !== "monster"
        : name === "d10-rolled"
          ? number(event, "n") <= roll.need
          : name === "escaped";
  }
}

/** Who has won, in a line. */
export function verdictOf(fight: ToldFight, you: number): Note {
  const mine = fight.leader === you || fight.helper === you;
  const result = `${mine ? "you" : "they"}-${fight.step === "won" ? "win" : "lose"}${fight.tie ? "-tie" : ""}`;
  return {
    id: "quest-told-verdict",
    args: { result, ours: fight.ours.total, theirs: fight.theirs.total },
    seats: { name: fight.leader },
  };
}

/** Summands that share a box, and what they come to. */
export interface Box {
  what: string;
  n: number;
  terms: Term[];
}

/** The summands in at most so many boxes: each in its own, or those of one kind together, or the rest in the last. */
export function boxesOf(terms: readonly Term[], most: number): Box[] {
  const all = terms.filter((each) => each.n);
  const box = (what: string, of: Term[]): Box => ({ what, n: of.reduce((sum, each) => sum + each.n, 0), terms: of });
  if (all.length <= most) return all.map((each) => box(each.what, [each]));
  const kinds = [...new Set(all.map((each) => each.what))].map((what) =>
    box(
      what,
      all.filter((each) => each.what === what),
    ),
  );
  if (kinds.length <= most) return kinds;
  const rest = kinds.slice(most - 1).flatMap((each) => each.terms);
  return [...kinds.slice(0, most - 1), box("rest", rest)];
}
