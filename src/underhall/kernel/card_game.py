"""What games of printed cards begin and tell in the same way."""

import hashlib
from types import ModuleType
from typing import Any, TypeVar

from underhall.kernel.agenda import NOBODY, NOTHING, Program
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.events import Message
from underhall.kernel.game import Charter, Game
from underhall.kernel.registry import GameInfo

G = TypeVar("G", bound=Game)


class CardGameInfo(GameInfo):
    """A game of printed cards."""

    def charter(self, seats: int, seed: str, chosen: dict[str, str]) -> Charter:
        """What a new game of today's rules and cards is started with."""
        return Charter(self.id, self.rules, self.cards, seats, seed, chosen)


def begun(game: G, program: Program) -> G:
    """The game up to its first decision, from the first step of `program` on."""
    game.push(program, NOBODY, NOTHING, NOTHING, (0,))
    game.advance()
    return game


def messages_in(module: ModuleType) -> list[Message]:
    """Every kind of event that a module declares."""
    return [value for value in vars(module).values() if isinstance(value, Message)]


def first_of_kinds(decision: Decision, kinds: tuple[int, ...]) -> int:
    """The place of the first option of these kinds, the earlier kinds before the later ones; 0 if there is none."""
    for kind in kinds:
        for index in range(len(decision.codes)):
            if kind_of(decision.codes[index]) == kind:
                return index
    return 0


def facts_hash(facts: Any) -> str:
    """A short hash of printed facts: a save made with other facts is another game."""
    return hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()
