/** The fonts that are cut have every letter that the page says, in whichever bundle of words. */
import { expect, test } from "vitest";
import { groups, LETTERS } from "../tools/letters.ts";
import { texts } from "../tools/words.ts";

test.each(Object.keys(LETTERS))("no letter of %s is left out", (language) => {
  const cut = new Set(groups(language).join(""));
  const missing = texts(language).flatMap(([, text]) =>
    [...text.matchAll(LETTERS[language]!)].map(([letter]) => letter),
  );
  expect(missing.filter((letter) => !cut.has(letter))).toEqual([]);
});
