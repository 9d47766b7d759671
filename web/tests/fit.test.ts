import { describe, expect, it } from "vitest";
import { hyphenated, inHand, inMiddle, linesOf, onMini, syllables, widthOf } from "../src/lib/fit";

const soft = (text: string): string => text.replaceAll("\u00ad", "|");

describe("the room that words take", () => {
  it("is counted in lines of whole words", () => {
    expect(linesOf("", 100, 11)).toBe(0);
    expect(linesOf("one", 100, 11)).toBe(1);
    const two = widthOf("aaa bbb", 11);
    expect(linesOf("aaa bbb aaa", two + 1, 11)).toBe(2);
    expect(linesOf("aaa bbb aaa", two - 1, 11)).toBe(3);
  });

  it("is a letter wide for each letter of Japanese, which may end a line anywhere but before a mark", () => {
    expect(linesOf("あいうえお", 33, 11)).toBe(2);
    expect(linesOf("あいう。え", 33, 11)).toBe(2);
    expect(widthOf("あい", 11)).toBe(22);
  });
});

describe("syllables", () => {
  it.each([
    ["Вампирский", "ru", "Вам|пир|ский"],
    ["неандертальца", "ru", "неан|дер|тальца"],
    ["заморожений", "uk", "замо|ро|же|ний"],
    ["Wampirzy", "pl", "Wam|pi|rzy"],
    ["Brainsucker", "en", "Brain|sucker"],
    ["Monstrualny", "pl", "Mon|strualny"],
    ["Humongous", "en", "Humong|ous"],
    ["Crypt", "en", "Crypt"],
    ["モンスター", "ja", "モンスター"],
  ])("%s", (word, language, split) => {
    expect(soft(syllables(word, language))).toBe(split);
  });

  it("are marked only where the word has no room", () => {
    expect(soft(hyphenated("Вампирский вертеп", 44, 10.5, "ru", true))).toBe("Вам|пир|ский вертеп");
    expect(hyphenated("Вампирский вертеп", 100, 10.5, "ru", true)).toBe("Вампирский вертеп");
  });
});

describe("a card", () => {
  const face = { name: "Room", foot: "Trap", text: "" };

  it("of hand size is as wide as others while its text has room beside a smaller picture, and wider beyond that", () => {
    expect(inHand({ ...face, text: "Draw a card." }).width).toBe(126);
    const long = inHand({ ...face, text: "Draw a card, then discard another. ".repeat(8) });
    expect(long.width).toBeGreaterThan(150);
    expect(long.size).toBeGreaterThanOrEqual(11);
  });

  it("whose picture shows nothing that counts gives it up before it becomes very wide", () => {
    const text = "Draw a card, then discard another. ".repeat(12);
    expect(inHand({ ...face, text, plain: true }).bare).toBe(true);
    expect(inHand({ ...face, text, plain: true }).width).toBeLessThan(inHand({ ...face, text }).width);
  });

  it("of middle size tells its text whole or not at all", () => {
    expect(inMiddle({ ...face, text: "Draw a card." }).brief).toBe(false);
    expect(inMiddle({ ...face, text: "Draw a card, then discard another. ".repeat(4) }).brief).toBe(true);
  });

  it("of the smallest size has its name in syllables", () => {
    expect(soft(onMini("Вампирский вертеп", "ru").name)).toContain("|");
    expect(onMini("Crypt", "en")).toEqual({ name: "Crypt", size: 10.5 });
  });
});
