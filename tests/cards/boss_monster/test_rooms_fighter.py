"""The fighter's rooms: Goblin Armory, Golem Factory, the Maze, the Cave, Beast Menagerie, Monster's Ballroom."""

import pytest

from tests.boss_table import a_hero, boss_monster
from tests.cards.boss_monster.rooms import cast, damages, every_edition, hurts, refuses, stacks, until_in_room, why
from tests.marks import card, rule

ADVANCED = (
    "dracolich-lair",
    "vampire-bordello",
    "beast-menagerie",
    "monster-s-ballroom",
    "all-seeing-eye",
    "liger-s-den",
    "recycling-center",
    "the-crushinator",
)

# -- Goblin Armory --------------------------------------------------------------------------------------


@card("goblin-armory")
@rule("BM-KEY-03", "BM-KEY-49", "BM-ADV-08")
@every_edition
def test_goblin_armory_strengthens_the_monster_rooms_on_both_sides(edition: str) -> None:
    """Adjacent monster rooms of either grade deal 1 more, without anybody acting; the Armory itself does not."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "golem-factory", "goblin-armory", "beast-menagerie", "dragon-hatchery")
    t.levelled("ann")
    t.entrance("ann", a_hero(health=13, epic=True))
    assert damages(t, "ann") == [3, 3, 1, 5, 0]
    t.phase("adventure")

    assert hurts(t) == [("neanderthal-cave", 3), ("golem-factory", 3), ("goblin-armory", 1), ("beast-menagerie", 5)]
    assert t.waiting == []
    assert t.told("ability-works") == t.told("room-boosted") == []


@card("goblin-armory")
@rule("BM-KEY-46")
def test_goblin_armory_does_nothing_for_traps() -> None:
    """The traps of both grades on its sides deal their printed damage."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "goblin-armory", "recycling-center")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert hurts(t) == [("open-grave", 2), ("goblin-armory", 1), ("recycling-center", 3)]


@card("goblin-armory")
def test_goblin_armories_strengthen_each_other_and_add_up() -> None:
    """Side by side they deal 2 each; a room between two of them gets 2 more; the third of three gets 1."""
    t = boss_monster()
    t.dungeon("ann", "goblin-armory", "goblin-armory", "golem-factory", "goblin-armory")
    assert damages(t, "ann") == [2, 2, 4, 1]

    t = boss_monster()
    t.dungeon("ann", "goblin-armory", "goblin-armory", "goblin-armory")
    assert damages(t, "ann") == [2, 3, 2]


@card("goblin-armory")
def test_goblin_armory_works_in_its_own_dungeon_only() -> None:
    """The rooms of a rival are nobody's neighbours."""
    t = boss_monster()
    t.dungeon("ann", "goblin-armory")
    t.dungeon("bob", "golem-factory")
    assert damages(t, "bob") == [2]


@card("goblin-armory")
@rule("BM-BUILD-20", "BM-BUILD-25", "BM-FAQ-09")
def test_goblin_armory_works_from_its_reveal_until_it_is_covered() -> None:
    """Face down it strengthens nothing, revealed it does, and beneath another room it stops."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "goblin-armory", "open-grave")
    t.hand("bob", "golem-factory")
    t.phase("build")
    t.answer("ann", "place goblin-armory 1")
    assert damages(t, "ann") == [0, 2]
    t.all_pass()
    assert damages(t, "ann") == [1, 3]

    t.phase("end").phase("build")
    t.answer("ann", "place open-grave 1")
    assert damages(t, "ann") == [0, 2]
    t.all_pass()
    assert stacks(t, "ann") == [["goblin-armory", "open-grave"], ["golem-factory"]]
    assert damages(t, "ann") == [2, 2]


@card("goblin-armory", "monster-s-ballroom", "minotaur-s-maze")
def test_goblin_armory_adds_to_rooms_whatever_their_damage_comes_from() -> None:
    """Beside it the Ballroom deals its count and 1 more, and the Maze without damage deals 1."""
    t = boss_monster()
    t.dungeon("ann", "minotaur-s-maze", "goblin-armory", "monster-s-ballroom")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert hurts(t) == [("minotaur-s-maze", 1), ("goblin-armory", 1), ("monster-s-ballroom", 4)]


@card("goblin-armory", "centipede-tunnel")
@rule("BM-KEY-49")
def test_goblin_armory_has_new_neighbours_after_a_swap() -> None:
    """Moved from one end to the other by Centipede Tunnel, it strengthens what lies next to it there."""
    t = boss_monster()
    t.dungeon("bob", "goblin-armory", "golem-factory", "brainsucker-hive", "succubus-spa")
    t.hand("ann", "centipede-tunnel")
    assert damages(t, "bob") == [1, 3, 2, 1]
    t.phase("build")
    t.answer("ann", "place centipede-tunnel 0")
    t.answer("ann", "yes")
    t.answer("ann", "room goblin-armory bob 3").answer("ann", "room succubus-spa bob 0")

    assert t.rooms("bob") == ["succubus-spa", "golem-factory", "brainsucker-hive", "goblin-armory"]
    assert damages(t, "bob") == [1, 2, 3, 1]


@card("goblin-armory", "cave-in")
@rule("BM-KEY-22")
def test_goblin_armory_destroyed_ahead_of_the_hero_no_longer_helps() -> None:
    """Cave-In takes the Armory away before the hero gets to its neighbour."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "goblin-armory", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in")
    t.phase("adventure")
    until_in_room(t, "open-grave")
    cast(t, "ann", "cave-in", "room goblin-armory ann 1")

    assert hurts(t) == [("open-grave", 2), ("golem-factory", 2)]


# -- Golem Factory --------------------------------------------------------------------------------------


@card("golem-factory")
@rule("BM-KEY-26", "BM-ADV-14")
@every_edition
def test_golem_factory_draws_a_room_when_a_hero_dies_in_it(edition: str) -> None:
    """A hero dies in it: its owner draws the top room, without a question, and nobody else sees which."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=4))
    t.next_from("room deck", "dark-altar", "open-grave")
    t.phase("adventure")

    assert t.waiting == []
    assert t.hand_of("ann") == ["dark-altar"]
    assert t.hand_of("bob") == []
    assert t.told("card-drawn", "ann") == [{"seat": "ann", "card": "dark-altar", "deck": 1}]
    assert t.told("card-drawn", "bob") == [{"seat": "ann", "deck": 1}]
    assert t.events("hero-died", "ability-works", "card-drawn") == ["hero-died", "ability-works", "card-drawn"]
    assert t.told("ability-works") == [{"seat": "ann", "card": "golem-factory"}]
    assert why(t, "card-drawn") == [("golem-factory", "ability-works")]


@card("golem-factory")
@rule("BM-ADV-11")
def test_golem_factory_draws_for_the_first_death_of_a_turn_only() -> None:
    """Two heroes die in it in one turn: one card is drawn; a death in the next turn draws again."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.next_from("room deck", "dark-altar", "open-grave", "succubus-spa")
    t.phase("adventure")
    assert t.souls("ann") == 2
    assert t.hand_of("ann") == ["dark-altar"]
    assert t.view("bob").seats[0].dungeon[0].used

    t.phase("end")
    assert not t.view("bob").seats[0].dungeon[0].used
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    assert t.hand_of("ann") == ["dark-altar", "open-grave"]


@card("golem-factory")
@rule("BM-KEY-26")
def test_golem_factory_draws_nothing_for_survivors_or_deaths_elsewhere() -> None:
    """A hero who dies before it and one who gets past it draw nothing."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=4), a_hero(health=8), a_hero(health=13, epic=True))
    t.phase("adventure")

    assert (t.souls("ann"), t.wounds("ann")) == (2, 2)
    assert t.order_of_deaths() == [a_hero(health=4), a_hero(health=8)]
    assert t.hand_of("ann") == []
    assert t.told("ability-works") == []  # Open Grave finds no room among the discards


@card("golem-factory")
@pytest.mark.parametrize(("pile", "hand"), [(["fear"], []), (["fear", "dark-altar"], ["dark-altar"])])
def test_golem_factory_draws_from_a_deck_made_anew_or_not_at_all(pile: list[str], hand: list[str]) -> None:
    """With the room deck empty the discarded rooms are the new deck; without any, nothing is drawn, and it is said."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=4))
    t.pile(*pile)
    t.only_in("room deck")
    t.phase("adventure")

    assert t.hand_of("ann") == hand
    assert t.told("nothing-to-draw") == ([] if hand else [{"seat": "ann", "deck": 1}])


@card("golem-factory")
def test_two_golem_factories_draw_once_each() -> None:
    """Three heroes die, one in the first and two in the second Factory: two cards are drawn."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "golem-factory", "golem-factory")
    t.entrance("ann", a_hero(health=4), a_hero(health=6), a_hero(health=6, n=1))
    t.phase("adventure")

    assert t.souls("ann") == 3
    assert len(t.hand_of("ann")) == 2


@card("golem-factory", "exhaustion")
@rule("BM-KEY-24", "BM-KEY-26")
@every_edition
def test_golem_factory_draws_for_a_hero_whom_a_spell_kills_in_it(edition: str) -> None:
    """The damage of Exhaustion kills the hero in the Factory: it died in that room."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "dragon-hatchery")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "exhaustion")
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    t.answer("ann", "cast exhaustion")
    t.all_pass()

    assert t.souls("ann") == 1
    assert t.walked() == ["golem-factory"]
    assert t.hand_of("ann") == ["dark-altar"]


@card("golem-factory", "teleportation")
@rule("BM-KEY-26", "BM-CONF-22")
def test_golem_factory_draws_for_a_doomed_hero_who_was_sent_away_from_it() -> None:
    """Health fell to zero in the Factory: sent to the first room, the hero dies there and the Factory draws."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "teleportation")
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    t.answer("ann", "cast teleportation")
    t.all_pass()

    assert t.walked() == ["neanderthal-cave", "golem-factory", "neanderthal-cave"]
    assert t.souls("ann") == 1
    assert t.hand_of("ann") == ["dark-altar"]


@card("golem-factory", "freeze", "cave-in")
@rule("BM-KEY-14", "BM-KEY-20")
@pytest.mark.parametrize(("spell", "by"), [("freeze", "bob"), ("cave-in", "ann")])
def test_golem_factory_switched_off_or_destroyed_before_the_death_draws_nothing(spell: str, by: str) -> None:
    """With the doomed hero in it the Factory is deactivated or destroyed: a soul, but no card."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=4))
    t.hand(by, spell)
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    cast(t, by, spell, "room golem-factory ann 0")
    t.all_pass()

    assert t.souls("ann") == 1
    assert t.hand_of("ann") == []
    assert t.told("ability-works") == []


@card("golem-factory", "bottomless-pit")
@rule("BM-CONF-41")
def test_golem_factory_uncovered_under_a_pit_does_not_see_its_death() -> None:
    """The Pit on top of it is given up to kill the hero: the Factory beneath is uncovered, and draws nothing."""
    t = boss_monster()
    t.dungeon("ann", ["golem-factory", "bottomless-pit"])
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "use bottomless-pit 0")

    assert t.souls("ann") == 1
    assert t.rooms("ann") == ["golem-factory"]
    assert hurts(t) == [("bottomless-pit", 1)]
    assert t.hand_of("ann") == []


# -- Minotaur's Maze ------------------------------------------------------------------------------------


@card("minotaur-s-maze")
@rule("BM-ADV-08", "BM-KEY-03")
@every_edition
def test_minotaur_s_maze_sends_a_hero_back_one_room_once(edition: str) -> None:
    """On its first entry the hero goes back, enters the room on the left anew with its damage, and then walks on."""
    hero = a_hero(health=8)
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", "golem-factory", "minotaur-s-maze", "succubus-spa")
    t.entrance("ann", hero)
    t.phase("adventure")

    assert t.waiting == []
    assert t.walked() == [
        "open-grave",
        "golem-factory",
        "minotaur-s-maze",
        "golem-factory",
        "minotaur-s-maze",
        "succubus-spa",
    ]
    assert hurts(t) == [("open-grave", 2), ("golem-factory", 2), ("golem-factory", 2), ("succubus-spa", 1)]
    assert t.told("hero-bounced") == [{"hero": hero, "card": "minotaur-s-maze"}]
    assert t.wounds("ann") == 1


@card("minotaur-s-maze")
@rule("BM-ADV-06", "BM-KEY-26")
def test_a_hero_sent_back_by_the_maze_may_die_of_the_second_entry() -> None:
    """The second damage of the room on the left kills the hero, who died in that room."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=4))
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")

    assert t.walked() == ["golem-factory", "minotaur-s-maze", "golem-factory"]
    assert t.souls("ann") == 1
    assert t.hand_of("ann") == ["dark-altar"]


@card("minotaur-s-maze")
def test_minotaur_s_maze_sends_back_every_hero_of_a_turn() -> None:
    """It has no limit a turn: each of three heroes is sent back once."""
    t = boss_monster()
    heroes = [a_hero(health=8, n=n) for n in range(3)]
    t.dungeon("ann", "succubus-spa", "minotaur-s-maze")
    t.entrance("ann", *heroes)
    t.phase("adventure")

    assert [told["hero"] for told in t.told("hero-bounced")] == heroes
    assert t.walked() == ["succubus-spa", "minotaur-s-maze", "succubus-spa", "minotaur-s-maze"] * 3
    assert t.wounds("ann") == 3


@card("minotaur-s-maze")
def test_minotaur_s_maze_at_the_entrance_sends_nobody_back() -> None:
    """Without a room on its left the hero enters it and goes on."""
    t = boss_monster()
    t.dungeon("ann", "minotaur-s-maze", "succubus-spa")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert t.walked() == ["minotaur-s-maze", "succubus-spa"]
    assert t.told("hero-bounced") == []


@card("minotaur-s-maze", "freeze")
@rule("BM-KEY-18", "BM-CONF-40")
@pytest.mark.parametrize(
    ("frozen", "walked"),
    [
        ("room succubus-spa ann 1", ["open-grave", "minotaur-s-maze"]),
        ("room minotaur-s-maze ann 0", ["open-grave", "succubus-spa"]),
    ],
)
def test_minotaur_s_maze_needs_to_be_active_and_to_have_an_active_room_on_its_left(
    frozen: str, walked: list[str]
) -> None:
    """With the room on the left deactivated there is no way back, and a deactivated Maze is not entered at all."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "succubus-spa", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "bob", "freeze", frozen)
    t.all_pass()

    assert t.walked() == walked
    assert t.told("hero-bounced") == []


@card("minotaur-s-maze", "teleportation")
def test_minotaur_s_maze_does_not_send_a_hero_back_again_who_returns_by_teleportation() -> None:
    """Once sent back, the hero comes to the Maze a third time in the same phase and walks through it."""
    t = boss_monster()
    t.dungeon("ann", "dragon-hatchery", "succubus-spa", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "teleportation")
    t.phase("adventure")
    while t.walked() != ["dragon-hatchery", "succubus-spa", "minotaur-s-maze", "succubus-spa", "minotaur-s-maze"]:
        t.answer("ann", "pass")
    t.answer("ann", "cast teleportation")
    t.all_pass()

    assert t.walked()[5:] == ["dragon-hatchery", "succubus-spa", "minotaur-s-maze"]
    assert len(t.told("hero-bounced")) == 1
    assert t.told("room-hurt")[-1]["total"] == 3


@card("minotaur-s-maze", "fear")
def test_minotaur_s_maze_sends_a_hero_back_again_in_a_later_turn() -> None:
    """Frightened away in one turn, the same hero is lured again in the next and sent back anew."""
    fighter = a_hero(health=8, wants="fighter")
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "minotaur-s-maze")
    t.entrance("ann", fighter)
    t.hand("ann", "fear")
    t.phase("adventure")
    while len(t.walked()) < 4:
        t.answer("ann", "pass")
    t.answer("ann", "cast fear")
    assert t.in_town == [fighter]
    t.phase("end").phase("bait").phase("adventure")

    assert [told["hero"] for told in t.told("hero-bounced")] == [fighter, fighter]
    assert t.walked()[4:] == ["succubus-spa", "minotaur-s-maze", "succubus-spa", "minotaur-s-maze"]


@card("minotaur-s-maze", "goblin-armory")
@pytest.mark.parametrize(
    ("maze_bounce", "dealt"),
    [
        ("before_damage", [("open-grave", 2), ("open-grave", 2), ("minotaur-s-maze", 1), ("goblin-armory", 1)]),
        (
            "after_damage",
            [
                ("open-grave", 2),
                ("minotaur-s-maze", 1),
                ("open-grave", 2),
                ("minotaur-s-maze", 1),
                ("goblin-armory", 1),
            ],
        ),
    ],
)
@every_edition
def test_a_strengthened_maze_hurts_on_the_entry_it_bounces_only_by_the_setting(
    maze_bounce: str, dealt: list[tuple[str, int]], edition: str
) -> None:
    """With 1 damage from Goblin Armory the Maze hurts the hero once or twice, as maze_bounce says."""
    t = boss_monster(maze_bounce=maze_bounce, edition=edition)
    t.dungeon("ann", "open-grave", "minotaur-s-maze", "goblin-armory")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert t.walked() == ["open-grave", "minotaur-s-maze", "open-grave", "minotaur-s-maze", "goblin-armory"]
    assert hurts(t) == dealt


@card("minotaur-s-maze", "giant-size")
@rule("BM-KEY-26", "BM-CONF-22", "BM-CONF-02")
@pytest.mark.parametrize(
    ("death_timing", "walked"),
    [
        ("on_leave", ["golem-factory", "minotaur-s-maze", "golem-factory"]),
        ("on_damage", ["golem-factory", "minotaur-s-maze"]),
    ],
)
def test_a_maze_that_kills_on_the_bounced_entry_is_the_room_of_death(death_timing: str, walked: list[str]) -> None:
    """Where the Maze hurts first, lethal damage stops the hero there or sends it back doomed; it died in the Maze."""
    t = boss_monster(maze_bounce="after_damage", death_timing=death_timing)
    t.dungeon("ann", "golem-factory", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "giant-size")
    t.phase("adventure")
    cast(t, "ann", "giant-size", "room minotaur-s-maze ann 0")
    t.all_pass()

    assert t.walked() == walked
    assert t.souls("ann") == 1
    assert t.hand_of("ann") == []


@card("minotaur-s-maze")
def test_two_mazes_send_a_hero_back_once_each() -> None:
    """The first Maze sends the hero to the room before it, the second to the first, which then lets it pass."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "minotaur-s-maze", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert [(told["card"], told["slot"]) for told in t.told("hero-entered")] == [
        ("succubus-spa", 2),
        ("minotaur-s-maze", 1),
        ("succubus-spa", 2),
        ("minotaur-s-maze", 1),
        ("minotaur-s-maze", 0),
        ("minotaur-s-maze", 1),
        ("minotaur-s-maze", 0),
    ]
    assert len(t.told("hero-bounced")) == 2


@card("minotaur-s-maze", "monster-s-ballroom")
def test_a_hero_sent_back_by_the_maze_meets_the_ballroom_twice() -> None:
    """The Ballroom on its left deals its count on both entries."""
    t = boss_monster()
    t.dungeon("ann", "monster-s-ballroom", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert hurts(t) == [("monster-s-ballroom", 2), ("monster-s-ballroom", 2)]


@card("minotaur-s-maze")
@rule("BM-ADV-08", "BM-ADV-10")
def test_no_window_opens_in_the_maze_on_the_entry_that_sends_the_hero_back() -> None:
    """The text works on entry: players may act in each room the hero stays in, and not on the bounced entry."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "fear")
    t.phase("adventure")
    windows = []
    while t.waiting:
        assert t.waiting == ["bob"]
        windows.append(len(t.walked()))
        t.answer("bob", "pass")

    assert t.walked() == ["succubus-spa", "minotaur-s-maze", "succubus-spa", "minotaur-s-maze"]
    assert windows == [1, 3, 4]


# -- Neanderthal Cave -----------------------------------------------------------------------------------


@card("neanderthal-cave")
@rule("BM-KEY-03", "BM-BUILD-10")
@every_edition
@pytest.mark.parametrize("advanced", ["beast-menagerie", "monster-s-ballroom"])
def test_neanderthal_cave_bars_advanced_rooms_that_share_its_treasure(advanced: str, edition: str) -> None:
    """Advanced fighter rooms go on another fighter room but not on the Cave; ordinary rooms go on both."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.hand("ann", advanced, "open-grave")
    t.phase("build")

    assert sorted(t.options("ann")) == sorted(
        ["pass", f"place {advanced} 0", "place open-grave 0", "place open-grave 1", "place open-grave 2"]
    )
    refuses(t, "ann", "place", advanced, 1)
    t.answer("ann", "place open-grave 1")
    assert stacks(t, "ann") == [["neanderthal-cave", "open-grave"], ["golem-factory"]]


@card("neanderthal-cave")
def test_neanderthal_cave_takes_no_advanced_room_at_all() -> None:
    """With every advanced room in hand and only the Cave in the dungeon there is nothing to place."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave")
    t.hand("ann", *ADVANCED, "freeze")
    t.phase("build")
    assert t.options("ann") == ["pass", "cast freeze"]


@card("neanderthal-cave")
@rule("BM-BUILD-12", "BM-FAQ-09")
def test_a_covered_neanderthal_cave_bars_nothing() -> None:
    """Under an ordinary fighter room its text is off, so an advanced fighter room may go on that."""
    t = boss_monster()
    t.dungeon("ann", ["neanderthal-cave", "golem-factory"], ["golem-factory", "neanderthal-cave"])
    t.hand("ann", "beast-menagerie")
    t.phase("build")

    assert t.options("ann") == ["pass", "place beast-menagerie 1"]


@card("neanderthal-cave", "construction-zone", "king-croak")
@rule("BM-BOSS-06")
def test_neanderthal_cave_bars_rooms_that_effects_build_too() -> None:
    """Neither Construction Zone's extra room nor the room King Croak finds may go on the Cave."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave")
    t.hand("ann", "construction-zone", "beast-menagerie")
    t.phase("build")
    t.answer("ann", "place construction-zone 1")
    assert t.options("ann") == ["pass", "place beast-menagerie 1"]

    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "neanderthal-cave", "open-grave", "golem-factory", "open-grave")
    t.hand("ann", "succubus-spa")
    t.phase("build")
    t.answer("ann", "place succubus-spa 4")
    t.answer("ann", "yes").answer("ann", "from-deck beast-menagerie")
    assert t.options("ann") == ["pass", "place beast-menagerie 1"]


@card("neanderthal-cave")
def test_neanderthal_cave_may_itself_cover_anything() -> None:
    """It is an ordinary room: it goes on any room and into the free place, and deals 3."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "all-seeing-eye")
    t.hand("ann", "neanderthal-cave")
    t.phase("build")
    assert t.options("ann") == ["pass", *(f"place neanderthal-cave {slot}" for slot in range(3))]
    t.answer("ann", "place neanderthal-cave 0")
    assert damages(t, "ann") == [3, 3]


# -- Beast Menagerie ------------------------------------------------------------------------------------


@card("beast-menagerie")
@rule("BM-BUILD-20")
@every_edition
def test_beast_menagerie_draws_a_room_when_its_owner_builds_another_monster_room(edition: str) -> None:
    """At the reveal, not before, its owner draws the top room, unasked; nobody else sees which."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "beast-menagerie")
    t.hand("ann", "golem-factory", "freeze")
    t.next_from("room deck", "dark-altar")
    t.phase("build")
    t.answer("ann", "place golem-factory 1")
    assert t.hand_of("ann") == ["freeze"]
    t.all_pass()

    assert t.hand_of("ann") == ["dark-altar", "freeze"]
    assert t.told("card-drawn", "ann") == [{"seat": "ann", "card": "dark-altar", "deck": 1}]
    assert t.told("card-drawn", "bob") == [{"seat": "ann", "deck": 1}]
    assert t.events("room-revealed", "ability-works", "card-drawn") == ["room-revealed", "ability-works", "card-drawn"]
    assert why(t, "card-drawn") == [("beast-menagerie", "ability-works")]


@card("beast-menagerie")
@rule("BM-FAQ-10")
@pytest.mark.parametrize(
    ("built", "slot"),
    [
        ("open-grave", 2),  # a trap
        ("recycling-center", 1),  # an advanced trap, over a thief room
        ("golem-factory", 0),  # over the Menagerie itself, which has lost its ability by then
    ],
)
def test_beast_menagerie_does_not_draw_for_traps_or_for_what_covers_it(built: str, slot: int) -> None:
    """A trap of either grade draws nothing, and neither does a monster room built on the Menagerie."""
    t = boss_monster()
    t.dungeon("ann", "torture-chamber", "beast-menagerie")
    t.hand("ann", built)
    t.phase("build")
    t.answer("ann", f"place {built} {slot}")
    t.all_pass()

    assert built in t.rooms("ann")
    assert t.hand_of("ann") == []
    assert t.told("ability-works") == []


@card("beast-menagerie")
def test_beast_menagerie_draws_for_its_owner_s_buildings_only() -> None:
    """A rival's monster room and the Menagerie's own building draw nothing."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "beast-menagerie")
    t.hand("ann", "beast-menagerie")
    t.phase("build")
    t.answer("ann", "place beast-menagerie 0")

    assert stacks(t, "ann") == [["golem-factory", "beast-menagerie"]]
    assert t.hand_of("ann") == t.hand_of("bob") == []


@card("beast-menagerie", "motivation")
def test_beast_menagerie_draws_once_a_turn() -> None:
    """Two monster rooms built in one turn draw one card; one built in the next turn draws again."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie")
    t.dungeon("bob", "open-grave", "open-grave")
    t.hand("ann", "motivation", "succubus-spa", "succubus-spa", "brainsucker-hive")
    t.next_from("room deck", "dark-altar", "boulder-ramp")
    t.phase("build")
    t.answer("ann", "cast motivation").answer("ann", "place succubus-spa 1").answer("ann", "place succubus-spa 2")
    t.all_pass()
    assert t.rooms("ann") == ["succubus-spa", "succubus-spa", "beast-menagerie"]
    assert t.hand_of("ann") == ["brainsucker-hive", "dark-altar"]

    t.phase("end").phase("build")
    t.answer("ann", "place brainsucker-hive 3")
    t.all_pass()
    assert t.hand_of("ann") == ["boulder-ramp", "dark-altar"]


@card("beast-menagerie", "motivation")
@pytest.mark.parametrize("order", [["beast-menagerie 0", "succubus-spa 1"], ["succubus-spa 1", "beast-menagerie 0"]])
def test_beast_menagerie_sees_a_monster_room_revealed_together_with_it(order: list[str]) -> None:
    """Laid in one turn with another monster room, in whichever order, it draws one card."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "open-grave", "open-grave")
    t.hand("ann", "motivation", "succubus-spa", "beast-menagerie")
    t.phase("build")
    t.answer("ann", "cast motivation")
    for placed in order:
        t.answer("ann", f"place {placed}")
    t.all_pass()

    assert t.rooms("ann") == ["succubus-spa", "beast-menagerie"]
    assert len(t.hand_of("ann")) == 1


@card("beast-menagerie")
def test_two_menageries_draw_once_each() -> None:
    """One monster room built beside two Menageries draws two cards, and an advanced one on top of one draws one."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie", "beast-menagerie")
    t.hand("ann", "golem-factory", "monster-s-ballroom")
    t.phase("build")
    beside, above = t.fork(), t.fork()
    beside.answer("ann", "place golem-factory 2")
    above.answer("ann", "place monster-s-ballroom 0")

    assert len(beside.hand_of("ann")) == 3
    assert len(above.hand_of("ann")) == 2


@card("beast-menagerie", "construction-zone", "king-croak")
def test_beast_menagerie_sees_rooms_that_effects_build() -> None:
    """A monster room built by Construction Zone, and the one King Croak finds and builds, draw a card."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie")
    t.hand("ann", "construction-zone", "golem-factory")
    t.next_from("room deck", "dark-altar")
    t.phase("build")
    t.answer("ann", "place construction-zone 1")
    t.answer("ann", "place golem-factory 2")
    assert t.hand_of("ann") == ["dark-altar"]

    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "golem-factory", "open-grave", "open-grave", "beast-menagerie")
    t.hand("ann", "haunted-library")
    t.phase("build")
    t.answer("ann", "place haunted-library 4")
    t.answer("ann", "yes").answer("ann", "from-deck monster-s-ballroom")
    t.answer("ann", "place monster-s-ballroom 3")
    assert stacks(t, "ann")[1] == ["golem-factory", "monster-s-ballroom"]
    assert len(t.hand_of("ann")) == 1


@card("beast-menagerie")
@rule("BM-CONF-15")
def test_beast_menagerie_draws_nothing_from_an_empty_deck() -> None:
    """With no room in the deck or the discards the draw yields nothing, and it is said."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie")
    t.hand("ann", "golem-factory")
    t.only_in("room deck")
    t.phase("build")
    t.answer("ann", "place golem-factory 1")

    assert t.hand_of("ann") == []
    assert t.told("nothing-to-draw") == [{"seat": "ann", "deck": 1}]


# -- Monster's Ballroom ---------------------------------------------------------------------------------


@card("monster-s-ballroom")
@rule("BM-KEY-03", "BM-KEY-45", "BM-BUILD-25")
@every_edition
def test_monster_s_ballroom_deals_the_number_of_its_owner_s_monster_rooms(edition: str) -> None:
    """It counts itself and visible monster rooms of both grades, but no trap, covered room, boss or rival's room."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", ["golem-factory", "haunted-library"], "succubus-spa", "dracolich-lair", "monster-s-ballroom")
    t.dungeon("bob", "golem-factory", "goblin-armory")
    t.entrance("ann", a_hero(health=8))
    assert damages(t, "ann") == [1, 1, 3, 3]
    t.phase("adventure")

    assert hurts(t)[-1] == ("monster-s-ballroom", 3)
    assert t.souls("ann") == 1


@card("monster-s-ballroom")
@pytest.mark.parametrize("others", range(5))
def test_monster_s_ballroom_alone_deals_one_and_with_four_others_five(others: int) -> None:
    """The damage is 1 for the Ballroom and 1 for each other monster room."""
    t = boss_monster()
    t.dungeon(
        "ann", *["dragon-hatchery", "golem-factory", "succubus-spa", "liger-s-den"][:others], "monster-s-ballroom"
    )
    assert damages(t, "ann")[-1] == 1 + others


@card("monster-s-ballroom")
def test_two_ballrooms_count_each_other() -> None:
    """Beside one more monster room two Ballrooms deal 3 each."""
    t = boss_monster()
    t.dungeon("ann", "monster-s-ballroom", "succubus-spa", "monster-s-ballroom")
    assert damages(t, "ann") == [3, 1, 3]


@card("monster-s-ballroom", "cave-in")
def test_monster_s_ballroom_counts_what_is_there_when_the_hero_enters() -> None:
    """A monster room destroyed while the hero is on its way makes the Ballroom weaker by one."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "succubus-spa", "golem-factory", "monster-s-ballroom")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in")
    assert damages(t, "ann")[-1] == 3
    t.phase("adventure")
    until_in_room(t, "haunted-library")
    cast(t, "ann", "cave-in", "room golem-factory ann 1")

    assert hurts(t) == [("haunted-library", 1), ("succubus-spa", 1), ("monster-s-ballroom", 2)]


@card("monster-s-ballroom")
@rule("BM-BUILD-20")
def test_monster_s_ballroom_counts_a_monster_room_from_its_reveal() -> None:
    """A face-down monster room is not counted, a revealed one is."""
    t = boss_monster()
    t.dungeon("ann", "monster-s-ballroom")
    t.hand("ann", "golem-factory")
    t.hand("bob", "open-grave")
    t.phase("build")
    t.answer("ann", "place golem-factory 1")
    assert damages(t, "ann") == [0, 1]
    t.all_pass()
    assert damages(t, "ann") == [2, 2]


@card("monster-s-ballroom", "giant-size", "freeze")
@rule("BM-KEY-12", "BM-KEY-15")
def test_monster_s_ballroom_takes_boosts_on_top_and_deals_nothing_deactivated() -> None:
    """Giant Size adds 3 to the count; deactivated, the Ballroom deals nothing and a second one does not count it."""
    t = boss_monster()
    t.dungeon("ann", "monster-s-ballroom", "monster-s-ballroom")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "giant-size")
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "ann", "giant-size", "room monster-s-ballroom ann 1")
    assert damages(t, "ann") == [5, 2]
    cast(t, "bob", "freeze", "room monster-s-ballroom ann 1")

    assert damages(t, "ann") == [0, 1]
    assert hurts(t) == [("monster-s-ballroom", 1)]
