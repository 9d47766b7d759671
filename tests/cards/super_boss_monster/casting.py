"""What the tests of spells share: the moments of a turn, and a table at which nothing but its timing stops a spell."""

from typing import NamedTuple

from tests.cards.super_boss_monster.rooms import refuses, unanswered
from tests.super_table import SuperTable, super_boss_monster

THREE = ("ann", "bob", "cy")

# The moments of the turn of `moments_of` at which bob is asked. "minion" is his errand, "end" his Free-Trial Pit.
BUILD_STEPS = ["build of ann", "build of bob", "build of cy"]
ENTRANCES = ["entrance of ann", "entrance of bob", "entrance of cy"]
ANNS_ROOMS = ["minion-arena of ann", "union-break-room of ann"]
BOBS_FIRST, BOBS_LAST = "password-sphinx of bob", "free-trial-pit of bob"
CYS_ROOMS = ["tag-team-pit of cy", "tourist-trap of cy"]
NEVER = ["city", "minion", "end"]
ADVENTURE = [ENTRANCES[0], *ANNS_ROOMS, ENTRANCES[1], BOBS_FIRST, BOBS_LAST, ENTRANCES[2], *CYS_ROOMS]


class Moments(NamedTuple):
    """The moments of a turn at which the spell could be cast, and those at which its holder was asked and could not."""

    could: list[str]
    could_not: list[str]


def moment(t: SuperTable) -> str:
    """Where the turn stands: 'build of ann', 'entrance of ann', 'box-trap of ann', 'end'."""
    view = t.view("")
    if view.active < 0 or view.phase not in ("build", "adventure"):
        return view.phase
    active = t.names[view.active]
    if view.phase == "build":
        return f"build of {active}"
    if view.walker is None:
        return f"entrance of {active}"
    return f"{view.seats[view.walker.seat].dungeon[view.walker.slot].card} of {active}"


def pass_to(t: SuperTable, where: str, name: str) -> SuperTable:
    """Everybody passes until `name` is asked in the moment `where`."""
    while t.waiting != [name] or moment(t) != where:
        assert t.waiting, f"{name} was never asked at {where}"
        t.answer(t.waiting[0], "pass")
    return t


def ready_for_everything() -> SuperTable:
    """A table at which bob could do whatever a spell is for, and is asked in every window of the turn."""
    t = super_boss_monster(THREE)
    t.dungeon("ann", "minion-arena", "union-break-room")
    t.dungeon("bob", "password-sphinx", "free-trial-pit")
    t.dungeon("cy", "tag-team-pit", "tourist-trap")
    t.tokens("ann", 0, 1)
    t.entrance("ann", "sir-lag")
    t.entrance("bob", "laliho", token=-3)  # 5: it comes to bob's last room with 4, and leaves it with 1
    t.entrance("cy", "old-mo")
    t.town("gran-bingo")
    t.pile("vip-bouncer", "password-sphinx")
    t.coins("bob", 3)
    t.next_from("spell deck", "payday")
    t.market("vacuum-crypt", "rent-a-mimic", "minion-arena", "ragequit-form")
    t.hand("cy", *("tag-team-pit", "tag-team-pit", "frozen-monster", "frozen-monster", "frozen-monster", "box-trap"))
    t.hand("cy", "ogre-weight-room", "ogre-weight-room", "pinata-gallery", "pinata-gallery")
    return t


def moments_of(spell: str) -> Moments:
    """Bob holds the spell for a whole turn in which nothing but its timing could keep him from casting it."""
    t = ready_for_everything()
    t.hand("bob", spell, "co-op", "critical-typo", "hungry-houseplant")
    found = Moments([], [])
    for phase in ("draft", "build", "minion", "adventure", "end"):
        t.phase(phase)
        while t.waiting:
            name = t.waiting[0]
            options = t.options(name)
            if name == "bob":
                when = moment(t)
                fitting = found.could if f"cast {spell}" in options else found.could_not
                if fitting is found.could_not:
                    refuses(t, "bob", "cast", spell)
                if fitting[-1:] != [when]:
                    fitting.append(when)
            wanted = ["pass", "card vacuum-crypt", "card co-op"]
            if name == "bob":
                wanted.append("space library-spell")
            t.answer(name, next((words for words in wanted if words in options), options[-1]))
    return found


def announce(t: SuperTable, name: str, spell: str, *choices: str) -> SuperTable:
    """Cast the spell and make its choices; others may respond to it now."""
    t.answer(name, f"cast {spell}")
    for words in choices:
        t.answer(name, words)
    return t


def spend(t: SuperTable, name: str, item: str, *choices: str) -> SuperTable:
    """Spend an item and make its choices; nobody responds."""
    t.answer(name, f"item {item}")
    for words in choices:
        t.answer(name, words)
    return unanswered(t)
