"""What the scenarios of this game share: passing on to a moment, looking at the walking hero, forging answers."""

from collections.abc import Sequence

import pytest

from tests.super_table import SuperTable
from underhall.errors import OptionNotOffered
from underhall.games.series.cards import HERO
from underhall.games.super_boss_monster.facts import CARDS, NUMBER
from underhall.games.super_boss_monster.option_kinds import WORDING
from underhall.kernel.decisions import Option, pack


def where(t: SuperTable) -> str:
    """The room the walking hero stands in, 'entrance' while none is on its way, '' between rooms."""
    view = t.view("")
    if view.walker is None:
        return "entrance"
    return view.seats[view.walker.seat].dungeon[view.walker.slot].card if view.walker.in_room else ""


def walker(t: SuperTable) -> tuple[str, int]:
    """The hero in a dungeon, and the health it has left."""
    walking = t.view("").walker
    assert walking is not None
    return walking.hero.card, walking.hero.health - walking.hero.damage


def windows(t: SuperTable) -> list[tuple[str, str]]:
    """Everybody passes to the end; who was asked, and where the hero stood."""
    asked = []
    while t.waiting:
        asked.append((t.waiting[0], where(t)))
        t.answer(t.waiting[0], "pass")
    return asked


def pass_to_room(t: SuperTable, room: str) -> None:
    """Everybody passes until somebody is asked while the hero stands in this room."""
    while where(t) != room:
        assert t.waiting, f"nobody was asked in {room}"
        t.answer(t.waiting[0], "pass")


def idle(t: SuperTable, minions: Sequence[str] = ()) -> None:
    """Whoever is asked first passes, declines, or takes what is offered first; `minions` says where they go."""
    name = t.waiting[0]
    options = t.options(name)
    wanted = [f"space {space}" for space in minions]
    t.answer(name, next((word for word in ("pass", "no", *wanted) if word in options), options[0]))


def idle_to(t: SuperTable, turn: int, phase: str, minions: Sequence[str] = ()) -> None:
    """Nobody does anything in particular until somebody is asked in this phase of this turn."""
    while (t.view("").turn, t.view("").phase) != (turn, phase):
        assert t.waiting, "the game is over"
        idle(t, minions)


def resolved(t: SuperTable) -> SuperTable:
    """Everybody passes until nothing waits to resolve."""
    while t.stack:
        t.answer(t.waiting[0], "pass")
    return t


def refused(t: SuperTable, name: str, kind: str, *fields: str | int) -> bool:
    """The seat is asked something, this is not among its options, and answering it all the same changes nothing."""
    decision = t.asked(name)
    assert decision is not None
    kinds = [each.name for each in WORDING.kinds]
    numbers = [NUMBER[field] if isinstance(field, str) else field for field in fields]
    code = pack(kinds.index(kind), *numbers)
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(code, 0, decision.number, WORDING))
    assert t.g.fingerprint() == before
    return code not in decision.codes


class Scores:
    """Hands out heroes as souls and wounds, none of them twice and none of those that the test names."""

    def __init__(self, t: SuperTable, *but: str) -> None:
        self.t = t
        plain = [card for card in CARDS if card.type == HERO and card.box == "super" and card.id not in but]
        self.ordinary = [card.id for card in plain if not card.epic]
        self.epic = [card.id for card in plain if card.epic]

    def _heroes(self, value: int) -> list[str]:
        heroes = []
        while value >= 2 and self.epic:
            heroes.append(self.epic.pop())
            value -= 2
        return heroes + [self.ordinary.pop() for _ in range(value)]

    def give(self, name: str, souls: int, wounds: int = 0) -> None:
        self.t.give_souls(name, *self._heroes(souls))
        self.t.give_wounds(name, *self._heroes(wounds))
        assert (self.t.souls(name), self.t.wounds(name)) == (souls, wounds)
