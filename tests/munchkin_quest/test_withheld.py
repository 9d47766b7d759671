"""What a munchkin cannot do now, and why not: the game says so, with the rule."""

from tests.quest_fights import beside, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall import game_info

INFO = game_info("munchkin-quest")


def why(t: QuestTable, name: str) -> dict[str, tuple[str, str]]:
    """Reason and rule of each card and of each kind of option that is withheld from this player."""
    found = INFO.withheld(t.g, t.decision(name))
    return {each.card or each.kind: (each.reason.word, each.reason.rule) for each in found}


def test_what_is_usual_in_the_moves_and_not_offered() -> None:
    """In the Entrance there is nothing to search, and ann is poor."""
    t = munchkin_quest()
    t.gold("ann", 300)
    t.begin("ann")
    told = why(t, "ann")
    assert told["search"] == ("no-search", "MQ-SEARCH-04")
    assert told["buy-level"] == ("price", "MQ-LEVEL-03")
    assert "explore" not in told
    assert next(each.number for each in INFO.withheld(t.g, t.decision("ann")) if each.kind == "buy-level") == 300


def test_the_last_level_is_not_for_sale() -> None:
    """However rich she is."""
    t = munchkin_quest()
    t.gold("ann", 3000)
    t.level("ann", 9)
    t.begin("ann")
    assert why(t, "ann")["buy-level"] == ("last-level", "MQ-FIX-02")


def test_what_is_offered_is_not_withheld() -> None:
    """Whoever can pay for a level is told nothing about it."""
    t = munchkin_quest()
    t.gold("ann", 1000)
    t.begin("ann")
    assert t.may("ann", "buy-level")
    assert "buy-level" not in why(t, "ann")


def test_cards_wait_for_their_time() -> None:
    """In a fight items stay in hand; outside of it, what is played into fights does."""
    t = beside("m-fungus", names=("ann", "bob"))
    t.hand("ann", "t-pot-lid", "d-loaded-die", "d-enh-hairy")
    t.begin("ann")
    told = why(t, "ann")
    assert "t-pot-lid" not in told
    assert told["d-enh-hairy"] == ("combat", "MQ-ENH-01")
    assert told["d-loaded-die"] == ("roll", "MQ-DICE-07")
    t = beside("m-fungus", names=("ann", "bob"))
    t.hand("ann", "t-pot-lid", "d-loaded-die")
    walk_in(t)
    told = why(t, "ann")
    assert told["t-pot-lid"] == ("item-in-fight", "MQ-COMBAT-11")
    assert told["d-loaded-die"][0] == "roll"


def test_nobody_can_be_called() -> None:
    """Bob is dead: help is not to be had, and that is said."""
    t = beside("m-fungus", names=("ann", "bob"))
    t.dead("bob")
    walk_in(t)
    assert why(t, "ann")["call"] == ("no-helper", "MQ-HELP-03")
