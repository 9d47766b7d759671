"""What the tests of Treasures share: a fight to walk into, and ways to win, lose and look."""

from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.view_types import ItemView


def near_a_fight(monster: str, *more: str, seats: tuple[str, ...] = ("ann", "bob")) -> QuestTable:
    """Everybody is in the Entrance; next door wait monsters on Bob's bases. Beyond them lies an empty room."""
    t = munchkin_quest(seats)
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room")
    for card in (monster, *more):
        t.monster(card, "waiting-room", "bob")
    return t


def walk_in(t: QuestTable) -> QuestTable:
    """Ann walks into the fight."""
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    return t


def rolls(t: QuestTable, *faces: int) -> QuestTable:
    """Ann rolls, nobody interferes: her die, the monsters', and escape dice if she runs to the Entrance."""
    t.dice(*faces)
    t.answer("ann", "roll")
    return t


def runs(t: QuestTable, to: str = "entrance") -> QuestTable:
    t.answer("ann", "place", place=to)
    return t


def item(t: QuestTable, name: str, card: str) -> ItemView:
    """An item as it lies before a player."""
    return next(item for item in t.sheet(name).items if item.card == card)


def has(t: QuestTable, name: str, card: str) -> bool:
    return any(item.card == card for item in t.sheet(name).items)


def plays(t: QuestTable, name: str, card: str, *answers: str) -> QuestTable:
    """Play a card, and give the plain answers it asks for."""
    t.answer(name, "play", card=card)
    for answer in answers:
        t.answer(name, answer)
    return t
