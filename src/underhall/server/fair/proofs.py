"""The proof of a finished game, as the server reveals it."""

from underhall.fair import Proof, check_proof, retrace
from underhall.fair.hashes import commitment_to, settings_of
from underhall.server.bodies import ProofFinding
from underhall.server.fair.dealing import contributions_of
from underhall.server.table import Table


def proof_of(table: Table) -> Proof:
    """Everything that the game of an ended table follows from."""
    session, record, config = table.session, table.record, table.config
    assert session is not None
    assert record.standing == "ended"
    is_fair = record.shuffle == "fair"
    answers = list(session.game.answers)
    checks = retrace(record.game, config.seats, record.seed, config.options, answers).text if table.is_current else ""
    outcome = session.game.outcome
    return Proof(
        table=record.id,
        shuffle=record.shuffle,
        commitment=commitment_to(record.id, record.secret) if is_fair else "",
        secret=record.secret,
        seals=[place.seal for place in record.places] if is_fair else [],
        contributions=contributions_of(record.places) if is_fair else [],
        settings=settings_of(record.game, config.seats, config.options) if is_fair else "",
        seed=record.seed,
        game=record.game,
        rules=config.rules,
        cards=config.cards,
        seats=config.seats,
        options=config.options,
        answers=answers,
        checks=checks,
        ended_by=record.ending.by,
        winners=[] if outcome is None else list(outcome.winners),
        scores=[] if outcome is None else list(outcome.scores),
    )


def findings_of(table: Table) -> list[ProofFinding]:
    """What the engine finds when it looks at the proof."""
    return [ProofFinding(each.id, each.good, each.args) for each in check_proof(proof_of(table))]
