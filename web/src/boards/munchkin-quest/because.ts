/** Why a number is what it is: strength, levels, searches, the ways of monsters, sums, escapes. */
import type { MonsterView, SummandView, View } from "../../generated/munchkin-quest";
import type { Happened } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import { say } from "../../lib/text.svelte";
import type { Because, Note, Reason } from "../../table/board";
import { COLOURS, FACES, GAME } from "./places";
import { nameOf, number, text } from "../../lib/events";
import { placeOf } from "./changes";
import { foundBy } from "./told";
import { emblemWord, gaitWord, roomName, sideWord, signed } from "./words";

type Part = Happened["parts"][number];

export function because(event: Happened, events: readonly Happened[], tables: readonly unknown[]): Because | null {
  const views = tables as View[];
  switch (nameOf(event)) {
    case "monster-moved":
      return way(event);
    case "monsters-stay":
      return stay(event);
    case "fight-totals":
    case "fight-won":
    case "fight-lost":
    case "tie-won":
    case "tie-lost":
      return sums(event, events, views);
    case "searched":
    case "search-monster":
      return search(event, events, views);
    case "escaped":
    case "caught":
      return escape(event, views);
    case "d10-rolled":
      return power(event);
    case "monster-enhanced":
      return enhanced(event, views);
    case "walked":
      return walk(event, views);
    case "fight-dice":
    case "fight-monster-dice":
      return dice(event);
    default:
      return null;
  }
}

/** What a munchkin brings to a fight before dice and cards. */
export function strengthOf(view: View, seat: number): Because {
  const side = view.seats[seat]!;
  const rows: Reason[] = [{ note: { id: "mq-word-level" }, amount: String(side.level) }];
  let rest = side.strength - side.level;
  for (const item of side.items) {
    if (!item.bonus || item.packed) continue;
    rows.push({ note: { id: "table-why-source", cards: { card: item.card } }, amount: signed(item.bonus) });
    rest -= item.bonus;
  }
  if (rest) rows.push({ note: { id: "quest-why-rest" }, amount: signed(rest) });
  rows.push({ note: { id: "mq-word-strength" }, amount: String(side.strength), sum: true });
  const idle = side.items.filter((item) => !item.packed && !item.active);
  return {
    title: { id: "quest-why-strength", seats: { seat } },
    rows,
    after: idle.length
      ? { id: "quest-why-idle", args: { items: idle.map((item) => say(`card-${item.card}`)).join(", ") } }
      : null,
  };
}

/** A monster's level: what is printed, and every card that changes it. */
export function levelOf(monster: MonsterView): Because | null {
  const printed = fact(GAME, monster.card)?.level ?? monster.level;
  if (!monster.enhancers.length && printed === monster.level) return null;
  const rows: Reason[] = [
    { note: { id: "table-why-printed", cards: { card: monster.card } }, amount: String(printed) },
  ];
  let rest = monster.level - printed;
  for (const card of monster.enhancers) {
    const more = fact(GAME, card)?.level ?? 0;
    rows.push({ note: { id: "table-why-source", cards: { card } }, amount: signed(more) });
    rest -= more;
  }
  if (rest) rows.push({ note: { id: monster.boss ? "quest-why-boss" : "quest-why-rest" }, amount: signed(rest) });
  rows.push({ note: { id: "mq-word-level" }, amount: String(monster.level), sum: true });
  return { title: { id: "quest-why-level", args: { n: monster.level } }, rows, after: null };
}

/** Room by room: which arrow led where, and why it stopped. */
function way(event: Happened): Because {
  const card = text(event, "card");
  const of = (what: string): Part | undefined => event.parts.find((part) => part.what === what);
  const emblem = emblemWord(COLOURS[of("colour")?.n ?? 0] ?? "");
  const stop = say("quest-why-stop");
  const rows: Reason[] = [];
  let room = "";
  let at = 0;
  for (const { what, n, seat } of event.parts) {
    if (what === "room") room = roomName(FACES[n] ?? "");
    else if (what === "jump")
      rows.push({ note: { id: "quest-why-jump", args: { room: roomName(FACES[n] ?? "") } }, amount: "↷" });
    else if (what === "arrow" || what === "contrary" || what === "fast")
      rows.push({ note: { id: `quest-why-${what}`, args: { at: (at += 1), room, emblem } }, amount: sideWord(n) });
    else if (what === "target")
      rows.push({ note: { id: "quest-why-target", args: { room }, seats: { seat } }, amount: stop, sum: true });
    else if (what === "blocked" || what === "slow" || what === "no-arrow")
      rows.push({
        note: { id: `quest-why-${what}`, args: { room, emblem, side: sideWord(n) } },
        amount: stop,
        sum: true,
      });
  }
  const base = of("base");
  return {
    title: { id: "quest-why-way", args: { n: number(event, "steps") }, cards: { card } },
    rows,
    after: base
      ? { id: "quest-why-base", args: { emblem: emblemWord(COLOURS[base.n] ?? "") }, seats: { seat: base.seat } }
      : null,
  };
}

/** Why monsters stay where they are. */
function stay(event: Happened): Because | null {
  const emblem = emblemWord(COLOURS[event.parts[0]?.n ?? 0] ?? "");
  const rows = event.parts.slice(1, 9).map(({ what, n, card, seat }): Reason => ({
    note: { id: what === "stays" ? "quest-stay" : `quest-stay-${what}`, cards: { card }, seats: { seat } },
    amount: what === "lurks" ? gaitWord("lurking") : what === "target" ? "●" : what === "blocked" ? sideWord(n) : "–",
  }));
  return rows.length ? { title: { id: "quest-why-stay", args: { emblem } }, rows, after: null } : null;
}

const WHAT: Record<string, string> = {
  level: "mq-word-level",
  hatred: "quest-sum-hatred",
  room: "quest-sum-room",
  added: "quest-sum-added",
};

/** A summand in words. */
export function summand(row: SummandView, view: View): Note {
  const seats = row.seat >= 0 ? { seat: row.seat } : undefined;
  const monster = view.monsters.find((each) => each.uid === row.uid);
  if (row.what === "level" && row.side === 1)
    return { id: "quest-sum-monster", cards: { card: monster?.card ?? row.card } };
  if (row.what === "level" && seats) return { id: "quest-sum-level", seats };
  if (row.card)
    return row.seat >= 0 && row.what === "card"
      ? { id: "quest-sum-card-by", cards: { card: row.card }, seats: { seat: row.seat } }
      : { id: "table-why-source", cards: { card: row.card } };
  return { id: WHAT[row.what] ?? "quest-why-rest" };
}

/** Both sides of a fight, row by row, as they stood when the dice had fallen. */
function sums(event: Happened, events: readonly Happened[], views: View[]): Because | null {
  const totals =
    nameOf(event) === "fight-totals"
      ? event
      : events.findLast((each) => each.number < event.number && nameOf(each) === "fight-totals");
  if (!totals) return null;
  const [ours, theirs] = [number(totals, "ours"), number(totals, "theirs")];
  const view = views.find((each) => each?.fight);
  const fight = view?.fight;
  const rows: Reason[] = [];
  for (const side of [0, 1] as const) {
    const total = side ? theirs : ours;
    let rest = total;
    for (const row of fight?.summands.filter((each) => each.side === side && each.n) ?? []) {
      rows.push({
        note: summand(row, view!),
        amount: rows.length && row.what !== "level" ? signed(row.n) : String(row.n),
      });
      rest -= row.n;
    }
    if (fight && rest) rows.push({ note: { id: "quest-sum-dice" }, amount: signed(rest) });
    rows.push({ note: { id: side ? "quest-sum-theirs" : "quest-sum-ours" }, amount: String(total), sum: true });
  }
  const after =
    ours > theirs
      ? "quest-sum-more"
      : ours < theirs
        ? "quest-sum-less"
        : events.some((each) => nameOf(each) === "tie-won" && each.cause === totals.cause)
          ? "quest-sum-tie-won"
          : "quest-sum-tie";
  return { title: { id: "quest-why-sums", args: { ours, theirs } }, rows, after: { id: after } };
}

/** The search table as it is printed; which row was met is said by the search itself. */
const FINDS: [string, string][] = [
  ["0–1, 7", "monster"],
  ["2–4", "gold"],
  ["5–6, 8", "looted"],
  ["9–10", "cleaned"],
  ["11+", "all"],
];

function search(event: Happened, events: readonly Happened[], views: View[]): Because {
  const searched =
    nameOf(event) === "searched"
      ? event
      : (events.findLast((each) => each.number <= event.number && nameOf(each) === "searched") ?? event);
  const dice = searched.parts.filter((part) => part.what === "die");
  const rows: Reason[] = [];
  if (dice.length)
    rows.push({
      note: { id: "quest-search-dice", args: { dice: dice.length } },
      amount: String(dice.reduce((sum, die) => sum + die.n, 0)),
    });
  const more = searched.parts.find((part) => part.what === "more")?.n ?? 0;
  const room = views.at(-1)?.rooms[placeOf(views.at(-1)!, number(searched, "room"))];
  const sign = more ? (room?.search ?? 0) : 0;
  if (room && sign)
    rows.push({ note: { id: "quest-search-room", args: { room: roomName(room.face) } }, amount: signed(sign) });
  if (more - sign) rows.push({ note: { id: "quest-why-rest" }, amount: signed(more - sign) });
  for (const [range, find] of FINDS)
    rows.push({ note: { id: "quest-find", args: { find } }, amount: range, sum: find === foundBy(searched) });
  return { title: { id: "quest-why-search", args: { n: number(searched, "n") } }, rows, after: null };
}

function escape(event: Happened, views: View[]): Because {
  const safe = views.find((each) => each?.fight)?.fight?.safe_roll;
  return {
    title: {
      id: nameOf(event) === "escaped" ? "quest-why-escaped" : "quest-why-caught",
      cards: { card: text(event, "card") },
    },
    rows: [
      { note: { id: "quest-escape-roll" }, amount: String(number(event, "n")) },
      ...(safe ? [{ note: { id: "quest-escape-needed" }, amount: `${safe}+`, sum: true }] : []),
    ],
    after: null,
  };
}

function power(event: Happened): Because {
  const [n, limit] = [number(event, "n"), number(event, "limit")];
  return {
    title: { id: n <= limit ? "quest-why-power" : "quest-why-no-power", cards: { card: text(event, "card") } },
    rows: [
      { note: { id: "quest-d10-roll" }, amount: String(n) },
      { note: { id: "quest-d10-limit" }, amount: `≤ ${limit}`, sum: true },
    ],
    after: null,
  };
}

function enhanced(event: Happened, views: View[]): Because | null {
  const monster = views.at(-1)?.monsters.find((each) => each.card === text(event, "monster"));
  return monster ? levelOf(monster) : null;
}

/** What the step has cost. */
function walk(event: Happened, views: View[]): Because | null {
  const view = views.at(-1);
  const side = view?.seats[number(event, "seat")];
  if (!view || !side) return null;
  return {
    title: { id: "quest-why-moves" },
    rows: [
      { note: { id: "quest-why-supply" }, amount: String(side.moves) },
      { note: { id: "quest-why-left" }, amount: String(number(event, "n")), sum: true },
    ],
    after: { id: "quest-why-prices" },
  };
}

function dice(event: Happened): Because {
  return {
    title: { id: "quest-why-dice", args: { n: number(event, "n") } },
    rows: [
      { note: { id: "quest-why-dice-count" }, amount: String(number(event, "dice")) },
      { note: { id: "quest-sum-dice" }, amount: String(number(event, "n")), sum: true },
    ],
    after: null,
  };
}
