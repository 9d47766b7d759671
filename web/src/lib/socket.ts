/** One socket of a table: a seat's or a watcher's. It keeps the line open, in order and without gaps.
 *
 * Frames reach the hearer exactly once and in the order of their versions; after a gap, a drop or a restart of the
 * server everything is asked for anew. An answer is sent again, under the same id, until the server has said what
 * became of it, so that it is neither lost nor taken twice.
 */
import type { FromPage, Problem, ToPage } from "../generated/protocol";

export type Link = "joining" | "live" | "lost" | "closed";

export interface Hearer {
  /** A frame, in order. */
  frame(frame: ToPage): void;
  /** The line changed; `problem` says why the server ended it for good. */
  link(link: Link, problem: Problem | null): void;
}

/** What the socket needs of the browser, so that tests can stand in for it. */
export interface Surroundings {
  open(address: string): WebSocket;
  now(): number;
  random(): number;
  later(wait: number, then: () => void): number;
  never(timer: number): void;
  hidden(): boolean;
}

const BROWSER: Surroundings = {
  open: (address) => new WebSocket(address),
  now: () => performance.now(),
  random: () => Math.random(),
  later: (wait, then) => window.setTimeout(then, wait),
  never: (timer) => window.clearTimeout(timer),
  hidden: () => document.hidden,
};

const FIRST_WAIT = 200; // before the first try to come back, ms; doubled each time
const LONGEST_WAIT = 2_000; // somebody looks at the page and waits
const LONGEST_WAIT_HIDDEN = 15_000; // nobody does
const UNANSWERED = 4_000; // after so long, a connection that has not opened is tried anew
const QUIET = 6_000; // after so long without a word, ask for one
const DEAD = 15_000; // after so long, the line is dead whatever the browser says
const WATCH = 1_000;

type Sent = Extract<FromPage, { type: "answer" }>;

export class TableSocket {
  /** When the server was last heard, on the clock of `performance.now`. */
  heard: number;
  private socket: WebSocket | null = null;
  private version = -1;
  private asked = false; // a snapshot is on its way
  private tries = 0;
  private ended = false;
  private waiting = 0; // the timer of the next try
  private watch = 0;
  private again = 0; // the timer of the next question for everything
  private answers = new Map<string, Sent>(); // not yet accepted or refused

  constructor(
    private readonly address: string,
    private readonly hearer: Hearer,
    private readonly world: Surroundings = BROWSER,
  ) {
    this.heard = world.now();
    this.connect();
    this.look();
    globalThis.addEventListener?.("online", this.online);
    globalThis.addEventListener?.("offline", this.offline);
    globalThis.document?.addEventListener?.("visibilitychange", this.seen);
  }

  /** Send an answer; it is sent again after each drop until the server has said what became of it. */
  answer(answer: Omit<Sent, "type">): void {
    const frame: Sent = { type: "answer", ...answer };
    this.answers.set(answer.id, frame);
    if (!this.asked) this.send(frame);
  }

  /** Send anything else; false when the line is down, and it is up to the person to try again. */
  send(frame: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** Come back after the server has closed this socket for another one. */
  reopen(): void {
    this.ended = false;
    this.tries = 0;
    this.connect();
    this.look();
  }

  /** Try to come back now instead of a little later. */
  retry(): void {
    if (!this.ended && !this.socket) this.connect();
  }

  close(): void {
    this.end();
    globalThis.document?.removeEventListener?.("visibilitychange", this.seen);
    globalThis.removeEventListener?.("online", this.online);
    globalThis.removeEventListener?.("offline", this.offline);
  }

  private connect(): void {
    this.world.never(this.waiting);
    this.drop();
    this.hearer.link("joining", null);
    this.asked = true;
    this.heard = this.world.now();
    const socket = this.world.open(this.address);
    this.socket = socket;
    socket.onopen = () => this.send({ type: "sync" });
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(String(message.data)) as ToPage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hear(frame: ToPage): void {
    this.heard = this.world.now();
    switch (frame.type) {
      case "snapshot":
        this.version = frame.version;
        this.asked = false;
        this.tries = 0;
        this.hearer.link("live", null);
        this.hearer.frame(frame);
        for (const answer of this.answers.values()) this.send(answer);
        return;
      case "update":
        if (this.asked || frame.version <= this.version) return; // what comes anew will hold it, or it is a double
        if (frame.version > this.version + 1) return this.sync();
        this.version = frame.version;
        break;
      case "beat":
        if (!this.asked && frame.version > this.version) this.sync();
        break;
      case "accepted":
        this.answers.delete(frame.id);
        break;
      case "refused":
        this.answers.delete(frame.id);
        if (frame.id)
          this.sync(); // what the page showed was out of date
        else if (this.asked) this.askAgain(Number(frame.problem.args?.seconds ?? 1));
        break;
      case "closed":
        this.hearer.frame(frame);
        this.end();
        this.hearer.link("closed", frame.problem);
        return;
    }
    this.hearer.frame(frame);
  }

  private sync(): void {
    this.asked = true;
    this.send({ type: "sync" });
  }

  /** The server was asked for everything too often: ask once more when it will listen. */
  private askAgain(seconds: number): void {
    this.world.never(this.again);
    this.again = this.world.later(1000 * seconds, () => {
      if (this.asked) this.send({ type: "sync" });
    });
  }

  private lost(): void {
    this.drop();
    if (this.ended) return;
    this.hearer.link("lost", null);
    if (globalThis.navigator?.onLine === false) return; // `online` will come
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, this.world.hidden() ? LONGEST_WAIT_HIDDEN : LONGEST_WAIT);
    this.tries += 1;
    this.world.never(this.waiting);
    // Not all pages of a table may come back in the same instant after a restart of the server.
    this.waiting = this.world.later(wait * (0.5 + this.world.random() / 2), () => this.connect());
  }

  private look(): void {
    this.world.never(this.watch);
    this.watch = this.world.later(WATCH, () => {
      if (this.ended) return;
      const quiet = this.world.now() - this.heard;
      const opening = this.socket?.readyState === WebSocket.CONNECTING;
      if (this.socket && quiet > (opening ? UNANSWERED : DEAD)) this.lost();
      else if (this.socket && quiet > QUIET) this.send({ type: "ping" });
      this.look();
    });
  }

  private online = (): void => {
    if (this.ended) return;
    this.tries = 0;
    this.connect();
  };

  private seen = (): void => {
    if (!this.world.hidden()) this.retry();
  };

  private offline = (): void => {
    if (!this.ended) this.lost();
  };

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.world.never(this.again);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private end(): void {
    this.ended = true;
    this.world.never(this.waiting);
    this.world.never(this.watch);
    this.drop();
  }
}
