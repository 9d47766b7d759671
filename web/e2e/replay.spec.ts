/** After the end: again, from any moment, through any eyes, and on from there. */
import { BOT, expect, ME, test } from "./player";

test("a finished game is scrubbed, seen through other eyes, linked to, and played on", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT], { seed: "again" });
  await ada.sits(id);
  await ada.plays();
  await expect(ada.ended).toBeVisible();

  // A turning point opens the replay at its moment.
  const href = await ada.page.locator(".tps a").first().getAttribute("href");
  await ada.page.locator(".tps a").first().click();
  const position = ada.page.locator(".scrub .pos");
  const at = Number(new URLSearchParams(href!.split("#")[1]).get("at"));
  await expect(position).toHaveText(new RegExp(`^${at} / `));
  await expect(ada.page.locator(".hand .card").first()).toBeVisible(); // all hands open

  await ada.page.getByRole("button", { name: "Forward one step" }).click();
  await expect(position).toHaveText(new RegExp(`^${at + 1} / `));
  expect(ada.page.url()).toContain(`#at=${at + 1}&eyes=-2`);
  await ada.page.getByRole("button", { name: "To the start" }).click();
  await expect(position).toHaveText(/^0 \//);
  await ada.page.getByRole("button", { name: "Forward one turn" }).click();
  await expect(position).not.toHaveText(/^0 \//);
  await ada.page.keyboard.press("ArrowRight");
  await ada.page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(ada.page.getByRole("button", { name: "Pause" })).toBeVisible();
  await ada.page.getByRole("button", { name: "Pause" }).click();

  // A watcher sees nobody's hand; a seat sees its own.
  await ada.page.getByLabel("Viewpoint").selectOption("-1");
  await expect(ada.page.locator(".hand .card")).toHaveCount(0);
  await ada.page.getByLabel("Viewpoint").selectOption("1");
  await expect(ada.page.locator(".hand .card").first()).toBeVisible();

  // The moment is in the address, so it can be sent to somebody.
  const link = ada.page.url();
  await ada.page.goto("/");
  await ada.page.goto(link);
  await expect(ada.page.locator(".scrub")).toBeVisible();
  expect(ada.page.url()).toBe(link);

  await ada.page.getByRole("button", { name: "Play on from here" }).click();
  await expect(ada.page).toHaveURL(/\/t\//);
  await ada.plays(3);
  ada.fine();
});

test("a line of the log tells why: what it was made of, what led to it, and the rule", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "why" });
  await ada.sits(id);
  const hurt = ada.page.locator(".log li button", { hasText: /dealt \d damage/ });
  const folded = ada.page.locator(".log .more[aria-expanded='false']");
  await ada.plays(60, async () => {
    while (await folded.count()) await folded.first().click();
    return (await hurt.count()) > 2;
  });
  await hurt.last().click();
  const why = ada.page.locator(".why");
  await expect(why.locator("h3")).toHaveText(/^Why \d+ damage\?$/);
  const rows = await why.locator("dl > div").evaluateAll((all) =>
    all.map((row) => ({
      sum: row.classList.contains("sum"),
      amount: Number(row.querySelector("dd")!.textContent!.replace("−", "-")),
    })),
  );
  const parts = rows.filter((row) => !row.sum).reduce((total, row) => total + row.amount, 0);
  expect(parts).toBe(rows.find((row) => row.sum)!.amount);
  await expect(why.locator("ol li").first()).toBeVisible();
  await expect(why.locator(".rid a")).toHaveAttribute("href", /\/rules\/boss-monster\/BM-/);

  const lured = ada.page.locator(".log li button", { hasText: /lured .*\(treasure/ });
  if (await lured.count()) {
    await lured.last().click();
    await expect(ada.page.locator(".why h3")).toHaveText(/^Why is /);
    expect(await ada.page.locator(".why dl > div").count()).toBeGreaterThan(1);
  }
  for (const filter of ["Me", "Fights", "Building", "Chat", "All"])
    await ada.page.locator(".log").getByRole("button", { name: filter, exact: true }).click();
  ada.fine();
});

test("what happens is shown in motion, before anything is asked", async ({ come }) => {
  const ada = await come({ motion: "full", speed: 1 });
  const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "motion" });
  await ada.sits(id);
  // Flights are short, and a busy machine looks late: the page itself counts them.
  await ada.page.evaluate(() => {
    const page = window as unknown as { flights: number };
    page.flights = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.matches(".flight")) page.flights += 1;
    }).observe(document.body, { subtree: true, childList: true });
  });
  await ada.plays(12);
  const flights = await ada.page.evaluate(() => (window as unknown as { flights: number }).flights);
  expect(flights).toBeGreaterThan(2);
  ada.fine();
});

for (const phone of [false, true])
  test(`a hint covers nothing that can be pointed at, and is gone with its question (${phone ? "phone" : "desk"})`, async ({
    come,
  }) => {
    const ada = await come({ hints: true, phone });
    const { id } = await ada.opens([ME, BOT, BOT], { seed: "covers" });
    await ada.sits(id);
    const told: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      const hint = ada.page.locator(".hint");
      if (await hint.count()) {
        told.push((await hint.getAttribute("data-hint"))!);
        const covered = await hint.evaluate((each) => {
          const box = each.getBoundingClientRect();
          return [...document.querySelectorAll("[data-place], [data-question], .rivals, .chip")]
            .filter((other) => !each.contains(other) && !other.contains(each))
            .filter((other) => {
              const { left, right, top, bottom } = other.getBoundingClientRect();
              return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
            })
            .map((other) => other.getAttribute("data-place") ?? other.className);
        });
        expect(covered).toEqual([]);
      }
      await ada.plays(1);
      await ada.question();
    }
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told).size).toBe(told.length);
    ada.fine();
  });

test("a new kind of decision is explained once, and never again", async ({ come }) => {
  const ada = await come({ hints: true });
  const { id } = await ada.opens([ME, BOT], { seed: "hints" });
  await ada.sits(id);
  const hint = ada.page.locator(".hint");
  await expect(hint).toBeVisible();
  const kind = await ada.question();
  await hint.getByRole("button").click();
  await expect(hint).toHaveCount(0);
  await ada.page.reload();
  await expect(ada.asked).toHaveAttribute("data-question", kind);
  await expect(hint).toHaveCount(0);
  ada.fine();
});

test("on a phone a replay shows the whole dungeon, and what is needed rarely lies behind a button", async ({
  come,
}) => {
  const ada = await come({ phone: true });
  const { id } = await ada.opens([ME, BOT], { seed: "phone replay" });
  await ada.sits(id);
  await ada.plays(8);
  await ada.page.evaluate((table) => fetch(`/api/tables/${table}/clear`, { method: "POST" }), id);
  await ada.page.goto(`/replay/${id}#at=6&eyes=0`);
  await expect(ada.page.locator(".scrub")).toBeVisible();
  const lane = (await ada.page.locator(".mine").boundingBox())!;
  const told = (await ada.page.locator(".sheet").boundingBox())!;
  expect(lane.height).toBeGreaterThan(180);
  expect(lane.y + lane.height).toBeLessThanOrEqual(told.y);
  await expect(ada.page.locator("[data-make-lesson]")).toHaveCount(0);
  await ada.page.locator("[data-more]").tap();
  await expect(ada.page.locator("[data-make-lesson]")).toBeVisible();
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  ada.fine();
});
