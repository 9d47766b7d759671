/** What one plays for: souls, and no fifth wound. */
import type { View } from "../../generated/boss-monster";
import type { Goal, Note } from "../../table/board";

export const SOULS_TO_WIN = 10;
export const WOUNDS_TO_LOSE = 5;
const MOST_AT_ONCE = 2; // an epic hero counts double

export function goal(view: View): Goal {
  const me = view.seats[view.you];
  const rivals = view.seats
    .map((side, seat) => ({ side, seat }))
    .filter(({ side, seat }) => seat !== view.you && !side.out)
    .sort((a, b) => b.side.souls - a.side.souls || a.side.wounds - b.side.wounds);
  const best = rivals[0];
  const ahead = !!best && best.side.souls > 0 && (!me || me.out || best.side.souls > me.souls);
  const leads = !!me && me.souls > Math.max(0, best?.side.souls ?? 0);
  return {
    aims: [
      { icon: "i-skull", note: { id: "boss-goal-souls", args: { n: SOULS_TO_WIN } } },
      { icon: "i-drop", note: { id: "boss-goal-wounds", args: { n: WOUNDS_TO_LOSE } } },
    ],
    mine:
      me && !me.out
        ? { id: leads ? "boss-goal-lead" : "boss-goal-mine", args: { souls: me.souls, wounds: me.wounds } }
        : null,
    rival: ahead ? { id: "boss-goal-rival", args: { souls: best.side.souls }, seats: { seat: best.seat } } : null,
    brink: brink(view, best?.seat ?? -1),
  };
}

/** One's own end comes before another's victory. */
function brink(view: View, best: number): Note | null {
  const me = view.seats[view.you];
  if (me && !me.out && me.wounds >= WOUNDS_TO_LOSE - 1 && me.wounds < WOUNDS_TO_LOSE)
    return { id: "boss-goal-brink-wounds", tone: "harm" };
  const left = SOULS_TO_WIN - (view.seats[best]?.souls ?? 0);
  if (left > 0 && left <= MOST_AT_ONCE)
    return { id: "boss-goal-brink-rival", args: { n: left }, seats: { seat: best }, tone: "harm" };
  const mine = SOULS_TO_WIN - (me?.souls ?? 0);
  return me && !me.out && mine > 0 && mine <= MOST_AT_ONCE
    ? { id: "boss-goal-brink-mine", args: { n: mine }, tone: "good" }
    : null;
}
