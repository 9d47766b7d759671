/** Munchkin Quest's fights are told before anything is asked: dice with the faces that fell, both sums, the verdict. */
import { accessible } from "./axe";
import { expect, test, type Player } from "./player";
import { press, sitsAt } from "./quest";

interface Part {
  what: string;
  n: number;
}
interface Happened {
  number: number;
  message: string;
  args: Record<string, number>;
  parts: Part[];
}
/** What the panel showed at one moment. */
interface Seen {
  step: string;
  asked: string;
  verdict: string;
  words: string;
  sides: { terms: number[]; dice: number[]; total: number }[];
}

/** Keep every event that the server sends. */
function hears(player: Player): Happened[] {
  const heard: Happened[] = [];
  player.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { type: string; events?: Happened[] };
      if (frame.type === "update") heard.push(...(frame.events ?? []));
    }),
  );
  return heard;
}

/** Look at the panel in every frame that the browser draws, and keep what changes. */
async function watches(player: Player): Promise<void> {
  await player.page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const look = (): void => {
      const panel = document.querySelector<HTMLElement>("[data-told]");
      const numbers = (side: Element, name: string): number[] =>
        [...side.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((each) => Number(each.dataset[name]));
      if (panel) {
        const verdict = panel.querySelector<HTMLElement>("[data-verdict]");
        const now = JSON.stringify({
          step: panel.dataset.told,
          asked: document.querySelector<HTMLElement>("[data-question]")?.dataset.question ?? "",
          verdict: verdict?.dataset.verdict ?? "",
          words: verdict?.textContent?.trim() ?? "",
          sides: [...panel.querySelectorAll("[data-side]")].map((side) => ({
            terms: numbers(side, "term"),
            dice: numbers(side, "die"),
            total: numbers(side, "total")[0] ?? -1,
          })),
        });
        if (seen.at(-1) !== now) seen.push(now);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const seen = async (player: Player): Promise<Seen[]> =>
  (await player.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).map(
    (each) => JSON.parse(each) as Seen,
  );

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);
/** The faces of both sides as the event tells them, and what the rest comes to. */
function toldBy(event: Happened): { terms: number; dice: number[]; total: number }[] {
  const at = event.parts.findIndex((part) => part.what === "theirs");
  return [event.parts.slice(0, at), event.parts.slice(at)].map(([total, ...rest]) => ({
    total: total!.n,
    dice: rest.filter((part) => part.what === "die").map((part) => part.n),
    terms: sum(rest.filter((part) => part.what !== "die").map((part) => part.n)),
  }));
}

for (const [where, likes] of [
  ["on a desk", { motion: "full", speed: 1 }],
  ["on a phone", { motion: "full", speed: 1, phone: true }],
  ["where nothing moves", { motion: "none", speed: 1 }],
] as const)
  test(`a fight shows its dice, its sums and the verdict before the next question, ${where}`, async ({ come }) => {
    const ada = await come(likes);
    const heard = hears(ada);
    await sitsAt(ada, 3, "dice 7");
    await watches(ada);
    let rolled = false;
    for (let step = 0; step < 60 && !rolled; step += 1) {
      const kind = await ada.question();
      if (kind === "fight") {
        await press(ada, "pass");
        rolled = heard.some((event) => event.message === "event-fight-totals");
      } else await ada.answers();
    }
    await ada.question();
    const all = await seen(ada);
    // Nothing of it is told while something is asked.
    expect(all.filter((each) => each.asked)).toEqual([]);
    const totals = heard.filter((event) => event.message === "event-fight-totals");
    expect(totals.length).toBeGreaterThan(0);
    const decided = all.filter((each) => each.verdict);
    expect(decided.length).toBeGreaterThan(0);
    const mine = heard.find((event) => /^event-fight-(won|lost)$/.test(event.message) && event.args.seat === 0);
    expect(mine).toBeTruthy();
    const told = toldBy(totals.findLast((event) => event.number < mine!.number)!);
    const verdict = decided.find((each) => each.sides.every((side, at) => side.total === told[at]!.total));
    expect(verdict).toBeTruthy();
    verdict!.sides.forEach((side, at) => {
      expect(side.dice).toEqual(told[at]!.dice);
      expect(sum(side.terms)).toBe(told[at]!.terms);
      expect(sum(side.terms) + sum(side.dice)).toBe(side.total);
    });
    expect(verdict!.words).toBe(
      `${told[0]!.total} against ${told[1]!.total}: ${
        mine!.message === "event-fight-won"
          ? "you win"
          : told[0]!.total === told[1]!.total
            ? "a tie, you lose"
            : "you lose"
      }`,
    );
    await accessible(ada.page, "after a fight");
    ada.fine();
  });
