/** The market of this turn: what came to it, and who took what, since the draft is public. */
import type { View } from "../../generated/super-boss-monster";
import type { Play } from "../../table/play.svelte";

export interface Stall {
  card: string;
  taken: number; // the seat that took it, or -1
}

/** The places of the market in the order in which they were filled. */
export function stalls(play: Play): Stall[] {
  const view = play.shown.view as View;
  const upTo = play.stage.now?.number ?? Infinity;
  const filled: Stall[] = [];
  for (const event of play.source.events) {
    if (event.number > upTo) break;
    const name = event.message.replace(/^event-/, "");
    if (name === "turn-began") filled.length = 0;
    else if (name === "market-filled") filled.push({ card: String(event.args.card), taken: -1 });
    else if (name === "card-drafted" || name === "card-from-market") {
      const stall = filled.find((each) => each.taken < 0 && each.card === event.args.card);
      if (stall) stall.taken = Number(event.args.seat);
    }
  }
  const left = filled.filter((each) => each.taken < 0).map((each) => each.card);
  // Where events are missing, as in the middle of a replay, the market itself tells.
  return [...left].sort().join() === [...view.market].sort().join()
    ? filled
    : view.market.map((card) => ({ card, taken: -1 }));
}
