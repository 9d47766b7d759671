"""The kinds of options this game offers: those of the series and its own. Their order is part of the save format."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.option_kinds import KINDS
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
        *KINDS,
        OptionKind("space", ("space",)),
        OptionKind("boss", ("card",)),
        OptionKind("item", ("card",)),
        OptionKind("coin", ("card",)),
        OptionKind("treasure", ("treasure",)),
        OptionKind("on-top", ("card",)),
        OptionKind("under", ("card",)),
    ),
    tuple([card.id for card in ALL_CARDS[: CARDS[-1].number + 1]]),
)
