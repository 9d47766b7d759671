/** The server's HTTP side. What goes wrong is thrown as `Trouble`, which says itself in the reader's language. */

import type {
  AskHint,
  ContinueFrom,
  Course,
  GameCard,
  Hint,
  Invite,
  Join,
  LessonCourse,
  LessonMoment,
  LessonProgress,
  MadeLesson,
  Me,
  Moments,
  MyTable,
  NewTable,
  Problem,
  PuzzleMoment,
  PuzzleResult,
  PuzzleShelf,
  ReplayCard,
  Report,
  ReportProgress,
  Rulebook,
  Tables,
  Version,
} from "../generated/protocol";
import type { Printed } from "./facts.svelte";
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

/** What went wrong, in words. */
export function explained(problem: Problem | unknown): string {
  const given = problem instanceof Trouble ? problem.problem : (problem as Problem);
  const id = given?.error;
  return typeof id === "string" && has(id) ? say(id, given.args) : say("web-problem-unknown");
}

async function ask<T>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
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

export const api = {
  games: () => get<GameCard[]>("/games"),
  cards: (game: string) => get<Printed[]>(`/games/${at(game)}/cards`),
  rules: (game: string) => get<Rulebook>(`/games/${at(game)}/rules`),
  version: () => get<Version>("/version"),
  me: () => get<Me>("/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  tables: () => get<Tables>("/tables"),
  open: (table: NewTable) => post<MyTable>("/tables", table),
  table: (id: string) => get<MyTable>(`/tables/${at(id)}`),
  join: (id: string, join: Join) => post<MyTable>(`/tables/${at(id)}/join`, join),
  start: (id: string) => post<MyTable>(`/tables/${at(id)}/start`),
  leave: (id: string) => post<MyTable>(`/tables/${at(id)}/leave`),
  clear: (id: string) => post<MyTable>(`/tables/${at(id)}/clear`),
  rematch: (id: string) => post<MyTable>(`/tables/${at(id)}/rematch`),
  invite: (id: string) => get<Invite>(`/tables/${at(id)}/invite`),
  course: (id: string) => get<Course>(`/tables/${at(id)}/course`),
  hint: (id: string, wish: AskHint) => post<Hint>(`/tables/${at(id)}/hint`, wish),
  learn: () => get<LessonCourse[]>("/learn"),
  lesson: (game: string, lesson: string, answers: number[]) =>
    post<LessonMoment>(`/learn/${at(game)}/${at(lesson)}`, { answers }),
  reached: (game: string, lesson: string, step: number) =>
    ask<LessonProgress>("PUT", `/learn/${at(game)}/${at(lesson)}`, { step }),
  puzzles: () => get<PuzzleShelf[]>("/puzzles"),
  puzzle: (game: string, puzzle: string, answers: number[]) =>
    post<PuzzleMoment>(`/puzzles/${at(game)}/${at(puzzle)}`, { answers }),
  tried: (game: string, puzzle: string, answers: number[]) =>
    ask<PuzzleResult>("PUT", `/puzzles/${at(game)}/${at(puzzle)}`, { answers }),
  replays: () => get<ReplayCard[]>("/replays"),
  moments: (id: string, eyes: number, from: number, to: number) =>
    get<Moments>(`/replays/${at(id)}?eyes=${eyes}&from=${from}&to=${to}`),
  report: (id: string) => get<Report | ReportProgress>(`/replays/${at(id)}/report`),
  replayFile: (id: string) => `/api/replays/${at(id)}/file`,
  lessonFrom: (id: string, moment: number, seat: number, lang: string) =>
    get<MadeLesson>(`/replays/${at(id)}/lesson?at=${moment}&seat=${seat}&lang=${lang}`),
  continueFrom: (id: string, from: ContinueFrom) => post<MyTable>(`/replays/${at(id)}/continue`, from),
};
