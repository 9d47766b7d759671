"""A moment of a game in the words of its table layout, as seen from one seat: what a puzzle file holds.

The others' hands are laid aside and decks are not told, so that nothing hidden can decide. What lasts for this turn
only, such as a room that has been used already, is lost: whoever proves something proves it of the table as told.
"""

from typing import Final

from underhall.games import GAMES
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.puzzles import RIVALS, YOU, Position
from underhall.kernel.table_layout import TableLayout

EDITION: Final = "edition"


class Place:
    """Where a puzzle may begin: who sits there, what lies where, and the word that begins what is going on."""

    def __init__(self, game: str, seats: list[str], options: dict[str, str], position: Position, begin: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.position = position
        self.begin = begin

    def with_position(self, position: Position) -> "Place":
        """The same with other things on the table."""
        return Place(self.game, self.seats, self.options, position, self.begin)

    def laid_out(self) -> TableLayout:
        """The table at its first decision; something that cannot be told so raises whatever it raises."""
        layout: TableLayout = GAMES[self.game].empty_table(self.seats, {**self.options})
        for name, value in self.position.items():
            word = layout.vocabulary[name]
            method = getattr(layout, word.does)
            if word.of in ("seat", "deck"):
                for whom, things in value.items():
                    method(whom, *(things if isinstance(things, list) else [things]))
            elif word.of == "entries":
                for parts in value:
                    method(**parts)
            else:
                method(*value)
        layout.begin(self.begin)
        return layout


def told_place(game: Game, seat: int, begin: str) -> Place:
    """The table of this game for a puzzle of `seat`, which comes first; the others follow clockwise."""
    config = game.config
    puzzles = GAMES[config.game].puzzles()
    seats = [each % config.seats for each in range(seat, seat + config.seats)]
    seats = [each for each in seats if each == seat or puzzles.takes_part(game, each)]
    names = [YOU, *RIVALS][: len(seats)]
    position = puzzles.position(game, dict(zip(names, seats, strict=True)))
    told = {word: value for word, value in position.items() if value not in ({}, [], None)}
    return Place(config.game, names, _unusual(config), told, begin)


def _unusual(config: GameConfig) -> dict[str, str]:
    """The options that are not what the edition has anyway."""
    info = GAMES[config.game]
    edition = {} if config.options[EDITION] == info.profiles[0] else {EDITION: config.options[EDITION]}
    usual = info.start(config.seats, "", {**edition}, True).config.options
    return {**edition, **{name: value for name, value in config.options.items() if value != usual[name]}}
