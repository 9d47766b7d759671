/** People at tables: what they open, what they click, and what must never happen to them. */
import { test as base, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { giveHand, type Hand } from "./hand";
import { Server } from "./server";

declare global {
  interface Window {
    hand: Hand;
  }
}

export interface Likes {
  language?: string;
  motion?: "none" | "full";
  hints?: boolean;
  phone?: boolean;
  speed?: number;
}

export type Seat = { kind: "me" | "bot" | "open"; name?: string; bot?: string };
export const ME: Seat = { kind: "me", name: "Ada" };
export const BOT: Seat = { kind: "bot" };
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1366, height: 768 };

export class Player {
  /** What a person would have seen in the console, or missed on the page. */
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {}

  static async come(browser: Browser, url: string, likes: Likes = {}): Promise<Player> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: likes.phone ? PHONE : DESK,
      hasTouch: !!likes.phone,
      locale: likes.language ?? "en",
    });
    const settings = {
      language: likes.language ?? "en",
      motion: likes.motion ?? "none",
      hints: likes.hints ?? false,
      speed: likes.speed ?? 0, // nothing is told, so every question is open at once: telling has its own tests
      sound: true,
    };
    await context.addInitScript((given) => {
      if (!localStorage.getItem("underhall")) localStorage.setItem("underhall", given);
    }, JSON.stringify(settings));
    await context.addInitScript(giveHand);
    const page = await context.newPage();
    const player = new Player(page, context);
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        player.complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => player.complaints.push(String(error.stack ?? error)));
    page.on("requestfailed", (request) => {
      // A page that is left drops what it was still asking for.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") player.complaints.push(`failed: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) player.complaints.push(`${response.status()}: ${response.url()}`);
    });
    return player;
  }

  /** Open a table over HTTP, as the form does; its id. */
  async opens(seats: Seat[], more: object = {}): Promise<{ id: string; invite: string }> {
    const answer = await this.context.request.post("/api/tables", { data: { game: "boss-monster", seats, ...more } });
    expect(answer.ok()).toBe(true);
    const { table, invite } = (await answer.json()) as { table: { id: string }; invite: string };
    return { id: table.id, invite };
  }

  /** Sit down at a table and see it. */
  async sits(id: string): Promise<void> {
    await this.page.goto(`/t/${id}`);
    await expect(this.page.locator("[data-question], [data-curtain]").first()).toBeVisible();
  }

  get asked() {
    return this.page.locator("[data-question]:not([data-question=''])");
  }

  get ended() {
    return this.page.locator("#end");
  }

  /** The kind of the open question, or '' when the game is over, the device is to be passed on, or nothing is asked in
   * time. */
  async question(timeout = 60_000): Promise<string> {
    await this.page
      .locator("[data-question]:not([data-question='']), #end, [data-curtain]")
      .first()
      .waitFor({ timeout })
      .catch(() => undefined);
    return this.page
      .evaluate(
        () => document.querySelector<HTMLElement>("[data-question]:not([data-question=''])")?.dataset.question ?? "",
      )
      .catch(() => ""); // the page is being left
  }

  /** Answer whatever is asked: build where one can, pass what is only a reaction; the kind of what was asked. */
  answers(): Promise<string> {
    return this.page.evaluate(() => window.hand.answer());
  }

  /** The same with the mouse, which has to get there. */
  async clicks(): Promise<string> {
    const { page } = this;
    const kind = await page.evaluate(() => window.hand.asked());
    const before = await page.evaluate(() => window.hand.state());
    if (before === "over") return "";
    const next = (await page.evaluateHandle(() => window.hand.next())).asElement();
    await next?.click();
    await page.waitForFunction((state) => window.hand.state() !== state, before);
    return kind;
  }

  /** The key of the first answer: where numbers stay with their answers, it need not be 1. */
  async firstKey(): Promise<string> {
    const { page } = this;
    return (await page.locator("[data-answer] kbd").first().textContent())!;
  }

  /** Answer by a key. One that has just answered something else is held back for a moment, and then pressed again. */
  async presses(key: string): Promise<void> {
    const { page } = this;
    const before = await page.evaluate(() => window.hand.state());
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key);
      if (await page.evaluate((state) => window.hand.changed(state, 200), before)) return;
    }
    throw new Error(`${key} is not taken as an answer: ${before}`);
  }

  /** Answer until the game is over, so many questions are answered, or `enough` says so of the one that is open; how many
   * were answered. */
  async plays(most = 2_000, enough?: (kind: string) => boolean | Promise<boolean>): Promise<number> {
    if (!enough) return this.page.evaluate((count) => window.hand.play(count), most);
    let count = 0;
    for (; count < most; count += 1) {
      const kind = await this.page.evaluate(() => window.hand.asked());
      if ((await this.ended.count()) || (kind && (await enough(kind)))) break;
      await this.answers();
    }
    return count;
  }

  /** Play on until something of this kind is asked. */
  async until(kind: string, most = 300): Promise<void> {
    await this.page.evaluate(([count, wanted]) => window.hand.play(count, wanted), [most, kind] as const);
    await expect(this.asked).toHaveAttribute("data-question", kind);
  }

  /** Nothing went wrong that a person would have noticed; `excused` is what a test brought about itself. */
  fine(excused: RegExp[] = []): void {
    const rest = this.complaints.filter((complaint) => !excused.some((pattern) => pattern.test(complaint)));
    expect(rest).toEqual([]);
  }

  async goes(): Promise<void> {
    await this.context.close();
  }
}

interface Fixtures {
  come: (likes?: Likes) => Promise<Player>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  come: async ({ browser, server }, use) => {
    const players: Player[] = [];
    await use(async (likes) => {
      const player = await Player.come(browser, server.url, likes);
      players.push(player);
      return player;
    });
    for (const player of players) await player.goes();
  },
});

export { expect };
