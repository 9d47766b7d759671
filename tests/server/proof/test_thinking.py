"""How long a bot thinks in a moment for reactions shows nobody that it has something to think about."""

import random

import pytest

from tests.server.proof.paper import bot
from tests.server.proof.test_wire import Fork, compare
from tests.server.proof.worlds import OPENLY, Puppet, Script, World, other_world, play, same_world
from underhall import GAMES, Decision
from underhall.engine import Game
from underhall.kernel.types import WATCHER
from underhall.server.changes import Thought

pytestmark = [pytest.mark.once, pytest.mark.long]

FORKS = 60
SECONDS = 20.0
LEAST = 20  # thoughts in each game
LONGEST = 4.0  # seconds that a bot thinks, longer than any window stays open by itself
LEAST_SLOW = 120  # reactions thought about in each game


class Witness(Puppet):
    """A bot that looks, when it begins to think, whether everybody has been shown what about."""

    seen: dict[str, int]

    def choose(self, view: object, decision: Decision, imagine: object) -> int:
        table = self.world.desk.table
        at = table.session
        assert at is not None
        public = at.window.public_game
        if public is not None and decision.op.secret:
            game = self.world.game.config.game
            Witness.seen[game] = Witness.seen.get(game, 0) + 1
            for probe in self.world.probes:
                shown = probe.connection.events_sent == public.event_count
                assert shown or probe.seat == at.window.actor, "the bot thinks first"
                kinds = [raw[:20] for _, raw in probe.wire[-1:]]
                assert probe.seat == WATCHER or kinds, "nothing was sent"
        return super().choose(view, decision, imagine)  # type: ignore[arg-type]


def test_a_moment_is_shown_before_any_bot_thinks_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every game: by the time a bot is asked in a moment, everybody's update of the moment has been sent."""
    Witness.seen = {}
    n = 0
    while any(Witness.seen.get(game, 0) < LEAST for game in GAMES):
        n += 1
        assert n < 40 * FORKS, f"bots hardly ever think: {Witness.seen}"
        fork = Fork(f"thinking {n}")
        guests = {place.guest for place in fork.places if place.kind == "person"}
        bots = any(place.kind == "bot" for place in fork.places)
        if len(guests) < 2 or not bots or Witness.seen.get(fork.game.config.game, 0) >= LEAST:
            continue
        world = watched(fork, same_world(fork.game), n)
        monkeypatch.setattr("tests.server.proof.worlds.Puppet", Witness)
        world.run(SECONDS)


def watched(fork: Fork, game: Game, n: int) -> World:
    return World(game, fork.places, play, random.Random(n), random.Random(n), WATCHER, Script())


class SlowPuppet:
    """Bots that think about reactions for as long as they like, and about all else for as long as everybody."""

    def __init__(self, world: World, luck: random.Random) -> None:
        self.world = world
        self.luck = luck
        self.reactions = 0

    def think(self, thought: Thought) -> tuple[float, int]:
        decision = thought.decision
        option = Puppet(self.world, decision.seat).choose(lambda: None, decision, lambda luck: self.world.game)
        if not thought.is_hurried:  # its own build, too, for which everybody waits
            return OPENLY + 0.001 * decision.seat + 0.0005, option  # nor in the same instant as a person
        self.reactions += 1
        return self.luck.uniform(0.0, LONGEST), option


def test_how_long_a_bot_thinks_about_a_reaction_shows_nobody() -> None:
    """Whatever bots hold and however long they think in a moment: the others get the same frames at the same time."""
    thoughts = dict.fromkeys(GAMES, 0)
    n = 0
    while any(thoughts[game] < LEAST_SLOW for game in GAMES):
        n += 1
        assert n < 40 * FORKS, f"bots hardly ever think: {thoughts}"
        fork = Fork(f"slow {n}")
        name = fork.game.config.game
        guests = {place.guest for place in fork.places if place.kind == "person"}
        if len(guests) < 2 or all(place.kind == "person" for place in fork.places) or thoughts[name] >= LEAST_SLOW:
            continue
        fork.places = [bot("hard") if place.kind == "bot" else place for place in fork.places]
        script = Script()
        worlds: list[World] = []
        for at, game in enumerate((same_world(fork.game), other_world(fork.game, fork.eyes, fork.name))):
            if at:
                script.second()
            luck, beats = random.Random(f"{n} table {at}"), random.Random(f"{n} beats")
            world = World(game, fork.places, play, luck, beats, fork.eyes, script, pace=fork.pace)
            slow = SlowPuppet(world, random.Random(f"{n} bots {at}"))
            world.desk.think = slow.think
            world.run(SECONDS)
            worlds.append(world)
            thoughts[name] += slow.reactions
        for seat in fork.looked_through():
            compare(fork, worlds[0], worlds[1], seat)
