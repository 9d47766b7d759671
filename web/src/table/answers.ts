/** Answers as buttons: what stands on them. */
import type { Answer, Step } from "../lib/choice.svelte";
import { say } from "../lib/text.svelte";
import type { Play } from "./play.svelte";

export interface Face {
  title: string;
  sub: string;
  card: string; // the card it is about, or ''
}

/** Whether what is still to be chosen is not a place, but what to do. */
const isDeed = (answer: Answer): boolean => /^(do|slot):/.test(answer.path[1] ?? "");

/** What stands on the button of a step. */
export function faceOf(play: Play, step: Step): Face {
  const [answer] = step.answers;
  if (!answer) return { title: "", sub: "", card: "" };
  const { option } = answer;
  const card = typeof option.fields.card === "string" ? option.fields.card : "";
  const note = play.board.outcome(option, play.source.shown?.view, play.source.shown?.outlook, play.question);
  const sub = note ? play.note(note) : "";
  const short = step.answers.length === 1 ? play.board.title?.(option, play.source.shown?.view) : null;
  if (short) return { title: play.note(short), sub, card };
  if (step.answers.length > 1)
    return {
      title: card ? play.teller.card(card) : play.teller.option(option),
      sub: say(step.answers.every(isDeed) ? "table-choose-what" : "table-choose-where", { count: step.answers.length }),
      card,
    };
  if (answer.path.length > 1 && play.choice?.picked.length)
    return { title: sub || play.teller.option(option), sub: "", card: "" };
  if (answer.path.length > 1) return { title: play.teller.card(card), sub, card };
  return { title: sub && card ? play.teller.card(card) : play.teller.option(option), sub, card };
}
