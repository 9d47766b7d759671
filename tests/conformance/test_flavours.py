"""The source and the compiled engine play alike: the same options, the same events, the same ends, byte for byte."""

import pytest

from tests.conformance.flavours import differences, play, play_elsewhere
from tests.lengths import length
from underhall import GAMES
from underhall.version import ENGINE

pytestmark = [pytest.mark.once, pytest.mark.long]

GAMES_OF_EACH = length(80, full=1200)
PART = 80


@pytest.mark.parametrize("first", range(0, GAMES_OF_EACH, PART))
@pytest.mark.parametrize("game", GAMES)
def test_both_engines_play_alike(game: str, first: int) -> None:
    """Whatever the number of seats, the options and the way of playing."""
    here = play(game, first, first + PART)
    there = play_elsewhere(game, first, first + PART, source=ENGINE == "compiled")
    if there.engine == here.engine:
        pytest.skip("only the source is here: `make setup` compiles it")
    assert differences(here, there) == []
    assert sum(len(steps) for steps in here.games.values()) > 20 * PART, "hardly anything was played"


# Small slips of one engine, as code that changes the source before the games begin.
SLIPS = {
    "options come in another order": """
from underhall.kernel.decisions import Decision
listed = Decision.options
Decision.options = property(lambda d: listed.fget(d)[::-1] if d.number == 20 else listed.fget(d))
""",
    "an option means something else": """
from underhall.kernel.decisions import Option
fields = Option.fields
Option.fields = property(lambda o: {**fields.fget(o), "card": "?"} if o.decision_number == 20 else fields.fget(o))
""",
    "an event has another cause": """
from underhall.kernel.events import Event
seen = Event.seen
Event.seen = lambda e, seat, wording: {**seen(e, seat, wording), "cause": -2 if e.number == 40 else e.cause}
""",
    "a score is counted otherwise": """
from underhall.kernel.game import Outcome
start = Outcome.__init__
Outcome.__init__ = lambda o, winners, scores, rule: start(o, winners, [*scores[:-1], scores[-1] + 1], rule)
""",
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_noticed(slip: str) -> None:
    """Otherwise the games above would prove nothing."""
    there = play_elsewhere("boss-monster", 0, 10, source=True, before=SLIPS[slip])
    assert len(differences(play("boss-monster", 0, 10), there)) > 3
