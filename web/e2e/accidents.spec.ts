/** What nobody wants to happen: a key that answers twice, a room that is not built, a pass that ends the game. */
import { BOT, expect, ME, test } from "./player";

const again = /press again/i;

test("Space in a row passes rivals' windows, and never throws the own room away", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "accidents" });
  await ada.sits(id);
  await page.locator(".stop", { hasText: "Always ask" }).click();
  let crossed = false;
  for (let n = 0; n < 120 && !crossed && !(await ada.ended.count()); n += 1) {
    const kind = await ada.question();
    const own = kind === "build" && (await page.locator("[data-question].reacts").count()) === 0;
    if (kind && (await page.locator("[data-question].reacts").count())) {
      await page.keyboard.press("Space");
      await page.waitForTimeout(800); // an answer to another kind of question is not taken at once
    } else if (own) {
      await expect(page.locator("[data-question] h2")).toContainText("Your room for this turn");
      await expect(page.locator("[data-pass]")).toContainText("build nothing this turn");
      await page.keyboard.press("Space");
      if (await page.getByText(again).count()) {
        crossed = true;
        await expect(ada.asked).toHaveAttribute("data-question", "build");
        await page.keyboard.press("Space");
        await page.locator("button[aria-label^='Undo'], button[title^='Undo']").first().click();
        await expect(ada.asked).toHaveAttribute("data-question", "build");
        await expect(page.locator("[data-question] h2")).toContainText("Your room for this turn");
      }
    } else await ada.answers();
  }
  expect(crossed).toBe(true);
  ada.fine();
});

test("a key that is held down answers once", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "held" });
  await ada.sits(id);
  const asked = await ada.question();
  await page.evaluate(() => {
    for (let n = 0; n < 10; n += 1)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", repeat: true, bubbles: true }));
  });
  expect(await ada.question()).toBe(asked);
  ada.fine();
});

test("one keeps passing for a hero, and is told how to be asked again", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "keep" });
  await ada.sits(id);
  await page.locator(".stop", { hasText: "Always ask" }).click();
  let kept = false;
  for (let n = 0; n < 150 && !kept && !(await ada.ended.count()); n += 1) {
    await ada.question();
    if (await page.getByRole("button", { name: "Keep passing" }).count()) {
      await page.getByRole("button", { name: "Keep passing" }).click();
      const hero = page.locator("[data-keep=until-targeted]");
      await hero.click();
      await expect(page.locator(".stop.on")).toContainText("until I am the target");
      kept = true;
    } else await ada.answers();
  }
  expect(kept).toBe(true);
  ada.fine();
});
