"""Nets that were trained by self-play (see `training/`): which there are, and the bot that plays what one likes best.

They are run by onnxruntime, which comes with the extra `[bots]`. A process loads the net of a game once, when it is
first needed, and keeps it.
"""

from collections.abc import Callable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from underhall.bots.bot import Bot, ThinkingBot
from underhall.bots.own import Report
from underhall.errors import NoNet
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck, canonical

if TYPE_CHECKING:
    from underhall.bots.net_session import Session

LIBRARIES: Final = ("numpy", "onnxruntime")
FOLDER: Final = "nets"


class Net:
    """A net that is ready to play one game."""

    def __init__(self, game: str, session: "Session") -> None:
        self.layout = GAMES[game].layout
        self.session = session
        self.rows = bytearray(self.layout.row_size)

    def write(self, place: int, game: Game, seat: int) -> int:
        """Note what a seat knows as the question of this number; how many options it has comes back."""
        size = self.layout.row_size
        while len(self.rows) < (place + 1) * size:
            self.rows += bytes(len(self.rows))
        return game.encode(seat, self.rows, place * size)

    def think(self, counts: list[int]) -> tuple[list[list[float]], list[float]]:
        """What it thinks of the questions that were noted, which have so many options each.

        For each it is how it likes the options, of which only those count, and how likely the seat is to win.
        """
        return self.session.think(self.layout, self.rows, counts)

    def scores(self, game: Game, seat: int) -> list[float]:
        """How it likes the options of the seat's decision, those left out that its layout has no room for."""
        count = self.write(0, game, seat)
        return self.think([count])[0][0][:count]


def read_net(game: str, data: bytes) -> Net:
    """The net in the bytes of an ONNX file, or an error that says what is wrong with it."""
    from underhall.bots.net_session import Session  # its libraries may not be there

    try:
        session = Session(data)
    except Exception as error:  # onnxruntime's errors have no common base
        raise NoNet(why="damaged", given=game) from error
    facts = session.facts
    if (facts.get("game"), facts.get("layout")) != (game, GAMES[game].layout.digest):
        raise NoNet(why="layout", given=f"{facts.get('game')} {facts.get('version')}")
    return Net(game, session)


def has_libraries() -> bool:
    """Whether nets can be run here."""
    try:
        return all(find_spec(name) is not None for name in LIBRARIES)
    except ModuleNotFoundError:
        return False


def has_net(game: str) -> bool:
    """Whether a net of the game is here and can be run; nobody has looked into it yet."""
    return has_libraries() and file_of(game).is_file()


def file_of(game: str) -> Traversable:
    return resources.files("underhall.bots").joinpath(FOLDER, f"{game}.onnx")


@cache
def net_of(game: str) -> Net | NoNet:
    """The net of a game, or why there is none."""
    if not file_of(game).is_file():
        return NoNet(why="missing", given=game)
    if not has_libraries():
        return NoNet(why="library", given=", ".join(LIBRARIES))
    try:
        return read_net(game, file_of(game).read_bytes())
    except NoNet as error:
        return error


class NetBot(ThinkingBot):
    """Plays the option that the net of the game likes best; without a net, `instead` plays."""

    def __init__(self, name: str, seat: int, luck: Luck, instead: Bot, report: Report) -> None:
        super().__init__(name, seat, luck)
        self.instead = instead
        self.report = report

    def think(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        luck = canonical(self.luck)  # whatever lies where the seat cannot see it, its worlds are the same
        world = imagine(luck)
        net = net_of(world.config.game)
        if isinstance(net, NoNet):
            report_missing(world.config.game, net, self.name, self.report)
            return self.instead.choose(view, decision, imagine)
        return self.think_with(net, world, decision, imagine, luck)

    def think_with(self, net: Net, world: Game, decision: Decision, imagine: Callable[[Luck], Game], luck: Luck) -> int:
        """What the net likes best. All worlds that fit what the seat knows look the same to it."""
        scores = net.scores(world, self.seat)
        return scores.index(max(scores))


REPORTED: Final[set[str]] = set()


def report_missing(game: str, why: NoNet, name: str, report: Report) -> None:
    """Say that another bot plays in place of the net: once for each game and process.

    Of a game that has no net there is nothing to say: its strong bots search.
    """
    if game not in REPORTED and why.details["why"] != "missing":
        REPORTED.add(game)
        report(name, "no-net", str(why))
