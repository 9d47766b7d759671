"""Adventure phase: who goes when, what each room does to a hero, and what becomes of it."""

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import pass_to_room, resolved, walker, where, windows
from tests.super_table import SuperTable, super_boss_monster

BUNNY = "bunny"  # health 4, fighter
LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
FRAN = "sticky-fran"  # health 4, thief
RENDER = "sir-render"  # epic, health 11, fighter
OVERKILL = "dame-overkill"  # epic, health 13, fighter


def hurts(t: SuperTable) -> list[tuple[str, str, int]]:
    """Every damage that a room dealt: to whom, where, how much."""
    return [(told["hero"], told["card"], told["damage"]) for told in t.told("room-hurt")]


# -- whose turn it is --------------------------------------------------------------------------------------


@rule("SBM-ADV-01")
def test_players_with_heroes_become_active_from_the_first_player_clockwise() -> None:
    """Heroes at the first and the third entrance, the third is first player: third, first, and never the second."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    t.first_player("cy")
    for name in t.names:
        t.dungeon(name, "tourist-trap")
        t.hand(name, "power-bonus")
    t.entrance("ann", BUNNY)
    t.entrance("cy", FRAN)

    t.phase("adventure")
    active: list[int] = []
    while t.waiting:
        if t.view("").active not in active[-1:]:
            active.append(t.view("").active)
        t.answer(t.waiting[0], "pass")

    assert active == [t.seat("cy"), t.seat("ann")]
    assert t.told("adventure-began") == [{"seat": "cy", "heroes": 1}, {"seat": "ann", "heroes": 1}]
    assert [told["seat"] for told in t.told("hero-survived")] == ["cy", "ann"]


@rule("SBM-ADV-01")
def test_a_player_has_dealt_with_every_hero_before_the_next_becomes_active() -> None:
    """Two heroes at the first entrance and one at the second: the first two are done with before the third."""
    t = super_boss_monster()
    for name in t.names:
        t.dungeon(name, "tourist-trap")
    t.entrance("ann", BUNNY, LALIHO)
    t.entrance("bob", FRAN)

    t.phase("adventure")

    assert t.events("adventure-began", "hero-survived") == [
        "adventure-began",
        "hero-survived",
        "hero-survived",
        "adventure-began",
        "hero-survived",
    ]
    assert [told["hero"] for told in t.told("hero-survived")] == [BUNNY, LALIHO, FRAN]


@rule("SBM-ADV-01")
def test_without_heroes_nobody_is_asked_anything() -> None:
    """No hero stands at any entrance: the phase passes without an active player and without a window."""
    t = super_boss_monster()
    for name in t.names:
        t.dungeon(name, "tourist-trap")
        t.hand(name, "deep-freeze")

    t.phase("adventure")

    assert t.waiting == []
    assert t.events() == ["phase-began"]


# -- the way through a dungeon -----------------------------------------------------------------------------


@rule("SBM-ADV-02")
def test_the_second_hero_enters_when_the_first_has_died_or_met_the_boss() -> None:
    """The first of two heroes survives, the second dies: no room acts on the second before the first is done."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "vip-bouncer")
    t.entrance("ann", LALIHO, BUNNY)

    t.phase("adventure")

    assert [told["hero"] for told in t.told("hero-entered")] == [LALIHO, LALIHO, BUNNY, BUNNY]
    assert t.events("hero-entered", "hero-survived", "hero-died") == [
        "hero-entered",
        "hero-entered",
        "hero-survived",
        "hero-entered",
        "hero-entered",
        "hero-died",
    ]


@rule("SBM-ADV-03")
def test_a_hero_walks_the_visible_rooms_from_the_entrance_to_the_boss() -> None:
    """Three places, the middle one a stack: damage comes from the left, the middle's top room, and the right."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", ["vip-bouncer", "ogre-weight-room"], "box-trap")
    t.entrance("ann", LALIHO)

    t.phase("adventure")

    assert t.walked() == ["minion-arena", "ogre-weight-room", "box-trap"]
    assert hurts(t) == [(LALIHO, "minion-arena", 1), (LALIHO, "ogre-weight-room", 2), (LALIHO, "box-trap", 2)]


@rule("SBM-ADV-04")
def test_a_room_deals_its_damage_before_anybody_may_act_in_it() -> None:
    """A hero of health 6 enters a room of damage 2: when the window there opens it has 4 left."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LAG)
    t.hand("ann", "critical-typo")

    t.phase("adventure")
    assert where(t) == "entrance"
    assert t.told("room-hurt") == []
    pass_to_room(t, "box-trap")

    assert walker(t) == (LAG, 4)


@rule("SBM-ADV-05", "SBM-ADV-09")
def test_damage_accumulates_from_room_to_room() -> None:
    """Rooms of 2, 1 and 2 against health 4: the hero has 2, then 1 left, and dies in the third."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena", "ogre-weight-room", "vip-bouncer")
    t.entrance("ann", BUNNY)

    t.phase("adventure")

    assert [told["total"] for told in t.told("room-hurt")] == [2, 3, 5]
    assert t.order_of_deaths() == [BUNNY]
    assert t.walked() == ["box-trap", "minion-arena", "ogre-weight-room"]


@rule("SBM-ADV-14")
def test_a_hero_before_a_dungeon_without_rooms_meets_the_boss_at_once() -> None:
    """The boss's own symbol lures a thief; there is no room to hurt it, so it wounds."""
    t = super_boss_monster()
    t.town(FRAN)

    t.turn("bait")

    assert t.told("hero-entered") == []
    assert t.told("room-hurt") == []
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


# -- windows -----------------------------------------------------------------------------------------------


@rule("SBM-ADV-06", "SBM-CONF-26")
def test_there_is_a_window_before_the_first_room_and_after_the_damage_of_each() -> None:
    """A hero crosses two rooms: spells may be cast before it enters and in each room; build spells never."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "deep-freeze", "power-bonus", "co-op", "feng-shui")

    t.phase("adventure")
    offered = []
    while t.waiting:
        offered.append((where(t), len(t.told("room-hurt")), t.options("ann")))
        t.answer("ann", "pass")

    spells = ["pass", "cast deep-freeze", "cast power-bonus"]
    assert offered == [("entrance", 0, spells), ("minion-arena", 1, spells), ("box-trap", 2, spells)]


@rule("SBM-ADV-06")
@card("slot-machine-slime")
def test_a_rooms_ability_may_be_used_once_its_damage_is_dealt() -> None:
    """The ability that boosts a room is used by its owner while a hero stands there: too late for that hero."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "slot-machine-slime")
    t.entrance("ann", LALIHO, LAG)

    t.phase("adventure")
    pass_to_room(t, "slot-machine-slime")
    t.answer("ann", "use slot-machine-slime 0")
    t.all_pass()

    assert hurts(t) == [(LALIHO, "slot-machine-slime", 2), (LAG, "slot-machine-slime", 3)]


@rule("SBM-CONF-26")
def test_every_hero_of_a_queue_has_a_window_of_its_own_before_it_enters() -> None:
    """Two heroes: everybody may act before the first enters, and again before the second does."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", BUNNY, LAG)
    t.hand("bob", "deep-freeze")

    t.phase("adventure")

    assert windows(t) == [("bob", "entrance"), ("bob", "box-trap"), ("bob", "entrance"), ("bob", "box-trap")]


@rule("SBM-ADV-07")
@card("deep-freeze")
def test_players_who_are_not_active_may_cast_in_the_adventure_phase() -> None:
    """The second player freezes a room of the first player's while that one is active: the hero takes nothing."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.entrance("ann", BUNNY)
    t.hand("bob", "deep-freeze")

    t.phase("adventure")
    assert t.view("").active == t.seat("ann")
    t.answer("bob", "cast deep-freeze")

    assert hurts(t) == []
    assert t.wounds("ann") == 1


@rule("SBM-CONF-27")
def test_the_active_player_is_offered_first_and_then_the_others_clockwise() -> None:
    """The second of three players is active in an adventure: the second, the third, the first are asked."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("bob", "box-trap")
    t.entrance("bob", BUNNY)
    for name in t.names:
        t.hand(name, "deep-freeze" if name != "cy" else "stealth")

    t.phase("adventure")

    assert windows(t) == [(name, place) for place in ("entrance", "box-trap") for name in ("bob", "cy", "ann")]


@rule("SBM-CONF-27", "SBM-STACK-02")
def test_an_effect_resolves_once_all_have_passed_in_succession() -> None:
    """After each response everybody is asked again from the active player on; nothing resolves before all passed."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("bob", "box-trap", "minion-arena")
    t.entrance("bob", LALIHO)
    t.hand("ann", "deep-freeze")
    t.hand("bob", "power-bonus", "critical-typo")
    t.hand("cy", "stealth")

    t.phase("adventure")
    t.answer("bob", "pass").answer("cy", "pass")
    t.answer("ann", "cast deep-freeze").answer("ann", "room box-trap bob 1")
    asked = []
    while t.stack:
        asked.append((t.waiting[0], list(t.stack)))
        t.answer(t.waiting[0], "cast stealth" if t.can("cy", "cast stealth") else "pass")

    one = ["deep-freeze"]
    two = ["deep-freeze", "stealth"]
    assert asked == [("bob", one), ("cy", one), ("bob", two), ("bob", one)]
    assert t.told("room-disabled") == [{"seat": "bob", "card": "box-trap"}]


# -- death and survival ------------------------------------------------------------------------------------


@rule("SBM-ADV-08", "SBM-CONF-31")
@pytest.mark.parametrize(
    ("rooms", "total", "dies"),
    [
        (["minion-arena", "box-trap"], 3, False),
        (["ogre-weight-room", "box-trap"], 4, True),
        (["vip-bouncer", "free-trial-pit"], 6, True),
    ],
)
def test_a_hero_dies_of_damage_equal_to_or_greater_than_its_health(rooms: list[str], total: int, dies: bool) -> None:
    """Health 4: three damage leave it alive, four kill it, and so do six."""
    t = super_boss_monster()
    t.dungeon("ann", *rooms)
    t.entrance("ann", BUNNY)

    t.phase("adventure")

    assert t.told("room-hurt")[-1]["total"] == total
    assert (t.souls("ann"), t.wounds("ann")) == ((1, 0) if dies else (0, 1))


@rule("SBM-ADV-08")
def test_nobody_can_save_a_hero_whose_health_is_gone() -> None:
    """Lethal damage is dealt: the hero is dead before anybody may send it back to town."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer", "minion-arena")
    t.entrance("ann", BUNNY)
    t.hand("bob", "ragequit-form")

    t.phase("adventure")
    pass_to_room(t, "vip-bouncer")
    assert t.can("bob", "cast ragequit-form")
    t.answer("bob", "pass")

    assert t.waiting == []
    assert t.order_of_deaths() == [BUNNY]


@rule("SBM-ADV-09")
@card("pinata-gallery")
def test_a_hero_has_died_in_the_room_that_dealt_the_last_damage() -> None:
    """Rooms of 3, 2 and 3 against health 4: it dies in the second, whose own text works; the third sees nobody."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer", "pinata-gallery", "free-trial-pit")
    t.entrance("ann", BUNNY)

    t.phase("adventure")

    assert [told["card"] for told in t.told("room-hurt")] == ["vip-bouncer", "pinata-gallery"]
    assert t.told("ability-works") == [{"seat": "ann", "card": "pinata-gallery"}]
    assert "free-trial-pit" not in t.walked()


@rule("SBM-ADV-10")
@pytest.mark.parametrize(("hero", "value"), [(BUNNY, 1), (RENDER, 2)])
def test_a_killed_hero_adds_its_souls_to_the_owner_of_the_dungeon(hero: str, value: int) -> None:
    """A hero dies in the second player's dungeon: that player has its souls, and it counts among no wounds."""
    t = super_boss_monster()
    t.dungeon("bob", "vip-bouncer", "dino-treadmill", "clockwork-crusher", "dino-treadmill")
    t.tokens("bob", 0, 4)
    t.entrance("bob", hero)

    t.phase("adventure")

    assert t.told("hero-died") == [{"hero": hero, "seat": "bob", "souls": value}]
    assert (t.souls("bob"), t.wounds("bob"), t.souls("ann")) == (value, 0, 0)
    assert t.side("bob").soul_heroes == (hero,)
    assert t.side("bob").wound_heroes == ()


@rule("SBM-ADV-11")
@pytest.mark.parametrize(("hero", "value"), [(BUNNY, 1), (OVERKILL, 2)])
def test_a_hero_that_reaches_the_boss_adds_its_wounds(hero: str, value: int) -> None:
    """A hero survives the first player's dungeon: one wound, two for an epic hero, and no soul."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", hero)

    t.phase("adventure")

    assert t.told("hero-survived") == [{"hero": hero, "seat": "ann", "wounds": value}]
    assert (t.souls("ann"), t.wounds("ann")) == (0, value)
    assert t.side("ann").wound_heroes == (hero,)


@rule("SBM-ADV-12")
@pytest.mark.parametrize(("rooms", "souls", "wounds"), [(["minion-arena"], 0, 1), (["vip-bouncer"] * 2, 1, 0)])
def test_souls_and_wounds_go_to_the_owner_of_the_dungeon_whoever_sent_the_hero(
    rooms: list[str], souls: int, wounds: int
) -> None:
    """The first player summons a hero into the second's dungeon: it is the second who is wounded, or has the soul."""
    t = super_boss_monster()
    t.dungeon("bob", *rooms)
    t.landmark("stadium", BUNNY)
    t.minion("ann", "stadium-summon")

    t.turn("minion")
    t.answer("ann", "seat bob")

    assert (t.souls("bob"), t.wounds("bob")) == (souls, wounds)
    assert (t.souls("ann"), t.wounds("ann")) == (0, 0)


@rule("SBM-ADV-13")
@card("no-continues-left")
def test_a_hero_killed_by_a_spell_counts_as_killed() -> None:
    """A spell kills the weakened hero in the first player's dungeon: the soul is that player's."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer", "tourist-trap")
    t.entrance("ann", LAG)
    t.hand("ann", "no-continues-left")

    t.phase("adventure")
    pass_to_room(t, "vip-bouncer")
    t.answer("ann", "cast no-continues-left")
    t.all_pass()

    assert t.told("hero-died") == [{"hero": LAG, "seat": "ann", "souls": 1}]
    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert t.walked() == ["vip-bouncer"]


@rule("SBM-ADV-13")
@card("bottomless-pit")
def test_a_hero_killed_by_a_room_counts_as_killed() -> None:
    """A pit of the first game swallows an epic hero: two souls for its owner."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "bottomless-pit", "tourist-trap")
    t.entrance("ann", OVERKILL)

    t.phase("adventure")
    pass_to_room(t, "bottomless-pit")
    t.answer("ann", "use bottomless-pit 1")

    assert (t.souls("ann"), t.wounds("ann")) == (2, 0)


# -- rooms that go while a hero is in them -----------------------------------------------------------------


@rule("SBM-CONF-38")
@card("the-crushinator")
def test_a_hero_goes_on_to_the_next_room_when_its_own_is_destroyed() -> None:
    """The room a hero stands in is destroyed; what it covered does not act, the room after it does."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap", ["vip-bouncer", "minion-arena"], "ogre-weight-room", "the-crushinator")
    t.entrance("ann", OVERKILL)

    t.phase("adventure")
    pass_to_room(t, "minion-arena")
    assert walker(t) == (OVERKILL, 10)
    t.answer("ann", "use the-crushinator 0").answer("ann", "room minion-arena ann 2")
    t.all_pass()

    assert t.told("room-uncovered") == [{"seat": "ann", "card": "vip-bouncer"}]
    assert hurts(t) == [
        (OVERKILL, "box-trap", 2),
        (OVERKILL, "minion-arena", 1),
        (OVERKILL, "ogre-weight-room", 4),
        (OVERKILL, "the-crushinator", 4),
    ]


@rule("SBM-CONF-38", "SBM-KEY-22")
@card("the-crushinator")
def test_a_hero_whose_room_leaves_a_gap_goes_on_to_the_room_right_of_it() -> None:
    """The single room in the middle is destroyed under a hero: the one before it slides, and is not met twice."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap", "minion-arena", "ogre-weight-room", "the-crushinator")
    t.entrance("ann", OVERKILL)

    t.phase("adventure")
    pass_to_room(t, "minion-arena")
    t.answer("ann", "use the-crushinator 0").answer("ann", "room minion-arena ann 2")
    t.all_pass()

    assert t.rooms("ann") == ["box-trap", "ogre-weight-room", "the-crushinator"]
    assert t.walked() == ["box-trap", "minion-arena", "ogre-weight-room", "the-crushinator"]
    assert t.told("room-hurt")[-1]["total"] == 2 + 1 + 4 + 4


@rule("SBM-CONF-38", "SBM-ADV-04")
@card("boulder-ramp")
def test_the_damage_already_taken_stays_when_a_room_is_destroyed_behind_the_hero() -> None:
    """A room that the hero has left is destroyed: the hero keeps its damage and stays where it is."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap", "minion-arena", "boulder-ramp")
    t.entrance("ann", OVERKILL)

    t.phase("adventure")
    pass_to_room(t, "boulder-ramp")
    assert walker(t) == (OVERKILL, 9)
    t.answer("ann", "use boulder-ramp 0").answer("ann", "room box-trap ann 2")
    resolved(t)

    assert where(t) == "boulder-ramp"
    assert walker(t) == (OVERKILL, 4)
    assert t.rooms("ann") == ["minion-arena", "boulder-ramp"]
