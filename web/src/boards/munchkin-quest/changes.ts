/** What events change in the dungeon, beyond numbers and lists: munchkins and monsters move, rooms are explored. */
import type { Happened } from "../../generated/protocol";
import type { MonsterView, SeatView, View } from "../../generated/munchkin-quest";
import { drop, type Changing } from "../../lib/changes";
import { number, text } from "../../lib/events";
import { FACES } from "./places";
import { tell } from "./told";

/** The number of the room that shows this face, -1 if it does not lie. */
export const placeOf = (view: View, face: number): number => view.rooms.findIndex((room) => room.face === FACES[face]);

/** The monster with this card, preferably in the room that is named. */
export const monsterOf = (view: View, card: string, place: number): MonsterView | undefined =>
  view.monsters.find((each) => each.card === card && each.place === place) ??
  view.monsters.find((each) => each.card === card);

const sideOf = (view: View, event: Happened): SeatView | undefined => view.seats[number(event, "seat")];

/** The room that an event names, or the one to which it leads. */
const toPlace = (view: View, event: Happened): number =>
  placeOf(view, number(event, "to" in event.args ? "to" : "room"));

const named = (view: View, event: Happened): MonsterView | undefined =>
  monsterOf(view, text(event, "monster") || text(event, "card"), placeOf(view, number(event, "room")));

function takeMonster(view: View, monster: MonsterView): void {
  for (const room of view.rooms) drop(room.monsters, monster.uid);
}

/** Dice of a fight fall: what each shows is added to the sum of its side. */
function rolled(view: View, event: Happened): void {
  const { fight } = view;
  if (!fight) return;
  if (fight.step === "gathering") {
    fight.step = "rolled";
    fight.dice = [];
  }
  // The same monster may be there twice: the next of them that has no dice yet.
  const card = text(event, "card");
  const uid = fight.monsters.find(
    (each) =>
      view.monsters.some((monster) => monster.uid === each && monster.card === card) &&
      !fight.dice.some((die) => die.uid === each),
  );
  const roller = number(event, "seat");
  const faces = number(event, "faces");
  for (const face of faces > 0 ? String(faces) : "")
    fight.dice.push({ face: Number(face), roller, seat: card ? -1 : roller, uid: card ? (uid ?? -1) : -1 });
  const side = card ? 1 : 0;
  fight.totals[side] = (fight.totals[side] ?? 0) + number(event, "n");
}

/** Links as they are in the end, as far as the rooms on both sides lie already. */
function link(view: View, after: View): void {
  const known = (to: number): number => (to < view.rooms.length ? to : -1);
  view.rooms.forEach((room, at) => {
    room.links = (after.rooms[at]?.links ?? room.links).map((each) => ({ ...each, to: known(each.to) }));
  });
}

function dropItem(side: SeatView | undefined, card: string): void {
  const item = side?.items.find((each) => each.card === card);
  if (item) drop(side!.items, item);
  else if (side) drop(side.laid, card);
}

export const CHANGING: Changing<View> = {
  find: {
    room: (view, event) => view.rooms[placeOf(view, number(event, "room"))],
    item: (view, event) => sideOf(view, event)?.items.find((item) => item.card === text(event, "card")),
    monster: named,
  },
  verbs: {
    /** A card comes to lie before its munchkin, as it lies in the end. */
    "own+": (view, event, after) => {
      const card = text(event, "card");
      const item = sideOf(after, event)?.items.find((each) => each.card === card);
      if (item) sideOf(view, event)?.items.push(structuredClone(item));
      else sideOf(view, event)?.laid.push(card);
    },
    /** A card leaves the hand, or else what lies before its munchkin. */
    "own-": (view, event) => {
      const card = text(event, "card");
      if (number(event, "seat") === view.you && view.hand.includes(card)) drop(view.hand, card);
      else dropItem(sideOf(view, event), card);
    },
    /** Something goes that lay before its munchkin: another copy may be in hand, a Cheat above all. */
    "item-": (view, event) => dropItem(sideOf(view, event), text(event, "card")),
    /** A munchkin goes to the room that is named, by the event or for all events of its kind. */
    "figure>": (view, event, _, face) => {
      const seat = number(event, "seat");
      const to = face ? view.rooms.findIndex((room) => room.face === face) : toPlace(view, event);
      const side = view.seats[seat];
      if (!side || to < 0) return;
      for (const room of view.rooms) {
        drop(room.munchkins, seat);
        drop(room.dead, seat);
      }
      side.place = to;
      view.rooms[to]!.munchkins.push(seat);
    },
    /** A room is laid as it lies in the end, with nobody in it yet. */
    "tile+": (view, event, after) => {
      const tile = after.rooms[placeOf(after, number(event, "room"))];
      if (!tile) return;
      view.rooms.push({ ...structuredClone(tile), munchkins: [], monsters: [], dead: [], floor: [], gold: 0 });
      link(view, after);
    },
    /** What lies between rooms is as it is in the end. */
    "links=": (view, _, after) => link(view, after),
    "monster>": (view, event) => {
      const [monster, to] = [named(view, event), toPlace(view, event)];
      if (!monster || to < 0) return;
      takeMonster(view, monster);
      monster.place = to;
      view.rooms[to]!.monsters.push(monster.uid);
    },
    /** A monster appears, if it is still there in the end. */
    "monster+": (view, event, after) => {
      const place = placeOf(view, number(event, "room"));
      const monster = after.monsters.find((each) => each.card === text(event, "card"));
      if (!monster || place < 0 || view.monsters.some((each) => each.uid === monster.uid)) return;
      view.monsters.push({ ...structuredClone(monster), place });
      view.rooms[place]!.monsters.push(monster.uid);
    },
    "monster-": (view, event) => {
      const monster = named(view, event);
      if (!monster) return;
      takeMonster(view, monster);
      drop(view.monsters, monster);
      if (view.fight) drop(view.fight.monsters, monster.uid);
    },
    "dice+": rolled,
  },
  each: tell,
};
