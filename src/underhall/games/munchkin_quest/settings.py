"""What a table may choose: how long the game is, and how open points are ruled (MQ-CONF-*)."""

from typing import Final

from underhall.kernel.options import first_values, read_options

# Every setting with its valid values, the recommended one first. Ids: rules.yaml.
EDITIONS: Final = ("rulebook",)
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "edition": EDITIONS,
    "length": ("full", "short"),  # ours: short is won from level 7, in half the dungeon
    "die_card": ("any_player", "roller"),  # MQ-CONF-01
    "full_base": ("colour", "map"),  # MQ-CONF-02
    "hidden_cost": ("3", "2"),  # MQ-CONF-09
    "emergency": ("unspent", "any_time"),  # MQ-CONF-11
    "cleaned_out": ("closed", "open"),  # MQ-CONF-12
    "beside_target": ("leaves", "stays"),  # MQ-CONF-15
    "elf_levels": ("each", "once"),  # MQ-CONF-23
    "boss_loss": ("one_hit", "each_monster"),  # MQ-CONF-24
    "one_use_range": ("thrown", "anywhere"),  # MQ-CONF-27
    "packed_big": ("free", "counts"),  # MQ-CONF-29
    "returned_cards": ("target_gone", "all"),  # MQ-CONF-50
    "extra_hit": ("once", "each_monster"),  # MQ-CONF-51
    "contrary_blocked": ("stays", "follows"),  # MQ-CONF-57
}

FULL_GOAL: Final = 10
SHORT_GOAL: Final = 7
SHORT_TILES: Final = 12


class Settings:
    """The settings of one table, read once; the engine looks at plain switches."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.short = chosen["length"] == "short"
        self.goal = SHORT_GOAL if self.short else FULL_GOAL  # the level from which one goes for the Boss
        self.boss_level = 2 * self.goal  # MQ-BOSS-03
        self.card_for_roller_only = chosen["die_card"] == "roller"
        self.frees_base_on_map = chosen["full_base"] == "map"
        self.hidden_cost = int(chosen["hidden_cost"])
        self.emergency_any_time = chosen["emergency"] == "any_time"
        self.cleaned_out_open = chosen["cleaned_out"] == "open"
        self.leaves_target = chosen["beside_target"] == "leaves"
        self.elf_level_once = chosen["elf_levels"] == "once"
        self.boss_one_hit = chosen["boss_loss"] == "one_hit"
        self.one_use_anywhere = chosen["one_use_range"] == "anywhere"
        self.packed_big_counts = chosen["packed_big"] == "counts"
        self.all_cards_return = chosen["returned_cards"] == "all"
        self.extra_hit_each = chosen["extra_hit"] == "each_monster"
        self.contrary_follows = chosen["contrary_blocked"] == "follows"


def read_settings(options: dict[str, object]) -> Settings:
    """The settings for `options`, or an error that says which would be legal."""
    return Settings({**first_values(VALUES), **read_options(options, VALUES)})
