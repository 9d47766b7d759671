"""Looks whether a proof is true, and names what in it is not."""

import hmac

import msgspec

import underhall
from underhall.errors import UnderhallError
from underhall.fair.hashes import commitment_to, is_digits, seal_of, seed_from, settings_of
from underhall.fair.proof import CHECK_DIGITS, Proof, Retraced, retrace


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at: a Fluent message with its arguments, and whether all is well."""

    id: str
    good: bool
    args: dict[str, str | int] = {}


def check_proof(proof: Proof) -> list[Finding]:
    """Everything that was looked at, in the order in which it happened. The proof is true if all of it is good."""
    if proof.shuffle == "fair":
        return [*check_shuffle(proof), *check_game(proof)]
    return [Finding("fair-not-promised", True, {"shuffle": proof.shuffle}), *check_game(proof)]


# -- the shuffle --------------------------------------------------------------------------------------------------


def check_shuffle(proof: Proof) -> list[Finding]:
    """Commitment, contributions, settings and seed. The page works these out by itself, too."""
    seals = _check_seals(proof)
    settings = _same(settings_of(proof.game, proof.seats, proof.options), proof.settings)
    follows = _same(seed_from(proof.table, proof.secret, proof.contributions, proof.settings), proof.seed)
    return [
        _check_commitment(proof, follows),
        *seals,
        Finding("fair-settings-good" if settings else "fair-settings-changed", settings),
        Finding("fair-seed-good" if follows else "fair-seed-changed", follows),
    ]


def _check_commitment(proof: Proof, follows: bool) -> Finding:
    if is_digits(proof.secret) and _same(commitment_to(proof.table, proof.secret), proof.commitment):
        return Finding("fair-commitment-good", True, {"commitment": proof.commitment})
    # The game was dealt with the secret that the seed follows from.
    return Finding("fair-commitment-changed" if follows else "fair-secret-changed", False)


def _check_seals(proof: Proof) -> list[Finding]:
    if not len(proof.seals) == len(proof.contributions) == proof.seats:
        return [Finding("fair-seals-changed", False)]
    if not any(proof.seals) and not any(proof.contributions):
        return [Finding("fair-nobody-added", True)]
    found = []
    for seat, (seal, contribution) in enumerate(zip(proof.seals, proof.contributions, strict=True), 1):
        if not seal and not contribution:
            continue
        if not contribution:
            found.append(Finding("fair-contribution-missing", True, {"seat": seat}))
        elif is_digits(contribution) and _same(seal_of(contribution), seal):
            found.append(Finding("fair-contribution-good", True, {"seat": seat}))
        else:
            found.append(Finding("fair-contribution-changed", False, {"seat": seat}))
    return found


# -- the game -----------------------------------------------------------------------------------------------------


def check_game(proof: Proof) -> list[Finding]:
    """Play the game again from its seed, and compare it answer by answer, and how it ended."""
    answers = len(proof.answers) // 2
    try:
        info = underhall.game_info(proof.game)
        if not info.is_current(proof.rules, proof.cards) or (not proof.checks and answers):
            return [Finding("fair-other-rules", True)]
        found = retrace(proof.game, proof.seats, proof.seed, proof.options, proof.answers)
    except UnderhallError:  # no such game, seats or options
        return [Finding("fair-game-impossible", False)]
    return _check_answers(proof, found, answers)


def _check_answers(proof: Proof, found: Retraced, answers: int) -> list[Finding]:
    claimed = [proof.checks[at : at + CHECK_DIGITS] for at in range(0, len(proof.checks), CHECK_DIGITS)]
    pairs = zip(found.checks, claimed, strict=False)
    differs = next((at for at, (one, other) in enumerate(pairs) if one != other), len(found.checks))
    if differs < answers:
        return [Finding("fair-answer-changed", False, {"answer": differs + 1, "answers": answers})]
    if len(claimed) != answers:
        return [Finding("fair-answers-missing", False, {"answers": answers, "checks": len(claimed)})]
    return [Finding("fair-answers-good", True, {"answers": answers}), _check_ending(proof, found)]


def _check_ending(proof: Proof, found: Retraced) -> Finding:
    outcome = found.game.outcome
    winners, scores = ([], []) if outcome is None else (list(outcome.winners), list(outcome.scores))
    by_rule = proof.ended_by == "rule"
    good = by_rule == found.game.over and proof.winners == winners and proof.scores == scores
    if not good:
        return Finding("fair-ending-changed", False)
    return Finding("fair-ending-good" if by_rule else "fair-ending-vote", True)


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
