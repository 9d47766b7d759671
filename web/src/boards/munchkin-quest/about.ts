import type { About } from "../about";

export const about: About = {
  board: () => import("./index"),
  pictures: () => import("./pictures"),
  words: ["web-quest", "web-quest-fight"],
  emblems: ["moon", "star", "leaf", "key"],
  tiles: () => import("./tiles"),
  starter: {
    cards: `[[treasure]]
id = "my-first-hat"
slot = "headgear"
bonus = 2
value = 300
copies = 4
does = "bonus(+1, HasHelper())"
`,
    words: `card-my-first-hat = My First Hat
    .effect = +1 more with a helper.
`,
  },
};
