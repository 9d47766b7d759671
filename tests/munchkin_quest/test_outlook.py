"""The odds that are shown: counted out, alone and with each helper."""

from itertools import product

import pytest

from tests.quest_fights import beside, walk_in
from underhall.games.munchkin_quest.outlook import WHOLE, chances, outlook


@pytest.mark.parametrize("best_twice", [False, True])
@pytest.mark.parametrize(("ahead", "mine", "theirs"), [(0, 1, 1), (-3, 2, 1), (4, 1, 3), (2, 0, 2), (-20, 1, 1)])
def test_chances_are_those_of_all_throws(ahead: int, mine: int, theirs: int, best_twice: bool) -> None:
    """Every throw of all the dice, one by one."""
    win = tie = 0
    for throw in product(range(1, 7), repeat=mine + theirs):
        sides = [list(throw[:mine]), list(throw[mine:])]
        sums = [sum(side) + (max(side, default=0) if best_twice else 0) for side in sides]
        win += ahead + sums[0] > sums[1]
        tie += ahead + sums[0] == sums[1]
    throws = 6 ** (mine + theirs)
    assert chances(ahead, mine, theirs, best_twice) == (win * WHOLE // throws, tie * WHOLE // throws)


def test_odds_with_each_helper_who_could_walk_in() -> None:
    """Bob is next door and makes it better; Cy is two rooms away and is not counted."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.room("beige-chamber", "west")
    t.at("cy", "beige-chamber")
    walk_in(t)
    before = t.g.fingerprint()
    seen = outlook(t.g)
    assert seen.odds is not None
    assert set(seen.with_helper) == {"1"}
    assert seen.with_helper["1"].win > seen.odds.win
    assert all(odds.win + odds.tie + odds.lose == WHOLE for odds in [seen.odds, *seen.with_helper.values()])
    assert t.g.fingerprint() == before


def test_no_odds_without_a_fight() -> None:
    """Before anybody is met there is nothing to expect but where monsters go."""
    t = beside("m-fungus", names=("ann", "bob"))
    seen = outlook(t.g)
    assert seen.odds is None
    assert not seen.with_helper
