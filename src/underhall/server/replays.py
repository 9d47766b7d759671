"""Looking back at a finished game, moment by moment, through any eyes."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from underhall.kernel.game import Charter, Game, Mark
from underhall.kernel.registry import GameInfo
from underhall.kernel.retell import Retelling
from underhall.server.bodies import Moment, Moments
from underhall.server.eyes import Told
from underhall.server.play import play_on, written
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
        self.turns: list[int] = []

    def moments(self, first: int, last: int) -> Iterator[tuple[Game, list[Told]]]:
        """The game at each moment from `first` to `last`, and what had just happened."""
        raise NotImplementedError

    def note_turn(self, at: int, game: Game, turn: int) -> int:
        """The turn of this moment; a new one is marked."""
        now = self.info.turn(game)
        if now != turn:
            self.turns.append(at)
        return now


class Replay(Reel):
    """A game of today's rules: its answers lead to each moment."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.kept: list[Game] = []
        charter = self.play.game.charter
        game = self.info.start(charter.seats, charter.seed, dict(charter.options), True)
        turn = -1
        for at in range(len(self.answers) // 2 + 1):
            if at:
                play_on(game, self.answers[2 * at - 2 : 2 * at])
                game.advance()
            if at % STEP == 0:
                self.kept.append(game.clone())
            turn = self.note_turn(at, game, turn)

    def at(self, moment: int) -> Game:
        game = self.kept[moment // STEP].clone()
        done = moment // STEP * STEP
        play_on(game, self.answers[2 * done : 2 * moment])
        game.advance()
        return game

    def moments(self, first: int, last: int) -> Iterator[tuple[Game, list[Told]]]:
        before = 0 if first == 0 else self.at(first - 1).happened
        game = self.at(first)
        for at in range(first, last + 1):
            if at > first:
                play_on(game, self.answers[2 * at - 2 : 2 * at])
                game.advance()
            yield game, self.play.happened(game.happened)[before - self.play.first : game.happened - self.play.first]
            before = game.happened


class OldReplay(Reel):
    """A game of other rules or cards: it is told turn by turn, from the states that were stored."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.marks: list[Mark] = []
        for row in table.states:
            mark = Mark(row["answered"], [])
            mark.packed = row["state"]
            self.marks.append(mark)
        record = table.record
        self.charter = Charter(record.game, record.rules, record.cards, len(record.places), record.seed, record.options)
        turn = -1
        for at, (game, _) in enumerate(self.moments(0, len(self.answers) // 2)):
            turn = self.note_turn(at, game, turn)

    def moments(self, first: int, last: int) -> Iterator[tuple[Game, list[Told]]]:
        telling = Retelling(self.info, self.charter, self.answers, self.marks, first - 1)
        while telling.at < first:
            telling.step()
        while True:
            game = telling.game
            yield game, [written(event, game.wording, self.charter.seats) for event in telling.told]
            if telling.at == last:
                return
            telling.step()


def reel_of(table: Table) -> Reel:
    """The table's game as a reel, made when somebody looks back for the first time."""
    if table.reel is None:
        table.reel = Replay(table) if table.is_current else OldReplay(table)
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
    moments = [
        moment_of(reel.info, game, first + n, eyes, told) for n, (game, told) in enumerate(reel.moments(first, last))
    ]
    return Moments(answers, eyes, reel.turns, moments)


def moment_of(info: GameInfo, game: Game, at: int, eyes: int, told: list[Told]) -> Moment:
    """The game after `at` answers, with what has happened since the moment before."""
    view = msgspec.json.encode(info.open_view(game)) if eyes == OPEN_HANDS else info.encoded_views(game, [eyes])[0]
    outlook = info.encoded_outlooks(game, [-1])[0]
    events: list[Any] = [each.private or each.public if eyes == OPEN_HANDS else each.to(eyes) for each in told]
    return Moment(at, msgspec.Raw(view), msgspec.Raw(outlook), events)
