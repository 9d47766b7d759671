/** The table tells, then asks: recorded games, with time turned by hand. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { board as boss } from "../src/boards/boss-monster";
import { board as quest } from "../src/boards/munchkin-quest";
import { board as superBoss } from "../src/boards/super-boss-monster";
import { keyed } from "../src/lib/keys";
import { settings, type Speed } from "../src/lib/settings.svelte";
import type { Board } from "../src/table/board";
import { Play } from "../src/table/play.svelte";
import { Fed, recorded, type Recorded } from "./recorded";

// As in tests/lengths.py: at full length many more are played.
const FULL = process.env.UNDERHALL_LENGTHS === "full";
const GAMES = FULL ? 100 : 3; // of each kind, of somebody who answers at random
const GREEDY = FULL ? 100 : 6; // of Boss Monster among greedy bots
const WHOLE = 1_800_000; // milliseconds: nothing here is about how fast a machine is

const TABLES: [string, number, Board][] = [
  ["boss-monster", 4, boss],
  ["super-boss-monster", 3, superBoss],
  ["munchkin-quest", 3, quest],
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined); // no texts are loaded here
});
afterEach(() => {
  vi.useRealTimers();
  settings.speed = 1;
  settings.motion = "auto";
});

/** Greedy bots think for seconds, so all tests below share what they have played. */
const played: Promise<Recorded[]> = (async () => {
  const games: Recorded[] = [];
  for await (const game of recorded("boss-monster", 4, "greedy", GREEDY)) games.push(game);
  expect(games.length).toBe(GREEDY);
  return games;
})();
played.catch(() => undefined); // told by the tests that wait for it

function sit(game: Recorded, board: Board): { fed: Fed; play: Play } {
  const fed = new Fed();
  fed.you = game.frames[0]!.type === "snapshot" ? game.frames[0]!.you : 0;
  fed.table = game.frames[0]!.type === "snapshot" ? game.frames[0]!.table : null;
  return { fed, play: new Play(fed as never, board, game.card, true) };
}

/** Let what is told be told, looking after every step; how long it took. */
function tell(play: Play, look: () => void = () => undefined): number {
  const began = performance.now();
  for (let steps = 0; play.telling; steps += 1) {
    if (steps > 5_000) throw new Error("it is told for ever");
    look();
    vi.advanceTimersToNextTimer();
  }
  look();
  return performance.now() - began;
}

describe.each(TABLES)("%s", (name, seats, board) => {
  it(
    "asks nothing before the board shows the moment of the question",
    async () => {
      let asked = 0;
      let told = 0;
      let count = 0;
      for await (const game of recorded(name, seats, "random", GAMES)) {
        count += 1;
        settings.speed = ([1, 3, 0.5] as Speed[])[count % 3]!;
        const { fed, play } = sit(game, board);
        const open = (): void => {
          const question = play.question;
          if (!question) return;
          // The very view that came with the question, not one that was worked out on the way.
          const { shown } = play;
          if (
            question !== fed.shown!.question ||
            shown.view !== fed.shown!.view ||
            shown.outlook !== fed.shown!.outlook
          )
            throw new Error(`${question.id} is open before its moment`);
        };
        for (const [at, frame] of game.frames.entries()) {
          fed.feed(frame);
          open();
          if (play.telling) {
            told += 1;
            expect(play.question).toBeNull();
            expect(play.choice).toBeNull();
          }
          if (!frame.shown?.question) {
            // The next news may come while these are being told.
            for (let step = (at * 7) % 5; step > 0 && play.telling; step -= 1) {
              vi.advanceTimersToNextTimer();
              open();
            }
            continue;
          }
          if (at % 11 === 5) play.skip();
          tell(play, open);
          expect(play.question?.id).toBe(frame.shown.question.id);
          asked += 1;
          play.stage.mark();
        }
        tell(play, open);
        expect(play.shown).toBe(fed.shown);
      }
      expect(count).toBe(GAMES);
      expect(asked).toBeGreaterThan(10 * GAMES);
      expect(told).toBeGreaterThan(5 * GAMES);
    },
    WHOLE,
  );
});

describe("at the table", () => {
  /** A game up to the first question that is told something before, while it is told. */
  async function upTo(fits: (play: Play) => boolean): Promise<{ fed: Fed; play: Play; id: string }> {
    for (const game of await played) {
      const { fed, play } = sit(game, boss);
      for (const frame of game.frames) {
        fed.feed(frame);
        const id = frame.shown?.question?.id;
        if (id && play.telling && fits(play)) return { fed, play, id };
        tell(play);
        if (id) play.stage.mark();
      }
    }
    throw new Error("no game got there");
  }
  function press(play: Play, key: string, repeat = false): void {
    const event = new KeyboardEvent("keydown", { key, repeat, cancelable: true, bubbles: true });
    document.body.addEventListener("keydown", (pressed) => keyed(pressed, play), { once: true });
    document.body.dispatchEvent(event);
  }

  it(
    "space skips, and only a later press answers",
    async () => {
      const { fed, play, id } = await upTo((each) =>
        each.source.shown!.question!.options.some((o) => o.kind === "pass"),
      );
      press(play, " ", true); // held down since before: it skips nothing
      expect(play.question).toBeNull();
      press(play, " ");
      expect(play.question?.id).toBe(id);
      press(play, " ");
      press(play, "1");
      vi.advanceTimersByTime(250);
      press(play, " ");
      expect(fed.answered).toEqual([]);
      vi.advanceTimersByTime(100);
      press(play, " ", true);
      expect(fed.answered).toEqual([]);
      press(play, " ");
      expect(fed.answered.length).toBe(1);
    },
    WHOLE,
  );

  it(
    "a question that opens by itself is not answered by a press that was meant to skip",
    async () => {
      const { fed, play } = await upTo((each) => each.source.shown!.question!.options.some((o) => o.kind === "pass"));
      tell(play);
      press(play, " ");
      expect(fed.answered).toEqual([]);
      vi.advanceTimersByTime(301);
      press(play, " ");
      expect(fed.answered.length).toBe(1);
    },
    WHOLE,
  );

  it(
    "whoever is short of time, or looks away, is asked at once",
    async () => {
      const { fed, play, id } = await upTo(() => true);
      const again = { ...fed.shown!, question: { ...fed.shown!.question!, id: "other" } };
      const events = play.stage.since.at(-1)!.events;
      const clock = { thinking: 0, question: 5_600, away: null, running: "thinking" };
      const feed = (ms: number): void =>
        fed.feed({
          type: "update",
          version: 0,
          rewind: -1,
          events,
          shown: { ...again, clocks: again.clocks.map(() => ({ ...clock, question: ms })) },
        });
      expect(id).not.toBe("other");
      feed(5_600);
      expect(play.telling).toBe(true);
      vi.advanceTimersByTime(601);
      expect(play.question?.id).toBe("other");
      feed(4_000);
      expect(play.telling).toBe(false);
      feed(100_000);
      expect(play.telling).toBe(true);
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      Object.defineProperty(document, "hidden", { value: false, configurable: true });
      expect(play.telling).toBe(false);
    },
    WHOLE,
  );

  it(
    "the last stretch can be told again, and the question waits meanwhile",
    async () => {
      const { fed, play, id } = await upTo(() => true);
      tell(play);
      play.stage.retell();
      expect(play.question).toBeNull();
      expect(tell(play)).toBeGreaterThan(100);
      expect(play.question?.id).toBe(id);
      expect(play.shown).toBe(fed.shown);
    },
    WHOLE,
  );

  it(
    "the game is over once its last events are there, though the table says so before them",
    async () => {
      const game = (await played)[0]!;
      const upToHere = (frames: Recorded["frames"]): Play => {
        const { fed, play } = sit(game, boss);
        for (const frame of frames) {
          fed.feed(frame);
          tell(play);
        }
        fed.table = { ...fed.table!, standing: "ended" };
        return play;
      };
      expect(upToHere(game.frames.slice(0, -1)).over).toBe(false);
      expect(upToHere(game.frames).over).toBe(true);
    },
    WHOLE,
  );

  it(
    "what was done to me is summed up first, then who gained what",
    async () => {
      const kinds = new Set<string>();
      for (const game of await played) {
        const { fed, play } = sit(game, boss);
        for (const frame of game.frames) {
          fed.feed(frame);
          play.skip();
          const { digest } = play;
          expect(digest.length).toBeLessThanOrEqual(4);
          const first = digest.findIndex((item) => !("event" in item));
          for (const [at, item] of digest.entries()) {
            if (!("event" in item)) continue;
            expect(first < 0 || at < first).toBe(true);
            kinds.add(item.event.message);
          }
          // Souls and wounds are counted from what was when the viewer last chose.
          const was = boss.ranking(play.stage.base!.view, []);
          for (const item of digest)
            if (!("event" in item)) {
              const at = boss.measures.indexOf(item.measure);
              const value = (rows: typeof was): number => rows.find((row) => row.seat === item.seat)!.measures[at]!;
              expect(value(boss.ranking(play.shown.view, [])) - value(was)).toBe(item.change);
            }
          if (frame.shown?.question) play.stage.mark();
        }
      }
      expect(kinds.size).toBeGreaterThan(1);
    },
    WHOLE,
  );
});

describe("a round of Boss Monster against three bots", () => {
  it.each([
    [1, 8_000],
    [3, 3_000],
  ] as [Speed, number][])(
    "at speed %d is told within %d ms",
    async (speed, most) => {
      settings.speed = speed;
      const rounds: number[] = [];
      const stagings: Record<string, number> = {};
      for (const game of await played) {
        const { fed, play } = sit(game, boss);
        const times: Record<number, number> = {};
        let before = performance.now();
        const look = (): void => {
          const now = performance.now();
          const { turn } = boss.course(play.shown.view, []);
          times[turn] = (times[turn] ?? 0) + now - before;
          before = now;
          const kind = play.stage.staging?.kind;
          if (kind) stagings[kind] = (stagings[kind] ?? 0) + 1;
        };
        for (const frame of game.frames) {
          fed.feed(frame);
          before = performance.now();
          tell(play, look);
          if (frame.shown?.question) play.stage.mark();
        }
        rounds.push(...Object.values(times));
      }
      rounds.sort((a, b) => a - b);
      const at = (part: number): number => Math.round(rounds[Math.floor((rounds.length - 1) * part)]!);
      console.info(
        `speed ${speed}: ${rounds.length} rounds, median ${at(0.5)} ms, nine of ten ${at(0.9)} ms, longest ${at(1)} ms`,
        stagings,
      );
      expect(at(1)).toBeLessThanOrEqual(most);
      expect(at(0.5)).toBeGreaterThan(most / 10);
    },
    WHOLE,
  );
});
