/** The socket loses nothing and doubles nothing, whatever the line does to it. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FromPage, ToPage } from "../src/generated/protocol";
import { TableSocket, type Link, type Surroundings } from "../src/lib/socket";

/** A line that a test cuts, and a server of a few lines behind it. */
class Line {
  readyState = 1;
  sent: FromPage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.readyState = 3;
  }
  hears(frame: Partial<ToPage>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let lines: Line[];
let time: number;
let timers: { at: number; id: number; then: () => void }[];
let numbered = 0;
let hidden = false;
let heard: ToPage[];
let links: Link[];
let socket: TableSocket;

const world: Surroundings = {
  open: () => {
    const line = new Line();
    lines.push(line);
    return line as unknown as WebSocket;
  },
  now: () => time,
  random: () => 0.5,
  later: (wait, then) => {
    const id = ++numbered;
    timers.push({ at: time + wait, id, then });
    return id;
  },
  never: (timer) => void (timers = timers.filter((each) => each.id !== timer)),
  hidden: () => hidden,
};

const last = (): Line => lines.at(-1)!;
const kinds = (): string[] => last().sent.map((frame) => frame.type);
function pass(ms: number): void {
  const end = time + ms;
  for (;;) {
    const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    time = next.at;
    timers = timers.filter((timer) => timer !== next);
    next.then();
  }
  time = end;
}
const snapshot = (version: number): Partial<ToPage> => ({ type: "snapshot", version }) as Partial<ToPage>;
const update = (version: number): Partial<ToPage> => ({ type: "update", version }) as Partial<ToPage>;
const versions = (): number[] =>
  heard.flatMap((frame) => ("version" in frame && frame.type !== "beat" ? [frame.version] : []));

beforeEach(() => {
  lines = [];
  timers = [];
  heard = [];
  links = [];
  time = 1000;
  hidden = false;
  socket = new TableSocket(
    "ws://table",
    { frame: (frame) => heard.push(frame), link: (link) => links.push(link) },
    world,
  );
  last().onopen?.();
});

afterEach(() => socket.close());

describe("a table's socket", () => {
  it("asks for everything first, and then takes what follows without a gap", () => {
    expect(kinds()).toEqual(["sync"]);
    last().hears(update(4)); // before the snapshot: it will hold it
    last().hears(snapshot(5));
    last().hears(update(6));
    last().hears(update(6)); // a double
    last().hears(update(5)); // late
    last().hears(update(7));
    expect(versions()).toEqual([5, 6, 7]);
    expect(links).toEqual(["joining", "live"]);
  });

  it("asks for everything anew after a gap, once", () => {
    last().hears(snapshot(1));
    last().hears(update(3));
    last().hears(update(4));
    expect(kinds()).toEqual(["sync", "sync"]);
    last().hears(snapshot(4));
    last().hears(update(5));
    expect(versions()).toEqual([1, 4, 5]);
  });

  it("notices by the beat that it has missed something", () => {
    last().hears(snapshot(1));
    last().hears({ type: "beat", version: 1 });
    expect(kinds()).toEqual(["sync"]);
    last().hears({ type: "beat", version: 2 });
    expect(kinds()).toEqual(["sync", "sync"]);
  });

  it("sends an answer again under the same id until the server has said what became of it", () => {
    last().hears(snapshot(1));
    socket.answer({ id: "a", question: "q", option: 2 });
    last().cut();
    pass(1000);
    last().onopen?.();
    expect(kinds()).toEqual(["sync"]);
    last().hears(snapshot(1));
    expect(last().sent.at(-1)).toEqual({ type: "answer", id: "a", question: "q", option: 2 });
    last().hears({ type: "accepted", id: "a" });
    last().cut();
    pass(1000);
    last().onopen?.();
    last().hears(snapshot(2));
    expect(kinds()).toEqual(["sync"]); // not again
  });

  it("looks anew when an answer is refused", () => {
    last().hears(snapshot(1));
    socket.answer({ id: "a", question: "old", option: 0 });
    last().hears({ type: "refused", id: "a", problem: { error: "refused-stale", args: {} } });
    expect(kinds()).toEqual(["sync", "answer", "sync"]);
  });

  it("asks for everything once more when the server did not want to be asked so soon", () => {
    last().hears({ type: "refused", id: "", problem: { error: "refused-too-fast", args: { seconds: 3 } } });
    pass(2900);
    expect(kinds()).toEqual(["sync"]);
    pass(200);
    expect(kinds()).toEqual(["sync", "sync"]);
    last().hears(snapshot(1));
    pass(5000);
    expect(kinds()).toEqual(["sync", "sync"]);
  });

  it("comes back by itself, more slowly each time, and at once when the browser is online again", () => {
    last().hears(snapshot(1));
    last().cut();
    expect(links.at(-1)).toBe("lost");
    pass(140);
    expect(lines).toHaveLength(1);
    pass(10);
    expect(lines).toHaveLength(2);
    last().cut();
    pass(290);
    expect(lines).toHaveLength(2);
    pass(10);
    expect(lines).toHaveLength(3);
    last().cut();
    dispatchEvent(new Event("online"));
    expect(lines).toHaveLength(4);
  });

  it("never lets more than two seconds go by between tries while somebody looks on", () => {
    last().hears(snapshot(1));
    last().cut();
    for (let outage = 0; outage < 60_000; outage += 2_000) {
      const before = lines.length;
      pass(2_000);
      expect(lines.length).toBeGreaterThan(before);
      last().cut();
    }
  });

  it("tries less often in a tab that nobody sees, and at once when it is seen again", () => {
    last().hears(snapshot(1));
    hidden = true;
    last().cut();
    for (let tries = 0; tries < 8; tries += 1) {
      pass(15_000);
      last().cut();
    }
    const before = lines.length;
    pass(7_000);
    expect(lines).toHaveLength(before);
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(lines).toHaveLength(before + 1);
  });

  it("tries anew when a connection is not answered, or when somebody wants it", () => {
    last().hears(snapshot(1));
    last().cut();
    socket.retry();
    expect(lines).toHaveLength(2);
    socket.retry(); // it is under way
    expect(lines).toHaveLength(2);
    last().readyState = 0;
    pass(8_000);
    expect(lines.length).toBeGreaterThan(2);
  });

  it("asks for a word when it hears none, and gives the line up when none comes", () => {
    last().hears(snapshot(1));
    pass(7_000);
    expect(kinds()).toContain("ping");
    last().hears({ type: "beat", version: 1 });
    pass(5_000);
    expect(lines).toHaveLength(1);
    pass(12_000);
    expect(lines.length).toBeGreaterThan(1);
  });

  it("stays away when the server has closed it for another, until it is opened again", () => {
    last().hears(snapshot(1));
    last().hears({ type: "closed", problem: { error: "refused-elsewhere", args: {} } });
    pass(60_000);
    expect(lines).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
    socket.reopen();
    expect(lines).toHaveLength(2);
  });

  it("gives each version once and in order under a thousand schedules of cuts, doubles and disorder", () => {
    let seed = 7;
    const random = (most: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 8) % most;
    };
    for (let schedule = 0; schedule < 1000; schedule += 1) {
      socket.close();
      lines = [];
      timers = [];
      heard = [];
      let version = 1; // of the server
      const taken = new Set<string>();
      socket = new TableSocket("ws://table", { frame: (frame) => heard.push(frame), link: () => undefined }, world);
      last().onopen?.();
      let answers = 0;
      const serve = (): void => {
        const line = last();
        for (const frame of line.sent.splice(0)) {
          if (frame.type === "sync") line.hears(snapshot(version));
          if (frame.type === "answer") {
            if (!taken.has(frame.id)) {
              taken.add(frame.id);
              version += 1;
              const news = [update(version)];
              if (random(4) === 0) news.push(update(version)); // doubled
              if (random(5) !== 0) for (const each of news) line.hears(each); // or lost
            }
            if (random(3) !== 0) line.hears({ type: "accepted", id: frame.id });
          }
        }
      };
      for (let step = 0; step < 12; step += 1) {
        if (random(3) === 0) {
          answers += 1;
          socket.answer({ id: `a${answers}`, question: "q", option: 0 });
        }
        if (random(4) === 0) {
          last().cut();
          pass(9_000);
          last().onopen?.();
        }
        if (random(6) === 0) last().hears(update(version + 2 + random(3))); // from nowhere: forces a sync
        serve();
        last().hears({ type: "beat", version });
      }
      // In the end everything that was asked for has happened, once, and the page knows it.
      for (let round = 0; round < 40 && taken.size < answers; round += 1) {
        last().cut();
        pass(9_000);
        last().onopen?.();
        serve();
      }
      for (let round = 0; round < 3; round += 1) {
        last().hears({ type: "beat", version });
        serve();
      }
      expect(taken.size).toBe(answers);
      const seen = versions();
      expect(seen.at(-1)).toBeGreaterThanOrEqual(version);
      expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    }
  });
});
