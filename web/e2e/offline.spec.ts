/** The page as an app: it can be installed, and says in its own words when the server cannot be reached. */
import { accessible } from "./axe";
import { BOT, expect, ME, test, type Player } from "./player";

const OFFLINE = [/ERR_/, /WebSocket connection/, /failed: /];

async function installed(player: Player): Promise<void> {
  await player.page.goto("/");
  await player.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => player.page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}

test("the manifest names an app that starts here, with icons that are there", async ({ come, server }) => {
  const ada = await come();
  await ada.page.goto("/");
  const address = await ada.page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await ada.context.request.get(address!);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { start_url: string; icons: { src: string; sizes: string }[] };
  expect(new URL(manifest.start_url, server.url).href).toBe(`${server.url}/`);
  for (const { src, sizes } of manifest.icons) {
    const size = await ada.page.evaluate(async (from) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  ada.fine();
});

test("without a server the page says so in the reader's language, and comes back by itself", async ({
  come,
  server,
}) => {
  const ada = await come({ language: "ru" });
  await installed(ada);
  await server.kill();
  await ada.page.goto("/cards");
  await expect(ada.page.locator("h1:visible")).toHaveText("Нет соединения");
  await expect(ada.page.locator("html")).toHaveAttribute("lang", "ru");
  await accessible(ada.page, "offline");
  await server.run();
  await expect(ada.page.locator("h1:visible")).toHaveText("Карты");
  ada.fine(OFFLINE);
});

test("nothing that the server says is kept, and another build throws away what the last one kept", async ({ come }) => {
  const ada = await come();
  await installed(ada);
  await ada.page.evaluate(() => caches.open("offline-of-another-build").then((cache) => cache.add("/offline.html")));
  const { id } = await ada.opens([ME, BOT]);
  await ada.sits(id);
  await ada.plays(3);
  await ada.page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });
  await ada.page.goto("/settings");
  await installed(ada);
  const kept = await ada.page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names).toHaveLength(1);
  expect(kept.paths.sort()).toEqual(["/icon-192.png", "/offline.html", "/offline.js"]);
  ada.fine();
});
