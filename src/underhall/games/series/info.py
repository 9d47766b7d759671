"""What both Boss Monsters say of themselves alike to the rest of Underhall."""

from underhall.games.series.option_kinds import FROM_DECK, NO, PASS
from underhall.games.series.state import SeriesGame
from underhall.kernel.card_game import CardGameInfo
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.game import Game
from underhall.kernel.types import seat_numbers


class SeriesInfo(CardGameInfo):
    """A game of the series."""

    safe_kinds: tuple[int, ...] = (PASS, NO)
    deck_kinds: tuple[int, ...] = (FROM_DECK,)  # options that are cards of a deck

    def phase_key(self, game: Game) -> str:
        g = series(game)
        return f"{g.turn} {self.words()['phase'][g.phase]}"

    def is_regretted(self, decision: Decision) -> bool:
        """One's own building: whether a room is built, and which."""
        return decision.kind == "build" and not self.is_reaction(decision)

    def is_awaited(self, decision: Decision) -> bool:
        """So it is with one's own building: one after another builds, and rooms lie face down at first."""
        return self.is_regretted(decision) or not decision.secret

    def hint(self, decision: Decision) -> str:
        """Whoever can only react while somebody builds reads about reacting."""
        reacts = decision.kind == "build" and self.is_reaction(decision)
        return f"hint-{self.id}-react" if reacts else f"hint-{self.id}-{decision.kind}"

    def matter_key(self, game: Game) -> str:
        g = series(game)
        hero = g.next_hero()
        return self.phase_key(game) if hero is None else f"{self.phase_key(game)}/{hero.serial}"

    def turn(self, game: Game) -> int:
        return series(game).turn

    def measures(self, game: Game) -> dict[str, list[int]]:
        g = series(game)
        seats = seat_numbers(len(g.seats))
        return {
            "score": [g.souls(seat) - g.wounds(seat) for seat in seats],
            "souls": [g.souls(seat) for seat in seats],
            "wounds": [g.wounds(seat) for seat in seats],
        }

    def question_reveals_information(self, decision: Decision) -> bool:
        """It does if it lists cards that lie in a deck."""
        return any(kind_of(code) in self.deck_kinds for code in decision.codes)


def series(game: Game) -> SeriesGame:
    assert isinstance(game, SeriesGame)
    return game
