"""The views of several seats at once, as JSON. What they share is written once; each is what view.py would say,
but for the question."""

from typing import Any

import msgspec

from underhall.games.series.state import card_of
from underhall.games.super_boss_monster.state import PHASES, SuperBossMonster
from underhall.games.super_boss_monster.view import (
    IDS,
    hero_view,
    landmark_views,
    peek_views,
    seat_view,
    space_views,
    stack_view,
    town_view,
    walker_view,
)
from underhall.games.super_boss_monster.view_types import View
from underhall.kernel.wire_view import UNSET

ENCODER = msgspec.json.Encoder()


def encoded_views(g: SuperBossMonster, viewers: list[int]) -> list[bytes]:
    """The view of each viewer, in their order."""
    count = len(g.seats)
    public = [raw(seat_view(g, s, -1)) for s in range(count)]
    order = raw(g.order)
    settings: Any = msgspec.Raw(g.rules.written)
    town = raw(town_view(g))
    landmarks = raw(landmark_views(g))
    tavern = raw([hero_view(hero) for hero in g.tavern])
    market = raw([IDS[card] for card in g.market])
    items_waiting = raw([IDS[card] for card in g.items_waiting])
    spaces = raw(space_views(g))
    walking = raw(walker_view(g))
    stack = raw(stack_view(g))
    staged = raw([IDS[card] for card in g.staged])
    discard = raw([IDS[card] for card in g.discard])
    out: list[bytes] = []
    for viewer in viewers:
        mine = g.seats[viewer] if viewer >= 0 else None
        seats: list[Any] = public
        if mine is not None:
            seats = [raw(seat_view(g, s, viewer)) if differs(g, s, viewer) else public[s] for s in range(count)]
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
                    landmarks,
                    tavern,
                    market,
                    items_waiting,
                    spaces,
                    walking,
                    stack,
                    staged,
                    len(g.room_deck),
                    len(g.spell_deck),
                    len(g.hero_deck),
                    len(g.epic_deck),
                    len(g.item_deck),
                    peek_views(g, viewer),
                    discard,
                    len(g.removed) + len(g.buried),
                    g.is_last_turn(),
                    g.title() if g.rules.solo else "",
                    g.is_true() if g.rules.solo else False,
                    UNSET,
                    UNSET,
                    UNSET,
                    list(g.winners),
                    g.ending,
                )
            )
        )
    return out


def differs(g: SuperBossMonster, s: int, viewer: int) -> bool:
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
