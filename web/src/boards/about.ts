/** What the page knows of each game before its board is fetched: every folder here that has an `about.ts` is a game. */
import type { Component } from "svelte";
import type { CardStates } from "../components/CardFrame.svelte";
import type { Printed } from "../lib/facts.svelte";
import type { Board } from "../table/board";

/** What lies on a game's table besides its cards, as the page of all cards shows it. */
export interface Tiles {
  tiles(): Promise<Printed[]>;
  roomName(id: string): string;
  roomText(id: string): string;
  TileCard: Component<Pick<CardStates, "size" | "selected" | "onpick" | "onlook" | "onleave"> & { card: Printed }>;
}

/** What the rulebook shows of a game's board: positions that the engine has laid out, and what draws them. */
export interface Pictures {
  positions: Record<string, { view: { seats: unknown[] }; outlook: unknown }>;
  Drawn: Component<{ name: string }>;
  /** The picture of a section, by chapter and section: `bait/counting`. */
  at: Record<string, string>;
}

export interface About {
  board(): Promise<{ board: Board }>;
  pictures(): Promise<{ pictures: Pictures }>;
  /** Files of words that its board has besides those of every table. */
  words?: readonly string[];
  /** The emblems of its seats, where their colours are part of the game. */
  emblems?: readonly string[];
  /** The game whose cards may be mixed in with its own. */
  mixedWith?: string;
  tiles?(): Promise<Tiles>;
  /** Who of its cards a bot looks like: the card's id, by the bot's name. Its picture is on the sheet "mini". */
  faces?: Readonly<Record<string, string>>;
  /** How many bots a guided first game has, if not as many as usual. */
  guidedBots?: number;
  /** A house set to begin with, of one card. */
  starter?: { cards: string; words: string };
  /** The title that a score has earned in a game for one. */
  title?(score: number): string;
}

const FOLDERS = import.meta.glob<About>("./*/about.ts", { eager: true, import: "about" });
const GAMES: Record<string, About> = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, about]) => [path.split("/")[1]!, about]),
);

/** What a bot looks like: a card of some game. */
export function faceOf(bot: string): { game: string; id: string } | undefined {
  for (const [game, { faces }] of Object.entries(GAMES)) if (faces?.[bot]) return { game, id: faces[bot] };
  return undefined;
}

/** What is known of a game, or undefined if the page has no folder for it. */
export function aboutOf(game: string): About | undefined {
  return GAMES[game];
}
