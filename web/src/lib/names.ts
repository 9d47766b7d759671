/** What the players are called: bots have no names of their own, and guests need none. */

import type { Seat, Table } from "../generated/protocol";
import { say } from "./text.svelte";

/** The name of a seat; `mine` are the seats of the reader, who without a name is "You". */
export function seatName(seat: Seat, at: number, mine: readonly number[] = []): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return say("web-bot-name", { seat: at });
  return say(mine.includes(at) ? "web-you" : "web-guest");
}

/** The names of all seats of a table. */
export function seatNames(table: Table, mine: readonly number[] = []): string[] {
  return table.seats.map((seat, at) => seatName(seat, at, mine));
}
