"""What every game's view shows of a question. Structs stay interpreted, since mypyc cannot compile them."""

import msgspec


class OptionView(msgspec.Struct, frozen=True, gc=False):
    """One answer the viewer may give."""

    kind: str
    fields: dict[str, str | int]


class DecisionView(msgspec.Struct, frozen=True):
    """What the viewer is asked."""

    number: int
    kind: str
    source: str
    options: list[OptionView]
