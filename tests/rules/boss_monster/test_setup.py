"""Setup: the decks, the bosses, the starting hands and discards, the first room."""

from collections import Counter

import pytest

import underhall
from tests.boss_table import Table, a_hero, boss_monster, fresh
from tests.marks import rule
from tests.rules.boss_monster.dealing import (
    EDITIONS,
    HANDS,
    IDLERS,
    arranged,
    dealt,
    discard_spells,
    discard_two,
    is_a,
    pass_to_turn,
    refused,
)
from underhall.errors import BadSeatCount, NotYourDecision
from underhall.games.boss_monster.facts import CARDS, TREASURES
from underhall.games.boss_monster.state import PHASES
from underhall.games.series.cards import BOSS, HERO, ROOM, SPELL
from underhall.kernel.state_checks import all_cards

NAMES = ("ann", "bob", "cy", "dot")


def revealed_heroes(t: Table) -> list[str]:
    """Every hero of both decks in the order of reveal, by playing one beginning of a turn after another."""
    while "no-hero-left" not in t.events():
        t.phase("beginning")
    return [told["hero"] for told in t.told("hero-revealed")]


# -- players and decks ---------------------------------------------------------------------------------------


@rule("BM-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_may_play(seats: int) -> None:
    """A game for two, three or four starts with a side of the table for each."""
    game = underhall.engine.new("boss-monster", seats=seats)
    assert not game.over
    assert {decision.seat for decision in game.decisions} <= set(range(seats))
    assert len(dealt(NAMES[:seats]).view("").seats) == seats


@rule("BM-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_fewer_than_two_or_more_than_four_may_not_play(seats: int) -> None:
    """A game for one or five is refused, and the error says what would do."""
    with pytest.raises(BadSeatCount) as refusal:
        underhall.engine.new("boss-monster", seats=seats)
    assert (refusal.value.details["least"], refusal.value.details["most"]) == (2, 4)


@rule("BM-SETUP-02")
@pytest.mark.parametrize(
    ("edition", "bosses", "spells"), [("trefl-pl", 8, 31), ("first-ru", 9, 30), ("alpha-ja", 9, 30)]
)
def test_each_edition_has_its_own_number_of_cards(edition: str, bosses: int, spells: int) -> None:
    """The box holds as many cards of each kind as the edition's rulebook counts."""
    t = fresh(NAMES, edition=edition)
    box = Counter((CARDS[card].type, CARDS[card].epic) for card in all_cards(t.g))
    assert box == {
        (BOSS, False): bosses,
        (ROOM, False): 75,
        (SPELL, False): spells,
        (HERO, False): 25,
        (HERO, True): 16,
    }
    seen = t.view("")
    assert (seen.room_deck, seen.spell_deck, seen.hero_deck, seen.epic_deck) == (75, spells, 25, 16)


@rule("BM-SETUP-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "ordinary", "epic"), [(2, 13, 8), (3, 17, 12), (4, 25, 16)])
def test_the_hero_decks_grow_with_the_number_of_players(edition: str, seats: int, ordinary: int, epic: int) -> None:
    """The two hero decks have the sizes of the rulebook's table."""
    seen = dealt(NAMES[:seats], edition=edition).view("")
    assert (seen.hero_deck, seen.epic_deck) == (ordinary, epic)


@rule("BM-SETUP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heroes_for_more_players_stay_in_the_box(seats: int) -> None:
    """Every hero marked for this many players or fewer turns up once, and nobody else does."""
    came = revealed_heroes(boss_monster(NAMES[:seats]))
    assert sorted(came) == sorted(card.id for card in CARDS if card.type == HERO and card.players <= seats)


@rule("BM-SETUP-04")
def test_three_players_meet_the_three_player_heroes_but_not_the_four_player_ones() -> None:
    """Samurai Tom and Nate (three players) come to a table of three, Pugi and Asmor (four players) do not."""
    came = revealed_heroes(boss_monster(NAMES[:3]))
    assert {"samurai-tom", "nate-the-squidslayer", "nick-the-masher", "lord-van-ette"} <= set(came)
    assert not {"pugi-the-druidess", "asmor-the-aweless"} & set(came)
    assert "samurai-tom" not in revealed_heroes(boss_monster(NAMES[:2]))


def decks(t: Table) -> list[list[int]]:
    return [list(pile) for pile in (t.g.boss_deck, t.g.room_deck, t.g.spell_deck, t.g.hero_deck, t.g.epic_deck)]


@rule("BM-SETUP-05")
def test_every_deck_is_shuffled_on_its_own() -> None:
    """Another seed changes the order of all five decks but not their cards; each holds one kind of card only."""
    one, same, other = fresh(NAMES, seed=1), fresh(NAMES, seed=1), fresh(NAMES, seed=2)
    assert decks(one) == decks(same)
    for pile, again in zip(decks(one), decks(other), strict=True):
        assert pile != again
        assert sorted(pile) == sorted(again)
    kinds = [{(CARDS[card].type, CARDS[card].epic) for card in pile} for pile in decks(one)]
    assert kinds == [{(BOSS, False)}, {(ROOM, False)}, {(SPELL, False)}, {(HERO, False)}, {(HERO, True)}]


# -- bosses --------------------------------------------------------------------------------------------------


@rule("BM-SETUP-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_is_dealt_another_boss_at_random(edition: str) -> None:
    """Four players always have four bosses, and over many games each seat has had every boss of the box."""
    met: list[set[str]] = [set(), set(), set(), set()]
    for seed in range(100):
        bosses = [seat.boss for seat in fresh(NAMES, seed=seed, edition=edition).setup().view("").seats]
        assert len(set(bosses)) == 4
        for seat, boss in enumerate(bosses):
            met[seat].add(boss)
    box = {card.id for card in CARDS if card.type == BOSS and (edition != "trefl-pl" or card.copies)}
    assert met == [box, box, box, box]


@rule("BM-SETUP-07")
@pytest.mark.parametrize("viewer", ["ann", "bob", "cy", ""])
def test_everybody_sees_every_boss(viewer: str) -> None:
    """Each player and each watcher sees each boss with its XP and its treasure icon."""
    t = dealt(NAMES[:3], bosses=["gorgona", "king-croak", "seducia"])
    seen = [(seat.boss, seat.xp, dict(zip(TREASURES, seat.treasure, strict=True))) for seat in t.view(viewer).seats]
    none = dict.fromkeys(TREASURES, 0)
    assert seen == [
        ("gorgona", 500, none | {"thief": 1}),
        ("king-croak", 800, none | {"fighter": 1}),
        ("seducia", 600, none | {"mage": 1}),
    ]
    assert t.told("boss-dealt", viewer) == [
        {"seat": "ann", "boss": "gorgona", "xp": 500},
        {"seat": "bob", "boss": "king-croak", "xp": 800},
        {"seat": "cy", "boss": "seducia", "xp": 600},
    ]


def placers(t: Table, turn: int) -> list[str]:
    """Who is asked for a room in the build phase of the turn, in order; everybody passes."""
    asked: list[str] = []
    while t.view("").turn <= turn:
        name = t.waiting[0]
        decision = t.asked(name)
        if t.view("").turn == turn and decision is not None and decision.kind == "build" and name not in asked:
            asked.append(name)
        t.answer(name, "pass")
    return asked


@rule("BM-SETUP-08")
@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("trefl-pl", ["ann", "cy", "bob"]),
        ("alpha-ja", ["ann", "cy", "bob"]),
        ("first-ru", ["ann", "bob", "cy"]),
    ],
)
def test_the_highest_xp_acts_first(edition: str, order: list[str]) -> None:
    """XP 850, 500, 700: the first seat always places first; the others follow as the edition says."""
    bosses = ["cleopatra", "gorgona", "old-mossgrave"]
    t = dealt(NAMES[:3], bosses=bosses, edition=edition, decks="first")
    assert t.told("first-player") == [{"seat": "ann", "xp": 850}]
    discard_spells(t)
    assert t.waiting == ["ann"]
    assert placers(t, 1) == order
    assert placers(t, 2) == order


@rule("BM-SETUP-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_player_need_not_sit_first(edition: str) -> None:
    """XP 500, 650, 850: the third seat is asked for the first room."""
    t = dealt(NAMES[:3], bosses=["gorgona", "cerebellus", "cleopatra"], edition=edition)
    assert t.told("first-player") == [{"seat": "cy", "xp": 850}]
    discard_spells(t)
    assert t.waiting == ["cy"]
    assert placers(t, 1)[0] == "cy"


@rule("BM-CONF-27")
def test_no_two_printed_bosses_have_the_same_xp() -> None:
    """The order by XP leaves nothing open with the printed cards."""
    values = [card.xp for card in CARDS if card.type == BOSS]
    assert sorted(set(values)) == sorted(values)


@rule("BM-CONF-27")
def test_of_equal_xp_the_earlier_seat_acts_first() -> None:
    """Two bosses of XP 500: the first seat is asked before the second."""
    t = boss_monster(bosses=["gorgona", "gorgona"])
    t.hand("ann", "dark-altar")
    t.hand("bob", "golem-factory")
    t.phase("build")
    assert t.view("").order == [0, 1]
    assert t.waiting == ["ann"]
    t.answer("ann", "pass")
    assert t.waiting == ["bob"]


@rule("BM-CONF-27")
def test_of_equal_xp_the_later_seat_wins_the_final_tie() -> None:
    """Two bosses of XP 500, both with ten souls and no wounds: the second seat wins."""
    t = boss_monster(bosses=["gorgona", "gorgona"])
    t.give_souls("ann", *[a_hero(epic=True, n=n) for n in range(5)])
    t.give_souls("bob", *[a_hero(epic=True, n=n) for n in range(5, 10)])
    t.phase("end")
    assert t.view("").winners == [1]
    assert t.view("").ending == "BM-WIN-05"


# -- the table -----------------------------------------------------------------------------------------------


@rule("BM-SETUP-09")
def test_the_boss_is_at_the_right_and_rooms_are_added_on_its_left() -> None:
    """After two builds the row is: second room, first room, boss; a hero walks through it in that order."""
    t = dealt()
    discard_spells(t)
    t.next_from("hero deck", "delatorious-angel-of-light", "dartteon-elf-pyromancer")
    t.answer("ann", "place golem-factory 0")
    t.answer("bob", "pass")
    assert t.rooms("ann") == ["golem-factory"]
    assert [option for option in t.options("ann") if option.startswith("place dark-altar")] == [
        "place dark-altar 0",
        "place dark-altar 1",
    ]
    refused(t, "ann", "place", "dark-altar", 2)
    t.answer("ann", "place dark-altar 1")
    assert t.rooms("ann") == ["dark-altar", "golem-factory"]
    pass_to_turn(t, 2)
    assert t.rooms("ann") == ["dark-altar", "golem-factory"]
    assert t.walked() == ["dark-altar", "golem-factory"]
    assert [told["seat"] for told in t.told("hero-survived")] == ["ann"]


@rule("BM-SETUP-10")
def test_a_scored_hero_lies_beside_the_boss_and_nowhere_else() -> None:
    """A hero who died is among the souls, one who got through among the wounds; neither is left on the way."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar")
    t.dungeon("bob", "neanderthal-cave", "golem-factory")
    strong, weak = a_hero(wants="cleric", health=8), a_hero(wants="thief", health=4)
    t.town(strong, weak)
    t.turn("bait")
    t.all_pass()
    ann, bob = t.view("").seats
    assert (ann.soul_heroes, ann.wound_heroes, ann.souls, ann.wounds) == ((), (strong,), 0, 1)
    assert (bob.soul_heroes, bob.wound_heroes, bob.souls, bob.wounds) == ((weak,), (), 1, 0)
    assert t.in_town == t.queue("ann") == t.queue("bob") == []
    assert t.view("").walker is None
    assert (t.rooms("ann"), t.rooms("bob")) == (["dark-altar"], ["neanderthal-cave", "golem-factory"])


DECKS = {
    "room deck": (("dark-altar", "open-grave"), ("golem-factory", "bottomless-pit")),
    "spell deck": (("assassin", "fear"), ("freeze", "jeopardy")),
    "hero deck": (("nick-the-masher", "boden-the-pantless"), ("the-fool", "jesta-the-rogue")),
    "epic deck": (("lord-van-ette", "frankov-the-envoy"), ("tempros-the-time-marauder", "hya-legendary-shinobi")),
}


@rule("BM-SETUP-11")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("viewer", ["ann", "bob", ""])
def test_nobody_sees_into_a_deck(deck: str, viewer: str) -> None:
    """Two tables that differ only in which cards a deck holds, or in their order, look alike to everybody."""
    ours, theirs = DECKS[deck]
    views = []
    for cards in (ours, ours[::-1], theirs):
        t = dealt(hands={"ann": HANDS[1], "bob": HANDS[3]})
        t.only_in(deck, *cards)
        views.append((t.view(viewer), t.g.events_for(t.seat(viewer) if viewer else -1)))
    assert views[0] == views[1] == views[2]
    assert getattr(views[0][0], deck.replace(" ", "_")) == 2


@rule("BM-SETUP-12")
def test_all_discards_lie_in_one_pile() -> None:
    """Ann discards a room, Bob plays a spell: both cards lie in the same pile, which everybody sees."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen")
    t.hand("ann", "golem-factory")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "use witch-s-kitchen")
    t.pass_until("bob", "build")
    t.answer("bob", "cast freeze")
    t.all_pass()
    assert [t.view(viewer).discard for viewer in ("ann", "bob", "")] == [["golem-factory", "freeze"]] * 3


@rule("BM-EX-15", "BM-SETUP-09", "BM-SETUP-11", "BM-SETUP-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_of_two_is_laid_out_as_in_the_picture(edition: str) -> None:
    """Four decks, one discard pile, two heroes in town; each player has a boss, a dungeon and a place for scores."""
    t = arranged(edition=edition)
    t.next_from("hero deck", "mitchell-the-judge", "acacia-warrior-of-light")
    t.setup()
    discard_two(t, "ann", "goblin-armory", "fear")
    discard_two(t, "bob", "open-grave", "cave-in")
    t.answer("ann", "place dark-altar 0")
    t.answer("bob", "place succubus-spa 0")
    seen = t.view("")
    box = Counter(CARDS[card].type for card in all_cards(t.g))
    assert (seen.room_deck, seen.spell_deck) == (box[ROOM] - 2 * 5 - 2, box[SPELL] - 2 * 2)
    assert (seen.hero_deck, seen.epic_deck) == (13 - 2, 8)
    assert sorted(seen.discard) == ["cave-in", "fear", "goblin-armory", "open-grave"]
    assert t.in_town == ["mitchell-the-judge", "acacia-warrior-of-light"]
    assert [seat.boss for seat in seen.seats] == ["draculord", "cleopatra"]
    assert [[room.card for room in seat.dungeon] for seat in seen.seats] == [["dark-altar"], ["succubus-spa"]]
    assert [seat.entrance for seat in seen.seats] == [(), ()]
    assert [(seat.souls, seat.wounds) for seat in seen.seats] == [(0, 0), (0, 0)]


@rule("BM-EX-15")
def test_a_dungeon_in_the_picture_has_room_for_five_rooms_and_its_entrance_at_the_left() -> None:
    """A fifth room goes to the left end, a sixth nowhere; heroes come in at the left and reach the boss last."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "goblin-armory", "dragon-hatchery", "open-grave")
    t.hand("ann", "dizzygas-hallway", "dizzygas-hallway")
    hero = a_hero(epic=True, health=13)
    t.entrance("ann", hero)
    t.turns("build")
    t.answer("ann", "place dizzygas-hallway 4")
    pass_to_turn(t, 2)
    assert t.walked() == ["dizzygas-hallway", "golem-factory", "goblin-armory", "dragon-hatchery", "open-grave"]
    assert t.view("").seats[0].wound_heroes == (hero,)
    assert "place dizzygas-hallway 4" in t.options("ann")
    refused(t, "ann", "place", "dizzygas-hallway", 5)


def goal(souls: int, wounds: int) -> Table:
    """The end of a turn in which Ann has this many souls and wounds, the others none."""
    t = boss_monster(seats=NAMES[:4])
    heroes = [a_hero(n=n) for n in range(25)]
    t.give_souls("ann", *heroes[:souls])
    t.give_wounds("ann", *heroes[souls : souls + wounds])
    return t.phase("end")


@rule("BM-EX-16")
def test_ten_souls_before_five_wounds_is_the_goal() -> None:
    """Ten souls win with four wounds and not with five; nine souls do not win yet."""
    assert goal(10, 4).view("").winners == [0]
    assert goal(9, 4).view("").winners == []
    lost = goal(10, 5)
    assert lost.view("").winners == []
    assert lost.view("").seats[0].out


@rule("BM-EX-16")
def test_dead_heroes_are_souls_and_survivors_are_wounds() -> None:
    """An epic hero who dies counts two souls, an ordinary one who gets through counts one wound."""
    t = boss_monster()
    t.dungeon("ann", *["neanderthal-cave"] * 3, "golem-factory")
    t.entrance("ann", a_hero(epic=True, health=11), a_hero(epic=False, health=8))
    t.entrance("bob", a_hero(epic=False, health=4))
    t.phase("adventure")
    assert (t.souls("ann"), t.wounds("ann")) == (3, 0)
    assert (t.souls("bob"), t.wounds("bob")) == (0, 1)


@rule("BM-EX-16")
def test_the_fifth_visible_room_levels_the_boss_up_the_first_time() -> None:
    """Four rooms over covered ones do not level up; the fifth visible room does, once; there is no sixth."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar", ["golem-factory", "beast-menagerie"], "open-grave", "succubus-spa")
    t.hand("ann", "dracolich-lair", "bottomless-pit", "goblin-armory", "jackpot-stash")
    t.next_from("hero deck", *IDLERS)
    t.turns("build")
    t.answer("ann", "place dracolich-lair 0")
    pass_to_turn(t, 2)
    assert t.told("levelled-up") == []
    assert t.rooms("ann") == ["dark-altar", "beast-menagerie", "open-grave", "dracolich-lair"]

    t.answer("ann", "place bottomless-pit 4")
    pass_to_turn(t, 3)
    assert t.told("levelled-up") == [{"seat": "ann", "boss": "draculord"}]
    assert len(t.rooms("ann")) == 5

    t.answer("ann", "use dark-altar")
    t.answer("ann", "place goblin-armory 4")
    pass_to_turn(t, 4)
    assert t.rooms("ann")[0] == "goblin-armory"
    assert len(t.rooms("ann")) == 5
    assert len(t.told("levelled-up")) == 1
    assert "place jackpot-stash 4" in t.options("ann")
    refused(t, "ann", "place", "jackpot-stash", 5)


# -- the starting hand ---------------------------------------------------------------------------------------


@rule("BM-SETUP-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_five_rooms_and_two_spells(edition: str, seats: int) -> None:
    """Right after the deal every hand has five rooms and two spells, which have left their decks."""
    full = fresh(NAMES[:seats], edition=edition).view("")
    t = fresh(NAMES[:seats], edition=edition, mulligan="off").setup()
    for name in t.names:
        assert Counter(is_a(ROOM, card) for card in t.hand_of(name)) == {True: 5, False: 2}
        assert all(is_a(ROOM, card) or is_a(SPELL, card) for card in t.hand_of(name))
    seen = t.view("")
    assert [(seat.rooms_held, seat.spells_held) for seat in seen.seats] == [(5, 2)] * seats
    assert (seen.room_deck, seen.spell_deck) == (full.room_deck - 5 * seats, full.spell_deck - 2 * seats)
    assert seen.discard == []


@rule("BM-SETUP-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("freeze", "jeopardy"),
        ("dark-altar", "golem-factory"),
        ("open-grave", "freeze"),
        ("jeopardy", "open-grave"),
        ("dark-altar", "dark-altar"),
    ],
)
def test_any_two_of_the_seven_cards_are_discarded(edition: str, one: str, other: str) -> None:
    """Two spells, two rooms, one of each or two copies: five cards stay and two lie in the discard pile."""
    hand = ["dark-altar", "dark-altar", "open-grave", "golem-factory", "bottomless-pit", "freeze", "jeopardy"]
    t = dealt(hands={"ann": hand}, edition=edition)
    discard_two(t, "bob", "giant-size", "cave-in")
    discard_two(t, "ann", one, other)
    kept = sorted(hand)
    kept.remove(one)
    kept.remove(other)
    assert t.hand_of("ann") == kept
    assert sorted(t.discarded) == sorted([one, other, "giant-size", "cave-in"])


@rule("BM-SETUP-14")
def test_neither_one_nor_three_cards_are_discarded() -> None:
    """After one card a second must follow, and after the second nobody takes a third."""
    t = dealt()
    assert set(t.options("ann")) == {f"card {card}" for card in HANDS[0]}
    refused(t, "ann", "pass")
    t.answer("ann", "card fear")
    assert set(t.options("ann")) == {f"card {card}" for card in HANDS[0] if card != "fear"}
    refused(t, "ann", "pass")
    refused(t, "ann", "card", "fear")
    t.answer("ann", "card assassin")
    before = t.g.fingerprint()
    with pytest.raises(NotYourDecision):
        t.g.answer(t.seat("ann"), 0)
    assert t.g.fingerprint() == before
    assert t.waiting == ["bob"]
    assert len(t.hand_of("ann")) == 5


@rule("BM-SETUP-15")
def test_all_choose_their_discards_at_the_same_time() -> None:
    """Everybody is asked together, may answer in any order, and the order changes nothing."""
    t = dealt(NAMES[:3])
    assert sorted(t.waiting) == ["ann", "bob", "cy"]
    ends = []
    for order in (("ann", "bob", "cy"), ("cy", "ann", "bob")):
        end = t.fork()
        for name in order:
            one, other = [card for card in end.view(name).hand if is_a(SPELL, card)]
            discard_two(end, name, one, other)
        ends.append([end.view(viewer).discard for viewer in (*t.names, "")] + [end.hand_of(name) for name in t.names])
    assert ends[0] == ends[1]


@rule("BM-SETUP-15", "BM-CONF-43")
@pytest.mark.parametrize("viewer", ["bob", ""])
def test_starting_discards_are_secret_until_all_have_chosen(viewer: str) -> None:
    """Whichever two rooms Ann has put aside, Bob and a watcher see the same until Bob has chosen; then all see them."""
    tables = []
    for one, other in (("dark-altar", "golem-factory"), ("bottomless-pit", "goblin-armory")):
        t = dealt()
        discard_two(t, "ann", one, other)
        tables.append(t)
    ours, theirs = tables
    assert ours.view(viewer) == theirs.view(viewer)
    seat = ours.seat(viewer) if viewer else -1
    assert ours.g.events_for(seat) == theirs.g.events_for(seat)
    assert ours.discarded == []
    assert ours.view(viewer).seats[0].sealed == 2
    assert ours.view("ann").sealed == ["dark-altar", "golem-factory"]

    discard_two(ours, "bob", "giant-size", "cave-in")
    assert sorted(ours.view(viewer).discard) == ["cave-in", "dark-altar", "giant-size", "golem-factory"]
    assert {told["seat"]: {told["card"], told["other"]} for told in ours.told("start-discarded", viewer)} == {
        "ann": {"dark-altar", "golem-factory"},
        "bob": {"giant-size", "cave-in"},
    }


@rule("BM-CONF-43")
@pytest.mark.parametrize("viewer", ["ann", "bob", "cy", ""])
def test_the_discard_pile_is_open(viewer: str) -> None:
    """After setup everybody may look through the discard pile."""
    t = dealt(NAMES[:3])
    discard_two(t, "ann", "goblin-armory", "fear")
    discard_two(t, "bob", "open-grave", "cave-in")
    discard_two(t, "cy", "teleportation", "assassin")
    for name in t.names:
        t.answer(name, "pass")
    assert t.view(viewer).turn == 1
    pile = ["assassin", "cave-in", "fear", "goblin-armory", "open-grave", "teleportation"]
    assert sorted(t.view(viewer).discard) == pile


# -- the first room ------------------------------------------------------------------------------------------


@rule("BM-SETUP-16", "BM-CONF-26")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("builders", [(), ("bob",), ("ann", "bob", "cy")])
def test_everybody_may_build_one_room_before_the_first_turn(edition: str, builders: tuple[str, ...]) -> None:
    """Each player is asked once, may pass, and starts the first turn with one room or none."""
    t = dealt(NAMES[:3], edition=edition)
    discard_spells(t)
    rooms = {"ann": "dark-altar", "bob": "succubus-spa", "cy": "jackpot-stash"}
    asked = []
    while t.view("").turn == 0:
        (name,) = t.waiting
        decision = t.asked(name)
        assert decision is not None
        asked.append((name, decision.kind))
        assert {"pass", f"place {rooms[name]} 0"} <= set(t.options(name))
        refused(t, name, "place", rooms[name], 1)
        t.answer(name, f"place {rooms[name]} 0" if name in builders else "pass")
    assert asked == [(name, "first-room") for name in t.names]
    assert {name: t.rooms(name) for name in t.names} == {
        name: [rooms[name]] if name in builders else [] for name in t.names
    }
    assert {told["seat"] for told in t.told("build-passed")} == set(t.names) - set(builders)


ONLY_ADVANCED = (
    "dracolich-lair",
    "vampire-bordello",
    "beast-menagerie",
    "all-seeing-eye",
    "the-crushinator",
    "assassin",
    "fear",
)


@rule("BM-CONF-26", "BM-SETUP-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_holds_only_advanced_rooms_goes_without_a_first_room(edition: str) -> None:
    """Ann has nothing she may lay, so the game goes on with Bob and then with the first turn."""
    t = dealt(hands={"ann": ONLY_ADVANCED}, edition=edition, mulligan="off")
    discard_spells(t)
    assert t.waiting == ["bob"]
    t.answer("bob", "place open-grave 0")
    assert t.view("").turn == 1
    assert (t.rooms("ann"), t.rooms("bob")) == ([], ["open-grave"])
    assert t.told("build-passed")[0] == {"seat": "ann"}


@rule("BM-SETUP-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_advanced_room_cannot_be_the_first_room(edition: str) -> None:
    """Draculord shows the Dracolich Lair's treasure, but a boss is nothing to build on."""
    hand = ["dracolich-lair", "dark-altar", "golem-factory", "brainsucker-hive", "bottomless-pit", "assassin", "fear"]
    t = dealt(hands={"ann": hand}, edition=edition)
    discard_spells(t)
    assert t.options("ann") == [
        "pass",
        "place dark-altar 0",
        "place golem-factory 0",
        "place brainsucker-hive 0",
        "place bottomless-pit 0",
    ]
    refused(t, "ann", "place", "dracolich-lair", 0)


@rule("BM-SETUP-17", "BM-SETUP-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("last", ["place jackpot-stash 0", "pass"])
def test_first_rooms_lie_face_down_beside_the_boss_until_all_have_acted(edition: str, last: str) -> None:
    """The others see one hidden card next to the boss; when the last has placed or passed, every room is open."""
    t = dealt(NAMES[:3], edition=edition)
    discard_spells(t)
    other = t.fork()
    t.answer("ann", "place golem-factory 0")
    other.answer("ann", "place dark-altar 0")
    for viewer in ("bob", "cy", ""):
        (room,) = t.view(viewer).seats[0].dungeon
        assert (room.card, room.hidden, room.damage, room.treasure) == ("", True, 0, (0, 0, 0, 0))
        seen, seen_there = t.view(viewer), other.view(viewer)
        assert seen.seats == seen_there.seats
        assert seen == seen_there
        assert t.told("room-placed", viewer) == [{"seat": "ann", "slot": 0}]
    assert t.rooms("ann") == ["golem-factory"]
    assert "golem-factory" not in t.hand_of("ann")

    t.answer("bob", "place succubus-spa 0")
    assert [[room.card for room in seat.dungeon] for seat in t.view("cy").seats] == [[""], [""], []]
    assert t.told("room-revealed") == []
    t.answer("cy", last)
    rows = [["golem-factory"], ["succubus-spa"], [] if last == "pass" else ["jackpot-stash"]]
    for viewer in ("ann", "bob", "cy", ""):
        seats = t.view(viewer).seats
        assert [[room.card for room in seat.dungeon] for seat in seats] == rows
        assert not any(room.hidden for seat in seats for room in seat.dungeon)


@rule("BM-SETUP-18", "BM-CONF-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_first_rooms_are_placed_by_descending_xp(edition: str) -> None:
    """XP 500, 850, 650: the second player is asked first, then the third, then the first."""
    t = dealt(NAMES[:3], bosses=["gorgona", "cleopatra", "cerebellus"], edition=edition)
    discard_spells(t)
    asked = []
    while t.view("").turn == 0:
        asked += t.waiting
        t.answer(t.waiting[0], "pass")
    assert asked == ["bob", "cy", "ann"]


def with_laboratories(edition: str) -> Table:
    """Ann has the lower XP; both have laid a Dark Laboratory, whose owner draws two spells and discards one."""
    hand = ["dark-laboratory", "dark-altar", "golem-factory", "brainsucker-hive", "bottomless-pit", "assassin", "fear"]
    t = dealt(bosses=["gorgona", "cleopatra"], hands={"ann": hand, "bob": hand}, edition=edition)
    discard_spells(t)
    t.next_from("spell deck", "freeze", "jeopardy", "exhaustion", "soul-harvest")
    t.answer("bob", "place dark-laboratory 0")
    t.answer("ann", "place dark-laboratory 0")
    return t


@rule("BM-SETUP-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_first_rooms_work_at_once_by_descending_xp(edition: str) -> None:
    """Two Dark Laboratories are revealed in setup: both work before the first turn, that of the higher XP first."""
    t = with_laboratories(edition)
    assert t.waiting == ["bob"]
    assert t.options("bob") == ["card freeze", "card jeopardy"]
    assert t.view("").phase == "setup"
    t.answer("bob", "card freeze")
    assert t.waiting == ["ann"]
    assert t.options("ann") == ["card exhaustion", "card soul-harvest"]
    assert (t.view("").phase, t.view("").turn) == ("setup", 0)
    t.answer("ann", "card exhaustion")
    assert [told["seat"] for told in t.told("ability-works")] == ["bob", "ann"]
    order = t.events("room-revealed", "ability-works", "card-discarded", "turn-began")
    assert order == ["room-revealed"] * 2 + ["ability-works", "card-discarded"] * 2 + ["turn-began"]


@rule("BM-SETUP-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_turn_begins_after_the_last_effect_of_setup(edition: str) -> None:
    """While a first-room effect is open no hero is in town; then come turn 1, its beginning and its heroes."""
    t = with_laboratories(edition)
    t.answer("bob", "card freeze")
    assert (t.view("").turn, t.view("").phase, t.in_town) == (0, "setup", [])
    assert t.events("turn-began", "phase-began", "hero-revealed") == []
    t.answer("ann", "card exhaustion")
    told = t.events()
    last = max(i for i, name in enumerate(told) if name == "card-discarded")
    assert told[last + 1 : last + 5] == ["turn-began", "phase-began", "hero-revealed", "hero-revealed"]
    assert t.told("turn-began") == [{"turn": 1}]
    assert PHASES[t.told("phase-began")[0]["phase"]] == "beginning"
    assert t.view("").turn == 1


@rule("BM-SETUP-22")
def test_setup_without_effects_leads_straight_to_the_first_turn() -> None:
    """When the last player has passed, turn 1 begins."""
    t = dealt()
    discard_spells(t)
    t.answer("ann", "pass")
    assert (t.view("").turn, t.view("").phase, t.in_town) == (0, "setup", [])
    t.answer("bob", "pass")
    assert t.view("").turn == 1


@rule("BM-CONF-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_spells_nor_abilities_are_used_in_setup(edition: str) -> None:
    """Two-icon spells and a room that may be destroyed are at hand, but no decision of setup offers them."""
    rooms = ["dark-altar", "dark-laboratory", "golem-factory", "brainsucker-hive", "bottomless-pit"]
    hands = {"ann": [*rooms, "jeopardy", "freeze"], "bob": [*rooms, "jeopardy", "freeze"]}
    t = dealt(hands=hands, edition=edition)
    t.next_from("spell deck", "fear", "assassin")
    asked = []

    def answer(name: str, words: str) -> None:
        decision = t.asked(name)
        assert decision is not None
        asked.append(decision.kind)
        assert not {option.kind for option in decision.options} & {"cast", "use"}
        refused(t, name, "cast", "jeopardy")
        refused(t, name, "use", "dark-altar", 0)
        t.answer(name, words)

    for name in t.names:
        answer(name, "card bottomless-pit")
        answer(name, "card golem-factory")
    answer("ann", "place dark-altar 0")
    answer("bob", "place dark-laboratory 0")
    assert (t.view("").turn, t.waiting) == (0, ["bob"])
    assert t.rooms("ann") == ["dark-altar"]
    answer("bob", "card freeze")
    assert asked == ["discard-start"] * 4 + ["first-room"] * 2 + ["discard"]
    assert t.view("").turn == 1
    assert {"cast jeopardy", "use dark-altar 0"} <= set(t.options("ann"))
