/** Two people by link, and a third who watches. */
import { expect, test } from "./player";

test("two browsers finish a game by link while a third watches", async ({ come }) => {
  const [ada, bob, eve] = await Promise.all([come(), come(), come()]);
  const { id, invite } = await ada.opens([{ kind: "me", name: "Ada" }, { kind: "open" }]);
  await ada.page.goto(`/t/${id}`);
  await expect(ada.page.getByText(invite).or(ada.page.locator("svg, img, input")).first()).toBeVisible();

  await bob.page.goto(`/t/${id}#${invite}`);
  await bob.page.getByRole("textbox").first().fill("Bob");
  await bob.page
    .getByRole("button", { name: /sit|join/i })
    .first()
    .click();
  await Promise.all([ada, bob].map((each) => expect(each.page.locator("[data-question]")).toBeVisible()));
  expect(new URL(bob.page.url()).hash).toBe(""); // the secret does not stay in the address

  await eve.page.goto(`/watch/${id}`);
  await expect(eve.page.locator(".mine")).toBeVisible();
  await expect(ada.page.locator(".eyes")).toHaveText("1");

  const watched = (async () => {
    while (!(await ada.ended.count())) {
      // Whatever happens, a watcher is asked nothing and sees nobody's hand.
      expect(await eve.page.locator("[data-answer], [data-pass]").count()).toBe(0);
      await ada.ended.waitFor({ timeout: 500 }).catch(() => undefined);
    }
  })();
  await Promise.all([ada.plays(), bob.plays(), watched]);
  for (const each of [ada, bob]) await expect(each.ended).toBeVisible();
  // The same on both pages, but for whom each of them calls "you".
  const [hers, his] = await Promise.all(
    [ada, bob].map(async (each) => (await each.page.locator(".stand").innerText()).replace(/^you\n/m, "")),
  );
  expect(hers).toBe(his);
  await expect(eve.page.locator(".idle-end, a[href^='/replay/']").first()).toBeVisible();
  for (const each of [ada, bob, eve]) each.fine();
});

test("what is said is heard, muted, and never anything but text", async ({ come }) => {
  const [ada, bob] = await Promise.all([come(), come()]);
  const { id, invite } = await ada.opens([{ kind: "me", name: "Ada" }, { kind: "open" }], { free_chat: true });
  await bob.context.request.put("/api/me", { data: { name: "Bob" } });
  await bob.context.request.post(`/api/tables/${id}/join`, { data: { invite } });
  await Promise.all([ada.sits(id), bob.sits(id)]);
  for (const each of [ada, bob]) await each.page.locator(".chat").click();
  await ada.page.locator(".phrases button").first().click();
  await expect(bob.page.locator(".drawer li").first()).toContainText("Hello!");
  await ada.page.locator(".drawer input").fill("<img src=x onerror=alert(1)> hi");
  await ada.page.keyboard.press("Enter");
  await expect(bob.page.locator(".drawer li").last()).toContainText("<img src=x onerror=alert(1)> hi");
  await expect(bob.page.locator(".drawer li img[src=x]")).toHaveCount(0);
  await bob.page.locator(".drawer .mute").first().click();
  await expect(bob.page.locator(".drawer .said")).toHaveCount(0);
  for (const each of [ada, bob]) each.fine();
});

test("both vote to end the game, and nobody wins", async ({ come }) => {
  const [ada, bob] = await Promise.all([come(), come()]);
  const { id, invite } = await ada.opens([{ kind: "me", name: "Ada" }, { kind: "open" }]);
  await bob.context.request.put("/api/me", { data: { name: "Bob" } });
  await bob.context.request.post(`/api/tables/${id}/join`, { data: { invite } });
  await Promise.all([ada.sits(id), bob.sits(id)]);
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Vote to end the game" }).click();
  await expect(bob.page.locator(".vote")).toContainText("Ada");
  await bob.page.getByRole("button", { name: "End the game here" }).click();
  for (const each of [ada, bob]) {
    await expect(each.ended).toContainText("No winner");
    each.fine();
  }
});
