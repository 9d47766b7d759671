"""What the tests of items, levels and gold share."""

from tests.quest_table import QuestTable, munchkin_quest


def alone(*, seats: tuple[str, ...] = ("ann", "bob"), **options: str) -> QuestTable:
    """Ann stands two rooms away from everybody else, with a room between and nothing in it."""
    t = munchkin_quest(seats, **options)
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room")
    t.at("ann", "beige-chamber")
    return t


def against(monster: str, *more: str) -> QuestTable:
    """Ann and Bob are in the Entrance; next door wait monsters on Bob's bases."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    for card in (monster, *more):
        t.monster(card, "waiting-room", "bob")
    return t


def walk_in(t: QuestTable) -> QuestTable:
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    return t


def carried(t: QuestTable, name: str) -> list[str]:
    """What somebody has in play, packed items in brackets."""
    return [f"({item.card})" if item.packed else item.card for item in t.sheet(name).items]


def tidies(t: QuestTable, name: str, *answers: tuple[str, str]) -> None:
    """Tidy up: option kinds with their cards, then done."""
    t.answer(name, "tidy")
    for kind, card in answers:
        t.answer(name, kind, card=card)
    t.answer(name, "done")
