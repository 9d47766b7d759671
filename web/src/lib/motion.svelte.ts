/** Shows what happens one event after another, a little behind the game itself.
 *
 * What the board shows lags behind while events are being told; what may be answered never does. An answer, or a page
 * nobody looks at, jumps to the end.
 */
import type { Board, Effect } from "../table/board";
import type { GameCard, Happened, Shown } from "../generated/protocol";
import { changed } from "./changes";

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

const LONGEST = 7_000; // a queue that would take longer is told faster
const LONGEST_ASKED = 3_500; // also when somebody is asked meanwhile

interface Beat {
  event: Happened | null;
  shown: Shown; // what is shown once the event is told
}

export class Stage {
  /** What the board shows. */
  shown = $state.raw<Shown | null>(null);
  /** The event that is being told, or null. */
  now = $state.raw<Happened | null>(null);
  flights = $state.raw<Flight[]>([]);
  ticks = $state.raw<Tick[]>([]);
  /** Places and what they do at the moment. */
  moves = $state.raw<Record<string, string>>({});
  playing = $derived.by(() => this.now !== null);

  private queue: Beat[] = [];
  private last: Shown | null = null; // what the queue ends with
  private timer = 0;
  private number = 0;

  constructor(
    private readonly board: Board,
    private readonly game: GameCard,
    private readonly speed: () => number, // 0: nothing moves
    private readonly sound: (effect: Extract<Effect, { do: "sound" }>) => void,
  ) {}

  push(events: Happened[], shown: Shown, whole: boolean): void {
    if (whole || !this.shown || this.speed() === 0 || document.hidden) {
      if (!whole && this.shown) this.sounds(events);
      this.last = shown;
      return this.skip();
    }
    let view = (this.last ?? this.shown).view;
    for (const event of events) {
      view = changed(view as never, event, shown.view as never, this.game, this.board.changing);
      this.queue.push({ event, shown: { ...shown, view, outlook: null } });
    }
    this.queue.push({ event: null, shown });
    this.last = shown;
    if (!this.timer) this.next();
  }

  /** Show how things stand, and nothing of how they came to. */
  skip(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.flights = [];
    this.ticks = [];
    this.moves = {};
    this.now = null;
    if (this.last) this.shown = this.last;
  }

  private next(): void {
    this.timer = 0;
    const beat = this.queue.shift();
    if (!beat) {
      this.now = null;
      return;
    }
    if (!beat.event) {
      this.shown = beat.shown;
      return this.next();
    }
    const speed = this.speed();
    if (speed === 0) return this.skip();
    const scene = this.board.scene_of(beat.event, this.shown?.view);
    const ms = scene.ms / speed / this.hurry(speed, !!beat.shown.question);
    this.now = beat.event;
    this.play(scene.effects, ms);
    const land = scene.effects.some((effect) => effect.do === "fly" || effect.do === "walk") ? ms : 0;
    // Whatever flies is on the board only once it has landed.
    this.timer = window.setTimeout(() => {
      if (beat.shown) this.shown = { ...beat.shown, outlook: beat.shown.outlook ?? this.shown?.outlook };
      this.flights = [];
      this.timer = window.setTimeout(() => this.next(), Math.max(ms - land, 0));
    }, land);
  }

  /** How much faster than normal, so that the queue does not take too long. */
  private hurry(speed: number, asked: boolean): number {
    let left = 0;
    for (const beat of this.queue) if (beat.event) left += this.board.scene_of(beat.event, beat.shown.view).ms / speed;
    return Math.max(1, left / (asked ? LONGEST_ASKED : LONGEST));
  }

  private play(effects: Effect[], ms: number): void {
    const flights: Flight[] = [];
    const ticks: Tick[] = [];
    const moves: Record<string, string> = {};
    for (const effect of effects) {
      this.number += 1;
      const id = this.number;
      if (effect.do === "fly")
        flights.push({ id, what: effect.what, from: effect.from, to: effect.to, ms, walk: false });
      else if (effect.do === "walk")
        flights.push({ id, what: effect.hero, from: effect.from, to: effect.to, ms, walk: true });
      else if (effect.do === "tick") ticks.push({ id, at: effect.at, text: effect.text, tone: effect.tone });
      else if (effect.do === "sound") this.sound(effect);
      else moves[effect.at] = effect.do;
    }
    this.flights = flights;
    this.ticks = ticks;
    this.moves = moves;
  }

  /** Where nothing moves, the weightiest sound of what happened is enough. */
  private sounds(events: Happened[]): void {
    for (const event of events.slice(-3))
      for (const effect of this.board.scene_of(event, this.shown?.view).effects)
        if (effect.do === "sound") this.sound(effect);
  }
}
