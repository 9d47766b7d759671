"""What `underhall.new` gives: the few names that playing takes, and the engine's object for those who ask for it."""

from typing import get_args, get_overloads

import pytest

import underhall
from underhall import GAMES, UnderhallError, api, seeded

PUBLIC = {
    "answer",
    "config",
    "clone",
    "decision_of",
    "decisions",
    "encode",
    "engine",
    "events",
    "events_for",
    "explain",
    "fields_of",
    "fingerprint",
    "imagine",
    "outcome",
    "over",
    "playout",
    "policy",
    "save",
    "view",
}


def test_a_game_has_what_playing_takes_and_nothing_else() -> None:
    """What the ops of the engine use is not on it."""
    game = underhall.new("boss-monster", seats=2, seed=1)
    assert {name for name in dir(game) if not name.startswith("_")} == PUBLIC


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_game_as_the_engines(name: str) -> None:
    """Answer by answer, what is asked, seen, told and saved."""
    game = underhall.new(name, seats=2, seed=1)
    twin = underhall.engine.new(name, seats=2, seed=1)
    luck = seeded("answers")
    while len(twin.answers) < 120 and not game.over:
        decision = game.decisions[0]
        assert [str(option) for option in decision.options] == [str(option) for option in twin.decisions[0].options]
        place = luck.below(len(decision.options))
        game.answer(decision.seat, decision.options[place])
        twin.answer(decision.seat, place)
        assert game.view(0) == twin.view(0)
        assert game.over is twin.over
    assert game.fingerprint() == twin.fingerprint() == game.clone().fingerprint()
    assert game.save() == twin.save() == underhall.load(game.save()).save()
    assert game.events_for(1, 5) == twin.events_for(1, 5)
    assert game.fields_of(game.events[-1], 0) == twin.events[-1].args_for(0, twin.wording)
    assert game.imagine(0, seeded(1)).fingerprint() == twin.imagine(0, seeded(1)).fingerprint()
    assert repr(game) == repr(twin)
    assert game.decision_of(0) is game.engine.decision_of(0)


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    """As by the engine."""
    game = underhall.new("boss-monster", seats=2, seed=1)
    before = game.fingerprint()
    with pytest.raises(UnderhallError):
        game.answer(0, 999)
    assert game.fingerprint() == before


@pytest.mark.source  # compiled, nothing is left of overloads
def test_every_game_has_a_view_that_type_checkers_know() -> None:
    """A game that is added gets its line here, too."""
    named = [get_args(each.__annotations__["game"]) for each in get_overloads(api.new)]
    assert [name for names in named for name in names] == list(GAMES)


def test_a_game_is_told_in_words() -> None:
    """By the names that its players go by."""
    game = underhall.new("boss-monster", seats=2, seed=1)
    assert "Ada" in underhall.teller(game, ["Ada", "Bruno"]).event(game.events[0], -1)
