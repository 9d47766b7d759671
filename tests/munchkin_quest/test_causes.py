"""Why: what follows from a roll, a search, a purchase or a step into the dark names it as its cause."""

from tests.quest_table import QuestTable, munchkin_quest
from underhall.kernel.events import Event


def last(t: QuestTable, message: str) -> Event:
    return next(event for event in reversed(t.g.events) if event.message.name == message)


def cause_of(t: QuestTable, message: str) -> str:
    """The name of what set off the last event of this kind."""
    cause = last(t, message).cause
    return next(event.message.name for event in t.g.events if event.number == cause)


def test_monsters_move_and_cards_come_because_of_the_monster_die() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.room("hospital", "east")
    t.room("night-school", "north", "hospital")
    t.monster("m-lame-goblin", "hospital", "bob")
    t.colour("red")
    t.begin("ann", "charity")
    assert cause_of(t, "monster-moved") == "monster-die"
    drawn = next(event for event in t.g.events if event.message.name == "card-drawn")
    assert drawn.cause == last(t, "monster-die").number


def test_what_is_found_is_found_because_of_the_search() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.at("ann", "waiting-room")
    t.begin("ann")
    t.dice(5)
    t.answer("ann", "search")
    t.all_pass()
    assert cause_of(t, "gold-gained") == "searched"


def test_a_level_comes_because_it_was_bought() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.gold("ann", 1000)
    t.begin("ann")
    t.answer("ann", "buy-level")
    t.answer("ann", "done")
    t.all_pass()
    assert cause_of(t, "level-gained") == "level-bought"


def test_a_room_has_its_links_because_it_was_explored() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.begin("ann")
    t.answer("ann", "explore", side=0)
    t.all_pass()
    for message in ("link-laid", "monster-drawn"):
        assert cause_of(t, message) == "explored"
    if t.may("ann", "colour"):
        t.answer("ann", "colour")
    assert cause_of(t, "monster-based") == "monster-die"
