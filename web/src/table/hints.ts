/** Which hint explains a kind of decision: always one of the game that asks, never another game's. */
import { aboutOf } from "../boards/about";

/** The message that explains `kind` at a table of `game`, or "" if none does; `alone`: somebody who plays without rivals. */
export function hintOf(game: string, kind: string, alone: boolean, has: (id: string) => boolean): string {
  const ids = aboutOf(game)?.hints(kind) ?? [];
  return [...(alone ? ids.map((id) => `${id}-alone`) : []), ...ids].find(has) ?? "";
}

/** By what a hint that has been read is remembered: what is true in one game need not be in another. */
export function seenAs(game: string, kind: string): string {
  return `${game}/${kind}`;
}
