"""What a number in the log is made of: the game says so with the event, down to the last point."""

from tests.boss_table import a_hero, boss_monster
from tests.conformance.parameters import every_table
from tests.conformance.tables import Table, finished


@every_table
def test_parts_add_up(table: Table) -> None:
    """Whatever a room deals is explained, and nothing is left over."""
    for event in finished(table, "parts", "eager").game.events:
        if event.message.name == "room-hurt":
            assert sum(part.n for part in event.parts) == event.values[2]
            assert all(part.what != "other" for part in event.parts), [(p.what, p.n) for p in event.parts]
        elif event.message.name in ("hero-lured", "fool-lured"):
            assert {part.seat for part in event.parts} >= {event.values[1]}


def test_a_room_next_door_is_named() -> None:
    """Goblin Armory adds to the monsters beside it."""
    t = boss_monster()
    t.dungeon("ann", "goblin-armory", "golem-factory")
    t.entrance("ann", a_hero(health=6))
    t.phase("adventure").all_pass()
    hurt = [each for each in t.g.events if each.message.name == "room-hurt"]
    told = {t.g.wording.cards[each.values[1]]: [(part.what, part.n) for part in each.parts] for each in hurt}
    assert told["golem-factory"] == [("printed", 2), ("next-door", 1)]
    assert told["goblin-armory"] == [("printed", 1)]
