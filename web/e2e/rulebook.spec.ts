/** The rulebook: every chapter in every language, at both sizes; and the ways that lead into it. */
import { join } from "node:path";
import { accessible } from "./axe";
import { clipped } from "./clipped";
import { DESK, expect, PHONE, test, type Player } from "./player";

const LANGUAGES = ["en", "ru", "uk", "pl", "ja"];
const GAMES = ["boss-monster", "super-boss-monster", "munchkin-quest"];
const SCREENS = [
  ["on a phone", PHONE],
  ["on a desk", DESK],
] as const;
const FOLDER = join(import.meta.dirname, "..", "shots");

/** The addresses of all pages of the book that is open. */
const pages = (ada: Player): Promise<string[]> =>
  ada.page.locator(".split > nav a").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

/** Nobody has to scroll sideways, and no word is cut. */
async function fits(ada: Player, where: string): Promise<void> {
  const wide = await ada.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, where).toBe(0);
  expect(await clipped(ada.page, ".split", false), where).toEqual([]);
}

/** Wait for the page of `path`, with its picture if it has one. */
async function opens(ada: Player, path: string): Promise<void> {
  await ada.page.locator(`.split > nav a[href="${path}"]`).click();
  await expect(ada.page.locator(`[data-chapter="${path.split("/").at(-1)}"] h2`).first()).toBeVisible();
}

for (const lang of LANGUAGES)
  test(`the whole book of every game can be read in ${lang}`, async ({ come }) => {
    const ada = await come({ language: lang });
    for (const game of GAMES) {
      await ada.page.goto(`/rules/${game}`);
      await expect(ada.page.locator(".split > nav li")).not.toHaveCount(0);
      await expect(ada.page.locator("html")).toHaveAttribute("lang", lang);
      // The whole book has all chapters, each as wide as on its own page.
      for (const path of (await pages(ada)).filter((each) => /\/(whole|summary|glossary)$/.test(each)))
        for (const [where, screen] of SCREENS) {
          await ada.page.setViewportSize(screen);
          await opens(ada, path);
          await expect(ada.page.locator(".leaf")).not.toContainText(
            /\b(rule|section|chapter|term|summary|rulebook|picture)-[a-z]/,
          );
          await fits(ada, `${lang} ${path} ${where}`);
        }
    }
    ada.fine();
  });

for (const game of GAMES)
  test(`every chapter of ${game} opens, and the whole book has it, too`, async ({ come }) => {
    const ada = await come();
    await ada.page.setViewportSize(PHONE);
    await ada.page.goto(`/rules/${game}`);
    await expect(ada.page.locator(".split > nav li")).not.toHaveCount(0);
    const all = await pages(ada);
    expect(all.length).toBeGreaterThan(14);
    const heads: string[] = [];
    for (const path of all) {
      await opens(ada, path);
      await fits(ada, `${path} on a phone`);
      if (!/\/(whole|summary|glossary)$/.test(path)) heads.push(await ada.page.locator(".leaf h2").first().innerText());
    }
    await opens(
      ada,
      all.find((path) => path.endsWith("/whole"))!,
    );
    expect(await ada.page.locator(".leaf h2").allInnerTexts()).toEqual(expect.arrayContaining(heads));
    ada.fine();
  });

for (const game of GAMES)
  test(`axe finds nothing in the rulebook of ${game}`, async ({ come }) => {
    const ada = await come();
    await ada.page.goto(`/rules/${game}`);
    await expect(ada.page.locator(".split > nav li")).not.toHaveCount(0);
    const all = await pages(ada);
    // The whole book is every chapter once more; a chapter by itself differs from another in nothing but its words.
    for (const path of [all[0]!, ...all.filter((each) => /\/(whole|summary|glossary)$/.test(each))]) {
      await ada.page.setViewportSize(DESK);
      await opens(ada, path);
      await accessible(ada.page, path);
      await ada.page.setViewportSize(PHONE);
      await accessible(ada.page, `${path} on a phone`, "html", true);
    }
    ada.fine();
  });

test("a rule has an address, a word is explained, and search speaks the reader's language", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/rules/boss-monster/BM-BAIT-06");
  await expect(ada.page.locator("#BM-BAIT-06")).toBeFocused();
  await expect(ada.page.locator(".split > nav [aria-current]")).toContainText("Luring heroes");
  await expect(ada.page.locator(".sources")).toContainText("BM-BAIT-06");

  const word = ada.page.locator(".word a").first();
  await word.focus();
  await expect(ada.page.getByRole("tooltip")).toBeVisible();
  await ada.page.keyboard.press("Escape");
  await expect(ada.page.getByRole("tooltip")).toBeHidden();
  await word.click();
  await expect(ada.page).toHaveURL(/\/glossary#term-/);

  await ada.page.goto("/rules/boss-monster/BM-CONF-02");
  await expect(ada.page.locator("#BM-CONF-02")).toBeVisible();

  await ada.page.getByRole("searchbox").fill("counterspell tie lowest xp");
  await expect(ada.page.getByText("Nothing found")).toBeVisible();
  await ada.page.getByRole("searchbox").fill("lowest XP wins");
  await ada.page.locator(".hit a").first().click();
  await expect(ada.page.locator("#BM-WIN-05")).toBeFocused();

  await ada.page.goto("/rules/boss-monster/BM-NOPE-01");
  await expect(ada.page.getByRole("alert")).toContainText("BM-NOPE-01");
  ada.fine();
});

test("pictures are parts of the real board", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/rules/boss-monster/bait");
  await expect(ada.page.locator("figure .card")).toHaveCount(6);
  await expect(ada.page.locator("figure [data-bait='0']")).toBeVisible();
  await ada.page.goto("/rules/munchkin-quest/monsters");
  await expect(ada.page.locator("figure .paths path").first()).toBeAttached();
  await ada.page.goto("/rules/munchkin-quest/fight");
  await expect(ada.page.locator("figure .side")).toHaveCount(2);
  await ada.page.goto("/rules/super-boss-monster/city");
  await expect(ada.page.locator("figure .th")).not.toHaveCount(0);
  ada.fine();
});

const PICTURES = [
  "boss-monster/build",
  "boss-monster/bait",
  "boss-monster/walk",
  "super-boss-monster/city",
  "super-boss-monster/minions",
  "munchkin-quest/monsters",
  "munchkin-quest/fight",
];

for (const lang of LANGUAGES)
  test(`pictures are seen whole in ${lang}: nothing is scrolled, cut off or covered`, async ({ come }) => {
    const ada = await come({ language: lang });
    for (const path of PICTURES)
      for (const [where, screen] of SCREENS) {
        await ada.page.setViewportSize(screen);
        await ada.page.goto(`/rules/${path}`);
        await expect(ada.page.locator("figure :is(.lane, .town, .map, .fight)").first()).toBeVisible();
        const faults = await ada.page.evaluate(() => {
          const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`figure ${what}`)];
          const BADGE = 8; // what hangs over a card's edge
          const wider = [
            ...all(":is(.pic, .nm)").filter((each) => each.scrollWidth > each.clientWidth + 1),
            ...all(".lane").filter((each) => each.scrollWidth > each.clientWidth + BADGE),
          ];
          const map = all(".map")[0]?.getBoundingClientRect();
          const outside = all(".map .link").filter((each) => {
            const box = each.getBoundingClientRect();
            return box.left < map!.left || box.top < map!.top || box.right > map!.right || box.bottom > map!.bottom;
          });
          const covered = all(".card:has(.t1s) .c-txt").filter(
            (text) =>
              text.closest(".card")!.querySelector(".t1s")!.getBoundingClientRect().bottom >
              text.getBoundingClientRect().top,
          );
          return [...wider, ...outside, ...covered].map((each) => `${each.className}: ${each.textContent.trim()}`);
        });
        expect(faults, `${path} ${where}`).toEqual([]);
      }
    ada.fine();
  });

test("Japanese lines begin with no letter that none may begin with, and end where one pauses", async ({ come }) => {
  const ada = await come({ language: "ja", phone: true });
  await ada.page.goto("/rules/munchkin-quest/whole");
  await expect(ada.page.locator(".leaf h2").first()).toBeVisible();
  const starts = await ada.page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector(".leaf")!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.parentElement!.checkVisibility()) continue;
      let bottom = Infinity;
      for (let at = 0; at < node.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (!box.width) continue;
        if (box.top >= bottom) found.push(node.data.slice(at, at + 4));
        bottom = box.bottom;
      }
    }
    return found;
  });
  expect(starts.length).toBeGreaterThan(500);
  expect(starts.filter((start) => /^[ーぁぃぅぇぉっゃゅょァィゥェォッャュョ、。）」]/.test(start))).toEqual([]);
  // Of single sentences' ends there are few, where the words before them fill a line.
  expect(starts.filter((start) => /^(す|せん|ん|た|ます)。/.test(start)).length).toBeLessThan(5);
  ada.fine();
});

for (const phone of [false, true])
  test(`the rulebook, ${phone ? "phone" : "desk"} @shots`, async ({ come }) => {
    for (const lang of LANGUAGES) {
      const ada = await come({ phone, language: lang });
      for (const path of [
        "boss-monster/bait",
        "boss-monster/build",
        "boss-monster/walk",
        "super-boss-monster/city",
        "super-boss-monster/minions",
        "munchkin-quest/monsters",
        "munchkin-quest/fight",
        "munchkin-quest/glossary",
        "boss-monster/summary",
      ]) {
        await ada.page.goto(`/rules/${path}`);
        await expect(ada.page.locator(".leaf h2").first()).toBeVisible();
        await ada.page.waitForTimeout(1500);
        const name = `rulebook-${path.replace("/", "-")}-${lang}-${phone ? "phone" : "desk"}.png`;
        await ada.page.screenshot({ path: join(FOLDER, name), fullPage: true });
      }
    }
  });
