"""Many games side by side for a learner: each waits with a row of bytes, all are answered at once, and so on for ever.

    games = ManyGames(info, seats=[2, 2, 4, 4], seed="a")
    rows = numpy.frombuffer(games.rows, numpy.uint8).reshape(4, info.layout.row_size)
    while learning:
        games.step(choose(rows, games.counts))

What there is nothing to learn from is answered on the way: what has one option, what is left to luck, and the seats
that have a policy of their own. A game that is over is told in `over`, `scores` and `turns`, and another begins in its
place. One that takes more than `longest` answers is broken off, and counts as what it looks like.
"""

from array import array
from typing import Any, Final

from mypy_extensions import i64

from underhall.errors import BadEncoding
from underhall.kernel.decisions import Decision
from underhall.kernel.encoding import Rows, writable
from underhall.kernel.game import Game
from underhall.kernel.judge import SURE_WIN
from underhall.kernel.luck import Luck, seeded
from underhall.kernel.pace import take
from underhall.kernel.playout import Policy
from underhall.kernel.registry import GameInfo

MOST_SEATS: Final = 6  # that `scores` has room for, in every game
LONGEST: Final = 20_000  # answers, unless a learner says otherwise
ENDED, BROKEN_OFF = 1, 2  # how a game came to be over

Policies = list[Policy | None]  # for each seat; None is the learner


class ManyGames:
    """Games that a learner plays at the same time, each a place in the buffers below.

    `seats` says how many play each game, and `options` with which options: one for all games, or one for each.
    `policies` has, for each game, what plays each of its seats; None is the learner, which has at least one.
    A `teacher` says what it would choose in the learner's place: see `advice`. Rows go into a buffer of one's own, such
    as memory that several processes share, if one is given.
    """

    leaves_to_luck: bool = True  # whether the learner is not asked where there is nothing to judge options by yet

    def __init__(
        self,
        info: GameInfo,
        seats: list[int],
        seed: str,
        options: dict[str, Any] | list[dict[str, Any]] | None = None,
        policies: list[Policies] | None = None,
        teacher: Policy | None = None,
        rows: Any = None,
        longest: int = LONGEST,
    ) -> None:
        layout = info.layout
        count = len(seats)
        self.info = info
        self.seat_counts = seats[:]
        self.seed = seed
        self.policies = read_policies(info, seats, policies)
        self.options = read_options(options, count)
        self.teacher = teacher
        self.longest = longest
        size = self.row_size()
        self.rows: Any = bytearray(count * size) if rows is None else rows  #: a row for each game
        self.counts = bytearray(count)  #: how many options each has
        self.seats = bytearray(count)  #: who is asked
        self.over = bytearray(count)  #: whether a game ended with the last step (1), or was broken off (2)
        self.scores = array(
            "f", bytes(4 * MOST_SEATS * count)
        )  #: of it, what part of the win each seat has; six for each
        self.turns = array("H", bytes(2 * count))  #: how many turns it took
        self.advice = bytearray(count)  #: what the teacher would choose; 0 without one
        self._room = Rows(layout, writable(self.rows))
        self._begun = [0] * count  # how many games have begun at each place
        if len(self._room.buffer) < count * size:
            raise BadEncoding(why="small", given=str(len(self._room.buffer)), valid=str(count * size))
        self._lucks: list[Luck] = []
        self._games: list[Game] = []
        for place in range(count):
            self._lucks.append(seeded(f"{seed}/{place}"))
            self._games.append(self._new_game(place))
        for place in range(count):
            self._go_on(place)

    def __len__(self) -> int:
        return len(self._games)

    def row_size(self) -> int:
        """How many bytes the row of a game has."""
        return self.info.layout.row_size

    def game(self, place: int) -> Game:
        """The game at this place, to look at."""
        return self._games[place]

    def step(self, actions: list[int]) -> None:
        """Answer what each game asks, by the place of an option, and go on until each asks again."""
        games = self._games
        counts = self.counts
        if len(actions) != len(games):
            raise BadEncoding(why="actions", given=str(len(actions)), valid=str(len(games)))
        for place in range(len(games)):
            if not 0 <= actions[place] < counts[place]:
                offered = f"[{place}]: 0 – {counts[place] - 1}"
                raise BadEncoding(why="actions", given=f"[{place}]: {actions[place]}", valid=offered)
        for place in range(len(games)):
            self._answer(place, actions[place])

    def _answer(self, place: int, choice: int) -> None:
        game = self._games[place]
        take(game, game.pending[0], choice)
        game.advance()
        self.over[place] = 0
        self._go_on(place)

    def _new_game(self, place: int) -> Game:
        number = self._begun[place]
        self._begun[place] = number + 1
        options: dict[str, object] = dict(self.options[place])
        return self.info.start(self.seat_counts[place], f"{self.seed}/{place}/{number}", options, True)

    def _go_on(self, place: int) -> None:
        """Play until the learner is asked, with new games where one is over."""
        game = self._games[place]
        policies = self.policies[place]
        luck = self._lucks[place]
        most = 2 * self.longest  # an answer is kept as two numbers
        while True:
            if not game.pending or len(game.answers) > most:
                self._tell(place, game)
                game = self._new_game(place)
                self._games[place] = game
                continue
            decision = game.pending[0]
            count = len(decision.codes)
            policy = policies[decision.seat]
            if count == 1:
                choice = 0
            elif decision.op.by_luck and (policy is not None or self.leaves_to_luck):
                choice = luck.below(count)
            elif policy is not None:
                choice = policy.choose(game, decision, luck)
            else:
                self._ask(place, game, decision)
                return
            take(game, decision, choice)
            game.advance()

    def _ask(self, place: int, game: Game, decision: Decision) -> None:
        room = self._room
        offset: i64 = place
        offset *= room.row_size
        self.counts[place] = room.write(game, decision.seat, offset)
        self.seats[place] = decision.seat
        teacher = self.teacher
        if teacher is not None:
            self.advice[place] = min(teacher.choose(game, decision, self._lucks[place]), self.counts[place] - 1)

    def _tell(self, place: int, game: Game) -> None:
        """Say how the game ended."""
        seats = game.config.seats
        self.over[place] = ENDED if game.over else BROKEN_OFF
        self.turns[place] = min(game.turn, 65535)
        for seat in range(MOST_SEATS):
            self.scores[place * MOST_SEATS + seat] = score(self.info, game, seat) if seat < seats else 0.0


def score(info: GameInfo, game: Game, seat: int) -> float:
    """What part of the win a seat has; alone, what part of the best score; of a game broken off, what is likely."""
    outcome = game.outcome
    if game.config.seats == 1:
        points = outcome.scores[seat] if outcome is not None else info.worth(game, seat) // 100
        return min(1.0, max(0.0, points / info.best_score))
    if not game.over:
        return info.worth(game, seat) / SURE_WIN
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners)


def read_policies(info: GameInfo, seats: list[int], given: list[Policies] | None) -> list[Policies]:
    """What plays each seat of each game, or an error."""
    if not seats:
        raise BadEncoding(why="games", given="seats=[]", valid=f"seats=[{info.seats[0]}, …]")
    for count in seats:
        if type(count) is not int or count not in info.seats:
            raise BadEncoding(why="games", given=f"seats=[{count!r}]", valid=f"{info.seats[0]} – {info.seats[-1]}")
    if given is None:
        return [[None for _ in range(count)] for count in seats]
    if len(given) != len(seats):
        raise BadEncoding(why="games", given=f"policies × {len(given)}", valid=f"policies × {len(seats)}")
    for place in range(len(seats)):
        if len(given[place]) != seats[place]:
            raise BadEncoding(why="games", given=f"policies[{place}] × {len(given[place])}", valid=f"× {seats[place]}")
        if None not in given[place]:
            raise BadEncoding(why="games", given=f"policies[{place}]", valid="None")
    return given


def read_options(given: dict[str, Any] | list[dict[str, Any]] | None, count: int) -> list[dict[str, Any]]:
    """The options of each game."""
    if isinstance(given, list):
        if len(given) != count:
            raise BadEncoding(why="games", given=f"options × {len(given)}", valid=f"options × {count}")
        return given
    return [given or {} for _ in range(count)]
