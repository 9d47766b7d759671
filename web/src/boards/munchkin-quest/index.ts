/** Munchkin Quest's board, as the shell needs it. */
import type { OutlookView, View } from "../../generated/munchkin-quest";
import type { Happened, OfferedOption, Question } from "../../generated/protocol";
import { emblem } from "../../components/SeatTag.svelte";
import { nameOf, number } from "../../lib/events";
import { say } from "../../lib/text.svelte";
import {
  held,
  type Board,
  type Course,
  type Held,
  type Measure,
  type Note,
  type Picture,
  type Pile,
  type Ranked,
} from "../../table/board";
import type { Play } from "../../table/play.svelte";
import { atlasOf } from "./atlas.svelte";
import { because } from "./because";
import { sceneOf } from "./effects";
import { goal } from "./goal";
import { fightKey } from "./fight/keys";
import { chanceOf, matchOf } from "./fight/reading";
import { percent } from "./fight/sums";
import Inspect from "./Inspect.svelte";
import {
  colourAt,
  COLOURS,
  darkAt,
  floorAt,
  GAME,
  inHand,
  itemAt,
  lootAt,
  monsterAt,
  pileOf,
  roomAt,
  seatOf,
  sideAt,
} from "./places";
import "./quest.css";
import { deed, outcome, title } from "./outcome";
import { isSensible, rank } from "./rank";
import Scene from "./Scene.svelte";
import { PACE, stagingOf } from "./stagings";
import { CHANGING } from "./changes";

const TURN = ["card", "moves", "charity", "monsters"] as const;

const course = (v: unknown): Course => {
  const view = v as View;
  const seats = view.seats.map((_, seat) => seat);
  const first = Math.max(0, view.first);
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  const now = order.indexOf(view.active);
  return {
    turn: view.turn,
    phase: view.phase,
    order: order.map((seat, place) => ({ seat, first: place === 0, state: place === now ? "now" : "next" })),
  };
};

const hand = (v: unknown, question: Question | null, near: number): Held[] => {
  const view = v as View;
  if (view.you < 0) return (view.seats[near]?.known ?? []).map((card) => held(card, null));
  return view.hand.map((card) => held(card, question));
};

const piles = (v: unknown): Pile[] => {
  const view = v as View;
  const deck = (name: string, label: string, count: number): Pile => ({
    key: pileOf(name),
    label,
    back: `back-${name}`,
    count,
    cards: null,
  });
  const discard = (name: string, label: string, cards: string[]): Pile => ({
    key: pileOf(`${name}-discard`),
    label,
    back: cards.at(-1) ?? "",
    count: cards.length,
    cards,
  });
  return [
    deck("room", "quest-pile-rooms", view.room_deck),
    deck("dxm", "mq-deck-dxm", view.dxm_deck),
    deck("treasure", "mq-deck-treasure", view.treasure_deck),
    deck("monster", "mq-deck-monster", view.monster_deck),
    discard("dxm", "quest-discard-dxm", view.dxm_discard),
    discard("treasure", "quest-discard-treasure", view.treasure_discard),
    discard("monster", "quest-discard-monster", view.monster_discard),
  ];
};

/** The place that stands for an answer, or '' for a button only. */
function placeOf(option: OfferedOption, view: View, question: Question | null): string {
  const { card, place, seat, side, uid, colour } = option.fields as {
    card: string;
    place: number;
    seat: number;
    side: number;
    uid: number;
    colour: number;
  };
  const you = view.you;
  const owns = (owner: number): boolean => !!view.seats[owner]?.items.some((item) => item.card === card);
  switch (option.kind) {
    case "walk":
    case "place":
      return roomAt(place);
    case "explore":
    case "force": {
      const here = view.seats[you]?.place ?? 0;
      const to = view.rooms[here]?.links[side]?.to ?? -1;
      return to >= 0 ? roomAt(to) : darkAt(here, side);
    }
    case "play":
    case "swap":
    case "lay":
    case "lay-packed":
      return view.hand.includes(card) ? inHand(card) : itemAt(you, card);
    case "shed":
    case "use":
    case "power":
    case "d10":
    case "uncurse":
    case "stow":
    case "take-out":
    case "grip":
    case "drop":
    case "throw":
      return itemAt(you, card);
    case "card":
      if (view.fight?.loot.includes(card)) return lootAt(card);
      return view.hand.includes(card) ? inHand(card) : owns(you) ? itemAt(you, card) : "";
    case "item":
      if (question?.kind === "pick-up") return floorAt(card);
      if (question?.kind.startsWith("bid-") && view.fight) return itemAt(view.fight.leader, card);
      return owns(you) ? itemAt(you, card) : (owner(view, card) ?? "");
    case "curse":
      return itemAt(seat, card);
    case "want-item":
      return itemAt(view.trade?.taker ?? -1, card);
    case "monster":
    case "bribe":
      return monsterAt(uid);
    case "seat":
      return seatOf(seat);
    case "colour":
      return colourAt(COLOURS[colour] ?? "");
    case "for-munchkins":
      return sideAt("munchkins");
    case "for-monsters":
      return sideAt("monsters");
    case "side": {
      const here = view.seats[you]?.place ?? 0;
      const to = view.rooms[here]?.links[side]?.to ?? -1;
      return to >= 0 ? roomAt(to) : darkAt(here, side);
    }
    default:
      return "";
  }
}

/** Whoever has the item in play. */
function owner(view: View, card: string): string | null {
  const seat = view.seats.findIndex((side) => side.items.some((item) => item.card === card));
  return seat >= 0 ? itemAt(seat, card) : null;
}

const path = (option: OfferedOption, v: unknown, question: Question | null): string[] => {
  const view = v as View;
  const place = placeOf(option, view, question);
  if (!place) return [];
  // Several things can be done with the same card: it is pointed at first, and what is done with it chosen afterwards.
  const same = (question?.options ?? []).filter((each) => placeOf(each, view, question) === place);
  if (same.length < 2 || new Set(same.map((each) => each.kind)).size < 2) return [place];
  const pack = option.kind === "lay-packed" ? "slot:pack" : option.kind === "lay" ? "slot:worn" : `do:${option.kind}`;
  return [place, pack];
};

/** What the last button brings: the end of the moves, or the roll. */
const passing = (v: unknown, o: unknown, question: Question | null): Note | null => {
  const view = v as View;
  const outlook = o as OutlookView | null;
  switch (question?.kind) {
    case "moves":
      return { id: "quest-passing-end", args: { n: view.seats[view.you]?.moves_left ?? 0 }, tone: "harm" };
    case "fight": {
      const chance = view.fight && chanceOf(outlook, matchOf(view.fight));
      return chance == null
        ? { id: "quest-passing-roll-all", tone: "harm" }
        : { id: "quest-passing-roll", args: { n: percent(chance) }, tone: "harm" };
    }
    default:
      return question?.options.some((option) => option.kind === "done")
        ? { id: "quest-passing-done", args: { kind: question.kind } }
        : null;
  }
};

/** Whose fight or turn one may act in. */
const asks = (v: unknown, question: Question): Note | null => {
  const { fight, active, you } = v as View;
  if (!question.reaction || question.kind !== "react" || question.source) return null;
  if (fight)
    return [fight.leader, fight.helper].includes(you)
      ? { id: "quest-asks-my-fight" }
      : { id: "quest-asks-fight", seats: { seat: fight.leader } };
  return active >= 0 && active !== you ? { id: "quest-asks-turn", seats: { seat: active } } : null;
};

const moment = (v: unknown): Note | null => {
  const view = v as View;
  if (view.curse)
    return {
      id: "quest-moment-curse",
      cards: { card: view.curse.card },
      seats: { by: view.curse.by, victim: view.curse.victim },
    };
  const staged = view.staged.at(-1);
  const { fight } = view;
  if (fight) {
    const monster = view.monsters.find((each) => each.uid === fight.monsters[0]);
    return {
      id: "quest-moment-fight",
      cards: { card: monster?.card ?? "" },
      seats: { seat: fight.leader },
      args: { ours: fight.totals[0] ?? 0, theirs: fight.totals[1] ?? 0 },
    };
  }
  if (staged) return { id: "quest-moment-card", cards: { card: staged } };
  if (view.roll) return { id: "quest-moment-roll", seats: { seat: view.roll.seat } };
  if (view.phase === "monsters") return { id: "quest-moment-monsters" };
  if (view.active >= 0 && view.active !== view.you) return { id: "quest-moment-turn", seats: { seat: view.active } };
  return null;
};

/** What is given for a level so far, and what gold would have to pay. */
function saleTold(view: View): Note {
  const { sum, items, price } = view.sale!;
  const missing = Math.max(0, price - sum);
  const gold = Math.min(missing, view.seats[view.you]?.gold ?? 0);
  return {
    id: "quest-sale-told",
    args: {
      told: say("quest-sale-sum", { sum, price, count: items.length }),
      rest: missing ? say("quest-sale-rest", { gold, missing: missing - gold }) : "",
    },
  };
}

/** Who gets the card that is chosen. */
const charityTold = (receivers: number[]): Note => ({
  id: "quest-charity-to",
  args: { count: receivers.length },
  seats: { names: receivers },
});

/** What others did to the fight after its leader wanted to roll, so that the roll is asked for again. */
export function actedSince(events: readonly Happened[], you: number): Happened | undefined {
  const began = events.findLastIndex((event) => /^(fight-began|boss-comes|turn-began)$/.test(nameOf(event)));
  const rolled = events.findLastIndex((event) => nameOf(event) === "roll-announced" && number(event, "seat") === you);
  if (rolled < began || rolled < 0) return undefined;
  const since = events.slice(rolled + 1);
  // Whoever has acted since then has seen it.
  if (since.some((event) => /^card-/.test(nameOf(event)) && number(event, "seat") === you)) return undefined;
  return since.find((event) => typeof event.args.seat === "number" && event.args.seat !== you);
}

/** What one can do now, in a line below the question. */
const tip = (v: unknown, question: Question | null, play: Play): Note | null => {
  const view = v as View;
  const acted = question?.kind === "fight" ? actedSince(play.source.events, view.you) : undefined;
  if (acted)
    return { id: "quest-told-again", args: { what: play.teller.event(acted), ask: say("quest-told-roll-again") } };
  if (view.sale) return saleTold(view);
  if (view.charity) return charityTold(view.charity);
  return question?.kind === "moves"
    ? { id: "quest-tip-moves", args: { n: view.seats[view.you]?.moves_left ?? 0 } }
    : null;
};

const face = (v: unknown, question: Question | null): string => {
  const view = v as View;
  if (question?.source) return question.source;
  if (view.arriving) return view.arriving;
  if (view.fight) return view.monsters.find((each) => each.uid === view.fight!.monsters[0])?.card ?? "";
  return `munchkin:${emblem(view.you >= 0 ? view.you : Math.max(0, view.active), GAME)}`;
};

const picture = (what: string, use: "walk" | "face" | "end"): Picture | null => {
  if (what.startsWith("munchkin:")) return { sheet: "munchkin", id: what.slice(9), k: 2 };
  if (what.startsWith("figure:")) return { sheet: "munchkin", id: emblem(Number(what.slice(7)), GAME), k: 2 };
  if (what.startsWith("room:")) return { sheet: "scene", id: what.slice(5), k: 1 };
  if (what.startsWith("m-")) return { sheet: "standee", id: what, k: 2 };
  if (use === "face" && what.startsWith("t-")) return { sheet: "treasure", id: what, k: 1 };
  if (use === "face" && what.startsWith("d-")) return { sheet: "dxm", id: what, k: 1 };
  return null;
};

const loose = (option: OfferedOption, v: unknown, question: Question | null): string => {
  const view = v as View;
  if (path(option, v, question).length) return "";
  return option.kind === "card" && typeof option.fields.card === "string" && !view.hand.includes(option.fields.card)
    ? option.fields.card
    : "";
};

const about = (event: Happened): number[] =>
  ["seat", "to", "victim", "leader"]
    .filter((name) => typeof event.args[name] === "number")
    .map((name) => number(event, name));

const ranking = (v: unknown, winners: readonly number[]): Ranked[] => {
  const view = v as View;
  return view.seats
    .map((side, seat) => ({ side, seat }))
    .sort(
      (a, b) =>
        Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) ||
        b.side.level - a.side.level ||
        b.side.gold - a.side.gold,
    )
    .map(({ side, seat }) => ({
      seat,
      card: `munchkin:${emblem(seat, GAME)}`,
      measures: [side.level, side.gold],
      note: { id: "quest-end-note", args: { items: side.items.length, strength: side.strength } },
    }));
};

const key = (pressed: string, play: Play): boolean => {
  const view = play.shown.view as View;
  const atlas = atlasOf(play);
  if ((view.fight || view.trade) && fightKey(pressed, play)) return true;
  const last = play.choice?.pass?.option.kind;
  switch (pressed) {
    case "c":
    case "C":
      atlas.centre();
      return true;
    case "l":
    case "L":
      atlas.list = !atlas.list;
      return true;
    case "f":
    case "F":
      atlas.camera.fit();
      return true;
    case "+":
    case "=":
      atlas.camera.zoom(1);
      return true;
    case "-":
    case "_":
      atlas.camera.zoom(-1);
      return true;
    case "d":
    case "D":
      return last === "done" && play.pass();
    case "e":
    case "E":
      return last === "end" && play.pass();
    case "r":
    case "R":
      return last === "roll" && play.pass();
    default:
      return false;
  }
};

const LEVELS: Measure = { name: "score", title: "mq-word-levels", icon: "i-up", harm: false };
const GOLD: Measure = {
  name: "gold",
  title: "mq-word-gold",
  goalTitle: "quest-chart-gold",
  icon: "i-gold",
  harm: false,
};

export const board: Board = {
  scene: Scene,
  part: (v) => ((v as View).fight ? "fight" : (v as View).phase),
  phases: TURN,
  phaseName: (phase) => `quest-phase-${phase}`,
  course,
  hand,
  piles,
  path,
  outcome,
  title,
  deed,
  passing,
  moment,
  asks,
  keeps: (_view, _outlook, question) =>
    question.reaction && question.kind !== "hold" ? ["until-done", "until-targeted"] : [],
  tip,
  face,
  loose,
  because,
  about,
  changing: CHANGING,
  scene_of: (event, view) => sceneOf(event, view as View | undefined),
  staging: stagingOf,
  pace: PACE,
  measures: [LEVELS, GOLD],
  // In a short game the Boss waits from another level on.
  charts: (view) => [{ ...LEVELS, goal: (view as View).goal, goalTitle: "quest-chart-goal" }, GOLD],
  ranking,
  ending: (view) => (view as View).ending,
  goal: (view) => goal(view as View),
  lens: () => "quest",
  // A bargain is thought up and answered in its panel.
  elsewhere: (question, view) =>
    !!(view as View).fight && /^(bid-treasures|choose-offer|answer-counter)$/.test(question.kind),
  // To buy the level or to leave it is always in sight.
  rank: (option, view) => rank(option, view as View),
  advises: (option, view, _, outlook) => isSensible(option, view as View, outlook as OutlookView | null),
  key,
  steady: (question) => /^(tidy|opening|pick-up|build-trade)$/.test(question.kind),
  final: (option) => /^(drop|drop-gold|shed|heal|die)$/.test(option.kind),
  // To be done is always at the same place, however many answers there are.
  passes: (option) => /^(pass|end|roll|done)$/.test(option.kind),
  passing_word: (option) =>
    option.kind === "end"
      ? { word: { id: "quest-end" }, key: "E" }
      : option.kind === "roll"
        ? { word: { id: "quest-roll" }, key: "R" }
        : option.kind === "done"
          ? { word: { id: "quest-done" }, key: "D" }
          : { word: { id: "table-pass" }, key: say("table-key-space") },
  inspector: Inspect,
  picture,
  verdict: (v) => ((v as View).ending && !(v as View).winners.length ? { id: "quest-monsters-win" } : null),
};
