/** The log as a story: what happened by turn and deed, each deed with what it came to, and what goes without saying folded.
 *
 * What an event is in it comes with the game (`GameCard.telling`); no name of an event stands here.
 */
import type { GameCard, Happened } from "../generated/protocol";
import { nameOf } from "../lib/events";
import { find } from "../lib/tell";
import type { Reason } from "./board";

/** One line: an event, or several that are told as one sentence. */
export interface Line {
  events: readonly Happened[];
  harm: boolean; // to the reader
}

/** Something that was done, and what followed from it. */
export interface Deed {
  kind: "deed" | "setup";
  key: number; // the number of its first event
  mark: string; // its place in the log: turn and number
  lines: Line[]; // what is read at once; harm to the reader first
  rest: Line[]; // all of it, in order, for whoever wants to know; empty where there is no more
  harm: boolean;
}

export interface Heading {
  kind: "turn" | "phase";
  key: number;
  event: Happened;
}

export type Piece = Deed | Heading;

type Belong = (event: Happened, other: Happened) => boolean;

export class Storyteller {
  constructor(
    private readonly game: Pick<GameCard, "telling">,
    private readonly you: number,
    private readonly belong: Belong,
    private readonly about: (event: Happened) => readonly number[],
  ) {}

  /** All of it; `wanted` says which events are to be told, so that they keep their places in the log. */
  pieces(events: readonly Happened[], wanted: (event: Happened) => boolean = () => true): Piece[] {
    const pieces: Piece[] = [];
    const dealt: Happened[] = [];
    const deeds = new Map<number, { at: number; events: Happened[]; mark: string }>(); // by the number of the first event
    let began = false;
    let turn = 0;
    let place = 0;
    for (const event of events) {
      const log = this.logOf(event);
      if (log === "turn") {
        began = true;
        turn = Number(event.args.turn ?? turn + 1);
        place = 0;
      } else place += 1;
      if (log === "turn" || log === "phase") pieces.push({ kind: log, key: event.number, event });
      else if (!wanted(event)) continue;
      else if (!began) dealt.push(event);
      else {
        const root = this.root(event, events);
        const known = deeds.get(root);
        if (known) known.events.push(event);
        else {
          deeds.set(root, { at: pieces.length, events: [event], mark: `${turn}.${place}` });
          pieces.push({ kind: "deed", key: event.number, mark: "", lines: [], rest: [], harm: false });
        }
      }
    }
    for (const { at, events: members, mark } of deeds.values()) pieces[at] = this.deed(members, mark, events);
    const told = withoutEmptyHeadings(this.joined(pieces));
    return dealt.length ? [this.setup(dealt), ...told] : told;
  }

  /** Whether an event harms the reader; what one does to oneself does not always count. */
  harms(event: Happened, events: readonly Happened[]): boolean {
    const declared = this.game.telling[nameOf(event)]?.harms ?? "";
    if (!declared || this.you < 0 || event.args[declared.replace("?", "")] !== this.you) return false;
    return !declared.startsWith("?") || find(events, this.root(event, events))?.args.seat !== this.you;
  }

  private logOf(event: Happened): string {
    return this.game.telling[nameOf(event)]?.log ?? "";
  }

  private isHeading(event: Happened): boolean {
    return ["turn", "phase"].includes(this.logOf(event));
  }

  /** The number of the event with which the deed began. */
  private root(event: Happened, events: readonly Happened[]): number {
    let step = event;
    while (step.cause >= 0) {
      const cause = find(events, step.cause);
      if (!cause || this.isHeading(cause)) break;
      step = cause;
    }
    return step.number;
  }

  private line(events: readonly Happened[], all: readonly Happened[]): Line {
    return { events, harm: events.some((event) => this.harms(event, all)) };
  }

  /** Events in a row that belong together are one line. */
  private lines(events: readonly Happened[], all: readonly Happened[]): Line[] {
    const rows: Happened[][] = [];
    for (const event of events) {
      const last = rows.at(-1);
      if (last && this.belong(last[0]!, event)) last.push(event);
      else rows.push([event]);
    }
    return rows.map((row) => this.line(row, all));
  }

  /** Whether an event is read at once. */
  private stands(event: Happened, all: readonly Happened[]): boolean {
    if (this.harms(event, all)) return true;
    const log = this.logOf(event);
    if (log === "routine") return this.about(event).includes(this.you) && !event.message.endsWith("-unseen");
    return log !== "step";
  }

  private deed(events: readonly Happened[], mark: string, all: readonly Happened[]): Deed {
    let shown = events.filter((event) => this.stands(event, all));
    // On the way: nothing has come of it yet, and where it has got to is what there is to tell.
    if (!shown.length) shown = [...new Set([events[0]!, events.at(-1)!])];
    const lines = this.lines(shown, all);
    const sorted = [...lines.filter((line) => line.harm), ...lines.filter((line) => !line.harm)];
    const harm = sorted.some((line) => line.harm);
    return {
      kind: "deed",
      key: events[0]!.number,
      mark,
      lines: sorted,
      rest: events.length > shown.length ? this.lines(events, all) : [],
      harm,
    };
  }

  /** Bosses, hands and first cards: one line, with what it came to. */
  private setup(events: readonly Happened[]): Deed {
    const results = events.filter((event) => this.logOf(event) === "result");
    return {
      kind: "setup",
      key: events[0]!.number,
      mark: "",
      lines: this.lines(results, events).map((line) => ({ ...line, harm: false })),
      rest: this.lines(events, events),
      harm: false,
    };
  }

  /** Whether nothing of a deed is worth a line. */
  private isRoutine(deed: Deed): boolean {
    return deed.lines.every((line) =>
      line.events.every(
        (event) =>
          this.logOf(event) === "routine" &&
          (event.message.endsWith("-unseen") || !this.about(event).includes(this.you)),
      ),
    );
  }

  /** Deeds of one line in a row that belong together are one. */
  private joined(pieces: Piece[]): Piece[] {
    const out: Piece[] = [];
    for (const piece of pieces) {
      const last = out.at(-1);
      // What goes without saying is folded under what went before it.
      if (last?.kind === "deed" && piece.kind === "deed" && this.isRoutine(piece)) {
        const rest = last.rest.length ? last.rest : last.lines;
        out[out.length - 1] = { ...last, rest: [...rest, ...(piece.rest.length ? piece.rest : piece.lines)] };
        continue;
      }
      const [one, two] = [last, piece].map((each) =>
        each?.kind === "deed" && !each.rest.length && each.lines.length === 1 ? each.lines[0]! : null,
      );
      if (one && two && this.belong(one.events[0]!, two.events[0]!)) {
        const line = { events: [...one.events, ...two.events], harm: one.harm || two.harm };
        out[out.length - 1] = { ...(last as Deed), lines: [line], harm: line.harm };
      } else out.push(piece);
    }
    return out;
  }
}

/** What a number is made of in short, "2 +1 +3", with a sign before all but the first, if the rows of its explanation add up to it; or "". */
export function summed(rows: readonly Reason[]): string {
  const [last, ...parts] = [...rows].reverse();
  if (!last?.sum || parts.length < 2 || parts.some((row) => row.sum)) return "";
  const amounts = parts.reverse().map((row) => row.amount);
  const total = amounts.reduce((sum, amount) => sum + Number(amount.replace("−", "-")), 0);
  return total === Number(last.amount) ? amounts.map((n, at) => (at && /^\d/.test(n) ? `+${n}` : n)).join(" ") : "";
}

/** A heading stays only if something stands under it; that of the turn that is going on stays anyway. */
function withoutEmptyHeadings(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let inPhase = false;
  let inTurn = false;
  let last = true; // of the turns, from the end
  for (const piece of [...pieces].reverse()) {
    if (piece.kind === "phase") {
      if (inPhase) kept.push(piece);
      inPhase = false;
    } else if (piece.kind === "turn") {
      if (inTurn || last) kept.push(piece);
      inPhase = inTurn = last = false;
    } else {
      inPhase = inTurn = true;
      kept.push(piece);
    }
  }
  return kept.reverse();
}
