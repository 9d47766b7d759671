"""A lesson made from a moment of a game: whoever teaches changes its words and goes on writing."""

from typing import Any

from underhall.errors import NoMoment
from underhall.extras import needed_by
from underhall.games import GAMES
from underhall.kernel.game import Game, GameConfig
from underhall.text import Texts

with needed_by("underhall.learn", "cli"):
    import yaml

LEARNER_NAME = "you"
MINUTES = 2


def lesson_from(config: GameConfig, answers: list[int], at: int, wanted: int, texts: Texts) -> str:
    """The file of a lesson that begins after the first `at` answers of a game, for `wanted` if that seat is asked.

    Its only step asks for what was answered there, if that is known.
    """
    game = game_at(config, answers, at)
    asked = [decision.seat for decision in game.pending]
    learner = wanted if wanted in asked else asked[0]
    names = seat_names(config.seats, learner)
    lang = texts.lang
    turn = GAMES[config.game].turn(game)
    written: dict[str, Any] = {
        "rules": config.rules,
        "minutes": MINUTES,
        "title": {lang: texts.say("learn-made-title", turn=turn)},
        "goal": {lang: texts.say("learn-made-goal")},
        "end": {lang: texts.say("learn-made-end")},
        "seats": names,
        "options": dict(config.options),
        "moment": {
            "seed": config.seed,
            "cards": config.cards,
            "learner": names[learner],
            "answers": " ".join(str(each) for each in answers[: 2 * at]),
        },
        "steps": [{"say": {lang: texts.say("learn-made-say")}, "right": _played(game, names, answers, at, learner)}],
    }
    if not config.options:
        del written["options"]
    return str(yaml.safe_dump(written, sort_keys=False, allow_unicode=True, width=110))


def game_at(config: GameConfig, answers: list[int], at: int) -> Game:
    """The game after the first `at` of its answers, where somebody is asked something."""
    info = GAMES[config.game]
    if not info.is_current(config.rules, config.cards):
        raise NoMoment(why="rules", name=str(config.rules))
    game = info.start(config.seats, config.seed, dict(config.options), True)
    for seat, option in zip(answers[: 2 * at : 2], answers[1 : 2 * at : 2], strict=True):
        game.answer(seat, option)
    if not game.pending:
        raise NoMoment(why="over", name=str(at))
    return game


def seat_names(seats: int, learner: int) -> list[str]:
    """Names for the seats in a lesson: the learner, and the others by number."""
    others = iter(range(1, seats))
    return [LEARNER_NAME if seat == learner else f"opponent-{next(others)}" for seat in range(seats)]


def _played(game: Game, names: list[str], answers: list[int], at: int, learner: int) -> str:
    """What the seat answered to what it is asked now, in words."""
    decision = game.decision_of(learner)
    assert decision is not None
    layout = GAMES[game.config.game].empty_table(names, {**game.config.options})
    layout.g = game
    later = zip(answers[2 * at :: 2], answers[2 * at + 1 :: 2], strict=False)
    option = next((option for seat, option in later if seat == learner), 0)
    return str(layout.words(decision.options[min(option, len(decision.codes) - 1)]))
