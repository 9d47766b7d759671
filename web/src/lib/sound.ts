/** The sounds of the table, made from numbers, and the mixer that lets through what is worth hearing. */
import { Mixer } from "./mixer";
import { audible, settings, type SoundKind } from "./settings.svelte";

/** Whose doing a sound belongs to; what others do is softer. */
export type Whose = "mine" | "others" | "clock" | "chat";

export type Cue =
  | "pick"
  | "place"
  | "reveal"
  | "arrive"
  | "lured-up"
  | "lured-down"
  | "step"
  | "damage"
  | "death"
  | "wound"
  | "cast"
  | "cancelled"
  | "level-up"
  | "decision"
  | "tick"
  | "pass"
  | "illegal"
  | "win"
  | "out"
  | "chat";

const PEAK = 0.8; // with zzfx's own 0.3 this is -12 dB

// volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, …: zzfx's own order.
const SOUNDS: Record<Cue, (number | undefined)[]> = {
  pick: [0.5, 0, 520, 0, 0.01, 0.03, 1, 1, 0, 0, 200, 0.02],
  place: [0.8, 0, 170, 0, 0.02, 0.07, 1, 1.6, -4],
  reveal: [0.7, 0, 300, 0.01, 0.08, 0.12, 1, 1, 6, 0, 150, 0.06],
  arrive: [0.6, 0, 392, 0.01, 0.06, 0.1, 2, 1, 0, 0, 196, 0.08],
  "lured-up": [0.6, 0, 330, 0, 0.06, 0.08, 1, 1, 8],
  "lured-down": [0.7, 0, 330, 0, 0.06, 0.1, 1, 1, -8],
  step: [0.35, 0, 120, 0, 0.01, 0.03, 3, 1],
  damage: [0.8, 0, 220, 0, 0.02, 0.09, 2, 1.8, -6, 0, 0, 0, 0, 1],
  death: [0.9, 0, 330, 0, 0.1, 0.2, 1, 1, -10, 0, -80, 0.07, 0.06],
  wound: [1, 0, 110, 0, 0.06, 0.2, 3, 1.4, -3, 0, 0, 0, 0, 2],
  cast: [0.7, 0, 500, 0.02, 0.1, 0.15, 0, 1, 12, 0, 250, 0.05, 0.05],
  cancelled: [0.7, 0, 400, 0, 0.05, 0.15, 2, 1, -14],
  "level-up": [0.8, 0, 392, 0.01, 0.2, 0.1, 1, 1, 0, 0, 130, 0.07],
  decision: [0.8, 0, 660, 0.01, 0.05, 0.12, 0, 1, 0, 0, 220, 0.06],
  tick: [0.5, 0, 880, 0, 0.01, 0.03, 1, 1],
  pass: [0.5, 0, 240, 0, 0.02, 0.05, 0, 1, -3],
  illegal: [0.6, 0, 90, 0, 0.05, 0.05, 3, 1],
  win: [1, 0, 392, 0.02, 0.25, 0.3, 1, 1, 0, 0, 196, 0.09, 0.09],
  out: [0.9, 0, 220, 0.02, 0.2, 0.3, 2, 1, -4, 0, -60, 0.1],
  chat: [0.5, 0, 720, 0, 0.02, 0.06, 0, 1, 0, 0, -120, 0.04],
};

/** Which switch of the settings a sound is under. */
export function kindOf(cue: Cue, whose: Whose): SoundKind {
  if (whose === "chat" || cue === "chat") return "chat";
  if (whose === "clock" || cue === "decision" || cue === "tick") return "turn";
  return whose === "mine" && HARM.has(cue) ? "harm" : "board";
}
const HARM: ReadonlySet<Cue> = new Set(["wound", "out", "cancelled"]);

/** A short tune: frequency and length of each note, in seconds. */
type Tune = readonly (readonly [frequency: number, seconds: number])[];
const [C4, Eb4, G4, Ab4, B3, C5, E5, G5] = [262, 311, 392, 415, 247, 523, 659, 784];
const WON: Tune = [
  [C5, 0.12],
  [C5, 0.12],
  [C5, 0.12],
  [E5, 0.3],
  [C5, 0.15],
  [E5, 0.15],
  [G5, 0.7],
];
const LOST: Tune = [
  [G4, 0.3],
  [Ab4, 0.15],
  [G4, 0.3],
  [Eb4, 0.3],
  [C4, 0.15],
  [B3, 0.3],
  [C4, 0.8],
];

type Synth = typeof import("zzfx").ZZFX;
let synth: Promise<Synth> | null = null;
const mixer = new Mixer();

/** Have something played. Loaded late: it opens the sound card at once, which browsers allow only after a touch. */
function sounded(make: (zzfx: Synth) => number[]): void {
  synth ??= import("zzfx").then((module) => module.ZZFX);
  void synth
    .then((zzfx) => {
      void zzfx.audioContext.resume();
      zzfx.playSamples([make(zzfx)]);
    })
    .catch(() => undefined); // a browser without sound plays the game all the same
}

const touched = (): boolean => !!navigator.userActivation?.hasBeenActive;

/** Play a sound; `amount` lowers its pitch, as for heavier damage. Nothing sounds before the page has been touched. */
export function play(cue: Cue, whose: Whose, amount = 0): void {
  if (!audible(kindOf(cue, whose)) || !touched()) return;
  // Only a decision may be heard while the page is in the background.
  if (document.hidden && cue !== "decision") return;
  if (!mixer.admits(cue, performance.now())) return;
  const [volume = 1, randomness, frequency = 220, ...rest] = SOUNDS[cue];
  const level = volume * PEAK * settings.volume * (whose === "others" ? 0.6 : 1);
  sounded((zzfx) => zzfx.buildSamples(level, randomness, frequency * 0.92 ** amount, ...rest));
}

/** The tune at the end of a game. */
export function theme(won: boolean): void {
  if (!audible("turn") || !touched() || document.hidden) return;
  mixer.rests(performance.now() + 2_000); // nothing else sounds into it
  sounded((zzfx) => (won ? WON : LOST).flatMap(([frequency, seconds]) => note(zzfx, frequency, seconds)));
}

/** One note, of exactly its length, so that the tune keeps its beat. */
function note(zzfx: Synth, frequency: number, seconds: number): number[] {
  const made = zzfx.buildSamples(
    0.6 * PEAK * settings.volume,
    0,
    frequency,
    0.01,
    seconds * 0.5,
    seconds * 0.45,
    1,
    1.2,
  );
  const length = Math.round(seconds * zzfx.sampleRate);
  return Array.from({ length }, (_, at) => made[at] ?? 0);
}
