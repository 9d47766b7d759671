/** Cuts a font to groups of letters, as a worker: the page is built meanwhile. What it sends back is a font for each group. */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import subsetFont from "subset-font";

const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]; // of the fonts; vertical writing and the like are heavy

const cut = (font, letters, targetFormat) => subsetFont(font, letters, { targetFormat, keepFeatures: FEATURES });

const { file, groups } = workerData;
// The groups are taken from a font that has no others: reading a whole one takes long.
const all = await cut(readFileSync(file), groups.join(""), "sfnt");
const fonts = [];
for (const group of groups) fonts.push(await cut(all, group, "woff2"));
parentPort.postMessage(fonts);
