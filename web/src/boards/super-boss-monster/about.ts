import type { About } from "../about";
import { titleOf } from "./titles";

export const about: About = {
  board: () => import("./index"),
  pictures: () => import("./pictures"),
  // Where both Boss Monsters ask the same, the second refers to the first one's hint.
  words: ["boss-monster-hints"],
  mixedWith: "boss-monster",
  faces: { normal: "baron-bruin", hard: "nana-webb", nightmare: "hydra-committee", adaptive: "your-sliminess" },
  title: titleOf,
  starter: {
    cards: `[[room]]
id = "my-first-room"
kind = "monster"
advanced = false
damage = 2
treasures = { mage = 1 }
copies = 5
does = "when_built(PutTokenHere())"
`,
    words: `card-my-first-room = My First Room
    .effect = When you build this room, put a +1 token on it.
`,
  },
};
