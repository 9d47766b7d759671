"""What becomes of the cards of a house set when bots play many games with it."""

from collections.abc import Callable
from typing import Final

import msgspec

from underhall import engine
from underhall.errors import BadOptionValue, UnderhallError
from underhall.games import GAMES
from underhall.kernel.events import Event
from underhall.kernel.game import Game
from underhall.kernel.house import CUT_OFF, SETS
from underhall.kernel.luck import seeded
from underhall.kernel.playout import read_policies
from underhall.sets.loading import load_set
from underhall.sets.reader import HouseSet

MOST_ANSWERS: Final = 20_000  # of one game: printed cards need a tenth of that


class CardFate(msgspec.Struct):
    """What became of one card in all games."""

    drawn: int = 0  #: how often somebody got it, or came to the room
    played: int = 0  #: how often it was played or used, or somebody came to the room
    won: int = 0  #: of these, by somebody who won that game
    cut_off: int = 0  #: how often what it does failed


class SetTrial(msgspec.Struct):
    """What came of the games."""

    games: int  #: how many were played
    turns: float  #: how long they took on average
    endless: int  #: how many did not end
    failed: dict[str, int]  #: what went wrong without a card to blame, and how often
    cards: dict[str, CardFate]  #: by card


def try_set(
    house: HouseSet, games: int, seed: str = "0", bot: str = "random", progress: Callable[[int], None] | None = None
) -> SetTrial:
    """Let equal bots play `games` games with the set. The number of seats changes from game to game."""
    if games < 1:
        raise BadOptionValue(name="--games", value=games, valid="1, 2, 3, …")
    load_set(house)
    trial = SetTrial(games, 0.0, 0, {}, {entry.id: CardFate() for entry in house.entries})
    info = GAMES[house.game]
    counts = [seats for seats in info.seats if seats > 1]
    turns = 0
    for number in range(games):
        seats = counts[number % len(counts)]
        options = {**info.nearest_options(seats, {}), SETS: house.key}
        try:
            game = engine.new(house.game, seats, f"{seed}/{number}", options)
            lucks = [seeded(f"{seed}/{number}/{seat}") for seat in range(seats)]
            game.playout(read_policies(bot, game, info.judge), lucks, answers=MOST_ANSWERS)
        except UnderhallError as error:
            why = str(error)
            trial.failed[why] = trial.failed.get(why, 0) + 1
            continue
        turns += info.turn(game)
        trial.endless += not game.over
        _count(game, trial)
        for card, times in game.config.house.failed.items() if game.config.house is not None else ():
            trial.cards[game.wording.cards[card]].cut_off += times
        if game.config.house is not None:
            game.config.house.failed.clear()
        if progress is not None:
            progress(1)
    trial.turns = turns / games
    return trial


def _count(game: Game, trial: SetTrial) -> None:
    info = GAMES[game.config.game]
    deeds = info.deeds()
    rooms = info.words().get("room", ())
    winners = game.outcome.winners if game.outcome is not None else []
    came: set[tuple[int, str]] = set()  # who came to which room of the dungeon
    for event in game.events:
        if event.message.types[:2] == ["seat", "room"]:
            came.add((event.values[0], rooms[event.values[1]]))
        fate = trial.cards.get(_card_of(game, event))
        if fate is None:
            continue
        use = deeds.get(event.message.name, "")
        if event.message is CUT_OFF:
            fate.cut_off += 1
        elif use == "drawn":
            fate.drawn += 1
        elif use:
            fate.played += 1
            fate.won += event.args_for(-1, game.wording).get("seat") in winners

    for seat, room in came:
        found = trial.cards.get(room)
        if found is not None:
            found.drawn += 1
            found.played += 1
            found.won += seat in winners


def _card_of(game: Game, event: Event) -> str:
    """The card that the event is about, hidden or not: the games are over."""
    types = event.message.types
    if "card" not in types:
        return ""
    number = event.values[types.index("card")]
    return game.wording.cards[number] if 0 <= number < len(game.wording.cards) else ""
