/** Everybody can play: by keyboard alone, with a screen reader, at any size. */
import { accessible } from "./axe";
import { BOT, expect, ME, PHONE, test } from "./player";

// Long lists are searched first: a hundred cards of one kind have the same faults as ten.
const PAGES = [
  "/",
  "/new",
  "/replays",
  "/cards?q=dragon",
  "/cards/boss-monster/dark-altar",
  "/rules/boss-monster?q=bait",
  "/rules/munchkin-quest?q=trap",
  "/rules/super-boss-monster?q=minion",
  "/settings",
  "/credits",
  "/nowhere",
  "/t/doesnotexist",
  "/watch/doesnotexist",
  "/replay/doesnotexist",
  "/offline.html",
];

for (const phone of [false, true]) {
  const size = phone ? "on a phone" : "on a desk";

  test(`axe finds nothing on any page ${size}`, async ({ come }) => {
    const ada = await come({ phone });
    for (const path of PAGES) {
      await ada.page.goto(path);
      await expect(ada.page.locator("h1:visible").first()).toBeVisible();
      await accessible(ada.page, path);
    }
    ada.fine([/\/nowhere/, /doesnotexist/]);
  });

  test(`axe finds nothing where one waits for friends, with tables of one's own, and in the lists ${size}`, async ({
    come,
  }) => {
    const [ada, bob] = await Promise.all([come({ phone }), come({ phone })]);
    const { id, invite } = await ada.opens([ME, { kind: "open" }, { kind: "open" }], { public: true });
    const ended = await ada.opens([ME, BOT]);
    await ada.sits(ended.id);
    await ada.plays(3);
    await ada.context.request.post(`/api/tables/${(await ada.opens([ME, BOT])).id}/clear`);
    await ada.page.goto(`/t/${id}`);
    await expect(ada.page.getByText("underhall serve --host 0.0.0.0")).toBeVisible();
    await accessible(ada.page, "waiting as the host");
    await bob.page.goto(`/t/${id}#${invite}`);
    await expect(bob.page.getByRole("textbox")).toBeVisible();
    await accessible(bob.page, "invited");
    await bob.page.getByRole("textbox").fill("Bob");
    await bob.page.keyboard.press("Enter");
    await expect(bob.page.locator(".is-waiting")).toBeVisible();
    await accessible(bob.page, "waiting as a guest");
    await ada.page.goto("/");
    await expect(ada.page.locator("li.mine").first()).toBeVisible();
    await accessible(ada.page, "start page with tables");
    for (const each of [ada, bob]) each.fine();
  });

  test(`axe finds nothing at a table ${size}`, async ({ come }) => {
    const ada = await come({ phone, hints: true });
    const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "axe" });
    await ada.sits(id);
    await ada.question();
    await accessible(ada.page, "first question");
    await ada.plays(12);
    await ada.question();
    await accessible(ada.page, "in the middle");
    if (phone) {
      for (const name of ["Menu", "Log", "Chat"]) {
        await ada.page.getByRole("button", { name, exact: true }).click();
        await accessible(ada.page, name);
        await ada.page.keyboard.press("Escape");
      }
      const hint = ada.page.locator(".hint button");
      if (await hint.count()) await hint.click();
      await ada.page.locator(".chip").first().click();
      await accessible(ada.page, "rival");
      await ada.page.keyboard.press("Escape");
      await ada.page.locator(".fan").click();
      await accessible(ada.page, "hand");
      await ada.page.keyboard.press("Escape");
    } else {
      await ada.page.locator(".log li button").last().click();
      await ada.page.getByRole("button", { name: "Menu" }).click();
      await ada.page.locator(".chat").click();
      await accessible(ada.page, "why, menu and chat");
      await ada.page.keyboard.press("Escape");
      await ada.page.getByRole("button", { name: /^Discard:/ }).click();
      await accessible(ada.page, "discard pile");
      await ada.page.keyboard.press("Escape");
    }
    ada.fine();
  });

  test(`axe finds nothing at the end of a game, in its replay, and watching ${size}`, async ({ come }) => {
    const ada = await come({ phone });
    const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "end" });
    await ada.sits(id);
    await ada.plays();
    await expect(ada.page.locator(".tps a").first()).toBeVisible();
    await accessible(ada.page, "end");
    await ada.page.goto(`/replay/${id}#at=40&eyes=-2`);
    await expect(ada.page.locator(".scrub")).toBeVisible();
    await accessible(ada.page, "replay");
    await ada.page.goto(`/watch/${id}`);
    await expect(ada.page.locator(".mine")).toBeVisible();
    await accessible(ada.page, "watching");
    ada.fine();
  });
}

test("a whole game by keyboard alone", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "keys" });
  await ada.sits(id);
  const keys = ada.page.keyboard;
  for (let step = 0; step < 500 && !(await ada.ended.count()); step += 1) {
    const kind = await ada.question();
    if (!kind) continue;
    const reaction = /^(react|answer|cancel|hold)$/.test(kind);
    if (reaction && (await ada.page.locator("[data-pass]").count())) await keys.press("Space");
    else if (step % 3 === 0) {
      // Enter goes to the first answer, and takes it; the arrows go on from there.
      await ada.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await keys.press("Enter");
      await expect(ada.page.locator("[data-answer]:focus, [data-pass]:focus")).toHaveCount(1);
      await keys.press("Enter");
    } else await keys.press("1");
    await ada.page.waitForTimeout(25);
  }
  await expect(ada.ended).toBeVisible();
  ada.fine();
});

test("arrows walk over the cards, the card in focus is told in full, and M mutes", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "arrows" });
  await ada.sits(id);
  while ((await ada.question()) !== "discard-start") await ada.answers();
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

test("on a phone a person finishes a game, nothing is wider than the screen, and targets are large enough", async ({
  come,
}) => {
  const ada = await come({ phone: true });
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "phone" });
  await ada.sits(id);
  let looked = 0;
  await ada.plays(800, async () => {
    if (await ada.ended.count()) return false;
    looked += 1;
    if (looked % 6) return false;
    const found = await ada.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll("header button, header select, .chip, .sheet button, .fan, .map button")]
        .map((each) => ({ name: each.className || each.tagName, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width && box.height && (box.height < 43.5 || (box.width < 43.5 && box.height < 43.5)))
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    }));
    expect(found).toEqual({ wide: PHONE.width, small: [] });
    return false;
  });
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
  while ((await ada.question()) !== "first-room") await ada.answers();
  await ada.page.locator(".fan").tap();
  await ada.page.locator(".open .card.is-playable").first().tap();
  await expect(ada.page.locator(".zoom .card")).toBeVisible();
  await ada.page.locator(".acts [data-answer]").first().tap();
  await expect(ada.page.locator(".zoom")).toHaveCount(0);
  if ((await ada.question()) === "first-room") await ada.page.locator(".empty.is-playable").tap();
  await expect(ada.asked).not.toHaveAttribute("data-question", "first-room");
  ada.fine();
});
