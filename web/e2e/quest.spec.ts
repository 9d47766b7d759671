/** Munchkin Quest: whole games, the map and its twin, bargains, phone, keyboard. */
import { accessible } from "./axe";
import { expect, ME, test, type Player, type Seat } from "./player";

const GAME = { game: "munchkin-quest" };
const RANDOM: Seat = { kind: "bot", bot: "random" };
const bots = (count: number): Seat[] => Array<Seat>(count).fill(RANDOM);
const click = { timeout: 1_500 };

/** Press the first of these answers that there is; on a phone the rest is unfolded first. */
async function press(player: Player, ...kinds: string[]): Promise<boolean> {
  const more = player.page.locator(".two .paperbtn[aria-expanded=false]");
  if (await more.count()) await more.first().click(click).catch(() => undefined);
  for (const kind of kinds) {
    const answer = kind === "pass" ? player.page.locator("[data-pass]") : player.page.locator(`[data-answer][data-kind=${kind}]`);
    // What does not fit into the bar is on its next pages.
    const next = player.page.locator(".opts .more");
    for (let page = 0; kind === "die" && page < 8 && !(await answer.count()) && (await next.count()); page += 1) await next.click(click).catch(() => undefined);
    if (!(await answer.count())) continue;
    await answer.first().click(click).catch(() => undefined);
    return true;
  }
  return false;
}

/** Answer by clicking: explore while the map is small, fight, lay out what one has, let the others be. Whoever is `tired`
 * gives up, so that a game among random bots comes to its end. */
async function acts(player: Player, tired = false): Promise<string> {
  const kind = await player.question();
  if (!kind) return "";
  const { page } = player;
  const rooms = await page.locator("[data-room], .mr:not(.q)").count();
  if (kind === "moves") await press(player, ...(tired ? ["die"] : rooms < 9 ? ["explore"] : []), "fight", "pass");
  else if (kind === "opening" && (await press(player, "play", "lay", "done"))) return kind;
  else if (!(await press(player, "pass")) && !(await press(player, "decline", "done", "no"))) {
    const answer = page.locator("[data-answer]").first();
    if (await answer.count()) await answer.click(click).catch(() => undefined);
    else await page.locator(".tray .card").first().click(click).catch(() => undefined);
    // Where a phone asks before it answers, the sheet has the button.
    const sheet = page.locator("[role=dialog] [data-answer]");
    if (await sheet.count()) await sheet.first().click(click).catch(() => undefined);
  }
  return kind;
}

/** Play on until the game is over, or `enough` says so; how many questions were answered. */
async function plays(player: Player, most: number, enough: (kind: string) => boolean | Promise<boolean> = () => false): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    if (await player.ended.count()) return count;
    const kind = await player.question();
    if (kind && (await enough(kind))) return count;
    if (kind) await acts(player, count > 60);
  }
  return most;
}

async function until(player: Player, kind: string, most = 200): Promise<void> {
  await plays(player, most, (asked) => asked === kind);
  await expect(player.asked).toHaveAttribute("data-question", kind);
}

for (const seats of [2, 3, 4])
  test(`a whole game at ${seats} seats is finished by clicking`, async ({ come }) => {
    test.setTimeout(420_000);
    const ada = await come();
    const { id } = await ada.opens([ME, ...bots(seats - 1)], { ...GAME, seed: `whole ${seats}`, options: { length: "short" } });
    await ada.sits(id);
    expect(await plays(ada, 2_000)).toBeGreaterThan(5);
    await expect(ada.ended).toBeVisible();
    await expect(ada.page.locator(".stand li")).toHaveCount(seats);
    ada.fine();
  });

test("a whole game on a phone, in Japanese", async ({ come }) => {
  test.setTimeout(420_000);
  const ada = await come({ phone: true, language: "ja" });
  const { id } = await ada.opens([ME, ...bots(2)], { ...GAME, seed: "phone", options: { length: "short" } });
  await ada.sits(id);
  expect(await plays(ada, 2_000)).toBeGreaterThan(5);
  await expect(ada.ended).toBeVisible();
  ada.fine();
});

test("a whole game by keyboard alone", async ({ come }) => {
  test.setTimeout(420_000);
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(1)], { ...GAME, seed: "keys", options: { length: "short" } });
  await ada.sits(id);
  const keys = ada.page.keyboard;
  let turns = 0;
  for (let step = 0; step < 2_000 && !(await ada.ended.count()); step += 1) {
    const kind = await ada.question();
    if (!kind) continue;
    if (kind === "moves") {
      turns += 1;
      // The last answer of all is to give up: it is reached by its place among the answers.
      const dies = ada.page.locator("[data-answer][data-kind=die]");
      for (let page = 0; turns > 20 && page < 8 && !(await dies.count()); page += 1) await ada.page.locator(".more").focus().then(() => keys.press("Enter"));
      if (turns > 20 && (await dies.count())) await dies.focus().then(() => keys.press("Enter"));
      else await keys.press(turns % 4 === 1 ? "1" : "e");
    } else if (kind === "fight") await keys.press("r");
    else if ((await ada.page.locator("[data-pass]").count()) > 0) await keys.press("Space");
    else await keys.press("1");
    await ada.page.waitForTimeout(25);
  }
  await expect(ada.ended).toBeVisible();
  ada.fine();
});

test("the map is dragged, zoomed in three steps, fitted and centred; arrow keys go from room to room", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(1)], { ...GAME, seed: "map" });
  await ada.sits(id);
  await plays(ada, 120, async (kind) => kind === "moves" && (await ada.page.locator("[data-room]").count()) > 2);
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
    return Object.entries(keys).find(([, [dx, dy]]) => document.querySelector(`[data-room][data-x="${Number(now.x) + dx}"][data-y="${Number(now.y) + dy}"]`))?.[0];
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
  const { id } = await ada.opens([ME, ...bots(1)], { ...GAME, seed: "list" });
  await ada.sits(id);
  const { page } = ada;
  await plays(ada, 200, async (kind) => kind === "moves" && (await page.locator("[data-answer][data-kind=walk], .tile.reach").count()) > 0 && (await page.locator("[data-room]").count()) > 2);
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
  await expect.poll(async () => (await page.locator(".tile.here .face").getAttribute("aria-label"))?.split(".")[0], { timeout: 10_000 }).not.toBe(name);
  ada.fine();
});

test("a colour of the Monster Die is tried, and the arrows and ways of that colour are shown", async ({ come }) => {
  test.setTimeout(120_000);
  const ada = await come();
  const { id } = await ada.opens([ME, ...bots(2)], { ...GAME, seed: "peek" });
  await ada.sits(id);
  const { page } = ada;
  const counts = page.locator(".peek .n");
  const found = async () => (await counts.allInnerTexts()).findIndex((n) => Number(n) > 0);
  await plays(ada, 300, async (kind) => kind === "moves" && (await found()) >= 0);
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

test("help is asked for: an offer is refused, one is answered with other terms, one is taken", async ({ come }) => {
  test.setTimeout(420_000);
  const done = { refused: false, countered: false, accepted: false };
  for (let table = 0; table < 6 && !(done.refused && done.countered && done.accepted); table += 1) {
    const ada = await come();
    const { page } = ada;
    const { id } = await ada.opens([ME, ...bots(3)], { ...GAME, seed: `help ${table}` });
    await ada.sits(id);
    for (let step = 0; step < 160 && !(await ada.ended.count()); step += 1) {
      const kind = await ada.question();
      if (kind === "fight" && (await page.locator("[data-answer][data-kind=call]").count())) await press(ada, "call");
      else if (kind === "choose-offer") {
        const offers = await page.locator("[data-answer][data-kind=counter]").count();
        if (!done.refused && offers) {
          await press(ada, "decline");
          done.refused = true;
        } else if (!done.countered && offers) {
          await press(ada, "counter");
          // Terms are built step by step: no Treasure, no gold, no item.
          for (let bid = 0; bid < 8; bid += 1) {
            const asked = await ada.question();
            if (!asked.startsWith("bid-")) break;
            await press(ada, "number", "gold", "done", "second-pick");
            await page.waitForTimeout(120);
          }
          await expect(page.locator(".log")).toContainText("was offered");
          done.countered = true;
        } else if (await press(ada, "accept")) {
          await expect(page.locator(".log")).toContainText("joined Ada’s fight");
          done.accepted = true;
        } else await press(ada, "decline");
      } else if (kind) await acts(ada);
      if (done.refused && done.countered && done.accepted) break;
    }
    ada.fine();
    await ada.goes();
  }
  expect(done).toEqual({ refused: true, countered: true, accepted: true });
});

for (const phone of [false, true])
  for (const seats of [2, 4])
    test(`axe finds nothing, and nothing sticks out, at ${seats} seats ${phone ? "on a phone" : "on a desk"}`, async ({ come }) => {
      test.setTimeout(180_000);
      const ada = await come({ phone, hints: true });
      const { id } = await ada.opens([ME, ...bots(seats - 1)], { ...GAME, seed: `axe ${seats}` });
      await ada.sits(id);
      const { page } = ada;
      for (const kind of ["opening", "moves", "fight"]) {
        await until(ada, kind);
        await accessible(page, kind);
        const size = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
        expect(size, kind).toEqual([0, 0]);
        await acts(ada);
      }
      await until(ada, "moves");
      if (phone) {
        const hint = page.locator(".hint button");
        if (await hint.count()) await hint.click();
        await page.locator(".chip").first().click();
        await accessible(page, "rival");
        await page.keyboard.press("Escape");
        await page.locator(".mys").click();
        await accessible(page, "my sheet");
        await page.keyboard.press("Escape");
        await page.locator(".mmb").first().click();
        await accessible(page, "whole map");
        await page.keyboard.press("Escape");
        await page.locator(".mmb").last().click();
        await accessible(page, "rooms");
        await page.keyboard.press("Escape");
        // Everything that is pressed with a finger is large enough for one.
        const small = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>(".board button, .board a, .board select")]
            .filter((each) => each.offsetParent && !each.closest("[inert], [aria-hidden=true]"))
            .map((each) => ({ box: each.getBoundingClientRect(), name: each.className }))
            .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
            .map(({ box, name }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
        );
        expect(small).toEqual([]);
      } else {
        await page.locator(".pfb").click();
        await accessible(page, "my sheet");
      }
      ada.fine();
    });

test("one screen at 1366 × 768 and at the sizes around it, in every language", async ({ come }) => {
  test.setTimeout(180_000);
  for (const language of ["en", "ru", "uk", "pl", "ja"]) {
    const ada = await come({ language });
    const { id } = await ada.opens([ME, ...bots(3)], { ...GAME, seed: "sizes" });
    await ada.sits(id);
    await until(ada, "moves");
    for (const [width, height] of [[1366, 768], [1280, 800], [1024, 768], [1920, 1080]] as const) {
      await ada.page.setViewportSize({ width, height });
      const over = await ada.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      expect(over, `${language} ${width}`).toEqual([0, 0]);
    }
    ada.fine();
    await ada.goes();
  }
});

test("cards and rules show this game, too", async ({ come }) => {
  const ada = await come();
  for (const path of ["/cards/munchkin-quest/m-plutonium-dragon", "/cards/munchkin-quest/d-thief", "/cards/munchkin-quest/t-meat-mallet", "/rules/munchkin-quest?q=monster"]) {
    await ada.page.goto(path);
    await expect(ada.page.locator("h1").first()).toBeVisible();
    await expect(ada.page.locator(".count, .rules, main").first()).toBeVisible();
    await accessible(ada.page, path);
  }
  ada.fine();
});
