/** What one may want to do and cannot do now, and the rule that says so. */
import type { RoomView, View } from "../../generated/munchkin-quest";
import type { Question } from "../../generated/protocol";
import { fact } from "../../lib/facts.svelte";
import type { Withheld } from "../../table/board";
import { GAME } from "./places";

const PRICE = 1000; // of a level, in gold and items

export function withheld(view: View, question: Question): Withheld[] {
  const offered = new Set(question.options.map((option) => option.kind));
  const reasons = question.kind === "moves" ? moves(view) : question.kind === "fight" ? fight(view) : {};
  return Object.entries(reasons)
    .filter(([what]) => !offered.has(what))
    .map(([what, [why, rule, n = 0]]) => ({
      word: { id: "quest-withheld", args: { what } },
      why: { id: "quest-withheld-why", args: { why, n } },
      rule,
    }));
}

type Reason = [why: string, rule: string, n?: number];

function moves(view: View): Record<string, Reason> {
  const me = view.seats[view.you];
  const room = me && view.rooms[me.place];
  if (!me || !room) return {};
  return {
    explore: exploring(view, room, me.moves_left),
    search: searching(view, room, me.moves_left),
    ...(room.deal ? { deal: dealing(room, me.moves_left) } : {}),
    "buy-level":
      me.level + 1 >= view.goal ? ["last-level", "MQ-FIX-02", view.goal] : ["price", "MQ-LEVEL-03", worth(view)],
    ...(view.seats.length > 1 ? { trade: ["alone", "MQ-ITEM-21"] } : {}),
  };
}

function exploring(view: View, room: RoomView, left: number): Reason {
  if (!view.room_deck) return ["no-rooms", "MQ-EXPL-14"];
  if (!left) return ["no-moves", "MQ-MOVE-02"];
  const dark = room.links.some((link) => link.to < 0 && link.kind !== "wall" && !link.walled);
  return dark ? ["dear", "MQ-MOVE-05"] : ["no-dark", "MQ-EXPL-01"];
}

function searching(view: View, room: RoomView, left: number): Reason {
  if (room.search === null) return ["no-search", "MQ-SEARCH-04"];
  if (room.monsters.length) return ["monster", "MQ-SEARCH-02"];
  if (room.mark === "cleaned-out" && view.settings.cleaned_out !== "open") return ["cleaned-out", "MQ-SEARCH-12"];
  return left ? ["once", "MQ-SEARCH-03"] : ["no-moves", "MQ-SEARCH-01"];
}

function dealing(room: RoomView, left: number): Reason {
  if (room.monsters.length) return ["monster", "MQ-DEAL-02"];
  return left ? ["terms", "MQ-DEAL-04"] : ["no-moves", "MQ-DEAL-03"];
}

function fight(view: View): Record<string, Reason> {
  const { fight } = view;
  if (!fight) return {};
  return {
    call:
      fight.helper >= 0
        ? ["helper", "MQ-HELP-01"]
        : !fight.can_help.length
          ? ["far", "MQ-HELP-03"]
          : ["called", "MQ-HELP-02"],
  };
}

/** What one could pay with: gold, and what lies in play at its printed value. */
function worth(view: View): number {
  const me = view.seats[view.you];
  return Math.min(
    PRICE,
    (me?.gold ?? 0) + (me?.items ?? []).reduce((sum, item) => sum + (fact(GAME, item.card)?.value ?? 0), 0),
  );
}
