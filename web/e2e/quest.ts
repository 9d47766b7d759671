/** Munchkin Quest played by a person who clicks: explores and searches, fights, haggles, and lets the others be. */
import { expect, ME, type Player, type Seat } from "./player";

export const GAME = { game: "munchkin-quest" };
export const SHORT = { length: "short" };
export const bots = (count: number, bot = "greedy"): Seat[] => Array<Seat>(count).fill({ kind: "bot", bot });
export const click = { timeout: 1_500 };

/** Sit down at a table of one's own, the other seats taken by greedy bots. */
export async function sitsAt(player: Player, seats: number, seed: string, more: object = {}): Promise<string> {
  const { id } = await player.opens([ME, ...bots(seats - 1)], { ...GAME, seed, ...more });
  await player.sits(id);
  return id;
}

/** Press the first of these answers that there is; on a phone the rest is unfolded first. */
export async function press(player: Player, ...kinds: string[]): Promise<boolean> {
  const { page } = player;
  const more = page.locator(".two .paperbtn[aria-expanded=false]");
  if (await more.count())
    await more
      .first()
      .click(click)
      .catch(() => undefined);
  for (const kind of kinds) {
    const answer = kind === "pass" ? page.locator("[data-pass]") : page.locator(`[data-answer][data-kind=${kind}]`);
    if (!(await answer.count())) continue;
    await answer
      .first()
      .click(click)
      .catch(() => undefined);
    return true;
  }
  return false;
}

/** Answer what is asked; its kind, or '' if nothing is. */
export async function acts(player: Player): Promise<string> {
  const kind = await player.question();
  if (!kind) return "";
  const { page } = player;
  if (kind === "moves") await press(player, "explore", "fight", "search", "buy-level", "pass");
  else if (kind === "sell-items") await press(player, "pass", "item");
  else if (kind === "opening" && (await press(player, "play", "lay", "pass"))) return kind;
  else if (!(await press(player, "pass")) && !(await press(player, "decline", "done", "no"))) {
    const answer = page.locator("[data-answer]").first();
    if (await answer.count()) await answer.click(click).catch(() => undefined);
    else
      await page
        .locator(".tray .card")
        .first()
        .click(click)
        .catch(() => undefined);
    // Where a phone asks before it answers, the sheet has the button.
    const sheet = page.locator("[role=dialog] [data-answer]");
    if (await sheet.count())
      await sheet
        .first()
        .click(click)
        .catch(() => undefined);
  }
  return kind;
}

/** Play on until the game is over, or `enough` says so; how many questions were answered. */
export async function plays(
  player: Player,
  most: number,
  enough: (kind: string) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    if (await player.ended.count()) return count;
    const kind = await player.question();
    if (kind && (await enough(kind))) return count;
    if (kind) await acts(player);
  }
  return most;
}

export async function until(player: Player, kind: string, most = 200): Promise<void> {
  await plays(player, most, (asked) => asked === kind);
  await expect(player.asked).toHaveAttribute("data-question", kind);
}
