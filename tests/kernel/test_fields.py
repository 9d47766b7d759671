"""A state field is declared once: what is declared is copied, stored, read and counted, and nothing is left out."""

import importlib
import inspect
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from underhall import GAMES, engine
from underhall.errors import NewerSave, UnknownInState
from underhall.kernel.agenda import NO_CARD, NOTHING, Frame, Op, Program
from underhall.kernel.fields import COPY, Fields, Packing, Record, inserted, replaced, without
from underhall.kernel.game import Game
from underhall.kernel.state_checks import SCRAMBLED, CardCounter, Scrambler
from underhall.kernel.state_reader import Names, Reader, read_state
from underhall.kernel.state_writer import Writer, write_state
from underhall.kernel.types import CardNo, EventNumber, SeatNo

IDS: Final = ("freeze", "dark-altar", "open-grave", "bottomless-pit")
GROW: Final = Program("grow", (Op(), Op()))
NAMES: Final = Names(IDS, {"grow": GROW})
BARK: Final = Packing(("rough", 0, 2), ("thick", 2, 4))
HELD: Final = Packing(("known", 0, 6), ("card", 8, 8))


class Tree:
    """A record with no compiled class above it, so that this file works with the compiled engine, too."""

    kind: CardNo = NO_CARD
    leaves: tuple[int, ...] = ()
    tall: bool = False
    word: str = ""
    fruit: tuple[CardNo, ...] = ()
    nest: tuple[int, ...] = ()
    bark: int = 0
    shade: CardNo = NO_CARD
    shades: tuple[CardNo, ...] = ()
    twig: "Tree | None" = None
    twigs: "tuple[Tree, ...]" = ()
    holes: "tuple[Tree | None, ...]" = ()
    piles: "tuple[tuple[Tree, ...], ...]" = ()
    age: int = 3

    def fields(self, f: Fields, of: "Tree") -> None:
        self.kind = f.card("kind", of.kind)
        self.leaves = f.numbers("leaves", of.leaves)
        self.tall = f.flag("tall", of.tall)
        self.word = f.text("word", of.word)
        self.fruit = f.cards("fruit", of.fruit)
        self.nest = f.packed("nest", of.nest, HELD)
        self.bark = f.parts("bark", of.bark, BARK)
        self.shade = f.mention("shade", of.shade)
        self.shades = f.mentions("shades", of.shades)
        self.twig = f.record("twig", of.twig, Tree)
        self.twigs = f.records("twigs", of.twigs, Tree)
        self.holes = f.places("holes", of.holes, Tree)
        self.piles = f.stacks("piles", of.piles, Tree)
        self.age = f.number("age", of.age)


def grown() -> Tree:
    tree, twig = Tree(), Tree()
    twig.kind = CardNo(2)
    tree.kind, tree.leaves, tree.tall, tree.word = CardNo(1), (4, 5), True, "oak"
    tree.fruit = (CardNo(0), CardNo(3))
    tree.nest, tree.shade, tree.shades, tree.twig = (2 << 8, 3 << 8 | 5), CardNo(0), (CardNo(1), CardNo(1)), twig
    tree.bark = 5 << 2
    tree.twigs, tree.holes, tree.piles, tree.age = (twig, Tree()), (None, twig), ((twig, twig), ()), 0
    return tree


STORED: Final[dict[str, Any]] = {
    "schema": 1,
    "kind": "dark-altar",
    "leaves": [4, 5],
    "tall": True,
    "word": "oak",
    "fruit": ["freeze", "bottomless-pit"],
    "nest": [{"card": "open-grave"}, {"known": 5, "card": "bottomless-pit"}],
    "bark": {"thick": 5},
    "shade": "freeze",
    "shades": ["dark-altar", "dark-altar"],
    "twig": {"kind": "open-grave"},
    "twigs": [{"kind": "open-grave"}, {}],
    "holes": [None, {"kind": "open-grave"}],
    "piles": [[{"kind": "open-grave"}, {"kind": "open-grave"}], []],
    "age": 0,
}


def test_a_state_is_stored_by_names_and_read_again() -> None:
    """Cards by id; what is as in a fresh one is left out."""
    assert write_state(grown(), Tree(), IDS) == STORED
    again = Tree()
    read_state(again, msgspec.msgpack.decode(msgspec.msgpack.encode(STORED)), NAMES)
    assert write_state(again, Tree(), IDS) == STORED
    assert write_state(Tree(), Tree(), IDS) == {"schema": 1}


def test_a_copy_has_the_same_values_and_shares_them() -> None:
    """They are replaced, never changed."""
    tree, copy = grown(), Tree()
    copy.fields(COPY, tree)
    assert vars(copy) == vars(tree)
    assert copy.twigs is tree.twigs


def test_cards_added_before_others_change_nothing() -> None:
    """Stored states know ids: with other numbers they mean the same."""
    ids = ("abyss", *reversed(IDS))
    again = Tree()
    read_state(again, STORED, Names(ids, {}))
    assert [ids[card] for card in again.fruit] == ["freeze", "bottomless-pit"]
    assert write_state(again, Tree(), ids) == STORED


def test_fields_that_are_new_have_their_default() -> None:
    """A state that was stored before there was such a field lacks it."""
    again = Tree()
    read_state(again, {name: value for name, value in STORED.items() if name != "age"}, NAMES)
    assert again.age == 3


@pytest.mark.parametrize(
    ("changes", "why", "name"),
    [
        ({"fruit": ["freeze", "jungle"]}, "card", "jungle"),
        ({"kind": "jungle"}, "card", "jungle"),
        ({"nest": [{"card": "jungle"}]}, "card", "jungle"),
        ({"nest": [{"card": "freeze", "smell": 1}]}, "field", "smell"),
        ({"roots": 3}, "field", "roots"),
        ({"twig": {"roots": 3}}, "field", "roots"),
    ],
)
def test_what_is_not_there_any_more_is_named(changes: dict[str, object], why: str, name: str) -> None:
    """The error says which card or field it is."""
    with pytest.raises(UnknownInState, match=name) as caught:
        read_state(Tree(), {**STORED, **changes}, NAMES)
    assert caught.value.details == {"why": why, "name": name}


@pytest.mark.parametrize(
    "changes",
    [
        {"age": "3"},
        {"age": True},
        {"tall": 1},
        {"word": 1},
        {"kind": 1},
        {"fruit": "freeze"},
        {"leaves": [1, None]},
        {"twig": []},
        {"twigs": {}},
        {"nest": [{"card": "freeze", "known": 64}]},
        {"nest": [{"card": "freeze", "known": -1}]},
        {"nest": [{}]},
        {"schema": "1"},
    ],
)
def test_a_value_of_another_type_is_no_value(changes: dict[str, object]) -> None:
    """Nothing of it gets into a game."""
    with pytest.raises((TypeError, ValueError, KeyError)):
        read_state(Tree(), {**STORED, **changes}, NAMES)


def test_a_newer_schema_is_named() -> None:
    """Whoever reads it must update."""
    with pytest.raises(NewerSave):
        read_state(Tree(), {"schema": 2}, NAMES)


def test_what_is_in_progress_is_stored_by_names() -> None:
    """The program and the source; what was picked are numbers of the question."""
    frame = Frame(GROW, 1, SeatNo(2), CardNo(3), EventNumber(44), (NOTHING, 7))
    written = Writer(IDS).frame(frame)
    assert written == {
        "program": "grow",
        "step": 1,
        "seat": 2,
        "source": "bottomless-pit",
        "cause": 44,
        "picks": [NOTHING, 7],
    }
    assert Reader({}, NAMES).frame(written).dump() == frame.dump()
    for wrong in ({"step": 2}, {"step": -1}, {"picks": [0.5]}, {"picks": ["jungle"]}, {"seat": None}):
        with pytest.raises((TypeError, ValueError)):
            Reader({}, NAMES).frame({**written, **wrong})
    for gone in ({"program": "shrink"}, {"source": "jungle"}, {"more": 1}):
        with pytest.raises(UnknownInState):
            Reader({}, NAMES).frame({**written, **gone})


def test_every_card_that_lies_somewhere_is_counted() -> None:
    """Those that are only spoken of are not."""
    counter = CardCounter()
    counter.look_into(grown())
    assert sorted(counter.found) == sorted([1, 0, 3, 2, 3, 2, 2, 2, 2, 2])


def test_values_are_replaced() -> None:
    """One by another, one more, one less."""
    assert replaced((1, 2, 3), 1, 5) == (1, 5, 3)
    assert inserted((1, 2), 1, 5) == (1, 5, 2)
    assert without((1, 2, 3), 0) == (2, 3)


# -- every record of every game -----------------------------------------------------------------------------------

# What a game was started with, what is asked, and the history: not its state.
NO_STATE: Final = {
    "config",
    "wording",
    "rules",
    "quiet",
    "pending",
    "events",
    "answers",
    "has_history",
    "snapshots",
    "frame",
    "abilities",
    "shared",
    "shared_lairs",
    # While one answer is carried out, in a game with house sets (kernel/guard.py).
    "guarded",
    "steps",
    "cut_off",
}


# What is a field by a property with a setter: decks that are kept as an order and a count.
PROPERTIES: Final = {"room_deck", "hero_deck"}


def records() -> list[type]:
    """All kinds of records in the games."""
    found: list[type] = []
    packages = [type(info).__module__.rpartition(".")[0] for info in GAMES.values()]
    for package in ("underhall.games.series", *packages):
        module = importlib.import_module(f"{package}.state")
        found += [each for each in vars(module).values() if inspect.isclass(each) and issubclass(each, Record)]
    return sorted({each for each in found if each is not Record}, key=lambda each: (each.__module__, each.__name__))


def attributes(record: object) -> set[str]:
    """All that a record holds."""
    kinds = type(record).__mro__
    names = {name for kind in kinds for name in getattr(kind, "__mypyc_attrs__", ())}
    names |= {name for kind in kinds for name in getattr(kind, "__annotations__", {})}
    names |= set(getattr(record, "__dict__", {}))
    names |= {name for name in PROPERTIES if hasattr(type(record), name)}
    return {name for name in names if not name.startswith("_")}


def comparable(value: Any) -> Any:
    """Records by their fields."""
    if isinstance(value, tuple | list):
        return [comparable(each) for each in value]
    if isinstance(value, Frame):
        return value.dump()
    if hasattr(value, "fields"):
        names = attributes(value) - NO_STATE if isinstance(value, Game) else attributes(value)
        return {name: comparable(getattr(value, name)) for name in names}
    return value.state() if hasattr(value, "state") else value


def check_fields(fresh: Any, new: Callable[[], Any], names: Names) -> None:
    """Every attribute has a line in `fields`; what is changed survives copying, writing and reading."""
    changed = new()
    changed.fields(Scrambler(), changed)
    before, after = comparable(fresh), comparable(changed)
    same = [name for name in before if before[name] == after[name]]
    assert not same, f"{type(fresh).__name__}: no line in `fields` for {same}, or two for the same name"
    copy = new()
    copy.fields(COPY, changed)
    assert comparable(copy) == after
    written = write_state(changed, fresh, names.cards)
    assert len(written) == len(before) + 1
    again = new()
    read_state(again, msgspec.msgpack.decode(msgspec.msgpack.encode(written)), names)
    assert comparable(again) == after


@pytest.mark.parametrize("record", records(), ids=lambda record: f"{record.__module__.split('.')[2]}-{record.__name__}")
def test_no_field_of_a_record_is_left_out(record: type) -> None:
    """A fresh one, with every field changed."""
    check_fields(record(), record, Names(tuple(f"card {n}" for n in range(10)), {}))


@pytest.mark.parametrize("name", GAMES)
def test_no_field_of_a_game_is_left_out(name: str) -> None:
    """The kernel's fields and its own."""
    game = engine.new(name, GAMES[name].seats[0], "fields", quiet=True)
    names = Names(game.wording.cards, {"scrambled": Program("scrambled", (Op(),))})
    assert SCRAMBLED.name in names.programs
    check_fields(game.blank(), game.blank, names)
