/** What a fight's view says, in the terms of the panel that shows it. */
import type { FightView, OutlookView, RoomView, SeatView, SummandView, View } from "../../../generated/munchkin-quest";
import type { Happened } from "../../../generated/protocol";
import type { Note } from "../../../table/board";
import type { Force, Match } from "./sums";

export const OURS = 0;
export const THEIRS = 1;

export const fighters = (fight: FightView): number[] => [fight.leader, fight.helper].filter((seat) => seat >= 0);

/** A side before its dice. */
export function force(fight: FightView, side: number): Force {
  return {
    sum: fight.summands.filter((row) => row.side === side).reduce((sum, row) => sum + row.n, 0),
    dice: fight.dice_to_roll
      .filter((dice) => dice.seat >= 0 === (side === OURS))
      .reduce((sum, dice) => sum + dice.count, 0),
  };
}

/** Both totals: once the fight is decided, those that decided it, since what happens then may change what counts. */
export function totalsOf(fight: FightView, events: readonly Happened[]): [ours: number, theirs: number] {
  const told =
    fight.step === "won" || fight.step === "lost"
      ? events.findLast((event) => event.message === "event-fight-totals")
      : undefined;
  if (told) return [Number(told.args.ours), Number(told.args.theirs)];
  return [fight.totals[OURS] ?? 0, fight.totals[THEIRS] ?? 0];
}

/** A decided fight as it stood when the dice had fallen: what happens then changes what the sums are made of, not the sums. */
export function asRolled(fight: FightView, kept: FightView | null): FightView {
  const decided = fight.step === "won" || fight.step === "lost";
  if (!decided || kept?.leader !== fight.leader || kept.place !== fight.place) return fight;
  const { summands, dice_to_roll, dice, monsters, wins_ties } = kept;
  return { ...fight, summands, dice_to_roll, dice: fight.dice.length ? fight.dice : dice, monsters, wins_ties };
}

/** The fight as it stands. */
export function matchOf(fight: FightView): Match {
  return {
    ours: force(fight, OURS),
    theirs: force(fight, THEIRS),
    winsTies: fight.wins_ties >= 0,
    bestTwice: fight.best_twice,
  };
}

/** The fight with somebody's help, as the game foresees it; null: nobody can be called now. */
export function matchWith(outlook: OutlookView | null, fight: FightView, helper: number): Match | null {
  const helped = outlook?.with_helper[helper];
  if (!helped) return null;
  return { ...matchOf(fight), ours: { sum: helped.ours, dice: helped.dice }, winsTies: helped.wins_ties };
}

/** The signs of a room that count for a munchkin. */
export function signsFor(
  room: RoomView | undefined,
  munchkin: SeatView | undefined,
): { good: string[]; bad: string[] } {
  const own = [...(munchkin?.races ?? []), ...(munchkin?.classes ?? []), "all"];
  return {
    good: (room?.good ?? []).filter((sign) => own.includes(sign)),
    bad: (room?.bad ?? []).filter((sign) => own.includes(sign)),
  };
}

/** The chance to win, as the game reckons it: with `helper`, or as it stands. */
export function chanceOf(outlook: OutlookView | null, match: Match, helper = -1): number | null {
  const odds = helper >= 0 ? outlook?.with_helper[helper] : outlook?.odds;
  return odds ? (odds.win + (match.winsTies ? odds.tie : 0)) / 1000 : null;
}

/** Why a row of a sum is there. */
export function whyOf(row: SummandView, fight: FightView): Note {
  const boss = fight.boss && row.what === "level" && row.uid >= 0;
  const whose = row.uid >= 0 ? "monster" : "munchkin";
  return {
    id: "quest-fight-why",
    args: { what: boss ? "boss" : row.what === "level" ? `level-${whose}` : row.what },
    seats: row.seat >= 0 ? { seat: row.seat } : {},
  };
}

/** Who cannot come to help, and why not. */
export const cannotHelp = (view: View, fight: FightView): { seat: number; note: Note }[] =>
  fight.cannot_help.map(({ seat, why, rooms }) => ({
    seat,
    note: { id: "quest-offer-cannot", args: { why, rooms, level: view.goal }, seats: { seat } },
  }));

/** Who takes each of the Treasures, in order: in turn until the helper has the share that was agreed. */
export function picks(total: number, share: number, helperFirst: boolean): ("leader" | "helper")[] {
  const order: ("leader" | "helper")[] = [];
  const most = { helper: Math.min(share, total), leader: total - Math.min(share, total) };
  const taken = { helper: 0, leader: 0 };
  for (let at = 0; at < total; at += 1) {
    const turn = (at % 2 === 0) === helperFirst ? "helper" : "leader";
    const other = turn === "helper" ? "leader" : "helper";
    const who = taken[turn] < most[turn] ? turn : other;
    taken[who] += 1;
    order.push(who);
  }
  return order;
}
