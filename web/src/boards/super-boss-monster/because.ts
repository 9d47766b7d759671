/** Why a number is what it is, besides what both games tell. */
import type { View } from "../../generated/super-boss-monster";
import type { Happened } from "../../generated/protocol";
import type { Because } from "../../table/board";
import { because as shared, signed } from "../series/because";
import { nameOf, number, text } from "../../lib/events";

export function because(event: Happened, events: readonly Happened[], tables: readonly unknown[]): Because | null {
  switch (nameOf(event)) {
    case "hero-came":
    case "hero-stayed":
      return threshold(event);
    case "hero-to-landmark":
      return pushed(event, tables as View[]);
    case "hero-summoned":
      return summoned(event);
    case "scored":
      return score(event);
    default:
      return shared(event, events);
  }
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
