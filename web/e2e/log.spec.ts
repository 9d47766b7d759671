/** The log is a story: setup in one line, deeds with their steps folded, at its end in every language. */
import { BOT, expect, ME, test } from "./player";

test("the log folds setup and steps, opens by keyboard, and stays at its end", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "story" });
  await ada.sits(id);
  const log = ada.page.locator(".log");
  await expect(log.locator(".setup")).toHaveCount(1);
  expect(await log.locator("ol > li").count()).toBeLessThan(6);
  const setup = log.locator(".setup .more");
  await setup.focus();
  await ada.page.keyboard.press("Enter");
  await expect(setup).toHaveAttribute("aria-expanded", "true");
  await expect(setup).toBeFocused();
  expect(await log.locator(".setup li").count()).toBeGreaterThan(6);
  await setup.press("Enter");
  const walks = log.locator(".deed:not(.setup) .more");
  await ada.plays(40, async () => (await walks.count()) > 3);
  await expect(log).not.toContainText("from the boss");
  const end = (): Promise<number> =>
    log.locator("> ol").evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(end).toBeLessThan(24);
  for (const language of ["RU", "JA", "EN"]) {
    await ada.page.locator(".lang").click();
    await ada.page.locator(".pop button", { hasText: language }).click();
    await expect(ada.page.locator("html")).toHaveAttribute("lang", language.toLowerCase());
    await expect.poll(end).toBeLessThan(24);
  }
  ada.fine();
});
