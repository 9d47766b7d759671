/** The titles of a game for one, lowest first, and the least score of each. */
export const RUNGS = [
  { title: "loser", least: -999 },
  { title: "kobold", least: 0 },
  { title: "minion", least: 7 },
  { title: "mini-boss", least: 13 },
  { title: "boss", least: 17 },
  { title: "real-boss", least: 22 },
  { title: "dungeon-keeper", least: 26 },
  { title: "boss-monster", least: 29 },
  { title: "grand-boss", least: 32 },
  { title: "dungeon-lord", least: 35 },
  { title: "supreme-dungeon-lord", least: 36 },
] as const;

export function titleOf(score: number): string {
  return RUNGS.findLast((rung) => score >= rung.least)?.title ?? "loser";
}
