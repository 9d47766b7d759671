/** What awaits a hero, in a few words. */
import { say } from "../../lib/text.svelte";
import type { Prospect } from "./outlook";

/** Whether it dies on its way, and where, or what it does to the boss. */
export function fateWords(prospect: Prospect): string {
  if (prospect.dies) return say(prospect.sure ? "table-fate-dies" : "table-fate-may-die", { slot: prospect.slot + 1 });
  return say(prospect.sure ? "table-fate-lives" : "table-fate-unsure", { wounds: prospect.wounds });
}
