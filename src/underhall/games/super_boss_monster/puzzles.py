"""Puzzles of Super Boss Monster: those of the series, at a table with more on it."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.puzzle_positions import ids
from underhall.games.series.puzzles import SeriesPuzzles
from underhall.games.super_boss_monster.facts import LANDMARKS
from underhall.games.super_boss_monster.state import PHASES, SuperBossMonster
from underhall.kernel.game import Game
from underhall.kernel.puzzles import Position


class SuperPuzzles(SeriesPuzzles):
    """What Super Boss Monster knows about its puzzles."""

    def position(self, game: Game, seats: dict[str, int]) -> Position:
        assert isinstance(game, SuperBossMonster)
        position = super().position(game, seats)
        position.update(_more(game, seats))
        return position


def _more(game: SuperBossMonster, seats: dict[str, int]) -> Position:
    """What the first game has not: coins, items, the market and the landmarks."""
    lairs = {name: game.lairs[seat] for name, seat in seats.items()}
    first = [name for name, seat in seats.items() if seat == game.order[0]]
    landmarks = {
        place: [ALL_CARDS[hero.card].id]
        for place, hero in zip(LANDMARKS, game.landmarks, strict=False)
        if hero is not None
    }
    if game.tavern:
        landmarks["tavern"] = ids([hero.card for hero in game.tavern])
    return {
        "coins": {name: lair.coins for name, lair in lairs.items()},
        "items": {name: ids(lair.items[:1]) for name, lair in lairs.items() if lair.items},
        "first-player": first[:1],
        "market": ids(game.market),
        "landmark": landmarks,
        "carrying": {ALL_CARDS[hero.card].id: [ALL_CARDS[hero.item].id] for hero in game.town if hero.item >= 0},
    }


PUZZLES: Final = SuperPuzzles(PHASES)
