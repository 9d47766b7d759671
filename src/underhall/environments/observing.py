"""What a seat sees as arrays of numpy, and the spaces that they are in."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from underhall.engine import game_info
from underhall.errors import BadEnvironment
from underhall.kernel.action_games import ActionGame
from underhall.kernel.encoding import Block
from underhall.kernel.registry import GameInfo

# The forms of observations: one array and the mask; the same with an array for each block; the array alone.
ARRAY, BLOCKS, BARE = "array", "blocks", "bare"
FORMS: Final = (ARRAY, BLOCKS, BARE)
Mask = NDArray[np.int8]
# As numpy wants them: what a class stands for it looks up each time.
BYTES_SEEN: Final = np.dtype(np.uint8)
BYTES_OF_MASKS: Final = np.dtype(np.int8)


class Observer:
    """Makes observations of one game in one form."""

    def __init__(self, info: GameInfo, form: str) -> None:
        if form not in FORMS:
            raise BadEnvironment(why="observations", given=repr(form), valid=FORMS)
        self.game = info.id
        self.form = form
        self.layout = info.layout
        self.actions = info.actions
        self.nothing_legal: Mask = np.zeros(self.actions.count, np.int8)
        self.nothing_legal.flags.writeable = False

    def __reduce__(self) -> tuple[Callable[[str, str], "Observer"], tuple[str, str]]:
        """Pickle keeps whose observations they are: the layout is the game's own."""
        return observer_of, (self.game, self.form)

    def space(self) -> spaces.Space[Any]:
        """What observations may be."""
        bare = spaces.Box(0, np.concatenate([highest(block) for block in self.layout.blocks]), dtype=np.uint8)
        if self.form == BARE:
            return bare
        mask = spaces.Box(0, 1, (self.actions.count,), np.int8)
        if self.form == ARRAY:
            return spaces.Dict({"observation": bare, "action_mask": mask})
        blocks: dict[str, spaces.Space[Any]] = {
            block.name: spaces.Box(0, highest(block).reshape(block.count, -1), dtype=np.uint8)
            for block in self.layout.blocks
        }
        return spaces.Dict({"observation": spaces.Dict(blocks), "action_mask": mask})

    def action_space(self, legal: Callable[[], Mask]) -> "ActionSpace":
        """All actions of the game, legal or not."""
        return ActionSpace(self.actions.count, legal)

    def mask(self, table: ActionGame) -> Mask:
        """What is legal now."""
        return np.frombuffer(table.mask(), BYTES_OF_MASKS)

    def observation(self, table: ActionGame, seat: int, mask: Mask) -> Any:
        """What a seat may know, in the form that was asked for."""
        seen = np.frombuffer(table.seen(seat), BYTES_SEEN)
        if self.form == ARRAY:
            return {"observation": seen, "action_mask": mask}
        return seen if self.form == BARE else {"observation": self.blocks(seen), "action_mask": mask}

    def blocks(self, seen: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
        """An observation taken apart: for each block an array with a line for each item. They share its memory."""
        offsets = self.layout.offsets
        return {
            block.name: seen[offsets[block.name] : offsets[block.name] + block.size].reshape(block.count, -1)
            for block in self.layout.blocks
        }


def observer_of(game: str, form: str) -> Observer:
    """The observer of a game, by its id."""
    return Observer(game_info(game), form)


class ActionSpace(spaces.Discrete):
    """All actions of a game. What `sample` draws is legal at the moment, unless it is given a mask."""

    def __init__(self, count: int, legal: Callable[[], Mask]) -> None:
        super().__init__(count)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Any legal action; where nothing is, any action at all."""
        if mask is None and probability is None:
            now = self.legal()
            mask = now if now.any() else None
        return super().sample(mask, probability)


def highest(block: Block) -> NDArray[np.uint8]:
    """The largest value of each byte of a block."""
    return np.tile(np.array([column.most for column in block.columns], np.uint8), block.count)
