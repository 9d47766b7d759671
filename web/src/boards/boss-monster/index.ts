/** Boss Monster's board, as the shell needs it. */
import type { HeroView, OutlookView, SeatView, View } from "../../generated/boss-monster";
import type { OfferedOption, Question } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import type { Board, Course, Note, Ranked } from "../../table/board";
import * as series from "../series/board";
import { prospectOf } from "../series/outlook";
import { because } from "./because";
import { sceneOf } from "./effects";
import { GAME, inHand } from "./places";
import Scene from "./Scene.svelte";
import { told } from "./told";

const SOULS_TO_WIN = 10;
const WOUNDS_TO_LOSE = 5;

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

/** Why a card in the hand cannot be played now, by the rule that says so. */
function locked(card: string, view: View, question: Question): Note {
  const printed = fact(GAME, card);
  if (question.source && question.kind !== "react" && question.kind !== "answer" && question.kind !== "cancel")
    return { id: "table-locked-other-question" };
  if (printed?.type === "spell") {
    if (question.kind === "cancel") return { id: "table-locked-not-a-cancel", args: { rule: "BM-KEY-06" } };
    if (!printed.phases?.includes(view.phase))
      return {
        id: "table-locked-spell-phase",
        args: { rule: printed.phases?.includes("build") ? "BM-SPELL-02" : "BM-SPELL-03" },
      };
    return { id: "table-locked-no-target", args: { rule: "BM-SPELL-08" } };
  }
  if (view.phase !== "build" && view.phase !== "setup")
    return { id: "table-locked-room-phase", args: { rule: "BM-BUILD-01" } };
  if (view.active >= 0 && view.active !== view.you)
    return { id: "table-locked-not-your-build", args: { rule: "BM-BUILD-03" } };
  if (question.reaction) return { id: "table-locked-room-built", args: { rule: "BM-BUILD-01" } };
  if (printed?.advanced) return { id: "table-locked-advanced", args: { rule: "BM-BUILD-09" } };
  return { id: "table-locked-no-place", args: { rule: "BM-BUILD-01" } };
}

function everyHero(view: View): HeroView[] {
  return [...(view.walker ? [view.walker.hero] : []), ...view.town, ...view.seats.flatMap((side) => side.entrance)];
}

const path = (option: OfferedOption, v: unknown): string[] => {
  const view = v as View;
  if (option.kind !== "card") return series.path(option, view, everyHero(view));
  const card = series.cardOf(option);
  return view.hand.includes(card) && !view.discard.includes(card) ? [inHand(card)] : [];
};

const passing = (v: unknown, outlook: unknown): Note | null => {
  const view = v as View;
  const fate = prospectOf(outlook as OutlookView | null, view.walker?.hero.card ?? "");
  return series.passing(GAME, view, fate, !!fate?.sure);
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
  hand: (view, question, near) => series.hand(view as View, question, near, ["place", "cast", "card"], locked),
  piles: (view) => series.piles(view as View),
  path,
  outcome: (option, view) => series.outcome(GAME, option, view as View, everyHero(view as View)),
  passing,
  moment: (view) => series.moment(view as View),
  face: (view, question) => series.face(view as View, question),
  loose: (option, view) => (path(option, view).length ? "" : series.cardOf(option)),
  because,
  topic: series.topics("heroes-kept-out seat-out", ""),
  about: (event) => series.seatsIn(event, ["seat", "owner", "other"]),
  told: (view, event) => told(view as View, event),
  scene_of: (event, view) => sceneOf(event, view as View),
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
};
