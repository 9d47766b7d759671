/** What this person likes, kept in this browser. */

import { LANGUAGES, type Language } from "./text.svelte";

export const SPEEDS = [0.5, 1, 3, 0] as const; // slow, normal, fast, off: nothing is told
export const SPEED_NAMES: Record<Speed, string> = { 0.5: "slow", 1: "normal", 3: "fast", 0: "off" };
export const SOUNDS = ["board", "harm", "turn", "chat"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;

export type Speed = (typeof SPEEDS)[number];
export type SoundKind = (typeof SOUNDS)[number];
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  language: Language;
  speed: Speed;
  sound: boolean; // all of it; one key switches it
  volume: number; // 0 to 1
  sounds: Record<SoundKind, boolean>;
  plainFont: boolean; // titles in the reading face, too
  motion: Motion; // auto: as the system asks
  hints: boolean; // whether a new kind of decision is explained
  guided: { table: string; seen: string[] } | null; // the guided game, and which parts of a turn it has explained
  hintsSeen: string[]; // ids of messages, which name the game and the kind of question
}

const KEY = "underhall";

/** What somebody gets who has never set anything. */
export function defaults(preferred: readonly string[] = navigator.languages ?? []): Settings {
  const tags = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return {
    language: (tags.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? "en",
    speed: 1,
    sound: true,
    volume: 0.8,
    sounds: { board: true, harm: true, turn: true, chat: true },
    plainFont: false,
    motion: "auto",
    hints: true,
    guided: null,
    hintsSeen: [],
  };
}

/** Stored settings, of which every value that we do not know is replaced by the default. */
export function restored(text: string | null, base: Settings = defaults()): Settings {
  let stored: Partial<Settings>;
  try {
    stored = (JSON.parse(text ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    return base;
  }
  const one = <T>(values: readonly T[], value: unknown, other: T): T =>
    values.includes(value as T) ? (value as T) : other;
  const flag = (value: unknown, other: boolean): boolean => (typeof value === "boolean" ? value : other);
  return {
    language: one(LANGUAGES, stored.language, base.language),
    // What was fast in former versions still is.
    speed: Number(stored.speed) === 2 || Number(stored.speed) === 4 ? 3 : one(SPEEDS, stored.speed, base.speed),
    sound: flag(stored.sound, base.sound),
    volume: typeof stored.volume === "number" ? Math.min(1, Math.max(0, stored.volume)) : base.volume,
    sounds: Object.fromEntries(SOUNDS.map((kind) => [kind, flag(stored.sounds?.[kind], base.sounds[kind])])) as Record<
      SoundKind,
      boolean
    >,
    plainFont: flag(stored.plainFont, base.plainFont),
    motion: one(MOTIONS, stored.motion, base.motion),
    hints: flag(stored.hints, base.hints),
    guided: guidedIn(stored.guided),
    hintsSeen: Array.isArray(stored.hintsSeen)
      ? stored.hintsSeen.filter((hint) => typeof hint === "string" && hint.startsWith("hint-"))
      : [],
  };
}

function guidedIn(stored: unknown): Settings["guided"] {
  const { table, seen } = (stored ?? {}) as { table?: unknown; seen?: unknown };
  if (typeof table !== "string" || !Array.isArray(seen)) return null;
  return { table, seen: seen.filter((part) => typeof part === "string") };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

export const settings: Settings = $state(restored(read()));

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let systemIsCalm = $state(calm?.matches ?? false);
calm?.addEventListener("change", (event) => (systemIsCalm = event.matches));

/** Whether nothing shall move, by the setting or by the system. */
export function still(): boolean {
  return settings.motion === "none" || (settings.motion === "auto" && systemIsCalm);
}

/** Whether sounds of a kind are heard. */
export function audible(kind: SoundKind): boolean {
  return settings.sound && settings.volume > 0 && settings.sounds[kind];
}

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // private windows may refuse; the settings hold until the page is closed
    }
  });
  $effect(() => {
    document.documentElement.toggleAttribute("data-plain-font", settings.plainFont);
    document.documentElement.toggleAttribute("data-still", still());
  });
});
