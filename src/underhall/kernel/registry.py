"""What every game tells the rest of Underhall about itself."""

from typing import Any

import msgspec

from underhall.kernel.decisions import Decision, OptionKind
from underhall.kernel.events import Event, Message
from underhall.kernel.game import Charter, Game


class Concern:
    """Why a moment for reactions may matter to a seat.

    `words` are the game's own: "targeted", "match-point" and "useful" mean the same everywhere, others belong to a
    game ("my-dungeon", "wound", "my-fight"). server/policy.py says which nobody would want to miss. `topic` names the
    matter, and is the same as long as the matter is.
    """

    def __init__(self, words: frozenset[str], topic: str) -> None:
        self.words = words
        self.topic = topic


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
        earlier_cards: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.rules = rules
        self.cards = cards  # the hash of the printed facts in use
        self.seats = range(least_seats, most_seats + 1)
        self.profiles = profiles  # the first is the default
        self.options = options  # the valid values of each option, the default profile's first
        self.card_ids = card_ids
        # Hashes of printed facts that were in use before and number the cards like those of today: figures have been
        # put right since, or cards added behind all others. What was stored with them goes on with today's cards.
        self.earlier_cards = earlier_cards

    def knows_cards(self, cards: str) -> bool:
        """Whether what was stored with the cards of this hash means the same with those of today."""
        return cards == self.cards or cards in self.earlier_cards

    def is_current(self, rules: int, cards: str) -> bool:
        """Whether a game of these rules and cards can be played again answer by answer."""
        return rules == self.rules and cards == self.cards

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> Game:
        """A new game, up to its first decision."""
        raise NotImplementedError

    def resume(self, charter: Charter, state: Any, quiet: bool) -> Game:
        """The game whose state a save holds, up to its next decision."""
        raise NotImplementedError

    def encoded_views(self, game: Game, seats: list[int]) -> list[bytes]:
        """The views of several seats (-1: a watcher's) as JSON: `game.view` of each, perhaps faster."""
        return [msgspec.json.encode(game.view(seat)) for seat in seats]

    def nearest_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options, changed as little as makes them legal together at a table of so many seats."""
        return options

    # -- what turns its numbers into words ------------------------------------------------------------------------

    def messages(self) -> list[Message]:
        """Every kind of event there is."""
        return []

    def kinds(self) -> tuple[OptionKind, ...]:
        """Every kind of option there is."""
        return ()

    def words(self) -> dict[str, tuple[str, ...]]:
        """Numbers that stand for words: by type of field, the names in the order of their numbers.

        The word itself is the message `<type>-<name>`.
        """
        return {}

    # -- what is seen ---------------------------------------------------------------------------------------------

    def open_view(self, game: Game) -> object:
        """The game with all hands open, in the shape of a watcher's view: for looking back when it is over."""
        return game.view(-1)

    def outlook(self, game: Game, seat: int) -> object:
        """What is sure to come unless somebody reacts, worked out from what `seat` (-1: a watcher) may know."""
        return None

    def encoded_outlooks(self, game: Game, seats: list[int]) -> list[bytes]:
        """The outlooks of several seats as JSON, perhaps faster."""
        return [msgspec.json.encode(self.outlook(game, seat)) for seat in seats]

    # -- what a table asks of a game that it cannot look into ------------------------------------------------------

    def stretch(self, game: Game) -> str:
        """A name for the part of the game that is going on, such as a phase of a turn; the next part has another."""
        return ""

    def is_reaction(self, decision: Decision) -> bool:
        """Whether the decision is only whether to react to what others do, and passing it is nothing unusual."""
        return decision.op.secret

    def concern(self, game: Game, seat: int, decision: Decision | None) -> Concern:
        """What the game means to `seat` now, and what its open decision does, judged by what the seat may know."""
        return Concern(frozenset(("useful",)), "")

    def first_to_react(self, game: Game) -> int:
        """The seat that by rule is asked before all others in a moment for reactions, or -1 if there is none."""
        return -1

    def public_quiet(self, game: Game) -> bool:
        """Whether everybody at the table can see that nobody can react now."""
        return False

    def news(self, event: Event, seat: int) -> bool:
        """Whether the event told `seat` something that it could not have worked out: past it nothing is taken back."""
        return True

    def shows(self, decision: Decision) -> bool:
        """Whether the question alone shows its seat something that was hidden before."""
        return False

    def scores(self, event: Event) -> bool:
        """Whether the event is one that by itself changes what the seats have: it is named when the game tips."""
        return False

    def standing(self, game: Game) -> dict[str, list[int]]:
        """What each seat has, by the name of each measure, for charts; "score" is what wins."""
        return {}

    def printed(self) -> list[dict[str, Any]]:
        """The cards as they are printed."""
        return []

    def offers(self) -> tuple[str, ...]:
        """The kinds of decision in which cards lie open for somebody to take."""
        return ()

    def deeds(self) -> dict[str, str]:
        """What an event of this name says its seat did with its card: "drawn", "played" or "used"."""
        return {}

    def turn(self, game: Game) -> int:
        """The number of the turn that is being played."""
        return 0

    def rounds(self, game: Game) -> int:
        """How often everybody has had a turn, the one that is being played included."""
        return self.turn(game)

    def kept(self, game: Game, seat: int) -> tuple[str, ...]:
        """The cards before the seat that make its character, where those may come and go."""
        return ()

    def safe(self, decision: Decision) -> int:
        """The answer for somebody who does not answer in time: nothing that costs or risks more than need be."""
        return 0
