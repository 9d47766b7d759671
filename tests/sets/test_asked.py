"""Whatever the server, the terminal, bots and learners ask of a game, house cards in it or not."""

from pathlib import Path

import pytest

import underhall
from underhall.games import GAMES
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.types import WATCHER
from underhall.sets.loading import load_set, use_sets

pytestmark = pytest.mark.once

EXAMPLES = Path(__file__).parents[2] / "examples" / "sets"


@pytest.mark.parametrize("name", ["moss-and-mirrors", "office-party", "picnic"])
def test_everything_is_answered_with_house_cards_in_play(name: str) -> None:
    house = load_set(EXAMPLES / name)
    own = {entry.id for entry in house.entries}
    met: set[str] = set()
    for seed in range(3):
        game = underhall.new(house.game, 3, seed, use_sets([house], {})).engine
        luck = seeded(f"{seed}")
        while game.pending:
            ask_everything(game)
            decision = game.pending[0]
            game.answer(decision.seat, luck.below(len(decision.codes)))
        met |= own & cards_in(game)
    assert len(met) > 1


def cards_in(game: Game) -> set[str]:
    """The cards that the log is about."""
    found = set()
    for event in game.events:
        for type_, value in zip(event.message.types, event.values, strict=False):
            if type_ == "card" and value >= 0:
                found.add(game.wording.cards[value])
    return found


def ask_everything(game: Game) -> None:
    """What anybody may ask at this moment; nothing of it changes the game."""
    info = GAMES[game.config.game]
    row = bytearray(info.layout.row_size)
    for seat in (WATCHER, *range(game.config.seats)):
        game.view(seat)
        info.outlook(game, seat)
    for decision in game.pending:
        assert len(info.explain(game, decision).options) in (0, len(decision.codes))
        info.withheld(game, decision)
        info.reaction_reason(game, decision.seat, decision)
        info.hint(decision)
        assert game.encode(decision.seat, row) == len(decision.codes)
        assert len(info.actions.of(decision, game.config.seats)) == len(decision.codes)
        world = game.imagine(decision.seat, seeded(0))
        info.judge(world, decision.seat)
        info.worth(world, decision.seat)
    info.measures(game)
    info.matter_key(game)
