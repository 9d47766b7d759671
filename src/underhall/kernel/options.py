"""The options of a table as somebody has typed them, checked against what a game allows."""

from underhall.errors import BadOptionValue, UnknownOption
from underhall.kernel.house import SETS


def read_options(options: dict[str, object], values: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """The options by name as text, or an error that says which would be legal. `values` are the valid ones of each."""
    given: dict[str, str] = {}
    for name, value in options.items():
        if name == SETS:  # a game that has none does not name any either
            given[name] = str(value)
            continue
        if name not in values:
            raise UnknownOption(name=str(name), known=", ".join(values))
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if text not in values[name]:
            raise BadOptionValue(name=name, value=text, valid=", ".join(values[name]))
        given[name] = text
    return given


def first_values(values: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """The recommended value of each option, which is the first of its values."""
    return {name: valid[0] for name, valid in values.items()}
