"""Trade between neighbours (MQ-ITEM-21 to -25, MQ-CONF-07)."""

import pytest

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest
from tests.rules.munchkin_quest.item_scenes import against, carried


def neighbours(link: str = "passage") -> QuestTable:
    """Ann in the waiting room, Bob beyond a link of this kind."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room", link=link)
    t.at("ann", "waiting-room")
    t.at("bob", "beige-chamber")
    return t


@rule("MQ-ITEM-21")
@pytest.mark.parametrize(("link", "able"), [("passage", True), ("locked", True), ("hidden", True), ("wall", False)])
def test_trade_needs_the_same_or_an_adjacent_room(link: str, able: bool) -> None:
    """Any opening will do, a wall will not."""
    t = neighbours(link)
    t.begin("ann")
    assert t.may("ann", "trade") == able


@rule("MQ-ITEM-21")
def test_two_rooms_apart_is_too_far() -> None:
    """What one has for somebody far away must be dropped and picked up."""
    t = neighbours()
    t.at("ann", "entrance")
    t.begin("ann")
    assert not t.may("ann", "trade")


@rule("MQ-ITEM-21", "MQ-CONF-07")
def test_both_sides_change_hands_together_or_not_at_all() -> None:
    """A packed sword and 100 gold for Bob's worn helmet; refused, everybody keeps everything."""
    for answer in ("yes", "no"):
        t = neighbours()
        t.items("ann", "t-begrudging-sword", packed=True)
        t.items("bob", "t-party-cone")
        t.begin("ann")
        t.answer("ann", "trade", seat="bob")
        t.answer("ann", "item", card="t-begrudging-sword")
        t.answer("ann", "gold", number=100)
        t.answer("ann", "want-item", card="t-party-cone")
        t.answer("ann", "done")
        assert (carried(t, "ann"), carried(t, "bob")) == (["(t-begrudging-sword)"], ["t-party-cone"])
        t.answer("bob", answer)
        if answer == "yes":
            assert (carried(t, "ann"), carried(t, "bob")) == (["t-party-cone"], ["t-begrudging-sword"])
            assert (t.sheet("ann").gold, t.sheet("bob").gold) == (200, 400)
        else:
            assert (carried(t, "ann"), carried(t, "bob")) == (["(t-begrudging-sword)"], ["t-party-cone"])
            assert (t.sheet("ann").gold, t.sheet("bob").gold) == (300, 300)


@rule("MQ-ITEM-22")
def test_nobody_trades_during_combat() -> None:
    """Neither leader nor bystander is offered it; right after the fight Ann is."""
    t = against("m-moonlighting-rat")
    t.items("ann", "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    assert not t.may("ann", "trade")
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.may("ann", "trade", seat=t.seat("bob"))


@rule("MQ-ITEM-23", "MQ-ITEM-24", "MQ-ITEM-25")
def test_a_gift_works_for_its_receiver_at_once() -> None:
    """For nothing: Ann's strength falls by 3, Bob's rises by 3, and nobody's hand changes."""
    t = neighbours()
    t.items("ann", "t-clown-shoes")
    t.begin("ann")
    held = (t.view("ann").hand, t.view("bob").hand)
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-clown-shoes")
    t.answer("ann", "done")
    t.answer("bob", "yes")
    assert (t.sheet("ann").strength, t.sheet("bob").strength) == (1, 4)
    assert (carried(t, "ann"), carried(t, "bob")) == ([], ["t-clown-shoes"])
    assert (t.view("ann").hand, t.view("bob").hand) == held
    assert t.may("ann", "end")


@rule("MQ-ITEM-24")
def test_an_item_its_receiver_cannot_use_goes_into_the_pack() -> None:
    """The grater is no good to Bob."""
    t = neighbours()
    t.items("ann", "t-cheese-grater-of-peace")
    t.laid("ann", "d-cleric")
    t.begin("ann")
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-cheese-grater-of-peace")
    t.answer("ann", "done")
    t.answer("bob", "yes")
    assert (carried(t, "bob"), t.sheet("bob").strength) == (["(t-cheese-grater-of-peace)"], 1)


def three(active: str = "cy") -> QuestTable:
    """Ann and Bob are neighbours, Cy is far away in the Entrance, and it is the turn of one of them."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room")
    t.room("treasury", "east", of="beige-chamber")
    t.at("ann", "beige-chamber")
    t.at("bob", "treasury")
    t.items("ann", "t-clown-shoes", "t-pot-lid")
    t.unhurried = True
    t.begin(active)
    return t


def offers(t: QuestTable, giver: str, taker: str, card: str, gold: int = 0) -> None:
    """The giver offers an item of the giver's, for gold."""
    t.answer(giver, "trade", seat=taker)
    t.answer(giver, "item", card=card)
    if gold:
        t.answer(giver, "want-gold", number=gold)
    t.answer(giver, "done")


@rule("MQ-ITEM-21", "MQ-CONF-07")
def test_neighbours_trade_in_the_turn_of_a_third() -> None:
    """Before Cy's step, and again at the end of Cy's turn; Cy goes on as if nothing had been."""
    t = three()
    t.answer("cy", "walk", place="waiting-room")
    assert t.asked() == "ann: react"
    offers(t, "ann", "bob", "t-clown-shoes", 100)
    t.answer("bob", "yes")
    assert (carried(t, "bob"), t.sheet("ann").gold) == (["t-clown-shoes"], 400)
    t.all_pass()
    assert (t.where("cy"), t.asked()) == ("waiting-room", "cy: moves")
    t.answer("cy", "end")
    while not t.may("bob", "trade"):
        t.g.answer(t.g.pending[0].seat, 0)
    offers(t, "bob", "ann", "t-clown-shoes")
    t.answer("ann", "yes")
    assert carried(t, "ann") == ["t-clown-shoes", "t-pot-lid"]


@rule("MQ-CONF-07")
def test_a_declined_offer_is_not_repeated_unchanged() -> None:
    """The shoes for nothing are refused: not again in this turn, but for 100 they may be offered; in the next turn all
    is open again."""
    t = three("ann")
    offers(t, "ann", "bob", "t-clown-shoes")
    t.answer("bob", "no")
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-clown-shoes")
    assert not t.may("ann", "done")
    t.answer("ann", "want-gold", number=100)
    t.answer("ann", "done")
    t.answer("bob", "no")
    assert not t.may("ann", "trade", seat=t.seat("bob"))  # twice is enough
    t.answer("ann", "end")
    assert (t.asked(), t.may("bob", "trade")) == ("bob: react", True)  # Bob has been refused nothing
    while t.view("ann").active == 0 or not t.may("ann", "trade"):
        t.g.answer(t.g.pending[0].seat, 0)
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-clown-shoes")
    assert t.may("ann", "done")


@rule("MQ-CONF-07")
def test_who_accepts_may_be_asked_as_often_as_one_likes() -> None:
    """Three gifts in a row; what comes from far away is refused by the rules."""
    t = three("ann")
    for card in ("t-clown-shoes", "t-pot-lid"):
        offers(t, "ann", "bob", card)
        t.answer("bob", "yes")
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "gold", number=100)
    t.answer("ann", "done")
    t.answer("bob", "yes")
    assert (carried(t, "bob"), t.sheet("bob").gold) == (["t-clown-shoes", "t-pot-lid"], 400)
    assert t.may("ann", "trade", seat=t.seat("bob"))
    assert not t.may("ann", "trade", seat=t.seat("cy"))


@rule("MQ-ITEM-22", "MQ-EXPL-13")
def test_a_third_player_does_not_trade_while_others_fight() -> None:
    """Cy explores: once the fight has begun, nobody trades in any of its windows."""
    t = three()
    t.hand("bob", "d-enh-hairy", "d-go-up-a-level")
    t.answer("cy", "explore", side=0)
    t.answer("ann", "pass")
    t.answer("bob", "pass")
    while t.view("ann").fight is None:
        t.g.answer(t.g.pending[0].seat, 0)
    while t.view("ann").fight is not None:
        decision = t.g.pending[0]
        assert not any(option.kind == "trade" for option in decision.options)
        t.g.answer(decision.seat, 0)


@rule("MQ-CONF-47", "MQ-ITEM-24")
def test_who_gets_more_than_it_can_carry_sees_to_it_at_once() -> None:
    """Out of turn, too: with a full pack and a helmet on, Bob must drop something before Cy goes on."""
    t = three()
    t.items("bob", "t-party-cone")
    t.items("bob", "t-torch-map", "t-mighty-pen", packed=True)
    t.items("ann", "t-thinking-cap")
    t.answer("cy", "walk", place="waiting-room")
    offers(t, "ann", "bob", "t-thinking-cap")
    t.answer("bob", "yes")
    assert t.asked() == "bob: tidy"
    assert not t.may("bob", "done")
    t.answer("bob", "drop", card="t-mighty-pen")
    t.answer("bob", "done")
    assert sorted(carried(t, "bob")) == ["(t-thinking-cap)", "(t-torch-map)", "t-party-cone"]
