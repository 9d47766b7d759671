/** What nobody wants to happen: a key that answers twice, a room that is not built, a pass that ends the game. */
import { BOT, expect, ME, test } from "./player";

test("Space in a row passes rivals' windows, and never throws the own room away", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "accident 4" });
  await ada.sits(id);
  await page.locator(".stop", { hasText: "Always ask" }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // on a button, Space presses that
  // At this table the windows of the first build come right before the own one.
  const rivals = page.locator("[data-question].reacts");
  await ada.plays(30, async () => (await rivals.count()) > 0);
  while (await rivals.count()) {
    await ada.presses("Space");
    await ada.question();
  }
  const own = page.locator("[data-question=build] h2", { hasText: "Your room for this turn" });
  await expect(own).toBeVisible();
  await expect(page.locator("[data-pass]")).toContainText("build nothing this turn");
  await page.keyboard.press("Space");
  await expect(page.locator("[data-question] p.again")).toHaveText(/press again/i);
  await expect(own).toBeVisible();
  await ada.presses("Space");
  await expect(own).toHaveCount(0);
  await page.locator("button[aria-label^='Undo'], button[title^='Undo']").first().click();
  await expect(own).toBeVisible();
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
  const keep = page.getByRole("button", { name: "Keep passing" });
  await ada.plays(150, async () => (await keep.count()) > 0);
  // It may be over as soon as it has begun, when the next hero is one's own: the page itself looks.
  await page.evaluate(() => {
    const told = ((window as unknown as { told: string[] }).told = [] as string[]);
    new MutationObserver(() =>
      told.push(document.querySelector(".stop.on:not([aria-pressed])")?.textContent ?? ""),
    ).observe(document.body, { subtree: true, childList: true });
  });
  await keep.click();
  await page.locator("[data-keep=until-targeted]").click();
  const told = (): Promise<string> => page.evaluate(() => (window as unknown as { told: string[] }).told.join("\n"));
  await expect.poll(told).toContain("Keep passing until I am the target ✕");
  ada.fine();
});

test("on a phone, which card to throw away is asked with all of them, and the one pressed is looked at first", async ({
  come,
}) => {
  const ada = await come({ phone: true });
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT], { seed: "arrows" });
  await ada.sits(id);
  await ada.until("discard-start");
  await expect(page.locator("[data-question] [data-answer]")).toHaveCount(0);
  const cards = page.locator("[data-question] .tray .card");
  const count = await cards.count();
  expect(count).toBeGreaterThan(4);
  await cards.first().click();
  const sheet = page.locator("[role=dialog]");
  await expect(sheet.locator("[data-answer]")).toContainText("Discard");
  await sheet.locator("[data-answer]").click();
  await expect(page.locator("[data-question=discard-start] .tray .card")).toHaveCount(count - 1);
  ada.fine();
});
