"""Two tables that differ only in what some eyes cannot know, and people who do the same visible things at both.

At the first table everybody plays freely, and what they visibly do is noted; at the second they do the same, or the
comparison ends there. Reactions are always passed on, at each table in its own time: nobody else may notice.
"""

import hashlib
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import underhall
from tests.conformance.hooks import hooks_of
from tests.conformance.tables import Table, pick
from tests.server.proof.paper import BEAT, DECODER, Desk, record_of
from underhall import Decision, seeded
from underhall.engine import Game
from underhall.kernel import pace
from underhall.kernel.types import WATCHER
from underhall.server.connections import Connection
from underhall.server.playback import play_answers
from underhall.server.record import Place

Frame = dict[str, Any]
Wire = list[tuple[float, bytes]]
OPENLY = 0.25  # seconds for an answer that everybody waits for


def position(table: Table, seed: str, style: str, answers: int) -> Game | None:
    """A game after so many answers, at the next moment at which nobody is in the middle of something secret."""
    info = underhall.game_info(table.game)
    game = info.start(table.seats, seed, dict(table.options), False)
    luck = seeded(f"players {seed}")
    given: list[int] = []
    for _ in range(answers):
        if game.over:
            return None
        given += pick(game, luck, style)
        game.answer(given[-2], given[-1])
    if game.over:
        return None
    game = info.start(table.seats, seed, dict(table.options), False)
    if given:
        play_answers(game, given)
    pace.run_on(game)
    if any(decision.secret for decision in game.pending):
        return None
    return game


def other_world(game: Game, eyes: int, seed: str) -> Game:
    """The same game with all that `eyes` cannot know dealt afresh, and with the same past."""
    world = game.imagine(eyes, seeded(seed))
    return with_past(world, game)


def same_world(game: Game) -> Game:
    return with_past(game.clone(), game)


def with_past(world: Game, game: Game) -> Game:
    world.quiet = False
    world.events = list(game.events)
    world.answers = list(game.answers)
    world.snapshots = list(game.snapshots)
    return world


class Apart(Exception):
    """Somebody cannot do here what they did at the other table."""


class Script:
    """What everybody else visibly does: noted at the first table, followed at the second."""

    def __init__(self) -> None:
        self.done: dict[int, list[tuple[str, str]]] = {}
        self.at: dict[int, int] = {}
        self.noting = True

    def second(self) -> None:
        self.noting = False
        self.at = {}

    def choose(self, seat: int, kind: str, shapes: list[str], luck: random.Random) -> int:
        """The place of the option to take; `shapes` are the options as the others see them."""
        done = self.done.setdefault(seat, [])
        if self.noting:
            shape = luck.choice(shapes)
            done.append((kind, shape))
        else:
            at = self.at.get(seat, 0)
            self.at[seat] = at + 1
            if at >= len(done) or done[at][0] != kind or done[at][1] not in shapes:
                raise Apart
            shape = done[at][1]
        return luck.choice([i for i, each in enumerate(shapes) if each == shape])


class Probe:
    """Connection, and each frame that they are sent, with the time."""

    def __init__(self, world: "World", seat: int, guest: str) -> None:
        self.seat = seat
        self.connection = Connection(seat, guest)
        self.connection.write = self.note
        self.world = world
        self.wire: Wire = []
        self.handled: set[str] = set()

    def note(self, frames: list[bytes]) -> bool:
        for frame in frames:
            self.wire.append((round(self.world.desk.time.now() - self.world.began, 6), frame))
            shown = msgspec.json.decode(frame).get("shown")
            question = shown["question"] if shown else None
            if question is not None and question["id"] not in self.handled:
                self.handled.add(question["id"])
                self.world.asked(self, question)
        return True


Behaviour = Callable[["World", Probe, Frame], tuple[float, int]]


class World:
    """One of the two tables."""

    def __init__(
        self,
        game: Game,
        places: list[Place],
        behaviour: Behaviour,
        luck: random.Random,
        beats: random.Random,
        eyes: int,
        script: Script,
        **wish: Any,
    ) -> None:
        self.game = game
        config = game.config
        fresh = [msgspec.structs.replace(place) for place in places]
        record = record_of(config.game, fresh, "world", dict(config.options), **wish)
        record.seed, record.shuffle, record.secret = config.seed, "fair", "5" * 64  # with a commitment on the wire
        record.standing = "running"
        self.desk = Desk(record, lambda: BEAT + beats.random())
        self.began = self.desk.time.now()
        self.behaviour = behaviour
        self.luck = luck
        self.eyes = eyes
        self.script = script
        self.apart = float("inf")
        self.looked = float("inf")  # when the eyes were asked something that shows them what lies hidden
        self.answers = 0
        self.probes = [Probe(self, seat, place.guest) for seat, place in enumerate(places) if place.kind == "person"]
        self.probes += [Probe(self, WATCHER, "eve"), Probe(self, WATCHER, "mallory")]
        table = self.desk.table
        for probe in self.probes:
            table.connect(probe.connection)
            self.receive(probe, type="sync")
        table.open_session(game)
        assert table.session is not None
        table.session.questions.boot_id = ""  # drawn by chance, and the same for all eyes

    def receive(self, probe: Probe, **frame: Any) -> None:
        self.desk.table.receive(probe.connection, DECODER.decode(msgspec.json.encode(frame)))

    def asked(self, probe: Probe, question: Frame) -> None:
        """Somebody is asked something, and will answer in a while."""
        if self.apart < float("inf"):
            return
        decision = self.game.decision_of(probe.seat)
        if (
            probe.seat == self.eyes
            and decision is not None
            and self.desk.table.info.question_reveals_information(decision)
        ):
            self.looked = min(self.looked, round(self.desk.time.now() - self.began, 6))
        try:
            delay, option = self.behaviour(self, probe, question)
        except Apart:
            self.apart = round(self.desk.time.now() - self.began, 6)
            return

        def answer() -> None:
            if self.apart == float("inf"):
                self.answers += 1
                self.receive(probe, type="answer", id="x", question=question["id"], option=option)

        self.desk.time.later(delay, answer)

    def follow(self, seat: int, asked: str, options: list[Frame], safe: int) -> int:
        """The option to take by the script. Nobody does what would show that they could do something at all."""
        hooks = hooks_of(self.game)
        able = [i for i, option in enumerate(options) if hooks.is_discreet(asked, option["kind"])]
        if able == [safe]:
            return safe  # nor does being asked show
        shapes = [hooks.shape(asked, options[i]["kind"], options[i]["fields"]) for i in able]
        return able[self.script.choose(seat, asked, shapes, self.luck)]

    def run(self, seconds: float) -> None:
        """Let the game go on for so long, or until it is over or has drifted apart. Bots are puppets meanwhile."""
        until = self.began + seconds
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("underhall.server.bot_seats.new_bot", lambda name, seat, luck: Puppet(self, seat))
            self.desk.table.go_on()
            while self.desk.time.now() < until and self.apart == float("inf"):
                assert self.desk.table.session is not None
                if self.desk.table.session.over:
                    return
                self.desk.time.turn(0.25)

    def wire(self, seat: int) -> Wire:
        """What the eyes at `seat` got; of the watchers, the first."""
        return next(probe.wire for probe in self.probes if probe.seat == seat)

    def events(self, seat: int) -> list[Frame]:
        return self.game.events_for(seat)


def by_question(seat: int, question: Frame, name: str) -> random.Random:
    """Luck that is the same wherever the same is asked."""
    text = msgspec.json.encode([name, seat, question])
    return random.Random(hashlib.sha256(text).digest())


def play(world: World, probe: Probe, question: Frame) -> tuple[float, int]:
    """The eyes themselves do the same at both tables; the others what is noted, and pass on reactions in their time."""
    if probe.seat == world.eyes:
        luck = by_question(probe.seat, question, "eyes")
        options = len(question["options"])
        delay = luck.choice((0.1, 0.4, 0.7))
        return delay, question["safe"] if question["reaction"] and luck.random() < 0.7 else luck.randrange(options)
    if question["reaction"]:
        return world.luck.uniform(0.01, 0.3), question["safe"]
    chosen = world.follow(probe.seat, question["kind"], question["options"], question["safe"])
    return OPENLY + 0.001 * probe.seat, chosen  # of several who choose at the same time, no two in the same instant


class Puppet:
    """A bot that does what the script says."""

    def __init__(self, world: World, seat: int) -> None:
        self.world = world
        self.seat = seat

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[..., Game]) -> int:
        world = self.world
        info = underhall.game_info(world.game.config.game)
        safe = info.default_option(decision)
        if info.is_reaction(decision) or world.apart < float("inf"):
            return safe
        options: list[Frame] = [{"kind": option.kind, "fields": option.fields} for option in decision.options]
        try:
            return world.follow(self.seat, decision.kind, options, safe)
        except Apart:
            world.apart = round(world.desk.time.now() - world.began, 6)
            return safe


def cut(wire: Wire, first: int, apart: float) -> Wire:
    """The frames before the one that tells of event `first` or of the end, and before the tables drifted apart."""
    kept: Wire = []
    for at, raw in wire:
        frame = msgspec.json.decode(raw)
        ends = frame["type"] == "seats" and frame["table"]["standing"] == "ended"
        if at >= apart or ends or tells(raw, first):
            break
        kept.append((at, raw))
    return kept


def parting(one: World, two: World, seat: int) -> tuple[int, float]:
    """The number of the first event that is not the same to these eyes at both tables, and when to stop comparing."""
    hooks = hooks_of(one.game)
    a, b = one.events(seat), two.events(seat)
    apart = min(one.apart, two.apart, one.looked, two.looked)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            continue
        names = {str(each["message"]).removeprefix("event-") for each in (a[i], b[i])}
        drifted = min(one.apart, two.apart) < float("inf")
        caused = names & hooks.HIDDEN_CAUSE
        assert drifted or names - hooks.HARMLESS or caused, f"told apart by {a[i]} and {b[i]}"
        if caused:
            # Somebody could build here and not there. Whether others can react before or after that, they see at the
            # beginning of the moment at whose end they are told.
            shown = [at for world in (one, two) for at, raw in world.wire(seat) if tells(raw, i)]
            apart = min([apart, *(at - BEAT - 1 for at in shown)])
        return i, apart
    return min(len(a), len(b)), apart


def tells(raw: bytes, first: int) -> bool:
    """Whether the frame tells of an event numbered `first` or later."""
    return any(event["number"] >= first for event in msgspec.json.decode(raw).get("events") or [])
