"""What a table may choose: which cards are on it, which mode is played, and how open points are ruled."""

from typing import Final

from underhall.errors import BadOptionCombination
from underhall.games.series.settings import Settings
from underhall.kernel.options import read_options

# Every setting with its valid values, the recommended one first. Ids: rules.yaml.
EDITIONS: Final = ("super-uk",)
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "edition": EDITIONS,
    # What is on the table
    "explorers": ("auto", "on", "off"),  # SBM-COMPAT-11: with five and six players, and only then
    "mixed": ("off", "on"),  # SBM-COMPAT-01: Boss Monster's bosses, rooms and spells
    "heroes": ("super", "boss_monster"),  # SBM-COMPAT-02: all of one set
    "promo": ("off", "on"),  # SBM-COMPAT-04: a guest who wants two treasures
    "items": ("off", "on"),  # SBM-COMPAT-07 to -10, -18
    "coins": ("off", "on"),  # SBM-COMPAT-16, -17
    "challenge": ("off", "on"),  # SBM-CHAL-01 to -03
    # How open points are ruled
    "town_deck": ("whole_turns", "finish_turn", "at_once", "last_reveal"),  # SBM-CONF-05
    "temple_token": ("plus_two", "none"),  # SBM-CONF-06
    "minion_room": ("stands", "untouchable"),  # SBM-CONF-07
    "boss_space": ("when_placed", "when_resolved"),  # SBM-CONF-11
    "hideout": ("on_entry", "on_errand"),  # SBM-CONF-12
    "true_title": ("always", "from_30"),  # SBM-CONF-15
    "solo_shift": ("frozen", "closing_up"),  # SBM-CONF-17
    "disabled_target": ("cancels", "stands"),  # SBM-CONF-18
    "launch_pad": ("spaces_only", "landmark"),  # SBM-CONF-20
    "tavern_pile": ("on_top", "at_bottom"),  # SBM-CONF-21
    "landmark_taken": ("tavern", "town"),  # SBM-CONF-22
    "mulligan": ("repeat", "once", "off"),  # SBM-CONF-23
    "token_supply": ("unlimited", "limited"),  # SBM-CONF-30
    "level_up_order": ("each_player", "all_first"),  # SBM-CONF-32
    "covered_minion": ("errand_stands", "errand_lost"),  # SBM-CONF-33
    "coin_time": ("build_slot", "build_phase"),  # SBM-CONF-36
    "shuffled_tokens": ("same_top", "stay"),  # SBM-CONF-37
    "city_order": ("draft_first", "minion_first"),  # SBM-CONF-40
    "weak_hero": ("first_room", "one_health"),  # SBM-CONF-43
}


class SuperSettings(Settings):
    """The settings of one table, read once; the engine looks at plain switches."""

    def __init__(self, chosen: dict[str, str], seats: int) -> None:
        super().__init__(chosen)
        self.dies_on_damage = True
        self.choose_boss = True
        self.solo = seats == 1
        self.explorers = seats > 4
        self.mixed = chosen["mixed"] == "on"
        self.old_heroes = chosen["heroes"] == "boss_monster"
        self.promo = chosen["promo"] == "on"
        self.items = chosen["items"] == "on"
        self.coins = chosen["coins"] == "on"
        self.challenge = chosen["challenge"] == "on"
        self.ends_without_heroes = chosen["town_deck"] == "whole_turns" and not self.solo
        self.ends_at_once = chosen["town_deck"] == "at_once"
        self.ends_with_last = chosen["town_deck"] == "last_reveal"
        self.temple_token = 2 if chosen["temple_token"] == "plus_two" else 0
        self.minion_room_untouchable = chosen["minion_room"] == "untouchable"
        self.boss_space_late = chosen["boss_space"] == "when_resolved"
        self.hideout_fixed = chosen["hideout"] == "on_errand"
        self.always_true = chosen["true_title"] == "always"
        self.solo_closes_up = chosen["solo_shift"] == "closing_up"
        self.disabling_cancels = chosen["disabled_target"] == "cancels"
        self.pad_is_landmark = chosen["launch_pad"] == "landmark" and self.explorers
        self.tavern_at_bottom = chosen["tavern_pile"] == "at_bottom"
        self.taken_means_town = chosen["landmark_taken"] == "town"
        self.mulligan = chosen["mulligan"]
        self.tokens_limited = chosen["token_supply"] == "limited"
        self.level_ups_first = chosen["level_up_order"] == "all_first"
        self.covered_errand_lost = chosen["covered_minion"] == "errand_lost"
        self.coins_all_phase = chosen["coin_time"] == "build_phase"
        self.shuffle_keeps_tokens = chosen["shuffled_tokens"] == "stay"
        self.minion_first = chosen["city_order"] == "minion_first"
        self.one_health = chosen["weak_hero"] == "one_health"


def read_settings(options: dict[str, object], seats: int) -> SuperSettings:
    """The settings for `options` at a table of so many seats, or an error that says which would be legal."""
    chosen = {name: values[0] for name, values in VALUES.items()} | read_options(options, VALUES)
    refused = forbidden(chosen, seats)
    if refused:
        why, nearest = refused
        raise BadOptionCombination(why=why, nearest=nearest)
    return SuperSettings(chosen, seats)


def forbidden(chosen: dict[str, str], seats: int) -> tuple[str, str] | None:
    """What the rulebook forbids about these options at this table, and the nearest that it allows."""
    if seats > 4 and chosen["explorers"] == "off":  # SBM-SETUP-01
        return f"seats={seats}, explorers=off", "explorers=on"
    if seats < 5 and chosen["explorers"] == "on":  # SBM-COMPAT-11
        return f"seats={seats}, explorers=on", "explorers=off"
    if chosen["challenge"] == "on" and seats != 1:  # SBM-CHAL-03
        return f"seats={seats}, challenge=on", "challenge=off"
    if chosen["heroes"] == "boss_monster":
        if seats == 1:  # SBM-SOLO-24
            return "seats=1, heroes=boss_monster", "heroes=super"
        if seats > 4:  # SBM-COMPAT-02: explorers are heroes of another set
            return f"seats={seats}, heroes=boss_monster", "heroes=super"
        if chosen["promo"] == "on":  # SBM-COMPAT-02
            return "heroes=boss_monster, promo=on", "promo=off"
    if seats == 1 and chosen["promo"] == "on":  # SBM-SOLO-04: twelve and twelve
        return "seats=1, promo=on", "promo=off"
    return None


def nearest_legal(options: dict[str, str], seats: int) -> dict[str, str]:
    """The options, changed as little as makes them legal at this table."""
    chosen = {name: values[0] for name, values in VALUES.items()} | options
    changed = dict(options)
    refused = forbidden(chosen, seats)
    while refused:
        name, _, value = refused[1].partition("=")
        chosen[name] = changed[name] = value
        refused = forbidden(chosen, seats)
    return changed
