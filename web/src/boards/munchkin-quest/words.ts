/** Names of rooms, signs and characters, from the words of the rulebook. */
import type { ItemView, MonsterView, ReasonView, RoomView, SeatView } from "../../generated/munchkin-quest";
import { fact } from "../../lib/facts.svelte";
import { attr, has, say } from "../../lib/text.svelte";
import { emblemOf, GAME } from "./places";

/** A number with its sign. */
export const signed = (n: number): string => (n === 0 ? "±0" : n > 0 ? `+${n}` : `−${-n}`);

/** The name of a room; one that is not on the map yet has none. */
export const roomName = (face: string): string => (face ? say(`room-${face}`) : "");
/** What is printed on a room besides its name, in one text. */
export const roomText = (face: string): string =>
  [
    attr(`room-${face}`, "effect"),
    attr(`room-${face}`, "deal") && say("quest-room-deal", { deal: attr(`room-${face}`, "deal") }),
  ]
    .filter(Boolean)
    .join(" ");
export const roomJoke = (face: string): string => attr(`room-${face}`, "flavor");

const CLASSES = new Set(["warrior", "wizard", "cleric", "thief"]);
/** A class or race, or everybody. */
export function signWord(sign: string): string {
  if (sign === "all") return say("quest-sign-all");
  return say(CLASSES.has(sign) ? `mq-class-${sign}` : `mq-race-${sign}`);
}
/** Signs are one letter on the map; the word is in the inspector, the room card and the list. */
export const signLetter = (sign: string): string => say("quest-sign-letter", { sign });

export const signsInWords = (room: Pick<RoomView, "good" | "bad">): string[] => [
  ...room.good.map((sign) => say("quest-sign-good", { who: signWord(sign) })),
  ...room.bad.map((sign) => say("quest-sign-bad", { who: signWord(sign) })),
];

export const linkWord = (kind: string): string =>
  say(`mq-link-${kind === "locked" ? "locked-door" : kind === "hidden" ? "hidden-passage" : kind}`);
export const sideWord = (side: number): string =>
  say("quest-side", { side: ["north", "east", "south", "west"][side] ?? "" });
export const sideLetter = (side: number): string =>
  say("quest-side-letter", { side: ["north", "east", "south", "west"][side] ?? "" });
export const gaitWord = (gait: string): string => say(`mq-gait-${gait}`);
export const traitWord = (trait: string): string => say(`mq-trait-${trait}`);
export const emblemWord = (colour: string): string => attr(`mq-colour-${colour}`, "emblem") || emblemOf(colour);
export const slotWord = (slot: string): string => say(`mq-item-${slot.replaceAll("_", "-")}`);

/** Race and class in words: "Dwarf Cleric", "Human", "Elf (Half-Breed)". */
export function classOf(side: SeatView): string {
  const races = side.races.length ? side.races.map((race) => say(`mq-race-${race}`)) : [say("mq-race-human")];
  const kin = [...races, ...side.classes.map((name) => say(`mq-class-${name}`))].join(" ");
  const both = [side.half_breed && say("mq-kind-half-breed"), side.super_munchkin && say("mq-kind-super-munchkin")]
    .filter(Boolean)
    .join(", ");
  return both ? `${kin} (${both})` : kin;
}

/** Why there is a die more or less, or something to add to a roll: a card, or the room, with the sign that counts there. */
export function reasonOf(reason: ReasonView, face: string): string {
  if (reason.card) return say(`card-${reason.card}`);
  return reason.why ? `${roomName(face)}: ${signWord(reason.why)}` : roomName(face);
}

/** A monster with its level, base and gait, for somebody who does not see it. */
export function monsterTitle(monster: MonsterView): string {
  const name = say(`card-${monster.card}`);
  const args = {
    name,
    level: monster.level,
    emblem: emblemWord(monster.colour),
    gait: monster.gait === "normal" ? "" : gaitWord(monster.gait),
  };
  return say(monster.gait === "normal" ? "quest-monster-title" : "quest-monster-title-gait", args);
}

/** What a room has, in one sentence for a button of the map; the list says it in rows. */
export function roomTitle(room: RoomView, people: string[], monsters: MonsterView[]): string {
  const parts = [roomName(room.face), ...signsInWords(room)];
  if (room.mark) parts.push(say(room.mark === "looted" ? "mq-word-looted" : "mq-word-cleaned-out"));
  if (people.length) parts.push(say("quest-room-people", { names: people.join(", ") }));
  if (monsters.length) parts.push(monsters.map(monsterTitle).join(", "));
  if (room.floor.length || room.gold)
    parts.push(say("quest-room-floor", { n: room.floor.length + (room.gold ? 1 : 0) }));
  return parts.join(". ");
}

/** An item in play: its name, what it adds, and what keeps it from counting. */
export function itemTitle(item: ItemView): string {
  const name = say(`card-${item.card}`);
  if (item.packed) return say("quest-item-packed", { name });
  if (!item.active) return say("quest-item-idle", { name });
  return item.bonus ? say("quest-item-bonus", { name, n: signed(item.bonus) }) : name;
}

export const isBig = (card: string): boolean => !!fact(GAME, card)?.big;
export const known = (id: string): boolean => has(id);
