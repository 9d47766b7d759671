"""All tables: opened, joined, loaded from the database when somebody comes, unloaded when nobody is there."""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, func, select
from sqlalchemy.exc import SQLAlchemyError

import underhall
from underhall.server import chat
from underhall.server.accounts.people import Accounts
from underhall.server.background import BackgroundWorker
from underhall.server.bodies import ContinueFrom, Join, MyTable, NewTable, OwnTable, Tables
from underhall.server.coaching import Coach
from underhall.server.errorlog import ERRORS
from underhall.server.fair.dealing import Dealing, check_seal, fill_with_bots, hand_in
from underhall.server.guests import Guests
from underhall.server.learning import Learners
from underhall.server.lists import finished, going_on
from underhall.server.moderation.bans import Bans
from underhall.server.operations.events import EVENTS, short
from underhall.server.operations.packing import unpacked
from underhall.server.protocol import Beat, Line
from underhall.server.puzzle_making import PuzzleMaker
from underhall.server.puzzles import Solvers
from underhall.server.record import CARETAKER, Place, Record, new_record, read_record
from underhall.server.refusals import Refusal, no_table
from underhall.server.restore import first_cards, replace_lost_bots, restore_as_possible, states_not_undone
from underhall.server.schema import LINES, LOG, STATES, TABLES
from underhall.server.seeks.seeks import Seeks
from underhall.server.sharing import Alone, Elsewhere, Presence, Sharing
from underhall.server.store import Row, Store, rows
from underhall.server.stored_sets import bring
from underhall.server.table import ENCODER, Table
from underhall.server.thinking import BotProcesses
from underhall.server.timing import NO_REGRET, RealTime, Time
from underhall.server.wishes import check_bot, check_wish, place_of

FINISHED_LOADED: Final = 20  # finished games that stay loaded though nobody is there
HEARTBEAT: Final = 10.0
UNLOADED_AFTER: Final = 300.0  # seconds without any connection
LONGEST_ID: Final = 64
MOST_WATCHERS: Final = 200  # at one table


REGRET_TIME: Final = 1.5  # seconds after somebody has built nothing, until bots go on: time to undo it


def draw_window_time() -> float:
    """How long a reaction window stays open at the least. Nothing about the game goes into it."""
    return random.SystemRandom().uniform(1.2, 2.5)


class TableRegistry:
    """Every table of this server, or those of one of its processes."""

    def __init__(
        self,
        store: Store,
        time: Time | None = None,
        limits: bool = True,
        window_time: Callable[[], float] = draw_window_time,
        sharing: Sharing | None = None,
        regret_time: float = REGRET_TIME,
    ) -> None:
        self.store = store
        store.on_failure = self._drop_failed
        self.time = time or RealTime()
        self.sharing = sharing or Alone()
        self.limits = self.sharing.limits(self.time, limits)
        self.window_time = window_time
        # Where time is turned by hand, nobody is waited for in vain.
        self.regret_time = regret_time if time is None or regret_time != REGRET_TIME else NO_REGRET
        self.guests = Guests(store, self.limits, self.sharing.remembers_names)
        self.accounts = Accounts(self)
        self.background = BackgroundWorker(self.limits)
        self.thinking = BotProcesses(self.time)
        self.learners = Learners(store)
        self.bans = Bans(store)
        self.solvers = Solvers(store)
        self.coach = Coach(self.time, self.limits, store)
        self.puzzle_maker = PuzzleMaker(self.time, self.limits)
        self.dealing = Dealing(self.time)
        self.seeks = Seeks(self)
        self.tables: dict[str, Table] = {}
        self.most_watchers = MOST_WATCHERS
        self.is_draining: Callable[[], bool] = _never  # whether the server is about to stop
        self._finished: OrderedDict[str, Table] = OrderedDict()  # loaded, the least wanted first
        self._loading: dict[str, asyncio.Future[Table | None]] = {}  # None: whoever waits has to look again
        self._chores: asyncio.Task[None] | None = None

    # -- starting and stopping ------------------------------------------------------------------------------------

    def open(self) -> None:
        self.sharing.begin(self)
        self._chores = asyncio.get_running_loop().create_task(self._run_chores())

    async def load_timed(self) -> None:
        """Load the games whose clocks run, whether or not anybody is there, unless another process does."""
        query = select(TABLES.c.id).where(and_(TABLES.c.standing == "running", TABLES.c.pace != "untimed"))
        timed = await self.store.read(lambda connection: list(connection.execute(query).scalars()))
        for id in await self.sharing.free(timed):
            try:
                await self.table(id)
            except Elsewhere:
                pass
            except Exception as error:
                ERRORS.report(f"table {id}", error)  # the others are loaded all the same
            await asyncio.sleep(0)

    async def close(self) -> None:
        if self._chores is not None:
            self._chores.cancel()
        for table in list(self.tables.values()):
            table.close_session()
            for connection in table.connections:
                connection.close()
        self.accounts.close()
        self.background.close()
        self.thinking.close()
        self.coach.close()
        self.puzzle_maker.close()
        await self.store.written()
        await self.sharing.end()
        await self.store.close()

    async def _run_chores(self) -> None:
        try:
            await self.load_timed()
        except Exception as error:
            ERRORS.report("the tables whose clocks run", error)
        while True:
            try:
                await self.accounts.ratings.settle_all()
            except Exception as error:
                ERRORS.report("ratings", error)
            await asyncio.sleep(HEARTBEAT)
            self.chores()

    def chores(self) -> None:
        """Every few seconds: a heartbeat to every page; tables without connections are unloaded."""
        self.seeks.sweep()
        now = self.time.now()
        for table in list(self.tables.values()):
            try:
                for connection in table.connections:
                    connection.send(ENCODER.encode(Beat(connection.version)))
                if table.votes:  # somebody may have been away long enough by now
                    table.count_votes()
                empty = not table.connections and table.is_idle
                if table.broken or (empty and now - table.empty_since > UNLOADED_AFTER):
                    self._unload(table)
            except Exception as error:
                ERRORS.report(f"table {table.record.id}", error)

    def connection_closed(self, table: Table) -> None:
        """If its game is over and nobody else is there, the table is not needed any more."""
        if not table.connections and table.is_idle and table.record.standing == "ended":
            self._unload(table)

    def keep_finished(self, table: Table) -> None:
        """Somebody looks back at a game that is over: the last few of them stay loaded."""
        self._finished[table.record.id] = table
        self._finished.move_to_end(table.record.id)
        if len(self._finished) > FINISHED_LOADED:
            oldest = self._finished.popitem(last=False)[1]
            if not oldest.connections and oldest.is_idle:
                self._unload(oldest)

    def _unload(self, table: Table) -> None:
        table.close_session()
        self._finished.pop(table.record.id, None)
        if self.tables.get(table.record.id) is table:
            del self.tables[table.record.id]
            self.sharing.release(table.record.id)

    async def change_stored(self, id: str, work: Callable[[Connection], None]) -> None:
        """Let `work` change what is stored of a table. Nothing of it is in memory then, and it is ours until that is
        done: whoever read it before, here or in another process, would show it as it was, and store that again."""
        while id in self._loading:
            await asyncio.wait([self._loading[id]])
        changing = self._loading[id] = asyncio.get_running_loop().create_future()
        try:
            table = self.tables.pop(id, None)
            if table is not None:
                table.break_off()
                self._finished.pop(id, None)
            if not await self.sharing.take(id):
                raise Elsewhere(id)
            await asyncio.to_thread(self.store.read_now, work)
        finally:
            del self._loading[id]
            changing.set_result(None)
            self.sharing.release(id)

    async def drop_changed(self, id: str) -> None:
        """Forget what is in memory of a table that has changed in the database, also if it is just being loaded: it may
        have been read before."""
        loading = self._loading.get(id)
        if loading is not None:
            await asyncio.wait([loading])
        table = self.tables.get(id)
        if table is not None:
            table.break_off()
            self._unload(table)

    def _drop_failed(self, owners: set[str]) -> None:
        """What these tables and guests did last could not be stored: forget what is in memory of them."""
        for id in owners:
            table = self.tables.pop(id, None)
            if table is not None:
                table.break_off()
                self.sharing.release(id)
            self.guests.forget(id)

    def drop_all(self) -> None:
        """None of these tables is ours any more: forget what is in memory of them. Their pages come back."""
        lost = set(self.tables)
        self.store.discard(lost)
        self._drop_failed(lost)

    # -- finding tables -------------------------------------------------------------------------------------------

    def has(self, id: str) -> bool:
        """Whether anything of this table is in memory."""
        return id in self.tables or id in self._loading

    async def table(self, id: str) -> Table:
        """The table of this id, loaded if need be; its `require_playable` refuses if its game cannot be continued."""
        if len(id) > LONGEST_ID or not (id.isascii() and id.isprintable()):
            raise no_table()
        while True:
            table = self.tables.get(id)
            if table is not None and not table.broken:
                return table
            if id not in self._loading:
                break
            table = await asyncio.shield(self._loading[id])
            if table is not None:
                return table
        loading: asyncio.Future[Table | None] = asyncio.get_running_loop().create_future()
        self._loading[id] = loading
        try:
            table = await self._load(id)
            loading.set_result(table)
        except asyncio.CancelledError:
            loading.set_result(None)  # only who asked first has given up
            raise
        except BaseException as error:
            loading.set_exception(error)
            loading.exception()  # it is raised here, too: nobody need have waited for it
            raise
        finally:
            del self._loading[id]
            del loading  # it has the error, which has this frame: together they would stay until the collector runs
        return table

    async def _load(self, id: str) -> Table:
        if not await self.sharing.take(id):
            raise Elsewhere(id)
        try:
            return await self._read_table(id)
        except BaseException:
            self.sharing.release(id)
            raise

    async def _read_table(self, id: str) -> Table:
        def ask(connection: Connection) -> tuple[list[Row], list[Row], list[Row], list[Row], int | None]:
            found = list(rows(connection, select(TABLES).where(TABLES.c.id == id)))
            log = list(rows(connection, select(LOG).where(LOG.c.table_id == id).order_by(LOG.c.number)))
            packed = None if log else unpacked(connection, id)
            log = log if packed is None else packed.log
            lines = select(LINES).where(LINES.c.table_id == id).order_by(LINES.c.number.desc()).limit(chat.KEPT)
            said = list(rows(connection, lines))[::-1]
            states: list[Row] = []
            info = underhall.GAMES.get(found[0]["game"]) if found else None
            if info is not None and (first_cards(log) or not info.is_current(found[0]["rules"], found[0]["cards"])):
                query = select(STATES).where(STATES.c.table_id == id).order_by(STATES.c.number)
                states = states_not_undone(log, list(rows(connection, query)) if packed is None else packed.states)
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
            replace_lost_bots(record)
            await bring(self.store, record.options)
            table = self._new(record)
        except Exception as error:
            ERRORS.report(f"table {id} cannot be taken up", error)
            raise Refusal("refused-damaged") from error
        table.log_length = log[-1]["number"] + 1 if log else 0
        table.last_state = -1 if last is None else last
        for row in said:
            number = record.number_of(row["guest"]) if row["guest"] else chat.SERVER
            table.lines.append(Line(row["number"], number, row["name"], row["phrase"], row["text"]))
        table.next_line = said[-1]["number"] + 1 if said else 0
        if record.standing != "open" and (log or record.standing == "running"):
            if record.standing == "ended":
                await self.background.run(partial(restore_as_possible, table, log, states))
            else:
                restore_as_possible(table, log, states)
        self.tables[id] = table
        self.dealing.resume(table)
        if record.standing == "ended":
            self.keep_finished(table)
        return table

    def _new(self, record: Record) -> Table:
        info = underhall.game_info(record.game)
        table = Table(
            record, info, self.store, self.time, self.limits, self.thinking, self.window_time, self.regret_time
        )
        table.is_muted = self.bans.is_muted
        return table

    # -- what guests do -------------------------------------------------------------------------------------------

    def _require_staying(self) -> None:
        """No table is opened at a server that is about to stop."""
        if self.is_draining():
            raise Refusal("refused-draining", 503)

    async def create(self, guest: str, address: str, wish: NewTable, seek: str = "") -> Table:
        self._require_staying()
        await bring(self.store, wish.options, is_played=True)
        info = check_wish(wish)
        if wish.rated:
            await self.accounts.check_rated(guest, wish)
        await self.accounts.check_seat_names(guest, wish)
        self.limits.tables.spend(guest)
        self.limits.addresses.spend(address)
        name = await self.accounts.called(guest)
        places = [place_of(seat, guest, name) for seat in wish.seats]
        hand_in(places, guest, wish.seal)
        record = new_record(wish, info, dict(wish.options), places, guest)
        record.seek = seek
        await self.sharing.open(record.id)
        return await self._add(record)

    async def _add(self, record: Record, answers: list[int] | None = None) -> Table:
        """Store a new table, which is ours; with nobody left to come it starts, after `answers` that were given before.

        If it cannot be stored, it is nowhere: see `_drop_failed`."""
        table = self._new(record)
        self.store.add("table", record.row())
        for guest in {place.guest for place in record.places if place.guest and place.kind == "person"}:
            self.store.add("sitting", {"guest": guest, "table_id": record.id})
        self.tables[record.id] = table
        if answers is not None:
            table.start_from(answers)
        elif record.is_full:
            self.dealing.begin(table)
        await self.store.committed(record.id)
        EVENTS.note(
            "table-opened", table=record.id, game=record.game, seats=len(record.places), guest=short(record.owner)
        )
        return table

    async def join(self, guest: str, address: str, id: str, wish: Join) -> Table:
        check_seal(wish.seal)
        try:
            table = await self.table(id)
        except Elsewhere:
            raise
        except Refusal:
            self.limits.invites.spend(address)
            raise
        record = table.record
        if not (record.seats_of(guest) or record.is_invited(guest, wish.invite)):
            self.limits.invites.spend(address)
            raise no_table()  # the first thing that is looked at: whoever is not invited learns of no table
        if record.rated and not record.seats_of(guest):
            await self.accounts.required(guest)
        name = await self.accounts.called(guest)  # nothing is awaited after this, so that nobody sits down twice
        if record.seats_of(guest):
            return table
        table.require_playable()
        reserved = record.kept_for(guest)
        free = [seat for seat, place in enumerate(record.places) if place.kind == "open"]
        if record.standing != "open" or not free or (wish.if_present and not self.seeks.are_present(table)):
            raise Refusal("refused-full")
        if wish.seat >= 0 and wish.seat not in free:
            raise Refusal("refused-seat-taken")
        free.sort(key=lambda seat: (seat not in reserved, bool(record.places[seat].guest), seat))
        seat = wish.seat if wish.seat >= 0 else free[0]
        record.places[seat] = Place("person", name, CARETAKER, guest, seal=wish.seal)
        record.number_of(guest)
        self.store.add("sitting", {"guest": guest, "table_id": id})
        table.save("seats")
        if record.is_full:
            self.dealing.begin(table)
        else:
            with table.changing():
                table.announce_seats()
        await self.store.committed(id)
        return table

    async def start(self, guest: str, id: str) -> Table:
        """The owner waits no longer: bots take the places that are left."""
        table = await self.seated_table(guest, id)
        record = table.record
        if record.owner != guest:
            raise Refusal("refused-not-owner", 403)
        if record.standing != "open":
            raise Refusal("refused-started")
        fill_with_bots(table)
        self.dealing.begin(table)
        await self.store.committed(id)
        return table

    async def leave(self, guest: str, id: str) -> Table:
        """A running game goes on with a caretaker, and the seat can be taken up again; before it, the place is free."""
        table = await self.seated_table(guest, id)
        record = table.record
        if record.standing == "open" and record.is_full:
            self.dealing.leave(table, record.seats_of(guest), table.depart)
        elif record.standing == "open":
            self.stand_up(table, guest)
        elif record.standing == "running":
            table.depart(record.seats_of(guest))
        await self.store.committed(id)
        return table

    async def clear(self, guest: str, id: str) -> Table:
        """The guest wants to see the table no more. Others play on with a bot; without others a running game ends."""
        table = await self.table(id)
        record = table.record
        if not record.seats_of(guest):
            raise no_table()
        if record.standing == "open" and record.is_full:
            self.dealing.leave(table, record.seats_of(guest), table.abandon)
        elif record.standing == "open":
            self.stand_up(table, guest)
        else:
            table.abandon(record.seats_of(guest))
        await self.store.committed(id)
        return table

    def stand_up(self, table: Table, guest: str) -> None:
        """Before the game the guest's places become free; a table without people is over."""
        record = table.record
        for seat in record.seats_of(guest):
            record.places[seat] = Place("open", bot=CARETAKER)
        people = [place.guest for place in record.places if place.kind == "person"]
        if not people:
            record.standing = "ended"
        elif record.owner == guest:
            record.owner = people[0]
        table.save("seats", "standing", "owner")
        with table.changing():
            table.announce_seats()

    async def rematch(self, guest: str, address: str, id: str, seal: str = "") -> Table:
        """The same table once more. Whoever asks first opens it; the places of the others wait for them."""
        check_seal(seal)
        table = await self.table(id)
        record = table.record
        if not record.seats_of(guest):
            raise no_table()
        if record.standing != "ended":
            raise Refusal("refused-not-over")
        if record.again:
            return await self.join(guest, address, record.again, Join(seal=seal))
        self._require_staying()
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
        hand_in(places, guest, seal)
        wish = NewTable(record.game, [], record.options, record.public, record.pace, record.watchers, record.free_chat)
        wish = msgspec.structs.replace(wish, rated=bool(record.rated))
        again = new_record(wish, table.info, dict(record.options), places, guest)
        await self.sharing.open(again.id)
        if table.record.again:  # meanwhile somebody else has asked
            self.sharing.release(again.id)
            return await self.join(guest, address, record.again, Join(seal=seal))
        record.again = again.id
        table.save("again")
        self.store.bind(record.id, again.id)
        added = await self._add(again)
        with table.changing():
            table.announce_seats()
        return added

    async def continue_from(self, guest: str, address: str, table: Table, wish: ContinueFrom) -> Table:
        """A new table that goes on from a moment of a finished game, against bots."""
        self._require_staying()
        record = table.record
        assert table.session is not None
        if not table.is_current:
            raise Refusal("refused-old-rules")
        if not 0 <= wish.at <= record.answers or not 0 <= wish.seat < len(record.places):
            raise Refusal("refused-no-such-moment", 404)
        check_bot(wish.bot)
        if wish.at == record.answers and record.ending.by == "rule":
            raise Refusal("refused-over")
        self.limits.tables.spend(guest)
        self.limits.addresses.spend(address)
        name = await self.accounts.called(guest)
        places = [Place("bot", bot=wish.bot) for _ in record.places]
        places[wish.seat] = Place("person", name, CARETAKER, guest)
        wish_again = NewTable(record.game, [], seed=record.seed)
        again = new_record(wish_again, table.info, dict(record.options), places, guest, is_continued=True)
        answers = table.session.game.answers[: 2 * wish.at]  # now: while anything is awaited, the table may be unloaded
        await self.sharing.open(again.id)
        return await self._add(again, answers)

    # -- what guests see ------------------------------------------------------------------------------------------

    async def seated_table(self, guest: str, id: str) -> Table:
        """A table at which the guest sits."""
        table = await self.table(id)
        if not table.record.seats_of(guest):
            raise no_table()
        return table.require_playable()

    async def visible_table(self, guest: str, id: str) -> Table:
        """A table that the guest may look at."""
        table = await self.table(id)
        record = table.record
        reserved = any(place.guest == guest for place in record.places)
        if not (record.public or record.watchers or reserved):
            raise no_table()
        return table.require_playable()

    def as_body(self, guest: str, table: Table) -> MyTable:
        """The table as this guest may see it."""
        record = table.record
        mine = record.seats_of(guest)
        return MyTable(table.as_body(), mine, record.owner == guest, record.invite if mine else "")

    async def list_tables(self, guest: str, only: str = "", after: str = "") -> Tables:
        """What is going on that the guest may join or watch, and what is the guest's own; or `only` one of these lists,
        after the table of this id."""

        found = await self.store.read(partial(going_on, guest=guest, only=only, after=after))
        elsewhere = {row["id"] for each in found for row in each} - self.tables.keys()
        there = await self.sharing.presence(elsewhere)
        one, two = ([self._row_body(row, there) for row in each] for each in found[:2])
        own = [self._own_table(guest, row, there) for row in found[2] if self._record(row).is_listed_for(guest)]
        return Tables(
            [table for table in one if table.standing == "open"],
            [table for table in two if table.standing == "running"],
            own,
        )

    def _own_table(self, guest: str, row: Row, elsewhere: dict[str, Presence]) -> OwnTable:
        record, table, there = self._record(row), self.tables.get(row["id"]), elsewhere.get(row["id"])
        asked = table.asked if table is not None else there.asked if there is not None else None
        return OwnTable(self._row_body(row, elsewhere), record.seats_of(guest), record.is_move_of(guest, asked))

    def _row_body(self, row: Row, elsewhere: dict[str, Presence]) -> Any:
        table = self.tables.get(row["id"])
        if table is not None:
            return table.as_body()
        record = read_record(row)
        there = elsewhere.get(record.id)
        if there is None:
            return record.as_body(set())
        record.problem = there.problem
        return record.as_body(set(there.connected), there.watching)

    def presence(self, ids: list[str]) -> dict[str, Presence]:
        """Who is at those of these tables that are loaded here."""
        found = {id: self.tables[id] for id in ids if id in self.tables}
        return {
            id: Presence(sorted(table.publisher.connected), table.publisher.watchers, table.record.problem, table.asked)
            for id, table in found.items()
        }

    async def list_finished(self, guest: str, after: str = "") -> list[Record]:
        """The guest's finished games and the public ones, after the table of this id."""
        found = [self._record(row) for row in await self.store.read(partial(finished, guest=guest, after=after))]
        return [record for record in found if record.public or record.is_listed_for(guest)]

    def _record(self, row: Row) -> Record:
        table = self.tables.get(row["id"])
        return read_record(row) if table is None else table.record


def _never() -> bool:
    return False
