/** Whatever happens to the page, the line or the server, the game goes on where it was. */
import { BOT, expect, ME, test, type Player } from "./player";

const OFFLINE = [
  /ERR_INTERNET_DISCONNECTED/,
  /WebSocket connection/,
  /ERR_CONNECTION/,
  /ERR_NETWORK_CHANGED/,
  /ERR_SOCKET/,
  /error occurred when fetching the script/, // the browser looks for a newer service worker when it pleases
];

/** What a person would miss if something got lost. */
async function memory(player: Player): Promise<string> {
  const parts = await player.page.locator(".mine, .hand, .piles, .stops .on").allInnerTexts();
  return parts.join("\n");
}

test("a reload loses nothing", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "reload" });
  await ada.sits(id);
  await ada.page.getByRole("button", { name: "Always ask" }).click();
  await ada.plays(9);
  await ada.question();
  const before = await memory(ada);
  await ada.page.reload();
  await expect(ada.asked).toBeVisible();
  expect(await memory(ada)).toBe(before);
  await ada.plays();
  await expect(ada.ended).toBeVisible();
  ada.fine();
});

test("offline and online again: an answer that was given meanwhile arrives, once", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "offline" });
  await ada.sits(id);
  await ada.plays(4);
  const kind = await ada.question();
  await ada.context.setOffline(true);
  // An open socket does not notice by itself; the browser's event does.
  await ada.page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(ada.page.locator(".net")).toHaveClass(/lost/);
  await ada.answers();
  await ada.context.setOffline(false);
  await expect(ada.page.locator(".net")).toHaveClass(/live/);
  expect(kind).not.toBe("");
  await ada.plays();
  await expect(ada.ended).toBeVisible();
  ada.fine(OFFLINE);
});

test("the server is killed and started again in the middle, twice, and nothing is lost", async ({ come, server }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "kill" });
  await ada.sits(id);
  for (let time = 0; time < 2; time += 1) {
    await ada.plays(4);
    await ada.question();
    const before = await memory(ada);
    await server.kill();
    await expect(ada.page.locator(".net")).toHaveClass(/lost|joining/);
    // Said where nobody misses it; and nothing glows as if it could be answered.
    const banner = ada.page.getByRole("alert").filter({ hasText: "Connection lost" });
    await expect(banner).toBeVisible();
    expect(await banner.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThanOrEqual(16);
    expect(await ada.page.locator(".decide").evaluate((each) => getComputedStyle(each).filter)).toBe("grayscale(1)");
    expect(await ada.page.locator(".net").evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThan(2); // no word lies under the icons
    expect(await memory(ada)).toBe(before); // the board stays to be looked at
    await server.run();
    await expect(ada.page.locator(".net")).toHaveClass(/live/, { timeout: 15_000 });
    await expect(banner).toHaveCount(0);
    await ada.question();
    expect(await memory(ada)).toBe(before);
  }
  await ada.plays();
  await expect(ada.ended).toBeVisible();
  ada.fine(OFFLINE);
});

test("a seat that is opened elsewhere can be taken back", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT]);
  await ada.sits(id);
  const second = await ada.context.newPage();
  await second.goto(`/t/${id}`);
  await expect(second.locator("[data-question]")).toBeVisible();
  await expect(ada.page.locator(".net")).toHaveClass(/closed/);
  await ada.page.getByRole("button", { name: "Play here" }).click();
  await expect(ada.page.locator(".net")).toHaveClass(/live/);
  await ada.answers();
  ada.fine();
});
