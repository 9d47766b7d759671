/** What is public and certain to come unless somebody reacts. */
import { say } from "../../lib/text.svelte";

interface Outlook<Prospect> {
  town: Prospect[];
  entrances: Prospect[][];
  walker: Prospect | null;
}

/** The prospect of a hero, wherever it is. */
export function prospectOf<Prospect extends { card: string }>(
  outlook: Outlook<Prospect> | null | undefined,
  card: string,
): Prospect | null {
  if (!outlook) return null;
  if (outlook.walker?.card === card) return outlook.walker;
  return [...outlook.town, ...outlook.entrances.flat()].find((each) => each.card === card) ?? null;
}

/** How a walk through a dungeon would end. */
export interface Fate {
  dies: boolean;
  slot: number; // the place where it would die, or -1
  wounds: number;
}

/** Whether a hero dies on its way, and where, runs away before, or what it does to the boss. */
export function fateWords(fate: Fate, sure = true): string {
  if (fate.dies) return say(sure ? "table-fate-dies" : "table-fate-may-die", { slot: fate.slot + 1 });
  if (!fate.wounds) return say("table-fate-flees");
  return say(sure ? "table-fate-lives" : "table-fate-unsure", { wounds: fate.wounds });
}

/** The picture of that: a soul, a wound, or neither. */
export function fateIcon(fate: Fate): string {
  return fate.dies ? "i-skull" : fate.wounds ? "i-drop" : "i-push";
}
