/** The bots one can choose to play against, and how strong they are; games lend them faces (`About.faces`). */

export interface Opponent {
  bot: string; // the server's name for it
  strength: number; // of MOST; 0: as strong as it has to be
}

export const MOST = 4;
export const OPPONENTS: readonly Opponent[] = [
  { bot: "easy", strength: 1 },
  { bot: "normal", strength: 2 },
  { bot: "hard", strength: 3 },
  { bot: "nightmare", strength: 4 },
  { bot: "adaptive", strength: 0 },
];
export const USUAL = "normal";
export const GENTLE = "easy"; // for whoever has not finished a game yet

/** Those that the server has. */
export const offeredBy = (bots: readonly string[]): Opponent[] => OPPONENTS.filter(({ bot }) => bots.includes(bot));
