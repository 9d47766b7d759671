/** A puzzle as a source that a table can show: each answer is judged by the server, and a wrong one changes nothing. */
import type { Happened, Policy, Problem, PuzzleMoment, PuzzleResult, Shown, Table } from "../generated/protocol";
import { api, Trouble } from "./api";
import type { News } from "./seat.svelte";

export class PuzzleEyes {
  table = $state.raw<Table | null>(null);
  shown = $state.raw<Shown | null>(null);
  events = $state.raw<Happened[]>([]);
  problem = $state.raw<Problem | null>(null);
  sent = $state.raw<{ question: string; option: number } | null>(null);
  moment = $state.raw<PuzzleMoment | null>(null);
  /** What came of the first try, once it is over; null while it is not. */
  result = $state.raw<PuzzleResult | null>(null);
  /** Whether the server has kept it. */
  stored = $state(true);
  /** Whether a wrong answer was given, or the solution looked at. */
  missed = $state(false);
  readonly you = 0;
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
    private readonly puzzle: string,
  ) {}

  listen(told: (news: News) => void): void {
    this.told = told;
    if (this.shown) told({ events: [], shown: this.shown, whole: true });
  }

  /** Begin, or begin again. */
  async begin(): Promise<void> {
    this.answers = [];
    this.show(await api.puzzle(this.game, this.puzzle, []), true);
    this.sent = null;
  }

  answer(option: number): void {
    const question = this.shown?.question;
    if (!question || this.sent) return;
    this.problem = null;
    this.sent = { question: question.id, option };
    void this.judge(option);
  }

  /** Whoever looks the solution up has not solved it: any wrong answer stands for that. */
  reveal(): void {
    const { moment } = this;
    const options = this.shown?.question?.options.length ?? 0;
    const wrong = [...Array(options).keys()].find((option) => !moment?.right.includes(option));
    if (!this.missed && wrong !== undefined) this.keep([...this.answers, wrong]);
    this.missed = true;
  }

  private async judge(option: number): Promise<void> {
    const answers = [...this.answers, option];
    try {
      const moment = await api.puzzle(this.game, this.puzzle, answers);
      if (moment.wrong) {
        this.moment = moment;
        if (!this.missed) this.keep(answers);
        this.missed = true;
      } else {
        this.answers = answers;
        this.show(moment, false);
        if (moment.at === moment.steps && !this.missed) this.keep(answers);
      }
    } catch (trouble) {
      this.problem = trouble instanceof Trouble ? trouble.problem : { error: "web-problem-unknown", args: {} };
    }
    this.sent = null;
  }

  private show(moment: PuzzleMoment, whole: boolean): void {
    const fresh = whole ? [] : (moment.events as Happened[]).filter((event) => event.number >= moment.since);
    this.moment = moment;
    this.table = moment.table;
    this.events = moment.events as Happened[];
    this.shown = moment.shown as Shown;
    this.told?.({ events: fresh, shown: this.shown, whole });
  }

  private keep(answers: number[]): void {
    if (!navigator.cookieEnabled) {
      this.stored = false; // the server would keep it for somebody whom it does not know again
      return;
    }
    api.tried(this.game, this.puzzle, answers).then(
      (result) => {
        this.result = result;
        this.stored = true;
      },
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
