/** The table tells, then asks: in what order, how one skips it, and what is left to read. */
import { BOT, expect, ME, test, type Player } from "./player";

interface Opened {
  kind: string;
  telling: number; // bars that still tell something
  sent: Record<string, unknown>; // the view that the server sent with the question
  tray: boolean; // cards to choose from lie in place of the hand
  hand: string[];
  heroes: string[];
  rest: string[]; // how many more wait at the entrances
  souls: string[];
}

/** From now on the page notes what it shows at the very moment at which a question opens. */
async function notes(player: Player): Promise<() => Promise<Opened[]>> {
  await player.page.addInitScript(() => {
    const page = window as unknown as { opened: unknown[]; sent: unknown };
    page.opened = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener("message", (message) => {
          const frame = JSON.parse(String(message.data)) as { shown?: { view: unknown } };
          if (frame.shown) page.sent = frame.shown.view;
        });
      }
    };
    let last = "";
    const places = (start: string): string[] => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>(`[data-place^="${start}:"]`)].map((each) =>
          each.dataset.place!.slice(start.length + 1),
        ),
      ),
    ];
    new MutationObserver(() => {
      const kind = document.querySelector<HTMLElement>("[data-question]")?.dataset.question ?? "";
      if (kind && !last)
        page.opened.push({
          kind,
          telling: document.querySelectorAll("[data-telling], [data-staging], .flight").length,
          sent: page.sent,
          tray: !!document.querySelector(".tray"),
          hand: places("hand"),
          heroes: places("hero"),
          rest: [...document.querySelectorAll(".gate .rest")].map((each) => each.textContent?.trim() ?? ""),
          souls: [...document.querySelectorAll("[data-place^='souls:']")].map((each) => each.textContent?.trim() ?? ""),
        });
      last = kind;
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-question"] });
  });
  return () => player.page.evaluate(() => (window as unknown as { opened: Opened[] }).opened);
}

type Hero = { card: string };
interface SeriesView {
  you: number;
  hand: string[];
  sealed?: string[];
  town: Hero[];
  walker: { hero: Hero } | null;
  seats: { entrance: Hero[]; souls: number }[];
}

for (const [game, seats, speed] of [
  ["boss-monster", 4, 1],
  ["boss-monster", 4, 3],
  ["super-boss-monster", 3, 3],
  ["munchkin-quest", 3, 3],
] as const) {
  test(`${game} at speed ${speed}: a question opens when the board shows its moment`, async ({ come }) => {
    const ada = await come({ motion: "full", speed });
    const opened = await notes(ada);
    const { id } = await ada.opens([ME, ...Array<typeof BOT>(seats - 1).fill(BOT)], { game, seed: "story" });
    await ada.sits(id);
    for (let count = 0; count < (speed === 1 ? 10 : 15) && !(await ada.ended.count()); count += 1) await ada.answers();
    const found = await opened();
    expect(found.length).toBeGreaterThan(5);
    for (const { telling, sent, tray, hand, heroes, rest, souls, kind } of found) {
      expect(telling, kind).toBe(0);
      const view = sent as unknown as SeriesView;
      if (!tray) expect(hand.toSorted(), kind).toEqual([...new Set([...view.hand, ...(view.sealed ?? [])])].toSorted());
      if (game !== "boss-monster") continue;
      // At an entrance the first few are drawn, and of the rest how many there are.
      const waiting = view.seats.flatMap((side, seat) => side.entrance.slice(0, seat === view.you ? 4 : 2));
      const all = [...view.town, ...(view.walker ? [view.walker.hero] : []), ...waiting];
      expect(heroes.toSorted(), kind).toEqual(all.map((hero) => hero.card).toSorted());
      const left = view.seats.map((side, seat) => side.entrance.length - (seat === view.you ? 4 : 2));
      expect(rest.toSorted(), kind).toEqual(
        left
          .filter((count) => count > 0)
          .map((count) => `+${count}`)
          .toSorted(),
      );
      expect(souls.length, kind).toBe(seats);
    }
    ada.fine();
  });
}

test("space skips what is told, and neither that press nor the next instant answers", async ({ come }) => {
  const ada = await come({ motion: "full", speed: 0.5 });
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "skip" });
  await ada.sits(id);
  const skip = ada.page.locator("[data-skip]");
  let skipped = 0;
  for (let count = 0; count < 30 && skipped < 3; count += 1) {
    await ada.answers();
    if (
      !(await skip.waitFor({ timeout: 700 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await expect(ada.asked).toHaveCount(0); // nothing is asked while it is told
    await ada.page.locator("body").press("Space");
    await ada.page.keyboard.down("Space"); // and a key that is held down
    await ada.page.keyboard.down("Space");
    if (!(await ada.asked.count())) continue; // others are still choosing
    const kind = await ada.asked.getAttribute("data-question");
    const state = await ada.page.evaluate(() => window.hand.state());
    expect(await ada.page.evaluate((from) => window.hand.changed(from, 250), state)).toBe(false);
    await ada.page.keyboard.up("Space");
    await expect(ada.asked).toHaveAttribute("data-question", kind!);
    expect(await ada.page.locator(".is-waiting").count()).toBe(0);
    skipped += 1;
  }
  expect(skipped).toBe(3);
  ada.fine();
});

test("what people remember is staged, and what has happened is summed up and can be told again", async ({ come }) => {
  const ada = await come({ motion: "full", speed: 1 });
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "staged" });
  await ada.sits(id);
  const staged = new Set<string>();
  await ada.page.exposeFunction("noteStaging", (kind: string) => staged.add(kind));
  await ada.page.evaluate(() =>
    new MutationObserver(() => {
      const kind = document.querySelector<HTMLElement>("[data-staging]")?.dataset.staging;
      if (kind) (window as unknown as { noteStaging: (kind: string) => void }).noteStaging(kind);
    }).observe(document.body, { subtree: true, childList: true }),
  );
  const digest = ada.page.locator("[data-digest]");
  for (let count = 0; count < 60; count += 1) {
    await ada.question();
    if ((await digest.count()) && staged.has("reveal")) break;
    await ada.answers();
  }
  expect(staged).toContain("reveal");
  await expect(digest).toBeVisible();
  const kind = await ada.asked.getAttribute("data-question");
  await ada.page.locator("[data-retell]").click();
  await expect(ada.page.locator("[data-telling]")).toBeVisible();
  await expect(ada.asked).toHaveCount(0);
  await expect(ada.asked).toHaveAttribute("data-question", kind!);
  ada.fine();
});

test("where nothing shall move, stagings are still pictures with their words", async ({ come }) => {
  const ada = await come({ motion: "none", speed: 1 });
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "staged" });
  await ada.sits(id);
  const banner = ada.page.locator("[data-staging] .banner");
  let seen = 0;
  for (let count = 0; count < 20 && seen < 2; count += 1) {
    await ada.answers();
    seen += await banner.waitFor({ timeout: 600 }).then(
      () => 1,
      () => 0,
    );
    expect(await ada.page.locator(".flight").count()).toBe(0);
  }
  expect(seen).toBe(2);
  ada.fine();
});

for (const game of ["boss-monster", "super-boss-monster"])
  test(`on a phone, what is staged in a rival's dungeon of ${game} opens it meanwhile`, async ({ come }) => {
    const ada = await come({ phone: true, motion: "full", speed: 3 });
    const { page } = ada;
    const { id } = await ada.opens([ME, BOT, BOT], { game, seed: "unfolded" });
    await ada.sits(id);
    // The light falls on a place of the dungeon that has opened, and not on the chip that it is folded behind.
    const lit = page.waitForFunction(
      () => {
        const open = document.querySelector("[data-unfolded]")?.getBoundingClientRect();
        const ring = document.querySelector("[data-staging] .ring")?.getBoundingClientRect();
        return !!open && !!ring && ring.top > open.top - 8 && ring.bottom < open.bottom + 8;
      },
      undefined,
      { polling: 20, timeout: 240_000 },
    );
    const played = ada.plays(200).catch(() => 0); // ends with the page
    await lit;
    await expect(page.locator("[data-unfolded]")).toHaveCount(0);
    ada.fine();
    await page.close();
    await played;
  });

test("the line of what is staged covers no number that rises beside it", async ({ come }) => {
  const ada = await come({ phone: true, motion: "full", speed: 3 });
  const { page } = ada;
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "numbers" });
  await ada.sits(id);
  await page.evaluate(() => {
    const seen = new Map<string, boolean>(); // each number beside a line, and whether that covers it
    Object.assign(window, { numbers: seen });
    const look = (): void => {
      const line = document.querySelector("[data-staging] .banner");
      for (const number of line ? document.querySelectorAll(".flights .tick") : []) {
        const [a, b] = [line!.getBoundingClientRect(), number.getBoundingClientRect()];
        if (!b.width) continue;
        const name = `${line!.textContent?.trim()} ${number.textContent}`;
        const covered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        seen.set(name, covered);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  // Next to one's own boss there is least room; how it lies in the end counts.
  const enough = page.waitForFunction(() => {
    const { numbers } = window as unknown as { numbers: Map<string, boolean> };
    return !document.querySelector("[data-staging]") && [...numbers.keys()].some((name) => /Ada took/.test(name));
  });
  const played = ada.plays(300).catch(() => 0); // ends with the page
  await enough;
  const seen = await page.evaluate(() => [...(window as unknown as { numbers: Map<string, boolean> }).numbers]);
  expect(seen.filter(([, covered]) => covered)).toEqual([]);
  ada.fine();
  await page.close();
  await played;
});
