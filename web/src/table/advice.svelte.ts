/** The coach's hint on the question that is open: asked for, shown, and forgotten with the question. */
import { api, explained } from "../lib/api";
import type { HintOption } from "../generated/protocol";
import { say } from "../lib/text.svelte";
import { isAlone } from "./company";
import type { Play } from "./play.svelte";

export class Advice {
  private found = $state.raw<{ question: string; options: HintOption[]; trouble: string } | null>(null);
  private asked = $state(""); // the question on which a hint is awaited

  constructor(private readonly play: Play) {}

  /** Whether there may be a hint on what is asked: other people must not be at the table, and there must be a choice. */
  get offered(): boolean {
    const { play } = this;
    return play.live && !!play.question && play.question.options.length > 1 && isAlone(play);
  }

  get busy(): boolean {
    return !!this.asked && this.asked === this.play.question?.id;
  }

  /** Whether there is something to show: the hint, why there is none, or that it is being thought about. */
  get open(): boolean {
    return this.busy || (!!this.found && this.found.question === this.play.question?.id);
  }

  get options(): HintOption[] {
    return this.open && !this.busy ? (this.found?.options ?? []) : [];
  }

  get trouble(): string {
    return this.open && !this.busy ? (this.found?.trouble ?? "") : "";
  }

  /** The place of the best of these answers among the advised ones, from 1; 0 if none of them is. */
  rank(answers: readonly { index: number }[]): number {
    return this.options.findIndex((each) => answers.some(({ index }) => index === each.option)) + 1;
  }

  /** The same for what is chosen by pointing at a place. */
  rankAt(key: string): number {
    if (!this.options.length || !this.play.choice) return 0;
    return this.rank(this.play.choice.open.filter(({ path }) => path.includes(key)));
  }

  async ask(): Promise<void> {
    const question = this.play.question?.id;
    if (!question || this.busy) return;
    this.asked = question;
    try {
      const { options } = await api.hint(this.play.table.id, { seat: this.play.you, question });
      this.found = { question, options, trouble: "" };
    } catch (problem) {
      this.found = { question, options: [], trouble: explained(problem) };
    } finally {
      if (this.asked === question) this.asked = "";
    }
  }

  hide(): void {
    this.asked = "";
    this.found = null;
  }
}

/** What an option is worth, in words: a chance, or points where one plays alone. */
export function worth(chance: number, alone: boolean): string {
  return alone ? say("coach-points", { points: chance.toFixed(1) }) : say("coach-chance", { n: percentOf(chance) });
}

export const percentOf = (share: number): number => Math.round(100 * share);
