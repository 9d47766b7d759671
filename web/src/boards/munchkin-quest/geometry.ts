/** Where things lie on the map, at each of its three sizes; and the ways of monsters as lines over it. */
import type { PathView, RoomView } from "../../generated/munchkin-quest";
import { OPPOSITE, SIDES, STEPS } from "./places";

/** Screen pixels a pixel of the pictures: the art stays whole at each step. */
export const ZOOMS = [1, 2, 3] as const;
export type Zoom = (typeof ZOOMS)[number];

export const tileSize = (k: Zoom): number => 64 * k;
export const gapSize = (k: Zoom): number => 10 * k;
export const pitch = (k: Zoom): number => tileSize(k) + gapSize(k);

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rooms, and the darkness one step around them. */
export function extent(rooms: readonly { x: number; y: number }[]): Box {
  const xs = rooms.map((room) => room.x);
  const ys = rooms.map((room) => room.y);
  return { left: Math.min(...xs, 0), top: Math.min(...ys, 0), right: Math.max(...xs, 0), bottom: Math.max(...ys, 0) };
}

export interface Dark {
  x: number;
  y: number;
  /** The rooms beside it from which one could go there: their number and the side. */
  ways: { place: number; side: number }[];
}

/** Every place without a room that a way leads to. */
export function darkness(rooms: readonly RoomView[]): Dark[] {
  const found = new Map<string, Dark>();
  rooms.forEach((room, place) =>
    room.links.forEach((link, side) => {
      if (link.to >= 0 || link.kind === "wall") return;
      const [dx, dy] = STEPS[side]!;
      const key = `${room.x + dx},${room.y + dy}`;
      const dark = found.get(key) ?? { x: room.x + dx, y: room.y + dy, ways: [] };
      dark.ways.push({ place, side });
      found.set(key, dark);
    }),
  );
  return [...found.values()];
}

/** One link for every pair of rooms, and for every side that leads into the dark. */
export function links(
  rooms: readonly RoomView[],
): { place: number; side: number; x: number; y: number; flat: boolean }[] {
  return rooms.flatMap((room, place) =>
    room.links
      .map((link, side) => ({ link, side }))
      .filter(({ link, side }) => side === 1 || side === 2 || link.to < 0)
      .map(({ side }) => ({
        place,
        side,
        flat: side === 0 || side === 2, // it lies across: one goes north or south
        x: side === 3 ? room.x - 1 : room.x,
        y: side === 0 ? room.y - 1 : room.y,
      })),
  );
}

export interface Plate {
  x: number;
  y: number;
  text: string;
}

export interface Way {
  uid: number;
  lines: [number, number][][]; // one for each stretch without a jump
  start: [number, number];
  plates: Plate[];
  cross: [number, number] | null; // where an arrow is blocked
}

/** The side by which one goes from a room to another in its row or column. */
const towards = (a: RoomView, b: RoomView): number => (a.y === b.y ? (b.x > a.x ? 1 : 3) : b.y > a.y ? 2 : 0);

/** The path of a monster as lines, plates and marks, in pixels of the world at the size `k`. */
export function wayOf(path: PathView, rooms: readonly RoomView[], k: Zoom): Way {
  const size = tileSize(k);
  const step = pitch(k);
  const half = size / 2;
  const centre = (room: { x: number; y: number }): [number, number] => [
    room.x * step + half,
    room.y * step + half + 5 * k,
  ];
  const rim = (room: { x: number; y: number }, side: number, out: number): [number, number] => {
    const [x, y] = centre(room);
    const [dx, dy] = STEPS[side]!;
    const reach = half + out;
    return dx ? [x + dx * reach, y] : [x, room.y * step + half + dy * reach];
  };
  const gap = gapSize(k) / 2;
  const first = rooms[path.places[0] ?? 0];
  if (!first) return { uid: path.uid, lines: [], start: [0, 0], plates: [], cross: null };
  const lines: [number, number][][] = [[centre(first)]];
  const plates: Plate[] = [];
  for (let i = 0; i + 1 < path.places.length; i += 1) {
    const [from, to] = [path.places[i]!, path.places[i + 1]!];
    const [a, b] = [rooms[from], rooms[to]];
    if (!a || !b) break;
    const extra = path.fast && i + 2 === path.places.length;
    const side = path.sides[i] ?? towards(a, b);
    const text = extra ? "F" : String(i + 1);
    const line = lines.at(-1)!;
    const out = rim(a, side, gap);
    plates.push({ x: out[0], y: out[1], text });
    if (path.jumps.includes(i)) {
      // It leaves at one rim and comes back at another: the same number stands on both.
      line.push(out);
      const back = rim(b, OPPOSITE[side]!, gap);
      plates.push({ x: back[0], y: back[1], text });
      lines.push([back, centre(b)]);
    } else line.push(centre(b));
  }
  let cross: [number, number] | null = null;
  const last = rooms[path.places.at(-1) ?? -1];
  const blocked = SIDES.indexOf(path.blocked as (typeof SIDES)[number]);
  if (last && blocked >= 0 && !path.fast) {
    cross = rim(last, blocked, gap);
    lines.at(-1)!.push(cross);
  }
  return { uid: path.uid, lines: lines.filter((line) => line.length > 1), start: centre(first), plates, cross };
}

export const asPath = (line: readonly [number, number][]): string =>
  line.map(([x, y], at) => `${at ? "L" : "M"}${Math.round(x)},${Math.round(y)}`).join(" ");
