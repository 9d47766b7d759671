"""A table: its seats, its game session, its connections, its chat and its votes.

Everything that happens to a table comes through a public method here. Whatever a frame says has been stored before the
frame goes out: a method collects what changes (`changing`), and when it is done, all of it is stored and then sent.
"""

import time as calendar
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from underhall.kernel.game import Game, GameConfig
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import WATCHER
from underhall.server import chat
from underhall.server.bodies import Course, Problem
from underhall.server.bodies import Table as TableBody
from underhall.server.changes import Changes, LogEntry, Thought, Wakeup
from underhall.server.connections import Connection, deliver
from underhall.server.incoming import handle
from underhall.server.limits import Limits
from underhall.server.operations.events import EVENTS
from underhall.server.operations.figures import FIGURES
from underhall.server.playback import play_answers
from underhall.server.protocol import Answer, Closed, FromPage, Line, Ping, Refused, Said, Say, Votes
from underhall.server.publish import Publisher
from underhall.server.record import Ending, Record
from underhall.server.refusals import Refusal
from underhall.server.session import GameSession
from underhall.server.store import Store
from underhall.server.thinking import Thinking
from underhall.server.timing import NO_REGRET, Time, Timer

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(FromPage)
BOTS: Final = Wakeup.BOTS
VISITS_APART: Final = 3600  # seconds
ABSENT_AFTER: Final = 600.0  # seconds after which nobody has to wait for an absent person's vote


class Changing:
    """While it lasts, what changes at a table is collected; at its end, everything is stored and sent."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.is_outermost = False

    def __enter__(self) -> None:
        publisher = self.table.publisher
        self.is_outermost = not publisher.is_collecting
        publisher.is_collecting = True

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        if self.is_outermost:
            if kind is None:
                self.table.flush()
            self.table.publisher.is_collecting = False


class Table:
    """One table with everything that goes on at it."""

    def __init__(
        self,
        record: Record,
        info: GameInfo,
        store: Store,
        time: Time,
        limits: Limits,
        thinking: Thinking,
        window_time: Callable[[], float],
        regret_time: float = NO_REGRET,
    ) -> None:
        self.record = record
        self.info = info
        self.store = store
        self.time = time
        self.limits = limits
        self.thinking = thinking
        self.window_time = window_time
        self.regret_time = regret_time
        self.session: GameSession | None = None
        self.publisher = Publisher(record, info)
        self.lines: list[Line] = []  # the chat
        self.next_line = 0
        self.votes: set[int] = set()  # seats that want to end the game
        self.departed: set[int] = set()  # seats whose people have left the table, until they come back
        self.muted: dict[str, set[int]] = {}  # by guest: people of whom they want no chat
        self.is_muted: Callable[[str, str], bool] = lambda guest, address: False  # by the host
        self.log_length = 0
        self.empty_since = time.now()  # when the last connection was closed
        self.away_since = [self.empty_since] * len(record.places)  # when the person of each seat was last here
        self.replay: object = None  # for looking back; see replays.py
        self.history: Course | None = None
        self.readers = 0  # requests that look back right now, in another thread
        self.broken = False  # something could not be stored, so what is in memory must not be shown
        self.problem: Problem | None = None  # why the game of this table cannot be continued, if it cannot
        self.first_cards = ""  # the hash of the cards that the game was started with, if they have changed since
        self.last_state = -1  # the number of the last state stored
        self._turns = 0  # how many turns of the game have been noted
        self._timers: dict[Wakeup, Timer] = {}
        self._has_unstored = False  # rows were handed to the store since the last flush
        self._in_flight = 0  # flushes that wait for their commit

    # -- storing and sending --------------------------------------------------------------------------------------

    def changing(self) -> Changing:
        """Whoever changes anything does so within this."""
        return Changing(self)

    def apply(self, changes: Changes, session: GameSession) -> None:
        """Store what the session changed, and collect what is to be sent."""
        for entry in changes.log:
            self.log(entry)
        self.publisher.add(changes, session)
        for why, seconds in changes.wakeups:
            self._set_timer(why, seconds)
        for thought in changes.thoughts:
            self.thinking.begin(thought, self.record.id, partial(self._take_thought, session, thought))
        if changes.ended:
            self._end_by_rule(session)

    def log(self, entry: LogEntry) -> None:
        if entry.kind == "answer":
            FIGURES.count_answer(entry.by)
        self.store.add(
            "log",
            {
                "table_id": self.record.id,
                "number": self.log_length,
                "kind": entry.kind,
                "seat": entry.seat,
                "value": entry.value,
                "by": entry.by,
                "note": entry.note,
                "bank": entry.bank,
            },
        )
        self.log_length += 1
        self._has_unstored = True

    def save(self, *columns: str) -> None:
        """Store these columns of the table's record."""
        self.store.change("table", self.record.id, self.record.row(*columns))
        self._has_unstored = True

    def flush(self) -> None:
        """Send all that has been collected, once it is stored. `changing` sees to it that nobody forgets this."""
        session = self.session
        if session is not None and not session.is_busy:
            self.publisher.update(session)
            self._store_turn(session.game)
            if not self.connections:
                self._note_asked()
        outbox = self.publisher.take_outbox()
        if self._has_unstored or self._in_flight:
            self._has_unstored = False
            self._in_flight += 1
            self.store.on_commit(partial(self._stored, outbox), self.record.id)
        else:
            deliver(outbox)

    def _stored(self, outbox: list[tuple[Connection, bytes]], worked: bool) -> None:
        self._in_flight -= 1
        if not worked:
            self.break_off()
        if not self.broken:
            deliver(outbox)

    def _note_asked(self) -> None:
        """Nobody is here any more: note whose move it is, so that lists can say so when the table is not loaded."""
        asked = self.asked
        stale = [seat for seat, place in enumerate(self.record.places) if place.asked != (seat in asked)]
        for seat in stale:
            self.record.change_place(seat, asked=seat in asked)
        if stale:
            self.save("seats")

    def _store_turn(self, game: Game) -> None:
        """Each new turn, store the state of the game: for the list of tables, and for newer rules."""
        is_new = len(game.snapshots) > self._turns
        self._turns = len(game.snapshots)
        if not is_new:
            return
        snapshot = game.snapshots[-1]
        # A restored table may come to a turn once more whose state was stored before.
        self.last_state = max(self.log_length, self.last_state + 1)
        self.store.add(
            "state",
            {
                "table_id": self.record.id,
                "number": self.last_state,
                "answered": snapshot.answered,
                "state": snapshot.packed,
            },
        )
        self.record.turn = self.info.turn(game)
        self.save("turn")

    def _set_timer(self, why: Wakeup, seconds: float | None) -> None:
        timer = self._timers.pop(why, None)
        if timer is not None:
            timer.cancel()
        if seconds is None:
            return
        then = partial(self._wake_up, why)
        self._timers[why] = self.time.in_turn(then) if why is BOTS else self.time.later(seconds, then)

    def _wake_up(self, why: Wakeup) -> None:
        self._timers.pop(why, None)
        session = self.session
        if session is not None:
            with self.changing():
                self.apply(session.wake_up(why), session)

    def _take_thought(self, session: GameSession, thought: Thought, option: int) -> None:
        """A bot has thought; `option` is what it has chosen, if anything."""
        if thought.is_wanted:
            with self.changing():
                self.apply(session.take_thought(thought, option), session)

    def _stop_timers(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # -- the life of a table --------------------------------------------------------------------------------------

    def start(self) -> None:
        """Everybody is there: the game starts."""
        record = self.record
        game = self._new_game()
        record.options = dict(game.config.options)
        record.rules, record.cards = game.config.rules, game.config.cards
        record.standing = "running"
        self.save("standing", "options", "seats", "rules", "cards")
        self.open_session(game)
        EVENTS.note("game-started", table=record.id, game=record.game, seats=len(record.places))
        self.go_on()

    def start_from(self, answers: list[int]) -> None:
        """Start the game after these answers, which were given at another table."""
        self.record.standing = "running"
        self.save("standing")
        session = self.open_session(self._new_game())
        with self.changing():
            for seat, option in zip(answers[::2], answers[1::2], strict=True):
                play_answers(session.game, [seat, option])
                self.apply(session.log("answer", seat, option, "before", ""), session)
            if answers:
                session.fast_forward()
            self.go_on()

    def _new_game(self) -> Game:
        record = self.record
        return self.info.start(len(record.places), record.seed, dict(record.options), False)

    def open_session(self, game: Game) -> GameSession:
        """The game is played here from now on."""
        session = GameSession(self.record, self.info, game, self.time, self.window_time, self.regret_time)
        session.connected = self.publisher.connected
        self.session = session
        self._count_watchers()
        self.note_turns()
        return session

    def note_turns(self) -> None:
        """The states of the game's turns so far need not be stored: they were, or follow from the log."""
        assert self.session is not None
        self._turns = len(self.session.game.snapshots)

    def go_on(self) -> None:
        """The game goes on, after it has started or was restored."""
        session = self.session
        assert session is not None
        with self.changing():
            # First: how far the game gets before somebody is asked is nobody's business.
            self.announce_seats()
            self.apply(session.run(), session)
            self.publisher.show_everybody()

    def change_cards(self) -> None:
        """The game goes on with the cards of today; everybody is told so."""
        record = self.record
        self.log(LogEntry("cards", -1, 0, "rules", record.cards, -1))
        self.first_cards = self.first_cards or record.cards
        self._store_cards(chat.CARDS_CHANGED)

    def deal_anew(self) -> None:
        """The game has started again with the cards of today; everybody is told so."""
        self._store_cards(chat.CARDS_DEALT_ANEW)

    def _store_cards(self, notice: str) -> None:
        self.record.cards = self.info.cards
        self.save("cards")
        self._add_line("", Line(self.next_line, chat.SERVER, "", notice, ""))

    @property
    def config(self) -> GameConfig:
        """What its game was started with."""
        record = self.record
        cards = self.first_cards or record.cards
        return GameConfig(record.game, record.rules, cards, len(record.places), record.seed, record.options)

    @property
    def is_current(self) -> bool:
        """Whether its game can be replayed answer by answer: all of it was played by the rules and cards of today."""
        return not self.first_cards and self.info.is_current(self.record.rules, self.record.cards)

    def require_playable(self) -> "Table":
        """The table; refused if its game cannot be continued."""
        if self.problem is not None:
            raise Refusal(self.problem.error, 409, **self.problem.args)
        return self

    @property
    def is_idle(self) -> bool:
        """Whether nothing goes on by itself: the table can be unloaded."""
        is_thinking = self.session is not None and self.session.is_thinking
        return not (self._in_flight or self._has_unstored or self.readers or self._timers or is_thinking)

    def _end_by_rule(self, session: GameSession) -> None:
        outcome = session.game.outcome
        winners, scores = ([], []) if outcome is None else (list(outcome.winners), list(outcome.scores))
        self._end("rule", self._without_resigned(winners, scores), scores, session)

    def _without_resigned(self, winners: list[int], scores: list[int]) -> list[int]:
        """The winners among those who have not resigned: if all have, the best of the others."""
        places = self.record.places
        if not any(place.resigned for place in places):
            return winners
        staying = [seat for seat, place in enumerate(places) if not place.resigned]
        winners = [seat for seat in winners if seat in staying]
        if not winners and staying and scores:
            best = max(scores[seat] for seat in staying)
            winners = [seat for seat in staying if scores[seat] == best]
        return winners

    def _end(self, by: str, winners: list[int], scores: list[int], session: GameSession) -> None:
        session.stop()
        self._stop_timers()
        record = self.record
        record.standing = "ended"
        record.ended = int(calendar.time())
        record.ending = Ending(by, winners, scores)
        record.answers = len(session.game.answers) // 2
        record.turn = self.info.turn(session.game)
        EVENTS.note("game-ended", table=record.id, by=by, answers=record.answers)
        self.save("standing", "ended", "outcome", "answers", "turn", "seats")
        self.announce_seats()
        self.publisher.show_everybody()

    def close_session(self) -> None:
        """The game stops where it is, and so do its clocks. It is restored from the log when somebody comes back."""
        self._stop_timers()
        if self.session is not None:
            self.session.stop_thinking()
        self.session = None

    def break_off(self) -> None:
        """What is in memory is not what is stored: forget it. The pages come back to what is stored."""
        self.broken = True
        self.close_session()
        for connection in self.connections:
            connection.close()
        self.connections.clear()

    # -- connections ----------------------------------------------------------------------------------------------

    @property
    def connections(self) -> list[Connection]:
        return self.publisher.connections

    @property
    def running_session(self) -> GameSession | None:
        """The session of a game that is not over."""
        return None if self.session is None or self.session.over else self.session

    @property
    def asked(self) -> list[int]:
        """The seats that have a question open. Only a seat's own person may hear that it is among them."""
        session = self.running_session
        return [] if session is None else sorted(session.questions.open)

    def is_connected(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def as_body(self) -> TableBody:
        """The table as everybody may see it."""
        return self.record.as_body(self.publisher.connected, self.publisher.watchers)

    def announce_seats(self) -> None:
        """Tell everybody who sits here."""
        self.publisher.send_seats(self.record.places)

    def connect(self, connection: Connection) -> None:
        """A page has opened a socket. If the seat was open elsewhere, that other connection is closed."""
        seat = connection.seat
        if seat != WATCHER:
            for other in [other for other in self.connections if other.seat == seat]:
                self.connections.remove(other)
                other.send(ENCODER.encode(Closed(Problem("refused-opened-elsewhere"))))
                other.close()
        self.connections.append(connection)
        self._count_watchers()
        with self.changing():
            self._note_visit()
            session = self.running_session
            if seat != WATCHER and session is not None:
                self.departed.discard(seat)
                self.apply(session.connect(seat), session)
            self.announce_seats()

    def _note_visit(self) -> None:
        """Somebody is here: what is visited is not cleaned up. Once an hour is enough."""
        if calendar.time() - self.record.visited > VISITS_APART:
            self.record.visited = int(calendar.time())
            self.save("visited")

    def disconnect(self, connection: Connection) -> None:
        """The socket of a page is closed."""
        connection.close()
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self._count_watchers()
        self.empty_since = self.time.now()
        with self.changing():
            if connection.seat != WATCHER:
                self.away_since[connection.seat] = self.empty_since
                session = self.running_session
                if session is not None:
                    self.apply(session.disconnect(connection.seat), session)
            self.announce_seats()

    def _count_watchers(self) -> None:
        if self.session is not None:
            self.session.has_watchers = self.publisher.watchers > 0

    # -- frames from pages ----------------------------------------------------------------------------------------

    def receive_message(self, connection: Connection, data: bytes) -> None:
        """A page has sent a message."""
        if connection.closed or self.broken:
            return
        try:
            frame = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.receive_garbage(connection)
            return
        self.receive(connection, frame)

    def receive(self, connection: Connection, frame: FromPage) -> None:
        """A page has sent a frame."""
        id = frame.id if isinstance(frame, Answer) else ""
        with self.changing():
            try:
                if not isinstance(frame, Ping):  # the socket counts these
                    self._count_frame(connection)
                handle(self, connection, frame)
            except Refusal as refusal:
                EVENTS.refused(refusal.problem.error, table=self.record.id, seat=connection.seat)
                self.publisher.send(connection, Refused(id, refusal.problem))

    def receive_garbage(self, connection: Connection) -> None:
        """A page has sent something that is no frame."""
        with self.changing():
            try:
                self._count_frame(connection)
                EVENTS.refused("refused-frame", table=self.record.id, seat=connection.seat)
                self.publisher.send(connection, Refused("", Problem("refused-frame")))
            except Refusal as refusal:
                self.publisher.send(connection, Closed(refusal.problem))
                deliver(self.publisher.take_outbox())
                self.disconnect(connection)

    def _count_frame(self, connection: Connection) -> None:
        if not self.limits.on:
            return
        self.limits.play.spend(f"{connection.guest} {connection.seat}")
        self.limits.address_play.spend(connection.address)

    def set_caretaker(self, seats: list[int], on: bool, session: GameSession) -> None:
        """Let the caretaker play for these seats, or no longer."""
        for seat in seats:
            self.apply(session.set_caretaker(seat, on), session)
        self.apply(session.run(), session)

    def depart(self, seats: list[int]) -> None:
        """The person of these seats leaves the table: caretakers play for them."""
        session = self.session
        if session is None:
            return
        with self.changing():
            for seat in seats:
                self.departed.add(seat)
                self.apply(session.set_caretaker(seat, True), session)
            self.count_votes()
            self.apply(session.run(), session)

    def abandon(self, seats: list[int]) -> None:
        """The person of these seats will not come back: they resign, or the game ends if nobody else plays."""
        with self.changing():
            for seat in seats:
                self.record.change_place(seat, cleared=True)
            self.save("seats")
            session = self.running_session
            if session is None:
                return
            others = any(place.is_playing_person for at, place in enumerate(self.record.places) if at not in seats)
            if not others:
                self._end_without_winner(session)
                return
            for seat in seats:
                if not session.over and not self.record.places[seat].resigned:
                    self.votes.discard(seat)
                    self.apply(session.resign(seat), session)
            self.count_votes()

    def close_for_host(self) -> None:
        """The host ends whatever goes on here."""
        with self.changing():
            if (session := self.running_session) is not None:
                self._end_without_winner(session)
            elif self.record.standing != "ended":
                self.record.standing = "ended"
                self.save("standing")
                self.announce_seats()

    # -- chat -----------------------------------------------------------------------------------------------------

    def say(self, connection: Connection, say: Say) -> None:
        """Somebody says something to all who want to hear it."""
        self.limits.chat.spend(connection.speaker)
        self.limits.address_chat.spend(connection.address)
        say = chat.check_line(say, self.record.free_chat)
        if say.text and self.is_muted(connection.speaker, connection.address):
            raise Refusal("refused-muted", 403)
        seat = connection.seat
        name = self.record.places[seat].name if seat != WATCHER else connection.name
        number = self.record.number_of(connection.speaker)
        line = Line(self.next_line, number, name, say.phrase, say.text)
        self._add_line(connection.speaker, line)
        for each in self.connections:
            if each.synced and number not in self.muted.get(each.guest, ()):
                self.publisher.send(each, Said(line))

    def _add_line(self, guest: str, line: Line) -> None:
        self.next_line += 1
        self.lines.append(line)
        del self.lines[: -chat.KEPT]
        self.store.add(
            "line",
            {
                "table_id": self.record.id,
                "number": line.number,
                "guest": guest,
                "name": line.name,
                "phrase": line.phrase,
                "text": line.text,
            },
        )
        self._has_unstored = True

    # -- votes ----------------------------------------------------------------------------------------------------

    def vote(self, seat: int, yes: bool) -> None:
        """Somebody wants to end the game, or no longer."""
        (self.votes.add if yes else self.votes.discard)(seat)
        self.publisher.send_synced(Votes(sorted(self.votes)))
        self.count_votes()

    def count_votes(self) -> None:
        """The game ends without a winner once every person who still plays wants that.

        Whoever is away has a vote, too, caretaker or not, and has not said yes. Not so those who have left the table,
        and those who have been away for ten minutes.
        """
        session = self.running_session
        voters = {
            seat
            for seat, place in enumerate(self.record.places)
            if place.is_playing_person and seat not in self.departed and not self._is_absent(seat)
        }
        if voters and voters <= self.votes and session is not None:
            with self.changing():
                self._end_without_winner(session)

    def _end_without_winner(self, session: GameSession) -> None:
        self.apply(session.log("vote", -1, 1, "person", ""), session)
        scores = self.info.measures(session.game).get("score", [])
        self._end("vote", [], scores, session)

    def _is_absent(self, seat: int) -> bool:
        """Whether nobody has to wait for the seat's vote: it is away for long, or here and lets the caretaker play."""
        if self.is_connected(seat):
            return self.record.places[seat].caretaker
        return self.time.now() - self.away_since[seat] >= ABSENT_AFTER
