"""Saves: what Underhall wrote it reads again, and anything else is refused with an error that says why."""

import hashlib
import tracemalloc
import zlib
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import underhall
from underhall import GAMES, UnderhallError, engine, seeded
from underhall.engine import Game
from underhall.errors import (
    BadOptionValue,
    DamagedSave,
    NewerSave,
    OtherCards,
    UnknownGame,
    UnknownInState,
    UnknownOption,
)
from underhall.kernel.saves import read_save

GAME = "boss-monster"
MAGIC = b"UNDERHALL\x02"
# Where the fields of a save stand in its list.
NAME, RULES, CARDS, SEATS, SEED, OPTIONS, ANSWERS, MARKS = range(8)


def played(answers: int, seats: int = 2, **options: str) -> Game:
    """A game some way on."""
    game = underhall.engine.new(GAME, seats, "saves", dict(options))
    luck = seeded("players")
    while not game.over and len(game.answers) < 2 * answers:
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.codes)))
    return game


def in_the_middle() -> bytes:
    """Of a turn: with two states along the way, and as many answers after the last as there were before it."""
    for answers in range(200):
        save = played(answers).save()
        states = opened(save)[MARKS]
        if len(states) >= 2 and states[-1][0] > 5 and states[-1][0] < len(opened(save)[ANSWERS]) // 2:
            return save
    raise AssertionError("no turn goes on for so long")


def sealed(body: bytes) -> bytes:
    """A save around `body`, with a length and a checksum that are right."""
    return MAGIC + len(body).to_bytes(4, "big") + hashlib.blake2b(body, digest_size=16).digest() + body


def opened(save: bytes) -> list[Any]:
    return cast("list[Any]", msgspec.msgpack.decode(zlib.decompress(save[len(MAGIC) + 20 :])))


START = played(0).save()
MIDDLE = in_the_middle()
FINISHED = played(1000).save()


def edited(save: bytes, change: Callable[[list[Any]], object]) -> bytes:
    """The save with something changed in it by somebody who can make the checksum right again."""
    fields = opened(save)
    change(fields)
    return sealed(zlib.compress(msgspec.msgpack.encode(fields)))


def put(place: int, value: object) -> Callable[[list[Any]], object]:
    def change(fields: list[Any]) -> None:
        fields[place] = value

    return change


def refused(data: Any, *kinds: type[UnderhallError], verify: bool = True) -> UnderhallError:
    """Loading raises one of these errors, whose words can be read."""
    with pytest.raises(kinds) as caught:
        underhall.engine.load(data, verify=verify)
    assert str(caught.value)
    return caught.value


def what_comes_of(data: bytes, verify: bool = True) -> UnderhallError | None:
    """The error of ours that loading raises, or nothing if it loads; any other error is a bug and goes through."""
    try:
        underhall.engine.load(data, verify=verify)
    except UnderhallError as error:
        return error
    return None


def test_the_samples_are_what_they_should_be() -> None:
    """A save without marks, one in the middle of a turn with answers after its last mark, and a finished one."""
    assert opened(START)[MARKS] == []
    middle = opened(MIDDLE)
    assert len(middle[MARKS]) >= 2
    assert middle[MARKS][-1][0] < len(middle[ANSWERS]) // 2
    assert underhall.engine.load(FINISHED).over
    assert edited(MIDDLE, lambda fields: None)[:10] == MAGIC


@pytest.mark.parametrize("save", [START, MIDDLE, FINISHED], ids=["start", "middle", "finished"])
@pytest.mark.parametrize("verify", [True, False])
def test_a_save_that_was_packed_anew_is_the_same_save(save: bytes, verify: bool) -> None:
    """Only what is in it counts, not how well it was compressed."""
    again = underhall.engine.load(edited(save, lambda fields: None), verify=verify)
    assert again.fingerprint() == underhall.engine.load(save).fingerprint()
    assert again.save() == save


@pytest.mark.parametrize("verify", [True, False])
def test_a_quiet_game_is_saved_like_any_other(verify: bool) -> None:
    """It kept no states on the way, but its answers are the game."""
    game = underhall.engine.new(GAME, 2, "quiet", quiet=True)
    luck = seeded("players")
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.codes)))
    assert underhall.engine.load(game.save(), verify=verify).fingerprint() == game.fingerprint()


def test_a_clone_does_not_pass_for_the_whole_game() -> None:
    """A clone has left its history behind: its save says so, or holds the game; it never holds another one."""
    clone = played(16).clone()
    decision = clone.decisions[0]
    clone.answer(decision.seat, 0)
    try:
        save = clone.save()
    except UnderhallError:
        return
    assert underhall.engine.load(save).fingerprint() == clone.fingerprint()


# -- damaged ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("save", [START, MIDDLE], ids=["start", "middle"])
def test_a_save_cut_anywhere_is_refused(save: bytes) -> None:
    """At every length, the first byte to the last."""
    for length in range(len(save)):
        error = refused(save[:length], DamagedSave)
        assert error.details["why"] == "cut-short", f"cut after {length} bytes"


@pytest.mark.parametrize("mask", [0x01, 0x80, 0xFF])
@pytest.mark.parametrize("save", [START, MIDDLE], ids=["start", "middle"])
def test_a_save_with_any_byte_changed_is_refused(save: bytes, mask: int) -> None:
    """Wherever the byte stands, in the head, the length, the checksum or the body."""
    for place in range(len(save)):
        changed = bytearray(save)
        changed[place] ^= mask
        kinds = (DamagedSave, NewerSave) if place == len(MAGIC) - 1 else (DamagedSave,)
        error = what_comes_of(bytes(changed))
        assert isinstance(error, kinds), f"byte {place} changed by {mask:#x}: {error or 'it loads'}"


@pytest.mark.parametrize("more", [b"\x00", b"x", b"\n", START])
def test_a_save_with_something_behind_it_is_refused(more: bytes) -> None:
    """A line break, another save: no part of it."""
    refused(MIDDLE + more, DamagedSave)


def test_something_behind_the_compressed_part_is_refused() -> None:
    """Even where length and checksum are right."""
    refused(sealed(MIDDLE[len(MAGIC) + 20 :] + b"more"), DamagedSave)


@pytest.mark.parametrize(
    "data",
    [
        b"PK\x03\x04" + bytes(60),
        b"\x89PNG\r\n\x1a\n" + bytes(60),
        b'{"game": "boss-monster"}',
        "сохранение".encode(),
        b"underhall\x01" + bytes(60),
        bytes(200),
        b"\xff" * 200,
        b"\n" + START,
    ],
)
def test_something_else_is_no_save(data: bytes) -> None:
    """Archives, pictures, texts."""
    assert refused(data, DamagedSave).details["why"] == "not-a-save"


@pytest.mark.parametrize("data", [None, 7, 1.5, "UNDERHALL", [], {}, object(), memoryview(START)])
def test_what_is_not_bytes_is_no_save(data: object) -> None:
    """Whatever it is instead."""
    assert refused(data, DamagedSave).details["why"] == "not-a-save"


def test_nothing_is_no_save() -> None:
    """An empty file is a save whose end is missing."""
    assert refused(b"", DamagedSave).details["why"] == "cut-short"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no zlib at all",
        zlib.compress(b""),
        zlib.compress(b"\xc1"),
        zlib.compress(msgspec.msgpack.encode("a text")),
        zlib.compress(msgspec.msgpack.encode([])),
        zlib.compress(msgspec.msgpack.encode({"game": GAME})),
        zlib.compress(msgspec.msgpack.encode([*opened(START), "one more"])),
        zlib.compress(msgspec.msgpack.encode(opened(START)) + b"\x00"),
        zlib.compress(msgspec.msgpack.encode(opened(START)))[:-3],
        zlib.compress(b"\x91" * 100_000),
        zlib.compress(b"\x98\xa4\x00\x00\x00\x80"),
        zlib.compress(msgspec.msgpack.encode(opened(START)).replace(b"saves", b"sav\xffs")),
    ],
    ids=lambda body: f"{len(body)} bytes",
)
@pytest.mark.parametrize("verify", [True, False])
def test_a_body_that_makes_no_sense_is_refused(body: bytes, verify: bool) -> None:
    """With the right length and checksum around it."""
    refused(sealed(body), DamagedSave, verify=verify)


def test_a_bomb_does_not_go_off() -> None:
    """A small file that would unpack to a very large one is refused before it has."""
    packer = zlib.compressobj(1)
    chunk = bytes(1 << 20)
    bomb = sealed(b"".join(packer.compress(chunk) for _ in range(128)) + packer.flush())
    assert len(bomb) < 4 << 20
    tracemalloc.start()
    try:
        refused(bomb, DamagedSave)
        assert tracemalloc.get_traced_memory()[1] < 200 << 20
    finally:
        tracemalloc.stop()


# -- from elsewhere -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [4, 5, 255])
def test_a_newer_format_is_named(version: int) -> None:
    """The error says which format was found and which can be read."""
    newer = refused(MAGIC[:-1] + bytes([version]) + START[len(MAGIC) :], NewerSave)
    assert newer.details == {"found": str(version), "supported": "3"}


def test_a_format_that_never_was_is_no_newer_one() -> None:
    """Nobody can be told to update because of format 0."""
    refused(MAGIC[:-1] + b"\x00" + START[len(MAGIC) :], DamagedSave)


@pytest.mark.parametrize("verify", [True, False])
def test_newer_rules_are_named(verify: bool) -> None:
    """A game begun under rules that this Underhall does not know is not guessed at."""
    rules = GAMES[GAME].rules
    error = refused(edited(MIDDLE, put(RULES, rules + 1)), NewerSave, verify=verify)
    assert error.details == {"found": str(rules + 1), "supported": str(rules)}


@pytest.mark.parametrize("rules", [0, -1, -(2**40)])
def test_rules_that_never_were_are_refused(rules: int) -> None:
    """There is no version before the first, so nothing is to be carried on from it without being checked."""
    refused(edited(MIDDLE, put(RULES, rules)), DamagedSave)


@pytest.mark.parametrize("verify", [True, False])
def test_a_game_goes_on_with_other_cards(verify: bool) -> None:
    """Its states name the cards; only those that are gone are missed."""
    data = edited(MIDDLE, put(CARDS, "c0ffee"))
    assert underhall.load(data, verify=verify).fingerprint() == underhall.load(MIDDLE).fingerprint()
    gone = edited(data, lambda fields: fields[MARKS][-1][1]["room_deck"].append("jungle"))
    assert refused(gone, UnknownInState, verify=verify).details == {"why": "card", "name": "jungle"}


@pytest.mark.parametrize("verify", [True, False])
def test_other_cards_are_named(verify: bool) -> None:
    """Where no state names the cards, the error says which cards the save needs and which are in use."""
    error = refused(edited(START, put(CARDS, "c0ffee")), OtherCards, verify=verify)
    assert error.details == {"game": GAME, "found": "c0ffee", "expected": GAMES[GAME].cards}


@pytest.mark.parametrize("verify", [True, False])
def test_an_unknown_game_is_named(verify: bool) -> None:
    """With the games there are."""
    error = refused(edited(MIDDLE, put(NAME, "chess")), UnknownGame, verify=verify)
    assert error.details["name"] == "chess"
    assert GAME in str(error.details["known"])


# -- edited -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verify", [True, False])
@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2**40])
def test_a_number_of_seats_that_cannot_be_is_refused(seats: int, verify: bool) -> None:
    """No game is played by so many."""
    refused(edited(MIDDLE, put(SEATS, seats)), DamagedSave, verify=verify)


@pytest.mark.parametrize("seats", [3, 4])
def test_another_number_of_seats_is_noticed(seats: int) -> None:
    """The answers do not fit that game."""
    refused(edited(MIDDLE, put(SEATS, seats)), DamagedSave)


def test_another_seed_is_noticed() -> None:
    """The same answers lead elsewhere."""
    refused(edited(MIDDLE, put(SEED, "another")), DamagedSave)


@pytest.mark.parametrize("verify", [True, False])
def test_options_that_do_not_exist_are_refused(verify: bool) -> None:
    """By name and by value."""
    refused(edited(MIDDLE, lambda f: f[OPTIONS].update(colour="red")), UnknownOption, DamagedSave, verify=verify)
    refused(edited(MIDDLE, lambda f: f[OPTIONS].update(mulligan="x")), BadOptionValue, DamagedSave, verify=verify)


def test_other_options_are_noticed() -> None:
    """The game would have been dealt from other decks."""
    refused(edited(MIDDLE, lambda f: f[OPTIONS].update(decks="first")), DamagedSave)


@pytest.mark.parametrize("verify", [True, False])
@pytest.mark.parametrize(
    "tail",
    [
        [0],
        [0, 99],
        [0, -1],
        [7, 0],
        [-1, 0],
        [0, 2**62],
        [2**62, 0],
        [1, 0] * 100_000,
    ],
    ids=["odd", "no such option", "below nought", "no such seat", "a watcher", "huge", "huge seat", "far too many"],
)
def test_answers_that_were_never_possible_are_refused(tail: list[int], verify: bool) -> None:
    """They name a seat that is not asked, or an option that is not there, or the game is over already."""
    broken = edited(MIDDLE, lambda fields: fields[ANSWERS].extend(tail))
    assert refused(broken, DamagedSave, verify=verify).details["why"] == "bad-answer"


@pytest.mark.parametrize("verify", [True, False])
@pytest.mark.parametrize("answer", ["0", 0.5, None, True, [0]])
def test_answers_that_are_no_numbers_are_refused(answer: object, verify: bool) -> None:
    """Texts, fractions, nothing at all."""
    refused(edited(MIDDLE, lambda fields: fields[ANSWERS].append(answer)), DamagedSave, verify=verify)


def test_any_other_answer_before_a_mark_is_noticed() -> None:
    """The game would have gone another way, and the states along the way tell; unless it came to the same."""
    fields = opened(MIDDLE)
    as_it_was = underhall.engine.load(MIDDLE).fingerprint()
    before = fields[MARKS][-1][0]
    game = underhall.engine.new(GAME, 2, "saves")
    noticed = 0
    for place in range(before):
        seat, index = fields[ANSWERS][2 * place], fields[ANSWERS][2 * place + 1]
        decision = game.decision_of(seat)
        assert decision is not None
        other = (index + 1) % len(decision.codes)
        changed = opened(MIDDLE)
        changed[ANSWERS][2 * place + 1] = other
        try:
            loaded = underhall.engine.load(sealed(zlib.compress(msgspec.msgpack.encode(changed))))
        except DamagedSave:
            noticed += 1
        else:
            assert loaded.fingerprint() == as_it_was
        game.answer(seat, index)
    assert noticed > 5


def test_an_edited_state_is_noticed() -> None:
    """Every number in every stored state: playing the answers again leads to the true one."""
    states = opened(MIDDLE)[MARKS]
    leaves = [(mark, path) for mark in range(len(states)) for path in paths(states[mark][1])]
    assert len(leaves) > 300
    for mark, path in leaves[::23]:
        changed = opened(MIDDLE)
        change_at(changed[MARKS][mark][1], path, lambda value: 1 if value == 0 else 0)
        error = refused(sealed(zlib.compress(msgspec.msgpack.encode(changed))), DamagedSave)
        assert error.details["why"] == "other-state", f"mark {mark}, {path}"


def paths(state: Any, path: tuple[int | str, ...] = ()) -> list[tuple[int | str, ...]]:
    """The places of everything in a state that is no list and no record."""
    if isinstance(state, list | dict):
        inside = state.items() if isinstance(state, dict) else enumerate(state)
        return [found for i, each in inside for found in paths(each, (*path, i))]
    return [path]


def change_at(state: Any, path: tuple[int | str, ...], change: Callable[[Any], object]) -> None:
    for step in path[:-1]:
        state = state[step]
    state[path[-1]] = change(state[path[-1]])


@pytest.mark.parametrize(
    "change",
    [
        lambda marks: marks.pop(),
        lambda marks: marks.append(marks[-1]),
        lambda marks: marks.reverse(),
        lambda marks: marks[0].__setitem__(0, marks[0][0] + 1),
        lambda marks: marks[-1].__setitem__(0, 10_000),
    ],
    ids=["missing", "twice", "in disorder", "too late", "after the last answer"],
)
def test_edited_marks_are_noticed(change: Callable[[list[Any]], object]) -> None:
    """As many as there were turns, each at its place."""
    refused(edited(MIDDLE, lambda fields: change(fields[MARKS])), DamagedSave)


@pytest.mark.parametrize(
    "state",
    [[], [0], [[]] * 40, [None] * 31, ["x"] * 31, list(range(31)), [[0, 0, 0, 0], [["nowhere", 0, 0, 0, 0, []]]]],
)
@pytest.mark.parametrize("verify", [True, False])
def test_a_state_that_is_none_is_refused(state: list[object], verify: bool) -> None:
    """Whether the game is played again or carried on from there."""
    refused(edited(MIDDLE, lambda fields: fields[MARKS][-1].__setitem__(1, state)), DamagedSave, verify=verify)


def test_refusing_changes_nothing() -> None:
    """After all that, a good save loads as before, and what was loaded from is as it was."""
    data = bytearray(MIDDLE)
    data[40] ^= 1
    copy = bytes(data)
    for _ in range(3):
        refused(data, DamagedSave)
    assert bytes(data) == copy
    assert underhall.engine.load(MIDDLE).save() == MIDDLE


# -- by chance ----------------------------------------------------------------------------------------------------

many = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=12,
)


def loads_or_refuses(data: bytes, verify: bool = True) -> None:
    """Either it is a game, which can be saved and loaded again, or it is refused with an error of ours."""
    error = what_comes_of(data, verify)
    if error is not None:
        assert str(error)
        return
    game = underhall.engine.load(data, verify=verify)
    assert underhall.engine.load(game.save(), verify=verify).fingerprint() == game.fingerprint()


@many
@given(st.binary(max_size=300))
def test_any_bytes_load_or_are_refused(data: bytes) -> None:
    """Nothing but our own errors comes out of loading, whatever goes in."""
    for candidate in (data, MAGIC + data, sealed(data), sealed(zlib.compress(data))):
        loads_or_refuses(candidate)


@many
@given(st.integers(0, 7), plain)
def test_a_save_with_any_field_replaced_loads_or_is_refused(place: int, value: object) -> None:
    """By anything that can be written down."""
    data = edited(MIDDLE, put(place, value))
    loads_or_refuses(data)
    loads_or_refuses(data, verify=False)


@many
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 6)), max_size=12), st.integers(0, 16))
def test_a_save_with_any_other_answers_loads_or_is_refused(answers: list[tuple[int, int]], kept: int) -> None:
    """Some of the true ones, then whatever comes."""
    flat = [number for pair in answers for number in pair]
    loads_or_refuses(edited(MIDDLE, lambda f: f.__setitem__(ANSWERS, f[ANSWERS][: 2 * kept] + flat)))


@many
@given(st.data())
def test_a_save_with_any_part_of_its_state_replaced_is_refused_or_plays(data: st.DataObject) -> None:
    """Carried on without being checked, a spoilt state gives a game or an error of ours, at once or never."""
    fields = opened(MIDDLE)
    state = fields[MARKS][-1][1]
    path = data.draw(st.sampled_from(paths(state)))
    value: object = data.draw(st.none() | st.integers(-3, 300) | st.booleans() | st.text(max_size=3) | st.just([]))
    change_at(state, path, lambda _: value)
    spoilt = sealed(zlib.compress(msgspec.msgpack.encode(fields)))
    what_comes_of(spoilt, verify=False)


def test_a_field_that_a_game_does_without_now_is_left_out_of_what_was_stored() -> None:
    """A save of then is played again and compared, or resumed; a name that no game had is an error."""
    game = engine.new("super-boss-monster", seats=2, seed="gone")
    while len(game.snapshots) < 3:
        game.answer(game.decisions[0].seat, 0)
    save = read_save(game.save())
    info = GAMES["super-boss-monster"]
    then = msgspec.structs.replace(
        save, snapshots=[(answered, {**state, "scored_turn": 1}) for answered, state in save.snapshots]
    )
    assert info.gone_fields == ("scored_turn",)
    for opened in (engine.replayed(then), engine.resumed(then)):
        assert opened.fingerprint() == game.fingerprint()
    with pytest.raises(UnknownInState):
        info.resume(game.config, {**save.snapshots[-1][1], "weather": 1}, False)
