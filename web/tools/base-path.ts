/** Lets a component write its links from the root, `href="/cards"`: where the page lies elsewhere, that comes before. */
import type { Plugin } from "vite";

const BASE = "{document.documentElement.dataset.base ?? ``}";

/** The component with its links put where the page lies; its styles stay as they are. */
export function placed(code: string): string {
  const style = code.lastIndexOf("<style");
  const [markup, rest] = style < 0 ? [code, ""] : [code.slice(0, style), code.slice(style)];
  return markup.replaceAll(' href="/', ` href="${BASE}/`) + rest;
}

export const basePath: Plugin = {
  name: "base-path",
  enforce: "pre",
  transform(code, id) {
    if (id.endsWith(".svelte")) return { code: placed(code), map: null };
  },
};
