"""Bait phase: what is counted, who goes where, who stays in town."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import rule

EDITIONS = ["trefl-pl", "first-ru", "alpha-ja"]
CLERIC, FIGHTER, MAGE, THIEF = range(4)

# Rooms that show so many mage icons together; no boss of these tables is a mage's.
MAGE_ROOMS: dict[int, list[str]] = {
    0: [],
    1: ["brainsucker-hive"],
    2: ["dark-laboratory"],
    3: ["dark-laboratory", "witch-s-kitchen"],
}

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def three_dungeons(totals: tuple[int, ...], hero: str) -> Table:
    """Three players with these mage totals, and a hero in town."""
    t = boss_monster(["ann", "bob", "cy"])
    for name, total in zip(t.names, totals, strict=True):
        t.dungeon(name, *MAGE_ROOMS[total])
        assert treasure(t, name, MAGE) == total
    t.town(hero)
    return t


def treasure(t: Table, name: str, kind: int) -> int:
    return t.view("").seats[t.seat(name)].treasure[kind]


def queues(t: Table) -> dict[str, list[str]]:
    """The entrances at which somebody stands."""
    return {name: t.queue(name) for name in t.names if t.queue(name)}


# -- what is counted --------------------------------------------------------------------------------------


@rule("BM-BAIT-01")
def test_only_the_heros_own_treasure_is_compared() -> None:
    """Five thief icons score nothing with a mage, who goes to the one mage icon."""
    mage = a_hero(wants="mage")
    t = boss_monster()
    t.dungeon("ann", "jackpot-stash", "bottomless-pit", "jackpot-stash")
    t.dungeon("bob", "haunted-library")
    t.town(mage)
    assert treasure(t, "ann", THIEF) == 5
    t.phase("bait")
    assert queues(t) == {"bob": [mage]}
    assert t.told("hero-lured") == [{"hero": mage, "seat": "bob", "best": 1, "second": 0}]


@rule("BM-BAIT-01")
def test_each_hero_is_compared_by_its_own_treasure() -> None:
    """A thief and a mage in one town go to different dungeons."""
    mage, thief = a_hero(wants="mage"), a_hero(wants="thief")
    t = boss_monster()
    t.dungeon("ann", "jackpot-stash")
    t.dungeon("bob", "haunted-library")
    t.town(mage, thief)
    t.phase("bait")
    assert queues(t) == {"ann": [thief], "bob": [mage]}


@rule("BM-BAIT-02")
def test_every_icon_counts() -> None:
    """A room with two cleric icons and a room with one make three, more than two rooms with one each."""
    cleric = a_hero(wants="cleric")
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "dark-altar", "open-grave")
    t.dungeon("bob", "succubus-spa", "open-grave")
    t.town(cleric)
    assert treasure(t, "ann", CLERIC) == 3
    t.phase("bait")
    assert queues(t) == {"ann": [cleric]}
    assert t.told("hero-lured") == [{"hero": cleric, "seat": "ann", "best": 3, "second": 2}]


@rule("BM-BAIT-02")
def test_covered_and_deactivated_icons_do_not_count() -> None:
    """Of three cleric icons only the one that is visible and active counts."""
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "open-grave", "succubus-spa", ["specter-s-sanctum", "golem-factory"])
    t.hand("ann", "freeze")
    t.phase("build")
    assert treasure(t, "ann", CLERIC) == 2
    t.answer("ann", "cast freeze").answer("ann", "room succubus-spa ann 1")
    assert treasure(t, "ann", CLERIC) == 1
    cleric = a_hero(wants="cleric")
    t.town(cleric)
    t.phase("bait")
    assert t.told("hero-lured") == [{"hero": cleric, "seat": "ann", "best": 1, "second": 0}]


@rule("BM-BAIT-03")
def test_the_bosss_icon_counts() -> None:
    """A thief boss without thief rooms draws the thief, and adds to the thief rooms it has."""
    thief = a_hero(wants="thief")
    t = boss_monster(bosses=["draculord", "cleopatra"])
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "golem-factory")
    t.town(thief)
    t.phase("bait")
    assert queues(t) == {"bob": [thief]}
    assert t.told("hero-lured") == [{"hero": thief, "seat": "bob", "best": 1, "second": 0}]

    t = boss_monster(bosses=["draculord", "cleopatra"])
    t.dungeon("ann", "bottomless-pit")
    t.dungeon("bob", "bottomless-pit")
    t.town(thief)
    t.phase("bait")
    assert t.told("hero-lured") == [{"hero": thief, "seat": "bob", "best": 2, "second": 1}]


def tied_for_the_fighter(fighter: str) -> Table:
    """Fighter treasure is 2 to 2, the boss's icon included; both ann's ability and her spell could change it."""
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "golem-factory", "jackpot-stash")
    t.dungeon("bob", "golem-factory", "minotaur-s-maze")
    t.hand("ann", "freeze")
    t.town(fighter)
    assert (treasure(t, "ann", FIGHTER), treasure(t, "bob", FIGHTER)) == (2, 2)
    return t


@rule("BM-BAIT-04", "BM-BAIT-09")
@pytest.mark.parametrize(
    ("answers", "totals"),
    [
        ([], (2, 2)),
        (["use jackpot-stash 0"], (3, 2)),
        (["cast freeze", "room golem-factory bob 1"], (2, 1)),
        (["use jackpot-stash 0", "cast freeze", "room golem-factory bob 1"], (3, 1)),
    ],
)
def test_what_was_played_earlier_this_turn_is_counted(answers: list[str], totals: tuple[int, int]) -> None:
    """A tie is broken by an ability that doubles the rooms' icons, and by a spell that takes a rival's away."""
    fighter = a_hero(wants="fighter")
    t = tied_for_the_fighter(fighter).phase("build")
    for words in answers:
        t.answer("ann", words)
    t.all_pass()
    assert t.in_town == [fighter]

    t.phase("bait")

    if answers:
        assert queues(t) == {"ann": [fighter]}
        assert t.told("hero-lured") == [{"hero": fighter, "seat": "ann", "best": totals[0], "second": totals[1]}]
    else:
        assert t.in_town == [fighter]
        assert t.told("hero-tied") == [{"hero": fighter, "best": 2}]


@rule("BM-BAIT-04")
def test_modifiers_of_an_earlier_turn_are_forgotten() -> None:
    """The doubling lasts until the end of the turn: in the next one the totals are as printed again."""
    fighter = a_hero(wants="fighter", health=4)
    t = tied_for_the_fighter(fighter)
    t.turn("build").answer("ann", "use jackpot-stash 0").all_pass()
    assert [told["seat"] for told in t.told("hero-lured")] == ["ann"]
    other = a_hero(wants="fighter", health=6)
    t.town(other)
    t.turn("build").all_pass()
    assert t.told("hero-tied") == [{"hero": other, "best": 2}]
    assert t.in_town == [other]


# -- who goes where ---------------------------------------------------------------------------------------


@rule("BM-BAIT-05")
@pytest.mark.parametrize(
    ("totals", "winner", "best", "second"),
    [((1, 3, 2), "bob", 3, 2), ((3, 1, 2), "ann", 3, 2), ((0, 0, 1), "cy", 1, 0), ((2, 1, 3), "cy", 3, 2)],
)
def test_a_hero_goes_to_the_strictly_highest_total(
    totals: tuple[int, ...], winner: str, best: int, second: int
) -> None:
    """The dungeon with the most of its treasure gets the hero, wherever its owner sits and whatever their XP."""
    mage = a_hero(wants="mage")
    t = three_dungeons(totals, mage)
    assert [t.names[hero.goes_to] for hero in t.view("").town] == [winner]
    t.phase("bait")
    assert queues(t) == {winner: [mage]}
    assert t.in_town == []
    assert t.told("hero-lured") == [{"hero": mage, "seat": winner, "best": best, "second": second}]


@rule("BM-BAIT-06")
@pytest.mark.parametrize(("totals", "best"), [((2, 2, 1), 2), ((1, 2, 2), 2), ((2, 0, 2), 2), ((1, 1, 1), 1)])
def test_a_tie_for_the_highest_total_keeps_the_hero_in_town(totals: tuple[int, ...], best: int) -> None:
    """Two or three dungeons share the top: the hero stays; XP breaks no tie."""
    mage = a_hero(wants="mage")
    t = three_dungeons(totals, mage)
    assert [hero.goes_to for hero in t.view("").town] == [-1]
    t.phase("bait")
    assert t.in_town == [mage]
    assert queues(t) == {}
    assert t.told("hero-tied") == [{"hero": mage, "best": best}]


@rule("BM-BAIT-06")
@pytest.mark.parametrize(("totals", "winner"), [((1, 1, 2), "cy"), ((1, 2, 1), "bob"), ((2, 1, 1), "ann")])
def test_a_tie_below_the_top_does_not_matter(totals: tuple[int, ...], winner: str) -> None:
    """The two lesser dungeons are level: the hero leaves for the best one."""
    mage = a_hero(wants="mage")
    t = three_dungeons(totals, mage).phase("bait")
    assert queues(t) == {winner: [mage]}


@rule("BM-BAIT-07")
def test_a_hero_whose_treasure_nobody_has_stays_in_town() -> None:
    """All totals are zero: nobody gets the hero."""
    mage = a_hero(wants="mage")
    t = three_dungeons((0, 0, 0), mage)
    t.dungeon("ann", "open-grave", "golem-factory")
    t.phase("bait")
    assert t.in_town == [mage]
    assert queues(t) == {}
    assert t.told("hero-unmoved") == [{"hero": mage}]


@rule("BM-EX-01")
@every_edition
def test_three_heroes_and_two_dungeons(edition: str) -> None:
    """The mage goes to the first player, the cleric to the second, the thief stays and heads the town's line."""
    mage, cleric, thief = (a_hero(health=4, wants=treasure) for treasure in ("mage", "cleric", "thief"))
    t = boss_monster(bosses=["draculord", "cleopatra"], edition=edition)
    t.dungeon("ann", "dark-laboratory", "jackpot-stash")
    t.dungeon("bob", "torture-chamber", "dark-altar", "golem-factory")
    assert t.view("").seats[0].treasure == (1, 0, 2, 2)
    assert t.view("").seats[1].treasure == (3, 1, 0, 2)
    t.town(mage, cleric, thief)
    newcomers = [a_hero(health=6, wants="fighter"), a_hero(health=8, wants="thief")]
    t.next_from("hero deck", *newcomers)

    t.phase("bait")
    assert queues(t) == {"ann": [mage], "bob": [cleric]}
    assert t.in_town == [thief]
    assert t.told("hero-lured") == [
        {"hero": mage, "seat": "ann", "best": 2, "second": 0},
        {"hero": cleric, "seat": "bob", "best": 3, "second": 1},
    ]
    assert t.told("hero-tied") == [{"hero": thief, "best": 2}]

    t.phase("beginning")
    assert t.in_town == [thief, *newcomers]


# -- waiting ----------------------------------------------------------------------------------------------


@rule("BM-BAIT-08")
@every_edition
def test_a_hero_who_stayed_is_compared_again_next_turn(edition: str) -> None:
    """Tied in the first turn, the mage is lured in the second, when bob has added an icon."""
    mage = a_hero(wants="mage", health=8)
    t = boss_monster(edition=edition)
    t.dungeon("ann", "brainsucker-hive")
    t.dungeon("bob", "brainsucker-hive")
    t.hand("bob", "witch-s-kitchen")
    t.town(mage)
    fighters = [a_hero(health=health, wants="fighter") for health in (4, 6, 8)] + ["the-fool"]
    t.next_from("hero deck", *fighters)

    t.turn().all_pass()
    turn = t.view("").turn
    assert mage in t.in_town
    assert {"hero": mage, "best": 1} in t.told("hero-tied")

    t.turn().pass_until("bob", "build").answer("bob", "place witch-s-kitchen 1").all_pass()
    assert t.view("").turn == turn + 1
    assert mage not in t.in_town
    assert {"hero": mage, "seat": "bob", "best": 2, "second": 1} in t.told("hero-lured")


@rule("BM-BAIT-11")
def test_heroes_nobody_lures_pile_up_in_town() -> None:
    """With all totals tied four heroes wait at the end of the second turn and six after the next reveal."""
    heroes = [a_hero(health=health, wants=wants) for health in (4, 6, 8) for wants in ("fighter", "mage")]
    t = boss_monster(bosses=["draculord", "cleopatra"])
    t.next_from("hero deck", *heroes)
    t.turn().all_pass()
    assert t.in_town == heroes[:2]
    t.turn().all_pass()
    assert t.in_town == heroes[:4]
    t.phase("beginning")
    assert t.in_town == heroes


@rule("BM-BAIT-12")
def test_a_broken_tie_lures_all_waiting_heroes_of_the_treasure() -> None:
    """Three thieves wait at 1 to 1; bob gains a thief icon and all three stand at his entrance."""
    thieves = [a_hero(health=health, wants="thief") for health in (8, 4, 6)]
    mage = a_hero(wants="mage")
    t = boss_monster(bosses=["draculord", "cleopatra"])
    t.dungeon("ann", "bottomless-pit")
    t.hand("bob", "boulder-ramp")
    t.town(thieves[0], mage, *thieves[1:])
    t.phase("bait")
    assert t.in_town == [thieves[0], mage, *thieves[1:]]

    t.phase("build").answer("bob", "place boulder-ramp 0")
    t.phase("bait")

    assert queues(t) == {"bob": thieves}
    assert t.in_town == [mage]


@rule("BM-EX-11")
@every_edition
@pytest.mark.parametrize("builds", [True, False])
def test_a_hero_jam_breaks_up_at_one_stroke(edition: str, builds: bool) -> None:
    """Two thieves have waited and a third is new: bob's new icon draws all three, oldest first, else none."""
    oldest, older, newest = (a_hero(health=health, wants="thief") for health in (8, 6, 4))
    fighter, *others = [a_hero(health=health, wants="fighter") for health in (4, 6, 8)]
    t = boss_monster(bosses=["draculord", "cleopatra"], edition=edition)
    t.dungeon("ann", "jackpot-stash")
    t.dungeon("bob", "bottomless-pit")
    t.town(oldest, older)
    t.hand("bob", "boulder-ramp")
    t.next_from("hero deck", newest, fighter, *others)
    t.next_from("room deck", "open-grave", "succubus-spa")
    t.phase("beginning").phase("build")
    assert (treasure(t, "ann", THIEF), treasure(t, "bob", THIEF)) == (2, 2)

    t.pass_until("bob", "build").answer("bob", "place boulder-ramp 1" if builds else "pass").all_pass()
    t.phase("bait")

    if builds:
        assert queues(t) == {"bob": [oldest, older, newest]}
        assert t.in_town == [fighter]
    else:
        assert queues(t) == {}
        assert t.in_town == [oldest, older, newest, fighter]
        t.phase("beginning")
        assert t.in_town == [oldest, older, newest, fighter, *others]


@rule("BM-BAIT-10")
@every_edition
def test_heroes_arrive_in_the_order_of_their_reveal(edition: str) -> None:
    """Of three heroes revealed in turn the first and the third go to ann, and queue in that order."""
    first, third = a_hero(health=6, wants="mage", n=1), a_hero(health=4, wants="mage")
    second = a_hero(health=6, wants="cleric")
    assert first > third, "the order of names would be the other way round"
    t = boss_monster(["ann", "bob", "cy"], bosses=["king-croak", "cleopatra", "gorgona"], edition=edition)
    t.dungeon("ann", "dark-laboratory")
    t.dungeon("bob", "open-grave")
    t.next_from("hero deck", first, second, third)
    t.phase("beginning")
    assert t.in_town == [first, second, third]
    t.phase("bait")
    assert queues(t) == {"ann": [first, third], "bob": [second]}


# -- the phase --------------------------------------------------------------------------------------------


@rule("BM-BAIT-09")
@every_edition
def test_nothing_is_played_in_the_bait_phase(edition: str) -> None:
    """Players who may cast and activate before and after the bait are asked nothing during it."""
    hero = a_hero(health=4, wants="mage")
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dark-laboratory", "jackpot-stash")
    t.dungeon("bob", "torture-chamber")
    t.hand("ann", "freeze", "fear", "jeopardy")
    t.hand("bob", "freeze", "jeopardy", "counterspell", "princess-in-peril")
    t.town(hero)
    t.turn("build")
    asked: dict[str, set[str]] = {}
    while t.waiting:
        name = t.waiting[0]
        asked.setdefault(t.view("").phase, set()).add(name)
        assert {"pass", "cast freeze"} <= set(t.options(name))
        t.answer(name, "pass")
    assert asked == {"build": {"ann", "bob"}, "adventure": {"ann", "bob"}}
    assert t.told("hero-lured") == [{"hero": hero, "seat": "ann", "best": 2, "second": 0}]


@rule("BM-BAIT-09")
def test_the_bait_phase_by_itself_asks_nobody() -> None:
    """With spells of every icon in hand and abilities on the table the phase runs through to its end."""
    t = boss_monster()
    t.dungeon("ann", "jackpot-stash", "dark-altar")
    t.dungeon("bob", "torture-chamber", "zombie-prison")
    t.hand("ann", "freeze", "kobold-strike", "princess-in-peril", "open-grave")
    t.hand("bob", "freeze", "trepidation", "jeopardy", "golem-factory")
    t.town(a_hero(wants="fighter"), a_hero(wants="thief"))
    t.phase("bait")
    assert t.waiting == []
    assert t.told("phase-began") == [{"phase": 3}]
    assert t.events("hero-lured", "hero-unmoved", "hero-tied") == ["hero-unmoved", "hero-tied"]


@rule("BM-BAIT-13")
def test_the_adventure_waits_for_the_last_hero_to_be_placed() -> None:
    """Three heroes in town: all are evaluated before the first of them enters a room or takes damage."""
    mages = [a_hero(health=4, wants="mage"), a_hero(health=6, wants="mage")]
    fighter = a_hero(wants="fighter")
    t = boss_monster()
    t.dungeon("ann", "dark-laboratory")
    t.dungeon("bob", "golem-factory")
    t.town(mages[0], fighter, mages[1])
    t.turn("bait").all_pass()
    course = t.events("hero-lured", "adventure-began", "hero-entered", "room-hurt")
    assert course[:3] == ["hero-lured"] * 3
    assert "hero-lured" not in course[3:]
    assert course.count("room-hurt") == 3
    assert [told["hero"] for told in t.told("hero-lured")] == [mages[0], fighter, mages[1]]
