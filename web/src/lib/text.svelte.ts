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
let newest: Promise<void> = Promise.resolve(); // until that one is answered

/** The language in which the page speaks now. */
export function language(): Language {
  return spoken.language;
}

/** Speak `language` from now on; everything on the screen follows once its words have come. */
export function speak(language: Language): Promise<void> {
  turn += 1;
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
  return add(names.flatMap((name) => [name, `${name}-cards`, `${name}-words`, `${name}-hints`]));
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

/** Have the texts around puzzles at hand. */
export function puzzleWords(): Promise<void> {
  return add(["puzzles"]);
}

async function add(files: string[]): Promise<void> {
  const fresh = files.filter((name) => !wanted.has(name));
  if (!fresh.length) return;
  const { language, bundle } = spoken;
  const resources = await Promise.all(fresh.map((name) => resource(language, name)));
  fresh.forEach((name) => wanted.add(name));
  if (spoken.language !== language) return speak(spoken.language);
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
  return text;
}

async function bundleOf(language: Language, names: Iterable<string>): Promise<FluentBundle> {
  // Isolation marks are for right-to-left languages, of which we have none.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const added of await Promise.all([...names].map((name) => resource(language, name)))) {
    if (added) bundle.addResource(added);
  }
  return bundle;
}

async function resource(language: Language, name: string): Promise<FluentResource | null> {
  const text = (await loads[`${language}/${bundles[name]}`]?.())?.default[name];
  return text === undefined ? null : new FluentResource(text);
}
