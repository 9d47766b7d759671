"""The twelve deals, each in the room that offers it."""

import pytest

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import DXM, TREASURE


def at(face: str, gold: int = 0) -> QuestTable:
    """Ann stands in the room, north of the Entrance, with so much gold."""
    t = munchkin_quest()
    t.room(face, "north")
    t.at("ann", face)
    t.gold("ann", gold)
    return t


def cards(t: QuestTable, name: str) -> list[str]:
    return [item.card for item in t.sheet(name).items]


@rule("MQ-DEAL-01")
def test_the_hospital_heals() -> None:
    """200 gold for a hit, again and again; the healthy and the poor are not served."""
    t = at("hospital", 400)
    t.wounds("ann", 2)
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "deal")
    assert (t.sheet("ann").health, t.sheet("ann").gold, t.sheet("ann").moves_left) == (4, 0, 1)
    t = at("hospital", 400)
    t.begin("ann")
    assert not t.may("ann", "deal")
    t = at("hospital", 100)
    t.wounds("ann", 2)
    t.begin("ann")
    assert not t.may("ann", "deal")


@rule("MQ-DEAL-01", "MQ-DEAL-04", "MQ-DEAL-05")
def test_the_night_school_teaches_a_level() -> None:
    """800 in items and gold: the armour of 500, then 300 gold for the rest; once per turn."""
    t = at("night-school", 1000)
    t.items("ann", "t-adamant-armour", "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "item", card="t-adamant-armour")
    t.answer("ann", "done")
    assert (t.sheet("ann").level, t.sheet("ann").gold, cards(t, "ann")) == (2, 700, ["t-pot-lid"])
    assert not t.may("ann", "deal")


@rule("MQ-DEAL-01", "MQ-FIX-02")
@pytest.mark.parametrize(("level", "gold", "offered"), [(8, 800, True), (9, 800, False), (8, 700, False)])
def test_the_night_school_never_teaches_the_last_level(level: int, gold: int, offered: bool) -> None:
    t = at("night-school", gold)
    t.level("ann", level)
    t.begin("ann")
    assert t.may("ann", "deal") == offered
    if offered:
        t.answer("ann", "deal")
        assert (t.sheet("ann").level, t.sheet("ann").gold) == (9, 0)


@rule("MQ-DEAL-01")
def test_the_tombola_sells_a_treasure() -> None:
    """400 gold; Bob is there and sees it. Without any Treasure left nothing is sold."""
    t = at("tombola-tomb", 800)
    t.at("bob", "tombola-tomb")
    t.next_from(TREASURE, "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "deal")
    assert (t.view("ann").hand, t.sheet("ann").gold, t.may("ann", "deal")) == (["t-pot-lid"], 400, False)
    assert t.view("bob").seats[0].known == ["t-pot-lid"]
    t = at("tombola-tomb", 800)
    t.g.treasure_deck = ()
    t.begin("ann")
    assert not t.may("ann", "deal")


@rule("MQ-DEAL-01", "MQ-DEAL-04")
def test_the_laboratory_brews_a_potion_again() -> None:
    """Two DxM cards for any potion of the Treasure discards, known to all; scrolls are not brewed."""
    t = at("laboratory")
    t.hand("ann", "d-elf", "d-dwarf", "d-cheat")
    t.discards("t-red-potion", "t-fine-print", "t-haste-potion")
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "card", card="d-elf")
    t.answer("ann", "card", card="d-cheat")
    assert {option.fields["card"] for option in t.options("ann")} == {"t-red-potion", "t-haste-potion"}
    t.answer("ann", "card", card="t-red-potion")
    assert sorted(t.view("ann").hand) == ["d-dwarf", "t-red-potion"]
    assert t.view("ann").treasure_discard == ["t-fine-print", "t-haste-potion"]
    assert t.view("bob").seats[0].known == ["t-red-potion"]
    assert not t.may("ann", "deal")


@rule("MQ-DEAL-01")
@pytest.mark.parametrize(("hand", "pile"), [(["d-elf", "d-dwarf"], ["t-fine-print"]), (["d-elf"], ["t-red-potion"])])
def test_the_laboratory_needs_cards_and_a_potion(hand: list[str], pile: list[str]) -> None:
    t = at("laboratory")
    t.hand("ann", *hand)
    t.discards(*pile)
    t.begin("ann")
    assert not t.may("ann", "deal")


@rule("MQ-CARD-09")
def test_with_nothing_discarded_the_top_of_the_deck_is_taken() -> None:
    """No Treasure lies discarded: for her two cards Ann gets the next one, a sword that only she sees."""
    t = at("laboratory")
    t.hand("ann", "d-elf", "d-dwarf")
    t.next_from(TREASURE, "t-begrudging-sword")
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "card", card="d-elf")
    assert t.view("ann").hand == ["t-begrudging-sword"]
    assert (t.view("bob").seats[0].known, t.view("bob").seats[0].treasures_held) == ([], 1)


@rule("MQ-CONF-49", "MQ-DEAL-05")
def test_thieves_fetch_what_lies_dropped_for_gold() -> None:
    """A helmet of 300 from the far end of the dungeon, paid in gold."""
    t = at("den-of-thieves", 300)
    t.room("beige-chamber", "south")
    t.floor("beige-chamber", "t-firefighters-helmet", "t-adamant-armour")
    t.begin("ann")
    t.answer("ann", "deal")  # the armour of 500 is too dear, so the helmet is chosen and paid unasked
    assert (cards(t, "ann"), t.sheet("ann").gold) == (["t-firefighters-helmet"], 0)
    assert [item.card for item in t.tile("beige-chamber").floor] == ["t-adamant-armour"]


@rule("MQ-CONF-49", "MQ-DEAL-05")
def test_thieves_take_items_at_half() -> None:
    """The armour of 500 for items of 1000 in all, counted half; what is over is not given back."""
    t = at("den-of-thieves", 100)
    t.room("beige-chamber", "south")
    t.floor("beige-chamber", "t-adamant-armour")
    t.items("ann", "t-spear-of-protruding", "t-fashionably-late-boots", "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "item", card="t-pot-lid")
    t.answer("ann", "item", card="t-spear-of-protruding")
    assert (cards(t, "ann"), t.sheet("ann").gold) == (["t-adamant-armour"], 100)


@rule("MQ-CONF-49")
def test_thieves_do_not_deal_without_goods_or_means() -> None:
    t = at("den-of-thieves", 1000)
    t.begin("ann")
    assert not t.may("ann", "deal")
    t = at("den-of-thieves", 200)
    t.floor("entrance", "t-adamant-armour")
    t.items("ann", "t-spear-of-protruding")
    t.begin("ann")
    assert not t.may("ann", "deal")


@rule("MQ-DEAL-01")
def test_the_pawn_pit_pays_a_hundred_less() -> None:
    """The armour of 500 brings 400, the helmet of 300 another 200; the lid of 100 nobody wants."""
    t = at("pawn-pit")
    t.items("ann", "t-adamant-armour", "t-firefighters-helmet", "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "deal")
    assert {option.fields["card"] for option in t.options("ann")} == {"t-adamant-armour", "t-firefighters-helmet"}
    t.answer("ann", "item", card="t-adamant-armour")
    assert t.sheet("ann").gold == 400
    t.answer("ann", "deal")
    assert (t.sheet("ann").gold, cards(t, "ann"), t.may("ann", "deal")) == (600, ["t-pot-lid"], False)


@rule("MQ-DEAL-01")
def test_the_rumour_mill_sells_a_card() -> None:
    t = at("rumour-mill", 400)
    t.next_from(DXM, "d-elf")
    t.begin("ann")
    t.answer("ann", "deal")
    assert (t.view("ann").hand, t.sheet("ann").gold, t.may("ann", "deal")) == (["d-elf"], 200, False)
    t = at("rumour-mill", 400)
    t.g.dxm_deck = ()
    t.begin("ann")
    assert not t.may("ann", "deal")


@rule("MQ-FIX-03", "MQ-ROOM-13")
def test_lockpick_and_sons_turn_links() -> None:
    """Any link of the room but the Entrance's, for 200 gold each."""
    t = at("lockpick-and-sons", 400)
    t.begin("ann")
    t.answer("ann", "deal")
    assert [option.fields["side"] for option in t.options("ann")] == [0, 1, 3]
    t.answer("ann", "side", side=0)
    turned = t.told("link-turned")[0]
    assert (turned["side"], t.tile("lockpick-and-sons").links[0].kind != "passage", t.sheet("ann").gold) == (
        0,
        True,
        200,
    )
    assert t.may("ann", "deal")


@rule("MQ-DEAL-04", "MQ-CURSE-06")
@pytest.mark.parametrize("in_gold", [True, False])
def test_the_laundry_washes_a_curse_out(in_gold: bool) -> None:
    """300 gold or two DxM cards, as one likes, for the lasting curse; one for the next combat does not wash out."""
    t = at("curse-laundry", 300)
    t.cursed("ann", "d-curse-lead-trousers", "d-curse-terrible-reviews")
    t.hand("ann", "d-elf", "d-dwarf", "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "deal")
    if in_gold:
        t.answer("ann", "gold", number=300)
    else:
        t.answer("ann", "card", card="d-elf")
    assert t.sheet("ann").curses == ["d-curse-terrible-reviews"]
    assert t.sheet("ann").gold == (0 if in_gold else 300)
    assert t.view("ann").hand == (["t-pot-lid", "d-dwarf", "d-elf"] if in_gold else ["t-pot-lid"])


@rule("MQ-DEAL-01")
def test_the_laundry_needs_a_lasting_curse() -> None:
    t = at("curse-laundry", 300)
    t.begin("ann")
    assert not t.may("ann", "deal")
    t = at("curse-laundry", 200)
    t.cursed("ann", "d-curse-lead-trousers")
    t.hand("ann", "d-elf")
    t.begin("ann")
    assert not t.may("ann", "deal")


@rule("MQ-DEAL-01")
def test_the_travel_desk_sends_one_anywhere() -> None:
    """300 gold, and Ann is in a room behind walls, where a monster waits."""
    t = at("poof-travel-desk", 600)
    t.room("waiting-room", "south")
    t.room("beige-chamber", "south", "waiting-room", "wall")
    t.monster("m-goldfish", "beige-chamber", "bob")
    t.begin("ann")
    t.answer("ann", "deal")
    assert {option.fields["place"] for option in t.options("ann")} == {0, 2, 3}
    t.answer("ann", "place", place="beige-chamber")
    assert (t.where("ann"), t.sheet("ann").gold, t.fight().leader) == ("beige-chamber", 300, 0)


@rule("MQ-DEAL-01")
def test_the_job_fair_has_the_topmost_race_or_class() -> None:
    """Under a Cheat lie a Dwarf and an Elf: the Dwarf, which lies higher, is handed over for 300."""
    t = at("job-fair", 600)
    t.discards("d-elf", "d-dwarf", "d-cheat")
    t.begin("ann")
    t.answer("ann", "deal")
    assert (t.view("ann").hand, t.sheet("ann").gold) == (["d-dwarf"], 300)
    assert (t.view("ann").dxm_discard, t.may("ann", "deal")) == (["d-elf", "d-cheat"], False)
    t = at("job-fair", 600)
    t.discards("d-cheat")
    t.begin("ann")
    assert not t.may("ann", "deal")


@rule("MQ-DEAL-01", "MQ-MON-22")
def test_the_whistle_moves_a_monster() -> None:
    """The Gazebo goes next door, where links let it: not through the wall, nor into the Entrance."""
    t = at("whistle-shop", 400)
    t.room("waiting-room", "south")
    t.room("beige-chamber", "south", "waiting-room")
    t.room("broom-cupboard", "east", "waiting-room", "wall")
    t.room("unfinished-room", "west", "waiting-room")
    uid = t.monster("m-gazebo", "waiting-room", "bob")
    t.begin("ann")
    t.answer("ann", "deal")
    assert {option.fields["place"] for option in t.options("ann")} == {
        t.place("beige-chamber"),
        t.place("unfinished-room"),
    }
    t.answer("ann", "place", place="beige-chamber")
    gazebo = t.standee(uid)
    assert gazebo is not None
    assert gazebo.place == t.place("beige-chamber")
    assert (t.sheet("ann").gold, t.may("ann", "deal"), t.asked()) == (200, False, "ann: moves")


@rule("MQ-DEAL-01", "MQ-COMBAT-04")
def test_whoever_whistles_a_monster_in_fights_it() -> None:
    t = at("whistle-shop", 200)
    t.room("waiting-room", "north", "whistle-shop")
    t.monster("m-goldfish", "waiting-room", "bob")
    t.begin("ann")
    t.answer("ann", "deal")
    assert (t.fight().leader, t.fight().place) == (0, t.place("whistle-shop"))


@rule("MQ-DEAL-01")
def test_nobody_whistles_in_vain() -> None:
    """No monster, or none that can take a step: no deal."""
    t = at("whistle-shop", 200)
    t.room("waiting-room", "south")
    t.begin("ann")
    assert not t.may("ann", "deal")
    t = at("whistle-shop", 200)
    t.room("waiting-room", "south")
    t.monster("m-goldfish", "waiting-room", "bob")
    t.begin("ann")
    assert not t.may("ann", "deal")
