"""Adventure phase: who goes when, what each room does to a hero, and what becomes of it."""

from typing import Any

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import card, rule
from underhall.errors import OptionNotOffered
from underhall.games.boss_monster.facts import NUMBER
from underhall.games.series.option_kinds import CAST
from underhall.kernel.decisions import Option, pack

EDITIONS = ["trefl-pl", "first-ru", "alpha-ja"]
DEATH_TIMINGS = ["on_leave", "on_damage"]

FOOL = "the-fool"  # health 2, wants nothing
NICK = "nick-the-masher"  # health 4, cleric
ACACIA = "acacia-warrior-of-light"  # health 6, cleric
DELATORIOUS = "delatorious-angel-of-light"  # health 8, cleric
JOMAN = "joman-chimm-cutpurse"  # health 4, thief
TIEG = "tieg-and-the-magic-bubble"  # health 4, mage
MITCHELL = "mitchell-the-judge"  # health 6, mage
DARTTEON = "dartteon-elf-pyromancer"  # health 8, mage


def where(t: Table) -> str:
    """The room the walking hero stands in, 'entrance' before the first hero sets out, '' between rooms."""
    view = t.view("")
    if view.walker is None:
        return "entrance"
    return view.seats[view.walker.seat].dungeon[view.walker.slot].card if view.walker.in_room else ""


def walker_damage(t: Table) -> int:
    walker = t.view("").walker
    assert walker is not None
    return walker.hero.damage


def story(t: Table, *names: str) -> list[tuple[str, str]]:
    """The public events of these names in order, each with its hero."""
    told = [(str(event["message"]).removeprefix("event-"), event["args"]) for event in t.g.events_for(-1)]
    return [(name, args["hero"]) for name, args in told if name in names and isinstance(args, dict)]


def windows(t: Table) -> list[tuple[str, str]]:
    """Everybody passes to the end; who was asked, and where the hero stood."""
    asked = []
    while t.waiting:
        asked.append((t.waiting[0], where(t)))
        t.answer(t.waiting[0], "pass")
    return asked


def pass_to_room(t: Table, room: str) -> None:
    """Everybody passes until somebody is asked while the hero stands in this room."""
    while where(t) != room:
        t.answer(t.waiting[0], "pass")


def pass_to(t: Table, turn: int, phase: str) -> None:
    """Everybody passes until somebody is asked in this phase of this turn."""
    while (t.view("").turn, t.view("").phase) != (turn, phase):
        t.answer(t.waiting[0], "pass")


def refused(t: Table, name: str, spell: str) -> bool:
    """Whether casting the spell now is neither offered nor accepted, and trying changes nothing."""
    decision = t.asked(name)
    assert decision is not None
    before = t.g.fingerprint()
    forged = Option(pack(CAST, NUMBER[spell]), 1, decision.number, decision.wording)
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), forged)
    return f"cast {spell}" not in t.options(name) and t.g.fingerprint() == before


# -- whose turn it is ---------------------------------------------------------------------------------------


@rule("BM-ADV-01")
def test_only_a_player_with_heroes_at_the_entrance_takes_an_adventure_turn() -> None:
    """With heroes at the second of three entrances alone, the second player is the only active one."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    for name in t.names:
        t.dungeon(name, "golem-factory")
        t.hand(name, "freeze")
    t.entrance("bob", DELATORIOUS)

    t.phase("adventure")
    active = set()
    while t.waiting:
        active.add(t.view("").active)
        t.answer(t.waiting[0], "pass")

    assert active == {t.seat("bob")}
    assert t.told("adventure-began") == [{"seat": "bob", "heroes": 1}]
    assert t.wounds("bob") == 1


@rule("BM-ADV-01")
def test_without_heroes_nobody_is_asked_anything_in_the_adventure_phase() -> None:
    """No hero stands at any entrance: the phase passes without an active player and without a window."""
    t = boss_monster()
    for name in t.names:
        t.dungeon(name, "golem-factory")
        t.hand(name, "jeopardy")

    t.phase("adventure")

    assert t.waiting == []
    assert t.events() == ["phase-began"]


@rule("BM-ADV-02")
@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({}, ["cy", "bob", "ann"]),
        ({"edition": "alpha-ja"}, ["cy", "bob", "ann"]),
        ({"edition": "first-ru"}, ["cy", "ann", "bob"]),
        ({"player_order": "clockwise"}, ["cy", "ann", "bob"]),
        ({"edition": "first-ru", "player_order": "xp"}, ["cy", "bob", "ann"]),
    ],
)
def test_adventure_turns_go_by_descending_xp_or_clockwise_from_the_highest(
    options: dict[str, str], order: list[str]
) -> None:
    """XP 500, 600, 800 with heroes everywhere: the third player goes first, the others as the profile says."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["gorgona", "seducia", "king-croak"], **options)
    t.entrance("ann", NICK)
    t.entrance("bob", ACACIA)
    t.entrance("cy", DELATORIOUS)

    t.phase("adventure")

    assert [told["seat"] for told in t.told("adventure-began")] == order
    assert [told["seat"] for told in t.told("hero-survived")] == order


@rule("BM-ADV-03")
def test_the_owner_of_the_dungeon_being_crossed_is_active() -> None:
    """While a hero walks through a player's dungeon everybody sees that player named as active."""
    t = boss_monster()
    for name, hero in (("ann", DELATORIOUS), ("bob", DARTTEON)):
        t.dungeon(name, "golem-factory", "specter-s-sanctum")
        t.hand(name, "freeze")
        t.entrance(name, hero)

    t.phase("adventure")
    crossed = set()
    while t.waiting:
        for viewer in ("", *t.names):
            view = t.view(viewer)
            if view.walker is not None:
                assert view.active == view.walker.seat
                crossed.add(view.walker.seat)
        t.answer(t.waiting[0], "pass")

    assert crossed == {0, 1}


@rule("BM-ADV-04")
def test_the_first_hero_is_scored_before_the_second_enters() -> None:
    """Queue A, B: A has crossed the dungeon before B is in the first room, whether A dies or survives."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "specter-s-sanctum")
    t.entrance("ann", ACACIA, NICK)

    t.phase("adventure")

    assert story(t, "hero-entered", "hero-died", "hero-survived") == [
        ("hero-entered", ACACIA),
        ("hero-entered", ACACIA),
        ("hero-survived", ACACIA),
        ("hero-entered", NICK),
        ("hero-entered", NICK),
        ("hero-died", NICK),
    ]


@rule("BM-ADV-19")
def test_a_player_deals_with_all_heroes_before_the_turn_passes_on() -> None:
    """Two heroes at the first player's entrance and one at the second's are scored in that order."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "golem-factory")
    t.entrance("bob", JOMAN)
    t.entrance("ann", NICK, FOOL)

    t.phase("adventure")

    assert story(t, "hero-died", "hero-survived") == [
        ("hero-survived", NICK),
        ("hero-died", FOOL),
        ("hero-survived", JOMAN),
    ]
    assert [told["seat"] for told in t.told("adventure-began")] == ["ann", "bob"]


@rule("BM-ADV-20", "BM-CONF-47")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_moment_for_spells_comes_before_every_hero_and_none_after_the_last(edition: str) -> None:
    """Both players may act before each of two heroes; then the end phase follows the last scoring at once."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "jeopardy")
    t.hand("bob", "jeopardy")
    t.entrance("ann", NICK, FOOL)

    t.turn("adventure")
    asked = windows(t)

    lethal_room = [] if edition != "trefl-pl" else [("ann", "golem-factory"), ("bob", "golem-factory")]
    assert asked == [
        ("ann", "entrance"),
        ("bob", "entrance"),
        ("ann", "golem-factory"),
        ("bob", "golem-factory"),
        ("ann", "entrance"),
        ("bob", "entrance"),
        *lethal_room,
    ]
    assert t.view("").phase == "end"
    events = t.events("hero-died", "card-drawn", "ability-works", "phase-began", "spell-cast")
    assert events == ["phase-began", "hero-died", "ability-works", "card-drawn", "phase-began"]


@rule("BM-ADV-20")
@card("fear")
def test_the_phase_also_ends_when_the_last_hero_leaves_for_town() -> None:
    """The last hero is sent to town: the end phase comes next, and the hero is scored by nobody."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.hand("bob", "fear")
    t.entrance("ann", NICK)

    t.turn("adventure")
    t.answer("bob", "cast fear")

    assert t.waiting == []
    assert t.in_town == [NICK]
    assert t.view("").phase == "end"
    assert t.events("hero-fled", "hero-died", "hero-survived", "phase-began") == [
        "phase-began",
        "hero-fled",
        "phase-began",
    ]


@rule("BM-ADV-10", "BM-ADV-20")
@card("bottomless-pit", "cave-in", "fear")
@pytest.mark.parametrize(
    ("spell", "answer"), [("", "use bottomless-pit 0"), ("cave-in", "cast cave-in"), ("fear", "cast fear")]
)
def test_nobody_is_asked_again_once_the_last_hero_is_gone_in_mid_window(spell: str, answer: str) -> None:
    """An effect in the last room ends the last hero's walk: both could still cast a spell, and neither is asked."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit")
    t.hand("ann", "jeopardy", *([spell] if spell else []))
    t.hand("bob", "jeopardy")
    t.entrance("ann", DELATORIOUS)

    t.turn("adventure")
    pass_to_room(t, "bottomless-pit")
    t.answer("ann", answer)

    assert t.events("hero-died", "hero-fled") == ["hero-fled" if spell == "fear" else "hero-died"]
    assert t.waiting == []
    assert t.view("").phase == "end"


# -- room by room -------------------------------------------------------------------------------------------


@rule("BM-ADV-05")
def test_a_hero_walks_from_left_to_right() -> None:
    """Rooms of damage 1, 2, 3 from left to right hurt in that order."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "specter-s-sanctum", "neanderthal-cave")
    t.entrance("ann", DELATORIOUS)

    t.phase("adventure")

    assert t.walked() == ["haunted-library", "specter-s-sanctum", "neanderthal-cave"]
    assert [told["damage"] for told in t.told("room-hurt")] == [1, 2, 3]
    assert [told["slot"] for told in t.told("hero-entered")] == [2, 1, 0]


@rule("BM-ADV-06")
def test_each_room_entered_deals_its_printed_damage() -> None:
    """A hero of health 6 has 2 damage in the first room and 5 in the second, of damage 2 and 3."""
    t = boss_monster()
    t.dungeon("ann", "specter-s-sanctum", "neanderthal-cave")
    t.entrance("ann", ACACIA)
    t.hand("bob", "assassin")

    t.phase("adventure")
    assert where(t) == "specter-s-sanctum"
    assert walker_damage(t) == 2
    t.answer("bob", "pass")

    assert where(t) == "neanderthal-cave"
    assert walker_damage(t) == 5
    assert [(told["damage"], told["total"], told["health"]) for told in t.told("room-hurt")] == [(2, 2, 6), (3, 5, 6)]


@rule("BM-ADV-07")
@pytest.mark.parametrize(
    ("room", "damage"),
    [("open-grave", 2), ("golem-factory", 2), ("brainsucker-hive", 2), ("dizzygas-hallway", 1)],
)
@pytest.mark.parametrize("wants", ["cleric", "fighter", "mage", "thief"])
def test_a_room_hurts_a_hero_whatever_treasure_it_wants(room: str, damage: int, wants: str) -> None:
    """Every hero takes the damage of a room of every treasure."""
    t = boss_monster()
    t.dungeon("ann", room)
    t.entrance("ann", a_hero(health=8, wants=wants))

    t.phase("adventure")

    assert [(told["card"], told["damage"]) for told in t.told("room-hurt")] == [(room, damage)]


@rule("BM-ADV-08")
@card("minotaur-s-maze")
@pytest.mark.parametrize(
    ("maze_bounce", "damage"), [("before_damage", [3, 3, 1, 1]), ("after_damage", [3, 1, 3, 1, 1])]
)
def test_a_text_on_entry_works_before_the_window_of_the_room(maze_bounce: str, damage: list[int]) -> None:
    """A maze sends the hero back as it enters: the first window in the maze is that of the second entry."""
    t = boss_monster(maze_bounce=maze_bounce)
    t.dungeon("ann", "neanderthal-cave", "minotaur-s-maze", "goblin-armory")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.hand("bob", "assassin")

    t.phase("adventure")
    asked = windows(t)

    assert asked == [
        ("bob", "neanderthal-cave"),
        ("bob", "neanderthal-cave"),
        ("bob", "minotaur-s-maze"),
        ("bob", "goblin-armory"),
    ]
    assert [told["damage"] for told in t.told("room-hurt")] == damage
    assert [name for name, _ in story(t, "hero-entered", "hero-bounced")] == [
        "hero-entered",
        "hero-entered",
        "hero-bounced",
        "hero-entered",
        "hero-entered",
        "hero-entered",
    ]


@rule("BM-ADV-09")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
@pytest.mark.parametrize(
    ("rooms", "drawn"),
    [
        (("specter-s-sanctum", "golem-factory", "haunted-library"), ["open-grave"]),
        (("golem-factory", "specter-s-sanctum", "haunted-library"), []),
    ],
)
def test_damage_adds_up_over_the_rooms(death_timing: str, rooms: tuple[str, ...], drawn: list[str]) -> None:
    """A hero of health 4 dies in the second of two rooms of damage 2, so only a factory in that place draws."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", *rooms)
    t.entrance("ann", NICK)
    t.next_from("room deck", "open-grave")

    t.phase("adventure")

    assert t.walked() == list(rooms[:2])
    assert [told["total"] for told in t.told("room-hurt")] == [2, 4]
    assert t.souls("ann") == 1
    assert t.hand_of("ann") == drawn


@rule("BM-ADV-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_damage_of_each_room_every_player_may_react(edition: str) -> None:
    """In every room, harmless ones too, each of three players is asked once before the hero moves on."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    t.dungeon("ann", "haunted-library", "dragon-hatchery", "golem-factory")
    t.entrance("ann", DELATORIOUS)
    for name in t.names:
        t.hand(name, "freeze")

    t.phase("adventure")
    asked = []
    while t.waiting:
        walker = t.view("").walker
        asked.append((t.waiting[0], where(t), 0 if walker is None else walker.hero.damage))
        t.answer(t.waiting[0], "pass")

    assert asked == [
        (name, room, damage)
        for room, damage in (("entrance", 0), ("haunted-library", 1), ("dragon-hatchery", 1), ("golem-factory", 3))
        for name in ("ann", "bob", "cy")
    ]
    assert t.wounds("ann") == 1


@rule("BM-ADV-10")
@card("giant-size")
def test_a_spell_cast_in_a_room_works_before_the_hero_moves_on() -> None:
    """The next room is made stronger while the hero is still in the first: it hurts with the added damage."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "golem-factory")
    t.entrance("ann", DELATORIOUS)
    t.hand("ann", "giant-size")

    t.phase("adventure")
    pass_to_room(t, "haunted-library")
    t.answer("ann", "cast giant-size").all_pass()

    assert [told["damage"] for told in t.told("room-hurt")] == [1, 5]


# -- death and survival -------------------------------------------------------------------------------------


@rule("BM-ADV-11")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
@pytest.mark.parametrize(
    ("rooms", "dies"),
    [
        (["neanderthal-cave", "haunted-library"], True),
        (["neanderthal-cave", "golem-factory"], True),
        (["specter-s-sanctum", "haunted-library"], False),
    ],
)
def test_a_hero_dies_when_damage_reaches_its_health(death_timing: str, rooms: list[str], dies: bool) -> None:
    """Health 4: with 4 or 5 damage the hero dies in the second room, with 3 it goes on to the third."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", *rooms, "dragon-hatchery")
    t.entrance("ann", NICK)

    t.phase("adventure")

    assert t.walked() == (rooms if dies else [*rooms, "dragon-hatchery"])
    assert (t.souls("ann"), t.wounds("ann")) == ((1, 0) if dies else (0, 1))


@rule("BM-ADV-12", "BM-CONF-02")
@card("fear")
@pytest.mark.parametrize(
    ("options", "on_leave"),
    [
        ({}, True),
        ({"edition": "first-ru"}, False),
        ({"edition": "alpha-ja"}, False),
        ({"death_timing": "on_leave", "edition": "first-ru"}, True),
        ({"death_timing": "on_damage"}, False),
    ],
)
def test_lethal_damage_can_be_answered_only_where_death_waits(options: dict[str, Any], on_leave: bool) -> None:
    """Lethal damage in the second room: the rival is asked before the death, or finds the soul already scored."""
    t = boss_monster(**options)
    t.dungeon("ann", "haunted-library", "neanderthal-cave", "dragon-hatchery")
    t.entrance("ann", NICK)
    t.hand("bob", "fear")

    t.phase("adventure")
    assert where(t) == "haunted-library"
    t.answer("bob", "pass")

    if on_leave:
        assert where(t) == "neanderthal-cave"
        assert walker_damage(t) == 4
        assert t.souls("ann") == 0
        assert t.events("hero-died") == []
        left_alone = t.fork()
        left_alone.answer("bob", "pass")
        assert left_alone.souls("ann") == 1
        assert left_alone.waiting == []
        t.answer("bob", "cast fear")
        assert t.souls("ann") == 0
        assert t.in_town == [NICK]
    else:
        assert t.waiting == []
        assert t.souls("ann") == 1
        assert t.order_of_deaths() == [NICK]
        assert t.hand_of("bob") == ["fear"]
    assert "dragon-hatchery" not in t.walked()


@rule("BM-CONF-02", "BM-CONF-22")
@card("teleportation")
def test_the_room_of_death_is_where_health_reached_zero_even_if_the_hero_is_sent_away() -> None:
    """Doomed in the factory and sent back, the hero dies on leaving the hive, and it is the factory that draws."""
    t = boss_monster()
    t.dungeon("ann", "brainsucker-hive", "golem-factory")
    t.entrance("ann", NICK)
    t.hand("ann", "teleportation")
    t.next_from("room deck", "open-grave")

    t.phase("adventure")
    pass_to_room(t, "golem-factory")
    t.answer("ann", "cast teleportation")

    assert t.waiting == []
    assert t.walked() == ["brainsucker-hive", "golem-factory", "brainsucker-hive"]
    assert [told["total"] for told in t.told("room-hurt")] == [2, 4, 6]
    assert t.souls("ann") == 1
    assert [told["card"] for told in t.told("ability-works")] == ["golem-factory"]
    assert t.hand_of("ann") == ["open-grave"]


@rule("BM-ADV-13")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
def test_a_dead_hero_goes_no_further(death_timing: str) -> None:
    """A hero killed in the first of three rooms sets off nothing in the others."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "neanderthal-cave", "minotaur-s-maze", "golem-factory")
    t.entrance("ann", FOOL)

    t.phase("adventure")

    assert t.walked() == ["neanderthal-cave"]
    assert t.events("hero-entered", "hero-bounced", "room-hurt", "hero-died", "hero-survived", "ability-works") == [
        "hero-entered",
        "room-hurt",
        "hero-died",
    ]


@rule("BM-ADV-14")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
@pytest.mark.parametrize(("hero", "value"), [(NICK, 1), ("lord-van-ette", 2)])
def test_a_dead_hero_adds_its_souls_to_the_owner_of_the_dungeon(death_timing: str, hero: str, value: int) -> None:
    """An ordinary hero brings the owner one soul, an epic one two; wounds and the rival's totals stay."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "neanderthal-cave", "neanderthal-cave", "neanderthal-cave", "beast-menagerie")
    t.give_wounds("ann", FOOL)
    t.give_souls("ann", JOMAN)
    t.entrance("ann", hero)

    t.phase("adventure")

    assert (t.souls("ann"), t.wounds("ann")) == (1 + value, 1)
    assert (t.souls("bob"), t.wounds("bob")) == (0, 0)
    assert t.view("").seats[0].soul_heroes == (JOMAN, hero)
    assert t.told("hero-died") == [{"hero": hero, "seat": "ann", "souls": value}]


@rule("BM-ADV-15")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
@pytest.mark.parametrize(
    ("hero", "rooms", "souls", "wounds"),
    [
        (ACACIA, ["specter-s-sanctum", "neanderthal-cave"], 0, 1),
        (ACACIA, ["specter-s-sanctum", "neanderthal-cave", "haunted-library"], 1, 0),
        ("lord-van-ette", ["specter-s-sanctum", "neanderthal-cave"], 0, 2),
    ],
)
def test_a_hero_who_reaches_the_boss_wounds_it(
    death_timing: str, hero: str, rooms: list[str], souls: int, wounds: int
) -> None:
    """Health 6 against 5 damage is a wound, against 6 in the last room a soul; an epic hero deals two wounds."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", *rooms)
    t.entrance("ann", hero)

    t.phase("adventure")

    assert (t.souls("ann"), t.wounds("ann")) == (souls, wounds)
    assert (t.souls("bob"), t.wounds("bob")) == (0, 0)
    assert t.view("").seats[0].wound_heroes == ((hero,) if wounds else ())


@rule("BM-ADV-16")
@card("cave-in")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_killed_by_a_spell_without_damage_is_a_soul(edition: str) -> None:
    """A cave-in buries an unhurt hero in the first room: the owner of the dungeon scores a soul."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dragon-hatchery", "golem-factory")
    t.entrance("ann", DELATORIOUS)
    t.hand("ann", "cave-in")

    t.phase("adventure")
    pass_to_room(t, "dragon-hatchery")
    assert walker_damage(t) == 0
    t.answer("ann", "cast cave-in").answer("ann", "room dragon-hatchery ann 1")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert t.events("room-hurt", "hero-hurt") == []
    assert t.walked() == ["dragon-hatchery"]


@rule("BM-ADV-16")
@card("bottomless-pit")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_killed_by_a_room_counts_as_dead_too(edition: str) -> None:
    """A hero of health 8 with 1 damage falls into the pit: the owner scores a soul and no wound."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "bottomless-pit", "golem-factory")
    t.entrance("ann", DELATORIOUS)

    t.phase("adventure")
    assert walker_damage(t) == 1
    t.answer("ann", "use bottomless-pit 1")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert t.walked() == ["bottomless-pit"]


# -- what may be used ---------------------------------------------------------------------------------------


HAMMER_ONLY = ["kobold-strike", "motivation", "princess-in-peril", "zombie-attack"]


def a_table_where_every_spell_has_a_use() -> Table:
    """The second player holds spells of both kinds, each of which finds a target where its phase allows it."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "specter-s-sanctum")
    t.dungeon("bob", "dark-altar")
    t.hand("bob", "fear", "giant-size", "freeze", *HAMMER_ONLY)
    t.town(TIEG)
    t.give_souls("ann", FOOL)
    return t


@rule("BM-ADV-17")
def test_axe_spells_and_abilities_may_be_used_and_hammer_spells_may_not() -> None:
    """While a hero walks, spells with an axe and a room's ability are offered, spells with a hammer alone refused."""
    t = a_table_where_every_spell_has_a_use()
    t.entrance("ann", DELATORIOUS)

    t.phase("adventure")
    pass_to_room(t, "golem-factory")

    assert set(t.options("bob")) == {"pass", "cast fear", "cast giant-size", "cast freeze", "use dark-altar 0"}
    for spell in HAMMER_ONLY:
        assert refused(t, "bob", spell)
    t.answer("bob", "cast giant-size").answer("bob", "room specter-s-sanctum ann 0")
    assert t.view("").seats[0].dungeon[0].damage == 5
    assert t.discarded == ["giant-size"]


@rule("BM-ADV-17")
def test_the_same_hammer_spells_are_offered_in_the_build_phase() -> None:
    """At the same table the hammer spells may be cast while building, and those with an axe alone may not."""
    t = a_table_where_every_spell_has_a_use()

    t.phase("build")

    assert {f"cast {spell}" for spell in (*HAMMER_ONLY, "freeze")} <= set(t.options("bob"))
    assert refused(t, "bob", "giant-size")


@rule("BM-ADV-18")
@card("fear")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("caster", ["ann", "bob", "cy"])
def test_any_player_may_cast_spells_while_a_hero_crosses_a_dungeon(edition: str, caster: str) -> None:
    """Each of three players can send the hero in the first player's dungeon back to town."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    t.dungeon("ann", "golem-factory", "specter-s-sanctum")
    t.entrance("ann", DELATORIOUS)
    t.hand(caster, "fear")

    t.phase("adventure")
    assert t.view("").active == t.seat("ann")
    t.answer(caster, "cast fear")

    assert t.in_town == [DELATORIOUS]
    assert t.told("spell-cast-hero") == [{"seat": caster, "card": "fear", "hero": DELATORIOUS}]
    assert t.discarded == ["fear"]


# -- the order of heroes ------------------------------------------------------------------------------------


@rule("BM-CONF-16")
@card("princess-in-peril")
@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({}, [ACACIA, NICK, DELATORIOUS]),
        ({"edition": "alpha-ja"}, [ACACIA, NICK, DELATORIOUS]),
        ({"edition": "first-ru"}, [NICK, ACACIA, DELATORIOUS]),
        ({"entrance_order": "appearance"}, [NICK, ACACIA, DELATORIOUS]),
        ({"edition": "first-ru", "entrance_order": "arrival"}, [ACACIA, NICK, DELATORIOUS]),
    ],
)
def test_heroes_enter_by_arrival_or_by_appearance(options: dict[str, Any], order: list[str]) -> None:
    """A hero brought in the build phase goes before an older one lured later, unless appearance in town counts."""
    t = boss_monster(**options)
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "princess-in-peril")
    t.town(NICK, ACACIA, DELATORIOUS)

    t.turn("build")
    t.answer("ann", "cast princess-in-peril").answer("ann", f"hero {ACACIA}")

    assert t.waiting == []
    assert [told["hero"] for told in t.told("hero-lured")] == [NICK, DELATORIOUS]
    assert [hero for _, hero in story(t, "hero-entered")] == order


@rule("BM-CONF-17")
@card("fear")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_sent_back_to_town_takes_its_old_place_in_line(edition: str) -> None:
    """The older hero is sent to town where the younger waits: next turn both are lured and the older arrives first."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", DELATORIOUS)
    t.town(NICK)
    t.hand("bob", "fear")
    t.next_from("hero deck", TIEG, MITCHELL)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("adventure")
    t.answer("bob", "cast fear")
    assert (t.view("").turn, t.view("").phase) == (2, "build")
    assert t.in_town == [DELATORIOUS, NICK, TIEG, MITCHELL]
    pass_to(t, 3, "build")

    assert [hero for _, hero in story(t, "hero-entered")] == [DELATORIOUS, DELATORIOUS, NICK]


@rule("BM-EX-12", "BM-HERO-07", "BM-HERO-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_heroes_left_in_town_keep_their_order_and_new_ones_line_up_behind(edition: str) -> None:
    """A leaves a town of A, B, C; with D and E revealed the line is B, C, D, E."""
    t = boss_monster(edition=edition)
    t.town(NICK, TIEG, MITCHELL)
    t.next_from("hero deck", DARTTEON, "boden-the-pantless")
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("bait")

    assert (t.view("").turn, t.view("").phase) == (2, "build")
    assert t.in_town == [TIEG, MITCHELL, DARTTEON, "boden-the-pantless"]
    assert [told["hero"] for told in t.told("hero-lured")] == [NICK]


@rule("BM-CONF-18")
@card("zombie-prison")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_left_at_an_entrance_stays_and_enters_first_next_turn(edition: str) -> None:
    """Revived after the first player's adventure, a thief waits there though the rival has more of its treasure."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "specter-s-sanctum")
    t.dungeon("bob", "zombie-prison")
    t.entrance("ann", JOMAN)
    t.entrance("bob", DARTTEON)
    t.next_from("hero deck", ACACIA, TIEG)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave", "neanderthal-cave")

    t.turns("adventure")
    assert t.souls("ann") == 1
    assert t.view("").active == t.seat("bob")
    t.answer("bob", "use zombie-prison 0")
    pass_to(t, 2, "build")
    assert t.queue("ann") == [JOMAN]
    assert t.souls("ann") == 0
    pass_to(t, 3, "build")

    assert [hero for _, hero in story(t, "hero-entered") if hero in (JOMAN, ACACIA)] == [JOMAN] * 2 + [
        JOMAN,
        JOMAN,
        ACACIA,
        ACACIA,
    ]
    assert JOMAN not in [told["hero"] for told in t.told("hero-lured") + t.told("hero-tied") + t.told("hero-unmoved")]
    assert [told["hero"] for told in t.told("hero-lured")] == [ACACIA]
    assert t.view("").seats[1].treasure[3] > t.view("").seats[0].treasure[3]
    assert t.souls("ann") == 1


# -- rulings ------------------------------------------------------------------------------------------------


@rule("BM-CONF-22")
@card("fear")
def test_a_doomed_hero_returned_to_town_lives_and_is_unhurt_next_turn() -> None:
    """With 5 damage on health 4 the hero goes back to town: no soul, and next turn its damage counts from zero."""
    t = boss_monster()
    t.dungeon("ann", "specter-s-sanctum", "neanderthal-cave", "golem-factory")
    t.entrance("ann", NICK)
    t.hand("bob", "fear")
    t.next_from("hero deck", TIEG, MITCHELL)
    t.next_from("room deck", "haunted-library", "haunted-library")

    t.turns("adventure")
    pass_to_room(t, "neanderthal-cave")
    assert walker_damage(t) == 5
    t.answer("bob", "cast fear")
    assert t.souls("ann") == 0
    assert t.in_town[0] == NICK
    pass_to(t, 3, "build")

    assert [told["total"] for told in t.told("room-hurt")][:4] == [2, 5, 2, 5]
    assert t.order_of_deaths() == [NICK]


@rule("BM-CONF-22")
@card("teleportation")
def test_a_doomed_hero_sent_back_keeps_its_damage_and_dies_as_it_next_would_move_on() -> None:
    """Sent to the first room with lethal damage, the hero is alive in its window there and dead after it."""
    t = boss_monster()
    t.dungeon("ann", "dragon-hatchery", "neanderthal-cave", "golem-factory")
    t.entrance("ann", FOOL)
    t.hand("ann", "teleportation")
    t.hand("bob", "assassin")

    t.phase("adventure")
    pass_to_room(t, "neanderthal-cave")
    t.answer("ann", "cast teleportation")
    pass_to_room(t, "dragon-hatchery")
    assert walker_damage(t) == 3
    assert t.souls("ann") == 0
    t.all_pass()

    assert t.souls("ann") == 1
    assert t.walked() == ["dragon-hatchery", "neanderthal-cave", "dragon-hatchery"]


@rule("BM-CONF-36")
@card("gorgona")
def test_a_hero_killed_in_town_is_scored_as_the_card_says() -> None:
    """Gorgona's text takes the soul of a hero in town; no other total changes, and the rest of the town stays."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["draculord", "gorgona", "king-croak"])
    t.dungeon("bob", "golem-factory", "specter-s-sanctum", "haunted-library", "brainsucker-hive", "neanderthal-cave")
    t.town(NICK, "lord-van-ette", TIEG)

    t.phase("reveal")
    t.answer("bob", "hero lord-van-ette")

    assert [t.souls(name) for name in t.names] == [0, 2, 0]
    assert [t.wounds(name) for name in t.names] == [0, 0, 0]
    assert t.in_town == [NICK, TIEG]


@rule("BM-CONF-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_lured_by_the_boss_alone_wounds_it_at_once(edition: str) -> None:
    """A dungeon without rooms lures by the boss's icon; the hero enters no room, is not hurt, and wounds."""
    t = boss_monster(edition=edition)
    t.town(JOMAN)

    t.turn("bait")

    assert [(told["hero"], told["seat"]) for told in t.told("hero-lured")] == [(JOMAN, "bob")]
    assert (t.wounds("ann"), t.wounds("bob")) == (0, 1)
    assert t.events("hero-entered", "room-hurt", "hero-hurt", "hero-died") == []


@rule("BM-CONF-40")
@card("freeze")
def test_a_hero_passes_a_deactivated_room_without_entry_or_window() -> None:
    """With the middle room of three frozen, windows open in the outer two and the frozen maze sends nobody back."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "minotaur-s-maze", "specter-s-sanctum")
    t.entrance("ann", DELATORIOUS)
    t.hand("bob", "freeze", "jeopardy")

    t.turn("build")
    t.answer("bob", "cast freeze").answer("bob", "room minotaur-s-maze ann 1")
    pass_to(t, 1, "adventure")
    asked = windows(t)

    assert asked == [("bob", "entrance"), ("bob", "haunted-library"), ("bob", "specter-s-sanctum")]
    assert t.walked() == ["haunted-library", "specter-s-sanctum"]
    assert t.told("hero-passed") == [{"hero": DELATORIOUS, "card": "minotaur-s-maze"}]
    assert t.events("hero-bounced") == []
    assert [told["total"] for told in t.told("room-hurt")] == [1, 3]


@rule("BM-CONF-40")
@card("freeze")
def test_a_room_frozen_around_a_hero_does_not_take_its_damage_back() -> None:
    """The cave is frozen while the hero stands in it: the 3 damage stay and the next room adds to them."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "specter-s-sanctum")
    t.entrance("ann", DELATORIOUS)
    t.hand("bob", "freeze", "assassin")

    t.phase("adventure")
    pass_to_room(t, "neanderthal-cave")
    t.answer("bob", "cast freeze").answer("bob", "room neanderthal-cave ann 1")
    assert t.view("").seats[0].dungeon[1].off
    assert walker_damage(t) == 3
    t.all_pass()

    assert t.walked() == ["neanderthal-cave", "specter-s-sanctum"]
    assert [told["total"] for told in t.told("room-hurt")] == [3, 5]


@rule("BM-CONF-41")
@card("jackpot-stash")
@pytest.mark.parametrize(
    ("rooms", "at", "slot", "walked", "totals"),
    [
        pytest.param(
            ["haunted-library", ["golem-factory", "jackpot-stash"], "specter-s-sanctum"],
            "jackpot-stash",
            1,
            ["haunted-library", "jackpot-stash", "specter-s-sanctum"],
            [1, 2, 4],
            id="the top of a stack",
        ),
        pytest.param(
            ["haunted-library", "jackpot-stash", "specter-s-sanctum"],
            "jackpot-stash",
            1,
            ["haunted-library", "jackpot-stash", "specter-s-sanctum"],
            [1, 2, 4],
            id="a single room",
        ),
        pytest.param(
            ["haunted-library", "neanderthal-cave", "jackpot-stash"],
            "jackpot-stash",
            0,
            ["haunted-library", "neanderthal-cave", "jackpot-stash"],
            [1, 4, 5],
            id="the last room",
        ),
        pytest.param(
            ["haunted-library", "jackpot-stash", "specter-s-sanctum"],
            "haunted-library",
            1,
            ["haunted-library", "specter-s-sanctum"],
            [1, 3],
            id="the next room",
        ),
        pytest.param(
            ["jackpot-stash", "specter-s-sanctum", "haunted-library"],
            "specter-s-sanctum",
            2,
            ["jackpot-stash", "specter-s-sanctum", "haunted-library"],
            [1, 3, 4],
            id="a room behind the hero",
        ),
    ],
)
def test_a_hero_goes_on_to_the_right_when_a_room_is_destroyed(
    rooms: list[str | list[str]], at: str, slot: int, walked: list[str], totals: list[int]
) -> None:
    """Whichever room goes, the hero enters each remaining room to the right once, and no uncovered one."""
    t = boss_monster()
    t.dungeon("ann", *rooms)
    t.entrance("ann", DELATORIOUS)

    t.phase("adventure")
    pass_to_room(t, at)
    t.answer("ann", f"use jackpot-stash {slot}")

    assert t.waiting == []
    assert t.walked() == walked
    assert [told["total"] for told in t.told("room-hurt")] == totals
    assert t.wounds("ann") == 1


@rule("BM-CONF-41")
@card("jackpot-stash")
def test_lethal_damage_stays_when_the_room_that_dealt_it_is_destroyed() -> None:
    """The room around a doomed hero is given up in its window: the hero still dies."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", ["golem-factory", "jackpot-stash"], "specter-s-sanctum")
    t.entrance("ann", FOOL)

    t.phase("adventure")
    pass_to_room(t, "jackpot-stash")
    t.answer("ann", "use jackpot-stash 1")

    assert t.walked() == ["haunted-library", "jackpot-stash"]
    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert t.rooms("ann") == ["haunted-library", "golem-factory", "specter-s-sanctum"]
    assert t.events("ability-works") == []


@rule("BM-CONF-42")
@card("teleportation")
def test_sent_to_the_first_room_a_hero_takes_all_damage_again() -> None:
    """From the third of three rooms the hero starts anew at the leftmost and takes 1, 2 and 3 once more."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "specter-s-sanctum", "neanderthal-cave")
    t.entrance("ann", "lord-van-ette")
    t.hand("ann", "teleportation")

    t.phase("adventure")
    pass_to_room(t, "neanderthal-cave")
    t.answer("ann", "cast teleportation")

    assert t.walked() == ["haunted-library", "specter-s-sanctum", "neanderthal-cave"] * 2
    assert [told["damage"] for told in t.told("room-hurt")] == [1, 2, 3, 1, 2, 3]
    assert [told["total"] for told in t.told("room-hurt")] == [1, 3, 6, 7, 9, 12]
    assert t.wounds("ann") == 2


@rule("BM-EX-10")
@card("teleportation", "succubus-spa")
def test_a_hero_sent_back_from_the_third_room_dies_in_the_second() -> None:
    """Rooms of damage 1, 1, 1 and health 5: sent back with 3 damage, the hero dies in the second room at 5."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "succubus-spa", "dark-laboratory")
    t.entrance("ann", FOOL)
    t.hand("ann", "teleportation")
    t.hand("bob", "assassin", "open-grave")

    t.phase("adventure")
    t.answer("ann", "pass").answer("bob", "cast assassin")
    pass_to_room(t, "dark-laboratory")
    walker = t.view("").walker
    assert walker is not None
    assert (walker.hero.damage, walker.hero.health) == (3, 5)
    t.answer("ann", "cast teleportation")

    assert t.walked() == ["haunted-library", "succubus-spa", "dark-laboratory", "haunted-library", "succubus-spa"]
    assert [told["total"] for told in t.told("room-hurt")] == [1, 2, 3, 4, 5]
    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert [told["card"] for told in t.told("ability-works")] == ["succubus-spa"]
    assert t.hand_of("ann") == ["open-grave"]
