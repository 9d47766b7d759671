/** Pictures of every screen of Munchkin Quest, for a person to look at: `npm run shots` writes them to web/shots. */
import { join } from "node:path";
import { BOT, expect, ME, test, type Player } from "./player";
import { GAME, press, SHORT, sitsAt } from "./quest";

const FOLDER = join(import.meta.dirname, "..", "shots");

for (const phone of [false, true]) {
  const size = phone ? "phone" : "desk";
  const shoot = async (player: Player, name: string): Promise<void> => {
    await player.page.waitForTimeout(150);
    await player.page.screenshot({ path: join(FOLDER, `quest-${name}-${size}.png`) });
  };
  /** A picture of each kind of question when it comes for the first and for the fourth time. */
  const album = (player: Player, name: string) => {
    const seen = new Map<string, number>();
    return async (kind: string): Promise<boolean> => {
      const times = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, times);
      if (times === 1 || times === 4) await shoot(player, `${name}-${kind}-${times}`);
      return false;
    };
  };

  for (const language of ["en", "ru", "uk", "pl", "ja"])
    test(`Munchkin Quest's pages in ${language}, ${size} @shots`, async ({ come }) => {
      const ada = await come({ phone, language });
      const { page } = ada;
      await page.goto("/");
      await page.locator(".tiles button, .tiles [role=button]").nth(2).click();
      await shoot(ada, `${language}-start`);
      for (const [name, path] of [
        ["new", "/new?game=munchkin-quest"],
        ["cards", "/cards/munchkin-quest"],
        ["monster", "/cards/munchkin-quest/m-plutonium-dragon"],
        ["treasure", "/cards/munchkin-quest/t-meat-mallet"],
        ["room", "/cards/munchkin-quest/hospital?q=hosp"],
        ["rules", "/rules/munchkin-quest"],
      ] as const) {
        await page.goto(path);
        await expect(page.locator("h1").first()).toBeVisible();
        await page.waitForTimeout(300);
        await shoot(ada, `${language}-${name}`);
      }
      if (language !== "en") return;
      const { id } = await ada.opens([ME, { kind: "open" }, BOT, { kind: "open" }], GAME);
      await page.goto(`/t/${id}`);
      await page.waitForTimeout(600);
      await shoot(ada, "waiting");
    });

  for (const seats of [2, 3, 4])
    test(`a game of Munchkin Quest at ${seats}, ${size} @shots`, async ({ come }) => {
      test.setTimeout(400_000);
      const ada = await come({ phone, hints: seats === 2 });
      const { page } = ada;
      const id = await sitsAt(ada, seats, `shots ${seats}`, { options: seats === 3 ? SHORT : {} });
      if (seats === 3)
        await (phone ? page.locator("header select").selectOption("always") : page.locator(".stop").nth(1).click());
      await ada.plays(seats === 3 ? 1_500 : 120, album(ada, String(seats)));
      if (seats !== 3) return;
      await expect(ada.ended).toBeVisible();
      await page.waitForTimeout(300);
      await shoot(ada, `${seats}-end`);
      await page.screenshot({ path: join(FOLDER, `quest-${seats}-end-all-${size}.png`), fullPage: true });
      await page.goto(`/replay/${id}#at=60&eyes=-2`);
      await expect(page.locator(".scrub")).toBeVisible();
      await page.waitForTimeout(300);
      await shoot(ada, `${seats}-replay`);
      await page.goto(`/watch/${id}`);
      await page.waitForTimeout(600);
      await shoot(ada, `${seats}-watch`);
    });

  for (const language of ["ru", "uk", "pl", "ja"])
    test(`Munchkin Quest in ${language}, ${size} @shots`, async ({ come }) => {
      test.setTimeout(240_000);
      const ada = await come({ phone, language, hints: language === "ja" });
      await sitsAt(ada, 4, "words");
      await ada.plays(60, album(ada, language));
    });

  test(`the map, the list and the sheets of Munchkin Quest, ${size} @shots`, async ({ come }) => {
    test.setTimeout(240_000);
    const ada = await come({ phone });
    const { page } = ada;
    await sitsAt(ada, 4, "sheets");
    await ada.plays(
      120,
      async (kind) => kind === "moves" && (await page.locator("[data-room], .mr:not(.q)").count()) > 8,
    );
    if (phone) {
      for (const [name, at] of [
        ["rival", ".chip"],
        ["mine", ".mys"],
        ["map", ".mmb >> nth=0"],
        ["list", ".mmb >> nth=-1"],
      ] as const) {
        await page.locator(at).first().click();
        await shoot(ada, `sheet-${name}`);
        await page.keyboard.press("Escape");
      }
      return;
    }
    await page.locator(".peek button").nth(1).click();
    await shoot(ada, "peek");
    await page.keyboard.press("l");
    await shoot(ada, "list");
    await page.keyboard.press("l");
    for (const zoom of ["+", "-", "-"]) {
      await page.keyboard.press(zoom);
      await shoot(
        ada,
        `zoom-${await page
          .locator(".tile")
          .first()
          .evaluate((tile) => tile.clientWidth)}`,
      );
    }
    await page.keyboard.press("f");
    await shoot(ada, "fit");
    await page.locator(".who").first().click();
    await shoot(ada, "sheet-rival");
    await page.keyboard.press("Escape");
    await page.locator(".pfb").click();
    await shoot(ada, "sheet-mine");
  });

  for (const language of ["en", "ru"])
    test(`a bargain for help in ${language}, ${size} @shots`, async ({ come }) => {
      test.setTimeout(180_000);
      const ada = await come({ phone, language });
      const { page } = ada;
      await sitsAt(ada, 4, "terms 119");
      for (let step = 0; step < 60 && (await ada.question()) !== "choose-offer"; step += 1)
        if ((await ada.question()) !== "fight" || !(await press(ada, "call"))) await ada.answers();
      await shoot(ada, `${language}-offers`);
      await page.locator(".offer .bt .paperbtn").first().click();
      await shoot(ada, `${language}-counter`);
      await page.locator(".form .paperbtn").first().click();
      await page.locator(".offer .bt .go").first().click();
      await expect(page.locator(".offer.taken")).toBeVisible();
      await shoot(ada, `${language}-taken`);
      await press(ada, "pass");
      await ada.question();
      await shoot(ada, `${language}-rolled`);
    });

  test(`a curtain before Munchkin Quest, ${size} @shots`, async ({ come }) => {
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
    await ada.page.locator("[data-curtain]").click();
    await expect(ada.asked).toBeVisible();
    await shoot(ada, "hotseat");
  });
}
