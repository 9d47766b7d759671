"""Puzzles of both Boss Monsters: souls and wounds, by the end of this turn."""

from collections import Counter
from typing import Final

from underhall.games.series.packing import card_of
from underhall.games.series.puzzle_positions import series_position
from underhall.games.series.state import SeriesGame
from underhall.kernel.game import Game
from underhall.kernel.puzzles import WIN, GamePuzzles, Goal, Hunt, Position
from underhall.kernel.types import SeatNo

STAY: Final = "stay"  # still in the game, which nobody else has won
SOULS: Final = "souls"  # so many souls more
SAFE_SOULS: Final = "safe-souls"  # so many souls more, and no wound
UNHURT: Final = "unhurt"  # no wound more
HARM: Final = "harm"  # a rival takes a wound
KEEP_BACK: Final = "keep-back"  # no rival wins a soul

MOMENTS: Final = ("build", "adventure")  # phases in which there is something to find


class SeriesPuzzles(GamePuzzles):
    """What both Boss Monsters know about their puzzles."""

    kinds: tuple[str, ...] = (WIN, STAY, SOULS, SAFE_SOULS, UNHURT, HARM, KEEP_BACK)
    counted: tuple[str, ...] = (SOULS, SAFE_SOULS)

    def __init__(self, phases: tuple[str, ...]) -> None:
        self.phases = phases

    def hunt(self, goal: Goal, start: Game, seat: SeatNo) -> Hunt:
        return SeriesHunt(goal, start, seat)

    def known_cards(self, game: Game, seat: SeatNo) -> frozenset[str]:
        assert isinstance(game, SeriesGame)
        held = [card_of(each) for each in game.seats[seat].hand]
        hidden: Counter[int] = Counter((*game.room_deck, *game.spell_deck))
        hidden.subtract(held)
        shown: list[int] = list(held)
        for side in game.seats:
            shown += [room.card for stack in side.dungeon for room in stack if not room.hidden]
        shown += [card for card, count in hidden.items() if count <= 0]
        decks = {*game.room_deck, *game.spell_deck} - set(shown)
        return frozenset([each for number, each in enumerate(game.wording.cards) if number not in decks])

    def unforeseen(self, game: Game) -> int:
        """How many heroes still lie face down."""
        assert isinstance(game, SeriesGame)
        return len(game.hero_deck) + len(game.epic_deck)

    def moment(self, game: Game) -> str:
        assert isinstance(game, SeriesGame)
        phase = self.phases[game.phase]
        return phase if phase in MOMENTS else ""

    def takes_part(self, game: Game, seat: int) -> bool:
        assert isinstance(game, SeriesGame)
        return not is_out(game, seat)

    def position(self, game: Game, seats: dict[str, int]) -> Position:
        assert isinstance(game, SeriesGame)
        return series_position(game, seats)

    def wishes(self, start: Game) -> list[Goal]:
        return [
            Goal(WIN),
            Goal(STAY),
            *[Goal(SOULS, souls) for souls in (5, 4, 3, 2, 1)],
            *[Goal(SAFE_SOULS, souls) for souls in (4, 3, 2, 1)],
            Goal(HARM),
            Goal(UNHURT),
            Goal(KEEP_BACK),
        ]


class SeriesHunt(Hunt):
    """Souls and wounds, by the end of the turn."""

    def __init__(self, goal: Goal, start: Game, seat: SeatNo) -> None:
        super().__init__(goal, start, seat)
        assert isinstance(start, SeriesGame)
        seats = range(len(start.seats))
        self.souls = [start.souls(SeatNo(each)) for each in seats]
        self.wounds = [start.wounds(SeatNo(each)) for each in seats]

    def settled(self, game: Game) -> bool:
        return game.over or game.turn != self.turn

    def reached(self, game: Game) -> bool:
        assert isinstance(game, SeriesGame)
        kind = self.goal.kind
        if kind == WIN:
            return list(game.winners) == [self.seat]
        if is_out(game, self.seat) or (game.over and self.seat not in game.winners):
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


def is_out(game: SeriesGame, seat: int) -> bool:
    """Whether the seat has been eliminated, at a table where that can be."""
    return bool(getattr(game.seats[seat], "out", False))
