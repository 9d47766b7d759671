"""The fighter's rooms: Minion Arena, Banana Corridor, Ogre Weight Room, VIP Bouncer, Tag-Team Pit."""

import pytest

from tests.cards.super_boss_monster.rooms import (
    asks,
    build,
    cast,
    errand,
    hurts,
    printed,
    refuses,
    row,
    send,
    until_in,
    walker,
    why,
)
from tests.marks import card, rule
from tests.super_table import a_hero, solo, super_boss_monster


@card("minion-arena", "banana-corridor", "ogre-weight-room", "vip-bouncer", "tag-team-pit")
@pytest.mark.parametrize(
    ("room", "damage", "symbols"),
    [
        ("minion-arena", 1, {"fighter": 1}),
        ("banana-corridor", 1, {"fighter": 1}),
        ("ogre-weight-room", 2, {"fighter": 1}),
        ("vip-bouncer", 3, {"fighter": 1}),
        ("tag-team-pit", 1, {"fighter": 2}),
    ],
)
def test_what_a_fighter_s_room_deals_and_shows(room: str, damage: int, symbols: dict[str, int]) -> None:
    """Everybody can read the damage and the symbols off the room."""
    t = super_boss_monster()
    t.dungeon("bob", room)

    assert printed(t, "bob") == (damage, symbols)


# -- Minion Arena -------------------------------------------------------------------------------------------


@card("minion-arena")
@rule("SBM-ROOM-03", "SBM-TOKEN-09")
def test_a_minion_at_the_minion_arena_makes_it_deal_two_more_this_turn() -> None:
    """The errand adds 2 damage and no token; every hero of the turn takes 3, and the next turn it deals 1 again."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    send(t, "ann", "room minion-arena ann 0")
    assert t.damage_of("ann") == [1]
    t.phase("minion")

    assert t.told("errand-at-card")[:1] == [{"seat": "ann", "card": "minion-arena"}]
    assert t.told("room-boosted") == [{"seat": "ann", "card": "minion-arena", "n": 2}]
    assert why(t, "room-boosted") == [("minion-arena", "errand-at-card")]
    assert (t.damage_of("ann"), t.tokens_on("ann")) == ([3], [0])
    t.phase("adventure")
    assert hurts(t) == [("minion-arena", 3), ("minion-arena", 3)]

    t.phase("end")
    assert t.damage_of("ann") == [1]


@card("minion-arena")
def test_without_a_minion_the_minion_arena_gains_nothing() -> None:
    """A minion elsewhere leaves it at 1 damage, and only the minion on one of two Arenas helps that one."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "minion-arena")
    fork = t.fork()
    errand(t, "ann", "space stadium-room")
    errand(fork, "ann", "room minion-arena ann 1")

    assert t.damage_of("ann") == [1, 1]
    assert fork.damage_of("ann") == [3, 1]


@card("minion-arena")
@rule("SBM-CITY-20")
def test_nobody_sends_a_minion_to_a_rival_s_minion_arena() -> None:
    """The space belongs to the owner of the room alone."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.dungeon("bob", "minion-arena")
    t.phase("draft")

    assert [words for words in t.options("ann") if words.startswith("room ")] == ["room minion-arena ann 0"]
    refuses(t, "ann", "room", "minion-arena", 1, 0)


@card("minion-arena", "deep-freeze")
@rule("SBM-KEY-08", "SBM-TOKEN-03")
def test_a_disabled_minion_arena_deals_nothing_whatever_its_minion_did() -> None:
    """Disabled in the adventure phase, it deals neither its own damage nor the minion's."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "deep-freeze")
    errand(t, "ann", "room minion-arena ann 0")
    t.phase("adventure")
    cast(t, "bob", "deep-freeze")

    assert t.told("hero-unhurt") == [{"hero": a_hero(health=4), "card": "minion-arena"}]
    assert t.wounds("ann") == 1


# -- Banana Corridor ----------------------------------------------------------------------------------------


@card("banana-corridor")
def test_a_hero_hurt_in_the_banana_corridor_slips_into_the_next_room_s_damage() -> None:
    """It takes the Corridor's 1 and the next room's 2 at once, then walks into that room and takes 2 more."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "box-trap")
    hero = a_hero(health=8)
    t.entrance("ann", hero)
    t.phase("adventure")

    assert t.walked() == ["banana-corridor", "box-trap"]
    assert t.told("hero-slipped") == [{"hero": hero, "card": "box-trap", "damage": 2, "total": 3, "health": 8}]
    assert hurts(t) == [("banana-corridor", 1), ("box-trap", 2)]
    assert t.wounds("ann") == 1


@card("banana-corridor")
def test_only_the_first_hero_of_a_turn_slips_in_the_banana_corridor() -> None:
    """The second hero just takes 1 there; in the next turn somebody slips again."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "box-trap")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")
    assert [told["hero"] for told in t.told("hero-slipped")] == [a_hero(health=8)]

    t.phase("end")
    t.entrance("ann", a_hero(health=8, n=2))
    t.phase("adventure")
    assert [told["hero"] for told in t.told("hero-slipped")] == [a_hero(health=8), a_hero(health=8, n=2)]


@card("banana-corridor")
def test_a_slip_costs_three_at_most_with_the_next_room_s_tokens_counted() -> None:
    """The next room deals 2 and holds four tokens: the slip costs 3, walking in 6."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "box-trap")
    t.tokens("ann", 0, 4)
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")

    assert [told["damage"] for told in t.told("hero-slipped")] == [3]
    assert hurts(t) == [("banana-corridor", 1), ("box-trap", 6)]


@card("banana-corridor", "pinata-gallery")
def test_who_dies_of_a_slip_dies_in_the_banana_corridor() -> None:
    """The slip kills: the hero never enters the next room, and that room's own text about deaths is silent."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "pinata-gallery")
    t.tokens("ann", 0, 1)
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")

    assert t.walked() == ["banana-corridor"]
    assert t.souls("ann") == 1
    assert t.events("ability-works", "token-placed") == []


@card("banana-corridor")
def test_nobody_slips_where_the_banana_corridor_is_the_last_room() -> None:
    """Behind it is the boss, who deals no damage."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "banana-corridor")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert hurts(t) == [("box-trap", 2), ("banana-corridor", 1)]
    assert t.events("hero-slipped") == []


@card("banana-corridor", "deep-freeze")
@pytest.mark.parametrize(("frozen", "slips"), [("room banana-corridor ann 1", 0), ("room box-trap ann 0", 0)])
def test_nobody_slips_in_a_disabled_banana_corridor_or_into_a_disabled_room(frozen: str, slips: int) -> None:
    """Without damage here nobody slips; into a room that deals nothing one slips for nothing."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "box-trap")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "deep-freeze")
    t.phase("adventure")
    cast(t, "bob", "deep-freeze", frozen)

    assert len(t.events("hero-slipped")) == slips
    assert t.wounds("ann") == 1


@card("banana-corridor", "vip-bouncer")
def test_an_epic_hero_slips_towards_a_vip_bouncer_for_nothing() -> None:
    """What the next room would deal to this very hero counts: an ordinary one takes 3, an epic one none."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "vip-bouncer")
    fork = t.fork()
    t.entrance("ann", a_hero(health=11, epic=True))
    fork.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    fork.phase("adventure")

    assert hurts(t) == [("banana-corridor", 1)]
    assert (t.wounds("ann"), fork.wounds("ann")) == (2, 1)


@card("banana-corridor", "ghost-cheat")
def test_a_hero_whom_the_banana_corridor_does_not_hurt_leaves_the_slip_to_the_next() -> None:
    """The first hero crosses it like a ghost; the second takes damage there and slips."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "box-trap")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.hand("bob", "ghost-cheat")
    t.phase("adventure")
    cast(t, "bob", "ghost-cheat")

    assert [told["hero"] for told in t.told("hero-slipped")] == [a_hero(health=8, n=1)]
    assert hurts(t) == [("box-trap", 2), ("banana-corridor", 1), ("box-trap", 2)]


# -- Ogre Weight Room ---------------------------------------------------------------------------------------


@card("ogre-weight-room")
@rule("SBM-TOKEN-02")
def test_a_minion_at_the_ogre_weight_room_leaves_a_token_there_each_time() -> None:
    """The errand puts a +1 token on the room; it stays, and the next turn's minion adds another."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room", "box-trap")
    errand(t, "ann", "room ogre-weight-room ann 1")

    assert t.told("token-placed") == [{"seat": "ann", "card": "ogre-weight-room", "n": 1}]
    assert (t.tokens_on("ann"), t.damage_of("ann")) == ([1, 0], [3, 2])

    t.phase("end")
    assert t.tokens_on("ann") == [1, 0]
    errand(t, "ann", "room ogre-weight-room ann 1")
    assert (t.tokens_on("ann"), t.damage_of("ann")) == ([2, 0], [4, 2])


@card("ogre-weight-room")
@rule("SBM-SOLO-15")
def test_alone_the_ogre_weight_room_stops_at_four_tokens() -> None:
    t = solo()
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 3)
    errand(t, "ann", "room ogre-weight-room ann 0")
    assert t.tokens_on("ann") == [4]

    t.phase("end")
    errand(t, "ann", "room ogre-weight-room ann 0")
    assert t.tokens_on("ann") == [4]


@card("ogre-weight-room", "captains-colosseum")
@rule("SBM-TOKEN-04")
def test_building_over_the_ogre_weight_room_throws_its_tokens_away() -> None:
    """Two tokens lie on it; the room built on it starts without any."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 2)
    t.hand("ann", "captains-colosseum")
    build(t, "ann", "place captains-colosseum 0")

    assert t.rooms("ann") == ["captains-colosseum"]
    assert (t.tokens_on("ann"), t.damage_of("ann")) == ([0], [3])
    assert t.told("token-removed") == [{"seat": "ann", "card": "ogre-weight-room", "n": 2}]


@card("ogre-weight-room")
def test_a_hero_takes_the_ogre_weight_room_s_new_token_in_the_same_turn() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.entrance("ann", a_hero(health=8))
    errand(t, "ann", "room ogre-weight-room ann 0")
    t.phase("adventure")

    assert hurts(t) == [("ogre-weight-room", 3)]


# -- VIP Bouncer --------------------------------------------------------------------------------------------


@card("vip-bouncer")
def test_the_vip_bouncer_lets_epic_heroes_through_unhurt() -> None:
    """An ordinary hero takes 3, an epic one nothing, whatever tokens lie on the room."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.tokens("ann", 0, 2)
    t.entrance("ann", a_hero(health=11, epic=True), a_hero(health=8))
    t.phase("adventure")

    assert [told["hero"] for told in t.told("hero-unhurt")] == [a_hero(health=11, epic=True)]
    assert hurts(t) == [("vip-bouncer", 5)]
    assert t.wounds("ann") == 3


@card("vip-bouncer", "critical-typo")
def test_an_epic_hero_is_spared_a_typo_at_the_vip_bouncer_and_uses_it_up() -> None:
    """The extra damage was for the next hero who enters: that was the epic one, and it takes none of it."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.entrance("ann", a_hero(health=11, epic=True), a_hero(health=8))
    t.hand("ann", "critical-typo")
    t.phase("adventure")
    cast(t, "ann", "critical-typo")

    assert hurts(t) == [("vip-bouncer", 3)]


@card("vip-bouncer", "final-form")
def test_a_spell_hurts_an_epic_hero_at_the_vip_bouncer_all_the_same() -> None:
    """Only the room spares it."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.entrance("ann", a_hero(health=11, epic=True))
    t.hand("ann", "final-form")
    t.phase("adventure")
    until_in(t, "vip-bouncer")
    t.answer("ann", "cast final-form")

    assert t.told("hero-hurt") == [{"hero": a_hero(health=11, epic=True), "damage": 4, "total": 4, "health": 11}]


# -- Tag-Team Pit -------------------------------------------------------------------------------------------


@card("tag-team-pit")
def test_the_tag_team_pit_deals_more_while_the_minion_is_at_home_in_the_dungeon() -> None:
    """With the minion on any own room it deals 2, from the city phase to the end of the turn."""
    t = super_boss_monster()
    t.dungeon("ann", "tag-team-pit", "minion-arena")
    t.entrance("ann", a_hero(health=8))
    assert t.damage_of("ann") == [1, 1]
    send(t, "ann", "room minion-arena ann 0")
    assert t.damage_of("ann") == [2, 1]
    t.phase("minion")
    t.phase("adventure")

    assert hurts(t) == [("tag-team-pit", 2), ("minion-arena", 3)]
    t.phase("end")
    assert t.damage_of("ann") == [1, 1]


@card("tag-team-pit", "mecha-gary")
def test_a_minion_on_the_boss_helps_the_tag_team_pit_too() -> None:
    """The boss counts as the own dungeon; the errand there adds its own bonus."""
    t = super_boss_monster(bosses=["mecha-gary", "lord-grumble"])
    t.dungeon("ann", "tag-team-pit", "tag-team-pit")
    t.levelled("ann")
    errand(t, "ann", "boss mecha-gary")

    assert t.damage_of("ann") == [2, 2]
    assert asks(t, "ann") == ("boost-room", "mecha-gary")
    t.answer("ann", "room tag-team-pit ann 0")
    t.answer("ann", "pass")
    assert t.damage_of("ann") == [2, 4]


@card("tag-team-pit")
@pytest.mark.parametrize("space", ["stadium-treasure", "hideout-treasure", "temple-market"])
def test_a_minion_in_town_does_not_help_the_tag_team_pit(space: str) -> None:
    t = super_boss_monster()
    t.dungeon("ann", "tag-team-pit")
    send(t, "ann", f"space {space}")

    assert t.damage_of("ann") == [1]


@card("tag-team-pit")
def test_a_rival_s_minion_does_not_help_the_tag_team_pit() -> None:
    """Only the owner's own minion counts."""
    t = super_boss_monster()
    t.dungeon("ann", "tag-team-pit")
    t.dungeon("bob", "minion-arena")
    t.minion("bob", 0)

    assert t.damage_of("ann") == [1]
    assert row(t, "bob")[0].minion


@card("tag-team-pit")
def test_the_tag_team_pit_kills_a_hero_by_its_partner() -> None:
    """Four damage are one too few without the minion at home and enough with it."""
    t = super_boss_monster()
    t.dungeon("ann", "tag-team-pit", "tag-team-pit", "minion-arena")
    t.entrance("ann", a_hero(health=6))
    fork = t.fork()
    send(t, "ann", "room minion-arena ann 0").phase("minion")
    t.phase("adventure")
    errand(fork, "ann", "space stadium-treasure")
    fork.phase("adventure")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert (fork.souls("ann"), fork.wounds("ann")) == (0, 1)


@card("banana-corridor")
def test_the_walker_carries_the_slip_s_damage_through_the_window() -> None:
    """Before the window in the Corridor opens, the slip is already done."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "box-trap")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "ragequit-form")
    t.phase("adventure")
    until_in(t, "banana-corridor")

    assert (walker(t).hero.damage, walker(t).slot) == (3, 1)
    assert t.can("bob", "cast ragequit-form")
