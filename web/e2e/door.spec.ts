/** The way to a table: the first page, names, one's own tables, invitations, and addresses that lead nowhere. */
import { accessible } from "./axe";
import { BOT, expect, ME, test, type Player } from "./player";

const LANGUAGES = ["en", "ru", "uk", "pl", "ja"];
const start = (player: Player) => player.page.getByRole("button", { name: /play now/i });

test("the whole first page is on one screen, with a new table and some tables of one's own", async ({ come }) => {
  for (const language of LANGUAGES) {
    const ada = await come({ language });
    for (let count = 0; count < 4; count += 1) await ada.opens([ME, BOT, BOT], { seed: String(count) });
    await ada.page.goto("/");
    await expect(ada.page.locator("form .mk")).toBeVisible();
    await expect(ada.page.locator("main li.mine")).toHaveCount(2);
    const page = await ada.page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth, form: document.querySelector("form")!.getBoundingClientRect().bottom };
    });
    expect(page, language).toEqual({ scrollHeight: 768, scrollWidth: 1366, form: expect.any(Number) });
    expect(page.form, language).toBeLessThan(768);
    ada.fine();
  }
});

test("lists are asked for once, and then every five seconds", async ({ come }) => {
  const ada = await come();
  const asked: string[] = [];
  ada.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await ada.page.goto("/");
  const replays = ada.page.getByRole("region", { name: "Replays" }); // of games that others may have ended here before
  await expect(replays.getByText("No finished games yet").or(replays.getByRole("listitem").first())).toBeVisible();
  for (const path of ["/api/games", "/api/tables", "/api/replays", "/api/version"])
    expect(
      asked.filter((each) => each === path),
      path,
    ).toHaveLength(1);
});

test("a name is asked for once, before friends meet, and never before a game against bots", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/");
  await start(ada).click();
  await ada.question();
  await ada.page.goto("/");
  await ada.page.getByRole("button", { name: "Open this table" }).click();
  const field = ada.page.getByLabel("What should the others call you?");
  await expect(field).toBeFocused();
  await accessible(ada.page, "asked for a name");
  await ada.page.getByRole("button", { name: "Open this table" }).click();
  await expect(ada.page.getByRole("alert")).toHaveText(/Please enter a name/);
  await field.fill("Ada L.");
  await ada.page.keyboard.press("Enter");
  await expect(ada.page.locator("ol li").first()).toContainText("Ada L.");
  await ada.page.goto("/");
  await ada.page.getByRole("button", { name: "Open this table" }).click();
  await expect(ada.page.locator("ol li").first()).toContainText("Ada L."); // not asked again
  ada.fine();
});

test("a friend needs a name, too, and is told so in our words", async ({ come }) => {
  const [ada, bob] = await Promise.all([come(), come({ language: "pl" })]);
  await ada.context.request.put("/api/me", { data: { name: "Ada" } });
  const { id, invite } = await ada.opens([{ kind: "me" }, { kind: "open" }]);
  await bob.page.goto(`/t/${id}#${invite}`);
  await bob.page.getByRole("button", { name: "Usiądź" }).click();
  await expect(bob.page.getByRole("alert")).toHaveText(/Wpisz imię/);
  await accessible(bob.page, "without a name");
  await bob.page.getByRole("textbox").fill("Bob");
  await bob.page.keyboard.press("Enter");
  await expect(bob.page.locator("[data-question]")).toBeVisible(); // whoever is asked first
  // In everybody's list each is called by their own name, and oneself "you".
  for (const [each, names] of [
    [ada, "You · Bob"],
    [bob, "Ada · Ty"],
  ] as const) {
    await each.page.goto("/");
    await expect(each.page.locator("li.mine b")).toHaveText(names);
    each.fine();
  }
});

test("several people at one screen are found by that name, and all need theirs", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/new");
  const second = ada.page.getByLabel("Who sits in seat 2");
  await expect(second.locator("option").first()).toHaveText("Someone at this screen");
  await second.selectOption("me");
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await expect(ada.page.getByRole("alert")).toHaveText(/Please enter a name/);
  await expect(ada.page.locator("input.name").first()).toBeFocused();
  await ada.page.locator("input.name").first().fill("Ada");
  await ada.page.locator("input.name").nth(1).fill("Bob");
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await expect(ada.page.locator("[data-curtain]")).toBeVisible();
  ada.fine();
});

test("a table says that it is one's move, and goes when one wants it to", async ({ come }) => {
  const ada = await come();
  const ids = [];
  for (let count = 0; count < 4; count += 1) ids.push((await ada.opens([ME, BOT], { seed: String(count) })).id);
  await ada.page.goto("/");
  const rows = ada.page.locator("li.mine");
  await expect(rows).toHaveCount(2); // what was left behind does not fill the page
  await expect(rows.first()).toContainText("Your move");
  await ada.page.getByRole("button", { name: "2 more tables" }).click();
  await expect(rows).toHaveCount(4);
  const cut = rows.first().getByRole("button", { name: /^Remove/ });
  await cut.click();
  await expect(rows.first()).toContainText("End this game and remove it?");
  await accessible(ada.page, "about to remove");
  await expect(rows.first().getByRole("button", { name: "Keep" })).toBeFocused();
  await ada.page.keyboard.press("Enter");
  await expect(rows).toHaveCount(4);
  await cut.click();
  await rows.first().getByRole("button", { name: "Remove" }).click();
  await expect(rows).toHaveCount(3);
  const { mine } = (await (await ada.context.request.get("/api/tables")).json()) as { mine: unknown[] };
  expect(mine).toHaveLength(3);
  ada.fine();
});

test("who opened the page under an address of this machine alone is told why no phone can come", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, { kind: "open" }]);
  await ada.page.goto(`/t/${id}`);
  await expect(ada.page.getByText("underhall serve --host 0.0.0.0")).toBeVisible();
  await expect(ada.page.getByRole("img", { name: /QR/ })).toHaveCount(0);
  await accessible(ada.page, "waiting room");
  // As it is told where others can come in.
  const base = "http://192.0.2.7:8765";
  await ada.page.route("**/invite", async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, reach: "network", base, qr: '<svg width="33" height="33"></svg>' } });
  });
  await ada.page.reload();
  await expect(ada.page.getByLabel("Link to this table")).toHaveValue(new RegExp(`^${base}/t/${id}#`));
  await expect(ada.page.getByRole("img", { name: /QR/ })).toBeVisible();
  ada.fine();
});

test("an address that leads nowhere is a page with ways home", async ({ come }) => {
  const ada = await come();
  for (const path of ["/t/doesnotexist", "/watch/doesnotexist", "/replay/doesnotexist", "/nowhere"]) {
    await ada.page.goto(path);
    await expect(ada.page.locator("h1")).toHaveText("Lost in the dungeon");
    await expect(ada.page.locator("header nav a").first()).toBeVisible();
    await accessible(ada.page, path);
  }
  await ada.page.getByRole("link", { name: "Back to the start page" }).click();
  await expect(start(ada)).toBeVisible();
  ada.fine([/doesnotexist/, /nowhere/]);
});

test("the focus goes along to each page, and stays in it when an answer is gone", async ({ come }) => {
  const ada = await come();
  const focus = () => ada.page.evaluate(() => document.activeElement?.tagName);
  await ada.page.goto("/");
  await ada.page.getByRole("link", { name: "Credits" }).press("Enter");
  await expect(ada.page.locator("h1")).toHaveText("Credits");
  await expect.poll(focus).toBe("MAIN");
  await ada.page.getByRole("link", { name: "Start page" }).press("Enter");
  await expect(start(ada)).toBeVisible();
  await expect.poll(focus).toBe("MAIN");
  await start(ada).press("Enter");
  await ada.question();
  await expect.poll(focus).not.toBe("BODY");
  for (let step = 0; step < 6; step += 1) {
    await ada.question();
    const answer = ada.page.locator("[data-answer], [data-pass]").first();
    await answer.focus();
    await answer.press("Enter");
    await expect.poll(focus).not.toBe("BODY");
  }
  ada.fine();
});

test("against bots one leaves, comes back, or ends the game: nobody votes and nobody resigns", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT]);
  await ada.sits(id);
  await expect(ada.page.getByTitle("Leave (the game waits for you)")).toBeVisible();
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await expect(ada.page.getByRole("button", { name: /vote|resign/i })).toHaveCount(0);
  await ada.page.getByRole("button", { name: "End this game" }).click();
  await ada.page.getByRole("button", { name: "End this game" }).click(); // once more, to be sure
  await expect(ada.ended).toContainText("No winner");
  ada.fine();
});

test("finished games say whose their numbers are", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT]);
  await ada.sits(id);
  await ada.plays(6);
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "End this game" }).click();
  await ada.page.getByRole("button", { name: "End this game" }).click();
  await expect(ada.ended).toBeVisible();
  await ada.page.goto("/replays");
  const mine = ada.page.locator("main li").filter({ hasText: "You" }); // others may have finished games here, too
  await expect(mine).toContainText(/Souls minus wounds: \S+ −?\d+, \S+ −?\d+/);
  ada.fine();
});
