"""What goes over a socket depends on nothing that its eyes may not know: not in content, order, number or time."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import underhall
from tests.conformance.hooks import hooks_of
from tests.conformance.tables import ALL
from tests.server.proof.paper import BEAT, NAMES, bot, person
from tests.server.proof.worlds import (
    Frame,
    Probe,
    Script,
    World,
    cut,
    other_world,
    parting,
    play,
    position,
    same_world,
)
from underhall import GAMES
from underhall.engine import Game
from underhall.kernel import pace
from underhall.kernel.types import WATCHER
from underhall.server.policy import ASKS
from underhall.server.protocol import Policy
from underhall.server.record import Place

pytestmark = [pytest.mark.once, pytest.mark.long]

GROUPS = 12
FORKS = 35
SECONDS = 25.0
MOMENTS = 100
PACES = ("untimed", "live", "relaxed")
TABLES = {id: [table for table in ALL if table.game == id] for id in GAMES}


def seating(luck: random.Random, seats: int) -> list[Place]:
    """Some people, each with a policy, and perhaps bots; now and then several seats of one person."""
    people = luck.randint(1, seats)
    names = ["ann"] * people if luck.random() < 0.2 else NAMES[:people]
    places = [person(name, Policy(luck.choice(ASKS))) for name in names]
    places += [bot() for _ in range(seats - people)]
    luck.shuffle(places)
    return places


class Fork:
    """A random game at a random point, and the same with other cards where some eyes cannot see them."""

    def __init__(self, name: str) -> None:
        self.name = name
        luck = random.Random(name)
        self.luck = luck
        game = None
        while game is None:
            table = luck.choice(TABLES[luck.choice(list(GAMES))])
            style = luck.choice(("any", "steady", "steady"))
            answers = luck.choice((luck.randint(0, 12), luck.randint(0, 150)))
            game = position(table, str(luck.random()), style, answers)
        self.game = game
        self.places = seating(luck, game.config.seats)
        people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        self.eyes = luck.choice([*people, *people, WATCHER])
        self.pace = luck.choice(PACES)

    def __str__(self) -> str:
        who = ", ".join(f"{place.kind} {place.guest} {place.policy.ask}" for place in self.places)
        when = f"{self.pace}, after {len(self.game.answers) // 2} answers"
        return f"{self.name}: {self.game.config.game}, eyes {self.eyes} of [{who}], {when}"

    def looked_through(self) -> set[int]:
        """The eyes to compare for; several people at one screen have no secrets from each other."""
        guests = [place.guest for place in self.places if place.kind == "person"]
        return {WATCHER} if len(guests) > 1 and len(set(guests)) == 1 else {WATCHER, self.eyes}

    def run(self) -> tuple[World, World]:
        script = Script()
        worlds: list[World] = []
        for n, game in enumerate((same_world(self.game), other_world(self.game, self.eyes, self.name))):
            if n:
                script.second()
            luck = random.Random(f"{self.name} table {n}")
            beats = random.Random(f"{self.name} beats")
            world = World(game, self.places, play, luck, beats, self.eyes, script, pace=self.pace)
            world.run(SECONDS)
            worlds.append(world)
        return worlds[0], worlds[1]


def compare(fork: Fork, one: World, two: World, seat: int) -> int:
    """Check that these eyes cannot tell the tables apart; the number of frames that were compared."""
    first, apart = parting(one, two, seat)
    if seat != fork.eyes:  # the eyes themselves go on as they like once they have been told different things
        theirs = parting(one, two, fork.eyes)
        first, apart = min(first, theirs[0]), min(apart, theirs[1])
    timed = len({place.guest for place in fork.places if place.kind == "person"}) > 1
    wires = [cut(world.wire(seat), first, apart) for world in (one, two)]
    if not timed:
        # One person alone: what that person does takes the time it takes, and nobody is there to draw conclusions.
        wires = [[(0.0, raw) for _, raw in wire] for wire in wires]
    for n, (a, b) in enumerate(zip(*wires, strict=False)):
        assert a == b, f"{fork}: frame {n} to seat {seat}\n{a[0]} {a[1].decode()}\n{b[0]} {b[1].decode()}"
    lengths = [len(wire) for wire in wires]
    if lengths[0] != lengths[1]:
        longer = max(wires, key=len)[min(lengths)]
        end = min(world.desk.time.now() - world.began for world in (one, two))
        assert not timed or longer[0] > end, f"{fork}: one table sent seat {seat} more: {longer}"
    return min(lengths)


@pytest.mark.parametrize("group", range(GROUPS))
def test_frames_do_not_depend_on_what_their_eyes_cannot_know(group: int) -> None:
    """Cards dealt anew where A cannot look: every byte to A and to watchers is the same, in the same order and time. So
    it is in each of the games."""
    compared: Counter[str] = Counter()
    for n in range(FORKS):
        fork = Fork(f"fork {group} {n}")
        one, two = fork.run()
        for seat in fork.looked_through():
            compared[fork.game.config.game] += compare(fork, one, two, seat)
    print(compared)
    assert compared.total() > 6 * FORKS, f"hardly anything was compared: {compared} frames"
    assert all(compared[name] > FORKS for name in GAMES), f"hardly anything was compared of one game: {compared}"


def test_what_is_compared_is_not_the_same_table_twice() -> None:
    """The second table of a fork has other cards in other hands."""
    differ = 0
    for n in range(20):
        fork = Fork(f"differ {n}")
        world = other_world(fork.game, fork.eyes, fork.name)
        differ += msgspec.json.encode(world.dump(world.agenda)) != msgspec.json.encode(fork.game.dump(fork.game.agenda))
    assert differ > 15


# -- a reaction shows when the moment is over, and no sooner --------------------------------------------------------


def act(world: World, probe: Probe, question: Frame) -> tuple[float, int]:
    """One seat reacts as soon as it can; everybody else is as quick or slow as they like, and passes."""
    if probe.seat == ACTOR[0] and question["kind"] != "hold":
        acts = [i for i, option in enumerate(question["options"]) if option["kind"] in hooks_of(world.game).ACTS]
        return 0.1, (acts or [0])[0]
    return play(world, probe, question)


ACTOR: list[int] = [WATCHER]


def who_could_react(game: Game) -> list[int]:
    """The seats that are asked in the moment for reactions that comes next, if everybody passes."""
    info = underhall.game_info(game.config.game)
    world = same_world(game)
    moment = pace.run_on(world)
    found: list[int] = []
    if moment is None:
        return found
    pace.step(world)
    while world.pending and info.is_reaction(world.pending[0]) and world.pending[0].op.secret:
        found.append(world.pending[0].seat)
        pace.take(world, world.pending[0], info.default_option(world.pending[0]))
        if not moment.still_open(world):
            break
        pace.step(world)
    return found


def test_nobody_sees_a_reaction_before_the_moment_is_over() -> None:
    """Somebody acts at once, or everybody passes: until the beat is over, the frames to all others are the same."""
    tried = 0
    n = 0
    while tried < MOMENTS:
        n += 1
        fork = Fork(f"moment {n}")
        seats = fork.game.config.seats
        fork.places = [person(name, Policy("always")) for name in NAMES[:seats]]
        fork.eyes = WATCHER
        able = who_could_react(fork.game)
        if not able or seats == 1:  # to oneself, what one does shows at once
            continue
        tried += 1
        # The last who is asked: for whoever is asked after an action, there is something to see.
        ACTOR[0] = able[-1]
        worlds: list[World] = []
        for behaviour in (play, act):
            luck, beats = random.Random(f"{n} {behaviour.__name__}"), random.Random(n)
            worlds.append(World(same_world(fork.game), fork.places, behaviour, luck, beats, WATCHER, Script()))
            worlds[-1].run(BEAT)
        for seat in {*range(seats), WATCHER} - set(able):
            wires = [[frame for frame in world.wire(seat) if frame[0] < BEAT] for world in worlds]
            assert wires[0] == wires[1], f"{fork}: {seat} sees that {ACTOR[0]} reacts"


# -- what no frame holds --------------------------------------------------------------------------------------------


def lists_in(value: Any) -> Iterator[list[str]]:
    """Every list of names in a frame, however deep."""
    if isinstance(value, dict):
        for each in value.values():
            yield from lists_in(each)
    elif isinstance(value, list):
        if value and all(isinstance(each, str) for each in value):
            yield value
        for each in value:
            yield from lists_in(each)


def test_no_frame_tells_the_order_of_a_deck_or_the_luck_to_come() -> None:
    """No four cards that lie one upon the other stand one beside the other; the seed and the luck stand nowhere."""
    looked = 0
    for n in range(40):
        fork = Fork(f"decks {n}")
        world = World(same_world(fork.game), fork.places, play, random.Random(n), random.Random(n), 0, Script())
        world.run(SECONDS)
        game = world.game  # what is in its decks now has lain there all the time
        names = game.wording.cards
        runs = set()
        for deck in hooks_of(game).decks(game):
            for way in (deck, deck[::-1]):
                runs |= {tuple(names[card] for card in way[i : i + 4]) for i in range(len(way) - 3)}
        secrets = [game.config.seed, *(str(each) for each in game.luck.state())]
        for probe in world.probes:
            for _, raw in probe.wire:
                looked += 1
                text = raw.decode()
                assert not [secret for secret in secrets if len(secret) > 6 and secret in text], f"{fork}"
                for found in lists_in(msgspec.json.decode(raw)):
                    told = {tuple(found[i : i + 4]) for i in range(len(found) - 3)} & runs
                    assert not told, f"{fork}: {told} to seat {probe.seat}"
    assert looked > 1000
