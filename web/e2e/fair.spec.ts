/** A shuffle that anybody can check, and opponents that one does not know yet. */
import { join } from "node:path";
import { BOT, expect, ME, test, type Player } from "./player";

const FOLDER = join(import.meta.dirname, "..", "shots");

/** End the game of a table where nobody else plays. */
async function endAlone({ page }: Player): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  const end = page.getByRole("button", { name: "End this game" });
  await end.click();
  await end.click(); // quite sure
  await expect(page.locator("#end")).toBeVisible();
}

/** Look for opponents by the form. */
async function seeks(player: Player, name: string): Promise<void> {
  await player.page.goto("/");
  await player.page.getByRole("link", { name: "Find opponents" }).click();
  await player.page.getByRole("textbox").fill(name);
  await player.page.locator("[data-seek]").click();
}

test("a game against bots is dealt with one's own number, and its proof is true", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/");
  await ada.page.locator("button.play").click();
  await ada.question();
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByText("Fair shuffle", { exact: true }).click();
  await expect(ada.page.locator("[data-fair]")).toContainText("nobody could choose the cards");
  const fingerprint = await ada.page.locator("[data-fair] code").innerText();
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await endAlone(ada);
  await expect(ada.page.locator("[data-fair]")).toContainText("Nobody chose these cards");
  await ada.page.getByRole("link", { name: "Check the shuffle" }).click();
  await expect(ada.page.locator("[data-verified=true]")).toBeVisible();
  await expect(ada.page.locator("[data-finding=fair-commitment-good]")).toContainText(fingerprint);
  await expect(ada.page.locator("[data-finding=fair-yours-used]")).toBeVisible();
  await expect(ada.page.locator("[data-finding=fair-answers-good]")).toBeVisible();
  ada.fine();
});

test("a server that shows another fingerprint after the game is found out by the browser", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/");
  await ada.page.locator("button.play").click();
  await ada.question();
  await endAlone(ada);
  await ada.page.route("**/proof", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), secret: "0".repeat(64) } });
  });
  await ada.page.getByRole("link", { name: "Check the shuffle" }).click();
  await expect(ada.page.locator("[data-verified=false]")).toBeVisible();
  await expect(ada.page.locator("[data-finding=fair-secret-changed]")).toBeVisible();
});

test("two who look for the same find each other, and both numbers are in the shuffle", async ({ come }) => {
  const [ada, bob] = await Promise.all([come(), come()]);
  await seeks(ada, "Ada");
  await expect(ada.page.getByRole("heading", { name: "Looking for opponents" })).toBeVisible();
  await expect(ada.page.locator("[data-fair]")).toContainText("fingerprint");
  await seeks(bob, "Bob");
  await Promise.all([ada, bob].map((each) => expect(each.page.locator("[data-question]")).toBeVisible()));
  expect(new URL(ada.page.url()).pathname).toBe(new URL(bob.page.url()).pathname);
  const id = new URL(ada.page.url()).pathname.split("/").pop()!;
  const { table } = await (await ada.context.request.get(`/api/tables/${id}`)).json();
  expect(table.shuffle.opened).toEqual([true, true]);
  for (const each of [ada, bob]) each.fine();
});

test("who looks and goes is not waited for", async ({ come }) => {
  const ada = await come();
  await seeks(ada, "Ida"); // no other test leaves a table of hers
  await expect(ada.page.getByRole("heading", { name: "Looking for opponents" })).toBeVisible();
  await ada.page.getByRole("button", { name: "Stop looking" }).click();
  await expect(ada.page.locator("button.play")).toBeVisible();
  const { open } = await (await ada.context.request.get("/api/tables")).json();
  expect(
    open.filter((table: { seeking: boolean; seats: { name: string }[] }) => table.seats[0]?.name === "Ida"),
  ).toEqual([]);
});

for (const phone of [false, true]) {
  const size = phone ? "phone" : "desk";
  test(`fair shuffles and seeks, ${size} @shots`, async ({ come }) => {
    const ada = await come({ phone });
    const shoot = (name: string) => ada.page.screenshot({ path: join(FOLDER, `${name}-${size}.png`), fullPage: true });
    await ada.page.goto("/");
    await expect(ada.page.getByRole("link", { name: "Find opponents" })).toBeVisible();
    await shoot("fair-start");
    await ada.page.goto("/seek");
    await expect(ada.page.locator("[data-seek]")).toBeVisible();
    await shoot("seek");
    await ada.page.getByRole("textbox").fill("Ada");
    await ada.page.locator("[data-seek]").click();
    await expect(ada.page.getByRole("heading", { name: "Looking for opponents" })).toBeVisible();
    await shoot("seek-waiting");
    await expect(ada.page.locator("[data-bots]")).toBeVisible();
    await shoot("seek-bots");
    await ada.page.locator("[data-bots]").click();
    await ada.question();
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByText("Fair shuffle", { exact: true }).click();
    await shoot("fair-table");
    await ada.page.keyboard.press("Escape"); // on a phone the menu lies over its button
    await endAlone(ada);
    await ada.page.waitForTimeout(500);
    await shoot("fair-end");
    await ada.page.getByRole("link", { name: "Check the shuffle" }).click();
    await expect(ada.page.locator("[data-verified=true]")).toBeVisible();
    await shoot("fair-verify");
    const { id, invite } = await ada.opens([ME, { kind: "open" }, BOT]);
    expect(invite).not.toBe("");
    await ada.page.goto(`/t/${id}`);
    await expect(ada.page.locator("[data-fair]")).toBeVisible();
    await shoot("fair-wait");
  });
}
