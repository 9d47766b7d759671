"""Items in use, worn and packed: slots, hands, belt, pack, limits, Cheat, Big ones (MQ-ITEM-01 to -20)."""

import pytest

from tests.marks import rule
from tests.quest_table import munchkin_quest
from tests.rules.munchkin_quest.item_scenes import against, alone, carried, tidies, walk_in


@rule("MQ-ITEM-01")
def test_an_item_is_in_use_worn_or_packed() -> None:
    """A helmet is worn, a potion hangs on the belt, and a second helmet fits only into the pack."""
    t = alone()
    t.hand("ann", "t-firefighters-helmet", "t-thinking-cap", "t-potion-of-strength")
    t.begin("ann")
    t.answer("ann", "lay", card="t-firefighters-helmet")
    t.answer("ann", "lay", card="t-potion-of-strength")
    assert not t.may("ann", "lay", card="t-thinking-cap")
    t.answer("ann", "lay-packed", card="t-thinking-cap")
    assert carried(t, "ann") == ["t-firefighters-helmet", "(t-thinking-cap)", "t-potion-of-strength"]
    assert [item.slot for item in t.sheet("ann").items] == ["headgear", "headgear", "belt"]


@rule("MQ-ITEM-02")
def test_packed_items_give_nothing() -> None:
    """A sword and flying boots in the pack: no bonus, no Flight."""
    t = alone()
    t.items("ann", "t-begrudging-sword", "t-flip-flops-of-flight", packed=True)
    t.begin("ann")
    assert (t.sheet("ann").strength, t.sheet("ann").flight) == (1, False)
    tidies(t, "ann", ("take-out", "t-begrudging-sword"), ("take-out", "t-flip-flops-of-flight"))
    assert (t.sheet("ann").strength, t.sheet("ann").flight) == (4, True)


@rule("MQ-ITEM-03")
def test_a_limited_item_may_be_packed_by_those_it_is_not_for() -> None:
    """Only a Cleric grates cheese in peace."""
    t = alone()
    t.hand("ann", "t-cheese-grater-of-peace", "d-cleric")
    t.begin("ann")
    assert not t.may("ann", "lay", card="t-cheese-grater-of-peace")
    t.answer("ann", "lay-packed", card="t-cheese-grater-of-peace")
    t.answer("ann", "play", card="d-cleric")
    tidies(t, "ann", ("take-out", "t-cheese-grater-of-peace"))
    assert t.sheet("ann").strength == 4


@rule("MQ-CONF-58")
def test_an_item_against_its_limits_is_idle_and_must_go() -> None:
    """Ann is no Cleric any more: the grater gives nothing at once, and she cannot go on before it is packed."""
    t = alone()
    t.items("ann", "t-cheese-grater-of-peace")
    t.laid("ann", "d-cleric")
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card="d-cleric")
    assert (t.sheet("ann").strength, t.sheet("ann").items[0].active) == (1, False)
    assert not t.may("ann", "done")
    t.answer("ann", "stow", card="t-cheese-grater-of-peace")
    t.answer("ann", "done")
    assert carried(t, "ann") == ["(t-cheese-grater-of-peace)"]


@rule("MQ-CONF-58")
def test_in_combat_an_item_against_its_limits_only_falls_idle() -> None:
    """A Warrior gives up the class itself for strength: the axe is idle in this fight, and seen to after it."""
    t = against("m-moonlighting-rat")
    t.items("ann", "t-axe-of-asking")
    t.laid("ann", "d-warrior")
    walk_in(t)
    assert t.fight().totals[0] == 4
    t.answer("ann", "power", card="d-warrior")
    t.answer("ann", "item", card="d-warrior")
    assert t.fight().totals[0] == 1 + 2
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.asked() == "ann: tidy"
    t.answer("ann", "drop", card="t-axe-of-asking")
    t.answer("ann", "done")
    assert [item.card for item in t.tile("waiting-room").floor] == ["t-axe-of-asking"]


@rule("MQ-CONF-58")
def test_a_race_that_an_item_is_not_for_makes_it_go() -> None:
    """Laid as an Elf, Ann must take the sweater off; it may be given to a neighbour instead."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-grandmas-sweater")
    t.hand("ann", "d-elf")
    t.begin("ann")
    t.answer("ann", "play", card="d-elf")
    assert t.asked() == "ann: tidy"
    assert not t.may("ann", "done")
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-grandmas-sweater")
    t.answer("ann", "done")
    t.answer("bob", "yes")
    assert (carried(t, "ann"), carried(t, "bob")) == ([], ["t-grandmas-sweater"])


@rule("MQ-ITEM-04")
def test_a_cheat_lifts_all_limits_and_gives_the_largest_bonus() -> None:
    """Both hands full of mallet, the spear comes out of the pack with +5 and takes no hand."""
    t = alone()
    t.items("ann", "t-meat-mallet")
    t.items("ann", "t-spear-of-protruding", packed=True, cheat=True)
    t.begin("ann")
    tidies(t, "ann", ("take-out", "t-spear-of-protruding"))
    assert (t.sheet("ann").strength, t.sheet("ann").hands_used) == (1 + 3 + 5, 2)


@rule("MQ-ITEM-04", "MQ-CONF-58")
def test_a_cheat_outlasts_the_class() -> None:
    """A cheated grater stays in use without a Cleric, and a cheated Big item is none."""
    t = alone()
    t.items("ann", "t-cheese-grater-of-peace", "t-clown-shoes", cheat=True)
    t.items("ann", "t-adamant-armour")
    t.laid("ann", "d-cleric")
    t.begin("ann")
    tidies(t, "ann", ("shed", "d-cleric"))
    assert t.sheet("ann").strength == 1 + 3 + 3 + 4
    assert t.sheet("ann").moves == 3


@rule("MQ-ITEM-05")
def test_a_cheat_is_lost_with_its_item() -> None:
    """The helmet turns into a hamster, and the Cheat is discarded with it."""
    t = munchkin_quest(["ann", "bob"])
    t.items("bob", "t-thinking-cap", cheat=True)
    t.hand("ann", "d-curse-helmet-to-hamster")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-helmet-to-hamster")
    t.answer("ann", "seat", seat="bob")
    assert t.sheet("bob").items == []
    assert sorted(t.view("ann").dxm_discard) == ["d-cheat", "d-curse-helmet-to-hamster"]


@rule("MQ-ITEM-06")
@pytest.mark.parametrize(
    ("worn", "second"),
    [
        ("t-party-cone", "t-thinking-cap"),
        ("t-pleather-jerkin", "t-undeliverable-mail"),
        ("t-clown-shoes", "t-sneaky-slippers"),
    ],
)
def test_there_is_one_head_one_torso_and_one_pair_of_feet(worn: str, second: str) -> None:
    """The second one cannot be worn, but packed, or swapped in."""
    t = alone()
    t.items("ann", worn)
    t.hand("ann", second)
    t.begin("ann")
    assert not t.may("ann", "lay", card=second)
    t.answer("ann", "lay-packed", card=second)
    t.answer("ann", "tidy")
    assert not t.may("ann", "take-out", card=second)
    t.answer("ann", "stow", card=worn)
    t.answer("ann", "take-out", card=second)
    t.answer("ann", "done")
    assert sorted(carried(t, "ann")) == sorted([f"({worn})", second])


@rule("MQ-ITEM-07")
def test_worn_are_what_is_put_on_not_what_is_held_or_carried() -> None:
    """Bad Stuff takes a worn item: helmet, necklace or cape, not the sword or the potion."""
    t = against("m-skeleton-crew")
    t.items("ann", "t-party-cone", "t-borrowed-teeth", "t-cape-dramatic-exits", "t-begrudging-sword", "t-red-potion")
    walk_in(t)
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    offered = {option.fields["card"] for option in t.options("ann", "item")}
    assert offered == {"t-party-cone", "t-borrowed-teeth", "t-cape-dramatic-exits"}


@rule("MQ-ITEM-08")
def test_any_number_of_shinies_and_clothes() -> None:
    """All of them count."""
    t = alone()
    shinies = ("t-eye-of-argon", "t-participation-medal", "t-borrowed-teeth", "t-suspicious-brooch", "t-wishing-ring")
    clothes = ("t-cape-dramatic-exits", "t-grandmas-sweater")
    t.hand("ann", *shinies, *clothes)
    t.begin("ann")
    for card in (*shinies, *clothes):
        t.answer("ann", "lay", card=card)
    assert t.sheet("ann").strength == 1 + (4 + 1 + 2 + 1 + 0) + (1 + 2)


@rule("MQ-ITEM-09")
def test_two_hands_hold_two_one_hand_items_or_one_big_one() -> None:
    """A mallet leaves no hand for a shield; sword and shield leave none for a third."""
    t = alone()
    t.items("ann", "t-meat-mallet")
    t.hand("ann", "t-pot-lid", "t-begrudging-sword", "t-pocket-bow")
    t.begin("ann")
    assert not t.may("ann", "lay")
    tidies(t, "ann", ("stow", "t-meat-mallet"))
    t.answer("ann", "lay", card="t-pot-lid")
    t.answer("ann", "lay", card="t-begrudging-sword")
    assert (t.sheet("ann").hands_used, t.may("ann", "lay")) == (2, False)


@rule("MQ-ITEM-10", "MQ-ITEM-37")
def test_the_belt_holds_any_number() -> None:
    """Ten potions go from the hand to the belt, and all of them can still be drunk."""
    t = against("m-moonlighting-rat")
    belt = ["t-potion-of-strength"] * 2 + ["t-freezing-explosive-potion"] * 2
    belt += ["t-liquid-confidence", "t-chamomile-of-doom", "t-suspiciously-glowing", "t-bottled-applause"]
    belt += ["t-scroll-of-ominous-humming", "t-blink-potion"]
    t.hand("ann", *belt)
    t.begin("ann")
    for card in belt:
        t.answer("ann", "lay", card=card)
    assert (t.view("ann").hand, len(t.sheet("ann").items)) == ([], 10)
    t.answer("ann", "walk", place="waiting-room")
    assert {option.fields["card"] for option in t.options("ann", "play")} == set(belt)


@rule("MQ-ITEM-11")
def test_the_pack_holds_two() -> None:
    """With two in it nothing more is packed from hand."""
    t = alone()
    t.items("ann", "t-begrudging-sword", "t-pot-lid", packed=True)
    t.items("ann", "t-thinking-cap")
    t.hand("ann", "t-party-cone")
    t.begin("ann")
    assert not t.may("ann", "lay-packed")
    assert not t.may("ann", "lay")


@rule("MQ-ITEM-11", "MQ-CONF-47")
def test_too_much_in_the_pack_is_sorted_out_at_once() -> None:
    """A Halfling packs three; no Halfling any more, Ann drops the one she likes, or puts one on."""
    for kind, card, left in (
        ("drop", "t-pot-lid", ["(t-thinking-cap)", "(t-begrudging-sword)"]),
        ("take-out", "t-thinking-cap", ["t-thinking-cap", "(t-begrudging-sword)", "(t-pot-lid)"]),
    ):
        t = alone()
        t.items("ann", "t-begrudging-sword", "t-pot-lid", "t-thinking-cap", packed=True)
        t.laid("ann", "d-halfling")
        t.begin("ann")
        t.answer("ann", "tidy")
        t.answer("ann", "shed", card="d-halfling")
        assert not t.may("ann", "done")
        t.answer("ann", kind, card=card)
        t.answer("ann", "done")
        assert carried(t, "ann") == left


@rule("MQ-CONF-47")
def test_an_item_received_that_fits_nowhere_makes_its_owner_choose() -> None:
    """Bob wears a cap and has a full pack: of what he has, he drops the sword and keeps the gift."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-party-cone")
    t.items("bob", "t-thinking-cap")
    t.items("bob", "t-begrudging-sword", "t-pot-lid", packed=True)
    t.begin("ann")
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-party-cone")
    t.answer("ann", "done")
    t.answer("bob", "yes")
    assert t.asked() == "bob: tidy"
    assert not t.may("bob", "done")
    t.answer("bob", "drop", card="t-begrudging-sword")
    t.answer("bob", "done")
    assert carried(t, "bob") == ["t-thinking-cap", "(t-party-cone)", "(t-pot-lid)"]
    assert t.asked() == "ann: moves"


@rule("MQ-ITEM-12", "MQ-EX-16")
def test_nothing_leaves_the_pack_in_combat_or_in_flight() -> None:
    """One helmet is worn, the other packed with the boots; neither in the fight nor when running can they be put on."""
    t = against("m-moonlighting-rat")
    t.items("ann", "t-party-cone")
    t.items("ann", "t-thinking-cap", "t-flip-flops-of-flight", packed=True)
    t.hand("ann", "t-flight-potion")
    walk_in(t)
    assert t.fight().totals[0] == 2
    assert not t.may("ann", "tidy")
    t.dice(1, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: escape"
    assert [option.kind for option in t.options("ann")] == ["pass", "play", "die"]


@rule("MQ-ITEM-13")
def test_packed_and_worn_may_be_exchanged_in_others_turns() -> None:
    """With a full pack, too: the cap goes in, the cone comes out, before Bob's first action."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-thinking-cap")
    t.items("ann", "t-party-cone", "t-pot-lid", packed=True)
    t.begin("bob", "window")
    t.answer("ann", "tidy")
    t.answer("ann", "stow", card="t-thinking-cap")
    assert not t.may("ann", "done")
    t.answer("ann", "take-out", card="t-party-cone")
    t.answer("ann", "done")
    assert carried(t, "ann") == ["(t-thinking-cap)", "t-party-cone", "(t-pot-lid)"]


@rule("MQ-CONF-22")
def test_any_combat_keeps_everybody_from_rearranging() -> None:
    """While Ann fights, Bob may neither lay, pack, trade, drop nor buy: he has nothing but his potion to play."""
    t = against("m-moonlighting-rat")
    t.items("bob", "t-party-cone")
    t.gold("bob", 2000)
    t.hand("bob", "t-potion-of-strength", "t-pot-lid")
    walk_in(t)
    t.answer("ann", "roll")
    assert [str(option) for option in t.options("bob")] == ["pass", "play t-potion-of-strength"]


@rule("MQ-ITEM-14")
def test_a_named_kind_means_the_one_worn() -> None:
    """The spider takes the worn helmet; the packed one stays, and alone it is not taken."""
    t = against("m-itsy-bitsy-spider")
    t.items("ann", "t-party-cone")
    t.items("ann", "t-thinking-cap", packed=True)
    walk_in(t)
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    assert carried(t, "ann") == ["(t-thinking-cap)"]
    t = against("m-itsy-bitsy-spider")
    t.items("ann", "t-thinking-cap", packed=True)
    walk_in(t)
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    assert carried(t, "ann") == ["(t-thinking-cap)"]


@rule("MQ-ITEM-15", "MQ-ITEM-16")
def test_an_item_may_be_any_in_play_but_none_in_hand() -> None:
    """The squirrel wants two: sword, potion or packed helmet, as Ann likes; the shield in hand is out of reach."""
    t = against("m-psycho-squirrel")
    t.items("ann", "t-begrudging-sword", "t-blink-potion")
    t.items("ann", "t-thinking-cap", packed=True)
    t.hand("ann", "t-pot-lid")
    walk_in(t)
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    offered = {option.fields["card"] for option in t.options("ann", "item")}
    assert offered == {"t-begrudging-sword", "t-blink-potion", "t-thinking-cap"}

    t = against("m-psycho-squirrel")
    t.hand("ann", "t-pot-lid", "t-begrudging-sword")
    walk_in(t)
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    assert t.view("ann").hand == ["t-begrudging-sword", "t-pot-lid"]
    assert t.tile("waiting-room").floor == []


@rule("MQ-ITEM-19")
def test_an_ability_cannot_be_switched_off() -> None:
    """In the Draughty Room Flight costs a die, wanted or not."""
    t = munchkin_quest(["ann", "bob"])
    t.room("draughty-room", "east")
    t.monster("m-moonlighting-rat", "draughty-room", "bob")
    t.items("ann", "t-flip-flops-of-flight")
    t.begin("ann")
    t.answer("ann", "walk", place="draughty-room")
    assert t.fight().dice_to_roll[0].count == 0
    assert not t.may("ann", "tidy")


@rule("MQ-CARD-01")
def test_an_item_in_hand_gives_nothing() -> None:
    """A helmet counts once it lies on the table."""
    t = alone()
    t.hand("ann", "t-firefighters-helmet")
    t.begin("ann")
    assert (t.sheet("ann").strength, t.sheet("ann").fire_protection) == (1, False)
    t.answer("ann", "lay", card="t-firefighters-helmet")
    assert (t.sheet("ann").strength, t.sheet("ann").fire_protection) == (3, True)


def test_an_item_that_a_class_cannot_stand_gives_neither_bonus_nor_ability() -> None:
    """A Cleric gets nothing from Monstrous items, and the Eye's glare does not hurt; a Super Munchkin gets it all."""
    for laid, totals, health in ((("d-cleric",), 1, 4), (("d-cleric", "d-super-munchkin"), 5, 3)):
        t = against("m-goldfish")
        t.items("ann", "t-eye-of-argon")
        t.laid("ann", *laid)
        t.hand("ann", "t-scroll-of-ominous-humming", "t-potion-of-strength")
        walk_in(t)
        assert t.fight().totals[0] == totals
        assert t.may("ann", "play", card="t-scroll-of-ominous-humming") == (len(laid) == 2)
        t.answer("ann", "play", card="t-potion-of-strength")
        t.answer("ann", "for-munchkins")
        t.dice(1, 1)
        t.answer("ann", "roll")
        t.all_pass()
        assert (t.sheet("ann").level, t.sheet("ann").health) == (2, health)


def test_a_curse_on_the_next_combat_leaves_items_alone_until_then() -> None:
    """Butterfingers: the torch still helps a search; in the fight it gives nothing."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.room("waiting-room", "east", of="beige-chamber")
    t.monster("m-moonlighting-rat", "waiting-room", "bob")
    t.at("ann", "beige-chamber")
    t.items("ann", "t-torch-map")
    t.cursed("ann", "d-curse-butterfingers")
    t.begin("ann")
    t.dice(2)
    t.answer("ann", "search")
    assert [event["n"] for event in t.told("searched")] == [3]
    t.answer("ann", "walk", place="waiting-room")
    assert t.fight().totals[0] == 1


BIG = ("t-big-rubber-duck", "t-clown-shoes", "t-adamant-armour", "t-shield-unreasonable")


@rule("MQ-ITEM-20", "MQ-CONF-29")
@pytest.mark.parametrize(("packed_big", "packed_cost"), [("free", 0), ("counts", 1)])
def test_every_big_item_after_the_first_costs_a_move(packed_big: str, packed_cost: int) -> None:
    """1, 2, 3, 4 in use: supply 3, 2, 1, 0; what is not Big never counts, and packed ones by the setting."""
    t = alone(packed_big=packed_big)
    t.hand("ann", *BIG, "t-party-cone", "t-borrowed-teeth")
    t.begin("ann")
    t.answer("ann", "lay", card="t-party-cone")
    t.answer("ann", "lay", card="t-borrowed-teeth")
    supplies: list[int] = []
    for card in BIG:
        t.answer("ann", "lay", card=card)
        supplies.append(t.sheet("ann").moves)
    assert supplies == [3, 2, 1, 0]
    tidies(t, "ann", ("stow", "t-clown-shoes"))
    assert t.sheet("ann").moves == 1 - packed_cost


@rule("MQ-EX-02")
def test_a_second_big_item_in_mid_turn_uses_up_what_is_left() -> None:
    """One Big item, two moves spent; the second makes the supply 2: no moves left, yet items may still be laid."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room")
    t.items("ann", "t-adamant-armour")
    t.hand("ann", "t-clown-shoes", "t-party-cone")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    t.answer("ann", "walk", place="beige-chamber")
    assert t.sheet("ann").moves_left == 1
    t.answer("ann", "lay", card="t-clown-shoes")
    assert (t.sheet("ann").moves, t.sheet("ann").moves_left, t.where("ann")) == (2, 0, "beige-chamber")
    assert not t.may("ann", "walk")
    t.answer("ann", "lay", card="t-party-cone")
    assert t.sheet("ann").strength == 1 + 4 + 3 + 1
