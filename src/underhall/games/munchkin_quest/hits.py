"""Losing hits: whoever is about to lose them may prevent it first."""

from typing import Final

from underhall.games.munchkin_quest.moves import wound
from underhall.games.munchkin_quest.ops import Effect
from underhall.games.munchkin_quest.picks import Hits
from underhall.games.munchkin_quest.reasons import by_card
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.windows import HitsWindow
from underhall.kernel.agenda import Frame, Program
from underhall.kernel.game import Do
from underhall.kernel.types import CardNo, EventNumber, SeatNo

# Why hits are lost, if it is not for what a card says.
BY_CARD: Final = 0
DEFEATED: Final = 1
DEFEATED_BY_BOSS: Final = 2
HIT_IN_VAIN: Final = 3
OWED: Final = 4
HIT_RULES: Final[tuple[str, ...]] = ("", "MQ-COMBAT-47", "MQ-BOSS-12", "MQ-RUN-07", "MQ-CONF-70")


def lose_hits(
    g: MunchkinQuest,
    seat: SeatNo,
    n: int,
    source: CardNo,
    cause: EventNumber,
    never_last: bool = False,
    why: int = BY_CARD,
) -> None:
    """Put it on the agenda that the munchkin loses hits from one source."""
    if n > 0 and not g.munchkins[seat].dead:
        g.push(LOSING_HITS, seat, source, cause, (n, 1 if never_last else 0, why))


class AnnounceHits(Effect):
    """The hits are announced: by now others may have been lost, and some sources never take the last (MQ-CONF-70)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        hits = Hits(frame)
        g.hits = max(0, min(hits.n, g.health(frame.seat) - 1)) if hits.never_last else hits.n


class TakeHits(Effect):
    """What has not been prevented is lost."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        hits, g.hits = g.hits, 0
        if hits > 0:
            why = Hits(frame).why
            wound(g, frame.seat, hits, HIT_RULES[why] if why else by_card(g))


HITS_MOMENT: Final = Program("hits-moment", (HitsWindow(),))
LOSING_HITS: Final = Program("losing-hits", (AnnounceHits(), Do(HITS_MOMENT), TakeHits()))
