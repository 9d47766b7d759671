"""What the views of both games begin with. Structs stay interpreted, since mypyc cannot compile them."""

import msgspec


class TableView(msgspec.Struct, frozen=True):
    """The table through one pair of eyes."""

    you: int
    turn: int
    phase: str
    active: int
    order: list[int]
    settings: dict[str, str]
    hand: list[str]
    sealed: list[str]


class HeroProspect(msgspec.Struct, frozen=True):
    """What will become of a hero as the table stands, unless somebody reacts."""

    card: str
    place: str  # town · entrance · dungeon
    seat: int  # whose dungeon it is at, or will go to; -1: it stays in town
    tied: list[int]  # the seats between which it cannot decide
    counts: list[int]  # by seat: what it compares, which is treasure or, for fools, souls
