"""The switches that the shared rules look at, and how options are read."""

import msgspec

from underhall.errors import BadOptionValue, UnknownOption


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
        # What the table is told of its settings; it stands in every view, so it is written out once.
        self.chosen = chosen
        self.written: bytes = msgspec.json.encode(chosen)


def read_options(options: dict[str, object], values: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """What was chosen, or an error that says what could be."""
    given: dict[str, str] = {}
    for name, value in options.items():
        if name not in values:
            raise UnknownOption(name=str(name), known=", ".join(values))
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if text not in values[name]:
            raise BadOptionValue(name=name, value=text, valid=", ".join(values[name]))
        given[name] = text
    return given
