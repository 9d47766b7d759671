/** What a game's board tells the shell, which itself knows no game. */
import type { Component } from "svelte";
import type { Changing } from "../lib/changes";
import type { Cue as Sound } from "../lib/sound";
import type { Happened, OfferedOption, Question, WithheldOption } from "../generated/protocol";
import type { Inspected, Play } from "./play.svelte";

/** A sentence or a few words, as a message id with its arguments; arguments that name cards are ids in `cards`. */
export interface Note {
  id: string;
  args?: Record<string, string | number>;
  cards?: Record<string, string>;
  seats?: Record<string, number | readonly number[]>;
  tone?: "good" | "harm" | "plain";
}

/** How far the round has got, and in which order the seats take part. */
export interface Course {
  turn: number;
  phase: string;
  order: { seat: number; state: "done" | "now" | "next"; first?: boolean }[]; // first: holds the first player's marker
}

export interface Pile {
  key: string; // its place on the table
  label: string; // a message id
  back: string; // the picture of its back, or the card that lies on top
  count: number;
  cards: string[] | null; // what may be browsed, newest last
}

/** Something in a hand, and why it cannot be played now, or null. */
export interface Held {
  card: string;
  key: string;
  locked: WithheldOption | null;
  aside: boolean; // set aside face down, so neither here nor there
}

/** A card in a hand, with what the question that is open says of it. */
export const held = (card: string, question: Question | null): Held => ({
  card,
  key: `hand:${card}`,
  aside: false,
  locked: question?.withheld.find((each) => each.card === card) ?? null,
});

/** A row of an explanation: what counts, and how much. */
export interface Reason {
  note: Note;
  amount: string;
  sum?: boolean;
}

export interface Because {
  title: Note;
  rows: Reason[];
  after: Note | null;
}

/** Something to be seen or heard while an event is told. Places are the keys of elements on the table. */
export type Effect =
  | { do: "fly"; from: string; to: string; what: string } // a picture from place to place
  | { do: "walk"; hero: string; from: string; to: string }
  | { do: "shake" | "flash" | "blink" | "flip"; at: string }
  | { do: "tick"; at: string; text: string; tone: "harm" | "good" }
  | { do: "sound"; cue: Sound; seat: number; amount?: number };

/** One event on its way over the table: how long it takes at normal speed, and what it looks like. */
export interface Scene {
  ms: number;
  effects: Effect[];
}

/** A moment that people remember, told with the light on it: the rest of the table is dimmed, its places are ringed, and
 * a line says in words what happens. What moves and sounds meanwhile is the event's scene.
 *
 * It takes 400 to 1,500 ms at normal speed. Where time is short, what is `minor` is told like any other event. Moments
 * of one `kind` that follow each other directly are staged as one, if they say by which line (`together`).
 */
export interface Staging {
  kind: string; // a word of the board's own, such as "death"; it is also a class of the banner
  ms: number;
  /** The places in the light; of each, the keys at which it may be found, the first on the screen counts. */
  spots: readonly (readonly string[])[];
  /** What is said: a note, or the event, in the words of the log. */
  line: Note | Happened;
  tone: "good" | "harm" | "plain";
  cue?: Sound; // instead of the scene's own sounds
  card?: string; // whose picture is shown beside the line
  together?: Note;
  minor?: boolean;
}

/** Something that has been announced and waits to take effect. */
export interface Pending {
  card: string;
  seat: number; // who announced it
  targets: Note[]; // what it is aimed at, as everybody has heard
}

/** How the table is laid out: as usual, with the town large, with the town folded and one's own dungeon large, or around
 * a map. */
export type Lens = "" | "town" | "walk" | "quest";

/** A picture of a game's sheets, at `k` screen pixels a pixel. */
export interface Picture {
  sheet: string;
  id: string;
  k: number;
}

export interface Measure {
  name: string; // as in the game's standing
  title: string; // a message id
  goal?: number; // where the game ends
  goalTitle?: string; // a message id
  lines?: readonly { at: number; name: string }[]; // what is earned there, as a message id, lowest first
  icon: string;
  harm: boolean;
}

export interface Ranked {
  seat: number;
  card: string; // whose picture stands for the seat
  measures: number[];
  note: Note;
}

/** What one plays for, how far one has got, who is ahead, and what is about to be decided. */
export interface Goal {
  aims: { icon: string; note: Note }[];
  mine: Note | null;
  rival: Note | null;
  brink: Note | null;
}

/** The board of one game: `opps + town + mine`, and what the shell must know of a view that it cannot read. */
export interface Board {
  scene: Component<{ play: Play }>;
  phases: readonly string[];
  phaseName(phase: string): string; // a message id
  course(view: unknown, waiting: readonly number[]): Course; // waiting: the seats that are known to be choosing
  /** The part of a turn that the guided game explains, where it is another than the phase. */
  part?(view: unknown): string;
  /** What the viewer holds; for somebody without a hand, what is known of the hand of the seat `near`. */
  hand(view: unknown, question: Question | null, near: number): Held[];
  piles(view: unknown): Pile[];
  /** The places that stand for an answer, in the order in which they are pointed at; none for a button only. */
  path(option: OfferedOption, view: unknown, question: Question | null): string[];
  /** What is certain to come of an answer, or what is public about what it names. */
  outcome(option: OfferedOption, view: unknown, outlook: unknown, question: Question | null): Note | null;
  /** Questions of whose answers the board itself tells more than the game's notes, from the outlook that it shows. */
  tells?(question: Question | null): boolean;
  /** What passing means as things stand. */
  passing(view: unknown, outlook: unknown, question: Question | null): Note | null;
  /** What is going on while a question is asked, in a line below it. */
  moment(view: unknown, outlook: unknown): Note | null;
  /** The card, or hero, that is behind a question without a card of its own. */
  face(view: unknown, question: Question | null): string;
  /** Card of an option whose place is not on the board. */
  loose(option: OfferedOption, view: unknown, question: Question | null): string;
  because(event: Happened, events: readonly Happened[], tables: readonly unknown[]): Because | null;
  /** Seats an event is about. */
  about(event: Happened): number[];
  /** What events change beyond numbers and lists, while they are shown one after the other. */
  changing: Changing<never>;
  scene_of(event: Happened, view: unknown): Scene;
  /** How an event is staged that people remember, or null; `view` is the table before it. What somebody does to the
   * viewer (`harms` of its message) is staged even if the board says nothing of it. */
  staging?(event: Happened, view: unknown, you: number): Staging | null;
  /** How long telling may take at normal speed, in milliseconds: in a round, and before one question. */
  pace?: { round: number; telling: number };
  measures: readonly Measure[];
  /** What is drawn by turn when the game is over, where that is not simply what is measured. */
  charts?(view: unknown): readonly Measure[];
  ranking(view: unknown, winners: readonly number[]): Ranked[];
  ending(view: unknown): string; // the rule by which the game ended
  /** The goal of the game as things stand, always in sight. */
  goal(view: unknown): Goal;
  // What not every game has.
  lens?(play: Play): Lens;
  /** What waits to take effect, the next first; always shown where a game has such a thing. */
  stack?(view: unknown): Pending[];
  /** Questions whose answer is tried on the board first, and given when it is confirmed. */
  tries?(question: Question): boolean;
  /** Answers with the highest number come first. */
  rank?(option: OfferedOption, view: unknown, outlook: unknown, question: Question | null): number;
  /** What the last answer was that may still be taken back, while the question after it is open. */
  before?(play: Play): string;
  /** What is expected of something that is looked at, and why. */
  expects?(card: string, play: Play): Because | null;
  /** A key of the game's own. */
  key?(key: string, play: Play): boolean;
  /** What one can do now, in a line below the question, where a game says it better than the shell. */
  tip?(view: unknown, question: Question | null, play: Play): Note | null;
  /** What stands on an answer's button, where that can be said shorter than everywhere else. */
  title?(option: OfferedOption, view: unknown): Note | null;
  /** What an answer does with its card, in a word or two, where the card's name is the title. */
  deed?(option: OfferedOption, view: unknown): Note | null;
  /** Whether the board itself has the buttons for what is asked; where there is little room, they are not said twice. */
  elsewhere?(question: Question, view: unknown): boolean;
  /** Questions that are asked again and again, whose answers keep their numbers. */
  steady?(question: Question): boolean;
  /** Whether an answer is for good, so that it is given by pressing twice. */
  final?(option: OfferedOption): boolean;
  /** Whether an answer ends or lets pass, and so has its own button; where a game does not say, `pass` does. */
  passes?(option: OfferedOption): boolean;
  /** What is asked, where questions of one kind are asked for different reasons. */
  asks?(view: unknown, question: Question): Note | null;
  /** Whether passing puts the viewer out of the game, as things stand. */
  fatal?(view: unknown, outlook: unknown, question: Question | null): boolean;
  /** For how long one may want to keep passing now: words of the seat's policy. */
  keeps?(view: unknown, outlook: unknown, question: Question): string[];
  /** Whether a sensible player would do this first. */
  advises?(option: OfferedOption, view: unknown, question: Question | null, outlook: unknown): boolean;
  /** What stands on that button, and the key that presses it. */
  passing_word?(option: OfferedOption): { word: Note; key: string };
  /** What is said of something that is looked at, where a card alone does not say it. */
  inspector?: Component<{ seen: Inspected }>;
  /** What stands for something that is no card, or that walks otherwise than it lies. */
  picture?(what: string, use: "walk" | "face" | "end"): Picture | null;
  /** How the game went, where "won" and "lost" do not say it. */
  verdict?(view: unknown): Note | null;
}
