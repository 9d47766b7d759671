/** What a person would press next, and the pressing itself, as a script within the page.
 *
 * Where a game is only the way to what a test looks at, it is played here: no look at the page has to travel. Whether the
 * mouse, a finger or the keyboard can reach all of it is shown by the tests that play a whole game so.
 */
export interface Hand {
  /** What would be pressed for the question that is open, or null. */
  next(): HTMLElement | null;
  /** The question and all that has been picked or pressed of it: another text as soon as a press has been taken. */
  state(): string;
  /** Wait until a press has been taken, at most so many milliseconds; whether it has. */
  changed(from: string, ms: number): Promise<boolean>;
  /** Wait until something is asked, the game is over, or the device goes to somebody else; the kind of the question, or ''. */
  asked(): Promise<string>;
  /** Press `next` until that is taken; the kind of what was asked. */
  answer(): Promise<string>;
  /** Answer so many questions, or up to one of this kind, or to the end; how many were answered. */
  play(most: number, until?: string): Promise<number>;
}

/** Puts the hand into the page; self-contained, since it is sent there as text. */
export function giveHand(): void {
  const PATIENCE = 200; // milliseconds: a press right after telling may have been meant to skip it, and is not taken
  const MOST = 150; // presses for one step
  const REACTIONS = /^(react|respond|answer|cancel|hold)$/;
  const WANTED: Record<string, string[]> = {
    moves: ["explore", "fight", "search", "buy-level", "pass"],
    "sell-items": ["pass", "item"],
    opening: ["play", "lay", "pass"],
  };
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  const of = (kind: string): HTMLElement | null =>
    kind === "pass" ? find("[data-pass]") : find(`[data-answer][data-kind="${kind}"]`);
  const bar = (): HTMLElement | null => find("[data-question]:not([data-question=''])");

  const next = (): HTMLElement | null => {
    const curtain = find("[data-curtain]");
    if (curtain) return curtain;
    const kind = bar()?.dataset.question;
    if (!kind) return null;
    const sheet = find("[role=dialog] [data-answer]");
    if (sheet) return sheet;
    const confirm = find("[data-confirm]:enabled");
    if (confirm) return confirm;
    const folded = find(".two .paperbtn[aria-expanded=false]");
    const wanted = WANTED[kind];
    if (wanted) {
      if (folded && wanted.some((each) => each !== "pass")) return folded;
      for (const each of wanted) if (of(each)) return of(each);
    }
    if (of("place")) return of("place");
    const quest = !!find("[data-game=munchkin-quest]");
    const pass = of("pass");
    if (pass && (quest || kind === "build" || REACTIONS.test(kind))) return pass;
    for (const each of quest ? ["decline", "done", "no"] : []) if (of(each)) return of(each);
    return find("[data-answer]") ?? pass ?? find(".tray .card") ?? folded;
  };

  const state = (): string => {
    if (find("#end")) return "over";
    if (find("[data-curtain]")) return "curtain";
    const asks = bar();
    if (!asks) return "";
    const { asked, picked } = asks.dataset;
    const more = ["[data-answer]", "[role=alert]:not(.again)", "[data-confirm]:enabled", "[role=dialog]"];
    return [asked, picked, ...more.map((each) => document.querySelectorAll(each).length)].join(" ");
  };

  /** Wait until the page is as wanted, at most so many milliseconds. */
  const until = (wanted: () => boolean, ms = Infinity): Promise<void> =>
    new Promise((done) => {
      if (wanted()) return done();
      let timer = 0;
      const look = new MutationObserver(() => {
        if (!wanted()) return;
        window.clearTimeout(timer);
        look.disconnect();
        done();
      });
      look.observe(document, { subtree: true, childList: true, attributes: true });
      if (ms < Infinity)
        timer = window.setTimeout(() => {
          look.disconnect();
          done();
        }, ms);
    });

  const changed = async (from: string, ms: number): Promise<boolean> => {
    await until(() => state() !== from, ms);
    return state() !== from;
  };

  const asked = async (): Promise<string> => {
    await until(() => state() !== "");
    return bar()?.dataset.question ?? "";
  };

  const answer = async (): Promise<string> => {
    const kind = await asked();
    const before = state();
    if (before === "over") return "";
    for (let presses = 0; presses < MOST && state() === before; presses += 1) {
      next()?.click();
      await changed(before, PATIENCE);
    }
    if (state() === before) throw new Error(`nothing is taken as an answer to ${kind}: ${before}`);
    return kind;
  };

  const play = async (most: number, kind = ""): Promise<number> => {
    let count = 0;
    while (count < most) {
      const now = await asked();
      if (state() === "over" || (kind && now === kind)) break;
      const id = bar()?.dataset.asked;
      await answer();
      if (id && bar()?.dataset.asked !== id) count += 1; // and not only picked the first part of an answer
    }
    return count;
  };

  window.hand = { next, state, changed, asked, answer, play };
}
