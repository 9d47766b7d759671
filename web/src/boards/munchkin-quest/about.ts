import type { About } from "../about";

export const about: About = {
  board: () => import("./index"),
  words: ["web-quest", "web-quest-fight"],
  hints: (kind) => [`table-hint-munchkin-quest-${kind}`, `hint-quest-${kind}`],
  hintFiles: ["quest-play"],
  emblems: ["moon", "star", "leaf", "key"],
  tiles: () => import("./tiles"),
};
