"""The town board: its action spaces, in one place (SBM-BOARD-01, -05, SBM-CONF-06)."""

from typing import Final

from underhall.games.series.cards import CLERIC, EXPLORER, FIGHTER, MAGE, NO_TREASURE, THIEF
from underhall.games.super_boss_monster.facts import HIDEOUT, LAUNCH_PAD, LIBRARY, STADIUM, TAVERN, TEMPLE

# What a space does.
TREASURE: Final = 0  # the boss gains the landmark's symbol
MARKET: Final = 1
DRAW_ROOM: Final = 2
DRAW_SPELL: Final = 3
LAST_ROOM: Final = 4
SUMMON: Final = 5
SHUFFLE: Final = 6
OWN_BOSS: Final = 7
OWN_ROOM: Final = 8


class Space:
    """One action space: where it is, what it does, and the health token of a hero who is summoned there."""

    def __init__(self, name: str, landmark: int, does: int, token: int = 0) -> None:
        self.name = name
        self.landmark = landmark
        self.does = does
        self.token = token


SPACES: Final[tuple[Space, ...]] = (
    Space("temple-treasure", TEMPLE, TREASURE),
    Space("temple-market", TEMPLE, MARKET),
    Space("temple-summon", TEMPLE, SUMMON, +2),
    Space("stadium-treasure", STADIUM, TREASURE),
    Space("stadium-room", STADIUM, DRAW_ROOM),
    Space("stadium-summon", STADIUM, SUMMON, +2),
    Space("library-treasure", LIBRARY, TREASURE),
    Space("library-spell", LIBRARY, DRAW_SPELL),
    Space("library-summon", LIBRARY, SUMMON, +2),
    Space("hideout-treasure", HIDEOUT, TREASURE),
    Space("hideout-last-room", HIDEOUT, LAST_ROOM),
    Space("hideout-summon", HIDEOUT, SUMMON, +2),
    Space("tavern-summon", TAVERN, SUMMON, -2),
    # With five and six players
    Space("launch-pad-treasure", LAUNCH_PAD, TREASURE),
    Space("launch-pad-shuffle", LAUNCH_PAD, SHUFFLE),
    Space("launch-pad-summon", LAUNCH_PAD, SUMMON, +2),  # only where the pad counts as a landmark (SBM-CONF-20)
    # In a player's own dungeon
    Space("boss", TAVERN, OWN_BOSS),
    Space("room", TAVERN, OWN_ROOM),
)
BOARD_SPACES: Final = 13  # those of the board itself come first
PAD_SPACES: Final = 15
PAD_SUMMON: Final = 15
ON_BOSS: Final = 16
ON_ROOM: Final = 17
AT_BASE: Final = -1

# The treasure of each landmark, and the landmark of each treasure.
TREASURE_OF: Final[tuple[int, ...]] = (CLERIC, FIGHTER, MAGE, THIEF, NO_TREASURE, EXPLORER)
LANDMARK_OF: Final[tuple[int, ...]] = (TEMPLE, STADIUM, LIBRARY, HIDEOUT, LAUNCH_PAD, TAVERN)
ON_THE_BOARD: Final = 4  # landmarks that hold one hero each

# The score of a game for one, as a title (SBM-SOLO-22): the least score of each.
TITLES: Final = (
    (36, "supreme-dungeon-lord"),
    (35, "dungeon-lord"),
    (32, "grand-boss"),
    (29, "boss-monster"),
    (26, "dungeon-keeper"),
    (22, "real-boss"),
    (17, "boss"),
    (13, "mini-boss"),
    (7, "minion"),
    (0, "kobold"),
    (-999, "loser"),
)
LEAST_TRUE: Final = 30  # where "True" is for high scores only (SBM-CONF-15)


def title_of(score: int) -> str:
    for least, title in TITLES:
        if score >= least:
            return title
    return TITLES[-1][1]
