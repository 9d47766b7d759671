/** Super Boss Monster's board, as the shell needs it. */
import type { HeroView, OutlookView, SeatView, View } from "../../generated/super-boss-monster";
import type { OfferedOption, Question } from "../../generated/protocol";
import { cardEffect, fact } from "../../lib/facts.svelte";
import { say } from "../../lib/text.svelte";
import type { Board, Course, Measure, Note, Ranked } from "../../table/board";
import type { Play } from "../../table/play.svelte";
import * as series from "../series/board";
import { nameOf, number } from "../../lib/events";
import { CHANGING } from "../series/changes";
import { prospectOf } from "../series/outlook";
import { because } from "./because";
import { sceneOf, stagingOf } from "./effects";
import { goal, SOULS_TO_END, WOUNDS_TO_END } from "./goal";
import { flip, lensOf } from "./lens";
import { expects, sentTo, worth } from "./outlook";
import { bossOf, GAME, heroAt, inDungeon, inHand, landmarkOf, onMarket, pileOf, spaceAt, SPACES } from "./places";
import Scene from "./Scene.svelte";
import { stackOf } from "./stack";
import { whyPoor } from "./mulligan";
import { RUNGS } from "./titles";

const PHASES = ["city", "build", "minion", "bait", "adventure", "end"] as const;

const SOULS: Measure = { name: "souls", title: "table-souls", icon: "i-skull", harm: false };
const WOUNDS: Measure = { name: "wounds", title: "table-wounds", icon: "i-drop", harm: true };
// Alone one plays for a title.
const SCORE: Measure = {
  name: "score",
  title: "super-chart-score",
  goalTitle: "super-chart-titles",
  lines: RUNGS.slice(1).map(({ title, least }) => ({ at: least, name: `title-${title}` })),
  icon: "i-skull",
  harm: false,
};

const course = (v: unknown, waiting: readonly number[]): Course => {
  const view = v as View;
  const city = view.phase === "city";
  const now = city ? view.order.findIndex((seat) => waiting.includes(seat)) : view.order.indexOf(view.active);
  return {
    turn: view.turn,
    phase: view.phase,
    order: (view.seats.length > 1 ? view.order : []).map((seat, place) => ({
      seat,
      first: place === 0,
      state:
        now >= 0 && place === now
          ? "now"
          : (city && !!view.seats[seat]?.minion) ||
              (view.phase === "adventure" && now >= 0 && place < now) ||
              (view.phase === "build" && !!view.seats[seat]?.placed)
            ? "done"
            : "next",
    })),
  };
};

const path = (option: OfferedOption, v: unknown, question: Question | null): string[] => {
  const view = v as View;
  const { card, slot, space } = option.fields as { card: string; slot: number; space: number };
  switch (option.kind) {
    case "coin":
      return view.hand.includes(card) ? [inHand(card), pileOf("coin")] : [];
    case "card":
      if (question?.kind === "draft" || question?.kind === "take-from-market") return [onMarket(card)];
      return onTable(view, card) ? [heroAt(card)] : series.heldCard(view, question, card);
    case "use": {
      const at = Number.isInteger(slot)
        ? slot
        : (view.seats[view.you]?.dungeon.findIndex((room) => room.card === card) ?? -1);
      return at >= 0 ? [inDungeon(view.you, at)] : [bossOf(view.you)];
    }
    case "space":
      return [spaceAt(SPACES[space] ?? "")];
    case "boss":
      return [bossOf(view.you)];
    case "item":
      return [`item:${card}`];
    default:
      return series.path(option, view, everyHero(view));
  }
};

function everyHero(view: View): HeroView[] {
  const landmarks = Object.values(view.landmarks).filter((hero): hero is HeroView => !!hero);
  return [
    ...view.town,
    ...landmarks,
    ...view.tavern.slice(-1),
    ...view.seats.flatMap((side) => side.entrance),
    ...(view.walker ? [view.walker.hero] : []),
  ];
}

const onTable = (view: View, card: string): boolean => everyHero(view).some((hero) => hero.card === card);

const outcome = (option: OfferedOption, v: unknown, o: unknown, question: Question | null): Note | null => {
  const view = v as View;
  const outlook = o as OutlookView | null;
  const { card, slot, seat, space } = option.fields as { card: string; slot: number; seat: number; space: number };
  const asked = question?.kind;
  switch (option.kind) {
    case "space":
      return sentTo(SPACES[space] ?? "", view.you, outlook);
    case "boss":
      return { id: "super-trial-boss", args: { errand: cardEffect(card) } };
  }
  const fate = option.kind === "seat" && asked === "summon" ? called(view, outlook)?.fates[seat] : undefined;
  if (fate)
    return fate.dies
      ? { id: "table-fate-dies", args: { slot: fate.slot + 1 } }
      : fate.wounds
        ? { id: "table-fate-lives", args: { wounds: fate.wounds } }
        : { id: "table-fate-flees" };
  if (option.kind === "room" && asked === "place-minion")
    return { id: "super-trial-room", args: { slot: slot + 1, errand: cardEffect(card) } };
  if (option.kind === "use" && !Number.isInteger(slot)) return null;
  return series.outcome(GAME, option, view, everyHero(view));
};

/** The hero whom my minion is summoning. */
function called(view: View, outlook: OutlookView | null): OutlookView["summons"][number] | undefined {
  const landmark = landmarkOf(view.seats[view.you]?.minion ?? "")?.name;
  return outlook?.summons.find((each) => each.landmark === landmark);
}

const fateOf = (view: View, outlook: unknown): OutlookView["town"][number] | null =>
  prospectOf(outlook as OutlookView | null, view.walker?.hero.card ?? "");

// Only alone do wounds end the game.
const most = (view: View): number => (view.seats.length > 1 ? Infinity : WOUNDS_TO_END);

const passing = (v: unknown, outlook: unknown, question: Question | null): Note | null => {
  const view = v as View;
  return series.passing(GAME, view, fateOf(view, outlook), !view.stack.length, question, most(view));
};

const fatal = (v: unknown, outlook: unknown): boolean => {
  const view = v as View;
  return series.fatal(GAME, view, fateOf(view, outlook), !view.stack.length, most(view));
};

/** For how long one may want to keep passing; on one's own act, until somebody answers it. */
const keeps = (v: unknown, outlook: unknown, question: Question): string[] => {
  const view = v as View;
  const own = question.kind === "respond" && view.stack.at(-1)?.seat === view.you;
  return [...(own ? ["until-stopped"] : []), ...series.keeps(view, question, fateOf(view, outlook))];
};

const moment = (v: unknown): Note | null => {
  const view = v as View;
  const next = view.stack.at(-1);
  return next
    ? { id: "super-moment-stack", cards: { card: next.card }, seats: { seat: next.seat } }
    : series.moment(view);
};

/** Before a mulligan: what is poor about the hand. */
const tip = (v: unknown, question: Question | null): Note | null => {
  const view = v as View;
  const hand = view.hand.map((id) => fact(GAME, id)).filter((card) => !!card);
  const why = question?.kind === "mulligan" ? whyPoor(hand)[0] : undefined;
  if (!why) return null;
  return why === "advanced"
    ? { id: "super-mulligan-advanced" }
    : { id: "super-mulligan-treasure", args: { treasure: say(`treasure-${why}`) } };
};

const EMBLEMS = ["star", "moon", "key", "leaf", "wave", "bone"];
const face = (v: unknown, question: Question | null): string => {
  const view = v as View;
  if (question?.kind === "place-minion") return `glyph:minion-${EMBLEMS[view.you] ?? "star"}`;
  return (question?.kind === "summon" && !question.source && summonedBy(view)) || series.face(view, question);
};

/** The hero at the landmark on whose space my minion stands. */
function summonedBy(view: View): string {
  const landmark = landmarkOf(view.seats[view.you]?.minion ?? "")?.name ?? "";
  return (landmark === "tavern" ? view.tavern.at(-1) : view.landmarks[landmark])?.card ?? "";
}

const loose = (option: OfferedOption, v: unknown, question: Question | null): string => {
  // A card that goes on top or to the bottom is the same card twice: words tell the two apart, pictures do not.
  if (option.kind === "on-top" || option.kind === "under" || path(option, v, question).length) return "";
  return series.cardOf(option);
};

const ranking = (v: unknown, winners: readonly number[]): Ranked[] => {
  const view = v as View;
  const order = (seat: number, side: SeatView): number =>
    (winners.includes(seat) ? 1000 : 0) + side.score + side.xp / 10_000;
  return view.seats
    .map((side, seat) => ({ side, seat }))
    .sort((a, b) => order(b.seat, b.side) - order(a.seat, a.side))
    .map(({ side, seat }) => ({
      seat,
      card: side.boss,
      measures: [side.souls, side.wounds],
      note: { id: "table-end-score", args: { score: side.score } },
    }));
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
  hand: (view, question, near) => series.hand(view as View, question, near),
  piles: (view) => series.piles(view as View),
  path,
  outcome,
  tells: (question) => question?.kind === "place-minion",
  passing,
  moment,
  asks: (view, question) => series.asks(view as View, question),
  fatal,
  keeps,
  advises: (option, view, question) => series.advises(option, view as View, question),
  steady: series.steady,
  tip,
  face,
  loose,
  because,
  about: (event) => series.seatsIn(event, ["seat", "owner", "other", "to"]),
  changing: CHANGING,
  scene_of: (event, view) => sceneOf(event, view as View),
  // Alone, no number of souls ends the game.
  staging: (event, v, you) => {
    const view = v as View;
    return stagingOf(event, view, you, view.seats.length > 1 ? SOULS_TO_END : Infinity);
  },
  measures: [SOULS, WOUNDS],
  charts: (view) =>
    (view as View).seats.length > 1
      ? [{ ...SOULS, goal: SOULS_TO_END, goalTitle: "super-chart-souls-goal" }, WOUNDS]
      : [SCORE, { ...WOUNDS, goal: WOUNDS_TO_END, goalTitle: "super-chart-wounds-goal" }],
  ranking,
  ending: (view) => (view as View).ending,
  goal: (view) => goal(view as View),
  lens: lensOf,
  stack: (view) => stackOf(view as View),
  tries: (question) => question.kind === "place-minion",
  rank: (option, v, o, question) =>
    option.kind === "space"
      ? worth(SPACES[option.fields.space as number] ?? "", (v as View).you, o as OutlookView | null)
      : question?.kind === "place-minion"
        ? 1.2
        : series.rank(option, v as View),
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
    const title = say(`title-${view.title}`);
    return { id: "super-verdict", args: { title: view.true_title ? say("super-true-title", { title }) : title } };
  },
};
