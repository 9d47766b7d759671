/** A lesson as a source that a table can show: each answer is judged by the server, and a wrong one changes nothing. */
import type { Happened, LessonMoment, LessonText, Policy, Problem, Shown, Table } from "../generated/protocol";
import { api, Trouble } from "./api";
import type { Answer, Choice } from "./choice.svelte";
import type { News } from "./seat.svelte";
import { attr, language, say, type Args } from "./text.svelte";

export class LessonEyes {
  table = $state.raw<Table | null>(null);
  shown = $state.raw<Shown | null>(null);
  events = $state.raw<Happened[]>([]);
  problem = $state.raw<Problem | null>(null);
  sent = $state.raw<{ question: string; option: number } | null>(null);
  moment = $state.raw<LessonMoment | null>(null);
  /** The step at which somebody wants to be shown what to do, or -1. */
  shows = $state(-1);
  /** Whether the server has kept how far one has got; and the step that it has kept last, or -1. */
  stored = $state(true);
  kept = $state(-1);
  you = $state(0);
  readonly policy: Policy = { ask: "auto", never: [] };
  readonly lines = [];
  readonly votes: number[] = [];
  readonly link = "live" as const;
  readonly heard = 0;
  readonly arrived = 0;

  private answers: number[] = [];
  private told: ((news: News) => void) | null = null;

  constructor(
    private readonly game: string,
    private readonly lesson: string,
  ) {}

  listen(told: (news: News) => void): void {
    this.told = told;
    if (this.shown) told({ events: [], shown: this.shown, whole: true });
  }

  /** A right answer of the question: one that what has been picked leads to, if there is one. */
  rightOf(choice: Choice): Answer | null {
    const right = this.moment?.right ?? [];
    const fits = (answer: Answer): boolean => right.includes(answer.index);
    return (
      choice.open.find(fits) ?? choice.answers.find(fits) ?? (choice.pass && fits(choice.pass) ? choice.pass : null)
    );
  }

  /** Begin, or begin again. */
  async begin(): Promise<void> {
    this.answers = [];
    this.shows = -1;
    this.show(await api.lesson(this.game, this.lesson, []), true);
    this.sent = null;
    this.keep(0);
  }

  answer(option: number): void {
    const question = this.shown?.question;
    if (!question || this.sent) return;
    this.problem = null;
    this.sent = { question: question.id, option };
    void this.judge(option);
  }

  private async judge(option: number): Promise<void> {
    try {
      const moment = await api.lesson(this.game, this.lesson, [...this.answers, option]);
      if (moment.wrong) this.moment = moment;
      else {
        this.answers = [...this.answers, option];
        this.show(moment, false);
        this.keep(moment.at);
      }
    } catch (trouble) {
      this.problem = trouble instanceof Trouble ? trouble.problem : { error: "web-problem-unknown", args: {} };
    }
    this.sent = null;
  }

  private show(moment: LessonMoment, whole: boolean): void {
    const fresh = whole ? [] : (moment.events as Happened[]).filter((event) => event.number >= moment.since);
    this.moment = moment;
    this.you = moment.you;
    this.table = moment.table;
    this.events = moment.events as Happened[];
    this.shown = moment.shown as Shown;
    this.told?.({ events: fresh, shown: this.shown, whole });
  }

  private keep(step: number): void {
    if (!this.moment?.number) return; // an example of the rulebook is no part of a course
    if (!navigator.cookieEnabled) {
      this.stored = false; // the server would keep it for somebody whom it does not know again
      return;
    }
    api.reached(this.game, this.lesson, step).then(
      () => ([this.stored, this.kept] = [true, step]),
      () => (this.stored = false),
    );
  }

  send(): boolean {
    return false;
  }
  reopen(): void {
    this.problem = null;
  }
}

/** What a lesson says, in the reader's language. */
export function saidBy(text: LessonText, args: Args = {}): string {
  const own = text.own[language()] ?? Object.values(text.own)[0];
  if (own !== undefined) return own;
  return text.attribute ? attr(text.id, text.attribute, args) : say(text.id, args);
}
