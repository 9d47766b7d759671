"""The value every game is: an agenda, what is asked, what happened, and the one way to change it."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from underhall.errors import BadEncoding, GameOver, NotYourDecision, OptionNotOffered, StaleAnswer
from underhall.kernel.agenda import FIRST, NO_CARD, NO_EVENT, NOBODY, NOTHING, Frame, Op, Program
from underhall.kernel.decisions import Choice, Decision, Option, Wording, others
from underhall.kernel.events import EVERYONE, Event, Message, Part
from underhall.kernel.fields import COPY, Fields, inserted, replaced
from underhall.kernel.guard import answered as answered_guarded
from underhall.kernel.guard import possible as possible_guarded
from underhall.kernel.guard import run as run_guarded
from underhall.kernel.house import House, house_of
from underhall.kernel.luck import Luck
from underhall.kernel.state_reader import Names, read_state
from underhall.kernel.state_writer import write_state
from underhall.kernel.types import AnswerCount, CardNo, EventNumber, OptionCode, SeatNo

if TYPE_CHECKING:
    from underhall.kernel.encoding import Layout
    from underhall.kernel.playout import Policy, Tally

NEVER: Final = -1  # no limit to a playout
START: Final = Frame(Program("start", ()), 0, NOBODY, NO_CARD, NO_EVENT, ())
NO_LUCK: Final = Luck(0, 0, 0, 0)  # of a game that has not been filled yet


class TurnSnapshot:
    """The state at the start of a turn, enough to carry on from there."""

    def __init__(self, answered: AnswerCount, state: object) -> None:
        self.answered = answered  # how many answers led here
        # Bytes, because a long game keeps hundreds of them: as lists, the garbage collector would walk them all.
        self.packed: bytes = msgspec.msgpack.encode(state)

    @property
    def state(self) -> Any:
        """What `Game.dump` wrote: a dict by names; in games stored by earlier versions a list."""
        return msgspec.msgpack.decode(self.packed)


class GameConfig:
    """What a game was started with; with the answers it is the whole game. Shared by clones."""

    def __init__(self, game: str, rules: int, cards: str, seats: int, seed: str, options: dict[str, str]) -> None:
        self.game = game  #: the id of the game
        self.rules = rules  #: goes up when behaviour changes, not when code does
        self.cards = cards  #: a hash of the printed facts in use
        self.seats = seats  #: how many play
        self.seed = seed  #: where the luck comes from
        self.options = options  #: the value of every option, chosen or not
        self.house: House | None = house_of(game, options)  #: the house sets that it is played with


class Outcome:
    """How a game ended."""

    def __init__(self, winners: list[int], scores: list[int], rule: str) -> None:
        self.winners = winners  #: the seats that won; several share a win, none is possible, too
        self.scores = scores  #: by seat, in the game's own measure
        self.rule = rule  #: the id of the rule that ended it

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, rule={self.rule!r})"


class Game:
    """Everything in progress, and the loop that works it. A game subclasses this and adds its own state.

    What is state has a default in the class body and a line in `fields` (see kernel/fields.py); what a game was
    started with, what is asked and the history are no state.
    """

    # How many decisions each seat has been posed. They are counted seat by seat, so that the number of one's own
    # decision does not give away how often others have been asked.
    decision_counts: tuple[int, ...] = ()
    event_count: int = 0  # how many events so far, kept or not
    turn: int = 0  # a game counts its own

    def __init__(self, config: GameConfig, wording: Wording, quiet: bool) -> None:
        self.config = config
        self.wording = wording
        self.quiet = quiet  # search and simulation keep no events
        self.luck = NO_LUCK
        self.agenda: list[Frame] = []
        self.pending: tuple[Decision, ...] = ()
        self.events: list[Event] = []
        self.answers: list[int] = []  # seat and option index of each, enough to replay
        self.has_history = True  # the history is all here; a clone has left it behind
        self.snapshots: list[TurnSnapshot] = []
        self.frame = START  # what is running now; events take their cause from it
        # With house sets, steps are watched (kernel/guard.py): how many since the last answer, which cards are cut off.
        self.guarded = config.house is not None
        self.steps = 0
        self.cut_off: tuple[int, ...] = ()

    def fields(self, f: Fields, of: "Game") -> None:
        """Every field of the state. A game goes on with its own: `super().fields(f, of)` comes first."""
        self.luck = f.luck("luck", of.luck)
        self.agenda = f.frames("agenda", of.agenda)
        self.decision_counts = f.numbers("asked", of.decision_counts)
        self.event_count = f.number("happened", of.event_count)
        self.turn = f.number("turn", of.turn)

    def __repr__(self) -> str:
        config = self.config
        moment = f"over in turn {self.turn}" if self.over else f"turn {self.turn}"
        return f"<{config.game}: seats {config.seats}, seed {config.seed!r}, {moment}>"

    # -- the public surface ------------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is asked right now: one decision, or several when seats choose at the same time."""
        return self.pending

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody is asked anything."""
        return not self.pending

    def decision_of(self, seat: int) -> Decision | None:
        """What `seat` is asked right now, if anything."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, seat: int | bool, option: Option | int) -> None:
        """Answer the decision of `seat` with one of its options (or that option's place in the list).

        Anything else is refused with an error that says why, and nothing changes. `True` is no seat either: as a plain
        int, compiled code could not tell it from 1.
        """
        decision = self.decision_of(seat) if type(seat) is int else None
        if decision is None:
            if not self.pending:
                raise GameOver()
            raise NotYourDecision(seat=repr(seat), waiting=", ".join(str(d.seat) for d in self.pending))
        codes = decision.codes
        index = -1
        if isinstance(option, Option):
            if option.decision_number != decision.number:
                raise StaleAnswer(seat=seat, asked=option.decision_number, now=decision.number)
            if 0 <= option.index < len(codes) and option.code == codes[option.index]:
                index = option.index
        elif isinstance(option, int) and not isinstance(option, bool) and option < len(codes):
            index = option
        if index < 0:
            raise OptionNotOffered(seat=seat, given=str(option), offered="; ".join(str(o) for o in decision.options))
        self.answers.append(decision.seat)
        self.answers.append(index)
        self.pending = others(self.pending, decision)
        self.frame = decision.frame
        self.carry_on(decision, codes[index])
        self.advance()

    def playout(self, policies: "list[Policy]", lucks: list[Luck], turn: int = NEVER, answers: int = NEVER) -> "Tally":
        """Let policies play on, one with a luck of its own for each seat; see kernel/playout.py.

        It ends with the game, when `turn` has begun, or after so many answers.
        """
        from underhall.kernel.playout import play_on  # it stands on this module

        return play_on(self, policies, lucks, turn, answers)

    def events_for(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """The events numbered `since` and later, as `seat` may see them (-1: as a watcher may)."""
        return [e.seen(seat, self.wording) for e in self.events if e.number >= since]

    def event(self, number: int) -> Event | None:
        """The event of this number, or None if it is not known here: a clone has none, a resumed game none from before
        the state that it goes on from."""
        events = self.events
        if not events:
            return None
        place = number - events[0].number
        return events[place] if 0 <= place < len(events) else None

    # -- for ops -----------------------------------------------------------------------------------

    def advance(self) -> None:
        """Work the agenda until somebody owes a decision or nothing is left."""
        while not self.pending and self.agenda:
            agenda = self.agenda
            frame = agenda[-1]
            program = frame.program
            pc = frame.pc
            if pc + 1 < program.length:
                agenda[-1] = frame.next()
            else:
                agenda.pop()
            self.frame = frame
            if self.guarded:
                run_guarded(self, frame)
            else:
                program.ops[pc].run(self, frame)

    def run_frame(self, frame: Frame) -> None:
        """Run the op of a frame that has been taken off the agenda: for whoever works it step by step."""
        if self.guarded:
            run_guarded(self, frame)
        else:
            frame.program.ops[frame.pc].run(self, frame)

    def is_possible(self, op: Op[Any], frame: Frame) -> bool:
        """Whether the op can be done at all."""
        return possible_guarded(self, op, frame) if self.guarded else op.possible(self, frame)

    def carry_on(self, decision: Decision, code: OptionCode) -> None:
        """Let the op that has asked carry on with this answer."""
        if self.guarded:
            answered_guarded(self, decision, code)
        else:
            decision.op.answered(self, decision.frame, decision.seat, code)

    def push(self, program: Program, seat: SeatNo, source: CardNo, cause: EventNumber, picks: tuple[int, ...]) -> None:
        if source == NO_CARD and cause == NO_EVENT and picks is FIRST:
            self.agenda.append(program.by_rule(seat, 0))
        else:
            self.agenda.append(Frame(program, 0, seat, source, cause, picks))

    def again(self, frame: Frame, picks: tuple[int, ...]) -> None:
        """Run the op of `frame` once more with other picks, before the rest of its program. Call it first."""
        count = len(picks)
        if picks is frame.picks:
            same = frame
        elif count == 1:
            same = frame.at(picks[0])
        else:
            same = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, picks)
        if frame.pc + 1 < frame.program.length:
            self.agenda[-1] = same  # instead of the rest, which comes back when the op runs
        else:
            self.agenda.append(same)

    def pick(self, pick: int) -> None:
        """Hand the pick on to the rest of the program that asked for it."""
        self.agenda[-1] = self.agenda[-1].picking(pick)

    def drop(self, frame: Frame) -> None:
        """Give up the rest of the program that `frame` is of, if there is a rest."""
        if frame.pc + 1 < frame.program.length:
            self.agenda.pop()

    def ask(self, op: Choice[Any], frame: Frame, seat: SeatNo, codes: list[OptionCode]) -> None:
        counts = self.decision_counts
        number = counts[seat] + 1
        self.decision_counts = replaced(counts, seat, number)
        decision = Decision(number, seat, op, frame, codes, self.wording)
        pending = self.pending
        place = len(pending)
        while place > 0 and pending[place - 1].seat > seat:  # by seat: the order must not give away who was quicker
            place -= 1
        self.pending = inserted(pending, place, decision) if pending else (decision,)

    def emit(
        self,
        message: Message,
        rule: str,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
        seen_by: int = EVERYONE,
    ) -> EventNumber:
        """Say what happened and by which rule; the number of the event comes back, to be the cause of others."""
        number = EventNumber(self.event_count)
        self.event_count = number + 1
        if not self.quiet:
            values = (a, b, c, d, e)
            frame = self.frame
            self.events.append(Event(number, message, rule, values, frame.cause, frame.source, seen_by))
        return number

    def explain(self, parts: list[Part]) -> None:
        """Say what the number in the last event is made of. Nobody asks in a quiet game."""
        self.events[-1].parts = tuple(parts)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        raise NotImplementedError

    def blank(self) -> "Game":
        """A quiet game that was started with the same, and has no state yet."""
        raise NotImplementedError

    def clone(self) -> "Game":
        """A copy to play on with; the history stays behind."""
        raise NotImplementedError

    def fill_from(self, game: "Game") -> None:
        """Take over the state of another game: what `clone` does with a blank one."""
        self.fields(COPY, game)
        self.pending = game.pending
        self.has_history = False

    def take_back(self, before: "Game", events: int) -> None:
        """Go back to the state of a clone made when there were so many events."""
        history = self.has_history
        self.fill_from(before)
        self.has_history = history
        del self.events[events:]

    def imagine(self, seat: int, luck: Luck) -> "Game":
        """A copy in which all that `seat` cannot know is dealt afresh, fitting everything it has seen."""
        raise NotImplementedError

    def view(self, seat: int) -> Any:
        """All that `seat` may know, as one plain struct (-1: what a watcher may know).

        It is the `View` in the game's `view_types.py`; each game has one of its own.
        """
        raise NotImplementedError

    def encode(self, seat: Any, buffer: Any, offset: Any = 0) -> int:
        """Write what `seat` may know, and its options, as bytes into `buffer`; how many options there are comes back.

        The bytes are those of the game's layout (kernel/encoding.py), from `offset` on.
        """
        from underhall.kernel.encoding import write_row  # most games are played by people

        return write_row(self, self.layout(), seat, buffer, offset)

    def layout(self) -> "Layout":
        """How the bytes of `encode` are laid out."""
        from underhall.kernel.encoding import NEEDED  # no game of ours comes here

        raise BadEncoding(why="game", given=self.config.game, valid=NEEDED)

    def encoded(self, seat: int) -> bytes:
        """The bytes of `encode`, but for the places of options that the seat does not have."""
        raise NotImplementedError

    def encoded_state(self, seat: int) -> bytes:
        """What the seat knows of the table, as the first `Layout.state_size` bytes of `encode` have it."""
        return self.encoded(seat)[: self.layout().state_size]

    def fingerprint(self) -> list[object]:
        """Everything that makes this moment what it is, for comparing two games."""
        return [self.dump(self.agenda), [decision.dump() for decision in self.pending]]

    def save(self) -> bytes:
        """The game as bytes: what it was started with, all answers, and the state at each turn."""
        from underhall.kernel.saves import write_save  # interpreted, and not needed to play

        return write_save(self)

    def dump(self, agenda: list[Frame]) -> Any:
        """The whole state by names, cards by id, with `agenda` as what is in progress: see `write_state`."""
        before = self.agenda
        self.agenda = agenda
        state = write_state(self, self.blank(), self.wording.cards)
        self.agenda = before
        return state

    def restore(self, state: object, names: Names) -> None:
        """Take over a state that `dump` wrote; the caller lets the game carry on."""
        read_state(self, state, names)

    def take_snapshot(self, frame: Frame) -> None:
        """Remember this moment, just before the op of `frame` runs."""
        if not self.quiet:
            rest = self.agenda[:-1] if frame.pc + 1 < frame.program.length else self.agenda[:]
            rest.append(frame)
            self.snapshots.append(TurnSnapshot(AnswerCount(len(self.answers) // 2), self.dump(rest)))

    def relist_options(self, seat: SeatNo) -> None:
        """List anew the options of every decision not owned by `seat`, after its secrets were dealt afresh.

        Where everybody waits, no seat is asked and nothing is listed (kernel/pace.py).
        """
        for place in range(len(self.pending)):
            d = self.pending[place]
            if d.seat >= 0 and d.seat != seat:
                codes = d.op.options(self, d.frame, d.seat)
                fresh = Decision(d.number, d.seat, d.op, d.frame, codes, self.wording)
                self.pending = replaced(self.pending, place, fresh)


class Do(Op[Game]):
    """Run another program, from its first step, before going on with this one."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def run(self, g: Game, frame: Frame) -> None:
        g.push(self.program, frame.seat, frame.source, frame.cause, FIRST)
