/** What an answer brings, and the short words for it. */
import type { OutlookView, SearchView, TermsView, View } from "../../generated/munchkin-quest";
import type { OfferedOption } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import { attr, say } from "../../lib/text.svelte";
import type { Note } from "../../table/board";
import { chanceOf, matchOf, matchWith } from "./fight/reading";
import { percent } from "./fight/sums";
import { COLOURS, FACES, GAME } from "./places";
import { strengths } from "./rank";
import { emblemWord, sideWord, signed } from "./words";

/** What a search may bring, in per cent. */
const chancesOf = (search: SearchView): Record<string, number> =>
  Object.fromEntries(Object.entries(search).map(([find, chance]: [string, number]) => [find, percent(chance / 1000)]));

/** What a helper wants, in a few words. */
function priceOf(terms: TermsView): string {
  const wants: string[] = [];
  if (terms.gold > 0) wants.push(say("quest-price-gold", { n: terms.gold }));
  if (terms.treasures) wants.push(say("quest-fight-treasures", { n: terms.treasures }));
  wants.push(...terms.items.map((card) => say(`card-${card}`)));
  if (terms.treasures && terms.picks_first) wants.push(say("quest-price-first"));
  return wants.join(", ") || say("quest-offer-for-nothing");
}

const rooms = (n: number): string => say(`room-${FACES[n] ?? "entrance"}`);

export const outcome = (option: OfferedOption, v: unknown, o: unknown): Note | null => {
  const view = v as View;
  const outlook = o as OutlookView | null;
  const { card, place, seat, room } = option.fields as { card: string; place: number; seat: number; room: number };
  const here = view.rooms[view.seats[view.you]?.place ?? 0];
  switch (option.kind) {
    case "explore":
      return { id: "quest-out-explore", args: { moves: Number(option.fields.number) } };
    case "walk":
      return {
        id: view.rooms[place]?.monsters.length ? "quest-out-walk-fight" : "quest-price",
        args: { moves: Number(option.fields.number) },
      };
    case "search":
      return outlook?.search ? { id: "quest-out-search", args: chancesOf(outlook.search) } : null;
    case "deal":
      return { id: "quest-out-deal", args: { deal: attr(`room-${FACES[room] ?? ""}`, "deal") || rooms(room) } };
    case "pick-up":
      return { id: "quest-out-pick-up", args: { n: (here?.floor.length ?? 0) + (here?.gold ? 1 : 0) } };
    case "fight": {
      const [mine, theirs] = strengths(view);
      return { id: "quest-out-fight", args: { mine, theirs } };
    }
    case "lure":
      return { id: "quest-out-lure" };
    case "buy-level":
      return { id: "quest-out-buy-level" };
    case "tidy":
      return { id: "quest-out-tidy" };
    case "die":
      return { id: "quest-out-die" };
    case "trade":
      return { id: "quest-out-trade" };
    case "call":
      return { id: "quest-out-call", args: { n: view.fight?.can_help.length ?? 0 } };
    case "accept": {
      const { fight } = view;
      const match = fight && matchWith(outlook, fight, seat);
      const [before, after] = fight && match ? [chanceOf(outlook, matchOf(fight)), chanceOf(outlook, match, seat)] : [];
      const terms = fight?.offers.find((offer) => offer.seat === seat);
      if (after == null) return null;
      if (before == null || !terms) return { id: "quest-out-odds", args: { n: percent(after) } };
      return {
        id: "quest-out-accept",
        args: { before: percent(before), after: percent(after), price: priceOf(terms) },
      };
    }
    case "lay": {
      const bonus = fact(GAME, card)?.bonus;
      return bonus ? { id: "quest-out-lay-bonus", args: { bonus: signed(bonus) } } : { id: "quest-out-lay" };
    }
    case "lay-packed":
      return { id: "quest-out-pack" };
    case "stow":
    case "take-out":
    case "grip":
    case "drop":
    case "shed":
    case "swap":
    case "throw":
    case "use":
    case "power":
    case "d10":
    case "uncurse":
      return { id: `quest-out-${option.kind}` };
    case "play":
      return view.hand.includes(card) ? { id: "quest-out-play" } : { id: "quest-out-use" };
    case "monster": {
      const monster = view.monsters.find((each) => each.uid === Number(option.fields.uid));
      return monster ? { id: "quest-out-monster", args: { level: monster.level } } : null;
    }
    case "item":
      return view.sale ? { id: "quest-sale-worth", args: { n: Number(fact(GAME, card)?.value ?? 0) } } : null;
    case "bribe":
      return { id: "quest-out-bribe" };
    case "die-pick":
      return dieOf(view, Number(option.fields.number), Number(option.fields.face));
    case "seat": {
      const side = view.seats[seat];
      return side ? { id: "quest-out-seat", args: { level: side.level, gold: side.gold } } : null;
    }
    case "place": {
      const to = view.rooms[place];
      return to?.monsters.length
        ? { id: "quest-out-place-monsters", args: { n: to.monsters.length } }
        : { id: "quest-out-place" };
    }
    default:
      return null;
  }
};

const DEEDS = new Set([
  "lay",
  "lay-packed",
  "stow",
  "take-out",
  "grip",
  "drop",
  "shed",
  "throw",
  "use",
  "power",
  "d10",
  "uncurse",
  "play",
]);

/** What is done with a card, of which the engine only says what comes of it. */
export const deed = (option: OfferedOption, v: unknown): Note | null =>
  DEEDS.has(option.kind) ? outcome(option, v, undefined) : null;

/** Short words for answers whose price stands below them. */
export const title = (option: OfferedOption, v: unknown): Note | null => {
  if (option.kind === "explore")
    return { id: "quest-do-explore", args: { side: sideWord(Number(option.fields.side)) } };
  // Whoever answers the leader's terms bargains about oneself.
  if ((option.kind === "accept" || option.kind === "counter") && option.fields.seat !== (v as View).you)
    return { id: `quest-do-${option.kind}`, seats: { name: Number(option.fields.seat) } };
  if ((v as View).sale && option.kind === "decline") return { id: "quest-sale-cancel" };
  if (option.kind === "face") return { id: "quest-do-face", args: { face: Number(option.fields.face) } };
  if (option.kind === "walk") return { id: "quest-do-walk", args: { room: rooms(Number(option.fields.room)) } };
  return null;
};

/** Whose die it is that can be turned, or which colour the Monster Die shows. */
function dieOf(view: View, at: number, face: number): Note | null {
  if (view.roll?.kind === "monster")
    return { id: "quest-out-die-colour", args: { emblem: emblemWord(COLOURS[face - 1] ?? "") } };
  const die = (view.roll?.dice ?? view.fight?.dice ?? [])[at];
  if (!die) return null;
  const monster = view.monsters.find((each) => each.uid === die.uid);
  if (monster) return { id: "quest-out-die-of", cards: { name: monster.card } };
  return { id: "quest-out-die-of", seats: { name: die.seat >= 0 ? die.seat : die.roller } };
}
