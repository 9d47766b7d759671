"""Looking back at a finished game, moment by moment, as any seat saw it."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.kernel.retell import Retelling
from underhall.kernel.types import WATCHER
from underhall.kernel.wire_view import Written, without_question
from underhall.server.bodies import Moment, Moments
from underhall.server.encoded_events import EncodedEvent, encode_event
from underhall.server.playback import play_answers
from underhall.server.publish import choosing
from underhall.server.refusals import Refusal
from underhall.server.table import Table

OPEN_HANDS: Final = -2
MOST: Final = 100  # moments in one answer
STEP: Final = 20  # the game is kept after every so many answers: no moment is far from one of these


class Replay:
    """A finished game that can be looked at after each of its answers."""

    def __init__(self, table: Table) -> None:
        assert table.session is not None
        self.info = table.info
        self.session = table.session
        self.answers = table.session.game.answers
        self.turns: list[int] = []  # the moments at which turns began

    def moments(self, first: int, last: int) -> Iterator[tuple[Game, list[EncodedEvent]]]:
        """The game at each moment from `first` to `last`, and what had just happened."""
        raise NotImplementedError

    def note_turn(self, at: int, game: Game, turn: int) -> int:
        """The turn of this moment; a new one is marked."""
        now = self.info.turn(game)
        if now != turn:
            self.turns.append(at)
        return now


class CurrentReplay(Replay):
    """A game of today's rules: it is replayed answer by answer."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.kept: list[Game] = []
        config = self.session.game.config
        game = self.info.start(config.seats, config.seed, dict(config.options), True)
        turn = -1
        for at in range(len(self.answers) // 2 + 1):
            if at:
                play_answers(game, self.answers[2 * at - 2 : 2 * at])
                game.advance()
            if at % STEP == 0:
                self.kept.append(game.clone())
            turn = self.note_turn(at, game, turn)

    def at(self, moment: int) -> Game:
        game = self.kept[moment // STEP].clone()
        done = moment // STEP * STEP
        play_answers(game, self.answers[2 * done : 2 * moment])
        game.advance()
        return game

    def moments(self, first: int, last: int) -> Iterator[tuple[Game, list[EncodedEvent]]]:
        before = 0 if first == 0 else self.at(first - 1).event_count
        game = self.at(first)
        for at in range(first, last + 1):
            if at > first:
                play_answers(game, self.answers[2 * at - 2 : 2 * at])
                game.advance()
            yield game, self.session.events.between(self.session.game, before, game.event_count)
            before = game.event_count


class OldReplay(Replay):
    """A game of other rules or cards: it is shown turn by turn, from the states that were stored."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.snapshots = self.session.game.snapshots
        self.config = table.config
        turn = -1
        for at, (game, _) in enumerate(self.moments(0, len(self.answers) // 2)):
            turn = self.note_turn(at, game, turn)

    def moments(self, first: int, last: int) -> Iterator[tuple[Game, list[EncodedEvent]]]:
        telling = Retelling(self.info, self.config, self.answers, self.snapshots, first - 1)
        while telling.at < first:
            telling.step()
        while True:
            game = telling.game
            yield game, [encode_event(event, game.wording, self.config.seats) for event in telling.new_events]
            if telling.at == last:
                return
            telling.step()


def replay_of(table: Table) -> Replay:
    """The replay of the table's game, made when somebody asks for it for the first time."""
    if table.replay is None:
        table.replay = CurrentReplay(table) if table.is_current else OldReplay(table)
    assert isinstance(table.replay, Replay)
    return table.replay


def moments_of(table: Table, eyes: int, first: int, last: int) -> Moments:
    """The moments from `first` to `last`, both included, as the seat `eyes` saw them."""
    if not OPEN_HANDS <= eyes < len(table.record.places):
        raise Refusal("refused-no-such-eyes", 404)
    replay = replay_of(table)
    answers = len(replay.answers) // 2
    if first > answers:
        raise Refusal("refused-no-such-moment", 404)
    last = min(last, answers, first + MOST - 1)
    moments = [
        moment_of(replay.info, game, first + n, eyes, events)
        for n, (game, events) in enumerate(replay.moments(first, last))
    ]
    return Moments(answers, eyes, replay.turns, moments)


def moment_of(info: GameInfo, game: Game, at: int, eyes: int, encoded: list[EncodedEvent]) -> Moment:
    """The game after `at` answers, with what has happened since the moment before."""
    if eyes == OPEN_HANDS:
        view = msgspec.json.encode(without_question(info.open_view(game)))
    else:
        view = info.encoded_views(game, [eyes], Written())[0]
    outlook = info.encoded_outlooks(game, [WATCHER], Written())[0]
    texts = [each.private or each.public if eyes == OPEN_HANDS else each.for_seat(eyes) for each in encoded]
    events: list[Any] = [msgspec.Raw(text) for text in texts]
    return Moment(at, msgspec.Raw(view), msgspec.Raw(outlook), *choosing(game), events)
