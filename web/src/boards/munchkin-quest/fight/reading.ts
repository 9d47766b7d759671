/** What a fight's view says, in the terms of the panel that shows it. */
import type { FightView, OutlookView, RoomView, SeatView, SummandView, View } from "../../../generated/munchkin-quest";
import type { Happened } from "../../../generated/protocol";
import type { Note } from "../../../table/board";
import type { Force, Match } from "./sums";

export const OURS = 0;
export const THEIRS = 1;
/** An escape roll of so much succeeds. */
export const SAFE = 5;

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

/** The fight with somebody's help, as far as it is known before that munchkin comes. */
export function matchWith(view: View, fight: FightView, helper: number): Match {
  const match = matchOf(fight);
  const munchkin = view.seats[helper];
  if (!munchkin) return match;
  const { sum, dice } = match.ours;
  return {
    ...match,
    ours: { sum: sum + munchkin.strength, dice: dice + Math.max(0, 1 + signDice(view.rooms[fight.place], munchkin)) },
    winsTies: match.winsTies || munchkin.classes.includes("warrior"),
  };
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

function signDice(room: RoomView | undefined, munchkin: SeatView): number {
  const { good, bad } = signsFor(room, munchkin);
  return good.length - bad.length;
}

/** The chance to win, as the game reckons it: with `helper`, or as it stands. */
export function chanceOf(outlook: OutlookView | null, match: Match, helper = -1): number | null {
  const odds = helper >= 0 ? outlook?.with_helper[helper] : outlook?.odds;
  return odds ? (odds.win + (match.winsTies ? odds.tie : 0)) / 1000 : null;
}

/** Before a chance that is not reckoned by the game: what the page cannot foresee, such as whom a monster hates, may change it. */
export const roughly = (outlook: OutlookView | null, helper: number): string =>
  outlook?.with_helper[helper] ? "" : "≈";

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

/** How many rooms a munchkin is away from another place, by any opening; -1: no way. */
export function roomsAway(rooms: readonly RoomView[], from: number, to: number): number {
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === to) return far.get(at)!;
    for (const link of rooms[at]?.links ?? [])
      if (link.kind !== "wall" && link.to >= 0 && !far.has(link.to)) {
        far.set(link.to, far.get(at)! + 1);
        queue.push(link.to);
      }
  }
  return -1;
}

/** Who cannot come to help, and why not. */
export function tooFar(view: View, fight: FightView): { seat: number; note: Note }[] {
  if (fight.helper >= 0) return [];
  return view.seats.flatMap((munchkin, seat) => {
    if (seat === fight.leader || fight.can_help.includes(seat)) return [];
    const away = roomsAway(view.rooms, munchkin.place, fight.place);
    const why = munchkin.dead
      ? "dead"
      : view.seats[fight.leader]?.shunned
        ? "shunned"
        : away > 1 || away < 0
          ? "far"
          : fight.boss
            ? "level"
            : "other";
    return [
      { seat, note: { id: "quest-offer-cannot", args: { why, rooms: away, level: view.goal }, seats: { seat } } },
    ];
  });
}

/** What each loser of the fight loses at once. */
export const hitsIfLost = (view: View, fight: FightView): number =>
  fight.boss && view.settings.boss_loss === "one_hit" ? 1 : fight.monsters.length;

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
