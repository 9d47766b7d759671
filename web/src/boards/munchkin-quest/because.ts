/** Why a number is what it is: strength, levels, searches, the ways of monsters, sums, escapes. */
import type { MonsterView, SummandView, View } from "../../generated/munchkin-quest";
import type { Happened } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import { say } from "../../lib/text.svelte";
import type { Because, Note, Reason } from "../../table/board";
import { COLOURS, GAME, SIDES } from "./places";
import { sideTo } from "./geometry";
import { nameOf, number, placeOf, text } from "./told";
import { emblemWord, gaitWord, roomName, sideWord, signed } from "./words";

export function because(event: Happened, events: readonly Happened[], tables: readonly unknown[]): Because | null {
  const views = tables as View[];
  switch (nameOf(event)) {
    case "monster-moved":
      return way(event, events, views);
    case "monsters-stay":
    case "monster-die":
      return stay(event, views);
    case "fight-totals":
    case "fight-won":
    case "fight-lost":
    case "tie-won":
    case "tie-lost":
      return sums(event, events, views);
    case "searched":
    case "search-monster":
    case "search-gold":
      return search(event, events, views);
    case "escaped":
    case "caught":
      return escape(event);
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
function way(event: Happened, events: readonly Happened[], views: View[]): Because | null {
  const view = views.at(-1);
  if (!view) return null;
  const card = text(event, "card");
  const to = placeOf(view, number(event, "to"));
  const monster =
    view.monsters.find((each) => each.card === card && each.place === to) ??
    view.monsters.find((each) => each.card === card);
  const path = view.paths.find((each) => each.uid === monster?.uid);
  const roll = events.findLast((each) => each.number < event.number && nameOf(each) === "monster-die");
  const colour = roll ? (COLOURS[number(roll, "colour")] ?? view.die) : view.die;
  if (!monster || !path || path.places.at(-1) !== to) return null;
  const rows: Reason[] = [];
  let side = -1;
  for (let i = 0; i + 1 < path.places.length; i += 1) {
    const [from, next] = [path.places[i]!, path.places[i + 1]!];
    const room = view.rooms[from];
    if (!room) return null;
    const fast = path.fast && i + 2 === path.places.length;
    side = sideTo(view.rooms, from, next, colour, side, fast);
    const contrary = i === 0 && monster.gait === "contrary" && room.arrows[colour] !== SIDES[side];
    const id = fast ? "quest-why-fast" : contrary ? "quest-why-contrary" : "quest-why-arrow";
    rows.push({
      note: { id, args: { at: i + 1, room: roomName(room.face), emblem: emblemWord(colour) } },
      amount: sideWord(side),
    });
    if (path.jumps.includes(i))
      rows.push({
        note: { id: "quest-why-jump", args: { room: roomName(view.rooms[next]?.face ?? "") } },
        amount: "↷",
      });
  }
  const last = view.rooms[to];
  if (last) {
    const met = view.seats[monster.owner]?.place === to && !view.seats[monster.owner]?.dead;
    if (met)
      rows.push({
        note: { id: "quest-why-target", args: { room: roomName(last.face) }, seats: { seat: monster.owner } },
        amount: say("quest-why-stop"),
        sum: true,
      });
    else if (path.blocked)
      rows.push({
        note: {
          id: "quest-why-blocked",
          args: { room: roomName(last.face), side: sideWord(SIDES.indexOf(path.blocked as (typeof SIDES)[number])) },
        },
        amount: say("quest-why-stop"),
        sum: true,
      });
    else if (monster.gait === "slow")
      rows.push({
        note: { id: "quest-why-slow", args: { room: roomName(last.face) } },
        amount: say("quest-why-stop"),
        sum: true,
      });
    else if (!last.arrows[colour])
      rows.push({
        note: { id: "quest-why-no-arrow", args: { room: roomName(last.face), emblem: emblemWord(colour) } },
        amount: say("quest-why-stop"),
        sum: true,
      });
  }
  return {
    title: { id: "quest-why-way", args: { n: number(event, "steps") }, cards: { card } },
    rows,
    after: { id: "quest-why-base", args: { emblem: emblemWord(monster.colour) }, seats: { seat: monster.owner } },
  };
}

/** Why monsters stay where they are. */
function stay(event: Happened, views: View[]): Because | null {
  const view = views.at(-1);
  if (!view?.monsters.length) return null;
  const colour = nameOf(event) === "monster-die" ? (COLOURS[number(event, "colour")] ?? "") : view.die;
  const moved = new Map(view.paths.map((path) => [path.uid, path]));
  const rows = view.monsters
    .filter((monster) => !monster.boss && (moved.get(monster.uid)?.places.length ?? 1) < 2)
    .slice(0, 8)
    .map((monster): Reason => {
      const room = view.rooms[monster.place];
      const cards = { card: monster.card };
      const path = moved.get(monster.uid);
      if (monster.gait === "lurking") return { note: { id: "quest-stay-lurks", cards }, amount: gaitWord("lurking") };
      if (view.seats[monster.owner]?.place === monster.place)
        return { note: { id: "quest-stay-target", cards, seats: { seat: monster.owner } }, amount: "●" };
      if (path?.blocked)
        return {
          note: { id: "quest-stay-blocked", cards },
          amount: sideWord(SIDES.indexOf(path.blocked as (typeof SIDES)[number])),
        };
      if (room && !room.arrows[colour]) return { note: { id: "quest-stay-no-arrow", cards }, amount: "–" };
      return { note: { id: "quest-stay", cards }, amount: "–" };
    });
  return rows.length
    ? { title: { id: "quest-why-stay", args: { emblem: emblemWord(colour) } }, rows, after: null }
    : null;
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

/** The search table, with the row that was met. */
const FINDS: [string, string][] = [
  ["0–1, 7", "monster"],
  ["2–4", "gold"],
  ["5–6, 8", "looted"],
  ["9–10", "cleaned"],
  ["11+", "all"],
];
export function findOf(total: number): number {
  if (total <= 1 || total === 7) return 0;
  if (total <= 4) return 1;
  if (total <= 8) return 2;
  return total <= 10 ? 3 : 4;
}

function search(event: Happened, events: readonly Happened[], views: View[]): Because {
  const searched =
    nameOf(event) === "searched"
      ? event
      : (events.findLast((each) => each.number <= event.number && nameOf(each) === "searched") ?? event);
  const total = number(searched, "n");
  const rolled = events.findLast(
    (each) => each.number < searched.number && nameOf(each) === "dice-rolled" && each.args.seat === searched.args.seat,
  );
  const rows: Reason[] = [];
  if (rolled) {
    const dice = number(rolled, "n");
    rows.push({ note: { id: "quest-search-dice", args: { dice: number(rolled, "dice") } }, amount: String(dice) });
    const room = views.at(-1)?.rooms[placeOf(views.at(-1)!, number(searched, "room"))];
    if (room?.search)
      rows.push({
        note: { id: "quest-search-room", args: { room: roomName(room.face) } },
        amount: signed(room.search),
      });
    const rest = total - dice - (room?.search ?? 0);
    if (rest) rows.push({ note: { id: "quest-why-rest" }, amount: signed(rest) });
  }
  FINDS.forEach(([range, find], at) =>
    rows.push({ note: { id: "quest-find", args: { find } }, amount: range, sum: at === findOf(total) }),
  );
  return { title: { id: "quest-why-search", args: { n: total } }, rows, after: null };
}

function escape(event: Happened): Because {
  return {
    title: {
      id: nameOf(event) === "escaped" ? "quest-why-escaped" : "quest-why-caught",
      cards: { card: text(event, "card") },
    },
    rows: [
      { note: { id: "quest-escape-roll" }, amount: String(number(event, "n")) },
      { note: { id: "quest-escape-needed" }, amount: "5+", sum: true },
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
