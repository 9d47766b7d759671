/** The names of places on Super Boss Monster's table, and what lies where on the town board. */
export * from "../series/places";

export const GAME = "super-boss-monster";

export const spaceAt = (space: string): string => `space:${space}`;
export const onMarket = (card: string): string => `market:${card}`;
export const minionOf = (seat: number): string => `minion:${seat}`;
export const landmarkAt = (name: string): string => `landmark:${name}`;

/** The action spaces in the order of the game's own numbers. */
export const SPACES = [
  "temple-treasure",
  "temple-market",
  "temple-summon",
  "stadium-treasure",
  "stadium-room",
  "stadium-summon",
  "library-treasure",
  "library-spell",
  "library-summon",
  "hideout-treasure",
  "hideout-last-room",
  "hideout-summon",
  "tavern-summon",
  "launch-pad-treasure",
  "launch-pad-shuffle",
  "launch-pad-summon",
  "boss",
  "room",
] as const;

export interface Landmark {
  name: string;
  treasure: string; // '' for the tavern
  spaces: string[]; // those that a hero covers
  call: string; // where its hero is summoned
  token: number; // the health of a hero who is summoned there
}

export const LANDMARKS: readonly Landmark[] = [
  { name: "temple", treasure: "cleric", spaces: ["temple-treasure", "temple-market"], call: "temple-summon", token: 2 },
  {
    name: "stadium",
    treasure: "fighter",
    spaces: ["stadium-treasure", "stadium-room"],
    call: "stadium-summon",
    token: 2,
  },
  {
    name: "library",
    treasure: "mage",
    spaces: ["library-treasure", "library-spell"],
    call: "library-summon",
    token: 2,
  },
  {
    name: "hideout",
    treasure: "thief",
    spaces: ["hideout-treasure", "hideout-last-room"],
    call: "hideout-summon",
    token: 2,
  },
  { name: "tavern", treasure: "", spaces: [], call: "tavern-summon", token: -2 },
  {
    name: "launch-pad",
    treasure: "explorer",
    spaces: ["launch-pad-treasure", "launch-pad-shuffle"],
    call: "launch-pad-summon",
    token: 2,
  },
];

/** What a space does: treasure · market · room · spell · last-room · shuffle · summon. */
export function doingOf(space: string): string {
  const found = LANDMARKS.find((each) => space.startsWith(`${each.name}-`));
  return found ? space.slice(found.name.length + 1) : space;
}

export const landmarkOf = (space: string): Landmark | undefined =>
  LANDMARKS.find((each) => space.startsWith(`${each.name}-`));
