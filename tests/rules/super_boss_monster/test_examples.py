"""The rulebook's examples that play through several phases; the others stand beside the rules they illustrate."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.scenes import Scores
from tests.super_table import solo, super_boss_monster


@rule("SBM-EX-07", "SBM-ADV-11", "SBM-HERO-02")
def test_laliho_wakes_the_frozen_monster_and_survives() -> None:
    """Rooms of 0, 2 and 1 damage: 3 do not kill a hero of 8, and the next would meet a monster wide awake."""
    t = super_boss_monster(bosses=["emperor-dododo", "your-sliminess"])
    t.dungeon("ann", "frozen-monster", "book-eating-dragon", "minion-arena")
    t.entrance("ann", "laliho", "bunny")
    t.hand("bob", "deep-freeze")
    assert t.damage_of("ann") == [0, 2, 1]
    t.phase("adventure")
    while not t.wounds("ann"):
        t.answer(t.waiting[0], "pass")
    assert t.walked() == ["frozen-monster", "book-eating-dragon", "minion-arena"]
    assert t.told("hero-unhurt") == [{"hero": "laliho", "card": "frozen-monster"}]
    assert [(told["damage"], told["total"]) for told in t.told("room-hurt")] == [(2, 2), (1, 3)]
    assert (t.souls("ann"), t.wounds("ann"), t.side("ann").wound_heroes) == (0, 1, ("laliho",))
    assert t.damage_of("ann") == [3, 2, 1]
    assert t.queue("ann") == ["bunny"]


@rule("SBM-EX-13", "SBM-WIN-03")
def test_ten_souls_end_the_game_but_do_not_win_it() -> None:
    """10 souls with 6 wounds make 4, 8 souls with 1 wound make 7."""
    t = super_boss_monster()
    scores = Scores(t)
    scores.give("ann", 10, 6)
    scores.give("bob", 8, 1)
    t.turns("end")
    assert t.view("").ending == "SBM-END-10"
    assert [seat.score for seat in t.view("").seats] == [4, 7]
    assert t.view("").winners == [1]
    assert t.waiting == []


@rule("SBM-EX-15", "SBM-SOLO-13")
@pytest.mark.parametrize(("dungeon", "comes"), [(["vip-bouncer"], False), (["pinata-gallery"], True)])
def test_wisebeard_comes_alone_for_one_mage_symbol(dungeon: list[str], comes: bool) -> None:
    """He stands on the leftmost space of the town; without a mage symbol he stays there."""
    t = solo("emperor-dododo")
    t.dungeon("ann", *dungeon)
    t.town("wisebeard", "gran-bingo")
    t.phase("bait")
    assert t.queue("ann") == (["wisebeard"] if comes else [])
    assert t.in_town == (["gran-bingo"] if comes else ["wisebeard", "gran-bingo"])


@rule("SBM-EX-17", "SBM-CHAL-02", "SBM-SOLO-22")
@pytest.mark.parametrize("true_title", ["always", "from_30"])
def test_thirty_points_in_challenge_mode_make_a_true_boss_monster(true_title: str) -> None:
    """A fifth wound ends the game: 35 souls less 5 wounds, and the word that a challenge adds."""
    t = solo(challenge="on", true_title=true_title)
    Scores(t).give("ann", 35, 5)
    t.turns("end")
    assert (t.view("").winners, t.view("").ending) == ([0], "SBM-SOLO-17")
    assert t.side("ann").score == 30
    assert (t.view("").title, t.view("").true_title) == ("boss-monster", True)
    assert [told["score"] for told in t.told("true-scored")] == [30]
