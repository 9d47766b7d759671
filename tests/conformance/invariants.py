"""What is true of every game after every answer. The suite and tools/soak.py both ask here, and nowhere else."""

from tests.conformance.hooks import hooks_of
from underhall.engine import Game


class Watch:
    """Knows what a game began with, and says what is wrong with it later on."""

    def __init__(self, game: Game) -> None:
        self.cards = hooks_of(game).cards(game)

    def broken(self, game: Game) -> list[str]:
        """Everything wrong with `game`, in words."""
        return questions(game, 2) + self.common(game) + hooks_of(game).broken(game, range(game.config.seats))

    def broken_world(self, world: Game, seat: int) -> list[str]:
        """Everything wrong with a world that `seat` imagines.

        Somebody may be asked in it who, as the cards are imagined, has only one choice; and what others know is not
        known to the seat.
        """
        return questions(world, 1) + self.common(world) + hooks_of(world).broken(world, [seat] if seat >= 0 else [])

    def common(self, game: Game) -> list[str]:
        found: list[str] = []
        if (game.outcome is not None) != game.over:
            found.append(f"over is {game.over} but the outcome is {game.outcome}")
        if game.over and game.agenda:
            found.append("over, but something is still in progress")
        now = hooks_of(game).cards(game)
        if now != self.cards:
            lost = [card for card in set(self.cards) if self.cards.count(card) > now.count(card)]
            made = [card for card in set(now) if now.count(card) > self.cards.count(card)]
            names = game.wording.cards
            found.append(f"cards lost: {[names[c] for c in lost]}, cards made: {[names[c] for c in made]}")
        return found


def questions(game: Game, least: int) -> list[str]:
    """What is wrong with the decisions that are open."""
    found: list[str] = []
    seats = [decision.seat for decision in game.decisions]
    if len(set(seats)) != len(seats):
        found.append(f"somebody is asked twice at once: {seats}")
    for decision in game.decisions:
        if decision.seat not in range(game.config.seats):
            found.append(f"nobody sits at seat {decision.seat}, who is asked {decision.kind}")
        if len(decision.codes) < least:
            found.append(f"{len(decision.codes)} option(s): {decision}")
        if len(set(decision.codes)) != len(decision.codes):
            found.append(f"an option stands twice: {decision}")
    return found
