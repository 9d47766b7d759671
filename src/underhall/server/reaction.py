"""The reaction window: a moment in which everybody may react before the game goes on.

Where several people play, a window stays open for some seconds at the least, whether or not anybody can react, and
nobody sees what is done in it before it closes. Until then all but the one who acted see `public_game`, the game as it
was when the window opened. The rules ask one seat after the other, but people are asked all at once: an answer that
comes before its turn is queued. So nobody can tell from the pace of the game who was asked.

The states, and what leads from one to the next:

    CLOSED ──open──▶ ANNOUNCED ──start_asking──▶ OPEN ──act──▶ ACTED ──go_beyond──▶ BEYOND
       ▲                                          │  ▲            │                   │
       └───────────────────close──────────────────┘  └────────take_back_act───────────┘
                           (from ACTED and BEYOND as well)
"""

from enum import Enum
from typing import Final

from underhall.kernel import pace
from underhall.kernel.agenda import NOBODY
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.pace import Moment
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import AnswerCount
from underhall.server.undo import UndoPoint


class Phase(Enum):
    """How far a reaction window has come."""

    CLOSED = "closed"  # there is none
    ANNOUNCED = "announced"  # everybody is shown that it opens; nobody has been asked yet
    OPEN = "open"  # seats are asked, and all who were asked have passed so far
    ACTED = "acted"  # somebody has reacted; only they can see that
    BEYOND = "beyond"  # the game has left the window behind, and waits for its time to be over


# By these names compiled code finds them at once; to look up a member of an enum takes longer than a step of the game.
CLOSED: Final = Phase.CLOSED
ANNOUNCED: Final = Phase.ANNOUNCED
OPEN: Final = Phase.OPEN
ACTED: Final = Phase.ACTED
BEYOND: Final = Phase.BEYOND


class QueuedAnswer:
    """An answer that was given before the rules came to ask for it."""

    def __init__(self, seat: int, question: str, id: str, option: int, by: str, acts: bool) -> None:
        self.seat = seat
        self.question = question
        self.id = id  # the page's own id of the answer
        self.option = option
        self.by = by
        self.acts = acts  # it is more than a pass
        self.point: UndoPoint | None = None  # for undoing it


class ReactionWindow:
    """The reaction window of a session; there is one at a time."""

    def __init__(self) -> None:
        self.count = 0  # windows opened so far
        self.phase = CLOSED
        self.moment: Moment | None = None
        self.public_game: Game | None = None  # None: there is nobody to hide anything from
        self.is_timed = False  # whether its least time is still running
        self.actor: int = NOBODY  # the seat that has reacted
        self.next: Moment | None = None  # the moment that the game has come to, in BEYOND
        self.holders: set[int] = set()  # seats that want it to stay open until they pass
        self.queued: dict[int, QueuedAnswer] = {}  # by seat
        self.given: list[QueuedAnswer] = []  # people's answers whose turn has come
        self.unacknowledged: list[tuple[int, str]] = []  # seat and id of answers to acknowledge when it closes

    # -- states ---------------------------------------------------------------------------------------------------

    def open(self, moment: Moment) -> None:
        """A moment for reactions has come."""
        assert self.phase is CLOSED, self.phase
        self.phase = ANNOUNCED
        self.moment = moment
        self.count += 1

    def hide(self, public_game: Game, holders: set[int]) -> None:
        """From now on the others see `public_game`, and the least time of the window runs."""
        assert self.phase is ANNOUNCED, self.phase
        self.public_game = public_game
        self.holders = holders
        self.is_timed = True

    def start_asking(self) -> None:
        assert self.phase is ANNOUNCED, self.phase
        self.phase = OPEN

    def act(self, seat: int) -> None:
        """`seat` has reacted, or has chosen more about its reaction."""
        if self.phase is CLOSED:
            return
        assert self.phase is OPEN or self.phase is ACTED, self.phase
        self.phase = ACTED
        self.actor = seat

    def take_back_act(self) -> None:
        """The reaction has been undone: the window is open again."""
        if self.phase is ACTED or self.phase is BEYOND:
            self.phase = OPEN
        self.actor = NOBODY
        self.next = None

    def go_beyond(self, moment: Moment | None) -> None:
        """The game has gone on to `moment`, or to a question or its end (None); nobody but the actor is shown that."""
        assert self.phase is ACTED, self.phase
        self.phase = BEYOND
        self.next = moment

    def close(self) -> None:
        """The window is over. Whoever closes it has dealt with what is queued and unacknowledged."""
        self.phase = CLOSED
        self.moment = None
        self.public_game = None
        self.actor = NOBODY
        self.next = None
        self.holders = set()
        self.queued.clear()
        self.given.clear()
        self.unacknowledged.clear()

    # -- what it means for a seat ---------------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Whether it stays open though everybody has passed or acted."""
        return self.is_timed or bool(self.holders)

    @property
    def asks_ahead(self) -> bool:
        """Whether people are asked before the rules come to them."""
        return self.public_game is not None and self.actor == NOBODY

    def game_shown_to(self, seat: int) -> Game | None:
        """The public game, if the seat sees that instead of the real one."""
        return self.public_game if seat != self.actor else None

    def keeps_asking(self, seat: int) -> bool:
        """Whether the seat's question stays open whatever happens: nobody may notice that somebody else has acted."""
        return self.public_game is not None and self.actor not in (NOBODY, seat)

    # -- answers --------------------------------------------------------------------------------------------------

    def must_wait(self, answer: QueuedAnswer, info: GameInfo, game: Game) -> bool:
        """Whether its seat could tell from what comes of the answer now whether anybody was asked before it."""
        return answer.acts and self.is_timed and answer.seat != info.first_to_react(game)

    def give(self, answer: QueuedAnswer, answered: AnswerCount) -> str:
        """The turn of this answer has come, after `answered` others; what to write into the log with it."""
        if answer.point is None:
            return ""
        answer.point.answered = answered
        self.given.append(answer)
        return f"{answer.question} {answer.id}"

    def queue_again(self, answered: AnswerCount, seat: int) -> None:
        """Back to the first `answered` answers: what others than `seat` have given since waits for its turn again."""
        later = [each for each in self.given if each.point is not None and each.point.answered >= answered]
        for answer in later:
            self.given.remove(answer)
            if answer.seat != seat:
                self.queued[answer.seat] = answer

    def take_unacknowledged(self, seat: int) -> list[str]:
        """The ids of this seat's answers that have not been acknowledged; they are now."""
        ids = [id for other, id in self.unacknowledged if other == seat]
        self.unacknowledged = [each for each in self.unacknowledged if each[0] != seat]
        return ids


def decisions_ahead(info: GameInfo, game: Game, moment: Moment | None) -> list[Decision]:
    """What the rules ask later in this moment if everybody passes, up to somebody who can do more than react."""
    found: list[Decision] = []
    if moment is None or moment.waiting in game.pending:
        return found
    world = game.clone()
    pending = world.pending
    while len(pending) == 1 and info.is_reaction(pending[0]):
        pace.take(world, pending[0], info.default_option(pending[0]))
        if not moment.still_open(world):
            break
        pace.step(world)
        pending = world.pending  # by a name of its own: the compiler takes for granted a length that was checked
        found += pending
    return found
