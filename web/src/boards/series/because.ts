/** Why a room dealt what it did, and what hurt a hero on its way. */
import type { Happened } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import type { Because, Note, Reason } from "../../table/board";
import { nameOf, number, sinceTurn, text } from "../../lib/events";

/** Something that adds to a number. */
export interface Cause {
  note: Note;
  amount: number;
}

export const signed = (amount: number): string => (amount >= 0 ? `+${amount}` : `−${-amount}`);
export const total = (causes: readonly Cause[]): number => causes.reduce((sum, each) => sum + each.amount, 0);

/** The printed damage of the room that an event is about. */
export const printedDamage = (game: string, event: Happened): number => fact(game, text(event, "card"))?.damage ?? 0;

/** What cards have added to the room of an event in this turn; `about` are the events that name one room. */
export function boosts(event: Happened, events: readonly Happened[], seat: number, about: readonly string[]): Cause[] {
  const card = text(event, "card");
  return sinceTurn(events, event.number)
    .filter((boost) => number(boost, "seat") === seat)
    .filter(
      (boost) => nameOf(boost) === "dungeon-boosted" || (about.includes(nameOf(boost)) && boost.args.card === card),
    )
    .map((boost) => ({
      note: { id: "table-why-source", cards: { card: boost.source || card } },
      amount: number(boost, "n"),
    }));
}

/** The damage that a room dealt: what is printed, what adds to it, and what is left unexplained. */
export function damage(game: string, event: Happened, causes: readonly Cause[]): Because {
  const card = text(event, "card");
  const hero = text(event, "hero");
  const dealt = number(event, "damage");
  const printed = printedDamage(game, event);
  const added = [...causes, { note: { id: "table-why-other" }, amount: dealt - printed - total(causes) }].filter(
    (each) => each.amount,
  );
  const left = number(event, "health") - number(event, "total");
  return {
    title: { id: "table-why-damage", args: { damage: dealt } },
    rows: [
      { note: { id: "table-why-printed", cards: { card } }, amount: String(printed) },
      ...added.map(({ note, amount }) => ({ note, amount: signed(amount) })),
      { note: { id: "table-why-dealt", cards: { card } }, amount: String(dealt), sum: true },
    ],
    after:
      left > 0
        ? { id: "table-why-left", cards: { hero }, args: { left } }
        : { id: "table-why-deadly", cards: { hero } },
  };
}

/** All that hurt a hero on its way, or made it stronger. */
export function walk(game: string, event: Happened, events: readonly Happened[]): Because | null {
  const hero = text(event, "hero");
  const rows: Reason[] = [];
  let health = fact(game, hero)?.health ?? 0;
  for (const step of sinceTurn(events, event.number)) {
    const name = nameOf(step);
    if (step.args.hero !== hero) continue;
    if (name === "hero-strengthened")
      rows.push({ note: { id: "table-why-source", cards: { card: step.source } }, amount: signed(-number(step, "n")) });
    if (name !== "room-hurt" && name !== "hero-hurt" && name !== "hero-slipped") continue;
    const card = name === "hero-hurt" ? step.source : text(step, "card");
    rows.push({ note: { id: "table-why-source", cards: { card } }, amount: String(number(step, "damage")) });
    health = number(step, "health");
  }
  if (!rows.length) return null;
  rows.push({ note: { id: "table-why-health" }, amount: String(health), sum: true });
  return {
    title: { id: nameOf(event) === "hero-died" ? "table-why-died" : "table-why-survived", cards: { hero } },
    rows,
    after: null,
  };
}
