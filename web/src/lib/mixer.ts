/** Which sounds are heard: one at a time, the weightier before the lighter, and never a rattle. */
import type { Cue } from "./sound";

const GAP = 350; // milliseconds from one sound to the next
const SAME = 1_500; // until the same is heard again
const CUT = 120; // a weightier one may come this soon
const MOST = 4; // in stock: how many may follow each other closely
const EACH = 2_000; // milliseconds in which one more comes into stock

// 4: always heard. 3: what one remembers. 2: what one follows. 1: what is nice when it is quiet.
const WEIGHT: Partial<Record<Cue, number>> = {
  win: 4,
  out: 4,
  decision: 4,
  wound: 4,
  chat: 4,
  tick: 4,
  "level-up": 4,
  illegal: 3,
  pick: 3,
  pass: 3,
  death: 3,
  cast: 3,
  cancelled: 3,
  place: 2,
  reveal: 2,
  damage: 2,
  arrive: 1,
  "lured-up": 1,
  "lured-down": 1,
  step: 1,
};

const weightOf = (cue: Cue): number => WEIGHT[cue] ?? 2;

export class Mixer {
  private last = { cue: "" as Cue | "", at: -Infinity };
  private heard = new Map<Cue, number>();
  private stock = MOST;
  private filled = 0;

  /** Whether a sound is heard at `now`, in milliseconds; if so, it counts. */
  admits(cue: Cue, now: number): boolean {
    const weight = weightOf(cue);
    const since = now - this.last.at;
    const heavier = !this.last.cue || weight > weightOf(this.last.cue);
    if (since < (heavier ? CUT : GAP)) return false;
    if (weight < 4 && now - (this.heard.get(cue) ?? -Infinity) < SAME) return false;
    this.stock = Math.min(MOST, this.stock + (now - this.filled) / EACH);
    this.filled = now;
    // The lighter it is, the more must be in stock; the weightiest need nothing.
    if (weight < 4 && this.stock < 4 - weight) return false;
    this.stock = Math.max(0, this.stock - 1);
    this.last = { cue, at: now };
    this.heard.set(cue, now);
    return true;
  }

  /** Nothing is heard until then. */
  rests(until: number): void {
    this.last = { cue: "win", at: until };
  }
}
