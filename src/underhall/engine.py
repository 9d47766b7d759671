"""Starting and loading games as the engine has them, with all that bots, the laboratory and the server work with."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from underhall.errors import BadSeatCount, DamagedSave, UnderhallError, UnknownGame, UnknownOption
from underhall.games import GAMES
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.registry import GameInfo
from underhall.kernel.saves import Save, carry_on, check_cards, named_snapshots, read_save
from underhall.sets.loading import load_text, use_sets
from underhall.sets.reader import HouseSet


def game_info(name: str) -> GameInfo:
    """What is known of the game called `name`."""
    info = GAMES.get(name) if isinstance(name, str) else None
    if info is None:
        raise UnknownGame(name=str(name), known=", ".join(GAMES))
    return info


def new(
    game: str,
    seats: int,
    seed: object = 0,
    options: dict[str, Any] | None = None,
    quiet: bool = False,
    sets: Sequence[Path | str | HouseSet] = (),
) -> Game:
    """Start a game. Same seed, options, sets and answers: the same game, byte for byte.

    A `quiet` game keeps no events and no states for its save; it is for search and simulation. `sets` are folders with
    cards of one's own that are played with.
    """
    info = game_info(game)
    if type(seats) is not int or seats not in info.seats:
        raise BadSeatCount(game=game, seats=seats, least=info.seats[0], most=info.seats[-1])
    if options is not None and not isinstance(options, dict):
        raise UnknownOption(name=repr(options), known=info.options)
    # Half a character, as a broken command line may hold, cannot be written into a save: its number stands for it.
    text = str(seed).encode(errors="backslashreplace").decode()
    chosen: dict[str, object] = {**use_sets(sets, options or {})}
    return info.start(seats, text, chosen, quiet)


def load(data: bytes, verify: bool = True) -> Game:
    """The game of a save. With `verify` it is played again from the start and every stored state compared."""
    save = read_save(data)
    for text in save.sets:
        load_text(text)
    current = game_info(save.game).is_current(save.rules, save.cards)
    return replayed(save) if verify and current else resumed(save)


def replayed(save: Save) -> Game:
    """The game of `save`, played again answer by answer."""
    info = _checked(save)
    started = info.start(save.seats, save.seed, dict(save.options), False)
    save = msgspec.structs.replace(save, snapshots=named_snapshots(save, started.config, info))
    return carry_on(save, started, None, verify=True)


def resumed(save: Save) -> Game:
    """The game of `save`, carried on from its last stored state; its earlier events are not repeated.

    What was answered since may not be possible by the rules of today: then the turn of that state begins again.
    """
    info = _checked(save)
    if not save.snapshots:
        return replayed(save)
    try:
        return _carried_on(save, info)
    except DamagedSave:
        if info.is_current(save.rules, save.cards) or len(save.answers) <= 2 * save.snapshots[-1][0]:
            raise
    turn = save.answers[: 2 * save.snapshots[-1][0]]
    return _carried_on(msgspec.structs.replace(save, answers=turn), info)


def _carried_on(save: Save, info: GameInfo) -> Game:
    config = GameConfig(save.game, save.rules, save.cards, save.seats, save.seed, save.options)
    try:
        restored = info.resume(config, save.snapshots[-1][1], False)
    except UnderhallError:
        raise
    except Exception as error:  # a state that nobody's dump wrote may fail in any way at all
        raise DamagedSave(why="unreadable") from error
    return carry_on(save, info.start(save.seats, save.seed, dict(save.options), True), restored, verify=False)


def _checked(save: Save) -> GameInfo:
    info = game_info(save.game)
    check_cards(save, info)
    if save.seats not in info.seats:
        raise DamagedSave(why="unreadable")
    return info


__all__ = ["Game", "game_info", "load", "new", "replayed", "resumed"]
