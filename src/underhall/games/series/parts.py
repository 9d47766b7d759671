"""What the numbers in events are made of, for whoever asks why."""

from underhall.games.series import messages as say
from underhall.games.series.cards import ALL_CARDS, MONSTER
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NO_CARD, NOTHING
from underhall.kernel.events import Message, Part
from underhall.kernel.types import CardNo, SeatNo, Slot, Uid


def damage_parts(g: SeriesGame, seat: SeatNo, slot: Slot) -> list[Part]:
    """What the room deals to whoever is in it: what is printed, and what cards and other rooms add."""
    side = g.seats[seat]
    dungeon = side.dungeon
    room = dungeon[slot][-1]
    card = ALL_CARDS[room.card]
    parts = [Part("printed", card.damage, room.card)]
    parts += boost_parts(g, seat, room.card, say.ROOM_BOOSTED, room.boost)
    parts += boost_parts(g, seat, NO_CARD, say.DUNGEON_BOOSTED, side.boost)
    if card.counts_monsters:
        parts.append(Part("monsters", g.active_kind(seat, MONSTER), room.card))
    if card.kind == MONSTER:
        for beside in (slot + 1, slot - 1):
            if 0 <= beside < len(dungeon) and dungeon[beside][-1].active:
                near = dungeon[beside][-1].card
                parts.append(Part("next-door", ALL_CARDS[near].boosts_neighbours, near))
    parts.append(
        Part("came-from", g.entry_bonus(seat, slot, g.walker_last), CardNo(card_of_room(g, seat, g.walker_last)))
    )
    return parts


def boost_parts(g: SeriesGame, seat: SeatNo, card: CardNo, message: Message, boost: int) -> list[Part]:
    """Which cards have added up to this boost of a room, or of the whole dungeon (NO_CARD).

    Two rooms of a name are not told apart in the log: of the last lines as many are taken as this one has.
    """
    parts: list[Part] = []
    for event in reversed(g.events):
        if not boost:
            break
        values = event.values
        if event.message is not message or values[0] != seat or (card != NO_CARD and values[1] != card):
            continue
        n = values[1] if card == NO_CARD else values[2]
        if n > boost:
            continue
        parts.append(Part("card", n, event.source if event.source != NOTHING else card))
        boost -= n
    parts.reverse()
    if boost:
        parts.append(Part("other", boost))
    return parts


def card_of_room(g: SeriesGame, seat: SeatNo, uid: Uid) -> int:
    for stack in g.seats[seat].dungeon:
        if stack[-1].uid == uid:
            return stack[-1].card
    return NOTHING


def that_count(parts: list[Part]) -> list[Part]:
    """These parts but for those that add nothing; what is printed always stands there."""
    return [parts[0], *[part for part in parts[1:] if part.n]]


def soul_parts(g: SeriesGame, seats: list[SeatNo]) -> list[Part]:
    return [Part("seat", g.souls(seat), NO_CARD, seat) for seat in seats]
