"""The cards for coins: Payday, Bribe the Referee, and the others at a table that plays with coins."""

import pytest

from tests.cards.super_boss_monster.casting import THREE, announce, pass_to
from tests.cards.super_boss_monster.rooms import asks, cast, hurts, refuses, revealed, unanswered, until_in, use, uses
from tests.marks import card, rule
from tests.super_table import SuperTable, fresh, super_boss_monster
from underhall.games.series.cards import ALL_CARDS

BUNNY, LAG, LALIHO = "bunny", "sir-lag", "laliho"  # fighters with 4, 6 and 8 health
OVERKILL = "dame-overkill"  # epic, 13
COIN_CARDS = (
    "duchess-deducta",
    "parking-meter-portcullis",
    "slot-machine-slime",
    "coin-op-colossus",
    "tithe-trapdoor",
    "payday",
    "bribe-the-referee",
)


def with_coins(seats: tuple[str, ...] = ("ann", "bob"), bosses: tuple[str, ...] = ()) -> SuperTable:
    return super_boss_monster(seats, bosses, coins=True)


def coins(t: SuperTable, name: str) -> int:
    """What everybody can see in front of a player."""
    return t.view("").seats[t.seat(name)].coins


@card("duchess-deducta", "parking-meter-portcullis", "slot-machine-slime", "coin-op-colossus", "tithe-trapdoor")
@card("payday", "bribe-the-referee")
def test_the_cards_for_coins_are_in_the_decks_only_where_coins_are_played_with() -> None:
    """Ten cards: a boss, six rooms, three spells."""
    t = fresh(coins=True)
    decks = [ALL_CARDS[number].id for number in t.g.boss_deck + t.g.room_deck + t.g.spell_deck]
    assert [decks.count(each) for each in COIN_CARDS] == [1, 2, 2, 1, 1, 2, 1]

    plain = fresh()
    others = {ALL_CARDS[number].id for number in plain.g.boss_deck + plain.g.room_deck + plain.g.spell_deck}
    assert others.isdisjoint(COIN_CARDS)


# -- Payday ---------------------------------------------------------------------------------------------------


@card("payday")
@pytest.mark.parametrize(
    ("mine", "bobs", "cys", "gained"),
    [
        pytest.param(0, 0, 0, 3, id="a tie"),
        pytest.param(0, 1, 2, 3, id="fewest"),
        pytest.param(1, 1, 2, 3, id="nobody fewer"),
        pytest.param(2, 1, 3, 2, id="one fewer"),
        pytest.param(3, 0, 0, 2, id="most"),
    ],
)
def test_payday_is_better_for_whoever_has_the_fewest_souls(mine: int, bobs: int, cys: int, gained: int) -> None:
    """3 coins if no player has fewer souls, else 2; epic souls count twice."""
    t = with_coins(THREE)
    epics = iter(["abbess-absolute", "sir-render", "archmage-cc", "robin-hoard"])
    ordinary = iter(["brother-bandage", "bunny", "pixel-pam", "sticky-fran", "gran-bingo"])
    for name, souls in (("ann", mine), ("bob", bobs), ("cy", cys)):
        t.give_souls(name, *([next(epics)] if souls >= 2 else []), *([next(ordinary)] if souls % 2 else []))
        assert t.souls(name) == souls
    t.hand("ann", "payday")
    t.phase("build")
    cast(t, "ann", "payday")

    assert t.told("coins-gained") == [{"seat": "ann", "n": gained, "total": 3 + gained}]
    assert coins(t, "ann") == 3 + gained
    assert t.discarded == ["payday"]


@card("payday", "soul-harvest")
@rule("SBM-STACK-02")
def test_payday_counts_souls_when_it_resolves() -> None:
    """Ann has more souls than Bob when she casts it, and gives one up in response."""
    t = super_boss_monster(coins=True, mixed=True)
    t.give_souls("ann", BUNNY)
    t.hand("ann", "payday", "soul-harvest")
    t.phase("build")
    announce(t, "ann", "payday")
    announce(t, "ann", "soul-harvest")
    unanswered(t)

    assert t.souls("ann") == 0
    assert t.told("coins-gained") == [{"seat": "ann", "n": 3, "total": 6}]


# -- Bribe the Referee ------------------------------------------------------------------------------------------


def bribing(purse: int, *rooms: str, hero: str = LALIHO) -> SuperTable:
    """A hero is in the first of Ann's rooms, and she has the Bribe and so many coins."""
    t = with_coins()
    t.dungeon("ann", *rooms)
    t.coins("ann", purse)
    t.entrance("ann", hero)
    t.hand("ann", "bribe-the-referee", "stealth")
    t.phase("adventure")
    return until_in(t, rooms[0])


@card("bribe-the-referee")
def test_a_bribe_costs_three_coins_and_deals_five_damage() -> None:
    """The coins are paid on casting, the damage comes when it resolves."""
    t = bribing(4, "box-trap", "tourist-trap")
    announce(t, "ann", "bribe-the-referee")
    assert coins(t, "ann") == 1
    assert t.told("hero-hurt") == []
    unanswered(t)

    assert t.told("hero-hurt") == [{"hero": LALIHO, "damage": 5, "total": 7, "health": 8}]
    assert t.told("coins-paid") == [{"seat": "ann", "n": 3, "total": 1}]


@card("bribe-the-referee", "tithe-trapdoor")
@rule("SBM-ADV-13")
def test_who_dies_of_a_bribe_dies_in_the_room_it_stands_in() -> None:
    """The Trapdoor gives a coin back."""
    t = bribing(3, "tithe-trapdoor", hero=LAG)
    cast(t, "ann", "bribe-the-referee")

    assert t.souls("ann") == 1
    assert coins(t, "ann") == 1


@card("bribe-the-referee")
def test_there_is_no_bribe_for_two_coins_nor_in_a_rivals_dungeon() -> None:
    t = bribing(2, "box-trap")
    refuses(t, "ann", "cast", "bribe-the-referee")

    t = with_coins()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("bob", "bribe-the-referee", "stealth")
    t.phase("adventure")
    pass_to(t, "box-trap of ann", "bob")
    refuses(t, "bob", "cast", "bribe-the-referee")


@card("bribe-the-referee", "dreamcatcher")
def test_the_coins_of_a_bribe_that_is_caught_are_gone() -> None:
    """Bob has the card now; a hero in his own dungeon and 3 coins of his own would do for him."""
    t = with_coins()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "bribe-the-referee")
    t.hand("bob", "dreamcatcher")
    t.phase("adventure")
    until_in(t, "box-trap")
    announce(t, "ann", "bribe-the-referee")
    t.answer("bob", "cast dreamcatcher")

    assert coins(t, "ann") == 0
    assert t.told("hero-hurt") == []
    assert t.hand_of("bob") == ["bribe-the-referee"]


# -- the others, together -------------------------------------------------------------------------------------


@card("slot-machine-slime", "coin-op-colossus")
def test_coins_are_paid_on_announcing_and_cannot_be_spent_twice() -> None:
    """With 2 coins Ann feeds the Slime and has 1 left: too little for the Colossus, with or without a response."""
    t = with_coins()
    t.dungeon("ann", "slot-machine-slime", "coin-op-colossus")
    t.coins("ann", 2)
    t.hand("ann", "co-op")
    t.phase("build")
    assert uses(t, "ann") == ["use coin-op-colossus 0", "use slot-machine-slime 1"]
    t.answer("ann", "use slot-machine-slime 1")
    assert uses(t, "ann") == []
    unanswered(t)

    assert t.damage_of("ann") == [3, 3]
    assert uses(t, "ann") == []
    assert coins(t, "ann") == 1


@card("coin-op-colossus", "slot-machine-slime")
def test_the_colossus_keeps_its_token_and_the_slime_forgets_its_bonus() -> None:
    t = with_coins()
    t.dungeon("ann", "slot-machine-slime", "coin-op-colossus")
    t.hand("ann", "co-op")
    t.turn("build")
    use(t, "ann", "coin-op-colossus 0")
    use(t, "ann", "slot-machine-slime 1")
    assert t.damage_of("ann") == [3, 4]
    t.all_pass()

    assert t.damage_of("ann") == [2, 4]
    assert t.tokens_on("ann") == [0, 1]
    assert coins(t, "ann") == 0


@card("parking-meter-portcullis", "tithe-trapdoor", "duchess-deducta")
def test_a_visit_a_death_and_a_tax_bring_three_coins() -> None:
    """The Portcullis is entered, the hero dies on the Trapdoor, and the Duchess has her share; once a turn each."""
    t = with_coins(bosses=("duchess-deducta", "lord-grumble"))
    t.levelled("ann")
    t.dungeon("ann", "parking-meter-portcullis", "tithe-trapdoor")
    t.tokens("ann", 0, 5)
    t.entrance("ann", BUNNY, LAG)
    t.coins("ann", 0)
    t.phase("adventure")
    while t.waiting:
        t.answer("ann", t.options("ann")[0])

    assert t.souls("ann") == 2
    assert coins(t, "ann") == 3
    assert hurts(t)[0] == ("parking-meter-portcullis", 1)


@card("duchess-deducta")
@pytest.mark.parametrize(("hero", "gained"), [(BUNNY, 1), (OVERKILL, 2)])
def test_the_duchess_taxes_epic_heroes_twice_as_much(hero: str, gained: int) -> None:
    t = with_coins(bosses=("duchess-deducta", "lord-grumble"))
    t.levelled("ann")
    t.dungeon("ann", "box-trap")
    t.tokens("ann", 0, 11)
    t.entrance("ann", hero)
    t.phase("adventure")

    assert coins(t, "ann") == 3 + gained


@card("payday", "slot-machine-slime")
@rule("SBM-COMPAT-17")
def test_a_room_for_a_coin_pays_for_the_slime_in_the_same_phase() -> None:
    """Without a coin the Slime cannot be used; a room is discarded in the own slot, and it can."""
    t = with_coins()
    t.dungeon("ann", "slot-machine-slime")
    t.coins("ann", 0)
    t.hand("ann", "box-trap", "minion-arena")
    t.phase("build")
    assert uses(t, "ann") == []
    t.answer("ann", next(words for words in t.options("ann") if words.endswith("box-trap") and "place" not in words))
    assert coins(t, "ann") == 1
    use(t, "ann", "slot-machine-slime 0")
    assert coins(t, "ann") == 0
    assert asks(t, "ann")[0] == "build"
    t.answer("ann", "place minion-arena 1")
    revealed(t)

    assert t.damage_of("ann") == [1, 3]
