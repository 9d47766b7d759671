/** Puzzles: the list and a puzzle of every game, on a desk and on a phone; solved by keyboard and by finger; missed, and
 * then looked up. */
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { BOT, expect, ME, test, type Player } from "./player";

const GAMES = ["boss-monster", "super-boss-monster", "munchkin-quest"];
const MOST_TABS = 200; // to a place on the page
const MOST_PRESSES = 12; // for one answer: a card, a place for it, and that one is sure

interface Puzzle {
  at: number;
  right: number[];
  shown: { question: { options: unknown[] } | null };
}

const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The addresses of a game's puzzles, in their order. */
async function puzzles(ada: Player, game: string): Promise<string[]> {
  await ada.page.goto("/puzzles");
  const tiles = ada.page.locator(`.tile[href^="/puzzles/${game}/"]`);
  await expect(tiles.first()).toBeVisible();
  return tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute("href")!));
}

/** The puzzle after these answers, as the server tells it. */
async function told(ada: Player, address: string, answers: number[]): Promise<Puzzle> {
  const reply = await ada.context.request.post(`/api${address}`, { data: { answers } });
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as Puzzle;
}

async function opened(ada: Player, address: string): Promise<void> {
  await ada.page.goto(address);
  await expect(ada.page.locator(".lesson .say")).toBeVisible();
  await expect(ada.asked).toBeVisible();
}

/** Give this answer: press whatever leads to it, until the page has taken it. */
async function answer(ada: Player, option: number, press: (what: string) => Promise<void>): Promise<void> {
  const { page } = ada;
  const state = (): Promise<string> =>
    page
      .locator(".lesson")
      .evaluate((note) => `${note.getAttribute("data-step")} ${!!note.querySelector("[role=alert]")}`);
  const before = await state();
  const ways = [
    `[role=dialog] [data-leads~="${option}"]`,
    "[data-confirm]:enabled",
    `[data-leads~="${option}"]`,
    "[data-more-answers]:not([aria-expanded=true])",
    ".two .paperbtn[aria-expanded=false]",
    "[data-pass]",
  ];
  for (let presses = 0; presses < MOST_PRESSES && (await state()) === before; presses += 1) {
    const seen = await page.evaluate(() => window.hand.state());
    for (const way of ways) {
      if (!(await page.locator(way).count())) continue;
      await press(way);
      break;
    }
    // A press right after something was told is not taken: then it is pressed once more.
    await page.evaluate((from) => window.hand.changed(from, 500), seen);
    // No answer is under way.
    await expect(page.locator(".lesson .ways :is(button:enabled, a)").first()).toBeVisible();
  }
  await expect.poll(state).not.toBe(before);
}

/** Solve the puzzle that is open. */
async function solve(ada: Player, address: string, press: (what: string) => Promise<void>): Promise<void> {
  const answers: number[] = [];
  const note = ada.page.locator(".lesson");
  for (let puzzle = await told(ada, address, answers); puzzle.right.length;) {
    answers.push(puzzle.right[0]!);
    await answer(ada, puzzle.right[0]!, press);
    puzzle = await told(ada, address, answers);
    await expect(note).toHaveAttribute("data-step", String(puzzle.at));
  }
}

for (const phone of [false, true])
  test(`the list and a puzzle of every game are for everybody, on a ${phone ? "phone" : "desk"}`, async ({ come }) => {
    const ada = await come({ phone });
    const { page } = ada;
    for (const game of GAMES) {
      const [first] = await puzzles(ada, game);
      expect(await sideways(page), "the list").toBe(false);
      if (game === GAMES[0]) await accessible(page, "the list");
      await page.locator(`.tile[href="${first}"]`).click();
      await expect(page.locator(".lesson .say")).toBeVisible();
      await expect(ada.asked).toBeVisible();
      expect(await sideways(page), first).toBe(false);
      await accessible(page, first!);
    }
    ada.fine();
  });

/** Press a way by its key, or go there by Tab. */
async function byKeyboard({ page }: Player, what: string): Promise<void> {
  const way = page.locator(what).first();
  const key = way.locator("kbd");
  if (await key.count()) return page.keyboard.press((await key.first().textContent())!);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await page.evaluate((wanted) => !!document.activeElement?.matches(wanted), what))
      return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`not reached by Tab: ${what}`);
}

for (const [way, phone] of [
  ["with a finger on a phone", true],
  ["by keyboard alone", false],
] as const)
  for (const game of GAMES)
    test(`five puzzles of ${game} are solved ${way}, and the streak grows`, async ({ come }) => {
      const ada = await come({ phone });
      const { page } = ada;
      const all = await puzzles(ada, game);
      // Those that the other way does not solve, spread over the collection.
      const step = Math.floor(all.length / 10);
      for (let at = 0; at < 5; at += 1) {
        const address = all[(2 * at + (phone ? 0 : 1)) * step]!;
        await opened(ada, address);
        await solve(ada, address, (what) => (phone ? page.locator(what).first().tap() : byKeyboard(ada, what)));
        await expect(page.locator(".lesson .say")).toHaveText("Solved at the first try.");
        await expect(page.locator(".lesson")).toContainText(`In a row: ${at + 1}.`);
        expect(await sideways(page), address).toBe(false);
      }
      await page.getByRole("link", { name: "All puzzles" }).press("Enter");
      await expect(page.locator(`.tile.solved[href^="/puzzles/${game}/"]`)).toHaveCount(5);
      await expect(page.locator(`section[aria-labelledby="shelf-${game}"]`)).toContainText("In a row: 5 (best: 5)");
      // Today's is one of the collection, and opens.
      const today = page
        .locator(`section[aria-labelledby="shelf-${game}"]`)
        .getByRole("link", { name: "Puzzle of the day" });
      expect(all).toContain(await today.getAttribute("href"));
      await today.press("Enter");
      await expect(page.locator(".lesson .say")).toBeVisible();
      ada.fine();
    });

test("a result that cannot be stored says so, and claims nothing", async ({ come, server }) => {
  const ada = await come();
  const { page } = ada;
  const [first] = await puzzles(ada, "boss-monster");
  await opened(ada, first!);
  server.fill(true);
  try {
    await solve(ada, first!, (what) => page.locator(what).first().click());
    const note = page.locator(".lesson");
    await expect(note.locator(".say")).toHaveText("Solved at the first try.");
    await expect(note.getByRole("alert")).toHaveText("The result could not be stored: this page will forget it.");
    await expect(note).not.toContainText("Your rating is now");
    await page.getByRole("link", { name: "All puzzles" }).click();
    await expect(page.locator(".tile").first()).toBeVisible();
    await expect(page.locator(".tile.solved")).toHaveCount(0);
  } finally {
    server.fill(false);
  }
  ada.fine([/\/api\/puzzles\//]);
});

test("a puzzle is solved by keyboard alone, and counts", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const [first] = await puzzles(ada, "boss-monster");
  await opened(ada, first!);
  await solve(ada, first!, (what) => byKeyboard(ada, what));
  await expect(page.locator(".lesson .say")).toHaveText("Solved at the first try.");
  await expect(page.locator(".lesson")).toContainText("What came of it:");
  await accessible(page, "a solved puzzle");
  await page.getByRole("link", { name: "All puzzles" }).press("Enter");
  await expect(page.locator(`.tile.solved[href="${first}"]`)).toHaveCount(1);
  ada.fine();
});

test("on a phone a wrong answer is explained, the solution is shown, and leads to the end", async ({ come }) => {
  const ada = await come({ phone: true });
  const { page } = ada;
  const [, second] = await puzzles(ada, "boss-monster");
  await opened(ada, second!);
  const tap = (what: string): Promise<void> => page.locator(what).first().tap();
  const start = await told(ada, second!, []);
  const options = start.shown.question!.options.map((_, option) => option);
  await answer(
    ada,
    options.find((option) => !start.right.includes(option))!,
    tap,
  );
  await expect(page.locator(".lesson [role=alert]")).toBeVisible();
  await expect(page.locator(".lesson")).toHaveAttribute("data-step", "0");
  expect(await sideways(page), second).toBe(false);
  await page.locator(".lesson").getByRole("button", { name: "Show the solution" }).tap();
  await expect(page.locator(".lesson .ways [role=status]")).not.toBeEmpty();
  await accessible(page, "a puzzle that was missed");
  await solve(ada, second!, tap);
  await expect(page.locator(".lesson .say")).not.toHaveText("Solved at the first try.");
  // The way on is in sight.
  await expect(page.getByRole("link", { name: "Next", exact: true })).toBeInViewport({ ratio: 1 });
  expect(await sideways(page), second).toBe(false);
  await page.getByRole("link", { name: "All puzzles" }).tap();
  await expect(page.locator(`.tile.failed[href="${second}"]`)).toHaveCount(1);
  ada.fine();
});

test("a puzzle is made from a moment of a replay, or the page says why not", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT], { seed: "puzzle from here" });
  await ada.sits(id);
  await page.evaluate(() => window.hand.play(400));
  await expect(page.locator("#end")).toBeVisible();
  await page.goto(`/replay/${id}#at=0&eyes=-2`);
  const make = page.locator("[data-make-puzzle]");
  await make.click();
  const why = page.getByRole("alert");
  await expect(why).toContainText("No puzzle begins here");
  await accessible(page, "why there is no puzzle");
  // At another moment nothing is said of this one.
  await page.keyboard.press("ArrowRight");
  await expect(why).toHaveCount(0);
  // Where something is built there is a file or another reason, and the button is back.
  const downloads: string[] = [];
  page.on("download", (file) => downloads.push(file.suggestedFilename()));
  await page.goto(`/replay/${id}#at=12&eyes=0`);
  await make.click();
  await expect.poll(async () => downloads.length + (await why.count())).toBe(1);
  await expect(make).toBeEnabled();
  for (const name of downloads) expect(name).toMatch(/^001-.*\.yaml$/);
  ada.fine([/409.*puzzle/]); // the reasons
});
