/** Words of the rulebook are found where they stand, and nowhere else. */
import { expect, test } from "vitest";
import { ruleTerms, speak } from "../src/lib/text.svelte";
import { pattern, pieces } from "../src/rulebook/terms";

const found = (stems: string, text: string): string | undefined => pattern(stems).exec(text)?.[0];

test("a word is found by how it begins, whole, and with a capital letter", async () => {
  await speak("en");
  expect(found("deactivate", "Deactivated rooms")).toBe("Deactivated");
  expect(found("heal!,healed", "a hero's health is healed")).toBe("healed");
  expect(found("heal!", "its health")).toBeUndefined();
  expect(found("base!", "a monster's base, which")).toBe("base");
  expect(found("Scary", "a scary tale")).toBeUndefined();
  expect(found("+1 token", "two +1 tokens")).toBe("+1 tokens");
});

test("inflected languages, and one without spaces", async () => {
  await speak("ru");
  expect(found("вход!,входа!", "герой входит от входа")).toBe("входа");
  await speak("ja");
  expect(found("引き寄せ", "ヒーローを引き寄せます")).toBe("引き寄せ");
});

test("each word is explained once, and none within another", async () => {
  await speak("en");
  await ruleTerms();
  const seen = new Set<string>();
  const first = pieces("The treasure symbol on your boss. Another treasure symbol.", ["treasure", "xp"], seen);
  expect(first.filter((piece) => piece.term).map((piece) => piece.text)).toEqual(["treasure symbol"]);
  expect(first.map((piece) => piece.text).join("")).toBe("The treasure symbol on your boss. Another treasure symbol.");
  expect(pieces("treasure", ["treasure"], seen).map((piece) => piece.term)).toEqual([""]);
});
