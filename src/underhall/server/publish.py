"""What the connections of a table are sent: updates, snapshots and replies, collected until they may go out."""

from typing import Any, Final

import msgspec

from underhall.kernel import pace
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import WATCHER
from underhall.kernel.wire_view import Written
from underhall.server.bodies import Problem
from underhall.server.changes import Acknowledgement, Changes, EventsUndone, Notice, SeatsChange, WatcherMoment
from underhall.server.connections import Connection
from underhall.server.encoded_events import News
from underhall.server.protocol import Accepted, Line, Policy, Refused, Seats, Snapshot
from underhall.server.record import Place, Record
from underhall.server.session import GameSession

ENCODER: Final = msgspec.json.Encoder()
NO_POLICY: Final = Policy()
NULL: Final = b"null"
NOT_COLLECTING: Final = "what is sent outside of Table.changing() would never leave"


class Rendered:
    """The game as one seat sees it, ready to be sent."""

    def __init__(self, shown: bytes, key: object, events: int) -> None:
        self.shown = shown  # `Shown`, as JSON
        self.key = key  # what of it is not just the passing of time: a watcher is sent nothing while it stays the same
        self.events = events  # how many events the seat knows of


class Publisher:
    """Collects frames for the connections of one table. Nothing is sent before `take_outbox`."""

    def __init__(self, record: Record, info: GameInfo) -> None:
        self.record = record
        self.info = info
        self.connections: list[Connection] = []
        self.is_collecting = False  # only then may anything be added; see Table.changing
        self._outbox: list[tuple[Connection, bytes]] = []
        self._seats: set[int] = set()  # seats that see something new
        self._everybody = False
        self._written = Written()

    @property
    def connected(self) -> set[int]:
        """The seats whose person has a page open."""
        return {connection.seat for connection in self.connections if connection.seat != WATCHER}

    @property
    def watchers(self) -> int:
        return sum(connection.seat == WATCHER for connection in self.connections)

    # -- single frames --------------------------------------------------------------------------------------------

    def send(self, connection: Connection, frame: Any) -> None:
        assert self.is_collecting, NOT_COLLECTING
        self._outbox.append((connection, ENCODER.encode(frame)))

    def send_synced(self, frame: Any) -> None:
        """Send this to every page that has asked for a snapshot."""
        for connection in self.connections:
            if connection.synced:
                self.send(connection, frame)

    def send_seats(self, places: list[Place], only: int | None = None) -> None:
        """Tell everybody who sits here; or, of a policy, only the seat whose it is."""
        table = self.record.as_body(self.connected, self.watchers, places)
        for connection in self.connections:
            if connection.synced and (only is None or connection.seat == only):
                self.send(connection, Seats(table, _policy_of(places, connection.seat)))

    def take_outbox(self) -> list[tuple[Connection, bytes]]:
        outbox, self._outbox = self._outbox, []
        return outbox

    # -- what a session changed -----------------------------------------------------------------------------------

    def add(self, changes: Changes, session: GameSession) -> None:
        """Collect what these changes mean for the connections."""
        for notice in changes.notices:
            self._add_notice(notice, session)
        self._seats |= changes.seats
        self._everybody = self._everybody or changes.everybody

    def show_everybody(self) -> None:
        """Everybody sees something new."""
        self._everybody = True

    def _add_notice(self, notice: Notice, session: GameSession) -> None:
        if isinstance(notice, Acknowledgement):
            reply = Refused(notice.id, Problem(notice.error)) if notice.error else Accepted(notice.id)
            for connection in self.connections:
                if connection.seat == notice.seat:
                    self.send(connection, reply)
        elif isinstance(notice, SeatsChange):
            self.send_seats(notice.places, notice.only)
        elif isinstance(notice, EventsUndone):
            self._rewind(notice)
        else:
            watchers = [each for each in self.connections if each.seat == WATCHER and each.synced]
            if watchers:
                rendered = self._render_game(notice.game, [WATCHER], session, notice)
                self._update(watchers, rendered, session)

    def _rewind(self, undone: EventsUndone) -> None:
        first = undone.first
        for connection in self.connections:
            if connection.events_sent > first and (undone.only is None or connection.seat == undone.only):
                connection.rewind = first if connection.rewind < 0 else min(first, connection.rewind)
                connection.events_sent = first

    # -- the game -------------------------------------------------------------------------------------------------

    def update(self, session: GameSession) -> None:
        """Collect an update for every connection that sees something new."""
        if self._everybody:
            due = [each for each in self.connections if each.synced]
        else:
            due = [each for each in self.connections if each.synced and each.seat in self._seats]
        self._everybody = False
        self._seats.clear()
        if due:
            self._update(due, self._render(sorted({each.seat for each in due}), session), session)

    def snapshot(self, connection: Connection, session: GameSession | None, lines: list[Line], votes: set[int]) -> None:
        """Collect everything for a page that knows nothing."""
        connection.synced = True
        connection.rewind = -1
        seat = connection.seat
        shown: Any = None
        events: list[Any] = []
        if session is not None:
            rendered = self._render([seat], session)[seat]
            shown, connection.last_shown = msgspec.Raw(rendered.shown), rendered.key
            connection.events_sent = rendered.events
            encoded = session.events.between(session.game, session.events.first, rendered.events)
            events = [msgspec.Raw(each.for_seat(seat)) for each in encoded]
        table = self.record.as_body(self.connected, self.watchers)
        policy = _policy_of(self.record.places, seat)
        self.send(connection, Snapshot(connection.version, table, seat, shown, events, policy, lines, sorted(votes)))

    def _update(self, due: list[Connection], rendered: dict[int, Rendered], session: GameSession) -> None:
        assert self.is_collecting, NOT_COLLECTING
        news = News(session.events, session.game)
        for connection in due:
            seat = connection.seat
            seen = rendered[seat]
            events = news.text(seat, connection.events_sent, seen.events)
            rewind = connection.rewind
            if seat == WATCHER:
                if not events and rewind < 0 and connection.last_shown == seen.key:
                    continue
                connection.last_shown = seen.key
            connection.version += 1
            connection.events_sent = seen.events
            connection.rewind = -1
            self._outbox.append((connection, update_text(connection.version, seen.shown, events, rewind)))

    def _render(self, seats: list[int], session: GameSession) -> dict[int, Rendered]:
        """The game as each of these seats sees it. Seats that see the same game share most of the work."""
        games: dict[int, tuple[Game, list[int]]] = {}
        for seat in seats:
            game = session.game_seen_by(seat)
            games.setdefault(id(game), (game, []))[1].append(seat)
        rendered: dict[int, Rendered] = {}
        for game, group in games.values():
            rendered.update(self._render_game(game, group, session, None))
        return rendered

    def _render_game(
        self, game: Game, seats: list[int], session: GameSession, past: WatcherMoment | None
    ) -> dict[int, Rendered]:
        over = session.over and past is None
        views = self.info.encoded_views(game, seats, self._written)
        outlooks = self.info.encoded_outlooks(game, seats, self._written)
        waiting, window = choosing(game)
        known = self._written.text("waiting", waiting)
        rendered: dict[int, Rendered] = {}
        for i, seat in enumerate(seats):
            asked = session.questions.open.get(seat)
            clocks = session.clocks.seen_by(seat) if past is None else past.clocks
            shown = shown_text(
                views[i],
                outlooks[i],
                asked.text if asked is not None else NULL,
                known,
                window,
                seat != WATCHER and session.can_undo(seat),
                self._written.text("clocks", clocks),
                over,
            )
            rendered[seat] = Rendered(shown, (views[i], waiting, window, over), game.event_count)
        return rendered


# -- frames -------------------------------------------------------------------------------------------------------
#
# What goes out with every answer is put together from texts, most of which were there already. It is to the byte what
# the encoder makes of `Update` and `Shown` (tests/server/test_publish.py).


def shown_text(
    view: bytes,
    outlook: bytes,
    question: bytes,
    waiting: bytes,
    window: bool,
    undo: bool,
    clocks: bytes,
    over: bool,
) -> bytes:
    """`Shown` as JSON."""
    return b"".join(
        [
            b'{"view":',
            view,
            b',"outlook":',
            outlook,
            b',"question":',
            question,
            b',"waiting":',
            waiting,
            b',"window":true,"undo":' if window else b',"window":false,"undo":',
            b'true,"clocks":' if undo else b'false,"clocks":',
            clocks,
            b',"over":true}' if over else b',"over":false}',
        ]
    )


def update_text(version: int, shown: bytes, events: bytes, rewind: int) -> bytes:
    """`Update` as JSON."""
    return b"".join(
        [
            b'{"type":"update","version":',
            str(version).encode(),
            b',"shown":',
            shown,
            b',"events":[',
            events,
            b'],"rewind":',
            str(rewind).encode(),
            b"}",
        ]
    )


def choosing(game: Game) -> tuple[list[int], bool]:
    """The seats known to be choosing, and whether it is a reaction window, in which nobody is known to."""
    window = any(each.secret for each in game.pending)
    return [] if window else [each.seat for each in game.pending if each.seat != pace.NO_SEAT], window


def _policy_of(places: list[Place], seat: int) -> Policy:
    return places[seat].policy if seat != WATCHER else NO_POLICY
