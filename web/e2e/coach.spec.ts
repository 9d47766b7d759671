/** The coach: a hint beside the board, and how a finished game was played. */
import { accessible } from "./axe";
import { BOT, expect, ME, PHONE, test } from "./player";

test("a hint names the best answers and marks them, and the report leads into the replay", async ({ come }) => {
  test.slow(); // the engine may not be compiled
  const ada = await come();
  const { id } = await ada.opens([ME, BOT], { seed: "coach" });
  await ada.sits(id);
  const hint = ada.page.locator("[data-advice]");
  await ada.plays(6, async () => (await hint.count()) > 0);
  await hint.click();
  const rows = ada.page.locator("[data-advised] li");
  await expect(rows.first()).toBeVisible({ timeout: 60_000 });
  await expect(rows.first()).toContainText("%");
  await expect(ada.page.locator("[data-rank='1']").first()).toBeVisible();
  await accessible(ada.page, "hint", "[data-advised], [data-question]");
  await ada.page.setViewportSize(PHONE);
  await expect(rows.first()).toBeVisible();
  await accessible(ada.page, "hint on a phone", "[data-advised], [data-question]");
  await ada.page.getByRole("button", { name: "Hide the hint" }).click();
  await expect(rows).toHaveCount(0);

  await ada.page.request.post(`/api/tables/${id}/clear`); // ends the game
  await ada.page.goto(`/report/${id}`);
  await expect(ada.page.locator("[data-seat]")).toHaveCount(2, { timeout: 120_000 });
  await accessible(ada.page, "report");
  await ada.page.locator("[data-pick='1']").click();
  await expect(ada.page.locator("[data-pick='1']")).toHaveAttribute("aria-pressed", "true");
  await ada.page.getByRole("link", { name: "Back to the replay" }).click();
  await ada.page.locator("[data-more]").click();
  await ada.page.locator("[data-report]").click();
  await expect(ada.page).toHaveURL(new RegExp(`/report/${id}`));
  await expect(ada.page.locator("[data-seat]")).toHaveCount(2);
  ada.fine();
});
