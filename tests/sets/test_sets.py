"""House sets: read with line numbers, played in every game, carried by saves, and unable to hurt a table."""

import gc
import re
import time
from pathlib import Path
from typing import Any

import pytest

import underhall
from underhall.games.munchkin_quest.house import FREE_CARDS
from underhall.kernel.house import REGISTRY
from underhall.kernel.house_errors import BadSet, SetNotLoaded
from underhall.kernel.luck import seeded
from underhall.lab.house import try_set
from underhall.sets.files import Files, read_folder
from underhall.sets.loading import KNOWN, load_set
from underhall.sets.new import starter
from underhall.sets.reader import check_set, read_set
from underhall.sets.words import BadWords, Vocabulary
from underhall.text import LANGUAGES

EXAMPLES = Path(__file__).parents[2] / "examples" / "sets"
NAMES = {"moss-and-mirrors": (1, 6, 2), "office-party": (1, 6, 2), "picnic": (0, 2, 0)}


def changed(game: str = "boss-monster", **files: tuple[str, str]) -> Files:
    """A new set in which something has been replaced, by the file's name without its ending."""
    found = starter(game, "my-set")
    for name, (old, new) in files.items():
        file = next(each for each in found if each.startswith(name))
        assert old in found[file]
        found[file] = found[file].replace(old, new)
    return found


def played(game: Any) -> Any:
    seats = game.config.seats
    game.engine.playout([game.policy("random")] * seats, [seeded(f"{seat}") for seat in range(seats)])
    return game


@pytest.mark.parametrize("name", NAMES)
def test_examples_are_right_in_every_language(name: str) -> None:
    house, faults = check_set(read_folder(EXAMPLES / name))
    assert not faults
    assert set(house.words) == set(LANGUAGES)
    types = [entry.type for entry in house.entries]
    assert (types.count("boss"), types.count("room"), types.count("spell")) == NAMES[name]
    assert name != "picnic" or sum(not entry.is_tile for entry in house.entries) == 10


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_a_set_ends_and_its_save_opens_where_nobody_has_the_set(name: str) -> None:
    house = load_set(EXAMPLES / name)
    game = played(underhall.new(house.game, 2, 5, sets=[EXAMPLES / name]))
    assert game.over
    data, end = game.save(), game.fingerprint()
    KNOWN.clear()
    REGISTRY.kept.clear()
    again = underhall.load(data)
    assert again.fingerprint() == end
    assert again.config.options["sets"] == house.key


def test_a_game_without_sets_knows_nothing_of_them() -> None:
    before = played(underhall.new("boss-monster", 2, 1)).save()
    game = underhall.new("boss-monster", 2, 1, sets=[EXAMPLES / "moss-and-mirrors"])
    assert played(underhall.new("boss-monster", 2, 1)).save() == before
    assert len(game.engine.wording.cards) > 97


def test_a_set_that_is_not_loaded_is_named() -> None:
    with pytest.raises(SetNotLoaded, match="gone@0123456789abcdef"):
        underhall.new("boss-monster", 2, options={"sets": "gone@0123456789abcdef"})


def test_numbers_are_free_again_when_no_game_is_left() -> None:
    """As many as before, whatever else this process has loaded."""
    REGISTRY.kept.clear()
    gc.collect()
    before = len(FREE_CARDS.free)
    for number in range(12):
        house = read_set(
            changed("munchkin-quest", cards=("bonus = 2", f"bonus = {number % 5}"), en=("First", f"F{number}"))
        )
        game = underhall.new("munchkin-quest", 2, sets=[load_set(house)])
        assert game.config.house is not None
        assert len(FREE_CARDS.free) < before
        del game
    REGISTRY.kept.clear()
    gc.collect()
    assert len(FREE_CARDS.free) == before


@pytest.mark.parametrize(
    ("files", "file", "line", "why", "nearest"),
    [
        (changed(cards=("Draw(ROOM)", "Drow(ROOM)")), "cards.toml", 8, "word", ","),
        (changed(cards=("damage = 2", "damage = -2")), "cards.toml", 5, "value", "0"),
        (changed(cards=("damage = 2", "damege = 2")), "cards.toml", 5, "field", "damage"),
        (
            changed(cards=("my-first-room", "dark-altar"), en=("my-first-room", "dark-altar")),
            "cards.toml",
            2,
            "printed",
            "house",
        ),
        (changed(cards=("Draw(ROOM)", "Draw(May())")), "cards.toml", 8, "arguments", "Draw("),
        (changed(cards=("Draw(ROOM)", "Draw(ROOM, 9999)")), "cards.toml", 8, "value", "20"),
        (changed(cards=("Draw(ROOM)", "Draw(TRAP)")), "cards.toml", 8, "value", "1 … 2"),
        (changed(cards=("mage = 1", "mage = -1")), "cards.toml", 6, "value", "1"),
        (changed(cards=("mage = 1", "bard = 1")), "cards.toml", 6, "value", "mage"),
        (changed(cards=("my-first-room", "a" * 41), en=("my-first-room", "a" * 41)), "cards.toml", 2, "long", "–"),
        (changed(cards=("[[room]]", "[[room]")), "cards.toml", 1, "toml", ""),
        (changed(en=("my-first-room", "my-frist-room")), "en.ftl", 1, "words", "my-first-room"),
        (changed(en=("My First", "{ $x }")), "en.ftl", 1, "ftl", "card-my-first-room"),
        (changed(en=("My First", "\x1b[31mRed\x1b[0m")), "en.ftl", 1, "letter", "–"),
        (changed(en=("My First", "First \u202e")), "en.ftl", 1, "letter", "–"),
        (changed(en=("My First Room", "\u200b")), "en.ftl", 1, "words", "card-my-first-room"),
        (changed(en=("My First", "My very first" * 9)), "en.ftl", 1, "long", "–"),
        (changed(en=("card-my", "card-my-first-room = Twice\ncard-my")), "en.ftl", 2, "again", "–"),
        (changed(cards=("Draw(ROOM)", "Draw(ROOM) Draw")), "cards.toml", 8, "syntax", ","),
        (changed(cards=("Draw(ROOM)", "Draw(ROOM[0])")), "cards.toml", 8, "syntax", "Draw(ROOM, 2)"),
        (changed(cards=("Draw(ROOM)", "Draw(*ROOM)")), "cards.toml", 8, "syntax", "*(…)"),
        (changed(cards=("Draw(ROOM)", "Draw('clumsy')")), "cards.toml", 8, "word", ","),
        (
            changed(cards=("limit=ONCE_PER_TURN)", "limit=ONCE_PER_TURN) )")),
            "cards.toml",
            8,
            "syntax",
            "when_hero_dies_here (",
        ),
        (changed(set=("game", 'by = "\\u202e"\ngame')), "set.toml", 2, "letter", "–"),
        (changed(set=("boss-monster", "bos-monster")), "set.toml", 2, "value", "boss-monster"),
        (
            changed(set=('game = "boss-monster"\n', 'game = "boss-monster"\n[totals]\nroom = 9\n')),
            "set.toml",
            4,
            "totals",
            "room = 3",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_line(files: Files, file: str, line: int, why: str, nearest: str) -> None:
    _, faults = check_set(files)
    first = faults[0]
    assert (first.details["file"], first.details["line"], first.details["why"]) == (file, line, why), str(first)
    assert nearest in str(first.details["nearest"])
    for lang in LANGUAGES:
        assert file in first.in_language(lang)
        assert not re.search("[:：] ?–", first.in_language(lang)), "nothing is named where something should be"


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("cards.toml", "[[room]]\nid = " + "9" * 5000, "toml"),
        ("cards.toml", ".".join("a" * 30_000) + " = 1", "toml"),
        ("cards.toml", "[[room]]\nid = " + "[" * 5000, "toml"),
        ("cards.toml", "", "missing"),
        ("en.ftl", "card-x = " + "{" * 5000 + "}" * 5000, "ftl"),
        ("en.ftl", "card-x = {" + "F(" * 5000 + ")" * 5000 + "}", "ftl"),
    ],
)
def test_what_would_keep_a_reader_busy_or_make_it_fail_is_refused(file: str, text: str, why: str) -> None:
    """All of it is short enough to be sent to a server, and takes no longer to refuse than a set takes to read."""
    before = time.process_time()
    _, faults = check_set({**starter("boss-monster", "my-set"), file: text})
    assert time.process_time() - before < 5
    assert why in [fault.details["why"] for fault in faults if fault.details["file"] == file]


def test_a_card_does_not_do_endlessly_many_things() -> None:
    files = starter("boss-monster", "my-set")
    does = ", ".join(['"when_built(Draw(ROOM))"'] * 500)
    files["cards.toml"] = files["cards.toml"].replace('"when_hero', f"[{does}] # ")
    _, faults = check_set(files)
    assert [fault.details["why"] for fault in faults] == ["many"]


@pytest.mark.parametrize("text", ["\ufeff", "\r\n"])
def test_editors_of_every_system_write_sets(text: str, tmp_path: Path) -> None:
    for name, content in starter("boss-monster", "my-set").items():
        written = content.replace("\n", text) if text == "\r\n" else text + content
        (tmp_path / name).write_bytes(written.encode())
    house, faults = check_set(read_folder(tmp_path))
    assert not faults
    assert house.hash == read_set(starter("boss-monster", "my-set")).hash


def test_another_encoding_is_told_with_its_line(tmp_path: Path) -> None:
    for name, content in starter("boss-monster", "my-set").items():
        (tmp_path / name).write_text(content)
    (tmp_path / "ru.ftl").write_bytes(b"# comment\n" + "card-my-first-room = Первая".encode("cp1251"))
    with pytest.raises(BadSet, match=r"ru\.ftl, line 2: this is not UTF-8"):
        read_folder(tmp_path)


def test_a_beaten_monster_does_not_come_up_for_ever() -> None:
    """Its card says something else than what becomes of it: then it is killed like any other."""
    monster = """[[monster]]
id = "my-first-hat"
level = 1
dice = 1
treasures = 1
copies = 4
does = "when_beaten(LoseHits(1))"
"""
    files = starter("munchkin-quest", "my-set")
    trial = try_set(load_set(read_set({**files, "cards.toml": monster})), 12)
    assert not trial.failed
    assert not trial.endless
    assert trial.cards["my-first-hat"].drawn


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')",
        "Draw.__class__",
        "Draw(ROOM).run",
        "(lambda: 1)()",
        "open('x')",
        "Draw(ROOM" * 30,
        "Draw(ROOM)[0]",
        "f'{Draw}'",
        "Final",
        "*" * 100,
    ],
)
def test_nothing_but_words_of_the_vocabulary_is_read(text: str) -> None:
    for game in underhall.GAMES.values():
        with pytest.raises(BadWords):
            Vocabulary(game.house_sets()).read(text)


@pytest.mark.parametrize("does", ["Draw(ROOM), StealAtRandom()", "StealChosen(), KillHero()"])
def test_a_card_that_fails_is_cut_off_and_named_and_the_game_goes_on(does: str) -> None:
    # What is sent to town was never chosen.
    files = changed(
        cards=("when_hero_dies_here(Draw(ROOM), limit=ONCE_PER_TURN)", "when_built(StealChosen(), KillHero())")
    )
    house = load_set(read_set(files))
    cut = 0
    for seed in range(8):
        game = played(underhall.new("boss-monster", 2, seed, sets=[house]))
        assert game.over
        cut += sum(event.message.name == "house-card-cut-off" for event in game.events)
        assert underhall.load(game.save()).fingerprint() == game.fingerprint()
        assert game.config.house is not None
        cut += len(game.config.house.failed)
    assert cut


def test_bots_that_know_printed_cards_only_play_on() -> None:
    house = load_set(EXAMPLES / "moss-and-mirrors")
    game = underhall.new(house.game, 2, 3, sets=[house])
    played(game)
    row = bytearray(underhall.layout(house.game).row_size)
    fresh = underhall.new(house.game, 2, 3, sets=[house])
    assert fresh.encode(fresh.decisions[0].seat, row) > 0


def test_a_trial_tells_what_becomes_of_cards_and_rooms() -> None:
    """Of every type: everything in the example comes to somebody in some dozens of games."""
    trial = try_set(load_set(EXAMPLES / "picnic"), 60)
    assert not trial.failed
    assert all(fate.drawn for fate in trial.cards.values()), trial.cards
    assert trial.cards["shady-lawn"].played


def test_a_folder_that_is_none_is_named() -> None:
    with pytest.raises(BadSet, match="nowhere"):
        underhall.new("boss-monster", 2, sets=["nowhere"])
