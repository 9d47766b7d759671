/** How many names of cards stand whole on a sheet with little room, side by side in rows. */
import { widthOf } from "../../lib/fit";

const EDGES = 10; // of a chip, in pixels, and what its letters may be wider than they are counted
const GAP = 3;
const REST = 30; // the chip that counts those that have no room

/** The number of rows that chips of these widths fill. */
function rowsOf(widths: readonly number[], room: number): number {
  let rows = widths.length ? 1 : 0;
  let filled = 0;
  for (const width of widths) {
    if (filled && filled + GAP + width > room) {
      rows += 1;
      filled = 0;
    }
    filled += (filled ? GAP : 0) + width;
  }
  return rows;
}

/** How many of these names are shown; the others are counted in a chip of its own. */
export function chipsIn(names: readonly string[], room: number, size: number, most: number): number {
  const widths = names.map((name) => widthOf(name, size) + EDGES);
  for (let count = names.length; count > 0; count -= 1) {
    const shown = widths.slice(0, count);
    if (rowsOf(count < names.length ? [...shown, REST] : shown, room) <= most) return count;
  }
  return Math.min(1, names.length);
}
