"""Curses: on whom, when, what answers them, how long they last."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, walk_in
from tests.quest_table import QuestTable, munchkin_quest


def cursed(t: QuestTable, by: str, name: str, victim: str) -> None:
    t.answer(by, "play", card=name)
    t.answer(by, "seat", seat=victim)


@rule("MQ-CURSE-01")
def test_anybody_may_be_cursed_at_any_moment() -> None:
    """In Cy's fight Ann curses Bob, who has nothing to do with it; the fight goes on."""
    t = beside("m-moonlighting-rat", names=("cy", "ann", "bob"))
    t.hand("ann", "d-curse-forgot-backstory")
    t.level("bob", 4)
    walk_in(t)
    t.answer("cy", "roll")
    cursed(t, "ann", "d-curse-forgot-backstory", "bob")
    assert t.sheet("bob").level == 3
    assert t.fight().totals == [1, 1]


@rule("MQ-CURSE-02")
def test_a_curse_works_at_once_and_is_discarded() -> None:
    """Footgear gone, curse in the discards."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-shoelace-conspiracy")
    t.items("bob", "t-lockpick-loafers")
    t.begin("ann")
    cursed(t, "ann", "d-curse-shoelace-conspiracy", "bob")
    assert t.sheet("bob").items == []
    assert t.view("ann").dxm_discard == ["d-curse-shoelace-conspiracy"]


@rule("MQ-CURSE-03")
def test_a_wishing_ring_cancels_any_curse() -> None:
    """Bob is asked, discards the ring he wears, and loses nothing; both cards are gone."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-lead-trousers")
    t.items("bob", "t-wishing-ring")
    t.begin("ann")
    cursed(t, "ann", "d-curse-lead-trousers", "bob")
    t.answer("bob", "use", card="t-wishing-ring")
    assert (t.sheet("bob").curses, t.sheet("bob").moves, t.sheet("bob").items) == ([], 3, [])
    assert (t.view("ann").dxm_discard, t.view("ann").treasure_discard) == (
        ["d-curse-lead-trousers"],
        ["t-wishing-ring"],
    )


@rule("MQ-CURSE-04", "MQ-CONF-40")
@pytest.mark.parametrize(("rolled", "level"), [(6, 6), (7, 5)])
def test_a_cleric_may_cancel_a_curse(rolled: int, level: int) -> None:
    """Of level 6: a 6 cancels it, a 7 does not."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-forgot-backstory")
    t.laid("bob", "d-cleric")
    t.level("bob", 6)
    t.begin("ann")
    cursed(t, "ann", "d-curse-forgot-backstory", "bob")
    t.luck((10, rolled - 1))
    t.answer("bob", "d10", card="d-cleric")
    assert t.sheet("bob").level == level


@rule("MQ-CURSE-05")
@pytest.mark.parametrize("fighting", [True, False])
def test_a_curse_on_the_next_combat_is_used_up_by_it(fighting: bool) -> None:
    """Hiccups: in the fight at once, or waiting with the victim; after that combat it is discarded."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", "d-curse-hiccups-of-doom")
    if fighting:
        walk_in(t)
        t.answer("ann", "roll")
    else:
        t.begin("ann", "window")
    cursed(t, "bob", "d-curse-hiccups-of-doom", "ann")
    assert t.sheet("ann").curses == ["d-curse-hiccups-of-doom"]
    if not fighting:
        t.answer("ann", "walk", place=ROOM)
    assert t.fight().dice_to_roll[0].count == 0
    t.dice(1, 6)
    t.answer("ann", "roll")
    assert (t.sheet("ann").curses, t.view("ann").dxm_discard) == ([], ["d-curse-hiccups-of-doom"])


@rule("MQ-CURSE-06")
def test_a_curse_on_a_figure_stays_until_it_is_removed() -> None:
    """A move less in this turn and in the next."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-lead-trousers")
    t.begin("ann")
    cursed(t, "ann", "d-curse-lead-trousers", "ann")
    assert t.sheet("ann").moves_left == 2
    t.answer("ann", "end")
    t.all_pass()
    t.answer("bob", "end")
    t.all_pass()
    assert (t.view("ann").active, t.sheet("ann").moves_left) == (t.seat("ann"), 2)


@rule("MQ-CURSE-07")
def test_of_several_things_that_fit_the_victim_picks() -> None:
    """Two items in hands: Bob is asked which burns."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-hot-potato-weapon")
    t.items("bob", "t-pot-lid", "t-begrudging-sword")
    t.begin("ann")
    cursed(t, "ann", "d-curse-hot-potato-weapon", "bob")
    assert t.asked() == "bob: lose-item"
    t.answer("bob", "item", card="t-begrudging-sword")
    assert [item.card for item in t.sheet("bob").items] == ["t-pot-lid"]


@rule("MQ-CURSE-08", "MQ-EX-14")
def test_a_curse_with_nothing_to_hit_does_nothing() -> None:
    """No armour: nothing is lost, not even a hit, and the curse is discarded."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-armour-to-pudding")
    t.items("bob", "t-thinking-cap")
    t.begin("ann")
    cursed(t, "ann", "d-curse-armour-to-pudding", "bob")
    assert (t.sheet("bob").health, len(t.sheet("bob").items)) == (4, 1)
    assert t.view("ann").dxm_discard == ["d-curse-armour-to-pudding"]
