"""What a seat may know, listed by hand. Nothing is here by default."""

from typing import Final

from underhall.games.boss_monster.crossing import total_damage
from underhall.games.boss_monster.state import PHASES, BossMonster
from underhall.games.boss_monster.turn import LURE_RULES, lured_to
from underhall.games.boss_monster.view_types import HeroView, RoomView, SeatView, View, WalkerView
from underhall.games.series.cards import ALL_CARDS, NO_TREASURE
from underhall.games.series.pieces import Hero, Room, Seat, SeenSide
from underhall.games.series.turn import most_of
from underhall.games.series.view import (
    held_ids,
    ids_kept,
    ids_of,
    keep,
    rooms_and_spells,
    seen_side,
    with_open_hands,
)
from underhall.kernel.agenda import NOBODY
from underhall.kernel.types import WATCHER, SeatNo, Slot, seat_numbers
from underhall.kernel.views import decision_view, seats_choosing, window_open

NO_SIDE: Final = Seat()  # of a watcher
NO_ICONS: Final = (0, 0, 0, 0)


def view(g: BossMonster, seat: SeatNo) -> View:
    """Everything `seat` may know; seat -1 is a watcher, who knows what is public."""
    mine = g.seats[seat] if seat >= 0 else NO_SIDE
    walker = g.walker
    sides = [public_side(g, s) for s in seat_numbers(len(g.seats))]
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
        [seen_side(g, s, seat, sides[s], make_side) for s in seat_numbers(len(sides))],
        town_view(g, sides),
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
    return with_open_hands(g, view(g, WATCHER), [seat_view(g, s, s) for s in seat_numbers(len(g.seats))])


def town_view(g: BossMonster, sides: list[SeenSide]) -> list[HeroView]:
    """The heroes in town, and where each would go as the table stands."""
    heroes: list[HeroView] = []
    new = HeroView
    seats = g.playing()
    for hero in g.town:
        card = ALL_CARDS[hero.card]
        wants = card.wants
        if not seats or card.goes_to_fewest_souls or wants == NO_TREASURE:
            goes = lured_to(g, hero.card, False) if seats else NOBODY
        else:
            goes = most_of(g, hero.card, seats, [sides[s].treasure[wants] for s in seats], LURE_RULES, False)
        heroes.append(new(card.id, hero.health, 0, goes))
    return heroes


def hero_view(hero: Hero) -> HeroView:
    """A hero who is not in town. It is never changed, so neither is what is seen of it."""
    seen: HeroView | None = hero._seen
    if seen is None:
        seen = HeroView(ALL_CARDS[hero.card].id, hero.health, hero.damage)
        hero._seen = seen
    return seen


def seat_view(g: BossMonster, s: SeatNo, viewer: SeatNo) -> SeatView:
    """A side as the viewer sees it: the same object as long as nothing of it changes."""
    seen: SeatView = seen_side(g, s, viewer, public_side(g, s), make_side)
    return seen


def public_side(g: BossMonster, s: SeatNo) -> SeenSide:
    """A side as everybody sees it."""
    seen = g.seats[s]._seen
    return seen if seen is not None else keep(g, s, make_side(g, s, False))


def make_side(g: BossMonster, s: SeatNo, own: bool) -> SeenSide:
    """A side, but for what is known of its hand. It depends on nothing but the side and the table's settings."""
    side = g.seats[s]
    rooms, spells = rooms_and_spells(side)
    dungeon = side.dungeon
    has_boss = side.boss >= 0
    treasure = tuple([g.treasure(s, t) for t in range(4)]) if has_boss else NO_ICONS
    seen = SeatView(
        ALL_CARDS[side.boss].id if has_boss else "",
        ALL_CARDS[side.boss].xp if has_boss else 0,
        side.levelled,
        side.out,
        g.souls(s),
        g.wounds(s),
        ids_kept(side.souls),
        ids_kept(side.wounds),
        rooms,
        spells,
        (),
        len(side.sealed),
        tuple([room_view(g, s, Slot(slot), own) for slot in range(len(dungeon))]),
        total_damage(g, s),
        treasure,
        tuple([hero_view(hero) for hero in side.entrance]),
        side.placed,
        side.kept_out,
    )
    return SeenSide(None, seen, treasure)


def room_view(g: BossMonster, s: SeatNo, slot: Slot, own: bool) -> RoomView:
    stack = g.seats[s].dungeon[slot]
    room: Room = stack[-1]
    shown = own or not room.hidden
    return RoomView(
        ALL_CARDS[room.card].id if shown else "",
        room.hidden,
        room.off,
        room.used,
        g.damage(s, slot),
        tuple(ALL_CARDS[room.card].treasure) if room.active else NO_ICONS,
        tuple([ALL_CARDS[under.card].id for under in stack[:-1]]) if len(stack) > 1 else (),
    )
