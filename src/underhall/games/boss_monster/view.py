"""What a seat may know, listed by hand. Nothing is here by default."""

from underhall.games.boss_monster.crossing import total_damage
from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.state import PHASES, BossMonster
from underhall.games.boss_monster.turn import lured_to
from underhall.games.boss_monster.view_types import HeroView, RoomView, SeatView, View, WalkerView
from underhall.games.series.pieces import Hero, Room, Seat
from underhall.games.series.view import held_ids, ids_of, known_ids, rooms_and_spells, with_open_hands
from underhall.kernel.views import decision_view, seats_choosing, window_open

IDS = tuple(card.id for card in CARDS)
NO_SIDE = Seat()  # of a watcher


def view(g: BossMonster, seat: int) -> View:
    """Everything `seat` may know; seat -1 is a watcher, who knows what is public."""
    mine = g.seats[seat] if seat >= 0 else NO_SIDE
    walker = g.walker
    asked = g.decision_of(seat)
    return View(
        seat,
        g.turn,
        PHASES[g.phase],
        g.active,
        list(g.order),
        g.rules.chosen,
        held_ids(mine.hand),
        held_ids(mine.sealed),
        [seat_view(g, s, seat) for s in range(len(g.seats))],
        [HeroView(IDS[h.card], h.health, 0, lured_to(g, h.card, False) if g.order else -1) for h in g.town],
        None if walker is None else WalkerView(hero_view(walker), g.walker_seat, g.walker_at, g.walker_room >= 0),
        ids_of(g.staged),
        len(g.room_deck),
        len(g.spell_deck),
        len(g.hero_deck),
        len(g.epic_deck),
        ids_of(g.discard),
        len(g.removed) + len(g.buried),
        seats_choosing(g),
        window_open(g),
        None if asked is None else decision_view(asked),
        list(g.winners),
        g.ending,
    )


def open_view(g: BossMonster) -> View:
    """The table with all cards face up, for looking back: every hand stands among what is known of its seat."""
    return with_open_hands(g, view(g, -1), [seat_view(g, s, s) for s in range(len(g.seats))])


def hero_view(hero: Hero) -> HeroView:
    return HeroView(IDS[hero.card], hero.health, hero.damage)


def seat_view(g: BossMonster, s: int, viewer: int) -> SeatView:
    side = g.seats[s]
    own = s == viewer
    rooms, spells = rooms_and_spells(side)
    dungeon = [room_view(g, s, slot, own) for slot in range(len(side.dungeon))]
    has_boss = side.boss >= 0
    return SeatView(
        IDS[side.boss] if has_boss else "",
        CARDS[side.boss].xp if has_boss else 0,
        side.levelled,
        side.out,
        g.souls(s),
        g.wounds(s),
        ids_of(side.souls),
        ids_of(side.wounds),
        rooms,
        spells,
        known_ids(g, s, viewer),
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
