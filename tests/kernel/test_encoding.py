"""Layouts of rows for learners, the numbers in them that never change, and buffers that cannot be written into."""

import hashlib
import re
import tomllib
from array import array
from pathlib import Path
from typing import Any, Final

import pytest

import underhall
from underhall import GAMES, seeded
from underhall.engine import Game, new
from underhall.errors import BadEncoding
from underhall.games.series.cards import ALL_CARDS, HERO
from underhall.kernel.encoding import CARD, FIRST_CARD, KINDS, LARGEST, Layout, numbered

SOURCE: Final = Path(__file__).parents[2] / "src" / "underhall" / "games"
FOLDERS: Final = {game: SOURCE / game.replace("-", "_") for game in GAMES}
SERIES: Final = ("boss-monster", "super-boss-monster")

# What each list of numbers.toml began with when it was last added to: how many names, and a hash of them in their
# order. Add a line when you add names; never change one, since nets know cards and kinds by these places.
FIRST_NAMES: Final = {
    "boss-monster": {
        "cards": [(56, "6d51c454fdb6")],
        "options": [(13, "d8bd4a6cf053")],
        "decisions": [(29, "fed1e54969a7")],
    },
    "super-boss-monster": {
        "cards": [(164, "b7b9afdfaa7e")],
        "options": [(20, "6c4c0e44c68d")],
        "decisions": [(44, "d5492f01676f")],
    },
    "munchkin-quest": {
        "cards": [(210, "82236f1e4f2a")],
        "options": [(62, "ea05cd11fd5d")],
        "decisions": [(52, "dd921340d7e7")],
    },
}
# The same for the layouts: a hash of all that a net is built for. Another layout is another version.
DIGESTS: Final = {
    "boss-monster": (1, "8c70c625658a76a8"),
    "super-boss-monster": (1, "e5dd3ddbae384c53"),
    "munchkin-quest": (1, "290cea6362bcde26"),
}


def stored(game: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = tomllib.loads((FOLDERS[game] / "data" / "numbers.toml").read_text("utf-8"))
    return found


def hash_of(names: list[str]) -> str:
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]


def numbered_cards(game: str) -> list[str]:
    """The cards that must have a number."""
    ids = list(new(game, 2).wording.cards)
    if game in SERIES:
        return [card.id for card in ALL_CARDS if card.id in ids and card.type != HERO]
    rooms = tomllib.loads((FOLDERS[game] / "data" / "rooms.toml").read_text("utf-8"))["room"]
    return [*ids, *(f"room-{room['id']}" for room in rooms)]


def kinds_of_decisions(game: str) -> set[str]:
    """Every kind of decision that is written down in a game, and in the series if it is of it."""
    folders = [FOLDERS[game], *([SOURCE / "series"] if game in SERIES else [])]
    texts = [file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py")]
    return {kind for text in texts for kind in re.findall(r'^    kind: str = "([a-z0-9-]+)"', text, re.MULTILINE)}


# -- numbers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_only_ever_added_behind_the_last(game: str) -> None:
    for what, beginnings in FIRST_NAMES[game].items():
        names = stored(game)[what]
        assert len(set(names)) == len(names)
        for count, expected in beginnings:
            assert hash_of(names[:count]) == expected, f"{what}: one of the first {count} has another number"
        assert beginnings[-1][0] == len(names), f"{what}: write down the hash of all {len(names)}: {hash_of(names)}"


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_number(game: str) -> None:
    names = stored(game)
    assert set(numbered_cards(game)) <= set(names["cards"])
    assert {kind.name for kind in GAMES[game].kinds()} <= set(names["options"])
    assert kinds_of_decisions(game) <= set(names["decisions"])


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_added_in_the_middle_leaves_all_numbers(game: str) -> None:
    """It comes behind all others until it is written down there; so do kinds of options."""
    names = stored(game)
    cards = tuple(numbered_cards(game))
    options = tuple(kind.name for kind in GAMES[game].kinds())
    before = numbered(names, cards, options)
    after = numbered(names, (*cards[:5], "brand-new", *cards[5:]), (*options[:2], "juggle", *options[2:]))
    assert after.of_cards(cards) == before.of_cards(cards) == underhall.layout(game).numbers.of_cards(cards)
    assert after.of_options(options) == before.of_options(options)
    assert after.of_cards(("brand-new",)) == [FIRST_CARD + len(before.cards)]
    assert after.of_options(("juggle",)) == [len(before.options) + 1]
    assert after.decision == before.decision


# -- layouts ------------------------------------------------------------------------------------------------------


def test_a_layout_that_changes_is_another_version() -> None:
    """Nets are built for a digest. If one differs, raise the version of that layout and write both down above."""
    assert {game: (underhall.layout(game).version, underhall.layout(game).digest) for game in GAMES} == DIGESTS


@pytest.mark.parametrize("game", GAMES)
def test_a_layout_is_whole(game: str) -> None:
    """Blocks lie side by side, names stand once, columns fit a byte, and there is room for more cards and kinds."""
    layout = underhall.layout(game)
    assert layout.game == game
    place = 0
    for block in layout.blocks:
        assert layout.offsets[block.name] == place
        assert block.size == block.count * len(block.columns)
        assert not block.per or block.count % layout.block(block.per).count == 0
        assert block.meaning
        place += block.size
    assert place == layout.state_size
    assert layout.row_size == place + layout.most_options * layout.option_size
    for columns in (*(block.columns for block in layout.blocks), layout.option, layout.facts):
        assert len({column.name for column in columns}) == len(columns)
        for column in columns:
            assert column.kind in KINDS
            assert 1 <= column.most <= LARGEST
            assert column.meaning
    assert len(layout.numbers.cards) + FIRST_CARD < layout.cards <= LARGEST + 1
    kinds = {column.name: column.most for column in layout.option}
    decisions = {column.name: column.most for column in layout.block("table").columns}
    assert len(layout.numbers.options) < kinds["kind"]
    assert len(layout.numbers.decisions) < decisions["decision"]


@pytest.mark.parametrize("game", GAMES)
def test_facts_tell_cards_apart(game: str) -> None:
    """There is a row for each number, within its columns, and nothing for numbers that mean no card."""
    layout = underhall.layout(game)
    facts = GAMES[game].card_facts()
    assert len(facts) == layout.cards
    for row in facts:
        assert len(row) == len(layout.facts)
        assert all(0 <= value <= column.most for value, column in zip(row, layout.facts, strict=True))
    assert not any([*facts[0], *facts[1]])
    with_number = facts[FIRST_CARD : FIRST_CARD + len(layout.numbers.cards)]
    assert all(any(row) for row in with_number)
    assert len({tuple(row) for row in with_number}) > len(with_number) // 2


# -- what rows say ------------------------------------------------------------------------------------------------


def mid_game(game: str, seats: int, seed: int, answers: int) -> Game:
    found = new(game, seats, seed)
    luck = seeded(seed)
    for _ in range(answers):
        if found.over:
            break
        decision = found.decisions[0]
        found.answer(decision.seat, luck.below(len(decision.codes)))
    return found


def read(game: Game, seat: int) -> dict[str, list[dict[str, int]]]:
    buffer = bytearray(game.layout().row_size)
    game.encode(seat, buffer)
    return game.layout().read(bytes(buffer))


def names(layout: Layout, items: list[dict[str, int]], column: str = "card") -> list[str]:
    """The cards in a block, by id."""
    return [layout.numbers.cards[item[column] - FIRST_CARD] for item in items if item[column] >= FIRST_CARD]


@pytest.mark.parametrize("game", SERIES)
@pytest.mark.parametrize("answers", [0, 30, 60, 90])
def test_a_row_of_the_boss_monsters_says_what_the_view_says(game: str, answers: int) -> None:
    found = mid_game(game, 3, 1, answers)
    layout = found.layout()
    for seat in range(3):
        view: Any = found.view(seat)
        row = read(found, seat)
        assert row["table"][0]["turn"] == view.turn
        assert row["table"][0]["seats"] == 3
        assert row["table"][0]["active"] == (0 if view.active < 0 else (view.active - seat) % 3 + 1)
        assert sorted(names(layout, row["hand"])) == sorted([*view.hand, *view.sealed])
        assert [hero["health"] for hero in row["town"] if hero["health"]] == [hero.health for hero in view.town][:8]
        for i in range(3):
            side = view.seats[(seat + i) % 3]
            told = row["seats"][i]
            assert (told["souls"], told["wounds"]) == (side.souls, side.wounds)
            assert (told["rooms_held"], told["spells_held"]) == (side.rooms_held, side.spells_held)
            assert told["placed"] == side.placed
            assert names(layout, [told], "boss") == ([side.boss] if side.boss else [])
            rooms = row["rooms"][5 * i : 5 * i + 5]
            assert names(layout, rooms) == [room.card for room in side.dungeon if room.card]
            assert [room["off"] for room in rooms[: len(side.dungeon)]] == [room.off for room in side.dungeon]
            if not any(room.hidden for room in side.dungeon):
                # What slips, bounces or follows a room is not in what each room deals.
                dealt = [room["damage"] for room in rooms[: len(side.dungeon)]]
                assert dealt == [room.damage for room in side.dungeon]
                shown = [value for name, value in told.items() if name.startswith("treasure_")]
                if found.config.game == "boss-monster" and not side.out:
                    assert shown == list(side.treasure)
        assert not any(row["seats"][3].values())


@pytest.mark.parametrize("answers", [0, 40, 80, 160])
def test_a_row_of_munchkin_quest_says_what_the_view_says(answers: int) -> None:
    found = mid_game("munchkin-quest", 3, 2, answers)
    layout = found.layout()
    for seat in range(3):
        view: Any = found.view(seat)
        row = read(found, seat)
        assert sorted(names(layout, row["hand"])) == sorted(view.hand)
        for i in range(3):
            side = view.seats[(seat + i) % 3]
            told = row["seats"][i]
            assert (told["level"], told["health"], told["max_health"]) == (side.level, side.health, side.max_health)
            assert told["gold"] == min(60, side.gold // 100)
            assert told["dead"] == side.dead
            assert (told["supply"], told["moves"]) == (side.moves, side.moves_left)
            assert told["strength"] == side.strength
            assert (told["held_treasures"], told["held_dxm"]) == (side.treasures_held, side.dxm_held)
            assert (told["flight"], told["hand_limit"]) == (side.flight, side.hand_limit)
        assert names(layout, row["rooms"][:1], "face") == [f"room-{view.rooms[view.seats[seat].place].face}"]
        assert row["rooms"][0]["price"] == 0
        if view.fight is not None:
            assert (row["fight"][0]["ours"], row["fight"][0]["theirs"]) == tuple(view.fight.totals)
        else:
            assert not any(row["fight"][0].values())


# -- buffers ------------------------------------------------------------------------------------------------------


@pytest.fixture
def game() -> underhall.Game[Any]:
    return underhall.new("boss-monster", 2, 1)


def test_a_row_may_lie_anywhere_in_any_buffer(game: underhall.Game[Any]) -> None:
    """It takes its bytes and no other."""
    size = underhall.layout("boss-monster").row_size
    plain = bytearray(size)
    seat = game.decisions[0].seat
    options = game.encode(seat, plain)
    assert options == len(game.decisions[0].options)
    around = bytearray([7]) * (size + 20)
    assert game.encode(seat, around, 11) == options
    assert around == bytearray([7]) * 11 + plain + bytearray([7]) * 9
    every_other = memoryview(bytearray(2 * size))[::2]
    for buffer in (memoryview(bytearray(size)), array("B", bytes(size)), array("b", bytes(size)), every_other):
        assert game.encode(seat, buffer) == options
        assert bytes(buffer) == plain


def refused(game: underhall.Game[Any], *arguments: Any) -> str:
    """Why a row cannot be written; the game is as it was."""
    before = game.fingerprint()
    with pytest.raises(BadEncoding) as error:
        game.encode(*arguments)
    assert game.fingerprint() == before
    assert str(error.value)
    return str(error.value.details["why"])


def test_what_cannot_be_written_is_refused(game: underhall.Game[Any]) -> None:
    size = underhall.layout("boss-monster").row_size
    buffer = bytearray(size)
    for seat in (-1, 2, True, 0.0, "0", None):
        assert refused(game, seat, buffer) == "seat"
    for offset in (-1, 0.0, True, None):
        assert refused(game, 0, buffer, offset) == "offset"
    assert refused(game, 0, buffer, 1) == "small"
    assert refused(game, 0, buffer, 10**30) == "small"
    assert refused(game, 0, bytearray(size - 1)) == "small"
    assert refused(game, 0, bytes(size)) == "read-only"
    assert refused(game, 0, memoryview(bytes(size))) == "read-only"
    assert refused(game, 0, memoryview(array("H", bytes(4 * size)))[::2]) == "buffer"
    for nothing in (None, [0] * size, "x" * size, 5):
        assert refused(game, 0, nothing) == "buffer"
    assert not any(buffer)


def test_a_game_without_a_layout_says_so() -> None:
    from underhall.kernel.registry import GameInfo  # it is not public

    info = GameInfo("chess", 1, "", 2, 2, (), {}, ())
    with pytest.raises(BadEncoding):
        _ = info.layout


def test_cards_of_a_row_are_never_more_than_a_byte() -> None:
    for game in GAMES:
        for block in underhall.layout(game).blocks:
            assert all(column.most == LARGEST for column in block.columns if column.kind == CARD)
