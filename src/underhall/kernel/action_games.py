"""Games that are answered with flat actions, and tell what is seen and what is legal as plain bytes.

This is what the environments are made of. The learner is asked about everything that has at least two options.
"""

from typing import Any, Final

from mypy_extensions import i64

from underhall.errors import BadEncoding
from underhall.kernel.actions import Actions
from underhall.kernel.decisions import Decision
from underhall.kernel.encoding import writable
from underhall.kernel.game import Game
from underhall.kernel.many_games import LONGEST, ManyGames, Policies
from underhall.kernel.pace import NO_SEAT, take
from underhall.kernel.registry import GameInfo

NOT_LEGAL: Final = 0  # what comes of an action
GOES_ON: Final = 1
ENDED: Final = 2


class ActionGame:
    """One game. Decisions with a single option are answered on the way."""

    def __init__(self, info: GameInfo, game: Game) -> None:
        self.game = game
        self.actions: Actions = info.actions
        self.decision: Decision | None = None  #: what is asked, once somebody has looked
        self.seat = NO_SEAT  #: who is asked
        self.offered: list[int] = []  #: the action of each of its options

    def look(self) -> None:
        """See who is asked, and what is legal."""
        game = self.game
        while game.pending:
            decision = game.pending[0]
            if len(decision.codes) > 1:
                self.ask(decision)
                return
            take(game, decision, 0)
            game.advance()
        self.stop()

    def ask(self, decision: Decision) -> None:
        """This is the decision to be answered now."""
        self.decision = decision
        self.seat = decision.seat
        self.offered = self.actions.of(decision, self.game.config.seats)

    def stop(self) -> None:
        """Ask nobody any more, although the game is not over."""
        self.decision = None
        self.seat = NO_SEAT
        self.offered = []

    def answer(self, place: int) -> None:
        """Answer with the option at this place, and go on until somebody is asked again."""
        assert self.decision is not None
        self.game.answer(self.decision.seat, place)
        self.look()

    def act(self, action: Any) -> int:
        """Answer with an action; whether the game goes on. One that is not legal changes nothing."""
        try:
            place = self.offered.index(action)
        except ValueError:
            return NOT_LEGAL
        asked = self.decision  # a variable: the checker believes what it once knew of an attribute
        assert asked is not None
        take(self.game, asked, place)
        self.game.advance()
        self.look()
        return GOES_ON if self.decision is not None and not self.is_broken_off() else ENDED

    def is_broken_off(self) -> bool:
        """Whether the game has gone on for so long that it is given up."""
        return len(self.game.answers) > 2 * LONGEST  # an answer is kept as two numbers

    def mask(self) -> bytearray:
        """A byte for each action: 1 where it is legal."""
        mask = bytearray(self.actions.count)
        for action in self.offered:
            mask[action] = 1
        return mask

    def seen(self, seat: int) -> bytearray:
        """What a seat knows of the table: `Layout.state_size` bytes."""
        return bytearray(self.game.encoded_state(seat))


def place_of(action: int, offered: list[int]) -> int:
    """The place of the option that has this action, or -1 where none has."""
    for place in range(len(offered)):
        if offered[place] == action:
            return place
    return -1


class ActionGames(ManyGames):
    """Games side by side: `ManyGames`, with rows that have no options, and a mask of the actions instead.

    All buffers are flat and of plain bytes, one part for each game.
    `rows` has what the asked seat knows (`Layout.state_size`), `masks` the legal actions (`Actions.count`), `last_rows`
    what the seat that answered last knew when its game had ended, if it ended with the last step.
    """

    leaves_to_luck: bool = False

    def __init__(
        self,
        info: GameInfo,
        seats: list[int],
        seed: str,
        options: dict[str, Any] | list[dict[str, Any]] | None,
        policies: list[Policies] | None,
        rows: Any,
        masks: Any,
        last_rows: Any,
        longest: int = LONGEST,
    ) -> None:
        self.actions: Actions = info.actions
        self.state_size: i64 = info.layout.state_size
        self.masks: Any = writable(masks)
        self.last_rows: Any = writable(last_rows)
        self.nothing_legal = bytes(self.actions.count)
        self.offered: list[list[int]] = [[] for _ in seats]  #: the action of each option
        self.answered = bytearray(len(seats))  #: who answered last
        super().__init__(info, seats, seed, options, policies, None, rows, longest)

    def row_size(self) -> int:
        return int(self.state_size)

    def step_actions(self, actions: list[int]) -> None:
        """Answer what each game asks with an action, and go on until each asks again.

        If one of them is not legal, nothing is answered.
        """
        offered = self.offered
        if len(actions) != len(offered):
            raise BadEncoding(why="actions", given=str(len(actions)), valid=str(len(offered)))
        choices: list[int] = []
        for place in range(len(offered)):
            choice = place_of(actions[place], offered[place])
            if choice < 0:
                legal = ", ".join([str(action) for action in offered[place]])
                raise BadEncoding(why="actions", given=f"[{place}]: {actions[place]}", valid=f"[{place}]: {legal}")
            choices.append(choice)
        for place in range(len(offered)):
            self.answered[place] = self.seats[place]
            self._answer(place, choices[place])

    def _ask(self, place: int, game: Game, decision: Decision) -> None:
        seat = decision.seat
        offset: i64 = place
        offset *= self.state_size
        self._room.buffer[offset : offset + self.state_size] = game.encoded_state(seat)
        self.seats[place] = seat
        begin = place * self.actions.count
        masks = self.masks
        masks[begin : begin + self.actions.count] = self.nothing_legal
        offered = self.actions.of(decision, game.config.seats)
        for action in offered:
            masks[begin + action] = 1
        self.offered[place] = offered
        self.counts[place] = len(offered)

    def _tell(self, place: int, game: Game) -> None:
        super()._tell(place, game)
        offset: i64 = place
        offset *= self.state_size
        self.last_rows[offset : offset + self.state_size] = game.encoded_state(self.answered[place])
