/** What Super Boss Monster's own events look and sound like, and how long they take. */
import { emblem } from "../../components/SeatTag.svelte";
import type { View } from "../../generated/super-boss-monster";
import type { Happened } from "../../generated/protocol";
import type { Cue as Sound } from "../../lib/sound";
import type { Effect, Scene, Staging } from "../../table/board";
import { heard, REVEAL, sceneOf as shared, STEP, TO_PLACE } from "../series/effects";
import { endStaging, stagingOf as staged } from "../series/stagings";
import { nameOf, number, text } from "../../lib/events";
import {
  bossOf,
  gateOf,
  handOf,
  heroAt,
  inDungeon,
  landmarkAt,
  LANDMARKS,
  minionOf,
  onMarket,
  pileOf,
  seatOf,
  spaceAt,
  SPACES,
} from "./places";

export function sceneOf(event: Happened, view: View): Scene {
  const seat = number(event, "seat");
  const card = text(event, "card");
  const hero = text(event, "hero");
  const mine = seat === view.you;
  const sound = (cue: Sound): Effect => heard(event, cue);
  const slot = (): string => inDungeon(seat, view.seats[seat]?.dungeon.findIndex((room) => room.card === card) ?? -1);
  switch (nameOf(event)) {
    case "market-filled":
      return { ms: TO_PLACE / 2, effects: [sound("pick")] };
    case "card-drafted":
    case "card-from-market":
      return {
        ms: REVEAL,
        effects: [
          { do: "fly", from: onMarket(card), to: mine ? pileOf("hand") : handOf(seat), what: card },
          sound("pick"),
        ],
      };
    case "minion-placed":
      return {
        ms: REVEAL,
        effects: [
          {
            do: "fly",
            from: mine ? minionOf(seat) : seatOf(seat),
            to: spaceAt(SPACES[number(event, "space")] ?? ""),
            what: `minion-${emblem(seat)}`,
          },
          sound("place"),
        ],
      };
    case "minion-on-room":
      return { ms: TO_PLACE, effects: [{ do: "flash", at: slot() }, sound("place")] };
    case "minion-on-boss":
      return { ms: TO_PLACE, effects: [{ do: "flash", at: bossOf(seat) }, sound("place")] };
    case "errand":
      return { ms: TO_PLACE, effects: [{ do: "flash", at: spaceAt(SPACES[number(event, "space")] ?? "") }] };
    case "hero-to-landmark":
      return {
        ms: STEP,
        effects: [
          { do: "walk", hero, from: heroAt(hero), to: landmarkAt(LANDMARKS[number(event, "landmark")]?.name ?? "") },
          sound("step"),
        ],
      };
    case "hero-to-tavern":
      return { ms: STEP, effects: [{ do: "walk", hero, from: heroAt(hero), to: landmarkAt("tavern") }, sound("step")] };
    case "hero-summoned":
    case "hero-sent":
    case "hero-redirected": {
      const to = number(event, "to");
      return {
        ms: STEP,
        effects: [
          { do: "walk", hero, from: heroAt(hero), to: gateOf(to) },
          sound(to === view.you ? "lured-down" : "lured-up"),
        ],
      };
    }
    case "hero-came":
      return { ms: STEP, effects: [{ do: "walk", hero, from: heroAt(hero), to: gateOf(seat) }, sound("lured-down")] };
    case "token-placed":
      return {
        ms: TO_PLACE,
        effects: [
          { do: "flash", at: slot() },
          { do: "tick", at: slot(), text: `+${number(event, "n")}`, tone: "good" },
        ],
      };
    case "token-removed":
      return {
        ms: TO_PLACE,
        effects: [
          { do: "flash", at: slot() },
          { do: "tick", at: slot(), text: `−${number(event, "n")}`, tone: "harm" },
        ],
      };
    case "room-disabled":
    case "room-primed":
      return { ms: TO_PLACE, effects: [{ do: "flash", at: slot() }] };
    case "hero-slipped":
      return shared({ ...event, message: "event-hero-hurt" }, view);
    case "ends-by-souls":
    case "ends-by-tavern":
    case "won-by-score":
    case "won-by-xp":
    case "won-together":
    case "solo-scored":
    case "true-scored":
      return { ms: STEP, effects: [sound("win")] };
    default:
      return shared(event, view);
  }
}

const ENDS = [
  "ends-by-souls",
  "ends-by-wounds",
  "ends-by-tavern",
  "won-by-score",
  "won-by-xp",
  "won-together",
  "solo-scored",
  "true-scored",
];

export function stagingOf(event: Happened, view: View, you: number, goal: number): Staging | null {
  const name = nameOf(event);
  if (ENDS.includes(name)) return endStaging(event, you);
  if (name === "boss-works") {
    // A boss that works for good is its level-up seen from the other side.
    const seat = number(event, "seat");
    return {
      kind: "boss",
      ms: 500,
      spots: [[bossOf(seat), seatOf(seat)]],
      line: event,
      tone: "plain",
      cue: "cast",
      card: text(event, "boss"),
      minor: true,
    };
  }
  return staged(event, view, you, goal);
}
