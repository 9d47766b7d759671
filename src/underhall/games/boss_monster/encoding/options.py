"""The options of Boss Monster in a row."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from underhall.games.boss_monster.encoding.layout import KIND, MOST_OPTIONS, NUMBER
from underhall.games.boss_monster.state import BossMonster
from underhall.games.series.cards import ALL_CARDS, HERO
from underhall.games.series.encoding.columns import HERO_COLUMNS, NO_PLACE, PLACE_COLUMNS
from underhall.games.series.encoding.estimates import Estimates
from underhall.games.series.encoding.row import add_chosen_hero, add_place, add_room_chosen
from underhall.games.series.option_kinds import DECK, IN_ROOM, NO, PLACE, SEAT, USE
from underhall.kernel.encoding import NO_CARD, UNSEEN_CARD, place_from
from underhall.kernel.types import OptionCode, SeatNo

NO_HERO_CHOSEN: Final = bytes(len(HERO_COLUMNS) + 4)  # where, goes, fate and deck, too
NO_SEAT_CHOSEN: Final = bytes(1 + len(PLACE_COLUMNS) + len(NO_HERO_CHOSEN))
NO_CARD_CHOSEN: Final = bytes(1 + len(NO_SEAT_CHOSEN))


def add_options(out: BytesWriter, g: BossMonster, me: SeatNo, codes: list[OptionCode], estimates: Estimates) -> None:
    for i in range(min(len(codes), MOST_OPTIONS)):
        add_option(out, g, me, codes[i], estimates)


def add_option(out: BytesWriter, g: BossMonster, me: SeatNo, code: i64, estimates: Estimates) -> None:
    kind = code & 255
    x = code >> 8 & 65535
    y = code >> 24 & 65535
    z = code >> 40 & 65535
    count = len(g.seats)
    out.append(u8(KIND[kind]))
    if kind <= NO:
        out.write(NO_CARD_CHOSEN)
        estimates.add_now(out, me)
    elif kind == PLACE:
        out.append(u8(NUMBER[x]))
        out.append(u8(1))
        add_place(out, g.seats[me], y, estimates.paths[me], NUMBER)
        out.write(NO_HERO_CHOSEN)
        estimates.with_room(g, x, y, g.seats[me].boost).write(out)
    elif kind == USE:
        out.append(u8(NUMBER[x]))
        out.append(u8(1))
        add_room_chosen(out, g.seats[me], y, estimates.paths[me], NUMBER)
        out.write(NO_HERO_CHOSEN)
        estimates.add_now(out, me)
    elif kind == IN_ROOM:
        unseen = g.seats[y].dungeon[z][-1].hidden and y != me
        out.append(u8(UNSEEN_CARD if unseen else NUMBER[x]))
        out.append(u8(place_from(y, me, count)))
        add_room_chosen(out, g.seats[y], z, estimates.paths[y], NUMBER)
        out.write(NO_HERO_CHOSEN)
        estimates.without_room(g, SeatNo(y), z).write(out)
    elif kind == SEAT:
        out.append(u8(NO_CARD))
        out.append(u8(place_from(x, me, count)))
        out.write(NO_PLACE)
        out.write(NO_HERO_CHOSEN)
        estimates.add_now(out, SeatNo(x))
    elif kind == DECK:
        out.write(NO_CARD_CHOSEN[1:])
        out.append(u8(x + 1))
        estimates.add_now(out, me)
    elif ALL_CARDS[x].type == HERO:
        add_chosen_hero(out, g, me, x, estimates, NO_PLACE)
        out.append(u8(0))
        estimates.add_now(out, me)
    else:
        out.append(u8(NUMBER[x]))
        out.write(NO_SEAT_CHOSEN)
        estimates.add_now(out, me)
