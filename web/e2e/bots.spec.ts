/** One person against three bots, from the first click to the end. */
import { BOT, expect, ME, test } from "./player";

test("a person finishes a whole game against three bots by clicking, and has a rematch", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/");
  // Two clicks from the start page to the first decision.
  await ada.page.getByRole("button", { name: /play now/i }).click();
  await expect(ada.asked).toBeVisible();
  while (!(await ada.ended.count())) await ada.clicks();
  await expect(ada.page.locator(".stand li")).toHaveCount(4);
  await expect(ada.page.locator(".tps a").first()).toBeVisible();
  await ada.page.locator("[data-rematch]").click();
  await expect(ada.asked).toBeVisible();
  ada.fine();
});

test("the language changes in the middle of a game, and everything follows", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT]);
  await ada.sits(id);
  await ada.answers();
  await ada.answers();
  for (const [language, word] of [
    ["PL", "Dziennik"],
    ["UK", "Журнал"],
    ["JA", "ログ"],
    ["RU", "Журнал"],
    ["EN", "Log"],
  ] as const) {
    await ada.page.locator(".lang").click();
    await ada.page.locator(".pop button", { hasText: language }).click();
    await expect(ada.page.locator(".log h2")).toHaveText(word);
    await expect(ada.asked).toBeVisible();
  }
  ada.fine();
});

test("a card is dropped on its place, and a wrong place takes nothing", async ({ come }) => {
  const bob = await come();
  const table = await bob.opens([{ kind: "me", name: "Bob" }, BOT, BOT], { seed: "drop" });
  await bob.sits(table.id);
  await bob.until("first-room");
  const card = bob.page.locator(".hand [data-lit]").first();
  await card.dragTo(bob.page.locator("[data-place='gate:0']"));
  await expect(bob.asked).toHaveAttribute("data-question", "first-room");
  await bob.page.keyboard.press("Escape");
  await bob.page.locator(".hand [data-lit]").first().dragTo(bob.page.locator("[data-place='slot:0:0']"));
  await expect(bob.asked).not.toHaveAttribute("data-question", "first-room");
  bob.fine();
});

test("an answer can be taken back until something new comes to light", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT], { seed: "undo" });
  await ada.sits(id);
  await ada.until("discard-start");
  const before = await ada.page.locator(".hand .card").count();
  await ada.answers();
  await expect(ada.page.locator(".hand .tag")).toHaveCount(1);
  await ada.page.getByRole("button", { name: /undo/i }).click();
  await expect(ada.page.locator(".hand .tag")).toHaveCount(0);
  await expect(ada.page.locator(".hand .card")).toHaveCount(before);
  ada.fine();
});
