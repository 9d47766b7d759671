/** Everything can be read: each card whole, on each screen no word cut, in five languages, on a desk and on a phone. */
import type { Page } from "@playwright/test";
import { clipped } from "./clipped";
import { BOT, DESK, expect, ME, PHONE, test, type Seat } from "./player";

const LANGUAGES = ["en", "ru", "uk", "pl", "ja"] as const;
const GAMES = ["boss-monster", "super-boss-monster", "munchkin-quest"] as const;
const CARDS = { "boss-monster": 97, "super-boss-monster": 172, "munchkin-quest": 161 }; // 430 in all
const SCREENS = [
  ["desk", DESK],
  ["phone", PHONE],
] as const;

/** Speak another language without leaving the page, and without a mouse that has to find the way to it. */
async function speaks(page: Page, language: string): Promise<void> {
  const sheet = await page.evaluate(async (wanted) => {
    const press = (selector: string): boolean => {
      const element = document.querySelector<HTMLElement>(selector);
      element?.click();
      return !!element;
    };
    const drawn = (): Promise<void> => new Promise((done) => setTimeout(done));
    const select = document.querySelector<HTMLSelectElement>("label.one select");
    const button = `:is(.langs, .pop) button[lang=${wanted}]`;
    if (select) {
      select.value = wanted;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (!press(button)) {
      press("button.lang, main.phone header button"); // where the languages are at a table
      await drawn();
      press(button);
    }
    await drawn();
    if (document.querySelector(".pop")) press("button.lang");
    return !!document.querySelector("[role=dialog], dialog[open]");
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  if (sheet) await page.keyboard.press("Escape");
  await page.evaluate(() => document.fonts.ready);
}

/** What is cut now, a line each. */
async function cut(page: Page, screen: string, root = "body", covers = true): Promise<string[]> {
  return (await clipped(page, root, covers)).map((each) => `${screen}: ${each.how} “${each.text}” ${each.where}`);
}

for (const game of GAMES)
  test(`every card of ${game} is whole in the hand, on the board, and in the sheet of a phone`, async ({ come }) => {
    const ada = await come();
    const { page } = ada;
    const found: string[] = [];
    // Nothing of Munchkin Quest lies in dungeons, and only rooms and bosses of the others do.
    const board = game === "munchkin-quest" ? "" : ",slim,board,mid";
    for (const [sizes, screen] of [
      [`hand,mini${board}`, DESK],
      ["read", PHONE],
    ] as const) {
      await page.setViewportSize(screen);
      await page.goto(`/cards/${game}?size=${sizes}`);
      await expect(page.locator("ul .card").first()).toBeVisible();
      for (const language of LANGUAGES) {
        await speaks(page, language);
        const lie = "ul .card:not(.sz-mid, .sz-board), ul :is(.sz-mid, .sz-board):is(.room, .boss)";
        found.push(...(await cut(page, `${language} ${sizes}`, lie, false)));
        const small = await page.evaluate(
          (least) =>
            [...document.querySelectorAll("ul .c-txt > span")].filter(
              (text) => text.checkVisibility() && parseFloat(getComputedStyle(text).fontSize) < least,
            ).length,
          sizes === "read" ? 14 : 11,
        );
        if (small) found.push(`${language} ${sizes}: ${small} texts in letters too small`);
        await expect(page.locator(`ul .card:is(.sz-read, .sz-hand:not(.slim))`)).toHaveCount(CARDS[game]);
      }
    }
    expect(found).toEqual([]);
    ada.fine();
  });

test("no word is cut on any page, on a desk and on a phone", async ({ come }) => {
  const ada = await come();
  const found: string[] = [];
  for (const path of [
    "/",
    "/new",
    "/seek",
    "/account",
    "/sets",
    "/puzzles",
    "/replays",
    "/cards?q=dragon",
    "/rules/boss-monster?q=bait",
    "/settings",
    "/credits",
    "/nowhere",
  ]) {
    for (const [where, screen] of SCREENS) {
      await ada.page.setViewportSize(screen);
      await ada.page.goto(path);
      await expect(ada.page.locator("h1").first()).toBeVisible();
      for (const language of LANGUAGES) {
        await speaks(ada.page, language);
        found.push(...(await cut(ada.page, `${path} ${language} ${where}`)));
      }
    }
  }
  expect(found).toEqual([]);
  ada.fine([/\/nowhere/]);
});

const six = Array<Seat>(5).fill(BOT);
const TABLES: [game: string, seats: Seat[], answers: number[]][] = [
  ["boss-monster", [ME, BOT, BOT, BOT], [0, 7]],
  ["super-boss-monster", [ME, BOT, BOT], [0, 10]],
  ["super-boss-monster", [ME, ...six], [7]],
  ["super-boss-monster", [ME], [6]],
  ["munchkin-quest", [ME, BOT, BOT, BOT], [0, 7]],
];

for (const [game, seats, moments] of TABLES)
  test(`no word is cut at a table of ${game} for ${seats.length}, on a desk and on a phone`, async ({ come }) => {
    const ada = await come();
    const { id } = await ada.opens(seats, { game, seed: "readable" });
    await ada.sits(id);
    const found: string[] = [];
    const { page } = ada;
    for (const [at, answers] of moments.entries()) {
      await page.setViewportSize(DESK);
      if (answers) await ada.plays(answers);
      await ada.question();
      for (const language of LANGUAGES) {
        await speaks(page, language);
        found.push(...(await cut(page, `${at} ${language} desk`)));
      }
      await page.setViewportSize(PHONE);
      await expect(page.locator("main.phone")).toBeVisible();
      for (const language of LANGUAGES) {
        await speaks(page, language);
        found.push(...(await cut(page, `${at} ${language} phone`)));
        await page.locator(".fan").click();
        found.push(...(await cut(page, `${at} ${language} hand`, ".open")));
        await page.keyboard.press("Escape");
      }
    }
    expect([...new Set(found)]).toEqual([]);
    ada.fine();
  });

test("the longest names of heroes fit their plates in town, however many are there", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await page.goto("/cards/boss-monster?size=hand");
    await expect(page.locator("ul .card").first()).toBeVisible();
    await speaks(page, language);
    const names = await page.locator("ul .card.hero .c-name").allTextContents();
    const longest = names.map((name) => name.trim()).sort((a, b) => b.length - a.length)[0]!;
    const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "plates" });
    await ada.sits(id);
    await ada.until("build");
    await page.evaluate((name) => {
      for (const each of document.querySelectorAll(".town .h4 .nm")) each.textContent = name;
      document.fonts.dispatchEvent(new Event("loadingdone")); // letters are fitted again
    }, longest);
    expect(await page.locator(".town .h4 .nm").count()).toBeGreaterThan(0);
    found.push(...(await cut(page, `${language} ${longest}`, ".town", false)));
  }
  expect(found).toEqual([]);
  ada.fine();
});

test("in a full town every hero has its name, and whole", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "s1" });
  await ada.sits(id);
  await ada.plays(40, async () => (await page.locator(".town ul.tiny").count()) > 0);
  expect(await page.locator(".town ul.tiny li .nm").count()).toBeGreaterThan(6);
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await speaks(page, language);
    found.push(...(await cut(page, language, ".town", false)));
  }
  expect(found).toEqual([]);
  ada.fine();
});

test("on a phone a long list of answers ends with a whole row, and passing is said in two lines", async ({ come }) => {
  const ada = await come({ phone: true });
  const { page } = ada;
  const quest = await ada.opens([ME, BOT, BOT], { game: "munchkin-quest", seed: "s1" });
  await ada.sits(quest.id);
  await ada.until("moves");
  const cutRows = (): Promise<string[]> =>
    page.locator(".list.all").evaluate((list) => {
      const arrow = parseFloat(getComputedStyle(list).getPropertyValue("--arrow"));
      const edge = list.getBoundingClientRect().bottom - arrow;
      return [...list.children]
        .filter((row) => row.getBoundingClientRect().top < edge && row.getBoundingClientRect().bottom > edge + 1)
        .map((row) => row.textContent);
    });
  for (const language of LANGUAGES) {
    await speaks(page, language);
    if (!(await page.locator(".list.all").count())) await page.locator("[data-more-answers]").click();
    await expect(page.locator(".list.all")).toHaveClass(/more-below/);
    expect(await cutRows(), language).toEqual([]);
  }
  const boss = await ada.opens([ME, BOT, BOT, BOT], { seed: "s2" });
  await ada.sits(boss.id);
  await ada.until("react");
  await expect(page.locator("[data-more-answers]")).toBeVisible(); // which once left little room for PASS
  for (const language of LANGUAGES) {
    await speaks(page, language);
    const lines = await page
      .locator("[data-pass] .n")
      .evaluate((note) => note.getBoundingClientRect().height / parseFloat(getComputedStyle(note).lineHeight));
    expect(Math.round(lines), language).toBeLessThanOrEqual(2);
  }
  ada.fine();
});

/** The words of a sheet that a press opens, in every language; on a phone each lies over the table. */
async function sheets(
  page: Page,
  where: string,
  opens: readonly (readonly [name: string, at: string])[],
): Promise<string[]> {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await speaks(page, language);
    for (const [name, at] of opens) {
      await page.locator(at).first().click();
      await expect(page.locator(SHEET)).toBeVisible();
      found.push(...(await cut(page, `${where}, ${name}, ${language}`, SHEET)));
      await page.keyboard.press("Escape");
      await expect(page.locator(SHEET)).toHaveCount(0);
    }
  }
  return found;
}
const SHEET = "dialog[open], [role=dialog]";

for (const game of GAMES)
  test(`no word is cut in the sheets and menus of ${game}`, async ({ come }) => {
    const ada = await come({ phone: true });
    const { id } = await ada.opens([ME, BOT, BOT], { game, seed: "sheets" });
    await ada.sits(id);
    await ada.plays(8);
    await ada.question();
    const found = await sheets(ada.page, game, [
      ["menu", "header .ib >> nth=0"],
      ["log", "header .ib >> nth=1"],
      ["chat", "header .ib >> nth=2"],
      ["rival", ".chip"],
    ]);
    await ada.page.setViewportSize(DESK);
    for (const language of LANGUAGES) {
      await speaks(ada.page, language);
      await ada.page.locator(".sys button[aria-expanded]").last().click();
      found.push(...(await cut(ada.page, `${game}, menu on a desk, ${language}`, ".pop")));
      await ada.page.keyboard.press("Escape");
    }
    expect([...new Set(found)]).toEqual([]);
    ada.fine();
  });

test("no word is cut in a fight, on a desk and on a phone", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { game: "munchkin-quest", seed: "readable fight" });
  await ada.sits(id);
  const found: string[] = [];
  await ada.until("fight");
  let shrunk = 0;
  for (const [where, screen] of SCREENS) {
    await page.setViewportSize(screen);
    for (const language of LANGUAGES) {
      await speaks(page, language);
      found.push(...(await cut(page, `${language} ${where}`)));
      // What is too long for its button is whole once one points at it.
      for (const answer of await page.locator(".opt.shrunk").all()) {
        await answer.hover();
        const small = answer.locator("small");
        expect(await small.evaluate((text) => text.scrollHeight <= text.clientHeight + 1)).toBe(true);
        const [button, words] = [(await answer.boundingBox())!, (await small.boundingBox())!];
        expect(words.y + words.height).toBeLessThanOrEqual(button.y + button.height);
        expect(words.y).toBeGreaterThanOrEqual(button.y);
        shrunk += 1;
      }
    }
  }
  expect(shrunk).toBeGreaterThan(0);
  expect([...new Set(found)]).toEqual([]);
  ada.fine();
});

for (const game of GAMES)
  test(`no word is cut at the end of ${game}, on a desk and on a phone`, async ({ come }) => {
    const ada = await come();
    const { page } = ada;
    const short = game === "munchkin-quest" ? { options: { length: "short" } } : {};
    const { id } = await ada.opens([ME, BOT, BOT], { game, seed: "readable end", ...short });
    await ada.sits(id);
    await ada.plays();
    const found: string[] = [];
    for (const language of LANGUAGES) {
      // Nothing at the end of a game changes the language.
      await page.evaluate((wanted) => {
        const settings = JSON.parse(localStorage.getItem("underhall")!) as object;
        localStorage.setItem("underhall", JSON.stringify({ ...settings, language: wanted }));
      }, language);
      await page.reload();
      await expect(page.locator(".tps a").first()).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const [where, screen] of SCREENS) {
        await page.setViewportSize(screen);
        found.push(...(await cut(page, `${language} ${where}`)));
      }
    }
    expect([...new Set(found)]).toEqual([]);
    ada.fine();
  });

test("at twice the size the board is seen beside every question, which is whole with its ways on", async ({ come }) => {
  const ada = await come();
  await ada.page.setViewportSize({ width: 683, height: 384 });
  for (const game of GAMES) {
    const { id } = await ada.opens([ME, BOT, BOT], { game, seed: "zoom" });
    await ada.sits(id);
    for (let count = 0; count < 14; count += 1) {
      const kind = await ada.question();
      const seen = await ada.page.evaluate(() => {
        const box = (element: Element): DOMRect => element.getBoundingClientRect();
        const board = box(document.querySelector(".seen")!);
        const asked = [...document.querySelectorAll(".sheet h2, .sheet .two")].map(box);
        return {
          wide: document.documentElement.scrollWidth <= innerWidth,
          asked: asked.every((each) => each.top >= 0 && each.bottom <= innerHeight + 1),
          left: Math.round(board.width * (Math.min(board.bottom, innerHeight) - board.top)),
        };
      });
      expect(seen.wide, `${game} ${kind}`).toBe(true);
      expect(seen.asked, `${game} ${kind}`).toBe(true);
      expect(seen.left, `${game} ${kind}`).toBeGreaterThan(683 * 384 * 0.35); // more than a third of the window
      await ada.answers();
    }
  }
  ada.fine();
});

test("a card that one looks at for a moment, or goes to by keyboard, stands large where it lies", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "arrows" });
  await ada.sits(id);
  await ada.plays(4);
  await ada.question();
  const card = ada.page.locator(".hand .card").first();
  const peek = ada.page.locator(".peek .card");
  await card.hover();
  await expect(peek).toBeVisible();
  const [small, large] = [(await card.boundingBox())!, (await peek.boundingBox())!];
  expect(large.width).toBeGreaterThan(small.width);
  expect(large.x).toBeLessThan(small.x + small.width);
  expect(large.x + large.width).toBeGreaterThan(small.x);
  expect(await cut(ada.page, "large", ".peek")).toEqual([]);
  await ada.page.mouse.move(4, 4);
  await expect(peek).toHaveCount(0);
  await card.focus();
  await ada.page.keyboard.press("ArrowRight");
  await expect(peek).toBeVisible();
  await ada.page.keyboard.press("Escape");
  await expect(peek).toHaveCount(0);
  ada.fine();
});
