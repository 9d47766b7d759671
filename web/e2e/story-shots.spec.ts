/** Pictures of what is told, in whole games: each kind of staging, the bar meanwhile, the digest above the question, and
 * the end. `SHOTS_LANGUAGE` chooses the language, `SHOTS_SEED` other cards. */
import { join } from "node:path";
import { BOT, ME, test } from "./player";

const FOLDER = join(import.meta.dirname, "..", "shots");
const language = process.env.SHOTS_LANGUAGE ?? "en";
const seed = process.env.SHOTS_SEED ?? "staged";
const EACH = 2; // pictures of one kind
const SETTLED = 260; // ms until the light rests on its places
const SPEED = { "boss-monster": 1, "super-boss-monster": 1, "munchkin-quest": 2 };
const MOST = 1_500_000; // ms for a game

for (const phone of [false, true])
  for (const game of ["boss-monster", "super-boss-monster", "munchkin-quest"] as const)
    test(`${game} is told, ${phone ? "phone" : "desk"} @shots`, async ({ come }) => {
      test.setTimeout(MOST + 60_000);
      const size = phone ? "phone" : "desk";
      const ada = await come({ motion: "full", speed: SPEED[game], phone, language });
      const more = game === "munchkin-quest" ? { options: { length: "short" } } : {};
      const { id } = await ada.opens([ME, BOT, BOT], { game, seed, ...more });
      await ada.sits(id);
      const seen = new Map<string, number>();
      let last = "";
      const shoot = async (name: string, each = EACH): Promise<void> => {
        const count = (seen.get(name) ?? 0) + 1;
        if (count > each || name === last) return void (last = name);
        last = name;
        seen.set(name, count);
        await ada.page.screenshot({ path: join(FOLDER, language, `${game}-${size}-${name}-${count}.png`) });
      };
      const until = Date.now() + MOST;
      while (Date.now() < until && !(await ada.ended.count())) {
        const now = await ada.page.evaluate(() => ({
          staging: document.querySelector<HTMLElement>("[data-staging]")?.dataset.staging ?? "",
          telling: !!document.querySelector("[data-telling]"),
          digest: !!document.querySelector("[data-digest]"),
          asked: document.querySelector<HTMLElement>("[data-question]:not([data-question=''])")?.dataset.question ?? "",
        }));
        if (now.staging) {
          await ada.page.waitForTimeout(SETTLED);
          await shoot(now.staging);
        } else if (now.telling) await shoot("telling");
        if (now.asked) {
          await ada.page.waitForTimeout(320);
          await shoot(now.digest ? "digest" : `asked-${now.asked}`);
          await ada.answers();
        } else await ada.page.waitForTimeout(40);
      }
      await ada.page.locator(".tps").waitFor();
      await shoot("end");
      console.log(game, size, language, JSON.stringify(Object.fromEntries(seen)));
    });
