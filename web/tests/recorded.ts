/** Games as a server really sends them, and a table's source that a test feeds with them. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import type { GameCard, Happened, Shown, Snapshot, Table, ToPage, Update } from "../src/generated/protocol";
import type { News } from "../src/lib/seat.svelte";

const ROOT = join(import.meta.dirname, "..", "..");
const OWN = join(ROOT, ".venv", "bin", "python");
const PYTHON = process.env.UNDERHALL_PYTHON ?? (existsSync(OWN) ? OWN : "python3");

export interface Recorded {
  card: GameCard;
  frames: (Snapshot | Update)[];
}

/** Games against bots, one after the other. */
export async function* recorded(game: string, seats: number, bot: string, count: number): AsyncGenerator<Recorded> {
  const python = spawn(PYTHON, ["-m", "tests.server.record", game, String(seats), bot, String(count)], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: [join(ROOT, "src"), ROOT].join(delimiter) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let card: GameCard | undefined;
  let frames: (Snapshot | Update)[] = [];
  try {
    for await (const line of createInterface(python.stdout)) {
      if (!card) {
        card = (JSON.parse(line) as GameCard[]).find((each) => each.id === game);
        continue;
      }
      const frame = JSON.parse(line) as ToPage;
      if (frame.type === "snapshot" && frames.length) {
        yield { card, frames };
        frames = [];
      }
      if (frame.type === "snapshot" || frame.type === "update") frames.push(frame);
    }
    if (card && frames.length) yield { card, frames };
  } finally {
    python.kill(); // where fewer games are wanted than were asked for
  }
}

/** What a seat's socket keeps, without the socket. */
export class Fed {
  table: Table | null = null;
  you = 0;
  shown: Shown | null = null;
  events: Happened[] = [];
  sent: { question: string } | null = null;
  answered: number[] = [];
  problem = null;
  private told: ((news: News) => void) | null = null;

  listen(told: (news: News) => void): void {
    this.told = told;
  }
  answer(option: number): void {
    this.answered.push(option);
  }
  feed(frame: Snapshot | Update): void {
    const whole = frame.type === "snapshot";
    if (whole) {
      this.table = frame.table;
      this.you = frame.you;
      this.events = frame.events;
    } else this.events = [...this.events, ...frame.events];
    this.shown = frame.shown;
    if (frame.shown) this.told?.({ events: whole ? [] : frame.events, shown: frame.shown, whole });
  }
}
