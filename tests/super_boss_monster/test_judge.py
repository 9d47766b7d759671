"""What the judge of the greedy bot tries while other things are under way."""

from tests.cards.super_boss_monster.casting import announce
from tests.cards.super_boss_monster.rooms import asks
from tests.super_table import super_boss_monster
from underhall.games.super_boss_monster.info import SUPER_BOSS_MONSTER
from underhall.kernel.types import SeatNo


def test_a_room_is_tried_while_a_spell_waits_to_name_its_cards() -> None:
    """Night Shift, cast in response to Free Lunch, asks for a room. With that laid, the Free Lunch below names decks:
    what the room sets off when it is turned up must not come between that and the drawing."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "box-trap")
    t.hand("ann", "free-lunch")
    t.hand("bob", "night-shift", "minion-arena", "vip-bouncer")
    t.phase("build")
    announce(t, "ann", "free-lunch")
    t.answer("bob", "cast night-shift")
    assert asks(t, "bob") == ("place-another", "night-shift")
    assert t.stack == ["free-lunch"]
    values = SUPER_BOSS_MONSTER.judge(t.g, SeatNo(1))
    assert len(values) == len(t.options("bob")) > 1

    t.answer("bob", "place minion-arena 1")
    assert asks(t, "ann") == ("draw-from", "free-lunch")
