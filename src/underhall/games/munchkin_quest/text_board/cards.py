"""What is printed on Munchkin Quest's cards in figures and labels."""

from typing import Any

from rich.text import Text

from underhall.games.munchkin_quest.facts import (
    CARDS,
    GO_UP_A_LEVEL,
    ITEM,
    KINDS,
    MONSTER,
    NUMBER,
    SLOTS,
    TREASURE,
    Card,
)
from underhall.terminal.layout import styled
from underhall.text import Texts

LEVEL, DICE, LOOT = "☠", "⚄", "¤"


def card_of(id: str) -> Card:
    return CARDS[NUMBER[id]]


def figures(card: Card, text: Texts) -> Text:
    """The figures alone, as short as can be."""
    if card.deck == MONSTER:
        return styled(f"{LEVEL}{card.level}", style="bold red").append(f" {DICE}{card.dice} {LOOT}{card.treasures}")
    if card.deck != TREASURE:
        line = styled(text.say(f"mq-kind-{KINDS[card.kind].replace('_', '-')}"), style="dim")
        return line.append(f" {card.level:+}", style="bold") if card.level else line
    parts = [styled(f"{card.bonus:+}", style="bold green")] if card.bonus else []
    parts.append(styled(kind(card, text), style="dim"))
    if card.big:
        parts.append(styled(text.say("mq-item-big"), style="dim"))
    if card.value:
        parts.append(Text(str(card.value)))
    return Text(" ").join(parts)


def kind(card: Card, text: Texts) -> str:
    """What sort of Treasure it is: where it is worn or held, or what becomes of it."""
    if card.kind == GO_UP_A_LEVEL:  # it is called so
        return text.say("mq-deck-treasure")
    name = SLOTS[card.slot] if card.kind == ITEM else KINDS[card.kind]
    return text.say(f"mq-item-{name.replace('_', '-')}") if name else text.say("mq-deck-treasure")


def facts(card: dict[str, Any], text: Texts) -> dict[str, str]:
    """Everything, by heading; as it stands in cards.toml."""
    say = text.say
    match card["type"]:
        case "monster":
            traits = [say(f"mq-trait-{trait}") for trait in card.get("traits", ())]
            traits += [say("mq-trait-scary")] if card.get("scary") else []
            found = {
                say("mq-word-level"): str(card["level"]),
                say("mq-word-dice"): str(card.get("dice", 1)),
                say("mq-word-treasures"): str(card["treasures"]),
                say("cli-cards-levels"): str(card.get("levels", "")),
                say("cli-cards-size"): say(f"mq-size-{card.get('size', 'human')}"),
                say("cli-cards-gait"): say(f"mq-gait-{card.get('gait', 'normal')}"),
                say("cli-cards-kind"): ", ".join(traits),
            }
        case "treasure":
            found = {
                say("cli-cards-kind"): ", ".join(_labels(card, text)),
                say("mq-word-bonus"): f"{card['bonus']:+}" if card.get("bonus") else "",
                say("mq-word-value"): str(card.get("value", "")),
            }
        case _:
            found = {
                say("cli-cards-kind"): say(f"mq-kind-{card['kind'].replace('_', '-')}"),
                say("mq-word-level"): f"{card['level']:+}" if card.get("level") else "",
                say("mq-word-treasures"): f"{card['treasures']:+}" if card.get("treasures") else "",
            }
    found[say("cli-cards-copies")] = str(card.get("copies", 1))
    return {heading: value for heading, value in found.items() if value}


def _labels(card: dict[str, Any], text: Texts) -> list[str]:
    """What an item is: its slot and everything that other cards may ask about."""
    names = [card.get("kind") or card["slot"], card.get("weapon", ""), *card.get("keywords", ())]
    names += ["big"] if card.get("big") else []
    names += ["one-use"] if card.get("one_shot") else []
    names += ["throwing"] if card.get("throwable") else []
    return [text.say(f"mq-item-{name.replace('_', '-')}") for name in names if name]


def other_texts(id: str, text: Texts) -> list[str]:
    """The other texts on a card: its powers, its Bad Stuff, its joke."""
    message = f"card-{id}"

    def printed(attribute: str) -> str:
        return text.attribute(message, attribute) if text.has(message, attribute) else ""

    lines = [f"{printed(f'name-{n}')}: {printed(f'power-{n}')}" for n in (1, 2) if printed(f"power-{n}")]
    if printed("bad-stuff"):
        lines.append(text.say("quest-fight-bad-stuff", text=printed("bad-stuff")))
    return [*lines, *([printed("flavor")] if printed("flavor") else [])]
