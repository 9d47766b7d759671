/** What each event that both games tell looks and sounds like, and how long it takes. */
import type { Happened } from "../../generated/protocol";
import type { Effect, Scene } from "../../table/board";
import type { Cue as Sound } from "../../lib/sound";
import { bossOf, gateOf, handOf, heroAt, inDungeon, inHand, pileOf, seatOf, soulsOf, woundsOf } from "./places";
import { nameOf, number, text } from "../../lib/events";
import type { View } from "./view";

// At normal speed, in milliseconds; the mockups' table of motions.
export const TO_PLACE = 180;
export const REVEAL = 320;
export const STEP = 420;
export const DEATH = 480;
const WOUND = 240;

/** A sound of the seat that an event is about. */
export const heard = (event: Happened, cue: Sound, amount = 0): Effect => ({
  do: "sound",
  cue,
  seat: number(event, "seat"),
  amount,
});

export function sceneOf(event: Happened, view: View): Scene {
  const seat = number(event, "seat");
  const card = text(event, "card");
  const hero = text(event, "hero");
  const mine = seat === view.you;
  const sound = (cue: Sound, amount = 0): Effect => heard(event, cue, amount);
  const hand = mine && card ? inHand(card) : handOf(seat);
  switch (nameOf(event)) {
    case "hero-revealed":
      return {
        ms: TO_PLACE,
        effects: [{ do: "fly", from: pileOf("heroes"), to: pileOf("town"), what: hero }, sound("arrive")],
      };
    case "card-drawn": {
      const deck = number(event, "deck") === 1 ? "room" : "spell";
      return {
        ms: TO_PLACE,
        effects: [
          { do: "fly", from: pileOf(deck), to: mine ? pileOf("hand") : handOf(seat), what: card || `back-${deck}` },
          sound("pick"),
        ],
      };
    }
    case "room-placed":
      return {
        ms: TO_PLACE,
        effects: [
          { do: "fly", from: hand, to: inDungeon(seat, number(event, "slot")), what: card || "back-room" },
          sound("place"),
        ],
      };
    case "room-revealed":
      return { ms: REVEAL, effects: [{ do: "flip", at: inDungeon(seat, number(event, "slot")) }, sound("reveal")] };
    case "room-built":
      return {
        ms: TO_PLACE,
        effects: [{ do: "fly", from: hand, to: inDungeon(seat, number(event, "slot")), what: card }, sound("place")],
      };
    case "levelled-up":
      return { ms: DEATH, effects: [{ do: "flash", at: bossOf(seat) }, sound("level-up")] };
    case "hero-lured":
    case "fool-lured":
    case "hero-moved":
      return {
        ms: STEP,
        effects: [{ do: "walk", hero, from: heroAt(hero), to: gateOf(seat) }, sound(mine ? "lured-down" : "lured-up")],
      };
    case "hero-revived":
      return { ms: STEP, effects: [{ do: "walk", hero, from: soulsOf(seat), to: gateOf(seat) }, sound("lured-down")] };
    case "hero-entered":
      return {
        ms: STEP,
        effects: [{ do: "walk", hero, from: heroAt(hero), to: inDungeon(seat, number(event, "slot")) }, sound("step")],
      };
    case "room-hurt":
    case "hero-hurt": {
      const walker = view.walker;
      const at = walker ? inDungeon(walker.seat, walker.slot) : heroAt(hero);
      const damage = number(event, "damage");
      return {
        ms: STEP,
        effects: [
          { do: "shake", at },
          { do: "tick", at, text: `−${damage}`, tone: "harm" },
          { do: "sound", cue: "damage", seat: walker?.seat ?? -1, amount: damage },
        ],
      };
    }
    case "hero-died":
    case "town-hero-killed":
      return {
        ms: DEATH,
        effects: [
          { do: "fly", from: heroAt(hero), to: soulsOf(seat), what: "i-skull" },
          { do: "tick", at: soulsOf(seat), text: `+${number(event, "souls")}`, tone: "good" },
          sound("death"),
        ],
      };
    case "hero-survived":
      return {
        ms: DEATH,
        effects: [
          { do: "fly", from: heroAt(hero), to: woundsOf(seat), what: "i-drop" },
          { do: "flash", at: seatOf(seat) },
          { do: "tick", at: woundsOf(seat), text: `+${number(event, "wounds")}`, tone: "harm" },
          sound("wound"),
        ],
      };
    case "hero-fled":
      return { ms: STEP, effects: [{ do: "walk", hero, from: heroAt(hero), to: pileOf("town") }, sound("step")] };
    case "spell-cast":
    case "spell-cast-room":
    case "spell-cast-hero":
    case "spell-cast-seat":
    case "spell-cast-spell":
      return {
        ms: REVEAL + TO_PLACE,
        effects: [{ do: "fly", from: hand, to: target(event), what: card }, sound("cast")],
      };
    case "ability-used":
    case "ability-used-hero":
    case "ability-used-seat":
    case "ability-used-spell":
    case "ability-works": {
      const slot = view.seats[seat]?.dungeon.findIndex((room) => room.card === card) ?? -1;
      return {
        ms: REVEAL,
        effects: [{ do: "flash", at: slot < 0 ? bossOf(seat) : inDungeon(seat, slot) }, sound("cast")],
      };
    }
    case "spell-cancelled":
    case "fizzled":
      return { ms: REVEAL, effects: [sound("cancelled")] };
    case "room-destroyed": {
      const slot = view.seats[seat]?.dungeon.findIndex((room) => room.card === card) ?? -1;
      return {
        ms: REVEAL,
        effects: [{ do: "fly", from: inDungeon(seat, slot), to: pileOf("discard"), what: card }, sound("damage", 3)],
      };
    }
    case "room-deactivated":
    case "room-boosted": {
      const slot = view.seats[seat]?.dungeon.findIndex((room) => room.card === card) ?? -1;
      const effects: Effect[] = [{ do: "flash", at: inDungeon(seat, slot) }];
      if (nameOf(event) === "room-boosted")
        effects.push({ do: "tick", at: inDungeon(seat, slot), text: `+${number(event, "n")}`, tone: "good" });
      return { ms: TO_PLACE, effects };
    }
    case "card-discarded":
    case "card-lost":
      return { ms: TO_PLACE, effects: [{ do: "fly", from: hand, to: pileOf("discard"), what: card }, sound("place")] };
    case "card-recovered":
      return {
        ms: TO_PLACE,
        effects: [
          { do: "fly", from: pileOf("discard"), to: mine ? pileOf("hand") : handOf(seat), what: card },
          sound("pick"),
        ],
      };
    case "wound-healed":
      return {
        ms: WOUND,
        effects: [{ do: "fly", from: woundsOf(seat), to: soulsOf(seat), what: "i-skull" }, sound("death")],
      };
    case "turn-began":
    case "phase-began":
      return { ms: WOUND, effects: [] };
    default:
      return { ms: 0, effects: [] };
  }
}

/** Where a spell goes: to what it is cast on, as far as the event says. */
function target(event: Happened): string {
  if ("owner" in event.args) return seatOf(number(event, "owner"));
  if ("hero" in event.args) return heroAt(text(event, "hero"));
  if (typeof event.args.other === "number") return seatOf(number(event, "other"));
  return pileOf("discard");
}
