"""A game from its dump: the way back from a save's state to a table that plays on."""

from typing import Any

from underhall.games.boss_monster.restore import read_hero, read_seat
from underhall.games.boss_monster.state import Blur
from underhall.games.super_boss_monster.programs import PROGRAMS
from underhall.games.super_boss_monster.settings import read_settings
from underhall.games.super_boss_monster.state import Lair, SuperBossMonster
from underhall.games.super_boss_monster.wording import WORDING
from underhall.kernel.agenda import Frame
from underhall.kernel.game import Charter
from underhall.kernel.luck import restored


def read_frame(state: Any) -> Frame:
    name, pc, seat, source, cause, picks = state
    return Frame(PROGRAMS[name], pc, seat, source, cause, tuple(picks))


def read_lair(state: Any) -> Lair:
    facts = [*state[:-2], state[-2][:], state[-1][:]]
    return Lair(*facts)


def restore(charter: Charter, state: Any, quiet: bool) -> SuperBossMonster:
    """The table that `dump` described; the caller lets it carry on."""
    (luck, agenda, asked, happened, seats, order, bosses, rooms, spells, heroes, epics, discard, town, *rest) = state
    (staged, removed, buried, blurs, phase, turn, active, serial, no_building, walker, *rest) = rest
    (at_seat, at, room, last, doom, sent, scored_turn, winners, ending, *own) = rest
    lairs, market, landmarks, tavern, item_deck, items_waiting, glimpses, last_turn, *gap = own
    return SuperBossMonster(
        charter,
        restored(luck),
        WORDING,
        [read_frame(frame) for frame in agenda],
        [],
        asked[:],
        happened,
        quiet,
        read_settings(dict(charter.options), charter.seats),
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
        at_seat,
        at,
        room,
        last,
        doom,
        sent,
        scored_turn,
        winners[:],
        ending,
        [read_lair(lair) for lair in lairs],
        market[:],
        [None if hero is None else read_hero(hero) for hero in landmarks],
        [read_hero(hero) for hero in tavern],
        item_deck[:],
        items_waiting[:],
        glimpses[:],
        last_turn,
        bool(gap),
    )
