"""Flat actions: each option of every decision has a number of its own that means the same everywhere and for ever."""

from collections import Counter
from typing import Final

import pytest

from tests.lengths import length
from underhall import GAMES, seeded
from underhall.engine import new
from underhall.kernel.actions import OTHERS, Actions, amounts, cards, seats
from underhall.kernel.decisions import OptionKind
from underhall.kernel.encoding import Numbers

GAMES_PLAYED: Final = length(3, 60)

# Where the actions of some kinds begin, and how many actions there are. Nets know them by these numbers: what is here
# never changes, except that new kinds come behind the last.
PINNED: Final = {
    "boss-monster": (1507, {"pass": 64, "place": 67, "cast": 547, "use": 643, "hero": 1243, "deck": 1499}),
    "super-boss-monster": (4559, {"pass": 64, "place": 67, "cast": 1187, "hero": 2791, "space": 3407, "under": 4335}),
    "munchkin-quest": (7079, {"pass": 64, "walk": 68, "play": 569, "gold": 5200, "swap": 6839}),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_those_that_learners_know(game: str) -> None:
    """A kind or a card that is added may not move any of them."""
    actions = GAMES[game].actions
    count, begins = PINNED[game]
    assert actions.count == count
    assert {kind.name: kind.begin for kind in actions.kinds if kind.name in begins} == begins


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_an_action_of_its_own_that_says_what_it_is(game: str) -> None:
    """In random games of any number of seats; hardly any has to go without a number of its own."""
    info = GAMES[game]
    actions = info.actions
    count = others = 0
    for number in range(GAMES_PLAYED):
        table = info.seats[number % len(info.seats)]
        played = new(game, table, f"actions {number}", quiet=True)
        luck = seeded(number)
        while played.pending:
            decision = played.pending[0]
            found = actions.of(decision, table)
            assert len(set(found)) == len(decision.codes)
            assert min(found) >= 0
            for action, option in zip(found, decision.options, strict=True):
                count += 1
                if action < OTHERS:
                    others += 1
                    continue
                said = actions.read(action)
                assert said["kind"] == option.kind
                for name in ("card", "hero"):
                    assert said.get(name, option.fields.get("card")) == option.fields.get("card")
                if "seat" in said:
                    assert (said["seat"] + decision.seat) % table == option.fields["seat"]
            played.answer(decision.seat, luck.below(len(found)))
    assert others * 1000 <= count, (others, count)


def small(cards_known: tuple[str, ...], kinds: tuple[str, ...]) -> Actions:
    numbers = Numbers(cards_known, kinds, ())
    parts = {"card": cards(numbers, 8, cards_known), "seat": seats(4), "number": amounts("number", "", [0, 1, 2])}
    fields = {"pass": (), "cast": ("card", "seat"), "pay": ("number",), "juggle": ("card",)}
    return Actions("small", tuple([OptionKind(name, fields[name]) for name in kinds]), numbers, {**parts})


def test_a_new_card_or_kind_moves_nothing() -> None:
    """There is room for cards, and kinds come behind all others."""
    before = small(("a", "b"), ("pass", "cast", "pay"))
    after = small(("a", "b", "c"), ("pass", "cast", "pay", "juggle"))
    for action in range(before.count):
        said = before.read(action)
        assert None in said.values() or after.read(action) == said
    assert after.count == before.count + 8
    assert Counter(before.text(action) for action in range(OTHERS, before.count))["cast b 3"] == 1


@pytest.mark.parametrize("action", [-1, 1507, 10**9])
def test_what_is_no_action_means_nothing(action: int) -> None:
    """Nor is it the last one, counted from behind."""
    with pytest.raises(IndexError):
        GAMES["boss-monster"].actions.read(action)
