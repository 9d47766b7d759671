/** Lessons and puzzles with a screen reader: by keyboard alone, what is to be done and what came of it is said, what is
 * pointed at has a name, and the focus never falls out of the page. */
import type { Page } from "@playwright/test";
import { expect, test } from "./player";

const MOST_PRESSES = 12; // for one answer
const MOST_TABS = 250; // to a place on the page

interface Moment {
  at: number;
  right: number[];
  shown: { question: { options: unknown[] } | null };
}

declare global {
  interface Window {
    said: string[];
  }
}

/** Note what a screen reader would say of its own accord: what changes in a region that it knows, and alerts that come. */
function listen(): void {
  const LIVE = "[role=status], [aria-live=polite], [aria-live=assertive], [role=alert]";
  const KNOWN = 50; // ms after which a region is known
  const since = new WeakMap<Element, number>();
  const words = (node: Node): string => (node.textContent ?? "").trim().replace(/\s+/g, " ");
  window.said = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll(LIVE)].filter((each) => each.matches(LIVE))) {
            since.set(region, performance.now());
            if (region.matches("[role=alert]")) window.said.push(words(region));
          }
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (!region || performance.now() - (since.get(region) ?? 0) < KNOWN) continue;
      // Of a change in words those are said, otherwise what has been added.
      for (const node of addedNodes.length ? addedNodes : [target]) if (words(node)) window.said.push(words(node));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What has been said since the last look. */
const said = (page: Page): Promise<string> => page.evaluate(() => window.said.splice(0).join("\n"));

/** Wait until this is said, once, and nothing of it is on the way any more. */
async function hears(page: Page, words: string | RegExp, what: string): Promise<void> {
  let all = "";
  await expect
    .poll(async () => (all += `\n${await said(page)}`).replace(/\u00ad/g, ""), what)
    .toMatch(typeof words === "string" ? new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")) : words);
}

/** Go to one of these by Tab, and press Enter; the focus stays in the page. */
async function press(page: Page, ways: string[]): Promise<void> {
  for (const way of ways) {
    if (!(await page.locator(way).count())) continue;
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await page.evaluate((wanted) => document.activeElement!.matches(wanted), way)) {
        await page.keyboard.press("Enter");
        expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
        return;
      }
      await page.keyboard.press("Tab");
    }
    throw new Error(`not reached by Tab: ${way}`);
  }
  throw new Error("nothing leads on");
}

/** Give this answer by Tab and Enter: until the note says that it has come. */
async function answer(page: Page, option: number): Promise<void> {
  const note = page.locator(".lesson");
  const state = (): Promise<string> =>
    note.evaluate((each) => {
      const alert = each.querySelector("[role=alert]") as (Element & { seen?: boolean }) | null;
      const fresh = !!alert && !alert.seen;
      return `${(each as HTMLElement).dataset.step} ${fresh}`;
    });
  await note.evaluate((each) => {
    for (const alert of each.querySelectorAll("[role=alert]")) (alert as Element & { seen?: boolean }).seen = true;
  });
  const before = await state();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const seen = await page.evaluate(() => window.hand.state());
    await press(page, [
      `[role=dialog] [data-leads~="${option}"]`,
      "[data-confirm]:enabled",
      `[data-leads~="${option}"]`,
      "[data-more-answers]:not([aria-expanded=true])",
      ".two .paperbtn[aria-expanded=false]",
      "[data-pass]",
    ]);
    await page.evaluate((from) => window.hand.changed(from, 500), seen);
    await expect(page.locator(".lesson .ways :is(button:enabled, a)").first()).toBeVisible();
    if ((await state()) !== before) return;
  }
  throw new Error(`not taken: ${option}`);
}

/** Everything that is ringed has words of its own, or stands in something that has them, as a monster in its room. */
async function named(page: Page, where: string): Promise<void> {
  // Rings follow what moves, a little later.
  const mark = (): Promise<number> =>
    page.evaluate(() => {
      const SLACK = 2; // pixels
      const places = [...document.querySelectorAll("[data-place], [data-leads]")];
      const near = (a: number, b: number): boolean => Math.abs(a - b) < SLACK;
      let found = 0;
      for (const ring of document.querySelectorAll(".ring")) {
        const box = ring.getBoundingClientRect();
        const meant = places.find((each) => {
          const other = each.getBoundingClientRect();
          return near(other.x, box.x) && (near(other.y, box.y) || near(other.bottom, box.bottom));
        });
        const spoken = meant?.closest("[aria-hidden=true]")?.parentElement ?? meant;
        spoken?.setAttribute("data-meant", "");
        found += spoken ? 1 : 0;
      }
      return found;
    });
  await expect.poll(mark, where).toBeGreaterThan(0);
  for (const meant of await page.locator("[data-meant]").all())
    expect(await meant.ariaSnapshot(), where).toMatch(/\p{L}{2}/u);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("[data-meant]")) each.removeAttribute("data-meant");
  });
}

for (const [lesson, last] of [
  ["/learn/boss-monster/spells", "Everyone may respond"],
  ["/learn/super-boss-monster/market", "Each turn everyone takes one card"],
  ["/learn/munchkin-quest/fight", "Lesson done"],
] as const)
  test(`a whole lesson is heard: ${lesson}`, async ({ come }) => {
    const ada = await come();
    const { page } = ada;
    await page.addInitScript(listen);
    await page.goto("/learn");
    const tile = page.locator(`.tile[href="${lesson}"]`);
    await tile.focus();
    await page.keyboard.press("Enter");
    const answers: number[] = [];
    for (;;) {
      const reply = await ada.context.request.post(`/api${lesson}`, { data: { answers } });
      const { at, right, shown } = (await reply.json()) as Moment;
      if (!right.length) break;
      await expect(page.locator(`.lesson[data-step="${at}"] .say`)).toBeVisible();
      await hears(page, await page.locator(".lesson .say").innerText(), `${lesson}, step ${at}`);
      await named(page, `${lesson}, step ${at}`);
      const wrong = shown.question!.options.findIndex((_, option) => !right.includes(option));
      // The same wrong answer twice is said twice.
      for (let time = 0; wrong >= 0 && time < 2; time += 1) {
        await answer(page, wrong);
        await hears(page, /Not this one\. Nothing has changed/, `${lesson}, wrong at ${at}, time ${time + 1}`);
      }
      answers.push(right[0]!);
      await answer(page, right[0]!);
    }
    await hears(page, last, `${lesson}, the end`);
    ada.fine();
  });

test("what Show me shows is heard, and can be reached", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await page.addInitScript(listen);
  await page.goto("/learn/boss-monster/your-dungeon");
  await expect(page.locator(".lesson .say")).toBeVisible();
  await said(page);
  await press(page, ["[data-show]:enabled"]);
  await hears(page, "Build Neanderthal Cave", "Show me");
  await named(page, "Show me");
  ada.fine();
});

for (const game of ["boss-monster", "super-boss-monster", "munchkin-quest"])
  test(`a puzzle is heard: ${game}`, async ({ come }) => {
    const ada = await come();
    const { page } = ada;
    await page.addInitScript(listen);
    await page.goto("/puzzles");
    const tile = page.locator(`.tile[href^="/puzzles/${game}/"]`).first();
    const address = (await tile.getAttribute("href"))!;
    await tile.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".lesson .say")).toBeVisible();
    await hears(page, await page.locator(".lesson .say").innerText(), `${address}, the goal`);
    const answers: number[] = [];
    for (let first = true; ; first = false) {
      const reply = await ada.context.request.post(`/api${address}`, { data: { answers } });
      const { right, shown } = (await reply.json()) as Moment;
      if (!right.length) break;
      const wrong = shown.question!.options.findIndex((_, option) => !right.includes(option));
      for (let time = 0; first && wrong >= 0 && time < 2; time += 1) {
        await answer(page, wrong);
        await hears(page, /Not this one\. Nothing has changed/, `${address}, wrong, time ${time + 1}`);
      }
      answers.push(right[0]!);
      await answer(page, right[0]!);
    }
    await hears(page, /Solved\./, `${address}, the end`);
    ada.fine();
  });
