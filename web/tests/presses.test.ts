import { expect, test } from "vitest";
import { Presses } from "../src/lib/presses";

/** A person who presses keys; `ask` is what they are asked when they press. */
class Hand {
  readonly presses = new Presses();
  at = 1000;

  press(key: string, id: string, kind: string, weighty = false): boolean {
    const may = this.presses.allows(key, id, kind, weighty, this.at);
    if (may) this.presses.answered(kind, this.at);
    return may;
  }
  wait(ms: number): void {
    this.at += ms;
  }
}

test("the same key answers questions of one kind in a row", () => {
  const hand = new Hand();
  for (let n = 0; n < 5; n += 1) {
    expect(hand.press(" ", `q${n}`, "react")).toBe(true);
    hand.presses.up(" ");
    hand.wait(50);
  }
});

test("a key that has answered does not answer another kind of question at once, nor while it is held", () => {
  const hand = new Hand();
  hand.press(" ", "q1", "react");
  hand.wait(300);
  hand.presses.up(" ");
  expect(hand.press(" ", "q2", "choose")).toBe(false);
  hand.wait(500);
  expect(hand.press(" ", "q2", "choose")).toBe(true);
  hand.wait(5000); // never let go
  expect(hand.press(" ", "q3", "react")).toBe(false);
  hand.presses.up(" ");
  expect(hand.press(" ", "q3", "react")).toBe(true);
});

test("what gives much up wants a press of its own, however long one has waited", () => {
  const hand = new Hand();
  hand.press(" ", "q1", "react");
  hand.presses.up(" ");
  hand.wait(10_000);
  expect(hand.press(" ", "q2", "build", true)).toBe(false);
  expect(hand.press(" ", "q2", "build", true)).toBe(true);
});

test("another key, or the pointer before it, is no press in a row", () => {
  const hand = new Hand();
  hand.press(" ", "q1", "react");
  expect(hand.press("1", "q2", "build", true)).toBe(true);
  hand.presses.point();
  hand.presses.answered("build", hand.at);
  expect(hand.press("1", "q3", "react")).toBe(true);
});
