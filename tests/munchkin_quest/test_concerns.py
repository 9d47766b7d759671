"""What a moment is about: whoever lets one go by is asked about the next."""

from tests.quest_fights import beside, walk_in
from tests.quest_table import QuestTable
from underhall.games.munchkin_quest.table import MUNCHKIN_QUEST


def topic(t: QuestTable, name: str) -> str:
    return MUNCHKIN_QUEST.concern(t.g, t.seat(name), t.decision(name)).topic


def test_dice_that_lie_on_the_table_are_another_matter_than_the_roll_to_come() -> None:
    """Who has passed before the roll is asked again after it: other cards work then."""
    t = beside("m-goldfish")
    t.hand("bob", "d-enh-baby", "d-reloaded-die")
    walk_in(t)
    t.answer("ann", "roll")
    before = topic(t, "bob")
    t.answer("bob", "pass")
    assert t.may("bob", "play", card="d-reloaded-die")
    assert topic(t, "bob") != before
