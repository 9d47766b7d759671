"""What earlier versions stored knows cards by numbers: these must stay what they were.

Today's states name cards by id. A game's `earlier.py` keeps the numbers of then by itself, so that its cards may stand
in any order.

`cards/<game>.txt` holds, for every hash of card data that was ever in use, how many things it numbered; and below,
their ids in the order of their numbers. Lines are only ever added.
"""

from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import underhall
from underhall import GAMES
from underhall.games.boss_monster import earlier as boss_monster
from underhall.games.munchkin_quest import earlier as munchkin_quest
from underhall.games.munchkin_quest.facts import FACES
from underhall.games.super_boss_monster import earlier as super_boss_monster

HERE: Final = Path(__file__).parent


def numbered(file: str) -> list[str]:
    """All that states know by these numbers today."""
    if file == "munchkin-quest-rooms":
        return [face.id for face in FACES]
    return list(underhall.engine.new(file, GAMES[file].seats[0], "cards", quiet=True).wording.cards)


def known(file: str) -> tuple[dict[str, int], list[str]]:
    """The hashes, each with the count of what it numbered, and the ids."""
    text = (HERE / "cards" / f"{file}.txt").read_text()
    hashes, _, ids = text.partition("\n\n")
    pairs = [line.split() for line in hashes.splitlines()]
    return {hash: int(count) for hash, count in pairs}, ids.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_what_nobody_wrote_down_is_not_taken_for_the_same_cards(name: str) -> None:
    """Only hashes that were in use are known, and an unknown one is none of them."""
    info = GAMES[name]
    assert info.knows_cards(info.cards)
    assert not info.knows_cards("")
    assert not info.knows_cards("c0ffee")
    assert len({*info.earlier_cards, info.cards}) == len(info.earlier_cards) + 1


@pytest.mark.parametrize("earlier", [boss_monster, super_boss_monster, munchkin_quest], ids=GAMES)
def test_the_numbers_of_then_are_kept(earlier: ModuleType, request: pytest.FixtureRequest) -> None:
    """Those of every hash that was in use while states had numbers; and every card is still there."""
    name = request.node.callspec.id
    hashes, ids = known(name)
    assert set(hashes) == set(earlier.HASHES)
    assert set(hashes.values()) == {len(ids)}
    assert list(earlier.CARDS) == ids
    assert set(ids) <= set(numbered(name))
    assert all(GAMES[name].knows_cards(hash) for hash in hashes)


def test_the_numbers_of_rooms_are_kept() -> None:
    """The faces of tiles had numbers of their own."""
    hashes, ids = known("munchkin-quest-rooms")
    assert set(hashes) == set(munchkin_quest.HASHES)
    assert list(munchkin_quest.FACES) == ids
    assert set(ids) <= set(numbered("munchkin-quest-rooms"))
