/** What only Super Boss Monster's page has to find out by itself. */
import { describe, expect, it } from "vitest";
import type { Printed } from "../src/lib/facts.svelte";
import { whyPoor } from "../src/boards/super-boss-monster/mulligan";

const room = (treasures: Record<string, number>, advanced = false): Printed =>
  ({ type: "room", treasures, advanced }) as unknown as Printed;
const spell = { type: "spell" } as unknown as Printed;

describe("the reason for a mulligan", () => {
  it("is four advanced rooms", () => {
    const hand = [
      room({ mage: 1 }, true),
      room({ thief: 1 }, true),
      room({ cleric: 1 }, true),
      room({ fighter: 1 }, true),
      room({ mage: 1 }),
      spell,
      spell,
    ];
    expect(whyPoor(hand)).toEqual(["advanced"]);
  });
  it("is four rooms with one treasure, whatever else they show and however often", () => {
    expect(
      whyPoor([
        room({ thief: 2 }),
        room({ thief: 1, mage: 1 }),
        room({ thief: 1 }),
        room({ thief: 1 }),
        room({ mage: 2 }),
      ]),
    ).toEqual(["thief"]);
    expect(
      whyPoor([room({ thief: 2 }), room({ thief: 2 }), room({ mage: 1 }), room({ mage: 1 }), room({ mage: 1 })]),
    ).toEqual([]);
  });
  it("may be both", () => {
    expect(whyPoor(Array.from({ length: 4 }, () => room({ mage: 1 }, true)))).toEqual(["advanced", "mage"]);
  });
});
