"""What a bot answers for a seat."""

from collections.abc import Callable
from typing import Final

from underhall.bots import new_bot
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded

# A bot that searches would take a second at each of the sixty moments for reactions of a turn, and whoever waits could
# tell from it that it holds something. So another bot reacts for it.
REACTS_FOR: Final = {"nightmare": "hard", "search": "greedy"}


def reacting_bot(bot: str) -> str:
    """The bot that reacts where `bot` plays."""
    return REACTS_FOR.get(bot, bot)


def choose_for(bot: str, game: Game, decision: Decision) -> int:
    """The option that this bot takes. It sees what the seat sees."""
    seat = decision.seat
    # Luck comes from the position: undoing an answer does not let anybody try their luck again.
    luck = seeded(f"{game.config.seed}/{seat}/{len(game.answers)}")
    return new_bot(bot, seat, luck).choose(_viewer(game, seat), decision, _imaginer(game, seat))


def _viewer(game: Game, seat: int) -> Callable[[], object]:
    return lambda: game.view(seat)


def _imaginer(game: Game, seat: int) -> Callable[..., Game]:
    return lambda luck: game.imagine(seat, luck)
