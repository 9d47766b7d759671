"""A game restored from the log of its table: after a restart, or when somebody comes back to it."""

from typing import Final

import msgspec

from underhall.bots import BOTS
from underhall.errors import UnknownInState
from underhall.kernel.game import TurnSnapshot
from underhall.server.changes import LogEntry
from underhall.server.errorlog import ERRORS
from underhall.server.playback import UnplayableAnswer, decision_for, play_answers
from underhall.server.protocol import Policy
from underhall.server.record import CARETAKER, Record
from underhall.server.refusals import Refusal, problem_of
from underhall.server.session import UNDO_QUEUED, GameSession
from underhall.server.store import Row
from underhall.server.table import Table

WINDOWS_BEFORE: Final = 10  # reaction windows: among friends, nothing from before a restart can be undone


class Step:
    """An answer or a change of policy from the log."""

    def __init__(self, row: Row) -> None:
        self.seat: int = row["seat"]
        self.option: int = row["value"]
        self.by: str = row["by"]
        self.note: str = row["note"]
        self.policy = msgspec.json.decode(row["note"], type=Policy) if row["kind"] == "policy" else None


class LogReader:
    """What the rows of a log add up to."""

    def __init__(self, record: Record, log: list[Row]) -> None:
        self.record = record
        self.steps: list[Step] = []  # those that have not been undone
        self.rewinds = [0] * len(record.places)
        self.answered: list[dict[str, tuple[str, int]]] = [{} for _ in record.places]
        self.banks: dict[int, int] = {}  # milliseconds by seat
        self.first_cards = first_cards(log)
        for row in log:
            if row["seat"] >= 0 and row["bank"] >= 0:
                self.banks[row["seat"]] = row["bank"]
            self._read_row(row)
        for step in self.steps:
            if step.by == "person" and step.policy is None:
                self._note_answered(step.seat, step.note, step.option)

    def _read_row(self, row: Row) -> None:
        kind, seat, value = row["kind"], row["seat"], row["value"]
        if kind in ("answer", "policy"):
            self.steps.append(Step(row))
        elif kind == "undo":
            if value != UNDO_QUEUED:
                self.steps = first_answers(self.steps, value)
            for again in row["note"].split():
                self.rewinds[int(again)] += 1
        elif kind == "moot":
            self._note_answered(seat, row["note"], value)
        elif kind == "caretaker":
            self.record.change_place(seat, caretaker=bool(value))
        elif kind == "resign":
            self.record.change_place(seat, resigned=True, caretaker=False)

    def _note_answered(self, seat: int, note: str, option: int) -> None:
        question, _, id = note.partition(" ")
        self.answered[seat][question] = (id, option)


def restore_as_possible(table: Table, log: list[Row], states: list[Row]) -> None:
    """Restore the game of a table; if that cannot be done, the table is there to say so."""
    try:
        restore(table, log, states)
    except Exception as error:
        table.close_session()
        table.problem = problem_of(error)
        # In lists there is no room for what exactly is missing.
        is_card = isinstance(error, UnknownInState) and error.details["why"] == "card"
        table.record.problem = "refused-other-cards" if is_card else table.problem.error
        ERRORS.report(f"table {table.record.id} cannot be taken up", error)


def restore(table: Table, log: list[Row], states: list[Row]) -> None:
    """Bring the game of `table` to where its log leaves it, and let it go on from there.

    A game of other rules or cards goes on from the last of its `states`. If what was answered since is not possible any
    more, the turn of that state begins again, and that is written down like an undo. With other cards, a game that has
    no state yet is dealt anew. Either way those at the table are told that their cards have changed.
    """
    record = table.record
    found = LogReader(record, log)
    table.first_cards = found.first_cards
    _check_cards(table, states)
    if record.standing == "ended" or record.cards == table.info.cards:
        session = _restored_session(table, found, states)
    elif states:
        session = _restored_session(table, found, states)
        table.change_cards()
    else:
        session = _begun_again(table, found, states)
        table.deal_anew()
    if record.standing == "ended":  # whether or not all of it can be played again, that is what was answered
        session.game.answers = [
            value for step in found.steps if step.policy is None for value in (step.seat, step.option)
        ]
    session.window.count = WINDOWS_BEFORE
    session.questions.restore(found.rewinds, found.answered)
    for seat, bank in found.banks.items():
        session.clocks.restore_bank(seat, bank)
    table.note_turns()
    if record.standing == "ended":
        session.game.advance()
        session.over = True
    else:
        session.fast_forward()
        table.go_on()


def _restored_session(table: Table, found: LogReader, states: list[Row]) -> GameSession:
    """A session with all that the log says; a turn that cannot be played any more begins again."""
    try:
        return _replayed_session(table, found.steps, states)
    except UnplayableAnswer:
        if table.is_current:
            raise
        session = table.session
        if table.record.standing != "running" and session is not None:
            return session
    return _begun_again(table, found, states)


def _begun_again(table: Table, found: LogReader, states: list[Row]) -> GameSession:
    """A session at the beginning of the turn; that what was answered since is gone, is written down."""
    kept = states[-1]["answered"] if states else 0
    found.rewinds = [each + 1 for each in found.rewinds]
    everybody = " ".join(str(seat) for seat in range(len(found.rewinds)))
    table.close_session()
    table.log(LogEntry("undo", -1, kept, "rules", everybody, -1))
    return _replayed_session(table, first_answers(found.steps, kept), states)


def _replayed_session(table: Table, steps: list[Step], states: list[Row]) -> GameSession:
    """Start the game, or resume it at the last of its states, and repeat what was done since."""
    record, info = table.record, table.info
    done = 0
    if states:
        snapshots = [TurnSnapshot(row["answered"], msgspec.msgpack.decode(row["state"])) for row in states]
        done = snapshots[-1].answered
        game = info.resume(table.config, snapshots[-1].state, False)
        game.snapshots = snapshots  # resuming has made the last one a second time
        answers = [step for step in steps if step.policy is None][:done]
        game.answers = [value for step in answers for value in (step.seat, step.option)]
    else:
        game = info.start(len(record.places), record.seed, dict(record.options), False)
    session = table.open_session(game)
    for step in steps:
        if step.policy is not None:
            _change_policy(session, step.seat, step.policy, step.by)
        elif done:
            done -= 1
        else:
            _answer(session, step)
    return session


def _check_cards(table: Table, states: list[Row]) -> None:
    """Refuse a game whose cards are known only by the numbers that they had when it was stored.

    Earlier versions stored states with numbers. Where a running game goes on, only its last state counts.
    """
    if table.info.knows_cards(table.config.cards):
        return
    running = table.record.standing == "running"
    needed = [msgspec.msgpack.decode(row["state"]) for row in (states[-1:] if running else states)]
    if any(isinstance(state, list) for state in needed) or not (running or needed):
        raise Refusal("refused-other-cards")


def first_cards(log: list[Row]) -> str:
    """The hash of the cards that a game was started with, if they have changed since; '' otherwise."""
    return next((row["note"] for row in log if row["kind"] == "cards"), "")


def states_not_undone(log: list[Row], states: list[Row]) -> list[Row]:
    """The states of turns that have not been undone since, in their order."""
    for row in log:
        if row["kind"] == "undo" and row["value"] != UNDO_QUEUED:
            states = [each for each in states if each["number"] > row["number"] or each["answered"] <= row["value"]]
    return states


def first_answers(steps: list[Step], kept: int) -> list[Step]:
    """The first `kept` answers, and every change of policy: that is not undone with an answer before it."""
    left: list[Step] = []
    for step in steps:
        if step.policy is not None:
            left.append(step)
        elif kept:
            kept -= 1
            left.append(step)
    return left


def _answer(session: GameSession, step: Step) -> None:
    game = session.game
    if step.by in ("person", "policy"):
        game.advance()
        decision = decision_for(game, step.seat, step.option)
        if step.by == "policy":
            session.policies[step.seat].wants(session.info, game, decision)  # it keeps track of what is urgent
        else:
            if session.info.question_reveals_information(decision):
                session.undo_history.clear(step.seat)
            session.note_answer(decision, step.option)
    play_answers(game, [step.seat, step.option])


def _change_policy(session: GameSession, seat: int, settings: Policy, by: str) -> None:
    session.game.advance()
    if by == "person":
        session.policies[seat].change(settings, session.info, session.game, seat)
    else:
        session.policies[seat].settings = settings
    session.record.change_place(seat, policy=settings)


def replace_lost_bots(record: Record) -> None:
    """Where a bot is stored that there is no more, the caretaker plays."""
    for seat, place in enumerate(record.places):
        if place.bot and place.bot not in BOTS:
            record.change_place(seat, bot=CARETAKER)
            ERRORS.report(f"table {record.id}", f"there is no bot {place.bot!r} any more; {CARETAKER} plays instead")
