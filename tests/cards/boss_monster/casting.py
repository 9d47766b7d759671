"""What the tests of spells share: when a spell may be cast, how it is refused, where the hero stands."""

from typing import NamedTuple

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from underhall.errors import OptionNotOffered
from underhall.games.boss_monster.facts import NUMBER
from underhall.games.boss_monster.view_types import HeroView, SeatView
from underhall.games.series.option_kinds import CAST
from underhall.kernel.decisions import Option, pack

EDITIONS = ("trefl-pl", "first-ru", "alpha-ja")
TIMINGS = ("on_leave", "on_damage")

every_edition = pytest.mark.parametrize("edition", EDITIONS)
both_timings = pytest.mark.parametrize("death_timing", TIMINGS)
both_cancels = pytest.mark.parametrize("means", ["counterspell", "all-seeing-eye"])


def side(t: Table, name: str, watcher: str = "") -> SeatView:
    """One player's side of the table as `watcher` sees it."""
    return t.view(watcher).seats[t.seat(name)]


def turned_sideways(t: Table, name: str) -> list[str]:
    """The deactivated rooms of a dungeon, from left to right."""
    return [place.card for place in reversed(side(t, name).dungeon) if place.off]


def walker(t: Table) -> HeroView:
    """The hero who is crossing a dungeon."""
    found = t.view("").walker
    assert found is not None, "nobody is crossing a dungeon"
    return found.hero


def damages(t: Table) -> list[int]:
    """What each room entered so far has dealt, in order."""
    return [told["damage"] for told in t.told("room-hurt")]


def moment(t: Table) -> str:
    """Where the turn stands: 'build of ann', 'entrance of ann', 'open-grave of ann', 'end'."""
    view = t.view("")
    if view.active < 0:
        return view.phase
    active = t.names[view.active]
    if view.phase != "adventure":
        return f"{view.phase} of {active}"
    if view.walker is None:
        return f"entrance of {active}"
    return f"{view.seats[view.walker.seat].dungeon[view.walker.slot].card} of {active}"


def pass_to(t: Table, where: str, name: str) -> Table:
    """Everybody passes until `name` is asked in the moment `where`."""
    for _ in range(200):
        if t.waiting == [name] and moment(t) == where:
            return t
        assert t.waiting, f"{name} was never asked at {where}"
        t.answer(t.waiting[0], "pass")
    raise AssertionError("passing does not end")


def cast(t: Table, name: str, spell: str, *choices: str) -> Table:
    """Cast the spell and make its choices; a choice with a single option is not asked."""
    t.answer(name, f"cast {spell}")
    for words in choices:
        t.answer(name, words)
    return t


def cast_on(t: Table, name: str, spell: str, room: str, owner: str, slot: int) -> Table:
    """Cast the spell on this room, which is chosen unasked where there is no other."""
    t.answer(name, f"cast {spell}")
    asked = t.asked(name)
    if asked is not None and asked.kind == "choose-room":
        t.answer(name, f"room {room} {owner} {slot}")
    assert t.told("spell-cast-room")[-1] == {"seat": name, "card": spell, "room": room, "owner": owner}
    return t


def refuses_to_cast(t: Table, name: str, spell: str) -> None:
    """The seat is asked and may not cast the spell; trying it all the same changes nothing."""
    decision = t.asked(name)
    assert decision is not None, f"{name} is not asked"
    assert f"cast {spell}" not in t.options(name)
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(pack(CAST, NUMBER[spell]), 0, decision.number, t.g.wording))
    assert t.g.fingerprint() == before


def arm(t: Table, name: str, means: str) -> None:
    """Give the seat, which has no rooms, what it needs to cancel a spell."""
    if means == "counterspell":
        t.hand(name, "counterspell")
    else:
        t.dungeon(name, "all-seeing-eye")
        t.hand(name, "annihilator")


def cancel(t: Table, name: str, means: str) -> None:
    """The seat cancels the spell just announced."""
    assert t.waiting == [name]
    t.answer(name, "cast counterspell" if means == "counterspell" else "use all-seeing-eye 0")


class Moments(NamedTuple):
    """The moments of a turn at which the spell could be cast, and those at which its holder was asked and could not."""

    could: list[str]
    could_not: list[str]


# A turn in which bob is asked in every phase and step: see `moments_of`.
BUILD_STEPS = ["build of ann", "build of bob", "build of cy"]
ENTRANCES = ["entrance of ann", "entrance of bob"]
ANNS_ROOMS = ["golem-factory of ann", "open-grave of ann"]
BOBS_ROOMS = ["dark-laboratory of bob", "haunted-library of bob", "succubus-spa of bob"]
NEVER = ["beginning", "build", "end"]  # "build" without a player is the reveal


def moments_of(spell: str, edition: str) -> Moments:
    """Bob holds the spell for a whole turn in which nothing but its timing could keep him from casting it.

    He is asked in each build step, at each entrance and in each room, and moreover in the phases without windows: he
    may draw a spell at the beginning, must discard one at the reveal and may draw a card at the end.
    """
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition, machinations=True)
    t.dungeon("ann", "golem-factory", "open-grave")
    t.dungeon("bob", "haunted-library", "succubus-spa")
    t.dungeon("cy", "dark-altar", "dizzygas-hallway", "neanderthal-cave", "jackpot-stash", "minotaur-s-maze")
    t.levelled("cy")
    t.give_souls("ann", *(a_hero(health=4, wants=wants) for wants in ("cleric", "mage", "thief")))
    t.give_souls("bob", a_hero(health=4, wants="fighter"))
    t.entrance("ann", a_hero(epic=True, health=13))
    t.entrance("bob", a_hero(epic=True, health=13, n=1))
    t.town(a_hero(health=6, wants="cleric"))
    t.only_in("hero deck")
    t.only_in("epic deck")
    t.hand("bob", spell, "jeopardy", "dark-laboratory")
    t.next_from("spell deck", "assassin", "assassin")
    t.next_from("room deck", "boulder-ramp", "boulder-ramp", "bottomless-pit", "bottomless-pit")  # nothing to choose
    t.turn("beginning")
    found = Moments([], [])
    while t.waiting:
        name = t.waiting[0]
        options = t.options(name)
        if name == "bob":
            when = moment(t)
            fitting = found.could if f"cast {spell}" in options else found.could_not
            if fitting is found.could_not:
                refuses_to_cast(t, "bob", spell)
            if fitting[-1:] != [when]:
                fitting.append(when)
        wanted = ["place dark-laboratory 2", "card assassin", "pass", "deck 1"]
        t.answer(name, next(words for words in wanted if words in options))
    return found
