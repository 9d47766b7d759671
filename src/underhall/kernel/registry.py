"""What every game says of itself to the rest of Underhall."""

from typing import Any

from underhall.errors import BadEncoding
from underhall.kernel.actions import Actions
from underhall.kernel.decisions import Decision, OptionKind
from underhall.kernel.encoding import NEEDED, Layout
from underhall.kernel.events import Event, Message
from underhall.kernel.explain import Explanation
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.house import HouseTable
from underhall.kernel.judge import SURE_WIN, won
from underhall.kernel.puzzles import GamePuzzles
from underhall.kernel.types import WATCHER, SeatNo
from underhall.kernel.wire_view import Written, encoded_view
from underhall.kernel.withheld import Withheld


class ReactionReason:
    """Why a moment for reactions may matter to a seat.

    `tags` are the game's own: "targeted", "stopped" (somebody else has announced something), "match-point" and
    "useful" mean the same everywhere, others belong to a game ("my-dungeon", "wound", "my-fight"). server/policy.py
    says which nobody would want to miss. `subject` names the matter, and is the same as long as the matter is; of
    several, "; " stands between them.
    """

    def __init__(self, tags: frozenset[str], subject: str) -> None:
        self.tags = tags
        self.subject = subject


class BenchLimits:
    """What `underhall bench` holds a game to: the first game has limits of its own there, others are seen beside it."""

    def __init__(
        self, rate: float, clone_us: float, greedy_ms: float, greedy_seats: int = 4, long_games: bool = False
    ) -> None:
        self.rate = rate  #: at least so many times the first game's decisions a second, in random play
        self.clone_us = clone_us
        self.greedy_ms = greedy_ms  #: for a game of greedy bots
        self.greedy_seats = greedy_seats  #: how many of them, where it is not meant for as many as may play
        self.long_games = long_games  #: whether games may go on for very long, so that their decisions are looked at


class GameInfo:
    """A game's name, its limits, its options, and how to start or resume one."""

    best_score: int = 40  # for a learner who plays alone: what counts as much as a win
    gone_fields: tuple[str, ...] = ()  # of the state: what was stored with them is read without them

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
        self.id = id  #: its folder's name, with hyphens
        self.rules = rules  #: the version of its rules
        self.cards = cards  #: the hash of the printed facts in use
        self.seats = range(least_seats, most_seats + 1)  #: how many may play
        self.profiles = profiles  #: the editions; the first is the default
        self.options = options  #: the valid values of each option, the default profile's first
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

    def restored(self, config: GameConfig, state: Any, quiet: bool) -> Game:
        """The game whose state was stored, as it was then. Earlier versions stored lists, see kernel/earlier.py."""
        raise NotImplementedError

    def without_gone(self, state: Any) -> Any:
        """A stored state without the fields that games have had and do without now."""
        if isinstance(state, dict) and any(name in state for name in self.gone_fields):
            return {name: value for name, value in state.items() if name not in self.gone_fields}
        return state

    def resume(self, config: GameConfig, state: Any, quiet: bool) -> Game:
        """The game whose state was stored, up to its next decision."""
        game = self.restored(config, state, quiet)
        game.advance()
        return game

    def named_state(self, config: GameConfig, state: Any) -> Any:
        """A stored state in today's form."""
        game = self.restored(config, state, True)
        return game.dump(game.agenda)

    def encoded_views(self, game: Game, seats: list[int], written: Written) -> list[bytes]:
        """The views of several seats (-1: a watcher's) as JSON: `game.view` of each, but for the question, which
        a frame has beside the view. `written` is what was written before of views of this game."""
        return [encoded_view(game.view(seat), seat, written) for seat in seats]

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

    def limited_texts(self) -> dict[str, tuple[str, str]]:
        """Cards of which some editions print a limit, too: by id, the setting and the value with which they do.

        The limit is the attribute `limit` of the card's text.
        """
        return {}

    @property
    def layout(self) -> Layout:
        """How the bytes of `Game.encode` are laid out."""
        raise BadEncoding(why="game", given=self.id, valid=NEEDED)

    @property
    def actions(self) -> Actions:
        """The options as flat numbers."""
        raise BadEncoding(why="game", given=self.id, valid=NEEDED)

    def card_facts(self) -> list[list[int]]:
        """What is printed on each card, by its number in encoded rows; the columns are `Layout.facts`."""
        return []

    # -- what is seen ---------------------------------------------------------------------------------------------

    def open_view(self, game: Game) -> object:
        """The game with all hands open, in the shape of a watcher's view: for looking back when it is over."""
        return game.view(WATCHER)

    def outlook(self, game: Game, seat: int) -> object:
        """What is sure to come unless somebody reacts, worked out from what `seat` (-1: a watcher) may know."""
        return None

    def encoded_outlooks(self, game: Game, seats: list[int], written: Written) -> list[bytes]:
        """The outlooks of several seats as JSON, perhaps faster."""
        return [written.text_for(seat, "outlook", self.outlook(game, seat)) for seat in seats]

    # -- what a table asks of a game that it cannot look into ------------------------------------------------------

    def phase_key(self, game: Game) -> str:
        """A name for the part of the game that is going on, such as a phase of a turn; the next part has another."""
        return ""

    def matter_key(self, game: Game) -> str:
        """A name for what is on its way, such as a hero or a fight; "/" stands before what is part of something longer.

        "4 adventure/17" is the way of one hero in the adventures of turn 4.
        """
        return self.phase_key(game)

    def is_reaction(self, decision: Decision) -> bool:
        """Whether the decision is only whether to react to what others do, and passing it is nothing unusual."""
        return decision.op.secret

    def is_awaited(self, decision: Decision) -> bool:
        """Whether everybody knows that the seat is asked, even if what it chooses is sealed."""
        return not decision.secret

    def hint(self, decision: Decision) -> str:
        """The message that explains this kind of question to whoever is asked it for the first time.

        Page and terminal both ask here. Its arguments are `device` (mouse, touch or keys) and `alone` (yes or no).
        """
        return f"hint-{self.id}-{decision.kind}"

    def reaction_reason(self, game: Game, seat: int, decision: Decision | None) -> ReactionReason:
        """What the game means to `seat` now, and what its open decision does, judged by what the seat may know."""
        return ReactionReason(frozenset(("useful",)), "")

    def withheld(self, game: Game, decision: Decision) -> list[Withheld]:
        """What the asked seat may look for among the options of its decision, and why it is not there.

        It goes to that seat alone, so only its own cards may be named.
        """
        return []

    def explain(self, game: Game, decision: Decision) -> Explanation:
        """What the question is about and what its options do, judged by what the asked seat may know."""
        return Explanation([], [[] for _ in decision.codes])

    def first_to_react(self, game: Game) -> int:
        """The seat that by rule is asked before all others in a moment for reactions, or -1 if there is none."""
        return -1

    def is_regretted(self, decision: Decision) -> bool:
        """Whether an answer pressed by mistake costs so much that others should not go on at once after it."""
        return False

    def public_quiet(self, game: Game) -> bool:
        """Whether everybody at the table can see that nobody can react now."""
        return False

    def reveals_information(self, event: Event, seat: int) -> bool:
        """Whether it showed `seat` something that it could not have worked out: past it nothing is taken back."""
        return event.reveals_information(seat)

    def question_reveals_information(self, decision: Decision) -> bool:
        """Whether the question alone shows its seat something that was hidden before."""
        return False

    def scores(self, event: Event) -> bool:
        """Whether the event is one that by itself changes what the seats have: it is named when the game tips."""
        return event.message.scores

    def measures(self, game: Game) -> dict[str, list[int]]:
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
        return {message.name: message.use for message in self.messages() if message.use}

    def turn(self, game: Game) -> int:
        """The number of the turn that is being played."""
        return 0

    def rounds(self, game: Game) -> int:
        """How often everybody has had a turn, the one that is being played included."""
        return self.turn(game)

    def seats_out(self, game: Game) -> list[int]:
        """The seats that have lost while others play on."""
        return []

    def kept(self, game: Game, seat: int) -> tuple[str, ...]:
        """The cards before the seat that make its character, where those may come and go."""
        return ()

    def default_option(self, decision: Decision) -> int:
        """The answer for somebody who does not answer in time: nothing that costs or risks more than need be."""
        return 0

    # -- what the rest of Underhall does with the game -------------------------------------------------------------

    def judge(self, world: Game, seat: int) -> list[int]:
        """What each option of the seat's open decision is worth to it in an imagined world: the greedy bot asks."""
        raise NotImplementedError

    def worth(self, world: Game, seat: int) -> int:
        """What an imagined world is worth to the seat, finished or not: how likely it wins, in parts of `SURE_WIN`.

        In a game for one it is what the score will be, in hundredths. The search asks this of worlds in which it has
        played on for a while. A game that says nothing here is not looked into before it is over.
        """
        return won(world, SeatNo(seat)) if world.over else SURE_WIN // world.config.seats

    def horizon(self, world: Game) -> int:
        """The turn with which the search stops playing: what comes then is left to `worth`."""
        return world.turn + 2

    def noticed(self, decision: Decision) -> int:
        """How many of a hundred options a beginner notices: the easy bot overlooks the others."""
        return 20 if self.is_reaction(decision) else 60

    def bench_limits(self) -> BenchLimits | None:
        """What the game's speed is held to, or None where nothing is measured beside the first game."""
        return None

    def empty_table(self, names: list[str], options: dict[str, object]) -> Any:
        """An empty table with these seats, as a `TableLayout`: for lessons and tests, so games import it here."""
        raise NotImplementedError

    def puzzles(self) -> GamePuzzles:
        """What the game knows about its puzzles; without a word here it has none."""
        return GamePuzzles()

    def house_sets(self) -> HouseTable:
        """What the game says of house sets; without a word here it has none."""
        return HouseTable()

    def text_board(self) -> type[Any]:
        """The `Board` that draws the game in a terminal. It is imported here: its libraries come with an extra."""
        raise NotImplementedError
