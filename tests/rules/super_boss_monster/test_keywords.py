"""The glossary: what the words on the cards mean."""

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import idle, idle_to, pass_to_room, refused, resolved
from tests.super_table import SuperTable, all_rooms, super_boss_monster
from underhall.kernel.luck import seeded

BUNNY = "bunny"  # health 4, fighter
LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
FRAN = "sticky-fran"  # health 4, thief
PAM = "pixel-pam"  # health 4, mage
WISEBEARD = "wisebeard"  # health 6, mage
RENDER = "sir-render"  # epic, health 11, fighter
OVERKILL = "dame-overkill"  # epic, health 13, fighter

ADVANCED = (["free-trial-pit", "compound-interest-vault"], ["vacuum-crypt", "gargoyle-choir"])  # a trap and a monster
QUIET = ("library-treasure", "temple-treasure", "stadium-treasure")


def damages(t: SuperTable) -> list[int]:
    return [told["damage"] for told in t.told("room-hurt")]


# -- damage and abilities ----------------------------------------------------------------------------------


@rule("SBM-KEY-01")
@card("mecha-gary", "safety-inspection")
def test_the_base_damage_is_what_is_printed_whatever_is_added_to_it() -> None:
    """A room printed 2 with two tokens and a bonus of 2 deals 6; without them it deals 2 again."""
    t = super_boss_monster(bosses=["mecha-gary", "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 2)
    t.minion("ann", "boss")
    t.entrance("ann", LALIHO)
    t.dungeon("bob", "minion-arena")
    t.hand("bob", "safety-inspection")

    t.turns("minion")
    t.answer("ann", "room ogre-weight-room ann 0")
    assert t.damage_of("ann") == [6]
    t.answer("bob", "pass")
    t.answer("bob", "cast safety-inspection")
    t.answer("bob", "room ogre-weight-room ann 0").answer("bob", "room ogre-weight-room ann 0")

    assert damages(t) == [6]
    assert t.view("").turn == 2
    assert t.damage_of("ann") == [2]


@rule("SBM-KEY-02")
@card("piggy-bank-of-doom")
def test_an_activated_ability_is_offered_and_never_applied_by_itself() -> None:
    """A room that may be destroyed for its effect is offered to its owner, who may decline every time."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "piggy-bank-of-doom")
    t.entrance("ann", LAG)
    t.hand("ann", "vip-bouncer")

    t.turns("build")
    offered = 0
    while t.view("").turn == 1:
        offered += t.can("ann", "use piggy-bank-of-doom")
        t.answer(t.waiting[0], "pass")

    assert offered == 5  # in both building slots, before the first room, and in both rooms
    assert t.rooms("ann") == ["minion-arena", "piggy-bank-of-doom"]
    assert t.told("ability-used") == []


@rule("SBM-KEY-03")
@card("piggy-bank-of-doom")
def test_activated_abilities_may_be_used_when_spells_may_be_played() -> None:
    """In the build phase before the reveal, one's own slot or another's, and in the adventure phase; not elsewhere."""
    t = super_boss_monster(bosses=["madame-buffering", "lord-grumble"])
    t.dungeon("ann", "free-trial-pit", "piggy-bank-of-doom", "minion-arena")
    t.levelled("ann")
    t.entrance("ann", OVERKILL)
    t.hand("ann", "stealth", "box-trap")
    t.hand("bob", "box-trap", "five-finger-cloakroom")

    t.turns("city")
    usable: dict[str, set[bool]] = {}
    while t.view("").turn == 1:
        name = t.waiting[0]
        decision = t.asked(name)
        assert decision is not None
        if name == "ann":
            phase = f"{t.view('').phase}/{decision.kind}"
            usable.setdefault(phase, set()).add(t.can("ann", "use piggy-bank-of-doom"))
            if not t.can("ann", "use piggy-bank-of-doom"):
                assert refused(t, "ann", "use", "piggy-bank-of-doom", 1)
        if decision.kind == "place-minion" and name == "ann":
            t.answer("ann", "boss madame-buffering")
        elif t.can(name, "place box-trap"):
            t.answer(name, next(option for option in t.options(name) if option.startswith("place box-trap")))
        else:
            idle(t)

    assert usable == {
        "city/draft": {False},
        "city/place-minion": {False},
        "build/build": {True},
        "build/leave-or-bury": {False},
        "minion/take-from-top": {False},
        "adventure/react": {True},
        "end/discard-or-destroy": {False},
    }


@rule("SBM-KEY-04")
@card("password-sphinx")
def test_what_a_room_does_when_built_needs_no_activation() -> None:
    """The room is revealed and its text works; nobody was offered it and nobody may decline."""
    t = super_boss_monster()
    t.hand("ann", "password-sphinx")

    t.phase("build")
    assert t.options("ann") == ["pass", "place password-sphinx 0"]
    t.answer("ann", "place password-sphinx 0")

    assert t.told("ability-works") == [{"seat": "ann", "card": "password-sphinx"}]
    assert t.side("ann").spells_held == 1


@rule("SBM-KEY-04")
@card("gargoyle-choir", "exit-through-the-gift-shop")
def test_a_continuous_effect_applies_in_every_phase() -> None:
    """A room that counts one more symbol for luring draws a cleric in the bait phase; a bonus is always there."""
    t = super_boss_monster()
    t.dungeon("ann", "gargoyle-choir", "exit-through-the-gift-shop")
    t.dungeon("bob", "minion-arena")
    t.town("brother-bandage")

    for phase in ("build", "minion", "bait", "adventure", "end"):
        assert t.damage_of("ann") == [3, 3]
        t.phase(phase)
        if phase == "bait":
            assert t.queue("ann") == ["brother-bandage"]  # 2 against the 1 of the other boss

    assert t.told("ability-used") == []


# -- which heroes and rooms a text means -------------------------------------------------------------------


@rule("SBM-KEY-05")
@card("adventure", "unidentified-fried-object")
def test_a_hero_is_either_and_an_ordinary_hero_is_not_epic() -> None:
    """A spell on a hero in town offers both; an errand for an ordinary hero offers the ordinary one alone."""
    t = super_boss_monster(bosses=["unidentified-fried-object", "nana-webb"])
    t.town(PAM, RENDER, WISEBEARD)
    t.dungeon("ann", "minion-arena")
    t.levelled("ann")
    t.minion("ann", "boss")
    t.hand("bob", "adventure")

    t.phase("build")
    t.answer("bob", "cast adventure")
    assert t.options("bob") == [f"hero {PAM}", f"hero {RENDER}", f"hero {WISEBEARD}"]
    t.answer("bob", f"hero {RENDER}")
    assert t.queue("ann") == [RENDER]
    t.phase("minion")

    assert t.options("ann") == [f"hero {PAM}", f"hero {WISEBEARD}"]


@rule("SBM-KEY-05")
@card("mother-inferior")
def test_an_epic_wound_is_no_ordinary_one() -> None:
    """Of an ordinary and an epic hero among the wounds, the ordinary one alone can be healed."""
    t = super_boss_monster(bosses=["mother-inferior", "lord-grumble"])
    t.levelled("ann")
    t.give_wounds("ann", RENDER, BUNNY, FRAN)
    t.hand("ann", "box-trap", "stealth")
    t.minion("ann", "boss")

    t.phase("minion")
    t.answer("ann", "yes")
    while t.asked("ann") is not None and t.asked("ann").kind == "discard":  # type: ignore[union-attr]
        t.answer("ann", t.options("ann")[0])

    assert t.options("ann") == [f"hero {BUNNY}", f"hero {FRAN}"]


@rule("SBM-KEY-06")
@card("hydra-committee", "deep-freeze")
def test_a_room_is_either_and_an_ordinary_room_is_not_advanced() -> None:
    """An effect on a room offers ordinary and advanced ones; an effect on an ordinary room offers no advanced one."""
    t = super_boss_monster(bosses=["hydra-committee", "nana-webb"])
    t.levelled("ann")
    t.dungeon("ann", "free-trial-pit", ["box-trap", "gargoyle-choir"])
    t.dungeon("bob", "minion-arena")
    t.pile("dino-treadmill", "vip-bouncer", "clockwork-crusher", "box-trap")
    t.entrance("ann", LAG)
    t.hand("bob", "deep-freeze")

    t.phase("adventure")
    t.answer("bob", "cast deep-freeze")
    assert t.options("bob") == [
        "room gargoyle-choir ann 0",
        "room free-trial-pit ann 1",
        "room minion-arena bob 0",
    ]
    t.answer("bob", "room minion-arena bob 0")
    t.answer("ann", "yes")  # a hero has died, and the boss takes an ordinary room back

    assert t.options("ann") == ["card vip-bouncer", "card box-trap"]


@rule("SBM-KEY-07")
@card("mecha-gary", "don-quackio")
@pytest.mark.parametrize(
    ("boss", "offered"),
    [
        ("mecha-gary", ["pass", "room gargoyle-choir ann 0", "room minion-arena ann 3"]),
        ("don-quackio", ["pass", "room compound-interest-vault ann 1", "room box-trap ann 2"]),
    ],
)
def test_effects_on_trap_or_monster_rooms_look_at_the_symbol_of_either_grade(boss: str, offered: list[str]) -> None:
    """Two monster rooms and two trap rooms, one advanced of each: an effect on one kind offers both of that kind."""
    t = super_boss_monster(bosses=[boss, "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "minion-arena", "box-trap", *ADVANCED)
    t.minion("ann", "boss")

    t.phase("minion")

    assert t.options("ann") == offered


@rule("SBM-KEY-07")
@card("annihilator", "giant-size")
@pytest.mark.parametrize(
    ("spell", "offered"),
    [
        ("giant-size", ["room gargoyle-choir ann 0", "room minion-arena ann 3"]),
        ("annihilator", ["room compound-interest-vault ann 1", "room box-trap ann 2"]),
    ],
)
def test_spells_on_trap_or_monster_rooms_offer_ordinary_and_advanced_ones(spell: str, offered: list[str]) -> None:
    """The first game's spells find the rooms of this one by the same symbols."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "minion-arena", "box-trap", *ADVANCED)
    t.entrance("ann", LAG)
    t.hand("ann", spell)

    t.phase("adventure")
    t.answer("ann", f"cast {spell}")

    assert t.options("ann") == offered


# -- disable -----------------------------------------------------------------------------------------------


@rule("SBM-KEY-08")
@card("deep-freeze")
def test_a_disabled_room_hurts_nobody_for_the_rest_of_the_turn() -> None:
    """Two heroes enter a frozen room and take nothing; its owner's next turn begins with its damage back."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.entrance("ann", BUNNY, LAG)
    t.hand("bob", "deep-freeze")

    t.turns("adventure")
    t.answer("bob", "cast deep-freeze")

    assert t.told("hero-unhurt") == [{"hero": BUNNY, "card": "vip-bouncer"}, {"hero": LAG, "card": "vip-bouncer"}]
    assert t.wounds("ann") == 2
    assert t.view("").turn == 2
    assert t.damage_of("ann") == [3]


@rule("SBM-KEY-09", "SBM-CONF-18")
@card("deep-freeze", "cauldron-call-centre")
def test_a_disabled_room_keeps_its_treasure_its_errand_and_its_place() -> None:
    """Frozen while building: its mage symbols still lure, its minion still draws, and heroes still walk through."""
    t = super_boss_monster()
    t.dungeon("ann", "cauldron-call-centre", "minion-arena")
    t.minion("ann", 1)
    t.town(PAM)
    t.hand("bob", "deep-freeze")

    t.turn("build")
    t.answer("bob", "cast deep-freeze").answer("bob", "room cauldron-call-centre ann 1")

    assert t.told("room-disabled") == [{"seat": "ann", "card": "cauldron-call-centre"}]
    assert t.told("errand-at-card") == [{"seat": "ann", "card": "cauldron-call-centre"}]
    assert [told["seat"] for told in t.told("card-drawn")] == ["ann"]
    assert t.told("hero-lured") == [{"hero": PAM, "seat": "ann", "best": 2, "second": 0}]
    assert t.told("hero-unhurt") == [{"hero": PAM, "card": "cauldron-call-centre"}]
    assert t.walked() == ["cauldron-call-centre", "minion-arena"]


@rule("SBM-KEY-09")
@card("deep-freeze", "piggy-bank-of-doom")
def test_a_disabled_room_keeps_its_abilities() -> None:
    """A frozen room may still be destroyed for its effect, and may be built over."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "piggy-bank-of-doom")
    t.hand("ann", "vip-bouncer")
    t.hand("bob", "deep-freeze")

    t.phase("build")
    t.answer("ann", "pass").answer("bob", "cast deep-freeze").answer("bob", "room piggy-bank-of-doom ann 0")
    resolved(t)

    assert t.can("ann", "use piggy-bank-of-doom")
    assert t.can("ann", "place vip-bouncer 0")


# -- deactivate --------------------------------------------------------------------------------------------


def deactivated(*dungeon: str | list[str], slot: int, phase: str = "build", **options: str) -> SuperTable:
    """The second player deactivates a room of the first player's with the first game's spell."""
    t = super_boss_monster(mixed="on", **options)
    t.dungeon("ann", *dungeon)
    t.hand("bob", "freeze", "stealth")
    t.turn(phase)
    while not t.can("bob", "cast freeze"):
        t.answer(t.waiting[0], "pass")
    name = t.side("ann").dungeon[slot].card
    t.answer("bob", "cast freeze")
    if t.can("bob", f"room {name} ann {slot}"):
        t.answer("bob", f"room {name} ann {slot}")
    resolved(t)
    assert t.side("ann").dungeon[slot].off
    return t


@rule("SBM-KEY-10")
@card("freeze")
def test_a_deactivated_room_deals_nothing_to_anybody() -> None:
    """Two heroes walk past the room; it deals 0 to each."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "vip-bouncer")
    t.entrance("ann", BUNNY, LAG)
    t.hand("bob", "freeze")

    t.phase("adventure")
    t.answer("bob", "cast freeze")

    assert t.told("hero-passed") == [{"hero": BUNNY, "card": "vip-bouncer"}, {"hero": LAG, "card": "vip-bouncer"}]
    assert damages(t) == []
    assert t.wounds("ann") == 2


@rule("SBM-KEY-11")
@card("freeze")
def test_the_treasure_of_a_deactivated_room_does_not_count() -> None:
    """Two mage symbols are gone for the bait phase: the mage goes to nobody."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "cauldron-call-centre", "minion-arena")
    t.town(PAM)
    t.hand("bob", "freeze")

    t.turn("build")
    assert t.symbols("ann", "mage") == 2
    t.answer("bob", "cast freeze").answer("bob", "room cauldron-call-centre ann 1")

    assert t.told("hero-unmoved") == [{"hero": PAM}]
    assert t.in_town == [PAM]


@rule("SBM-KEY-12")
@card("freeze", "piggy-bank-of-doom", "goblin-armory")
def test_the_abilities_of_a_deactivated_room_are_neither_offered_nor_applied() -> None:
    """Neither an activated ability nor a continuous one works while the room is turned sideways."""
    t = deactivated("minion-arena", "piggy-bank-of-doom", slot=0)
    assert not t.can("ann", "use piggy-bank-of-doom")

    t = deactivated("minion-arena", "goblin-armory", slot=0)
    assert t.damage_of("ann") == [1, 0]
    t.all_pass()
    assert t.damage_of("ann") == [2, 1]  # the next turn the armory boosts its neighbour again


@rule("SBM-KEY-12")
@card("freeze", "minion-arena")
def test_a_minion_on_a_deactivated_room_has_nothing_to_do_there() -> None:
    """The room with the minion is deactivated while building: its errand comes to nothing."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "minion-arena")
    t.minion("ann", 0)
    t.hand("bob", "freeze")

    t.turn("build")
    t.answer("bob", "cast freeze")

    assert t.told("errand-in-vain") == [{"seat": "ann"}]
    assert t.told("room-boosted") == []


@rule("SBM-KEY-13")
@card("freeze")
def test_what_lies_beneath_a_deactivated_room_stays_covered() -> None:
    """Neither the room turned sideways nor the one under it adds damage, treasure or abilities."""
    t = deactivated("minion-arena", ["piggy-bank-of-doom", "vip-bouncer"], slot=0)

    assert t.damage_of("ann") == [1, 0]
    assert t.symbols("ann", "thief") == 1  # the boss's own
    assert t.symbols("ann", "fighter") == 1  # the other room's
    assert not t.can("ann", "use piggy-bank-of-doom")


@rule("SBM-KEY-14", "SBM-CONF-32")
@card("freeze")
@pytest.mark.parametrize("order", ["each_player", "all_first"])
def test_a_deactivated_room_is_not_counted_as_a_fifth(order: str) -> None:
    """Four rooms, one of them deactivated, and a fifth is built: no level-up now, but at the next reveal."""
    t = super_boss_monster(bosses=["coach-carnage", "lord-grumble"], mixed="on", level_up_order=order)
    t.dungeon("ann", "box-trap", "minion-arena", "vip-bouncer", "ogre-weight-room")
    t.hand("ann", "banana-corridor")
    t.hand("bob", "freeze")

    t.turns("build")
    t.answer("ann", "place banana-corridor 4")
    t.answer("bob", "cast freeze").answer("bob", "room box-trap ann 3")
    assert len(t.side("ann").dungeon) == 5
    assert not t.side("ann").levelled
    assert t.told("levelled-up") == []
    idle_to(t, 2, "build", QUIET)
    while t.view("").phase == "build":
        idle(t)

    assert t.told("levelled-up") == [{"seat": "ann", "boss": "coach-carnage"}]
    assert t.side("ann").levelled


@rule("SBM-KEY-14")
@card("freeze", "exhaustion")
def test_an_effect_that_counts_rooms_does_not_count_a_deactivated_one() -> None:
    """A spell of the first game deals as much damage as one has rooms: three, of which one is deactivated, make 2."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "tourist-trap", "minion-arena", "vip-bouncer")
    t.entrance("ann", OVERKILL)
    t.hand("ann", "exhaustion")
    t.hand("bob", "freeze")

    t.phase("adventure")
    t.answer("bob", "cast freeze").answer("bob", "room vip-bouncer ann 0")
    pass_to_room(t, "tourist-trap")
    t.answer("ann", "cast exhaustion")

    assert t.told("hero-hurt") == [{"hero": OVERKILL, "damage": 2, "total": 2, "health": 13}]


@rule("SBM-KEY-14")
@card("freeze", "night-shift")
def test_a_dungeon_shows_one_room_less_while_one_is_deactivated() -> None:
    """Two rooms each allow an extra room at night; with one of the other's deactivated that dungeon shows fewer."""
    t = super_boss_monster(seats=["ann", "bob", "cy"], mixed=True)
    for name in t.names:
        t.dungeon(name, "minion-arena", "box-trap" if name != "cy" else "vip-bouncer")
    t.hand("ann", "night-shift", "banana-corridor")
    t.hand("cy", "freeze")

    t.phase("build")
    assert t.can("ann", "cast night-shift")
    t.answer("ann", "pass").answer("cy", "cast freeze").answer("cy", "room box-trap bob 0")
    resolved(t)

    assert t.side("bob").dungeon[0].off
    assert t.can("ann", "place banana-corridor 2")
    assert not t.can("ann", "cast night-shift")


@rule("SBM-KEY-15")
@card("freeze", "the-crushinator")
def test_a_deactivated_room_cannot_be_destroyed() -> None:
    """Of two other rooms one is deactivated: the other alone is offered to be destroyed."""
    t = deactivated("vip-bouncer", "minion-arena", "the-crushinator", slot=1)
    assert t.can("ann", "use the-crushinator")
    t.answer("ann", "use the-crushinator 0")

    assert t.told("room-destroyed") == [{"seat": "ann", "card": "vip-bouncer"}]

    t = deactivated("minion-arena", "the-crushinator", slot=1)
    assert not t.can("ann", "use the-crushinator")


@rule("SBM-KEY-16")
@card("freeze")
def test_a_deactivated_room_cannot_be_built_upon() -> None:
    """Of two rooms one is deactivated: a new room may go on the other or to the left, not on this one."""
    t = super_boss_monster(mixed=True)
    t.first_player("bob")
    t.dungeon("ann", "vip-bouncer", "minion-arena")
    t.hand("ann", "box-trap")
    t.hand("bob", "freeze")

    t.phase("build")
    t.answer("bob", "cast freeze").answer("bob", "room minion-arena ann 0")

    assert t.options("ann") == ["pass", "place box-trap 1", "place box-trap 2"]
    assert refused(t, "ann", "place", "box-trap", 0)


@rule("SBM-KEY-17")
@card("freeze", "goblin-armory")
def test_the_rooms_on_either_side_of_a_deactivated_one_are_not_adjacent() -> None:
    """An armory next to a monster room that is next to another: with the middle one off, nobody is its neighbour."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "goblin-armory", "minion-arena", "vip-bouncer")
    assert t.damage_of("ann") == [1, 2, 3]

    t = deactivated("goblin-armory", "minion-arena", "vip-bouncer", slot=1)

    assert t.damage_of("ann") == [1, 0, 3]


@rule("SBM-KEY-18")
@card("freeze", "piggy-bank-of-doom")
def test_a_deactivated_room_is_itself_again_in_the_next_turn() -> None:
    """Damage, treasure and ability are back when the turn is over."""
    t = deactivated("minion-arena", "piggy-bank-of-doom", slot=0)
    assert t.damage_of("ann") == [1, 0]
    assert t.symbols("ann", "thief") == 1
    t.all_pass()

    assert t.told("rooms-woke") == [{}]
    assert t.damage_of("ann") == [1, 1]
    assert t.symbols("ann", "thief") == 3
    t.phase("build")
    assert t.can("ann", "use piggy-bank-of-doom")


# -- destroy, build, reveal --------------------------------------------------------------------------------


@rule("SBM-KEY-19", "SBM-CONF-28")
@card("the-crushinator")
def test_a_face_down_room_cannot_be_destroyed() -> None:
    """One room lies open, one has just been placed on a free space, one covers another: the open one is offered."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "vip-bouncer", "minion-arena", "ogre-weight-room", "the-crushinator")
    t.dungeon("bob", "frozen-monster", "frozen-monster", "tag-team-pit", "tag-team-pit")
    t.hand("ann", "box-trap", "night-shift", "banana-corridor")

    t.phase("build")
    t.answer("ann", "cast night-shift")
    resolved(t)
    t.answer("ann", "place banana-corridor 4")
    t.answer("ann", "place box-trap 2")
    t.answer("ann", "use the-crushinator 0")

    assert t.options("ann") == ["room ogre-weight-room ann 1", "room vip-bouncer ann 3"]


@rule("SBM-KEY-20", "SBM-KEY-26")
@card("cave-in", "password-sphinx")
def test_a_room_that_is_uncovered_is_revealed_and_not_built() -> None:
    """The top room is destroyed: the one beneath becomes visible, and what it does when built does not happen."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "minion-arena", ["password-sphinx", "box-trap"])
    t.entrance("ann", LAG)
    t.hand("ann", "cave-in")

    t.phase("adventure")
    t.answer("ann", "cast cave-in").answer("ann", "room box-trap ann 0")

    assert t.told("room-uncovered") == [{"seat": "ann", "card": "password-sphinx"}]
    assert t.rooms("ann") == ["minion-arena", "password-sphinx"]
    assert t.told("ability-works") == []
    assert t.told("card-drawn") == []


@rule("SBM-KEY-21")
@card("cave-in")
def test_only_the_top_room_of_a_stack_is_destroyed() -> None:
    """Three rooms lie on one another: the top one goes to the discard pile, two are left."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "minion-arena", ["vip-bouncer", "ogre-weight-room", "box-trap"])
    t.entrance("ann", LAG)
    t.hand("ann", "cave-in")

    t.phase("adventure")
    t.answer("ann", "cast cave-in").answer("ann", "room box-trap ann 0")

    assert t.discarded == ["box-trap", "cave-in"]
    place = t.side("ann").dungeon[0]
    assert (place.card, place.under) == ("ogre-weight-room", ("vip-bouncer",))


@rule("SBM-KEY-22")
@card("cave-in", "goblin-armory")
def test_a_gap_closes_towards_the_boss() -> None:
    """The middle one of three rooms is destroyed: the left one slides to the right, and the two are adjacent now."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "goblin-armory", "box-trap", "vip-bouncer")
    t.entrance("ann", LAG)
    t.hand("ann", "cave-in", "critical-typo")
    assert t.damage_of("ann") == [1, 2, 3]

    t.phase("adventure")
    t.answer("ann", "cast cave-in").answer("ann", "room box-trap ann 1")
    resolved(t)

    assert t.rooms("ann") == ["goblin-armory", "vip-bouncer"]
    assert t.damage_of("ann") == [1, 4]


@rule("SBM-KEY-23")
def test_nobody_may_destroy_an_own_room_without_a_card_that_says_so() -> None:
    """In every decision of two turns with plain rooms, no option destroys one, and all of them are still there."""
    t = super_boss_monster()
    rooms = ["minion-arena", "vip-bouncer", "ogre-weight-room"]
    t.dungeon("ann", *rooms)
    t.entrance("ann", LALIHO)
    t.hand("ann", "stealth", "banana-corridor")

    t.turns("city")
    kinds = set()
    while t.view("").turn < 3:
        decision = t.asked(t.waiting[0])
        assert decision is not None
        kinds |= {option.split()[0] for option in t.options("ann") if decision.kind != "place-minion"}
        idle(t, QUIET)

    assert kinds == {"pass", "card", "place", "cast"}
    assert t.rooms("ann") == rooms
    assert t.told("room-destroyed") == []


# -- heal, search, hands -----------------------------------------------------------------------------------


@rule("SBM-KEY-24", "SBM-CONF-08")
@card("vampire-bordello")
def test_healing_an_epic_hero_turns_its_two_wounds_into_two_souls() -> None:
    """A hero dies in the first game's room, and an epic wound is healed: no wound is left, and two souls more."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "vampire-bordello")
    t.tokens("ann", 0, 1)
    t.give_wounds("ann", RENDER)
    t.entrance("ann", BUNNY)
    assert (t.souls("ann"), t.wounds("ann")) == (0, 2)

    t.phase("adventure")
    t.answer("ann", "yes")

    assert t.told("wound-healed") == [{"seat": "ann", "hero": RENDER, "n": 2}]
    assert (t.souls("ann"), t.wounds("ann")) == (3, 0)
    assert t.side("ann").wound_heroes == ()
    assert RENDER in t.side("ann").soul_heroes


@rule("SBM-KEY-24")
@card("refund-desk")
def test_healing_an_ordinary_hero_turns_its_wound_into_a_soul() -> None:
    """A room of this set heals an ordinary wound for a card."""
    t = super_boss_monster()
    t.dungeon("ann", "refund-desk")
    t.tokens("ann", 0, 1)
    t.give_wounds("ann", LAG)
    t.entrance("ann", BUNNY)
    t.hand("ann", "box-trap")

    t.phase("adventure")
    t.answer("ann", "yes")

    assert (t.souls("ann"), t.wounds("ann")) == (2, 0)
    assert t.discarded == ["box-trap"]


@rule("SBM-KEY-25")
@card("king-croak")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    """The first game's boss looks through the room deck: nobody knows its order afterwards."""
    orders = set()
    for seed in ("one", "two", "three"):
        t = super_boss_monster(bosses=["king-croak", "lord-grumble"], mixed="on")
        t.g.luck = seeded(seed)
        t.dungeon("ann", "box-trap", "minion-arena", "vip-bouncer", "ogre-weight-room")
        t.hand("ann", "banana-corridor")
        t.only_in("room deck", "captains-colosseum", "box-trap", "password-sphinx", "vip-bouncer", "vacuum-crypt")
        t.phase("build")
        t.answer("ann", "place banana-corridor 4").answer("ann", "yes")
        assert t.told("card-found") == [{"seat": "ann", "card": "captains-colosseum"}]
        assert t.told("deck-shuffled") != []
        orders.add(tuple(t.g.room_deck))

    assert len(orders) > 1


@rule("SBM-KEY-25")
@card("baron-bruin")
def test_a_deck_that_was_looked_into_is_shuffled_where_the_card_says_so() -> None:
    """Baron Bruin takes two of five spells; the rest is shuffled in, and even the Baron knows no place any more."""
    t = super_boss_monster(bosses=["baron-bruin", "lord-grumble"])
    t.dungeon("ann", "box-trap", "minion-arena", "vip-bouncer", "ogre-weight-room")
    t.hand("ann", "banana-corridor")
    t.next_from("spell deck", "stealth", "co-op", "adventure", "dreamcatcher", "feng-shui")

    t.phase("build")
    t.answer("ann", "place banana-corridor 4")
    assert sorted(peek.card for peek in t.view("ann").peeked) == [
        "adventure",
        "co-op",
        "dreamcatcher",
        "feng-shui",
        "stealth",
    ]
    t.answer("ann", "from-deck stealth").answer("ann", "from-deck co-op")

    assert len(t.told("deck-shuffled")) == 1
    assert t.view("ann").peeked == []
    assert t.hand_of("ann") == ["co-op", "stealth"]


@rule("SBM-KEY-27")
def test_of_another_players_hand_only_the_size_is_seen() -> None:
    """The other player and a watcher see how many rooms and spells there are, and no card."""
    t = super_boss_monster()
    t.hand("ann", "stealth", "box-trap", "vip-bouncer")

    for viewer in ("bob", ""):
        view = t.view(viewer)
        side = view.seats[t.seat("ann")]
        assert (side.rooms_held, side.spells_held) == (2, 1)
        assert side.known == ()
        assert view.hand == []
    assert t.hand_of("ann") == ["box-trap", "stealth", "vip-bouncer"]


@rule("SBM-KEY-27")
@card("crystal-golf-ball")
def test_a_card_may_allow_a_look_at_a_hand() -> None:
    """Whoever spends the item sees the other's hand, and nobody else does."""
    t = super_boss_monster(seats=["ann", "bob", "cy"], items=True)
    t.give_item("ann", "crystal-golf-ball")
    t.hand("bob", "stealth", "box-trap")
    t.dungeon("ann", "minion-arena")

    t.phase("build")
    t.answer("ann", "item crystal-golf-ball").answer("ann", "seat bob")
    t.all_pass()

    assert t.view("ann").seats[t.seat("bob")].known == ("box-trap", "stealth")
    assert t.view("cy").seats[t.seat("bob")].known == ()
    assert t.view("").seats[t.seat("bob")].known == ()


@rule("SBM-KEY-28")
def test_there_is_no_limit_to_a_hand() -> None:
    """Fifteen cards survive the end of the turn, and one more is drafted."""
    t = super_boss_monster()
    t.hand("ann", *all_rooms()[:15])

    t.turns("end")
    assert len(t.hand_of("ann")) == 15
    idle_to(t, 2, "build", QUIET)

    assert len(t.hand_of("ann")) == 16
    assert t.told("card-discarded") == []


@rule("SBM-KEY-29")
@card("counterspell", "all-seeing-eye", "spell-check-demon")
@pytest.mark.parametrize(
    ("room", "hand", "how"),
    [
        ("box-trap", "counterspell", "cast counterspell"),
        ("all-seeing-eye", "stealth", "use all-seeing-eye 0"),
        ("spell-check-demon", "vip-bouncer", "use spell-check-demon 0"),
    ],
)
def test_a_cancelled_spell_has_no_effect_and_is_discarded(room: str, hand: str, how: str) -> None:
    """The first player's spell is cancelled by a spell or a room: its effect is absent, and it is discarded."""
    t = super_boss_monster(mixed=True)
    t.dungeon("bob", room)
    t.hand("ann", "deep-freeze")
    t.hand("bob", hand)

    t.phase("build")
    t.answer("ann", "cast deep-freeze")
    t.answer("bob", how)
    resolved(t)

    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "deep-freeze"}]
    assert t.told("room-disabled") == []
    assert "deep-freeze" in t.discarded
    assert not t.side("bob").dungeon[0].disabled


@rule("SBM-KEY-29")
@card("counterspell")
def test_nobody_cancels_a_spell_of_their_own() -> None:
    """Only a spell that another player has announced can be cancelled."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap")
    t.hand("ann", "deep-freeze", "counterspell", "stealth")

    t.phase("build")
    t.answer("ann", "cast deep-freeze")

    assert t.options("ann") == ["pass", "cast stealth"]


@rule("SBM-KEY-29")
@card("dreamcatcher")
def test_a_dreamcatcher_takes_the_cancelled_spell_instead() -> None:
    """The card says so: the cancelled spell has no effect and comes into the hand of who cancelled it."""
    t = super_boss_monster()
    t.dungeon("bob", "box-trap")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "dreamcatcher")

    t.phase("build")
    t.answer("ann", "cast deep-freeze").answer("bob", "cast dreamcatcher")

    assert t.told("room-disabled") == []
    assert t.hand_of("bob") == ["deep-freeze"]
    assert t.discarded == ["dreamcatcher"]


@rule("SBM-KEY-30")
@card("overtime-ossuary")
def test_whoever_discards_chooses_the_card() -> None:
    """A room that asks for a discard offers its owner every card of the hand."""
    t = super_boss_monster()
    t.hand("ann", "overtime-ossuary", "critical-typo", "box-trap", "vip-bouncer")

    t.phase("build")
    t.answer("ann", "place overtime-ossuary 0")

    assert t.waiting == ["ann"]
    assert sorted(t.options("ann")) == ["card box-trap", "card critical-typo", "card vip-bouncer"]
    t.answer("ann", "card critical-typo")
    assert t.discarded == ["critical-typo"]
    assert t.hand_of("ann") == ["box-trap", "vip-bouncer"]


@rule("SBM-KEY-31")
@card("loaded-lunchbox")
def test_a_random_discard_gives_its_owner_no_choice() -> None:
    """Nobody is asked; by chance it is now this card, now that one, and everybody sees which."""
    lost = set()
    for seed in range(12):
        t = super_boss_monster(items=True)
        t.g.luck = seeded(str(seed))
        t.dungeon("ann", "minion-arena")
        t.give_item("ann", "loaded-lunchbox")
        t.hand("bob", "stealth", "box-trap", "vip-bouncer")
        t.phase("build")
        t.answer("ann", "item loaded-lunchbox")
        t.answer("bob", "pass")
        (told,) = t.told("card-lost")
        assert told["seat"] == "bob"
        assert t.discarded == [told["card"]]
        assert len(t.hand_of("bob")) == 2
        lost.add(told["card"])

    assert lost == {"stealth", "box-trap", "vip-bouncer"}
