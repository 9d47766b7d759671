"""The switches that the shared rules look at."""

import msgspec


class Settings:
    """The settings of one table, read once; the engine looks at plain switches."""

    mulligan: str = "off"
    dies_on_damage: bool = False
    reshuffles_both: bool = False
    rebuilds_at_once: bool = False
    crushinator_once: bool = True
    doubles_once: bool = False
    boost_hits_occupant: bool = False
    choose_boss: bool = False

    def __init__(self, chosen: dict[str, str]) -> None:
        # What the table sees of its settings; it stands in every view, so it is written out once.
        self.chosen = chosen
        self.written: bytes = msgspec.json.encode(chosen)
