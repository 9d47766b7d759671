/** People at tables: what they open, what they click, and what must never happen to them. */
import { test as base, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { Server } from "./server";

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

  /** The kind of the open question, or '' when the game is over or nothing is asked in time. */
  async question(timeout = 8_000): Promise<string> {
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

  /** Answer whatever is asked, by clicking: build where one can, pass what is only a reaction. */
  async answers(): Promise<string> {
    const kind = await this.question();
    if (!kind) return "";
    const options = this.page.locator("[data-answer]");
    const pass = this.page.locator("[data-pass]");
    const place = this.page.locator("[data-answer][data-kind=place]");
    const click = { timeout: 1_500 };
    try {
      // One look at the page for all that is there: each look takes a while.
      const there = await this.page.evaluate(() => ({
        place: !!document.querySelector("[data-answer][data-kind=place]"),
        option: !!document.querySelector("[data-answer]"),
        pass: !!document.querySelector("[data-pass]"),
      }));
      if (there.place) {
        await place.first().click(click);
        if (await this.page.locator(".back, .two .paperbtn").count()) await place.first().click(click);
      } else if (/^(react|respond|answer|cancel|build|hold)$/.test(kind) && there.pass) await pass.click(click);
      else if (there.option) {
        await options.first().click(click);
        // What is only tried has to be confirmed.
        const confirm = this.page.locator("[data-confirm]:enabled");
        if (kind === "place-minion" && (await confirm.count())) await confirm.click(click);
      } else if (there.pass) await pass.click(click);
      else await this.page.locator(".tray .card").first().click(click);
    } catch (trouble) {
      // The question may have been answered, or replaced, while the mouse was on its way.
      if (!(trouble instanceof Error) || !/Timeout|detached|not attached/.test(trouble.message)) throw trouble;
    }
    return kind;
  }

  /** Play on until the game is over, or `enough` says so. */
  async plays(most = 800, enough: (kind: string) => boolean | Promise<boolean> = () => false): Promise<number> {
    let count = 0;
    while (count < most && !(await this.ended.count())) {
      const kind = await this.answers();
      if (!kind) {
        const curtain = this.page.locator("[data-curtain]");
        if (await curtain.count()) await curtain.click();
        continue;
      }
      count += 1;
      if (await enough(kind)) break;
    }
    return count;
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
