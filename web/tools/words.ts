/** The words of the page, in few files: a Fluent file is small, and each one that is fetched takes its time.
 *
 * `virtual:words` tells which files there are in which bundle, and fetches one; a bundle has all that is needed at the
 * same moment, in one language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const LOCALES = join(import.meta.dirname, "../../src/underhall/locales");
const ID = "virtual:words";
// What only the terminal says is left out.
const TERMINAL = ["cli", "hosting", "simulate", "manual", "report"];
const TERMINAL_MESSAGE = /^cli-/;
// A game's file has its name, editions and settings, which the first page shows, and what is said only in play.
export const GAMES = ["boss-monster", "super-boss-monster", "munchkin-quest"];
const IN_PLAY = /^(explain|prompt|event|option)-/;
const FIRST = ["web", "games", "errors", "server", ...GAMES];

const names = (language: string): string[] =>
  readdirSync(join(LOCALES, language))
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.slice(0, -".ftl".length))
    .filter((name) => !TERMINAL.includes(name))
    .sort();

/** The messages and terms of a file, without its comments. */
const messages = (language: string, name: string): string[] =>
  readFileSync(join(LOCALES, language, `${name}.ftl`), "utf-8")
    .replace(/^#.*\n/gm, "")
    .split(/\n(?=[a-z-])/)
    .filter((message) => !TERMINAL_MESSAGE.test(message));

/** All texts of the page in a language: by file, and "<game>-said" for what a game's file says only in play. */
export function texts(language: string): [name: string, text: string][] {
  return names(language).flatMap((name): [string, string][] => {
    const all = messages(language, name);
    if (!GAMES.includes(name)) return [[name, all.join("\n")]];
    const said = (play: boolean): string => all.filter((message) => IN_PLAY.test(message) === play).join("\n");
    return [
      [name, said(false)],
      [`${name}-said`, said(true)],
    ];
  });
}

/** The bundle that a file is in: the first page's, a game's cards, a table's, or rules and lessons by themselves. */
export function bundleOf(name: string): string {
  if (/(^|-)(rules|lessons|learn|fair|accounts)$/.test(name)) return name;
  if (FIRST.includes(name)) return "first";
  if (/-(cards|words|said)$/.test(name)) return name.replace(/-(cards|words|said)$/, "");
  return name.includes("quest") ? "table-quest" : "table";
}

function index(): string {
  const languages = readdirSync(LOCALES).filter((language) => existsSync(join(LOCALES, language, "web.ftl")));
  const bundles = Object.fromEntries(texts("en").map(([name]) => [name, bundleOf(name)]));
  const loads = languages.flatMap((language) =>
    [...new Set(Object.values(bundles))].map((bundle) => {
      const key = `${language}/${bundle}`;
      return `${JSON.stringify(key)}: () => import(${JSON.stringify(`${ID}/${key}`)})`;
    }),
  );
  return `export const bundles = ${JSON.stringify(bundles)};\nexport const loads = {${loads.join(", ")}};\n`;
}

export const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${ID}`)) return undefined;
    const [, language, bundle] = id.split("/");
    if (!language) return index();
    for (const name of names(language)) this.addWatchFile(join(LOCALES, language, `${name}.ftl`));
    const bundled = texts(language).filter(([name]) => bundleOf(name) === bundle);
    return `export default ${JSON.stringify(Object.fromEntries(bundled))};\n`;
  },
};
