/** Several people at one device. */
import { BOT, expect, test } from "./player";

test("between players the curtain hides every hand, and the game comes to its end", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([{ kind: "me", name: "Ada" }, { kind: "me", name: "Bob" }, BOT], { seed: "hot" });
  await ada.page.goto(`/t/${id}`);
  const curtain = ada.page.locator("[data-curtain]");
  await expect(curtain).toBeVisible();
  let curtains = 0;
  const names = new Set<string>();
  for (let step = 0; step < 400 && !(await ada.ended.count()); step += 1) {
    await ada.page.locator("[data-question]:not([data-question='']), #end, [data-curtain]").first().waitFor();
    if (await curtain.count()) {
      curtains += 1;
      // Not hidden: not there.
      expect(await ada.page.locator(".card, .hand, .log, [data-place]").count()).toBe(0);
      names.add(await ada.page.locator("h1").innerText());
      await curtain.click();
    } else await ada.answers();
  }
  expect(curtains).toBeGreaterThan(3);
  expect([...names].sort()).toEqual(["Pass the device to Ada", "Pass the device to Bob"]);
  await expect(ada.ended).toBeVisible();
  ada.fine();
});
