"""The mage's rooms: Book-eating Dragon, Piñata Gallery, Password Sphinx, Dial-Up Dungeon, Cauldron Call Centre,
Slot-Machine Slime."""

import pytest

from tests.cards.super_boss_monster.rooms import (
    asks,
    build,
    cast,
    errand,
    hurts,
    printed,
    refuses,
    unanswered,
    until_in,
    use,
    uses,
    why,
)
from tests.marks import card, rule
from tests.super_table import a_hero, solo, super_boss_monster


@card(
    "book-eating-dragon",
    "pinata-gallery",
    "password-sphinx",
    "dial-up-dungeon",
    "cauldron-call-centre",
    "slot-machine-slime",
)
@pytest.mark.parametrize(
    ("room", "damage", "symbols"),
    [
        ("book-eating-dragon", 2, {"mage": 1}),
        ("pinata-gallery", 2, {"mage": 1}),
        ("password-sphinx", 1, {"mage": 1}),
        ("dial-up-dungeon", 2, {"mage": 1}),
        ("cauldron-call-centre", 1, {"mage": 2}),
        ("slot-machine-slime", 2, {"mage": 1}),
    ],
)
def test_what_a_mage_s_room_deals_and_shows(room: str, damage: int, symbols: dict[str, int]) -> None:
    """Everybody can read the damage and the symbols off the room."""
    t = super_boss_monster()
    t.dungeon("bob", room)

    assert printed(t, "bob") == (damage, symbols)


# -- Book-eating Dragon -------------------------------------------------------------------------------------


@card("book-eating-dragon")
@rule("SBM-KEY-02")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_book_eating_dragon_turns_a_spell_into_a_token(phase: str) -> None:
    """In either phase its owner discards a spell, on announcing, and a token comes on the Dragon."""
    t = super_boss_monster()
    t.dungeon("ann", "book-eating-dragon")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "co-op", "grand-heist", "box-trap")
    t.hand("bob", "stealth")
    t.phase(phase)
    t.answer("ann", "use book-eating-dragon 0")
    assert asks(t, "ann") == ("discard", "book-eating-dragon")
    assert sorted(t.options("ann")) == ["card co-op", "card grand-heist"]
    t.answer("ann", "card co-op")

    assert t.discarded == ["co-op"]
    assert t.tokens_on("ann") == [0]
    assert t.stack == ["book-eating-dragon"]
    unanswered(t)
    assert t.tokens_on("ann") == [1]
    assert t.hand_of("ann") == ["box-trap", "grand-heist"]
    assert why(t, "token-placed") == [("book-eating-dragon", "ability-used")]


@card("book-eating-dragon")
def test_the_book_eating_dragon_eats_once_a_turn() -> None:
    """A second spell must wait for the next turn; a second Dragon has a stomach of its own."""
    t = super_boss_monster()
    t.dungeon("ann", "book-eating-dragon", "book-eating-dragon")
    t.hand("ann", "final-form", "no-continues-left", "ghost-cheat")
    t.phase("build")
    assert uses(t, "ann") == ["use book-eating-dragon 0", "use book-eating-dragon 1"]
    use(t, "ann", "book-eating-dragon 0", "card final-form")
    assert uses(t, "ann") == ["use book-eating-dragon 1"]
    refuses(t, "ann", "use", "book-eating-dragon", 0)
    use(t, "ann", "book-eating-dragon 1", "card ghost-cheat")
    assert uses(t, "ann") == []
    t.all_pass()
    assert t.tokens_on("ann") == [1, 1]

    t.phase("end")
    t.phase("build")
    assert uses(t, "ann") == ["use book-eating-dragon 0", "use book-eating-dragon 1"]


@card("book-eating-dragon")
def test_the_book_eating_dragon_does_not_eat_rooms_nor_for_a_rival() -> None:
    """Without a spell in its owner's hand it is not offered, and nobody else may use it."""
    t = super_boss_monster()
    t.dungeon("ann", "book-eating-dragon")
    t.hand("ann", "box-trap")
    t.hand("bob", "co-op", "box-trap")
    t.phase("build")
    assert uses(t, "ann") == []
    t.answer("ann", "pass")
    assert uses(t, "bob") == []
    refuses(t, "bob", "use", "book-eating-dragon", 0)


@card("book-eating-dragon", "restore-from-backup")
@rule("SBM-STACK-01")
def test_a_spell_eaten_by_the_dragon_can_be_restored() -> None:
    """The spell is paid on announcing, so it lies in the discards for whoever responds."""
    t = super_boss_monster()
    t.dungeon("ann", "book-eating-dragon")
    t.hand("ann", "final-form")
    t.hand("bob", "restore-from-backup")
    t.phase("build")
    t.answer("ann", "use book-eating-dragon 0")
    assert t.waiting == ["bob"]
    cast(t, "bob", "restore-from-backup")

    assert t.hand_of("bob") == ["final-form"]
    assert t.tokens_on("ann") == [1]


@card("book-eating-dragon", "dreamcatcher")
@rule("SBM-KEY-29")
def test_an_ability_is_no_spell_that_could_be_caught() -> None:
    """Nobody catches what the Dragon does."""
    t = super_boss_monster()
    t.dungeon("ann", "book-eating-dragon")
    t.hand("ann", "final-form")
    t.hand("bob", "dreamcatcher")
    t.phase("build")
    t.answer("ann", "use book-eating-dragon 0")

    assert t.tokens_on("ann") == [1]
    assert t.waiting == []


# -- Piñata Gallery -----------------------------------------------------------------------------------------


@card("pinata-gallery")
def test_the_pinata_gallery_gives_a_token_when_a_hero_dies_in_it() -> None:
    """Its owner must put the token on one of the own rooms, the Gallery included."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "pinata-gallery")
    t.dungeon("bob", "tourist-trap")
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")

    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("put-token", "pinata-gallery")
    assert t.options("ann") == ["room pinata-gallery ann 0", "room box-trap ann 1"]
    refuses(t, "ann", "pass")
    t.answer("ann", "room box-trap ann 1")

    assert t.tokens_on("ann") == [1, 0]
    assert t.events("hero-died", "token-placed") == ["hero-died", "token-placed"]


@card("pinata-gallery")
def test_the_pinata_gallery_bursts_once_a_turn() -> None:
    """The second hero who dies in it this turn brings nothing, the next turn's does."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "pinata-gallery")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.phase("adventure")
    t.answer("ann", "room pinata-gallery ann 0")
    assert t.souls("ann") == 2
    assert t.waiting == []
    assert t.tokens_on("ann") == [0, 1]

    t.phase("end")
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    assert asks(t, "ann") == ("put-token", "pinata-gallery")


@card("pinata-gallery", "dino-treadmill")
def test_the_pinata_gallery_s_token_cannot_go_on_a_dinosaur_treadmill() -> None:
    """The Treadmill takes no tokens, so the Gallery takes its own without a question."""
    t = super_boss_monster()
    t.dungeon("ann", "dino-treadmill", "pinata-gallery")
    t.entrance("ann", a_hero(health=6))
    t.phase("adventure")

    assert t.waiting == []
    assert t.tokens_on("ann") == [0, 1]


@card("pinata-gallery")
@rule("SBM-SOLO-15")
def test_alone_a_room_with_four_tokens_is_no_place_for_the_pinata_gallery_s() -> None:
    t = solo()
    t.dungeon("ann", "box-trap", "pinata-gallery")
    t.tokens("ann", 1, 4)
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert t.waiting == []
    assert t.tokens_on("ann") == [4, 1]


# -- Password Sphinx ----------------------------------------------------------------------------------------


@card("password-sphinx")
def test_the_password_sphinx_brings_a_spell_when_it_is_built() -> None:
    """Its builder draws the top of the spell deck unseen by the others."""
    t = super_boss_monster()
    t.hand("ann", "password-sphinx")
    t.next_from("spell deck", "co-op")
    build(t, "ann", "place password-sphinx 0")

    assert t.hand_of("ann") == ["co-op"]
    assert t.told("card-drawn", "ann") == [{"seat": "ann", "card": "co-op", "deck": 2}]
    assert "card" not in t.told("card-drawn", "bob")[0]
    assert t.view("bob").seats[0].known == ()


@card("password-sphinx")
def test_the_password_sphinx_draws_from_the_shuffled_discards_where_the_deck_is_empty() -> None:
    """An empty deck is made anew from the discarded spells; without any there is nothing to draw."""
    t = super_boss_monster()
    t.only_in("spell deck")
    t.pile("co-op", "box-trap")
    t.hand("ann", "password-sphinx", "password-sphinx")
    build(t, "ann", "place password-sphinx 0")
    assert t.hand_of("ann") == ["co-op", "password-sphinx"]
    assert t.discarded == ["box-trap"]

    t.phase("end")
    build(t, "ann", "place password-sphinx 1")
    assert t.hand_of("ann") == ["co-op"]
    assert t.events("nothing-to-draw") == ["nothing-to-draw"]


@card("password-sphinx", "piggy-bank-of-doom")
@rule("SBM-KEY-20")
def test_an_uncovered_password_sphinx_is_not_built_and_brings_nothing() -> None:
    t = super_boss_monster()
    t.dungeon("ann", ["password-sphinx", "piggy-bank-of-doom"])
    t.phase("build")
    use(t, "ann", "piggy-bank-of-doom 0")

    assert t.rooms("ann") == ["password-sphinx"]
    assert t.hand_of("ann") == []
    assert t.tokens_on("ann") == [2]


# -- Dial-Up Dungeon ----------------------------------------------------------------------------------------


@card("dial-up-dungeon")
@rule("SBM-SPELL-06")
def test_the_dial_up_dungeon_deals_more_with_each_of_its_owner_s_spells_twice_at_most() -> None:
    """Each spell that resolves adds 1 until the end of the turn; the third adds nothing."""
    t = super_boss_monster()
    t.dungeon("ann", "dial-up-dungeon")
    t.hand("ann", "stealth", "stealth", "restore-from-backup")
    t.pile("box-trap")
    t.phase("build")
    cast(t, "ann", "stealth")
    assert t.damage_of("ann") == [3]
    cast(t, "ann", "stealth")
    assert t.damage_of("ann") == [4]
    cast(t, "ann", "restore-from-backup", "card box-trap")
    assert t.damage_of("ann") == [4]
    assert len(t.told("room-boosted")) == 2

    t.all_pass()
    t.phase("end")
    assert t.damage_of("ann") == [2]
    t.hand("ann", "stealth")
    t.phase("build")
    cast(t, "ann", "stealth")
    assert t.damage_of("ann") == [3]


@card("dial-up-dungeon")
def test_the_dial_up_dungeon_does_not_listen_to_rivals() -> None:
    """A rival's spell changes nothing, and each of two copies counts for itself."""
    t = super_boss_monster()
    t.dungeon("ann", "dial-up-dungeon", "dial-up-dungeon")
    t.hand("ann", "stealth")
    t.hand("bob", "stealth")
    t.phase("build")
    cast(t, "ann", "stealth")
    assert t.damage_of("ann") == [3, 3]
    t.all_pass()
    t.phase("end")
    t.hand("bob", "restore-from-backup")
    t.pile("box-trap")
    t.phase("build")
    t.pass_until("bob", "build")
    t.answer("bob", "cast restore-from-backup").answer("bob", "card box-trap")
    assert t.damage_of("ann") == [2, 2]


@card("dial-up-dungeon", "spell-check-demon")
@rule("SBM-KEY-29")
def test_a_cancelled_spell_is_not_heard_in_the_dial_up_dungeon() -> None:
    """Ann's spell is cancelled: it has not resolved."""
    t = super_boss_monster()
    t.dungeon("ann", "dial-up-dungeon")
    t.dungeon("bob", "spell-check-demon")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "box-trap")
    t.phase("build")
    t.answer("ann", "cast deep-freeze").answer("ann", "room spell-check-demon bob 0")
    t.answer("bob", "use spell-check-demon 0")

    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "deep-freeze"}]
    assert t.damage_of("ann") == [2]


@card("dial-up-dungeon")
def test_a_spell_cast_on_a_hero_in_the_dial_up_dungeon_does_not_hurt_it_more() -> None:
    """The bonus is for whoever enters later: the next hero takes 3, the one who stands there has taken 2."""
    t = super_boss_monster()
    t.dungeon("ann", "dial-up-dungeon")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.hand("ann", "stealth")
    t.phase("adventure")
    until_in(t, "dial-up-dungeon")
    cast(t, "ann", "stealth")

    assert hurts(t) == [("dial-up-dungeon", 2), ("dial-up-dungeon", 3)]


@card("dial-up-dungeon", "dean-sporesby")
def test_one_spell_sets_off_the_dean_and_the_dial_up_dungeon_in_its_owner_s_order() -> None:
    """Both have something to say about the same spell: their owner chooses which comes first."""
    t = super_boss_monster(bosses=["dean-sporesby", "lord-grumble"])
    t.dungeon("ann", "dial-up-dungeon")
    t.levelled("ann")
    t.hand("ann", "stealth")
    t.phase("build")
    t.answer("ann", "cast stealth")

    assert asks(t, "ann")[0] == "order-triggers"
    assert t.options("ann") == ["boss dean-sporesby", "room dial-up-dungeon ann 0"]
    t.answer("ann", "room dial-up-dungeon ann 0")
    assert t.events("room-boosted", "token-placed") == ["room-boosted", "token-placed"]
    assert (t.tokens_on("ann"), t.damage_of("ann")) == ([1], [4])


# -- Cauldron Call Centre -----------------------------------------------------------------------------------


@card("cauldron-call-centre")
def test_a_minion_at_the_cauldron_call_centre_draws_a_spell_for_any_card() -> None:
    """A spell is drawn, then a card must be discarded: a room, another spell, or the new one."""
    t = super_boss_monster()
    t.dungeon("ann", "cauldron-call-centre")
    t.hand("ann", "box-trap", "deep-freeze")
    t.next_from("spell deck", "co-op")
    errand(t, "ann", "room cauldron-call-centre ann 0")

    assert asks(t, "ann") == ("discard", "cauldron-call-centre")
    assert sorted(t.options("ann")) == ["card box-trap", "card co-op", "card deep-freeze"]
    refuses(t, "ann", "pass")
    t.answer("ann", "card box-trap")
    assert t.hand_of("ann") == ["co-op", "deep-freeze"]
    assert t.discarded == ["box-trap"]


@card("cauldron-call-centre")
def test_the_cauldron_call_centre_gives_an_empty_hand_nothing_to_keep() -> None:
    """The spell just drawn is the only card and is discarded, for all to see."""
    t = super_boss_monster()
    t.dungeon("ann", "cauldron-call-centre")
    t.next_from("spell deck", "co-op")
    errand(t, "ann", "room cauldron-call-centre ann 0")

    assert t.hand_of("ann") == []
    assert t.discarded == ["co-op"]
    assert t.told("card-discarded") == [{"seat": "ann", "card": "co-op"}]


@card("cauldron-call-centre", "take-a-number-tomb")
@rule("SBM-MINION-01")
def test_what_the_cauldron_call_centre_discards_the_next_player_s_tomb_may_find() -> None:
    """Errands are done one after another from the first player on."""
    t = super_boss_monster()
    t.dungeon("ann", "cauldron-call-centre")
    t.dungeon("bob", "take-a-number-tomb")
    t.hand("ann", "box-trap")
    t.hand("bob", "co-op")
    t.next_from("spell deck", "deep-freeze")
    t.minion("ann", 0)
    t.minion("bob", 0)
    t.phase("minion")
    t.answer("ann", "card box-trap").answer("bob", "yes")

    assert t.hand_of("ann") == ["deep-freeze"]
    assert t.hand_of("bob") == ["box-trap"]
    assert t.discarded == ["co-op"]


# -- Slot-Machine Slime -------------------------------------------------------------------------------------


@card("slot-machine-slime")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_slot_machine_slime_deals_more_for_a_coin(phase: str) -> None:
    """In either phase a coin, paid on announcing, buys 1 damage until the end of the turn; once a turn."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "slot-machine-slime")
    t.entrance("ann", a_hero(health=8))
    t.coins("ann", 2)
    t.hand("bob", "stealth")
    t.phase(phase)
    t.answer("ann", "use slot-machine-slime 0")
    assert t.side("ann").coins == 1
    assert t.told("coins-paid") == [{"seat": "ann", "n": 1, "total": 1}]
    assert t.damage_of("ann") == [2]
    unanswered(t)
    assert t.damage_of("ann") == [3]
    t.all_pass()
    t.phase("end")
    assert t.damage_of("ann") == [2]


@card("slot-machine-slime")
def test_the_slot_machine_slime_takes_one_coin_a_turn_and_none_of_nobody() -> None:
    """Used once it is not offered again this turn; without a coin it is not offered at all."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "slot-machine-slime")
    t.entrance("ann", a_hero(health=8))
    t.coins("ann", 3)
    t.hand("ann", "stealth")
    fork = t.fork()
    t.phase("adventure")
    use(t, "ann", "slot-machine-slime 0")
    assert uses(t, "ann") == []
    refuses(t, "ann", "use", "slot-machine-slime", 0)

    fork.coins("ann", 0)
    fork.phase("adventure")
    assert fork.options("ann") == ["pass", "cast stealth"]


@card("slot-machine-slime")
def test_a_coin_put_into_the_slot_machine_slime_in_time_kills_the_hero() -> None:
    """Paid for before the hero enters, the Slime makes six damage of five, and that is what the hero has."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "slot-machine-slime", "overtime-ossuary")
    t.entrance("ann", a_hero(health=6))
    t.coins("ann", 1)
    fork = t.fork()
    t.phase("adventure")
    use(t, "ann", "slot-machine-slime 1")
    t.all_pass()
    assert hurts(t) == [("slot-machine-slime", 3), ("overtime-ossuary", 3)]
    assert t.souls("ann") == 1

    fork.phase("adventure")
    fork.all_pass()
    assert fork.wounds("ann") == 1
