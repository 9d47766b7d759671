"""A game from its dump: the way back from a save's state to a table that plays on."""

from typing import Any, Final

from underhall.games.munchkin_quest.programs import PROGRAMS
from underhall.games.munchkin_quest.settings import read_settings
from underhall.games.munchkin_quest.state import (
    Change,
    Fight,
    Monster,
    Munchkin,
    MunchkinQuest,
    Path,
    Roll,
    Room,
    Terms,
    Trade,
)
from underhall.games.munchkin_quest.wording import WORDING
from underhall.kernel.agenda import Frame, Program
from underhall.kernel.game import Charter
from underhall.kernel.luck import restored

# Cards that had another id once: what they were about to do is stored under it.
FORMER_IDS: Final = {
    "m-potted-plant": "m-office-fern",
    "m-maul-rat": "m-moonlighting-rat",
    "m-zombees": "m-posthumous-hive",
    "m-leperchaun": "m-rainbow-bailiff",
    "m-vegan-vampire": "m-juice-vampire",
    "t-chain-letter-mail": "t-undeliverable-mail",
    "t-bastard-sword": "t-begrudging-sword",
    "t-rubber-chicken": "t-sudden-hen",
    "t-greatsword-overcompensation": "t-sword-that-enters-first",
    "t-staff-meeting": "t-staff-of-other-business",
    "t-scroll-of-evil-energy": "t-scroll-of-ominous-humming",
    "d-curse-pocket-leak": "d-curse-bottomless-bag",
}


def program(name: str) -> Program:
    """The program of that name; a card's begins with its id."""
    id, _, moment = name.partition(" ")
    return PROGRAMS[f"{FORMER_IDS[id]} {moment}" if id in FORMER_IDS else name]


def read_frame(state: Any) -> Frame:
    name, pc, seat, source, cause, picks = state
    return Frame(program(name), pc, seat, source, cause, tuple(picks))


def copied(state: Any) -> list[Any]:
    """The fields of a dump, with lists of their own."""
    return [field[:] if isinstance(field, list) else field for field in state]


def read_munchkin(state: Any) -> Munchkin:
    return Munchkin(*copied(state))


def read_room(state: Any) -> Room:
    face, x, y, beside, links, mark, floor, gold = state
    return Room(face, x, y, tuple(beside), tuple(links), mark, tuple(floor), gold)


def read_monster(state: Any) -> Monster:
    uid, card, owner, place, enhancers, boss, mate = state
    return Monster(uid, card, owner, place, tuple(enhancers), boss, mate)


def read_terms(state: Any) -> Terms:
    seat, gold, items, treasures, picks_first = state
    return Terms(seat, gold, tuple(items), treasures, picks_first)


def read_trade(state: Any) -> Trade:
    giver, taker, gold, items, wanted_gold, wanted = state
    return Trade(giver, taker, gold, tuple(items), wanted_gold, tuple(wanted))


def read_roll(state: Any) -> Roll:
    kind, seat, dice, more = state
    return Roll(kind, seat, tuple(dice), more)


def read_path(state: Any) -> Path:
    uid, places, jumps, fast, blocked = state
    return Path(uid, tuple(places), jumps, fast, blocked)


def read_fight(state: Any) -> Fight:
    facts = copied(state)
    facts[6] = [Change(*change) for change in facts[6]]
    facts[7] = tuple(facts[7])
    facts[9] = [read_terms(terms) for terms in facts[9]]
    facts[10] = None if facts[10] is None else read_terms(facts[10])
    facts[27] = None if facts[27] is None else read_terms(facts[27])
    if len(facts) > 32:  # games stored before sums were kept have none
        facts[32] = tuple(facts[32])
    return Fight(*facts)


def restore(charter: Charter, state: Any, quiet: bool) -> MunchkinQuest:
    """The table that `dump` described; the caller lets it carry on."""
    (luck, agenda, asked, happened, munchkins, rooms, links, monsters, *rest) = state
    (monster_deck, treasure_deck, dxm_deck, monster_discard, treasure_discard, dxm_discard, *rest) = rest
    (room_deck, link_deck, phase, turn, first, active, serial, fight, roll, trade, *rest) = rest
    (curse, curse_by, curse_victim, arriving, brink, turn_over, hits, tipped, die, paths, *rest) = rest
    (rule_used, staged, winners, ending, *rest) = rest
    refused = rest[0] if rest else []  # there were none to remember once
    return MunchkinQuest(
        charter,
        restored(luck),
        WORDING,
        [read_frame(frame) for frame in agenda],
        [],
        asked[:],
        happened,
        quiet,
        read_settings(dict(charter.options)),
        [read_munchkin(munchkin) for munchkin in munchkins],
        [read_room(room) for room in rooms],
        links[:],
        [read_monster(monster) for monster in monsters],
        monster_deck[:],
        treasure_deck[:],
        dxm_deck[:],
        monster_discard[:],
        treasure_discard[:],
        dxm_discard[:],
        room_deck[:],
        link_deck[:],
        phase,
        turn,
        first,
        active,
        serial,
        None if fight is None else read_fight(fight),
        None if roll is None else read_roll(roll),
        None if trade is None else read_trade(trade),
        curse,
        curse_by,
        curse_victim,
        arriving,
        brink,
        turn_over,
        hits,
        tipped,
        die,
        [read_path(path) for path in paths],
        rule_used[:],
        staged[:],
        winners[:],
        ending,
        [read_trade(trade) for trade in refused],
    )
