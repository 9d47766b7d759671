/** Boss Monster's board, as the shell needs it. */
import type { HeroView, OutlookView, SeatView, View } from "../../generated/boss-monster";
import type { OfferedOption, Question } from "../../generated/protocol";
import type { Board, Course, Note, Ranked } from "../../table/board";
import * as series from "../series/board";
import { CHANGING } from "../series/changes";
import { prospectOf } from "../series/outlook";
import { because } from "../series/because";
import { sceneOf, stagingOf } from "./effects";
import { goal, SOULS_TO_WIN, WOUNDS_TO_LOSE } from "./goal";
import { GAME } from "./places";
import Scene from "./Scene.svelte";

const PHASES = ["beginning", "build", "bait", "adventure", "end"] as const;

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

function everyHero(view: View): HeroView[] {
  return [...(view.walker ? [view.walker.hero] : []), ...view.town, ...view.seats.flatMap((side) => side.entrance)];
}

const path = (option: OfferedOption, v: unknown, question: Question | null): string[] => {
  const view = v as View;
  if (option.kind !== "card") return series.path(option, view, everyHero(view));
  return series.heldCard(view, question, series.cardOf(option));
};

const fateOf = (view: View, outlook: unknown): OutlookView["town"][number] | null =>
  prospectOf(outlook as OutlookView | null, view.walker?.hero.card ?? "");

const passing = (v: unknown, outlook: unknown, question: Question | null): Note | null => {
  const fate = fateOf(v as View, outlook);
  return series.passing(GAME, v as View, fate, !!fate?.sure, question, WOUNDS_TO_LOSE);
};

const fatal = (v: unknown, outlook: unknown): boolean => {
  const fate = fateOf(v as View, outlook);
  return series.fatal(GAME, v as View, fate, !!fate?.sure, WOUNDS_TO_LOSE);
};

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
  hand: (view, question, near) => series.hand(view as View, question, near),
  piles: (view) => series.piles(view as View),
  path,
  outcome: (option, view) => series.outcome(GAME, option, view as View, everyHero(view as View)),
  passing,
  moment: (view) => series.moment(view as View),
  asks: (view, question) => series.asks(view as View, question),
  fatal,
  keeps: (view, outlook, question) => series.keeps(view as View, question, fateOf(view as View, outlook)),
  rank: (option, view) => series.rank(option, view as View),
  advises: (option, view, question) => series.advises(option, view as View, question),
  steady: series.steady,
  face: (view, question) => series.face(view as View, question),
  loose: (option, view, question) => (path(option, view, question).length ? "" : series.cardOf(option)),
  because,
  about: (event) => series.seatsIn(event, ["seat", "owner", "other"]),
  changing: CHANGING,
  scene_of: (event, view) => sceneOf(event, view as View),
  staging: (event, view, you) => stagingOf(event, view as View, you, SOULS_TO_WIN),
  measures: [
    {
      name: "souls",
      title: "table-souls",
      goal: SOULS_TO_WIN,
      goalTitle: "table-chart-souls-goal",
      icon: "i-skull",
      harm: false,
    },
    {
      name: "wounds",
      title: "table-wounds",
      goal: WOUNDS_TO_LOSE,
      goalTitle: "table-chart-wounds-goal",
      icon: "i-drop",
      harm: true,
    },
  ],
  ranking,
  ending: (view) => (view as View).ending,
  goal: (view) => goal(view as View),
};
