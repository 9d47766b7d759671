/** What events change on the board, one after the other, while the view that follows all of them is at hand.
 *
 * Each message of a game says what it changes (`GameCard.changes`), in words separated by spaces:
 * `path=what` sets, `path+what` and `path-what` add and take away, from a number or a list; a name with `>`, `+` or `-`
 * may also be a verb of the board, for what is more than a number. A path starts at the view, or at the seat that the
 * argument `seat`, `to` or `victim` names, or at a thing that the board finds. `{arg}` is the word an argument stands
 * for, `#arg` its number, `:word` that word. What is not there is left alone: the view that follows is right.
 */
import type { GameCard, Happened } from "../generated/protocol";
import { nameOf, number } from "./events";

type Thing = Record<string, unknown>;

/** What a board does beyond numbers and lists; pieces that are new are taken from the view that follows. */
export interface Changing<V> {
  /** Things that a path may start at. */
  find: Record<string, (view: V, event: Happened) => object | null | undefined>;
  verbs: Record<string, (view: V, event: Happened, after: V, to: string) => void>;
  /** What every event may change in what a board keeps for itself while it tells. */
  each?: (view: V, event: Happened) => void;
}

const SEATS = ["seat", "to", "victim"];
const CHANGE = /^([\w.{}#]+)([=+\->])(.*)$/;

/** The view with one event told; `after` is the one that follows when all are told. */
export function changed<V extends object>(before: V, event: Happened, after: V, game: GameCard, board: Changing<V>): V {
  const view = structuredClone(before);
  for (const change of game.changes[nameOf(event)]?.split(" ") ?? []) {
    const [, left, sign, right] = CHANGE.exec(change) ?? [];
    if (!left || !sign) continue;
    const verb = board.verbs[left + sign];
    if (verb) verb(view, event, after, filled(right!, event, game));
    else apply(view, event, filled(left, event, game).split("."), sign, valueOf(right!, event, game), board);
  }
  board.each?.(view, event);
  return view;
}

/** The word that an argument stands for, or the argument itself. */
function word(name: string, event: Happened, game: GameCard): string | number | undefined {
  const value = event.args[name];
  const words = game.words[game.messages[nameOf(event)]?.[name] ?? ""];
  return typeof value === "number" ? (words?.[value] ?? value) : value;
}

const filled = (path: string, event: Happened, game: GameCard): string =>
  path
    .replace(/\{(\w+)\}/g, (_, name: string) => String(word(name, event, game)))
    .replace(/#(\w+)/g, (_, name: string) => String(number(event, name)));

function valueOf(right: string, event: Happened, game: GameCard): unknown {
  if (right.startsWith(":")) return right.slice(1);
  if (right === "[]") return [];
  if (right === "true" || right === "false") return right === "true";
  return /^-?\d+$/.test(right) ? Number(right) : word(right, event, game);
}

function apply<V extends object>(
  view: V,
  event: Happened,
  path: string[],
  sign: string,
  value: unknown,
  board: Changing<V>,
): void {
  const [first, ...rest] = path;
  const last = path.at(-1)!;
  // A hand is that of the viewer: what others do with theirs does not show in it.
  if (value === undefined || (path[0] === "hand" && number(event, "seat") !== (view as Thing).you)) return;
  let thing: unknown = view;
  if (rest.length) {
    const found = board.find[first!]?.(view, event);
    const seats = (view as Thing).seats as Thing[];
    thing = found ?? (SEATS.includes(first!) ? seats[number(event, first!)] : (view as Thing)[first!]);
    for (const name of rest.slice(0, -1)) thing = (thing as Thing | undefined)?.[name];
  }
  const old = (thing as Thing | null | undefined)?.[last];
  if (old === undefined) return;
  const held = thing as Thing;
  if (sign === "=") held[last] = value;
  else if (Array.isArray(old) && sign === "+") old.push(value);
  else if (Array.isArray(old)) drop(old as unknown[], value);
  else held[last] = Number(old) + (sign === "+" ? 1 : -1) * Number(value);
}

export function drop<T>(things: T[], thing: T): void {
  const at = things.indexOf(thing);
  if (at >= 0) things.splice(at, 1);
}
