/** Why a number is what it is: what a room dealt, and why a hero went where it went.
 *
 * The event holds the result; what it was made of is read off the table as it lay just before or just after. Whichever
 * of the two gives the same result is the right one; if neither does, only what the event itself says is told.
 */
import type { View } from "../../generated/boss-monster";
import type { Happened } from "../../generated/protocol";
import { fact, TREASURES } from "../../lib/facts.svelte";
import type { Because, Reason } from "../../table/board";
import { nameOf, number, text } from "./told";

const GAME = "boss-monster";
// Rooms that add to the damage of others, as their cards say; everything else that does leaves an event behind.
const ARMORY = "goblin-armory";
const HALLWAY = "dizzygas-hallway";
const BALLROOM = "monster-s-ballroom";

export function because(event: Happened, events: readonly Happened[], tables: readonly unknown[]): Because | null {
  const views = tables as View[];
  switch (nameOf(event)) {
    case "room-hurt":
      return damage(event, events, views);
    case "hero-lured":
    case "hero-tied":
    case "hero-unmoved":
      return treasure(event, views);
    case "fool-lured":
    case "fool-tied":
      return souls(event, views);
    case "hero-died":
    case "hero-survived":
      return walk(event, events);
    default:
      return null;
  }
}

function damage(event: Happened, events: readonly Happened[], views: View[]): Because {
  const card = text(event, "card");
  const dealt = number(event, "damage");
  const printed = fact(GAME, card)?.damage ?? 0;
  const rows: Reason[] = [{ note: { id: "table-why-printed", cards: { card } }, amount: String(printed) }];
  const entered = last(events, event.number, (each) => nameOf(each) === "hero-entered" && each.args.hero === event.args.hero);
  const seat = entered ? number(entered, "seat") : -1;
  let rest = dealt - printed;
  const add = (reason: Reason["note"], amount: number): void => {
    if (!amount) return;
    rows.push({ note: reason, amount: signed(amount) });
    rest -= amount;
  };
  for (const boost of sinceTurn(events, event.number)) {
    const name = nameOf(boost);
    const ours = number(boost, "seat") === seat;
    if (ours && name === "room-boosted" && boost.args.card === card)
      add({ id: "table-why-source", cards: { card: boost.source || card } }, number(boost, "n"));
    if (ours && name === "dungeon-boosted")
      add({ id: "table-why-source", cards: { card: boost.source || card } }, number(boost, "n"));
  }
  const found = views.map((view) => neighbours(view, event, entered, events)).find((each) => total(each) === rest);
  for (const each of found ?? []) add({ id: each.note, cards: { card: each.card } }, each.amount);
  if (rest) add({ id: "table-why-other" }, rest);
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

interface Neighbour {
  note: string;
  card: string;
  amount: number;
}

const total = (found: Neighbour[]): number => found.reduce((sum, each) => sum + each.amount, 0);

/** What other rooms of the dungeon add, by their own cards. */
function neighbours(view: View, event: Happened, entered: Happened | undefined, events: readonly Happened[]): Neighbour[] {
  if (!entered) return [];
  const dungeon = view.seats[number(entered, "seat")]?.dungeon ?? [];
  const slot = number(entered, "slot");
  const card = text(event, "card");
  const kind = fact(GAME, card)?.kind;
  const found: Neighbour[] = [];
  if (card === BALLROOM) {
    const monsters = dungeon.filter((room) => !room.off && !room.hidden && fact(GAME, room.card)?.kind === "monster").length;
    found.push({ note: "table-why-monsters", card, amount: monsters });
  }
  if (kind === "monster")
    for (const near of [dungeon[slot + 1], dungeon[slot - 1]])
      if (near?.card === ARMORY && !near.off && !near.hidden)
        found.push({ note: "table-why-next-door", card: ARMORY, amount: 1 });
  if (kind === "trap") {
    const before = last(events, entered.number, (each) => nameOf(each) === "hero-entered" && each.args.hero === entered.args.hero);
    if (before?.args.card === HALLWAY && before.args.seat === entered.args.seat)
      found.push({ note: "table-why-came-from", card: HALLWAY, amount: 2 });
  }
  return found;
}

function treasure(event: Happened, views: View[]): Because {
  const hero = text(event, "hero");
  const wants = fact(GAME, hero)?.treasure ?? "";
  const type = TREASURES.indexOf(wants as (typeof TREASURES)[number]);
  const best = nameOf(event) === "hero-unmoved" ? 0 : number(event, "best");
  const winner = number(event, "seat");
  const fits = (view: View): boolean => {
    const counts = view.seats.filter((side) => !side.out).map((side) => side.treasure[type] ?? 0);
    return Math.max(...counts) === best && (winner < 0 || view.seats[winner]?.treasure[type] === best);
  };
  const view = views.find(fits);
  const rows: Reason[] = [];
  if (view)
    view.seats.forEach((side, seat) => {
      if (!side.out)
        rows.push({ note: { id: "table-why-seat", seats: { seat } }, amount: String(side.treasure[type] ?? 0), sum: seat === winner });
    });
  else if (winner >= 0) {
    rows.push({ note: { id: "table-why-seat", seats: { seat: winner } }, amount: String(best), sum: true });
    rows.push({ note: { id: "table-why-next-best" }, amount: String(number(event, "second")) });
  }
  return {
    title: { id: winner >= 0 ? "table-why-lured" : "table-why-stayed", cards: { hero }, args: { treasure: wants } },
    rows,
    after: winner >= 0 ? null : { id: best ? "table-why-tie" : "table-why-none" },
  };
}

function souls(event: Happened, views: View[]): Because {
  const hero = text(event, "hero");
  const winner = number(event, "seat");
  const least = number(event, "souls");
  const view = views.find((each) => Math.min(...each.seats.filter((side) => !side.out).map((side) => side.souls)) === least);
  const rows: Reason[] = [];
  view?.seats.forEach((side, seat) => {
    if (!side.out) rows.push({ note: { id: "table-why-seat", seats: { seat } }, amount: String(side.souls), sum: seat === winner });
  });
  return {
    title: { id: "table-why-fool", cards: { hero } },
    rows,
    after: winner >= 0 ? null : { id: "table-why-tie" },
  };
}

/** All that hurt the hero on its way. */
function walk(event: Happened, events: readonly Happened[]): Because | null {
  const hero = text(event, "hero");
  const rows: Reason[] = [];
  let health = fact(GAME, hero)?.health ?? 0;
  for (const step of sinceTurn(events, event.number)) {
    const name = nameOf(step);
    if (step.args.hero !== hero) continue;
    if (name === "hero-strengthened")
      rows.push({ note: { id: "table-why-source", cards: { card: step.source } }, amount: signed(-number(step, "n")) });
    if (name !== "room-hurt" && name !== "hero-hurt") continue;
    const card = name === "room-hurt" ? text(step, "card") : step.source;
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

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

function last(events: readonly Happened[], before: number, fits: (event: Happened) => boolean): Happened | undefined {
  return events.findLast((event) => event.number < before && fits(event));
}

/** What happened in this turn up to an event. */
function sinceTurn(events: readonly Happened[], upTo: number): Happened[] {
  const began = last(events, upTo, (event) => nameOf(event) === "turn-began")?.number ?? -1;
  return events.filter((event) => event.number > began && event.number < upTo);
}
