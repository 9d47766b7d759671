"""The kinds of options this game offers: Boss Monster's and its own. Their order is part of the save format."""

from typing import Final

from underhall.games.boss_monster.facts import SHELF
from underhall.games.boss_monster.wording import WORDING as BOSS_MONSTER_WORDING
from underhall.games.super_boss_monster.facts import CARDS
from underhall.kernel.decisions import OptionKind, Wording

SPACE: Final = 13
ON_BOSS_CARD: Final = 14
SPEND: Final = 15
FOR_COIN: Final = 16
SYMBOL: Final = 17
ON_TOP: Final = 18
UNDER: Final = 19

WORDING: Final = Wording(
    (
        *BOSS_MONSTER_WORDING.kinds,
        OptionKind("space", ("space",)),
        OptionKind("boss", ("card",)),
        OptionKind("item", ("card",)),
        OptionKind("coin", ("card",)),
        OptionKind("treasure", ("treasure",)),
        OptionKind("on-top", ("card",)),
        OptionKind("under", ("card",)),
    ),
    tuple([card.id for card in SHELF[: CARDS[-1].number + 1]]),
)
