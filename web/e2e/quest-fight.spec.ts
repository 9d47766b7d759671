/** Munchkin Quest's fights: help is bargained for in the panel, with one press for terms as a whole; a roll can be held. */
import { accessible } from "./axe";
import { expect, ME, test, type Player } from "./player";
import { GAME, press, sitsAt } from "./quest";

/** Tables at which others offer their help early. */
const TABLES = ["terms 119", "terms 173", "terms 181", "terms 40", "terms 144"];

/** Wait until the question is another one than any of a bargain's steps. */
async function settled(player: Player): Promise<void> {
  await expect(player.asked).not.toHaveAttribute("data-question", /^bid-(gold|item|order)$/);
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
            const less = panel.locator(".form .step").first().getByRole("button").first();
            if (await less.isEnabled()) await less.click();
            await panel.locator(".form .btn.go").first().click();
            await settled(ada);
            done.countered = true;
          } else if (await offers.locator(".go").count()) {
            await offers.locator(".go").first().click();
            await expect(panel.locator(".offer.taken")).toBeVisible();
            done.accepted = true;
          } else await press(ada, "decline");
        } else if (kind) await ada.answers();
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
  await ada.plays(160, async (kind) => kind === "bid-treasures" && (await form.count()) > 0);
  await accessible(page, "one's own terms");
  const more = form.locator(".step").first().getByRole("button").last();
  if (await more.isEnabled()) await more.click();
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
  const yields = (player: Player) => player.page.locator(".stop", { hasText: "Pass until my fight" });
  const kindOf = (player: Player) =>
    player.page.evaluate(
      () => document.querySelector<HTMLElement>("[data-question]:not([data-question=''])")?.dataset.question ?? "",
    );
  // Both play until one of them fights.
  let [leader, other] = [ada, bob];
  for (let fights = false; !fights;)
    for (const [one, two] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const kind = await kindOf(one);
      if (kind === "fight") [leader, other, fights] = [one, two, true];
      else if (kind) await one.answers();
      if (fights) break;
    }
  server.beat(60); // time enough to press the button
  await yields(other).click();
  await expect(yields(other)).toHaveAttribute("aria-pressed", "true");
  await press(leader, "pass");
  await other.page.locator("[data-hold]").click();
  await expect(other.page.locator("[data-question=hold]")).toBeVisible();
  await expect(leader.asked).toHaveCount(0); // waits, and is not told for whom
  await accessible(other.page, "held");
  server.beat();
  await other.page.locator("[data-pass]").click();
  await expect(other.page.locator("[data-question=hold]")).toHaveCount(0);
  await expect(yields(other)).toHaveAttribute("aria-pressed", "true"); // asked as before
  await expect(other.page.locator("[data-hold]")).toHaveCount(0);
  for (const each of [ada, bob]) each.fine();
});
