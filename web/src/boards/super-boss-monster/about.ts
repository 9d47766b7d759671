import type { About } from "../about";
import { titleOf } from "./titles";

export const about: About = {
  board: () => import("./index"),
  // The second Boss Monster is played on the first one's table.
  hints: (kind) => [
    `table-hint-super-boss-monster-${kind}`,
    `hint-super-${kind}`,
    `table-hint-${kind}`,
    `hint-${kind}`,
  ],
  hintFiles: ["play", "super-play"],
  mixedWith: "boss-monster",
  faces: { normal: "baron-bruin", hard: "nana-webb", nightmare: "hydra-committee", adaptive: "your-sliminess" },
  title: titleOf,
};
