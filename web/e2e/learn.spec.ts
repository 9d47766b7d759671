/** Lessons: from the first page to the first answer, wrong and right; every one to its end, in every language, on a phone;
 * the guided game; examples of the rulebook as positions; lessons made from a replay. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { accessible } from "./axe";
import { BOT, expect, ME, PHONE, test, type Player } from "./player";

const LANGUAGES = ["en", "ru", "uk", "pl", "ja"];
const GAMES = ["boss-monster", "super-boss-monster", "munchkin-quest"];
const FIRST_ANSWER = 20_000; // ms from opening the page

/** The lesson's step is asked, and nothing is being told any more. */
async function asked(page: Page, step: number): Promise<void> {
  await expect(page.locator(`.lesson[data-step="${step}"]`)).toBeVisible();
  await expect(page.locator("[data-question=build]")).toBeVisible();
}

const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The addresses of all lessons, in the order of the courses. */
async function lessons(ada: Player): Promise<string[]> {
  await ada.page.goto("/learn");
  await expect(ada.page.locator(".tile").first()).toBeVisible();
  return ada.page.locator(".tile").evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("href")!));
}

/** Do the lesson that is open as "Show me" shows it: press what is ringed, until there is nothing more to do. `ringed`:
 * all of the table is in sight, so that there must be a ring at each step, before and after. */
async function finish(ada: Player, address: string, ringed = false): Promise<void> {
  const { page } = ada;
  const note = page.locator(".lesson");
  await expect(note.locator(".say")).toBeVisible();
  const over = note.locator("[data-over]");
  // No answer is under way.
  const settled = note.locator("[data-over], [data-show]:enabled");
  await expect(settled).toBeVisible();
  for (let step = 0; !(await over.count()); step += 1) {
    expect(step, address).toBeLessThan(40);
    const at = Number(await note.getAttribute("data-step"));
    const ring = page.locator(".ring").first();
    if (ringed) await expect(ring, `${address} at ${at}`).toBeVisible();
    await note.locator("[data-show]").click();
    await expect(note.locator(".ways [role=status]")).toBeVisible();
    if (ringed) await expect(ring, `${address} at ${at}, shown`).toBeVisible();
    for (let press = 0; press < 12 && Number(await note.getAttribute("data-step")) === at; press += 1) {
      const right = (await note.getAttribute("data-right"))!;
      const ways = [
        page.locator("[role=dialog] [data-leads]").and(page.locator(`[data-leads~="${right}"]`)),
        page.locator("[data-confirm]:enabled"),
        page.locator(`[data-leads~="${right}"]`),
        page.locator("[data-more-answers]:not([aria-expanded=true])"),
        page.locator(`[data-place="${await note.getAttribute("data-next")}"]`),
      ];
      const state = await page.evaluate(() => window.hand.state());
      for (const way of ways) {
        if (!(await way.count())) continue;
        await way.first().click();
        break;
      }
      await page.evaluate((from) => window.hand.changed(from, 300), state);
      await expect(settled, address).toBeVisible();
      expect(await sideways(page), address).toBe(false);
    }
    expect(Number(await note.getAttribute("data-step")), address).toBeGreaterThan(at);
  }
  await expect(note.locator(".wrong b")).toHaveCount(0);
}

test("whoever has finished nothing is two clicks from the first answer, wrong or right", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const opened = Date.now();
  await page.goto("/");
  await page.getByRole("link", { name: "First lesson" }).click(); // one
  await asked(page, 0);
  await page.locator("[data-pass]").click(); // two
  await expect(page.locator(".lesson .wrong")).toContainText("Nothing has changed");
  expect(Date.now() - opened).toBeLessThan(FIRST_ANSWER);
  // A wrong answer is explained, and changes nothing.
  await asked(page, 0);
  await expect(page.locator(".ring").first()).toBeVisible();
  await accessible(page, "a lesson");
  await page.locator('[data-place="hand:neanderthal-cave"]').first().click();
  await page.locator('[data-place="slot:0:1"]').first().click();
  if (await page.locator(".confirm, [data-confirm]").count()) await page.keyboard.press("Enter");
  await asked(page, 1);
  await page.locator('[data-place="hand:dark-altar"]').first().click();
  await page.locator('[data-place="slot:0:2"]').first().click();
  if (await page.locator(".confirm, [data-confirm]").count()) await page.keyboard.press("Enter");
  await expect(page.getByText("Lesson done.")).toBeVisible();
  await page.getByRole("link", { name: "All lessons" }).click();
  await expect(page.locator(".tile.done")).toHaveCount(1);
  await expect(page.locator(".tile.next").first()).toContainText("Who gets lured?");
  await accessible(page, "courses");
  ada.fine();
});

for (const phone of [true, false])
  for (const game of GAMES) {
    test(`every lesson of ${game} is finished on a ${phone ? "phone" : "desk"}`, async ({ come }) => {
      const ada = await come({ phone });
      const own = (await lessons(ada)).filter((each) => each.startsWith(`/learn/${game}/`));
      expect(own.length).toBeGreaterThanOrEqual(6);
      for (const lesson of own) {
        await ada.page.goto(lesson);
        await finish(ada, lesson, !phone);
        const note = ada.page.locator(".lesson"); // what is under way when the page is left may come after what it shows next
        await expect(note).toHaveAttribute("data-kept", (await note.getAttribute("data-step"))!);
      }
      await expect(ada.page.locator(".lesson").getByRole("button", { name: "First guided game" })).toBeVisible();
      await ada.page.goto("/learn");
      await expect(ada.page.locator(`.tile.done[href^="/learn/${game}/"]`)).toHaveCount(own.length);
      ada.fine();
    });
  }

for (const language of LANGUAGES.slice(1))
  test(`every lesson opens in ${language}, on a phone without scrolling sideways`, async ({ come }) => {
    const ada = await come({ language });
    const { page } = ada;
    await page.setViewportSize(PHONE);
    const all = await lessons(ada);
    expect(await sideways(page), "courses").toBe(false);
    expect(all.length).toBeGreaterThanOrEqual(24);
    for (const lesson of all) {
      await page.locator(`.tile[href="${lesson}"]`).click();
      await expect(page.locator(".lesson .say")).toBeVisible();
      expect(await sideways(page), lesson).toBe(false);
      await page.goBack();
    }
    ada.fine();
  });

const REFUSED = [/\/api\/(learn|puzzles)\//];

test("progress that cannot be stored says so, and the lesson goes on", async ({ come, server }) => {
  const ada = await come();
  const { page } = ada;
  const note = page.locator(".lesson");
  const says = note.getByRole("alert").filter({ hasText: "Your progress could not be stored" });
  await page.goto("/learn/boss-monster/your-dungeon");
  await asked(page, 0);
  await expect(note).toHaveAttribute("data-kept", "0");
  server.fill(true);
  try {
    await finish(ada, "with a full disk");
    await expect(says).toBeVisible();
    await expect(page.getByText("Lesson done.")).toBeVisible();
    await expect(note).toHaveAttribute("data-kept", "0");
    // The list claims nothing.
    await page.getByRole("link", { name: "All lessons" }).click();
    await expect(page.locator(".tile").first()).toBeVisible();
    await expect(page.locator(".tile.done")).toHaveCount(0);
  } finally {
    server.fill(false);
  }
  await page.goto("/learn/boss-monster/your-dungeon");
  await finish(ada, "with space again");
  await expect(says).toHaveCount(0);
  await expect(note).toHaveAttribute("data-kept", "2");
  await page.goto("/learn");
  await expect(page.locator(".tile.done")).toHaveCount(1);
  ada.fine(REFUSED);
});

test("a browser that keeps nothing is told so, and the lesson goes on", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
    for (const name of ["getItem", "setItem"] as const)
      Storage.prototype[name] = (): never => {
        throw new DOMException("no room", "QuotaExceededError");
      };
  });
  await page.goto("/learn/boss-monster/your-dungeon");
  await finish(ada, "without storage");
  await expect(page.locator(".lesson").getByRole("alert")).toContainText("Your progress could not be stored");
  await expect(page.getByText("Lesson done.")).toBeVisible();
  await page.goto("/learn");
  await expect(page.locator(".tile").first()).toBeVisible();
  await expect(page.locator(".tile.done")).toHaveCount(0);
  ada.fine();
});

test("the guided game explains each phase once, and is out of the way afterwards", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await page.goto("/");
  await page.getByRole("button", { name: "Show me how" }).click();
  const note = page.locator(".guide");
  const seen: string[] = [];
  for (let step = 0; step < 60 && !seen.includes("end"); step += 1) {
    await expect(note.or(page.locator("[data-question]:not([data-question=''])")).first()).toBeVisible();
    if (await note.count()) {
      const part = (await note.getAttribute("data-part"))!;
      if (seen.length === 0) await accessible(page, "the guided game");
      expect(seen).not.toContain(part);
      seen.push(part);
      await note.getByRole("button", { name: "Got it" }).click();
      await expect(page.locator(`.guide[data-part="${part}"]`)).toHaveCount(0);
    } else await page.evaluate(() => window.hand.answer());
    // Without telling, what goes by between two questions is not seen; what is asked in is.
    if (seen.includes("goal") && seen.includes("build") && step > 20) break;
  }
  expect(seen[0]).toBe("goal");
  expect(seen).toContain("build");
  await page.reload();
  await ada.question();
  await expect(note).toHaveCount(0);
  ada.fine();
});

test("a printed example is a position that one plays, and comes back from", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await page.goto("/rules/boss-monster/BM-EX-06");
  await page.locator('#BM-EX-06 a[href="/learn/boss-monster/BM-EX-06"]').click();
  await finish(ada, "BM-EX-06");
  await expect(page.locator(".lesson")).toContainText("Before the reveal neither player can see who breaks the tie.");
  await page.locator('.lesson a[href="/rules/boss-monster/BM-EX-06"]').click();
  await expect(page.locator("#BM-EX-06")).toBeVisible();
  ada.fine();
});

test("a lesson is made from any moment of a replay", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT], { seed: "lesson from here" });
  await ada.sits(id);
  await page.evaluate(() => window.hand.play(400));
  await expect(page.locator("#end")).toBeVisible();
  await page.goto(`/replay/${id}#at=9&eyes=-2`);
  const coming = page.waitForEvent("download");
  await page.locator("[data-make-lesson]").click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("01-moment-9.yaml");
  const text = readFileSync((await file.path())!, "utf-8");
  expect(text).toContain("answers:");
  expect(text).toContain("right:");
  ada.fine();
});
