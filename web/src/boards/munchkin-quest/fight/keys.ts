/** Keys of the fight: H calls for help, A takes the first bid that can be taken. */
import type { Play } from "../../../table/play.svelte";

const KINDS: Record<string, string> = { h: "call", a: "accept" };

export function fightKey(key: string, play: Play): boolean {
  const kind = KINDS[key.toLowerCase()];
  const answer = kind && play.choice?.answers.find((each) => each.option.kind === kind);
  if (!answer) return false;
  play.answer(answer);
  return true;
}
