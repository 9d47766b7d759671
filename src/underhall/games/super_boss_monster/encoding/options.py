"""The options of Super Boss Monster in a row."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from underhall.games.series.cards import ALL_CARDS, HERO, ROOM
from underhall.games.series.encoding.columns import HERO_COLUMNS, ON_LANDMARK, PLACE_COLUMNS
from underhall.games.series.encoding.estimates import Due
from underhall.games.series.encoding.row import add_chosen_hero, add_hero, add_place, add_room_chosen
from underhall.games.series.option_kinds import DECK, IN_ROOM, NO, PLACE, SEAT, USE
from underhall.games.series.state import MOST_ROOMS
from underhall.games.super_boss_monster.board import LAST_ROOM, SPACES, SUMMON, TREASURE, TREASURE_OF
from underhall.games.super_boss_monster.encoding.estimates import ONE_ICON, SuperEstimates, boost_at, summoned_from
from underhall.games.super_boss_monster.encoding.layout import KIND, MOST_TOKENS, NUMBER
from underhall.games.super_boss_monster.errands import LAST_ROOM_BONUS
from underhall.games.super_boss_monster.option_kinds import SPACE, SYMBOL
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.encoding import NO_CARD, UNSEEN_CARD, at_most, place_from
from underhall.kernel.types import CardNo, SeatNo, Slot

NO_ROOM_CHOSEN: Final = bytes(len(PLACE_COLUMNS) + 1)  # and tokens
NO_HERO_CHOSEN: Final = bytes(len(HERO_COLUMNS) + 5)  # where, goes, fate, deck and space, too
NO_SEAT_CHOSEN: Final = bytes(1 + len(NO_ROOM_CHOSEN) + len(NO_HERO_CHOSEN))
NO_CARD_CHOSEN: Final = bytes(1 + len(NO_SEAT_CHOSEN))


def add_option(out: BytesWriter, g: SuperBossMonster, me: SeatNo, code: i64, estimates: SuperEstimates) -> None:
    kind = code & 255
    x = code >> 8 & 65535
    y = code >> 24 & 65535
    z = code >> 40 & 65535
    count = len(g.seats)
    side = g.seats[me]
    out.append(u8(KIND[kind]))
    if kind <= NO:
        out.write(NO_CARD_CHOSEN)
        estimates.add_now(out, me)
    elif kind == PLACE:
        out.append(u8(NUMBER[x]))
        out.append(u8(1))
        add_place(out, side, y, estimates.paths[me], NUMBER)
        out.append(u8(at_most(side.dungeon[y][-1].tokens, MOST_TOKENS) if y < len(side.dungeon) else 0))
        out.write(NO_HERO_CHOSEN)
        estimates.with_room(g, x, y, boost_at(g, me, x, y)).write(out)
    elif kind in (USE, IN_ROOM):
        owner = me if kind == USE else y
        slot = y if kind == USE else z
        room = g.seats[owner].dungeon[slot][-1]
        out.append(u8(UNSEEN_CARD if room.hidden and owner != me else NUMBER[x]))
        out.append(u8(place_from(owner, me, count)))
        add_room_chosen(out, g.seats[owner], slot, estimates.paths[owner], NUMBER)
        out.append(u8(at_most(room.tokens, MOST_TOKENS)))
        out.write(NO_HERO_CHOSEN)
        if kind == USE:
            estimates.add_now(out, me)
        else:
            estimates.without_room(g, SeatNo(owner), slot).write(out)
    elif kind == SEAT:
        out.append(u8(NO_CARD))
        out.append(u8(place_from(x, me, count)))
        out.write(NO_ROOM_CHOSEN)
        out.write(NO_HERO_CHOSEN)
        estimates.add_now(out, SeatNo(x))
    elif kind in (DECK, SYMBOL):
        out.write(NO_CARD_CHOSEN[2:])
        out.append(u8(x + 1))
        out.append(u8(0))
        estimates.add_now(out, me)
    elif kind == SPACE:
        add_space(out, g, me, x, estimates)
    elif ALL_CARDS[x].type == HERO:
        add_chosen_hero(out, g, me, x, estimates, NO_ROOM_CHOSEN)
        out.append(u8(0))
        out.append(u8(0))
        estimates.add_now(out, me)
    else:
        out.append(u8(NUMBER[x]))
        out.write(NO_SEAT_CHOSEN)
        if estimates.drafting and ALL_CARDS[x].type == ROOM:
            best_with(g, me, x, estimates).write(out)
        else:
            estimates.add_now(out, me)


def add_space(out: BytesWriter, g: SuperBossMonster, me: SeatNo, space: int, estimates: SuperEstimates) -> None:
    """What a minion would bring about there, but for cards."""
    place = SPACES[space]
    hero = summoned_from(g, place.landmark) if place.does == SUMMON else None
    out.append(u8(NO_CARD))
    out.append(u8(0))
    out.write(NO_ROOM_CHOSEN)
    if hero is None:
        out.write(NO_HERO_CHOSEN[1:])
        out.append(u8(space + 1))
    else:
        add_hero(out, hero.card, hero.health)
        out.append(u8(ON_LANDMARK))
        out.append(u8(1))
        out.append(u8(estimates.fate(hero, me)))
        out.append(u8(0))
        out.append(u8(space + 1))
    path = estimates.paths[me]
    if place.does == TREASURE:
        estimates.due(g, me, path.total, estimates.shown[me] + ONE_ICON[TREASURE_OF[place.landmark]]).write(out)
    elif place.does == LAST_ROOM and path.rooms and path.rooms[0] >= 0:
        estimates.due(g, me, path.total + LAST_ROOM_BONUS, estimates.shown[me]).write(out)
    else:
        estimates.add_now(out, me)


def best_with(g: SuperBossMonster, me: SeatNo, room: int, estimates: SuperEstimates) -> Due:
    """What this turn brings with the room at the best place that it may be laid at; without one, as things are."""
    best = estimates.due(g, me, estimates.paths[me].total, estimates.shown[me])
    found = False
    for slot in range(min(len(g.seats[me].dungeon) + 1, MOST_ROOMS)):
        if g.may_place(me, CardNo(room), Slot(slot)):
            due = estimates.with_room(g, room, slot, boost_at(g, me, room, slot))
            if not found or due.souls - due.wounds > best.souls - best.wounds:
                best = due
                found = True
    return best
