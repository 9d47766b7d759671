"""Printed examples about the town: a draft, a bait phase, an errand that comes too late for building."""

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import idle_to
from tests.super_table import super_boss_monster

BUNNY = "bunny"  # health 4, fighter
LALIHO = "laliho"  # health 8, fighter
FRAN = "sticky-fran"  # health 4, thief
PAM = "pixel-pam"  # health 4, mage


@rule("SBM-EX-04", "SBM-CONF-13")
@card("box-trap")
def test_example_his_sliminess_takes_a_box_trap() -> None:
    """The room from the market is in his hand, not in his dungeon; he may build it in the phase that follows."""
    t = super_boss_monster(seats=["slime", "dododo"], bosses=["your-sliminess", "emperor-dododo"])
    t.next_from("room deck", "box-trap", "vip-bouncer")

    t.turns("city")
    t.answer("slime", "card box-trap")
    assert t.hand_of("slime") == ["box-trap"]
    assert t.rooms("slime") == []
    assert "box-trap" not in t.on_market
    t.answer("slime", "space temple-treasure").answer("dododo", "card vip-bouncer")
    t.answer("dododo", "space library-treasure")

    assert t.view("").phase == "build"
    assert t.can("slime", "place box-trap 0")


@rule("SBM-EX-06")
def test_example_bait_of_the_emperor_his_sliminess_and_a_cleric_hunter() -> None:
    """Both fighters go to the Emperor, the thief to His Sliminess; the mage on the library stays where it is."""
    t = super_boss_monster(
        seats=["dododo", "slime", "grumble"], bosses=["emperor-dododo", "your-sliminess", "lord-grumble"]
    )
    t.dungeon("dododo", "tag-team-pit")
    t.dungeon("slime", "box-trap", "password-sphinx", "cauldron-call-centre")
    t.dungeon("grumble", "take-a-number-tomb")
    t.town(LALIHO, FRAN, BUNNY)
    t.landmark("library", PAM)
    assert (t.symbols("dododo", "fighter"), t.symbols("dododo", "thief")) == (3, 0)
    assert [t.symbols("slime", treasure) for treasure in ("thief", "mage", "fighter")] == [2, 3, 0]
    assert [t.symbols("grumble", treasure) for treasure in ("cleric", "fighter", "thief")] == [3, 0, 0]

    t.phase("bait")

    assert t.queue("dododo") == [LALIHO, BUNNY]
    assert t.queue("slime") == [FRAN]
    assert t.queue("grumble") == []
    assert t.at("library") == [PAM]
    assert t.in_town == []


@rule("SBM-EX-10")
def test_example_the_room_of_the_stadium_comes_too_late_for_building() -> None:
    """The minion was sent for a room in the city phase: it cannot be built this turn, and is in hand after it."""
    t = super_boss_monster()
    t.next_from("room deck", "box-trap", "vip-bouncer", "minion-arena")
    t.hand("ann", "ogre-weight-room")

    t.turns("city")
    t.answer("ann", "card box-trap").answer("ann", "space stadium-room")
    t.answer("bob", "card vip-bouncer").answer("bob", "space library-treasure")
    assert t.view("").phase == "build"
    assert t.options("ann") == ["pass", "place ogre-weight-room 0", "place box-trap 0"]
    assert t.hand_of("ann") == ["box-trap", "ogre-weight-room"]
    t.answer("ann", "pass").answer("bob", "pass")
    idle_to(t, 2, "city")

    assert t.hand_of("ann") == ["box-trap", "minion-arena", "ogre-weight-room"]
    told = [each.message.name for each in t.g.events]
    assert told.index("card-drawn") > told.index("errand")
