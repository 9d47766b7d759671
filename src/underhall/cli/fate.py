"""How a walk through a dungeon would end."""

from typing import Final, NamedTuple

NOWHERE: Final = -1


class Fate(NamedTuple):
    """Where the hero would die, and whether that is certain."""

    slot: int  # the place where the hero would die, or NOWHERE: it would reach the boss
    sure: bool  # no face-down room could change it

    @property
    def dies(self) -> bool:
        return self.slot != NOWHERE
