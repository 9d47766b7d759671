"""Luck: the same on every machine, fair, and nobody's but the game's own."""

import itertools
import math
from collections import Counter

import pytest

from underhall.kernel.luck import MASK, MOST, Luck, seeded


def rolled(x: int, k: int) -> int:
    return (x << k | x >> 32 - k) & MASK


def published(state: list[int], count: int) -> list[int]:
    """xoshiro128** as its authors wrote it down."""
    s = state[:]
    out = []
    for _ in range(count):
        out.append(rolled(s[1] * 5 & MASK, 7) * 9 & MASK)
        t = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rolled(s[3], 11)
    return out


def test_the_generator_is_the_published_one() -> None:
    """Its first words from the state 1, 2, 3, 4 are those that other programs get."""
    luck = Luck(1, 2, 3, 4)
    words = [luck.word() for _ in range(10)]
    assert words == [
        11520,
        0,
        5927040,
        70819200,
        2031721883,
        1637235492,
        1287239034,
        3734860849,
        3729100597,
        4258142804,
    ]


def test_a_long_stream_is_the_published_one() -> None:
    """Word for word, however far."""
    luck = seeded("far")
    assert [luck.word() for _ in range(5000)] == published(seeded("far").state(), 5000)


def test_a_seed_means_the_same_luck_everywhere() -> None:
    """Pinned, so that a game can be repeated on another machine, by another Python, years later."""
    assert seeded(7).state() == [1833253060, 2559997444, 2469629492, 4224953873]
    luck = seeded(7)
    assert [luck.below(100) for _ in range(10)] == [22, 75, 77, 26, 82, 86, 54, 1, 29, 82]
    cards = list(range(12))
    seeded(7).shuffle(cards)
    assert cards == [5, 4, 10, 1, 0, 3, 9, 6, 11, 7, 8, 2]
    assert seeded(7).fork().state() == [962551397, 3237310985, 3337993058, 1155881291]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    """A seed read from a save or a command line is the seed that was written there."""
    assert seeded(7).state() == seeded("7").state() != seeded("07").state()


def test_near_seeds_are_unrelated() -> None:
    """About half of all bits differ between one seed and the next."""
    states = [seeded(n).state() for n in range(200)]
    differing = [
        sum((x ^ y).bit_count() for x, y in zip(one[:3], two[:3], strict=True))
        for one, two in itertools.pairwise(states)
    ]
    assert all(20 < bits < 76 for bits in differing)
    assert 44 < sum(differing) / len(differing) < 52


def spread(counts: Counter[int], kinds: int) -> float:
    """How far the counts are from even, in standard deviations of chi-square."""
    expected = counts.total() / kinds
    chi = sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))
    return (chi - (kinds - 1)) / math.sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6, 7, 13, 52, 75, 1000])
def test_every_number_is_equally_likely(n: int) -> None:
    """Chi-square over many draws is neither too large nor too small to be chance."""
    luck = seeded(f"fair {n}")
    draws = [luck.below(n) for _ in range(20_000)]
    assert min(draws) == 0
    assert max(draws) == n - 1
    assert -4 < spread(Counter(draws), n) < 4


def test_large_ranges_are_fair_too() -> None:
    """Where 2**32 is no multiple of the range, no remainder is favoured."""
    n = 3 << 29
    luck = seeded("large")
    draws = [luck.below(n) for _ in range(20_000)]
    assert max(draws) < n
    assert -4 < spread(Counter(draw % 3 for draw in draws), 3) < 4
    assert -4 < spread(Counter(draw >> 29 for draw in draws), 3) < 4


def test_a_word_is_shared_out_among_so_many_and_no_more() -> None:
    """Beyond 2**31 sides a machine word would overflow; the largest number of sides is still fair on both sides."""
    luck = seeded("limits")
    draws = [luck.below(MOST) for _ in range(200)]
    assert all(0 <= draw < MOST for draw in draws)
    assert min(draws) < MOST // 2 < max(draws)
    before = luck.state()
    for n in (0, -1, MOST + 1, 1 << 40):
        with pytest.raises(ValueError, match=str(MOST)):
            luck.below(n)
    assert luck.state() == before


def test_the_only_number_below_one_is_zero() -> None:
    """Whatever the luck."""
    luck = seeded("one")
    assert {luck.below(1) for _ in range(100)} == {0}


def test_every_order_is_equally_likely() -> None:
    """All 24 orders of four cards come about equally often."""
    luck = seeded("orders")
    orders = {order: i for i, order in enumerate(itertools.permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        luck.shuffle(cards)
        counts[orders[tuple(cards)]] += 1
    assert len(counts) == 24
    assert -4 < spread(counts, 24) < 4


@pytest.mark.parametrize("count", [0, 1, 2, 75])
def test_shuffling_keeps_the_cards(count: int) -> None:
    """None is lost or made, also where there is nothing to shuffle."""
    cards = list(range(count))
    seeded("keep").shuffle(cards)
    assert sorted(cards) == list(range(count))


def test_successive_draws_are_independent() -> None:
    """Every pair of dice, one after the other, is equally likely."""
    luck = seeded("pairs")
    assert -4 < spread(Counter(6 * luck.below(6) + luck.below(6) for _ in range(20_000)), 36) < 4


def test_a_clone_has_the_same_luck_and_its_own() -> None:
    """It draws what the original would have drawn, and takes nothing from it."""
    luck = seeded("clone")
    before = luck.state()
    clone = luck.clone()
    ahead = [clone.word() for _ in range(50)]
    assert luck.state() == before
    assert [luck.word() for _ in range(50)] == ahead


def test_a_fork_is_another_stream() -> None:
    """Nothing of it can be told from what the original draws next, and using it does not touch the original."""
    luck, same = seeded("fork"), seeded("fork")
    fork = luck.fork()
    drawn = [fork.word() for _ in range(200)]
    same.fork()
    kept = [luck.word() for _ in range(200)]
    assert kept == [same.word() for _ in range(200)]
    assert not set(drawn) & set(kept)
    other = luck.fork()
    assert not {other.word() for _ in range(200)} & {*drawn, *kept}
    both = Counter(6 * (a % 6) + b % 6 for a, b in zip(words(fork), words(luck), strict=True))
    assert -4 < spread(both, 36) < 4


def words(luck: Luck) -> list[int]:
    return [luck.word() for _ in range(7200)]


def test_luck_never_gets_stuck() -> None:
    """No seed and no fork has the one state that would repeat for ever."""
    luck = seeded("stuck")
    for n in range(500):
        assert any(seeded(n).state())
        assert any(luck.fork().state())
