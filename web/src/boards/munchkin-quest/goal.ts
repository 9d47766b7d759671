/** What one plays for: level 10, in a short game another one, and then the Boss at the Entrance. */
import type { View } from "../../generated/munchkin-quest";
import type { Goal, Note } from "../../table/board";

export function goal(view: View): Goal {
  const me = view.seats[view.you];
  const best = view.seats
    .map((side, seat) => ({ side, seat }))
    .filter(({ seat }) => seat !== view.you)
    .sort((a, b) => b.side.level - a.side.level)[0];
  const ahead = !!best && best.side.level > 1 && (!me || best.side.level > me.level);
  const leads = !!me && me.level > Math.max(1, best?.side.level ?? 0);
  return {
    aims: [
      { icon: "", note: { id: "quest-goal-level", args: { n: view.goal } } },
      { icon: "", note: { id: "quest-goal-boss" } },
    ],
    mine: me ? { id: leads ? "quest-goal-lead" : "quest-goal-mine", args: { level: me.level } } : null,
    rival: ahead ? { id: "quest-goal-rival", args: { level: best.side.level }, seats: { seat: best.seat } } : null,
    brink: brink(view, best?.seat ?? -1),
  };
}

/** One's own death, one's own chance, then what a rival is about to reach. */
function brink(view: View, best: number): Note | null {
  const me = view.seats[view.you];
  const rival = view.seats[best];
  if (me && !me.dead && me.health === 1 && me.max_health > 1) return { id: "quest-goal-brink-hit", tone: "harm" };
  if (rival && rival.level >= view.goal) return { id: "quest-goal-brink-boss", seats: { seat: best }, tone: "harm" };
  if (me && me.level >= view.goal) return { id: "quest-goal-brink-mine", tone: "good" };
  return rival && rival.level === view.goal - 1
    ? { id: "quest-goal-brink-rival", seats: { seat: best }, tone: "harm" }
    : null;
}
