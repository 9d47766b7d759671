/** Cards of one's own: written in the page, drawn, refused with a reason, and tried against bots. */
import { accessible } from "./axe";
import { expect, PHONE, test } from "./player";

test("a card is written, a mistake in it is named, and bots play with it at once", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await page.goto("/cards");
  await page.getByRole("link", { name: "Write cards of your own" }).click();
  const drawn = page.locator(".drawn .card");
  await expect(drawn).toContainText("My First Room");
  await accessible(page, "a card that is right");
  const text = page.getByLabel("What is printed, and what it does");
  const right = await text.inputValue();
  await text.fill(right.replace("Draw(ROOM)", "Drow(ROOM)"));
  await expect(page.locator(".fault")).toContainText("Drow");
  await expect(page.locator("main .go")).toHaveCount(0); // nothing to be tried
  await page.setViewportSize(PHONE);
  await accessible(page, "a card with a mistake, on a phone");
  await text.fill(right.replace("damage = 2", "damage = 3"));
  await page.getByLabel("Words (English)").fill("card-my-first-room = Fish Tank");
  await expect(drawn).toContainText("Fish Tank");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: "Try it against bots" }).click();
  await expect(ada.asked).toBeVisible();
  await ada.plays(3);
  ada.fine();
});
