"""A Boss Monster table laid out by name."""

from collections.abc import Mapping, Sequence
from typing import Final

from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.info import BOSS_MONSTER
from underhall.games.boss_monster.settings import read_settings
from underhall.games.boss_monster.setup import lay_out, order_by_xp
from underhall.games.boss_monster.state import BUILD, BossMonster
from underhall.games.boss_monster.turn import TURN
from underhall.games.series.cards import HERO
from underhall.games.series.table_layout import SeriesLayout
from underhall.kernel.game import GameConfig
from underhall.kernel.luck import seeded
from underhall.kernel.table_layout import arrange

# Where each phase starts among the ops of a turn; "reveal" is the step that closes the build phase.
STARTS: Final = {
    "beginning": "BeginTurn",
    "build": "BeginBuilding",
    "reveal": "RevealRooms",
    "bait": "Bait",
    "adventure": "BeginAdventures",
    "end": "CleanUp",
}
INSIDE: Final = {"reveal": BUILD}

# Bosses for seats in order, by descending XP, so that the first seat acts first unless somebody says otherwise.
DEFAULT_BOSSES: Final = ("draculord", "cleopatra", "king-croak", "xyzax")


class BossLayout(SeriesLayout[BossMonster]):
    """A table of Boss Monster by name."""

    whole_turn = TURN
    starts = STARTS
    inside = INSIDE

    def _order(self) -> None:
        order_by_xp(self.g)

    def clear(self, bosses: Sequence[str]) -> None:
        """Decks in a fixed order, these bosses dealt, no hands and no rooms."""
        g = self.g
        arrange(g, self._decks().values(), g.wording.cards)
        # Heroes for more players stay in the box; somebody may still want one of them.
        g.removed += tuple(c.number for c in CARDS if c.type == HERO and c.number not in g.hero_deck + g.epic_deck)
        for name, boss in zip(self.names, bosses, strict=False):
            self.boss(name, boss)


def fresh_game(seats: int, seed: str, options: Mapping[str, object]) -> BossMonster:
    """A game at the very start, nothing dealt."""
    settings = read_settings(dict(options))
    config = GameConfig("boss-monster", BOSS_MONSTER.rules, BOSS_MONSTER.cards, seats, seed, settings.chosen)
    return lay_out(config, seeded(seed), settings, False)


def empty_table(names: Sequence[str], options: Mapping[str, object]) -> BossLayout:
    """A table with full decks at which only bosses have been dealt."""
    layout = BossLayout(fresh_game(len(names), "test", options), list(names))
    layout.clear(DEFAULT_BOSSES)
    return layout
