/** A lost fight, from what has been told since: hits, exits, escape rolls. */
import type { FightView } from "../../../generated/munchkin-quest";
import type { Happened } from "../../../generated/protocol";

export interface Fate {
  card: string;
  state: "waits" | "escaped" | "caught";
  n: number; // what was rolled
}

export interface Flight {
  seat: number;
  hits: number;
  cornered: boolean; // no room to run to
  ran: boolean;
  vain: boolean; // the Bad Stuff could not harm, so one hit more
  fates: Fate[]; // one for each monster
}

/** How the flight of each loser stands; `cards` are the monsters of the fight. */
export function flightOf(fight: FightView, cards: readonly string[], events: readonly Happened[]): Flight[] {
  const lost = events.findLastIndex((event) => event.message === "event-fight-lost");
  const since = lost < 0 ? [] : events.slice(lost);
  return [fight.leader, fight.helper]
    .filter((seat) => seat >= 0)
    .map((seat) => {
      const mine = since.filter((event) => event.args.seat === seat);
      const of = (name: string): Happened[] => mine.filter((event) => event.message === `event-${name}`);
      const left = [...of("escaped"), ...of("caught")];
      const fates = cards.map((card): Fate => {
        const at = left.findIndex((event) => event.args.card === card);
        const [event] = at < 0 ? [] : left.splice(at, 1); // the same monster may be there twice
        if (!event) return { card, state: "waits", n: 0 };
        return { card, state: event.message === "event-escaped" ? "escaped" : "caught", n: Number(event.args.n) };
      });
      return {
        seat,
        hits: of("hits-lost").reduce((sum, event) => sum + Number(event.args.n), 0),
        cornered: of("no-exit").length > 0,
        ran: of("ran").length > 0,
        vain: of("bad-stuff-in-vain").length > 0,
        fates,
      };
    });
}

/** What has been told since the fight was won. */
export const sinceVictory = (events: readonly Happened[]): Happened[] =>
  events.slice(events.findLastIndex((event) => event.message === "event-fight-won") + 1);
