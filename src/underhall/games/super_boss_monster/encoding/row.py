"""What a seat of Super Boss Monster may know, as a row of bytes.

See games/boss_monster/encoding: here are a market, landmarks, minions, tokens, items and a stack besides. A minion that
stands on a space of the board counts as if its errand were done already.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import u8

from underhall.games.series.cards import NO_TREASURE, ROOM, SPELL
from underhall.games.series.encoding.columns import WOUNDS
from underhall.games.series.encoding.estimates import aimed_at
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
from underhall.games.series.ops import SEAT_TARGET
from underhall.games.series.picks import target_of
from underhall.games.super_boss_monster.city import Draft
from underhall.games.super_boss_monster.encoding.estimates import NO_ROOMS, SuperEstimates, estimates_of, summoned_from
from underhall.games.super_boss_monster.encoding.layout import (
    ITEMS,
    LAYOUT,
    MARKET,
    MOST_OPTIONS,
    MOST_TURNS,
    NUMBER,
    NUMBERS,
    PEEKS,
    QUEUE,
    SEATS,
    STACK,
    TOWN,
)
from underhall.games.super_boss_monster.encoding.options import add_option
from underhall.games.super_boss_monster.facts import LANDMARKS, TRAITS, TREASURES
from underhall.games.super_boss_monster.ops import DUNGEON_TARGET
from underhall.games.super_boss_monster.pieces import SuperHero, SuperSeat
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.games.super_boss_monster.timing import Resolve
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision
from underhall.kernel.encoding import NO_CARD, add_cards, add_flags, at_most, place_from
from underhall.kernel.types import SeatNo, seat_numbers

NO_WALKER: Final = bytes(len(LAYOUT.block("walker").columns))
NO_PLAYER: Final = bytes(len(LAYOUT.block("seats").columns))
NO_HERO_WAITING: Final = bytes(len(LAYOUT.block("queues").columns))
NO_QUEUE: Final = NO_HERO_WAITING * QUEUE
NO_ITEMS: Final = bytes(ITEMS)
NO_HERO_IN_TOWN: Final = bytes(len(LAYOUT.block("town").columns))
NO_TOWN: Final = NO_HERO_IN_TOWN * TOWN
NO_HERO_AT_LANDMARK: Final = bytes(len(LAYOUT.block("landmarks").columns))
NO_EFFECT: Final = bytes(len(LAYOUT.block("stack").columns))


def encoded(g: SuperBossMonster, me: SeatNo) -> bytes:
    """The row of a seat, without the places of options that it does not have."""
    out = BytesWriter()
    estimates = estimates_of(g, me)
    decision = g.decision_of(me)
    add_state(out, g, me, decision, estimates)
    if decision is not None:
        codes = decision.codes
        estimates.drafting = isinstance(decision.op, Draft)
        for i in range(min(len(codes), MOST_OPTIONS)):
            add_option(out, g, me, codes[i], estimates)
    return out.getvalue()


def encoded_state(g: SuperBossMonster, me: SeatNo) -> bytes:
    """The row of a seat without its options."""
    out = BytesWriter()
    add_state(out, g, me, g.decision_of(me), estimates_of(g, me))
    return out.getvalue()


def add_state(
    out: BytesWriter, g: SuperBossMonster, me: SeatNo, decision: Decision | None, estimates: SuperEstimates
) -> None:
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
        add_queue(out, g.seats[s], SeatNo(s), estimates)
    out.write(NO_QUEUE * missing)
    add_all_known(out, g, seats, me, SEATS, NUMBER)
    for s in seats:
        add_cards(out, g.lairs[s].items, ITEMS, NUMBER)
    out.write(NO_ITEMS * missing)
    add_town(out, g, me, estimates)
    add_landmarks(out, g, me, estimates)
    add_cards(out, g.market, MARKET, NUMBER)
    add_stack(out, g, me)
    add_hand(out, g.seats[me], NUMBER)
    add_peeks(out, g, me)
    add_discards(out, g, NUMBER)


def add_whole_table(out: BytesWriter, g: SuperBossMonster, me: SeatNo, decision: Decision | None) -> None:
    rules = g.rules
    add_table(out, g, me, decision, MOST_TURNS, NUMBERS, NUMBER)
    out.append(u8(at_most(len(g.staged), 6)))
    out.append(u8(at_most(g._rooms_left, 200)))
    out.append(u8(at_most(len(g.spell_deck), 200)))
    out.append(u8(at_most(g._heroes_left, 80)))
    out.append(u8(at_most(len(g.epic_deck), 80)))
    out.append(u8(at_most(len(g.item_deck), 40)))
    out.append(u8(at_most(len(g.tavern), 20)))
    out.append(u8(1 if g.is_last_turn() else 0))
    out.append(u8(1 if g.no_building else 0))
    flags = 1 if rules.challenge else 0
    flags |= 2 if rules.mixed else 0
    flags |= 4 if rules.old_heroes else 0
    flags |= 8 if rules.items else 0
    flags |= 16 if rules.coins else 0
    flags |= 32 if rules.tokens_limited else 0
    flags |= 64 if rules.ends_without_heroes else 0
    flags |= 128 if rules.minion_first else 0
    add_flags(out, flags)


def add_super_hero(out: BytesWriter, hero: SuperHero) -> None:
    """`SUPER_HERO` of a hero."""
    add_hero(out, hero.card, hero.health)
    too = TRAITS[hero.card].wants_too
    out.append(u8(0 if too == NO_TREASURE else too + 1))
    out.append(u8(NUMBER[hero.item] if hero.item != NOTHING else NO_CARD))


def add_walker(out: BytesWriter, g: SuperBossMonster, me: SeatNo, estimates: SuperEstimates) -> None:
    walker = g.walking
    if walker is None:
        out.write(NO_WALKER)
        return
    add_super_hero(out, walker)
    add_crossing(out, g, me, walker)
    out.append(u8(at_most(walker.ghost, 5)))
    out.append(u8(estimates.walker_fate))


def add_player(out: BytesWriter, g: SuperBossMonster, s: SeatNo, estimates: SuperEstimates) -> None:
    side = g.seats[s]
    lair = g.lairs[s]
    out.append(u8(1))
    add_side(out, g, s, estimates, len(TREASURES), NUMBER)
    out.append(u8(lair.minion + 1))
    out.append(u8(1 if estimates.spaces[s] >= 0 else 0))
    out.append(u8(at_most(lair.coins, 15)))
    out.append(u8(at_most(len(lair.items), 10)))
    out.append(u8(1 if lair.shielded else 0))
    out.append(u8(1 if lair.boss_used else 0))
    out.append(u8(at_most(lair.deaths, 6)))
    add_coming(out, side, s, estimates)


def add_queue(out: BytesWriter, side: SuperSeat, s: SeatNo, estimates: SuperEstimates) -> None:
    entrance = side.entrance
    count = min(len(entrance), QUEUE)
    for i in range(count):
        hero = entrance[i]
        add_super_hero(out, hero)
        out.append(u8(estimates.fate(hero, s)))
        out.append(u8(1 if hero.waits else 0))
    out.write(NO_QUEUE[count * len(NO_HERO_WAITING) :])


def add_town(out: BytesWriter, g: SuperBossMonster, me: SeatNo, estimates: SuperEstimates) -> None:
    town = g.town
    count = min(len(town), TOWN)
    for i in range(count):
        goes = estimates.goes[i]
        add_super_hero(out, town[i])
        out.append(u8(place_from(goes, me, len(g.seats))))
        out.append(u8(estimates.fate(town[i], SeatNo(goes))))
        out.append(u8(estimates.lead[i]))
    out.write(NO_TOWN[count * len(NO_HERO_IN_TOWN) :])


def add_landmarks(out: BytesWriter, g: SuperBossMonster, me: SeatNo, estimates: SuperEstimates) -> None:
    for place in range(len(LANDMARKS)):
        hero = summoned_from(g, place)
        if hero is None:
            out.write(NO_HERO_AT_LANDMARK)
            continue
        wounded = 0
        for s in seat_numbers(len(g.seats)):
            if s != me and estimates.fate(hero, s) == WOUNDS:
                wounded += 1
        add_super_hero(out, hero)
        out.append(u8(estimates.fate(hero, me)))
        out.append(u8(wounded))


def add_stack(out: BytesWriter, g: SuperBossMonster, me: SeatNo) -> None:
    free = STACK
    for i in range(len(g.agenda) - 1, -1, -1):
        frame = g.agenda[i]
        op = frame.program.ops[frame.pc]
        if isinstance(op, Resolve) and free > 0:
            seat = slot = NOTHING
            if op.targets:
                target = op.targets[0].target
                seat, slot = aimed_at(g, SEAT_TARGET if target == DUNGEON_TARGET else target, target_of(frame))
            out.append(u8(NUMBER[frame.source] if frame.source >= 0 else NO_CARD))
            out.append(u8(place_from(frame.seat, me, len(g.seats))))
            out.append(u8(place_from(seat, me, len(g.seats))))
            out.append(u8(slot + 1))
            free -= 1
    for _ in range(free):
        out.write(NO_EFFECT)


def add_peeks(out: BytesWriter, g: SuperBossMonster, me: SeatNo) -> None:
    free = PEEKS
    if g.known_places:
        for type_ in (ROOM, SPELL):
            deck = g.deck(type_)
            for place in reversed(g.places_known(type_, me)):
                if free > 0:
                    out.append(u8(NUMBER[deck[place]]))
                    out.append(u8(at_most(len(deck) - 1 - place, 20)))
                    free -= 1
    for _ in range(free):
        out.append(u8(NO_CARD))
        out.append(u8(0))
