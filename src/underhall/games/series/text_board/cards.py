"""What is printed on the cards of the Boss Monster series in figures and icons."""

from typing import Any

from underhall.text import Texts


def facts(card: dict[str, Any], text: Texts) -> dict[str, str]:
    """Everything, by heading; as it stands in cards.toml."""
    match card["type"]:
        case "boss":
            return {
                text.say("cli-cards-xp"): str(card["xp"]),
                text.say("cli-cards-treasure"): text.say("cli-treasure", type=card["treasure"]),
            }
        case "room":
            kind = f"{'advanced' if card['advanced'] else 'ordinary'}-{card['kind']}"
            return {
                text.say("cli-cards-kind"): text.say("cli-room-kind", kind=kind),
                text.say("cli-cards-damage"): str(card["damage"]),
                text.say("cli-cards-treasure"): _treasures(card["treasures"], text),
                text.say("cli-cards-copies"): str(card["copies"]),
            }
        case "item":
            return {
                text.say("cli-cards-treasure"): text.say("cli-treasure", type=card.get("treasure", "none")),
                text.say("cli-cards-phases"): ", ".join(text.say("cli-phase", phase=p) for p in card["phases"]),
                text.say("cli-cards-copies"): str(card["copies"]),
            }
        case "spell":
            return {
                text.say("cli-cards-phases"): ", ".join(text.say("cli-phase", phase=p) for p in card["phases"]),
                text.say("cli-cards-copies"): str(card["copies"]),
            }
        case _:
            kind = "epic" if card["epic"] else "ordinary"
            return {
                text.say("cli-cards-kind"): text.say("cli-hero-kind", kind=kind),
                text.say("cli-cards-health"): str(card["health"]),
                text.say("cli-cards-treasure"): text.say("cli-treasure", type=card.get("treasure", "none")),
                text.say("cli-cards-players"): f"{card['players']}+",
            }


def _treasures(treasures: dict[str, int], text: Texts) -> str:
    names = {type_: text.say("cli-treasure", type=type_) for type_ in treasures}
    return ", ".join(names[type_] if count == 1 else f"{names[type_]} ×{count}" for type_, count in treasures.items())
