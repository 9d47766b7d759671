/** Pictures of what is told: each kind of staging, the bar meanwhile, and the digest above the question. */
import { join } from "node:path";
import { BOT, ME, test } from "./player";

const FOLDER = join(import.meta.dirname, "..", "shots");

for (const phone of [false, true])
  for (const game of ["boss-monster", "super-boss-monster"] as const)
    test(`${game} is told, ${phone ? "phone" : "desk"} @shots`, async ({ come }) => {
      const size = phone ? "phone" : "desk";
      const ada = await come({ motion: "full", speed: 0.5, phone });
      const { id } = await ada.opens([ME, BOT, BOT, BOT], { game, seed: "staged" });
      await ada.sits(id);
      const seen = new Set<string>();
      const shoot = async (name: string): Promise<void> => {
        if (seen.has(name)) return;
        seen.add(name);
        await ada.page.screenshot({ path: join(FOLDER, `story-${game}-${name}-${size}.png`) });
      };
      const until = Date.now() + 150_000;
      while (Date.now() < until && !(await ada.ended.count())) {
        const now = await ada.page.evaluate(() => ({
          staging: document.querySelector<HTMLElement>("[data-staging]")?.dataset.staging ?? "",
          telling: !!document.querySelector("[data-telling]"),
          digest: !!document.querySelector("[data-digest]"),
          asked: !!document.querySelector("[data-question]:not([data-question=''])"),
        }));
        if (now.staging) await shoot(now.staging);
        else if (now.telling) await shoot("telling");
        if (now.digest) await shoot("digest");
        if (now.asked) {
          await ada.page.waitForTimeout(320);
          await ada.answers();
        } else await ada.page.waitForTimeout(60);
      }
    });
