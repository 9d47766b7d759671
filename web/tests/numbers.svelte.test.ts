/** Numbers that stay put while a question is asked again and again, and answers that are for good. */
import { describe, expect, it, vi } from "vitest";
import { board } from "../src/boards/munchkin-quest";
import type { GameCard, OfferedOption, Question } from "../src/generated/protocol";
import type { Board } from "../src/table/board";
import { Play } from "../src/table/play.svelte";
import { option } from "./option";

let asked = 0;
let turn = 1;
const ask = (kind: string, ...options: OfferedOption[]): Question =>
  ({ id: `q${(asked += 1)}`, kind, source: "", reaction: false, options }) as unknown as Question;

/** A table at which one is asked what the test says; every answer is a button. */
function table(first: Question): { play: Play; answer: ReturnType<typeof vi.fn>; next: (question: Question) => void } {
  const answer = vi.fn();
  let question = $state.raw(first);
  const source = {
    get shown() {
      return { question, view: {}, outlook: null, waiting: [], clocks: [] };
    },
    sent: null,
    you: 0,
    events: [],
    table: { seats: [], options: {}, game: "munchkin-quest" },
    listen: () => undefined,
    answer,
  };
  const plain = {
    ...board,
    path: () => [],
    rank: undefined,
    outcome: () => null,
    course: () => ({ turn }),
  } as unknown as Board;
  const play = new Play(source as never, plain, { id: "munchkin-quest" } as GameCard, true);
  return { play, answer, next: (asked) => (question = asked) };
}
const numbered = (play: Play): Record<string, number> =>
  Object.fromEntries(
    play.steps.map(({ step, number }) => [
      `${step.answers[0]!.option.kind} ${step.answers[0]!.option.fields.card ?? ""}`.trim(),
      number,
    ]),
  );

describe("numbers", () => {
  it("are counted from one, but for what has its own button", () => {
    const { play } = table(
      ask(
        "tidy",
        option("done"),
        option("stow", { card: "pen" }),
        option("drop", { card: "pen" }),
        option("shed", { card: "elf" }),
      ),
    );
    expect(numbered(play)).toEqual({ "stow pen": 1, "drop pen": 2, "shed elf": 3 });
  });

  it("stay with their answers while one tidies up, and a new answer gets a new one", () => {
    const { play, next } = table(
      ask(
        "tidy",
        option("done"),
        option("stow", { card: "pen" }),
        option("drop", { card: "pen" }),
        option("shed", { card: "elf" }),
      ),
    );
    expect(numbered(play)["shed elf"]).toBe(3);
    next(
      ask(
        "tidy",
        option("done"),
        option("take-out", { card: "pen" }),
        option("drop", { card: "pen" }),
        option("shed", { card: "elf" }),
      ),
    );
    expect(numbered(play)).toEqual({ "drop pen": 2, "shed elf": 3, "take-out pen": 4 });
    next(ask("tidy", option("done"), option("shed", { card: "elf" })));
    expect(numbered(play)).toEqual({ "shed elf": 3 });
    turn += 1; // or they would count on and on
    next(ask("tidy", option("done"), option("shed", { card: "elf" })));
    expect(numbered(play)).toEqual({ "shed elf": 1 });
  });

  it("begin anew with another question, and count on where nothing is tidied", () => {
    const { play, next } = table(
      ask("tidy", option("done"), option("drop", { card: "pen" }), option("shed", { card: "elf" })),
    );
    expect(numbered(play)["shed elf"]).toBe(2);
    next(ask("moves", option("search"), option("tidy")));
    expect(numbered(play)).toEqual({ search: 1, tidy: 2 });
    next(ask("moves", option("tidy")));
    expect(numbered(play)).toEqual({ tidy: 1 });
    next(ask("tidy", option("done"), option("shed", { card: "elf" })));
    expect(numbered(play)).toEqual({ "shed elf": 1 });
  });
});

describe("what is for good", () => {
  it("is given by pressing twice, and anything else in between takes it back", () => {
    const { play, answer } = table(
      ask("tidy", option("done"), option("drop", { card: "pen" }), option("shed", { card: "elf" })),
    );
    const [drop, shed] = play.steps.map(({ step }) => step);
    play.take(drop!);
    expect(play.doubted).toBe(1);
    expect(answer).not.toHaveBeenCalled();
    play.take(shed!);
    expect(play.doubted).toBe(2);
    play.take(drop!);
    play.take(drop!);
    expect(answer.mock.calls).toEqual([[1]]);
    play.pass();
    expect(answer).toHaveBeenLastCalledWith(0);
  });

  it("is what cannot be had back: things on the floor, races and classes, levels, lives", () => {
    const final = ["drop", "drop-gold", "shed", "heal", "die", "stow", "take-out", "lay", "end"].filter((kind) =>
      board.final!(option(kind)),
    );
    expect(final).toEqual(["drop", "drop-gold", "shed", "heal", "die"]);
  });
});
