"""What a munchkin could not have worked out: past it, a move is not taken back."""

from tests.quest_table import QuestTable, munchkin_quest

SIX = ("d-dwarf", "d-elf", "d-halfling", "d-warrior", "d-cleric", "d-wizard")
ANN, BOB = 0, 1


def news_of(t: QuestTable, seat: int, since: int) -> list[str]:
    return [event.message.name for event in t.g.events if event.number >= since and event.reveals_information(seat)]


def test_ending_the_turn_is_no_news_until_something_is_given() -> None:
    """With six cards Ann is asked for one; until she gives it she can still go on with her turn instead."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 3)
    t.hand("ann", *SIX)
    t.begin("ann")
    t.colour("purple")
    before = t.g.event_count
    t.answer("ann", "end")
    assert t.may("ann", "card", card="d-elf")
    assert news_of(t, ANN, before) == []
    t.answer("ann", "card", card="d-elf")
    assert "card-given" in news_of(t, ANN, before)


def test_what_somebody_else_does_is_news() -> None:
    """Ann lays out a race: no news to her, but to Bob."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-elf")
    t.begin("ann")
    before = t.g.event_count
    t.answer("ann", "play", card="d-elf")
    assert news_of(t, ANN, before) == []
    assert news_of(t, BOB, before) == ["card-laid"]
