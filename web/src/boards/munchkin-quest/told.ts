/** The table with one event told, so that what happens can be shown step by step.
 *
 * The game sends where things end, not where each was in between. A good guess will do here: the true view follows
 * as soon as the last event is told.
 */
import type { Happened } from "../../generated/protocol";
import type { FightView, MonsterView, SeatView, View } from "../../generated/munchkin-quest";
import { fact } from "../../lib/facts.svelte";
import { nameOf, number, text } from "../../lib/events";
import { COLOURS, DECKS, FACES, GAME, LINKS, OPPOSITE, PHASES, SIDES, STEPS } from "./places";

export { nameOf, number, text };

/** The number of the room that shows this face, -1 if it does not lie. */
export const placeOf = (view: View, face: number): number => view.rooms.findIndex((room) => room.face === FACES[face]);

/** Dice of a fight fall: what each shows is added to the sum of its side. */
function fell(fight: FightView, event: Happened, seat: number, uid: number): void {
  if (fight.step === "gathering") {
    fight.step = "rolled";
    fight.dice = [];
  }
  for (const face of number(event, "faces") > 0 ? String(number(event, "faces")) : "")
    fight.dice.push({ face: Number(face), roller: number(event, "seat"), seat, uid });
  const side = seat >= 0 ? 0 : 1;
  fight.totals[side] = (fight.totals[side] ?? 0) + number(event, "n");
}

export function told(before: View, event: Happened): View {
  const view = structuredClone(before);
  const seat = number(event, "seat");
  const side = view.seats[seat];
  const card = text(event, "card");
  const place = placeOf(view, number(event, "room"));
  switch (nameOf(event)) {
    case "turn-began":
      view.turn = number(event, "turn");
      view.active = seat;
      view.phase = "card";
      if (side) side.moves_left = side.moves;
      break;
    case "phase-began":
      view.phase = PHASES[number(event, "phase")] ?? view.phase;
      break;
    case "returned":
      if (side) {
        side.dead = false;
        move(view, seat, 0);
        side.health = side.max_health;
        side.gold = number(event, "gold");
      }
      break;
    case "card-drawn":
    case "card-shown":
      drawn(view, side, seat, card, number(event, "deck"), nameOf(event) === "card-drawn");
      break;
    case "card-laid":
    case "card-packed":
      unhold(view, side, seat, card);
      if (side && fact(GAME, card)?.type === "treasure") {
        side.items.push({
          card,
          slot: fact(GAME, card)?.slot ?? "belt",
          packed: nameOf(event) === "card-packed",
          cheated: false,
          both_hands: false,
          active: true,
          bonus: fact(GAME, card)?.bonus ?? 0,
        });
      } else side?.laid.push(card);
      break;
    case "card-unpacked":
      if (side) for (const item of side.items) if (item.card === card) item.packed = false;
      break;
    case "card-played":
    case "card-thrown":
      if (side && !unhold(view, side, seat, card)) dropItem(side, card);
      view.staged.push(card);
      break;
    case "card-discarded":
    case "charity-discard":
      if (side && !unhold(view, side, seat, card)) dropItem(side, card);
      discard(view, card);
      break;
    case "item-lost": // out of play: another copy may be in hand, a Cheat above all
      if (side) dropItem(side, card);
      discard(view, card);
      break;
    case "item-dropped":
      if (side) dropItem(side, card);
      view.rooms[place]?.floor.push({ card, cheated: false, barred: false });
      break;
    case "gold-dropped":
      if (side) side.gold -= number(event, "n");
      if (view.rooms[place]) view.rooms[place].gold += number(event, "n");
      break;
    case "gold-gained":
    case "gold-picked-up":
    case "search-gold":
      if (side) side.gold += number(event, "n");
      break;
    case "gold-lost":
    case "toll-paid":
      if (side) side.gold = Math.max(0, side.gold - number(event, "n"));
      break;
    case "gold-traded": {
      const other = view.seats[number(event, "to")];
      if (side) side.gold -= number(event, "n");
      if (other) other.gold += number(event, "n");
      break;
    }
    case "level-gained":
    case "level-lost":
      if (side) {
        side.strength += number(event, "level") - side.level;
        side.level = number(event, "level");
      }
      break;
    case "hits-lost":
    case "hits-healed":
      if (side) side.health = number(event, "left");
      break;
    case "died":
      if (side) {
        side.dead = true;
        side.health = 0;
        const room = view.rooms[side.place];
        if (room) {
          room.munchkins = room.munchkins.filter((each) => each !== seat);
          room.dead.push(seat);
        }
      }
      break;
    case "walked":
      move(view, seat, place);
      if (side) side.moves_left = number(event, "n");
      break;
    case "moved-by-magic":
    case "ran":
      move(view, seat, place);
      break;
    case "explored":
      explored(view, seat, FACES[number(event, "room")] ?? "", number(event, "side"));
      break;
    case "link-laid":
    case "link-turned": {
      const kind = LINKS[number(event, "link")] ?? "passage";
      setLink(view, place, number(event, "side"), kind);
      break;
    }
    case "door-broken":
      setLink(view, place, number(event, "side"), "passage");
      break;
    case "room-looted":
      if (view.rooms[place]) view.rooms[place].mark = "looted";
      break;
    case "room-cleaned-out":
      if (view.rooms[place]) view.rooms[place].mark = "cleaned-out";
      break;
    case "monster-die":
      view.die = COLOURS[number(event, "colour")] ?? "";
      view.phase = "monsters";
      view.paths = [];
      break;
    case "monster-drawn":
      view.arriving = card;
      view.monster_deck = Math.max(0, view.monster_deck - 1);
      break;
    case "monster-based":
      view.arriving = "";
      based(view, card, COLOURS[number(event, "colour")] ?? "red", place);
      break;
    case "monster-moved":
    case "monster-sent": {
      const to = placeOf(view, number(event, "to"));
      const monster = monsterOf(view, card, place);
      if (monster && to >= 0) {
        for (const room of view.rooms) room.monsters = room.monsters.filter((uid) => uid !== monster.uid);
        view.rooms[to]!.monsters.push(monster.uid);
        monster.place = to;
      }
      break;
    }
    case "fight-dice":
      if (view.fight) fell(view.fight, event, seat, -1);
      break;
    case "fight-monster-dice":
      if (view.fight) {
        // The same monster may be there twice: the next of them that has no dice yet.
        const { monsters, dice } = view.fight;
        const uid =
          monsters.find(
            (each) =>
              view.monsters.some((monster) => monster.uid === each && monster.card === card) &&
              !dice.some((die) => die.uid === each),
          ) ?? -1;
        fell(view.fight, event, -1, uid);
      }
      break;
    case "fight-totals":
      if (view.fight) view.fight.totals = [number(event, "ours"), number(event, "theirs")];
      break;
    case "fight-won":
      if (view.fight) view.fight.step = "won";
      break;
    case "fight-lost":
      if (view.fight) view.fight.step = "lost";
      break;
    case "monster-killed":
    case "monster-left":
    case "base-freed": {
      const monster = monsterOf(view, card, -1);
      if (monster) {
        view.monsters = view.monsters.filter((each) => each !== monster);
        for (const room of view.rooms) room.monsters = room.monsters.filter((uid) => uid !== monster.uid);
        if (view.fight) view.fight.monsters = view.fight.monsters.filter((uid) => uid !== monster.uid);
        view.monster_discard.push(card);
      }
      break;
    }
    case "monster-enhanced": {
      const monster = monsterOf(view, text(event, "monster"), -1);
      if (monster) {
        monster.level = number(event, "level");
        monster.enhancers.push(card);
      }
      break;
    }
    case "curse-stays":
      view.seats[number(event, "victim")]?.curses.push(card);
      break;
    case "curse-lifted": {
      const victim = view.seats[number(event, "victim")];
      if (victim) drop(victim.curses, card);
      break;
    }
  }
  return view;
}

/** The monster with this card, preferably in the room that is named. */
export function monsterOf(view: View, card: string, place: number): MonsterView | undefined {
  return (
    view.monsters.find((each) => each.card === card && each.place === place) ??
    view.monsters.find((each) => each.card === card)
  );
}

function drawn(
  view: View,
  side: SeatView | undefined,
  seat: number,
  card: string,
  deck: number,
  fromDeck: boolean,
): void {
  const name = DECKS[deck];
  if (fromDeck && name === "dxm") view.dxm_deck -= 1;
  if (fromDeck && name === "treasure") view.treasure_deck -= 1;
  if (side && name === "treasure") side.treasures_held += 1;
  else if (side) side.dxm_held += 1;
  if (card && seat === view.you) view.hand.push(card);
}

/** Take a card out of a hand; false if it was not known to be there. */
function unhold(view: View, side: SeatView | undefined, seat: number, card: string): boolean {
  if (!side) return false;
  if (seat === view.you && !view.hand.includes(card)) return false;
  if (seat !== view.you && side.items.some((item) => item.card === card)) return false;
  if (seat === view.you) drop(view.hand, card);
  drop(side.known, card);
  if (fact(GAME, card)?.type === "treasure") side.treasures_held = Math.max(0, side.treasures_held - 1);
  else side.dxm_held = Math.max(0, side.dxm_held - 1);
  return true;
}

function dropItem(side: SeatView, card: string): void {
  const at = side.items.findIndex((item) => item.card === card);
  if (at >= 0) side.items.splice(at, 1);
  else drop(side.laid, card);
}

function discard(view: View, card: string): void {
  const type = fact(GAME, card)?.type;
  (type === "treasure" ? view.treasure_discard : type === "monster" ? view.monster_discard : view.dxm_discard).push(
    card,
  );
}

function move(view: View, seat: number, to: number): void {
  const side = view.seats[seat];
  if (!side || to < 0) return;
  for (const room of view.rooms) room.munchkins = room.munchkins.filter((each) => each !== seat);
  side.place = to;
  view.rooms[to]?.munchkins.push(seat);
}

/** A new room beside the one in which the munchkin stands; its links follow one by one. */
function explored(view: View, seat: number, face: string, side: number): void {
  const from = view.rooms[view.seats[seat]?.place ?? 0];
  if (!from || !face) return;
  const [dx, dy] = STEPS[side] ?? STEPS[0];
  const [x, y] = [from.x + dx, from.y + dy];
  const there = view.rooms.length;
  const links = STEPS.map(([sx, sy], at) => {
    const beside = view.rooms.findIndex((room) => room.x === x + sx && room.y === y + sy);
    const known = beside >= 0 ? view.rooms[beside]!.links[OPPOSITE[at]!]! : null;
    if (known) known.to = there;
    return known ? { ...known, to: beside } : { kind: "passage", cost: 1, fixed: false, walled: false, to: -1 };
  });
  view.rooms.push({
    face,
    x,
    y,
    good: [],
    bad: [],
    special: false,
    search: null,
    arrows: {},
    links,
    deal: false,
    mark: "",
    floor: [],
    gold: 0,
    munchkins: [],
    dead: [],
    monsters: [],
    price: -1,
    reach: false,
  });
  view.room_deck = Math.max(0, view.room_deck - 1);
  move(view, seat, there);
}

function setLink(view: View, place: number, side: number, kind: string): void {
  const room = view.rooms[place];
  const link = room?.links[side];
  if (!room || !link || !SIDES[side]) return;
  link.kind = kind;
  const other = view.rooms[link.to]?.links[OPPOSITE[side]!];
  if (other) other.kind = kind;
}

function based(view: View, card: string, colour: string, place: number): void {
  if (place < 0 || view.monsters.some((each) => each.card === card && each.place === place)) return;
  const printed = fact(GAME, card);
  const owner = view.seats.findIndex((side) => side.colour === colour);
  const uid = 100_000 + view.monsters.length; // until the true view comes
  view.monsters.push({
    uid,
    card,
    level: printed?.level ?? 1,
    dice: printed?.dice ?? 0,
    treasures: typeof printed?.treasures === "number" ? printed.treasures : 1,
    owner,
    colour,
    place,
    gait: printed?.gait ?? "normal",
    size: printed?.size ?? "human",
    traits: printed?.traits ?? [],
    enhancers: [],
    boss: false,
    mate: false,
  });
  view.rooms[place]?.monsters.push(uid);
}

function drop(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
