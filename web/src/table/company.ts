/** With whom one sits at a table, and whether the table is there at all. */
import type { Play } from "./play.svelte";

/** Whether all others are bots, or sit at the same screen. */
export function isAlone(play: Play): boolean {
  const own = play.table.seats[play.you];
  return !!own && play.table.seats.every((seat) => seat.kind !== "person" || seat.resigned || seat.guest === own.guest);
}

/** The message that says what becomes of the game when one goes. */
export function leavingMessage(play: Play): string {
  if (!play.live || play.you < 0 || play.over) return "table-leave";
  return isAlone(play) ? "table-leave-waits" : "table-leave-kept";
}

/** Whether the line is down; while the page comes for the first time, there is nothing to miss yet. */
export function isDown(play: Play): boolean {
  return play.live && (play.source.link === "lost" || (play.source.link === "joining" && !!play.source.shown));
}
