/** The server's HTTP side. What goes wrong is thrown as `Trouble`, which says itself in the reader's language. */

import type {
  AskHint,
  ContinueFrom,
  Course,
  GameCard,
  Hint,
  HouseSetReply,
  Invite,
  Join,
  LessonCourse,
  LessonMoment,
  LessonProgress,
  MadeFile,
  Me,
  Moments,
  MyTable,
  NewTable,
  Problem,
  ProofFinding,
  PuzzleMoment,
  PuzzleResult,
  PuzzleShelf,
  ReplayCard,
  Report,
  ReportProgress,
  Rulebook,
  Seek,
  SeatPerson,
  Tables,
  Version,
} from "../generated/protocol";
import { BASE } from "./base";
import type { Printed } from "./facts.svelte";
import { due, sitting } from "./fair";
import type { Proof } from "./proof";
import { has, say } from "./text.svelte";

export class Trouble extends Error {
  readonly problem: Problem;
  readonly status: number; // 0: the server was not reached

  constructor(problem: Problem, status: number) {
    super(problem.error);
    this.problem = problem;
    this.status = status;
  }
}

/** Whether a part of the page that is fetched when it is needed has not come: the three browsers say so in three ways. */
const isMissingPart = (problem: unknown): boolean => problem instanceof TypeError && /module/i.test(problem.message);

/** What went wrong, in words. */
export function explained(problem: Problem | unknown): string {
  if (isMissingPart(problem)) return say("web-problem-offline");
  const given = problem instanceof Trouble ? problem.problem : (problem as Problem);
  const id = given?.error;
  return typeof id === "string" && has(id) ? say(id, given.args) : say("web-problem-unknown");
}

export async function ask<T>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${BASE}/api${path}`, {
      method,
      credentials: "same-origin",
      keepalive: method === "PUT", // what is to be kept is kept, even if the page is left meanwhile
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Trouble({ error: "web-problem-offline", args: {} }, 0);
  }
  let content: unknown;
  try {
    content = await answer.json();
  } catch {
    throw new Trouble({ error: "web-problem-unknown", args: {} }, answer.status);
  }
  if (!answer.ok) throw new Trouble(content as Problem, answer.status);
  return content as T;
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: object = {}) => ask<T>("POST", path, body);
const at = encodeURIComponent;

/** What is on its way to be kept: a list that shows it is asked for afterwards. */
const keeping = new Set<Promise<unknown>>();
function keep<T>(path: string, body: object): Promise<T> {
  const kept = ask<T>("PUT", path, body);
  const settled: Promise<unknown> = kept.catch(() => undefined).finally(() => keeping.delete(settled));
  keeping.add(settled);
  return kept;
}
async function afterKeeping<T>(path: string): Promise<T> {
  await Promise.all(keeping);
  return get<T>(path);
}

/** Sit down with a seal for the shuffle; where nobody else is missing, the number behind it follows at once. */
async function seated(act: (seal: string) => Promise<MyTable>): Promise<MyTable> {
  return contributed(await sitting(act));
}

/** The table, after one's own number for the shuffle was sent if it is time for that. */
export async function contributed(mine: MyTable): Promise<MyTable> {
  const contribution = mine.mine.length ? due(mine.table) : "";
  return contribution ? post<MyTable>(`/tables/${at(mine.table.id)}/contribution`, { contribution }) : mine;
}

export const api = {
  games: () => get<GameCard[]>("/games"),
  cards: (game: string) => get<Printed[]>(`/games/${at(game)}/cards`),
  rules: (game: string) => get<Rulebook>(`/games/${at(game)}/rules`),
  checkSet: (files: Record<string, string>) => post<HouseSetReply>("/sets", { files }),
  houseSet: (key: string) => get<HouseSetReply>(`/sets/${at(key)}`),
  version: () => get<Version>("/version"),
  me: () => get<Me>("/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  tables: () => get<Tables>("/tables"),
  /** The next page of one of these lists, after the last table that one has. */
  moreTables: (list: "open" | "running", after: string) => get<Tables>(`/tables?list=${list}&after=${at(after)}`),
  open: (table: NewTable) => seated((seal) => post("/tables", { ...table, seal })),
  table: (id: string) => get<MyTable>(`/tables/${at(id)}`),
  join: (id: string, join: Join) => seated((seal) => post(`/tables/${at(id)}/join`, { ...join, seal })),
  start: (id: string) => post<MyTable>(`/tables/${at(id)}/start`),
  leave: (id: string) => post<MyTable>(`/tables/${at(id)}/leave`),
  clear: (id: string) => post<MyTable>(`/tables/${at(id)}/clear`),
  rematch: (id: string) => seated((seal) => post(`/tables/${at(id)}/rematch?seal=${seal}`)),
  seek: (wish: Seek) => seated((seal) => post("/seeks", { ...wish, seal })),
  look: (id: string, away = false) => post<MyTable>(`/tables/${at(id)}/seek`, { away }),
  proof: (id: string) => get<Proof>(`/replays/${at(id)}/proof`),
  proofFile: (id: string) => `${BASE}/api/replays/${at(id)}/proof`,
  check: (id: string) => get<ProofFinding[]>(`/replays/${at(id)}/check`),
  invite: (id: string) => get<Invite>(`/tables/${at(id)}/invite`),
  complain: (id: string, complaint: { guest: number; kind: "name" | "chat" | "play"; line?: number }) =>
    post<{ id: string }>(`/tables/${at(id)}/complaints`, complaint),
  course: (id: string) => get<Course>(`/tables/${at(id)}/course`),
  hint: (id: string, wish: AskHint) => post<Hint>(`/tables/${at(id)}/hint`, wish),
  learn: () => afterKeeping<LessonCourse[]>("/learn"),
  lesson: (game: string, lesson: string, answers: number[]) =>
    post<LessonMoment>(`/learn/${at(game)}/${at(lesson)}`, { answers }),
  reached: (game: string, lesson: string, step: number) =>
    keep<LessonProgress>(`/learn/${at(game)}/${at(lesson)}`, { step }),
  puzzles: () => afterKeeping<PuzzleShelf[]>("/puzzles"),
  puzzle: (game: string, puzzle: string, answers: number[]) =>
    post<PuzzleMoment>(`/puzzles/${at(game)}/${at(puzzle)}`, { answers }),
  tried: (game: string, puzzle: string, answers: number[]) =>
    keep<PuzzleResult>(`/puzzles/${at(game)}/${at(puzzle)}`, { answers }),
  replays: (after = "") => get<ReplayCard[]>(`/replays${after && `?after=${at(after)}`}`),
  moments: (id: string, eyes: number, from: number, to: number) =>
    get<Moments>(`/replays/${at(id)}?eyes=${eyes}&from=${from}&to=${to}`),
  report: (id: string) => get<Report | ReportProgress>(`/replays/${at(id)}/report`),
  replayFile: (id: string) => `${BASE}/api/replays/${at(id)}/file`,
  lessonFrom: (id: string, moment: number, seat: number, lang: string) =>
    get<MadeFile>(`/replays/${at(id)}/lesson?at=${moment}&seat=${seat}&lang=${lang}`),
  puzzleFrom: (id: string, moment: number, seat: number) =>
    get<MadeFile>(`/replays/${at(id)}/puzzle?at=${moment}&seat=${seat}`),
  people: (id: string) => get<SeatPerson[]>(`/tables/${at(id)}/people`),
  continueFrom: (id: string, from: ContinueFrom) => post<MyTable>(`/replays/${at(id)}/continue`, from),
};
