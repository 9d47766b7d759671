"""What is worked out quickly is what the plain way comes to, at every position of random games."""

from collections.abc import Iterator

import pytest

from tests.conformance.tables import pick
from tests.lengths import length
from tests.munchkin_quest import plain_ways as plain
from underhall import engine, seeded
from underhall.games.munchkin_quest import shortest_ways, view
from underhall.games.munchkin_quest.dungeon import ALL_SIDES, step_cost, touches_entrance
from underhall.games.munchkin_quest.facts import ENTRANCE, LINKS
from underhall.games.munchkin_quest.imagine import deal_afresh
from underhall.games.munchkin_quest.packing import PACKED, WALLED_SHIFT
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.view_types import LinkView
from underhall.kernel.types import WATCHER, SeatNo, seat_numbers

pytestmark = pytest.mark.once
SEEDS = pytest.mark.parametrize("seed", range(length(3, full=60)))
MOST = length(1500, full=100_000)  # answers that a game is followed for


def positions(seed: int, stride: int) -> Iterator[MunchkinQuest]:
    """Every so many positions of a random game."""
    game = engine.new("munchkin-quest", 2 + seed % 3, seed, quiet=True)
    assert isinstance(game, MunchkinQuest)
    luck = seeded(seed)
    step = 0
    while not game.over and step < MOST:
        if step % stride == 0:
            yield game
        step += 1
        game.answer(*pick(game, luck, ("any", "eager", "steady")[seed % 3]))


@SEEDS
def test_the_sums_over_what_lies_with_a_munchkin(seed: int) -> None:
    """They are kept until something else lies there."""
    for g in positions(seed, 1):
        for seat in seat_numbers(g.seats()):
            held = plain.standing(g, seat)
            assert g.standing(seat) == held
            assert (g.signs(seat), g.hated_signs(seat)) == (plain.signs(g, seat, False), plain.signs(g, seat, True))
            assert g.max_health(seat) == 4 + sum(each.health for each in held)
            assert g.hand_limit(seat) == 5 + sum(each.hand_limit for each in held)
            assert g.pack_limit(seat) == 2 + sum(each.pack_limit for each in held)
            assert g.supply(seat) == plain.supply(g, seat)
            assert g.has_flight(seat) == any(each.flight for each in held)
            assert g.has_fire_protection(seat) == any(each.fire_protection for each in held)
            assert [g.link_cost(seat, kind) for kind in range(len(LINKS))] == [
                plain.link_cost(g, seat, kind) for kind in range(len(LINKS))
            ]
            items = g.munchkins[seat].items
            packed = [item for item in items if item & PACKED]
            barred = [item for item in items if not item & PACKED and not plain.allowed(g, seat, item)]
            assert g.packed(seat) == len(packed)
            assert g.active_items(seat) == [item for item in items if item not in packed and item not in barred]
            assert g.sheet(seat).misplaced == (bool(barred) or len(packed) > g.pack_limit(seat))
            for item in items:
                muted = any(mute.holds(item) for mute in plain.mutes(g, seat))
                assert g.is_muted(seat, item) == muted


@SEEDS
def test_the_shortest_ways_of_monsters(seed: int) -> None:
    """Those back are taken for those there."""
    for g in positions(seed, 60):
        for monster in g.monsters:
            for victim in seat_numbers(g.seats()):
                for n in (1, 2, 4):
                    ends = shortest_ways.ends_of_shortest_ways(g, monster, victim, n)
                    assert ends == plain.ends_of_shortest_ways(g, monster, victim, n)
            far = plain.steps_from(g, monster, monster.place)
            assert shortest_ways.steps_from(g, monster, monster.place) == far
            for to in range(len(g.rooms)):
                if to != ENTRANCE and far[to] >= 0:
                    assert shortest_ways.sides_of_way(g, monster, to) == plain.sides_of_way(g, monster, to)


@SEEDS
def test_imagined_worlds(seed: int) -> None:
    """The same luck deals the same cards, and as much of it is used."""
    for g in positions(seed, 2):
        for seat in (WATCHER, *seat_numbers(g.seats())):
            quick, slow = seeded(g.event_count), seeded(g.event_count)
            assert deal_afresh(g, seat, quick).fingerprint() == plain.deal_afresh(g, seat, slow).fingerprint()
            assert quick.state() == slow.state()


@SEEDS
def test_links_in_views(seed: int) -> None:
    """A link that has been shown before is shown again."""
    for g in positions(seed, 7):
        for seat in range(-1, g.seats()):
            for place, room in enumerate(view.room_views(g, SeatNo(seat))):
                for side in ALL_SIDES:
                    assert room.links[side] == LinkView(
                        LINKS[g.link(place, side)],
                        step_cost(g, SeatNo(seat), place, side) if seat >= 0 else 0,
                        touches_entrance(g, place, side),
                        g.packed_link(place, side) >> WALLED_SHIFT != 0,
                        g.rooms[place].beside[side],
                    )
