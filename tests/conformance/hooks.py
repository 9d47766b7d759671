"""What the suite must be told about each game, because the kernel does not know it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from tests.conformance import boss_monster, munchkin_quest, super_boss_monster
from underhall import Decision, Game


class Hooks:
    """One game's answers to what the suite asks."""

    def __init__(
        self,
        cards: Callable[[Game], list[int]],
        broken: Callable[[Game, Iterable[int]], list[str]],
        sealed: Callable[[Decision], Mapping[str, list[int]]],
        harmless: frozenset[str],
        steady: Callable[[Decision], list[int]],
        lost_by_all: tuple[str, ...] = (),
    ) -> None:
        self.cards = cards  # every card wherever it lies, sorted
        self.broken = broken  # what is wrong with the table and with what these seats are held to know, in words
        self.sealed = sealed  # the answers that tell the others no more than their shape, by that shape
        self.harmless = harmless  # the messages of events that bring nothing hidden to light and need no luck
        self.lost_by_all = lost_by_all  # the rules by which a game may end without a winner
        self.steady = steady  # the answers that make a game last and get to its rarer moments, at least one


HOOKS: Final[dict[str, Hooks]] = {
    "boss-monster": Hooks(
        boss_monster.cards,
        boss_monster.broken,
        boss_monster.sealed,
        boss_monster.HARMLESS,
        boss_monster.steady,
    ),
    "super-boss-monster": Hooks(
        super_boss_monster.cards,
        super_boss_monster.broken,
        super_boss_monster.sealed,
        super_boss_monster.HARMLESS,
        super_boss_monster.steady,
    ),
    "munchkin-quest": Hooks(
        munchkin_quest.cards,
        munchkin_quest.broken,
        munchkin_quest.sealed,
        munchkin_quest.HARMLESS,
        munchkin_quest.steady,
        ("MQ-WIN-02",),
    ),
}


def hooks_of(game: Game) -> Hooks:
    return HOOKS[game.charter.game]
