"""What a seat of Boss Monster may know, as a row of bytes.

Besides what lies on the table a row has what a good player works out from it (`estimates`): where each hero in town
would go and whether it would die there, what each seat is due this turn, and what a room would bring where it may be
placed.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import u8

from underhall.games.boss_monster.encoding.estimates import NO_ROOMS, estimates_of
from underhall.games.boss_monster.encoding.layout import LAYOUT, MOST_TURNS, NUMBER, NUMBERS, QUEUE, SEATS, TOWN
from underhall.games.boss_monster.encoding.options import add_options
from underhall.games.boss_monster.facts import TREASURES
from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.timing import Resolve
from underhall.games.series.encoding.estimates import Estimates, aimed_at
from underhall.games.series.encoding.row import (
    add_all_known,
    add_coming,
    add_crossing,
    add_discards,
    add_hand,
    add_hero,
    add_side,
    add_table,
    seats_from,
)
from underhall.games.series.picks import target_of
from underhall.games.series.windows import announced
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision
from underhall.kernel.encoding import NO_CARD, add_flags, at_most, place_from
from underhall.kernel.types import SeatNo

NO_PLAYER: Final = bytes(len(LAYOUT.block("seats").columns))
NO_HERO_WAITING: Final = bytes(len(LAYOUT.block("queues").columns))
NO_QUEUE: Final = NO_HERO_WAITING * QUEUE
NO_WALKER: Final = bytes(len(LAYOUT.block("walker").columns))
NO_HERO_IN_TOWN: Final = bytes(len(LAYOUT.block("town").columns))
NO_TOWN: Final = NO_HERO_IN_TOWN * TOWN


def encoded(g: BossMonster, me: SeatNo) -> bytes:
    """The row of a seat, without the places of options that it does not have."""
    out = BytesWriter()
    estimates = estimates_of(g, me)
    decision = g.decision_of(me)
    add_state(out, g, me, decision, estimates)
    if decision is not None:
        add_options(out, g, me, decision.codes, estimates)
    return out.getvalue()


def encoded_state(g: BossMonster, me: SeatNo) -> bytes:
    """The row of a seat without its options."""
    out = BytesWriter()
    add_state(out, g, me, g.decision_of(me), estimates_of(g, me))
    return out.getvalue()


def add_state(out: BytesWriter, g: BossMonster, me: SeatNo, decision: Decision | None, estimates: Estimates) -> None:
    """All blocks of a row."""
    seats = seats_from(me, len(g.seats))
    missing = SEATS - len(seats)
    add_whole_table(out, g, me, decision)
    add_walker(out, g, me, estimates)
    for s in seats:
        add_player(out, g, SeatNo(s), estimates)
    out.write(NO_PLAYER * missing)
    for s in seats:
        out.write(estimates.cells[s].row)
    out.write(NO_ROOMS * missing)
    for s in seats:
        add_queue(out, g, SeatNo(s), estimates)
    out.write(NO_QUEUE * missing)
    add_all_known(out, g, seats, me, SEATS, NUMBER)
    add_town(out, g, me, estimates)
    add_hand(out, g.seats[me], NUMBER)
    add_discards(out, g, NUMBER)


def add_whole_table(out: BytesWriter, g: BossMonster, me: SeatNo, decision: Decision | None) -> None:
    rules = g.rules
    add_table(out, g, me, decision, MOST_TURNS, NUMBERS, NUMBER)
    add_aim(out, g, me, decision)
    staged = g.staged
    out.append(u8(NUMBER[staged[-1]] if staged else NO_CARD))
    out.append(u8(at_most(len(staged), 5)))
    out.append(u8(at_most(len(g.town), 20)))
    out.append(u8(at_most(g._rooms_left, 100)))
    out.append(u8(at_most(len(g.spell_deck), 100)))
    out.append(u8(at_most(g._heroes_left, 60)))
    out.append(u8(at_most(len(g.epic_deck), 60)))
    out.append(u8(1 if g.no_building else 0))
    flags = 1 if rules.clockwise else 0
    flags |= 2 if rules.dies_on_damage else 0
    flags |= 4 if rules.reshuffles_both else 0
    flags |= 8 if rules.crushinator_once else 0
    flags |= 16 if rules.hard_mode else 0
    flags |= 32 if rules.machinations else 0
    flags |= 64 if rules.first_decks else 0
    flags |= 128 if rules.boost_hits_occupant else 0
    add_flags(out, flags)


def add_aim(out: BytesWriter, g: BossMonster, me: SeatNo, decision: Decision | None) -> None:
    """At what the announced effect is aimed to which the seat may respond."""
    seat = slot = NOTHING
    if decision is not None and decision.frame.source >= 0 and decision.op.secret:
        waiting = announced(g, decision.frame.cause)
        if waiting is not None:
            op = waiting.program.ops[waiting.pc]
            if isinstance(op, Resolve) and op.target is not None:
                seat, slot = aimed_at(g, op.target.target, target_of(waiting))
    out.append(u8(place_from(seat, me, len(g.seats))))
    out.append(u8(slot + 1))


def add_walker(out: BytesWriter, g: BossMonster, me: SeatNo, estimates: Estimates) -> None:
    walker = g.walker
    if walker is None:
        out.write(NO_WALKER)
        return
    add_hero(out, walker.card, walker.health)
    add_crossing(out, g, me, walker)
    out.append(u8(estimates.walker_fate))


def add_player(out: BytesWriter, g: BossMonster, s: SeatNo, estimates: Estimates) -> None:
    side = g.seats[s]
    out.append(u8(0 if side.out else 1))
    add_side(out, g, s, estimates, len(TREASURES), NUMBER)
    out.append(u8(1 if side.killed else 0))
    add_coming(out, side, s, estimates)


def add_queue(out: BytesWriter, g: BossMonster, s: SeatNo, estimates: Estimates) -> None:
    entrance = g.seats[s].entrance
    count = min(len(entrance), QUEUE)
    for i in range(count):
        hero = entrance[i]
        add_hero(out, hero.card, hero.health)
        out.append(u8(estimates.fate(hero, s)))
    out.write(NO_QUEUE[count * len(NO_HERO_WAITING) :])


def add_town(out: BytesWriter, g: BossMonster, me: SeatNo, estimates: Estimates) -> None:
    town = g.town
    count = min(len(town), TOWN)
    for i in range(count):
        hero = town[i]
        goes = estimates.goes[i]
        add_hero(out, hero.card, hero.health)
        whose = place_from(goes, me, len(g.seats))
        out.append(u8(whose))
        out.append(u8(estimates.fate(hero, SeatNo(goes))))
        out.append(u8(estimates.lead[i]))
    out.write(NO_TOWN[count * len(NO_HERO_IN_TOWN) :])
