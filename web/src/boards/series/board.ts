/** What the shell must know of a table of the series, as far as both games say the same. */
import type { Happened, OfferedOption, Question } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import { held, type Held, type Note, type Pile } from "../../table/board";
import { number } from "../../lib/events";
import type { Fate } from "./outlook";
import { heroAt, inDungeon, inHand, pileOf, seatOf } from "./places";
import type { HeroView, View } from "./view";

/** What the viewer holds, and what the game says of cards that cannot be played. */
export function hand(view: View, question: Question | null, near: number): Held[] {
  if (view.you < 0) return (view.seats[near]?.known ?? []).map((card) => held(card, null));
  return [
    ...view.hand.map((card) => held(card, question)),
    ...view.sealed.map((card) => ({ ...held(card, null), aside: true })),
  ];
}

export const piles = (view: View): Pile[] => [
  { key: pileOf("room"), label: "table-pile-rooms", back: "back-room", count: view.room_deck, cards: null },
  { key: pileOf("spell"), label: "table-pile-spells", back: "back-spell", count: view.spell_deck, cards: null },
  {
    key: pileOf("discard"),
    label: "table-pile-discard",
    back: view.discard.at(-1) ?? "",
    count: view.discard.length,
    cards: view.discard,
  },
];

interface Fields {
  card: string;
  slot: number;
  seat: number;
  deck: number;
}

const ELSEWHERE = /^(build-found|leave-or-bury|recover|search|steal|take-from-top)$/;

/** The card in the hand that an answer means; none where a question is about cards that lie elsewhere, even if the hand
 * holds the same ones. */
export const heldCard = (view: View, question: Question | null, card: string): string[] =>
  view.hand.includes(card) && !ELSEWHERE.test(question?.kind ?? "") ? [inHand(card)] : [];

/** The places that stand for an answer; `heroes` are all that stand on the table. */
export function path(option: OfferedOption, view: View, heroes: readonly HeroView[]): string[] {
  const { card, slot, seat, deck } = option.fields as unknown as Fields;
  switch (option.kind) {
    case "place":
      return view.hand.includes(card) ? [inHand(card), inDungeon(view.you, slot)] : [inDungeon(view.you, slot)];
    case "cast":
      return [inHand(card)];
    case "use":
      return [inDungeon(view.you, slot)];
    case "room":
      return [inDungeon(seat, slot)];
    case "hero":
      return heroes.some((hero) => hero.card === card) ? [heroAt(card)] : [];
    case "seat":
      return [seatOf(seat)];
    case "deck":
      return [pileOf(deck === 1 ? "room" : "spell")];
    default:
      return [];
  }
}

/** What is public about what an answer names; what it does, the game says itself. */
export function outcome(game: string, option: OfferedOption, view: View, heroes: readonly HeroView[]): Note | null {
  const { card, slot, seat } = option.fields as unknown as Fields;
  switch (option.kind) {
    case "place": {
      const under = view.seats[view.you]?.dungeon[slot];
      return under
        ? { id: "table-outcome-covers", cards: { card: under.card } }
        : { id: "table-outcome-new-room", args: { slot: slot + 1 } };
    }
    case "seat": {
      const side = view.seats[seat];
      return side ? { id: "table-outcome-seat", args: { souls: side.souls, wounds: side.wounds } } : null;
    }
    case "room": {
      const room = view.seats[seat]?.dungeon[slot];
      return room ? { id: "table-outcome-room", args: { damage: room.damage, slot: slot + 1 }, seats: { seat } } : null;
    }
    case "hero": {
      const hero = heroes.find((each) => each.card === card);
      return {
        id: "table-outcome-hero",
        args: { left: hero ? hero.health - hero.damage : (fact(game, card)?.health ?? 0) },
      };
    }
    default:
      return null;
  }
}

/** What is certain for the hero in a dungeon if nobody does anything. */
export function passing(
  game: string,
  view: View,
  fate: Fate | null,
  sure: boolean,
  question: Question | null,
  most = Infinity,
): Note | null {
  const { walker } = view;
  if (question && !question.reaction)
    return question.kind === "build" ? { id: "series-passing-build", tone: "plain" } : null;
  if (!walker || !fate) return null;
  if (!sure) return { id: "table-passing-unsure", tone: "plain" };
  const value = fact(game, walker.hero.card)?.epic ? 2 : 1; // an epic hero counts double
  const mine = walker.seat === view.you;
  const seats = { seat: walker.seat };
  if (fate.dies)
    return mine
      ? { id: "table-passing-soul", args: { souls: value }, tone: "good" }
      : { id: "table-passing-their-soul", args: { souls: value }, seats, tone: "plain" };
  if (fatal(game, view, fate, sure, most)) return { id: "series-passing-fatal", args: { wounds: most }, tone: "harm" };
  return mine
    ? { id: "table-passing-wound", args: { wounds: value }, tone: "harm" }
    : { id: "table-passing-their-wound", args: { wounds: value }, seats, tone: "plain" };
}

export function moment(view: View): Note | null {
  if (view.walker?.in_room) {
    const { hero, seat, slot } = view.walker;
    return {
      id: seat === view.you ? "table-moment-room-mine" : "table-moment-room",
      cards: { hero: hero.card, room: view.seats[seat]?.dungeon[slot]?.card ?? "" },
      seats: { seat },
      args: { left: Math.max(hero.health - hero.damage, 0) },
    };
  }
  if (view.active < 0) return null;
  if (view.phase === "adventure")
    return {
      id: view.active === view.you ? "table-moment-adventure-mine" : "table-moment-adventure",
      seats: { seat: view.active },
    };
  if (view.phase === "build" && view.active !== view.you)
    return { id: "table-moment-build", seats: { seat: view.active } };
  return null;
}

/** What is asked: one's own building, a rival's, what comes after it, and heroes on their way are different matters. */
export function asks(view: View, question: Question): Note | null {
  const { active, you, walker } = view;
  if (question.source || !/^(build|react)$/.test(question.kind)) return null;
  if (view.phase === "build") {
    if (!question.reaction) return { id: "series-asks-build" };
    if (active !== you) return active < 0 ? null : { id: "series-asks-rival-builds", seats: { seat: active } };
    return { id: view.seats[you]?.placed ? "series-asks-before-reveal" : "series-asks-nothing-to-build" };
  }
  const seat = walker?.seat ?? active;
  const hero = walker?.hero.card ?? view.seats[seat]?.entrance[0]?.card;
  if (view.phase !== "adventure" || seat < 0 || !hero) return null;
  const where = `${walker ? "hero-walks" : "hero-enters"}${seat === you ? "-mine" : ""}`;
  return { id: `series-asks-${where}`, cards: { hero }, seats: { seat } };
}

/** Whether the hero who is on its way brings the last wound if nobody does anything. */
export function fatal(game: string, view: View, fate: Fate | null, sure: boolean, most: number): boolean {
  const { walker, you } = view;
  if (!walker || !fate || !sure || fate.dies || walker.seat !== you) return false;
  return (view.seats[you]?.wounds ?? 0) + (fact(game, walker.hero.card)?.epic ? 2 : 1) >= most;
}

/** For how long one may want to keep passing. */
export function keeps(view: View, question: Question, fate: Fate | null): string[] {
  if (!question.reaction || question.kind === "hold") return [];
  const found = view.phase === "adventure" ? ["until-done"] : [];
  if (view.walker?.seat === view.you && fate?.dies) found.push("until-wound");
  return [...found, "end-of-phase", "until-targeted"];
}

/** Questions that come again and again, with answers that keep their numbers. */
export const steady = (question: Question): boolean => /^(build|react|respond|answer|cancel)$/.test(question.kind);

/** New rooms before those that cover one; other answers stay where they are. */
export function rank(option: OfferedOption, view: View): number {
  if (option.kind !== "place") return 0;
  return covers(option, view) ? -1 : 1;
}

/** To build where nothing is yet: nobody regrets that. */
export const advises = (option: OfferedOption, view: View, question: Question | null): boolean =>
  question?.kind === "build" && option.kind === "place" && !covers(option, view);

const covers = (option: OfferedOption, view: View): boolean =>
  !!view.seats[view.you]?.dungeon[(option.fields as unknown as Fields).slot];

/** The card or hero that is behind a question. */
export function face(view: View, question: Question | null): string {
  return question?.source || view.walker?.hero.card || view.seats[view.you]?.boss || "";
}

/** The card of an answer that has no place on the table. */
export const cardOf = (option: OfferedOption): string =>
  typeof option.fields.card === "string" ? option.fields.card : "";

/** The seats that an event names. */
export const seatsIn = (event: Happened, fields: readonly string[]): number[] =>
  fields.filter((name) => typeof event.args[name] === "number").map((name) => number(event, name));
