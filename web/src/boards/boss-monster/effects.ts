/** What Boss Monster's own events look and sound like. */
import type { View } from "../../generated/boss-monster";
import type { Happened } from "../../generated/protocol";
import type { Scene, Staging } from "../../table/board";
import { DEATH, heard, sceneOf as shared } from "../series/effects";
import { endStaging, stagingOf as staged } from "../series/stagings";
import { nameOf, number } from "../../lib/events";
import { seatOf } from "./places";

const ENDS = ["won-by-souls", "won-last", "won-tie", "won-tie-xp"];

export function sceneOf(event: Happened, view: View): Scene {
  switch (nameOf(event)) {
    case "seat-out":
      return { ms: DEATH, effects: [{ do: "flash", at: seatOf(number(event, "seat")) }, heard(event, "out")] };
    case "won-by-souls":
    case "won-last":
    case "won-tie":
    case "won-tie-xp":
    case "counted-out":
      return { ms: DEATH, effects: [heard(event, "win")] };
    default:
      return shared(event, view);
  }
}

export const stagingOf = (event: Happened, view: View, you: number, goal: number): Staging | null =>
  ENDS.includes(nameOf(event)) ? endStaging(event, you) : staged(event, view, you, goal);
