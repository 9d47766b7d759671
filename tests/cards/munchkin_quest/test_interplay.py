"""Cards that meet other cards: what one takes back, locks, outlasts or pays for."""

import pytest

from tests.cards.munchkin_quest.treasure_scenes import near_a_fight, plays
from tests.marks import card, rule
from tests.quest_fights import ROOM, asks, beside, helped_by, walk_in
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import TREASURE

TRIO = ("ann", "bob", "cy")

# -- hits after a fight --------------------------------------------------------------------------------------------


@card("t-eye-of-argon", "t-suspiciously-glowing")
@rule("MQ-CONF-70")
@pytest.mark.parametrize(("wounds", "health"), [(2, 1), (1, 1), (0, 2)])
def test_the_eye_and_the_draught_never_take_the_last_hit(wounds: int, health: int) -> None:
    """Both want a hit after the fight: with two left only one of them gets it, whichever comes first."""
    t = beside("m-moonlighting-rat")
    t.items("ann", "t-eye-of-argon")
    t.hand("ann", "t-suspiciously-glowing")
    t.wounds("ann", wounds)
    walk_in(t)
    plays(t, "ann", "t-suspiciously-glowing", "for-munchkins")
    t.dice(1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").dead, t.sheet("ann").health) == (False, health)


@card("t-suspiciously-glowing")
@rule("MQ-CONF-70", "MQ-COMBAT-34")
@pytest.mark.parametrize(("side", "back", "health"), [("for-monsters", True, 4), ("for-munchkins", False, 3)])
def test_who_gets_the_draught_back_loses_nothing(side: str, back: bool, health: int) -> None:
    """The last monster is sent away: what was poured over its side returns; what Ann drank is gone, and so is a hit."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", "t-suspiciously-glowing", "t-essence-of-wrong-turn")
    walk_in(t)
    plays(t, "ann", "t-suspiciously-glowing", side)
    t.answer("ann", "play", card="t-essence-of-wrong-turn")
    t.all_pass()
    assert t.view("ann").fight is None
    assert ("t-suspiciously-glowing" in t.view("ann").hand) == back
    assert t.sheet("ann").health == health


# -- what leaves with its target -----------------------------------------------------------------------------------


@card("t-essence-of-wrong-turn", "t-banana-of-fate")
@rule("MQ-COMBAT-34", "MQ-CONF-50")
def test_what_was_thrown_at_a_monster_led_astray_comes_back() -> None:
    """Bob's banana lay under the rat; the Essence leads it off, the gazebo stays, and Bob has his banana again."""
    t = near_a_fight("m-moonlighting-rat", "m-fungus")
    t.items("bob", "t-banana-of-fate")
    t.hand("ann", "t-essence-of-wrong-turn")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "throw", card="t-banana-of-fate")
    t.answer("bob", "monster", card="m-moonlighting-rat")
    t.answer("ann", "play", card="t-essence-of-wrong-turn")
    t.answer("ann", "monster", card="m-moonlighting-rat")
    assert len(t.fight().monsters) == 1
    assert t.view("bob").hand == ["t-banana-of-fate"]


@card("t-chamomile-of-doom", "t-essence-of-wrong-turn")
@rule("MQ-CONF-50")
def test_chamomile_returns_from_a_monster_that_is_gone() -> None:
    """Its −2 goes with the rat, and the tea is Ann's again; on the fungus it stays."""
    for sent, back in (("m-moonlighting-rat", True), ("m-fungus", False)):
        t = near_a_fight("m-moonlighting-rat", "m-fungus")
        t.hand("ann", "t-chamomile-of-doom", "t-essence-of-wrong-turn")
        walk_in(t)
        t.answer("ann", "play", card="t-chamomile-of-doom")
        t.answer("ann", "monster", card="m-moonlighting-rat")
        assert t.fight().totals[1] == 1 + 5 - 2
        t.answer("ann", "play", card="t-essence-of-wrong-turn")
        t.answer("ann", "monster", card=sent)
        assert t.fight().totals[1] == (5 if back else -1)
        assert t.view("ann").hand == (["t-chamomile-of-doom"] if back else [])


@card("d-thief", "t-blink-potion")
@rule("MQ-HELP-28")
def test_a_stab_leaves_with_the_stabbed() -> None:
    """Cy stabs the helper, who then blinks away: Ann alone has nothing of the −3; a stab of her own stays."""
    for victim, total in (("bob", 4), ("ann", 1)):
        t = beside("m-moonlighting-rat", names=TRIO)
        t.laid("cy", "d-thief")
        t.hand("cy", "d-enh-baby")
        t.hand("bob", "t-blink-potion")
        t.level("ann", 4)
        walk_in(t)
        helped_by(t, "bob")
        t.answer("ann", "roll")
        t.answer("bob", "pass")
        t.answer("cy", "power", card="d-thief")
        t.answer("cy", "seat", seat=victim)
        if asks(t, "cy", "pay-card"):
            t.answer("cy", "card", card="d-enh-baby")
        assert t.fight().totals[0] == 4 + 1 - 3
        t.answer("bob", "play", card="t-blink-potion")
        assert t.fight().totals[0] == total


# -- the next combat one leads -------------------------------------------------------------------------------------


@card("d-curse-terrible-reviews", "m-haunted-accordion")
@rule("MQ-CONF-68", "MQ-BOSS-09")
@pytest.mark.parametrize("curse", [True, False])
def test_no_helper_is_called_against_the_boss_either(curse: bool) -> None:
    """Terrible Reviews and the Accordion alike: it is the next combat that Ann leads, even that with the Boss."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.at("ann", ROOM)
    t.level("ann", 10)
    t.level("bob", 10)
    if curse:
        t.cursed("ann", "d-curse-terrible-reviews")
    else:
        t.g.munchkins[0].fights_alone = True
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "walk", place="entrance")
    assert t.fight().boss
    assert not t.may("ann", "call")
    t.dice(1, 6, 6, 6)
    t.answer("ann", "roll")
    while t.g.fight is not None:
        t.g.answer(t.g.pending[0].seat, 0)
    assert (t.sheet("ann").curses, t.sheet("ann").shunned) == ([], False)


@card("d-curse-terrible-reviews")
@rule("MQ-CONF-68")
def test_a_helper_who_is_there_stays_in_spite_of_reviews() -> None:
    """They come too late: Bob helps already. Ann may call nobody else, and they are gone after this combat."""
    t = beside("m-moonlighting-rat", names=TRIO)
    t.hand("cy", "d-curse-terrible-reviews")
    t.level("ann", 5)
    walk_in(t)
    helped_by(t, "bob")
    t.answer("ann", "roll")
    t.answer("cy", "play", card="d-curse-terrible-reviews")
    t.answer("cy", "seat", seat="ann")
    assert t.fight().helper == t.seat("bob")
    t.dice(6, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert t.sheet("ann").curses == []


# -- curses at the altar -------------------------------------------------------------------------------------------


@rule("MQ-CURSE-08")
@pytest.mark.parametrize(
    ("curse", "works"),
    [
        ("d-curse-armour-to-pudding", False),
        ("d-curse-helmet-to-hamster", True),
        ("d-curse-forgot-backstory", False),
        ("d-curse-identity-crisis", False),
        ("d-curse-divine-paper-cut", True),
        ("d-curse-sex-appeal", False),
        ("d-curse-lead-trousers", True),
        ("d-curse-dungeon-audit", True),
    ],
)
def test_the_altar_pays_only_for_a_curse_that_works(curse: str, works: bool) -> None:
    """Bob, level 1, has a hat, gold and hits, but neither armour nor race, and there is no monster on the map."""
    t = munchkin_quest(["ann", "bob"])
    t.room("evil-altar", "east")
    t.at("bob", "evil-altar")
    t.items("bob", "t-party-cone")
    t.hand("ann", curse)
    t.begin("ann")
    t.answer("ann", "play", card=curse)
    t.answer("ann", "seat", seat="bob")
    assert (len(t.told("curse-tip")), len(t.view("ann").hand)) == ((1, 1) if works else (0, 0))


@card("d-curse-hot-potato-weapon")
@rule("MQ-CURSE-08")
def test_fire_protection_keeps_the_altar_from_paying() -> None:
    """The weapon does not burn; the next curse of the turn, which works, is paid."""
    t = munchkin_quest(["ann", "bob"])
    t.room("evil-altar", "east")
    t.at("bob", "evil-altar")
    t.items("bob", "t-firefighters-helmet", "t-pot-lid")
    t.hand("ann", "d-curse-hot-potato-weapon", "d-curse-helmet-to-hamster")
    t.begin("ann")
    for curse, paid in (("d-curse-hot-potato-weapon", 0), ("d-curse-helmet-to-hamster", 1)):
        t.answer("ann", "play", card=curse)
        t.answer("ann", "seat", seat="bob")
        assert len(t.told("curse-tip")) == paid


# -- a closed fight ------------------------------------------------------------------------------------------------


@card("t-scroll-restricted-area")
@rule("MQ-CONF-62")
def test_outsiders_of_a_restricted_area_may_curse_each_other() -> None:
    """Cy curses Bob, who answers with a ring; Ann in her fight is no victim for them, nor her curse theirs to undo."""
    t = beside("m-moonlighting-rat", names=TRIO)
    t.hand("ann", "t-scroll-restricted-area")
    t.hand("bob", "t-wishing-ring")
    t.hand("cy", "d-curse-forgot-backstory", "t-fine-print", "d-enh-hairy", "d-load-bearing-wall")
    t.cursed("ann", "d-curse-lead-trousers")
    walk_in(t)
    t.answer("ann", "play", card="t-scroll-restricted-area")
    t.answer("ann", "roll")
    assert [str(option) for option in t.options("cy")] == ["pass", "play d-curse-forgot-backstory"]
    t.answer("cy", "play", card="d-curse-forgot-backstory")
    assert {option.fields["seat"] for option in t.options("cy")} == {1, 2}
    t.answer("cy", "seat", seat="bob")
    t.answer("bob", "play", card="t-wishing-ring")
    assert len(t.told("curse-cancelled")) == 1


@card("t-scroll-restricted-area", "d-loaded-die", "d-reloaded-die")
@rule("MQ-CONF-62", "MQ-DICE-07")
def test_who_rolls_in_a_restricted_area_may_turn_the_own_die() -> None:
    """Bob outside rolls for the rat: he may load or reload that die, but not touch Ann's; Cy can do nothing."""
    t = beside("m-moonlighting-rat", names=TRIO)
    t.hand("ann", "t-scroll-restricted-area")
    t.hand("bob", "d-reloaded-die")
    t.hand("cy", "d-loaded-die")
    walk_in(t)
    t.answer("ann", "play", card="t-scroll-restricted-area")
    t.dice(5, 1)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-reloaded-die")
    assert t.decision("bob").kind == "choose-face"  # there is one die of his own only
    t.answer("bob", "face", face=6)
    assert t.told("fight-totals") == [{"ours": 6, "theirs": 7}]


@card("t-scroll-restricted-area", "d-tunnel-with-your-name")
@rule("MQ-CONF-62", "MQ-HELP-04")
@pytest.mark.parametrize("closed", [False, True])
def test_nobody_digs_into_a_restricted_area(closed: bool) -> None:
    """Cy is two rooms away with a Tunnel: not asked to help once the fight is closed. Bob next door may walk in."""
    t = beside("m-moonlighting-rat", names=TRIO)
    t.room("beige-chamber", "west")
    t.at("cy", "beige-chamber")
    t.hand("ann", "t-scroll-restricted-area")
    t.hand("cy", "d-tunnel-with-your-name")
    walk_in(t)
    if closed:
        t.answer("ann", "play", card="t-scroll-restricted-area")
    t.answer("ann", "call")
    t.answer("bob", "decline")
    assert asks(t, "cy", "bid-treasures") == (not closed)


# -- Treasures that are not loot -----------------------------------------------------------------------------------


@card("t-sudden-paperwork")
@rule("MQ-CONF-52", "MQ-HELP-10")
def test_the_treasure_of_paperwork_is_the_leaders() -> None:
    """Bob gets all the loot there is by his terms; what the filed rat has left is Ann's, and not on the table."""
    t = beside("m-moonlighting-rat", "m-lame-goblin")
    t.hand("ann", "t-sudden-paperwork")
    t.level("ann", 5)
    t.next_from(TREASURE, "t-pot-lid", "t-hide-armour")
    walk_in(t)
    t.answer("ann", "play", card="t-sudden-paperwork")
    t.answer("ann", "monster", card="m-moonlighting-rat")
    loot = t.fight().treasures - 1
    helped_by(t, "bob", loot)
    t.dice(6, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert [card for card in t.view("ann").hand if card.startswith("t-")] == ["t-pot-lid"]
    assert len([card for card in t.view("bob").hand if card.startswith("t-")]) + len(t.sheet("bob").items) == loot


@card("t-sudden-paperwork")
@rule("MQ-COMBAT-32", "MQ-CONF-52")
def test_what_paperwork_left_is_lost_with_the_fight() -> None:
    """The troll beats Ann: nothing for the rat."""
    t = beside("m-moonlighting-rat", "m-motivational-troll")
    t.hand("ann", "t-sudden-paperwork")
    walk_in(t)
    t.answer("ann", "play", card="t-sudden-paperwork")
    t.answer("ann", "monster", card="m-moonlighting-rat")
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    while t.g.fight is not None:
        t.g.answer(t.g.pending[0].seat, 0)
    assert t.sheet("ann").treasures_held == 0


# -- Cheats --------------------------------------------------------------------------------------------------------


@card("d-cheat")
@rule("MQ-CARD-14")
def test_out_of_turn_a_cheat_is_for_the_treasure_just_received() -> None:
    """Bob gets Ann's surplus jerkin in her turn and may cheat with it, not with the hat that he has long had."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 2)
    t.items("bob", "t-party-cone")
    t.hand("bob", "d-cheat")
    t.hand("ann", "t-pleather-jerkin", *["d-enh-baby"] * 1, "d-enh-hairy", "d-enh-ancient", "d-enh-enraged", "d-cheat")
    t.begin("ann", "charity")
    t.answer("ann", "card", card="t-pleather-jerkin")
    t.answer("bob", "play", card="d-cheat")
    assert [(item.card, item.cheated) for item in t.sheet("bob").items] == [
        ("t-party-cone", False),
        ("t-pleather-jerkin", True),
    ]


@card("d-cheat")
@rule("MQ-ITEM-05")
@pytest.mark.parametrize("how", ["drop", "trade", "promise", "death", "theft"])
def test_a_cheat_is_lost_when_its_item_leaves_its_owner(how: str) -> None:
    """Dropped, traded, promised, stolen or left behind by the dead: the item goes on without its Cheat."""
    t = beside("m-moonlighting-rat")
    t.items("ann", "t-big-rubber-duck", cheat=True)
    t.at("bob", ROOM) if how == "promise" else None
    if how == "theft":
        t.laid("bob", "d-thief")
        t.level("bob", 9)
        t.begin("bob")
        t.answer("bob", "d10", card="d-thief")
        t.luck((10, 0))
        t.answer("bob", "item", card="t-big-rubber-duck")
    elif how == "promise":
        walk_in(t)
        t.answer("ann", "call")
        t.answer("bob", "number", number=0)
        t.answer("bob", "gold", number=0)
        t.answer("bob", "item", card="t-big-rubber-duck")
        t.answer("ann", "accept", seat="bob")
        t.dice(6, 6, 1)
        t.answer("ann", "roll")
    else:
        t.begin("ann")
        if how == "drop":
            t.answer("ann", "tidy")
            t.answer("ann", "drop", card="t-big-rubber-duck")
        elif how == "trade":
            t.answer("ann", "trade", seat="bob")
            t.answer("ann", "item", card="t-big-rubber-duck")
            t.answer("ann", "done")
            t.answer("bob", "yes")
        else:
            t.answer("ann", "die")
            t.answer("ann", "yes")
    t.all_pass()
    floor = [(item.card, item.cheated) for item in t.tile("entrance").floor]
    bobs = [(item.card, item.cheated) for item in t.sheet("bob").items]
    assert floor + bobs == [("t-big-rubber-duck", False)]
    assert "d-cheat" in t.view("ann").dxm_discard
    assert {"seat": 0, "card": "d-cheat"} in t.told("item-lost")


@card("d-thief", "d-cheat")
@rule("MQ-ITEM-04")
def test_a_cheated_item_is_not_big_for_a_thief_either() -> None:
    """Big Armour gives a Thief nothing, unless it is cheated."""
    for cheat in (False, True):
        t = beside("m-moonlighting-rat")
        t.laid("ann", "d-thief")
        t.items("ann", "t-adamant-armour", cheat=cheat)
        walk_in(t)
        assert t.fight().totals[0] == (1 + 4 if cheat else 1)


# -- the Monocle ---------------------------------------------------------------------------------------------------


@card("t-monocle-of-markup")
@rule("MQ-LEVEL-04")
def test_the_monocle_counts_at_the_night_school() -> None:
    """Items of 300, 200 and 200 are not 800; through the Monocle each counts 100 more, even once it is paid with."""
    for worn in (False, True):
        t = munchkin_quest(["ann", "bob"])
        t.room("night-school", "east")
        t.at("ann", "night-school")
        t.gold("ann", 0)
        t.items("ann", "t-begrudging-sword", "t-party-cone")
        t.items("ann", "t-monocle-of-markup", packed=not worn)
        t.begin("ann")
        assert t.may("ann", "deal") == worn
    t.answer("ann", "deal")
    t.answer("ann", "item", card="t-monocle-of-markup")
    t.answer("ann", "item", card="t-party-cone")
    assert (t.sheet("ann").level, t.sheet("ann").items) == (2, [])
