import type { About } from "../about";

export const about: About = {
  board: () => import("./index"),
  hints: (kind) => [`table-hint-${kind}`, `hint-${kind}`],
  hintFiles: ["play"],
  faces: { easy: "old-mossgrave" },
};
