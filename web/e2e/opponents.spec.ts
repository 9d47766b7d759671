/** Choosing whom to play against: by strength, at every table and in every language. */
import { accessible } from "./axe";
import { expect, ME, test } from "./player";

const LANGUAGES = ["en", "ru", "uk", "pl", "ja"];
const LEVELS = ["easy", "normal", "hard", "nightmare", "adaptive"];

test("an opponent is picked for the seat that is chosen, and sits there", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/new");
  const who = ada.page.locator(".seats select");
  await who.nth(1).selectOption("easy");
  await expect(ada.page.getByRole("heading", { name: "Who plays in seat 2?" })).toBeVisible();
  await expect(ada.page.locator(".bot.easy")).toHaveAttribute("aria-pressed", "true");
  await ada.page.locator(".bot.hard").click();
  await expect(who.nth(1)).toHaveValue("hard");
  await who.nth(2).focus();
  await ada.page.locator(".bot.nightmare").press("Enter");
  await expect(who.nth(2)).toHaveValue("nightmare");
  await expect(who.nth(3)).toHaveValue("normal");
  await ada.page.getByRole("button", { name: "Remove seat 4" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await ada.page.waitForURL(/\/t\//);
  const table = await ada.page.evaluate(async () => {
    const id = location.pathname.split("/").pop()!;
    return (await (await fetch(`/api/tables/${id}`)).json()).table;
  });
  expect(table.seats.map((seat: { bot: string }) => seat.bot)).toEqual(["", "hard", "nightmare"]);
  await expect(ada.page.locator('.nm[title="Bruno · Hard bot"]').first()).toBeAttached();
  ada.fine();
});

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const) {
  test(`all opponents and their words fit at ${width} × ${height} in every language`, async ({ come }) => {
    for (const language of LANGUAGES) {
      const ada = await come({ language });
      await ada.page.setViewportSize({ width, height });
      await ada.page.goto("/new");
      await expect(ada.page.locator(".bot")).toHaveCount(LEVELS.length);
      const clipped = await ada.page.evaluate(() => ({
        wide: document.documentElement.scrollWidth > window.innerWidth,
        cut: [...document.querySelectorAll(".bot, .bot *")].filter(
          (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
        ).length,
      }));
      expect(clipped, language).toEqual({ wide: false, cut: 0 });
      await accessible(ada.page, `opponents in ${language}`);
      ada.fine();
    }
  });
}

test("a newcomer meets easy bots, and normal ones after the first finished game", async ({ come }) => {
  const ada = await come();
  await ada.page.goto("/");
  const play = ada.page.getByRole("button", { name: /play now/i });
  await expect(play).toContainText("you and three easy bots");
  const { id } = await ada.opens([ME, { kind: "bot", bot: "random" }]);
  await ada.sits(id);
  await ada.plays();
  await ada.page.goto("/");
  await expect(play).toContainText("you and three normal bots");
  ada.fine();
});
