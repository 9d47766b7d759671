/** Accounts: a guest keeps a name by a passkey and by a password, comes back on another device, is rated, and is gone. */
import type { CDPSession, Page } from "@playwright/test";
import { accessible } from "./axe";
import { expect, test, type Player } from "./player";

const PASSWORD = "correct horse battery";

const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** An authenticator of Chromium's own, which always says yes. */
async function withAuthenticator(player: Player): Promise<CDPSession> {
  const session = await player.context.newCDPSession(player.page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return session;
}

/** The same server by its name: passkeys need one. */
const byName = (player: Player): string => {
  const url = new URL(player.page.url());
  return `http://localhost:${url.port}/account`;
};

test("a name is kept by a passkey, and used to log in again", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/account");
  await ada.page.goto(byName(ada));
  await withAuthenticator(ada);
  const form = ada.page.locator("[data-sign-up]");
  await form.getByLabel("Name").fill("Passkey Ada");
  await form.getByRole("button", { name: "With a passkey" }).click();
  await expect(ada.page.locator('[data-account="Passkey Ada"]')).toBeVisible();
  await expect(ada.page.locator("[data-passkeys] li")).toHaveCount(1);
  await ada.page.getByRole("button", { name: "Log out", exact: true }).click();
  await ada.page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(ada.page.locator('[data-account="Passkey Ada"]')).toBeVisible();
  ada.fine();
});

for (const phone of [false, true]) {
  test(`an account from sign-up to erasure, by keyboard, ${phone ? "on a phone" : "on a desk"}`, async ({ come }) => {
    const name = phone ? "Phone Bob" : "Desk Bob";
    const bob = await come({ phone });
    await bob.page.goto("/account");
    const form = bob.page.locator("[data-sign-up]");
    await expect(form).toBeVisible();
    await accessible(bob.page, "account");
    expect(await sideways(bob.page)).toBe(false);
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Password").fill("short");
    await bob.page.keyboard.press("Enter");
    await expect(form.getByRole("alert")).toContainText("at least 8");
    await form.getByLabel("Password").fill(PASSWORD);
    await bob.page.keyboard.press("Enter");
    await expect(bob.page.locator(`[data-account="${name}"]`)).toBeVisible();
    await accessible(bob.page, "account");
    expect(await sideways(bob.page)).toBe(false);

    const other = await come();
    await other.page.goto("/account");
    const back = other.page.locator("[data-log-in]");
    await back.getByLabel("Name").fill(name);
    await back.getByLabel("Password").fill(PASSWORD);
    await other.page.keyboard.press("Enter");
    await expect(other.page.locator("[data-devices] li")).toHaveCount(2);
    await bob.page.reload();
    await bob.page.locator("[data-devices]").getByRole("button").click();
    await expect(bob.page.locator("[data-devices] li")).toHaveCount(1);
    await other.page.reload();
    await expect(other.page.locator("[data-log-in]")).toBeVisible();

    await bob.page.getByRole("link", { name: "My profile" }).click();
    await expect(bob.page.getByRole("heading", { level: 1, name })).toBeVisible();
    await accessible(bob.page, "account");
    expect(await sideways(bob.page)).toBe(false);

    await bob.page.goto("/account");
    await bob.page.getByText("Erase my account").click();
    const erase = bob.page.locator("[data-erase]");
    await erase.getByLabel(/type your name/).fill(name);
    await erase.getByLabel("Password").fill(PASSWORD);
    await bob.page.keyboard.press("Enter");
    await expect(bob.page.getByText("Everything has been erased")).toBeVisible();
    bob.fine([/400/]); // the password that was too short
  });
}

test("a rated game shows what it has changed", async ({ come }) => {
  const eve = await come();
  await eve.page.goto("/account");
  const form = eve.page.locator("[data-sign-up]");
  await form.getByLabel("Name").fill("Rated Eve");
  await form.getByLabel("Password").fill(PASSWORD);
  await eve.page.keyboard.press("Enter");
  await expect(eve.page.locator("[data-account]")).toBeVisible();
  await eve.page.goto("/new?game=boss-monster");
  await eve.page.locator("[data-rated]").check();
  await accessible(eve.page, "a rated table");
  const made = await eve.context.request.post("/api/tables", {
    data: { game: "boss-monster", seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }], rated: true, public: true },
  });
  const { table } = (await made.json()) as { table: { id: string; rated: boolean } };
  expect(table.rated).toBe(true);
  await eve.page.goto(`/t/${table.id}`);
  await eve.page.evaluate(() => window.hand.play(2)); // a game that nobody has answered in is in no profile
  await eve.context.request.post(`/api/tables/${table.id}/clear`);
  await expect(eve.page.locator("#end")).toBeVisible();
  await expect(eve.page.getByText("This game does not change any rating.")).toBeVisible();
  await accessible(eve.page, "the end of a rated game");
  await eve.page.goto("/people/Rated%20Eve");
  await expect(eve.page.locator(".entries a")).toHaveCount(1);
  await accessible(eve.page, "a profile with a game");
  eve.fine();
});
