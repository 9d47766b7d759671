/** A finished game, moment by moment, as a source that a table can show. */
import type { Happened, Moment, Moments, Policy, Problem, Shown, Table } from "../generated/protocol";
import { api } from "./api";
import type { News } from "./seat.svelte";

const CHUNK = 60; // moments that are fetched at once

export class ReplayEyes {
  table = $state.raw<Table | null>(null);
  you = $state(-1);
  shown = $state.raw<Shown | null>(null);
  events = $state.raw<Happened[]>([]);
  problem = $state.raw<Problem | null>(null);
  at = $state(0);
  answers = $state(0);
  turns = $state.raw<number[]>([]);
  eyes = $state(-2);
  readonly policy: Policy = { ask: "auto", never: [] };
  readonly lines = [];
  readonly votes: number[] = [];
  readonly link = "live" as const;
  readonly heard = 0;
  readonly arrived = 0;
  readonly sent = null;

  private moments = new Map<number, Moment>();
  private coming = new Map<string, Promise<void>>();
  private told: ((news: News) => void) | null = null;

  constructor(
    private readonly id: string,
    table: Table,
  ) {
    this.table = table;
  }

  listen(told: (news: News) => void): void {
    this.told = told;
  }
  answer(): void {}
  send(): boolean {
    return false;
  }
  reopen(): void {}

  /** Look through other eyes: a seat's, a watcher's (-1), or with open hands (-2). */
  async look(eyes: number): Promise<void> {
    if (eyes === this.eyes && this.shown) return;
    this.eyes = eyes;
    this.moments.clear();
    this.coming.clear();
    await this.go(this.at, true);
  }

  /** Go to a moment; to the next one it is shown how, to any other it is simply there. */
  async go(at: number, whole = false): Promise<void> {
    const eyes = this.eyes;
    await this.fetch(0, at);
    const last = this.answers;
    const to = Math.max(0, Math.min(at, last));
    if (eyes !== this.eyes) return;
    const moment = this.moments.get(to);
    if (!moment) return;
    const next = !whole && to === this.at + 1 && !!this.shown;
    this.at = to;
    this.you = eyes >= 0 ? eyes : -1;
    this.events = this.upTo(to);
    this.shown = {
      view: moment.view,
      outlook: moment.outlook,
      question: null,
      waiting: moment.waiting,
      window: moment.window,
      undo: false,
      clocks: [],
      over: false,
    };
    this.told?.({ events: next ? (moment.events as Happened[]) : [], shown: this.shown, whole: !next });
    void this.fetch(to, to + CHUNK / 2);
  }

  /** Have the moments of a stretch at hand, in pieces of a fixed size. */
  private async fetch(from: number, to: number): Promise<void> {
    if (!this.answers) await this.chunk(0); // how long the game was, so that nothing beyond its end is asked for
    const wanted: Promise<void>[] = [];
    for (let start = Math.floor(from / CHUNK) * CHUNK; start <= to; start += CHUNK) {
      if (this.answers && start > this.answers) break;
      wanted.push(this.chunk(start));
    }
    await Promise.all(wanted);
  }

  private chunk(start: number): Promise<void> {
    const key = `${this.eyes}:${start}`;
    let promise = this.coming.get(key);
    if (!promise) {
      const eyes = this.eyes;
      promise = api.moments(this.id, eyes, start, start + CHUNK - 1).then((found: Moments) => {
        if (eyes !== this.eyes) return;
        this.answers = found.answers;
        this.turns = found.turns;
        for (const moment of found.moments) this.moments.set(moment.at, moment);
      });
      promise.catch(() => this.coming.delete(key));
      this.coming.set(key, promise);
    }
    return promise;
  }

  private upTo(at: number): Happened[] {
    const events: Happened[] = [];
    for (let each = 0; each <= at; each += 1) events.push(...((this.moments.get(each)?.events ?? []) as Happened[]));
    return events;
  }
}
