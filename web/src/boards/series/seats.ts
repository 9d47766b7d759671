/** Who sits where, as seen from one's own side of the table. */
import type { Play } from "../../table/play.svelte";
import type { View } from "./view";

/** The seat on the near side; a watcher's is the first. */
export const nearOf = (play: Play): number => {
  const { you } = play.shown.view as View;
  return you >= 0 ? you : play.near;
};

/** The others, in the order of the table. */
export const rivalsOf = (play: Play): number[] => {
  const all = (play.shown.view as View).seats.map((_, seat) => seat);
  const me = nearOf(play);
  return [...all.slice(me + 1), ...all.slice(0, me)];
};

/** The seat whose dungeon is opened over the table, or -1. */
export const openedOf = (play: Play): number => (play.sheet.startsWith("seat:") ? Number(play.sheet.slice(5)) : -1);

/** On a phone: the rival in whose dungeon something is staged, or -1. It lies folded behind a chip, and opens meanwhile. */
export function stagedOf(play: Play): number {
  const spots = play.stage.staging?.spots ?? [];
  const seat = Number(/^(?:slot|boss):(\d+)/.exec(spots[0]?.[0] ?? "")?.[1] ?? -1);
  return spots.length === 1 && seat !== nearOf(play) ? seat : -1;
}
