/** Everybody can play: by keyboard alone, with a screen reader, at any size. */
import { accessible } from "./axe";
import { BOT, DESK, expect, ME, PHONE, test } from "./player";

// Long lists are searched first: a hundred cards of one kind have the same faults as ten.
const PAGES = [
  ["/", "/new", "/seek", "/replays", "/settings", "/credits", "/nowhere", "/t/doesnotexist", "/offline.html"],
  [
    "/cards/boss-monster/dark-altar?q=altar",
    "/cards/super-boss-monster/emperor-dododo?q=emperor",
    "/cards/munchkin-quest/m-plutonium-dragon?q=dragon",
    "/rules/boss-monster?q=bait",
    "/rules/munchkin-quest?q=trap",
    "/rules/super-boss-monster?q=minion",
    "/watch/doesnotexist",
    "/replay/doesnotexist",
    "/people/doesnotexist",
    "/verify/doesnotexist",
    "/sets/doesnotexist",
  ],
];

for (const [part, pages] of PAGES.entries())
  test(`axe finds nothing on any page, on a desk and on a phone (${part + 1} of ${PAGES.length})`, async ({ come }) => {
    const ada = await come();
    for (const path of pages) {
      // The page for when there is no connection would go away as soon as it finds the server.
      if (path === "/offline.html") await ada.page.route("**/api/version", (route) => route.fulfill({ status: 503 }));
      await ada.page.setViewportSize(DESK);
      await ada.page.goto(path);
      await expect(ada.page.locator("h1:visible").first()).toBeVisible();
      await accessible(ada.page, path);
      await ada.page.setViewportSize(PHONE);
      await accessible(ada.page, `${path} on a phone`, "html", true);
    }
    ada.fine([/\/nowhere/, /doesnotexist/, /503.*\/api\/version/]);
  });

test("axe finds nothing where one waits for friends, and with tables of one's own", async ({ come }) => {
  const [ada, bob] = await Promise.all([come(), come({ phone: true })]);
  const { id, invite } = await ada.opens([ME, { kind: "open" }, { kind: "open" }], { public: true });
  await ada.opens([ME, BOT]);
  await ada.page.goto(`/t/${id}`);
  await expect(ada.page.getByText("underhall serve --host 0.0.0.0")).toBeVisible();
  await accessible(ada.page, "waiting as the host");
  await ada.page.setViewportSize(PHONE);
  await accessible(ada.page, "waiting as the host on a phone");
  await bob.page.goto(`/t/${id}#${invite}`);
  await expect(bob.page.getByRole("textbox")).toBeVisible();
  await accessible(bob.page, "invited");
  await bob.page.getByRole("textbox").fill("Bob");
  await bob.page.keyboard.press("Enter");
  await expect(bob.page.locator(".is-waiting")).toBeVisible();
  await accessible(bob.page, "waiting as a guest");
  await ada.page.setViewportSize(DESK);
  await ada.page.goto("/");
  await expect(ada.page.locator("li.mine").first()).toBeVisible();
  await accessible(ada.page, "start page with tables");
  for (const each of [ada, bob]) each.fine();
});

test("axe finds nothing at a table on a desk", async ({ come }) => {
  const ada = await come({ hints: true });
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "axe" });
  await ada.sits(id);
  await ada.question();
  await accessible(page, "first question");
  await ada.plays(12);
  await ada.question();
  await page.locator(".log li button").last().click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".chat").click();
  await accessible(page, "why, menu and chat");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Discard:/ }).click();
  await accessible(page, "discard pile");
  ada.fine();
});

test("axe finds nothing at a table on a phone", async ({ come }) => {
  const ada = await come({ phone: true, hints: true });
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "axe" });
  await ada.sits(id);
  await ada.plays(12);
  await ada.question();
  await accessible(page, "in the middle");
  for (const name of ["Menu", "Log", "Chat"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await accessible(page, name);
    await page.keyboard.press("Escape");
  }
  for (const [name, at] of [
    ["rival", ".chip"],
    ["hand", ".fan"],
  ] as const) {
    await page.locator(at).first().click();
    await accessible(page, name);
    await page.keyboard.press("Escape");
  }
  ada.fine();
});

test("axe finds nothing at the end of a game, in its replay, and watching", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "end" });
  await ada.sits(id);
  await ada.plays();
  for (const [path, there] of [
    [`/t/${id}`, ".tps a"],
    [`/replay/${id}#at=40&eyes=-2`, ".scrub"],
    [`/watch/${id}`, ".mine"],
  ] as const) {
    await ada.page.setViewportSize(DESK);
    await ada.page.goto(path);
    await expect(ada.page.locator(there).first()).toBeVisible();
    await accessible(ada.page, path);
    await ada.page.setViewportSize(PHONE);
    await expect(ada.page.locator(there).first()).toBeVisible();
    await accessible(ada.page, `${path} on a phone`);
  }
  ada.fine();
});

test("a whole game by keyboard alone", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "keys" });
  await ada.sits(id);
  for (let step = 0; !(await ada.ended.count()); step += 1) {
    const kind = await ada.question();
    if (!kind) continue;
    if (/^(react|answer|cancel|hold)$/.test(kind) && (await page.locator("[data-pass]").count()))
      await ada.presses("Space");
    else if (step % 3) await ada.presses(await ada.firstKey());
    else {
      // Enter goes to the first answer, and takes it; the arrows go on from there.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press("Enter");
      await expect(page.locator("[data-answer]:focus, [data-pass]:focus")).toHaveCount(1);
      await ada.presses("Enter");
    }
  }
  await expect(ada.ended).toBeVisible();
  ada.fine();
});

test("arrows walk over the cards, the card in focus is told in full, and M mutes", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "arrows" });
  await ada.sits(id);
  await ada.until("discard-start");
  await ada.page.keyboard.press("ArrowDown");
  const first = ada.page.locator(".hand .card").first();
  await first.focus();
  await expect(ada.page.locator(".insp h3")).toHaveText(/\w/);
  const before = await ada.page.locator(".insp h3").innerText();
  await ada.page.keyboard.press("ArrowRight");
  await expect(ada.page.locator(".insp h3")).not.toHaveText(before);
  const sound = ada.page.getByRole("button", { name: "Sound" });
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  await ada.page.keyboard.press("m");
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  ada.fine();
});

test("prompts and results are spoken", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "spoken" });
  await ada.sits(id);
  await ada.question();
  await expect(ada.page.locator("[aria-live=assertive]")).toHaveText(/\w{4}/);
  await ada.plays(4);
  await expect(ada.page.locator(".sr[aria-live=polite]")).toHaveText(/\w{4}/);
});

test("the whole table of four is on the screen at 1366 × 768", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "whole" });
  await ada.sits(id);
  for (let step = 0; step < 8; step += 1) {
    await ada.plays(5);
    if (await ada.ended.count()) break;
    const over = await ada.page.evaluate(() => {
      const page = document.documentElement;
      const out = [
        ...document.querySelectorAll(".opp, .town, .mine, .decide, .dock, .rail, .opp .card, .mine .card, .piles"),
      ].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1;
      });
      return {
        scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
        out: out.map((each) => each.className),
      };
    });
    expect(over).toEqual({ scrolls: false, out: [] });
  }
});

test("on a phone a game is finished, nothing is wider than the screen, and targets are large enough", async ({
  come,
}) => {
  const ada = await come({ phone: true, language: "ja" });
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "phone" });
  await ada.sits(id);
  while (!(await ada.ended.count())) {
    await ada.plays(6);
    if ((await ada.ended.count()) || !(await ada.question())) continue;
    const found = await ada.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll("header button, header select, .chip, .sheet button, .fan, .map button")]
        .map((each) => ({ name: each.className || each.tagName, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width && box.height && (box.height < 43.5 || (box.width < 43.5 && box.height < 43.5)))
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    }));
    expect(found).toEqual({ wide: PHONE.width, small: [] });
  }
  await expect(ada.ended).toBeVisible();
  ada.fine();
});

test("on a phone nothing in the header lies over anything else, however long the words are", async ({ come }) => {
  for (const language of ["en", "ru", "uk", "pl", "ja"]) {
    const ada = await come({ phone: true, language });
    const { id } = await ada.opens([ME, BOT, BOT], { seed: "header", game: "munchkin-quest" });
    await ada.sits(id);
    const over = await ada.page
      .locator("header")
      .first()
      .evaluate((header) => {
        const boxes = [...header.querySelectorAll("button, .phs, .trn, select")].map((each) =>
          each.getBoundingClientRect(),
        );
        return boxes.filter((box, at) => at > 0 && box.left < boxes[at - 1]!.right - 0.5).length;
      });
    expect(over, language).toBe(0);
    ada.fine();
  }
});

test("on a phone a card is looked at first, and its button plays it", async ({ come }) => {
  const ada = await come({ phone: true });
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "tap" });
  await ada.sits(id);
  await ada.until("first-room");
  await ada.page.locator(".fan").tap();
  await ada.page.locator(".open .card.is-playable").first().tap();
  await expect(ada.page.locator(".zoom .card")).toBeVisible();
  await ada.page.locator(".acts [data-answer]").first().tap();
  await expect(ada.page.locator(".zoom")).toHaveCount(0);
  if ((await ada.question()) === "first-room") await ada.page.locator(".empty.is-playable").tap();
  await expect(ada.asked).not.toHaveAttribute("data-question", "first-room");
  ada.fine();
});
