"""Rooms, spells and heroes: what is printed on them, and what the printed parts do at the table."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.boss_table import Table, a_hero, all_rooms, boss_monster
from tests.marks import rule
from underhall.errors import BadCardData, GameOver, NotYourDecision, OptionNotOffered, UnderhallError
from underhall.games.boss_monster.facts import CARDS, NUMBER, TREASURES, printed, read_cards
from underhall.games.boss_monster.settings import EDITIONS
from underhall.games.series.option_kinds import CAST, PLACE, USE
from underhall.kernel.decisions import Option, pack
from underhall.kernel.luck import seeded
from underhall.kernel.types import OptionCode
from underhall.text import LANGUAGES, texts

HAMMER = ("kobold-strike", "motivation", "princess-in-peril", "zombie-attack")
AXE = ("annihilator", "assassin", "cave-in", "exhaustion", "fear", "giant-size", "teleportation", "trepidation")
BOTH_ICONS = ("counterspell", "freeze", "jeopardy", "soul-harvest")

# Seventeen damage: nobody gets through.
DEADLY = ("beast-menagerie", "beast-menagerie", "neanderthal-cave", "neanderthal-cave", "neanderthal-cave")

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def records(type_: str) -> list[dict[str, Any]]:
    """The printed cards of a type as they stand in the card data."""
    found: list[dict[str, Any]] = printed()[type_]
    return found


def spoilt(type_: str, card: str, spoil: Callable[[dict[str, Any]], object]) -> str:
    """Load card data in which one record is spoilt; the card that the error names comes back."""
    data = printed()
    spoil(next(record for record in data[type_] if record["id"] == card))
    with pytest.raises(BadCardData) as refused:
        read_cards(data)
    return str(refused.value.details["card"])


def refused(t: Table, name: str, code: int, error: type[UnderhallError] = OptionNotOffered) -> None:
    """Asking for what is not offered raises the error and changes nothing."""
    before = t.g.fingerprint()
    decision = t.asked(name)
    number = decision.number if decision is not None else 0
    with pytest.raises(error):
        t.g.answer(t.seat(name), Option(OptionCode(code), 0, number, t.g.wording))
    assert t.g.fingerprint() == before


def side(t: Table, name: str, watcher: str = "") -> Any:
    """One player's side of the table as `watcher` sees it."""
    return t.view(watcher).seats[t.seat(name)]


# -- rooms ----------------------------------------------------------------------------------------------


@rule("BM-ROOM-01")
def test_every_room_shows_its_icon_text_damage_and_treasure() -> None:
    """Each printed room has a kind, a grade, damage of at least 0, treasure icons and a text in every language."""
    rooms = records("room")
    assert rooms
    for record in rooms:
        assert record["kind"] in ("trap", "monster")
        assert isinstance(record["advanced"], bool)
        assert isinstance(record["damage"], int)
        assert record["damage"] >= 0
        icons = [treasure for treasure, count in record["treasures"].items() for _ in range(count)]
        assert icons
        assert set(icons) <= set(TREASURES)
        card = CARDS[NUMBER[record["id"]]]
        assert (card.damage, card.advanced) == (record["damage"], record["advanced"])
        assert card.treasure == [icons.count(treasure) for treasure in TREASURES]
        for language in LANGUAGES:
            assert texts(language).attribute(f"card-{record['id']}", "effect").strip()


@rule("BM-ROOM-01")
@pytest.mark.parametrize("field", ["kind", "advanced", "damage", "treasures", "copies"])
def test_a_room_without_one_of_its_parts_cannot_be_loaded(field: str) -> None:
    """Card data in which a room lacks a printed part is refused, and the error names the room."""
    assert spoilt("room", "open-grave", lambda record: record.pop(field)) == "open-grave"


@rule("BM-ROOM-01")
@pytest.mark.parametrize(
    ("field", "value"), [("damage", -1), ("damage", "2"), ("treasures", ["cleric"]), ("treasures", {"gold": 1})]
)
def test_a_room_with_a_wrong_part_cannot_be_loaded(field: str, value: object) -> None:
    """Negative damage or an unknown treasure is refused, and the error names the room."""
    assert spoilt("room", "open-grave", lambda record: record.update({field: value})) == "open-grave"


@rule("BM-ROOM-02")
def test_a_room_is_ordinary_or_advanced() -> None:
    """The grade of a room has two values, both in use, and any third is refused."""
    grades = [record["advanced"] for record in records("room")]
    assert set(grades) == {True, False}
    for third in ("golden", 1, None):
        assert spoilt("room", "open-grave", lambda record, v=third: record.update(advanced=v)) == "open-grave"  # type: ignore[misc]


@rule("BM-ROOM-02")
@every_edition
def test_where_a_room_may_be_built_depends_on_its_grade(edition: str) -> None:
    """An ordinary room goes on the left or on any room, an advanced one only on a room with its treasure."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", "golem-factory")
    t.hand("ann", "dizzygas-hallway", "beast-menagerie")
    t.phase("build")
    assert sorted(t.options("ann")) == [
        "pass",
        "place beast-menagerie 0",
        "place dizzygas-hallway 0",
        "place dizzygas-hallway 1",
        "place dizzygas-hallway 2",
    ]
    refused(t, "ann", pack(PLACE, NUMBER["beast-menagerie"], 1))
    refused(t, "ann", pack(PLACE, NUMBER["beast-menagerie"], 2))


@rule("BM-ROOM-03")
def test_traps_and_monsters_are_all_the_rooms() -> None:
    """All rooms fall into traps and monsters: no room is both, none is neither."""
    rooms = [(record["id"], i, record["kind"]) for record in records("room") for i in range(record["copies"])]
    traps = {(id_, i) for id_, i, kind in rooms if kind == "trap"}
    monsters = {(id_, i) for id_, i, kind in rooms if kind == "monster"}
    assert traps
    assert monsters
    assert not traps & monsters
    assert len(traps | monsters) == len(rooms)
    for neither in ("", "magic", ["trap", "monster"]):
        assert spoilt("room", "open-grave", lambda record, v=neither: record.update(kind=v)) == "open-grave"  # type: ignore[misc]


@rule("BM-ROOM-03")
@pytest.mark.parametrize("first", [0, 10, 20, 30])
def test_a_room_is_a_target_of_the_trap_spell_or_of_the_monster_spell(first: int) -> None:
    """Of all rooms on the table Annihilator offers exactly the traps and Giant Size exactly the monsters."""
    laid = all_rooms()[first : first + 10]
    kinds = {record["id"]: record["kind"] for record in records("room")}
    t = boss_monster()
    t.dungeon("ann", *laid[:5])
    t.dungeon("bob", *(laid[5:] or ["dark-altar", "dark-altar", "golem-factory", "golem-factory"]))
    on_table = t.rooms("ann") + t.rooms("bob")
    t.hand("ann", "annihilator", "giant-size")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    for spell, kind in (("annihilator", "trap"), ("giant-size", "monster")):
        casting = t.fork()
        casting.answer("ann", f"cast {spell}")
        offered = [words.split()[1] for words in casting.options("ann")]
        assert sorted(offered) == sorted(card for card in on_table if kinds[card] == kind)


@rule("BM-ROOM-04")
@every_edition
@pytest.mark.parametrize(
    ("where", "damage"),
    [("in the row", 4), ("on top of a stack", 4), ("in hand", 3), ("in the discard pile", 3), ("covered", 3)],
)
def test_a_rooms_text_works_while_it_is_in_play_and_visible(edition: str, where: str, damage: int) -> None:
    """Goblin Armory adds its damage to the monsters beside it only from the table and only when it can be seen."""
    t = boss_monster(edition=edition)
    beside: str | list[str] = "open-grave"
    if where == "in the row":
        beside = "goblin-armory"
    elif where == "on top of a stack":
        beside = ["open-grave", "goblin-armory"]
    elif where == "covered":
        beside = ["goblin-armory", "open-grave"]
    t.dungeon("ann", "neanderthal-cave", beside)
    if where == "in hand":
        t.hand("ann", "goblin-armory")
    if where == "in the discard pile":
        t.pile("goblin-armory")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")
    hurts = {told["card"]: told["damage"] for told in t.told("room-hurt")}
    assert hurts["neanderthal-cave"] == damage


@rule("BM-ROOM-05")
@every_edition
def test_a_room_with_two_treasures_counts_for_both(edition: str) -> None:
    """A cleric and thief room adds one to both totals and to no other, and a hero of either kind may come for it."""
    t = boss_monster(seats=["ann", "bob"], bosses=["king-croak", "seducia"], edition=edition)
    t.dungeon("bob", "torture-chamber")
    totals = dict(zip(TREASURES, side(t, "bob").treasure, strict=True))
    assert totals == {"cleric": 1, "fighter": 0, "mage": 1, "thief": 1}
    cleric, thief = a_hero(wants="cleric"), a_hero(wants="thief")
    t.town(cleric, thief, a_hero(wants="fighter"))
    t.phase("bait")
    assert t.queue("bob") == [cleric, thief]


@rule("BM-ROOM-05")
@every_edition
def test_a_room_with_two_treasures_takes_an_advanced_room_of_either(edition: str) -> None:
    """On a cleric and thief room an advanced room of either may be built, an advanced fighter or mage room not."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "torture-chamber")
    t.hand("ann", "dracolich-lair", "recycling-center", "beast-menagerie", "liger-s-den")
    t.phase("build")
    assert sorted(words for words in t.options("ann") if words.startswith("place")) == [
        "place dracolich-lair 0",
        "place recycling-center 0",
    ]
    refused(t, "ann", pack(PLACE, NUMBER["beast-menagerie"], 0))
    refused(t, "ann", pack(PLACE, NUMBER["liger-s-den"], 0))
    for card in ("dracolich-lair", "recycling-center"):
        built = t.fork()
        built.answer("ann", f"place {card} 0").all_pass()
        assert built.rooms("ann") == [card]


@rule("BM-EX-07")
@every_edition
def test_an_uncovered_room_is_not_built(edition: str) -> None:
    """When the top room is destroyed the room below is visible and active again, but has not been built."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", ["dark-laboratory", "jackpot-stash"])
    spells = t.view("").spell_deck
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    room = side(t, "ann").dungeon[0]
    assert (room.card, room.hidden, room.off, room.under, room.damage) == ("dark-laboratory", False, False, (), 1)
    assert side(t, "ann").treasure[TREASURES.index("mage")] == 4
    assert t.discarded == ["jackpot-stash"]
    assert t.waiting == []
    assert t.told("ability-works") == []
    assert t.view("").spell_deck == spells
    assert t.hand_of("ann") == []


@rule("BM-EX-07")
@every_edition
def test_a_room_uncovered_by_a_cave_in_is_not_built(edition: str) -> None:
    """Cave-In takes the top room to the discard pile alone and sets off nothing in the room below."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", ["dark-laboratory", "neanderthal-cave"])
    t.hand("ann", "cave-in")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "cast cave-in")
    assert t.rooms("ann") == ["dark-laboratory"]
    assert sorted(t.discarded) == ["cave-in", "neanderthal-cave"]
    assert [told["card"] for told in t.told("room-hurt")] == ["dark-laboratory"]
    assert t.told("ability-works") == []
    assert t.hand_of("ann") == []


@rule("BM-EX-08", "BM-CONF-23")
@every_edition
def test_destroy_this_room_can_be_used_in_build_and_adventure_only(edition: str) -> None:
    """Through a whole turn the Dark Altar is offered in build and adventure, whoever is active, and never else."""
    t = boss_monster(edition=edition, machinations="on")
    t.dungeon("ann", "haunted-library", "dark-altar")
    t.dungeon("bob", "open-grave")
    t.hand("bob", "golem-factory")
    t.entrance("ann", a_hero(health=8, n=0))
    t.entrance("bob", a_hero(health=8, n=1))
    t.next_from("hero deck", a_hero(wants="fighter"), a_hero(wants="fighter", n=1))
    asked: dict[str, set[str]] = {}
    offered: dict[str, set[str]] = {}
    use = pack(USE, NUMBER["dark-altar"], 0)
    t.turn("beginning")
    while t.waiting:
        name = t.waiting[0]
        phase = t.view("").phase
        active = t.view("").active
        asked.setdefault(phase, set()).add(name)
        if any(words.startswith("use dark-altar") for words in t.options(name)):
            assert name == "ann"
            offered.setdefault(phase, set()).add(t.names[active])
        else:
            refused(t, name, use)
        t.answer(name, "pass" if "pass" in t.options(name) else t.options(name)[0])
    assert asked["beginning"] == {"ann"}
    assert "ann" in asked["end"]
    assert offered == {"build": {"ann", "bob"}, "adventure": {"ann", "bob"}}


@rule("BM-EX-08")
@every_edition
def test_nothing_can_be_used_in_the_bait_phase(edition: str) -> None:
    """In the bait phase nobody is asked, and an ability asked for all the same is refused."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dark-altar")
    t.town(a_hero(wants="cleric"))
    t.phase("bait")
    assert t.view("").phase == "bait"
    assert t.waiting == []
    refused(t, "ann", pack(USE, NUMBER["dark-altar"], 0), GameOver)
    assert t.rooms("ann") == ["dark-altar"]


@rule("BM-CONF-23")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize(
    "room",
    [
        "dark-altar",
        "dracolich-lair",
        "jackpot-stash",
        "the-crushinator",
        "torture-chamber",
        "witch-s-kitchen",
        "zombie-prison",
    ],
)
def test_an_ability_without_a_phase_icon_works_in_both_phases(edition: str, phase: str, room: str) -> None:
    """The owner of the room is offered its ability in build and in adventure; the opponent never is."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", room)
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "golem-factory", "golem-factory")
    t.hand("bob", "soul-harvest", "neanderthal-cave", "neanderthal-cave")
    t.give_souls("bob", a_hero(health=4))
    t.entrance("bob", a_hero(health=8))
    t.entrance("ann", a_hero(health=8, n=1))
    t.phase(phase)
    asked = set()
    while t.waiting:
        name = t.waiting[0]
        asked.add(name)
        assert t.view("").phase == phase
        assert (f"use {room} 0" in t.options(name)) == (name == "ann")
        if name == "bob":
            refused(t, "bob", pack(USE, NUMBER[room], 0))
            refused(t, "ann", pack(USE, NUMBER[room], 0), NotYourDecision)
        else:
            used = t.fork().answer("ann", f"use {room} 0")
            assert (used.rooms("ann"), used.hand_of("ann")) != (t.rooms("ann"), t.hand_of("ann"))
        t.answer(name, "pass")
    assert asked == {"ann", "bob"}


@rule("BM-CONF-23")
@pytest.mark.parametrize("room", ["bottomless-pit", "boulder-ramp"])
def test_an_ability_whose_text_needs_a_hero_waits_for_one(room: str) -> None:
    """An ability on a hero in the room is offered while one stands there, and neither before nor in the build phase."""
    t = boss_monster()
    t.dungeon("ann", room, "open-grave")
    t.hand("ann", "jeopardy")
    t.phase("build")
    assert t.options("ann") == ["pass", "cast jeopardy"]
    t.all_pass()
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    assert t.options("ann") == ["pass", "cast jeopardy"]
    t.answer("ann", "pass")
    assert t.walked() == [room]
    assert t.options("ann") == ["pass", "cast jeopardy", f"use {room} 1"]
    t.answer("ann", "pass")
    assert t.walked() == [room, "open-grave"]
    assert t.options("ann") == ["pass", "cast jeopardy"]


# -- chance ---------------------------------------------------------------------------------------------


def a_random_loss(luck: object) -> Table:
    """Ann's Torture Chamber makes Bob lose one of three rooms at random."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "torture-chamber")
    t.hand("bob", "open-grave", "golem-factory", "neanderthal-cave", "fear")
    t.hand("cy", "succubus-spa")
    t.g.luck = seeded(luck)
    t.phase("build")
    t.answer("ann", "use torture-chamber 0")
    assert sorted(t.options("ann")) == ["seat bob", "seat cy"]
    t.answer("ann", "seat bob")
    return t


@rule("BM-CONF-33")
def test_nobody_chooses_what_is_lost_at_random() -> None:
    """With three players the card is gone at once: no seat is asked which, and a spell is no room."""
    t = a_random_loss("a seed")
    lost = [told["card"] for told in t.told("card-lost")]
    assert len(lost) == 1
    assert t.discarded == ["torture-chamber", *lost]
    assert sorted([*t.hand_of("bob"), *lost]) == ["fear", "golem-factory", "neanderthal-cave", "open-grave"]
    assert lost != ["fear"]
    assert t.hand_of("cy") == ["succubus-spa"]
    asked = t.asked("bob")
    assert asked is not None
    assert asked.kind == "build"


@rule("BM-CONF-33")
def test_what_is_lost_at_random_depends_on_the_seed_alone() -> None:
    """The same seed loses the same card every time, and over many seeds each card is lost about equally often."""
    lost = {"open-grave": 0, "golem-factory": 0, "neanderthal-cave": 0}
    for seed in range(300):
        card = a_random_loss(seed).discarded[-1]
        if seed < 20:
            assert a_random_loss(seed).discarded[-1] == card
        lost[card] += 1
    assert all(75 <= count <= 125 for count in lost.values()), lost


# -- spells ---------------------------------------------------------------------------------------------


@rule("BM-SPELL-01")
def test_every_spell_has_a_text_and_a_phase() -> None:
    """Each printed spell has a text in every language and one or two phase icons."""
    spells = records("spell")
    assert spells
    for record in spells:
        assert record["phases"]
        assert set(record["phases"]) <= {"build", "adventure"}
        for language in LANGUAGES:
            assert texts(language).attribute(f"card-{record['id']}", "effect").strip()


@rule("BM-SPELL-01")
@pytest.mark.parametrize("phases", [None, [], ["bait"], "build", ["build", "end"]])
def test_a_spell_without_a_phase_cannot_be_loaded(phases: object) -> None:
    """Card data in which a spell shows no phase icon, or an unknown one, is refused and the error names the spell."""

    def spoil(record: dict[str, Any]) -> None:
        record["phases"] = phases
        if phases is None:
            del record["phases"]

    assert spoilt("spell", "freeze", spoil) == "freeze"


@rule("BM-SPELL-02", "BM-SPELL-03", "BM-SPELL-04")
def test_the_icons_on_the_spells() -> None:
    """Four spells show the hammer, eight the axe and four both."""
    printed = {*HAMMER, *AXE, *BOTH_ICONS}
    icons = {record["id"]: record["phases"] for record in records("spell") if record["id"] in printed}
    assert icons == {
        **{spell: ["build"] for spell in HAMMER},
        **{spell: ["adventure"] for spell in AXE},
        **{spell: ["build", "adventure"] for spell in BOTH_ICONS},
    }


def a_table_for(spell: str) -> Table:
    """Ann holds the spell, and something on the table is a target for each spell; Jeopardy can be cast at any time."""
    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", "golem-factory")
    t.dungeon("bob", "neanderthal-cave", "neanderthal-cave", "neanderthal-cave")
    t.town(a_hero(wants="mage"))
    t.give_souls("ann", a_hero(health=4))
    t.give_souls("bob", a_hero(health=6), a_hero(health=6, n=1), a_hero(health=6, n=2))
    t.entrance("ann", a_hero(health=8))
    t.entrance("bob", a_hero(health=8, n=1))
    t.hand("ann", spell, *([] if spell == "jeopardy" else ["jeopardy"]))
    return t


def is_cast(spell: str, phase: str) -> None:
    """In this phase Ann is offered the spell, casts it, and it ends in the discard pile."""
    t = a_table_for(spell)
    t.phase(phase)
    while f"cast {spell}" not in t.options("ann"):
        assert t.waiting == ["ann"], f"{spell} was never offered"
        t.answer("ann", "pass")
    assert t.view("").phase == phase
    t.answer("ann", f"cast {spell}")
    while spell not in t.discarded:
        t.answer("ann", t.options("ann")[0])
    cast = [told for name in ("", "-room", "-hero", "-seat") for told in t.told(f"spell-cast{name}")]
    assert [(told["seat"], told["card"]) for told in cast] == [("ann", spell)]
    assert spell not in t.hand_of("ann")
    assert t.told("fizzled") == []


def is_refused(spell: str, phase: str) -> None:
    """Ann is asked in every window of the phase but never offered the spell, and cannot force it."""
    t = a_table_for(spell)
    t.phase(phase)
    windows = 0
    while t.waiting:
        assert t.view("").phase == phase
        assert t.options("ann") == ["pass", "cast jeopardy"]
        refused(t, "ann", pack(CAST, NUMBER[spell]))
        t.answer("ann", "pass")
        windows += 1
    assert windows > 1
    assert t.hand_of("ann") == sorted([spell, "jeopardy"])


@rule("BM-SPELL-02")
@pytest.mark.parametrize("spell", HAMMER)
def test_a_hammer_spell_belongs_to_the_build_phase(spell: str) -> None:
    """A spell with the hammer alone is accepted in build and refused in every window of the adventure phase."""
    is_cast(spell, "build")
    is_refused(spell, "adventure")


@rule("BM-SPELL-03")
@pytest.mark.parametrize("spell", AXE)
def test_an_axe_spell_belongs_to_the_adventure_phase(spell: str) -> None:
    """A spell with the axe alone is accepted in adventure and refused in every window of the build phase."""
    is_cast(spell, "adventure")
    is_refused(spell, "build")


@rule("BM-SPELL-04")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("spell", ["freeze", "jeopardy", "soul-harvest"])
def test_a_spell_with_both_icons_belongs_to_either_phase(spell: str, phase: str) -> None:
    """A spell with both icons is accepted in build and in adventure."""
    is_cast(spell, phase)


@rule("BM-SPELL-04", "BM-SPELL-06")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_counterspell_belongs_to_either_phase(phase: str) -> None:
    """Counterspell answers a spell in build and in adventure; it and the cancelled spell are discarded."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "freeze")
    t.hand("bob", "counterspell")
    t.entrance("ann", a_hero(health=8))
    t.phase(phase)
    t.answer("ann", "cast freeze")
    assert t.options("bob") == ["pass", "cast counterspell"]
    t.answer("bob", "cast counterspell")
    assert not side(t, "ann").dungeon[0].off
    assert sorted(t.discarded) == ["counterspell", "freeze"]
    assert (t.hand_of("ann"), t.hand_of("bob")) == ([], [])


@rule("BM-SPELL-05")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@every_edition
def test_three_spells_in_one_phase_are_all_accepted(phase: str, edition: str) -> None:
    """A player casts three spells in a single phase and each of them works."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "golem-factory", "neanderthal-cave")
    t.hand("ann", "freeze", "freeze", "freeze")
    t.entrance("ann", a_hero(health=8))
    t.phase(phase)
    for target in ("room golem-factory bob 1", "room neanderthal-cave bob 0", ""):
        t.answer("ann", "cast freeze")
        if target:
            t.answer("ann", target)
    assert t.discarded == ["freeze", "freeze", "freeze"]
    assert [told["card"] for told in t.told("room-deactivated")] == [
        "golem-factory",
        "neanderthal-cave",
        "open-grave",
    ]


@rule("BM-SPELL-06")
@every_edition
def test_a_played_spell_goes_to_the_discard_pile(edition: str) -> None:
    """A cast spell has left the hand, lies open while it waits, and is discarded once it has worked."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave")
    t.hand("ann", "freeze", "fear")
    t.hand("bob", "counterspell")
    t.phase("build")
    t.answer("ann", "cast freeze")
    assert t.waiting == ["bob"]
    assert t.hand_of("ann") == ["fear"]
    assert t.discarded == []
    assert t.view("").staged == ["freeze"]
    t.answer("bob", "pass")
    assert side(t, "ann").dungeon[0].off
    assert t.hand_of("ann") == ["fear"]
    assert t.discarded == ["freeze"]
    assert t.view("").staged == []


@rule("BM-SPELL-06")
def test_a_spell_that_fizzles_goes_to_the_discard_pile() -> None:
    """A spell whose target is gone has no effect and is discarded all the same."""
    t = boss_monster()
    t.dungeon("ann", "jackpot-stash")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "cast freeze").answer("ann", "use jackpot-stash 0")
    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]
    assert t.discarded == ["jackpot-stash", "freeze"]
    assert t.hand_of("bob") == []


@rule("BM-SPELL-07")
@every_edition
def test_ten_turns_without_a_card_that_says_so_draw_no_spell(edition: str) -> None:
    """Over ten turns of room draws the spell deck stays as it was and nobody holds a spell."""
    t = boss_monster(edition=edition)
    waiting = [a_hero(wants=treasure, n=n) for treasure in ("fighter", "mage") for n in range(6)]
    t.only_in("hero deck", *waiting)
    t.only_in("epic deck", *(a_hero(wants=w, epic=True, n=n) for w in ("fighter", "mage") for n in range(4)))
    count, order = t.view("").spell_deck, t.g.spell_deck
    t.turns("beginning")
    while t.view("").turn <= 10:
        t.answer(t.waiting[0], "pass")
    assert t.view("").spell_deck == count
    assert t.g.spell_deck == order
    assert [told["deck"] for told in t.told("card-drawn")] == [1] * 22
    for name in ("ann", "bob"):
        assert (side(t, name).rooms_held, side(t, name).spells_held) == (11, 0)


@rule("BM-SPELL-07")
def test_a_spell_is_drawn_where_a_card_says_so() -> None:
    """A Haunted Library lets its owner draw a spell at the beginning of the turn, and nobody else."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library")
    t.next_from("spell deck", "fear")
    count = t.view("").spell_deck
    t.phase("beginning")
    assert t.waiting == ["ann"]
    t.answer("ann", "deck 2")
    assert t.hand_of("ann") == ["fear"]
    assert t.view("").spell_deck == count - 1
    assert (side(t, "bob").rooms_held, side(t, "bob").spells_held) == (1, 0)


@rule("BM-SPELL-08")
@every_edition
@pytest.mark.parametrize("caster", ["ann", "bob"])
@pytest.mark.parametrize("active", ["ann", "bob"])
def test_spells_may_be_cast_in_anybodys_build_turn(edition: str, caster: str, active: str) -> None:
    """A hammer spell is accepted from either player while either player is building."""
    t = boss_monster(edition=edition)
    hero = a_hero(wants="mage")
    t.town(hero)
    t.hand("ann", "open-grave")
    t.hand("bob", "open-grave")
    t.hand(caster, "princess-in-peril")
    t.phase("build")
    while not (t.view("").active == t.seat(active) and t.waiting == [caster]):
        t.answer(t.waiting[0], "pass")
    t.answer(caster, "cast princess-in-peril")
    assert t.view("").phase == "build"
    assert t.view("").active == t.seat(active)
    assert t.queue(caster) == [hero]


@rule("BM-SPELL-08")
@every_edition
@pytest.mark.parametrize("caster", ["ann", "bob"])
@pytest.mark.parametrize("active", ["ann", "bob"])
def test_spells_may_be_cast_in_anybodys_adventure_turn(edition: str, caster: str, active: str) -> None:
    """An axe spell is accepted from either player while heroes cross either dungeon."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.entrance("bob", a_hero(health=8, n=1))
    t.hand(caster, "giant-size")
    t.phase("adventure")
    while t.view("").active != t.seat(active):
        t.answer(t.waiting[0], "pass")
    assert t.waiting == [caster]
    t.answer(caster, "cast giant-size").answer(caster, f"room golem-factory {active} 0")
    hurt = [told["damage"] for told in t.told("room-hurt")]
    assert hurt == ([5, 2] if active == "ann" else [2, 5])


# -- heroes ---------------------------------------------------------------------------------------------


@rule("BM-HERO-01")
def test_every_hero_shows_treasure_health_values_and_players() -> None:
    """Each hero has health, a player-count icon, a value in souls and wounds and, but for The Fool, one treasure."""
    heroes = records("hero")
    for record in heroes:
        card = CARDS[NUMBER[record["id"]]]
        assert isinstance(record["health"], int)
        assert card.health == record["health"] > 0
        assert record["players"] in (2, 3, 4)
        assert card.value == (2 if record["epic"] else 1)
        if record["id"] == "the-fool":
            assert "treasure" not in record
        else:
            assert TREASURES[card.wants] == record["treasure"]


@rule("BM-HERO-01")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("health", None),
        ("health", 0),
        ("health", "4"),
        ("players", None),
        ("players", 1),
        ("players", 5),
        ("treasure", "gold"),
        ("treasure", ["mage", "thief"]),
    ],
)
def test_a_hero_with_a_wrong_part_cannot_be_loaded(field: str, value: object) -> None:
    """Card data in which a hero lacks a printed part or shows an impossible one is refused, by the hero's name."""

    def spoil(record: dict[str, Any]) -> None:
        record[field] = value
        if value is None:
            del record[field]

    assert spoilt("hero", "nick-the-masher", spoil) == "nick-the-masher"


@rule("BM-HERO-02")
@every_edition
def test_an_ordinary_survivor_is_one_wound(edition: str) -> None:
    """An ordinary hero who gets through adds one wound and no soul."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave")
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


@rule("BM-HERO-03")
@every_edition
def test_an_ordinary_death_is_one_soul(edition: str) -> None:
    """An ordinary hero who dies in the dungeon adds one soul and no wound."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", *DEADLY)
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")
    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)


@rule("BM-HERO-04")
@every_edition
def test_an_epic_survivor_is_two_wounds(edition: str) -> None:
    """A single epic hero who gets through adds two wounds and no soul."""
    t = boss_monster(edition=edition)
    epic = a_hero(epic=True)
    t.dungeon("ann", "open-grave")
    t.entrance("ann", epic)
    t.phase("adventure")
    assert (t.souls("ann"), t.wounds("ann")) == (0, 2)
    assert side(t, "ann").wound_heroes == (epic,)


@rule("BM-HERO-05")
@every_edition
def test_an_epic_death_is_two_souls(edition: str) -> None:
    """A single epic hero who dies in the dungeon adds two souls and no wound."""
    t = boss_monster(edition=edition)
    epic = a_hero(epic=True)
    t.dungeon("ann", *DEADLY)
    t.entrance("ann", epic)
    t.phase("adventure")
    assert (t.souls("ann"), t.wounds("ann")) == (2, 0)
    assert side(t, "ann").soul_heroes == (epic,)


@rule("BM-HERO-02", "BM-HERO-03", "BM-HERO-04", "BM-HERO-05")
@pytest.mark.parametrize("epic", [False, True])
def test_every_printed_hero_is_worth_what_its_grade_says(epic: bool) -> None:
    """All heroes of a grade die in one dungeon and survive another: each is worth one, or two if epic."""
    heroes = [record["id"] for record in records("hero") if record["epic"] == epic]
    worth = 2 if epic else 1
    dying, surviving = boss_monster(), boss_monster()
    dying.dungeon("ann", *DEADLY)
    for t in (dying, surviving):
        t.entrance("ann", *heroes)
        t.phase("adventure")
    assert [(told["hero"], told["souls"]) for told in dying.told("hero-died")] == [(h, worth) for h in heroes]
    assert [(told["hero"], told["wounds"]) for told in surviving.told("hero-survived")] == [(h, worth) for h in heroes]
    assert (dying.souls("ann"), dying.wounds("ann")) == (worth * len(heroes), 0)
    assert (surviving.souls("ann"), surviving.wounds("ann")) == (0, worth * len(heroes))


@rule("BM-HERO-06")
def test_a_hero_is_ordinary_or_epic() -> None:
    """The grade of a hero has two values; 25 heroes are ordinary and 16 epic, and any third grade is refused."""
    grades = [record["epic"] for record in records("hero")]
    assert (grades.count(False), grades.count(True), len(grades)) == (25, 16, 41)
    assert all(isinstance(grade, bool) for grade in grades)
    for third in ("golden", 1, None):
        spoil = {"epic": third}
        assert spoilt("hero", "the-fool", lambda record, s=spoil: record.update(s)) == "the-fool"  # type: ignore[misc]


@rule("BM-HERO-07")
@every_edition
def test_the_town_keeps_the_order_of_reveal(edition: str) -> None:
    """Heroes that nobody wins wait in town in the order of their reveal, turn after turn."""
    t = boss_monster(edition=edition)
    a, b, c, d = (a_hero(wants="mage", n=n) for n in (3, 1, 2, 0))
    t.dungeon("ann", "dark-laboratory")
    t.dungeon("bob", "dark-laboratory")
    t.next_from("hero deck", a, b, c, d)
    t.turns("beginning")
    assert t.in_town == [a, b]
    while t.view("").turn == 1:
        t.answer(t.waiting[0], "pass")
    assert t.in_town == [a, b, c, d]
    assert [told["hero"] for told in t.told("hero-tied")] == [a, b]


@rule("BM-HERO-08")
@every_edition
def test_the_town_closes_up_when_a_hero_leaves(edition: str) -> None:
    """When the middle one of three heroes is lured away, the others keep their order and newcomers stand behind."""
    t = boss_monster(edition=edition)
    a, b, c = a_hero(wants="mage"), a_hero(wants="thief"), a_hero(wants="fighter")
    d, e = a_hero(wants="fighter", n=1), a_hero(wants="mage", n=1)
    t.town(a, b, c)
    t.next_from("hero deck", d, e)
    t.phase("bait")
    assert t.queue("bob") == [b]
    assert t.in_town == [a, c]
    t.phase("beginning")
    assert t.in_town == [a, c, d, e]


@rule("BM-HERO-09")
def test_every_epic_hero_is_healthier_than_every_ordinary_one() -> None:
    """The lowest epic health is above the highest ordinary health."""
    heroes = records("hero")
    epic = [record["health"] for record in heroes if record["epic"]]
    ordinary = [record["health"] for record in heroes if not record["epic"]]
    assert min(epic) > max(ordinary)


@rule("BM-CONF-34")
@every_edition
def test_everybody_may_look_at_scored_heroes(edition: str) -> None:
    """Every view, a watcher's too, lists the heroes scored as souls and as wounds."""
    t = boss_monster(edition=edition)
    dead, epic, through = a_hero(health=4), a_hero(epic=True), a_hero(health=8)
    t.dungeon("ann", *DEADLY)
    t.entrance("ann", dead, epic)
    t.entrance("bob", through)
    t.phase("adventure")
    for watcher in ("", "ann", "bob"):
        assert side(t, "ann", watcher).soul_heroes == (dead, epic)
        assert side(t, "ann", watcher).wound_heroes == ()
        assert side(t, "bob", watcher).soul_heroes == ()
        assert side(t, "bob", watcher).wound_heroes == (through,)


@rule("BM-CONF-34")
@every_edition
def test_a_face_down_room_stays_secret(edition: str) -> None:
    """Only its owner sees which room lies face down; the others see that one does."""
    t = boss_monster(edition=edition)
    t.hand("ann", "open-grave")
    t.hand("bob", "golem-factory")
    t.phase("build")
    t.answer("ann", "place open-grave 0")
    assert t.waiting == ["bob"]
    assert side(t, "ann", "ann").dungeon[0].card == "open-grave"
    for watcher in ("", "bob"):
        room = side(t, "ann", watcher).dungeon[0]
        assert (room.card, room.hidden, room.damage, room.treasure) == ("", True, 0, (0, 0, 0, 0))
        assert t.told("room-placed", watcher) == [{"seat": "ann", "slot": 0}]
        assert "open-grave" not in repr(t.view(watcher))
    assert t.told("room-placed", "ann") == [{"seat": "ann", "slot": 0, "card": "open-grave"}]
