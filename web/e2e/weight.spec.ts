/** The page is light and there at once. */
import { expect, test } from "./player";

/** Milliseconds of work from nothing to a page that can be used. */
const MOST_WORK = 500;

test("the first page weighs at most 250 kB of script and style, and takes little work", async ({ come }) => {
  const ada = await come();
  const sizes: Record<string, number> = {};
  const session = await ada.context.newCDPSession(ada.page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || type === "Stylesheet") kinds.set(requestId, response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = kinds.get(requestId);
    if (url) sizes[url] = encodedDataLength;
  });
  await ada.page.goto("/"); // the first visit of all also fills the server's own caches
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(250_000);

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
  console.log(
    `first page: ${Math.round(total / 1024)} kB of script and style, ${worked} ms of work, interactive after ${waited} ms`,
  );
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
