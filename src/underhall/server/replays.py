"""Looking back at a finished game, moment by moment, through any eyes."""

from typing import Any, Final

import msgspec

from underhall.kernel.game import Game
from underhall.server.bodies import Moment, Moments
from underhall.server.play import play_on
from underhall.server.refusals import Refusal
from underhall.server.table import Table

OPEN_HANDS: Final = -2
MOST: Final = 100  # moments in one answer
STEP: Final = 20  # a game is kept at every so many answers, so that scrubbing need not begin at the beginning


class Reel:
    """A finished game, wound to any moment."""

    def __init__(self, table: Table) -> None:
        assert table.play is not None
        self.info = table.info
        self.play = table.play
        self.answers = table.play.game.answers
        self.kept: list[Game] = []
        self.turns: list[int] = []
        game = self._start()
        turn = -1
        for at in range(len(self.answers) // 2 + 1):
            if at:
                play_on(game, self.answers[2 * at - 2 : 2 * at])
                game.advance()
            if at % STEP == 0:
                self.kept.append(game.clone())
            if self.info.turn(game) != turn:
                turn = self.info.turn(game)
                self.turns.append(at)

    def _start(self) -> Game:
        charter = self.play.game.charter
        return self.info.start(charter.seats, charter.seed, dict(charter.options), True)

    def at(self, moment: int) -> Game:
        game = self.kept[moment // STEP].clone()
        done = moment // STEP * STEP
        play_on(game, self.answers[2 * done : 2 * moment])
        game.advance()
        return game


def reel_of(table: Table) -> Reel:
    """The table's game as a reel, made when somebody looks back for the first time."""
    if table.reel is None:
        if table.record.rules != table.info.rules:
            raise Refusal("refused-old-rules")
        table.reel = Reel(table)
    assert isinstance(table.reel, Reel)
    return table.reel


def moments_of(table: Table, eyes: int, first: int, last: int) -> Moments:
    """The moments from `first` to `last`, both included."""
    if not OPEN_HANDS <= eyes < len(table.record.places):
        raise Refusal("refused-no-such-eyes", 404)
    reel = reel_of(table)
    answers = len(reel.answers) // 2
    if first > answers:
        raise Refusal("refused-no-such-moment", 404)
    last = min(last, answers, first + MOST - 1)
    moments: list[Moment] = []
    before = 0 if first == 0 else reel.at(first - 1).happened
    game = reel.at(first)
    for at in range(first, last + 1):
        if at > first:
            play_on(game, reel.answers[2 * at - 2 : 2 * at])
            game.advance()
        moments.append(moment_of(table, game, at, eyes, before))
        before = game.happened
    return Moments(answers, eyes, reel.turns, moments)


def moment_of(table: Table, game: Game, at: int, eyes: int, before: int) -> Moment:
    """The game after `at` answers, with the events numbered `before` and later."""
    info, play = table.info, table.play
    assert play is not None
    view = msgspec.json.encode(info.open_view(game)) if eyes == OPEN_HANDS else info.encoded_views(game, [eyes])[0]
    outlook = info.encoded_outlooks(game, [-1])[0]
    told = play.happened(game.happened)[before - play.first : game.happened - play.first]
    events: list[Any] = [each.private or each.public if eyes == OPEN_HANDS else each.to(eyes) for each in told]
    return Moment(at, msgspec.Raw(view), msgspec.Raw(outlook), events)
