/** Where a list that is scrolled ends. */
import { describe, expect, it } from "vitest";
import { covered } from "../src/lib/rows.svelte";

describe("a list that is scrolled", () => {
  const rows = [40, 80, 120, 160, 200]; // where each row ends

  it("needs no arrow where all rows are seen to their ends", () => {
    expect(covered(rows, 200)).toBe(0);
    expect(
      covered(
        rows.map((each) => each - 60),
        140,
      ),
    ).toBe(0); // scrolled to its end
    expect(covered([], 200)).toBe(0);
  });
  it("ends after a whole row, with room for its frame and an arrow", () => {
    expect(covered(rows, 190)).toBe(30 - 4);
    expect(covered(rows, 150)).toBe(30 - 4);
    expect(covered(rows, 130)).toBe(50 - 4); // the third row would leave too little room
  });
  it("shows an arrow where not even one row fits", () => {
    expect(covered(rows, 50)).toBe(14);
  });
  it("covers what is cut also when it is scrolled", () => {
    expect(
      covered(
        rows.map((each) => each - 25),
        100,
      ),
    ).toBe(45 - 4); // rows end at 55 and 95, too near to the edge
  });
});
