/** Several people at one device. */
import { BOT, expect, test } from "./player";

test("between players the curtain hides every hand", async ({ come }) => {
  const ada = await come();
  const { id } = await ada.opens([{ kind: "me", name: "Ada" }, { kind: "me", name: "Bob" }, BOT], { seed: "hot" });
  await ada.page.goto(`/t/${id}`);
  const curtain = ada.page.locator("[data-curtain]");
  await expect(curtain).toBeVisible();
  let curtains = 0;
  const names = new Set<string>();
  while (curtains < 8) {
    await ada.page.locator("[data-question]:not([data-question='']), [data-curtain]").first().waitFor();
    if (await curtain.count()) {
      curtains += 1;
      // Not hidden: not there.
      expect(await ada.page.locator(".card, .hand, .log, [data-place]").count()).toBe(0);
      names.add(await ada.page.locator("h1").innerText());
      await curtain.click();
    } else await ada.answers();
  }
  expect([...names].sort()).toEqual(["Pass the device to Ada", "Pass the device to Bob"]);
  ada.fine();
});
