/** Whoever has no name is told of in the third person: "You has 1 hero" is wrong in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Seat, Table } from "../src/generated/protocol";
import { namesFor, seatName, seatNames } from "../src/lib/names";
import { LANGUAGES, speak } from "../src/lib/text.svelte";

const LOCALES = join(import.meta.dirname, "..", "..", "src", "underhall", "locales");
const person = { kind: "person", name: "", bot: "" } as Seat;

// How a language says "you": none of these may do something in the log.
const YOU: Record<string, RegExp> = {
  en: /\byou(r|rs|rself)?\b/iu,
  ru: /(?<!\p{L})(вы|вас|вам|вами|ты|тебя|тебе|тобой|ваш\p{L}*|тво\p{L}+)(?!\p{L})/iu,
  uk: /(?<!\p{L})(ви|вас|вам|вами|ти|тебе|тобі|тобою|ваш\p{L}*|тво\p{L}+)(?!\p{L})/iu,
  pl: /(?<!\p{L})(ty|ciebie|tobie|tobą|cię|ci|twój|twoj\p{L}+|twoi\p{L}*)(?!\p{L})/iu,
  ja: /あなた|お前|君/u,
};

/** Every sentence of the log in `lang`, with the person without a name wherever a name can stand. */
function log(lang: string, name: string): { id: string; text: string }[] {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const files = readdirSync(join(LOCALES, lang)).map((file) => readFileSync(join(LOCALES, lang, file), "utf-8"));
  for (const file of files) bundle.addResource(new FluentResource(file));
  return files.flatMap((file) =>
    [...file.matchAll(/^((?:munchkin-quest-)?event-[\w-]+) =(.*(?:\n[ \t}].*)*)/gm)].flatMap(([, id, body]) => {
      const counted = new Set([...body!.matchAll(/\$(\w+) ->/g)].map((m) => m[1]!));
      const args = [...body!.matchAll(/\$(\w+)/g)].map((m) => m[1]!);
      return [1, 2, 5].map((n) => ({
        id: id!,
        text: bundle.formatPattern(
          bundle.getMessage(id!)!.value!,
          Object.fromEntries(args.map((arg) => [arg, counted.has(arg) ? n : name])),
        ),
      }));
    }),
  );
}

describe("names", () => {
  it.each(LANGUAGES)("the log speaks of nobody as “you” in %s", async (lang) => {
    await speak(lang);
    const all = log(lang, seatName(person, 0));
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter(({ text }) => YOU[lang]!.test(text))).toEqual([]);
    expect(all.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
  });

  it("English agrees with one guest and with one of anything", () => {
    const all = log("en", "Guest 1");
    expect(all.filter(({ text }) => /Guest 1 (have|are|were|do|don’t)\b/.test(text))).toEqual([]);
    expect(all.filter(({ text }) => /(?<!\bGuest |[−+–])\b1 [a-z]+s\b(?! (of|as|is))/.test(text))).toEqual([]);
  });

  it("two people without a name can be told apart, and are the same for everybody", async () => {
    await speak("en");
    const bot = { kind: "bot", name: "", bot: "greedy" } as Seat;
    const named = { kind: "person", name: "Zoë", bot: "" } as Seat;
    expect(seatNames({ seats: [person, bot, person, named] } as unknown as Table)).toEqual([
      "Guest 1",
      "Bruno",
      "Guest 3",
      "Zoë",
    ]);
  });

  it("the only person without a name is a guest without a number, as against bots", async () => {
    await speak("en");
    const bot = { kind: "bot", name: "", bot: "greedy" } as Seat;
    const named = { kind: "person", name: "Zoë", bot: "" } as Seat;
    expect(seatNames({ seats: [person, bot, named] } as unknown as Table)).toEqual(["Guest", "Bruno", "Zoë"]);
  });

  it("in a list only oneself is you: not a host without a name, and not one of several at this screen", async () => {
    await speak("en");
    const named = { kind: "person", name: "Zoë", bot: "" } as Seat;
    const table = { seats: [person, named, person] } as unknown as Table;
    expect(namesFor(table, [1])).toEqual(["Guest 1", "You", "Guest 3"]);
    expect(namesFor(table, [])).toEqual(["Guest 1", "Zoë", "Guest 3"]);
    expect(namesFor(table, [0, 1])).toEqual(["Guest 1", "Zoë", "Guest 3"]);
  });
});
