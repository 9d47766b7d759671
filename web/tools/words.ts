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
const TERMINAL = ["cli", "simulate", "manual"];
const FIRST = ["web", "games", "errors", "server", "boss-monster", "super-boss-monster", "munchkin-quest"];

export const names = (language: string): string[] =>
  readdirSync(join(LOCALES, language))
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.slice(0, -".ftl".length))
    .filter((name) => !TERMINAL.includes(name))
    .sort();

/** The bundle that a file is in: the first page's, a game's cards, a table's, or rules and lessons by themselves. */
export function bundleOf(name: string): string {
  if (/(^|-)(rules|lessons|learn)$/.test(name)) return name;
  if (FIRST.includes(name)) return "first";
  if (/-(cards|words)$/.test(name)) return name.replace(/-(cards|words)$/, "");
  return name.includes("quest") ? "table-quest" : "table";
}

function index(): string {
  const languages = readdirSync(LOCALES).filter((language) => existsSync(join(LOCALES, language, "web.ftl")));
  const bundles = Object.fromEntries(names("en").map((name) => [name, bundleOf(name)]));
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
    const texts = names(language)
      .filter((name) => bundleOf(name) === bundle)
      .map((name) => {
        const file = join(LOCALES, language, `${name}.ftl`);
        this.addWatchFile(file);
        return [name, readFileSync(file, "utf-8")];
      });
    return `export default ${JSON.stringify(Object.fromEntries(texts))};\n`;
  },
};
