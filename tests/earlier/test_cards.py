"""What is stored knows cards by their numbers: the numbers in what earlier versions stored must stay what they were.

`cards/<game>.txt` holds, for every hash of card data that was ever in use, how many things it numbered; and below,
their ids in the order of their numbers. Lines are only ever added.
"""

from pathlib import Path
from typing import Final

import pytest

import underhall
from underhall import GAMES
from underhall.games.munchkin_quest.facts import FACES

HERE: Final = Path(__file__).parent


# What is numbered by itself, and the game whose it is.
FILES: Final = {**{name: name for name in GAMES}, "munchkin-quest-rooms": "munchkin-quest"}


def numbered(file: str) -> list[str]:
    """All that states know by these numbers today."""
    if file == "munchkin-quest-rooms":
        return [face.id for face in FACES]
    return list(underhall.new(file, GAMES[file].seats[0], "cards", quiet=True).wording.cards)


def known(file: str) -> tuple[dict[str, int], list[str]]:
    """The hashes, each with the count of what it numbered, and the ids."""
    text = (HERE / "cards" / f"{file}.txt").read_text()
    hashes, _, ids = text.partition("\n\n")
    pairs = [line.split() for line in hashes.splitlines()]
    return {hash: int(count) for hash, count in pairs}, ids.splitlines()


@pytest.mark.parametrize("list_of", FILES)
def test_every_card_has_the_number_that_it_had(list_of: str) -> None:
    """For the cards in use, and for all earlier ones whose games go on with them."""
    name = FILES[list_of]
    info = GAMES[name]
    hashes, ids = known(list_of)
    today = numbered(list_of)
    file = f"tests/earlier/cards/{list_of}.txt"
    place = f"EARLIER_CARDS in src/underhall/games/{name.replace('-', '_')}/table.py"
    for hash in info.earlier_cards:
        assert hash in hashes, f"{place} names {hash}, but {file} does not know how it numbered the cards"
        count = hashes[hash]
        assert today[:count] == ids[:count], (
            f"A card has another number than under {hash}: games stored with it would change cards. Put new cards"
            f" behind all others, or take {hash} and everything before it out of {place}: then they are refused."
        )
    last = list(hashes)[-1]
    if info.cards != last:
        same = today[: hashes[last]] == ids[: hashes[last]]
        advice = (
            f"every card has kept its number: add {last!r} to {place}, so that games stored with it go on"
            if same
            else f"cards have other numbers than before: games stored with {last} will be refused, unless new cards are"
            " put behind all others"
        )
        raise AssertionError(
            f"The card data of {name} has changed, and {advice}. Then add the line `{info.cards} {len(today)}` below"
            f" {last} in {file}, and the ids of new cards at its end."
        )
    assert today == ids[: len(today)]


@pytest.mark.parametrize("name", GAMES)
def test_what_nobody_wrote_down_is_not_taken_for_the_same_cards(name: str) -> None:
    """Only hashes that were in use are known, and an unknown one is none of them."""
    info = GAMES[name]
    assert info.knows_cards(info.cards)
    assert not info.knows_cards("")
    assert not info.knows_cards("c0ffee")
    assert len({*info.earlier_cards, info.cards}) == len(info.earlier_cards) + 1
