"""The views of several seats at once, as JSON. What they share is written once; each is what view.py would say.

A table sends every answer to everybody; most of what they see is the same, and writing it four times over was most
of the server's work.
"""

from typing import Any

import msgspec

from underhall.games.boss_monster.shapes import HeroView, View, WalkerView
from underhall.games.boss_monster.state import PHASES, BossMonster, card_of
from underhall.games.boss_monster.turn import lured_to
from underhall.games.boss_monster.view import IDS, decision_view, hero_view, seat_view

ENCODER = msgspec.json.Encoder()


def encoded_views(g: BossMonster, viewers: list[int]) -> list[bytes]:
    """The view of each viewer, in their order."""
    count = len(g.seats)
    walker = g.walker
    public = [raw(seat_view(g, s, -1)) for s in range(count)]
    order = raw(g.order)
    settings = raw(g.settings.chosen)
    town = raw([HeroView(IDS[h.card], h.health, 0, lured_to(g, h.card, False) if g.order else -1) for h in g.town])
    walking = (
        None if walker is None else raw(WalkerView(hero_view(walker), g.walker_seat, g.walker_at, g.walker_room >= 0))
    )
    staged = raw([IDS[card] for card in g.staged])
    discard = raw([IDS[card] for card in g.discard])
    removed = len(g.removed) + len(g.buried)
    window = False
    waiting: list[int] = []
    for asked in g.pending:
        if asked.secret:
            window = True
        else:
            waiting.append(asked.seat)
    if window:
        waiting = []
    out: list[bytes] = []
    for viewer in viewers:
        mine = g.seats[viewer] if viewer >= 0 else None
        seats: list[Any] = public
        if mine is not None:
            seats = [raw(seat_view(g, s, viewer)) if differs(g, s, viewer) else public[s] for s in range(count)]
        own = g.decision_of(viewer) if viewer >= 0 else None
        out.append(
            ENCODER.encode(
                View(
                    viewer,
                    g.turn,
                    PHASES[g.phase],
                    g.active,
                    order,
                    settings,
                    [IDS[card_of(held)] for held in mine.hand] if mine is not None else [],
                    [IDS[card_of(held)] for held in mine.sealed] if mine is not None else [],
                    seats,
                    town,
                    walking,
                    staged,
                    len(g.room_deck),
                    len(g.spell_deck),
                    len(g.hero_deck),
                    len(g.epic_deck),
                    discard,
                    removed,
                    waiting,
                    window,
                    decision_view(own) if own is not None else None,
                    g.winners,
                    g.ending,
                )
            )
        )
    return out


def differs(g: BossMonster, s: int, viewer: int) -> bool:
    """Whether the viewer knows more about this side of the table than everybody does."""
    if s != viewer:
        return bool(g.surely_in_hand(s, viewer))
    for stack in g.seats[s].dungeon:
        if stack[-1].hidden:
            return True
    return False


def raw(value: Any) -> Any:
    """Something written already, to be put in as it is."""
    return msgspec.Raw(ENCODER.encode(value))
