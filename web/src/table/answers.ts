/** Answers as buttons: what stands on them. */
import type { Answer, Step } from "../lib/choice.svelte";
import type { OfferedOption } from "../generated/protocol";
import { language, say } from "../lib/text.svelte";
import type { Play } from "./play.svelte";

export type Tone = "good" | "harm" | "plain";

export interface Face {
  title: string;
  sub: string;
  tone: Tone; // of what stands below
  card: string; // the card it is about, or ''
}

/** Whether what is still to be chosen is not a place, but what to do. */
const isDeed = (answer: Answer): boolean => /^(do:|slot:[a-z])/.test(answer.path[1] ?? "");

/** What the game says of an answer in a line, the weightiest first; where it says nothing, what the board knows. */
export function outcomeOf(play: Play, option: OfferedOption): { text: string; tone: Tone } {
  if (option.notes.length && !play.board.tells?.(play.question)) {
    const tone = option.notes.find((note) => note.tone !== "plain")?.tone ?? "plain";
    return { text: option.notes.map((note) => play.teller.noteText(note)).join(" · "), tone: tone as Tone };
  }
  const note = play.board.outcome(option, play.source.shown?.view, play.source.shown?.outlook, play.question);
  return { text: note ? play.note(note) : "", tone: note?.tone ?? "plain" };
}

/** The picture of a consequence that is a soul or a wound, or ''. */
export const pictureOf = (note: string): string =>
  /-(souls?|dies)(-|$)/.test(note) ? "i-skull" : /-(wounds?|reaches|fatal)(-|$)/.test(note) ? "i-drop" : "";

/** All that can be done with a card, where the board has a word for each of these. */
function deedsOf(play: Play, step: Step): string {
  if (!step.answers.every(isDeed)) return "";
  const deeds = step.answers.map(({ option }) => play.board.deed?.(option, play.source.shown?.view));
  const words = new Set(deeds.map((deed) => (deed ? play.note(deed) : "")));
  return words.has("") ? "" : new Intl.ListFormat(language(), { type: "disjunction" }).format(words);
}

/** What stands on the button of a step. */
export function faceOf(play: Play, step: Step): Face {
  const [answer] = step.answers;
  if (!answer) return { title: "", sub: "", tone: "plain", card: "" };
  const { option } = answer;
  const card = typeof option.fields.card === "string" ? option.fields.card : "";
  const { text: sub, tone } = outcomeOf(play, option);
  const short = step.answers.length === 1 ? play.board.title?.(option, play.source.shown?.view) : null;
  if (short) return { title: play.note(short), sub, tone, card };
  const what = step.answers.every(isDeed) ? "table-choose-what" : "table-choose-where";
  if (step.answers.length > 1)
    return {
      title: card ? play.teller.card(card) : play.teller.option(option),
      sub: deedsOf(play, step) || say(what, { count: step.answers.length }),
      tone: "plain",
      card,
    };
  const explained = option.notes.length > 0;
  if (answer.path.length > 1 && play.choice?.picked.length) {
    // The card has been picked; what is left is where.
    const place = play.board.outcome(option, play.source.shown?.view, play.source.shown?.outlook, play.question);
    const where = place ? play.note(place) : play.teller.option(option);
    return { title: explained ? where : sub || where, sub: explained ? sub : "", tone, card: "" };
  }
  // A card's name alone would not say what is done with it.
  const deed = sub && card && explained ? play.board.deed?.(option, play.source.shown?.view) : null;
  const said = deed ? `${play.note(deed)} · ${sub}` : sub;
  if (answer.path.length > 1) return { title: play.teller.card(card), sub: said, tone, card };
  return { title: sub && card ? play.teller.card(card) : play.teller.option(option), sub: said, tone, card };
}

/** Whether all other answers come to the same, as far as the game can say. */
function isLikeAll(play: Play, step: Step): boolean {
  const others = play.steps.map((each) => each.step).filter((each) => each.answers[0] !== step.answers[0]);
  const said = ({ answers }: Step): string => (answers.length > 1 ? "" : outcomeOf(play, answers[0]!.option).text);
  return others.length > 0 && others.every((each) => said(each) === said(step));
}

/** Whether a sensible player would do this first: the game says that it does good and no harm, or the board does. */
export function isAdvised(play: Play, step: Step): boolean {
  const [answer] = step.answers;
  if (!answer || step.answers.length > 1) return false;
  const tones = answer.option.notes.map(({ tone }) => tone);
  if (tones.length) return tones[0] === "good" && !tones.includes("harm") && !isLikeAll(play, step);
  const shown = play.source.shown;
  return !!play.board.advises?.(answer.option, shown?.view, play.question, shown?.outlook);
}
