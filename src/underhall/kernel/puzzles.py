"""What games say of their puzzles: what is to be reached, who has got it, and what of a moment a puzzle shows."""

from typing import Any, Final

from underhall.kernel.game import Game
from underhall.kernel.types import SeatNo

WIN: Final = "win"  # what every game may ask for: the game is won, by nobody else
UNLIMITED: Final = 99

YOU: Final = "you"  # the name of whoever solves a puzzle
RIVALS: Final = ("opponent", "rival", "third", "fourth", "fifth")

Position = dict[str, Any]  # what lies where, by the words of the game's table layout


class Goal:
    """What is to be reached by a seat, from a moment on."""

    def __init__(self, kind: str, number: int = 0, limited: bool = False) -> None:
        self.kind = kind
        self.number = number  #: 0 where it has none
        self.limited = limited  #: whether the number is how many own decisions there are

    @property
    def words(self) -> str:
        """It as files write it: `souls 2`, `win`."""
        return f"{self.kind} {self.number}" if self.number else self.kind

    @property
    def decisions(self) -> int:
        """How many own decisions there are to reach it."""
        return self.number if self.limited else UNLIMITED


class Hunt:
    """A goal at a table: when it is settled, and how."""

    def __init__(self, goal: Goal, start: Game, seat: SeatNo) -> None:
        self.goal = goal
        self.seat = seat
        self.turn = start.turn

    def settled(self, game: Game) -> bool:
        """Whether there is nothing left to decide. All goals of a game are settled at the same moment."""
        raise NotImplementedError

    def reached(self, game: Game) -> bool:
        """Whether the seat has what it wants, once it is settled."""
        raise NotImplementedError


class GamePuzzles:
    """What a game knows about its puzzles. One that says nothing here has none, and none are found in it."""

    kinds: tuple[str, ...] = ()  # of goals
    counted: tuple[str, ...] = ()  # those with a number
    limited: tuple[str, ...] = ()  # those whose number is how many own decisions there are
    rolls: bool = False  # whether dice decide; where they do not, all luck is shuffling

    def goal(self, kind: str, number: int = 0) -> Goal:
        """A goal of one of the kinds."""
        return Goal(kind, number, kind in self.limited)

    # -- what a proof asks -----------------------------------------------------------------------------------------

    def hunt(self, goal: Goal, start: Game, seat: SeatNo) -> Hunt:
        """The goal at this very table."""
        raise NotImplementedError

    def known_cards(self, game: Game, seat: SeatNo) -> frozenset[str]:
        """The cards that the seat knows: all that there are, but for those that lie in decks and others' hands only."""
        raise NotImplementedError

    def unforeseen(self, game: Game) -> int:
        """How many cards lie face down that come by themselves: once there are fewer, nothing is certain."""
        return 0

    def dice_rolled(self, game: Game) -> int:
        """How many plain dice have been rolled in the events of this game."""
        return 0

    # -- what somebody asks who looks for puzzles ------------------------------------------------------------------

    def player(self) -> str | dict[str, int]:
        """Who plays the games that are looked through: a policy, as `read_policies` reads it."""
        return "greedy"

    def moment(self, game: Game) -> str:
        """The word with which a layout begins what is going on, or "" where nothing is looked for."""
        return ""

    def solvers(self, game: Game) -> list[int]:
        """The seats for which something may be found at such a moment."""
        return [seat for seat in range(game.config.seats) if self.takes_part(game, seat)]

    def takes_part(self, game: Game, seat: int) -> bool:
        """Whether the seat is still in the game, and has a place at the table that a puzzle describes."""
        return True

    def position(self, game: Game, seats: dict[str, int]) -> Position:
        """What lies where, in the words of the table layout; `seats` are those to describe, by name."""
        raise NotImplementedError

    def variants(self, position: Position) -> list[Position]:
        """The position, and others like it that may be tried in its place."""
        return [position]

    def wishes(self, start: Game) -> list[Goal]:
        """What may be worth asking for here, the most first."""
        return []

    def motif(self, position: Position) -> list[str]:
        """What in the position two puzzles have alike that are one puzzle twice."""
        return []
