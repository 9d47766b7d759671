"""Rules profiles: an edition is a set of named settings, each of which a table may change."""

from typing import Final

from underhall.games.series.settings import Settings
from underhall.kernel.options import read_options

# Every setting with its valid values; the first is the default profile's (trefl-pl). Ids: rules.yaml.
EDITIONS: Final = ("trefl-pl", "first-ru", "alpha-ja")
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "edition": EDITIONS,
    "decks": ("later", "first"),  # BM-SETUP-02: 8 bosses and 31 spells, or 9 and 30
    "player_order": ("xp", "clockwise"),  # BM-CONF-01
    "death_timing": ("on_leave", "on_damage"),  # BM-CONF-02
    "mulligan": ("four_of_five", "all_rooms", "off"),  # BM-CONF-07
    "reshuffle": ("exhausted_only", "both"),  # BM-CONF-15
    "entrance_order": ("arrival", "appearance"),  # BM-CONF-16
    "post_reveal_window": ("off", "on"),  # BM-CONF-24
    "frozen_level_up": ("on_waking", "next_reveal"),  # BM-CONF-38
    "crushinator": ("once", "repeatable"),  # the original print has no limit
    "maze_bounce": ("before_damage", "after_damage"),  # an open ruling on Minotaur's Maze
    "jackpot": ("each_doubles", "doubles_once"),  # several Jackpot Stashes in one turn
    "boost_hits_occupant": ("off", "on"),  # whether a boost hurts the hero already in the room
    "hard_mode": ("off", "on"),  # BM-VAR-01
    "choose_boss": ("off", "on"),  # BM-VAR-03
    "machinations": ("off", "on"),  # BM-VAR-04
}

_FIRST: Final[dict[str, str]] = {
    "decks": "first",
    "death_timing": "on_damage",
    "mulligan": "all_rooms",
    "crushinator": "repeatable",
}
PROFILES: Final[dict[str, dict[str, str]]] = {
    "trefl-pl": {},
    "first-ru": {**_FIRST, "player_order": "clockwise", "reshuffle": "both", "entrance_order": "appearance"},
    "alpha-ja": _FIRST,
}


class BossSettings(Settings):
    """The settings of one table of Boss Monster."""

    def __init__(self, chosen: dict[str, str]) -> None:
        super().__init__(chosen)
        self.first_decks = chosen["decks"] == "first"
        self.clockwise = chosen["player_order"] == "clockwise"
        self.dies_on_damage = chosen["death_timing"] == "on_damage"
        self.mulligan = chosen["mulligan"]
        self.reshuffles_both = chosen["reshuffle"] == "both"
        self.enters_by_appearance = chosen["entrance_order"] == "appearance"
        self.post_reveal_window = chosen["post_reveal_window"] == "on"
        self.levels_up_on_waking = chosen["frozen_level_up"] == "on_waking"
        self.crushinator_once = chosen["crushinator"] == "once"
        self.bounces_after_damage = chosen["maze_bounce"] == "after_damage"
        self.doubles_once = chosen["jackpot"] == "doubles_once"
        self.boost_hits_occupant = chosen["boost_hits_occupant"] == "on"
        self.hard_mode = chosen["hard_mode"] == "on"
        self.choose_boss = chosen["choose_boss"] == "on"
        self.machinations = chosen["machinations"] == "on"
        self.rebuilds_at_once = True  # BM-FAQ-02


def read_settings(options: dict[str, object]) -> BossSettings:
    """The settings for `options`: the edition's profile, changed where an option says so."""
    given = read_options(options, VALUES)
    chosen = {name: values[0] for name, values in VALUES.items()}
    chosen.update(PROFILES[given.get("edition", EDITIONS[0])])
    chosen.update(given)
    return BossSettings(chosen)
