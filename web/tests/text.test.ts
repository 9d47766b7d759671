/** The page finds its words, in every language, at any moment. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { attr, has, houseWords, language, LANGUAGES, say, speak, words } from "../src/lib/text.svelte";

const WEB = join(import.meta.dirname, "..");
const LOCALES = join(WEB, "..", "src", "underhall", "locales");

/** All that stands in the page's own code, and in what builds its page without a connection. */
function sources(): string[] {
  return ["src", "tools"].flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true, encoding: "utf-8" })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
      .map((name) => readFileSync(join(WEB, folder, name), "utf-8")),
  );
}

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const file of readdirSync(join(LOCALES, lang))) {
    made.addResource(new FluentResource(readFileSync(join(LOCALES, lang, file), "utf-8")));
  }
  return made;
}

describe("words", () => {
  it.each(LANGUAGES)("%s has every message that the code says by its literal", (lang) => {
    const there = bundle(lang);
    const said = new Set(
      sources().flatMap((text) => [...text.matchAll(/\b(?:say|attr)\(\s*"([a-z0-9-]+)"/g)].map((m) => m[1]!)),
    );
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter((id) => !there.hasMessage(id))).toEqual([]);
  });

  it("says nothing in web.ftl that no page says", () => {
    const ids = [...readFileSync(join(LOCALES, "en", "web.ftl"), "utf-8").matchAll(/^(web-[a-z-]+) =/gm)].map(
      (m) => m[1]!,
    );
    const code = sources().join("\n");
    const families = [...code.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((m) => m[1]!);
    const unused = ids.filter((id) => !code.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)));
    expect(unused).toEqual([]);
  });
});

describe("say", () => {
  it("follows the language, also in words that came later", async () => {
    await speak("en");
    await words("boss-monster");
    expect(say("treasure-cleric")).toBe("cleric");
    expect(attr("card-freeze", "effect")).toContain("deactivate");
    await speak("uk");
    expect(language()).toBe("uk");
    expect(document.documentElement.lang).toBe("uk");
    expect(say("treasure-cleric")).toBe("клірик");
    expect(say("web-lobby-free", { n: 3 })).toBe("3 місця вільні");
  });

  it("lets the last of two switches win, whichever comes first", async () => {
    await Promise.all([speak("ru"), speak("pl")]);
    expect(language()).toBe("pl");
    expect(say("web-nav-cards")).toBe("Karty");
  });

  it("keeps whoever waits for words waiting for the language that is spoken in the end", async () => {
    const overtaken = speak("pl");
    void speak("ja");
    await overtaken;
    expect(language()).toBe("ja");
  });

  it("speaks the language that was chosen last, also where words are asked for before it is there", async () => {
    await speak("en");
    const chosen = speak("ru");
    await houseWords([{ en: "" }]);
    await chosen;
    expect(language()).toBe("ru");
    await houseWords([]);
    expect(language()).toBe("ru");
  });

  it("shows the id of a message that is not there, and warns", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await speak("en");
    expect(has("web-nothing")).toBe(false);
    expect(say("web-nothing")).toBe("web-nothing");
    expect(attr("card-dragon-hatchery", "limit")).toBe("");
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
