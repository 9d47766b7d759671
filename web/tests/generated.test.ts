/** The types in src/generated are those of docs/schemas. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
// @ts-expect-error a build script without types of its own
import { generated } from "../tools/generated.mjs";

it("is what `npm run types` would write", async () => {
  const files: Record<string, string> = await generated();
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(join(import.meta.dirname, "../src/generated", name), "utf-8"), name).toBe(text);
  }
});
