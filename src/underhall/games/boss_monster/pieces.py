"""What a player has at this table besides what every Boss Monster table has."""

from mypy_extensions import mypyc_attr

from underhall.games.series.pieces import Seat
from underhall.kernel.fields import COPY, Fields


@mypyc_attr(acyclic=True)
class BossSeat(Seat):
    """One player's side of a table from which players can be eliminated."""

    killed: bool = False  # a hero was defeated here this turn
    out: bool = False  # eliminated

    def fields(self, f: Fields, of: Seat) -> None:
        super().fields(f, of)
        assert isinstance(of, BossSeat)
        self.killed = f.flag("killed", of.killed)
        self.out = f.flag("out", of.out)

    def copy(self) -> "BossSeat":
        new = BossSeat()
        new.fields(COPY, self)
        return new
