/** The moments of a game of the series that people remember, and how they are staged. */
import type { Happened } from "../../generated/protocol";
import { nameOf, number, text } from "../../lib/events";
import type { Staging } from "../../table/board";
import { bossOf, heroAt, inDungeon, inHand, seatOf, soulsOf, woundsOf } from "./places";
import type { View } from "./view";

// At normal speed, in milliseconds: what happens to the viewer takes longer than what happens to others.
const SHORT = 450;
const MIDDLE = 700;
const LONG = 1_000;
export const LAST = 1_400; // what decides the game

/** `goal` is how many souls end the game. */
export function stagingOf(event: Happened, view: View, you: number, goal: number): Staging | null {
  const seat = number(event, "seat");
  const card = text(event, "card");
  const hero = text(event, "hero");
  const mine = seat === you;
  const room = (owner: number, name: string): string =>
    inDungeon(owner, view.seats[owner]?.dungeon.findIndex((each) => each.card === name) ?? -1);
  switch (nameOf(event)) {
    case "room-revealed":
      return {
        kind: "reveal",
        ms: MIDDLE,
        spots: [[inDungeon(seat, number(event, "slot")), seatOf(seat)]],
        line: event,
        together: { id: "table-staged-rooms" },
        tone: "plain",
        cue: "reveal",
      };
    case "hero-died":
    case "town-hero-killed": {
      const had = view.seats[seat]?.souls ?? 0;
      const wins = had < goal && had + number(event, "souls") >= goal;
      const walker = view.walker;
      const place = walker && walker.hero.card === hero ? [inDungeon(walker.seat, walker.slot)] : [heroAt(hero)];
      return {
        kind: wins ? "last-soul" : "death",
        ms: wins ? LAST : mine ? MIDDLE : SHORT,
        spots: [[...place, soulsOf(seat), seatOf(seat)]],
        line: event,
        tone: mine ? "good" : wins ? "harm" : "plain",
        cue: "death",
        card: hero,
        minor: !mine && !wins,
      };
    }
    case "hero-survived":
      return {
        kind: "wound",
        ms: mine ? LONG : SHORT,
        spots: [[bossOf(seat), woundsOf(seat), seatOf(seat)]],
        line: event,
        tone: mine ? "harm" : "plain",
        cue: "wound",
        card: hero,
        minor: !mine,
      };
    case "levelled-up":
      return {
        kind: "level-up",
        ms: mine ? LONG : MIDDLE,
        spots: [[bossOf(seat), seatOf(seat)]],
        line: event,
        tone: mine ? "good" : "plain",
        cue: "level-up",
        card: text(event, "boss"),
        minor: !mine,
      };
    case "spell-cast":
    case "spell-cast-room":
    case "spell-cast-hero":
    case "spell-cast-seat":
    case "spell-cast-spell": {
      const owner = number(event, "owner");
      const aimed = "owner" in event.args ? owner : typeof event.args.other === "number" ? number(event, "other") : -1;
      const onMe = aimed === you && !mine && you >= 0;
      const target = "owner" in event.args ? [room(owner, text(event, "room")), seatOf(owner)] : [];
      return {
        kind: "spell",
        ms: onMe ? LONG + 200 : mine ? SHORT : MIDDLE,
        spots: [
          [
            ...target,
            ...(hero ? [heroAt(hero)] : []),
            ...(aimed >= 0 ? [seatOf(aimed)] : []),
            inHand(card),
            seatOf(seat),
          ],
        ],
        line: event,
        tone: onMe ? "harm" : "plain",
        cue: "cast",
        card,
        minor: !onMe,
      };
    }
    case "spell-cancelled":
      return {
        kind: "cancelled",
        ms: MIDDLE,
        spots: [[seatOf(seat)]],
        line: event,
        tone: mine ? "harm" : "plain",
        cue: "cancelled",
        card,
        minor: !mine,
      };
    case "seat-out":
      return {
        kind: "out",
        ms: LAST,
        spots: [[seatOf(seat)]],
        line: event,
        tone: mine ? "harm" : "plain",
        cue: "out",
      };
    default:
      return null;
  }
}

/** The end of the game, with its winner in the light. */
export function endStaging(event: Happened, you: number): Staging {
  const seat = number(event, "seat");
  return {
    kind: "end",
    ms: LAST,
    spots: seat >= 0 ? [[bossOf(seat), seatOf(seat)]] : [],
    line: event,
    tone: seat === you ? "good" : "plain",
    cue: "win",
  };
}
