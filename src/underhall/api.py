"""A game as a program plays it: what it asks, the one way to answer, what a seat sees of it.

The engine's object has much more, for the ops and for those who drive it: `game.engine` hands it out to bots, to a
search that copies games by the million, to a server of one's own.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar, overload

from underhall import engine
from underhall.games import GAMES
from underhall.games.boss_monster.view_types import View as BossMonsterView
from underhall.games.munchkin_quest.view_types import View as MunchkinQuestView
from underhall.games.super_boss_monster.view_types import View as SuperBossMonsterView
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.encoding import Layout
from underhall.kernel.events import Event
from underhall.kernel.explain import Explanation
from underhall.kernel.game import Game as EngineGame
from underhall.kernel.game import GameConfig, Outcome
from underhall.kernel.luck import Luck
from underhall.kernel.playout import Policy, Tally, read_limit, read_lucks, read_policies, read_policy
from underhall.sets.reader import HouseSet
from underhall.sets.texts import texts_for
from underhall.text.tell import Teller

V = TypeVar("V")

PolicyLike = str | Mapping[str, float] | Policy  # a name, a table of weights, or what `Game.policy` made of either


class Game(Generic[V]):
    """A game in progress. `V` is what `view` gives: each game has a view of its own."""

    def __init__(self, engine: EngineGame) -> None:
        self.engine = engine  #: the same game as bots, the laboratory and servers work with it

    def __repr__(self) -> str:
        return repr(self.engine)

    @property
    def config(self) -> GameConfig:
        """What the game was started with: its id, seats, seed and options."""
        return self.engine.config

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is asked right now: one decision, or several when seats choose at the same time."""
        return self.engine.pending

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody is asked anything."""
        return not self.engine.pending

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        return self.engine.outcome

    @property
    def events(self) -> list[Event]:
        """All that has happened, in order."""
        return self.engine.events

    def decision_of(self, seat: int) -> Decision | None:
        """What `seat` is asked right now, if anything."""
        return self.engine.decision_of(seat)

    def answer(self, seat: int | bool, option: Option | int) -> None:
        """Answer the decision of `seat` with one of its options (or that option's place in the list).

        Anything else is refused with an error that says why, and nothing changes.
        """
        self.engine.answer(seat, option)

    def view(self, seat: int) -> V:
        """All that `seat` may know, as one plain struct (-1: what a watcher may know)."""
        view: V = self.engine.view(seat)
        return view

    def explain(self, seat: int) -> Explanation | None:
        """What `seat` is asked about and what each of its options does, as far as it can know; None if it is not asked.

        `teller(…).note` puts a note into words.
        """
        decision = self.engine.decision_of(seat)
        return GAMES[self.engine.config.game].explain(self.engine, decision) if decision is not None else None

    def events_for(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """The events numbered `since` and later, as `seat` may see them (-1: as a watcher may)."""
        return self.engine.events_for(seat, since)

    def fields_of(self, event: Event, seat: int = -1) -> dict[str, Any]:
        """The fields of an event by name, as `seat` may see them: cards as their ids, all else as numbers."""
        return event.args_for(seat, self.engine.wording)

    def clone(self) -> "Game[V]":
        """A copy to play on with; the history stays behind."""
        return Game(self.engine.clone())

    def imagine(self, seat: int, luck: Luck) -> "Game[V]":
        """A copy in which all that `seat` cannot know is dealt afresh, fitting everything it has seen."""
        return Game(self.engine.imagine(seat, luck))

    def playout(
        self,
        policy: PolicyLike | Sequence[PolicyLike],
        luck: Luck | Sequence[Luck],
        turn: Any = None,
        answers: Any = None,
    ) -> Tally:
        """Let the engine play on by itself, and say how much there was to decide.

        `policy` is `"random"`, `"greedy"` or a table of weights, one for all seats or a list with one for each; `luck`
        is what it spends, one for all or a list, too. It ends with the game, when `turn` has begun, or after so many
        `answers`. The answers are those that the bots of the same names would give with the same luck.

        The keys of a table are kinds of options, by themselves or with a card: `{"pass": 1, "cast": 2.5, "cast
        counterspell": 0}`. An option weighs what its kind and card weigh, else what its kind weighs, else what `"*"`
        weighs, else 1; it is as likely as it weighs. Where all weigh nothing, each is as likely as the others.

        What makes no sense is refused with an error that says why, and nothing changes.
        """
        game = self.engine
        policies = read_policies(policy, game, GAMES[game.config.game].judge)
        return game.playout(policies, read_lucks(luck, game), read_limit("turn", turn), read_limit("answers", answers))

    def policy(self, policy: PolicyLike) -> Policy:
        """The policy of a name or of a table of weights, for any number of playouts of the same game.

        Reading a table takes longer than a short playout: a search does it once.
        """
        return read_policy(policy, self.engine.wording, GAMES[self.engine.config.game].judge)

    def encode(self, seat: Any, buffer: Any, offset: Any = 0) -> int:
        """Write what `seat` may know, and its options, as bytes into `buffer`; how many options there are comes back.

        It is a row of `layout(game).row_size` bytes, from `offset` on: the same in every world that the seat may
        imagine. Places of options that there are not are 0; if there are more options than places, the last are left
        out. A buffer is a `bytearray`, or whatever gives plain bytes that can be changed: a `memoryview`, an array of
        numpy. What cannot be written is refused with an error that says why, and nothing is written.
        """
        return self.engine.encode(seat, buffer, offset)

    def save(self) -> bytes:
        """The game as bytes: what it was started with, all answers, and the state at each turn."""
        return self.engine.save()

    def fingerprint(self) -> list[object]:
        """Everything that makes this moment what it is, for comparing two games."""
        return self.engine.fingerprint()


Options = dict[str, Any] | None
Sets = Sequence[Path | str | HouseSet]


# Only an overload shows a type checker which view a game's name stands for. A game without one is played all the same:
# its view is `Any` (tests/test_one_folder.py adds such a game).


@overload
def new(
    game: Literal["boss-monster"],
    seats: int,
    seed: object = 0,
    options: Options = None,
    quiet: bool = False,
    sets: Sets = (),
) -> Game[BossMonsterView]: ...
@overload
def new(
    game: Literal["super-boss-monster"],
    seats: int,
    seed: object = 0,
    options: Options = None,
    quiet: bool = False,
    sets: Sets = (),
) -> Game[SuperBossMonsterView]: ...
@overload
def new(
    game: Literal["munchkin-quest"],
    seats: int,
    seed: object = 0,
    options: Options = None,
    quiet: bool = False,
    sets: Sets = (),
) -> Game[MunchkinQuestView]: ...
@overload
def new(
    game: str, seats: int, seed: object = 0, options: Options = None, quiet: bool = False, sets: Sets = ()
) -> Game[Any]: ...
def new(
    game: str, seats: int, seed: object = 0, options: Options = None, quiet: bool = False, sets: Sets = ()
) -> Game[Any]:
    """Start a game. Same seed, options, sets and answers: the same game, byte for byte.

    A `quiet` game keeps no events and no states for its save; it is for search and simulation. `sets` are folders with
    cards of one's own that are played with.
    """
    return Game(engine.new(game, seats, seed, options, quiet, sets))


def load(data: bytes, verify: bool = True) -> Game[Any]:
    """The game of a save. With `verify` it is played again from the start and every stored state compared."""
    return Game(engine.load(data, verify))


def layout(game: str) -> Layout:
    """How the rows of `Game.encode` are laid out in the game of this name."""
    return engine.game_info(game).layout


def teller(game: Game[Any], names: list[str], lang: str = "en") -> Teller:
    """What turns the events, prompts and options of `game` into words; `names` are those of the players."""
    return Teller(texts_for(lang, game.engine), engine.game_info(game.config.game), game.engine, names)


__all__ = [
    "BossMonsterView",
    "Game",
    "MunchkinQuestView",
    "SuperBossMonsterView",
    "layout",
    "load",
    "new",
    "teller",
]
