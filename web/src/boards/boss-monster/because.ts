/** Why a number is what it is: what a room dealt, and why a hero went where it went.
 *
 * The event holds the result; what it was made of is read off the table as it lay just before or just after. Whichever
 * of the two gives the same result is the right one; if neither does, only what the event itself says is told.
 */
import type { View } from "../../generated/boss-monster";
import type { Happened } from "../../generated/protocol";
import { fact, TREASURES } from "../../lib/facts.svelte";
import type { Because, Reason } from "../../table/board";
import { boosts, damage, printedDamage, total, walk, type Cause } from "../series/because";
import { entered, nameOf, number, text } from "../../lib/events";
import { GAME } from "./places";

// Rooms that add to the damage of others, as their cards say; everything else that does leaves an event behind.
const ARMORY = "goblin-armory";
const HALLWAY = "dizzygas-hallway";
const BALLROOM = "monster-s-ballroom";

export function because(event: Happened, events: readonly Happened[], tables: readonly unknown[]): Because | null {
  const views = tables as View[];
  switch (nameOf(event)) {
    case "room-hurt":
      return dealt(event, events, views);
    case "hero-lured":
    case "hero-tied":
    case "hero-unmoved":
      return treasure(event, views);
    case "fool-lured":
    case "fool-tied":
      return souls(event, views);
    case "hero-died":
    case "hero-survived":
      return walk(GAME, event, events);
    default:
      return null;
  }
}

function dealt(event: Happened, events: readonly Happened[], views: View[]): Because {
  const came = entered(event, events);
  const boosted = boosts(event, events, came ? number(came, "seat") : -1, ["room-boosted"]);
  const rest = number(event, "damage") - printedDamage(GAME, event) - total(boosted);
  const near = views.map((view) => neighbours(view, event, came, events)).find((each) => total(each) === rest);
  return damage(GAME, event, [...boosted, ...(near ?? [])]);
}

/** What other rooms of the dungeon add, by their own cards. */
function neighbours(view: View, event: Happened, came: Happened | undefined, events: readonly Happened[]): Cause[] {
  if (!came) return [];
  const dungeon = view.seats[number(came, "seat")]?.dungeon ?? [];
  const slot = number(came, "slot");
  const card = text(event, "card");
  const kind = fact(GAME, card)?.kind;
  const found: Cause[] = [];
  if (card === BALLROOM) {
    const monsters = dungeon.filter(
      (room) => !room.off && !room.hidden && fact(GAME, room.card)?.kind === "monster",
    ).length;
    found.push({ note: { id: "table-why-monsters", cards: { card } }, amount: monsters });
  }
  if (kind === "monster")
    for (const near of [dungeon[slot + 1], dungeon[slot - 1]])
      if (near?.card === ARMORY && !near.off && !near.hidden)
        found.push({ note: { id: "table-why-next-door", cards: { card: ARMORY } }, amount: 1 });
  if (kind === "trap") {
    const before = entered(came, events);
    if (before?.args.card === HALLWAY && before.args.seat === came.args.seat)
      found.push({ note: { id: "table-why-came-from", cards: { card: HALLWAY } }, amount: 2 });
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
        rows.push({
          note: { id: "table-why-seat", seats: { seat } },
          amount: String(side.treasure[type] ?? 0),
          sum: seat === winner,
        });
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
  const view = views.find(
    (each) => Math.min(...each.seats.filter((side) => !side.out).map((side) => side.souls)) === least,
  );
  const rows: Reason[] = [];
  view?.seats.forEach((side, seat) => {
    if (!side.out)
      rows.push({ note: { id: "table-why-seat", seats: { seat } }, amount: String(side.souls), sum: seat === winner });
  });
  return {
    title: { id: "table-why-fool", cards: { hero } },
    rows,
    after: winner >= 0 ? null : { id: "table-why-tie" },
  };
}
