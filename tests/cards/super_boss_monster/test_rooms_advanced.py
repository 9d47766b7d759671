"""The advanced rooms: Gargoyle Choir, Refund Desk of the Damned, Captain's Colosseum, Dinosaur Treadmill, Clockwork
Crusher, Spell-Check Demon, Compound-Interest Vault, Ninja Demolition Crew, Coin-Op Colossus."""

import pytest

from tests.cards.super_boss_monster.rooms import (
    asks,
    build,
    cast,
    errand,
    hurts,
    refuses,
    revealed,
    row,
    unanswered,
    until_in,
    use,
    uses,
    why,
)
from tests.marks import card, rule
from tests.super_table import a_hero, solo, super_boss_monster
from underhall.games.super_boss_monster.facts import TREASURES

ADVANCED = [
    ("gargoyle-choir", 3, "cleric", "overtime-ossuary"),
    ("refund-desk", 3, "cleric", "vacuum-crypt"),
    ("captains-colosseum", 3, "fighter", "vip-bouncer"),
    ("dino-treadmill", 4, "fighter", "banana-corridor"),
    ("clockwork-crusher", 4, "mage", "pinata-gallery"),
    ("spell-check-demon", 2, "mage", "password-sphinx"),
    ("compound-interest-vault", 2, "thief", "box-trap"),
    ("ninja-demolition-crew", 3, "thief", "hungry-houseplant"),
    ("coin-op-colossus", 3, "fighter", "minion-arena"),
]


@card(
    "gargoyle-choir",
    "refund-desk",
    "captains-colosseum",
    "dino-treadmill",
    "clockwork-crusher",
    "spell-check-demon",
    "compound-interest-vault",
    "ninja-demolition-crew",
    "coin-op-colossus",
)
@rule("SBM-BUILD-09", "SBM-BUILD-10")
@pytest.mark.parametrize(("room", "damage", "treasure", "ground"), ADVANCED)
def test_an_advanced_room_is_built_on_a_room_of_its_treasure(
    room: str, damage: int, treasure: str, ground: str
) -> None:
    """It needs a room with its symbol beneath it, and shows its damage and that symbol from then on."""
    t = super_boss_monster()
    other = "box-trap" if treasure != "thief" else "password-sphinx"
    t.dungeon("ann", other, ground)
    t.hand("ann", room)
    t.phase("build")
    assert t.options("ann") == ["pass", f"place {room} 0"]
    refuses(t, "ann", "place", room, 1)
    refuses(t, "ann", "place", room, 2)
    t.answer("ann", f"place {room} 0")

    assert t.rooms("ann") == [other, room]
    built = row(t, "ann")[1]
    assert built.damage - built.tokens == damage
    assert {kind: n for kind, n in zip(TREASURES, built.treasure, strict=True) if n} == {treasure: 1}


# -- Gargoyle Choir -----------------------------------------------------------------------------------------


@card("gargoyle-choir")
@rule("SBM-BAIT-04")
def test_the_gargoyle_choir_counts_as_two_clerics_symbols_when_heroes_choose() -> None:
    """Against one symbol more than it shows it ties, and against as many as it shows it wins."""
    t = super_boss_monster(bosses=["nana-webb", "emperor-dododo"])
    t.dungeon("ann", "gargoyle-choir")
    t.dungeon("bob", "overtime-ossuary")
    t.town(a_hero(health=6, wants="cleric"))
    t.phase("bait")

    assert t.queue("ann") == [a_hero(health=6, wants="cleric")]
    assert t.told("hero-lured")[0] == {
        "hero": a_hero(health=6, wants="cleric"),
        "seat": "ann",
        "best": 2,
        "second": 1,
    }


@card("gargoyle-choir")
@pytest.mark.parametrize(("wants", "damage"), [("cleric", 4), ("fighter", 3), ("thief", 3)])
def test_the_gargoyle_choir_hurts_clerics_more(wants: str, damage: int) -> None:
    t = super_boss_monster()
    t.dungeon("ann", "gargoyle-choir")
    t.entrance("ann", a_hero(health=8, wants=wants))
    t.phase("adventure")

    assert hurts(t) == [("gargoyle-choir", damage)]


@card("gargoyle-choir", "queen-krill")
def test_the_gargoyle_choir_shows_one_treasure_to_everything_but_heroes() -> None:
    """Its extra symbol makes no third treasure for Queen Krill."""
    t = super_boss_monster(bosses=["queen-krill", "lord-grumble"])
    t.dungeon("ann", "gargoyle-choir")
    t.levelled("ann")
    assert t.damage_of("ann") == [3]
    t.dungeon("ann", "gargoyle-choir", "box-trap")
    assert t.damage_of("ann") == [4, 2]


@card("gargoyle-choir")
@rule("SBM-SOLO-13")
def test_alone_the_gargoyle_choir_brings_the_cleric_in_the_second_place() -> None:
    """Two symbols are needed there, and the Choir counts as two."""
    t = solo("emperor-dododo")
    t.dungeon("ann", "gargoyle-choir")
    t.town(a_hero(health=6, wants="mage"), a_hero(health=6, wants="cleric"))
    t.phase("bait")

    assert t.queue("ann") == [a_hero(health=6, wants="cleric")]


# -- Refund Desk of the Damned ------------------------------------------------------------------------------


@card("refund-desk")
@rule("SBM-KEY-24")
def test_the_refund_desk_heals_an_ordinary_wound_for_a_card_when_a_hero_dies_in_it() -> None:
    """Its owner may discard any card; one ordinary hero among the wounds becomes a soul."""
    t = super_boss_monster()
    wounds = [a_hero(health=4, n=1), a_hero(health=6), a_hero(health=11, epic=True)]
    t.dungeon("ann", "overtime-ossuary", "refund-desk")
    t.entrance("ann", a_hero(health=4))
    t.give_wounds("ann", *wounds)
    t.hand("ann", "box-trap", "co-op")
    t.phase("adventure")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 4)
    assert asks(t, "ann") == ("may", "refund-desk")
    t.answer("ann", "yes").answer("ann", "card co-op")
    assert asks(t, "ann") == ("heal", "refund-desk")
    assert t.options("ann") == [f"hero {wounds[0]}", f"hero {wounds[1]}"]
    t.answer("ann", f"hero {wounds[1]}")

    assert (t.souls("ann"), t.wounds("ann")) == (2, 3)
    assert t.side("ann").wound_heroes == (wounds[0], wounds[2])
    assert t.discarded == ["co-op"]
    assert t.told("wound-healed") == [{"seat": "ann", "hero": wounds[1], "n": 1}]


@card("refund-desk")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_refund_desk_opens_once_a_turn(answer: str) -> None:
    """The first death of a turn counts, used or not."""
    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "refund-desk")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.give_wounds("ann", a_hero(health=6), a_hero(health=6, n=1))
    t.hand("ann", "box-trap", "box-trap")
    t.phase("adventure")
    t.answer("ann", answer)
    if answer == "yes":
        t.answer("ann", f"hero {a_hero(health=6)}")

    assert t.waiting == []
    assert t.souls("ann") == (3 if answer == "yes" else 2)
    assert t.wounds("ann") == (1 if answer == "yes" else 2)


@card("refund-desk")
@pytest.mark.parametrize(
    ("hand", "wounds"),
    [
        ([], [a_hero(health=6)]),
        (["box-trap"], []),
        (["box-trap"], [a_hero(health=11, epic=True)]),
    ],
)
def test_the_refund_desk_offers_nothing_without_a_card_or_an_ordinary_wound(hand: list[str], wounds: list[str]) -> None:
    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "refund-desk")
    t.entrance("ann", a_hero(health=4))
    t.give_wounds("ann", *wounds)
    t.hand("ann", *hand)
    t.phase("adventure")

    assert t.waiting == []
    assert t.souls("ann") == 1
    assert t.hand_of("ann") == hand


@card("refund-desk", "hydra-committee")
def test_the_refund_desk_may_cost_the_room_that_the_hydra_has_just_recovered() -> None:
    """One death sets both off; with an empty hand the boss must come first, and then the Desk can be paid."""
    t = super_boss_monster(bosses=["hydra-committee", "nana-webb"])
    t.dungeon("ann", "overtime-ossuary", "refund-desk")
    t.levelled("ann")
    t.entrance("ann", a_hero(health=4))
    t.give_wounds("ann", a_hero(health=6))
    t.pile("box-trap")
    t.phase("adventure")
    assert t.options("ann") == ["boss hydra-committee", "room refund-desk ann 0"]
    t.answer("ann", "boss hydra-committee").answer("ann", "yes")
    assert t.hand_of("ann") == ["box-trap"]
    t.answer("ann", "yes")

    assert (t.souls("ann"), t.wounds("ann")) == (2, 0)
    assert t.discarded == ["box-trap"]


# -- Captain's Colosseum ------------------------------------------------------------------------------------


@card("captains-colosseum")
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ([], 0),
        (["box-trap"], 0),
        (["password-sphinx", "box-trap"], 2),
        (["password-sphinx", "overtime-ossuary"], 4),
        (["password-sphinx", "overtime-ossuary", "minion-arena", "vip-bouncer"], 4),
    ],
)
def test_a_minion_at_the_captain_s_colosseum_calls_the_other_monsters(others: list[str], bonus: int) -> None:
    """For each other visible monster room it deals 2 more until the end of the turn, 4 at most."""
    t = super_boss_monster()
    t.dungeon("ann", *others, "captains-colosseum")
    errand(t, "ann", "room captains-colosseum ann 0")

    assert t.damage_of("ann")[-1] == 3 + bonus
    assert t.tokens_on("ann") == [0] * (len(others) + 1)
    t.phase("end")
    assert t.damage_of("ann")[-1] == 3


@card("captains-colosseum")
def test_a_monster_under_another_room_does_not_come_to_the_captain_s_colosseum() -> None:
    """Covered monsters do not count, nor does a rival's."""
    t = super_boss_monster()
    t.dungeon("ann", ["password-sphinx", "box-trap"], "captains-colosseum")
    t.dungeon("bob", "password-sphinx", "overtime-ossuary")
    errand(t, "ann", "room captains-colosseum ann 0")

    assert t.damage_of("ann") == [2, 3]


@card("captains-colosseum", "smugglers-airlock")
def test_the_captain_s_colosseum_keeps_what_it_counted() -> None:
    """A monster room that is destroyed in the adventure phase has already been counted."""
    t = super_boss_monster()
    t.dungeon("ann", "smugglers-airlock", "captains-colosseum")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    errand(t, "ann", "room captains-colosseum ann 0")
    t.phase("adventure")
    until_in(t, "smugglers-airlock")
    use(t, "ann", "smugglers-airlock 1")

    assert t.rooms("ann") == ["captains-colosseum"]
    assert hurts(t) == [("smugglers-airlock", 1), ("captains-colosseum", 5)]


# -- Dinosaur Treadmill -------------------------------------------------------------------------------------


@card("dino-treadmill", "power-bonus")
@rule("SBM-TOKEN-01")
def test_no_token_can_be_put_on_the_dinosaur_treadmill() -> None:
    """It is never among the rooms to choose from."""
    t = super_boss_monster()
    t.dungeon("ann", "dino-treadmill", "box-trap", "tourist-trap")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "power-bonus")
    t.phase("adventure")
    t.answer("ann", "cast power-bonus")
    assert t.options("ann") == ["room tourist-trap ann 0", "room box-trap ann 1"]
    refuses(t, "ann", "room", "dino-treadmill", 0, 2)
    t.answer("ann", "room box-trap ann 1").answer("ann", "room tourist-trap ann 0")

    assert t.tokens_on("ann") == [0, 1, 1]


@card("dino-treadmill", "critical-typo")
def test_a_bonus_until_the_end_of_the_turn_is_no_token_for_the_dinosaur_treadmill() -> None:
    """The typo adds 3 to its 4."""
    t = super_boss_monster()
    t.dungeon("ann", "dino-treadmill")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "critical-typo")
    t.phase("adventure")
    cast(t, "ann", "critical-typo")

    assert hurts(t) == [("dino-treadmill", 7)]


@card("dino-treadmill", "ogre-weight-room")
def test_tokens_do_not_come_through_to_a_dinosaur_treadmill_built_on_them() -> None:
    """Built on a room with tokens it has none; uncovered again, that room has none either."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 2)
    t.hand("ann", "dino-treadmill")
    build(t, "ann", "place dino-treadmill 0")

    assert (t.tokens_on("ann"), t.damage_of("ann")) == ([0], [4])


# -- Clockwork Crusher --------------------------------------------------------------------------------------


@card("clockwork-crusher")
def test_the_clockwork_crusher_finds_one_of_the_next_two_rooms_when_it_is_built() -> None:
    """Its builder alone sees two rooms, takes one, and puts the other under the deck."""
    t = super_boss_monster()
    t.dungeon("ann", "pinata-gallery")
    t.hand("ann", "clockwork-crusher")
    t.only_in("room deck", "box-trap", "vip-bouncer", "tourist-trap")
    build(t, "ann", "place clockwork-crusher 0")
    assert asks(t, "ann") == ("take-from-top", "clockwork-crusher")
    assert sorted(t.options("ann")) == ["from-deck box-trap", "from-deck vip-bouncer"]
    assert t.view("bob").peeked == []
    t.answer("ann", "from-deck vip-bouncer")

    assert t.hand_of("ann") == ["vip-bouncer"]
    assert t.view("bob").seats[0].known == ()
    assert [(peek.card, peek.place) for peek in t.view("ann").peeked] == [("box-trap", 0)]
    assert t.told("card-put-under", "ann")[0]["card"] == "box-trap"
    assert "card" not in t.told("card-put-under", "bob")[0]
    assert t.view("").room_deck == 2


@card("clockwork-crusher")
@pytest.mark.parametrize(("deck", "hand"), [(["box-trap"], ["box-trap"]), ([], [])])
def test_the_clockwork_crusher_takes_the_only_room_there_is(deck: list[str], hand: list[str]) -> None:
    """One card in the deck and none discarded: it is taken. None at all: nothing."""
    t = super_boss_monster()
    t.dungeon("ann", "pinata-gallery")
    t.hand("ann", "clockwork-crusher")
    t.only_in("room deck", *deck)
    build(t, "ann", "place clockwork-crusher 0")

    assert t.waiting == []
    assert t.hand_of("ann") == hand


@card("clockwork-crusher")
@rule("SBM-CONF-25")
def test_the_clockwork_crusher_fills_a_short_deck_up_with_the_discards() -> None:
    """With one room in the deck the discarded rooms are shuffled under it, so that there are two to see."""
    t = super_boss_monster()
    t.dungeon("ann", "pinata-gallery")
    t.hand("ann", "clockwork-crusher")
    t.only_in("room deck", "box-trap")
    t.pile("tourist-trap", "co-op")
    build(t, "ann", "place clockwork-crusher 0")

    assert sorted(t.options("ann")) == ["from-deck box-trap", "from-deck tourist-trap"]
    assert t.discarded == ["co-op"]


@card("clockwork-crusher", "ninja-demolition-crew")
def test_the_clockwork_crusher_on_a_room_sets_off_the_ninjas_beside_it() -> None:
    """Its own effect comes first; then the Crew draws the room that is next."""
    t = super_boss_monster()
    t.dungeon("ann", "pinata-gallery", "ninja-demolition-crew")
    t.hand("ann", "clockwork-crusher")
    t.only_in("room deck", "box-trap", "vip-bouncer", "tourist-trap")
    build(t, "ann", "place clockwork-crusher 1").answer("ann", "from-deck box-trap")

    assert t.hand_of("ann") == ["box-trap", "tourist-trap"]


# -- Spell-Check Demon --------------------------------------------------------------------------------------


@card("spell-check-demon")
@rule("SBM-KEY-29")
def test_the_spell_check_demon_cancels_a_rival_s_spell_that_is_aimed_at_its_dungeon() -> None:
    """In response to it, its owner discards a room: the spell does nothing and is discarded."""
    t = super_boss_monster()
    t.dungeon("ann", "spell-check-demon", "box-trap")
    t.hand("ann", "minion-arena", "tourist-trap")
    t.hand("bob", "deep-freeze")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast deep-freeze").answer("bob", "room box-trap ann 0")
    assert t.options("ann") == ["pass", "use spell-check-demon 1"]
    t.answer("ann", "use spell-check-demon 1")
    assert asks(t, "ann") == ("discard", "spell-check-demon")
    t.answer("ann", "card minion-arena")
    unanswered(t)

    assert t.told("spell-cancelled") == [{"seat": "bob", "card": "deep-freeze"}]
    assert t.damage_of("ann") == [2, 2]
    assert t.discarded == ["minion-arena", "deep-freeze"]
    assert t.hand_of("ann") == ["tourist-trap"]
    assert t.told("ability-used-spell") == [{"seat": "ann", "card": "spell-check-demon", "other": "deep-freeze"}]


@card("spell-check-demon")
@pytest.mark.parametrize(
    ("spell", "choices", "phase"),
    [
        ("grand-heist", [], "build"),
        ("co-op", [], "build"),
        ("safety-inspection", [], "adventure"),
        ("ragequit-form", [], "adventure"),
    ],
)
def test_the_spell_check_demon_answers_for_its_owner_the_dungeon_and_the_hero_in_it(
    spell: str, choices: list[str], phase: str
) -> None:
    """A spell aimed at the player, at the whole dungeon, or at a hero in it may be cancelled as well."""
    t = super_boss_monster()
    t.dungeon("ann", "spell-check-demon")
    t.tokens("ann", 0, 1)
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "tourist-trap", "box-trap")
    t.hand("bob", spell)
    t.phase(phase)
    while not t.can("bob", f"cast {spell}") or (spell == "ragequit-form" and not t.walked()):
        t.answer(t.waiting[0], "pass")
    t.answer("bob", f"cast {spell}")
    for words in choices:
        t.answer("bob", words)
    assert uses(t, "ann") == ["use spell-check-demon 0"]
    t.answer("ann", "use spell-check-demon 0").answer("ann", "card box-trap")

    assert t.told("spell-cancelled") == [{"seat": "bob", "card": spell}]
    assert t.hand_of("ann") == ["tourist-trap"]
    assert t.tokens_on("ann") == [1]


@card("spell-check-demon")
def test_the_spell_check_demon_does_not_mind_what_is_not_aimed_at_it() -> None:
    """Spells without a target, on others, or of its own player are none of its business."""
    t = super_boss_monster(["ann", "bob", "cy"])
    t.dungeon("ann", "spell-check-demon")
    t.dungeon("cy", "box-trap")
    t.hand("ann", "tourist-trap", "deep-freeze")
    t.hand("bob", "deep-freeze", "stealth", "restore-from-backup")
    t.pile("co-op")
    t.phase("build")
    t.answer("ann", "cast deep-freeze").answer("ann", "room spell-check-demon ann 0")
    assert uses(t, "ann") == []
    unanswered(t)
    t.answer("ann", "pass")
    for spell, choices in (
        ("stealth", []),
        ("restore-from-backup", ["card co-op"]),
        ("deep-freeze", ["room box-trap cy 0"]),
    ):
        t.answer("bob", f"cast {spell}")
        for words in choices:
            t.answer("bob", words)
        assert uses(t, "ann") == []
        unanswered(t)
        if t.waiting == ["ann"]:
            t.answer("ann", "pass")
    assert t.events("spell-cancelled") == []


@card("spell-check-demon")
def test_the_spell_check_demon_reads_once_a_turn_and_wants_a_room() -> None:
    """Bob's second spell of the turn goes through; so does any while its owner holds no room."""
    t = super_boss_monster()
    t.dungeon("ann", "spell-check-demon", "box-trap")
    t.hand("ann", "minion-arena", "tourist-trap")
    t.hand("bob", "deep-freeze", "deep-freeze")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast deep-freeze").answer("bob", "room box-trap ann 0")
    t.answer("ann", "use spell-check-demon 1").answer("ann", "card minion-arena")
    t.pass_until("bob", "build")
    t.answer("bob", "cast deep-freeze").answer("bob", "room box-trap ann 0")
    assert uses(t, "ann") == []
    unanswered(t)
    assert t.damage_of("ann") == [2, 0]

    t = super_boss_monster()
    t.dungeon("ann", "spell-check-demon")
    t.hand("ann", "stealth")
    t.hand("bob", "deep-freeze")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "cast deep-freeze")
    assert uses(t, "ann") == []


@card("spell-check-demon", "book-eating-dragon")
def test_the_spell_check_demon_is_only_for_answering_and_only_spells() -> None:
    """It is not offered in an open window, nor against an ability."""
    t = super_boss_monster()
    t.dungeon("ann", "spell-check-demon")
    t.dungeon("bob", "book-eating-dragon")
    t.hand("ann", "tourist-trap", "stealth")
    t.hand("bob", "co-op")
    t.phase("build")
    assert uses(t, "ann") == []
    t.answer("ann", "pass")
    t.answer("bob", "use book-eating-dragon 0")

    assert uses(t, "ann") == []


@card("spell-check-demon", "wrong-address")
def test_the_spell_check_demon_minds_a_hero_who_is_sent_to_its_dungeon() -> None:
    """The dungeon is a target of that spell."""
    t = super_boss_monster()
    t.dungeon("ann", "spell-check-demon")
    t.entrance("bob", a_hero(health=8))
    t.hand("ann", "tourist-trap")
    t.hand("bob", "wrong-address")
    t.first_player("bob")
    t.phase("adventure")
    t.answer("bob", "cast wrong-address")
    t.answer("ann", "use spell-check-demon 0")

    assert t.told("spell-cancelled") == [{"seat": "bob", "card": "wrong-address"}]
    assert t.wounds("bob") == 1


# -- Compound-Interest Vault --------------------------------------------------------------------------------


@card("compound-interest-vault")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_the_compound_interest_vault_grows_from_one_or_two_tokens(before: int, after: int) -> None:
    """At the end of the turn: it needs a first token, should it have lost its own, and stops at three."""
    t = super_boss_monster()
    t.dungeon("ann", "compound-interest-vault")
    t.tokens("ann", 0, before)
    t.phase("end")

    assert t.tokens_on("ann") == [after]
    assert t.damage_of("ann") == [2 + after]
    assert len(t.events("ability-works")) == after - before


@card("compound-interest-vault")
def test_building_the_compound_interest_vault_is_the_first_deposit() -> None:
    """It comes with one token, which earns interest at the end of the same turn."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.hand("ann", "compound-interest-vault")
    build(t, "ann", "place compound-interest-vault 0")

    assert t.tokens_on("ann") == [1]
    assert t.damage_of("ann") == [3]
    t.phase("end")
    assert t.tokens_on("ann") == [2]


@card("compound-interest-vault", "black-hole-budget")
def test_the_compound_interest_vault_is_paid_out_from_left_to_right() -> None:
    """Left of the Black Hole it grows first and then loses a token; right of it the only token is gone before."""
    left = super_boss_monster()
    left.dungeon("ann", "compound-interest-vault", "black-hole-budget")
    left.tokens("ann", 1, 1)
    left.phase("end")
    right = super_boss_monster()
    right.dungeon("ann", "black-hole-budget", "compound-interest-vault")
    right.tokens("ann", 0, 1)
    right.phase("end")

    assert left.tokens_on("ann") == [1, 0]
    assert right.tokens_on("ann") == [0, 0]


@card("compound-interest-vault", "pinata-gallery")
def test_a_token_of_the_same_turn_earns_interest_in_the_vault() -> None:
    """A death in the adventure phase brings the first token, the end of the turn the second."""
    t = super_boss_monster()
    t.dungeon("ann", "pinata-gallery", "compound-interest-vault")
    t.tokens("ann", 1, 2)
    t.entrance("ann", a_hero(health=4))
    t.turn("adventure")
    t.answer("ann", "room compound-interest-vault ann 0")

    assert t.tokens_on("ann") == [2, 2]


# -- Ninja Demolition Crew ----------------------------------------------------------------------------------


@card("ninja-demolition-crew")
def test_the_ninja_demolition_crew_draws_a_room_when_another_room_is_built_over() -> None:
    """Its owner builds on a room beside it and draws; building on the free place draws nothing."""
    t = super_boss_monster()
    t.dungeon("ann", "ninja-demolition-crew", "tourist-trap")
    t.hand("ann", "rent-a-mimic")
    t.next_from("room deck", "box-trap")
    fork = t.fork()
    build(t, "ann", "place rent-a-mimic 0")
    build(fork, "ann", "place rent-a-mimic 2")

    assert t.hand_of("ann") == ["box-trap"]
    assert why(t, "card-drawn") == [("ninja-demolition-crew", "ability-works")]
    assert fork.hand_of("ann") == []


@card("ninja-demolition-crew")
def test_covering_the_ninja_demolition_crew_itself_or_with_itself_does_not_count() -> None:
    """Covered it is not visible any more; and it is not another room when it is built over one."""
    t = super_boss_monster()
    t.dungeon("ann", "ninja-demolition-crew")
    t.dungeon("bob", "box-trap")
    t.hand("ann", "rent-a-mimic")
    t.hand("bob", "ninja-demolition-crew")
    t.phase("build")
    t.answer("ann", "place rent-a-mimic 0").answer("bob", "place ninja-demolition-crew 0")

    assert (t.hand_of("ann"), t.hand_of("bob")) == ([], [])
    assert t.rooms("bob") == ["ninja-demolition-crew"]


@card("ninja-demolition-crew")
def test_the_ninja_demolition_crew_does_not_work_for_a_rival_s_building() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "ninja-demolition-crew")
    t.dungeon("bob", "tourist-trap")
    t.hand("bob", "rent-a-mimic")
    build(t, "bob", "place rent-a-mimic 0")

    assert (t.hand_of("ann"), t.hand_of("bob")) == ([], [])


@card("ninja-demolition-crew", "night-shift")
def test_the_ninja_demolition_crew_draws_once_a_turn() -> None:
    """Two rooms are built over in one turn: one room is drawn, and one more in the next turn."""
    t = super_boss_monster()
    t.dungeon("ann", "tourist-trap", "tourist-trap", "ninja-demolition-crew")
    t.dungeon("bob", "tourist-trap", "box-trap", "box-trap")
    t.hand("ann", "rent-a-mimic", "vip-bouncer", "rent-a-mimic", "night-shift")
    t.next_from("room deck", "banana-corridor", "minion-arena")
    t.phase("build")
    t.answer("ann", "place rent-a-mimic 1")
    cast(t, "ann", "night-shift")
    t.answer("ann", "place vip-bouncer 2")
    revealed(t)
    assert t.hand_of("ann") == ["banana-corridor", "rent-a-mimic"]

    t.phase("end")
    build(t, "ann", "place rent-a-mimic 1")
    assert t.hand_of("ann") == ["banana-corridor", "minion-arena"]


# -- Coin-Op Colossus ---------------------------------------------------------------------------------------


@card("coin-op-colossus")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_coin_op_colossus_takes_two_coins_for_a_token(phase: str) -> None:
    """In either phase: two coins, paid on announcing, put a token on it, once a turn; the token stays."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "coin-op-colossus")
    t.entrance("ann", a_hero(health=8))
    t.coins("ann", 5)
    t.hand("ann", "stealth")
    t.phase(phase)
    t.answer("ann", "use coin-op-colossus 0")
    assert t.told("coins-paid") == [{"seat": "ann", "n": 2, "total": 3}]
    assert t.tokens_on("ann") == [0]
    unanswered(t)
    assert (t.tokens_on("ann"), t.damage_of("ann")) == ([1], [4])
    assert uses(t, "ann") == []
    t.all_pass()
    t.phase("end")
    assert t.tokens_on("ann") == [1]


@card("coin-op-colossus")
def test_the_coin_op_colossus_is_not_offered_for_a_single_coin() -> None:
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "coin-op-colossus")
    t.coins("ann", 1)
    t.hand("ann", "stealth")
    t.phase("build")

    assert uses(t, "ann") == []
    refuses(t, "ann", "use", "coin-op-colossus", 0)


@card("coin-op-colossus", "cave-in")
@rule("SBM-STACK-06")
def test_the_coins_are_gone_when_the_coin_op_colossus_is_destroyed_in_response() -> None:
    """Its owner answers with Boss Monster's Cave-in on it: no token anywhere, and no coin back."""
    t = super_boss_monster(coins=True, mixed=True)
    t.dungeon("ann", ["minion-arena", "coin-op-colossus"])
    t.entrance("ann", a_hero(health=8))
    t.coins("ann", 2)
    t.hand("ann", "cave-in")
    t.phase("adventure")
    until_in(t, "coin-op-colossus")
    t.answer("ann", "use coin-op-colossus 0").answer("ann", "cast cave-in")

    assert t.souls("ann") == 1
    assert t.rooms("ann") == ["minion-arena"]
    assert t.tokens_on("ann") == [0]
    assert t.side("ann").coins == 0
