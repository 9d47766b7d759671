"""A munchkin's sheet in a terminal: what it is, what its figures are, and what lies before it."""

from typing import Final

from rich.text import Text

from underhall.games.munchkin_quest.view_types import ItemView, SeatView
from underhall.terminal.layout import styled
from underhall.text import Texts

# Where a sheet shows an item, by the slot that is printed on it.
PLACES: Final = (
    ("head", ("headgear",)),
    ("body", ("armour",)),
    ("feet", ("footgear",)),
    ("hands", ("one_hand", "two_hands")),
    ("worn", ("bling", "garment", "knickknack")),
    ("belt", ("belt",)),
)


def figures(side: SeatView, text: Texts, moves: bool) -> list[Text]:
    """Level, hits, moves where they matter, gold and strength."""
    values = [
        ("level", str(side.level)),
        ("hits", f"{side.health}/{side.max_health}"),
        *([("moves", f"{side.moves_left}/{side.moves}")] if moves else []),
        ("gold", str(side.gold)),
        ("strength", str(side.strength)),
    ]
    return [Text(f"{text.say(f'mq-word-{word}')} {value}") for word, value in values]


def race_and_class(side: SeatView, text: Texts) -> str:
    """As on a card."""
    races = [text.say(f"mq-race-{race}") for race in side.races] or [text.say("mq-race-human")]
    words = "/".join([*races, *(text.say(f"mq-class-{each}") for each in side.classes)])
    kinds = (("mq-kind-half-breed", side.half_breed), ("mq-kind-super-munchkin", side.super_munchkin))
    both = [text.say(word) for word, held in kinds if held]
    return f"{words} ({', '.join(both)})" if both else words


def belongings(side: SeatView, text: Texts, full: bool) -> list[Text]:
    """What lies before a munchkin; in full by the places of the sheet, empty ones as well."""
    pack = [item(each, text) for each in side.items if each.packed]
    carried = [each for each in side.items if not each.packed]
    if not full:
        return [*[item(each, text) for each in carried], *([labelled(text.say("mq-slot-pack"), pack)] if pack else [])]
    rows = [
        labelled(text.say(f"mq-slot-{place}"), [item(each, text) for each in carried if each.slot in slots])
        for place, slots in PLACES
    ]
    return [*rows, labelled(f"{text.say('mq-slot-pack')} {len(pack)}/{side.pack_limit}", pack)]


def labelled(label: str, things: list[Text]) -> Text:
    return styled(f"{label}: ", style="dim").append(Text(", ").join(things) if things else Text("–"))


def item(item: ItemView, text: Texts) -> Text:
    line = styled(text.say(f"card-{item.card}"), style="" if item.active or item.packed else "strike dim")
    if item.bonus:
        line.append(f" {item.bonus:+}", style="bold green" if item.bonus > 0 else "bold red")
    if item.cheated:
        line.append("!", style="bold")
    return line
