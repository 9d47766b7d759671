/** Everything can be read: each card whole, on each screen no word cut, in five languages, on a desk and on a phone. */
import type { Page } from "@playwright/test";
import { clipped } from "./clipped";
import { BOT, DESK, expect, ME, PHONE, test, type Seat } from "./player";

const LANGUAGES = ["en", "ru", "uk", "pl", "ja"] as const;
const GAMES = ["boss-monster", "super-boss-monster", "munchkin-quest"] as const;
const CARDS = 430; // of all games
test.use({ actionTimeout: 30_000 });

/** Speak another language without leaving the page. */
async function speaks(page: Page, language: string): Promise<void> {
  const list = page.locator("button.lang"); // at a table
  const button = page.locator(`:is(.langs, .pop) button[lang=${language}]`).first();
  if ((await list.count()) && !(await button.count())) await list.click();
  if (await button.isVisible()) await button.click();
  else await page.locator("label.one select").first().selectOption(language);
  if ((await list.count()) && (await button.count())) await list.click(); // and the list goes
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.evaluate(() => document.fonts.ready);
}

/** What is cut now, a line each. */
async function cut(page: Page, screen: string, root = "body", covers = true): Promise<string[]> {
  return (await clipped(page, root, covers)).map((each) => `${screen}: ${each.how} “${each.text}” ${each.where}`);
}

test("every card of every game is whole in the hand, on a desk and in the sheet of a phone", async ({ come }) => {
  const ada = await come();
  const found: string[] = [];
  const counts = new Map<string, number>();
  for (const size of ["hand", "slim", "read", "board", "mid", "mini"]) {
    await ada.page.setViewportSize(size === "read" ? PHONE : DESK);
    for (const game of GAMES) {
      if (/mid|board|slim/.test(size) && game === "munchkin-quest") continue; // lies in no dungeon
      await ada.page.goto(`/cards/${game}?size=${size}`);
      const cards = ada.page.locator("ul .card");
      await expect(cards.first()).toBeVisible();
      for (const language of LANGUAGES) {
        await speaks(ada.page, language);
        // Only rooms and bosses lie in dungeons.
        const lie = /mid|board/.test(size) ? "ul .card.room, ul .card.boss" : "ul .card";
        found.push(...(await cut(ada.page, `${game} ${language} ${size}`, lie, false)));
        const small = await ada.page.evaluate(
          ({ least }) =>
            [...document.querySelectorAll("ul .c-txt > span")].filter(
              (text) => text.checkVisibility() && parseFloat(getComputedStyle(text).fontSize) < least,
            ).length,
          { least: size === "read" ? 14 : 11 },
        );
        if (small) found.push(`${game} ${language} ${size}: ${small} texts in letters too small`);
        if (size === "hand") counts.set(language, (counts.get(language) ?? 0) + (await cards.count()));
      }
    }
  }
  expect(found).toEqual([]);
  for (const language of LANGUAGES) expect(counts.get(language), language).toBe(CARDS);
  ada.fine();
});

test("no word is cut on any page, on a desk and on a phone", async ({ come }) => {
  const ada = await come();
  const found: string[] = [];
  for (const path of [
    "/",
    "/new",
    "/replays",
    "/cards?q=dragon",
    "/rules/boss-monster?q=bait",
    "/settings",
    "/credits",
    "/nowhere",
  ]) {
    // prettier-ignore
    await ada.page.setViewportSize(DESK);
    await ada.page.goto(path);
    await expect(ada.page.locator("h1").first()).toBeVisible();
    for (const language of LANGUAGES) {
      await ada.page.setViewportSize(DESK);
      await speaks(ada.page, language);
      found.push(...(await cut(ada.page, `${path} ${language} desk`)));
      await ada.page.setViewportSize(PHONE);
      found.push(...(await cut(ada.page, `${path} ${language} phone`)));
    }
  }
  expect(found).toEqual([]);
  ada.fine([/\/nowhere/]);
});

const six = Array<Seat>(5).fill(BOT);
const TABLES: [game: string, seats: Seat[], answers: number[]][] = [
  ["boss-monster", [ME, BOT, BOT, BOT], [0, 7]],
  ["super-boss-monster", [ME, BOT, BOT], [0, 10]],
  ["super-boss-monster", [ME, ...six], [7]],
  ["super-boss-monster", [ME], [6]],
  ["munchkin-quest", [ME, BOT, BOT, BOT], [0, 7]],
];

for (const [game, seats, moments] of TABLES)
  test(`no word is cut at a table of ${game} for ${seats.length}, on a desk and on a phone`, async ({ come }) => {
    const ada = await come();
    const { id } = await ada.opens(seats, { game, seed: "readable" });
    await ada.sits(id);
    const found: string[] = [];
    for (const [at, answers] of moments.entries()) {
      await ada.page.setViewportSize(DESK);
      await expect(ada.page.locator("main.table")).toBeVisible();
      if (answers) await ada.plays(answers);
      await ada.question();
      for (const language of LANGUAGES) {
        await ada.page.setViewportSize(DESK);
        await expect(ada.page.locator("main.table")).toBeVisible();
        await speaks(ada.page, language);
        found.push(...(await cut(ada.page, `${game} ${at} ${language} desk`)));
        await ada.page.setViewportSize(PHONE);
        await expect(ada.page.locator("main.phone")).toBeVisible();
        found.push(...(await cut(ada.page, `${game} ${at} ${language} phone`)));
        await ada.page.locator(".fan").click();
        found.push(...(await cut(ada.page, `${game} ${at} ${language} hand`, ".open")));
        await ada.page.keyboard.press("Escape");
      }
    }
    expect([...new Set(found)]).toEqual([]);
    ada.fine();
  });

test("at twice the size the board is seen beside the question", async ({ come }) => {
  const ada = await come();
  await ada.page.setViewportSize({ width: 683, height: 384 });
  for (const game of GAMES) {
    const { id } = await ada.opens([ME, BOT, BOT], { game, seed: "zoom" });
    await ada.sits(id);
    await ada.plays(6);
    await ada.question();
    const seen = await ada.page.evaluate(() => {
      const sheet = document.querySelector(".sheet")!.getBoundingClientRect();
      const board = document.querySelector(".board")!.getBoundingClientRect();
      return {
        wide: document.documentElement.scrollWidth <= innerWidth,
        ask: sheet.bottom <= innerHeight + 1 && sheet.top >= 0,
        left: Math.round((sheet.left - board.left) * board.height + (board.right - sheet.right) * board.height),
      };
    });
    expect(seen.wide, game).toBe(true);
    expect(seen.ask, game).toBe(true);
    expect(seen.left, game).toBeGreaterThan(683 * 384 * 0.35); // more than a third of the window
  }
  ada.fine();
});

test("a card that one looks at for a moment, or goes to by keyboard, stands large where it lies", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "arrows" });
  await ada.sits(id);
  await ada.plays(4);
  await ada.question();
  const card = ada.page.locator(".hand .card").first();
  const peek = ada.page.locator(".peek .card");
  await card.hover();
  await expect(peek).toBeVisible();
  const [small, large] = [(await card.boundingBox())!, (await peek.boundingBox())!];
  expect(large.width).toBeGreaterThan(small.width);
  expect(large.x).toBeLessThan(small.x + small.width);
  expect(large.x + large.width).toBeGreaterThan(small.x);
  expect(await cut(ada.page, "large", ".peek")).toEqual([]);
  await ada.page.mouse.move(4, 4);
  await expect(peek).toHaveCount(0);
  await card.focus();
  await ada.page.keyboard.press("ArrowRight");
  await expect(peek).toBeVisible();
  await ada.page.keyboard.press("Escape");
  await expect(peek).toHaveCount(0);
  ada.fine();
});
