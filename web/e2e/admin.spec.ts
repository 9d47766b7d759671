/** The host's page, with buttons that a browser presses: of a form it sends what no other program does. */
import { accessible } from "./axe";
import { expect, ME, test } from "./player";
import { TOKEN } from "./server";

test("the host closes a table by a button", async ({ browser, come, server }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, { kind: "open" }]);
  const context = await browser.newContext({
    baseURL: server.url,
    httpCredentials: { username: "host", password: TOKEN },
    locale: "en",
  });
  const page = await context.newPage();
  const row = page.getByRole("row").filter({ hasText: id });
  await page.goto("/admin");
  await expect(row).toContainText("waiting");
  await accessible(page, "admin");
  await row.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("A running server notices within seconds.")).toBeVisible();
  await expect(async () => {
    await page.goto("/admin");
    await expect(row).toContainText("over", { timeout: 100 });
  }).toPass();
  await context.close();
});
