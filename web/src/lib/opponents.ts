/** The bots one can choose to play against: how strong they are, and what they look like. */

export interface Opponent {
  bot: string; // the server's name for it
  portrait: [game: string, id: string]; // a picture on the sheet "mini" of a game
  strength: number; // of MOST; 0: as strong as it has to be
}

export const MOST = 4;
export const OPPONENTS: readonly Opponent[] = [
  { bot: "easy", portrait: ["boss-monster", "old-mossgrave"], strength: 1 },
  { bot: "normal", portrait: ["super-boss-monster", "baron-bruin"], strength: 2 },
  { bot: "hard", portrait: ["super-boss-monster", "nana-webb"], strength: 3 },
  { bot: "nightmare", portrait: ["super-boss-monster", "hydra-committee"], strength: 4 },
  { bot: "adaptive", portrait: ["super-boss-monster", "your-sliminess"], strength: 0 },
];
export const USUAL = "normal";
export const GENTLE = "easy"; // for whoever has not finished a game yet

/** Those that the server has. */
export const offeredBy = (bots: readonly string[]): Opponent[] => OPPONENTS.filter(({ bot }) => bots.includes(bot));
