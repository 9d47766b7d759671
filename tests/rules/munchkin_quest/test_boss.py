"""The Boss, and how the game is won."""

from typing import Any

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, helped_by, kinds, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, DXM, MONSTER
from underhall.text import LANGUAGES, texts


def champion(*bosses: str, names: tuple[str, ...] = ("ann", "bob"), level: int = 10, **options: Any) -> QuestTable:
    """The first player is in the Entrance, of the last level; these monsters come next."""
    t = munchkin_quest(names, **options)
    t.level(t.names[0], level)
    t.next_from(MONSTER, *bosses)
    t.next_from(DXM, "d-cheat", "d-cheat")  # for whom a die's colour draws: nothing to play into a fight
    return t


def face_the_boss(t: QuestTable) -> None:
    """The moves begin; the base is of the second player's colour."""
    t.colour(t.colour_of(t.names[1]))
    t.begin(t.names[0])
    t.all_pass()


@rule("MQ-BOSS-01", "MQ-BOSS-02", "MQ-BOSS-03", "MQ-EX-12", "MQ-CONF-53")
def test_the_boss_comes_to_whoever_begins_at_level_ten_in_the_entrance() -> None:
    """A Goldfish as Boss is of level 20; the die decides its base, and Bob, whose colour it is, draws and rolls."""
    t = champion("m-goldfish")
    t.hand("ann", "d-loaded-die")
    face_the_boss(t)
    assert (t.asked(), t.fight().boss, t.fight().totals) == ("ann: fight", True, [10, 20])
    assert t.sheet("bob").dxm_held == 1
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert [die.roller for die in t.fight().dice] == [0, 1]


@rule("MQ-BOSS-01", "MQ-CONF-53")
def test_the_boss_comes_to_whoever_enters_at_level_ten() -> None:
    """Ann walks back to the Entrance."""
    t = champion("m-goldfish")
    t.room(ROOM, "east")
    t.at("ann", ROOM)
    t.begin("ann")
    t.colour(t.colour_of("ann"))
    t.answer("ann", "walk", place="entrance")
    t.all_pass()
    assert (t.fight().boss, t.fight().place) == (True, t.place("entrance"))


@rule("MQ-BOSS-01")
def test_below_level_ten_the_entrance_is_empty() -> None:
    """Level 9 is not enough."""
    t = champion("m-goldfish", level=9)
    face_the_boss(t)
    assert t.asked() == "ann: moves"


@rule("MQ-BOSS-04")
def test_there_is_no_way_round_the_boss() -> None:
    """The leader has no choice before the fight, and cards that carry one away are of no use in it."""
    t = champion("m-goldfish")
    face_the_boss(t)
    assert t.asked() == "ann: fight"
    assert kinds(t, "ann") <= {"roll", "call", "die", "play"}


@rule("MQ-BOSS-05")
def test_the_boss_takes_no_bribe() -> None:
    """The Kobold Accountant as Boss is not for sale."""
    t = champion("m-kobold-accountant")
    t.gold("ann", 5000)
    face_the_boss(t)
    assert not t.may("ann", "bribe")


@rule("MQ-BOSS-07")
def test_the_boss_keeps_what_its_card_says() -> None:
    """The Geek as Boss has 6 more against a Warrior: 26."""
    t = champion("m-shrieking-geek")
    t.laid("ann", "d-warrior")
    face_the_boss(t)
    assert t.fight().totals == [10, 26]


@rule("MQ-BOSS-08")
def test_the_boss_may_be_enhanced_and_joined() -> None:
    """Ancient makes it 30, and a Wandering Monster joins it in the Entrance."""
    t = champion("m-moonlighting-rat", "m-shrieking-geek")
    t.hand("bob", "d-enh-ancient", "d-wandering-monster")
    face_the_boss(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-enh-ancient")
    assert t.fight().totals[1] == 30
    t.colour(t.colour_of("ann"))
    t.answer("bob", "play", card="d-wandering-monster")
    t.all_pass()
    assert t.fight().totals[1] == 36
    assert [monster.place for monster in t.view("ann").monsters] == [0, 0]


@rule("MQ-BOSS-09")
def test_only_the_last_level_may_help_against_the_boss() -> None:
    """Bob, an Elf of level 9 in the Entrance, cannot be called; Cy of level 10, next door, can."""
    t = champion("m-goldfish", names=("ann", "bob", "cy"))
    t.room(ROOM, "east")
    t.level("bob", 9)
    t.laid("bob", "d-elf")
    t.level("cy", 10)
    t.at("cy", ROOM)
    face_the_boss(t)
    assert t.fight().can_help == [2]
    t.answer("ann", "call")
    assert t.asked() == "cy: bid-treasures"


@rule("MQ-BOSS-10", "MQ-WIN-01")
def test_killing_the_boss_wins_at_once() -> None:
    """30 and a die against 21: the game is over, and Ann has won it."""
    t = champion("m-goldfish")
    t.items("ann", "t-handheld-ballista", "t-adamant-armour", "t-firefighters-helmet")
    face_the_boss(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert t.g.over
    outcome = t.g.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([0], "MQ-BOSS-10")
    assert t.view("bob").winners == [0]


@rule("MQ-BOSS-11")
def test_two_who_kill_it_both_win() -> None:
    """Ann and Bob, both of level 10."""
    t = champion("m-goldfish")
    t.level("bob", 10)
    face_the_boss(t)
    helped_by(t, "bob")
    t.dice(6, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    outcome = t.g.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([0, 1], "MQ-BOSS-11")


@rule("MQ-BOSS-10", "MQ-BOSS-11")
@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("cursed", ["ann", "bob"])
def test_a_level_lost_in_the_fight_does_not_undo_the_kill(helped: bool, cursed: str) -> None:
    """Whoever came to this fight was of level 10; a curse makes it 9, and killing the Boss wins all the same."""
    t = champion("m-goldfish", names=("ann", "bob", "cy"))
    t.level("bob", 10)
    t.items("ann", "t-handheld-ballista", "t-adamant-armour", "t-firefighters-helmet")
    t.hand("cy", "d-curse-forgot-backstory")
    face_the_boss(t)
    if helped:
        helped_by(t, "bob")
    t.dice(*([6, 6, 1] if helped else [6, 1]))
    t.answer("ann", "roll")
    t.answer("cy", "play", card="d-curse-forgot-backstory")
    t.answer("cy", "seat", seat=cursed)
    assert t.sheet(cursed).level == 9
    t.all_pass()
    t.answer("ann", "roll")
    t.all_pass()
    outcome = t.g.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (([0, 1], "MQ-BOSS-11") if helped else ([0], "MQ-BOSS-10"))


@rule("MQ-BOSS-12", "MQ-BOSS-13", "MQ-WIN-03")
def test_a_lost_boss_fight_costs_a_level_and_the_boss_leaves() -> None:
    """Escaped with a 6: a hit and a level all the same, no Bad Stuff. The Boss is gone, its base is back, and the
    level that was lost cannot be bought or read: it must be won again by a kill."""
    t = champion("m-moonlighting-rat")
    t.room(ROOM, "east")
    t.gold("ann", 5000)
    t.hand("ann", "t-level-fail-upward")
    face_the_boss(t)
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.all_pass()
    mine = t.sheet("ann")
    assert (mine.level, mine.health, t.where("ann")) == (9, 3, ROOM)
    assert (t.view("ann").monsters, t.sheet("bob").free_bases) == ([], 3)
    assert t.view("ann").monster_discard == ["m-moonlighting-rat"]
    assert t.asked() == "ann: moves"
    assert not t.may("ann", "play", card="t-level-fail-upward")
    assert not t.may("ann", "buy-level")


@rule("MQ-BOSS-13")
def test_the_next_champion_meets_another_boss() -> None:
    """Ann has lost; Bob, who is of level 10 and begins his turn there, draws a new one."""
    t = champion("m-moonlighting-rat", "m-goldfish")
    t.room(ROOM, "east")
    t.level("bob", 10)
    face_the_boss(t)
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.all_pass()
    t.luck((6, COLOURS.index("orange")), (6, COLOURS.index(t.colour_of("ann"))))
    t.answer("ann", "end")
    t.all_pass()
    assert t.fight().leader == t.seat("bob")
    assert [monster.card for monster in t.view("bob").monsters] == ["m-goldfish"]


@rule("MQ-BOSS-12", "MQ-CONF-24")
@pytest.mark.parametrize(("boss_loss", "health"), [("", 3), ("one_hit", 3), ("each_monster", 2)])
def test_one_hit_for_a_lost_boss_fight_or_one_for_each_monster(boss_loss: str, health: int) -> None:
    """The Boss has company: one hit unless the table has chosen the other reading; both leave the dungeon."""
    boss, other = "m-moonlighting-rat", "m-lame-goblin"
    t = champion(boss, other, boss_loss=boss_loss) if boss_loss else champion(boss, other)
    t.room(ROOM, "east")
    t.hand("bob", "d-wandering-monster")
    face_the_boss(t)
    t.answer("ann", "roll")
    t.colour(t.colour_of("ann"))
    t.answer("bob", "play", card="d-wandering-monster")
    t.all_pass()
    t.dice(1, 6, 6, 6, 6)
    t.answer("ann", "roll")
    t.all_pass()
    t.answer("ann", "monster", card="m-moonlighting-rat")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("ann").health) == (9, health)
    assert t.view("ann").monsters == []


@rule("MQ-WIN-01", "MQ-FIX-02")
def test_level_ten_by_a_kill_elsewhere_goes_on() -> None:
    """Ann kills the rat and is of level 10: the game goes on until the Boss is beaten."""
    t = beside("m-moonlighting-rat")
    t.level("ann", 9)
    walk_in(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.g.over, t.asked()) == (10, False, "ann: moves")


@rule("MQ-CONF-67")
@pytest.mark.parametrize(("length", "level", "boss"), [("full", 10, 20), ("short", 7, 14)])
def test_the_short_game_is_a_house_variant_and_says_so(length: str, level: int, boss: int) -> None:
    """The Boss, of level 14, comes at level 7 there and not earlier; wherever it can be chosen, it is named so."""
    t = champion("m-goldfish", level=level, length=length)
    face_the_boss(t)
    assert (t.fight().boss, t.fight().totals) == (True, [level, boss])
    below = champion("m-goldfish", level=level - 1, length=length)
    below.colour(below.colour_of("bob"))
    below.begin("ann")
    below.all_pass()
    assert below.asked() == "ann: moves"
    named = {lang: texts(lang).say(f"setting-value-length-{length}") for lang in LANGUAGES}
    house = {"en": "house variant", "ru": "домашний", "uk": "домашній", "pl": "domowy", "ja": "ハウスルール"}
    assert all((house[lang] in text) == (length == "short") for lang, text in named.items())
