"""A table: its game, the eyes that look at it, what is said at it. All that happens to a table comes through here.

Whatever a frame says has been stored before the frame goes out.
"""

import time as calendar
from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Any, Final

import msgspec

from underhall.kernel import pace
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.server import chat
from underhall.server.bodies import Course, Problem
from underhall.server.clock import NO_CLOCK
from underhall.server.eyes import WATCHER, Eyes, deliver
from underhall.server.limits import Limits
from underhall.server.play import Play, play_on
from underhall.server.policy import ASKS
from underhall.server.protocol import (
    Accepted,
    Answer,
    Back,
    Beat,
    Closed,
    FromPage,
    Line,
    Mute,
    Ping,
    Policy,
    Refused,
    Relieve,
    Resign,
    Said,
    Say,
    Seats,
    SetPolicy,
    Shown,
    Snapshot,
    Sync,
    Undo,
    Update,
    Vote,
    Votes,
)
from underhall.server.record import Ending, Record
from underhall.server.refusals import Refusal
from underhall.server.store import Store
from underhall.server.timing import Time

ENCODER: Final = msgspec.json.Encoder()
EVERYBODY: Final = None
LONGEST_ID: Final = 64
GONE: Final = 600.0  # seconds after which nobody has to wait for somebody's vote any more
PATIENCE: Final = 60.0  # seconds that somebody must have been gone before others may let a caretaker play
NO_POLICY: Final = Policy()


class Table:
    """One table with everything that is going on at it."""

    def __init__(
        self,
        record: Record,
        info: GameInfo,
        store: Store,
        time: Time,
        limits: Limits,
        beat: Callable[[], float],
    ) -> None:
        self.record = record
        self.info = info
        self.store = store
        self.time = time
        self.limits = limits
        self.beat = beat
        self.play: Play | None = None
        self.eyes: list[Eyes] = []
        self.lines: list[Line] = []
        self.said = 0
        self.votes: set[int] = set()
        self.left: set[int] = set()  # seats whose people have got up of their own accord, until they come back
        self.muted: dict[str, set[int]] = {}  # by guest: whom they do not want to hear
        self.logged = 0
        self.marked = 0
        self.stated = -1  # the number of the last state stored
        self.left_at = time.now()  # when the last one left
        self.gone_since = [self.left_at] * len(record.places)  # when the person of each seat was last here
        self.reel: object = None  # for looking back; see replays.py
        self.readers = 0  # who look back right now, in another thread
        self.course: Course | None = None
        self.broken = False  # what could not be stored must not be shown
        self.trouble: Refusal | None = None  # why the game of this table cannot be taken up, if it cannot
        self.states: list[Any] = []  # of a finished game that was played by other rules: where each turn began
        self._due: set[int] = set()
        self._all_due = False
        self._outbox: list[tuple[Eyes, bytes]] = []
        self._writes = False
        self._in_flight = 0

    # -- the life of a table --------------------------------------------------------------------------------------

    def begin(self, game: Game) -> None:
        """The game starts, or carries on after the table has slept."""
        self.play = Play(self.record, self.info, game, self, self.time, self.beat)
        self.marked = len(game.marks)

    def start(self) -> None:
        """Everybody is there."""
        record = self.record
        game = self.info.start(len(record.places), record.seed, dict(record.options), False)
        record.options = dict(game.charter.options)
        record.rules, record.cards = game.charter.rules, game.charter.cards
        record.standing = "running"
        self.save("standing", "options", "seats", "rules", "cards")
        self.begin(game)
        self.go_on()

    def start_from(self, answers: list[int]) -> None:
        """The game goes on from where another has been."""
        record = self.record
        game = self.info.start(len(record.places), record.seed, dict(record.options), False)
        record.standing = "running"
        self.save("standing")
        self.begin(game)
        for seat, option in zip(answers[::2], answers[1::2], strict=True):
            play_on(game, [seat, option])
            self.keep("answer", seat, option, "before", "")
        if self.play is not None and answers:
            self.play.stand()
        self.go_on()

    @property
    def is_current(self) -> bool:
        """Whether its game can be played again answer by answer: it is of the rules and cards of today."""
        return self.info.is_current(self.record.rules, self.record.cards)

    def checked(self) -> "Table":
        """The table, refused if its game cannot be taken up."""
        if self.trouble is not None:
            raise self.trouble
        return self

    @property
    def idle(self) -> bool:
        """Whether nothing goes on by itself: the table can be put to sleep."""
        busy = self._in_flight or self._writes or self.readers
        return not busy and (self.play is None or not self.play.timed)

    def go_on(self) -> None:
        assert self.play is not None
        self.seats_changed()  # first: how far the game gets before somebody is asked is nobody's business
        if not self.play.over:
            self.play.drive()
        self.show(EVERYBODY)
        self.flush()

    def ended(self) -> None:
        assert self.play is not None
        outcome = self.play.game.outcome
        winners, scores = ([], []) if outcome is None else (list(outcome.winners), list(outcome.scores))
        resigned = [seat for seat, place in enumerate(self.record.places) if place.resigned]
        if resigned:
            staying = [seat for seat in range(len(self.record.places)) if seat not in resigned]
            winners = [seat for seat in winners if seat not in resigned]
            if not winners and staying and scores:
                best = max(scores[seat] for seat in staying)
                winners = [seat for seat in staying if scores[seat] == best]
        self._close("rule", winners, scores)

    def _close(self, by: str, winners: list[int], scores: list[int]) -> None:
        assert self.play is not None
        self.play.over = True
        self.play.asked.clear()
        self.play.stop()
        record = self.record
        record.standing = "ended"
        record.ended = int(calendar.time())
        record.ending = Ending(by, winners, scores)
        record.answers = len(self.play.game.answers) // 2
        record.turn = self.info.turn(self.play.game)
        self.save("standing", "ended", "outcome", "answers", "turn", "seats")
        self.seats_changed()
        self.show(EVERYBODY)

    def save(self, *columns: str) -> None:
        row = self.record.row()
        self.store.change("table", self.record.id, {column: row[column] for column in columns})
        self._writes = True

    def sleep(self) -> None:
        """Nobody looks; the game stops where it is, and so do its clocks. It points back at its table: in a circle
        both would stay until the garbage collector comes."""
        if self.play is not None:
            self.play.stop()
            self.play = None

    # -- what the game asks of its table --------------------------------------------------------------------------

    def keep(self, kind: str, seat: int, value: int, by: str, note: str) -> None:
        clock = self.play.clocks[seat] if self.play is not None and seat >= 0 else None
        self.store.add(
            "log",
            {
                "table_id": self.record.id,
                "number": self.logged,
                "kind": kind,
                "seat": seat,
                "value": value,
                "by": by,
                "note": note,
                "bank": -1 if clock is None else round(clock.bank * 1000),
            },
        )
        self.logged += 1
        self._writes = True

    def show(self, seats: set[int] | None) -> None:
        if seats is None:
            self._all_due = True
        elif seats:
            self._due |= seats
        else:
            self._publish([eye for eye in self.eyes if eye.seat == WATCHER])

    def rewind(self, happened: int, seats: set[int] | None) -> None:
        for eye in self.eyes:
            if eye.told > happened and (seats is None or eye.seat in seats):
                eye.rewind = happened if eye.rewind < 0 else min(happened, eye.rewind)
                eye.told = happened

    def accept(self, seat: int, id: str) -> None:
        for eye in self.eyes:
            if eye.seat == seat:
                self._send(eye, Accepted(id))

    def refuse(self, seat: int, id: str, error: str) -> None:
        for eye in self.eyes:
            if eye.seat == seat:
                self._send(eye, Refused(id, Problem(error)))

    def seats_changed(self, *seats: int) -> None:
        """Tell everybody who sits here; or, of a policy, those alone whose it is."""
        table = self.record.told(self.here, self.watched)
        for eye in self.eyes:
            if eye.synced and (not seats or eye.seat in seats):
                self._send(eye, Seats(table, self._policy(eye.seat)))

    def is_here(self, seat: int) -> bool:
        return any(eye.seat == seat for eye in self.eyes)

    @property
    def watched(self) -> int:
        return sum(eye.seat == WATCHER for eye in self.eyes)

    @property
    def here(self) -> set[int]:
        return {eye.seat for eye in self.eyes if eye.seat != WATCHER}

    # -- eyes -----------------------------------------------------------------------------------------------------

    def open(self, eye: Eyes) -> None:
        """Somebody looks on; whoever had this seat open elsewhere does so no longer."""
        if eye.seat != WATCHER:
            for other in [other for other in self.eyes if other.seat == eye.seat]:
                self.eyes.remove(other)
                other.send(ENCODER.encode(Closed(Problem("refused-opened-elsewhere"))))
                other.close()
        self.eyes.append(eye)
        if eye.seat != WATCHER and self.play is not None and not self.play.over:
            self.left.discard(eye.seat)
            self.play.set_caretaker(eye.seat, False)
            self.play.comes_or_goes(eye.seat)
            self.play.drive()
        self.seats_changed()
        self.flush()

    def shut(self, eye: Eyes) -> None:
        """These eyes are closed."""
        eye.close()
        if eye not in self.eyes:
            return
        self.eyes.remove(eye)
        self.left_at = self.time.now()
        if eye.seat != WATCHER:
            self.gone_since[eye.seat] = self.left_at
            if self.play is not None and not self.play.over:
                self.play.comes_or_goes(eye.seat)
        self.seats_changed()
        self.flush()

    def receive(self, eye: Eyes, frame: FromPage) -> None:
        """A frame from a page."""
        id = frame.id if isinstance(frame, Answer) else ""
        try:
            if not isinstance(frame, Ping):  # of which the socket itself takes only so many
                self._spend(eye)
            self._obey(eye, frame)
        except Refusal as refusal:
            self._send(eye, Refused(id, refusal.problem))
        self.flush()

    def not_understood(self, eye: Eyes) -> None:
        """Something came that is no frame."""
        try:
            self._spend(eye)
            self._send(eye, Refused("", Problem("refused-frame")))
        except Refusal as refusal:
            self._send(eye, Closed(refusal.problem))
            self.shut_after(eye)
        self.flush()

    def _spend(self, eye: Eyes) -> None:
        self.limits.play.spend(f"{eye.guest} {eye.seat}")
        self.limits.address_play.spend(eye.address)

    def shut_after(self, eye: Eyes) -> None:
        """Close these eyes once everything has been sent to them."""
        outbox, self._outbox = self._outbox, []
        deliver(outbox)
        self.shut(eye)

    def _obey(self, eye: Eyes, frame: FromPage) -> None:
        match frame:
            case Ping():
                self._send(eye, Beat(eye.version))
            case Sync():
                self.limits.syncs.spend(f"{eye.guest} {eye.seat}")
                self.limits.address_syncs.spend(eye.address)
                self._snapshot(eye)
            case Say():
                self._say(eye, frame)
            case Mute(guest, on):
                if not 0 <= guest < len(self.record.people):
                    raise Refusal("refused-nobody", 400)
                muted = self.muted.setdefault(eye.guest, set())
                (muted.add if on else muted.discard)(guest)
            case _:
                self._obey_player(eye.seat, eye, frame)

    def _obey_player(self, seat: int, eye: Eyes, frame: FromPage) -> None:
        play = self.play
        if seat == WATCHER:
            raise Refusal("refused-watching", 403)
        if play is None:
            raise Refusal("refused-not-started")
        if isinstance(frame, Answer):
            for text in (frame.id, frame.question):
                if len(text) > LONGEST_ID or not text.isprintable():
                    raise Refusal("refused-frame", 400)
            play.answer(seat, frame.id, frame.question, frame.option)
            return
        if play.over:
            raise Refusal("refused-over")
        place = self.record.places[seat]
        if place.resigned:
            raise Refusal("refused-resigned")
        match frame:
            case SetPolicy(policy):
                if policy.ask not in ASKS or not set(policy.never) <= set(self.info.card_ids):
                    raise Refusal("refused-policy", 400)
                play.set_policy(seat, policy)
            case Undo():
                play.undo(seat)
            case Resign():
                self.votes.discard(seat)
                play.resign(seat)
                self.count_votes()
            case Vote(yes):
                self._vote(seat, yes)
            case Back():
                self.left.discard(seat)
                play.set_caretaker(seat, False)
                play.drive()
            case Relieve(other):
                self._relieve(play, other)

    def _relieve(self, play: Play, seat: int) -> None:
        """Somebody asks for a caretaker for a seat whose person has been gone too long."""
        places = self.record.places
        if not 0 <= seat < len(places) or not places[seat].is_playing_person or self.is_here(seat):
            raise Refusal("refused-not-away")
        wait = self.gone_since[seat] + PATIENCE - self.time.now()
        if wait > 0:
            raise Refusal("refused-not-away-long", seconds=ceil(wait))
        play.set_caretaker(seat, True)
        play.drive()

    # -- what is said ---------------------------------------------------------------------------------------------

    def _say(self, eye: Eyes, say: Say) -> None:
        self.limits.chat.spend(eye.speaker)
        self.limits.address_chat.spend(eye.address)
        say = chat.checked(say, self.record.free_chat)
        place = self.record.places[eye.seat] if eye.seat != WATCHER else None
        number = self.record.number_of(eye.speaker)
        line = Line(self.said, number, place.name if place is not None else eye.name, say.phrase, say.text)
        self.said += 1
        self.lines.append(line)
        del self.lines[: -chat.KEPT]
        self.store.add(
            "line",
            {
                "table_id": self.record.id,
                "number": line.number,
                "guest": eye.speaker,
                "name": line.name,
                "phrase": line.phrase,
                "text": line.text,
            },
        )
        self._writes = True
        for each in self.eyes:
            if each.synced and number not in self.muted.get(each.guest, ()):
                self._send(each, Said(line))

    # -- votes ----------------------------------------------------------------------------------------------------

    def _vote(self, seat: int, yes: bool) -> None:
        (self.votes.add if yes else self.votes.discard)(seat)
        for eye in self.eyes:
            if eye.synced:
                self._send(eye, Votes(sorted(self.votes)))
        self.count_votes()

    def count_votes(self) -> None:
        """The game ends without a winner once every person who still plays wants that.

        Whoever is away has a say, too, caretaker or not, and has not said yes: it is their game as well. Not so those
        who have left the table, and those who have been away for ten minutes.
        """
        voters = {
            seat
            for seat, place in enumerate(self.record.places)
            if place.is_playing_person and seat not in self.left and not self._is_gone(seat)
        }
        if voters and voters <= self.votes and self.play is not None and not self.play.over:
            self.keep("vote", -1, 1, "person", "")
            standing = self.info.standing(self.play.game)
            self._close("vote", [], standing.get("score", []))

    def _is_gone(self, seat: int) -> bool:
        """Whether nobody has to wait for the seat's vote: it is away for long, or here and lets the caretaker play."""
        if self.is_here(seat):
            return self.record.places[seat].caretaker
        return self.time.now() - self.gone_since[seat] >= GONE

    # -- what is sent ---------------------------------------------------------------------------------------------

    def _policy(self, seat: int) -> Policy:
        return self.record.places[seat].policy if seat != WATCHER else NO_POLICY

    def _send(self, eye: Eyes, frame: Any) -> None:
        self._outbox.append((eye, ENCODER.encode(frame)))

    def _snapshot(self, eye: Eyes) -> None:
        eye.synced = True
        eye.rewind = -1
        play = self.play
        shown: Any = None
        events: list[Any] = []
        if play is not None:
            shown, eye.last = self._shown([eye.seat])[eye.seat]
            eye.told = play.sight(eye.seat).happened
            events = [told.to(eye.seat) for told in play.happened(eye.told)[: eye.told - play.first]]
        lines = [line for line in self.lines if line.guest not in self.muted.get(eye.guest, ())]
        table = self.record.told(self.here, self.watched)
        policy = self._policy(eye.seat)
        self._send(eye, Snapshot(eye.version, table, eye.seat, shown, events, policy, lines, sorted(self.votes)))

    def _publish(self, eyes: list[Eyes]) -> None:
        """Send the game as it is to these eyes; watchers get it only when there is something new in it."""
        play = self.play
        eyes = [eye for eye in eyes if eye.synced]
        if play is None or not eyes:
            return
        shown = self._shown(sorted({eye.seat for eye in eyes}))
        for eye in eyes:
            seat = eye.seat
            limit = play.sight(seat).happened
            first = play.first
            events: list[Any] = [
                told.to(seat) for told in play.happened(limit)[max(0, eye.told - first) : limit - first]
            ]
            whole, seen = shown[seat]
            if seat == WATCHER:
                if not events and eye.rewind < 0 and eye.last == seen:
                    continue
                eye.last = seen
            eye.version += 1
            eye.told = limit
            self._send(eye, Update(eye.version, whole, events, eye.rewind))
            eye.rewind = -1

    def _shown(self, seats: list[int]) -> dict[int, tuple[Any, object]]:
        """The game through the eyes of each of these seats; and what of it does not just pass like time."""
        play = self.play
        assert play is not None
        out: dict[int, tuple[Any, object]] = {}
        by_sight: dict[int, list[int]] = {}
        sights: dict[int, Game] = {}
        for seat in seats:
            game = play.sight(seat)
            sights[id(game)] = game
            by_sight.setdefault(id(game), []).append(seat)
        now = self.time.now()
        timed = any(play.clocks)
        for key, group in by_sight.items():
            game = sights[key]
            views = self.info.encoded_views(game, group)
            outlooks = self.info.encoded_outlooks(game, group)
            window = any(each.secret for each in game.pending)
            waiting = [] if window else [each.seat for each in game.pending if each.seat != pace.THE_TABLE]
            for i, seat in enumerate(group):
                asked = play.asked.get(seat)
                clocks = [NO_CLOCK] * len(play.clocks)
                if timed:
                    clocks = [clock.told(now, other == seat) for other, clock in enumerate(play.clocks) if clock]
                shown = Shown(
                    msgspec.Raw(views[i]),
                    msgspec.Raw(outlooks[i]),
                    asked.question if asked is not None else None,
                    waiting,
                    window,
                    seat != WATCHER and play.can_undo(seat),
                    clocks,
                    play.over,
                )
                # There may be many watchers, and all see the same.
                whole = shown if seat != WATCHER else msgspec.Raw(ENCODER.encode(shown))
                out[seat] = whole, (views[i], waiting, play.over)
        return out

    def flush(self) -> None:
        """Send all that is due, once it is stored."""
        play = self.play
        if play is not None and not play.busy:
            if self._all_due:
                self._publish(self.eyes)
            elif self._due:
                self._publish([eye for eye in self.eyes if eye.seat in self._due])
            self._due.clear()
            self._all_due = False
            self._mark()
        outbox, self._outbox = self._outbox, []
        if self._writes or self._in_flight:
            self._writes = False
            self._in_flight += 1
            self.store.then(partial(self._stored, outbox), self.record.id)
        else:
            deliver(outbox)

    def _stored(self, outbox: list[tuple[Eyes, bytes]], worked: bool) -> None:
        self._in_flight -= 1
        if not worked:
            self.break_off()
        if not self.broken:
            deliver(outbox)

    def break_off(self) -> None:
        """What is in memory is not what is stored: forget it. The pages come back to what is stored."""
        self.broken = True
        self.sleep()
        for eye in self.eyes:
            eye.close()
        self.eyes.clear()

    def _mark(self) -> None:
        """Each new turn, store where the game stands: for the list of tables, and for newer rules."""
        assert self.play is not None
        game = self.play.game
        new = len(game.marks) > self.marked
        self.marked = len(game.marks)
        if not new:
            return
        mark = game.marks[-1]
        # A table that has been woken up may come to a turn once more whose state it stored before it fell asleep.
        self.stated = max(self.logged, self.stated + 1)
        self.store.add(
            "state",
            {"table_id": self.record.id, "number": self.stated, "answered": mark.answered, "state": mark.packed},
        )
        self.record.turn = self.info.turn(game)
        self.save("turn")
