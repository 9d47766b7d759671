"""What a seat may know, listed by hand. Nothing is here by default."""

from typing import Any

import msgspec

from underhall.games.boss_monster.crossing import total_damage
from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.state import PHASES, BossMonster
from underhall.games.boss_monster.turn import lured_to
from underhall.games.boss_monster.view_types import (
    DecisionView,
    HeroView,
    OptionView,
    RoomView,
    SeatView,
    View,
    WalkerView,
)
from underhall.games.series.cards import ROOM, SPELL
from underhall.games.series.state import Hero, Room, card_of
from underhall.kernel.decisions import Decision

IDS = tuple(card.id for card in CARDS)


def view(g: BossMonster, seat: int) -> View:
    """Everything `seat` may know; seat -1 is a watcher, who knows what is public."""
    return view_around(g, seat, [seat_view(g, s, seat) for s in range(len(g.seats))], g.rules.chosen)


def view_around(g: BossMonster, seat: int, sides: list[Any], settings: Any) -> View:
    """The view of `seat`, where each player's side of the table has been looked at already."""
    mine = g.seats[seat] if seat >= 0 else None
    walker = g.walker
    decision: DecisionView | None = None
    waiting: list[int] = []
    window = False
    for asked in g.pending:
        if asked.seat == seat:
            decision = decision_view(asked)
        if asked.secret:
            window = True
        else:
            waiting.append(asked.seat)
    if window:
        waiting = []
    return View(
        seat,
        g.turn,
        PHASES[g.phase],
        g.active,
        list(g.order),
        settings,
        [IDS[card_of(held)] for held in mine.hand] if mine else [],
        [IDS[card_of(held)] for held in mine.sealed] if mine else [],
        sides,
        [HeroView(IDS[h.card], h.health, 0, lured_to(g, h.card, False) if g.order else -1) for h in g.town],
        None if walker is None else WalkerView(hero_view(walker), g.walker_seat, g.walker_at, g.walker_room >= 0),
        [IDS[card] for card in g.staged],
        len(g.room_deck),
        len(g.spell_deck),
        len(g.hero_deck),
        len(g.epic_deck),
        [IDS[card] for card in g.discard],
        len(g.removed) + len(g.buried),
        waiting,
        window,
        decision,
        list(g.winners),
        g.ending,
    )


def open_view(g: BossMonster) -> View:
    """The table with all cards face up, for looking back: every hand stands among what is known of its seat."""
    seen = view(g, -1)
    seats: list[SeatView] = []
    for s in range(len(g.seats)):
        side = g.seats[s]
        held = [IDS[card_of(card)] for card in side.hand + side.sealed]
        seats.append(msgspec.structs.replace(seat_view(g, s, s), known=held))
    return msgspec.structs.replace(seen, seats=seats)


def decision_view(asked: Decision) -> DecisionView:
    return DecisionView(
        asked.number,
        asked.kind,
        asked.source,
        [OptionView(option.kind, option.fields) for option in asked.options],
    )


def hero_view(hero: Hero) -> HeroView:
    return HeroView(IDS[hero.card], hero.health, hero.damage)


def seat_view(g: BossMonster, s: int, viewer: int) -> SeatView:
    side = g.seats[s]
    own = s == viewer
    rooms = spells = 0
    # What is sealed still counts as held: how many of each kind were set aside comes to light with the cards.
    for held in side.hand + side.sealed:
        card = card_of(held)
        if CARDS[card].type == ROOM:
            rooms += 1
        elif CARDS[card].type == SPELL:
            spells += 1
    dungeon = [room_view(g, s, slot, own) for slot in range(len(side.dungeon))]
    has_boss = side.boss >= 0
    return SeatView(
        IDS[side.boss] if has_boss else "",
        CARDS[side.boss].xp if has_boss else 0,
        side.levelled,
        side.out,
        g.souls(s),
        g.wounds(s),
        [IDS[card] for card in side.souls],
        [IDS[card] for card in side.wounds],
        rooms,
        spells,
        sorted([IDS[card] for card in g.surely_in_hand(s, viewer)]),
        len(side.sealed),
        dungeon,
        total_damage(g, s),
        [g.treasure(s, t) for t in range(4)] if has_boss else [0, 0, 0, 0],
        [hero_view(hero) for hero in side.entrance],
        side.placed,
        side.kept_out,
    )


def room_view(g: BossMonster, s: int, slot: int, own: bool) -> RoomView:
    stack = g.seats[s].dungeon[slot]
    room: Room = stack[-1]
    shown = own or not room.hidden
    return RoomView(
        IDS[room.card] if shown else "",
        room.hidden,
        room.off,
        room.used,
        g.damage(s, slot),
        list(CARDS[room.card].treasure) if room.active else [0, 0, 0, 0],
        [IDS[under.card] for under in stack[:-1]],
    )
