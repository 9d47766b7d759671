/** Munchkin Quest's fight panel: terms are thought up as a whole and sent with one press, on a desk and on a phone. */
import { accessible } from "./axe";
import { expect, ME, test, type Player, type Seat } from "./player";

const RANDOM: Seat = { kind: "bot", bot: "random" };
const click = { timeout: 1_500 };

/** Answer by the bar: explore, call for help, fight; otherwise whatever comes first. */
async function acts(player: Player): Promise<void> {
  const { page } = player;
  const more = page.locator(".two .paperbtn[aria-expanded=false]");
  if (await more.count()) await more.first().click(click).catch(() => undefined);
  for (const kind of ["call", "fight", "explore", "done", "decline", "no"]) {
    const answer = page.locator(`[data-answer][data-kind=${kind}]`);
    if (await answer.count()) return answer.first().click(click).catch(() => undefined);
  }
  const pass = page.locator("[data-pass]");
  if (await pass.count()) return pass.first().click(click).catch(() => undefined);
  await page.keyboard.press("1");
}

/** Wait until the question is another one than any of a bargain's steps. */
async function settled(player: Player): Promise<void> {
  await expect
    .poll(async () => ((await player.asked.count()) ? await player.asked.getAttribute("data-question") : ""), { timeout: 8_000 })
    .not.toMatch(/^bid-(gold|item|order)$/);
}

for (const phone of [false, true])
  test(`terms are asked and answered in the panel ${phone ? "on a phone" : "on a desk"}`, async ({ come }) => {
    test.setTimeout(420_000);
    const done = { asked: false, answered: false };
    for (let table = 0; table < 6 && !(done.asked && done.answered); table += 1) {
      const ada = await come({ phone });
      const { page } = ada;
      const { id } = await ada.opens([ME, RANDOM, RANDOM, RANDOM], { game: "munchkin-quest", seed: `terms ${table}` });
      await ada.sits(id);
      const panel = page.locator("section.fight");
      for (let step = 0; step < 160 && !(await ada.ended.count()) && !(done.asked && done.answered); step += 1) {
        const kind = await ada.question();
        if (kind === "bid-treasures" && !done.asked && (await panel.locator(".form").count())) {
          await accessible(page, "one's own terms");
          await panel.locator(".form .step").first().getByRole("button").last().click(click).catch(() => undefined);
          await panel.locator(".form .btn.go").click();
          await settled(ada);
          done.asked = true;
        } else if (kind === "choose-offer" && !done.answered && (await panel.locator(".offer .bt").count())) {
          await accessible(page, "offers");
          await panel.locator(".offer .bt .paperbtn").first().click();
          await expect(panel.locator(".offer s").first()).toBeVisible(); // what was asked is struck
          await panel.locator(".form .btn.go").first().click();
          await settled(ada);
          done.answered = true;
        } else if (kind) await acts(ada);
      }
      ada.fine();
      await ada.goes();
    }
    expect(done).toEqual({ asked: true, answered: true });
  });
