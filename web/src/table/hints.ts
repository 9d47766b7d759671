/** Which hint explains a kind of decision: always one of the game that asks, never another game's. */

/** The hints of a game for a kind of decision, the first that there is counts. */
const HINTS: Record<string, (kind: string) => string[]> = {
  "boss-monster": (kind) => [`table-hint-${kind}`, `hint-${kind}`],
  // The second Boss Monster is played on the first one's table.
  "super-boss-monster": (kind) => [`table-hint-super-boss-monster-${kind}`, `hint-super-${kind}`, `table-hint-${kind}`, `hint-${kind}`],
  "munchkin-quest": (kind) => [`table-hint-munchkin-quest-${kind}`, `hint-quest-${kind}`],
};

/** The files with the hints that a game shares with the terminal. */
export const HINT_FILES: Record<string, readonly string[]> = {
  "boss-monster": ["play"],
  "super-boss-monster": ["play", "super-play"],
  "munchkin-quest": ["quest-play"],
};

/** The message that explains `kind` at a table of `game`, or "" if none does; `alone`: somebody who plays without rivals. */
export function hintOf(game: string, kind: string, alone: boolean, has: (id: string) => boolean): string {
  const ids = HINTS[game]?.(kind) ?? [];
  return [...(alone ? ids.map((id) => `${id}-alone`) : []), ...ids].find(has) ?? "";
}

/** By what a hint that has been read is remembered: what is true in one game need not be in another. */
export function seenAs(game: string, kind: string): string {
  return `${game}/${kind}`;
}
