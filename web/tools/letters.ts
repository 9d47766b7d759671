/** Fonts with just the letters of our own texts, where whole ones are heavy: Japanese, and Polish beside plain Latin.
 *
 * `virtual:letters/ja.css` has a few files for each face rather than one of a hundred ranges for every handful of letters:
 * first those of the first page, then what each bundle of words adds. What people write themselves (names, chat) comes
 * from the fonts of their machines. The files are kept in node_modules/.cache until texts or fonts change. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";
import { bundleOf, GAMES, texts } from "./words.ts";

const ID = "virtual:letters/";
const MODULES = join(import.meta.dirname, "../node_modules");
const CACHE = join(MODULES, ".cache/letters");
const SOURCES = join(import.meta.dirname, "../src");
/** Bundles of words, in the order in which they are needed; all others come after them. */
const BUNDLES = [
  "first",
  "table",
  "table-quest",
  ...GAMES,
  "rules",
  "terms-rules",
  ...GAMES.map((game) => `${game}-rules`),
];

// Messages that the first page's files name, but behind a fold, on another form, or when something is wrong.
const LATER = /^(setting(?!-edition)|emblem|title|error|web-problem|web-not-found|web-pace-about|web-new-solo)(-|$)/;
const ALPHABET = 100; // letters at most; one file for all of them

interface Face {
  family: string;
  weight: number;
  file: string; // in node_modules/@fontsource
}

const FACES: Record<string, Face[]> = {
  ja: [
    {
      family: "DotGothic16",
      weight: 400,
      file: "dotgothic16/files/dotgothic16-japanese-400-normal.woff2",
    },
    { family: "Noto Sans JP", weight: 400, file: "noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2" },
  ],
  pl: [
    {
      family: "Press Start 2P",
      weight: 400,
      file: "press-start-2p/files/press-start-2p-latin-ext-400-normal.woff2",
    },
    {
      family: "Fira Sans Condensed",
      weight: 400,
      file: "fira-sans-condensed/files/fira-sans-condensed-latin-ext-400-normal.woff2",
    },
    {
      family: "Fira Sans Condensed",
      weight: 600,
      file: "fira-sans-condensed/files/fira-sans-condensed-latin-ext-600-normal.woff2",
    },
  ],
};

/** Which letters these fonts are for: kana, kanji and their punctuation; Latin letters with signs. */
export const LETTERS: Record<string, RegExp> = {
  ja: /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/gu,
  pl: /[\u0100-\u017f]/gu,
};

/** The Svelte files of the first page: what App and Start import at once, and what those import. */
function firstPage(): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, path] of readFileSync(file, "utf-8").matchAll(/^ *import \w+ from "(\.[^"]+\.svelte)";$/gm)) {
      add(join(dirname(file), path!));
    }
  };
  for (const name of ["App.svelte", "pages/Start.svelte"]) add(join(SOURCES, name));
  return [...found].map((file) => readFileSync(file, "utf-8"));
}

/** All that a language says on the first page: messages that its sources name, whole or by how their names begin. */
function saidFirst(texts: string[]): string {
  const sources = firstPage().join("\n");
  const named = new Set([...sources.matchAll(/"([a-z]+(?:-[a-z0-9]+)+)"/g)].map(([, id]) => id!));
  const begun = [...sources.matchAll(/`([a-z]+-[a-z0-9-]*)\$\{/g)].map(([, start]) => start!);
  const messages = texts.flatMap((text) => text.split(/\n(?=[a-z-])/));
  return messages
    .filter((message) => {
      const [id] = /^[a-z0-9-]+/.exec(message) ?? [""];
      return !LATER.test(id) && (named.has(id) || begun.some((start) => id.startsWith(start)));
    })
    .join("\n");
}

/** The letters of a language in groups: a reader who has fetched one needs the next only for more. An alphabet is one. */
export function groups(language: string): string[] {
  const all = texts(language);
  const bundles = new Set([...BUNDLES, ...all.map(([name]) => bundleOf(name))]);
  const bundled = [...bundles].map((bundle) =>
    all.filter(([name]) => bundleOf(name) === bundle).map(([, text]) => text),
  );
  const known = new Set<string>();
  const found = [saidFirst(bundled.flat()), ...bundled.map((texts) => texts.join(""))].map((text) => {
    const fresh = [...new Set(text.match(LETTERS[language]!))].filter((letter) => !known.has(letter)).sort();
    for (const letter of fresh) known.add(letter);
    return fresh.join("");
  });
  return known.size < ALPHABET ? [found.join("")] : found.filter(Boolean);
}

const source = (face: Face): string => join(MODULES, "@fontsource", face.file);

const ranges = (letters: string): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`).join(",");

/** A font for each group of letters of a face. */
function cut(face: Face, groups: string[]): Promise<Uint8Array[]> {
  const worker = new Worker(join(import.meta.dirname, "cut.mjs"), { workerData: { file: source(face), groups } });
  return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
}

/** One group of letters of a face: a font file beside the style sheet, and its rule in there. */
function rule(face: Face, letters: string, font: Uint8Array): string {
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 16);
  const file = `${face.family.toLowerCase().replaceAll(" ", "-")}-${face.weight}-${hash}.woff2`;
  writeFileSync(join(CACHE, file), font);
  return `@font-face {
  font-family: "${face.family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${face.weight};
  src: url("./${file}") format("woff2");
  unicode-range: ${ranges(letters)};
}
`;
}

/** The style sheet with all faces of a language, made anew if texts or fonts are other ones than last time. */
async function styleSheet(language: string): Promise<string> {
  const letters = groups(language);
  const faces = FACES[language]!;
  const key = createHash("sha256").update(JSON.stringify([faces, letters]));
  for (const face of faces) key.update(readFileSync(source(face)));
  const file = join(CACHE, `${language}-${key.digest("hex").slice(0, 16)}.css`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const fonts = await Promise.all(faces.map((face) => cut(face, letters)));
  const rules = faces.flatMap((face, place) => letters.map((group, at) => rule(face, group, fonts[place]![at]!)));
  writeFileSync(file, rules.join("\n"));
  return file;
}

export const letters: Plugin = {
  name: "letters",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(ID) ? styleSheet(id.slice(ID.length, -".css".length)) : undefined),
};
