/// <reference types="vitest/config" />
import { brotliCompress, constants } from "node:zlib";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { basePath } from "./tools/base-path.ts";
import { installable } from "./tools/installable.ts";
import { letters } from "./tools/letters.ts";
import { words } from "./tools/words.ts";

const OUT = join(import.meta.dirname, "../src/underhall/server/static");

/** Every browser that runs this page reads woff2: the older files would only fill the wheel. */
const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform(code, id) {
    if (id.includes("@fontsource") && id.includes(".css")) {
      return { code: code.replace(/,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g, ""), map: null };
    }
  },
};

/** Empties the folder, but for the documentation, which `make docs` puts there and nothing here can make. */
const emptied: Plugin = {
  name: "emptied",
  apply: "build",
  buildStart() {
    if (!existsSync(OUT)) return;
    for (const name of readdirSync(OUT)) if (name !== "docs") rmSync(join(OUT, name), { recursive: true });
  },
};

// The eleventh of Brotli's steps takes twice as long as the tenth, for one byte in seventy.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const brotli = promisify(brotliCompress);

/** Writes a .br beside each text file that is worth it; for browsers that want gzip, the server packs it once. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  async writeBundle({ dir }) {
    const texts = readdirSync(dir!, { recursive: true, encoding: "utf-8" })
      .filter((name) => !name.startsWith("docs") && /\.(js|css|html|svg|json)$/.test(name))
      .map((name) => join(dir!, name))
      .filter((file) => statSync(file).size >= 512);
    const compress = async (file: string): Promise<void> => {
      writeFileSync(`${file}.br`, await brotli(readFileSync(file), QUALITY));
    };
    await Promise.all(texts.map(compress));
  },
};

/** What the page is made of beside our own code; their licences ask to travel with it. */
const LICENSED = [
  "svelte",
  "@fluent/bundle",
  "zzfx",
  "@fontsource/press-start-2p",
  "@fontsource/fira-sans-condensed",
  "@fontsource/dotgothic16",
  "@fontsource/noto-sans-jp",
];
const licences: Plugin = {
  name: "licences",
  apply: "build",
  generateBundle() {
    const texts = LICENSED.map((name) => {
      const folder = join(import.meta.dirname, "node_modules", name);
      const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      const text = file ? readFileSync(join(folder, file), "utf-8").trim() : license;
      return `${name} ${version} (${license})\n\n${text}\n`;
    });
    this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join(`\n${"-".repeat(72)}\n\n`) });
  },
};

/** Where the pictures of cards are, for `underhall set check --out`: those of the page have hashes in their names, and
 * small ones lie in its code. */
const ART = join(import.meta.dirname, "src/art");
const pictures: Plugin = {
  name: "pictures",
  apply: "build",
  generateBundle(_, bundle) {
    const built = new Map<string, string>(); // by the file that it was made of
    for (const file of Object.values(bundle))
      if (file.type === "asset") for (const name of file.originalFileNames) built.set(name, file.fileName);
    for (const game of readdirSync(ART).filter((name) => existsSync(join(ART, name, "atlas.json")))) {
      const atlas = JSON.parse(readFileSync(join(ART, game, "atlas.json"), "utf-8")) as Record<string, object>;
      for (const sheet of Object.keys(atlas)) {
        const name = `art/${game}/${sheet}.png`;
        const page = built.get(`src/${name}`);
        if (page) atlas[sheet] = { ...atlas[sheet], file: `../../${page}` };
        else
          this.emitFile({
            type: "asset",
            fileName: name,
            source: readFileSync(join(import.meta.dirname, "src", name)),
          });
      }
      this.emitFile({ type: "asset", fileName: `art/${game}/atlas.json`, source: JSON.stringify(atlas) });
    }
  },
};

/** In which file a module goes: few files, so that a visitor does not wait for one after the other.
 *
 * What the first page needs comes in one; a table takes one of its own, one for its board, and the cards. Everything else
 * is a page by itself. For words see tools/words.ts. */
const PRINTED =
  /Card(Frame|Back)?\.svelte|Scene|HeroSprite|Pile|RoomStack|Token|Treasure|Meter|DamageBurst|quest-cards/;
const GROUPS = [
  { name: "app", test: /src\/App\.svelte$/, priority: 4 }, // and all that it imports
  { name: "printed", test: (id: string) => /src\/components\//.test(id) && PRINTED.test(id), priority: 3 },
  { name: "table", test: /src\/table\/|src\/pages\/(Table|Watch|Replay)\.svelte/, priority: 2 },
  { name: "series", test: /src\/boards\/series\//, priority: 1 },
];

const server = process.env.UNDERHALL_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  base: "./", // the server says where the page lies
  plugins: [basePath, svelte(), words, letters, onlyWoff2, licences, pictures, installable, emptied, compressed],
  // Vitest would otherwise take Svelte's server half, in which nothing reacts.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: OUT,
    emptyOutDir: false,
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
    // Small glyphs travel in the style sheet; fonts never do, since most visitors need few of them.
    assetsInlineLimit: (file, content) => file.endsWith(".png") && content.length < 1024,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    isolate: false, // a browser for each file takes longer than what is tested in it
    testTimeout: 60_000, // a slow machine is not a bug
  },
}));
