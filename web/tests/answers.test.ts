/** What stands on answers. */
import { expect, it } from "vitest";
import { pictureOf } from "../src/table/answers";

it("a consequence has the picture of a soul or a wound only where it is one", () => {
  const souls = ["explain-souls-more-mine", "explain-dies-mine", "table-passing-soul"];
  const wounds = [
    "explain-wounds-more-mine",
    "explain-reaches-mine-fatal",
    "table-passing-wound",
    "series-passing-fatal",
  ];
  expect(souls.map(pictureOf)).toEqual(souls.map(() => "i-skull"));
  expect(wounds.map(pictureOf)).toEqual(wounds.map(() => "i-drop"));
  for (const other of ["explain-cards-more", "explain-cards-less", "explain-room-lost", "quest-passing-end"])
    expect(pictureOf(other)).toBe("");
});
