/** Why a number is what it is: the game sends the parts with the event, this puts them in words. */
import type { Happened } from "../../generated/protocol";
import type { Because, Note, Reason } from "../../table/board";
import { nameOf, number, sinceTurn, text } from "../../lib/events";

type Part = Happened["parts"][number];

export const signed = (amount: number): string => (amount >= 0 ? `+${amount}` : `−${-amount}`);

export function because(event: Happened, events: readonly Happened[]): Because | null {
  switch (nameOf(event)) {
    case "room-hurt":
      return damage(event);
    case "hero-lured":
    case "hero-tied":
    case "hero-unmoved":
    case "fool-lured":
    case "fool-tied":
      return bait(event);
    case "hero-died":
    case "hero-survived":
      return walk(event, events);
    default:
      return null;
  }
}

/** A part of a room's damage in words. */
function noteOf({ what, card, n }: Part): Note {
  const cards = { card };
  switch (what) {
    case "card":
      return { id: "table-why-source", cards };
    case "monsters":
      return { id: "table-why-monsters", args: { n } };
    case "tokens":
    case "last-room":
      return { id: `super-why-${what}` };
    default:
      return { id: `table-why-${what}`, cards }; // printed, next-door, came-from, other
  }
}

/** The damage that a room dealt. */
function damage(event: Happened): Because {
  const card = text(event, "card");
  const hero = text(event, "hero");
  const dealt = number(event, "damage");
  const left = number(event, "health") - number(event, "total");
  return {
    title: { id: "table-why-damage", args: { damage: dealt } },
    rows: [
      ...event.parts.map((part, at) => ({ note: noteOf(part), amount: at ? signed(part.n) : String(part.n) })),
      { note: { id: "table-why-dealt", cards: { card } }, amount: String(dealt), sum: true },
    ],
    after:
      left > 0
        ? { id: "table-why-left", cards: { hero }, args: { left } }
        : { id: "table-why-deadly", cards: { hero } },
  };
}

/** Who had how much of what the hero goes by, and what minions have added. */
function bait(event: Happened): Because {
  const name = nameOf(event);
  const winner = number(event, "seat");
  const borrowed = (seat: number): number =>
    event.parts.find((part) => part.what === "minion" && part.seat === seat)?.n ?? 0;
  const rows = event.parts
    .filter((part) => part.what === "seat")
    .map(({ seat, n }): Reason => ({
      note: borrowed(seat)
        ? { id: "super-why-with-minion", seats: { seat }, args: { own: n - borrowed(seat), n: borrowed(seat) } }
        : { id: "table-why-seat", seats: { seat } },
      amount: String(n),
      sum: seat === winner,
    }));
  const title = name.startsWith("fool") ? "table-why-fool" : winner >= 0 ? "table-why-lured" : "table-why-stayed";
  return {
    title: { id: title, cards: { hero: text(event, "hero") } },
    rows,
    after: winner >= 0 ? null : { id: name === "hero-unmoved" ? "table-why-none" : "table-why-tie" },
  };
}

/** All that hurt a hero on its way, or made it stronger. */
function walk(event: Happened, events: readonly Happened[]): Because | null {
  const hero = text(event, "hero");
  const rows: Reason[] = [];
  let health = -1;
  for (const step of sinceTurn(events, event.number)) {
    const name = nameOf(step);
    if (step.args.hero !== hero) continue;
    if (name === "hero-strengthened")
      rows.push({ note: { id: "table-why-source", cards: { card: step.source } }, amount: signed(-number(step, "n")) });
    if (!("damage" in step.args)) continue;
    const card = text(step, "card") || step.source;
    rows.push({ note: { id: "table-why-source", cards: { card } }, amount: String(number(step, "damage")) });
    health = number(step, "health");
  }
  if (health < 0) return null;
  rows.push({ note: { id: "table-why-health" }, amount: String(health), sum: true });
  return {
    title: { id: nameOf(event) === "hero-died" ? "table-why-died" : "table-why-survived", cards: { hero } },
    rows,
    after: null,
  };
}
