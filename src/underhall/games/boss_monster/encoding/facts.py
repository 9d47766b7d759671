"""What learners are told of every card: printed facts as numbers."""

from underhall.games.boss_monster.encoding.layout import LAYOUT, NUMBER
from underhall.games.series.encoding.facts import facts_by_number


def card_facts() -> list[list[int]]:
    """What `Layout.facts` says, by the number that rows have for a card."""
    return facts_by_number(NUMBER, LAYOUT.cards)
