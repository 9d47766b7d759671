/** Where on the table something is that a lesson points at. */

interface Laid {
  seats?: { dungeon?: { card: string }[] }[];
  monsters?: { card: string; uid: number }[];
}

/** The places at which these things may be drawn: cards by their ids, seats by their names in the lesson. */
export function pointedAt(things: readonly string[], seats: readonly string[], view: unknown): string[] {
  return things.flatMap((thing) => {
    const seat = seats.indexOf(thing);
    if (seat >= 0) return [`seat:${seat}`];
    const rooms = ((view as Laid).seats ?? []).flatMap((side, at) =>
      (side.dungeon ?? []).flatMap((room, slot) => (room.card === thing ? [`slot:${at}:${slot}`] : [])),
    );
    const monsters = ((view as Laid).monsters ?? []).filter((each) => each.card === thing);
    return [`hand:${thing}`, `hero:${thing}`, ...rooms, ...monsters.map((each) => `monster:${each.uid}`)];
  });
}
