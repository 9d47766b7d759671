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

/** What is certain to come of an answer, or what is public about what it names. */
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
    case "cast":
      return { id: "table-outcome-cast" };
    case "use":
      return { id: "table-outcome-use", args: { slot: slot + 1 } };
    case "from-deck":
      return { id: "table-outcome-from-deck" };
    case "from-discard":
      return { id: "table-outcome-from-discard" };
    default:
      return null;
  }
}

/** What is certain for the hero in a dungeon if nobody does anything. */
export function passing(game: string, view: View, fate: Fate | null, sure: boolean): Note | null {
  const { walker } = view;
  if (!walker || !fate) return null;
  if (!sure) return { id: "table-passing-unsure", tone: "plain" };
  const value = fact(game, walker.hero.card)?.epic ? 2 : 1; // an epic hero counts double
  const mine = walker.seat === view.you;
  const seats = { seat: walker.seat };
  if (fate.dies)
    return mine
      ? { id: "table-passing-soul", args: { souls: value }, tone: "good" }
      : { id: "table-passing-their-soul", args: { souls: value }, seats, tone: "plain" };
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
