"""What is promised to a helper, or by one: it is locked, nobody's choice spends it, and it is paid."""

import pytest

from tests.marks import card, rule
from tests.quest_fights import ROOM, asks, beside, bid, helped_by, walk_in
from tests.quest_table import QuestTable, munchkin_quest


def promised(t: QuestTable, *items: str, gold: int = 0) -> QuestTable:
    """Ann walks into the fight and Bob helps her for these items and this gold."""
    walk_in(t)
    t.answer("ann", "call")
    bid(t, "bob", 0, gold, "", *items)
    t.answer("ann", "accept", seat="bob")
    return t


def lose(t: QuestTable, *dice: int) -> None:
    """Ann rolls and loses; nobody interferes with the dice."""
    t.dice(*dice)
    t.answer("ann", "roll")


# -- items ---------------------------------------------------------------------------------------------------------


@card("t-bubble-wrap-hauberk")
@rule("MQ-CONF-60")
@pytest.mark.parametrize("items", [(), ("t-bubble-wrap-hauberk",)])
def test_a_promised_hauberk_takes_no_hits(items: tuple[str, ...]) -> None:
    """Ann loses to the rat: she may pop the hauberk, unless it is Bob's after the fight. He gets it whole."""
    t = beside("m-motivational-troll")
    t.items("ann", "t-bubble-wrap-hauberk")
    promised(t, *items)
    lose(t, 1, 1, 6, 6)
    assert t.may("ann", "use", card="t-bubble-wrap-hauberk") == (not items)
    if items:
        assert t.sheet("ann").health == 3
        t.dice(6, 6)
        while t.g.fight is not None:
            t.g.answer(t.g.pending[0].seat, 0)
        assert [item.card for item in t.sheet("bob").items] == ["t-bubble-wrap-hauberk"]


@card("t-wishing-ring", "t-suspicious-brooch")
@rule("MQ-CONF-60", "MQ-CURSE-03")
@pytest.mark.parametrize("name", ["t-wishing-ring", "t-suspicious-brooch"])
@pytest.mark.parametrize("given", [False, True])
def test_what_is_promised_does_not_stop_a_curse(name: str, given: bool) -> None:
    """Cy curses Ann before the roll; what would stop it is no longer hers to discard."""
    t = beside("m-moonlighting-rat", names=("ann", "bob", "cy"))
    t.items("ann", name, "t-pleather-jerkin")
    t.hand("cy", "d-curse-armour-to-pudding")
    walk_in(t)
    t.answer("ann", "call")
    bid(t, "bob", 0, 0, "", *([name] if given else []))
    t.answer("cy", "decline")
    t.answer("ann", "accept", seat="bob")
    t.answer("ann", "roll")
    t.answer("cy", "play", card="d-curse-armour-to-pudding")
    t.answer("cy", "seat", seat="ann")
    assert t.may("ann", "use", card=name) == (not given)
    assert ("t-pleather-jerkin" in [item.card for item in t.sheet("ann").items]) == (not given)


@rule("MQ-CONF-60", "MQ-RUN-04")
@pytest.mark.parametrize("given", [False, True])
def test_promised_shoes_do_not_stay_on_the_sticky_floor(given: bool) -> None:
    """Running from there Ann may step out of her shoes, unless they are Bob's."""
    t = beside("m-motivational-troll", room="sticky-floor")
    t.items("ann", "t-clown-shoes")
    walk_in(t, "sticky-floor")
    t.answer("ann", "call")
    bid(t, "bob", 0, 0, "", *(["t-clown-shoes"] if given else []))
    t.answer("ann", "accept", seat="bob")
    lose(t, 1, 1, 6, 6)
    assert asks(t, "ann", "leave-behind") == (not given)


@card("m-vengeful-cabbage")
@rule("MQ-CONF-60")
@pytest.mark.parametrize("given", [False, True])
def test_a_promised_potion_does_not_feed_the_cabbage(given: bool) -> None:
    """Caught by the Cabbage Ann loses both hits, though a potion of Bob's is on her belt."""
    t = beside("m-vengeful-cabbage")
    t.items("ann", "t-red-potion")
    promised(t, *(["t-red-potion"] if given else []))
    lose(t, 1, 1, 6, 6, 1)
    assert asks(t, "ann", "give-potion") == (not given)
    if given:
        assert t.sheet("ann").health == 4 - 1 - 2


@rule("MQ-CONF-60", "MQ-CURSE-07")
@pytest.mark.parametrize("others", [("t-pot-lid",), ()])
def test_who_must_lose_something_loses_what_is_not_promised(others: tuple[str, ...]) -> None:
    """The curse wants an item in hands, of Ann's choice: not the sword that is Bob's, unless it is all she has."""
    t = beside("m-moonlighting-rat", names=("ann", "bob", "cy"))
    t.items("ann", "t-begrudging-sword", *others)
    t.hand("cy", "d-curse-hot-potato-weapon")
    walk_in(t)
    t.answer("ann", "call")
    bid(t, "bob", 0, 0, "", "t-begrudging-sword")
    t.answer("cy", "decline")
    t.answer("ann", "accept", seat="bob")
    t.answer("ann", "roll")
    t.answer("cy", "play", card="d-curse-hot-potato-weapon")
    t.answer("cy", "seat", seat="ann")
    assert [item.card for item in t.sheet("ann").items] == (["t-begrudging-sword"] if others else [])


# -- gold ----------------------------------------------------------------------------------------------------------


@rule("MQ-CONF-60", "MQ-HELP-05")
@pytest.mark.parametrize("gold", [-300, -100])
def test_promised_gold_pays_no_toll(gold: int) -> None:
    """Bob pays for being let into the fight in the Tax Cave: what is left of his 300 may pay the toll."""
    t = beside("m-moonlighting-rat", room="tax-cave")
    walk_in(t, "tax-cave")
    t.answer("ann", "yes")
    t.answer("ann", "call")
    bid(t, "bob", 0, gold)
    t.answer("ann", "accept", seat="bob")
    assert asks(t, "bob", "toll") == (gold == -100)
    if gold == -300:
        assert t.fight().totals[0] == 1 + 1 - 2
        lose(t, 6, 6, 1)
        t.all_pass()
        assert (t.sheet("ann").gold, t.sheet("bob").gold) == (500, 0)


@card("t-scroll-of-ominous-humming")
@rule("MQ-CONF-60")
def test_promised_gold_does_not_pay_for_evil_energy() -> None:
    """Of 300 gold 200 are Bob's: the scroll costs Ann no more than the rest."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "t-scroll-of-ominous-humming")
    promised(t, gold=200)
    t.answer("ann", "play", card="t-scroll-of-ominous-humming")
    t.answer("ann", "for-munchkins")
    assert t.sheet("ann").gold == 200
    lose(t, 6, 6, 1)
    t.all_pass()
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (0, 500)


@card("m-rainbow-bailiff")
@rule("MQ-CONF-60", "MQ-CONF-06")
def test_bad_stuff_takes_what_was_promised_and_the_promise_shrinks() -> None:
    """The Rainbow Bailiff leaves Ann nothing, so Bob gets nothing; the sword that is left is his."""
    t = beside("m-rainbow-bailiff")
    t.gold("ann", 500)
    t.items("ann", "t-begrudging-sword")
    promised(t, "t-begrudging-sword", gold=300)
    lose(t, 1, 1, 6, 6, 1, 6)
    t.all_pass()
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (0, 300)
    assert [item.card for item in t.sheet("bob").items] == ["t-begrudging-sword"]


# -- helpers who leave ---------------------------------------------------------------------------------------------


@card("t-you-are-here")
@rule("MQ-CONF-06", "MQ-RUN-09")
def test_a_helper_who_escapes_by_card_is_paid() -> None:
    """The fight is lost; Bob reads himself away instead of rolling, and has his 200 gold all the same."""
    t = beside("m-motivational-troll")
    t.room("beige-chamber", "west")
    t.hand("bob", "t-you-are-here")
    promised(t, gold=200)
    lose(t, 1, 1, 6, 6, 6)
    t.answer("bob", "play", card="t-you-are-here")
    t.answer("bob", "place", place="beige-chamber")
    assert t.where("bob") == "beige-chamber"
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (100, 500)


@card("t-blink-potion")
@rule("MQ-CONF-06", "MQ-HELP-07")
@pytest.mark.parametrize(("gold", "after"), [(-200, (500, 100)), (200, (300, 300))])
def test_a_helper_who_leaves_before_the_roll_owes_and_is_not_owed(gold: int, after: tuple[int, int]) -> None:
    """Bob blinks away: what he paid for being let in is Ann's, what she promised stays hers."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", "t-blink-potion")
    t.level("ann", 5)
    walk_in(t)
    helped_by(t, "bob", 0, gold)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-blink-potion")
    t.answer("ann", "roll")
    t.all_pass()
    assert t.where("bob") == "entrance"
    assert t.view("ann").fight is None
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == after


@rule("MQ-CONF-60", "MQ-ITEM-17")
def test_of_two_alike_one_is_promised_and_one_is_not() -> None:
    """Ann has two potions of a kind and promises one: she may throw the other, and then no more."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.monster("m-moonlighting-rat", ROOM, "bob")
    t.items("ann", "t-red-potion", "t-red-potion")
    t.wounds("ann", 2)
    promised(t, "t-red-potion")
    t.answer("ann", "play", card="t-red-potion")
    assert t.sheet("ann").health == 4
    assert not t.may("ann", "play", card="t-red-potion")


# -- what keeps one alive ------------------------------------------------------------------------------------------


@card("t-amulet-mild-protection")
@rule("MQ-CONF-60", "MQ-CONF-59")
def test_an_item_that_has_come_to_hold_the_last_hit_is_not_handed_over() -> None:
    """Ann, with one hit besides the Amulet's, loses that one in the defeat: Bob gets the gold, and she lives."""
    t = beside("m-motivational-troll")
    t.items("ann", "t-amulet-mild-protection")
    t.wounds("ann", 3)
    promised(t, "t-amulet-mild-protection", gold=100)
    lose(t, 1, 1, 6, 6)
    t.dice(6, 6)
    while t.g.fight is not None:
        t.g.answer(t.g.pending[0].seat, 0)
    assert not t.sheet("ann").dead
    assert [item.card for item in t.sheet("ann").items] == ["t-amulet-mild-protection"]
    assert {"seat": 0, "to": 1, "gold": 100, "items": 0} in t.told("promise-kept")


@card("t-amulet-mild-protection")
@rule("MQ-CONF-06", "MQ-DEATH-01", "MQ-DEATH-05")
def test_who_dies_with_a_promise_dies_once() -> None:
    """Ann gives up at level 5: Bob gets the Amulet and the lid, she loses one level, and lies there without them."""
    t = beside("m-motivational-troll")
    t.level("ann", 5)
    t.items("ann", "t-amulet-mild-protection", "t-pot-lid")
    promised(t, "t-amulet-mild-protection", "t-pot-lid")
    t.wounds("ann", 4)
    t.answer("ann", "die")
    t.answer("ann", "yes")
    assert len(t.told("died")) == 1
    assert t.sheet("ann").level == 4
    assert sorted(item.card for item in t.sheet("bob").items) == ["t-amulet-mild-protection", "t-pot-lid"]
    assert t.told("promise-kept") == [{"seat": 0, "to": 1, "gold": 0, "items": 2}]


@card("d-tunnel-with-your-name")
@rule("MQ-SETUP-03", "MQ-CARD-19")
def test_a_card_that_brought_one_into_a_fight_is_in_the_discards_during_it() -> None:
    """Ann tunnels to the rat: the card has worked, so that a deck rebuilt in the fight has it again."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.monster("m-moonlighting-rat", ROOM, "bob")
    t.hand("ann", "d-tunnel-with-your-name")
    t.begin("ann")
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    assert t.g.fight is not None
    assert "d-tunnel-with-your-name" in t.view("ann").dxm_discard
