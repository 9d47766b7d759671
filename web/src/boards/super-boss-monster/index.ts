/** Super Boss Monster's board, as the shell needs it. */
import type { HeroView, OutlookView, SeatView, View } from "../../generated/super-boss-monster";
import type { Happened, OfferedOption, Question } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import { say } from "../../lib/text.svelte";
import type { Board, Course, Held, Note, Pile, Ranked, Topic } from "../../table/board";
import type { Play } from "../../table/play.svelte";
import { because } from "./because";
import { sceneOf } from "./effects";
import { flip, lensOf } from "./lens";
import { expects, prospectOf, sentTo, worth } from "./outlook";
import { bossOf, GAME, heroAt, inDungeon, inHand, landmarkOf, onMarket, pileOf, seatOf, spaceAt, SPACES } from "./places";
import Scene from "./Scene.svelte";
import { stackOf } from "./stack";
import { nameOf, number, told } from "./told";

const PHASES = ["city", "build", "minion", "bait", "adventure", "end"] as const;
const SOULS_TO_END = 10;
const WOUNDS_TO_END = 5; // alone

const FIGHTS = new Set(
  ("hero-lured hero-tied hero-unmoved fool-lured fool-tied hero-came hero-stayed adventure-began hero-entered hero-passed " +
    "hero-bounced room-hurt hero-hurt hero-unhurt hero-slipped hero-skipped hero-pulled-back hero-ghosted hero-died " +
    "hero-survived hero-fled hero-moved hero-sent hero-redirected hero-held hero-sent-back hero-revived " +
    "hero-strengthened town-hero-killed soul-lost wound-healed hero-revealed hero-to-landmark hero-to-tavern " +
    "hero-summoned item-taken item-won").split(" "),
);
const BUILDING = new Set(
  ("room-placed build-passed room-revealed room-built levelled-up building-barred room-returned room-destroyed " +
    "room-uncovered room-deactivated room-disabled room-boosted room-primed dungeon-boosted rooms-swapped rooms-woke " +
    "token-placed token-removed stack-shuffled card-drafted minion-placed minion-on-room minion-on-boss").split(" "),
);

const course = (v: unknown): Course => {
  const view = v as View;
  const city = view.phase === "city";
  const now = city ? view.order.findIndex((seat) => view.waiting.includes(seat)) : view.order.indexOf(view.active);
  return {
    turn: view.turn,
    phase: view.phase,
    order: (view.seats.length > 1 ? view.order : []).map((seat, place) => ({
      seat,
      first: place === 0,
      state:
        now >= 0 && place === now
          ? "now"
          : (city && !!view.seats[seat]?.minion) || (view.phase === "adventure" && now >= 0 && place < now) || (view.phase === "build" && !!view.seats[seat]?.placed)
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
      .filter((option) => ["place", "cast", "card", "coin"].includes(option.kind))
      .map((option) => String(option.fields.card)),
  );
  // Where a question is not about the hand at all, nothing in it is locked.
  const about = question && (question.reaction || question.kind === "build" || view.hand.some((card) => offered.has(card))) ? question : null;
  const held = view.hand.map((card) => ({
    card,
    key: inHand(card),
    aside: false,
    locked: about && about.kind !== "draft" && !offered.has(card) ? locked(card, view, about) : null,
  }));
  return [...held, ...view.sealed.map((card) => ({ card, key: inHand(card), aside: true, locked: null }))];
};

/** Why a card in the hand cannot be played now, by the rule that says so. */
function locked(card: string, view: View, question: Question): Note {
  const printed = fact(GAME, card);
  if (question.source && !question.reaction) return { id: "table-locked-other-question" };
  if (printed?.type === "spell") {
    if (!printed.phases?.includes(view.phase)) return { id: "table-locked-spell-phase", args: { rule: "SBM-SPELL-01" } };
    return { id: "table-locked-no-target", args: { rule: "SBM-STACK-05" } };
  }
  if (view.phase !== "build" && view.phase !== "setup") return { id: "table-locked-room-phase", args: { rule: "SBM-BUILD-01" } };
  if (view.active >= 0 && view.active !== view.you) return { id: "table-locked-not-your-build", args: { rule: "SBM-BUILD-01" } };
  if (question.reaction) return { id: "table-locked-room-built", args: { rule: "SBM-BUILD-01" } };
  if (printed?.advanced) return { id: "table-locked-advanced" };
  return { id: "table-locked-no-place" };
}

const piles = (v: unknown): Pile[] => {
  const view = v as View;
  return [
    { key: pileOf("room"), label: "table-pile-rooms", back: "back-room", count: view.room_deck, cards: null },
    { key: pileOf("spell"), label: "table-pile-spells", back: "back-spell", count: view.spell_deck, cards: null },
    { key: pileOf("discard"), label: "table-pile-discard", back: view.discard.at(-1) ?? "", count: view.discard.length, cards: view.discard },
  ];
};

const path = (option: OfferedOption, v: unknown): string[] => {
  const view = v as View;
  const { card, slot, seat, deck, space } = option.fields as { card: string; slot: number; seat: number; deck: number; space: number };
  switch (option.kind) {
    case "place":
      return view.hand.includes(card) ? [inHand(card), inDungeon(view.you, slot)] : [inDungeon(view.you, slot)];
    case "coin":
      return view.hand.includes(card) ? [inHand(card), pileOf("coin")] : [];
    case "cast":
      return [inHand(card)];
    case "card":
      if (view.decision?.kind === "draft" || view.decision?.kind === "take-from-market") return [onMarket(card)];
      return view.hand.includes(card) ? [inHand(card)] : onTable(view, card) ? [heroAt(card)] : [];
    case "use": {
      const at = Number.isInteger(slot) ? slot : (view.seats[view.you]?.dungeon.findIndex((room) => room.card === card) ?? -1);
      return at >= 0 ? [inDungeon(view.you, at)] : [bossOf(view.you)];
    }
    case "space":
      return [spaceAt(SPACES[space] ?? "")];
    case "boss":
      return [bossOf(view.you)];
    case "item":
      return [`item:${card}`];
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

function everyHero(view: View): HeroView[] {
  const landmarks = Object.values(view.landmarks).filter((hero): hero is HeroView => !!hero);
  return [...view.town, ...landmarks, ...view.tavern.slice(-1), ...view.seats.flatMap((side) => side.entrance), ...(view.walker ? [view.walker.hero] : [])];
}

const heroOf = (view: View, card: string): HeroView | undefined => everyHero(view).find((hero) => hero.card === card);
export const onTable = (view: View, card: string): boolean => !!heroOf(view, card);

const outcome = (option: OfferedOption, v: unknown, o: unknown): Note | null => {
  const view = v as View;
  const outlook = o as OutlookView | null;
  const { card, slot, seat, space } = option.fields as { card: string; slot: number; seat: number; space: number };
  switch (option.kind) {
    case "place": {
      const under = view.seats[view.you]?.dungeon[slot];
      return under ? { id: "table-outcome-covers", cards: { card: under.card } } : { id: "table-outcome-new-room", args: { slot: slot + 1 } };
    }
    case "space":
      return sentTo(SPACES[space] ?? "", view.you, outlook);
    case "seat": {
      const side = view.seats[seat];
      const fate = view.decision?.kind === "summon" ? called(view, outlook)?.fates[seat] : undefined;
      if (fate) return fate.dies ? { id: "table-fate-dies", args: { slot: fate.slot + 1 } } : { id: "table-fate-lives", args: { wounds: fate.wounds } };
      return side ? { id: "table-outcome-seat", args: { souls: side.souls, wounds: side.wounds } } : null;
    }
    case "room": {
      const room = view.seats[seat]?.dungeon[slot];
      if (view.decision?.kind === "place-minion") return { id: "super-trial-room", args: { slot: slot + 1 } };
      return room ? { id: "table-outcome-room", args: { damage: room.damage, slot: slot + 1 }, seats: { seat } } : null;
    }
    case "hero": {
      const hero = heroOf(view, card);
      return { id: "table-outcome-hero", args: { left: hero ? hero.health - hero.damage : (fact(GAME, card)?.health ?? 0) } };
    }
    case "coin":
      return { id: "super-outcome-coin" };
    case "item":
      return { id: "super-outcome-item" };
    case "cast":
      return { id: "table-outcome-cast" };
    case "use":
      return Number.isInteger(slot) ? { id: "table-outcome-use", args: { slot: slot + 1 } } : null;
    case "from-deck":
      return { id: "table-outcome-from-deck" };
    case "from-discard":
      return { id: "table-outcome-from-discard" };
    default:
      return null;
  }
};

/** The hero whom my minion is summoning. */
function called(view: View, outlook: OutlookView | null): OutlookView["summons"][number] | undefined {
  const landmark = landmarkOf(view.seats[view.you]?.minion ?? "")?.name;
  return outlook?.summons.find((each) => each.landmark === landmark);
}

/** What is certain for the hero in a dungeon if nobody does anything. */
const passing = (v: unknown, o: unknown): Note | null => {
  const view = v as View;
  const walker = view.walker;
  const fate = walker ? prospectOf(o as OutlookView | null, walker.hero.card) : null;
  if (!walker || !fate) return null;
  const value = fact(GAME, walker.hero.card)?.epic ? 2 : 1; // an epic hero counts double
  const mine = walker.seat === view.you;
  if (view.stack.length) return { id: "table-passing-unsure", tone: "plain" };
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
  const next = view.stack.at(-1);
  if (next) return { id: "super-moment-stack", cards: { card: next.card }, seats: { seat: next.seat } };
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
  if (view.phase === "build" && view.active !== view.you) return { id: "table-moment-build", seats: { seat: view.active } };
  return null;
};

const EMBLEMS = ["star", "moon", "key", "leaf", "wave", "bone"];
const face = (v: unknown, question: Question | null): string => {
  const view = v as View;
  if (question?.kind === "place-minion") return `glyph:minion-${EMBLEMS[view.you] ?? "star"}`;
  if (question?.source) return question.source;
  if (question?.kind === "summon") return called(view, null)?.card ?? summonedBy(view);
  if (view.walker) return view.walker.hero.card;
  return view.seats[view.you]?.boss ?? "";
};

/** The hero at the landmark on whose space my minion stands. */
function summonedBy(view: View): string {
  const landmark = landmarkOf(view.seats[view.you]?.minion ?? "")?.name ?? "";
  return (landmark === "tavern" ? view.tavern.at(-1) : view.landmarks[landmark])?.card ?? "";
}

const loose = (option: OfferedOption, v: unknown): string => {
  // A card that goes on top or to the bottom is the same card twice: words tell the two apart, pictures do not.
  if (option.kind === "on-top" || option.kind === "under" || path(option, v).length) return "";
  return typeof option.fields.card === "string" ? option.fields.card : "";
};

const topic = (event: Happened): Topic => {
  const name = nameOf(event);
  return FIGHTS.has(name) ? "fights" : BUILDING.has(name) ? "building" : "other";
};

const about = (event: Happened): number[] =>
  ["seat", "owner", "other", "to"].filter((name) => typeof event.args[name] === "number").map((name) => number(event, name));

const ranking = (v: unknown, winners: readonly number[]): Ranked[] => {
  const view = v as View;
  const order = (seat: number, side: SeatView): number => (winners.includes(seat) ? 1000 : 0) + side.score + side.xp / 10_000;
  return view.seats
    .map((side, seat) => ({ side, seat }))
    .sort((a, b) => order(b.seat, b.side) - order(a.seat, a.side))
    .map(({ side, seat }) => ({ seat, card: side.boss, measures: [side.souls, side.wounds], note: { id: "table-end-score", args: { score: side.score } } }));
};

/** The card drafted just now, while the minion has not been sent. */
const before = (play: Play): string => {
  const event = play.source.events.findLast((each) => nameOf(each) === "card-drafted" || nameOf(each) === "turn-began");
  return event && nameOf(event) === "card-drafted" && number(event, "seat") === play.you ? String(event.args.card) : "";
};

export const board: Board = {
  scene: Scene,
  phases: PHASES,
  phaseName: (phase) => (phase === "city" || phase === "minion" ? `super-phase-${phase}` : `table-phase-${phase}`),
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
    { name: "souls", title: "table-souls", goal: SOULS_TO_END, goalTitle: "super-chart-souls-goal", icon: "i-skull", harm: false },
    { name: "wounds", title: "table-wounds", goal: WOUNDS_TO_END, goalTitle: "super-chart-wounds-goal", icon: "i-drop", harm: true },
  ],
  ranking,
  ending: (view) => (view as View).ending,
  lens: lensOf,
  stack: (view) => stackOf(view as View),
  tries: (question) => question.kind === "place-minion",
  rank: (option, v, o) =>
    option.kind === "space" ? worth(SPACES[option.fields.space as number] ?? "", (v as View).you, o as OutlookView | null) : (v as View).decision?.kind === "place-minion" ? 1.2 : 0,
  before,
  expects,
  key: (key, play) => {
    if (key !== "t" && key !== "T") return false;
    flip(play);
    return true;
  },
  verdict: (v) => {
    const view = v as View;
    if (view.seats.length > 1 || !view.winners.length) return null;
    return { id: view.true_title ? "super-true-title" : "super-title", args: { title: say(`title-${view.title}`) } };
  },
};
