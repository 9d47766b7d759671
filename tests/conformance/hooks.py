"""What the suite, and the server's proofs, must be told about each game, because the kernel does not know it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from tests.conformance import boss_monster, munchkin_quest, super_boss_monster
from underhall import Decision
from underhall.engine import Game


class Hooks(Protocol):
    """One game's answers, given by a module of its own.

    An answer of a player is told here as the question's kind, the option's kind and the option's fields, which is all
    that both a decision and a page have.
    """

    # -- what is always true

    def cards(self, game: Game) -> list[int]:
        """Every card wherever it lies, sorted."""

    def broken(self, game: Game, knowers: Iterable[int]) -> list[str]:
        """What is wrong with the table, and with what these seats are held to know, in words."""

    LOST_BY_ALL: frozenset[str]  # the rules by which a game may end without a winner

    # -- secrets

    HARMLESS: frozenset[str]  # the messages of events that bring nothing hidden to light and need no luck
    HIDDEN_CAUSE: frozenset[str]  # those of them that come of what a seat decides, by cards that nobody else knows
    ACTS: frozenset[str]  # the kinds of options with which somebody reacts

    def shape(self, asked: str, kind: str, fields: Mapping[str, Any]) -> str:
        """What the others see of an answer."""

    def is_sealed(self, asked: str, kind: str) -> bool:
        """Whether the answer tells the others no more than its shape."""

    def is_discreet(self, asked: str, kind: str) -> bool:
        """Whether the answer can be given without showing that one was asked where nobody knows who is."""

    def decks(self, game: Game) -> list[Sequence[int]]:
        """The piles whose order nobody may know."""

    # -- playing on

    RASH: frozenset[str]  # the kinds of options that throw the game away
    DENSE: int  # so many answers of a game are all looked at, those after it ever more seldom
    ENOUGH: int  # answers after which a proof may stop that plays on from many moments of the same game

    def steady(self, decision: Decision) -> list[int]:
        """The answers that make a game last and get to its rarer moments, at least one."""

    # -- what is at stake

    def peril(self, game: Game, seat: int) -> int:
        """A number for what is about to harm the seat, the same as long as it is the same; 0 for nothing."""

    def harm(self, game: Game, seat: int) -> int:
        """How much the seat has suffered so far."""

    def may_lose(self, game: Game, seat: int) -> bool:
        """Whether somebody else may win in this turn."""

    def is_target(self, game: Game, decision: Decision) -> bool:
        """Whether what may be answered is aimed at the seat or something of its, by what was told in words."""


HOOKS: Final[dict[str, Hooks]] = {
    "boss-monster": boss_monster,
    "super-boss-monster": super_boss_monster,
    "munchkin-quest": munchkin_quest,
}


def hooks_of(game: Game) -> Hooks:
    return HOOKS[game.config.game]
