/** What one plays for: souls minus wounds when somebody has ten souls, or alone a title. */
import type { View } from "../../generated/super-boss-monster";
import { say } from "../../lib/text.svelte";
import type { Goal, Note } from "../../table/board";
import { RUNGS } from "./titles";

export const SOULS_TO_END = 10;
export const WOUNDS_TO_END = 5; // alone
const MOST_AT_ONCE = 2; // an epic hero counts double

export function goal(view: View): Goal {
  return view.seats.length > 1 ? together(view) : alone(view);
}

function together(view: View): Goal {
  const me = view.seats[view.you];
  const best = view.seats
    .map((side, seat) => ({ side, seat }))
    .filter(({ seat }) => seat !== view.you)
    .sort((a, b) => b.side.score - a.side.score)[0]!;
  const ahead = best.side.score > 0 && (!me || best.side.score > me.score);
  const leads = !!me && me.score > Math.max(0, best.side.score);
  return {
    aims: [
      { icon: "i-skull", note: { id: "super-goal-souls", args: { n: SOULS_TO_END } } },
      { icon: "i-drop", note: { id: "super-goal-score" } },
    ],
    mine: me
      ? {
          id: leads ? "super-goal-lead" : "super-goal-mine",
          args: { score: me.score, souls: me.souls, wounds: me.wounds },
        }
      : null,
    rival: ahead ? { id: "super-goal-rival", args: { score: best.side.score }, seats: { seat: best.seat } } : null,
    brink: soon(view),
  };
}

/** Whoever is nearest to ending the game, once one more hero may do it. */
function soon(view: View): Note | null {
  const souls = Math.max(...view.seats.map((side) => side.souls));
  const seat = view.seats.findIndex((side) => side.souls === souls);
  const left = SOULS_TO_END - souls;
  if (left > MOST_AT_ONCE || left <= 0) return null;
  return seat === view.you
    ? { id: "super-goal-brink-mine", args: { n: left }, tone: "good" }
    : { id: "super-goal-brink-rival", args: { n: left }, seats: { seat }, tone: "harm" };
}

function alone(view: View): Goal {
  const me = view.seats[0]!;
  const next = RUNGS.find((rung) => rung.least > me.score);
  return {
    aims: [
      { icon: "i-skull", note: { id: "super-goal-alone" } },
      { icon: "i-drop", note: { id: "super-goal-alone-wounds", args: { n: WOUNDS_TO_END } } },
    ],
    mine: next
      ? {
          id: "super-goal-next",
          args: { score: me.score, title: say(`title-${next.title}`), n: next.least - me.score },
        }
      : { id: "super-goal-top", args: { score: me.score } },
    rival: null,
    brink: me.wounds === WOUNDS_TO_END - 1 ? { id: "super-goal-brink-alone", tone: "harm" } : null,
  };
}
