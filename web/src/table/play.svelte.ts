/** Everything a table's parts share: what is shown, what is asked, what is pointed at. */
import { getContext, setContext } from "svelte";
import { emblem } from "../components/SeatTag.svelte";
import { explained } from "../lib/api";
import { Choice, type Answer, type Step } from "../lib/choice.svelte";
import { digestOf, type DigestItem } from "../lib/digest";
import { seatNames } from "../lib/names";
import { Stage } from "../lib/motion.svelte";
import type { News } from "../lib/seat.svelte";
import { phone } from "../lib/screen.svelte";
import { settings, still } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { Presses } from "../lib/presses";
import { plain, Teller, type Part } from "../lib/tell";
import { say } from "../lib/text.svelte";
import type { Link } from "../lib/socket";
import type {
  FromPage,
  GameCard,
  Happened,
  Line,
  Policy,
  Problem,
  Question,
  Shown,
  Table,
  WithheldOption,
} from "../generated/protocol";
import { Advice } from "./advice.svelte";
import type { Board, Lens, Note } from "./board";

const ENOUGH = 5_000; // time that a question must leave to whoever is asked, in milliseconds
const DEAF = 300; // after telling: a press that was meant to skip must not answer

/** Where a table comes from: a seat's socket, a watcher's, or the moments of a replay. */
export interface Source {
  readonly table: Table | null;
  readonly you: number;
  readonly shown: Shown | null;
  readonly events: Happened[];
  readonly policy: Policy;
  readonly lines: Line[];
  readonly votes: number[];
  readonly link: Link;
  readonly heard: number;
  readonly arrived: number;
  readonly sent: { question: string; option: number } | null;
  problem: Problem | null;
  listen(told: (news: News) => void): void;
  answer(option: number): void;
  send(frame: Exclude<FromPage, { type: "answer" }>): boolean;
  reopen(): void;
  retry?(): void;
}

export interface Inspected {
  card: string;
  key: string; // the place it was seen at, or ''
}

export class Play {
  readonly stage: Stage;
  readonly teller: Teller = $derived.by(() => new Teller(this.game, this.names, this.table.options));
  readonly table: Table = $derived.by(() => this.source.table!);
  readonly names: string[] = $derived.by(() => seatNames(this.table));
  readonly you: number = $derived.by(() => this.source.you);
  /** What the board shows; it may lag behind while events are told. */
  readonly shown: Shown = $derived.by(() => this.stage.shown ?? this.source.shown!);
  /** Whether what happened is still being told; what is asked comes after it. */
  readonly telling: boolean = $derived.by(() => this.stage.playing);
  /** What is asked, once the board shows the moment of the question. */
  readonly question: Question | null = $derived.by(() => {
    const question = this.telling ? null : (this.shown?.question ?? null);
    return question && this.source.sent?.question !== question.id ? question : null;
  });
  /** What has come about since the viewer last chose. */
  readonly digest: DigestItem[] = $derived.by(() => {
    const { base, since } = this.stage;
    const last = since.at(-1);
    if (this.telling || !base || !last) return [];
    const events = since.flatMap((each) => each.events);
    return digestOf(base.view, last.shown.view, events, this.you, this.board, this.game, this.source.events);
  });
  readonly choice: Choice | null = $derived.by(() =>
    this.question
      ? new Choice(
          this.question.options,
          (option) => this.board.path(option, this.shown?.view, this.question),
          this.board.rank &&
            ((option) => this.board.rank!(option, this.shown?.view, this.shown?.outlook, this.question)),
          this.board.passes && ((option) => this.board.passes!(option)),
        )
      : null,
  );
  /** What the question is, in a few words, where the same kind is asked for different reasons. */
  readonly heading: Note | null = $derived.by(() =>
    this.question ? (this.board.asks?.(this.source.shown?.view, this.question) ?? null) : null,
  );
  /** What sort of question it is: a key pressed in a row never goes from one to another. */
  private readonly sort: string = $derived.by(() =>
    [this.question?.kind, this.question?.reaction, this.heading?.id].join(" "),
  );
  /** Whether passing puts the viewer out of the game, as far as is known. */
  readonly fatal: boolean = $derived.by(
    () =>
      !!this.choice?.pass &&
      (this.choice.pass.option.notes.some(({ id }) => id.endsWith("-fatal")) ||
        !!this.board.fatal?.(this.source.shown?.view, this.source.shown?.outlook, this.question)),
  );
  readonly advice = new Advice(this);
  readonly presses = new Presses();
  /** The question at which a key was held back, since it had answered another one just before. */
  private heldBack = $state("");
  /** Whether the viewer is asked to press again. */
  readonly again: boolean = $derived.by(() => !!this.question && this.heldBack === this.question.id);
  /** Whether an answer is tried on the board before it is given. */
  readonly trying: boolean = $derived.by(() => !!this.question && !!this.board.tries?.(this.question));
  /** The answer that is being tried, or null. */
  readonly trial: Answer | null = $derived.by(() =>
    this.trying && this.tried?.question === this.question?.id ? (this.tried?.answer ?? null) : null,
  );
  /** The answer that is for good and has been pressed once, or -1. */
  readonly doubted: number = $derived.by(() =>
    this.doubt?.question === this.question?.id ? (this.doubt?.index ?? -1) : -1,
  );
  /** The numbers of what may be chosen first: while a question is asked again and again in a turn, each keeps its own. */
  readonly numbers: Map<string, number> = $derived.by(() => {
    const question = this.question;
    if (!question || !this.choice) return new Map();
    const sort = `${question.kind} ${this.board.course(this.shown.view, []).turn}`;
    if (!this.board.steady?.(question) || this.kept.sort !== sort) this.kept = { sort, numbers: new Map() };
    const { numbers } = this.kept;
    for (const step of this.choice.picked.length ? [] : this.choice.steps)
      if (!numbers.has(stepName(step))) numbers.set(stepName(step), Math.max(0, ...numbers.values()) + 1);
    return new Map(numbers);
  });
  /** What may be chosen now, by number. */
  readonly steps: { step: Step; number: number }[] = $derived.by(() => {
    const { numbers } = this;
    const steps = this.choice?.steps ?? [];
    const steady = !!this.question && !this.choice?.picked.length && !!this.board.steady?.(this.question);
    // Two steps of one name, such as the same card twice, are told apart by their order only.
    if (!steady || new Set(steps.map(stepName)).size < steps.length)
      return steps.map((step, at) => ({ step, number: at + 1 }));
    return steps
      .map((step) => ({ step, number: numbers.get(stepName(step)) ?? 0 }))
      .sort((a, b) => a.number - b.number);
  });
  private kept = { sort: "", numbers: new Map<string, number>() };
  /** What is not among the answers although one may look for it there; not while an answer is being put together. */
  readonly withheld: WithheldOption[] = $derived.by(() =>
    this.choice?.picked.length ? [] : (this.question?.withheld ?? []).filter((each) => each.kind),
  );
  /** Answers whose cards lie nowhere on the board. */
  readonly loose: { step: Step; card: string }[] = $derived.by(() => {
    const view = this.shown?.view;
    return (this.choice?.steps ?? [])
      .map((step) => ({ step, card: step.key ? "" : this.board.loose(step.answers[0]!.option, view, this.question) }))
      .filter(({ card }) => card);
  });
  /** Whether the game shown last is over: that the table has ended is known before its last events are. */
  readonly over: boolean = $derived.by(() => this.source.shown?.over ?? this.table.standing === "ended");
  private doubt = $state.raw<{ question: string; index: number } | null>(null);
  private tried = $state.raw<{ question: string; answer: Answer } | null>(null);
  /** How the board is laid out, where the player has said so. */
  lens = $state.raw<{ phase: string; lens: Lens } | null>(null);
  /** The card that is looked at closely, and the one to go back to. */
  inspected = $state.raw<Inspected | null>(null);
  /** Whether it is this one that is looked at; of several seats at one device, the others neither move nor sound. */
  active = true;
  /** The line of the log that is open. */
  opened = $state(-1);
  /** On a phone: the sheet that lies over the board, or ''. */
  sheet = $state("");
  /** Something to be spoken by a screen reader. */
  spoken = $state("");
  /** The answer that is offered beneath the card on a phone's sheet. */
  offered = $state.raw<Step | null>(null);
  /** A card that is being dragged. */
  dragged = $state("");
  /** The seat at whose side of the table a watcher sits. */
  near = $state(0);
  readonly views = new Map<number, unknown[]>(); // the table before and after each event seen on this page

  constructor(
    readonly source: Source,
    readonly board: Board,
    readonly game: GameCard,
    readonly live: boolean, // false in a replay
  ) {
    this.stage = new Stage(board, game, {
      speed: () => (this.active ? settings.speed : 0),
      still,
      you: () => this.you,
      known: () => this.source.events,
      paced: live,
      sound: (effect) => {
        if (this.active)
          sound(effect.cue, effect.seat === this.you || effect.seat < 0 ? "mine" : "others", effect.amount);
      },
      staged: (staging) => {
        this.spoke = true;
        this.spoken = plain(this.line(staging.line));
      },
      settled: () => this.settled(),
    });
    source.listen((news) => this.hear(news));
    // What is told behind one's back is not told at all.
    document.addEventListener("visibilitychange", () => document.hidden && this.telling && this.stage.skip());
  }

  /** Something new: told in its turn. */
  private hear(news: News): void {
    for (const event of news.events) this.views.set(event.number, [this.last, news.shown.view].filter(Boolean));
    this.last = news.shown.view;
    if (news.events.length) this.silent = false;
    this.stage.push(news.events, news.shown, news.whole, this.within(news.shown));
    if (this.telling) this.told = true;
  }

  /** The time that may be spent on telling before the one who is asked runs short of it. */
  private within(shown: Shown): number {
    const clock = shown.question && this.you >= 0 ? shown.clocks[this.you] : null;
    if (!clock || (clock.question === null && clock.thinking === null)) return Infinity;
    return (clock.question ?? 0) + (clock.thinking ?? 0) - ENOUGH;
  }

  /** The board has arrived: ring for the question, and say once what the telling has not said. */
  private settled(): void {
    if (this.told) this.deafUntil = performance.now() + DEAF;
    this.told = false;
    if (!this.silent && !this.spoke) {
      const latest = this.source.events.at(-1);
      this.spoken = this.digestText() || (latest ? this.teller.event(latest) : "");
    }
    this.silent = true;
    this.spoke = false;
    const asked = this.shown?.question?.id ?? "";
    if (asked && asked !== this.asked) {
      sound("decision", "mine");
      this.inspected = null;
    }
    this.asked = asked;
  }
  private silent = true; // nothing has happened that a screen reader has not heard of
  private spoke = false;
  private told = false;
  private deafUntil = 0;

  /** Whether a press may still have been meant for what was told before the question. */
  get deaf(): boolean {
    return performance.now() < this.deafUntil;
  }

  /** Go on to the question at once. */
  skip(): void {
    if (this.telling) this.stage.skip();
  }

  /** A note, or an event in the words of the log, in parts. */
  line(line: Note | Happened): Part[] {
    return "message" in line ? this.teller.parts(line) : [this.note(line)];
  }

  /** What has come about since the viewer last chose, in one plain sentence. */
  private digestText(): string {
    return this.digest
      .map((item) =>
        "event" in item
          ? this.teller.event(item.event)
          : say("table-digest-change", {
              seat: this.teller.name(item.seat),
              measure: say(item.measure.title),
              change: signed(item.change),
            }),
      )
      .join(" ");
  }
  private last: unknown = null;
  private asked = "";

  /** The emblem of a seat, which is also the name of its colour. */
  emblem(seat: number): string {
    return emblem(seat, this.game.id);
  }

  /** A note in words. */
  note(note: Note): string {
    const args: Record<string, string | number> = { ...note.args };
    for (const [name, card] of Object.entries(note.cards ?? {})) args[name] = card ? this.teller.card(card) : "";
    for (const [name, seats] of Object.entries(note.seats ?? {}))
      args[name] = [seats]
        .flat()
        .map((seat) => this.teller.name(seat))
        .join(", ");
    return say(note.id, args);
  }

  /** Give an answer. */
  answer(answer: Answer): void {
    if (!this.question || this.deaf) return;
    this.presses.answered(this.sort, performance.now());
    this.heldBack = "";
    // Where it turns out to be wrong, the same question is open again, with nothing chosen yet.
    this.doubt = this.tried = null;
    this.stage.mark();
    sound(answer.option.kind === "pass" ? "pass" : "place", "mine");
    this.source.answer(answer.index);
    this.sheet = "";
    this.inspected = null;
  }

  take(step: Step): void {
    if (this.deaf) return;
    const answer = this.choice?.take(step);
    if (answer) this.settle(answer);
    else sound("pick", "mine");
  }

  /** An answer that is complete: it is given, or tried first and given the second time. */
  private settle(answer: Answer): void {
    if (this.board.final?.(answer.option) && this.doubted !== answer.index) {
      this.doubt = { question: this.question!.id, index: answer.index };
      return sound("pick", "mine");
    }
    if (!this.trying || this.trial?.index === answer.index) return this.answer(answer);
    this.tried = { question: this.question!.id, answer };
    sound("pick", "mine");
  }

  /** Give the answer that is being tried. */
  confirm(): boolean {
    if (!this.trial) return false;
    this.answer(this.trial);
    return true;
  }

  /** Point at a place that is lit: the answer is given when nothing is left to choose. `ask` wants a button first. */
  point(key: string): boolean {
    const choice = this.choice;
    if (!choice?.lit.has(key) || this.deaf) return false;
    const answer = choice.point(key);
    if (answer) this.settle(answer);
    else sound("pick", "mine");
    return true;
  }

  /** A press on a place: an answer where there is one; on a phone a card is looked at first, and a button answers. */
  touch(key: string, card: string): void {
    if (phone() && card) {
      this.inspect(card, key);
      this.offered = this.choice?.steps.find((step) => step.key === key) ?? null;
      this.sheet = "card";
    } else if (!this.point(key) && card) {
      const held = this.board.hand(this.shown.view, this.question, this.near).find((each) => each.key === key);
      if (held?.locked) sound("illegal", "mine");
      this.inspect(card, key);
    }
  }

  /** Look at a card that is an answer, on a phone: its sheet has the button. */
  look(card: string, step: Step): void {
    this.inspect(card, step.key);
    this.offered = step;
    this.sheet = "card";
  }

  /** Take a card up to drop it somewhere. */
  lift(key: string): void {
    this.dragged = key;
    const choice = this.choice;
    if (!choice || choice.picked[0] === key) return;
    choice.picked = [];
    const step = choice.steps.find((each) => each.key === key);
    // A card that is an answer by itself is given where it is dropped, not when it is lifted.
    if (step && step.answers.some((answer) => answer.path.length > 1)) choice.picked = [key];
  }

  pass(): boolean {
    const pass = this.choice?.pass;
    if (!pass) return false;
    if (this.fatal && this.doubted !== pass.index) {
      this.doubt = { question: this.question!.id, index: pass.index };
      sound("pick", "mine");
    } else this.answer(pass);
    return true;
  }

  /** A key goes down while something is asked: whether it may answer. */
  pressed(key: string): boolean {
    const question = this.question;
    if (!question) return true;
    const may = this.presses.allows(key, question.id, this.sort, !question.reaction, performance.now());
    this.heldBack = may ? "" : question.id;
    return may;
  }

  /** Look at a card closely. */
  inspect(card: string, key = ""): void {
    this.inspected = card ? { card, key } : null;
  }

  policy(change: Partial<Policy>): void {
    this.source.send({ type: "policy", policy: { ...this.source.policy, ...change } });
  }

  /** What went wrong, in words, or ''. */
  get trouble(): string {
    return this.source.problem ? explained(this.source.problem) : "";
  }
}

/** A change with its sign, as it is printed. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** By what a step is known when the question is asked again. */
const stepName = (step: Step): string =>
  step.key || Object.values({ kind: step.answers[0]?.option.kind, ...step.answers[0]?.option.fields }).join(" ");

const KEY = Symbol("play");
export const provide = (play: () => Play): void => void setContext(KEY, play);
/** The table that this component is part of. */
export const usePlay = (): Play => getContext<() => Play>(KEY)();
