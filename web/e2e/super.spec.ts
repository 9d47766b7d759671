/** Super Boss Monster: alone, with bots, by six; the town, the minions, the stack, and what is foretold. */
import { accessible } from "./axe";
import { BOT, DESK, expect, ME, PHONE, test, type Seat } from "./player";

const GAME = { game: "super-boss-monster" };
const bots = (count: number): Seat[] => Array<Seat>(count).fill(BOT);

test("a whole game at four seats is finished by clicking", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(3)], { ...GAME, seed: "whole 4" });
  await ada.sits(id);
  while (!(await ada.ended.count())) await ada.clicks();
  await expect(ada.page.locator(".stand li")).toHaveCount(4);
  ada.fine();
});

test("a whole game with items, coins and Boss Monster's cards on a phone", async ({ come }) => {
  const ada = await come({ phone: true, language: "ja" });
  const { id } = await ada.opens([ME, ...bots(2)], {
    ...GAME,
    seed: "mixed",
    options: { items: "on", coins: "on", mixed: "on" },
  });
  await ada.sits(id);
  expect(await ada.plays()).toBeGreaterThan(5);
  await expect(ada.ended).toBeVisible();
  ada.fine();
});

test("a minion is tried by dragging and by clicking, and goes only when that is confirmed", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(3)], { ...GAME, seed: "minion" });
  await ada.sits(id);
  await ada.until("place-minion");
  const confirm = ada.page.locator("[data-confirm]");
  await expect(confirm).toBeDisabled();
  const spaces = ada.page.locator(".space.open");
  const first = await spaces.first().getAttribute("aria-label");
  await ada.page.locator("[data-place='minion:0'] .mn").dragTo(spaces.first());
  await expect(ada.page.locator(".space.tried")).toHaveCount(1);
  await expect(ada.page.locator(".space.tried")).toHaveAttribute("aria-pressed", "true");
  expect(first).toContain((await ada.page.locator(".space.tried").getAttribute("aria-label"))!.split(".")[0]);
  await spaces.last().click();
  await expect(ada.page.locator(".space.tried")).toHaveCount(1);
  await expect(ada.asked).toHaveAttribute("data-question", "place-minion");
  await confirm.click();
  await expect(ada.asked).not.toHaveAttribute("data-question", "place-minion");
  ada.fine();
});

test("the drafted card is put back as long as the minion has not gone", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(1)], { ...GAME, seed: "put back" });
  await ada.sits(id);
  await ada.until("place-minion");
  await ada.page.locator(".before").click();
  await expect(ada.asked).toHaveAttribute("data-question", "draft");
  ada.fine();
});

test("what a space does is told on focus, and the landmarks tell who comes", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(3)], { ...GAME, seed: "focus" });
  await ada.sits(id);
  await ada.until("place-minion");
  await ada.page.locator(".space").first().focus();
  await expect(ada.page.locator(".insp h3")).toHaveText(/Temple/);
  await expect(ada.page.locator(".insp p").first()).toHaveText(/\w/);
  await expect(ada.page.locator(".lm")).toHaveCount(5);
  await expect(ada.page.locator("div.next")).toBeVisible();
  ada.fine();
});

test("T folds the town and opens it again", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(3)], { ...GAME, seed: "fold" });
  await ada.sits(id);
  await ada.until("place-minion");
  await expect(ada.page.locator(".board.folded")).toHaveCount(0);
  await ada.page.keyboard.press("t");
  await expect(ada.page.locator(".board.folded")).toHaveCount(1);
  await ada.page.keyboard.press("t");
  await expect(ada.page.locator(".board.folded")).toHaveCount(0);
  ada.fine();
});

test("while answers are waited for, every seat reads the same", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(3)], { ...GAME, seed: "alike" });
  await ada.sits(id);
  await ada.page.locator(".stop").nth(1).click();
  await ada.until("react");
  const seats = ada.page.locator(".lifo .beat li");
  await expect(seats).toHaveCount(4);
  expect(new Set(await seats.allInnerTexts()).size).toBe(1);
  ada.fine();
});

test("three turns by keyboard alone", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(1)], { ...GAME, seed: "keys" });
  await ada.sits(id);
  const turn = ada.page.getByText(/turn 4\b/).first();
  while (!(await turn.count())) {
    const kind = await ada.question();
    if (/^(react|respond|hold)$/.test(kind) && (await ada.page.locator("[data-pass]").count()))
      await ada.presses("Space");
    else if (kind === "place-minion" && (await ada.page.locator("[data-confirm]:enabled").count())) {
      await ada.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await ada.presses("Enter");
    } else await ada.presses(await ada.firstKey());
  }
  ada.fine();
});

for (const [seats, kinds] of [
  [1, ["draft", "place-minion", "build"]],
  [4, ["place-minion"]],
  [6, ["draft", "place-minion", "build"]],
] as const)
  test(`axe finds nothing, and nothing sticks out, at ${seats} ${seats === 1 ? "seat" : "seats"}, on a desk and on a phone`, async ({
    come,
  }) => {
    const ada = await come({ hints: true });
    const { page } = ada;
    const { id } = await ada.opens([ME, ...bots(seats - 1)], { ...GAME, seed: `axe ${seats}` });
    await ada.sits(id);
    for (const kind of kinds) {
      await ada.until(kind);
      for (const [where, size, shell] of [
        ["on a desk", DESK, "main.table"],
        ["on a phone", PHONE, "main.phone"],
      ] as const) {
        await page.setViewportSize(size);
        await expect(page.locator(shell)).toBeVisible();
        await accessible(page, `${kind} ${where}`);
        const over = await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]);
        expect(over, `${kind} ${where}`).toEqual([0, 0]);
      }
      if (kind === kinds.at(-1)) break;
      await page.setViewportSize(DESK);
      await ada.answers();
    }
    if (seats > 1) {
      await page.locator(".chip").first().click();
      await accessible(page, "rival");
    }
    ada.fine();
  });

test("what the rulebook forbids comes back with the nearest that it allows", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/new?game=super-boss-monster");
  await ada.page.getByRole("button", { name: "4", exact: true }).click();
  for (const select of (await ada.page.locator(".seats select").all()).slice(1)) await select.selectOption("normal");
  await ada.page.getByRole("checkbox", { name: /challenge/i }).check();
  await ada.page.locator(".mk").click();
  const nearest = ada.page.locator("[data-nearest]");
  await expect(nearest).toBeVisible();
  await accessible(ada.page, "refused");
  await nearest.click();
  await expect(ada.page.getByRole("checkbox", { name: /challenge/i })).not.toBeChecked();
  await ada.page.locator(".mk").click();
  await expect(ada.asked).toBeVisible();
  ada.fine([/400/]);
});

test("a game for one is opened from the form, and counts among one's best", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/new?game=super-boss-monster");
  await ada.page.getByRole("button", { name: "Solo" }).click();
  await expect(ada.page.locator(".best")).toBeVisible();
  await ada.page.locator(".mk").click();
  await expect(ada.page.locator(".ladder")).toBeVisible();
  await ada.plays();
  await expect(ada.page.locator(".best .now")).toHaveCount(1);
  await ada.page.goto("/new?game=super-boss-monster");
  await ada.page.getByRole("button", { name: "Solo" }).click();
  await expect(ada.page.locator(".best li")).toHaveCount(1);
  ada.fine();
});
