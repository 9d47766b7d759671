/** What the players are called: bots have no names of their own, and guests need none. */

import type { Seat, Table } from "../generated/protocol";
import { say } from "./text.svelte";

/**
 * The name of a seat, the same for everybody: names stand in sentences of the third person, where "You" would be wrong
 * in every language. Who "you" is, is marked where a name stands alone.
 */
export function seatName(seat: Seat, at: number, only = false): string {
  if (seat.name) return seat.name;
  // The only one without a name needs no number.
  return seat.kind === "bot" ? say("web-bot-name", { seat: at }) : say("web-guest", { seat: only ? 0 : at + 1 });
}

/** The names of all seats of a table, those of one's own being "You": for lists, in which names stand alone. */
export function namesFor(table: Table, mine: readonly number[]): string[] {
  // At one screen several are oneself: they have names, and need them.
  return seatNames(table).map((name, at) => (mine.length === 1 && mine[0] === at ? say("web-you") : name));
}

/** The names of all seats of a table. */
export function seatNames(table: Table): string[] {
  const only = table.seats.filter((seat) => seat.kind !== "bot" && !seat.name).length === 1;
  return table.seats.map((seat, at) => seatName(seat, at, only));
}
