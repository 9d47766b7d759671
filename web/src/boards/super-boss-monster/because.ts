/** Why a number is what it is: what a room dealt, why a hero went where it went, and what hurt it on its way. */
import type { View } from "../../generated/super-boss-monster";
import type { Happened } from "../../generated/protocol";
import { fact, TREASURES } from "../../lib/facts.svelte";
import type { Because, Reason } from "../../table/board";
import { GAME } from "./places";
import { nameOf, number, text } from "./told";

export function because(event: Happened, events: readonly Happened[], tables: readonly unknown[]): Because | null {
  const views = tables as View[];
  switch (nameOf(event)) {
    case "room-hurt":
      return damage(event, events, views);
    case "hero-lured":
    case "hero-tied":
    case "hero-unmoved":
      return symbols(event, views);
    case "hero-came":
    case "hero-stayed":
      return threshold(event);
    case "hero-to-landmark":
      return pushed(event, views);
    case "hero-summoned":
      return summoned(event);
    case "hero-died":
    case "hero-survived":
      return walk(event, events);
    case "scored":
      return score(event);
    default:
      return null;
  }
}

function damage(event: Happened, events: readonly Happened[], views: View[]): Because {
  const card = text(event, "card");
  const dealt = number(event, "damage");
  const printed = fact(GAME, card)?.damage ?? 0;
  const rows: Reason[] = [{ note: { id: "table-why-printed", cards: { card } }, amount: String(printed) }];
  let rest = dealt - printed;
  const add = (note: Reason["note"], amount: number): void => {
    if (!amount) return;
    rows.push({ note, amount: signed(amount) });
    rest -= amount;
  };
  const entered = last(events, event.number, (each) => nameOf(each) === "hero-entered" && each.args.hero === event.args.hero);
  const seat = entered ? number(entered, "seat") : -1;
  const slot = entered ? number(entered, "slot") : -1;
  const side = views[0]?.seats[seat];
  const room = side?.dungeon[slot];
  if (room?.card === card) add({ id: "super-why-tokens" }, room.tokens);
  if (slot === 0 && side?.last_boost) add({ id: "super-why-last-room" }, side.last_boost);
  for (const boost of sinceTurn(events, event.number)) {
    if (number(boost, "seat") !== seat) continue;
    const about = nameOf(boost) === "room-boosted" || nameOf(boost) === "room-primed";
    if ((about && boost.args.card === card) || nameOf(boost) === "dungeon-boosted")
      add({ id: "table-why-source", cards: { card: boost.source || card } }, number(boost, "n"));
  }
  add({ id: "table-why-other" }, rest);
  rows.push({ note: { id: "table-why-dealt", cards: { card } }, amount: String(dealt), sum: true });
  const left = number(event, "health") - number(event, "total");
  return {
    title: { id: "table-why-damage", args: { damage: dealt } },
    rows,
    after:
      left > 0
        ? { id: "table-why-left", cards: { hero: text(event, "hero") }, args: { left } }
        : { id: "table-why-deadly", cards: { hero: text(event, "hero") } },
  };
}

/** Who had how much of what the hero wants, and what minions have added. */
function symbols(event: Happened, views: View[]): Because {
  const hero = text(event, "hero");
  const winner = nameOf(event) === "hero-lured" ? number(event, "seat") : -1;
  const printed = fact(GAME, hero);
  const wants = [printed?.treasure, printed?.second].filter((name) => !!name).map((name) => TREASURES.indexOf(name as (typeof TREASURES)[number]));
  const rows: Reason[] = [];
  views.at(-1)?.seats.forEach((side, seat) => {
    const borrowed = wants.reduce((sum, type) => sum + (side.borrowed[type] ?? 0), 0);
    const all = wants.reduce((sum, type) => sum + (side.treasure[type] ?? 0), 0);
    rows.push({
      note: borrowed ? { id: "super-why-with-minion", seats: { seat }, args: { own: all - borrowed, n: borrowed } } : { id: "table-why-seat", seats: { seat } },
      amount: String(all),
      sum: seat === winner,
    });
  });
  return {
    title: { id: winner >= 0 ? "table-why-lured" : "table-why-stayed", cards: { hero } },
    rows,
    after: winner >= 0 ? null : { id: nameOf(event) === "hero-tied" ? "table-why-tie" : "table-why-none" },
  };
}

/** Alone: the further right a hero stands, the more symbols it takes. */
function threshold(event: Happened): Because {
  const came = nameOf(event) === "hero-came";
  return {
    title: { id: came ? "table-why-lured" : "table-why-stayed", cards: { hero: text(event, "hero") } },
    rows: [
      { note: { id: "super-why-symbols" }, amount: String(number(event, "n")) },
      { note: { id: "super-why-needed" }, amount: String(number(event, "needed")), sum: true },
    ],
    after: { id: "super-why-further-right" },
  };
}

function pushed(event: Happened, views: View[]): Because {
  const alone = views[0]?.seats.length === 1;
  return {
    title: { id: "super-why-landmark", cards: { hero: text(event, "hero") } },
    rows: [],
    after: { id: alone ? "super-why-first-free" : "super-why-own-landmark" },
  };
}

function summoned(event: Happened): Because {
  const hero = text(event, "hero");
  const token = number(event, "token");
  const health = number(event, "health");
  return {
    title: { id: "super-why-health", cards: { hero } },
    rows: [
      { note: { id: "super-why-before" }, amount: String(health - token) },
      { note: { id: "super-why-token" }, amount: signed(token) },
      { note: { id: "table-why-health" }, amount: String(health), sum: true },
    ],
    after: null,
  };
}

/** All that hurt the hero on its way. */
function walk(event: Happened, events: readonly Happened[]): Because | null {
  const hero = text(event, "hero");
  const rows: Reason[] = [];
  let health = fact(GAME, hero)?.health ?? 0;
  for (const step of sinceTurn(events, event.number)) {
    const name = nameOf(step);
    if (step.args.hero !== hero || !["room-hurt", "hero-hurt", "hero-slipped"].includes(name)) continue;
    const card = name === "hero-hurt" ? step.source : text(step, "card");
    rows.push({ note: { id: "table-why-source", cards: { card } }, amount: String(number(step, "damage")) });
    health = number(step, "health");
  }
  if (!rows.length) return null;
  rows.push({ note: { id: "table-why-health" }, amount: String(health), sum: true });
  return { title: { id: nameOf(event) === "hero-died" ? "table-why-died" : "table-why-survived", cards: { hero } }, rows, after: null };
}

function score(event: Happened): Because {
  return {
    title: { id: "super-score-about" },
    rows: [
      { note: { id: "table-souls" }, amount: String(number(event, "souls")) },
      { note: { id: "table-wounds" }, amount: signed(-number(event, "wounds")) },
      { note: { id: "super-score" }, amount: String(number(event, "score")), sum: true },
    ],
    after: null,
  };
}

const signed = (amount: number): string => (amount >= 0 ? `+${amount}` : `−${-amount}`);

function last(events: readonly Happened[], before: number, fits: (event: Happened) => boolean): Happened | undefined {
  return events.findLast((event) => event.number < before && fits(event));
}

/** What happened in this turn up to an event. */
function sinceTurn(events: readonly Happened[], upTo: number): Happened[] {
  const began = last(events, upTo, (event) => nameOf(event) === "turn-began")?.number ?? -1;
  return events.filter((event) => event.number > began && event.number < upTo);
}
