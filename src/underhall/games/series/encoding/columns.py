"""The columns that rows of both Boss Monsters have alike, and what their numbers mean.

See kernel/encoding.py. Seats are counted from the one whose row it is: 1 is that seat, 2 the next, 0 nobody.
"""

from typing import Final

from underhall.games.series.state import MOST_ROOMS
from underhall.kernel.encoding import Column, asked_columns, card, category, flag, listed, number

TREASURES: Final = 5  # with that of another set
FEWEST_SOULS: Final = TREASURES + 1  # what a fool goes after instead of a treasure
MOST_DAMAGE: Final = 60
MOST_HEALTH: Final = 40
MOST_SOULS: Final = 40
MOST_DUE: Final = 12
MOST_HELD: Final = 30
MOST_PICKED: Final = 5
HELD: Final = 14  # cards of one's own hand that a row has room for
KNOWN: Final = 4  # cards of another hand
DISCARDS: Final = 16
EVEN: Final = 5  # a lead of nothing
LEADS: Final = 2 * EVEN

# What becomes of a hero.
STAYS: Final = 0
DIES: Final = 1
WOUNDS: Final = 2
FATES: Final = 2

# Where a hero is whom an option names.
IN_TOWN: Final = 1
AT_ENTRANCE: Final = 2
WALKING: Final = 3
A_SOUL: Final = 4
A_WOUND: Final = 5
ON_LANDMARK: Final = 6
ELSEWHERE: Final = 7


def treasure_columns(treasures: tuple[str, ...], whose: str) -> tuple[Column, ...]:
    return tuple([number(f"treasure_{name}", 20, f"{name} icons that {whose} shows") for name in treasures])


HERO_COLUMNS: Final = (
    category(
        "wants",
        FEWEST_SOULS,
        "treasure that lures the hero: 1 cleric, 2 fighter, 3 mage, 4 thief, 5 explorer, "
        "6 the fewest souls instead, 0 nothing (and no hero, if its health is 0)",
    ),
    number("health", MOST_HEALTH, "health, with what tokens, items and this turn add"),
    flag("epic", "whether it is epic: two souls or two wounds"),
)

ROOM_COLUMNS: Final = (
    card("card", "the room on top"),
    flag("hidden", "whether it lies face down"),
    flag("off", "whether it is deactivated"),
    flag("used", "whether its ability of this turn has been used"),
    number("damage", MOST_DAMAGE, "what a hero takes there; a room that the seat cannot see counts for nothing"),
    number("under", 5, "rooms beneath"),
    card("beneath", "the room right beneath"),
)


def table_columns(seats: int, phases: tuple[str, ...], turns: int, decisions: int) -> tuple[Column, ...]:
    """What rows have of the table first: see `add_table`."""
    return (
        category("seats", seats, "how many play"),
        category("phase", len(phases), listed(phases)),
        number("turn", turns, "the turn"),
        category("active", seats, "the seat whose turn it is to build or to be adventured"),
        *asked_columns(seats, decisions, MOST_PICKED),
    )


def crossing_columns(seats: int) -> tuple[Column, ...]:
    """Where the hero is who is crossing a dungeon: see `add_crossing`."""
    return (
        category("seat", seats, "in whose dungeon"),
        category("place", MOST_ROOMS + 1, "the room, 1 is next to the boss; 0 nobody is crossing"),
        flag("inside", "whether it stands in that room, not before it"),
        number("left", MOST_HEALTH, "health left"),
    )


def side_columns(treasures: tuple[str, ...], seats: int) -> tuple[Column, ...]:
    """What rows have of every player: see `add_side`."""
    return (
        number("souls", MOST_SOULS, "souls"),
        number("wounds", 20, "wounds"),
        card("boss", "the boss"),
        flag("levelled", "whether the boss has levelled up"),
        number("rooms_held", MOST_HELD, "rooms in hand"),
        number("spells_held", MOST_HELD, "spells in hand"),
        number("sealed", 10, "cards set aside face down"),
        *treasure_columns(treasures, "the seat to those it lures, with one's own room that lies face down,"),
        number("damage", MOST_DAMAGE, "damage on the whole way through the dungeon, counted alike"),
        flag("placed", "whether this turn's room is laid"),
        flag("kept_out", "whether heroes stay at the entrance this turn"),
        number("doubled", 5, "how often treasure is doubled this turn"),
        number("boost", 20, "extra damage of every room this turn"),
        number("rank", seats, "the place in the order of play: 1 goes first"),
    )


# What a player has coming this turn: see `add_coming`.
COMING_COLUMNS: Final = (
    flag("hidden", "whether a room lies face down"),
    number("queue", 12, "heroes at the entrance"),
    number("due_souls", MOST_DUE, "souls that this turn brings as the table stands"),
    number("due_wounds", MOST_DUE, "wounds that this turn brings as the table stands"),
)

EMPTY_ROOM: Final = bytes(len(ROOM_COLUMNS))

DUE_COLUMNS: Final = (
    number(
        "due_souls",
        MOST_DUE,
        "souls that this turn brings with the room placed there, or to the room's owner with "
        "the room gone; else as the table stands, to the seat chosen or to me",
    ),
    number("due_wounds", MOST_DUE, "the same for wounds"),
    number("way", MOST_DAMAGE, "the damage on the whole way through that dungeon then"),
)

PLACE_COLUMNS: Final = (
    category("slot", MOST_ROOMS + 1, "the place in the dungeon, 1 is next to the boss"),
    card("beneath", "the room that would be covered, or the one right beneath the room chosen"),
    number("damage", MOST_DAMAGE, "what the room there deals now"),
)

NO_PLACE: Final = bytes(len(PLACE_COLUMNS))
