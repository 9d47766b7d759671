/** The moments of Munchkin Quest that are staged: for how long, where the light falls, and in which words. */
import type { View } from "../../generated/munchkin-quest";
import type { Happened } from "../../generated/protocol";
import { nameOf, number, text } from "../../lib/events";
import type { Staging } from "../../table/board";
import { monsterOf } from "./changes";
import { figureOf, itemAt, levelOf, monsterAt, rollAt, roomAt, seatOf, sumAt } from "./places";
import { foundBy, verdictOf, type ToldView } from "./told";

/** How long telling may take: a table of four plays some seventy events before one is asked again. */
export const PACE = { round: 16_000, telling: 9_000 };

/** What an event is to the viewer. */
interface Seen {
  event: Happened;
  view: ToldView;
  you: number;
  seat: number;
  victim: number;
  mine: boolean; // what the viewer's own munchkin does, or its side of a fight
}

type Stager = (seen: Seen) => Staging | null;

const munchkin = (seat: number): string[] => [figureOf(seat), seatOf(seat)];
const sums = (seat: number): string[][] => [[sumAt, ...munchkin(seat)]];
const rolled = (seat: number): string[][] => [[rollAt, sumAt, ...munchkin(seat)]];

function monster(view: View, card: string): string[] {
  const found = monsterOf(view, card, -1);
  return found ? [monsterAt(found.uid), roomAt(found.place)] : [];
}

/** The roll of a die, at the die, with what came of it. */
const roll = (good: (event: Happened) => boolean): Stager => {
  return ({ event, seat, mine }) => ({
    kind: "roll",
    ms: mine ? 900 : 600,
    spots: rolled(seat),
    line: event,
    tone: !mine ? "plain" : good(event) ? "good" : "harm",
    minor: !mine,
  });
};

/** The verdict stands in the panel of the fight, where the sums are. */
const decided =
  (step: "won" | "lost"): Stager =>
  ({ event, view, you, seat, mine }) => {
    const fight = view.told?.fight;
    return {
      kind: fight ? "verdict" : "decided",
      ms: mine ? 1_400 : 900,
      spots: sums(seat),
      line: fight ? verdictOf({ ...fight, leader: seat, step }, you) : event,
      tone: !mine ? "plain" : step === "won" ? "good" : "harm",
      cue: step === "won" ? "level-up" : "wound",
      minor: !mine,
    };
  };

/** Something that is done to somebody: to the viewer it is never left out. */
const done =
  (kind: string, to: (seen: Seen) => number, card = true): Stager =>
  (seen) => {
    const hit = to(seen);
    const me = hit === seen.you;
    return {
      kind,
      ms: me ? 1_200 : 600,
      spots: [munchkin(hit)],
      line: seen.event,
      tone: me ? "harm" : "plain",
      card: card ? text(seen.event, "card") : "",
      minor: !me,
    };
  };
const victim = (seen: Seen): number => seen.victim;
const own = (seen: Seen): number => seen.seat;

const end: Stager = ({ event, seat, mine }) => ({
  kind: "end",
  ms: 1_500,
  spots: seat >= 0 ? [munchkin(seat)] : [],
  line: event,
  tone: mine ? "good" : "plain",
  cue: mine ? "win" : "out",
});

const STAGERS: Record<string, Stager> = {
  "fight-began": ({ event, view, seat, mine }) => ({
    kind: "fight",
    ms: mine ? 900 : 600,
    spots: [[sumAt, ...monster(view, text(event, "card")), ...munchkin(seat)]],
    line: event,
    tone: "plain",
    card: text(event, "card"),
    minor: !mine,
  }),
  "boss-comes": ({ event, seat }) => ({
    kind: "boss",
    ms: 1_400,
    spots: sums(seat),
    line: event,
    tone: "harm",
    cue: "out",
    card: text(event, "card"),
  }),
  "fight-totals": ({ event, view, seat, mine }) => ({
    kind: "sums",
    ms: mine ? 1_000 : 700,
    spots: sums(view.told?.fight?.leader ?? seat),
    line: event,
    tone: "plain",
    minor: !mine,
  }),
  "fight-won": decided("won"),
  "fight-lost": decided("lost"),
  "level-gained": ({ event, view, you, seat, mine }) => {
    const level = number(event, "level");
    const goal = level >= view.goal;
    return {
      kind: goal ? "goal" : "level-up",
      ms: goal ? 1_400 : mine ? 900 : 500,
      spots: [[levelOf(seat), seatOf(seat)], munchkin(seat)],
      line: goal
        ? { id: "quest-told-goal", args: { level, you: seat === you ? "yes" : "no" }, seats: { name: seat } }
        : event,
      tone: mine ? "good" : goal ? "harm" : "plain",
      cue: "level-up",
      minor: !mine && !goal,
    };
  },
  "level-lost": done("level-lost", own, false),
  "hits-lost": done("hits", own, false),
  died: (seen) => ({ ...done("death", own, false)(seen)!, ms: 1_300, cue: "death", minor: false }),
  "curse-played": done("curse", victim),
  "curse-redirected": done("curse", victim),
  "item-stolen": (seen) => ({
    ...done("theft", victim)(seen)!,
    spots: [[itemAt(seen.victim, text(seen.event, "card")), ...munchkin(seen.victim)], munchkin(seen.seat)],
    minor: seen.victim !== seen.you && !seen.mine,
  }),
  backstabbed: done("backstab", victim, false),
  "helper-joins": ({ event, seat, view, you }) => {
    const leader = number(event, "leader");
    const mine = seat === you || leader === you;
    return {
      kind: "bargain",
      ms: mine ? 1_200 : 700,
      spots: [
        [seatOf(seat), ...munchkin(seat)],
        [view.fight ? "side:munchkins" : seatOf(leader), ...munchkin(leader)],
      ],
      line: event,
      tone: mine ? "good" : "plain",
      cue: "place",
      minor: !mine,
    };
  },
  "trade-done": ({ event, seat, you }) => {
    const to = number(event, "to");
    const mine = seat === you || to === you;
    return {
      kind: "bargain",
      ms: mine ? 800 : 500,
      spots: [munchkin(seat), munchkin(to)],
      line: event,
      tone: mine ? "good" : "plain",
      cue: "place",
      minor: !mine,
    };
  },
  // Until the dice have come to rest; those of a fight are part of its sums.
  "dice-rolled": ({ event, seat, mine }) =>
    /^(search|escape|d10|plain)$/.test(event.parts?.[0]?.what ?? "")
      ? { kind: "roll", ms: mine ? 700 : 500, spots: rolled(seat), line: event, tone: "plain", minor: !mine }
      : null,
  searched: roll((event) => foundBy(event) !== "monster"),
  escaped: roll(() => true),
  caught: roll(() => false),
  "d10-rolled": roll((event) => number(event, "n") <= number(event, "limit")),
  "monster-killed": ({ event, view, mine, seat }) =>
    view.told?.fight?.boss && text(event, "card") === view.told.fight.cards[0]
      ? {
          kind: "boss",
          ms: 1_400,
          spots: sums(seat),
          line: event,
          tone: mine ? "good" : "plain",
          cue: "win",
          card: text(event, "card"),
        }
      : null,
  "boss-level-lost": done("level-lost", own, false),
  "gave-up": done("death", own, false),
  returned: ({ event, seat, mine }) =>
    mine ? { kind: "returned", ms: 800, spots: [munchkin(seat)], line: event, tone: "good" } : null,
  "won-game": end,
  "monsters-win": end,
};

/** The messages that may be staged. */
export const STAGED: readonly string[] = Object.keys(STAGERS);

export function stagingOf(event: Happened, v: unknown, you: number): Staging | null {
  const view = v as ToldView | undefined;
  const stager = STAGERS[nameOf(event)];
  if (!view || !stager) return null;
  const seat = number(event, "seat");
  const fight = view.told?.fight ?? view.fight;
  // The sums name nobody: they are those of the fight that goes on.
  const sides = nameOf(event).startsWith("fight-") && fight ? [fight.leader, fight.helper] : [];
  const mine = you >= 0 && (seat === you || sides.includes(you));
  return stager({ event, view, you, seat, victim: number(event, "victim"), mine });
}
