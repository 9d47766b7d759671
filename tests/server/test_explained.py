"""Questions carry what the game says about them, and a mistake in that never loses a question."""

import pytest

from tests.server.desk import Desk
from underhall import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.explain import Explanation
from underhall.kernel.game import Game
from underhall.server.questions import explained

pytestmark = pytest.mark.once


class Mistaken:
    """Explains nothing, or too little."""

    id = "mistaken"

    def __init__(self, fails: bool) -> None:
        self.fails = fails

    def explain(self, game: Game, decision: Decision) -> Explanation:
        if self.fails:
            raise KeyError("no such card")
        return Explanation([], [])


def test_every_answer_comes_with_its_notes(desk: Desk) -> None:
    page = desk.page(desk.open("me", "greedy"), 0)
    for _ in range(20):
        question = page.question
        if question is None:
            break
        for option in question["options"]:
            assert option["notes"], option
            assert {"id", "numbers", "cards", "seats", "tone", "certain", "odds"} == set(option["notes"][0])
        page.answer(0)


@pytest.mark.source  # a game that is not compiled does not fit the compiled engine
@pytest.mark.parametrize("fails", [True, False])
def test_a_mistake_in_an_explanation_leaves_the_question(
    fails: bool, desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    page = desk.page(desk.open("me", "greedy"), 0)
    session = page.table.session
    assert session is not None
    decision = session.game.decision_of(0)
    assert decision is not None
    assert explained(decision, session.game, GAMES["boss-monster"]).options[0]
    explanation = explained(decision, session.game, Mistaken(fails))  # type: ignore[arg-type]
    assert explanation.options == [[] for _ in decision.codes]
    assert "mistaken" in capsys.readouterr().err or fails
