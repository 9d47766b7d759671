"""A game played again from its answers."""

from underhall.kernel import pace
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
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


def replay_until(info: GameInfo, game: Game, answered: AnswerCount) -> Game:
    """The same game after its first `answered` answers. It is replayed from the last turn that began before them."""
    answers = game.answers[: 2 * answered]
    snapshots = [snapshot for snapshot in game.snapshots if snapshot.answered <= answered]
    if not snapshots:
        again = info.start(game.config.seats, game.config.seed, dict(game.config.options), False)
        play_answers(again, answers)
        return again
    last = snapshots[-1]
    again = info.resume(game.config, last.state, False)
    again.answers = answers[: 2 * last.answered]
    again.snapshots = list(snapshots)  # resuming has made the last one a second time
    first = again.events[0].number if again.events else again.event_count
    play_answers(again, answers[2 * last.answered :])
    before = first - (game.events[0].number if game.events else first)
    again.events[:0] = game.events[:before]
    return again
