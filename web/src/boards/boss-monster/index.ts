/** Boss Monster's board, as the shell needs it. */
import type { HeroView, SeatView, View } from "../../generated/boss-monster";
import type { Happened, OfferedOption, Question } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import type { Board, Course, Held, Note, Pile, Ranked, Topic } from "../../table/board";
import { because } from "./because";
import { sceneOf } from "./effects";
import { prospectOf } from "./outlook";
import { inDungeon, inHand, heroAt, pileOf, seatOf } from "./places";
import Scene from "./Scene.svelte";
import { nameOf, number, told } from "./told";

export const GAME = "boss-monster";
export const MOST_ROOMS = 5;
export const SOULS_TO_WIN = 10;
export const WOUNDS_TO_LOSE = 5;

const PHASES = ["beginning", "build", "bait", "adventure", "end"] as const;

const FIGHTS = new Set(
  ("hero-lured hero-tied hero-unmoved fool-lured fool-tied adventure-began hero-entered hero-passed hero-bounced " +
    "room-hurt hero-hurt hero-died hero-survived hero-fled hero-moved hero-sent-back hero-revived hero-strengthened " +
    "town-hero-killed heroes-kept-out soul-lost wound-healed hero-revealed seat-out").split(" "),
);
const BUILDING = new Set(
  ("room-placed build-passed room-revealed room-built levelled-up building-barred room-returned room-destroyed " +
    "room-uncovered room-deactivated room-boosted dungeon-boosted rooms-swapped rooms-woke").split(" "),
);

const course = (v: unknown): Course => {
  const view = v as View;
  const walking = view.phase === "adventure";
  const now = view.order.indexOf(view.active);
  return {
    turn: view.turn,
    phase: view.phase,
    order: view.order.map((seat, place) => ({
      seat,
      state:
        now >= 0 && place === now
          ? "now"
          : (walking && now >= 0 && place < now) || (view.phase === "build" && !!view.seats[seat]?.placed)
            ? "done"
            : "next",
    })),
  };
};

const hand = (v: unknown, question: Question | null, near: number): Held[] => {
  const view = v as View;
  if (view.you < 0) return (view.seats[near]?.known ?? []).map((card) => ({ card, key: inHand(card), aside: false, locked: null }));
  const offered = new Set(
    (question?.options ?? [])
      .filter((option) => ["place", "cast", "card"].includes(option.kind))
      .map((option) => String(option.fields.card)),
  );
  // Where a question is not about the hand at all, nothing in it is locked.
  const about = question && (question.reaction || question.kind === "build" || offered.size) ? question : null;
  const held = view.hand.map((card) => ({
    card,
    key: inHand(card),
    aside: false,
    locked: about && !offered.has(card) ? locked(card, view, about) : null,
  }));
  const aside = view.sealed.map((card) => ({ card, key: inHand(card), aside: true, locked: null }));
  return [...held, ...aside];
};

/** Why a card in the hand cannot be played now, by the rule that says so. */
function locked(card: string, view: View, question: Question): Note {
  const printed = fact(GAME, card);
  if (question.source && question.kind !== "react" && question.kind !== "answer" && question.kind !== "cancel")
    return { id: "table-locked-other-question" };
  if (printed?.type === "spell") {
    if (question.kind === "cancel") return { id: "table-locked-not-a-cancel", args: { rule: "BM-KEY-06" } };
    if (!printed.phases?.includes(view.phase))
      return { id: "table-locked-spell-phase", args: { rule: printed.phases?.includes("build") ? "BM-SPELL-02" : "BM-SPELL-03" } };
    return { id: "table-locked-no-target", args: { rule: "BM-SPELL-08" } };
  }
  if (view.phase !== "build" && view.phase !== "setup") return { id: "table-locked-room-phase", args: { rule: "BM-BUILD-01" } };
  if (view.active >= 0 && view.active !== view.you) return { id: "table-locked-not-your-build", args: { rule: "BM-BUILD-03" } };
  if (question.reaction) return { id: "table-locked-room-built", args: { rule: "BM-BUILD-01" } };
  if (printed?.advanced) return { id: "table-locked-advanced", args: { rule: "BM-BUILD-09" } };
  return { id: "table-locked-no-place", args: { rule: "BM-BUILD-01" } };
}

const piles = (v: unknown): Pile[] => {
  const view = v as View;
  return [
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
};

const path = (option: OfferedOption, v: unknown): string[] => {
  const view = v as View;
  const { card, slot, seat, deck } = option.fields as { card: string; slot: number; seat: number; deck: number };
  switch (option.kind) {
    case "place":
      return view.hand.includes(card) ? [inHand(card), inDungeon(view.you, slot)] : [inDungeon(view.you, slot)];
    case "cast":
      return [inHand(card)];
    case "use":
      return [inDungeon(view.you, slot)];
    case "card":
      return view.hand.includes(card) && !view.discard.includes(card) ? [inHand(card)] : [];
    case "room":
      return [inDungeon(seat, slot)];
    case "hero":
      return onTable(view, card) ? [heroAt(card)] : [];
    case "seat":
      return [seatOf(seat)];
    case "deck":
      return [pileOf(deck === 1 ? "room" : "spell")];
    default:
      return [];
  }
};

export function onTable(view: View, card: string): boolean {
  return (
    view.walker?.hero.card === card ||
    view.town.some((hero) => hero.card === card) ||
    view.seats.some((side) => side.entrance.some((hero) => hero.card === card))
  );
}

function heroOf(view: View, card: string): HeroView | undefined {
  if (view.walker?.hero.card === card) return view.walker.hero;
  return [...view.town, ...view.seats.flatMap((side) => side.entrance)].find((hero) => hero.card === card);
}

const outcome = (option: OfferedOption, v: unknown): Note | null => {
  const view = v as View;
  const { card, slot, seat } = option.fields as { card: string; slot: number; seat: number };
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
      const hero = heroOf(view, card);
      const printed = fact(GAME, card);
      return { id: "table-outcome-hero", args: { left: hero ? hero.health - hero.damage : (printed?.health ?? 0) } };
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
};

/** What is certain for the hero in my dungeon if nobody does anything. */
const passing = (v: unknown, o: unknown): Note | null => {
  const view = v as View;
  const walker = view.walker;
  if (!walker) return null;
  const fate = prospectOf(o, walker.hero.card);
  if (!fate) return null;
  const value = fact(GAME, walker.hero.card)?.epic ? 2 : 1; // an epic hero counts double
  const mine = walker.seat === view.you;
  if (!fate.sure) return { id: "table-passing-unsure", tone: "plain" };
  if (fate.dies)
    return mine
      ? { id: "table-passing-soul", args: { souls: value }, tone: "good" }
      : { id: "table-passing-their-soul", args: { souls: value }, seats: { seat: walker.seat }, tone: "plain" };
  return mine
    ? { id: "table-passing-wound", args: { wounds: value }, tone: "harm" }
    : { id: "table-passing-their-wound", args: { wounds: value }, seats: { seat: walker.seat }, tone: "plain" };
};

const moment = (v: unknown): Note | null => {
  const view = v as View;
  if (view.walker?.in_room) {
    const room = view.seats[view.walker.seat]?.dungeon[view.walker.slot];
    return {
      id: "table-moment-room",
      cards: { hero: view.walker.hero.card, room: room?.card ?? "" },
      seats: { seat: view.walker.seat },
      args: { left: Math.max(view.walker.hero.health - view.walker.hero.damage, 0) },
    };
  }
  if (view.active < 0) return null;
  if (view.phase === "adventure") return { id: "table-moment-adventure", seats: { seat: view.active } };
  if (view.phase === "build" && view.active !== view.you)
    return { id: "table-moment-build", seats: { seat: view.active } };
  return null;
};

const face = (v: unknown, question: Question | null): string => {
  const view = v as View;
  if (question?.source) return question.source;
  if (view.walker) return view.walker.hero.card;
  return view.seats[view.you]?.boss ?? "";
};

const loose = (option: OfferedOption, v: unknown): string => {
  if (path(option, v).length) return "";
  return typeof option.fields.card === "string" ? option.fields.card : "";
};

const topic = (event: Happened): Topic => {
  const name = nameOf(event);
  return FIGHTS.has(name) ? "fights" : BUILDING.has(name) ? "building" : "other";
};

const about = (event: Happened): number[] =>
  ["seat", "owner", "other"].filter((name) => typeof event.args[name] === "number").map((name) => number(event, name));

const ranking = (v: unknown, winners: readonly number[]): Ranked[] => {
  const view = v as View;
  const order = (seat: number, side: SeatView): number =>
    (winners.includes(seat) ? 1000 : 0) - (side.out ? 500 : 0) + (side.souls - side.wounds);
  return view.seats
    .map((side, seat) => ({ side, seat }))
    .sort((a, b) => order(b.seat, b.side) - order(a.seat, a.side))
    .map(({ side, seat }) => ({
      seat,
      card: side.boss,
      measures: [side.souls, side.wounds],
      note: side.out ? { id: "table-end-out" } : { id: "table-end-score", args: { score: side.souls - side.wounds } },
    }));
};

export const board: Board = {
  scene: Scene,
  phases: PHASES,
  phaseName: (phase) => `table-phase-${phase}`,
  course,
  hand,
  piles,
  path,
  outcome,
  passing,
  moment,
  face,
  loose,
  because,
  topic,
  about,
  told: (view, event) => told(view as View, event),
  scene_of: (event, view) => sceneOf(event, view as View),
  measures: [
    { name: "souls", title: "table-souls", goal: SOULS_TO_WIN, goalTitle: "table-chart-souls-goal", icon: "i-skull", harm: false },
    { name: "wounds", title: "table-wounds", goal: WOUNDS_TO_LOSE, goalTitle: "table-chart-wounds-goal", icon: "i-drop", harm: true },
  ],
  ranking,
  ending: (view) => (view as View).ending,
};
