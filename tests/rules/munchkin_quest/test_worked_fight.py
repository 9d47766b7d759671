"""The printed fight, number by number: Munchkin Babe against the Shrieking Geek."""

from tests.marks import rule
from tests.quest_fights import asks, bid
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, DXM, FACE, FACES, MONSTER, TREASURE

NAMES = ("babe", "zinovy", "igor", "galadrool")


def the_table() -> QuestTable:
    """Babe has 2 moves left after a search that found gold; the others are in the room that she is about to leave."""
    t = munchkin_quest(NAMES)
    t.room("waiting-room", "east")
    for name in NAMES:
        t.at(name, "waiting-room")
    t.level("babe", 5)
    t.laid("babe", "d-warrior")
    t.items("babe", "t-firefighters-helmet")
    t.hand("babe", "t-freezing-explosive-potion", "d-curse-hot-potato-weapon", "d-curse-armour-to-pudding")
    t.level("galadrool", 9)
    t.laid("galadrool", "d-elf")
    t.items("galadrool", "t-adamant-armour", "t-handheld-ballista")  # Big: 1 less from each, for an Elf
    t.items("galadrool", "t-steel-toed-ballet-shoes")
    t.gold("galadrool", 500)
    t.hand("galadrool", "d-enh-ancient", "d-enh-hairy", "d-enh-baby", "d-loaded-die", "d-cheat")
    t.hand("igor", "t-potion-of-strength")
    t.next_from(DXM, "d-half-breed", "d-half-breed")  # Babe's for exploring, Igor's for his colour
    t.next_from(MONSTER, "m-shrieking-geek", "m-moonlighting-rat")
    t.next_from(TREASURE, "t-level-fail-upward", "t-wishing-ring", "t-flight-potion", "t-spear-of-protruding")
    t.begin("babe")
    t.dice(3)
    t.answer("babe", "search")
    assert (t.sheet("babe").gold, t.sheet("babe").moves_left) == (700, 2)
    return t


def explore_the_padded_cell(t: QuestTable) -> None:
    t.next_room("padded-cell")
    side = 2 * FACES[FACE["padded-cell"]].tile - FACE["padded-cell"]
    t.luck((2, side), *[(2, 1)] * 3, (6, COLOURS.index(t.colour_of("igor"))))
    t.answer("babe", "explore", side=1)


@rule("MQ-EX-04", "MQ-COMBAT-08", "MQ-COMBAT-41", "MQ-COMBAT-42", "MQ-ENH-03", "MQ-HELP-05", "MQ-HELP-11")
@rule("MQ-COMBAT-23", "MQ-ENH-06", "MQ-HELP-18", "MQ-HELP-21", "MQ-HELP-27", "MQ-ROOM-04", "MQ-DICE-08")
@rule("MQ-ITEM-04", "MQ-ITEM-05", "MQ-CURSE-02", "MQ-CARD-14")
def test_munchkin_babe_against_the_shrieking_geek() -> None:
    """Fifteen steps: 7 to 12, 12 to 12, 12 to 27, 30 to 27, 30 to 22, 30 to 27, 31 to 33, and 36 to 33."""
    t = the_table()

    # 1: she explores; the Geek hates Warriors, and the room takes a Warrior's die
    explore_the_padded_cell(t)
    assert t.fight().totals == [7, 12]
    assert [dice.count for dice in t.fight().dice_to_roll] == [0, 1]
    assert t.sheet("igor").dxm_held == 1

    # 3: a potion of her own
    t.answer("babe", "play", card="t-freezing-explosive-potion")
    t.answer("babe", "for-munchkins")
    assert t.fight().totals == [12, 12]

    # 4: offers and better offers, all of them refused
    t.answer("babe", "call")
    bid(t, "zinovy", 2)
    bid(t, "igor", 1, 0, "first-pick")
    bid(t, "galadrool", 0)
    t.answer("babe", "better")
    bid(t, "zinovy", 1, 500, "second-pick")
    bid(t, "igor", 1, 0, "second-pick")
    bid(t, "galadrool", 0, -500)
    assert [(offer.treasures, offer.gold, offer.picks_first) for offer in t.fight().offers] == [
        (1, 500, False),
        (1, 0, False),
        (0, -500, False),
    ]
    t.answer("babe", "decline")
    assert t.fight().totals == [12, 12]

    # 5: Galadrool makes himself needed
    t.answer("babe", "roll")
    t.answer("igor", "pass")
    t.answer("galadrool", "play", card="d-enh-ancient")
    t.answer("igor", "pass")
    t.answer("galadrool", "play", card="d-enh-hairy")
    t.all_pass()
    assert t.fight().totals == [12, 27]

    # 6: and is taken, for the first pick; he walks in for nothing
    t.answer("babe", "call")
    t.answer("zinovy", "decline")
    t.answer("igor", "decline")
    bid(t, "galadrool", 1, 0, "first-pick")
    t.answer("babe", "accept", seat="galadrool")
    assert t.fight().totals == [30, 27]
    assert t.where("galadrool") == "padded-cell"
    assert t.sheet("galadrool").moves_left == t.sheet("galadrool").moves

    # 7: the Geek shrinks
    t.answer("babe", "roll")
    t.answer("igor", "pass")
    t.answer("galadrool", "play", card="d-enh-baby")
    assert t.fight().totals == [30, 22]

    # 8: Igor throws a potion for it from next door
    t.answer("igor", "play", card="t-potion-of-strength")
    t.answer("igor", "for-monsters")
    t.all_pass()
    assert t.fight().totals == [30, 27]

    # 9 and 10: no die for the leader, 1 against 6, and a Loaded Die
    t.answer("babe", "roll")
    t.dice(1, 6)
    t.answer("galadrool", "pass")
    assert t.fight().totals == [31, 33]
    t.answer("galadrool", "play", card="d-loaded-die")
    t.answer("galadrool", "face", face=6)
    assert t.told("fight-totals") == [{"ours": 36, "theirs": 33}]

    # 11: levels, and four Treasures for all to see
    assert (t.sheet("babe").level, t.sheet("galadrool").level) == (6, 10)
    assert sorted(str(event["card"]) for event in t.told("loot-shown")) == [
        "t-flight-potion",
        "t-level-fail-upward",
        "t-spear-of-protruding",
        "t-wishing-ring",
    ]

    # 12: Galadrool's hands are full; a Cheat makes the Spear count fully without hands
    t.answer("galadrool", "card", card="t-spear-of-protruding")
    while asks(t, "babe", "pick-loot"):
        t.g.answer(t.seat("babe"), 0)
    t.answer("galadrool", "play", card="d-cheat")
    t.all_pass()
    spear = next(item for item in t.sheet("galadrool").items if item.card == "t-spear-of-protruding")
    assert (spear.cheated, spear.bonus, t.sheet("galadrool").hands_used) == (True, 5, 2)

    # 13: the other three are Babe's, and one of them is a level
    assert {"t-wishing-ring", "t-flight-potion", "t-level-fail-upward"} <= set(t.view("babe").hand)
    t.answer("babe", "play", card="t-level-fail-upward")
    assert t.sheet("babe").level == 7

    # 14: two curses; the Spear burns with its Cheat, the armour turns to pudding
    t.answer("babe", "play", card="d-curse-hot-potato-weapon")
    t.answer("babe", "seat", seat="galadrool")
    t.all_pass()  # Babe could wish her own curses away
    t.answer("galadrool", "item", card="t-spear-of-protruding")
    t.answer("babe", "play", card="d-curse-armour-to-pudding")
    t.answer("babe", "seat", seat="galadrool")
    t.all_pass()  # Babe could wish her own curses away
    assert {item.card for item in t.sheet("galadrool").items} == {"t-handheld-ballista", "t-steel-toed-ballet-shoes"}
    assert "d-cheat" in t.view("babe").dxm_discard
    assert t.sheet("galadrool").level == 10

    # Igor did not fight: no card for his colour. All one-use cards are discarded.
    assert t.sheet("igor").dxm_held == 1
    assert {"t-freezing-explosive-potion", "t-potion-of-strength"} <= set(t.view("babe").treasure_discard)

    # 15: one move is left, for a search without a die: a monster
    assert t.sheet("babe").moves_left == 1
    t.colour(t.colour_of("zinovy"))
    t.answer("babe", "search")
    t.all_pass()
    assert t.told("searched")[-1]["n"] == 1
    assert [monster.card for monster in t.view("babe").monsters] == ["m-moonlighting-rat"]
