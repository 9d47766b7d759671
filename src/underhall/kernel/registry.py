"""What every game tells the rest of Underhall about itself."""

from typing import Any

from underhall.kernel.game import Charter, Game


class GameInfo:
    """A game's name, its limits, its options, and how to start or resume one."""

    def __init__(
        self,
        id: str,
        rules: int,
        cards: str,
        least_seats: int,
        most_seats: int,
        profiles: tuple[str, ...],
        options: dict[str, tuple[str, ...]],
        card_ids: tuple[str, ...],
    ) -> None:
        self.id = id
        self.rules = rules
        self.cards = cards
        self.seats = range(least_seats, most_seats + 1)
        self.profiles = profiles  # the first is the default
        self.options = options  # the valid values of each option, the default profile's first
        self.card_ids = card_ids

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> Game:
        """A new game, up to its first decision."""
        raise NotImplementedError

    def resume(self, charter: Charter, state: Any, quiet: bool) -> Game:
        """The game whose state a save holds, up to its next decision."""
        raise NotImplementedError
