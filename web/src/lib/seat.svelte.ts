/** A table through one pair of eyes, kept up to date by its socket. */
import { BASE } from "./base";
import { TableSocket, type Link } from "./socket";
import type { FromPage, Happened, Line, Policy, Problem, Shown, Table, ToPage } from "../generated/protocol";

/** Something new to show: what happened, and how the table looks afterwards. */
export interface News {
  events: Happened[];
  shown: Shown;
  whole: boolean; // everything is new: nothing of it moves
}

export class SeatEyes {
  table = $state.raw<Table | null>(null);
  you = $state(-1);
  shown = $state.raw<Shown | null>(null);
  events = $state.raw<Happened[]>([]);
  policy = $state.raw<Policy>({ ask: "auto", never: [] });
  lines = $state.raw<Line[]>([]);
  votes = $state.raw<number[]>([]);
  link = $state<Link>("joining");
  /** Why the last frame was refused, or why the socket was closed, until it is read. */
  problem = $state.raw<Problem | null>(null);
  /** The answer that is under way. */
  sent = $state.raw<{ id: string; question: string; option: number } | null>(null);
  /** When what is shown arrived, for clocks. */
  arrived = $state(0);

  private readonly socket: TableSocket;
  private told: ((news: News) => void) | null = null;

  constructor(table: string, seat: number) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}${BASE}/api/tables/${table}/socket?seat=${seat}`, {
      frame: (frame) => this.hear(frame),
      link: (link, problem) => {
        this.link = link;
        if (problem) this.problem = problem;
      },
    });
  }

  /** When the server was last heard, as `performance.now` counts. */
  get heard(): number {
    return this.socket.heard;
  }

  /** Be told of everything new. */
  listen(told: (news: News) => void): void {
    this.told = told;
    if (this.shown) told({ events: [], shown: this.shown, whole: true });
  }

  /** Answer the question that is open, once. */
  answer(option: number): void {
    const question = this.shown?.question;
    if (!question || this.sent?.question === question.id) return;
    this.problem = null;
    this.sent = { id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, question: question.id, option };
    this.socket.answer(this.sent);
  }

  send(frame: Exclude<FromPage, { type: "answer" }>): boolean {
    return this.socket.send(frame);
  }

  reopen(): void {
    this.problem = null;
    this.socket.reopen();
  }

  /** Try to come back now. */
  retry(): void {
    this.socket.retry();
  }

  close(): void {
    this.socket.close();
  }

  private hear(frame: ToPage): void {
    switch (frame.type) {
      case "snapshot":
        this.table = frame.table;
        this.you = frame.you;
        this.events = frame.events;
        this.policy = frame.policy;
        this.lines = frame.lines;
        this.votes = frame.votes;
        this.show(frame.shown, [], true);
        return;
      case "update": {
        const kept = frame.rewind >= 0 ? this.events.filter((event) => event.number < frame.rewind) : this.events;
        this.events = frame.events.length || kept !== this.events ? [...kept, ...frame.events] : kept;
        this.show(frame.shown, frame.events, frame.rewind >= 0);
        return;
      }
      case "accepted":
        return;
      case "refused":
        if (this.sent?.id === frame.id) this.sent = null;
        this.problem = frame.problem;
        return;
      case "seats":
        this.table = frame.table;
        this.policy = frame.policy;
        return;
      case "said":
        if (!this.lines.some((line) => line.number === frame.line.number)) this.lines = [...this.lines, frame.line];
        return;
      case "votes":
        this.votes = frame.seats;
    }
  }

  private show(shown: Shown | null, events: Happened[], whole: boolean): void {
    this.shown = shown;
    this.arrived = performance.now();
    if (this.sent && shown?.question?.id !== this.sent.question) this.sent = null;
    if (shown) this.told?.({ events, shown, whole });
  }
}
