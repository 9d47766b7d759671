"""What the tests of bosses and rooms share: ways to act, to refuse and to look."""

import pytest

from tests.super_table import SuperTable
from underhall.errors import OptionNotOffered
from underhall.games.super_boss_monster.facts import NUMBER, TREASURES
from underhall.games.super_boss_monster.option_kinds import WORDING
from underhall.games.super_boss_monster.view_types import RoomView, WalkerView
from underhall.kernel.decisions import Option, pack

FIVE = ("ann", "bob", "cy", "dee", "eve")  # with them come the explorers

# Bosses whose level-up does nothing in a test about something else; none of them shows an explorer.
QUIET_BOSSES = ("nana-webb", "lord-grumble", "emperor-dododo", "baron-bruin", "dean-sporesby")

# Rooms that have nothing to say once they stand: from the entrance to the boss they deal 0, 1, 2 and 3 damage.
HALLS = ("tourist-trap", "password-sphinx", "box-trap", "overtime-ossuary")


# -- acting -----------------------------------------------------------------------------------------------


def cast(t: SuperTable, by: str, spell: str, *choices: str) -> SuperTable:
    """Cast a spell and make its choices; nobody responds."""
    t.answer(by, f"cast {spell}")
    for words in choices:
        t.answer(by, words)
    return unanswered(t)


def use(t: SuperTable, by: str, room: str, *choices: str) -> SuperTable:
    """Use the ability of a room at its place, choose, and let nobody respond."""
    t.answer(by, f"use {room}")
    for words in choices:
        t.answer(by, words)
    return unanswered(t)


def unanswered(t: SuperTable) -> SuperTable:
    """Nobody responds to what has just been announced."""
    while t.g.pending and t.g.pending[0].kind == "respond":
        t.answer(t.waiting[0], "pass")
    return t


def build(t: SuperTable, name: str, words: str) -> SuperTable:
    """A build phase in which this player lays a room so, and nobody does anything else until all are revealed."""
    t.phase("build")
    return revealed(places(t, name, words))


def places(t: SuperTable, name: str, words: str) -> SuperTable:
    """Everybody passes until it is the player's turn to lay a room, and the player does it so."""
    while t.view("").active != t.seat(name) or t.waiting != [name]:
        t.answer(t.waiting[0], "pass")
    return t.answer(name, words)


def revealed(t: SuperTable) -> SuperTable:
    """Everybody passes until the rooms are revealed and something else is asked, or nothing."""
    while any(decision.op.secret for decision in t.g.pending):
        t.answer(t.waiting[0], "pass")
    return t


def send(t: SuperTable, name: str, where: str) -> SuperTable:
    """In the city phase this player's minion is sent there; the others' take the first space that is free."""
    t.phase("draft")
    while t.waiting:
        asked = t.waiting[0]
        t.answer(asked, where if asked == name else t.options(asked)[0])
    return t


def errand(t: SuperTable, name: str, where: str) -> SuperTable:
    """The minion is sent there and the minion phase begins."""
    return send(t, name, where).phase("minion")


def until_in(t: SuperTable, room: str) -> SuperTable:
    """Everybody passes until the hero stands in this room and somebody may act."""
    while t.walked()[-1:] != [room]:
        assert t.waiting, f"no hero came to {room}"
        t.answer(t.waiting[0], "pass")
    return t


# -- looking ----------------------------------------------------------------------------------------------


def asks(t: SuperTable, name: str) -> tuple[str, str]:
    """What kind of question the player is asked, and by which card."""
    decision = t.asked(name)
    assert decision is not None, f"{name} is not asked; waiting for {t.waiting}"
    return decision.kind, decision.source


def uses(t: SuperTable, name: str) -> list[str]:
    """The abilities that the player may use now."""
    return [words for words in t.options(name) if words.startswith("use ")]


def refuses(t: SuperTable, name: str, kind: str, *fields: str | int) -> None:
    """The player is asked something; this is no option of it, and answering it all the same changes nothing."""
    decision = t.asked(name)
    assert decision is not None
    kinds = [each.name for each in WORDING.kinds]
    code = pack(kinds.index(kind), *(NUMBER[field] if isinstance(field, str) else field for field in fields))
    assert code not in decision.codes
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(code, 0, decision.number, WORDING))
    assert t.g.fingerprint() == before


def row(t: SuperTable, name: str) -> list[RoomView]:
    """The places of a dungeon as everybody sees them, from left to right."""
    return list(reversed(t.view("").seats[t.seat(name)].dungeon))


def stacks(t: SuperTable, name: str) -> list[list[str]]:
    """Every stack from left to right, bottom first."""
    return [[*place.under, place.card] for place in row(t, name)]


def hurts(t: SuperTable) -> list[tuple[str, int]]:
    """Every room that has hurt a hero and by how much, in order."""
    return [(told["card"], told["damage"]) for told in t.told("room-hurt")]


def walker(t: SuperTable) -> WalkerView:
    """The hero who is crossing a dungeon."""
    found = t.view("").walker
    assert found is not None, "nobody is crossing a dungeon"
    return found


def why(t: SuperTable, name: str) -> list[tuple[str, str]]:
    """For each event of this name: the card behind it, and the event that set it off ('' for none)."""
    named = {event["number"]: str(event["message"]) for event in t.g.events_for(-1)}
    found = []
    for event in t.g.events_for(-1):
        if event["message"] in (f"event-{name}", f"event-{name}-unseen"):
            found.append((str(event["source"]), named.get(event["cause"], "").removeprefix("event-")))
    return found


def printed(t: SuperTable, name: str) -> tuple[int, dict[str, int]]:
    """The damage and the symbols of a player's only room."""
    (room,) = row(t, name)
    return room.damage, {treasure: n for treasure, n in zip(TREASURES, room.treasure, strict=True) if n}
