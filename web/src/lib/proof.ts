/** Checks the proof of a finished game in the browser, as far as hashes go. The words are those of `underhall verify`. */

import type { Shuffle } from "../generated/protocol";
import { hash, sealOf, type Kept } from "./fair";

/** All that the shuffle and the course of a finished game follow from, as the server reveals it. */
export interface Proof {
  table: string;
  shuffle: Shuffle["kind"];
  commitment: string;
  secret: string;
  seals: string[];
  contributions: string[];
  settings: string;
  seed: string;
  game: string;
  seats: number;
  options: Record<string, string>;
}

/** What was looked at: a message, and whether all is well. */
export interface Finding {
  id: string;
  good: boolean;
  args: Record<string, string | number>;
}

export const commitmentTo = (table: string, secret: string): Promise<string> =>
  hash("underhall commitment", table, secret);

export function settingsOf(game: string, seats: number, options: Record<string, string>): Promise<string> {
  const names = Object.keys(options).sort();
  return hash("underhall settings", game, String(seats), ...names.map((name) => `${name}=${options[name]}`));
}

export async function seedFrom(proof: Proof): Promise<string> {
  const added = proof.contributions.map((each) => each || "-");
  return `keyed:${(await hash("underhall seed", proof.table, proof.secret, ...added, proof.settings)).slice(0, 32)}`;
}

/** What the browser finds by itself: commitment, numbers, settings and seed. */
export async function checkShuffle(proof: Proof): Promise<Finding[]> {
  if (proof.shuffle !== "fair") return [{ id: "fair-not-promised", good: true, args: { shuffle: proof.shuffle } }];
  const settings = (await settingsOf(proof.game, proof.seats, proof.options)) === proof.settings;
  const follows = (await seedFrom(proof)) === proof.seed;
  const fits = (await commitmentTo(proof.table, proof.secret)) === proof.commitment;
  return [
    fits
      ? { id: "fair-commitment-good", good: true, args: { commitment: proof.commitment } }
      : { id: follows ? "fair-commitment-changed" : "fair-secret-changed", good: false, args: {} },
    ...(await checkSeals(proof)),
    { id: settings ? "fair-settings-good" : "fair-settings-changed", good: settings, args: {} },
    { id: follows ? "fair-seed-good" : "fair-seed-changed", good: follows, args: {} },
  ];
}

async function checkSeals({ seals, contributions, seats }: Proof): Promise<Finding[]> {
  if (seals.length !== seats || contributions.length !== seats)
    return [{ id: "fair-seals-changed", good: false, args: {} }];
  if (![...seals, ...contributions].some(Boolean)) return [{ id: "fair-nobody-added", good: true, args: {} }];
  const found: Finding[] = [];
  for (const [seat, seal] of seals.entries()) {
    const contribution = contributions[seat]!;
    const args = { seat: seat + 1 };
    if (!seal && !contribution) continue;
    if (!contribution) found.push({ id: "fair-contribution-missing", good: true, args });
    else if ((await sealOf(contribution)) === seal) found.push({ id: "fair-contribution-good", good: true, args });
    else found.push({ id: "fair-contribution-changed", good: false, args });
  }
  return found;
}

/** What became of this browser's own number, and whether the server still shows what it showed before the game. */
export function checkOwn(proof: Proof, kept: Kept | null): Finding {
  if (!kept) return { id: "fair-yours-none", good: true, args: {} };
  const same = kept.commitment === proof.commitment && kept.seals.every((seal, seat) => seal === proof.seals[seat]);
  if (!same) return { id: "fair-yours-changed", good: false, args: {} };
  if (proof.contributions.includes(kept.contribution)) return { id: "fair-yours-used", good: true, args: {} };
  return { id: "fair-yours-unused", good: true, args: {} };
}
