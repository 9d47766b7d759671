/** Which answers come first, and which of them a sensible player would give. */
import type { OutlookView, View } from "../../generated/munchkin-quest";
import type { OfferedOption } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import { chanceOf, matchOf } from "./fight/reading";
import { GAME } from "./places";

// Answers of the moves phase in the order in which one thinks of them; what is pointed at on the board comes later.
const RANKS: Record<string, number> = {
  accept: 60,
  explore: 50,
  fight: 48,
  search: 46,
  deal: 45,
  "pick-up": 44,
  call: 43,
  lure: 42,
  "buy-level": 41,
  lay: 36,
  play: 34,
  swap: 34,
  use: 33,
  power: 32,
  d10: 31,
  bribe: 30,
  throw: 29,
  uncurse: 28,
  walk: 26,
  tidy: 24,
  trade: 22,
  "lay-packed": 18,
  force: 8,
  die: -9,
};

const SALE: Record<string, number> = { decline: 65 };

const TONES: Record<string, number> = { good: 1, harm: -1 };

/** The munchkin's strength and that of the monsters here. */
export function strengths(view: View): [mine: number, theirs: number] {
  const here = view.rooms[view.seats[view.you]?.place ?? 0];
  const theirs = (here?.monsters ?? []).reduce(
    (sum, uid) => sum + (view.monsters.find((each) => each.uid === uid)?.level ?? 0),
    0,
  );
  return [view.seats[view.you]?.strength ?? 0, theirs];
}

/** What one thinks of first comes first; what is hopeless does not. */
export function rank(option: OfferedOption, view: View): number {
  if (view.sale && SALE[option.kind]) return SALE[option.kind]!;
  if (option.kind === "call" && !view.fight?.can_help.length) return 1;
  if (option.kind === "fight") {
    const [mine, theirs] = strengths(view);
    if (mine < theirs) return 21;
  }
  // Of the faces that a die can be turned to, what does good comes before what does harm; of victims, whom it hurts.
  if (option.kind === "face") return TONES[option.notes[0]?.tone ?? ""] ?? 0;
  if (option.kind === "seat") return option.notes[0]?.id === "explain-mq-nothing-changes" ? -1 : 0;
  return RANKS[option.kind] ?? 0;
}

/** Whether the first answer is one that a sensible player would give first. What others ask for is never that. */
export function isSensible(option: OfferedOption, view: View, outlook: OutlookView | null): boolean {
  switch (option.kind) {
    case "explore":
    case "search":
    case "walk":
    case "pick-up":
    case "buy-level":
    case "yes":
      return true;
    case "fight": {
      const [mine, theirs] = strengths(view);
      return mine >= theirs;
    }
    case "call": {
      const chance = view.fight && chanceOf(outlook, matchOf(view.fight));
      return !!view.fight?.can_help.length && chance != null && chance < 0.5;
    }
    case "lay":
      return Number(fact(GAME, String(option.fields.card))?.bonus ?? 0) > 0;
    default:
      return false;
  }
}
