/** What stands on the cards of Munchkin Quest: figures, texts, and the line at the foot. */
import type { MonsterView } from "../generated/munchkin-quest";
import { cardEffect, type Printed } from "../lib/facts.svelte";
import { attr, say } from "../lib/text.svelte";

export interface Text {
  text: string;
  name: string; // of a power, or what the text is
  bad?: boolean;
}

export const DECKS = ["monster", "treasure", "dxm"] as const;
export const isQuestCard = (card: Printed): boolean => (DECKS as readonly string[]).includes(card.type);
/** The sheet on which a card is pictured. */
export const deckOf = (card: Printed): string => card.type;

/** The texts of a card, in the order in which they are printed. */
export function cardText(card: Printed): Text[] {
  const id = `card-${card.id}`;
  const texts: Text[] = [{ name: "", text: cardEffect(card.id) }];
  for (const n of [1, 2])
    if (attr(id, `power-${n}`)) texts.push({ name: attr(id, `name-${n}`), text: attr(id, `power-${n}`) });
  if (attr(id, "bad-stuff")) texts.push({ name: say("mq-word-bad-stuff"), text: attr(id, "bad-stuff"), bad: true });
  return texts.filter((each) => each.text);
}

/** What a card is, in a few words: its deck and kind, its slot, its keywords. */
export function cardFoot(card: Printed): string {
  if (card.type === "monster")
    return [say("mq-deck-monster"), card.size ? say(`mq-size-${card.size}`) : ""].filter(Boolean).join(" · ");
  if (card.type === "dxm")
    return [attr("mq-deck-dxm", "short"), card.kind ? say(`mq-kind-${dashed(card.kind)}`) : ""]
      .filter(Boolean)
      .join(" · ");
  const kind = card.kind ?? card.slot;
  return [
    kind ? say(`mq-item-${dashed(kind)}`) : say("mq-deck-treasure"),
    card.big ? say("mq-item-big") : "",
    card.one_shot && card.kind !== "go_up_a_level" ? say("mq-item-one-use") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** All keywords of an item, for where there is room. */
export function keywordsOf(card: Printed): string {
  return [card.weapon, ...(card.keywords ?? [])]
    .map((word) => (word ? say(`mq-item-${dashed(word)}`) : ""))
    .filter(Boolean)
    .join(" · ");
}

/** Level, dice and Treasures of a monster, as it is printed or as it stands now. */
export function monsterFigures(card: Printed, now?: MonsterView): { icon: string; text: string; label: string }[] {
  const treasures = now?.treasures ?? (typeof card.treasures === "number" ? card.treasures : 0);
  return [
    { icon: "i-burst", text: String(now?.level ?? card.level ?? 0), label: say("mq-word-level") },
    { icon: "i-die", text: String(now?.dice ?? card.dice ?? 0), label: say("mq-word-dice") },
    { icon: "i-treasure", text: String(treasures), label: say("mq-word-treasures") },
    ...((card.levels ?? 1) > 1 ? [{ icon: "i-up", text: `+${card.levels}`, label: say("mq-word-levels") }] : []),
  ];
}

const dashed = (name: string): string => name.replaceAll("_", "-");
