/** All words a person reads, from the same Fluent files as the server, in a language that may change at any moment. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bundles, loads } from "virtual:words";

export const LANGUAGES = ["en", "ru", "uk", "pl", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** Files that every page needs. A game adds its own, and the table has another. */
const ALWAYS = ["web", "games", "errors", "server"];

const wanted = new Set(ALWAYS);
let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});
let turn = 0; // the last request wins, whichever file arrives last
let asked: Language = "en"; // what was asked for last; the page may not speak it yet
let newest: Promise<void> = Promise.resolve(); // until that one is answered
let house: Record<string, string>[] = []; // the words of house sets, by language; they come before all others

/** The language in which the page speaks now. */
export function language(): Language {
  return spoken.language;
}

/** Speak `language` from now on; everything on the screen follows once its words have come. */
export function speak(language: Language): Promise<void> {
  turn += 1;
  asked = language;
  newest = change(language, turn);
  return newest;
}

async function change(language: Language, mine: number): Promise<void> {
  const names = new Set(wanted);
  const [bundle] = await Promise.all([bundleOf(language, names), language === "ja" ? import("../styles/ja") : null]);
  // Words that were asked for meanwhile come first: nothing is to be shown without them.
  for (let missed = lacking(names); missed.length; missed = lacking(names)) {
    const resources = await Promise.all(missed.map((name) => resource(language, name)));
    for (const added of resources) if (added) bundle.addResource(added);
    missed.forEach((name) => names.add(name));
  }
  if (mine !== turn) return newest; // who waits for words waits for those of the language that is spoken then
  spoken = { language, bundle };
  document.documentElement.lang = language;
}

const lacking = (names: ReadonlySet<string>): string[] => [...wanted].filter((name) => !names.has(name));

/** Have all words of `names` at hand: a game's id, or "web-table". */
export function words(...names: string[]): Promise<void> {
  const parts = ["said", "cards", "words", "hints"];
  return add(names.flatMap((name) => [name, ...parts.map((part) => `${name}-${part}`)]));
}

/** Speak with the words of these house sets from now on; a set without the language speaks the first that it has. */
export function houseWords(sets: Record<string, string>[]): Promise<void> {
  if (!sets.length && !house.length) return Promise.resolve();
  house = sets;
  return speak(asked);
}

/** Have what these games say of themselves at hand, such as editions and settings, without their cards. */
export function names(...games: string[]): Promise<void> {
  return add(games);
}

/** Have the texts of a game's rules at hand. */
export function ruleWords(game: string): Promise<void> {
  return add(["rules", "terms-rules", `${game}-rules`]);
}

/** Have the words that rulebooks explain at hand, without the rules themselves. */
export function ruleTerms(): Promise<void> {
  return add(["terms-rules"]);
}

/** Have the texts of a game's lessons at hand, and those around all lessons. */
export function lessonWords(game = ""): Promise<void> {
  return add(game ? ["learn", `${game}-lessons`] : ["learn"]);
}

/** Have the texts about checked shuffles at hand. */
export function fairWords(): Promise<void> {
  return add(["fair", "web-table"]);
}

/** Have the texts around puzzles at hand. */
export function puzzleWords(): Promise<void> {
  return add(["puzzles"]);
}

/** Have the texts around accounts, ratings and friends at hand. */
export function accountWords(): Promise<void> {
  return add(["accounts"]);
}

async function add(files: string[]): Promise<void> {
  const fresh = files.filter((name) => !wanted.has(name));
  if (!fresh.length) return;
  const { language, bundle } = spoken;
  const resources = await Promise.all(fresh.map((name) => resource(language, name)));
  fresh.forEach((name) => wanted.add(name));
  if (spoken.language !== language) return speak(asked);
  for (const added of resources) if (added) bundle.addResource(added);
  spoken = { language, bundle };
}

/** The message `id` with its variables filled in. */
export function say(id: string, args?: Args): string {
  return format(id, spoken.bundle.getMessage(id)?.value, args);
}

/** The attribute `name` of the message `id`, or "" where it has none. */
export function attr(id: string, name: string, args?: Args): string {
  const pattern = spoken.bundle.getMessage(id)?.attributes[name];
  return pattern == null ? "" : format(`${id}.${name}`, pattern, args);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return spoken.bundle.hasMessage(id);
}

const BELOW_ZERO = /(?<![\p{L}\p{N}-])-(?=\d)/gu; // numbers come with a hyphen, where a minus is meant

function format(
  id: string,
  pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined,
  args?: Args,
): string {
  const { bundle, language } = spoken;
  if (pattern == null) {
    console.warn(`${language}: there is no text ${id}`);
    return id;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args, problems);
  if (problems.length) console.warn(`${language}: ${id}: ${problems.join("; ")}`);
  return text.replace(BELOW_ZERO, "−");
}

async function bundleOf(language: Language, names: Iterable<string>): Promise<FluentBundle> {
  // Isolation marks are for right-to-left languages, of which we have none.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const added of await Promise.all([...names].map((name) => resource(language, name)))) {
    if (added) bundle.addResource(added);
  }
  for (const each of house) {
    const source = each[language] ?? each.en ?? Object.values(each)[0] ?? "";
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

async function resource(language: Language, name: string): Promise<FluentResource | null> {
  const text = (await loads[`${language}/${bundles[name]}`]?.())?.default[name];
  return text === undefined ? null : new FluentResource(text);
}
