/** People find what they type, with or without marks. */

import { describe, expect, it } from "vitest";
import { found } from "../src/lib/search";

describe("found", () => {
  it.each([
    ["Złodziej", "zlod", true],
    ["Dark Altar", "altar dark", true],
    ["Dark Altar", "dark pit", false],
    ["їжак", "ЇЖ", true],
    ["їжак", "іж", false],
    ["モンスター部屋", "部屋", true],
    ["Witch’s Kitchen", "witch's", true],
    ["Witch’s Kitchen", "witch’s", true],
    ["anything", "", true],
  ])("%s: %s", (text, wanted, expected) => {
    expect(found(text, wanted)).toBe(expected);
  });
});
