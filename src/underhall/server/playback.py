"""A game played again from its answers."""

import msgspec

from underhall.kernel import pace
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import AnswerCount


class UnplayableAnswer(Exception):
    """An answer in the log fits no question."""


def play_answers(game: Game, answers: list[int]) -> None:
    """Give these answers (seat and option of each). The game stops there: nothing has come of the last one yet."""
    for seat, option in zip(answers[::2], answers[1::2], strict=True):
        game.advance()
        pace.take(game, decision_for(game, seat, option), option)


def decision_for(game: Game, seat: int, option: int) -> Decision:
    """The decision that this answer from the log belongs to."""
    decision = game.decision_of(seat)
    if decision is None or not 0 <= option < len(decision.codes):
        raise UnplayableAnswer(f"answer {len(game.answers) // 2} in the log fits no question")
    return decision


def game_after(info: GameInfo, config: GameConfig, answers: list[int], answered: int = 0, packed: bytes = b"") -> Game:
    """The game after these answers, replayed from the state after the first `answered`, or from its start (b"")."""
    if packed:
        game = info.resume(config, msgspec.msgpack.decode(packed), False)
        game.answers = answers[: 2 * answered]
    else:
        game = info.start(config.seats, config.seed, dict(config.options), False)
    play_answers(game, answers[2 * answered :])
    return game


def replay_until(info: GameInfo, game: Game, answered: AnswerCount) -> Game:
    """The same game after its first `answered` answers. It is replayed from the last turn that began before them."""
    snapshots = [snapshot for snapshot in game.snapshots if snapshot.answered <= answered]
    answers = game.answers[: 2 * answered]
    if not snapshots:
        return game_after(info, game.config, answers)
    last = snapshots[-1]
    again = game_after(info, game.config, answers, last.answered, last.packed)
    again.snapshots = list(snapshots)  # resuming has made the last one a second time
    first = again.events[0].number if again.events else again.event_count
    before = first - (game.events[0].number if game.events else first)
    again.events[:0] = game.events[:before]
    return again
