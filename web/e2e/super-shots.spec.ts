/** Pictures of every screen of Super Boss Monster, for a person to look at: `npm run shots` writes them to web/shots. */
import { join } from "node:path";
import { BOT, expect, ME, test, type Player, type Seat } from "./player";

const FOLDER = join(import.meta.dirname, "..", "shots");
const GAME = { game: "super-boss-monster" };
const bots = (count: number): Seat[] => Array<Seat>(count).fill(BOT);

for (const phone of [false, true]) {
  const size = phone ? "phone" : "desk";
  const shoot = (player: Player, name: string) =>
    player.page.screenshot({ path: join(FOLDER, `super-${name}-${size}.png`) });
  const always = (player: Player) =>
    phone ? player.page.locator("header select").selectOption("always") : player.page.locator(".stop").nth(1).click();

  test(`Super Boss Monster's pages, ${size} @shots`, async ({ come }) => {
    const ada = await come({ phone });
    await ada.page.goto("/");
    await ada.page.locator(".tiles button, .tiles [role=button]").nth(1).click();
    await ada.page.waitForTimeout(300);
    await shoot(ada, "start");
    for (const [name, path] of [
      ["new", "/new?game=super-boss-monster"],
      ["cards", "/cards/super-boss-monster"],
      ["card", "/cards/super-boss-monster/emperor-dododo"],
      ["item", "/cards/super-boss-monster/plot-armour"],
      ["rules", "/rules/super-boss-monster"],
    ] as const) {
      await ada.page.goto(path);
      await expect(ada.page.locator("h1").first()).toBeVisible();
      await ada.page.waitForTimeout(300);
      await shoot(ada, name);
    }
    await ada.page.goto("/new?game=super-boss-monster");
    await ada.page.getByRole("button", { name: "Solo" }).click();
    await ada.page.getByRole("checkbox", { name: /challenge/i }).check();
    await ada.page.screenshot({ path: join(FOLDER, `super-new-solo-${size}.png`), fullPage: true });
    const { id } = await ada.opens([ME, { kind: "open" }, BOT, { kind: "open" }, BOT, BOT], GAME);
    await ada.page.goto(`/t/${id}`);
    await ada.page.waitForTimeout(600);
    await shoot(ada, "waiting");
  });

  for (const seats of [1, 2, 4, 6])
    test(`a game of Super Boss Monster at ${seats}, ${size} @shots`, async ({ come }) => {
      test.setTimeout(300_000);
      const ada = await come({ phone, hints: seats === 1 });
      const { id } = await ada.opens([ME, ...bots(seats - 1)], {
        ...GAME,
        seed: `shots ${seats}`,
        options: seats === 6 ? { items: "on", coins: "on", mixed: "on" } : {},
      });
      await ada.sits(id);
      if (seats !== 1) await always(ada);
      const seen = new Map<string, number>();
      await ada.plays(800, async () => {
        const kind = await ada.question();
        const times = (seen.get(kind) ?? 0) + 1;
        seen.set(kind, times);
        if (!kind || (times !== 1 && times !== 5)) return false;
        // A minion is tried, so that what depends on it is in the picture.
        if (kind === "place-minion" && times === 5)
          await ada.page
            .locator(phone ? "[data-answer]" : ".space.open")
            .first()
            .click();
        await ada.page.waitForTimeout(150);
        await shoot(ada, `${seats}-${kind}-${times}`);
        return false;
      });
      await expect(ada.ended).toBeVisible();
      await ada.page.waitForTimeout(400);
      await shoot(ada, `${seats}-end`);
      await ada.page.screenshot({ path: join(FOLDER, `super-${seats}-end-all-${size}.png`), fullPage: true });
      await ada.page.goto(`/replay/${id}#at=60&eyes=-2`);
      await expect(ada.page.locator(".scrub")).toBeVisible();
      await shoot(ada, `${seats}-replay`);
      await ada.page.goto(`/watch/${id}`);
      await ada.page.waitForTimeout(600);
      await shoot(ada, `${seats}-watch`);
    });

  for (const language of ["ru", "ja"])
    for (const seats of [1, 4])
      test(`Super Boss Monster in ${language} at ${seats}, ${size} @shots`, async ({ come }) => {
        test.setTimeout(240_000);
        const ada = await come({ phone, language });
        const { id } = await ada.opens([ME, ...bots(seats - 1)], { ...GAME, seed: "words" });
        await ada.sits(id);
        await always(ada);
        const seen = new Map<string, number>();
        await ada.plays(60, async () => {
          const kind = await ada.question();
          const times = (seen.get(kind) ?? 0) + 1;
          seen.set(kind, times);
          if (kind && times === 2) {
            await ada.page.waitForTimeout(150);
            await shoot(ada, `${language}-${seats}-${kind}`);
          }
          return false;
        });
        if (seats > 1) return;
        await ada.plays();
        await expect(ada.ended).toBeVisible();
        await ada.page.waitForTimeout(300);
        await shoot(ada, `${language}-end`);
      });

  test(`a curtain before Super Boss Monster, ${size} @shots`, async ({ come }) => {
    const ada = await come({ phone });
    const { id } = await ada.opens(
      [
        { kind: "me", name: "Ada" },
        { kind: "me", name: "Bob" },
      ],
      GAME,
    );
    await ada.page.goto(`/t/${id}`);
    await expect(ada.page.locator("[data-curtain]")).toBeVisible();
    await shoot(ada, "curtain");
  });
}
