/** Pictures of every screen at both sizes, for a person to look at: `npm run shots` writes them to web/shots. */
import { join } from "node:path";
import { BOT, expect, ME, test, type Player } from "./player";

const FOLDER = join(import.meta.dirname, "..", "shots");
const LANGUAGES = ["en", "ru", "uk", "pl", "ja"];

for (const phone of [false, true]) {
  const size = phone ? "phone" : "desk";
  const shoot = (player: Player, name: string) => player.page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });

  test(`pages, ${size} @shots`, async ({ come }) => {
    const ada = await come({ phone });
    for (const [name, path] of [
      ["start", "/"],
      ["new", "/new"],
      ["replays", "/replays"],
      ["cards", "/cards"],
      ["card", "/cards/boss-monster/king-croak"],
      ["rules", "/rules/boss-monster"],
      ["settings", "/settings"],
      ["credits", "/credits"],
      ["lost", "/nowhere"],
    ] as const) {
      await ada.page.goto(path);
      await expect(ada.page.locator("h1").first()).toBeVisible();
      await ada.page.waitForTimeout(300);
      await shoot(ada, name);
    }
    const { id } = await ada.opens([ME, { kind: "open" }, BOT]);
    await ada.page.goto(`/t/${id}`);
    await ada.page.waitForTimeout(600);
    await shoot(ada, "waiting");
  });

  test(`a game from the first hint to the replay, ${size} @shots`, async ({ come }) => {
    test.setTimeout(120_000);
    const ada = await come({ phone, hints: true });
    const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "shots" });
    await ada.sits(id);
    await ada.question();
    await shoot(ada, "table-first");
    const seen = new Map<string, number>();
    await ada.plays(800, async () => {
      const kind = await ada.question();
      const times = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, times);
      if (kind && (times === 1 || times === 4)) {
        await ada.page.waitForTimeout(150);
        await shoot(ada, `table-${kind}-${times}`);
      }
      return false;
    });
    await expect(ada.page.locator(".tps a").first()).toBeVisible();
    await shoot(ada, "end");
    await ada.page.goto(`/replay/${id}#at=60&eyes=-2`);
    await expect(ada.page.locator(".scrub")).toBeVisible();
    await shoot(ada, "replay");
    await ada.page.goto(`/watch/${id}`);
    await expect(ada.page.locator(".mine")).toBeVisible();
    await shoot(ada, "watch");
    const hot = await ada.opens([
      { kind: "me", name: "Ada" },
      { kind: "me", name: "Bob" },
    ]);
    await ada.page.goto(`/t/${hot.id}`);
    await expect(ada.page.locator("[data-curtain]")).toBeVisible();
    await shoot(ada, "curtain");
  });

  test(`Munchkin Quest, ${size} @shots`, async ({ come }) => {
    test.setTimeout(240_000);
    const random = { kind: "bot", bot: "random" } as const;
    const ada = await come({ phone, hints: true });
    const { id } = await ada.opens([ME, random, random, random], { game: "munchkin-quest", seed: "shots" });
    await ada.sits(id);
    const seen = new Map<string, number>();
    for (let step = 0; step < 120 && !(await ada.ended.count()); step += 1) {
      const kind = await ada.question();
      if (!kind) continue;
      const times = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, times);
      if (times === 1 || times === 5) {
        await ada.page.waitForTimeout(200);
        await shoot(ada, `quest-${kind}-${times}`);
      }
      const explore = ada.page.locator("[data-answer][data-kind=explore], .mr.q");
      const call = ada.page.locator("[data-answer][data-kind=call]");
      const first =
        kind === "moves" && (await explore.count())
          ? explore
          : kind === "fight" && (await call.count())
            ? call
            : ada.page.locator("[data-pass]");
      if (await first.count())
        await first
          .first()
          .click({ timeout: 1_500 })
          .catch(() => undefined);
      else await ada.answers();
    }
    if (!phone && (await ada.question()) && !(await ada.ended.count())) {
      for (const [key, name] of [
        ["f", "fit"],
        ["l", "list"],
      ] as const) {
        await ada.page.keyboard.press(key);
        await ada.page.waitForTimeout(200);
        await shoot(ada, `quest-map-${name}`);
      }
    }
  });

  for (const language of LANGUAGES)
    test(`a table in ${language}, ${size} @shots`, async ({ come }) => {
      const ada = await come({ phone, language });
      const { id } = await ada.opens([ME, BOT, BOT, BOT], { seed: "words" });
      await ada.sits(id);
      // Asked at every moment for reactions, so that one of them is in the picture.
      if (phone) await ada.page.locator("header select").selectOption("always");
      else await ada.page.locator(".stop").nth(1).click();
      await ada.plays(14);
      await ada.question();
      if (!phone) await ada.page.locator(".log li button").last().click();
      await ada.page.waitForTimeout(400);
      await shoot(ada, `language-${language}`);
    });
}
