/** Munchkin Quest: whole games, the map and its twin, phone, keyboard. */
import { accessible } from "./axe";
import { DESK, expect, ME, PHONE, test, type Player } from "./player";
import { GAME, SHORT, sitsAt } from "./quest";

test("a whole game at three seats is finished by clicking", async ({ come }) => {
  const ada = await come();
  await sitsAt(ada, 3, "whole", { options: SHORT });
  while (!(await ada.ended.count())) await ada.clicks();
  await expect(ada.page.locator(".stand li")).toHaveCount(3);
  await accessible(ada.page, "end");
  ada.fine();
});

test("a whole game on a phone, in Japanese", async ({ come }) => {
  const ada = await come({ phone: true, language: "ja" });
  await sitsAt(ada, 3, "whole", { options: SHORT });
  expect(await ada.plays()).toBeGreaterThan(20);
  await expect(ada.ended).toBeVisible();
  await accessible(ada.page, "end");
  ada.fine();
});

test("a fight, a search and the end of a turn by keyboard alone", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await sitsAt(ada, 2, "keys", { options: SHORT });
  const asked = new Set<string>();
  for (let step = 0; step < 24 || !asked.has("fight"); step += 1) {
    const kind = await ada.question();
    if (!kind) break;
    asked.add(kind);
    const pass = page.locator("[data-pass] kbd");
    const named = (await pass.count()) && step % 3 ? await pass.textContent() : await ada.firstKey();
    await ada.presses(/^\w$/.test(named!) ? named!.toLowerCase() : "Space");
  }
  expect(asked).toContain("moves");
  expect(asked).toContain("fight");
  ada.fine();
});

test("the map is dragged, zoomed in three steps, fitted and centred; arrow keys go from room to room", async ({
  come,
}) => {
  const ada = await come();
  await sitsAt(ada, 2, "map");
  await ada.plays(120, async (kind) => kind === "moves" && (await ada.page.locator("[data-room]").count()) > 2);
  const { page } = ada;
  const here = page.locator(".tile.here");
  const box = async () => (await here.boundingBox())!;
  const before = await box();
  const port = page.locator(".port");
  const frame = (await port.boundingBox())!;
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height - 20);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width / 2 - 60, frame.y + frame.height - 60, { steps: 6 });
  await page.mouse.up();
  const dragged = await box();
  expect(Math.round(dragged.x - before.x)).toBe(-60);
  expect(Math.round(dragged.y - before.y)).toBe(-40);
  await expect(ada.asked).toHaveAttribute("data-question", "moves"); // a drag is no press
  expect(Math.round((await box()).width)).toBe(128);
  await page.mouse.move(frame.x + 450, frame.y + 380);
  await page.mouse.wheel(0, -120);
  expect(Math.round((await box()).width)).toBe(192);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  expect(Math.round((await box()).width)).toBe(64);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.keyboard.press("c");
  const centred = await box();
  expect(Math.abs(centred.x + centred.width / 2 - frame.x - frame.width / 2)).toBeLessThan(4);
  await page.getByRole("button", { name: "Fit", exact: true }).click();
  for (const tile of await page.locator("[data-room]").all()) await expect(tile).toBeInViewport({ ratio: 0.9 });
  // By keyboard: from the tile I stand on to the one beside it.
  await here.locator("[data-map]").focus();
  const start = await page.evaluate(() => (document.activeElement as HTMLElement).dataset);
  const beside = await page.evaluate(() => {
    const now = (document.activeElement as HTMLElement).dataset;
    const keys = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] } as const;
    return Object.entries(keys).find(([, [dx, dy]]) =>
      document.querySelector(`[data-room][data-x="${Number(now.x) + dx}"][data-y="${Number(now.y) + dy}"]`),
    )?.[0];
  });
  await page.keyboard.press(beside!);
  const next = await page.evaluate(() => (document.activeElement as HTMLElement).dataset);
  expect(next.room).not.toBe(start.room);
  expect(next.room).toBeDefined();
  await expect(page.locator(".insp h3").first()).toHaveText(/\w/);
  ada.fine();
});

test("the room list says what the map shows, and walks as the map does", async ({ come }) => {
  const ada = await come();
  await sitsAt(ada, 2, "list");
  const { page } = ada;
  await ada.plays(
    200,
    async (kind) =>
      kind === "moves" &&
      (await page.locator("[data-answer][data-kind=walk], .tile.reach").count()) > 0 &&
      (await page.locator("[data-room]").count()) > 2,
  );
  const rooms = await page.locator("[data-room]").count();
  await page.keyboard.press("l");
  const rows = page.locator(".list ol > li");
  await expect(rows).toHaveCount(rooms);
  await expect(rows.first()).toContainText("You are here");
  await expect(rows.first().locator(".exits li")).toHaveCount(4);
  await accessible(page, "room list");
  const name = (await page.locator(".tile.here .face").getAttribute("aria-label"))!.split(".")[0]!;
  const go = rows.locator(".btn.go").filter({ hasNotText: /explore/i });
  await go.last().click();
  await expect(page.locator(".list")).toHaveCount(0);
  await expect
    .poll(async () => (await page.locator(".tile.here .face").getAttribute("aria-label"))?.split(".")[0], {
      timeout: 10_000,
    })
    .not.toBe(name);
  ada.fine();
});

test("a colour of the Monster Die is tried, and the arrows and ways of that colour are shown", async ({ come }) => {
  const ada = await come();
  await sitsAt(ada, 3, "peek");
  const { page } = ada;
  const counts = page.locator(".peek .n");
  const found = async () => (await counts.allInnerTexts()).findIndex((n) => Number(n) > 0);
  await ada.plays(300, async (kind) => kind === "moves" && (await found()) >= 0);
  const at = await found();
  expect(at).toBeGreaterThanOrEqual(0);
  const face = page.locator(".peek button").nth(at);
  if ((await face.getAttribute("aria-pressed")) === "true") await face.click();
  await face.click();
  await expect(face).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("svg.paths text").first()).toBeVisible();
  expect(await page.locator("svg.paths rect[fill='#fff']").count()).toBe(Number(await counts.nth(at).innerText()));
  await face.click();
  await expect(page.locator("svg.paths")).toHaveCount(0);
  ada.fine();
});

test("axe finds nothing, and nothing sticks out, on a desk and on a phone", async ({ come }) => {
  const ada = await come({ hints: true });
  await sitsAt(ada, 4, "terms 119"); // a fight comes early there
  const { page } = ada;
  for (const kind of ["opening", "moves", "fight"]) {
    await ada.until(kind);
    for (const [where, size, shell] of [
      ["on a desk", DESK, "main.table"],
      ["on a phone", PHONE, "main.phone"],
    ] as const) {
      await page.setViewportSize(size);
      await expect(page.locator(shell)).toBeVisible();
      await accessible(page, `${kind} ${where}`);
      const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(over, kind).toEqual([0, 0]);
    }
    await ada.answers();
  }
  await page.setViewportSize(DESK);
  await ada.until("moves");
  await page.locator(".pfb").click();
  await accessible(page, "my sheet");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  for (const [name, at] of [
    ["rival", ".chip"],
    ["my sheet", ".mys"],
    ["whole map", ".mmb >> nth=0"],
    ["rooms", ".mmb >> nth=-1"],
  ] as const) {
    await page.locator(at).first().click();
    await accessible(page, name);
    await page.keyboard.press("Escape");
  }
  expect(await small(ada)).toEqual([]);
  ada.fine();
});

/** Everything that is pressed with a finger is large enough for one. */
const small = (player: Player): Promise<string[]> =>
  player.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".board button, .board a, .board select")]
      .filter((each) => each.offsetParent && !each.closest("[inert], [aria-hidden=true]"))
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.className }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ box, name }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );

test("one screen at 1366 × 768 and at the sizes around it, in every language", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await sitsAt(ada, 4, "sizes");
  await ada.until("moves");
  for (const language of ["en", "ru", "uk", "pl", "ja"]) {
    await page.locator("button.lang").click();
    await page.locator(`.pop button[lang=${language}]`).click();
    await expect(page.locator(`html[lang=${language}]`)).toHaveCount(1);
    for (const [width, height] of [
      [1366, 768],
      [1280, 800],
      [1024, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(over, `${language} ${width}`).toEqual([0, 0]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  }
  ada.fine();
});

test("what cannot be done now is said with its rule", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await sitsAt(ada, 2, "not now");
  await ada.until("moves");
  const not = page.locator("[data-withheld]");
  for (let pages = 0; pages < 8 && !(await not.count()); pages += 1) await page.locator(".opts .more").click();
  await expect(not.first()).toHaveText(/\w{3}.*\w{3}/s); // what, and why not
  await expect(not.first()).toHaveAttribute("href", /\/rules\/munchkin-quest\/MQ-[A-Z]+-\d+/);
  await accessible(page, "not now");
  ada.fine();
});

test("two people at one screen, with the curtain between them", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  const { id } = await ada.opens([ME, { kind: "me", name: "Bob" }], { ...GAME, seed: "curtain" });
  await page.goto(`/t/${id}`);
  for (let turns = 0; turns < 12; turns += 1) await ada.answers();
  await ada.until("moves");
  await expect(page.locator("section.mine")).toBeVisible();
  ada.fine();
});
