import type { About } from "../about";

export const about: About = {
  board: () => import("./index"),
  pictures: () => import("./pictures"),
  words: ["web-quest", "web-quest-fight"],
  emblems: ["moon", "star", "leaf", "key"],
  tiles: () => import("./tiles"),
};
