/** Rooms from the file that the game itself reads. */
import type { Printed } from "../../lib/facts.svelte";

/** The `[[room]]` entries of a data file: names, numbers, lists of names and tables of names are all that they have. */
export function roomsIn(text: string): Printed[] {
  return text
    .split(/^\[\[room\]\]$/m)
    .slice(1)
    .map((entry) => {
      const room: Record<string, unknown> = { type: "tile", name: "" };
      for (const [, name, value] of entry.matchAll(/^(\w+) = (.+)$/gm)) room[name!] = valueOf(value!);
      return room as unknown as Printed;
    });
}

/** A value as it is written: lists and numbers are those of JSON, tables have their names bare. */
const valueOf = (text: string): unknown =>
  JSON.parse(text.startsWith("{") ? text.replace(/(\w+) = /g, '"$1": ') : text);
