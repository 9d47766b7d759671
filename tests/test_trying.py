"""Trying what a reaction would gain: what is left out of it would have come to the same."""

import random
from collections.abc import Iterator

import pytest

from underhall import engine
from underhall.games import GAMES
from underhall.games.series import trying
from underhall.games.series.state import SeriesGame
from underhall.games.series.trying import NO_HERO, PASS, Standing, Trial, moves_only_cards, standing
from underhall.kernel import pace
from underhall.kernel.decisions import Decision
from underhall.kernel.types import SeatNo

BOSS_MONSTERS = ["boss-monster", "super-boss-monster"]


def random_game(game: str, seed: int, options: dict[str, str] | None = None) -> Iterator[tuple[SeriesGame, Decision]]:
    """A game at each of its questions. It goes on step by step, as on a server."""
    table = engine.new(game, 2 + seed % 3, seed, options=options or {})
    assert isinstance(table, SeriesGame)
    luck = random.Random(seed)
    while table.pending:
        decision = table.pending[0]
        yield table, decision
        pace.take(table, decision, luck.randrange(len(decision.codes)))
        while not table.pending and table.agenda:
            pace.step(table)


def after(table: SeriesGame, decision: Decision, option: int) -> Standing:
    """How all stand at the end of the turn if this is answered, and everybody passes from then on."""
    trial = Trial(table, decision.seat, NO_HERO, False)
    world = trial.answered(table, decision, option, False)
    while not trial.is_done(world):
        trial.answer(world, world.pending[0], PASS, False)
    return standing(world, decision.seat)


@pytest.mark.parametrize("game", BOSS_MONSTERS)
def test_nobodys_souls_hang_on_a_choice_that_only_moves_cards(game: str) -> None:
    """Whatever is paid with or taken back, the turn ends as it does with the first option."""
    tried = 0
    for seed in range(12):
        for table, decision in random_game(game, seed):
            if moves_only_cards(decision):
                first, *others = [after(table, decision, option) for option in range(len(decision.codes))]
                assert all(each == first for each in others), f"{seed}: {decision.options}"
                tried += len(others)
    assert tried > 100


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("boss-monster", {}),
        ("boss-monster", {"machinations": "on"}),
        ("super-boss-monster", {}),
    ],
)
def test_nothing_counts_any_more_once_all_has_counted(game: str, options: dict[str, str]) -> None:
    """From there to the next turn nobody gains or loses a soul or a wound."""
    seen = 0
    for seed in range(6):
        table = engine.new(game, 2 + seed % 3, seed, options=options)
        assert isinstance(table, SeriesGame)
        luck = random.Random(seed)
        counted: tuple[int, Standing] | None = None
        while table.pending or table.agenda:
            if counted is not None and (table.turn != counted[0] or table.winners):
                counted = None
            if counted is not None:
                assert standing(table, SeatNo(0)) == counted[1], f"{seed}, turn {table.turn}"
            elif table.has_counted():
                counted = (table.turn, standing(table, SeatNo(0)))
                seen += 1
            if table.pending:
                decision = table.pending[0]
                pace.take(table, decision, luck.randrange(len(decision.codes)))
            else:
                pace.step(table)
    assert (seen > 0) == (options == {})


@pytest.mark.source
@pytest.mark.parametrize("game", BOSS_MONSTERS)
def test_reasons_are_what_they_are_when_everything_is_tried(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All choices of cards, and every turn to its very end."""
    info = GAMES[game]
    compared = useful = 0
    for seed in range(3):
        for table, decision in random_game(game, seed):
            if not decision.op.secret or not info.is_reaction(decision):
                continue
            reason = info.reaction_reason(table, decision.seat, decision)
            with monkeypatch.context() as all_of_it:
                all_of_it.setattr(trying, "moves_only_cards", lambda asked: False)
                all_of_it.setattr(type(table), "has_counted", lambda self: False)
                everything = info.reaction_reason(table, decision.seat, decision)
            assert (everything.tags, everything.subject) == (reason.tags, reason.subject)
            compared += 1
            useful += "useful" in reason.tags
    assert 0 < useful < compared
