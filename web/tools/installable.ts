/** What makes the page an app that can be installed: a page for when there is no connection, in every language, and the
 * service worker that shows it. The manifest and its icons lie in public/. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const WEB = join(import.meta.dirname, "..");
const LOCALES = join(WEB, "../src/underhall/locales");
const LANGUAGES = ["en", "ru", "uk", "pl", "ja"];
const HERE = "<!-- one for each language -->";

const read = (name: string): string => readFileSync(join(WEB, "offline", name), "utf-8");
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** The page, with the words of every language; its script leaves the reader's. */
export function offlinePage(): string {
  const parts = LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, "web.ftl"), "utf-8")));
    const say = (id: string): string => escaped(bundle.formatPattern(bundle.getMessage(id)!.value!));
    const hidden = language === "en" ? "" : " hidden";
    return (
      `<section lang="${language}"${hidden}><h1>${say("web-offline-title")}</h1>` +
      `<p>${say("web-offline-text")}</p><button type="button">${say("web-retry")}</button></section>`
    );
  });
  return read("page.html").replace(HERE, parts.join("\n      "));
}

export const installable: Plugin = {
  name: "installable",
  apply: "build",
  generateBundle(_, bundle) {
    const page = offlinePage();
    const script = read("page.js");
    // Names of chunks carry hashes of what is in them: together they are the build.
    const build = createHash("sha256").update([page, script, ...Object.keys(bundle).sort()].join("\n"));
    const worker = read("worker.js").replace("BUILD", build.digest("hex").slice(0, 12));
    this.emitFile({ type: "asset", fileName: "offline.html", source: page });
    this.emitFile({ type: "asset", fileName: "offline.js", source: script });
    this.emitFile({ type: "asset", fileName: "worker.js", source: worker });
  },
};
