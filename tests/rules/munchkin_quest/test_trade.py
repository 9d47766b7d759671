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
