/** The page for when there is no connection has the words of every language, and its worker keeps nothing of a table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/text.svelte";
import { offlinePage } from "../tools/installable.ts";

const worker = readFileSync(join(import.meta.dirname, "../offline/worker.js"), "utf-8");

describe("the offline page", () => {
  it("says everything in every language, and shows one of them", () => {
    const page = new DOMParser().parseFromString(offlinePage(), "text/html");
    const parts = [...page.querySelectorAll("section")];
    expect(parts.map((part) => part.lang)).toEqual([...LANGUAGES]);
    expect(parts.filter((part) => !part.hidden)).toHaveLength(1);
    for (const part of parts) {
      for (const tag of ["h1", "p", "button"]) expect(part.querySelector(tag)?.textContent).toMatch(/\S/);
    }
    expect(new Set(parts.map((part) => part.querySelector("h1")!.textContent)).size).toBe(LANGUAGES.length);
  });

  it("has no script or style that the server's policy would refuse", () => {
    const page = new DOMParser().parseFromString(offlinePage(), "text/html");
    for (const script of page.querySelectorAll("script")) {
      expect(script.getAttribute("src")).toBe("./offline.js"); // the server puts its own path before it
      expect(script.textContent).toBe("");
    }
    expect(offlinePage()).not.toMatch(/ on\w+=/);
  });
});

describe("the service worker", () => {
  /** What it answers to a request: a page of its own, or nothing, so that the browser asks the server itself. */
  async function answered(path: string, mode: string, method = "GET"): Promise<string> {
    const heard: Record<string, (event: object) => void> = {};
    const self = {
      addEventListener: (kind: string, then: (event: object) => void) => (heard[kind] = then),
      location: { origin: "http://hall", pathname: "/worker.js" },
    };
    const caches = { match: (name: string) => Promise.resolve(`kept ${name}`) };
    const fetch = () => Promise.reject(new Error("no connection"));
    new Function("self", "caches", "fetch", worker)(self, caches, fetch);
    let said = "left to the browser";
    const request = { url: new URL(path, "http://hall").href, mode, method };
    const event = {
      request,
      preloadResponse: undefined,
      respondWith: (answer: Promise<string>) => void (given = answer),
    };
    let given: Promise<string> | null = null;
    heard.fetch!(event);
    if (given) said = await (given as Promise<string>);
    return said;
  }

  it("answers only for pages, and only when the server does not", async () => {
    for (const path of ["/", "/t/abc", "/cards?q=pit"])
      expect(await answered(path, "navigate")).toBe("kept /offline.html");
    for (const path of ["/api/tables", "/api/replays/x/file", "/docs/index.html"])
      expect(await answered(path, "navigate")).toBe("left to the browser");
    for (const path of ["/api/tables", "/api/me", "/assets/app.js", "/worker.js"])
      expect(await answered(path, "cors")).toBe("left to the browser");
    expect(await answered("/api/tables", "cors", "POST")).toBe("left to the browser");
    expect(await answered("http://elsewhere/", "navigate")).toBe("left to the browser");
  });
});
