"""What games of printed cards begin and say of themselves in the same way."""

import hashlib
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from underhall.kernel.actions import Actions
from underhall.kernel.agenda import FIRST, NO_CARD, NO_EVENT, NOBODY, Program
from underhall.kernel.decisions import Decision, OptionKind, Wording, kind_of
from underhall.kernel.encoding import Layout
from underhall.kernel.events import Message
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.house import HouseTable
from underhall.kernel.puzzles import GamePuzzles
from underhall.kernel.registry import GameInfo
from underhall.kernel.state_reader import Names
from underhall.kernel.wire_view import Written

G = TypeVar("G", bound=Game)


class CardGameInfo(GameInfo):
    """A game of printed cards. What its cards, programs and kinds of options say of it stands here."""

    # The kinds of options for somebody who does not answer in time: pass, decline, keep what one has.
    safe_kinds: tuple[int, ...] = ()

    def __init__(
        self,
        id: str,
        rules: int,
        seats: range,
        options: dict[str, tuple[str, ...]],
        facts: Any,
        earlier_cards: tuple[str, ...],
        card_ids: tuple[str, ...],
        wording: Wording,
        programs: dict[str, Program],
    ) -> None:
        cards = facts_hash(facts)
        earlier = tuple([hash for hash in earlier_cards if hash != cards])
        super().__init__(id, rules, cards, seats[0], seats[-1], options["edition"], options, card_ids, earlier)
        self.wording = wording
        self.names = Names(wording.cards, programs)  #: what stored states call cards and programs

    def config(self, seats: int, seed: str, chosen: dict[str, str]) -> GameConfig:
        """What a new game of today's rules and cards is started with."""
        return GameConfig(self.id, self.rules, self.cards, seats, seed, chosen)

    def blank(self, config: GameConfig, quiet: bool) -> Game:
        """A game with nothing on the table, to be filled from a stored state."""
        raise NotImplementedError

    def from_list(self, state: Any) -> Any:
        """A state that an earlier version stored as a list, in today's form."""
        raise NotImplementedError

    def restored(self, config: GameConfig, state: Any, quiet: bool) -> Game:
        game = self.blank(config, quiet)
        named = self.from_list(state) if isinstance(state, list) else state
        game.restore(self.without_gone(named), self.names if config.house is None else config.house.names)
        return game

    def kinds(self) -> tuple[OptionKind, ...]:
        return self.wording.kinds

    def encoded_outlooks(self, game: Game, seats: list[int], written: Written) -> list[bytes]:
        return [written.text("outlook", self.outlook(game, NOBODY))] * len(seats)  # it is the same for everybody

    def default_option(self, decision: Decision) -> int:
        """The first option of the safe kinds, the earlier kinds before the later ones; the first of all without any."""
        for kind in self.safe_kinds:
            for index in range(len(decision.codes)):
                if kind_of(decision.codes[index]) == kind:
                    return index
        return 0

    # What only learners, lessons or a terminal need is in modules that every game names alike. They are loaded when
    # they are asked for: most who play do without, and a text board wants libraries that are an extra.

    def part(self, name: str) -> Any:
        """A module in the folder of the game."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    @property
    def layout(self) -> Layout:
        layout: Layout = self.part("encoding.layout").LAYOUT
        return layout

    @property
    def actions(self) -> Actions:
        actions: Actions = self.part("encoding.actions").ACTIONS
        return actions

    def card_facts(self) -> list[list[int]]:
        facts: list[list[int]] = self.part("encoding.facts").card_facts()
        return facts

    def empty_table(self, names: list[str], options: dict[str, object]) -> Any:
        return self.part("table_layout").empty_table(names, options)

    def puzzles(self) -> GamePuzzles:
        puzzles: GamePuzzles = self.part("puzzles").PUZZLES
        return puzzles

    def house_sets(self) -> HouseTable:
        house: HouseTable = self.part("house").HOUSE
        return house

    def text_board(self) -> type[Any]:
        board: type[Any] = self.part("text_board.board").BOARD
        return board


def begun(game: G, program: Program) -> G:
    """The game up to its first decision, from the first step of `program` on."""
    game.push(program, NOBODY, NO_CARD, NO_EVENT, FIRST)
    game.advance()
    return game


def messages_in(module: ModuleType) -> list[Message]:
    """Every kind of event that a module declares."""
    return [value for value in vars(module).values() if isinstance(value, Message)]


def programs_in(modules: tuple[ModuleType, ...]) -> dict[str, Program]:
    """Every program that the modules declare, by name."""
    values = [value for module in modules for value in vars(module).values()]
    return {value.name: value for value in values if isinstance(value, Program)}


def printed_cards(facts: Any, types: tuple[str, ...]) -> list[dict[str, Any]]:
    """The cards of a file of printed facts, each with its type."""
    return [{"type": type_, **card} for type_ in types for card in facts[type_]]


def facts_hash(facts: Any) -> str:
    """A short hash of printed facts: a save made with other facts is another game."""
    return hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()
