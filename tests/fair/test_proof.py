"""A proof is true or it is not, and whatever was changed is named."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import underhall
from tests.fair.games import CONTRIBUTIONS, proof_of_a_game
from underhall.errors import DamagedProof
from underhall.fair import Proof, check_proof, read_proof, write_proof
from underhall.fair.hashes import commitment_to, is_digits, new_secret, seal_of, seed_from, settings_of
from underhall.kernel.luck import is_keyed
from underhall.text import LANGUAGES, texts

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
OTHER = "c3" * 32


@cache
def whole() -> Proof:
    return proof_of_a_game()


def changed(**values: Any) -> Proof:
    return msgspec.structs.replace(whole(), **values)


def wrong(proof: Proof) -> list[str]:
    """What is found to be wrong, by id."""
    return [each.id for each in check_proof(proof) if not each.good]


# -- the hashes ---------------------------------------------------------------------------------------------------


def test_the_hashes_are_what_they_have_always_been() -> None:
    """The page computes the same values (web/tests/fair.test.ts): old proofs stay true."""
    table, secret, given = VECTORS["table"], VECTORS["secret"], VECTORS["contributions"]
    settings = settings_of(VECTORS["game"], VECTORS["seats"], VECTORS["options"])
    assert commitment_to(table, secret) == VECTORS["commitment"]
    assert [seal_of(each) if each else "" for each in given] == VECTORS["seals"]
    assert settings == VECTORS["settings"]
    assert seed_from(table, secret, given, settings) == VECTORS["seed"]


def test_a_seed_asks_for_luck_that_cannot_be_predicted() -> None:
    """It has the form that the engine takes for a key."""
    assert is_keyed(whole().seed)
    assert is_digits(new_secret())
    assert new_secret() != new_secret()


def test_a_hash_of_one_kind_never_serves_as_another() -> None:
    """Nobody can hand in the commitment as a seal, or move a line from one place to the next."""
    assert commitment_to("", OTHER) != seal_of(OTHER)
    assert seed_from("t", OTHER, [CONTRIBUTIONS[0], ""], "s") != seed_from("t", OTHER, ["", CONTRIBUTIONS[0]], "s")


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "０" * 64, "0" * 63 + "\n"])
def test_only_64_digits_are_a_number(text: str) -> None:
    """Nothing that could be read in two ways."""
    assert not is_digits(text)


# -- a true proof -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(underhall.GAMES))
def test_a_whole_game_is_verified(game: str) -> None:
    """From the secret to the last answer and the winners."""
    found = check_proof(read_proof(write_proof(proof_of_a_game(game))))
    assert all(each.good for each in found), found
    assert [each.id for each in found] == [
        "fair-commitment-good",
        "fair-contribution-good",
        "fair-contribution-good",
        "fair-settings-good",
        "fair-seed-good",
        "fair-answers-good",
        "fair-ending-good",
    ]


def test_a_game_that_was_ended_by_vote_is_verified() -> None:
    """As far as it went."""
    kept = len(whole().answers) // 4 * 2
    proof = changed(
        answers=whole().answers[:kept], checks=whole().checks[: kept * 4], ended_by="vote", winners=[], scores=[]
    )
    assert wrong(proof) == []
    assert check_proof(proof)[-1].id == "fair-ending-vote"
    assert wrong(msgspec.structs.replace(proof, ended_by="rule")) == ["fair-ending-changed"]


@pytest.mark.parametrize("shuffle", ["chosen", "continued", "earlier"])
def test_other_shuffles_promise_nothing_and_say_so(shuffle: str) -> None:
    """The game itself is replayed all the same."""
    proof = changed(shuffle=shuffle, commitment="", secret="", seals=[], contributions=[], settings="")
    assert [each.id for each in check_proof(proof)] == ["fair-not-promised", "fair-answers-good", "fair-ending-good"]


def test_a_number_that_was_not_sent_is_told() -> None:
    """It is nobody's fault that can be proved, but everybody sees it."""
    given = [CONTRIBUTIONS[0], "", ""]
    seed = seed_from(whole().table, whole().secret, given, whole().settings)
    found = check_proof(changed(contributions=given, seed=seed))
    assert "fair-contribution-missing" in [each.id for each in found]


def test_what_nobody_added_is_told() -> None:
    """A proof that the server alone decided does not read like one of a fair shuffle."""
    found = check_proof(changed(seals=["", "", ""], contributions=["", "", ""]))
    assert "fair-nobody-added" in [each.id for each in found]


# -- what was changed is named ------------------------------------------------------------------------------------


def test_another_secret_is_named() -> None:
    """It fits neither the commitment nor the seed."""
    assert wrong(changed(secret=OTHER)) == ["fair-secret-changed", "fair-seed-changed"]


def test_another_commitment_is_named() -> None:
    """The seed shows with which secret the game was dealt."""
    assert wrong(changed(commitment=OTHER)) == ["fair-commitment-changed"]


def test_another_contribution_is_named_with_its_seat() -> None:
    """It does not fit its seal."""
    found = check_proof(changed(contributions=[CONTRIBUTIONS[0], "", OTHER]))
    assert [(each.id, each.args) for each in found if not each.good] == [
        ("fair-contribution-changed", {"seat": 3}),
        ("fair-seed-changed", {}),
    ]


def test_a_contribution_with_a_new_seal_still_does_not_fit_the_seed() -> None:
    """Whoever changes both is found out by the seed."""
    proof = changed(contributions=[CONTRIBUTIONS[0], "", OTHER], seals=[seal_of(CONTRIBUTIONS[0]), "", seal_of(OTHER)])
    assert wrong(proof) == ["fair-seed-changed"]


def test_a_contribution_without_a_seal_is_named() -> None:
    """A server that deals with a number which nobody sealed could have chosen it."""
    given = [CONTRIBUTIONS[0], OTHER, CONTRIBUTIONS[2]]
    seed = seed_from(whole().table, whole().secret, given, whole().settings)
    assert "fair-contribution-changed" in wrong(changed(contributions=given, seed=seed))


def test_other_settings_are_named() -> None:
    """An option that was changed afterwards is not what was agreed on."""
    name, values = next((name, each) for name, each in underhall.game_info("boss-monster").options.items() if each[1:])
    other = next(value for value in values if value != whole().options[name])
    assert "fair-settings-changed" in wrong(changed(options={**whole().options, name: other}))
    assert wrong(changed(seats=4)) != []
    assert "fair-game-impossible" in wrong(changed(seats=40))
    assert "fair-game-impossible" in wrong(changed(game="chess"))


def test_another_seed_is_named() -> None:
    """Also where the game is one that this seed could lead to."""
    assert "fair-seed-changed" in wrong(changed(seed="keyed:" + "0" * 32))


def test_one_changed_answer_is_named_by_its_number() -> None:
    """Each of them, whether or not another answer was possible there."""
    total = len(whole().answers) // 2
    for number in range(0, total, max(1, total // 12)):
        for option in (whole().answers[2 * number + 1] + 1, -1, 2**40):
            answers = [*whole().answers]
            answers[2 * number + 1] = option
            found = check_proof(changed(answers=answers))[-1]
            assert (found.id, found.args["answer"]) == ("fair-answer-changed", number + 1)


def test_a_cut_or_lengthened_game_is_named() -> None:
    """Answers without checks, checks without answers, and answers after the end."""
    assert wrong(changed(answers=whole().answers[:-2])) == ["fair-answers-missing"]
    assert wrong(changed(checks=whole().checks[:-8])) == ["fair-answers-missing"]
    assert wrong(changed(answers=[*whole().answers, 0, 0], checks=whole().checks + "0" * 8)) == ["fair-answer-changed"]
    assert wrong(changed(answers=whole().answers[:-2], checks=whole().checks[:-8])) == ["fair-ending-changed"]


def test_another_result_is_named() -> None:
    """Winners, scores, and how it ended."""
    assert wrong(changed(winners=[(whole().winners[0] + 1) % 3])) == ["fair-ending-changed"]
    assert wrong(changed(scores=[99, 0, 0])) == ["fair-ending-changed"]
    assert wrong(changed(ended_by="vote")) == ["fair-ending-changed"]


def test_other_rules_are_no_lie() -> None:
    """What cannot be replayed here is said; the shuffle is checked all the same."""
    found = check_proof(changed(rules=whole().rules + 1))
    assert found[-1].id == "fair-other-rules"
    assert all(each.good for each in found)


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"[]", b"null", b"\xff\xfe", b'{"format": "underhall proof 2"}', b"[" * 100_000, b"0" * (5 << 20)],
)
def test_what_is_no_proof_is_refused(data: bytes) -> None:
    """With a sentence, whatever it is."""
    with pytest.raises(DamagedProof):
        read_proof(data)


def test_a_save_is_told_from_a_proof() -> None:
    """It is the file that people have at hand."""
    with pytest.raises(DamagedProof, match="check the shuffle"):
        read_proof(underhall.engine.new("boss-monster", 2, 1).save())


def test_odd_answers_and_unknown_fields_are_refused() -> None:
    """A file with something more in it might be read differently by somebody else."""
    plain = json.loads(write_proof(whole()))
    for more in ({"answers": [0]}, {"more": 1}, {"answers": ["0", 0]}, {"seats": True}):
        with pytest.raises(DamagedProof):
            read_proof(json.dumps({**plain, **more}).encode())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_is_a_sentence(lang: str) -> None:
    """In every language, with its number in it."""
    text = texts(lang)
    proofs = [whole(), changed(secret=OTHER, contributions=[OTHER, "", ""], answers=[0, 99]), changed(shuffle="chosen")]
    for proof in proofs:
        for each in check_proof(proof):
            assert len(text.say(each.id, **each.args)) > 8
