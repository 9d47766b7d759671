"""What the numbers in events are made of, for whoever asks why."""

from underhall.games.series import messages as say
from underhall.games.series.cards import ALL_CARDS, MONSTER
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NOTHING
from underhall.kernel.events import Message, Part


def damage_parts(
    g: SeriesGame, seat: int, slot: int, dealt: int, boosts: tuple[Message, ...] = (say.ROOM_BOOSTED,)
) -> list[Part]:
    """What the room dealt to the hero in it: what is printed, what cards and other rooms add, and the rest.

    `boosts` are the messages that tell of more damage in one room.
    """
    dungeon = g.seats[seat].dungeon
    room = dungeon[slot][-1]
    card = ALL_CARDS[room.card]
    parts = [Part("printed", card.damage, room.card), *boost_parts(g, seat, room.card, boosts)]
    if card.counts_monsters:
        parts.append(Part("monsters", g.active_kind(seat, MONSTER), room.card))
    if card.kind == MONSTER:
        for beside in (slot + 1, slot - 1):
            if 0 <= beside < len(dungeon) and dungeon[beside][-1].active:
                near = dungeon[beside][-1].card
                parts.append(Part("next-door", ALL_CARDS[near].boosts_neighbours, near))
    parts.append(Part("came-from", g.entry_bonus(seat, slot, g.walker_last), card_of_room(g, seat, g.walker_last)))
    return with_rest(parts, dealt)


def boost_parts(g: SeriesGame, seat: int, card: int, boosts: tuple[Message, ...]) -> list[Part]:
    """What cards have added in this turn, as far as the log goes back."""
    parts: list[Part] = []
    for event in reversed(g.events):
        if event.message is say.TURN_BEGAN:
            break
        if event.values[0] != seat:
            continue
        source = event.source if event.source != NOTHING else card
        if event.message is say.DUNGEON_BOOSTED:
            parts.append(Part("card", event.values[1], source))
        elif event.message in boosts and event.values[1] == card:
            parts.append(Part("card", event.values[2], source))
    parts.reverse()
    return parts


def card_of_room(g: SeriesGame, seat: int, uid: int) -> int:
    for stack in g.seats[seat].dungeon:
        if stack[-1].uid == uid:
            return stack[-1].card
    return NOTHING


def with_rest(parts: list[Part], total: int) -> list[Part]:
    """These parts but for those that add nothing, and what they leave unexplained."""
    rest = total - sum([part.n for part in parts])
    kept = [parts[0], *[part for part in parts[1:] if part.n]]
    if rest:
        kept.append(Part("other", rest))
    return kept


def soul_parts(g: SeriesGame, seats: list[int]) -> list[Part]:
    return [Part("seat", g.souls(seat), NOTHING, seat) for seat in seats]
