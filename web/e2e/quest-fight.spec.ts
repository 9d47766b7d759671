/** Munchkin Quest's fights: help is bargained for in the panel, with one press for terms as a whole; a roll can be held. */
import { accessible } from "./axe";
import { expect, ME, test, type Player } from "./player";
import { acts, click, GAME, press, sitsAt } from "./quest";

/** Tables at which others offer their help early. */
const TABLES = ["terms 119", "terms 173", "terms 181", "terms 40", "terms 144"];

/** Wait until the question is another one than any of a bargain's steps. */
async function settled(player: Player): Promise<void> {
  await expect
    .poll(async () => ((await player.asked.count()) ? await player.asked.getAttribute("data-question") : ""), {
      timeout: 8_000,
    })
    .not.toMatch(/^bid-(gold|item|order)$/);
}

for (const phone of [false, true])
  test(`an offer is refused, one is answered with other terms, one is taken ${phone ? "on a phone" : "on a desk"}`, async ({
    come,
  }) => {
    const done = { refused: false, countered: false, accepted: false };
    const all = (): boolean => Object.values(done).every(Boolean);
    for (const seed of TABLES) {
      if (all()) break;
      const ada = await come({ phone });
      const { page } = ada;
      await sitsAt(ada, 4, seed);
      const panel = page.locator("section.fight");
      const offers = panel.locator(".offer .bt");
      for (let step = 0; step < 60 && !(await ada.ended.count()) && !all(); step += 1) {
        const kind = await ada.question();
        if (kind === "fight" && (await press(ada, "call"))) continue;
        if (kind === "choose-offer" && (await offers.count())) {
          if (!done.refused) {
            await accessible(page, "offers");
            done.refused = await press(ada, "decline");
          } else if (!done.countered && (await offers.locator(".paperbtn").count()) > 1) {
            await offers.locator(".paperbtn").first().click();
            await expect(panel.locator(".offer s").first()).toBeVisible(); // what was asked is struck
            await accessible(page, "other terms");
            await panel
              .locator(".form .step")
              .first()
              .getByRole("button")
              .first()
              .click(click)
              .catch(() => undefined);
            await panel.locator(".form .btn.go").first().click();
            await settled(ada);
            done.countered = true;
          } else if (await offers.locator(".go").count()) {
            await offers.locator(".go").first().click();
            await expect(panel.locator(".offer.taken")).toBeVisible();
            done.accepted = true;
          } else await press(ada, "decline");
        } else if (kind) await acts(ada);
      }
      ada.fine();
      await ada.goes();
    }
    expect(done).toEqual({ refused: true, countered: true, accepted: true });
  });

test("one's own terms are thought up as a whole and sent with one press", async ({ come }) => {
  const ada = await come();
  const { page } = ada;
  await sitsAt(ada, 4, "own terms");
  const form = page.locator("section.fight .form");
  for (let step = 0; step < 160 && !((await ada.question()) === "bid-treasures" && (await form.count())); step += 1)
    await acts(ada);
  await accessible(page, "one's own terms");
  await form
    .locator(".step")
    .first()
    .getByRole("button")
    .last()
    .click(click)
    .catch(() => undefined);
  await form.locator(".btn.go").click();
  await settled(ada);
  await expect(page.locator(".log")).toContainText("Ada would help");
  ada.fine();
});

test("whoever is not asked before a roll can hold it once", async ({ come, server }) => {
  const [ada, bob] = await Promise.all([come(), come()]);
  const { id, invite } = await ada.opens([ME, { kind: "open" }], GAME);
  await bob.context.request.put("/api/me", { data: { name: "Bob" } });
  await bob.context.request.post(`/api/tables/${id}/join`, { data: { invite } });
  await Promise.all([ada.sits(id), bob.sits(id)]);
  const holds = (player: Player) => player.page.locator("[data-question=hold]");
  const yields = (player: Player) => player.page.locator(".stop").nth(3);
  const pairs = [
    [ada, bob],
    [bob, ada],
  ] as const;
  for (let step = 0; step < 300 && !(await holds(ada).count()) && !(await holds(bob).count()); step += 1)
    for (const [one, other] of pairs) {
      const kind = await one.question(150);
      if (kind === "fight") {
        server.beat(20); // time enough to press the button
        await yields(other).click();
        await press(one, "pass");
        await other.page
          .locator("[data-hold]")
          .click({ timeout: 10_000 })
          .catch(() => undefined);
        server.beat();
      } else if (kind && kind !== "hold") await acts(one);
    }
  const [leader, held] = (await holds(bob).count()) ? [ada, bob] : [bob, ada];
  await expect(holds(held)).toBeVisible();
  await expect(leader.asked).toHaveCount(0); // waits, and is not told for whom
  await accessible(held.page, "held");
  await held.page.locator("[data-pass]").click();
  await expect(holds(held)).toHaveCount(0);
  await expect(yields(held)).toHaveAttribute("aria-pressed", "true"); // asked as before
  await expect(held.page.locator("[data-hold]")).toHaveCount(0);
  for (const each of [ada, bob]) each.fine();
});
