/** The names of places on a table of the series, for highlights, flights and drops. */
export const inHand = (card: string): string => `hand:${card}`;
export const inDungeon = (seat: number, slot: number): string => `slot:${seat}:${slot}`;
export const gateOf = (seat: number): string => `gate:${seat}`;
export const bossOf = (seat: number): string => `boss:${seat}`;
export const seatOf = (seat: number): string => `seat:${seat}`;
export const soulsOf = (seat: number): string => `souls:${seat}`;
export const woundsOf = (seat: number): string => `wounds:${seat}`;
export const handOf = (seat: number): string => `hand-of:${seat}`;
export const heroAt = (card: string): string => `hero:${card}`;
export const pileOf = (name: string): string => `pile:${name}`;
