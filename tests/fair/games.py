"""Games with a proof, played without a server."""

import random

import underhall
from underhall.fair import Proof, retrace
from underhall.fair.hashes import commitment_to, seal_of, seed_from, settings_of

TABLE = "a-table"
SECRET = "5e" * 32
CONTRIBUTIONS = ["a1" * 32, "", "b2" * 32]


def proof_of_a_game(game: str = "boss-monster", luck: int = 1) -> Proof:
    """The proof of a whole game with random answers: two people and a bot."""
    info = underhall.game_info(game)
    options = info.start(3, "0", {}, True).config.options
    settings = settings_of(game, 3, options)
    seed = seed_from(TABLE, SECRET, CONTRIBUTIONS, settings)
    played = info.start(3, seed, dict(options), True)
    chance = random.Random(luck)
    while not played.over:
        decision = chance.choice(played.decisions)
        played.answer(decision.seat, chance.randrange(len(decision.options)))
    assert played.outcome is not None
    return Proof(
        table=TABLE,
        shuffle="fair",
        commitment=commitment_to(TABLE, SECRET),
        secret=SECRET,
        seals=[seal_of(each) if each else "" for each in CONTRIBUTIONS],
        contributions=CONTRIBUTIONS,
        settings=settings,
        seed=seed,
        game=game,
        rules=info.rules,
        cards=info.cards,
        seats=3,
        options=options,
        answers=list(played.answers),
        checks=retrace(game, 3, seed, options, played.answers).text,
        ended_by="rule",
        winners=list(played.outcome.winners),
        scores=list(played.outcome.scores),
    )
