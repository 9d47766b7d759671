// The TypeScript of each schema in docs/schemas: what HTTP and the socket share becomes one module.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "docs", "schemas");
const PROTOCOL = ["accounts", "bodies", "frames"];
const BANNER = "/** Made by `npm run types` from docs/schemas; do not edit. */";

/** File name -> text. */
export async function generated() {
    const names = readdirSync(SCHEMAS).map((file) => file.replace(/\.json$/, ""));
    const games = names.filter((name) => !PROTOCOL.includes(name)).sort();
    const files = { "protocol.ts": await typescript("Protocol", PROTOCOL) };
    for (const game of games) files[`${game}.ts`] = await typescript("Game", [game]);
    return files;
}

async function typescript(title, names) {
    const defs = Object.assign({}, ...names.map((name) => read(name).$defs));
    // A struct that refuses unknown fields comes from the page. The server always sends every field of the others.
    for (const def of Object.values(defs)) {
        if (def.properties && def.additionalProperties !== false) def.required = Object.keys(def.properties);
    }
    // The root names every definition, so that each becomes a type; the root itself is of no use and goes.
    const properties = Object.fromEntries(Object.keys(defs).map((name) => [name, { $ref: `#/$defs/${name}` }]));
    const text = await compile({ title, type: "object", properties, $defs: defs }, title, {
        bannerComment: BANNER,
        additionalProperties: false,
    });
    return text.replace(new RegExp(`export interface ${title} \\{[^}]*\\}\n`), "");
}

function read(name) {
    return JSON.parse(readFileSync(join(SCHEMAS, `${name}.json`), "utf-8"));
}
