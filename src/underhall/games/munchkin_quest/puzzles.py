"""Puzzles of Munchkin Quest: fights, until they are over, after at most so many own decisions.

What comes then goes its way: the dice are rolled, and whoever loses runs.
"""

from typing import Final

from underhall.games.munchkin_quest.packing import hand_card, item_card
from underhall.games.munchkin_quest.puzzle_positions import quest_position
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_state import MOVES
from underhall.kernel.game import Game
from underhall.kernel.puzzles import WIN, YOU, GamePuzzles, Goal, Hunt, Position
from underhall.kernel.types import WATCHER, SeatNo

BEAT: Final = "beat"  # the monsters are killed
ESCAPE: Final = "escape"  # no wound more, and not dead

DICE_EVENTS: Final = frozenset(("fight-dice", "fight-monster-dice", "dice-rolled"))
MONSTER_DIE: Final = "monster-die"
MOST_LEVEL: Final = 9
# A munchkin who explores, arms itself and fights: the greedy bot thinks far longer about each of its many moves.
EXPLORER: Final = {
    "explore": 9,
    "walk": 2,
    "roll": 9,
    "lay": 9,
    "search": 5,
    "pick-up": 4,
    "buy-level": 4,
    **dict.fromkeys(
        ("die", "trade", "tidy", "shed", "drop", "drop-gold", "lay-packed", "call", "stow", "play", "use", "throw"), 0
    ),
}


class QuestPuzzles(GamePuzzles):
    """What Munchkin Quest knows about its puzzles."""

    kinds: tuple[str, ...] = (WIN, BEAT, ESCAPE)
    counted: tuple[str, ...] = (BEAT, ESCAPE)
    limited: tuple[str, ...] = (BEAT, ESCAPE)
    rolls: bool = True

    def hunt(self, goal: Goal, start: Game, seat: SeatNo) -> Hunt:
        return QuestHunt(goal, start, seat)

    def known_cards(self, game: Game, seat: SeatNo) -> frozenset[str]:
        assert isinstance(game, MunchkinQuest)
        shown: list[int] = [hand_card(held) for held in game.munchkins[seat].hand]
        shown += [item_card(item) for each in game.munchkins for item in each.items]
        shown += [card for each in game.munchkins for card in (*each.laid, *each.curses)]
        shown += [item_card(item) for room in game.rooms for item in room.floor]
        shown += [card for each in game.monsters for card in (each.card, *each.enhancers)]
        shown += [*game.monster_discard, *game.treasure_discard, *game.dxm_discard]
        return frozenset([game.wording.cards[card] for card in shown])

    def dice_rolled(self, game: Game) -> int:
        count = 0
        for event in game.events:
            name = event.message.name
            if name == MONSTER_DIE:
                count += 1
            elif name in DICE_EVENTS:
                dice = event.args_for(WATCHER, game.wording)["dice"]
                assert isinstance(dice, int)
                count += dice
        return count

    def player(self) -> str | dict[str, int]:
        return EXPLORER

    def moment(self, game: Game) -> str:
        """One's own fight in one's own turn."""
        assert isinstance(game, MunchkinQuest)
        fight = game.fight
        return "moves" if game.phase == MOVES and fight is not None and fight.leader == game.active else ""

    def solvers(self, game: Game) -> list[int]:
        assert isinstance(game, MunchkinQuest)
        return [game.active] if not game.munchkins[game.active].dead else []

    def position(self, game: Game, seats: dict[str, int]) -> Position:
        assert isinstance(game, MunchkinQuest)
        return quest_position(game, seats)

    def variants(self, position: Position) -> list[Position]:
        """The fight at all levels of the munchkin, its own first: most are won or lost whatever is done."""
        own: int = position["level"][YOU]
        levels = sorted(range(1, MOST_LEVEL + 1), key=lambda each: abs(each - own))
        return [{**position, "level": {**position["level"], YOU: level}} for level in levels]

    def wishes(self, start: Game) -> list[Goal]:
        assert isinstance(start, MunchkinQuest)
        return [self.goal(BEAT, 1), self.goal(BEAT, 2), self.goal(ESCAPE, 1)] if start.fight is not None else []

    def motif(self, position: Position) -> list[str]:
        """The monsters that are fought."""
        place = position["at"][YOU]
        return sorted([each["card"] for each in position.get("monster", []) if each["at"] == place])


class QuestHunt(Hunt):
    """A fight, until it is over."""

    def __init__(self, goal: Goal, start: Game, seat: SeatNo) -> None:
        super().__init__(goal, start, seat)
        assert isinstance(start, MunchkinQuest)
        self.level = start.munchkins[seat].level
        self.wounds = start.munchkins[seat].wounds
        self.monsters = start.fight.monsters if start.fight is not None else ()

    def settled(self, game: Game) -> bool:
        assert isinstance(game, MunchkinQuest)
        return game.over or game.munchkins[self.seat].dead or game.turn != self.turn or game.fight is None

    def reached(self, game: Game) -> bool:
        assert isinstance(game, MunchkinQuest)
        mine = game.munchkins[self.seat]
        if mine.dead or (game.over and self.seat not in game.winners):
            return False
        if self.goal.kind == ESCAPE:
            return mine.wounds <= self.wounds
        left = {monster.uid for monster in game.monsters}
        return mine.level > self.level and not any(uid in left for uid in self.monsters)


PUZZLES: Final = QuestPuzzles()
