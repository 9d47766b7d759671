"""Limits over several processes, which tell each other what they have counted."""

import pytest

from underhall.server.cluster.limits import ClusterLimits
from underhall.server.refusals import Refusal
from underhall.server.timing import HandTime


def told(one: ClusterLimits, *others: ClusterLimits, everything: bool = False) -> None:
    """What `one` has counted reaches the others."""
    news = one.news(everything)
    if news is not None:
        for other in others:
            other.take_in("one", news)


def test_what_is_done_at_one_node_counts_at_the_others() -> None:
    """And is counted anew when the time is over."""
    time = HandTime()
    one, two = ClusterLimits(time, True), ClusterLimits(time, True)
    for _ in range(12):
        one.tables.spend("ann")
    told(one, two)
    for _ in range(8):
        two.tables.spend("ann")
    with pytest.raises(Refusal):
        two.tables.spend("ann")
    two.tables.spend("bob")
    time.turn(601)
    two.tables.spend("ann")


def test_open_sockets_count_until_they_are_closed_or_their_node_is_gone() -> None:
    time = HandTime()
    one, two = ClusterLimits(time, True), ClusterLimits(time, True)
    one.most_sockets = two.most_sockets = 3
    counters = [one.open_socket("home") for _ in range(2)]
    told(one, two)
    mine = two.open_socket("home")
    with pytest.raises(Refusal):
        two.open_socket("home")
    one.close_socket(counters.pop())
    told(one, two)
    two.close_socket(two.open_socket("home"))
    told(one, two, everything=True)
    last = two.open_socket("home")
    with pytest.raises(Refusal):
        two.open_socket("home")
    two.forget_gone(set())
    two.open_socket("home")
    two.close_socket(mine)
    two.close_socket(last)
