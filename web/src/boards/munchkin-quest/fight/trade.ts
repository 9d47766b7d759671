/** A trade that is being thought up: what may still be put into it, and the answers by which it is offered. */
import type { TradeView } from "../../../generated/munchkin-quest";
import type { OfferedOption, Question } from "../../../generated/protocol";
import type { Wish } from "./bids";

export interface Bundle {
  items: string[];
  gold: number;
}
export interface Deal {
  give: Bundle;
  want: Bundle;
}

/** What each side could put in, as far as it is not there yet. */
export function open(question: Question | null): Deal & { sums: { give: number[]; want: number[] } } {
  const options = question?.kind === "build-trade" ? question.options : [];
  const cards = (kind: string): string[] => [
    ...new Set(options.filter((option) => option.kind === kind).map((option) => String(option.fields.card))),
  ];
  const sums = (kind: string): number[] => [
    0,
    ...options.filter((option) => option.kind === kind).map((option) => Number(option.fields.number)),
  ];
  return {
    give: { items: cards("item"), gold: 0 },
    want: { items: cards("want-item"), gold: 0 },
    sums: { give: sums("gold"), want: sums("want-gold") },
  };
}

/** What is in the deal already. */
export const laid = (trade: TradeView): Deal => ({
  give: { items: trade.items, gold: trade.gold },
  want: { items: trade.wanted, gold: trade.wanted_gold },
});

export const isEmpty = ({ give, want }: Deal): boolean =>
  !give.items.length && !give.gold && !want.items.length && !want.gold;

/** The answers that put all of it in and offer it. */
export function offering({ give, want }: Deal): Wish[] {
  const wish = (is: (option: OfferedOption) => boolean): Wish => ({ kind: "build-trade", is });
  const card = (kind: string) => (id: string) => wish((option) => option.kind === kind && option.fields.card === id);
  const sum = (kind: string, n: number): Wish[] =>
    n ? [wish((option) => option.kind === kind && option.fields.number === n)] : [];
  return [
    ...give.items.map(card("item")),
    ...sum("gold", give.gold),
    ...want.items.map(card("want-item")),
    ...sum("want-gold", want.gold),
    wish((option) => option.kind === "done"),
  ];
}
