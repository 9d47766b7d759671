/** Why a number is what it is: what a room dealt, why a hero went where it went, and what hurt it on its way. */
import type { View } from "../../generated/super-boss-monster";
import type { Happened } from "../../generated/protocol";
import { fact, TREASURES } from "../../lib/facts.svelte";
import type { Because, Reason } from "../../table/board";
import { damage, boosts, signed, walk } from "../series/because";
import { entered, nameOf, number, text } from "../../lib/events";
import { GAME } from "./places";

export function because(event: Happened, events: readonly Happened[], tables: readonly unknown[]): Because | null {
  const views = tables as View[];
  switch (nameOf(event)) {
    case "room-hurt":
      return dealt(event, events, views);
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
      return walk(GAME, event, events);
    case "scored":
      return score(event);
    default:
      return null;
  }
}

function dealt(event: Happened, events: readonly Happened[], views: View[]): Because {
  const came = entered(event, events);
  const seat = came ? number(came, "seat") : -1;
  const slot = came ? number(came, "slot") : -1;
  const side = views[0]?.seats[seat];
  const room = side?.dungeon[slot];
  return damage(GAME, event, [
    { note: { id: "super-why-tokens" }, amount: room?.card === text(event, "card") ? room.tokens : 0 },
    { note: { id: "super-why-last-room" }, amount: slot === 0 ? (side?.last_boost ?? 0) : 0 },
    ...boosts(event, events, seat, ["room-boosted", "room-primed"]),
  ]);
}

/** Who had how much of what the hero wants, and what minions have added. */
function symbols(event: Happened, views: View[]): Because {
  const hero = text(event, "hero");
  const winner = nameOf(event) === "hero-lured" ? number(event, "seat") : -1;
  const printed = fact(GAME, hero);
  const wants = [printed?.treasure, printed?.second]
    .filter((name) => !!name)
    .map((name) => TREASURES.indexOf(name as (typeof TREASURES)[number]));
  const rows: Reason[] = [];
  views.at(-1)?.seats.forEach((side, seat) => {
    const borrowed = wants.reduce((sum, type) => sum + (side.borrowed[type] ?? 0), 0);
    const all = wants.reduce((sum, type) => sum + (side.treasure[type] ?? 0), 0);
    rows.push({
      note: borrowed
        ? { id: "super-why-with-minion", seats: { seat }, args: { own: all - borrowed, n: borrowed } }
        : { id: "table-why-seat", seats: { seat } },
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
