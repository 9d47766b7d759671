"""The turn: its phases, who comes when, and when spells may be cast."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.dealing import NAMES, idle_to_turn
from tests.rules.super_boss_monster.scenes import idle
from tests.super_table import SuperTable, super_boss_monster

TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES[:4]
PHASES = ["city", "build", "minion", "bait", "adventure", "end"]


@rule("SBM-TURN-01", "SBM-CONF-01")
def test_a_turn_has_five_phases_and_an_end() -> None:
    """In two turns the same six parts follow each other twice, the end of the turn being the last."""
    t = super_boss_monster().turns()
    idle_to_turn(t, 3)
    assert [told["phase"] for told in t.told("phase-began")][:12] == PHASES + PHASES
    assert t.events("turn-began", "phase-began")[:14] == (["turn-began"] + ["phase-began"] * 6) * 2


def everybody_acts(first: str) -> SuperTable:
    """Four players of whom each has something to place, an errand and heroes at the entrance."""
    t = super_boss_monster(FOUR, ["lord-grumble", "nana-webb", "emperor-dododo", "baron-bruin"])
    t.first_player(first)
    rooms = ("vip-bouncer", "frozen-monster", "pinata-gallery", "hungry-houseplant")
    heroes = ("bunny", "gran-bingo", "wisebeard", "sticky-fran")
    for name, room, hero in zip(FOUR, rooms, heroes, strict=True):
        t.dungeon(name, room)
        t.hand(name, "minion-arena" if t.seat(name) < 3 else "tag-team-pit")
        t.entrance(name, hero)
    return t


@rule("SBM-TURN-02")
@pytest.mark.parametrize("first", FOUR)
def test_everything_goes_clockwise_from_the_first_player(first: str) -> None:
    """Drafting, building, the errands of minions and the adventures."""
    t = everybody_acts(first).turn()
    at = FOUR.index(first)
    order = [*FOUR[at:], *FOUR[:at]]
    drafted: list[str] = []
    built: list[str] = []
    while t.waiting:
        name = t.waiting[0]
        decision = t.asked(name)
        assert decision is not None
        if decision.kind == "draft":
            drafted.append(name)
        if decision.kind == "build" and name not in built:
            built.append(name)
        idle(t)
    assert drafted == built == order
    assert [told["seat"] for told in t.told("minion-placed")] == order
    assert [told["seat"] for told in t.told("errand")] == order
    assert [told["seat"] for told in t.told("adventure-began")] == order


@rule("SBM-TURN-03")
def test_the_active_player_builds_or_has_heroes_in_the_dungeon() -> None:
    """It stays the active player while somebody else is casting."""
    t = super_boss_monster()
    for name in TWO:
        t.dungeon(name, "vip-bouncer")
        t.hand(name, "frozen-monster", "deep-freeze")
        t.entrance(name, {"ann": "bunny", "bob": "sir-lag"}[name])
    seen: set[tuple[str, str, str]] = set()
    t.turn("build")
    while t.waiting:
        view = t.view("")
        seen.add((view.phase, t.names[view.active], t.waiting[0]))
        t.answer(t.waiting[0], "pass")
    assert seen == {(phase, active, asked) for phase in ("build", "adventure") for active in TWO for asked in TWO}


@rule("SBM-TURN-03")
def test_casting_makes_nobody_active() -> None:
    """Ann answers in Bob's adventure with a spell: Bob is active all the time."""
    t = super_boss_monster()
    t.dungeon("bob", "vip-bouncer", "frozen-monster")
    t.entrance("bob", "bunny")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "stealth")
    t.phase("adventure")
    assert (t.view("").active, t.waiting) == (1, ["bob"])
    t.answer("bob", "pass").answer("ann", "cast deep-freeze")
    assert t.view("").active == 1
    t.answer("ann", "room vip-bouncer bob 1")
    assert (t.view("").active, t.stack) == (1, ["deep-freeze"])


@rule("SBM-TURN-03")
def test_in_other_phases_nobody_is_active() -> None:
    """While drafting, on errands and at the end of the turn there is no active player."""
    t = super_boss_monster()
    t.landmark("library", "wisebeard")
    t.dungeon("ann", "free-trial-pit")
    t.hand("ann", "vip-bouncer")
    t.turn()
    others: dict[str, int] = {}
    while t.waiting:
        if t.view("").phase not in ("build", "adventure"):
            others[t.view("").phase] = t.view("").active
        name = t.waiting[0]
        t.answer(name, "space library-summon") if t.can(name, "space library-summon") else idle(t)
    assert others == {"city": -1, "minion": -1, "end": -1}


@rule("SBM-TURN-04", "SBM-CONF-42")
def test_spells_and_abilities_belong_to_build_and_adventure() -> None:
    """Something is asked in nearly every phase; a spell of both phases, a room and an item are offered in two."""
    t = super_boss_monster(bosses=["lord-grumble", "emperor-dododo"])
    t.landmark("library", "wisebeard")
    t.dungeon("ann", "piggy-bank-of-doom", "free-trial-pit")
    t.dungeon("bob", "vip-bouncer")
    t.hand("ann", "box-trap", "deep-freeze")
    t.hand("bob", "deep-freeze")
    t.give_item("ann", "emergency-halo")
    t.entrance("ann", "gran-bingo")
    t.entrance("bob", "sir-lag")
    t.turn()
    asked: dict[str, set[str]] = {}
    while t.waiting:
        name = t.waiting[0]
        step = "reveal" if t.view("").phase == "build" and "room-revealed" in t.events() else t.view("").phase
        asked.setdefault(step, set()).update(option.split()[0] for option in t.options(name))
        if t.can(name, "place box-trap 2"):
            t.answer(name, "place box-trap 2")
        elif t.can(name, "space library-summon"):
            t.answer(name, "space library-summon")
        else:
            idle(t)
    played = {"cast", "use", "item"}
    assert asked.keys() == {"city", "build", "reveal", "minion", "adventure", "end"}
    assert {step for step, kinds in asked.items() if kinds & played} == {"build", "adventure"}
    assert asked["adventure"] >= played
    assert asked["build"] >= played


@rule("SBM-TURN-04")
def test_nobody_is_asked_while_heroes_are_baited() -> None:
    """The bait phase has no decisions at all, whatever everybody holds."""
    t = super_boss_monster()
    for name in TWO:
        t.hand(name, "deep-freeze", "stealth")
        t.dungeon(name, "piggy-bank-of-doom", "frozen-monster")
    t.town("bunny", "gran-bingo")
    t.phase("bait")
    assert t.waiting == []
