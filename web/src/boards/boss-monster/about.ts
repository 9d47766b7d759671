import type { About } from "../about";

export const about: About = {
  board: () => import("./index"),
  pictures: () => import("./pictures"),
  guidedBots: 1,
  faces: { easy: "old-mossgrave" },
  starter: {
    cards: `[[room]]
id = "my-first-room"
kind = "monster"
advanced = false
damage = 2
treasures = { mage = 1 }
copies = 5
does = "when_hero_dies_here(Draw(ROOM), limit=ONCE_PER_TURN)"
art = "dark-altar"
`,
    words: `card-my-first-room = My First Room
    .effect = Once per turn: when a hero dies in this room, draw one room.
`,
  },
};
