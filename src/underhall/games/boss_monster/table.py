"""Starting a game of Boss Monster, and coming back to one."""

import hashlib
from typing import Any, Final

from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.restore import restore
from underhall.games.boss_monster.settings import EDITIONS, VALUES, read_settings
from underhall.games.boss_monster.setup import PREPARE, lay_out
from underhall.games.boss_monster.state import BossMonster
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.game import Charter
from underhall.kernel.luck import seeded
from underhall.kernel.registry import GameInfo

RULES_VERSION: Final = 1


def cards_hash() -> str:
    """A short hash of the printed facts: a save made with other cards is another game."""
    facts = [
        (c.id, c.copies, c.copies_first, c.treasure, c.xp, c.kind, c.advanced, c.damage, c.icons, c.health, c.epic)
        for c in CARDS
    ]
    return hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()


CARDS_HASH: Final = cards_hash()


class BossMonsterInfo(GameInfo):
    """Boss Monster, as the rest of Underhall knows it."""

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> BossMonster:
        settings = read_settings(options)
        charter = Charter(self.id, self.rules, self.cards, seats, seed, settings.chosen)
        game = lay_out(charter, seeded(seed), settings, quiet)
        game.push(PREPARE, NOBODY, NOTHING, NOTHING, (0,))
        game.advance()
        return game

    def resume(self, charter: Charter, state: Any, quiet: bool) -> BossMonster:
        game = restore(charter, state, quiet)
        game.advance()
        return game


BOSS_MONSTER: Final = BossMonsterInfo(
    "boss-monster",
    RULES_VERSION,
    CARDS_HASH,
    2,
    4,
    EDITIONS,
    VALUES,
    tuple(card.id for card in CARDS),
)
