"""How long a bot thinks in a moment for reactions shows nobody that it has something to think about."""

import random

import pytest

from tests.server.proof.test_wire import Fork
from tests.server.proof.worlds import Puppet, Script, World, play, same_world
from underhall import GAMES, Decision
from underhall.engine import Game
from underhall.kernel.types import WATCHER

pytestmark = [pytest.mark.once, pytest.mark.long]

FORKS = 60
SECONDS = 20.0
LEAST = 20  # thoughts in each game


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
