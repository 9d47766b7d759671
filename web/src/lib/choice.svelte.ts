/** How a person picks one of the listed answers: as a button, or by pointing at places on the board, step by step.
 *
 * Each answer has a path: the places that stand for it, such as a card in the hand and then a place in the dungeon.
 * What is picked so far is a prefix of paths; what may be picked next follows from it. Answers without a path are
 * buttons only.
 */
import type { OfferedOption } from "../generated/protocol";

export interface Answer {
  index: number;
  option: OfferedOption;
  path: string[];
}

/** One button: an answer, or the first step to several. */
export interface Step {
  key: string; // the place it stands for, or '' for a button only
  answers: Answer[];
}

export class Choice {
  picked = $state.raw<string[]>([]);
  readonly answers: Answer[];
  readonly pass: Answer | null;

  constructor(
    options: OfferedOption[],
    path: (option: OfferedOption) => string[],
    rank?: (option: OfferedOption) => number,
    passes: (option: OfferedOption) => boolean = (option) => option.kind === "pass",
  ) {
    const answers = options.map((option, index) => ({ index, option, path: path(option) }));
    if (rank) {
      const ranks = new Map(answers.map((answer) => [answer.index, rank(answer.option)]));
      answers.sort((a, b) => ranks.get(b.index)! - ranks.get(a.index)!);
    }
    this.pass = answers.find((answer) => passes(answer.option)) ?? null;
    this.answers = answers.filter((answer) => answer !== this.pass);
  }

  /** The answers that are still open after what has been picked. */
  readonly open: Answer[] = $derived.by(() =>
    this.answers.filter((answer) => this.picked.every((key, step) => answer.path[step] === key)),
  );

  /** What may be picked next: the open answers by their next place, in the order in which they are listed. */
  readonly steps: Step[] = $derived.by(() => {
    const steps: Step[] = [];
    const byKey = new Map<string, Step>();
    for (const answer of this.open) {
      const key = answer.path[this.picked.length] ?? "";
      const known = key ? byKey.get(key) : undefined;
      // The same card twice, or two answers at one place that nothing further tells apart, stay two buttons.
      if (known && answer.path.length > this.picked.length + 1) known.answers.push(answer);
      else {
        const step = { key, answers: [answer] };
        steps.push(step);
        if (key && !known) byKey.set(key, step);
      }
    }
    return steps;
  });

  /** The places that may be pointed at now. */
  readonly lit: Set<string> = $derived.by(() => {
    const first = this.answers.map((answer) => answer.path[0] ?? "");
    return new Set([...this.steps.map((step) => step.key), ...(this.picked.length ? first : [])].filter(Boolean));
  });

  /** Point at a place: the answer it completes, or null when more is to be picked or the place means nothing. */
  point(key: string): Answer | null {
    if (this.picked.at(-1) === key) {
      this.picked = this.picked.slice(0, -1); // once more: put it back
      return null;
    }
    const here = this.steps.find((step) => step.key === key);
    if (here) return this.take(here);
    // Another first step instead of the one picked.
    const others = this.answers.filter((answer) => answer.path[0] === key);
    if (others.length) {
      this.picked = [];
      const step = this.steps.find((each) => each.key === key);
      return step ? this.take(step) : null;
    }
    return null;
  }

  /** Take a step: the answer it completes, or null when there is more to pick. */
  take(step: Step): Answer | null {
    const [only] = step.answers;
    if (step.answers.length === 1 && only && only.path.length <= this.picked.length + 1) return only;
    if (step.key) this.picked = [...this.picked, step.key];
    return null;
  }

  back(): void {
    this.picked = this.picked.slice(0, -1);
  }
}
