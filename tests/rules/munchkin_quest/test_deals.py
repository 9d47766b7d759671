"""Deals that rooms offer."""

import pytest

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest


def dealer(face: str) -> QuestTable:
    """Ann, with plenty of gold, stands in a room north of the Entrance."""
    t = munchkin_quest()
    t.room(face, "north")
    t.at("ann", face)
    t.gold("ann", 1000)
    return t


@rule("MQ-DEAL-01")
def test_only_some_rooms_offer_a_deal() -> None:
    t = dealer("rumour-mill")
    t.room("waiting-room", "north", "rumour-mill")
    t.begin("ann")
    assert (t.may("ann", "deal"), t.tile("rumour-mill").deal, t.tile("waiting-room").deal) == (True, True, False)
    t.answer("ann", "walk", place="waiting-room")
    assert not t.may("ann", "deal")


@rule("MQ-DEAL-02")
def test_no_deal_beside_a_live_monster() -> None:
    """The goldfish has to be beaten first."""
    t = dealer("rumour-mill")
    t.monster("m-goldfish", "rumour-mill", "bob")
    t.items("ann", "t-adamant-armour")
    t.begin("ann")
    assert (t.asked(), t.may("ann", "deal")) == ("ann: fight", False)
    t.dice(6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert t.may("ann", "deal")
    t = dealer("rumour-mill")
    t.monster("m-bullrog", "rumour-mill", "bob")
    t.begin("ann")
    assert (t.asked(), t.may("ann", "deal")) == ("ann: moves", False)


@rule("MQ-DEAL-03")
def test_a_deal_takes_a_move() -> None:
    t = dealer("rumour-mill")
    t.begin("ann")
    t.answer("ann", "deal")
    assert (t.sheet("ann").moves_left, t.sheet("ann").gold) == (2, 800)


@rule("MQ-DEAL-04")
def test_the_room_says_how_it_is_paid() -> None:
    """The Laboratory takes DxM cards from hand: no gold, no Treasures."""
    t = dealer("laboratory")
    t.discards("t-red-potion")
    t.hand("ann", "d-elf", "t-pot-lid", "t-party-cone")
    t.begin("ann")
    assert not t.may("ann", "deal")
    t = dealer("laboratory")
    t.discards("t-red-potion")
    t.hand("ann", "d-elf", "d-cheat", "d-dwarf", "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "deal")
    assert sorted(str(option.fields["card"]) for option in t.options("ann")) == ["d-cheat", "d-dwarf", "d-elf"]


@rule("MQ-DEAL-05")
def test_no_change_is_given() -> None:
    """800 at the Night School, paid with two items of 500: they are gone, and the gold is as it was."""
    t = dealer("night-school")
    t.gold("ann", 100)
    t.items("ann", "t-adamant-armour", "t-spear-of-protruding")
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "item", card="t-adamant-armour")
    assert (t.sheet("ann").items, t.sheet("ann").gold, t.sheet("ann").level) == ([], 100, 2)


@rule("MQ-DEAL-06")
@pytest.mark.parametrize(("face", "deals"), [("rumour-mill", 1), ("hospital", 3)])
def test_once_per_turn_or_again_and_again(face: str, deals: int) -> None:
    t = dealer(face)
    t.wounds("ann", 3)
    t.begin("ann")
    for _ in range(deals):
        t.answer("ann", "deal")
    assert (t.may("ann", "deal"), t.sheet("ann").moves_left) == (False, 3 - deals)
    t.answer("ann", "end")
    t.all_pass()
    t.answer("bob", "end")
    t.all_pass()
    assert t.may("ann", "deal") == (deals == 1)  # in the next turn again; at the Hospital nothing is left to heal
