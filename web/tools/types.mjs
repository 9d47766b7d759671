// Writes src/generated/*.ts from docs/schemas/*.json. With the folder of a virtual environment's Python in PYTHON, or
// .venv at the root, the schemas are made afresh first.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generated } from "./generated.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const venv = join(web, "..", ".venv", "bin", "python");
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
execFileSync(python, [join(web, "..", "tools", "schemas.py")], { stdio: "inherit" });
mkdirSync(join(web, "src", "generated"), { recursive: true });
for (const [name, text] of Object.entries(await generated())) {
    writeFileSync(join(web, "src", "generated", name), text);
}
