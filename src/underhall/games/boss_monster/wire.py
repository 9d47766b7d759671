"""The views of several seats at once, as JSON. What they share is written once; each is what view.py would say,
but for the question.

A table sends every answer to everybody; most of what they see is the same, and writing it four times over was most
of the server's work.
"""

import msgspec

from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.view import IDS, seat_view, view_around
from underhall.games.series.state import card_of
from underhall.kernel.wire_view import without_question

ENCODER = msgspec.json.Encoder()

# The places in a watcher's view where a seat sees something else. No card is called like any of them.
YOU = b'{"you":-1'
HAND = b',"hand":[],"sealed":[],"seats":['
TOWN = b'],"town":'


def encoded_views(g: BossMonster, viewers: list[int]) -> list[bytes]:
    """The view of each viewer, in their order: a watcher's, with what they see otherwise put in its place."""
    public = [ENCODER.encode(seat_view(g, s, -1)) for s in range(len(g.seats))]
    settings = msgspec.Raw(g.rules.written)
    watched = without_question(view_around(g, -1, [msgspec.Raw(side) for side in public], settings))
    whole: bytes = ENCODER.encode(watched)
    hand = whole.index(HAND)
    town = whole.index(TOWN, hand)
    before = whole[len(YOU) : hand]
    after = whole[town:]
    out: list[bytes] = []
    for viewer in viewers:
        if viewer < 0:
            out.append(whole)
            continue
        mine = g.seats[viewer]
        sides: list[bytes] = []
        for s in range(len(public)):
            sides.append(ENCODER.encode(seat_view(g, s, viewer)) if differs(g, s, viewer) else public[s])
        parts = [
            b'{"you":',
            str(viewer).encode(),
            before,
            b',"hand":',
            ENCODER.encode([IDS[card_of(held)] for held in mine.hand]),
            b',"sealed":',
            ENCODER.encode([IDS[card_of(held)] for held in mine.sealed]),
            b',"seats":[',
            b",".join(sides),
            after,
        ]
        out.append(b"".join(parts))
    return out


def differs(g: BossMonster, s: int, viewer: int) -> bool:
    """Whether the viewer knows more about this side of the table than everybody does."""
    if s != viewer:
        return bool(g.surely_in_hand(s, viewer))
    for stack in g.seats[s].dungeon:
        if stack[-1].hidden:
            return True
    return False
