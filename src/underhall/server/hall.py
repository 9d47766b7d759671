"""All tables: opened, joined, found again after a restart, put to sleep when nobody looks."""

import asyncio
import hmac
import random
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, and_, func, or_, select
from sqlalchemy.exc import SQLAlchemyError

import underhall
from underhall.bots import BOTS
from underhall.errors import BadSeatCount, UnknownBot
from underhall.kernel.registry import GameInfo
from underhall.server import chat
from underhall.server.bodies import ContinueFrom, Join, MyTable, NewTable, SeatWish, Tables
from underhall.server.errorlog import ERRORS
from underhall.server.guests import Guests
from underhall.server.library import Library
from underhall.server.limits import Limits
from underhall.server.protocol import Beat, Line
from underhall.server.record import CARETAKER, Place, Record, new_record, read_record
from underhall.server.refusals import Refusal, no_table
from underhall.server.schema import LINES, LOG, SITTING, STATES, TABLES
from underhall.server.store import Row, Store, rows
from underhall.server.table import ENCODER, Table
from underhall.server.timing import RealTime, Time
from underhall.server.waking import standing_states, wake

LOOKED_AT: Final = 20  # finished games that stay awake though nobody sits there
LISTED: Final = 100  # tables in a list
HEARTBEAT: Final = 10.0
ASLEEP_AFTER: Final = 300.0  # seconds without anybody looking
LONGEST_SEED: Final = 64
LONGEST_ID: Final = 64
WATCHERS: Final = 200  # at one table


def draw_beat() -> float:
    """How long a moment for reactions lasts at the least. Nothing about the game goes into it."""
    return random.SystemRandom().uniform(1.2, 2.5)


class Hall:
    """Every table of this server."""

    def __init__(
        self,
        store: Store,
        time: Time | None = None,
        limits: bool = True,
        beat: Callable[[], float] = draw_beat,
    ) -> None:
        self.store = store
        store.failed = self._lost
        self.time = time or RealTime()
        self.limits = Limits(self.time, limits)
        self.beat = beat
        self.guests = Guests(store, self.limits)
        self.library = Library(self.limits)
        self.tables: dict[str, Table] = {}
        self.most_watchers = WATCHERS
        self._looked_at: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._chores: asyncio.Task[None] | None = None

    # -- the server's own life ------------------------------------------------------------------------------------

    def open(self) -> None:
        self._chores = asyncio.get_running_loop().create_task(self._do_chores())

    async def _wake_timed(self) -> None:
        """Take up the games whose clocks run, whether or not anybody looks at them."""
        query = select(TABLES.c.id).where(and_(TABLES.c.standing == "running", TABLES.c.pace != "untimed"))
        for id in await self.store.read(lambda connection: list(connection.execute(query).scalars())):
            try:
                await self.table(id)
            except Exception as error:
                ERRORS.report(f"table {id}", error)  # the others are none the worse for it
            await asyncio.sleep(0)

    async def close(self) -> None:
        if self._chores is not None:
            self._chores.cancel()
        for table in list(self.tables.values()):
            table.sleep()
            for eye in table.eyes:
                eye.close()
        self.library.close()
        await self.store.close()

    async def _do_chores(self) -> None:
        try:
            await self._wake_timed()
        except Exception as error:
            ERRORS.report("the tables whose clocks run", error)
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.chores()

    def chores(self) -> None:
        """Every few seconds: a heartbeat to every page; tables that nobody looks at go to sleep."""
        now = self.time.now()
        for table in list(self.tables.values()):
            try:
                for eye in table.eyes:
                    eye.send(ENCODER.encode(Beat(eye.version)))
                if table.votes:  # somebody may have been away long enough by now
                    table.count_votes()
                    table.flush()
                if table.broken or (not table.eyes and table.idle and now - table.left_at > ASLEEP_AFTER):
                    self._forget(table)
            except Exception as error:
                ERRORS.report(f"table {table.record.id}", error)

    def left(self, table: Table) -> None:
        """Somebody has left the table; one whose game is over is needed no longer than anybody looks at it."""
        if not table.eyes and table.idle and table.record.standing == "ended":
            self._forget(table)

    def looked_at(self, table: Table) -> None:
        """Somebody has looked back at a game that is over: the last few of them stay at hand."""
        self._looked_at[table.record.id] = table
        self._looked_at.move_to_end(table.record.id)
        if len(self._looked_at) > LOOKED_AT:
            oldest = self._looked_at.popitem(last=False)[1]
            if not oldest.eyes and oldest.idle:
                self._forget(oldest)

    def _forget(self, table: Table) -> None:
        table.sleep()
        self._looked_at.pop(table.record.id, None)
        if self.tables.get(table.record.id) is table:
            del self.tables[table.record.id]

    def _lost(self, owners: set[str]) -> None:
        """What these tables and guests did last could not be stored: what is in memory of them is not so."""
        for id in owners:
            table = self.tables.pop(id, None)
            if table is not None:
                table.break_off()
            self.guests.forget(id)

    # -- finding tables -------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table of this id, woken up if it sleeps; `checked` tells whether its game can be taken up."""
        if len(id) > LONGEST_ID or not (id.isascii() and id.isprintable()):
            raise no_table()
        table = self.tables.get(id)
        if table is not None and not table.broken:
            return table
        if id not in self._loading:
            loading: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
            self._loading[id] = loading
            try:
                loading.set_result(await self._load(id))
            except BaseException as error:
                loading.set_exception(error)
                loading.exception()  # it is raised below; others who wait get it, too
            finally:
                del self._loading[id]
            return loading.result()
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        def ask(connection: Connection) -> tuple[list[Row], list[Row], list[Row], list[Row], int | None]:
            found = list(rows(connection, select(TABLES).where(TABLES.c.id == id)))
            log = list(rows(connection, select(LOG).where(LOG.c.table_id == id).order_by(LOG.c.number)))
            lines = select(LINES).where(LINES.c.table_id == id).order_by(LINES.c.number.desc()).limit(chat.KEPT)
            said = list(rows(connection, lines))[::-1]
            states: list[Row] = []
            info = underhall.GAMES.get(found[0]["game"]) if found else None
            if info is not None and not info.is_current(found[0]["rules"], found[0]["cards"]):
                query = select(STATES).where(STATES.c.table_id == id).order_by(STATES.c.number)
                states = standing_states(log, list(rows(connection, query)))
            last = connection.execute(select(func.max(STATES.c.number)).where(STATES.c.table_id == id)).scalar()
            return found, log, said, states, last

        try:
            found, log, said, states, last = await self.store.read(ask)
        except SQLAlchemyError as error:
            ERRORS.report(f"table {id} could not be read", error)
            raise Refusal("refused-unreadable", 503) from error
        if not found:
            raise no_table()
        try:
            record = read_record(found[0])
            table = self._new(record)
        except Exception as error:
            ERRORS.report(f"table {id} cannot be taken up", error)
            raise Refusal("refused-damaged") from error
        table.logged = log[-1]["number"] + 1 if log else 0
        table.stated = -1 if last is None else last
        for row in said:
            number = record.number_of(row["guest"])
            table.lines.append(Line(row["number"], number, row["name"], row["phrase"], row["text"]))
        table.said = said[-1]["number"] + 1 if said else 0
        if record.standing != "open" and (log or record.standing == "running"):
            if record.standing == "ended":
                await self.library.run(partial(self._wake, table, log, states))
            else:
                self._wake(table, log, states)
        self.tables[id] = table
        if record.standing == "ended":
            self.looked_at(table)
        return table

    def _wake(self, table: Table, log: list[Row], states: list[Row]) -> None:
        """Take up the game of a table; if that cannot be done, the table is there to say so."""
        record = table.record
        if record.problem:
            table.trouble = Refusal(record.problem)
            ERRORS.report(f"table {record.id} was played with other cards", record.cards or "unknown")
            return
        try:
            wake(table, log, states)
        except Exception as error:
            table.sleep()
            record.problem = "refused-damaged"
            table.trouble = Refusal(record.problem)
            ERRORS.report(f"table {record.id} cannot be taken up", error)
        if record.standing == "ended":
            table.states = states

    def _new(self, record: Record) -> Table:
        info = underhall.game_info(record.game)
        return Table(record, info, self.store, self.time, self.limits, self.beat)

    # -- what guests do -------------------------------------------------------------------------------------------

    async def create(self, guest: str, address: str, wish: NewTable) -> Table:
        info = self._checked(wish)
        self.limits.tables.spend(guest)
        self.limits.addresses.spend(address)
        name = await self.guests.name(guest)
        places = [self._place(seat, guest, name) for seat in wish.seats]
        return await self._add(new_record(wish, info, dict(wish.options), places, guest))

    def _checked(self, wish: NewTable) -> GameInfo:
        info = underhall.game_info(wish.game)
        if len(wish.seats) not in info.seats:
            raise BadSeatCount(game=wish.game, seats=len(wish.seats), least=info.seats[0], most=info.seats[-1])
        for seat in wish.seats:
            if seat.kind == "bot" and seat.bot not in BOTS:
                raise UnknownBot(name=seat.bot, known=BOTS)
        if not any(seat.kind == "me" for seat in wish.seats):
            raise Refusal("refused-nobody-plays", 400)
        if len(wish.seed) > LONGEST_SEED:
            raise Refusal("refused-text-too-long", 400, most=LONGEST_SEED)
        if not wish.seed.isprintable():
            raise Refusal("refused-text-odd", 400)
        if wish.seed and any(seat.kind == "open" for seat in wish.seats):
            raise Refusal("refused-seed", 400)  # whoever knows the seed knows every card
        info.start(len(wish.seats), "0", dict(wish.options), True)  # refuses options that the game does not have
        return info

    def _place(self, seat: SeatWish, guest: str, name: str) -> Place:
        if seat.kind == "bot":
            return Place("bot", bot=seat.bot)
        if seat.kind == "open":
            return Place("open", bot=CARETAKER)
        return Place("person", chat.plain(seat.name, chat.LONGEST_NAME) if seat.name else name, CARETAKER, guest)

    async def _add(self, record: Record, answers: list[int] | None = None) -> Table:
        """Store a new table; with nobody left to come it starts, after `answers` that were given before.

        If it cannot be stored, it is nowhere: see `_lost`."""
        table = self._new(record)
        self.store.add("table", record.row())
        for guest in {place.guest for place in record.places if place.guest and place.kind == "person"}:
            self.store.add("sitting", {"guest": guest, "table_id": record.id})
        self.tables[record.id] = table
        if answers is not None:
            table.start_from(answers)
        elif all(place.kind != "open" for place in record.places):
            table.start()
        await self.store.committed(record.id)
        return table

    async def join(self, guest: str, address: str, id: str, wish: Join) -> Table:
        try:
            table = await self.table(id)
        except Refusal:
            self.limits.invites.spend(address)
            raise
        record = table.record
        name = await self.guests.name(guest)  # nothing is awaited after this, so that nobody sits down twice
        if record.seats_of(guest):
            return table
        reserved = [seat for seat, place in enumerate(record.places) if place.kind == "open" and place.guest == guest]
        invited = record.public or bool(reserved) or hmac.compare_digest(wish.invite.encode(), record.invite.encode())
        if not invited:
            self.limits.invites.spend(address)
            raise no_table()
        table.checked()
        free = [seat for seat, place in enumerate(record.places) if place.kind == "open"]
        if record.standing != "open" or not free:
            raise Refusal("refused-full")
        if wish.seat >= 0 and wish.seat not in free:
            raise Refusal("refused-seat-taken")
        free.sort(key=lambda seat: (seat not in reserved, bool(record.places[seat].guest), seat))
        seat = wish.seat if wish.seat >= 0 else free[0]
        record.places[seat] = Place("person", name, CARETAKER, guest)
        record.number_of(guest)
        self.store.add("sitting", {"guest": guest, "table_id": id})
        table.save("seats")
        if all(place.kind != "open" for place in record.places):
            table.start()
        else:
            table.seats_changed()
            table.flush()
        await self.store.committed(id)
        return table

    async def start(self, guest: str, id: str) -> Table:
        """The owner waits no longer: bots take the places that are left."""
        table = await self.mine(guest, id)
        record = table.record
        if record.owner != guest:
            raise Refusal("refused-not-owner", 403)
        if record.standing != "open":
            raise Refusal("refused-started")
        for seat, place in enumerate(record.places):
            if place.kind == "open":
                record.places[seat] = Place("bot", bot=CARETAKER)
        table.start()
        await self.store.committed(id)
        return table

    async def leave(self, guest: str, id: str) -> Table:
        """A running game goes on with a caretaker, and the seat can be taken up again; before it, the place is free."""
        table = await self.mine(guest, id)
        record = table.record
        if record.standing == "open":
            for seat in record.seats_of(guest):
                record.places[seat] = Place("open", bot=CARETAKER)
            people = [place.guest for place in record.places if place.kind == "person"]
            if not people:
                record.standing = "ended"
            elif record.owner == guest:
                record.owner = people[0]
            table.save("seats", "standing", "owner")
            table.seats_changed()
        elif record.standing == "running" and table.play is not None:
            for seat in record.seats_of(guest):
                table.left.add(seat)
                table.play.set_caretaker(seat, True)
            table.count_votes()
            if not table.play.over:
                table.play.drive()
        table.flush()
        await self.store.committed(id)
        return table

    async def rematch(self, guest: str, address: str, id: str) -> Table:
        """The same table once more. Whoever asks first opens it; the places of the others wait for them."""
        table = await self.table(id)
        record = table.record
        if not record.seats_of(guest):
            raise no_table()
        if record.standing != "ended":
            raise Refusal("refused-not-over")
        if record.again:
            return await self.join(guest, address, record.again, Join())
        self.limits.tables.spend(guest)
        self.limits.addresses.spend(address)
        places = []
        for place in record.places:
            if place.kind == "bot":
                places.append(Place("bot", bot=place.bot))
            elif place.guest == guest:
                places.append(Place("person", place.name, CARETAKER, guest))
            else:
                places.append(Place("open", bot=CARETAKER, guest=place.guest))
        wish = NewTable(record.game, [], record.options, record.public, record.pace, record.watchers, record.free_chat)
        again = new_record(wish, table.info, dict(record.options), places, guest)
        record.again = again.id
        table.save("again")
        self.store.bind(record.id, again.id)
        added = await self._add(again)
        table.seats_changed()
        table.flush()
        return added

    async def continue_from(self, guest: str, address: str, table: Table, wish: ContinueFrom) -> Table:
        """A new table that goes on from a moment of a finished game, against bots."""
        record = table.record
        assert table.play is not None
        if not table.is_current:
            raise Refusal("refused-old-rules")
        if not 0 <= wish.at <= record.answers or not 0 <= wish.seat < len(record.places):
            raise Refusal("refused-no-such-moment", 404)
        if wish.bot not in BOTS:
            raise UnknownBot(name=wish.bot, known=BOTS)
        if wish.at == record.answers and record.ending.by == "rule":
            raise Refusal("refused-over")
        self.limits.tables.spend(guest)
        self.limits.addresses.spend(address)
        name = await self.guests.name(guest)
        places = [Place("bot", bot=wish.bot) for _ in record.places]
        places[wish.seat] = Place("person", name, CARETAKER, guest)
        again = new_record(NewTable(record.game, [], seed=record.seed), table.info, dict(record.options), places, guest)
        return await self._add(again, table.play.game.answers[: 2 * wish.at])

    # -- what guests see ------------------------------------------------------------------------------------------

    async def mine(self, guest: str, id: str) -> Table:
        """A table at which the guest sits."""
        table = await self.table(id)
        if not table.record.seats_of(guest):
            raise no_table()
        return table.checked()

    async def seen(self, guest: str, id: str) -> Table:
        """A table that the guest may look at."""
        table = await self.table(id)
        record = table.record
        reserved = any(place.guest == guest for place in record.places)
        if not (record.public or record.watchers or reserved):
            raise no_table()
        return table.checked()

    def told(self, guest: str, table: Table) -> MyTable:
        record = table.record
        mine = record.seats_of(guest)
        return MyTable(
            record.told(table.here, table.watched), mine, record.owner == guest, record.invite if mine else ""
        )

    async def listed(self, guest: str) -> Tables:
        """What is going on that the guest may join or watch, and what is the guest's own."""

        def ask(connection: Connection) -> tuple[list[Row], list[Row], list[Row]]:
            lately = TABLES.c.created.desc()
            open_ = select(TABLES).where(and_(TABLES.c.standing == "open", TABLES.c.public))
            running = select(TABLES).where(and_(TABLES.c.standing == "running", TABLES.c.public, TABLES.c.watchers))
            own = select(TABLES).join(SITTING, SITTING.c.table_id == TABLES.c.id).where(SITTING.c.guest == guest)
            own = own.where(TABLES.c.standing != "ended")
            one, two, three = (
                list(rows(connection, each.order_by(lately).limit(LISTED))) for each in (open_, running, own)
            )
            return one, two, three

        found = await self.store.read(ask)
        one, two, three = ([self._told_row(row) for row in each] for each in found)
        return Tables(
            [table for table in one if table.standing == "open"],
            [table for table in two if table.standing == "running"],
            three,
        )

    def _told_row(self, row: Row) -> Any:
        table = self.tables.get(row["id"])
        if table is not None:
            return table.record.told(table.here, table.watched)
        return read_record(row).told(set())

    async def finished(self, guest: str) -> list[Record]:
        """The guest's finished games, and the public ones."""

        def ask(connection: Connection) -> list[Row]:
            sitting = select(SITTING.c.table_id).where(SITTING.c.guest == guest)
            query = select(TABLES).where(
                and_(TABLES.c.standing == "ended", TABLES.c.answers > 0, or_(TABLES.c.public, TABLES.c.id.in_(sitting)))
            )
            return list(rows(connection, query.order_by(TABLES.c.ended.desc()).limit(LISTED)))

        return [read_record(row) for row in await self.store.read(ask)]
