/** Where on the table something is that a lesson points at. */

interface Laid {
  hand?: string[];
  seats?: { dungeon?: { card: string }[] }[];
  monsters?: { card: string; uid: number }[];
  rooms?: { face: string }[];
}

/** The places at which these things may be drawn: cards by their ids, seats by their names in the lesson, and rooms, landmarks
 * and spaces by theirs. */
export function pointedAt(things: readonly string[], seats: readonly string[], view: unknown): string[] {
  const { hand = [], seats: sides = [], monsters = [], rooms = [] } = view as Laid;
  return things.flatMap((thing) => {
    const seat = seats.indexOf(thing);
    if (seat >= 0) return [`seat:${seat}`];
    if (thing === "dark") return ["dark:"];
    // A card that one holds is meant where it can be played, not where another one like it lies.
    if (hand.includes(thing)) return [`hand:${thing}`];
    return [
      `hero:${thing}`,
      `market:${thing}`,
      `floor:${thing}`,
      `landmark:${thing}`,
      `space:${thing}`,
      ...sides.flatMap((side, at) =>
        (side.dungeon ?? []).flatMap((room, slot) => (room.card === thing ? [`slot:${at}:${slot}`] : [])),
      ),
      ...monsters.filter((each) => each.card === thing).map((each) => `monster:${each.uid}`),
      ...rooms.flatMap((room, place) => (room.face === thing ? [`place:${place}`] : [])),
    ];
  });
}
