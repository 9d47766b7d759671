/** The page is light and there at once. */
import { expect, test } from "./player";

test("the first page weighs at most 250 kB of script and style, and answers within 1.5 s", async ({ come }) => {
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

  const bob = await come();
  const began = Date.now();
  await bob.page.goto("/", { waitUntil: "commit" });
  await bob.page.getByRole("button", { name: /play now/i }).or(bob.page.getByRole("link", { name: /play now/i })).first().waitFor();
  const took = Date.now() - began;
  console.log(`first page: ${Math.round(total / 1024)} kB of script and style, interactive after ${took} ms`);
  expect(took).toBeLessThan(1_500);
  // Japanese letters come only to those who read them.
  const fonts = await bob.page.evaluate(() => performance.getEntriesByType("resource").map((each) => each.name).filter((name) => /dotgothic|noto-sans-jp/i.test(name)));
  expect(fonts).toEqual([]);
});
