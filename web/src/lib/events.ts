/** Reading what happened. */
import type { Happened } from "../generated/protocol";

/** The name of an event without the frame that all have, nor the mark of what is hidden. */
export function nameOf(event: Happened): string {
  return event.message.replace(/^event-/, "").replace(/-unseen$/, "");
}

export const text = (event: Happened, name: string): string => String(event.args[name] ?? "");
export const number = (event: Happened, name: string): number => Number(event.args[name] ?? -1);

/** The last event before the one with that number that fits. */
export function last(
  events: readonly Happened[],
  before: number,
  fits: (event: Happened) => boolean,
): Happened | undefined {
  return events.findLast((event) => event.number < before && fits(event));
}

/** What happened in this turn up to an event. */
export function sinceTurn(events: readonly Happened[], upTo: number): Happened[] {
  const began = last(events, upTo, (event) => nameOf(event) === "turn-began")?.number ?? -1;
  return events.filter((event) => event.number > began && event.number < upTo);
}
