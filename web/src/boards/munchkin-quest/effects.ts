/** What each event looks and sounds like, and how long it takes. */
import type { Happened } from "../../generated/protocol";
import type { View } from "../../generated/munchkin-quest";
import type { Effect, Scene } from "../../table/board";
import {
  darkAt,
  DECKS,
  dieAt,
  figureOf,
  goldOf,
  handOf,
  healthOf,
  inHand,
  itemAt,
  levelOf,
  monsterAt,
  pileOf,
  roomAt,
  seatOf,
} from "./places";
import { nameOf, number, text } from "../../lib/events";
import { monsterOf, placeOf } from "./changes";

const NONE: Scene = { ms: 0, effects: [] };
const FAST = 90;
const TO_PLACE = 180;
const REVEAL = 320;
const STEP = 420;
const TUMBLE = 500; // until a die has come to rest

export function sceneOf(event: Happened, view: View | undefined): Scene {
  if (!view) return NONE;
  const seat = number(event, "seat");
  const card = text(event, "card");
  const mine = seat === view.you;
  const sound = (cue: Extract<Effect, { do: "sound" }>["cue"], amount = 0): Effect => ({
    do: "sound",
    cue,
    seat,
    amount,
  });
  const hand = mine ? "pile:hand" : handOf(seat);
  const place = placeOf(view, number(event, "room"));
  const from = mine && view.hand.includes(card) ? inHand(card) : itemAt(seat, card);
  const n = number(event, "n");
  switch (nameOf(event)) {
    case "card-drawn":
      return {
        ms: TO_PLACE,
        effects: [
          {
            do: "fly",
            from: pileOf(DECKS[number(event, "deck")] ?? "dxm"),
            to: hand,
            what: card || `back-${DECKS[number(event, "deck")] ?? "dxm"}`,
          },
          sound("pick"),
        ],
      };
    case "card-shown":
    case "loot-shown":
      return { ms: REVEAL, effects: [{ do: "fly", from: pileOf("treasure"), to: hand, what: card }, sound("pick")] };
    case "card-laid":
    case "card-packed":
    case "card-unpacked":
      return {
        ms: TO_PLACE,
        effects: [
          { do: "fly", from: mine ? inHand(card) : handOf(seat), to: seatOf(seat), what: card },
          sound("place"),
        ],
      };
    case "card-played":
    case "card-used":
    case "card-thrown":
      return {
        ms: REVEAL,
        effects: [
          {
            do: "fly",
            from: mine ? from : handOf(seat),
            to: view.fight ? roomAt(view.fight.place) : figureOf(seat),
            what: card,
          },
          sound("cast"),
        ],
      };
    case "card-given":
      return {
        ms: REVEAL,
        effects: [
          {
            do: "fly",
            from: mine ? inHand(card) : handOf(seat),
            to: number(event, "to") === view.you ? "pile:hand" : handOf(number(event, "to")),
            what: card || "back-dxm",
          },
        ],
      };
    case "card-discarded":
    case "charity-discard":
    case "item-lost":
      return {
        ms: TO_PLACE,
        effects: [{ do: "fly", from: mine ? from : seatOf(seat), to: pileOf("dxm-discard"), what: card }],
      };
    case "item-dropped":
      return { ms: TO_PLACE, effects: [{ do: "fly", from: itemAt(seat, card), to: roomAt(place), what: card }] };
    case "item-picked-up":
      return {
        ms: TO_PLACE,
        effects: [{ do: "fly", from: figureOf(seat), to: seatOf(seat), what: card }, sound("pick")],
      };
    case "item-traded":
      return {
        ms: REVEAL,
        effects: [{ do: "fly", from: itemAt(seat, card), to: seatOf(number(event, "to")), what: card }],
      };
    case "gold-gained":
    case "gold-picked-up":
      return {
        ms: TO_PLACE,
        effects: [
          { do: "fly", from: figureOf(seat), to: goldOf(seat), what: "i-gold" },
          { do: "tick", at: goldOf(seat), text: `+${n}`, tone: "good" },
          sound("pick"),
        ],
      };
    case "gold-lost":
    case "toll-paid":
      return { ms: TO_PLACE, effects: [{ do: "tick", at: goldOf(seat), text: `−${n}`, tone: "harm" }] };
    case "gold-traded":
      return {
        ms: TO_PLACE,
        effects: [{ do: "fly", from: goldOf(seat), to: goldOf(number(event, "to")), what: "i-gold" }],
      };
    case "curse-played":
      return {
        ms: STEP,
        effects: [
          { do: "fly", from: mine ? inHand(card) : handOf(seat), to: figureOf(number(event, "victim")), what: card },
          { do: "flash", at: seatOf(number(event, "victim")) },
          sound("cast"),
        ],
      };
    case "curse-works":
    case "curse-stays":
      return { ms: TO_PLACE, effects: [{ do: "shake", at: figureOf(number(event, "victim")) }] };
    case "level-gained":
    case "level-bought":
      return {
        ms: STEP,
        effects: [
          { do: "flash", at: figureOf(seat) },
          { do: "tick", at: levelOf(seat), text: `+${number(event, "n") || 1}`, tone: "good" },
          sound("level-up"),
        ],
      };
    case "level-lost":
    case "boss-level-lost":
      return {
        ms: STEP,
        effects: [
          { do: "shake", at: figureOf(seat) },
          { do: "tick", at: levelOf(seat), text: `−${number(event, "n") || 1}`, tone: "harm" },
          sound("wound"),
        ],
      };
    case "hits-lost":
      return {
        ms: STEP,
        effects: [
          { do: "shake", at: figureOf(seat) },
          { do: "shake", at: seatOf(seat) },
          { do: "tick", at: healthOf(seat), text: `−${n}`, tone: "harm" },
          sound("wound"),
        ],
      };
    case "hits-healed":
      return {
        ms: TO_PLACE,
        effects: [{ do: "tick", at: healthOf(seat), text: `+${n}`, tone: "good" }, sound("level-up")],
      };
    case "died":
      return { ms: STEP, effects: [{ do: "shake", at: figureOf(seat) }, sound("death")] };
    case "walked":
    case "ran":
    case "moved-by-magic":
      return {
        ms: STEP,
        effects: [{ do: "walk", hero: `figure:${seat}`, from: figureOf(seat), to: roomAt(place) }, sound("step")],
      };
    case "explored":
      return {
        ms: REVEAL,
        effects: [{ do: "flash", at: darkAt(view.seats[seat]?.place ?? 0, number(event, "side")) }, sound("reveal")],
      };
    case "link-laid":
      return { ms: FAST, effects: [] };
    case "link-turned":
    case "door-broken":
    case "room-turned":
      return { ms: TO_PLACE, effects: [{ do: "flash", at: roomAt(place) }, sound("place")] };
    case "searched":
      return {
        ms: STEP,
        effects: [
          { do: "flash", at: roomAt(place) },
          { do: "tick", at: figureOf(seat), text: String(n), tone: "good" },
          sound("pick"),
        ],
      };
    case "dice-rolled":
      return { ms: TUMBLE, effects: [sound("reveal")] };
    case "fight-dice":
    case "fight-monster-dice":
    case "d10-rolled":
      return { ms: REVEAL, effects: [sound("reveal")] };
    case "monster-die":
      return { ms: REVEAL * 2, effects: [{ do: "shake", at: dieAt }, sound("reveal")] };
    case "monster-drawn":
      return {
        ms: REVEAL,
        effects: [{ do: "fly", from: pileOf("monster"), to: figureOf(view.active), what: card }, sound("reveal")],
      };
    case "monster-based":
      return { ms: TO_PLACE, effects: [{ do: "flash", at: roomAt(place) }] };
    case "monster-moved":
    case "monster-sent": {
      const monster = monsterOf(view, card, place);
      const to = placeOf(view, number(event, "to"));
      return monster
        ? {
            ms: STEP,
            effects: [{ do: "walk", hero: card, from: monsterAt(monster.uid), to: roomAt(to) }, sound("step")],
          }
        : NONE;
    }
    case "fight-began":
    case "boss-comes": {
      const monster = monsterOf(view, card, place);
      return {
        ms: REVEAL,
        effects: [...(monster ? [{ do: "shake", at: monsterAt(monster.uid) } as Effect] : []), sound("reveal")],
      };
    }
    case "monster-enhanced":
    case "side-bonus":
    case "monsters-bonus":
      return {
        ms: TO_PLACE,
        effects: [{ do: "flash", at: `side:${nameOf(event) === "side-bonus" ? "munchkins" : "monsters"}` }],
      };
    case "fight-totals":
      return { ms: STEP, effects: [] };
    case "fight-won":
    case "tie-won":
      return { ms: REVEAL, effects: [{ do: "flash", at: figureOf(seat) }, sound("level-up")] };
    case "fight-lost":
    case "tie-lost":
    case "caught":
      return { ms: REVEAL, effects: [{ do: "shake", at: figureOf(seat) }, sound("wound")] };
    case "monster-killed": {
      const monster = monsterOf(view, card, -1);
      return {
        ms: REVEAL,
        effects: [...(monster ? [{ do: "flash", at: monsterAt(monster.uid) } as Effect] : []), sound("death")],
      };
    }
    case "helper-joins":
    case "nobody-came":
    case "offer-made":
    case "offer-countered":
    case "offer-declined":
      return { ms: TO_PLACE, effects: [{ do: "flash", at: seatOf(seat) }, sound("place")] };
    case "won-game":
    case "monsters-win":
      return { ms: STEP, effects: [sound("win")] };
    case "turn-began":
      return {
        ms: TO_PLACE,
        effects: [
          { do: "flash", at: seatOf(seat) },
          { do: "flash", at: figureOf(seat) },
        ],
      };
    default:
      return NONE;
  }
}
