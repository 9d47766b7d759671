/** What is public and certain to come unless somebody reacts. */

/** What is to be expected of one hero. */
export interface Prospect {
  card: string;
  place: string; // town · entrance · dungeon
  seat: number; // whose dungeon it visits, or -1: it stays in town
  tied: number[]; // the seats that draw it equally
  counts: number[]; // what it compares, by seat
  dies: boolean;
  slot: number; // the place where it would die, or -1
  wounds: number;
  sure: boolean; // nothing that lies face down could change it
}

export interface Outlook {
  town: Prospect[];
  entrances: Prospect[][];
  walker: Prospect | null;
}

/** The prospect of a hero, wherever it is. */
export function prospectOf(outlook: unknown, card: string): Prospect | null {
  const all = outlook as Outlook | null | undefined;
  if (!all) return null;
  if (all.walker?.card === card) return all.walker;
  return [...all.town, ...all.entrances.flat()].find((each) => each.card === card) ?? null;
}
