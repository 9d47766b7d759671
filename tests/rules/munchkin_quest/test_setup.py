"""From the box to the first turn."""

import pytest

import underhall
from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest
from underhall.errors import BadOptionValue, BadSeatCount, UnknownOption
from underhall.games.munchkin_quest.facts import CARDS, DECKS, DXM, FACES, LINK_PIECES, MONSTER, TREASURE
from underhall.games.munchkin_quest.setup import PREPARE
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOBODY, Frame

NAMES = ["ann", "bob", "cy", "di"]


def dealt(seats: int, seed: str = "setup") -> QuestTable:
    """A game out of the box, as far as the choice of sexes."""
    game = underhall.engine.new("munchkin-quest", seats=seats, seed=seed)
    assert isinstance(game, MunchkinQuest)
    return QuestTable(game, NAMES[:seats])


def to_first_turn(t: QuestTable) -> None:
    """Everybody is a man; whoever may lay cards lays none; nobody interrupts the beginning of the first turn."""
    for name in t.names:
        t.answer(name, "male")
    while t.g.decisions[0].kind == "opening":
        t.answer(t.names[t.g.decisions[0].seat], "done")
    t.all_pass()


@rule("MQ-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    t = dealt(seats)
    assert [decision.seat for decision in t.g.decisions] == list(range(seats))


@rule("MQ-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_or_five_may_not(seats: int) -> None:
    with pytest.raises(BadSeatCount) as refusal:
        underhall.engine.new("munchkin-quest", seats=seats)
    assert (refusal.value.details["least"], refusal.value.details["most"]) == (2, 4)


@rule("MQ-SETUP-02", "MQ-CONF-55")
def test_two_hundred_cards_make_three_decks() -> None:
    """38 monsters, 84 Treasures, 78 DxM, every card in the deck of its type; a discard goes to the pile of its own."""
    t = dealt(2)
    view = t.view("ann")
    assert (view.monster_deck, view.treasure_deck, view.dxm_deck) == (38, 84, 78)
    for deck in range(len(DECKS)):
        assert {CARDS[number].deck for number in t.g.deck(deck)} == {deck}
    assert len(LINK_PIECES) == 73
    t = munchkin_quest()
    t.room("night-school", "north")
    t.at("ann", "night-school")
    t.items("ann", "t-adamant-armour", "t-firefighters-helmet")
    t.gold("ann", 0)
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "item", card="t-adamant-armour")
    assert (t.view("ann").treasure_discard[-1:], t.view("ann").dxm_discard) == (["t-firefighters-helmet"], [])


@rule("MQ-SETUP-02")
@pytest.mark.parametrize("deck", [MONSTER, TREASURE, DXM])
def test_each_deck_is_shuffled(deck: int) -> None:
    assert dealt(2, "one").g.deck(deck) != dealt(2, "two").g.deck(deck)
    assert dealt(2, "one").g.deck(deck) == dealt(2, "one").g.deck(deck)


@rule("MQ-SETUP-03")
def test_the_discards_make_a_new_deck() -> None:
    """Four DxM cards lie in the pile and none in the deck: the turn's card is one of them, three are the new deck."""
    t = munchkin_quest()
    four = ["d-cheat", "d-elf", "d-dwarf", "d-loaded-die"]
    t.discards(*four)
    t.g.dxm_deck = ()
    t.begin("ann", "start")
    t.all_pass()
    view = t.view("ann")
    assert (len(view.hand), view.dxm_deck, view.dxm_discard) == (1, 3, [])
    assert view.hand[0] in four


@rule("MQ-SETUP-04")
def test_what_is_out_cannot_be_drawn() -> None:
    """No Treasure is left anywhere: a search that finds two brings none, and the game goes on."""
    t = munchkin_quest()
    t.room("snack-grotto", "north")
    t.at("ann", "snack-grotto")
    t.laid("ann", "d-warrior")
    t.g.treasure_deck = ()
    t.begin("ann")
    t.dice(4, 4)
    t.answer("ann", "search")
    assert (t.sheet("ann").treasures_held, t.asked()) == (0, "ann: moves")
    assert t.told("deck-empty")


@rule("MQ-SETUP-05", "MQ-SETUP-06")
def test_the_entrance_lies_alone_with_its_links() -> None:
    """One room with four fixed links; all 24 tiles and all 73 links are in stock, where nobody sees which is next."""
    view = dealt(2).view("ann")
    assert [room.face for room in view.rooms] == ["entrance"]
    assert [(link.kind, link.fixed) for link in view.rooms[0].links] == [
        ("passage", True),
        ("door", True),
        ("passage", True),
        ("passage", True),
    ]
    assert (view.room_deck, view.link_deck) == (24, 73)


@rule("MQ-SETUP-07", "MQ-SETUP-08", "MQ-CONF-44")
def test_only_colours_of_the_game_have_bases() -> None:
    """Two play red and yellow, with three free bases each; for a blue roll the explorer picks one of the two."""
    t = munchkin_quest()
    assert [(seat.colour, seat.free_bases) for seat in t.view("ann").seats] == [("red", 3), ("yellow", 3)]
    t.begin("ann")
    t.next_room("waiting-room")
    t.luck((2, 0), (2, 0), (2, 0), (2, 0), (6, 4))
    t.answer("ann", "explore", side=0)
    assert [option.fields["colour"] for option in t.options("ann")] == [0, 2]


@rule("MQ-SETUP-09", "MQ-SETUP-10")
def test_the_starting_kit() -> None:
    """Three Treasures and three DxM cards, four hits, three moves, 300 gold; a level-1 human without class, outside."""
    t = dealt(3)
    for name in t.names:
        t.answer(name, "male")
    for name in t.names:
        sheet = t.sheet(name)
        assert (sheet.treasures_held, sheet.dxm_held) == (3, 3)
        assert (sheet.health, sheet.max_health, sheet.moves, sheet.gold) == (4, 4, 3, 300)
        assert (t.where(name), sheet.level, sheet.races, sheet.classes) == ("entrance", 1, [], [])


@rule("MQ-SETUP-11", "MQ-CONF-34")
def test_everybody_chooses_a_sex() -> None:
    t = dealt(2)
    assert {option.kind for option in t.options("ann")} == {"male", "female"}
    t.answer("ann", "female")
    t.answer("bob", "male")
    assert (t.sheet("ann").male, t.sheet("bob").male) == (False, True)


@rule("MQ-SETUP-12", "MQ-EX-19")
def test_cards_are_laid_before_the_first_turn() -> None:
    """A race, a class and an item of the starting hand: three cards are left, no move is used."""
    t = munchkin_quest()
    t.next_from(TREASURE, "t-pot-lid", "t-level-misread-chart", "t-level-fail-upward")
    t.next_from(DXM, "d-elf", "d-warrior", "d-loaded-die")
    t.g.agenda = [Frame(PREPARE, 0, NOBODY, NO_CARD, NO_EVENT, (0,))]
    t.g.advance()
    t.answer("ann", "female")
    t.luck(*[(6, 5), (6, 0)])
    t.answer("bob", "male")
    assert t.asked() == "ann: opening"
    t.answer("ann", "play", card="d-elf")
    t.answer("ann", "play", card="d-warrior")
    t.answer("ann", "lay", card="t-pot-lid")
    sheet = t.sheet("ann")
    assert (sheet.races, sheet.classes, [item.card for item in sheet.items]) == (["elf"], ["warrior"], ["t-pot-lid"])
    assert (len(t.view("ann").hand), sheet.moves_left) == (3, 3)


@rule("MQ-SETUP-13")
def test_the_highest_roll_begins() -> None:
    t = dealt(3)
    t.answer("ann", "male")
    t.answer("bob", "male")
    t.luck((6, 1), (6, 4), (6, 2))
    t.answer("cy", "male")
    assert [roll["n"] for roll in t.told("first-rolled")] == [2, 5, 3]
    assert t.view("ann").first == t.seat("bob")


@rule("MQ-SETUP-13", "MQ-CONF-10")
def test_who_ties_for_first_rolls_again() -> None:
    """Ann and Cy roll 6, Bob 1; only they roll again, and Cy begins."""
    t = dealt(3)
    t.answer("ann", "male")
    t.answer("bob", "male")
    t.luck((6, 5), (6, 0), (6, 5), (6, 1), (6, 2))
    t.answer("cy", "male")
    assert [roll["seat"] for roll in t.told("first-rolled")] == [0, 1, 2, 0, 2]
    assert t.view("ann").first == t.seat("cy")


@rule("MQ-SETUP-14", "MQ-MON-01")
def test_turns_pass_to_the_left() -> None:
    """Ann, Bob, Cy, Ann; after each turn the Monster Die is rolled once."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.begin("ann")
    for name in ("ann", "bob", "cy", "ann"):
        t.all_pass()
        assert t.asked() == f"{name}: moves"
        t.answer(name, "end")
        t.all_pass()
    assert [roll["seat"] for roll in t.told("monster-die")] == [0, 1, 2, 0]


@rule("MQ-SETUP-15")
def test_at_most_three_monsters_a_player() -> None:
    """Two players, six monsters out: a seventh is drawn, and afterwards there are six at most."""
    t = munchkin_quest()
    t.room("beige-chamber", "south")
    for card in ("m-moonlighting-rat", "m-lame-goblin", "m-goldfish"):
        t.monster(card, "beige-chamber", "ann")
    for card in ("m-fungus", "m-gazebo", "m-tax-lich"):
        t.monster(card, "beige-chamber", "bob")
    t.next_room("waiting-room")
    t.next_from(MONSTER, "m-skeleton-crew")
    t.begin("ann")
    t.luck((2, 0), (2, 0), (2, 0), (2, 0), (6, 2))
    t.answer("ann", "explore", side=0)
    t.answer("ann", "colour", colour=2)
    view = t.view("ann")
    assert sorted(m.card for m in view.monsters) == [
        "m-fungus",
        "m-gazebo",
        "m-goldfish",
        "m-lame-goblin",
        "m-moonlighting-rat",
        "m-skeleton-crew",
    ]


@rule("MQ-SETUP-16")
@pytest.mark.parametrize(("coin", "face"), [(0, "waiting-room"), (1, "hospital")])
def test_a_tile_shows_the_side_that_came_up(coin: int, face: str) -> None:
    """Luck decides which; its other side is nowhere on the map, and the tile is not in stock any more."""
    t = munchkin_quest()
    t.next_room("hospital")
    t.begin("ann")
    t.luck((2, coin))
    t.answer("ann", "explore", side=0)
    faces = [room.face for room in t.view("ann").rooms]
    assert faces == ["entrance", face]
    assert FACES[1].tile not in t.g.room_deck


@rule("MQ-FIX-10", "MQ-CONF-08", "MQ-CONF-54")
def test_rulings_are_settled_before_the_game() -> None:
    """Every open point has one value that all can read and that stands all game; nothing else can be made up."""
    t = dealt(2)
    chosen = t.view("ann").settings
    assert (chosen["hidden_cost"], chosen["emergency"], chosen["cleaned_out"]) == ("3", "unspent", "closed")
    to_first_turn(t)
    assert t.view("ann").settings == chosen
    with pytest.raises(BadOptionValue):
        underhall.engine.new("munchkin-quest", seats=2, options={"hidden_cost": "4"})
    with pytest.raises(UnknownOption):
        underhall.engine.new("munchkin-quest", seats=2, options={"turn_timer": "60"})
