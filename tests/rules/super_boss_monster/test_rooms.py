"""Rooms: what a card tells, what counts in a stack, and what a minion on a room keeps away."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.dealing import NAMES, idle_out
from tests.rules.super_boss_monster.scenes import refused
from tests.super_table import SuperTable, all_rooms, super_boss_monster
from underhall.games.series.cards import ALL_CARDS, KINDS
from underhall.games.super_boss_monster.facts import NUMBER

TWO, THREE = NAMES[:2], NAMES[:3]


@rule("SBM-ROOM-01")
def test_there_are_four_kinds_of_rooms() -> None:
    """Every room is ordinary or advanced, and a trap or a monster; all four combinations are in the box."""
    found = {(ALL_CARDS[NUMBER[room]].advanced, KINDS[ALL_CARDS[NUMBER[room]].kind]) for room in all_rooms()}
    assert found == {(grade, kind) for grade in (False, True) for kind in ("trap", "monster")}


@rule("SBM-ROOM-01")
def test_the_kinds_matter_to_cards() -> None:
    """Giant Size wants a monster room, Annihilator a trap; an advanced room cannot come first."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "clockwork-crusher", "hungry-houseplant", "free-trial-pit")
    t.hand("bob", "giant-size", "annihilator")
    t.entrance("ann", "bunny")
    t.phase("adventure")
    monsters, traps = t.fork(), t.fork()
    monsters.answer("bob", "cast giant-size")
    assert [option.split()[1] for option in monsters.options("bob")] == ["hungry-houseplant", "minion-arena"]
    traps.answer("bob", "cast annihilator")
    assert [option.split()[1] for option in traps.options("bob")] == ["free-trial-pit", "clockwork-crusher"]


@rule("SBM-ROOM-02")
def test_a_covered_room_offers_nothing() -> None:
    """The piggy bank may be used while it is on top, and no longer once it is built over."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", "piggy-bank-of-doom")
    t.hand("ann", "vip-bouncer")
    t.turn("build")
    assert t.can("ann", "use piggy-bank-of-doom 0")
    t.answer("ann", "place vip-bouncer 0").all_pass()
    assert t.rooms("ann") == ["frozen-monster", "vip-bouncer"]
    t.entrance("ann", "bunny")
    t.phase("adventure")
    assert t.waiting == []


@rule("SBM-ROOM-02")
@pytest.mark.parametrize(
    ("stack", "works"), [(["back-door-turnstile"], True), (["back-door-turnstile", "box-trap"], False)]
)
def test_what_a_room_does_all_the_time_ends_when_it_is_covered(stack: list[str], works: bool) -> None:
    """A covered turnstile lets nobody draft from the deck."""
    t = super_boss_monster()
    t.dungeon("ann", stack)
    t.market("vip-bouncer", "stealth", "frozen-monster")
    t.phase("draft")
    assert t.can("ann", "deck") == works


@rule("SBM-ROOM-03")
@pytest.mark.parametrize(("where", "damage"), [(0, 3), ("stadium-treasure", 1), ("", 1)])
def test_a_room_with_a_space_needs_the_minion(where: str | int, damage: int) -> None:
    """The arena is stronger this turn only if the minion was placed there."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    if where != "":
        t.minion("ann", where)
    t.phase("minion")
    assert t.damage_of("ann") == [damage]


@rule("SBM-ROOM-03")
def test_another_players_minion_does_not_help() -> None:
    """Bob's minion in his own arena does nothing for Ann's."""
    t = super_boss_monster()
    for name in TWO:
        t.dungeon(name, "minion-arena")
    t.minion("bob", 0)
    t.phase("minion")
    assert (t.damage_of("ann"), t.damage_of("bob")) == ([1], [3])


@rule("SBM-ROOM-04")
def test_every_symbol_of_a_room_counts() -> None:
    """A room with mage and thief adds one to both, a room with two fighter symbols adds two."""
    t = super_boss_monster(bosses=["lord-grumble", "emperor-dododo"])
    t.dungeon("ann", "rent-a-mimic", "tag-team-pit")
    assert t.side("ann").treasure == (1, 2, 1, 1, 0)
    t.town("wisebeard", "sticky-fran", "bunny")
    t.phase("bait")
    assert t.queue("ann") == ["wisebeard", "sticky-fran", "bunny"]


# -- a minion on a room -----------------------------------------------------------------------------------------


@rule("SBM-ROOM-05")
def test_a_room_with_a_minion_cannot_be_built_over() -> None:
    """Its owner may build on the other room or to the left; next turn on this one again."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", "minion-arena")
    t.hand("ann", "vip-bouncer", "tag-team-pit")
    t.minion("ann", 0)
    t.turn("build")
    assert [option for option in t.options("ann") if "vip" in option] == ["place vip-bouncer 1", "place vip-bouncer 2"]
    assert refused(t, "ann", "place", "vip-bouncer", 0)
    t.answer("ann", "pass").all_pass()
    t.turn("build")
    assert t.can("ann", "place vip-bouncer 0")


@rule("SBM-ROOM-05")
def test_effects_that_build_respect_the_minion_too() -> None:
    """Night Shift's extra room and a construction zone's next room do not go there either."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.hand("ann", "vip-bouncer", "night-shift", "construction-zone")
    t.dungeon("bob", "frozen-monster")
    t.minion("ann", 0)
    t.phase("build").answer("ann", "cast night-shift")
    assert [option.split()[-1] for option in t.options("ann") if option.startswith("place vip")] == ["1"]
    t.answer("ann", "pass").answer("ann", "place construction-zone 1")
    assert t.options("ann") == ["pass", "place vip-bouncer 1", "place vip-bouncer 2"]


@rule("SBM-ROOM-06")
def test_a_room_with_a_minion_cannot_destroy_itself() -> None:
    """The piggy bank is not offered while a minion stands on it."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", "piggy-bank-of-doom")
    t.hand("ann", "vip-bouncer")
    free = t.fork().phase("build")
    assert free.can("ann", "use piggy-bank-of-doom 0")
    t.minion("ann", 0)
    t.phase("build")
    assert not t.can("ann", "use piggy-bank-of-doom")
    assert refused(t, "ann", "use", "piggy-bank-of-doom", 0)


@rule("SBM-ROOM-06")
def test_a_room_with_a_minion_is_spared_when_everybody_destroys_one() -> None:
    """Robobo makes all others destroy a room: whoever has one other gives that, whoever has none gives nothing."""
    t = super_boss_monster(THREE, ["robobo", "lord-grumble", "emperor-dododo"])
    t.dungeon("ann", "vip-bouncer", "frozen-monster", "pinata-gallery", "tag-team-pit")
    t.dungeon("bob", "minion-arena", "hungry-houseplant")
    t.dungeon("cy", "minion-arena")
    t.hand("ann", "vip-bouncer")
    t.minion("bob", 1)
    t.minion("cy", 0)
    t.phase("build").answer("ann", "place vip-bouncer 4").all_pass()
    assert "levelled-up" in t.events()
    assert t.told("room-destroyed") == [{"seat": "bob", "card": "hungry-houseplant"}]
    assert (t.rooms("bob"), t.rooms("cy")) == (["minion-arena"], ["minion-arena"])


@rule("SBM-ROOM-06")
def test_a_room_with_a_minion_pays_for_nothing() -> None:
    """The crushinator wants another room destroyed, and finds none."""
    t = super_boss_monster()
    t.dungeon("ann", ["hungry-houseplant", "the-crushinator"], "minion-arena")
    t.hand("ann", "vip-bouncer")
    free = t.fork().phase("build")
    assert free.can("ann", "use the-crushinator 1")
    t.minion("ann", 0)
    assert not t.phase("build").can("ann", "use the-crushinator")


@rule("SBM-ROOM-06")
def test_the_last_room_is_spared_for_its_minion() -> None:
    """A spiked business card destroys the last room when its hero gets through, unless a minion stands there."""
    for minion, left in ((True, ["frozen-monster", "minion-arena"]), (False, ["frozen-monster"])):
        t = super_boss_monster()
        t.dungeon("ann", "frozen-monster", "minion-arena")
        t.entrance("ann", "laliho", item="spiked-business-card")
        if minion:
            t.minion("ann", 0)
        t.phase("adventure").all_pass()
        assert t.rooms("ann") == left


def with_minion(spell: str, **options: str) -> SuperTable:
    """Both have two rooms and a minion on the one next to the boss; Ann casts this spell in Bob's adventure."""
    t = super_boss_monster(**options)
    for name in TWO:
        t.dungeon(name, "frozen-monster", "minion-arena")
        t.minion(name, 0)
    t.hand("ann", spell)
    t.entrance("bob", "bunny")
    return t.phase("adventure").answer("ann", f"cast {spell}")


@rule("SBM-ROOM-07", "SBM-CONF-07")
@pytest.mark.parametrize("setting", ["stands", "untouchable"])
def test_a_room_with_a_minion_cannot_be_chosen_for_destruction(setting: str) -> None:
    """Cave-In has one room left to choose and takes it."""
    t = with_minion("cave-in", minion_room=setting)
    assert t.rooms("ann") == ["minion-arena"]


@rule("SBM-CONF-07", "SBM-ROOM-07")
@pytest.mark.parametrize("spell", ["deep-freeze", "freeze"])
@pytest.mark.parametrize(("setting", "chosen"), [("stands", True), ("untouchable", False)])
def test_what_else_a_room_with_a_minion_may_be_chosen_for(spell: str, setting: str, chosen: bool) -> None:
    """By the recommendation it may be disabled and deactivated; a table may keep all targeting away from it."""
    t = with_minion(spell, minion_room=setting)
    assert t.can("ann", "room minion-arena bob 0") == chosen
    assert t.can("ann", "room minion-arena ann 0") == chosen
    assert t.can("ann", "room frozen-monster bob 1")


@rule("SBM-CONF-07")
@pytest.mark.parametrize(("setting", "chosen"), [("stands", True), ("untouchable", False)])
def test_tokens_on_a_room_with_a_minion(setting: str, chosen: bool) -> None:
    """The Crowbar may choose the room or not; Power Bonus aims at no room, and its tokens go anywhere."""
    t = super_boss_monster(minion_room=setting, items="on")
    t.dungeon("ann", "frozen-monster", "minion-arena")
    t.minion("ann", 0)
    t.hand("ann", "power-bonus")
    t.give_item("ann", "crowbar-of-persuasion")
    t.entrance("ann", "bunny")
    t.phase("adventure").answer("ann", "cast power-bonus").answer("ann", "pass")
    t.answer("ann", "room minion-arena").answer("ann", "room minion-arena")
    assert t.tokens_on("ann") == [0, 2]
    t.answer("ann", "item crowbar-of-persuasion")
    if t.can("ann", "room minion-arena"):
        t.answer("ann", "room minion-arena")
    assert t.tokens_on("ann") == ([0, 3] if chosen else [1, 2])


@rule("SBM-ROOM-08")
def test_a_deactivated_room_does_nothing_for_its_minion() -> None:
    """Freeze in the build phase: the errand is in vain. Disabled by Deep Freeze, the room does it all the same."""
    for spell, tokens, vain in (("freeze", [0], True), ("deep-freeze", [1], False)):
        t = super_boss_monster()
        t.dungeon("ann", "ogre-weight-room")
        t.minion("ann", 0)
        t.hand("bob", spell)
        t.phase("build").answer("bob", f"cast {spell}")
        t.phase("minion")
        assert t.tokens_on("ann") == tokens
        assert ("errand-in-vain" in t.events()) == vain


# -- stacks -----------------------------------------------------------------------------------------------------


@rule("SBM-ROOM-09")
def test_only_the_top_of_a_stack_counts() -> None:
    """A mage room of 2 under a thief room of 1: one thief symbol and one damage, and nothing else."""
    t = super_boss_monster(bosses=["lord-grumble", "emperor-dododo"])
    t.dungeon("ann", ["pinata-gallery", "five-finger-cloakroom"])
    assert t.side("ann").treasure == (1, 1, 0, 1, 0)
    assert t.damage_of("ann") == [1]
    assert t.side("ann").dungeon[0].under == ("pinata-gallery",)
    t.entrance("ann", "bunny")
    t.phase("adventure").all_pass()
    assert [(told["card"], told["damage"]) for told in t.told("room-hurt")] == [("five-finger-cloakroom", 1)]


@rule("SBM-ROOM-10")
def test_destroying_the_top_uncovers_the_room_beneath() -> None:
    """Cave-In on a stack of two leaves the lower room in its place."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", ["pinata-gallery", "vip-bouncer"])
    t.hand("ann", "cave-in")
    t.entrance("ann", "bunny")
    t.phase("adventure").answer("ann", "cast cave-in").answer("ann", "room vip-bouncer")
    assert t.rooms("ann") == ["frozen-monster", "pinata-gallery"]
    assert t.told("room-uncovered") == [{"seat": "ann", "card": "pinata-gallery"}]
    assert "vip-bouncer" in t.discarded
    idle_out(t)
    assert t.walked() == ["frozen-monster", "pinata-gallery"]


@rule("SBM-ROOM-11")
@pytest.mark.parametrize("source", ["feng-shui", "centipede-tunnel"])
def test_a_room_moves_with_its_whole_stack(source: str) -> None:
    """First and third place change: what lies beneath goes along, and so do tokens."""
    t = super_boss_monster()
    t.dungeon(
        "ann",
        ["hungry-houseplant", "vip-bouncer"],
        "tag-team-pit",
        ["dial-up-dungeon", "minion-arena", "frozen-monster"],
    )
    t.tokens("ann", 0, 2)
    t.hand("ann", source)
    t.phase("build")
    if source == "feng-shui":
        t.answer("ann", "cast feng-shui")
    else:
        t.answer("ann", "place centipede-tunnel 3").answer("ann", "yes")
    t.answer("ann", "room vip-bouncer").answer("ann", "room frozen-monster")
    dungeon = t.side("ann").dungeon
    assert [(room.card, room.under, room.tokens) for room in dungeon[:3]] == [
        ("vip-bouncer", ("hungry-houseplant",), 0),
        ("tag-team-pit", (), 0),
        ("frozen-monster", ("dial-up-dungeon", "minion-arena"), 2),
    ]
