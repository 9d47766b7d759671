"""Frames between a page and the server are cut, delayed, doubled and reordered, and the server dies now and then:
the game is the one that would have been without all that."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.lengths import length
from tests.server.proof.paper import DECODER, Desk, bot, person, record_of
from tests.server.proof.twin import Line, Player, Twin
from underhall import GAMES
from underhall.server.connections import Connection
from underhall.server.policy import YIELDS
from underhall.server.protocol import Beat, Policy
from underhall.server.record import Place
from underhall.server.registry import HEARTBEAT
from underhall.server.timing import HandTime

pytestmark = [pytest.mark.once, pytest.mark.long]

GROUPS = length(6, full=40)  # of fifty schedules each
MOST_STEPS = 20_000
BEAT = 0.5
FAULTS = ("delay", "double", "reorder", "lose", "cut", "stall")


class Wire:
    """A connection with everything that is under way on it. Each end may think it open when the other does not."""

    def __init__(self, net: "Net", player: Player) -> None:
        self.net = net
        self.player = player
        self.open = False  # as the page sees it
        self.connection: Connection | None = None  # as the server sees it
        self.up: list[bytes] = []
        self.down: list[bytes] = []
        self.dead = False  # nothing gets through any more, and nobody has noticed

    def send(self, text: bytes) -> None:
        self.up.append(text)

    def close(self) -> None:
        """The page hangs up; the server will hear of it later, or never."""
        self.open = False


class Net:
    """The pages of one table, the server, and everything that can go wrong between them."""

    def __init__(self, game: str, places: list[Place], seed: str, chaos: random.Random | None) -> None:
        self.chaos = chaos
        self.clock = HandTime()  # the pages' time; the server's begins anew with it
        record = record_of(game, [msgspec.structs.replace(place) for place in places], seed)
        self.desk = Desk(record, lambda: BEAT, True)
        self.desk.start()
        self.desk.paper.commit()
        self.wires: list[Wire] = []
        self.faults: Counter[str] = Counter()
        self.since_beat = 0.0
        self.players: list[Player] = []
        luck = random.Random(seed)
        for seat, place in enumerate(places):
            if place.kind == "person":
                player = Player(seat, seed)
                self.players.append(player)
                player.twin = Twin(_World(self, player), player, luck)

    # -- what goes on ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until every page has seen the end of the game."""
        for _ in range(MOST_STEPS):
            if all(player.over and player.twin is not None and not player.twin.answers for player in self.players):
                return
            if self.chaos is not None and self.chaos.random() < 0.12:
                self.fault(self.chaos)
            else:
                self.carry()
        raise AssertionError(f"the game does not end: {self.faults}")

    def carry(self) -> None:
        """Something arrives; when nothing is under way, time passes."""
        busy = [wire for wire in self.wires if not wire.dead and (wire.up or wire.down or wire.connection is None)]
        if self.chaos is not None:
            self.chaos.shuffle(busy)
        for wire in busy:
            if wire.connection is None:
                self.admit(wire)
            elif wire.up:
                self.arrive_up(wire, wire.up.pop(0))
            else:
                self.arrive_down(wire, wire.down.pop(0))
            return
        self.desk.paper.commit()
        self.collect()
        if not any(wire.down and not wire.dead for wire in self.wires):
            self.pass_time(BEAT)

    def admit(self, wire: Wire) -> None:
        if not wire.open:
            self.wires.remove(wire)
            return
        wire.connection = Connection(wire.player.seat, self.desk.table.record.places[wire.player.seat].guest)
        self.desk.table.connect(wire.connection)
        self.collect()
        assert wire.player.twin is not None
        wire.player.twin.opened(wire)

    def arrive_up(self, wire: Wire, text: bytes) -> None:
        """A frame reaches the server, which looks at it as socket.py does."""
        if wire.connection is None or wire.connection.closed or self.desk.table.broken:
            return
        self.desk.table.receive(wire.connection, DECODER.decode(text))
        self.collect()

    def arrive_down(self, wire: Wire, text: bytes) -> None:
        if wire.open and wire.player.twin is not None:
            wire.player.twin.hear(wire, text)

    def collect(self) -> None:
        """What the server has sent is under way; what it has closed is cut."""
        for wire in list(self.wires):
            if wire.connection is not None:
                while wire.connection.frames:
                    wire.down.append(wire.connection.take())

    def pass_time(self, seconds: float) -> None:
        self.desk.time.turn(seconds)
        self.desk.paper.commit()
        self.collect()
        self.clock.turn(seconds)
        self.since_beat += seconds
        if self.since_beat >= HEARTBEAT:
            self.since_beat = 0.0
            for connection in self.desk.table.connections:
                connection.send(msgspec.json.encode(Beat(connection.version)))
            self.collect()

    # -- what goes wrong ------------------------------------------------------------------------------------------

    def fault(self, luck: random.Random) -> None:
        wires = [wire for wire in self.wires if wire.connection is not None and not wire.dead]
        kind = luck.choice((*FAULTS, "cut", "commit", "crash"))
        if kind == "delay":
            self.pass_time(luck.choice((0.1, 1.0, 3.0, 20.0)))
        elif kind == "commit":
            self.desk.paper.commit()
            self.collect()
        elif kind == "crash":
            if luck.random() < 0.7:
                return
            self.desk.restart()
            for wire in list(self.wires):
                self.cut(wire, luck)
        elif not wires:
            return
        else:
            self.disturb(kind, luck.choice(wires), luck)
        self.faults[kind] += 1

    def disturb(self, kind: str, wire: Wire, luck: random.Random) -> None:
        upwards = luck.random() < 0.5
        frames = wire.up if upwards else wire.down
        if kind == "double" and frames:
            frames.insert(luck.randint(0, len(frames)), luck.choice(frames))
        elif kind == "reorder":
            luck.shuffle(frames)
        elif kind == "lose" and wire.down:
            del wire.down[luck.randrange(len(wire.down))]
        elif kind == "stall":
            wire.dead = True
        elif kind == "cut":
            self.cut(wire, luck)

    def cut(self, wire: Wire, luck: random.Random) -> None:
        """The connection breaks. Some of what was under way may still have arrived; the server hears of it."""
        for text in wire.up[: luck.randint(0, len(wire.up))]:
            self.arrive_up(wire, text)
        for text in wire.down[: luck.randint(0, len(wire.down))]:
            self.arrive_down(wire, text)
        if wire in self.wires:
            self.wires.remove(wire)
        if wire.connection is not None:
            self.desk.table.disconnect(wire.connection)
        was_open, wire.open = wire.open, False
        if was_open and wire.player.twin is not None:
            wire.player.twin.dropped(wire)


class _World:
    """What the twin asks of its surroundings."""

    def __init__(self, net: Net, player: Player) -> None:
        self.net = net
        self.player = player

    def connect(self, twin: Twin) -> Line:
        wire = Wire(self.net, self.player)
        wire.open = True
        self.net.wires.append(wire)
        return wire

    def now(self) -> float:
        return self.net.clock.now()

    def later(self, seconds: float, then: Callable[[], None]) -> Any:
        return self.net.clock.later(seconds, then)


def seating(luck: random.Random) -> list[Place]:
    """People alone, together, at one screen, with every policy, and bots beside them."""
    policies = [Policy(ask) for ask in (("auto", "always", "hold") if luck.random() < 0.7 else YIELDS)]
    (kind,) = luck.choices(("alone", "friends", "three", "one-screen"), (4, 3, 1, 3))
    places = [person("ann", luck.choice(policies))]
    if kind == "alone":
        places += [bot("random") for _ in range(luck.randint(1, 2))]
    elif kind == "friends":
        places.append(person("bob", luck.choice(policies)))
        places += [bot("random") for _ in range(luck.randint(0, 1))]
    elif kind == "three":
        places += [person("bob", luck.choice(policies)), person("cy", luck.choice(policies))]
    else:
        places.append(person("ann", luck.choice(policies)))
    return places


class Result:
    """What is left of a game when it is over."""

    def __init__(self, net: Net) -> None:
        rows = net.desk.paper.rows["log"]
        self.state = net.desk.state
        people = [row for row in rows if row["by"] == "person" and row["kind"] == "answer"]
        self.by_people = sorted((row["seat"], row["note"].split(" ")[0], row["value"]) for row in people)
        self.answers = [
            [(row["value"], row["by"]) for row in rows if row["kind"] == "answer" and row["seat"] == seat]
            for seat in range(len(net.desk.table.record.places))
        ]
        self.events = [player.events for player in net.players]
        self.views = [player.shown and player.shown["view"] for player in net.players]


def test_an_undisturbed_game_refuses_nothing() -> None:
    """Otherwise the schedules below would prove nothing."""
    luck = random.Random("quiet")
    for n in range(10):
        net = Net(luck.choice(list(GAMES)), seating(luck), f"quiet {n}", None)
        net.run()
        refused = [frame["problem"]["error"] for player in net.players for frame in player.refused]
        assert set(refused) <= {"refused-stale"}, "only whoever wanted to react, but others were first"


def calm(game: str, luck: random.Random, name: str) -> tuple[list[Place], str, Result]:
    """A game without faults; of a few, the shortest, since it is played many times more."""
    places = seating(luck)
    found: list[tuple[int, str, Result]] = []
    for n in range(4):
        net = Net(game, places, f"{name} {n}", None)
        net.run()
        found.append((len(net.desk.paper.rows["log"]), f"{name} {n}", Result(net)))
    _, seed, result = min(found, key=lambda each: each[0])
    return places, seed, result


@pytest.mark.parametrize("group", range(GROUPS))
def test_no_schedule_of_faults_changes_the_game(group: int) -> None:
    """The same state to the last card, every answer there once, and every page at the same end.

    Most schedules are of the first game, whose are the shortest by far.
    """
    luck = random.Random(f"group {group}")
    faults: Counter[str] = Counter()
    first, *others = GAMES
    for game, schedules in ((first, 25), (first, 23), (others[group % len(others)], 2)):
        places, seed, undisturbed = calm(game, luck, f"{group} {game} {schedules}")
        for n in range(schedules):
            net = Net(game, places, seed, random.Random(f"chaos {seed} {n}"))
            net.run()
            where = f"group {group}, {seed}, schedule {n}: {dict(net.faults)}"
            result = Result(net)
            assert result.by_people == undisturbed.by_people, where
            assert result.answers == undisturbed.answers, where
            assert result.state == undisturbed.state, where
            assert result.events == undisturbed.events, where
            assert result.views == undisturbed.views, where
            check_answers(net, where)
            faults += net.faults
    assert all(faults[kind] > 5 for kind in (*FAULTS, "crash")), faults


def check_answers(net: Net, where: str) -> None:
    """Everything acknowledged is stored, under the id it was sent with, and nothing is stored twice."""
    rows = [row for row in net.desk.paper.rows["log"] if row["by"] == "person" and row["kind"] in ("answer", "moot")]
    notes = [row["note"] for row in rows]
    stored = Counter(note.partition(" ")[2] for note in notes)
    assert not [id for id, count in stored.items() if count > 1], where
    for player in net.players:
        for id in player.accepted:
            question = player.given[id][0]
            assert ".hold." in question or stored[id] == 1, f"{where}: {id} was acknowledged and is not stored"
        assert not [frame for frame in player.refused if frame["id"] in stored], f"{where}: refused, but stored"
        late = {frame["problem"]["error"] for frame in player.refused}
        assert late <= {"refused-answered", "refused-stale"}, where
