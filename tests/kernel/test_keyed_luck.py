"""Luck that cannot be predicted: what the server's tables are dealt with."""

import hashlib
import time
from collections import Counter

import pytest

import underhall
from underhall import GAMES
from underhall.engine import Game
from underhall.kernel.luck import KEYED, KeyedLuck, Luck, restored, seeded

SEED = KEYED + "0123456789abcdef" * 2


def test_the_stream_is_blake2b_over_a_counter() -> None:
    """Pinned by what it is made of: the same game on every machine, years later."""
    key = hashlib.sha256(f"underhall:{SEED}".encode()).digest()
    wanted = b"".join(hashlib.blake2b(n.to_bytes(8, "big"), key=key, digest_size=64).digest() for n in range(4))
    luck = seeded(SEED)
    assert b"".join(int(luck.word()).to_bytes(4, "big") for _ in range(64)) == wanted


@pytest.mark.parametrize(
    "seed", [7, "7", "keyed:", SEED[:-1], SEED + "0", SEED.upper(), f"{SEED}/0/12", " " + SEED, "keyed:" + "g" * 32]
)
def test_every_other_seed_gives_the_luck_it_always_gave(seed: object) -> None:
    """Old games, and seeds of one's own, stay what they are; so does what bots spend in thinking."""
    assert type(seeded(seed)) is Luck
    digest = hashlib.sha256(f"underhall:{seed}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    assert seeded(seed).state() == [*words[:3], words[3] | 1]


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_it_is_restored_and_cloned_in_the_middle_of_a_block(drawn: int) -> None:
    luck = seeded(SEED)
    for _ in range(drawn):
        luck.word()
    before = luck.state()
    clone, again = luck.clone(), restored(luck.state())
    ahead = [clone.word() for _ in range(50)]
    assert luck.state() == before
    assert [again.word() for _ in range(50)] == ahead
    assert [luck.word() for _ in range(50)] == ahead
    assert isinstance(again, KeyedLuck)


def test_it_is_fair() -> None:
    luck = seeded(SEED)
    counts = Counter(luck.below(6) for _ in range(60_000))
    assert all(9_500 < counts[side] < 10_500 for side in range(6))


def test_a_search_gets_ordinary_luck_from_it() -> None:
    """What imagines worlds is quick, and knows nothing of the key."""
    luck = seeded(SEED)
    assert type(luck.fork()) is Luck
    assert len(luck.fork().state()) == 4


def played(game: Game, luck: Luck, most: int = 400) -> None:
    for _ in range(most):
        if game.over:
            return
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.options)))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_with_it_saves_loads_replays_and_clones(name: str) -> None:
    """As every game does; and another key is another game."""
    game = underhall.engine.new(name, seats=3, seed=SEED)
    assert isinstance(game.luck, KeyedLuck)
    played(game, seeded("players"), 60)
    clone = game.clone()
    loaded = underhall.engine.load(game.save())  # which plays all answers again, and compares every state on the way
    for other in (clone, loaded):
        assert isinstance(other.luck, KeyedLuck)
        assert other.fingerprint() == game.fingerprint()
    snapshot = game.snapshots[-1]
    resumed = underhall.game_info(name).resume(game.config, snapshot.state, True)
    for seat, option in zip(
        game.answers[2 * snapshot.answered :: 2], game.answers[2 * snapshot.answered + 1 :: 2], strict=True
    ):
        resumed.answer(seat, option)
    assert resumed.fingerprint() == game.fingerprint()
    for other in (game, clone, loaded, resumed):
        played(other, seeded("onwards"))
    assert game.fingerprint() == clone.fingerprint() == loaded.fingerprint() == resumed.fingerprint()
    world = game.imagine(0, seeded("world"))
    assert type(world.luck) is Luck
    another = underhall.engine.new(name, seats=3, seed=KEYED + "f" * 32)
    assert another.fingerprint() != underhall.engine.new(name, seats=3, seed=SEED).fingerprint()


def test_it_costs_people_nothing_to_speak_of() -> None:
    """A word takes no more than a few times as long, and a game draws some hundred of them."""

    def took(luck: Luck) -> float:
        best = 9.0
        for _ in range(5):
            begun = time.thread_time()
            for _ in range(5_000):
                luck.word()
            best = min(best, time.thread_time() - begun)
        return best / 5_000

    assert took(seeded(SEED)) < 20e-6
