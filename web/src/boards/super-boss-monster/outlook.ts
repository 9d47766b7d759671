/** What is public and certain to come unless somebody reacts, and what a minion on a space would change. */
import type { OutlookView, View } from "../../generated/super-boss-monster";
import type { Because, Note } from "../../table/board";
import type { Play } from "../../table/play.svelte";
import { doingOf, landmarkOf } from "./places";

/** The outlook with the minion that is being tried, if one is. */
export function ahead(play: Play): OutlookView | null {
  const now = play.shown.outlook as OutlookView | null;
  const key = play.trial?.path[0] ?? "";
  const trial = key.startsWith("space:") ? now?.trials[key.slice(6)] : undefined;
  return now && trial ? { ...now, town: trial.town, pushed: trial.pushed } : now;
}

/** Why a hero in town is expected where it is: who shows how many symbols, with what minions will bring. */
export function expects(card: string, play: Play): Because | null {
  const fate = ahead(play)?.town.find((each) => each.card === card);
  const { phase } = play.shown.view as View;
  if (!fate || phase === "adventure" || phase === "end") return null;
  const alone = fate.counts.length === 1;
  const rows: Because["rows"] = fate.counts.map((count, seat) => ({
    note: { id: "table-why-seat", seats: { seat } },
    amount: String(count),
    sum: seat === fate.seat,
  }));
  if (alone) rows.push({ note: { id: "super-why-needed" }, amount: String(fate.needs), sum: false });
  const dies: Note = fate.dies
    ? { id: "super-expects-dies", args: { slot: fate.slot + 1 } }
    : fate.wounds
      ? { id: "super-expects-lives", args: { wounds: fate.wounds } }
      : { id: "table-fate-flees" };
  return {
    title: { id: fate.seat >= 0 ? "super-expects-comes" : "table-why-stayed", cards: { hero: card } },
    rows,
    after:
      fate.seat >= 0
        ? dies
        : alone
          ? { id: "super-why-further-right" }
          : { id: fate.tied.length ? "table-why-tie" : "table-why-none" },
  };
}

/** What a minion of the seat `me` on the space would change, as a sentence; null where it changes no hero's way. */
export function change(space: string, me: number, outlook: OutlookView | null | undefined): Note | null {
  const trial = outlook?.trials[space];
  if (!outlook || !trial) return null;
  for (const [at, after] of trial.town.entries()) {
    const before = outlook.town[at];
    if (!before || before.card !== after.card) continue;
    const cards = { hero: after.card };
    if (after.seat === me && (before.seat !== me || before.dies !== after.dies))
      return after.dies
        ? { id: "super-trial-dies", cards, args: { slot: after.slot + 1 }, tone: "good" }
        : !after.wounds
          ? null
          : { id: "super-trial-wounds", cards, args: { wounds: after.wounds }, tone: "harm" };
    if (before.seat >= 0 && after.seat < 0)
      return { id: "super-trial-stays", cards, seats: { seat: before.seat }, tone: "plain" };
  }
  return null;
}

/** What is certain to come of sending the minion to a space. */
export function sentTo(space: string, me: number, outlook: OutlookView | null | undefined): Note | null {
  const found = change(space, me, outlook);
  if (found) return found;
  if (doingOf(space) === "summon") {
    const called = outlook?.summons.find((each) => each.landmark === landmarkOf(space)?.name);
    return called ? { id: "super-trial-summon", cards: { hero: called.card }, args: { health: called.health } } : null;
  }
  return doingOf(space) === "treasure" ? { id: "super-trial-nobody" } : { id: "super-trial-errand" };
}

/** How good a space is at a glance: souls first, wounds last. */
export function worth(space: string, me: number, outlook: OutlookView | null | undefined): number {
  const found = change(space, me, outlook);
  if (found?.tone === "good") return 3;
  if (found?.tone === "harm") return -2;
  if (found) return 2;
  if (doingOf(space) === "summon") {
    const called = outlook?.summons.find((each) => each.landmark === landmarkOf(space)?.name);
    return called?.fates[me]?.dies ? 2.5 : called?.fates.some((fate, seat) => seat !== me && !fate.dies) ? 1.5 : 0;
  }
  return doingOf(space) === "treasure" ? 0.5 : 1;
}
