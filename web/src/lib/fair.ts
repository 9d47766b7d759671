/** What one's own page does for a fair shuffle: it draws a number, seals it, and sends it in time.
 *
 * The hashes are those of src/underhall/fair/hashes.py; tests/fair/vectors.json holds both to the same values. */

import type { MyTable, Shuffle, Table } from "../generated/protocol";
import { sha256 } from "./sha256";

/** What this browser remembers of a table, to compare it with the proof. */
export interface Kept {
  contribution: string;
  commitment: string; // as it was when one sat down; "" until it was seen
  seals: string[]; // as they were when one's own number was sent
}

/** Which sentence tells of a shuffle: a fair one to which no page has added anything was the server's alone. */
export const kindOf = ({ kind, opened }: Shuffle): string =>
  kind === "fair" && !(opened ?? []).some(Boolean) ? "alone" : kind;

/** The hash of these lines. */
export const hash = (...lines: string[]): Promise<string> => sha256(lines.join("\n"));

export const sealOf = (contribution: string): Promise<string> => hash("underhall seal", contribution);

const KEY = "fair-";
const MOST = 200; // tables that are remembered

/** Draw a number and seal it. */
export async function sealed(): Promise<{ contribution: string; seal: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const contribution = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { contribution, seal: await sealOf(contribution) };
}

/** Do something that sits down with a seal, and remember the number behind it for the table that comes of it. */
export async function sitting(act: (seal: string) => Promise<MyTable>): Promise<MyTable> {
  const { contribution, seal } = await sealed();
  const mine = await act(seal);
  const { shuffle, id } = mine.table;
  // Somebody who sat there already has handed in another seal, whose number is remembered.
  if (shuffle.kind === "fair" && shuffle.seals.includes(seal))
    keep(id, { contribution, commitment: shuffle.commitment, seals: [] });
  return mine;
}

/** The number to send now, if everybody is bound and it is still missing; what the server shows is remembered first. */
export function due(table: Table): string {
  const kept = remembered(table.id);
  const { shuffle } = table;
  if (!kept || !shuffle.opening || kept.commitment !== shuffle.commitment) return "";
  keep(table.id, { ...kept, seals: shuffle.seals });
  return kept.contribution;
}

/** What this browser added to the game of a table. */
export function remembered(table: string): Kept | null {
  try {
    return memory.get(table) ?? (JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Kept | null);
  } catch {
    return null; // no storage, or not ours
  }
}

/** The number goes along to another table of the same seek. */
export function moved(from: string, to: Table): void {
  const kept = remembered(from);
  if (kept && from !== to.id) keep(to.id, { ...kept, commitment: to.shuffle.commitment, seals: [] });
}

const memory = new Map<string, Kept>(); // where the browser stores nothing, a game is still begun

function keep(table: string, kept: Kept): void {
  memory.set(table, kept);
  try {
    const old = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    for (const key of old.slice(0, Math.max(0, old.length - MOST))) localStorage.removeItem(key);
    localStorage.setItem(KEY + table, JSON.stringify(kept));
  } catch {
    // in memory it is
  }
}
