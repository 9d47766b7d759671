"""The spells with the hammer alone: Grand Heist, Co-op, Adventure!, Night Shift, Feng Shui of Pain, Coffee-Stained Star
Map."""

import pytest

from tests.cards.super_boss_monster.casting import ADVENTURE, BUILD_STEPS, NEVER, THREE, announce, moments_of, pass_to
from tests.cards.super_boss_monster.rooms import (
    FIVE,
    QUIET_BOSSES,
    asks,
    cast,
    refuses,
    revealed,
    row,
    stacks,
    unanswered,
)
from tests.marks import card, rule
from tests.super_table import a_hero, solo, super_boss_monster
from underhall.games.super_boss_monster.facts import TREASURES


@rule("SBM-SPELL-03")
@card("grand-heist", "co-op", "adventure", "night-shift", "feng-shui", "coffee-stained-star-map", "payday")
@pytest.mark.parametrize(
    "spell", ["grand-heist", "co-op", "adventure", "night-shift", "feng-shui", "coffee-stained-star-map", "payday"]
)
def test_a_spell_with_the_hammer_may_be_cast_in_every_build_step_and_at_no_other_time(spell: str) -> None:
    """Its holder is asked in all phases of a turn in which nothing but the timing speaks against it."""
    found = moments_of(spell)

    assert found.could == BUILD_STEPS
    assert found.could_not == [*NEVER[:2], *ADVENTURE, NEVER[2]]


# -- Grand Heist ----------------------------------------------------------------------------------------------


@card("grand-heist")
def test_the_grand_heist_takes_a_card_at_random_from_a_larger_hand() -> None:
    """Only the two of them learn which card it was."""
    t = super_boss_monster(THREE)
    t.hand("ann", "grand-heist")
    t.hand("bob", "box-trap", "co-op")
    t.phase("build")
    cast(t, "ann", "grand-heist")

    (stolen,) = t.hand_of("ann")
    assert sorted([stolen, *t.hand_of("bob")]) == ["box-trap", "co-op"]
    assert t.told("card-stolen", "bob") == [{"seat": "ann", "other": "bob", "card": stolen}]
    assert "card" not in t.told("card-stolen", "cy")[0]
    assert t.discarded == ["grand-heist"]


@card("grand-heist")
def test_the_grand_heist_does_not_count_itself_and_chooses_among_larger_hands_only() -> None:
    """Ann has one card besides it: Bob with one is no victim, Cy with two and Dee with three are."""
    t = super_boss_monster(["ann", "bob", "cy", "dee"])
    t.hand("ann", "grand-heist", "box-trap")
    t.hand("bob", "minion-arena")
    t.hand("cy", "minion-arena", "pinata-gallery")
    t.hand("dee", "tag-team-pit", "tag-team-pit", "pinata-gallery")
    t.phase("build").answer("ann", "cast grand-heist")

    assert asks(t, "ann") == ("choose-opponent", "grand-heist")
    assert t.options("ann") == ["seat cy", "seat dee"]
    refuses(t, "ann", "seat", 1)


@card("grand-heist")
def test_the_grand_heist_cannot_be_cast_where_nobody_has_more_cards() -> None:
    t = super_boss_monster()
    t.hand("ann", "grand-heist", "co-op")
    t.hand("bob", "minion-arena")
    t.phase("build")

    refuses(t, "ann", "cast", "grand-heist")


@rule("SBM-STACK-06")
@card("grand-heist", "free-lunch")
def test_the_grand_heist_looks_at_the_hands_again_when_it_resolves() -> None:
    """Bob responds with a Free Lunch and gives Ann a card: now he has no more than she has, and loses nothing."""
    t = super_boss_monster()
    t.hand("ann", "grand-heist")
    t.hand("bob", "free-lunch")
    t.next_from("spell deck", "feng-shui", "payday")
    t.phase("build")
    announce(t, "ann", "grand-heist")
    unanswered(announce(t, "bob", "free-lunch", "deck 2", "deck 2", "card payday"))

    assert [told["card"] for told in t.told("fizzled")] == ["grand-heist"]
    assert t.told("card-stolen") == []
    assert (t.hand_of("ann"), t.hand_of("bob")) == (["payday"], ["feng-shui"])
    assert t.discarded == ["free-lunch", "grand-heist"]


# -- Co-op ----------------------------------------------------------------------------------------------------


@card("co-op")
def test_co_op_gives_both_a_room_and_its_caster_a_spell() -> None:
    """The caster draws first; each sees only the own card."""
    t = super_boss_monster(THREE)
    t.hand("ann", "co-op")
    t.next_from("room deck", "box-trap", "minion-arena")
    t.next_from("spell deck", "payday")
    t.phase("build").answer("ann", "cast co-op")
    assert t.options("ann") == ["seat bob", "seat cy"]
    t.answer("ann", "seat cy")

    assert t.hand_of("ann") == ["box-trap", "payday"]
    assert t.hand_of("cy") == ["minion-arena"]
    assert t.hand_of("bob") == []
    assert [told.get("card") for told in t.told("card-drawn", "cy")] == [None, "minion-arena", None]
    assert t.told("spell-cast-seat") == [{"seat": "ann", "card": "co-op", "other": "cy"}]


@card("co-op")
def test_the_room_of_a_co_op_may_be_built_at_once() -> None:
    """It is drawn before the reveal, and the caster's turn to build is not over; nor is it for the other, later."""
    t = super_boss_monster()
    t.hand("ann", "co-op")
    t.next_from("room deck", "box-trap", "minion-arena")
    t.next_from("spell deck", "payday")
    t.phase("build")
    cast(t, "ann", "co-op")
    t.answer("ann", "place box-trap 0")
    while t.waiting == ["ann"]:
        t.answer("ann", "pass")
    t.answer("bob", "place minion-arena 0")
    revealed(t)

    assert (t.rooms("ann"), t.rooms("bob")) == (["box-trap"], ["minion-arena"])


@card("co-op")
def test_co_op_with_empty_decks_draws_what_there_is() -> None:
    """One room is left, and the caster has it; the spell still comes."""
    t = super_boss_monster()
    t.hand("ann", "co-op")
    t.only_in("room deck", "box-trap")
    t.only_in("spell deck", "payday")
    t.phase("build")
    cast(t, "ann", "co-op")

    assert t.hand_of("ann") == ["box-trap", "payday"]
    assert t.hand_of("bob") == []
    assert t.told("nothing-to-draw") == [{"seat": "bob", "deck": 1}]


# -- Adventure! -----------------------------------------------------------------------------------------------


@card("adventure")
@rule("SBM-BAIT-07")
def test_adventure_sends_a_hero_from_town_to_a_rivals_entrance() -> None:
    """Hero and dungeon are both chosen on casting; the hero has no health token and goes in this turn."""
    t = super_boss_monster(THREE)
    t.town("bunny", "dame-overkill")
    t.landmark("library", "pixel-pam")
    t.landmark("tavern", "slacker")
    t.entrance("ann", "sir-lag")
    t.hand("ann", "adventure")
    t.hand("bob", "stealth")
    t.phase("build").answer("ann", "cast adventure")
    assert asks(t, "ann") == ("choose-hero", "adventure")
    assert t.options("ann") == ["hero bunny", "hero dame-overkill"]
    t.answer("ann", "hero dame-overkill")
    assert asks(t, "ann") == ("choose-entrance", "adventure")
    assert t.options("ann") == ["seat bob", "seat cy"]
    refuses(t, "ann", "seat", 0)
    t.answer("ann", "seat cy")
    assert t.told("aimed-at-hero") == [{"card": "adventure", "hero": "dame-overkill"}]
    assert t.told("aimed-at-seat") == [{"card": "adventure", "other": "cy"}]
    t.answer("bob", "pass")

    assert (t.queue("cy"), t.in_town) == (["dame-overkill"], ["bunny"])
    (hero,) = t.side("cy").entrance
    assert (hero.token, hero.health) == (0, 13)
    t.all_pass()
    t.phase("adventure").all_pass()
    assert t.wounds("cy") == 2


@card("adventure")
def test_adventure_needs_a_hero_in_town() -> None:
    """Heroes on landmarks and at entrances are out of reach."""
    t = super_boss_monster()
    t.landmark("library", "pixel-pam")
    t.entrance("bob", "sir-lag")
    t.hand("ann", "adventure", "co-op")
    t.phase("build")

    refuses(t, "ann", "cast", "adventure")


@rule("SBM-STACK-06")
@card("adventure")
def test_adventure_does_nothing_where_its_hero_has_left_town() -> None:
    """Bob has answered with an Adventure! of his own for the same hero."""
    t = super_boss_monster(THREE)
    t.town("bunny")
    t.hand("ann", "adventure")
    t.hand("bob", "adventure")
    t.phase("build")
    announce(t, "ann", "adventure", "seat bob")
    announce(t, "bob", "adventure", "seat cy")

    assert t.queue("cy") == ["bunny"]
    assert t.queue("bob") == []
    assert [told["seat"] for told in t.told("fizzled")] == ["ann"]


@card("adventure", "stealth")
def test_adventure_cannot_choose_a_hidden_dungeon() -> None:
    """Cy has hidden: with Bob as the only other, nobody is asked where to; with both hidden it cannot be cast."""
    t = super_boss_monster(THREE)
    t.town("bunny")
    t.hand("ann", "adventure", "co-op")
    t.hand("bob", "stealth")
    t.hand("cy", "stealth")
    t.phase("build").answer("ann", "pass")
    cast(t, "bob", "stealth")
    fork = t.fork()
    cast(fork, "ann", "adventure")
    assert fork.queue("cy") == ["bunny"]

    t.answer("ann", "pass")
    cast(t, "cy", "stealth")
    refuses(t, "ann", "cast", "adventure")


# -- Night Shift ----------------------------------------------------------------------------------------------


@card("night-shift")
def test_the_night_shift_lays_an_extra_room_face_down_at_once() -> None:
    """The caster's own slot is still to come: two rooms are revealed in the end."""
    t = super_boss_monster()
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "night-shift", "box-trap", "password-sphinx")
    t.phase("build").answer("ann", "cast night-shift")
    assert asks(t, "ann") == ("place-another", "night-shift")
    assert t.options("ann") == ["pass", "place password-sphinx 0", "place box-trap 0"]
    t.answer("ann", "place box-trap 0")
    assert [(place.card, place.hidden) for place in row(t, "ann")] == [("", True)]
    t.answer("ann", "place password-sphinx 1")
    revealed(t)

    assert t.rooms("ann") == ["password-sphinx", "box-trap"]
    assert t.discarded == ["night-shift"]


@card("night-shift")
def test_the_night_shift_works_even_after_ones_own_slot_and_on_top_of_a_room() -> None:
    """Bob builds last; Ann, whose slot is over, lays an advanced room on one of hers in his."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "night-shift", "compound-interest-vault")
    t.hand("bob", "co-op")
    pass_to(t.phase("build"), "build of bob", "ann")
    cast(t, "ann", "night-shift")
    t.answer("ann", "place compound-interest-vault 0")
    revealed(t)

    assert stacks(t, "ann") == [["box-trap", "compound-interest-vault"]]


@card("night-shift")
@pytest.mark.parametrize(("others", "may"), [([1, 2], False), ([2, 2], True), ([3, 2], True)])
def test_the_night_shift_is_not_for_whoever_shows_more_rooms_than_somebody(others: list[int], may: bool) -> None:
    """Ann shows two rooms. As many in every other dungeon will do; fewer in one of them will not."""
    rooms = ("minion-arena", "tag-team-pit", "pinata-gallery")
    t = super_boss_monster(THREE)
    t.dungeon("ann", "box-trap", "password-sphinx")
    t.dungeon("bob", *rooms[: others[0]])
    t.dungeon("cy", *rooms[: others[1]])
    t.hand("ann", "night-shift", "vip-bouncer", "co-op")
    t.phase("build")

    assert t.can("ann", "cast night-shift") == may


@card("night-shift")
def test_face_down_rooms_do_not_count_as_shown() -> None:
    """Both show one room; Ann has laid a second, and may lay a third by the Night Shift."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "night-shift", "vip-bouncer", "password-sphinx")
    t.phase("build").answer("ann", "place vip-bouncer 1")
    assert t.can("ann", "cast night-shift")
    cast(t, "ann", "night-shift", "place password-sphinx 2")
    revealed(t)

    assert t.rooms("ann") == ["password-sphinx", "vip-bouncer", "box-trap"]


@card("night-shift")
def test_there_is_never_more_than_one_extra_room_a_turn() -> None:
    """The second Night Shift cannot be cast after the first; nor does it help to cast it in response."""
    t = super_boss_monster()
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "night-shift", "night-shift", "box-trap", "password-sphinx", "vip-bouncer")
    t.phase("build")
    answered = t.fork()
    cast(t, "ann", "night-shift", "pass", "place box-trap 0")
    refuses(t, "ann", "cast", "night-shift")

    answered.answer("ann", "cast night-shift").answer("ann", "cast night-shift")
    assert answered.stack == ["night-shift"]
    answered.answer("ann", "place box-trap 0")
    assert asks(answered, "ann")[0] == "build"
    assert len(row(answered, "ann")) == 1
    assert answered.discarded == ["night-shift", "night-shift"]


@card("night-shift")
def test_a_night_shift_without_a_room_to_lay_is_wasted_and_one_may_decline() -> None:
    t = super_boss_monster()
    t.hand("ann", "night-shift")
    t.phase("build").answer("ann", "cast night-shift")
    assert t.waiting == []
    assert t.discarded == ["night-shift"]

    t = super_boss_monster()
    t.hand("ann", "night-shift", "box-trap")
    t.phase("build")
    cast(t, "ann", "night-shift", "pass")
    assert row(t, "ann") == []
    assert t.hand_of("ann") == ["box-trap"]


@card("night-shift")
@rule("SBM-SOLO-16")
def test_alone_the_night_shift_may_always_be_cast() -> None:
    t = solo()
    t.dungeon("ann", "box-trap", "password-sphinx", "minion-arena")
    t.hand("ann", "night-shift", "vip-bouncer")
    t.phase("build")
    cast(t, "ann", "night-shift", "place vip-bouncer 3")
    revealed(t)

    assert len(t.rooms("ann")) == 4


@card("night-shift", "motivation", "kobold-strike")
@rule("SBM-COMPAT-01")
def test_the_night_shift_beside_the_old_spells_for_building() -> None:
    """Motivation's second room is no Night Shift's; after a Kobold Strike nobody builds, so it cannot be cast."""
    t = super_boss_monster(mixed=True)
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "night-shift", "motivation", "box-trap", "password-sphinx", "vip-bouncer")
    t.phase("build")
    cast(t, "ann", "motivation")
    t.answer("ann", "place vip-bouncer 0")
    cast(t, "ann", "night-shift", "place box-trap 1")
    t.answer("ann", "place password-sphinx 2")
    revealed(t)
    assert t.rooms("ann") == ["password-sphinx", "box-trap", "vip-bouncer"]

    t = super_boss_monster(mixed=True)
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "night-shift", "kobold-strike", "box-trap", "co-op")
    t.phase("build")
    cast(t, "ann", "kobold-strike")
    refuses(t, "ann", "cast", "night-shift")


# -- Feng Shui of Pain ----------------------------------------------------------------------------------------


@card("feng-shui")
@rule("SBM-ROOM-11")
def test_feng_shui_swaps_two_stacks_with_all_that_lies_on_them() -> None:
    """Tokens, a minion, what is beneath and a Freeze go along; the rest of the dungeon stays."""
    t = super_boss_monster()
    t.dungeon("ann", ["box-trap", "compound-interest-vault"], "minion-arena", "password-sphinx")
    t.tokens("ann", 2, 2)
    t.tokens("ann", 1, 1)
    t.minion("ann", 1)
    t.hand("ann", "feng-shui", "deep-freeze")
    t.phase("build")
    cast(t, "ann", "deep-freeze", "room minion-arena ann 1")
    t.answer("ann", "cast feng-shui")
    assert asks(t, "ann") == ("choose-stack", "feng-shui")
    t.answer("ann", "room compound-interest-vault ann 2")
    refuses(t, "ann", "room", "compound-interest-vault", 0, 2)
    t.answer("ann", "room minion-arena ann 1")

    assert stacks(t, "ann") == [["minion-arena"], ["box-trap", "compound-interest-vault"], ["password-sphinx"]]
    assert t.tokens_on("ann") == [1, 2, 0]
    assert [(place.minion, place.disabled) for place in row(t, "ann")] == [(True, True), (False, False), (False, False)]
    assert t.told("rooms-swapped") == [{"seat": "ann", "card": "compound-interest-vault", "other": "minion-arena"}]


@card("feng-shui")
def test_feng_shui_needs_two_stacks_that_are_not_covered_face_down() -> None:
    """One stack is too few; and a stack under a room laid this turn cannot be chosen."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.hand("ann", "feng-shui", "co-op")
    t.phase("build")
    refuses(t, "ann", "cast", "feng-shui")

    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.hand("ann", "feng-shui", "compound-interest-vault", "co-op")
    t.phase("build")
    assert t.can("ann", "cast feng-shui")
    t.answer("ann", "place compound-interest-vault 1")
    refuses(t, "ann", "cast", "feng-shui")


@card("feng-shui", "coach-carnage")
def test_feng_shui_makes_another_room_the_last() -> None:
    """What a boss or an errand does for the last room is then for the one that has come there."""
    t = super_boss_monster(bosses=["coach-carnage", "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "box-trap", "password-sphinx")
    assert t.damage_of("ann") == [2, 2]
    t.hand("ann", "feng-shui")
    t.phase("build").answer("ann", "cast feng-shui")
    while t.waiting:
        t.answer("ann", t.options("ann")[0])

    assert t.rooms("ann") == ["password-sphinx", "box-trap"]
    assert t.damage_of("ann") == [1, 3]


# -- Coffee-Stained Star Map ----------------------------------------------------------------------------------


@card("coffee-stained-star-map")
@rule("SBM-BOARD-04")
@pytest.mark.parametrize("treasure", TREASURES)
def test_the_star_map_lends_the_boss_any_symbol_until_the_end_of_the_turn(treasure: str) -> None:
    """With explorers there are five to name; the symbol lures, and is gone after the turn."""
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    t.hand("cy", "coffee-stained-star-map")
    before = t.symbols("cy", treasure)
    t.phase("build").answer("cy", "cast coffee-stained-star-map")
    assert asks(t, "cy") == ("choose-treasure", "coffee-stained-star-map")
    assert t.options("cy") == [f"treasure {each}" for each in TREASURES]
    t.answer("cy", f"treasure {treasure}")

    assert t.symbols("cy", treasure) == before + 1
    assert t.told("symbol-gained") == [{"seat": "cy", "treasure": treasure}]
    t.phase("end")
    assert t.symbols("cy", treasure) == before


@card("coffee-stained-star-map")
@rule("SBM-BOARD-04", "SBM-BUILD-10")
def test_the_symbol_of_a_star_map_lures_and_is_no_good_for_building() -> None:
    """An explorer comes for it; an advanced room with that symbol finds no room to be built on."""
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    t.town("captain-compass")
    t.dungeon("ann", "box-trap")
    t.hand("ann", "coffee-stained-star-map", "black-hole-budget", "co-op")
    t.phase("build")
    cast(t, "ann", "coffee-stained-star-map")
    t.answer("ann", "treasure explorer")
    refuses(t, "ann", "place", "black-hole-budget", 0)
    t.all_pass()
    t.phase("bait")

    assert t.queue("ann") == ["captain-compass"]


@card("adventure", "crystal-golf-ball")
def test_a_hero_with_an_item_takes_it_along_on_its_adventure() -> None:
    """The Golf Ball makes the owner of the dungeon that its hero comes to discard a spell."""
    t = super_boss_monster(items=True)
    pam = a_hero(health=4, wants="mage")
    t.town(pam)
    t.carrying(pam, "crystal-golf-ball")
    t.hand("ann", "adventure")
    t.hand("bob", "co-op", "box-trap")
    t.phase("build")
    cast(t, "ann", "adventure")

    assert t.queue("bob") == [pam]
    assert t.hand_of("bob") == ["box-trap"]
    assert t.side("bob").entrance[0].item == "crystal-golf-ball"
