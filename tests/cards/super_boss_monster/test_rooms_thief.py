"""The thief's rooms: Box Trap, Hungry Houseplant, Free-Trial Pit, Back-Door Turnstile, Piggy Bank of Doom,
Parking-Meter Portcullis."""

import pytest

from tests.cards.super_boss_monster.rooms import (
    asks,
    build,
    cast,
    hurts,
    printed,
    refuses,
    stacks,
    unanswered,
    until_in,
    use,
    uses,
    walker,
    why,
)
from tests.marks import card, rule
from tests.super_table import SuperTable, a_hero, fresh, solo, super_boss_monster


@card(
    "box-trap",
    "hungry-houseplant",
    "free-trial-pit",
    "back-door-turnstile",
    "piggy-bank-of-doom",
    "parking-meter-portcullis",
)
@pytest.mark.parametrize(
    ("room", "damage", "symbols"),
    [
        ("box-trap", 2, {"thief": 1}),
        ("hungry-houseplant", 2, {"thief": 1}),
        ("free-trial-pit", 3, {"thief": 1}),
        ("back-door-turnstile", 2, {"thief": 1}),
        ("piggy-bank-of-doom", 1, {"thief": 2}),
        ("parking-meter-portcullis", 1, {"thief": 1}),
    ],
)
def test_what_a_thief_s_room_deals_and_shows(room: str, damage: int, symbols: dict[str, int]) -> None:
    """Everybody can read the damage and the symbols off the room."""
    t = super_boss_monster()
    t.dungeon("bob", room)

    assert printed(t, "bob") == (damage, symbols)


# -- Box Trap -----------------------------------------------------------------------------------------------


@card("box-trap")
@pytest.mark.parametrize(("answer", "drawn"), [("on-top co-op", "co-op"), ("under co-op", "deep-freeze")])
def test_the_box_trap_shows_its_builder_the_next_spell_to_leave_or_to_bury(answer: str, drawn: str) -> None:
    """Only its builder sees the card; what is left on top is drawn next, what is buried is not."""
    t = super_boss_monster()
    t.hand("ann", "box-trap", "password-sphinx")
    t.next_from("spell deck", "co-op", "deep-freeze")
    build(t, "ann", "place box-trap 0")

    assert asks(t, "ann") == ("leave-or-bury", "box-trap")
    assert t.options("ann") == ["on-top co-op", "under co-op"]
    assert [(peek.deck, peek.card) for peek in t.view("ann").peeked] == [("spell", "co-op")]
    assert t.view("bob").peeked == []
    t.answer("ann", answer)
    assert t.told("deck-looked-at") == [{"seat": "ann", "deck": 2, "n": 1}]
    assert all("co-op" not in told.values() for name in t.events() for told in t.told(name, "bob"))

    t.phase("end")
    build(t, "ann", "place password-sphinx 1")
    assert t.hand_of("ann") == [drawn]


@card("box-trap")
def test_the_box_trap_looks_at_the_shuffled_discards_where_the_deck_is_empty_and_at_nothing_without_any() -> None:
    t = super_boss_monster()
    t.only_in("spell deck")
    t.hand("ann", "box-trap", "box-trap")
    build(t, "ann", "place box-trap 0")
    assert t.waiting == []

    t.phase("end")
    t.pile("co-op")
    build(t, "ann", "place box-trap 1")
    assert t.options("ann") == ["on-top co-op", "under co-op"]
    t.answer("ann", "under co-op")
    assert (t.view("").spell_deck, t.discarded) == (1, [])


@card("box-trap", "password-sphinx")
@rule("SBM-STACK-04")
def test_a_rival_draws_the_spell_that_a_box_trap_has_left_on_top() -> None:
    """Ann's Trap works first: Bob's Sphinx draws what she has left, and she knows the card in his hand."""
    t = super_boss_monster()
    t.hand("ann", "box-trap")
    t.hand("bob", "password-sphinx")
    t.next_from("spell deck", "co-op", "deep-freeze")
    t.phase("build")
    t.answer("ann", "place box-trap 0").answer("bob", "place password-sphinx 0")
    t.answer("ann", "on-top co-op")

    assert t.hand_of("bob") == ["co-op"]
    assert t.view("ann").seats[1].known == ("co-op",)
    assert t.view("ann").peeked == []


# -- Hungry Houseplant --------------------------------------------------------------------------------------


@card("hungry-houseplant")
def test_the_hungry_houseplant_grows_in_a_turn_without_a_death() -> None:
    """At the end of the turn it gets a token, once a turn and up to two."""
    t = super_boss_monster()
    t.dungeon("ann", "hungry-houseplant")
    grown = []
    for _ in range(3):
        t.phase("end")
        grown.append(t.tokens_on("ann")[0])

    assert grown == [1, 2, 2]
    assert t.damage_of("ann") == [4]
    assert why(t, "token-placed") == [("hungry-houseplant", "ability-works")] * 2
    assert len(t.told("ability-works")) == 2


@card("hungry-houseplant")
def test_the_hungry_houseplant_does_not_grow_where_a_hero_has_died() -> None:
    """A death anywhere in the dungeon feeds it; one in a rival's dungeon does not."""
    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "hungry-houseplant")
    t.dungeon("bob", "hungry-houseplant")
    t.entrance("ann", a_hero(health=4))
    t.turn("adventure")

    assert t.souls("ann") == 1
    assert t.tokens_on("ann") == [0, 0]
    assert t.tokens_on("bob") == [1]


@card("hungry-houseplant")
def test_the_hungry_houseplant_grows_though_a_hero_has_got_through() -> None:
    """A hero who survives is no food."""
    t = super_boss_monster()
    t.dungeon("ann", "hungry-houseplant")
    t.entrance("ann", a_hero(health=4))
    t.turn("adventure")

    assert t.wounds("ann") == 1
    assert t.tokens_on("ann") == [1]


@card("hungry-houseplant", "no-continues-left")
@rule("SBM-ADV-13")
def test_a_hero_killed_by_a_spell_feeds_the_hungry_houseplant() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "hungry-houseplant")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "no-continues-left")
    t.turn("adventure")
    until_in(t, "hungry-houseplant").answer("ann", "cast no-continues-left")

    assert t.souls("ann") == 1
    assert t.tokens_on("ann") == [0]


@card("hungry-houseplant", "black-hole-budget")
def test_the_hungry_houseplant_counts_tokens_from_wherever() -> None:
    """With two tokens put there by others it stays; the Black Hole left of it takes one first, and it grows."""
    t = super_boss_monster()
    t.dungeon("ann", "hungry-houseplant")
    t.tokens("ann", 0, 2)
    t.dungeon("bob", "black-hole-budget", "hungry-houseplant")
    t.tokens("bob", 0, 2)
    t.phase("end")

    assert t.tokens_on("ann") == [2]
    assert t.tokens_on("bob") == [0, 2]
    assert t.events("token-removed", "token-placed") == ["token-removed", "token-placed"]


# -- Free-Trial Pit -----------------------------------------------------------------------------------------


@card("free-trial-pit")
def test_the_free_trial_pit_costs_a_card_or_itself_at_the_end_of_the_turn() -> None:
    """Its owner chooses: discard any one card and keep it, or destroy it and keep the hand."""
    t = super_boss_monster()
    t.dungeon("ann", "free-trial-pit", "tourist-trap")
    t.hand("ann", "box-trap", "co-op")
    t.phase("end")
    assert asks(t, "ann") == ("discard-or-destroy", "free-trial-pit")
    assert t.options("ann") == ["room free-trial-pit ann 1", "card box-trap", "card co-op"]
    refuses(t, "ann", "pass")
    refuses(t, "ann", "room", "tourist-trap", 0, 0)
    fork = t.fork()
    t.answer("ann", "card co-op")
    fork.answer("ann", "room free-trial-pit ann 1")

    assert (t.rooms("ann"), t.hand_of("ann"), t.discarded) == (
        ["free-trial-pit", "tourist-trap"],
        ["box-trap"],
        ["co-op"],
    )
    assert (fork.rooms("ann"), fork.hand_of("ann"), fork.discarded) == (
        ["tourist-trap"],
        ["box-trap", "co-op"],
        ["free-trial-pit"],
    )


@card("free-trial-pit")
def test_an_empty_hand_destroys_the_free_trial_pit() -> None:
    """Without a card there is no choice; what lay under it is uncovered."""
    t = super_boss_monster()
    t.dungeon("ann", ["box-trap", "free-trial-pit"])
    t.phase("end")

    assert t.waiting == []
    assert t.rooms("ann") == ["box-trap"]
    assert t.discarded == ["free-trial-pit"]
    assert t.told("room-uncovered") == [{"seat": "ann", "card": "box-trap"}]


@card("free-trial-pit")
def test_each_of_two_free_trial_pits_asks_from_left_to_right() -> None:
    """The left one is paid for, and with the hand then empty the right one is destroyed."""
    t = super_boss_monster()
    t.dungeon("ann", "free-trial-pit", "tourist-trap", "free-trial-pit")
    t.hand("ann", "co-op")
    t.phase("end")
    assert t.options("ann") == ["room free-trial-pit ann 2", "card co-op"]
    t.answer("ann", "card co-op")

    assert t.rooms("ann") == ["free-trial-pit", "tourist-trap"]
    assert t.discarded == ["co-op", "free-trial-pit"]


@card("free-trial-pit", "hungry-houseplant")
def test_a_houseplant_uncovered_by_a_free_trial_pit_grows_from_the_next_turn_on() -> None:
    """End-of-turn effects are those of the rooms that were visible when the turn ended."""
    t = super_boss_monster()
    t.dungeon("ann", ["hungry-houseplant", "free-trial-pit"])
    t.phase("end")
    assert (t.rooms("ann"), t.tokens_on("ann")) == (["hungry-houseplant"], [0])
    t.phase("end")
    assert t.tokens_on("ann") == [1]


@card("free-trial-pit")
@rule("SBM-SETUP-15")
def test_the_free_trial_pit_costs_nothing_for_being_built_in_the_setup() -> None:
    """The first room is laid before the first turn; the trial ends with that turn, not with the setup."""
    t = fresh()
    t.next_from("room deck", "free-trial-pit")
    t.setup()
    name = first_builder(t)

    assert t.rooms(name) == ["free-trial-pit"]
    assert t.events("room-destroyed", "card-discarded") == []


def first_builder(t: SuperTable) -> str:
    """The setup goes on until both players have a room; who drew the Pit builds it."""
    builder = ""
    while t.view("").phase == "setup" and t.waiting:
        name = t.waiting[0]
        if t.can(name, "place free-trial-pit"):
            builder = name
        options = t.options(name)
        wanted = ["place free-trial-pit 0", "no"]
        t.answer(name, next((words for words in wanted if words in options), options[-1]))
    return builder


# -- Back-Door Turnstile ------------------------------------------------------------------------------------


@card("back-door-turnstile")
@rule("SBM-CITY-22")
def test_the_back_door_turnstile_lets_its_owner_draft_from_the_room_deck() -> None:
    """Instead of a card of the market its owner takes the next room unseen, and the market keeps one more."""
    t = super_boss_monster()
    t.dungeon("ann", "back-door-turnstile")
    t.market("box-trap", "co-op")
    t.next_from("room deck", "minion-arena")
    t.phase("draft")
    assert asks(t, "ann")[0] == "draft"
    assert t.options("ann") == ["card box-trap", "card co-op", "deck 1"]
    t.answer("ann", "deck 1")

    assert t.hand_of("ann") == ["minion-arena"]
    assert t.on_market == ["box-trap", "co-op"]
    assert t.view("bob").seats[0].known == ()
    assert t.told("card-drawn", "ann") == [{"seat": "ann", "card": "minion-arena", "deck": 1}]


@card("back-door-turnstile")
def test_the_back_door_turnstile_may_be_left_alone_and_is_nobody_else_s() -> None:
    """Its owner may draft from the market as ever; a rival has no such choice, nor does a covered Turnstile give it."""
    t = super_boss_monster()
    t.dungeon("ann", "back-door-turnstile")
    t.dungeon("bob", ["back-door-turnstile", "tourist-trap"])
    t.market("box-trap", "co-op", "minion-arena")
    t.phase("draft")
    t.answer("ann", "card co-op")
    assert t.hand_of("ann") == ["co-op"]
    t.answer("ann", t.options("ann")[0])

    assert sorted(t.options("bob")) == ["card box-trap", "card minion-arena"]
    refuses(t, "bob", "deck", 1)


@card("back-door-turnstile", "five-finger-cloakroom")
def test_what_the_back_door_turnstile_leaves_on_the_market_the_cloakroom_takes() -> None:
    """Ann drafts from the deck, so there is a card left when Bob builds his Cloakroom."""
    t = super_boss_monster()
    t.dungeon("ann", "back-door-turnstile")
    t.hand("bob", "five-finger-cloakroom")
    t.market("box-trap", "co-op")
    t.phase("draft")
    t.answer("ann", "deck 1").answer("ann", t.options("ann")[0])
    t.answer("bob", "card box-trap").answer("bob", t.options("bob")[0])
    build(t, "bob", "place five-finger-cloakroom 0").answer("bob", "yes")

    assert t.hand_of("bob") == ["box-trap", "co-op"]
    assert t.on_market == []


# -- Piggy Bank of Doom -------------------------------------------------------------------------------------


@card("piggy-bank-of-doom")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize(
    ("choices", "tokens"),
    [
        (["room box-trap ann 0", "room box-trap ann 0"], [0, 2]),
        (["room box-trap ann 0", "room tourist-trap ann 1"], [1, 1]),
    ],
)
def test_the_piggy_bank_is_broken_for_two_tokens(phase: str, choices: list[str], tokens: list[int]) -> None:
    """In either phase: the room is destroyed on announcing, and two tokens go where its owner likes on resolving."""
    t = super_boss_monster()
    t.dungeon("ann", "tourist-trap", "piggy-bank-of-doom", "box-trap")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "stealth")
    t.phase(phase)
    t.answer("ann", "use piggy-bank-of-doom 1")
    assert t.rooms("ann") == ["tourist-trap", "box-trap"]
    assert t.discarded == ["piggy-bank-of-doom"]
    assert t.tokens_on("ann") == [0, 0]
    unanswered(t)
    for words in choices:
        assert asks(t, "ann") == ("put-token", "piggy-bank-of-doom")
        t.answer("ann", words)

    assert t.tokens_on("ann") == tokens
    assert sum(told["n"] for told in t.told("token-placed")) == 2


@card("piggy-bank-of-doom")
def test_a_room_under_the_piggy_bank_is_another_room() -> None:
    """What it uncovers may take the tokens; where no room is left they are lost."""
    t = super_boss_monster()
    t.dungeon("ann", ["box-trap", "piggy-bank-of-doom"])
    t.dungeon("bob", "piggy-bank-of-doom")
    t.phase("build")
    use(t, "ann", "piggy-bank-of-doom 0")
    assert (t.rooms("ann"), t.tokens_on("ann")) == (["box-trap"], [2])
    t.answer("bob", "use piggy-bank-of-doom 0")

    assert t.rooms("bob") == []
    assert len(t.told("token-placed")) == 2


@card("piggy-bank-of-doom")
def test_the_piggy_bank_cannot_be_broken_under_a_face_down_room() -> None:
    """From the moment a room is laid on it, it is not offered any more."""
    t = super_boss_monster()
    t.dungeon("ann", "piggy-bank-of-doom", "tourist-trap")
    t.hand("ann", "rent-a-mimic")
    t.hand("bob", "stealth")
    t.phase("build")
    assert uses(t, "ann") == ["use piggy-bank-of-doom 1"]
    t.answer("ann", "place rent-a-mimic 1")
    assert t.waiting == ["bob"]
    t.all_pass()

    assert stacks(t, "ann") == [["piggy-bank-of-doom", "rent-a-mimic"], ["tourist-trap"]]


@card("piggy-bank-of-doom")
@rule("SBM-CONF-38")
def test_a_hero_in_the_piggy_bank_goes_on_to_the_next_room_when_it_is_broken() -> None:
    """The tokens are on the rooms in time to hurt it there."""
    t = super_boss_monster()
    t.dungeon("ann", "piggy-bank-of-doom", "box-trap")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    until_in(t, "piggy-bank-of-doom")
    assert walker(t).hero.damage == 1
    use(t, "ann", "piggy-bank-of-doom 1")

    assert t.walked() == ["piggy-bank-of-doom", "box-trap"]
    assert hurts(t) == [("piggy-bank-of-doom", 1), ("box-trap", 4)]


@card("piggy-bank-of-doom", "wet-floor-sign")
@rule("SBM-KEY-22")
@pytest.mark.parametrize("bank", ["piggy-bank-of-doom", ["vip-bouncer", "piggy-bank-of-doom"]])
def test_a_hero_pulled_back_out_of_a_broken_piggy_bank_enters_the_room_on_its_left(bank: str | list[str]) -> None:
    """Whether the rooms have closed up or another has been uncovered there, the way back is one room long."""
    t = super_boss_monster()
    t.dungeon("ann", "tourist-trap", "password-sphinx", bank, "rent-a-mimic")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.hand("ann", "wet-floor-sign")
    t.phase("adventure")
    until_in(t, "piggy-bank-of-doom")
    t.answer("ann", "cast wet-floor-sign").answer("ann", "use piggy-bank-of-doom 1")
    t.answer("ann", "room rent-a-mimic ann 0").answer("ann", "room rent-a-mimic ann 0")

    assert t.walked()[:4] == ["tourist-trap", "password-sphinx", "piggy-bank-of-doom", "password-sphinx"]


@card("piggy-bank-of-doom", "dino-treadmill")
def test_the_piggy_bank_s_tokens_are_lost_where_only_a_treadmill_is_left() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "piggy-bank-of-doom", "dino-treadmill")
    t.phase("build")
    use(t, "ann", "piggy-bank-of-doom 1")

    assert (t.rooms("ann"), t.tokens_on("ann")) == (["dino-treadmill"], [0])


@card("piggy-bank-of-doom")
@rule("SBM-SOLO-15")
def test_alone_the_piggy_bank_s_second_token_goes_where_there_is_still_room() -> None:
    """A room with three tokens takes one more; the other goes elsewhere."""
    t = solo()
    t.dungeon("ann", "tourist-trap", "piggy-bank-of-doom", "box-trap")
    t.tokens("ann", 0, 3)
    t.phase("build")
    use(t, "ann", "piggy-bank-of-doom 1", "room box-trap ann 0")

    assert t.tokens_on("ann") == [1, 4]


@card("piggy-bank-of-doom", "safety-inspection")
@rule("SBM-STACK-01", "SBM-STACK-02")
def test_the_tokens_of_a_piggy_bank_come_before_the_inspection_it_answers() -> None:
    """Ann breaks her Bank in response: its tokens lie there when the Inspector comes, who takes two of three."""
    t = super_boss_monster()
    t.dungeon("ann", "piggy-bank-of-doom", "box-trap")
    t.tokens("ann", 0, 1)
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "safety-inspection")
    t.phase("adventure")
    t.answer("ann", "pass").answer("bob", "cast safety-inspection")
    t.answer("ann", "use piggy-bank-of-doom 1")
    assert t.tokens_on("ann") == [3]
    t.answer("bob", "room box-trap ann 0").answer("bob", "room box-trap ann 0")

    assert t.tokens_on("ann") == [1]


# -- Parking-Meter Portcullis -------------------------------------------------------------------------------


@card("parking-meter-portcullis")
def test_the_parking_meter_portcullis_takes_a_coin_of_the_first_hero_who_enters() -> None:
    """Before its damage it pays its owner a coin, for the first entry of each turn only."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "parking-meter-portcullis")
    t.coins("ann", 0)
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")

    assert t.side("ann").coins == 1
    assert t.events("hero-entered", "coins-gained", "room-hurt") == [
        "hero-entered",
        "coins-gained",
        "room-hurt",
        "hero-entered",
        "room-hurt",
    ]
    assert why(t, "coins-gained") == [("parking-meter-portcullis", "ability-works")]

    t.phase("end")
    t.entrance("ann", a_hero(health=8, n=2))
    t.phase("adventure")
    assert t.side("ann").coins == 2


@card("parking-meter-portcullis", "slot-machine-slime")
def test_a_coin_from_the_portcullis_feeds_the_slime_behind_it() -> None:
    """The coin is there in the window after the Portcullis, before the hero comes to the Slime."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "parking-meter-portcullis", "slot-machine-slime")
    t.coins("ann", 0)
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    until_in(t, "parking-meter-portcullis")
    use(t, "ann", "slot-machine-slime 0")

    assert hurts(t) == [("parking-meter-portcullis", 1), ("slot-machine-slime", 3)]
    assert t.side("ann").coins == 0


@card("parking-meter-portcullis", "deep-freeze")
@rule("SBM-KEY-09")
def test_a_disabled_portcullis_still_collects() -> None:
    """Only its damage is gone."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "parking-meter-portcullis")
    t.coins("ann", 0)
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "deep-freeze")
    t.phase("adventure")
    cast(t, "bob", "deep-freeze")

    assert t.side("ann").coins == 1
    assert hurts(t) == []
