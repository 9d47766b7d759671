/** The director: one queue of beats between what the server sends and what the page shows.
 *
 * What the board shows lags behind while events are told, and the question waits at the end of the queue: nobody is
 * asked before the board shows the moment of the question. The server waits for nothing of this. Whoever skips, is
 * short of time or does not look at the page is there at once.
 */
import type { Board, Effect, Staging } from "../table/board";
import type { GameCard, Happened, Shown } from "../generated/protocol";
import { beatsOf, type Beat } from "./beats";

export interface Flight {
  id: number;
  what: string;
  from: string;
  to: string;
  ms: number;
  walk: boolean;
}

export interface Tick {
  id: number;
  at: string;
  text: string;
  tone: "harm" | "good";
}

type Sound = Extract<Effect, { do: "sound" }>;

/** How long telling may take at normal speed, in milliseconds, where a board does not say. What decides the game may take
 * a round longer. */
export const PACE = { round: 6_200, telling: 4_000 };
const LEAST_TELLING = 300;
const LATE_TELLING = 60; // where the round has had its time
const DECISIVE = 1_200; // what takes so long is staged even then
const SHORTEST = 0.25; // of its time, that something routine still gets
const SHORTEST_STAGING = 400;
const LONGEST_AGAIN = 9_000; // what was told can be told again, but not for ever
const MOST_KEPT = 400; // events that can be told again

export interface Telling {
  speed(): number; // 0: nothing is told
  still(): boolean; // nothing moves: what is staged is shown as a picture with its line
  you(): number;
  known(): readonly Happened[]; // everything that has happened, for causes
  paced: boolean; // whether a round has to be told within its time; not in a replay
  sound(effect: Sound): void;
  staged(staging: Staging): void; // something begins to be staged
  settled(): void; // everything is told
}

export class Stage {
  /** What the board shows. */
  shown = $state.raw<Shown | null>(null);
  /** The last event of what is being told, or null. */
  now = $state.raw<Happened | null>(null);
  /** What is staged at the moment. */
  staging = $state.raw<Staging | null>(null);
  flights = $state.raw<Flight[]>([]);
  ticks = $state.raw<Tick[]>([]);
  /** Places and what they do at the moment. */
  moves = $state.raw<Record<string, string>>({});
  /** Whether the board is still on its way to what the server has sent. */
  playing = $derived.by(() => this.now !== null);
  /** How things stood when the viewer last chose, and what has happened since. */
  base = $state.raw<Shown | null>(null);
  since = $state.raw<{ events: Happened[]; shown: Shown }[]>([]);

  private queue: Beat[] = [];
  private last: Shown | null = null; // what the queue ends with
  private chosen = true; // the next news begin a new stretch
  private timer = 0;
  private alarm = 0;
  private number = 0;
  private round = -1; // the turn that is told, and the time that it has taken, both at normal speed
  private spent = 0;
  private left = 0; // the time that this telling still has
  private late = false; // the round has had its time
  private again = false; // what is told was told before
  private held = false; // somebody reads, and nothing goes on meanwhile

  constructor(
    private readonly board: Board,
    private readonly game: GameCard,
    private readonly how: Telling,
  ) {}

  /** Something new: told after everything before it. `within` is the time after which the question must be open. */
  push(events: Happened[], shown: Shown, whole: boolean, within = Infinity): void {
    const from = this.last ?? this.shown;
    this.keep(events, shown, whole || !from, from);
    this.last = shown;
    if (whole || !from || this.how.speed() === 0 || document.hidden || within <= 0) {
      if (!whole && from && events.length) this.sounds(events, from.view);
      return this.skip();
    }
    window.clearTimeout(this.alarm);
    if (within < Infinity) this.alarm = window.setTimeout(() => this.skip(), within);
    this.enqueue(events, from.view, shown);
    this.allow();
    if (!this.timer) this.next();
  }

  /** The viewer has chosen: what comes now is a stretch of its own. */
  mark(): void {
    this.chosen = true;
  }

  /** Show how things stand, and nothing more of how they came to. */
  skip(): void {
    window.clearTimeout(this.timer);
    window.clearTimeout(this.alarm);
    this.timer = 0;
    this.queue = [];
    if (this.last) this.shown = this.last;
    this.rest();
    this.how.settled();
  }

  /** Tell nothing more for now, or go on. Whoever skips goes on at once all the same. */
  hold(held: boolean): void {
    const goes = this.held && !held;
    this.held = held;
    if (goes && !this.timer && this.queue.length) this.next();
  }

  /** Tell the last stretch once more. */
  retell(): void {
    if (this.playing || !this.base || !this.since.length) return;
    const stretch = this.since;
    this.again = true;
    this.shown = { ...this.base, question: null };
    let { view } = this.base;
    for (const { events, shown } of stretch) {
      this.enqueue(events, view, shown);
      view = shown.view;
    }
    this.left = LONGEST_AGAIN;
    this.late = false;
    this.next();
  }

  private keep(events: Happened[], shown: Shown, whole: boolean, from: Shown | null): void {
    if (whole) {
      this.base = shown;
      this.since = [];
      this.chosen = false;
      return;
    }
    if (this.chosen) {
      this.base = from;
      this.since = [];
      this.chosen = false;
    }
    if (!events.length) {
      // Nothing happened, but what the stretch ends with is the newest all the same.
      const last = this.since.at(-1);
      if (last) this.since = [...this.since.slice(0, -1), { ...last, shown }];
      return;
    }
    let since = [...this.since, { events, shown }];
    while (since.length > 1 && since.reduce((sum, each) => sum + each.events.length, 0) > MOST_KEPT) {
      this.base = since[0]!.shown;
      since = since.slice(1);
    }
    this.since = since;
  }

  private enqueue(events: readonly Happened[], before: unknown, shown: Shown): void {
    const { you, known } = this.how;
    this.queue.push(...beatsOf(events, before, shown, this.board, this.game, you(), known()));
  }

  /** The time that the queue may take: what is left of the round's, but never all of it. */
  private allow(): void {
    const { round, telling } = this.board.pace ?? PACE;
    this.late = this.how.paced && this.overdue();
    this.left = this.late
      ? LATE_TELLING
      : this.how.paced
        ? Math.max(LEAST_TELLING, Math.min(telling, (round - this.spent) / 2))
        : telling;
  }

  private next(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    if (this.held && this.queue.length) return void (this.now ??= this.queue[0]!.events.at(-1) ?? null);
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      const speed = this.how.speed();
      if (speed === 0) return this.skip();
      const { ms, staging } = this.measure(beat);
      this.count(beat.shown, ms);
      if (!ms) {
        this.land(beat);
        continue;
      }
      this.now = beat.events.at(-1)!;
      this.staging = staging;
      if (staging) this.how.staged(staging);
      const flight = Math.min(ms, beat.ms) / speed;
      this.play(beat, flight, staging);
      const flies = beat.effects.some((effect) => effect.do === "fly" || effect.do === "walk");
      const land = flies && !this.how.still() ? flight : 0;
      // Whatever flies is on the board only once it has landed.
      this.timer = window.setTimeout(() => {
        this.land(beat);
        this.flights = [];
        this.timer = window.setTimeout(() => this.next(), Math.max(ms / speed - land, 0));
      }, land);
      return;
    }
    window.clearTimeout(this.alarm);
    this.rest();
    this.how.settled();
  }

  private land(beat: Beat): void {
    this.shown = beat.shown.outlook ? beat.shown : { ...beat.shown, outlook: this.shown?.outlook ?? null };
    if (!this.queue.length) this.shown = beat.shown;
  }

  private rest(): void {
    this.flights = [];
    this.ticks = [];
    this.moves = {};
    this.staging = null;
    this.now = null;
    this.again = false;
  }

  /** How long a beat takes, at normal speed, so that the queue keeps its time: what is routine is told faster first, then
   * what is staged but not about the viewer is told as routine. */
  private measure(beat: Beat): { ms: number; staging: Staging | null } {
    const still = this.how.still();
    const routine = (each: Beat): number => (each.staging || still ? 0 : each.ms);
    const staged = (each: Beat): number => each.staging?.ms ?? 0;
    const all = [beat, ...this.queue];
    const [plain, great] = [sum(all, routine), sum(all, (each) => (each.staging?.minor ? 0 : staged(each)))];
    const minor = sum(all, (each) => (each.staging?.minor ? staged(each) : 0));
    const left = Math.max(this.left, 0);
    const part = plain ? Math.min(1, Math.max((left - great - minor) / plain, SHORTEST)) : 1;
    let ms = routine(beat) * part;
    let { staging } = beat;
    const late = this.how.paced && !this.again && (this.late || this.left <= 0 || this.overdue());
    if (staging && (staging.minor ? great + minor + plain * SHORTEST > left : late && staging.ms < DECISIVE)) {
      staging = null;
      ms = still ? 0 : beat.ms * SHORTEST;
    } else if (staging) {
      const short = great ? Math.min(1, left / great) : 1;
      ms = Math.max(staging.ms * (staging.minor ? 1 : short), Math.min(staging.ms, SHORTEST_STAGING));
    }
    if (!staging && (late || left < LEAST_TELLING) && this.how.paced && !this.again) ms = Math.min(ms, left / 4);
    ms = ms < 12 ? 0 : ms;
    this.left -= ms;
    return { ms, staging: ms ? staging : null };
  }

  /** Whether the round has had its time. */
  private overdue(): boolean {
    return this.spent > 0.95 * (this.board.pace ?? PACE).round;
  }

  private count(shown: Shown, ms: number): void {
    if (this.again) return;
    const { turn } = this.board.course(shown.view, shown.waiting);
    if (turn !== this.round) {
      this.round = turn;
      this.spent = 0;
    }
    this.spent += ms;
  }

  private play(beat: Beat, ms: number, staging: Staging | null): void {
    const flights: Flight[] = [];
    const ticks: Tick[] = [];
    const moves: Record<string, string> = {};
    let sound: Sound | null = null; // one for everything that is told at once
    for (const effect of beat.effects) {
      this.number += 1;
      const id = this.number;
      if (effect.do === "fly")
        flights.push({ id, what: effect.what, from: effect.from, to: effect.to, ms, walk: false });
      else if (effect.do === "walk")
        flights.push({ id, what: effect.hero, from: effect.from, to: effect.to, ms, walk: true });
      else if (effect.do === "tick") ticks.push({ id, at: effect.at, text: effect.text, tone: effect.tone });
      else if (effect.do === "sound") sound = !sound || effect.seat === this.how.you() ? effect : sound;
      else moves[effect.at] = effect.do;
    }
    const still = this.how.still();
    this.flights = still ? [] : flights;
    this.ticks = still ? [] : ticks;
    this.moves = still ? {} : moves;
    if (staging?.cue) sound = { do: "sound", cue: staging.cue, seat: sound?.seat ?? -1, amount: sound?.amount };
    if (sound) this.how.sound(sound);
  }

  /** Where nothing is told, the sound of the last thing that happened is enough. */
  private sounds(events: Happened[], view: unknown): void {
    for (const event of events.toReversed()) {
      const sound = this.board.scene_of(event, view).effects.find((effect) => effect.do === "sound");
      if (sound) return this.how.sound(sound as Sound);
    }
  }
}

const sum = (beats: readonly Beat[], ms: (beat: Beat) => number): number =>
  beats.reduce((all, beat) => all + ms(beat), 0);
