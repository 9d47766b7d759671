/** Bids for help: what was said since the leader called, and where each bid stands. */
import type { FightView, TermsView } from "../../../generated/munchkin-quest";
import type { Happened, OfferedOption, Question } from "../../../generated/protocol";

export type Standing = "new" | "countered" | "declined" | "expired" | "taken";

export interface Bid {
  seat: number;
  state: Standing;
  terms: TermsView | null; // what the helper wants
  counter: TermsView | null; // what the leader would give instead
  refused: boolean; // whether the helper has said no to the leader's terms, while the helper's own still stand
}

/** Terms that are being thought up. */
export interface Draft {
  treasures: number;
  gold: number; // below zero: what the helper pays
  items: string[];
  first: boolean; // whether the helper picks first
}

const nameOf = (event: Happened): string => event.message.replace(/^event-/, "");
const said = (event: Happened, name: string): number => Number(event.args[name] ?? 0);

/** The bids of the fight in progress, in the order in which they came. */
export function bidsOf(fight: FightView, events: readonly Happened[]): Bid[] {
  const began = events.findLastIndex((event) => nameOf(event) === "fight-began" || nameOf(event) === "boss-comes");
  const bids = new Map<number, Bid>();
  for (const event of events.slice(began + 1)) {
    const seat = said(event, "seat");
    switch (nameOf(event)) {
      case "offer-made":
        bids.set(seat, { seat, state: "new", terms: null, counter: null, refused: false });
        break;
      case "offer-declined":
        bids.set(seat, {
          ...(bids.get(seat) ?? { seat, terms: null, counter: null, refused: false }),
          state: "declined",
        });
        break;
    }
  }
  // Terms are those that lie on the table; what was heard only adds whose have gone from it.
  const open = new Set(fight.offers.map((terms) => terms.seat));
  for (const bid of bids.values()) if (!open.has(bid.seat) && bid.state !== "declined") bid.state = "expired";
  for (const seat of fight.declined)
    bids.set(seat, { seat, state: "declined", terms: null, counter: null, refused: false });
  for (const terms of fight.offers)
    bids.set(terms.seat, {
      seat: terms.seat,
      state: "new",
      terms,
      counter: null,
      refused: fight.declined.includes(terms.seat),
    });
  const { counter, terms } = fight;
  const own = fight.offers.find((offer) => offer.seat === counter?.seat) ?? null;
  if (counter) bids.set(counter.seat, { seat: counter.seat, state: "countered", terms: own, counter, refused: false });
  if (terms) bids.set(terms.seat, { seat: terms.seat, state: "taken", terms, counter: null, refused: false });
  return [...bids.values()];
}

/** A step of a bargain: the question it answers, and which of the answers it is. */
export interface Wish {
  kind: string;
  is: (option: OfferedOption) => boolean;
}

/** The answers by which a draft becomes terms, one to a question. */
export function steps(draft: Draft): Wish[] {
  const gold = draft.gold < 0 ? "pay-gold" : "gold";
  return [
    { kind: "bid-treasures", is: (option) => option.kind === "number" && option.fields.number === draft.treasures },
    { kind: "bid-gold", is: (option) => option.kind === gold && option.fields.number === Math.abs(draft.gold) },
    ...draft.items.map((card): Wish => ({
      kind: "bid-item",
      is: (option) => option.kind === "item" && option.fields.card === card,
    })),
    { kind: "bid-item", is: (option) => option.kind === "done" },
    { kind: "bid-order", is: (option) => option.kind === (draft.first ? "first-pick" : "second-pick") },
  ];
}

/** The next answer of a series: its number among the options and what is left to say, or null if it cannot go on. */
export function follow(wishes: readonly Wish[], question: Question): { option: number; rest: Wish[] } | null {
  // What has only one answer is not asked.
  const at = wishes.findIndex((wish) => wish.kind === question.kind);
  const option = at < 0 ? -1 : question.options.findIndex((each) => wishes[at]!.is(each));
  return option < 0 ? null : { option, rest: wishes.slice(at + 1) };
}

/** Any multiple of this can be named for gold, as far as there is so much; the whole of it always can. */
const STEP = 100;
/** Items in the terms of one helper. */
export const MOST_ITEMS = 3;
export const sumsUpTo = (gold: number): number[] => [
  ...Array.from({ length: Math.ceil(gold / STEP) }, (_, at) => at * STEP),
  gold,
];

/** Everything that may be named for gold, from all that the helper could pay to all that the leader could. */
export const goldBetween = (helper: number, leader: number): number[] => [
  ...sumsUpTo(helper)
    .slice(1)
    .reverse()
    .map((n) => -n),
  ...sumsUpTo(leader),
];
