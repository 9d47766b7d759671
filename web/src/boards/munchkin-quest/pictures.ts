/** The pictures of the rulebook. */
import type { Pictures } from "../about";
import Drawn from "./Drawn.svelte";
import positions from "./pictures.json";

export const pictures: Pictures = {
  positions,
  Drawn,
  at: {
    "monsters/arrows": "monsters",
    "fight/strength": "fight",
  },
};
