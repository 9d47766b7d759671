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
  const asked = page.getByRole("alertdialog", { name: "Close this table?" });
  const buttons = {
    close: row.getByRole("button", { name: "Close" }),
    cancel: asked.getByRole("button", { name: "Cancel" }),
  };

  // Asked again, the host is told what would be lost; whoever goes on by the keyboard without reading has cancelled.
  await buttons.close.click();
  await expect(asked).toContainText(`Nobody can play at table ${id} (Boss Monster) any more.`);
  await expect(asked).toHaveAccessibleDescription(/At the table: Ada/);
  await accessible(page, "admin-asked");
  await expect(buttons.cancel).toBeFocused();
  await expect(page.locator("[inert] tr")).toHaveCount(await page.getByRole("row").count()); // nothing else can be reached
  await page.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  await expect(row).toContainText("waiting");

  await buttons.close.click();
  await expect(buttons.cancel).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(asked.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A running server notices within seconds.")).toBeVisible();
  await expect(async () => {
    await page.goto("/admin");
    await expect(row).toContainText("over", { timeout: 100 });
  }).toPass();
  await context.close();
});
