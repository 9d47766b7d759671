"""The cleric's rooms: Frozen Monster, Vacuum Crypt, Lost-Property Tomb, Overtime Ossuary, Take-a-Number Tomb, Tithe
Trapdoor."""

import pytest

from tests.cards.super_boss_monster.rooms import (
    asks,
    build,
    cast,
    errand,
    hurts,
    places,
    printed,
    refuses,
    revealed,
    row,
    send,
    until_in,
    why,
)
from tests.marks import card, rule
from tests.super_table import a_hero, solo, super_boss_monster


@card(
    "frozen-monster",
    "vacuum-crypt",
    "lost-property-tomb",
    "overtime-ossuary",
    "take-a-number-tomb",
    "tithe-trapdoor",
)
@pytest.mark.parametrize(
    ("room", "damage", "symbols"),
    [
        ("frozen-monster", 0, {"cleric": 1}),
        ("vacuum-crypt", 1, {"cleric": 1}),
        ("lost-property-tomb", 2, {"cleric": 1}),
        ("overtime-ossuary", 3, {"cleric": 1}),
        ("take-a-number-tomb", 1, {"cleric": 2}),
        ("tithe-trapdoor", 2, {"cleric": 1}),
    ],
)
def test_what_a_cleric_s_room_deals_and_shows(room: str, damage: int, symbols: dict[str, int]) -> None:
    """Everybody can read the damage and the symbols off the room."""
    t = super_boss_monster()
    t.dungeon("bob", room)

    assert printed(t, "bob") == (damage, symbols)


# -- Frozen Monster -----------------------------------------------------------------------------------------


@card("frozen-monster")
def test_the_frozen_monster_sleeps_for_the_first_hero_and_wakes_for_the_next() -> None:
    """The first hero of the turn takes nothing, the second and the third take 3 each; at the end it sleeps again."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster")
    t.entrance("ann", *(a_hero(health=8, n=n) for n in range(3)))
    t.phase("adventure")

    assert [told["card"] for told in t.told("hero-unhurt")] == ["frozen-monster"]
    assert hurts(t) == [("frozen-monster", 3), ("frozen-monster", 3)]
    assert t.damage_of("ann") == [3]
    assert t.wounds("ann") == 3

    t.phase("end")
    assert t.damage_of("ann") == [0]
    t.entrance("ann", a_hero(health=8, n=3))
    t.phase("adventure")
    assert len(hurts(t)) == 2


@card("frozen-monster")
def test_tokens_hurt_the_hero_who_wakes_the_frozen_monster() -> None:
    """Its damage grows by 3, whatever lies on it: with two tokens the first hero takes 2, the next 5."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster")
    t.tokens("ann", 0, 2)
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")

    assert hurts(t) == [("frozen-monster", 2), ("frozen-monster", 5)]
    assert t.tokens_on("ann") == [2]


@card("frozen-monster")
@card("deep-freeze")
@rule("SBM-KEY-08")
def test_the_frozen_monster_wakes_even_while_it_is_disabled() -> None:
    """Disabled, it hurts nobody, neither the first hero nor the second, though it has woken."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.hand("bob", "deep-freeze")
    t.phase("adventure")
    cast(t, "bob", "deep-freeze")
    t.all_pass()

    assert hurts(t) == []
    assert row(t, "ann")[0].disabled
    assert t.wounds("ann") == 2


@card("frozen-monster", "level-select-lobby")
def test_the_hero_who_woke_the_frozen_monster_meets_it_awake() -> None:
    """A hero who is sent back enters the monster a second time and is the first to be hurt by it."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", "level-select-lobby")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    until_in(t, "level-select-lobby").answer("ann", "use level-select-lobby 0")
    t.all_pass()

    assert t.walked() == ["frozen-monster", "level-select-lobby", "frozen-monster"]
    assert hurts(t) == [("level-select-lobby", 1), ("frozen-monster", 3)]


@card("frozen-monster", "banana-corridor")
def test_a_hero_who_slips_into_the_frozen_monster_does_not_wake_it() -> None:
    """Slipping reads the sleeping monster's 0 and is no entry: the first hero wakes it by walking in."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "frozen-monster")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")

    assert hurts(t) == [("banana-corridor", 1), ("banana-corridor", 1), ("frozen-monster", 3)]
    assert t.events("hero-slipped") == []


# -- Vacuum Crypt -------------------------------------------------------------------------------------------


@card("vacuum-crypt")
@rule("SBM-TOKEN-06")
def test_the_vacuum_crypt_takes_a_token_from_any_dungeon() -> None:
    """When it is built its owner may choose any room with a token, also a rival's; the token goes on the Crypt."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "tourist-trap", "password-sphinx")
    t.tokens("ann", 0, 1)
    t.tokens("bob", 1, 2)
    t.hand("ann", "vacuum-crypt")
    build(t, "ann", "place vacuum-crypt 1")

    assert asks(t, "ann") == ("may", "vacuum-crypt")
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("remove-token", "vacuum-crypt")
    assert t.options("ann") == ["room box-trap ann 0", "room tourist-trap bob 1"]
    t.answer("ann", "room tourist-trap bob 1")

    assert t.rooms("ann") == ["vacuum-crypt", "box-trap"]
    assert t.tokens_on("ann") == [1, 1]
    assert t.tokens_on("bob") == [1, 0]
    assert t.damage_of("ann") == [2, 3]
    assert t.told("token-removed") == [{"seat": "bob", "card": "tourist-trap", "n": 1}]
    assert t.told("token-placed") == [{"seat": "ann", "card": "vacuum-crypt", "n": 1}]
    assert why(t, "token-placed") == [("vacuum-crypt", "ability-works")]
    assert t.waiting == []


@card("vacuum-crypt")
def test_the_vacuum_crypt_may_leave_the_tokens_where_they_are() -> None:
    """Who declines removes none and gets none."""
    t = super_boss_monster()
    t.dungeon("bob", "tourist-trap")
    t.tokens("bob", 0, 1)
    t.hand("ann", "vacuum-crypt")
    build(t, "ann", "place vacuum-crypt 0").answer("ann", "no")

    assert t.tokens_on("ann") == [0]
    assert t.tokens_on("bob") == [1]


@card("vacuum-crypt")
@rule("SBM-TOKEN-04")
def test_the_tokens_under_a_vacuum_crypt_are_gone_before_it_can_take_one() -> None:
    """Built over the only room with tokens it finds none anywhere and asks nothing."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.tokens("ann", 0, 2)
    t.hand("ann", "vacuum-crypt")
    build(t, "ann", "place vacuum-crypt 0")

    assert t.waiting == []
    assert t.tokens_on("ann") == [0]
    assert t.told("token-removed") == [{"seat": "ann", "card": "box-trap", "n": 2}]


@card("vacuum-crypt", "stealth")
@rule("SBM-STACK-05")
def test_the_vacuum_crypt_cannot_choose_a_room_behind_stealth() -> None:
    """Bob has hidden his dungeon in the build phase: only Ann's own room is left to take a token from."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "tourist-trap")
    t.tokens("ann", 0, 1)
    t.tokens("bob", 0, 1)
    t.hand("ann", "vacuum-crypt")
    t.hand("bob", "stealth")
    t.phase("build")
    t.answer("ann", "place vacuum-crypt 1")
    cast(t, "bob", "stealth")
    revealed(t)
    t.answer("ann", "yes")

    assert t.tokens_on("ann") == [1, 0]
    assert t.tokens_on("bob") == [1]


@card("vacuum-crypt")
def test_two_vacuum_crypts_take_the_same_token_one_after_the_other() -> None:
    """Ann's Crypt takes Bob's token first; Bob's takes it back from hers."""
    t = super_boss_monster()
    t.dungeon("bob", "tourist-trap")
    t.tokens("bob", 0, 1)
    t.hand("ann", "vacuum-crypt")
    t.hand("bob", "vacuum-crypt")
    t.phase("build")
    t.answer("ann", "place vacuum-crypt 0")
    places(t, "bob", "place vacuum-crypt 1")
    revealed(t)
    t.answer("ann", "yes")
    assert (t.tokens_on("ann"), t.tokens_on("bob")) == ([1], [0, 0])
    t.answer("bob", "yes")

    assert (t.tokens_on("ann"), t.tokens_on("bob")) == ([0], [1, 0])
    assert t.rooms("bob") == ["vacuum-crypt", "tourist-trap"]


# -- Lost-Property Tomb -------------------------------------------------------------------------------------


@card("lost-property-tomb")
def test_the_lost_property_tomb_gives_back_a_trap_when_a_hero_dies_in_it() -> None:
    """After the soul is scored its owner may take an ordinary or advanced trap out of the discards, and no monster."""
    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "lost-property-tomb")
    t.entrance("ann", a_hero(health=4))
    t.pile("box-trap", "minion-arena", "dino-treadmill", "deep-freeze")
    t.phase("adventure")

    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("may", "lost-property-tomb")
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("recover", "lost-property-tomb")
    assert t.options("ann") == ["card box-trap", "card dino-treadmill"]
    refuses(t, "ann", "card", "minion-arena")
    t.answer("ann", "card dino-treadmill")

    assert t.hand_of("ann") == ["dino-treadmill"]
    assert t.discarded == ["box-trap", "minion-arena", "deep-freeze"]
    assert t.view("bob").seats[0].known == ("dino-treadmill",)
    assert t.events("hero-died", "ability-works", "card-recovered") == ["hero-died", "ability-works", "card-recovered"]


@card("lost-property-tomb")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_lost_property_tomb_asks_once_a_turn_whatever_the_answer(answer: str) -> None:
    """Of two heroes who die in it only the first matters, also if its owner took nothing; next turn it asks again."""
    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "lost-property-tomb")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.pile("box-trap", "vacuum-crypt")
    t.phase("adventure")
    t.answer("ann", answer)
    if answer == "yes":
        t.answer("ann", "card box-trap")

    assert t.waiting == []
    assert t.souls("ann") == 2
    assert t.hand_of("ann") == (["box-trap"] if answer == "yes" else [])

    t.phase("end")
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    assert asks(t, "ann") == ("may", "lost-property-tomb")


@card("lost-property-tomb")
def test_the_lost_property_tomb_asks_nothing_where_no_trap_is_discarded_or_nobody_dies_in_it() -> None:
    """Only monsters among the discards: nothing. A hero who dies in another room: nothing either."""
    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "lost-property-tomb")
    t.entrance("ann", a_hero(health=4))
    t.pile("minion-arena")
    t.phase("adventure")
    assert t.waiting == []
    assert t.souls("ann") == 1

    t.phase("end")
    t.dungeon("ann", "lost-property-tomb", "overtime-ossuary")
    t.entrance("ann", a_hero(health=4, n=1))
    t.pile("box-trap")
    t.phase("adventure")
    assert t.waiting == []
    assert t.souls("ann") == 2
    assert t.hand_of("ann") == []


@card("lost-property-tomb", "no-continues-left")
@rule("SBM-ADV-13")
def test_the_lost_property_tomb_counts_a_hero_who_is_killed_in_it_by_a_spell() -> None:
    """A spell kills the hero who stands in it: that is a death here, too."""
    t = super_boss_monster()
    t.dungeon("ann", "lost-property-tomb")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "no-continues-left")
    t.pile("box-trap")
    t.phase("adventure")
    until_in(t, "lost-property-tomb")
    cast(t, "ann", "no-continues-left")

    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("may", "lost-property-tomb")
    t.answer("ann", "yes")
    assert t.hand_of("ann") == ["box-trap"]


# -- Overtime Ossuary ---------------------------------------------------------------------------------------


@card("overtime-ossuary")
def test_the_overtime_ossuary_costs_a_card_when_it_is_built() -> None:
    """Its builder must discard a card of either kind, and cannot decline."""
    t = super_boss_monster()
    t.hand("ann", "overtime-ossuary", "box-trap", "deep-freeze")
    build(t, "ann", "place overtime-ossuary 0")

    assert asks(t, "ann") == ("discard", "overtime-ossuary")
    assert t.options("ann") == ["card box-trap", "card deep-freeze"]
    refuses(t, "ann", "pass")
    t.answer("ann", "card deep-freeze")

    assert t.hand_of("ann") == ["box-trap"]
    assert t.discarded == ["deep-freeze"]
    assert why(t, "card-discarded") == [("overtime-ossuary", "ability-works")]
    assert t.waiting == []


@card("overtime-ossuary")
@pytest.mark.parametrize(("hand", "discarded"), [([], []), (["box-trap"], ["box-trap"])])
def test_the_overtime_ossuary_takes_the_last_card_unasked_and_nothing_of_an_empty_hand(
    hand: list[str], discarded: list[str]
) -> None:
    t = super_boss_monster()
    t.hand("ann", "overtime-ossuary", *hand)
    build(t, "ann", "place overtime-ossuary 0")

    assert t.waiting == []
    assert t.hand_of("ann") == []
    assert t.discarded == discarded
    assert t.rooms("ann") == ["overtime-ossuary"]


@card("overtime-ossuary", "password-sphinx", "night-shift")
@rule("SBM-STACK-04")
def test_a_spell_drawn_by_a_sphinx_may_be_what_the_ossuary_costs() -> None:
    """Two rooms are revealed in one turn and work in the order in which they were laid."""
    t = super_boss_monster()
    t.dungeon("bob", "box-trap", "tourist-trap")
    t.hand("ann", "password-sphinx", "overtime-ossuary", "night-shift")
    t.next_from("spell deck", "co-op")
    t.phase("build")
    t.answer("ann", "place password-sphinx 0")
    cast(t, "ann", "night-shift")
    t.answer("ann", "place overtime-ossuary 1")
    revealed(t)

    assert t.events("room-revealed", "card-drawn", "card-discarded") == [
        "room-revealed",
        "room-revealed",
        "card-drawn",
        "card-discarded",
    ]
    assert t.hand_of("ann") == []
    assert t.discarded == ["night-shift", "co-op"]


# -- Take-a-Number Tomb -------------------------------------------------------------------------------------


@card("take-a-number-tomb")
@rule("SBM-ROOM-03")
def test_a_minion_at_the_take_a_number_tomb_trades_a_card_for_a_discarded_room() -> None:
    """Its owner may discard a card and takes a room out of the discards, but not the one just discarded."""
    t = super_boss_monster()
    t.dungeon("ann", "take-a-number-tomb")
    t.hand("ann", "box-trap", "deep-freeze")
    t.pile("minion-arena", "co-op", "dino-treadmill")
    errand(t, "ann", "room take-a-number-tomb ann 0")

    assert t.told("errand-at-card") == [{"seat": "ann", "card": "take-a-number-tomb"}]
    assert asks(t, "ann") == ("may", "take-a-number-tomb")
    t.answer("ann", "yes")
    assert t.options("ann") == ["card box-trap", "card deep-freeze"]
    t.answer("ann", "card box-trap")
    assert asks(t, "ann") == ("recover", "take-a-number-tomb")
    assert sorted(t.options("ann")) == ["card dino-treadmill", "card minion-arena"]
    refuses(t, "ann", "card", "box-trap")
    t.answer("ann", "card minion-arena")

    assert t.hand_of("ann") == ["deep-freeze", "minion-arena"]
    assert t.discarded[:3] == ["co-op", "dino-treadmill", "box-trap"]


@card("take-a-number-tomb")
@pytest.mark.parametrize(
    ("hand", "pile"), [([], ["minion-arena"]), (["box-trap"], []), (["box-trap"], ["deep-freeze"])]
)
def test_the_take_a_number_tomb_offers_nothing_without_a_card_or_without_a_discarded_room(
    hand: list[str], pile: list[str]
) -> None:
    """An empty hand, or no room among the discards: the errand is done and nothing is asked."""
    t = super_boss_monster()
    t.dungeon("ann", "take-a-number-tomb")
    t.hand("ann", *hand)
    t.pile(*pile)
    errand(t, "ann", "room take-a-number-tomb ann 0")

    assert t.events("errand-at-card") == ["errand-at-card"]
    assert t.hand_of("ann") == hand
    assert t.events("card-discarded", "card-recovered") == []


@card("take-a-number-tomb")
def test_the_take_a_number_tomb_may_be_left_without_a_trade() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "take-a-number-tomb")
    t.hand("ann", "box-trap")
    t.pile("minion-arena")
    errand(t, "ann", "room take-a-number-tomb ann 0").answer("ann", "no")

    assert t.hand_of("ann") == ["box-trap"]
    assert t.events("card-discarded", "card-recovered") == []


@card("take-a-number-tomb")
@rule("SBM-ROOM-05", "SBM-ROOM-07")
def test_nobody_builds_over_a_take_a_number_tomb_with_a_minion_on_it() -> None:
    """A minion sent there keeps it from being covered this turn; an empty one beside it may be."""
    t = super_boss_monster()
    t.dungeon("ann", "take-a-number-tomb", "take-a-number-tomb")
    t.hand("ann", "gargoyle-choir")
    send(t, "ann", "room take-a-number-tomb ann 1")
    t.phase("build")

    assert t.options("ann") == ["pass", "place gargoyle-choir 0"]
    refuses(t, "ann", "place", "gargoyle-choir", 1)


@card("take-a-number-tomb", "deep-freeze")
@rule("SBM-KEY-09")
def test_a_disabled_take_a_number_tomb_still_has_its_errand() -> None:
    """Disabling stops a room's damage and nothing else of it."""
    t = super_boss_monster()
    t.dungeon("ann", "take-a-number-tomb")
    t.hand("ann", "box-trap")
    t.hand("bob", "deep-freeze")
    t.pile("minion-arena")
    send(t, "ann", "room take-a-number-tomb ann 0")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "deep-freeze")
    t.all_pass()
    assert t.damage_of("ann") == [0]
    t.phase("minion")

    assert asks(t, "ann") == ("may", "take-a-number-tomb")
    t.answer("ann", "yes")
    assert t.hand_of("ann") == ["minion-arena"]


# -- Tithe Trapdoor -----------------------------------------------------------------------------------------


@card("tithe-trapdoor")
def test_the_tithe_trapdoor_pays_a_coin_for_the_first_hero_who_dies_in_it() -> None:
    """After the soul is scored its owner gains a coin; the second death of the turn pays nothing, next turn's does."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "box-trap", "tithe-trapdoor")
    t.coins("ann", 0)
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.phase("adventure")

    assert t.souls("ann") == 2
    assert t.side("ann").coins == 1
    assert t.told("coins-gained") == [{"seat": "ann", "n": 1, "total": 1}]
    assert t.events("hero-died", "coins-gained") == ["hero-died", "coins-gained", "hero-died"]
    assert why(t, "coins-gained") == [("tithe-trapdoor", "ability-works")]

    t.phase("end")
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    assert t.side("ann").coins == 2


@card("tithe-trapdoor", "duchess-deducta")
def test_the_tithe_trapdoor_and_the_tax_dragon_both_collect_for_an_epic_hero() -> None:
    """One death sets both off: a coin from the room and two from the boss, in the order that their owner likes."""
    t = super_boss_monster(bosses=["duchess-deducta", "lord-grumble"], coins=True)
    t.dungeon("ann", "tithe-trapdoor")
    t.tokens("ann", 0, 9)
    t.levelled("ann")
    t.coins("ann", 0)
    t.entrance("ann", a_hero(health=11, epic=True))
    t.phase("adventure")

    assert t.asked("ann") is not None
    assert sorted(t.options("ann")) == ["boss duchess-deducta", "room tithe-trapdoor ann 0"]
    t.answer("ann", "room tithe-trapdoor ann 0")
    assert [told["n"] for told in t.told("coins-gained")] == [1, 2]
    assert t.side("ann").coins == 3


@card("vacuum-crypt")
@rule("SBM-SOLO-15")
def test_alone_the_vacuum_crypt_moves_a_token_within_the_dungeon() -> None:
    """With nobody else at the table it may take a token off one's own room."""
    t = solo()
    t.dungeon("ann", "box-trap")
    t.tokens("ann", 0, 4)
    t.hand("ann", "vacuum-crypt")
    build(t, "ann", "place vacuum-crypt 1").answer("ann", "yes")

    assert t.tokens_on("ann") == [1, 3]
