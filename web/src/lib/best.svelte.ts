/** One's own finished games for one, best first: the personal best list. */
import type { ReplayCard } from "../generated/protocol";
import { api } from "./api";

export interface Best {
  table: string;
  game: string;
  score: number;
  challenge: boolean;
  when: number; // seconds since 1970
}

let found = $state.raw<Best[]>([]);

const counts = ({ table, mine }: ReplayCard): boolean =>
  !!mine?.length && table.seats.length === 1 && table.ended_by === "rule";

/** Look the list up anew. */
export async function best(): Promise<void> {
  try {
    found = (await api.replays())
      .filter(counts)
      .map(({ table }) => ({
        table: table.id,
        game: table.game,
        score: table.scores[0] ?? 0,
        challenge: table.options.challenge === "on",
        when: table.created,
      }))
      .toSorted((a, b) => b.score - a.score || a.when - b.when);
  } catch {
    // The list is an extra: without it everything else goes on.
  }
}

/** The games for one of a game, in challenge mode or not, best first. */
export const bestOf = (game: string, challenge: boolean): Best[] =>
  found.filter((each) => each.game === game && each.challenge === challenge);
