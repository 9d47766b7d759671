"""A game from its dump: the way back from a save's state to a table that plays on."""

from typing import Any

from underhall.games.boss_monster.programs import PROGRAMS
from underhall.games.boss_monster.settings import read_settings
from underhall.games.boss_monster.state import Blur, BossMonster, Hero, Room, Seat
from underhall.games.boss_monster.wording import WORDING
from underhall.kernel.agenda import Frame
from underhall.kernel.game import Charter
from underhall.kernel.luck import restored


def read_frame(state: Any) -> Frame:
    name, pc, seat, source, cause, picks = state
    return Frame(PROGRAMS[name], pc, seat, source, cause, tuple(picks))


def read_hero(state: Any) -> Hero:
    card, serial, damage, bonus, bounced, *more = state
    return Hero(card, serial, damage, bonus, tuple(bounced), *more)


def read_seat(state: Any) -> Seat:
    boss, hand, dungeon, entrance, souls, wounds, sealed, *flags = state
    stacks = [tuple(Room(*room) for room in stack) for stack in dungeon]
    return Seat(boss, hand[:], stacks, [read_hero(h) for h in entrance], souls[:], wounds[:], sealed[:], *flags)


def restore(charter: Charter, state: Any, quiet: bool) -> BossMonster:
    """The table that `dump` described; the caller lets it carry on."""
    (luck, agenda, asked, happened, seats, order, bosses, rooms, spells, heroes, epics, discard, town, *rest) = state
    (staged, removed, buried, blurs, phase, turn, active, serial, no_building, walker, *last) = rest
    return BossMonster(
        charter,
        restored(luck),
        WORDING,
        [read_frame(frame) for frame in agenda],
        [],
        asked[:],
        happened,
        quiet,
        read_settings(dict(charter.options)),
        [read_seat(seat) for seat in seats],
        order[:],
        bosses[:],
        rooms[:],
        spells[:],
        heroes[:],
        epics[:],
        discard[:],
        [read_hero(hero) for hero in town],
        staged[:],
        removed[:],
        buried[:],
        [Blur(knower, tuple(tokens)) for knower, tokens in blurs],
        phase,
        turn,
        active,
        serial,
        no_building,
        None if walker is None else read_hero(walker),
        *last,
    )
