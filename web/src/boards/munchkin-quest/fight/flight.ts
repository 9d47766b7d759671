/** A lost fight: how each loser fares, and from what has been told since. */
import type { EscapeView, FightView, MonsterView, ReasonView } from "../../../generated/munchkin-quest";
import type { Happened } from "../../../generated/protocol";
import { fighters } from "./reading";

export interface Fate {
  uid: number;
  card: string;
  state: "waits" | "escaped" | "caught";
  safe: number; // from which face of the die on one gets away
  reasons: ReasonView[]; // why that is not what the roll must come to
  n: number; // what was rolled, with what is added
}

export interface Flight {
  seat: number;
  hits: number;
  cornered: boolean; // no room to run to
  ran: boolean;
  vain: boolean; // the Bad Stuff could not harm, so one hit more
  fates: Fate[]; // one for each monster
}

/** How the flight of each loser stands. */
export function flightOf(fight: FightView, monsters: readonly MonsterView[], events: readonly Happened[]): Flight[] {
  const lost = events.findLastIndex((event) => event.message === "event-fight-lost");
  const since = lost < 0 ? [] : events.slice(lost);
  return fighters(fight).map((seat) => {
    const mine = since.filter((event) => event.args.seat === seat);
    const of = (name: string): Happened[] => mine.filter((event) => event.message === `event-${name}`);
    const rolls = [...of("escaped"), ...of("caught")];
    const fate = ({ uid, safe, done, reasons }: EscapeView): Fate => {
      const card = monsters.find((monster) => monster.uid === uid)?.card ?? "";
      const at = done ? rolls.findIndex((event) => event.args.card === card) : -1;
      const [event] = at < 0 ? [] : rolls.splice(at, 1); // the same monster may be there twice
      return {
        uid,
        card,
        state: done === "escaped" || done === "caught" ? done : "waits",
        safe,
        reasons,
        n: Number(event?.args.n ?? 0),
      };
    };
    return {
      seat,
      hits: of("hits-lost").reduce((sum, event) => sum + Number(event.args.n), 0),
      cornered: of("no-exit").length > 0,
      ran: of("ran").length > 0,
      vain: of("bad-stuff-in-vain").length > 0,
      fates: fight.escapes.filter((escape) => escape.seat === seat).map(fate),
    };
  });
}

/** What has been told since the fight was won. */
export const sinceVictory = (events: readonly Happened[]): Happened[] =>
  events.slice(events.findLastIndex((event) => event.message === "event-fight-won") + 1);
