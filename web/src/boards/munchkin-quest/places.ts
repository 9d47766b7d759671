/** The names of places on Munchkin Quest's table, and the words that its view uses for colours and sides. */
export const GAME = "munchkin-quest";

export const seatOf = (seat: number): string => `seat:${seat}`;
export const handOf = (seat: number): string => `hand-of:${seat}`;
export const goldOf = (seat: number): string => `gold:${seat}`;
export const healthOf = (seat: number): string => `health:${seat}`;
export const levelOf = (seat: number): string => `level:${seat}`;
export const inHand = (card: string): string => `hand:${card}`;
export const itemAt = (seat: number, card: string): string => `item:${seat}:${card}`;
export const roomAt = (place: number): string => `place:${place}`;
export const monsterAt = (uid: number): string => `monster:${uid}`;
export const figureOf = (seat: number): string => `figure:${seat}`;
export const darkAt = (place: number, side: number): string => `dark:${place}:${side}`;
export const floorAt = (card: string): string => `floor:${card}`;
export const lootAt = (card: string): string => `loot:${card}`;
export const pileOf = (deck: string): string => `pile:${deck}`;
export const dieAt = "monster-die";
export const sumAt = "fight-sums";
export const rollAt = "roll";
export const colourAt = (colour: string): string => `colour:${colour}`;
export const sideAt = (side: "munchkins" | "monsters"): string => `side:${side}`;

export const SIDES = ["north", "east", "south", "west"] as const;
export const LETTERS = ["n", "e", "s", "w"] as const;
/** What one step to each side adds to x and y. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
export const OPPOSITE = [2, 3, 0, 1] as const;
export const sideOf = (name: string): number => SIDES.indexOf(name as (typeof SIDES)[number]);

/** The faces of the Monster Die, in the order of the game's own numbers, and the emblem that goes with each. */
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"] as const;
const EMBLEMS: Record<string, string> = {
  red: "moon",
  orange: "flame",
  yellow: "star",
  green: "leaf",
  blue: "key",
  purple: "bolt",
};
export const emblemOf = (colour: string): string => EMBLEMS[colour] ?? "star";

/** The room faces in the order of the game's own numbers (data/rooms.toml). */
export const FACES =
  "entrance hospital waiting-room night-school beige-chamber tombola-tomb broom-cupboard laboratory sofa-canyon den-of-thieves hands-off-museum pawn-pit lost-property rumour-mill crawl-space lockpick-and-sons angry-forge curse-laundry trophy-room poof-travel-desk kennel job-fair snack-grotto whistle-shop waltz-vault odd-room loud-chapel sticky-floor indoor-forest evil-altar overdue-library draughty-room throne-room mime-academy treasury echo-chamber darkroom booing-arena padded-cell trapdoor-stage mirror-maze tax-cave minimalist-loft coat-check-crypt unfinished-room room-404 sock-abyss too-normal-room guarded-well".split(
    " ",
  );
export const PHASES = ["setup", "card", "moves", "charity", "monsters"] as const;
export const DECKS = ["monster", "treasure", "dxm"] as const;
export const LINKS = ["passage", "door", "locked", "hidden", "wall"] as const;
