"""What the tests of the rooms share: ways to act, to refuse and to look."""

import pytest

from tests.boss_table import Table
from underhall.errors import OptionNotOffered
from underhall.games.boss_monster.facts import NUMBER
from underhall.games.boss_monster.option_kinds import WORDING
from underhall.games.boss_monster.settings import EDITIONS
from underhall.games.boss_monster.view_types import RoomView
from underhall.kernel.decisions import Option, pack

every_edition = pytest.mark.parametrize("edition", EDITIONS)

# The first treasure of a total is the cleric's, and so on.
CLERIC, FIGHTER, MAGE, THIEF = range(4)


def cast(t: Table, by: str, spell: str, *target: str) -> None:
    """Cast a spell and name its target, if it asks for one; nobody answers it."""
    t.answer(by, f"cast {spell}")
    for words in target:
        t.answer(by, words)
    unanswered(t)


def use(t: Table, by: str, room: str, *choices: str) -> None:
    """Use the ability of a room at its place, choose, and let nobody answer it."""
    t.answer(by, f"use {room}")
    for words in choices:
        t.answer(by, words)
    unanswered(t)


def unanswered(t: Table) -> None:
    """Nobody cancels or answers what has just been announced."""
    while t.g.pending and t.g.pending[0].kind in ("cancel", "answer"):
        t.answer(t.waiting[0], "pass")


def until_in_room(t: Table, room: str) -> None:
    """Everybody passes until the hero stands in this room."""
    while t.walked()[-1:] != [room]:
        assert t.waiting, f"no hero came to {room}"
        t.answer(t.waiting[0], "pass")


def pass_to(t: Table, name: str, phase: str) -> None:
    """Everybody passes until this seat is asked in its own turn of a phase."""
    while not (t.waiting == [name] and t.view("").phase == phase and t.view("").active == t.seat(name)):
        assert t.waiting, f"{name} was not asked in the {phase} phase"
        t.answer(t.waiting[0], "pass" if "pass" in t.options(t.waiting[0]) else "no")


def kind_asked(t: Table, name: str) -> str:
    """The kind of question the seat is asked, or '' if none."""
    decision = t.asked(name)
    return "" if decision is None else decision.kind


def source_asking(t: Table, name: str) -> str:
    """The card on whose behalf the seat is asked."""
    decision = t.asked(name)
    assert decision is not None
    return decision.source


def uses(t: Table, name: str) -> list[str]:
    """The abilities the seat may use now."""
    return [words for words in t.options(name) if words.startswith("use ")]


def refuses(t: Table, name: str, kind: str, *fields: str | int) -> None:
    """The seat is asked something; this is no option of it, and answering it all the same changes nothing."""
    decision = t.asked(name)
    assert decision is not None
    kinds = [each.name for each in WORDING.kinds]
    code = pack(kinds.index(kind), *(NUMBER[field] if isinstance(field, str) else field for field in fields))
    assert code not in decision.codes
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(code, 0, decision.number, WORDING))
    assert t.g.fingerprint() == before


def row(t: Table, name: str) -> list[RoomView]:
    """The places of a dungeon as everybody sees them, from left to right."""
    return list(reversed(t.view("").seats[t.seat(name)].dungeon))


def damages(t: Table, name: str) -> list[int]:
    """The damage each room would deal now, from left to right."""
    return [place.damage for place in row(t, name)]


def stacks(t: Table, name: str) -> list[list[str]]:
    """Every stack from left to right, bottom first."""
    return [[*place.under, place.card] for place in row(t, name)]


def icons(t: Table, name: str) -> list[int]:
    """The boss's and the rooms' icons that count: cleric, fighter, mage, thief."""
    return list(t.view("").seats[t.seat(name)].treasure)


def hurts(t: Table) -> list[tuple[str, int]]:
    """Every room that has hurt a hero and by how much, in order."""
    return [(told["card"], told["damage"]) for told in t.told("room-hurt")]


def why(t: Table, name: str) -> list[tuple[str, str]]:
    """For each event of this name: the card behind it, and the event that set it off ('' for none)."""
    named = {event["number"]: str(event["message"]) for event in t.g.events_for(-1)}
    found = []
    for event in t.g.events_for(-1):
        if event["message"] in (f"event-{name}", f"event-{name}-unseen"):
            found.append((str(event["source"]), named.get(event["cause"], "").removeprefix("event-")))
    return found
