"""The rooms of several treasures: Union Break Room, Rent-a-Mimic, Séance Helpdesk, Guilt Tripwire, Level-Select Lobby,
Five-Finger Cloakroom, Tourist Trap."""

import pytest

from tests.cards.super_boss_monster.rooms import (
    asks,
    build,
    cast,
    errand,
    hurts,
    printed,
    refuses,
    revealed,
    stacks,
    unanswered,
    until_in,
    use,
    uses,
    walker,
    why,
)
from tests.marks import card, rule
from tests.super_table import a_hero, fresh, super_boss_monster


@card(
    "union-break-room",
    "rent-a-mimic",
    "seance-helpdesk",
    "guilt-tripwire",
    "level-select-lobby",
    "five-finger-cloakroom",
    "tourist-trap",
)
@rule("SBM-ROOM-04")
@pytest.mark.parametrize(
    ("room", "damage", "symbols"),
    [
        ("union-break-room", 1, {"cleric": 1, "fighter": 1}),
        ("rent-a-mimic", 1, {"mage": 1, "thief": 1}),
        ("seance-helpdesk", 1, {"cleric": 1, "mage": 1}),
        ("guilt-tripwire", 1, {"cleric": 1, "thief": 1}),
        ("level-select-lobby", 1, {"fighter": 1, "mage": 1}),
        ("five-finger-cloakroom", 1, {"fighter": 1, "thief": 1}),
        ("tourist-trap", 0, {"cleric": 1, "fighter": 1, "mage": 1, "thief": 1}),
    ],
)
def test_what_a_room_of_several_treasures_deals_and_shows(room: str, damage: int, symbols: dict[str, int]) -> None:
    """Everybody can read the damage and the symbols off the room."""
    t = super_boss_monster()
    t.dungeon("bob", room)

    assert printed(t, "bob") == (damage, symbols)


# -- Union Break Room ---------------------------------------------------------------------------------------


@card("union-break-room")
@rule("SBM-TOKEN-12")
@pytest.mark.parametrize("treasure", ["cleric", "fighter"])
def test_a_minion_at_the_union_break_room_borrows_a_symbol_and_hits_harder(treasure: str) -> None:
    """Its owner names a cleric's or a fighter's symbol for the boss, and the room deals 2; both until the turn ends."""
    t = super_boss_monster()
    t.dungeon("ann", "union-break-room")
    errand(t, "ann", "room union-break-room ann 0")
    assert asks(t, "ann") == ("choose-treasure", "union-break-room")
    assert t.options("ann") == ["treasure cleric", "treasure fighter"]
    refuses(t, "ann", "treasure", 2)
    t.answer("ann", f"treasure {treasure}")

    assert t.symbols("ann", treasure) == 2
    assert t.told("symbol-gained")[0] == {"seat": "ann", "treasure": treasure}
    assert t.damage_of("ann") == [2]
    t.phase("end")
    assert (t.symbols("ann", treasure), t.damage_of("ann")) == (1, [1])


@card("union-break-room")
@rule("SBM-BAIT-04")
def test_the_union_break_room_s_symbol_lures_a_hero() -> None:
    """A tie over a fighter is broken by the symbol that the minion has borrowed."""
    t = super_boss_monster()
    t.dungeon("ann", "union-break-room")
    t.dungeon("bob", "minion-arena")
    t.town(a_hero(health=6, wants="fighter"))
    t.minion("ann", 0)
    t.phase("minion").answer("ann", "treasure fighter")
    t.phase("bait")

    assert t.queue("ann") == [a_hero(health=6, wants="fighter")]


@card("union-break-room", "captains-colosseum")
@rule("SBM-BUILD-09")
def test_the_union_break_room_s_symbol_is_no_ground_for_an_advanced_room() -> None:
    """Advanced rooms ask for the symbol of the very room they are built on."""
    t = super_boss_monster()
    t.dungeon("ann", "union-break-room", "box-trap")
    t.hand("ann", "captains-colosseum")
    t.phase("build")

    assert t.options("ann") == ["pass", "place captains-colosseum 1"]


# -- Rent-a-Mimic -------------------------------------------------------------------------------------------


@card("rent-a-mimic")
@pytest.mark.parametrize(("wants", "damage"), [("thief", 2), ("mage", 1), ("fighter", 1), ("cleric", 1)])
def test_the_rent_a_mimic_bites_thieves_harder(wants: str, damage: int) -> None:
    """A thief takes 1 more, nobody else does, whatever symbols the room shows."""
    t = super_boss_monster()
    t.dungeon("ann", "rent-a-mimic")
    t.entrance("ann", a_hero(health=8, wants=wants))
    t.phase("adventure")

    assert hurts(t) == [("rent-a-mimic", damage)]
    assert t.damage_of("ann") == [1]


@card("rent-a-mimic", "relic-hunter")
def test_the_rent_a_mimic_knows_a_thief_by_the_second_treasure_too() -> None:
    """The Relic Hunter is a mage and a thief."""
    t = super_boss_monster(promo=True)
    t.dungeon("ann", "rent-a-mimic")
    t.entrance("ann", "relic-hunter")
    t.phase("adventure")

    assert hurts(t) == [("rent-a-mimic", 2)]


@card("rent-a-mimic", "banana-corridor")
def test_a_thief_slips_into_the_rent_a_mimic_for_two() -> None:
    """What the next room deals to this hero counts, its class included."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "rent-a-mimic")
    t.entrance("ann", a_hero(health=8, wants="thief"))
    t.phase("adventure")

    assert [told["damage"] for told in t.told("hero-slipped")] == [2]


@card("rent-a-mimic", "the-fool")
def test_a_hero_without_a_treasure_is_no_thief_to_the_rent_a_mimic() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "rent-a-mimic")
    t.entrance("ann", "the-fool")
    t.phase("adventure")

    assert hurts(t) == [("rent-a-mimic", 1)]


# -- Séance Helpdesk ----------------------------------------------------------------------------------------


@card("seance-helpdesk")
@rule("SBM-STACK-05")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_seance_helpdesk_trades_a_room_for_a_discarded_spell(phase: str) -> None:
    """In either phase its owner names a discarded spell, discards a room on announcing, and gets the spell back."""
    t = super_boss_monster()
    t.dungeon("ann", "seance-helpdesk")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "box-trap", "minion-arena")
    t.hand("bob", "stealth")
    t.pile("co-op", "grand-heist", "tourist-trap")
    t.phase(phase)
    t.answer("ann", "use seance-helpdesk 0")
    assert sorted(t.options("ann")) == ["card co-op", "card grand-heist"]
    t.answer("ann", "card grand-heist")
    assert asks(t, "ann") == ("discard", "seance-helpdesk")
    t.answer("ann", "card box-trap")

    assert t.told("aimed-at-card") == [{"card": "seance-helpdesk", "other": "grand-heist"}]
    assert t.discarded == ["co-op", "grand-heist", "tourist-trap", "box-trap"]
    unanswered(t)
    assert t.hand_of("ann") == ["grand-heist", "minion-arena"]
    assert t.discarded == ["co-op", "tourist-trap", "box-trap"]
    assert t.view("bob").seats[0].known == ("grand-heist",)


@card("seance-helpdesk")
def test_the_seance_helpdesk_answers_once_a_turn_and_not_without_a_room_or_a_spell() -> None:
    """Once used it is not offered again; without a room to pay or a spell to take it is not offered either."""
    t = super_boss_monster()
    t.dungeon("ann", "seance-helpdesk")
    t.hand("ann", "box-trap", "minion-arena")
    t.pile("final-form", "no-continues-left")
    t.phase("build")
    use(t, "ann", "seance-helpdesk 0", "card final-form", "card box-trap")
    assert uses(t, "ann") == []
    refuses(t, "ann", "use", "seance-helpdesk", 0)
    t.all_pass()
    t.phase("end")
    t.phase("build")
    assert uses(t, "ann") == ["use seance-helpdesk 0"]

    for hand, pile in (["final-form"], ["co-op"]), (["box-trap"], ["minion-arena"]):
        t = super_boss_monster()
        t.dungeon("ann", "seance-helpdesk")
        t.hand("ann", "stealth", *hand)
        t.pile(*pile)
        t.phase("build")
        assert uses(t, "ann") == []


@card("seance-helpdesk", "restore-from-backup")
@rule("SBM-STACK-06")
def test_a_spell_that_somebody_else_takes_first_cannot_be_called_back_at_the_seance_helpdesk() -> None:
    """Bob responds and takes the very spell: Ann's room is spent for nothing."""
    t = super_boss_monster()
    t.dungeon("ann", "seance-helpdesk")
    t.hand("ann", "box-trap")
    t.hand("bob", "restore-from-backup")
    t.pile("final-form")
    t.phase("build")
    t.answer("ann", "use seance-helpdesk 0")
    t.answer("bob", "cast restore-from-backup").answer("bob", "card final-form")

    assert t.hand_of("bob") == ["final-form"]
    assert t.hand_of("ann") == []
    assert t.told("fizzled") == [{"seat": "ann", "card": "seance-helpdesk"}]


@card("seance-helpdesk")
@rule("SBM-SPELL-06")
def test_a_spell_that_waits_to_resolve_is_not_yet_among_the_discards() -> None:
    """In response to Bob's spell the Helpdesk cannot name it."""
    t = super_boss_monster()
    t.dungeon("ann", "seance-helpdesk")
    t.hand("ann", "box-trap")
    t.hand("bob", "stealth", "deep-freeze")
    t.pile("co-op", "grand-heist")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "cast stealth")
    t.answer("ann", "use seance-helpdesk 0")

    assert sorted(t.options("ann")) == ["card co-op", "card grand-heist"]


# -- Guilt Tripwire -----------------------------------------------------------------------------------------


@card("guilt-tripwire")
def test_the_guilt_tripwire_gets_a_token_for_the_first_survivor_of_a_turn() -> None:
    """After the wound is scored a token comes on it: the second hero of the turn takes 2, and brings no other."""
    t = super_boss_monster()
    t.dungeon("ann", "guilt-tripwire")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")

    assert hurts(t) == [("guilt-tripwire", 1), ("guilt-tripwire", 2)]
    assert t.tokens_on("ann") == [1]
    assert t.events("hero-survived", "token-placed") == ["hero-survived", "token-placed", "hero-survived"]
    assert why(t, "token-placed") == [("guilt-tripwire", "ability-works")]

    t.phase("end")
    t.entrance("ann", a_hero(health=8, n=2))
    t.phase("adventure")
    assert t.tokens_on("ann") == [2]


@card("guilt-tripwire")
def test_the_guilt_tripwire_feels_nothing_for_the_dead_or_for_a_rival_s_survivor() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "guilt-tripwire")
    t.dungeon("bob", "tourist-trap")
    t.entrance("ann", a_hero(health=4))
    t.entrance("bob", a_hero(health=4, n=1))
    t.phase("adventure")

    assert (t.souls("ann"), t.wounds("bob")) == (1, 1)
    assert t.tokens_on("ann") == [0, 0]


@card("guilt-tripwire", "ragequit-form")
def test_a_hero_who_goes_back_to_town_has_not_survived_for_the_guilt_tripwire() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "guilt-tripwire")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "ragequit-form")
    t.phase("adventure")
    until_in(t, "guilt-tripwire").answer("ann", "cast ragequit-form")

    assert t.in_town == [a_hero(health=8)]
    assert t.tokens_on("ann") == [0]


# -- Level-Select Lobby -------------------------------------------------------------------------------------


@card("level-select-lobby")
@rule("SBM-CONF-38")
def test_the_level_select_lobby_sends_the_hero_in_it_back_to_the_first_room() -> None:
    """It is destroyed on announcing; the hero keeps its damage and walks once more through what is left."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "level-select-lobby", "password-sphinx")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    until_in(t, "level-select-lobby")
    assert t.options("ann") == ["pass", "use level-select-lobby 1"]
    assert walker(t).hero.damage == 3
    use(t, "ann", "level-select-lobby 1")

    assert t.discarded == ["level-select-lobby"]
    assert t.told("hero-sent-back") == [{"hero": a_hero(health=8), "seat": "ann"}]
    assert t.walked() == ["box-trap", "level-select-lobby", "box-trap", "password-sphinx"]
    assert t.wounds("ann") == 1
    assert [told["total"] for told in t.told("room-hurt")] == [2, 3, 5, 6]


@card("level-select-lobby")
def test_the_level_select_lobby_works_only_on_a_hero_who_stands_in_it() -> None:
    """Neither in the build phase nor before or behind it is there anything to use; a dead hero is not there."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "level-select-lobby", "password-sphinx")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "stealth")
    t.phase("build")
    assert uses(t, "ann") == []
    t.all_pass()
    t.phase("adventure")
    offered = []
    while t.waiting:
        offered.append(uses(t, "ann"))
        t.answer("ann", "pass")
    assert offered == [[], [], ["use level-select-lobby 1"], []]

    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "level-select-lobby")
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")
    assert t.souls("ann") == 1
    assert t.waiting == []


@card("level-select-lobby")
def test_a_room_under_the_level_select_lobby_waits_for_the_second_walk() -> None:
    """What it uncovers does nothing to the hero now; when the hero comes by again, it does."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", ["password-sphinx", "level-select-lobby"])
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    until_in(t, "level-select-lobby")
    use(t, "ann", "level-select-lobby 0")

    assert t.rooms("ann") == ["box-trap", "password-sphinx"]
    assert t.walked() == ["box-trap", "level-select-lobby", "box-trap", "password-sphinx"]


@card("level-select-lobby")
def test_the_hero_meets_the_boss_where_the_level_select_lobby_was_the_only_room() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "level-select-lobby")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    until_in(t, "level-select-lobby")
    use(t, "ann", "level-select-lobby 0")

    assert t.walked() == ["level-select-lobby"]
    assert t.wounds("ann") == 1


@card("level-select-lobby", "freeze")
@rule("SBM-COMPAT-01")
def test_the_level_select_lobby_sends_a_hero_past_a_deactivated_first_room() -> None:
    """Boss Monster's Freeze has switched the leftmost room off: on the second walk, too, the hero passes through it."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap", "password-sphinx", "level-select-lobby")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    if t.waiting == ["ann"]:
        t.answer("ann", "pass")
    cast(t, "bob", "freeze", "room box-trap ann 2")
    until_in(t, "level-select-lobby")
    use(t, "ann", "level-select-lobby 0")

    assert t.walked() == ["password-sphinx", "level-select-lobby", "password-sphinx"]
    assert [told["card"] for told in t.told("hero-passed")] == ["box-trap", "box-trap"]


@card("level-select-lobby", "ragequit-form")
@rule("SBM-STACK-06")
def test_a_hero_who_leaves_in_response_is_not_sent_to_the_first_room() -> None:
    """The Lobby is paid with; Bob sends its hero to town before it works."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "level-select-lobby")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "ragequit-form")
    t.phase("adventure")
    until_in(t, "level-select-lobby")
    t.answer("ann", "use level-select-lobby 0").answer("bob", "cast ragequit-form")

    assert t.in_town == [a_hero(health=8)]
    assert t.told("fizzled") == [{"seat": "ann", "card": "level-select-lobby"}]
    assert t.rooms("ann") == ["box-trap"]
    assert t.events("hero-sent-back") == []


# -- Five-Finger Cloakroom ----------------------------------------------------------------------------------


@card("five-finger-cloakroom")
def test_the_five_finger_cloakroom_takes_a_card_left_on_the_market_when_it_is_built() -> None:
    """Its builder may take a room or a spell from the market, for all to see."""
    t = super_boss_monster()
    t.market("box-trap", "co-op")
    t.hand("ann", "five-finger-cloakroom")
    build(t, "ann", "place five-finger-cloakroom 0")
    assert asks(t, "ann") == ("may", "five-finger-cloakroom")
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("take-from-market", "five-finger-cloakroom")
    t.answer("ann", "card co-op")

    assert t.hand_of("ann") == ["co-op"]
    assert t.on_market == ["box-trap"]
    assert t.told("card-from-market") == [{"seat": "ann", "card": "co-op"}]
    assert t.view("bob").seats[0].known == ("co-op",)


@card("five-finger-cloakroom")
def test_the_five_finger_cloakroom_may_leave_the_market_alone_and_asks_nothing_at_an_empty_one() -> None:
    t = super_boss_monster()
    t.market("box-trap")
    t.hand("ann", "five-finger-cloakroom")
    build(t, "ann", "place five-finger-cloakroom 0").answer("ann", "no")
    assert (t.hand_of("ann"), t.on_market) == ([], ["box-trap"])

    t = super_boss_monster()
    t.hand("ann", "five-finger-cloakroom")
    build(t, "ann", "place five-finger-cloakroom 0")
    assert t.waiting == []


@card("five-finger-cloakroom")
@rule("SBM-MINION-06")
def test_the_five_finger_cloakroom_leaves_nothing_for_the_temple() -> None:
    """It takes the last card of the market before the minions go about their errands."""
    t = super_boss_monster()
    t.market("box-trap")
    t.hand("ann", "five-finger-cloakroom")
    t.minion("bob", "temple-market")
    build(t, "ann", "place five-finger-cloakroom 0").answer("ann", "yes")
    t.phase("minion")

    assert t.hand_of("ann") == ["box-trap"]
    assert t.hand_of("bob") == []
    assert t.told("errand") == [{"seat": "bob", "space": "temple-market"}]


# -- Tourist Trap -------------------------------------------------------------------------------------------


@card("tourist-trap")
def test_the_tourist_trap_hurts_nobody_and_does_nothing() -> None:
    """A hero crosses it unhurt; built, used or died in, it has nothing to say."""
    t = super_boss_monster()
    t.dungeon("ann", "tourist-trap")
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")

    assert t.told("hero-unhurt") == [{"hero": a_hero(health=4), "card": "tourist-trap"}]
    assert t.events("ability-works", "ability-used") == []
    assert t.wounds("ann") == 1


@card("tourist-trap")
@rule("SBM-BAIT-04", "SBM-ROOM-04")
@pytest.mark.parametrize("wants", ["cleric", "fighter", "mage", "thief"])
def test_the_tourist_trap_has_something_for_everybody(wants: str) -> None:
    """Two of them draw a hero of any class against one rival symbol."""
    t = super_boss_monster(bosses=["emperor-dododo", "baron-bruin"])
    t.dungeon("ann", "tourist-trap", "tourist-trap")
    t.dungeon("bob", "box-trap")
    t.town(a_hero(health=6, wants=wants))
    t.phase("bait")

    assert t.queue("ann") == [a_hero(health=6, wants=wants)]


@card("tourist-trap", "gargoyle-choir", "dino-treadmill", "clockwork-crusher", "compound-interest-vault")
@pytest.mark.parametrize("room", ["gargoyle-choir", "dino-treadmill", "clockwork-crusher", "compound-interest-vault"])
def test_any_of_the_four_kinds_of_advanced_rooms_may_be_built_on_a_tourist_trap(room: str) -> None:
    t = super_boss_monster()
    t.dungeon("ann", "tourist-trap")
    t.hand("ann", room)
    t.phase("build")
    t.answer("ann", f"place {room} 0")
    revealed(t)

    assert stacks(t, "ann") == [["tourist-trap", room]]


@card("tourist-trap")
@rule("SBM-CONF-23")
def test_a_tourist_trap_counts_for_each_of_its_treasures_in_a_mulligan() -> None:
    """Three rooms of one treasure and a Tourist Trap are four of a kind."""
    t = fresh()
    t.next_from("room deck", "tourist-trap", "box-trap", "hungry-houseplant", "free-trial-pit", "password-sphinx")
    t.setup()
    while t.waiting and "yes" not in t.options(t.waiting[0]):
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])

    assert asks(t, t.waiting[0])[0] == "mulligan"
    assert "tourist-trap" in t.hand_of(t.waiting[0])
