/** The page is light and there at once. */
import { expect, test, type Player } from "./player";

/** Milliseconds of work from nothing to a page that can be used. */
const MOST_WORK = 500;

/** What comes while a page is opened, by address. */
async function loaded(player: Player, open: () => Promise<unknown>): Promise<Map<string, number>> {
  const session = await player.context.newCDPSession(player.page);
  await session.send("Network.enable");
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (!response.url.startsWith("data:")) urls.set(requestId, response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url) sizes.set(`${requestId} ${url}`, encodedDataLength);
  });
  await open();
  await player.page.waitForLoadState("networkidle");
  await session.detach();
  return sizes;
}

const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((total, size) => total + size, 0);

for (const language of ["en", "ru", "uk", "pl", "ja"]) {
  test(`the first page weighs at most 250 kB in 20 requests, and the way to a table is as short (${language})`, async ({
    come,
  }) => {
    const ada = await come({ language });
    const first = await loaded(ada, () => ada.page.goto("/"));
    const list = [...first.keys()].join("\n");
    const scripts = [...first].filter(([url]) => /\.(js|css)$/.test(url));
    expect(scripts.length, list).toBeGreaterThan(2);
    console.log(`${language}: first page ${Math.round(sum(first) / 1000)} kB in ${first.size} requests`);
    expect(first.size, list).toBeLessThanOrEqual(20);
    expect(sum(first), list).toBeLessThan(250_000);
    const table = await loaded(ada, async () => {
      await ada.page.locator("button.play").click();
      await ada.question();
    });
    console.log(`${language}: to the table ${Math.round(sum(table) / 1000)} kB in ${table.size} requests`);
    const words = [...table.keys()].join("\n");
    // Which pictures come depends on the cards. Here is no Japanese font, so that its letters come with the page.
    expect(table.size, words).toBeLessThanOrEqual(30);
    expect(sum(table), words).toBeLessThan(language === "ja" ? 320_000 : 250_000);
    ada.fine();
  });
}

test("the first page takes little work", async ({ come }) => {
  // The time on the wall depends on what else the machine does; the page's own work does not.
  const bob = await come();
  const meter = await bob.context.newCDPSession(bob.page);
  await meter.send("Performance.enable", { timeDomain: "threadTicks" });
  const began = Date.now();
  await bob.page.goto("/", { waitUntil: "commit" });
  await bob.page
    .getByRole("button", { name: /play now/i })
    .or(bob.page.getByRole("link", { name: /play now/i }))
    .first()
    .waitFor();
  const waited = Date.now() - began;
  const { metrics } = await meter.send("Performance.getMetrics");
  const worked = Math.round(1_000 * metrics.find(({ name }) => name === "TaskDuration")!.value);
  console.log(`first page: ${worked} ms of work, interactive after ${waited} ms`);
  expect(worked).toBeGreaterThan(0);
  expect(worked).toBeLessThan(MOST_WORK);
  // Japanese letters come only to those who read them.
  const fonts = await bob.page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((each) => each.name)
      .filter((name) => /dotgothic|noto-sans-jp/i.test(name)),
  );
  expect(fonts).toEqual([]);
});
