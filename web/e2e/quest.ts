/** Tables of Munchkin Quest. */
import { ME, type Player, type Seat } from "./player";

const MOST_PRESSES = 20;

export const GAME = { game: "munchkin-quest" };
export const SHORT = { length: "short" };
export const bots = (count: number, bot = "greedy"): Seat[] => Array<Seat>(count).fill({ kind: "bot", bot });

/** Sit down at a table of one's own, the other seats taken by greedy bots. */
export async function sitsAt(player: Player, seats: number, seed: string, more: object = {}): Promise<string> {
  const { id } = await player.opens([ME, ...bots(seats - 1)], { ...GAME, seed, ...more });
  await player.sits(id);
  return id;
}

/** Give the first of these answers that there is, and wait until it is taken; on a phone the rest is unfolded first. */
export async function press(player: Player, ...kinds: string[]): Promise<boolean> {
  const { page } = player;
  const more = page.locator(".two .paperbtn[aria-expanded=false]");
  if (await more.count()) await more.first().click();
  for (const kind of kinds) {
    const answer = kind === "pass" ? page.locator("[data-pass]") : page.locator(`[data-answer][data-kind=${kind}]`);
    if (!(await answer.count())) continue;
    const before = await page.evaluate(() => window.hand.state());
    // A press that comes with the question itself is taken for a slip.
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      await answer.first().click();
      if (await page.evaluate((state) => window.hand.changed(state, 3_000), before)) return true;
    }
    throw new Error(`nothing is taken as an answer: ${before}`);
  }
  return false;
}
