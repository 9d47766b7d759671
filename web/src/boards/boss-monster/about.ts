import type { About } from "../about";

export const about: About = {
  board: () => import("./index"),
  pictures: () => import("./pictures"),
  guidedBots: 1,
  faces: { easy: "old-mossgrave" },
};
