"""What a puzzle asks for, and whether somebody has got it."""

from typing import Final

from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.series.state import SeriesGame
from underhall.kernel.game import Game
from underhall.kernel.types import SeatNo

# Of the Boss Monsters: by the end of this turn.
WIN: Final = "win"  # the game is won, by nobody else
STAY: Final = "stay"  # still in the game, which nobody else has won
SOULS: Final = "souls"  # so many souls more
SAFE_SOULS: Final = "safe-souls"  # so many souls more, and no wound
UNHURT: Final = "unhurt"  # no wound more
HARM: Final = "harm"  # a rival takes a wound
KEEP_BACK: Final = "keep-back"  # no rival wins a soul
# Of Munchkin Quest: by the end of the fight, after at most so many own decisions. What comes then goes its way: the
# dice are rolled, and whoever loses runs.
BEAT: Final = "beat"  # the monsters are killed
ESCAPE: Final = "escape"  # no wound more, and not dead

GOALS: Final = (WIN, STAY, SOULS, SAFE_SOULS, UNHURT, HARM, KEEP_BACK, BEAT, ESCAPE)
COUNTED: Final = (SOULS, SAFE_SOULS, BEAT, ESCAPE)  # those with a number
FIGHTS: Final = (BEAT, ESCAPE)
UNLIMITED: Final = 99


class Goal:
    """What is to be reached by a seat, from a moment on."""

    def __init__(self, kind: str, number: int = 0) -> None:
        self.kind = kind
        self.number = number

    @property
    def words(self) -> str:
        """It as files write it: `souls 2`, `win`."""
        return f"{self.kind} {self.number}" if self.kind in COUNTED else self.kind

    @property
    def decisions(self) -> int:
        """How many own decisions there are to reach it."""
        return self.number if self.kind in FIGHTS else UNLIMITED

    def within(self, start: Game, seat: SeatNo) -> "Hunt":
        """The goal at this very table."""
        return QuestHunt(self, start, seat) if isinstance(start, MunchkinQuest) else SeriesHunt(self, start, seat)


class Hunt:
    """A goal at a table: when it is settled, and how."""

    def __init__(self, goal: Goal, start: Game, seat: SeatNo) -> None:
        self.goal = goal
        self.seat = seat
        self.turn = start.turn

    def settled(self, game: Game) -> bool:
        """Whether there is nothing left to decide."""
        raise NotImplementedError

    def reached(self, game: Game) -> bool:
        """Whether the seat has what it wants, once it is settled."""
        raise NotImplementedError


class SeriesHunt(Hunt):
    """Souls and wounds, by the end of the turn."""

    def __init__(self, goal: Goal, start: Game, seat: SeatNo) -> None:
        super().__init__(goal, start, seat)
        assert isinstance(start, SeriesGame)
        seats = range(len(start.seats))
        self.souls = [start.souls(SeatNo(each)) for each in seats]
        self.wounds = [start.wounds(SeatNo(each)) for each in seats]
        self.decks = len(start.hero_deck) + len(start.epic_deck)

    def settled(self, game: Game) -> bool:
        return game.over or game.turn != self.turn

    def reached(self, game: Game) -> bool:
        assert isinstance(game, SeriesGame)
        kind = self.goal.kind
        if kind == WIN:
            return tuple(game.winners) == (self.seat,)
        out = getattr(game.seats[self.seat], "out", False)
        if out or (game.over and self.seat not in game.winners):
            return False
        if kind == STAY:
            return True
        hurt = game.wounds(self.seat) > self.wounds[self.seat]
        if kind == UNHURT:
            return not hurt
        others = [SeatNo(each) for each in range(len(game.seats)) if each != self.seat]
        if kind == HARM:
            return any(game.wounds(each) > self.wounds[each] for each in others)
        if kind == KEEP_BACK:
            return not any(game.souls(each) > self.souls[each] for each in others)
        won = game.souls(self.seat) - self.souls[self.seat] >= self.goal.number
        return won and not (kind == SAFE_SOULS and hurt)


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
