"""A game that goes on from the state of its turn is the same game, also in what it knows of the turn's events."""

import pytest

import underhall
from tests.conformance.tables import MAIN, pick
from underhall import GAMES, seeded
from underhall.engine import Game
from underhall.kernel.game import GameConfig
from underhall.kernel.registry import GameInfo

PLAYED = 60  # games of each kind
MOST_ANSWERS = 300
LEAST = 28  # questions to somebody who is the target


def reasons(info: GameInfo, game: Game) -> list[tuple[int, str, list[str]]]:
    """What each open question means to the one who is asked."""
    found: list[tuple[int, str, list[str]]] = []
    for decision in game.decisions:
        reason = info.reaction_reason(game, decision.seat, decision)
        found.append((decision.seat, reason.subject, sorted(reason.tags)))
    return found


def resumed(info: GameInfo, game: Game) -> Game:
    """The same game from the state of its turn, with the answers since."""
    snapshot = game.snapshots[-1]
    config = game.config
    again = info.resume(
        GameConfig(config.game, config.rules, config.cards, config.seats, config.seed, config.options),
        snapshot.state,
        False,
    )
    for number in range(snapshot.answered, len(game.answers) // 2):
        again.answer(game.answers[2 * number], game.answers[2 * number + 1])
    return again


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_who_is_the_target_is_known_after_resuming(name: str) -> None:
    """Whatever is asked in a random game means the same to those who are asked when the game was resumed."""
    info = underhall.game_info(name)
    tables = [table for table in MAIN if table.game == name]
    targeted = 0
    for number in range(PLAYED):
        table = tables[number % len(tables)]
        game = underhall.engine.new(name, table.seats, f"resumed {number}", dict(table.options))
        luck = seeded(f"resumed players {number}")
        while not game.over and len(game.answers) < 2 * MOST_ANSWERS:
            found = reasons(info, game)
            aimed = sum("targeted" in words for _, _, words in found)
            if aimed and game.snapshots:
                targeted += aimed
                assert reasons(info, resumed(info, game)) == found, f"{table}, game {number}"
            game.answer(*pick(game, luck, "steady"))
    assert targeted >= LEAST


def test_an_event_is_found_by_its_number_or_not_at_all() -> None:
    """In a whole game every number is known, in a resumed one those since its state, in a clone none."""
    game = underhall.engine.new("boss-monster", 2, "events")
    luck = seeded("events")
    while len(game.snapshots) < 3:
        game.answer(*pick(game, luck, "steady"))
    again = resumed(underhall.game_info("boss-monster"), game)
    first = again.events[0].number
    assert 0 < first < game.event_count == again.event_count
    for number in range(game.event_count):
        event = game.event(number)
        assert event is not None
        assert event.number == number
        known = again.event(number)
        assert (known is None) == (number < first)
        assert known is None or known.seen(-1, again.wording) == event.seen(-1, game.wording)
    assert again.event(-1) is game.event(-1) is game.event(game.event_count) is game.clone().event(0) is None
