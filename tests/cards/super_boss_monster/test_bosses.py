"""Bosses: what each does once it has levelled up, clause by clause, and how that meets the rest of the table."""

import pytest

from tests.cards.super_boss_monster.rooms import (
    FIVE,
    HALLS,
    QUIET_BOSSES,
    asks,
    build,
    cast,
    errand,
    hurts,
    refuses,
    revealed,
    row,
    send,
    unanswered,
    until_in,
    uses,
    why,
)
from tests.marks import card, rule
from tests.super_table import SuperTable, a_hero, solo, super_boss_monster

MINION_BOSSES = ("mother-inferior", "mecha-gary", "madame-buffering", "don-quackio", "unidentified-fried-object")


def table(boss: str, rival: str = "", coins: bool = False) -> SuperTable:
    """Ann plays this boss against Bob's, who is as quiet as can be."""
    other = rival or ("lord-grumble" if boss != "lord-grumble" else "nana-webb")
    return super_boss_monster(bosses=[boss, other], coins=coins)


def build_fifth(t: SuperTable, name: str = "ann", room: str = "tourist-trap") -> SuperTable:
    """The player, who has four rooms, lays a fifth, and nobody does anything else until all are revealed."""
    t.hand(name, room)
    return build(t, name, f"place {room} 4")


def rises(t: SuperTable) -> list[str]:
    """Whose boss has levelled up, in order."""
    return [told["seat"] for told in t.told("levelled-up")]


# -- every boss -----------------------------------------------------------------------------------------------

BOSSES = [
    ("lord-grumble", 880, "cleric"),
    ("hydra-committee", 640, "cleric"),
    ("mother-inferior", 310, "cleric"),
    ("emperor-dododo", 820, "fighter"),
    ("coach-carnage", 560, "fighter"),
    ("mecha-gary", 270, "fighter"),
    ("baron-bruin", 760, "mage"),
    ("dean-sporesby", 600, "mage"),
    ("madame-buffering", 350, "mage"),
    ("nana-webb", 900, "thief"),
    ("your-sliminess", 520, "thief"),
    ("don-quackio", 230, "thief"),
    ("zorp-from-accounting", 860, "explorer"),
    ("queen-krill", 580, "explorer"),
    ("unidentified-fried-object", 250, "explorer"),
    ("duchess-deducta", 480, "thief"),
]


@card(
    "lord-grumble",
    "hydra-committee",
    "mother-inferior",
    "emperor-dododo",
    "coach-carnage",
    "mecha-gary",
    "baron-bruin",
    "dean-sporesby",
    "madame-buffering",
    "nana-webb",
    "your-sliminess",
    "don-quackio",
    "zorp-from-accounting",
    "queen-krill",
    "unidentified-fried-object",
    "duchess-deducta",
)
@pytest.mark.parametrize(("boss", "xp", "treasure"), BOSSES)
class TestEveryBoss:
    """What is true of each boss, whatever its level-up does."""

    @rule("SBM-BOSS-01", "SBM-BOSS-02", "SBM-BOSS-03")
    def test_its_xp_and_its_symbol_are_there_for_all_to_see(self, boss: str, xp: int, treasure: str) -> None:
        """One symbol of its treasure counts for its dungeon; it is no room and deals nothing."""
        t = table(boss)
        side = t.view("bob").seats[0]
        assert (side.boss, side.xp, side.levelled) == (boss, xp, False)
        assert [t.symbols("ann", each) for each in ("cleric", "fighter", "mage", "thief", "explorer")].count(1) == 1
        assert t.symbols("ann", treasure) == 1
        assert (side.damage, side.dungeon) == (0, ())

    @rule("SBM-BOSS-05", "SBM-BOSS-06", "SBM-BOSS-07")
    def test_the_fifth_room_levels_it_up_once_and_for_all(self, boss: str, xp: int, treasure: str) -> None:
        """With the fifth room it rises; building over a room does not do it, nor does it rise a second time."""
        t = table(boss)
        t.dungeon("ann", *HALLS)
        t.hand("ann", "rent-a-mimic", "rent-a-mimic")
        build(t, "ann", "place rent-a-mimic 3")
        assert rises(t) == []
        t.phase("end")
        build_fifth(t)
        take_the_first(t)
        assert rises(t) == ["ann"]
        assert t.side("ann").levelled
        t.phase("end")
        build(t, "ann", "place rent-a-mimic 0")
        take_the_first(t)
        assert rises(t) == ["ann"]

    @rule("SBM-CITY-21", "SBM-BOSS-10")
    def test_a_minion_may_be_sent_to_it_only_if_it_has_a_space_and_has_levelled_up(
        self, boss: str, xp: int, treasure: str
    ) -> None:
        t = table(boss)
        early = t.fork()
        early.phase("draft")
        assert not early.can("ann", f"boss {boss}")
        t.levelled("ann")
        t.phase("draft")
        assert t.can("ann", f"boss {boss}") == (boss in MINION_BOSSES)


def take_the_first(t: SuperTable) -> SuperTable:
    """Everybody answers with their first option until nothing is asked."""
    while t.waiting:
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    return t


# -- Lord Grumble -----------------------------------------------------------------------------------------------


@card("lord-grumble")
@rule("SBM-KEY-24")
def test_lord_grumble_may_turn_an_ordinary_wound_into_a_soul() -> None:
    """He chooses among the ordinary heroes that have wounded him; an epic one is not offered."""
    t = table("lord-grumble")
    wounds = [a_hero(health=4), a_hero(health=6), a_hero(health=11, epic=True)]
    t.dungeon("ann", *HALLS)
    t.give_wounds("ann", *wounds)
    build_fifth(t)
    assert asks(t, "ann") == ("may", "lord-grumble")
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("heal", "lord-grumble")
    assert t.options("ann") == [f"hero {wounds[0]}", f"hero {wounds[1]}"]
    refuses(t, "ann", "hero", wounds[2])
    t.answer("ann", f"hero {wounds[1]}")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 3)
    assert t.side("ann").soul_heroes == (wounds[1],)
    assert why(t, "wound-healed") == [("lord-grumble", "levelled-up")]
    assert t.hand_of("ann") == []


@card("lord-grumble")
def test_lord_grumble_who_does_not_heal_gets_no_room_for_it() -> None:
    t = table("lord-grumble")
    t.dungeon("ann", *HALLS)
    t.give_wounds("ann", a_hero(health=4))
    build_fifth(t).answer("ann", "no")

    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)
    assert t.hand_of("ann") == []
    assert t.waiting == []


@card("lord-grumble")
@pytest.mark.parametrize("wounds", [[], [a_hero(health=11, epic=True)]])
def test_lord_grumble_draws_a_room_where_no_ordinary_hero_has_wounded_him(wounds: list[str]) -> None:
    """Without wounds, or with epic ones only, he draws unasked."""
    t = table("lord-grumble")
    t.dungeon("ann", *HALLS)
    t.give_wounds("ann", *wounds)
    t.next_from("room deck", "vip-bouncer")
    build_fifth(t)

    assert t.waiting == []
    assert t.hand_of("ann") == ["vip-bouncer"]
    assert t.side("ann").wound_heroes == tuple(wounds)


@card("lord-grumble", "nana-webb")
@rule("SBM-BUILD-16", "SBM-CONF-32")
def test_two_bosses_level_up_one_after_the_other_from_the_first_player() -> None:
    """Both lay the fifth room in one turn; Ann, who has the marker, does everything of hers before Bob."""
    t = table("lord-grumble", "nana-webb")
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "password-sphinx", "box-trap", "overtime-ossuary", "vip-bouncer")
    t.hand("ann", "tourist-trap")
    t.hand("bob", "tourist-trap")
    t.next_from("room deck", "rent-a-mimic")
    t.town(a_hero(health=6))
    t.phase("build")
    t.answer("ann", "place tourist-trap 4").answer("bob", "place tourist-trap 4")

    assert rises(t) == ["ann", "bob"]
    assert t.hand_of("ann") == ["rent-a-mimic"]
    assert asks(t, "bob") == ("may", "nana-webb")


# -- Hydra Committee --------------------------------------------------------------------------------------------


@card("hydra-committee")
def test_the_hydra_committee_may_recover_an_ordinary_room_for_the_first_death_of_a_turn() -> None:
    """Whatever room of its dungeon it happens in; advanced rooms and spells stay where they are."""
    t = table("hydra-committee")
    t.dungeon("ann", "overtime-ossuary", "box-trap")
    t.levelled("ann")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.pile("dino-treadmill", "vip-bouncer", "co-op", "tourist-trap")
    t.phase("adventure")
    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("may", "hydra-committee")
    t.answer("ann", "yes")
    assert sorted(t.options("ann")) == ["card tourist-trap", "card vip-bouncer"]
    refuses(t, "ann", "card", "dino-treadmill")
    t.answer("ann", "card vip-bouncer")

    assert t.hand_of("ann") == ["vip-bouncer"]
    assert t.souls("ann") == 2
    assert t.waiting == []
    assert t.events("hero-died", "card-recovered") == ["hero-died", "card-recovered", "hero-died"]


@card("hydra-committee")
def test_the_hydra_committee_decides_once_a_turn_also_when_it_decides_against_it() -> None:
    """Declined for the first death, it is not asked for the second; in the next turn it is."""
    t = table("hydra-committee")
    t.dungeon("ann", "overtime-ossuary", "box-trap")
    t.levelled("ann")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.pile("tourist-trap")
    t.phase("adventure")
    t.answer("ann", "no")
    assert t.souls("ann") == 2
    assert t.waiting == []

    t.phase("end")
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    t.answer("ann", "yes")
    assert t.hand_of("ann") == ["tourist-trap"]


@card("hydra-committee")
@pytest.mark.parametrize(("levelled", "pile"), [(False, ["tourist-trap"]), (True, ["dino-treadmill"]), (True, [])])
def test_the_hydra_committee_is_not_asked_before_its_level_up_nor_without_an_ordinary_room(
    levelled: bool, pile: list[str]
) -> None:
    t = table("hydra-committee")
    t.dungeon("ann", "overtime-ossuary", "box-trap")
    if levelled:
        t.levelled("ann")
    t.entrance("ann", a_hero(health=4))
    t.pile(*pile)
    t.phase("adventure")

    assert t.souls("ann") == 1
    assert t.waiting == []


@card("hydra-committee", "lost-property-tomb")
def test_the_hydra_committee_and_the_room_of_the_death_are_ordered_by_their_owner() -> None:
    """One death, two effects: who is first takes first."""
    t = table("hydra-committee")
    t.dungeon("ann", "overtime-ossuary", "lost-property-tomb")
    t.levelled("ann")
    t.entrance("ann", a_hero(health=4))
    t.pile("box-trap", "vip-bouncer")
    t.phase("adventure")
    assert asks(t, "ann")[0] == "order-triggers"
    assert t.options("ann") == ["boss hydra-committee", "room lost-property-tomb ann 0"]
    t.answer("ann", "room lost-property-tomb ann 0").answer("ann", "yes")
    assert t.hand_of("ann") == ["box-trap"]
    t.answer("ann", "yes")

    assert t.hand_of("ann") == ["box-trap", "vip-bouncer"]


@card("hydra-committee")
def test_a_death_in_a_rival_s_dungeon_is_no_business_of_the_hydra_committee() -> None:
    t = table("hydra-committee")
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "overtime-ossuary", "box-trap")
    t.levelled("ann")
    t.entrance("bob", a_hero(health=4))
    t.pile("tourist-trap")
    t.phase("adventure")

    assert t.souls("bob") == 1
    assert t.waiting == []


# -- Mother Inferior --------------------------------------------------------------------------------------------


@card("mother-inferior")
def test_a_minion_at_mother_inferior_trades_two_cards_for_an_ordinary_wound() -> None:
    """She may discard any two cards and turns an ordinary hero among the wounds into a soul."""
    t = table("mother-inferior")
    wounds = [a_hero(health=4), a_hero(health=11, epic=True), a_hero(health=6)]
    t.levelled("ann")
    t.give_wounds("ann", *wounds)
    t.hand("ann", "box-trap", "vip-bouncer", "co-op")
    errand(t, "ann", "boss mother-inferior")
    assert t.told("errand-at-card")[0] == {"seat": "ann", "card": "mother-inferior"}
    assert asks(t, "ann") == ("may", "mother-inferior")
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("discard", "mother-inferior")
    t.answer("ann", "card box-trap")
    assert sorted(t.options("ann")) == ["card co-op", "card vip-bouncer"]
    t.answer("ann", "card co-op")
    assert asks(t, "ann") == ("heal", "mother-inferior")
    assert t.options("ann") == [f"hero {wounds[0]}", f"hero {wounds[2]}"]
    t.answer("ann", f"hero {wounds[0]}")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 3)
    assert t.hand_of("ann") == ["vip-bouncer"]
    assert t.discarded == ["box-trap", "co-op"]


@card("mother-inferior")
def test_mother_inferior_may_keep_her_cards_and_her_wounds() -> None:
    t = table("mother-inferior")
    t.levelled("ann")
    t.give_wounds("ann", a_hero(health=4))
    t.hand("ann", "box-trap", "co-op")
    errand(t, "ann", "boss mother-inferior").answer("ann", "no")

    assert t.wounds("ann") == 1
    assert t.hand_of("ann") == ["box-trap", "co-op"]


@card("mother-inferior")
@pytest.mark.parametrize(
    ("hand", "wounds"),
    [
        (["box-trap"], [a_hero(health=4)]),
        (["box-trap", "co-op"], []),
        (["box-trap", "co-op"], [a_hero(health=11, epic=True)]),
    ],
)
def test_mother_inferior_is_not_asked_with_one_card_or_without_an_ordinary_wound(
    hand: list[str], wounds: list[str]
) -> None:
    t = table("mother-inferior")
    t.levelled("ann")
    t.give_wounds("ann", *wounds)
    t.hand("ann", *hand)
    errand(t, "ann", "boss mother-inferior")

    assert t.waiting == []
    assert t.hand_of("ann") == hand


@card("mother-inferior", "tag-team-pit")
@rule("SBM-MINION-08")
def test_mother_inferior_s_minion_stands_at_home_for_the_whole_turn() -> None:
    """Having done its errand it still tags the Pit in."""
    t = table("mother-inferior")
    t.dungeon("ann", "tag-team-pit")
    t.levelled("ann")
    t.entrance("ann", a_hero(health=8))
    errand(t, "ann", "boss mother-inferior")
    t.phase("adventure")

    assert hurts(t) == [("tag-team-pit", 2)]


# -- Emperor Dododo ---------------------------------------------------------------------------------------------


@card("emperor-dododo")
def test_emperor_dododo_puts_a_token_on_two_rooms_and_stirs_up_the_whole_dungeon() -> None:
    """Two different rooms get a token each, for good; every room deals 1 more until the end of the turn."""
    t = table("emperor-dododo")
    t.dungeon("ann", *HALLS)
    build_fifth(t)
    assert asks(t, "ann") == ("put-token", "emperor-dododo")
    assert len(t.options("ann")) == 5
    refuses(t, "ann", "pass")
    t.answer("ann", "room box-trap ann 1")
    assert "room box-trap ann 1" not in t.options("ann")
    refuses(t, "ann", "room", "box-trap", 0, 1)
    t.answer("ann", "room overtime-ossuary ann 0")

    assert t.tokens_on("ann") == [0, 0, 0, 1, 1]
    assert t.damage_of("ann") == [1, 1, 2, 4, 5]
    assert t.told("dungeon-boosted") == [{"seat": "ann", "n": 1}]
    t.phase("end")
    assert t.damage_of("ann") == [0, 0, 1, 3, 4]


@card("emperor-dododo", "dino-treadmill")
def test_emperor_dododo_cannot_put_a_token_on_a_treadmill_but_stirs_it_up() -> None:
    """The Treadmill is not offered for a token; its damage grows all the same."""
    t = table("emperor-dododo")
    t.dungeon("ann", "dino-treadmill", "password-sphinx", "box-trap", "overtime-ossuary")
    build_fifth(t)
    assert "room dino-treadmill ann 3" not in t.options("ann")
    t.answer("ann", "room box-trap ann 1").answer("ann", "room password-sphinx ann 2")

    assert t.damage_of("ann") == [1, 5, 3, 4, 4]


@card("emperor-dododo", "piggy-bank-of-doom")
def test_emperor_dododo_s_tantrum_reaches_a_room_that_is_uncovered_later() -> None:
    """Whatever is visible when a hero enters deals the extra damage."""
    t = table("emperor-dododo")
    t.dungeon("ann", ["password-sphinx", "piggy-bank-of-doom"], "tourist-trap", "box-trap", "overtime-ossuary")
    t.entrance("ann", a_hero(health=13, epic=True))
    build_fifth(t).answer("ann", "room overtime-ossuary ann 0").answer("ann", "room box-trap ann 1")
    t.phase("adventure")
    t.answer("ann", "use piggy-bank-of-doom 3")
    t.answer("ann", "room overtime-ossuary ann 0").answer("ann", "room overtime-ossuary ann 0")

    assert hurts(t)[:3] == [("tourist-trap", 1), ("password-sphinx", 2), ("tourist-trap", 1)]


@card("emperor-dododo")
@rule("SBM-SOLO-15")
def test_alone_emperor_dododo_passes_over_a_room_with_four_tokens() -> None:
    t = solo("emperor-dododo")
    t.dungeon("ann", *HALLS)
    t.tokens("ann", 0, 4)
    build_fifth(t)

    assert "room overtime-ossuary ann 0" not in t.options("ann")
    assert len(t.options("ann")) == 4


# -- Coach Carnage ----------------------------------------------------------------------------------------------


@card("coach-carnage")
def test_coach_carnage_makes_the_last_room_hit_harder_from_the_level_up_on() -> None:
    """Before: nothing. From the fifth room on the room next to the boss deals 1 more, turn after turn."""
    t = table("coach-carnage")
    t.dungeon("ann", *HALLS)
    assert t.damage_of("ann") == [0, 1, 2, 3]
    build_fifth(t)
    assert rises(t) == ["ann"]
    assert t.damage_of("ann") == [0, 0, 1, 2, 4]
    t.phase("end")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert hurts(t) == [("password-sphinx", 1), ("box-trap", 2), ("overtime-ossuary", 4)]


@card("coach-carnage", "piggy-bank-of-doom")
def test_coach_carnage_talks_to_whichever_room_is_last_when_a_hero_enters() -> None:
    """The last room is destroyed: the one before it is the last now."""
    t = table("coach-carnage")
    t.dungeon("ann", "box-trap", "piggy-bank-of-doom")
    t.levelled("ann")
    assert t.damage_of("ann") == [2, 2]
    t.phase("build")
    t.answer("ann", "use piggy-bank-of-doom 0")

    assert t.rooms("ann") == ["box-trap"]
    assert t.damage_of("ann") == [5]


@card("coach-carnage", "deep-freeze")
@rule("SBM-KEY-08", "SBM-BOARD-12")
def test_coach_carnage_and_the_hideout_add_up_but_not_in_a_disabled_room() -> None:
    t = table("coach-carnage")
    t.dungeon("ann", "tourist-trap", "box-trap")
    t.levelled("ann")
    t.hand("bob", "deep-freeze")
    t.entrance("ann", a_hero(health=8))
    errand(t, "ann", "space hideout-last-room")
    assert t.damage_of("ann") == [0, 5]
    t.phase("adventure")
    cast(t, "bob", "deep-freeze", "room box-trap ann 0")

    assert hurts(t) == []


# -- Mecha-Gary -------------------------------------------------------------------------------------------------


@card("mecha-gary")
def test_a_minion_at_mecha_gary_stirs_up_two_monsters_at_most() -> None:
    """He chooses up to two different own monster rooms, no traps; each deals 2 more until the end of the turn."""
    t = table("mecha-gary")
    t.dungeon("ann", "box-trap", "vip-bouncer", "password-sphinx", "overtime-ossuary", "gargoyle-choir")
    t.levelled("ann")
    errand(t, "ann", "boss mecha-gary")
    assert asks(t, "ann") == ("boost-room", "mecha-gary")
    assert t.options("ann") == [
        "pass",
        "room gargoyle-choir ann 0",
        "room overtime-ossuary ann 1",
        "room password-sphinx ann 2",
        "room vip-bouncer ann 3",
    ]
    t.answer("ann", "room gargoyle-choir ann 0")
    refuses(t, "ann", "room", "gargoyle-choir", 0, 0)
    t.answer("ann", "room vip-bouncer ann 3")

    assert t.damage_of("ann") == [2, 5, 1, 3, 5]
    assert t.tokens_on("ann") == [0] * 5
    t.phase("end")
    assert t.damage_of("ann") == [2, 3, 1, 3, 3]


@card("mecha-gary")
def test_mecha_gary_may_stop_after_none_or_one() -> None:
    t = table("mecha-gary")
    t.dungeon("ann", "vip-bouncer", "password-sphinx")
    t.levelled("ann")
    none = t.fork()
    errand(none, "ann", "boss mecha-gary").answer("ann", "pass")
    errand(t, "ann", "boss mecha-gary").answer("ann", "room vip-bouncer ann 1").answer("ann", "pass")

    assert none.damage_of("ann") == [3, 1]
    assert t.damage_of("ann") == [5, 1]
    assert (none.waiting, t.waiting) == ([], [])


@card("mecha-gary")
def test_mecha_gary_has_nothing_to_say_to_traps() -> None:
    """Without a monster room the errand is done and nothing is asked."""
    t = table("mecha-gary")
    t.dungeon("ann", "box-trap", "tourist-trap")
    t.levelled("ann")
    errand(t, "ann", "boss mecha-gary")

    assert t.waiting == []
    assert t.damage_of("ann") == [2, 0]


@card("mecha-gary", "smugglers-airlock")
def test_the_bonus_of_mecha_gary_leaves_with_the_room() -> None:
    """The Airlock that he has stirred up is destroyed: what it uncovers deals what is printed on it."""
    t = table("mecha-gary")
    t.dungeon("ann", ["password-sphinx", "smugglers-airlock"])
    t.levelled("ann")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    errand(t, "ann", "boss mecha-gary").answer("ann", "room smugglers-airlock ann 0")
    t.phase("adventure")
    until_in(t, "smugglers-airlock")
    t.answer("ann", "use smugglers-airlock 0")

    assert hurts(t) == [("smugglers-airlock", 3), ("password-sphinx", 1)]


# -- Baron Bruin ------------------------------------------------------------------------------------------------


@card("baron-bruin")
def test_baron_bruin_reads_five_spells_keeps_two_and_shuffles_the_rest() -> None:
    """Only he sees them; he must take two; where the others are, nobody knows afterwards."""
    t = table("baron-bruin")
    t.dungeon("ann", *HALLS)
    t.next_from("spell deck", "co-op", "stealth", "deep-freeze", "grand-heist", "ghost-cheat")
    size = t.view("").spell_deck
    build_fifth(t)
    assert asks(t, "ann") == ("take-from-top", "baron-bruin")
    seen = ["from-deck co-op", "from-deck deep-freeze", "from-deck ghost-cheat", "from-deck grand-heist"]
    assert sorted(t.options("ann")) == [*seen, "from-deck stealth"]
    assert t.view("bob").peeked == []
    refuses(t, "ann", "pass")
    t.answer("ann", "from-deck stealth")
    assert sorted(t.options("ann")) == seen
    t.answer("ann", "from-deck ghost-cheat")

    assert t.hand_of("ann") == ["ghost-cheat", "stealth"]
    assert t.view("bob").seats[0].known == ()
    assert t.view("ann").peeked == []
    assert t.view("").spell_deck == size - 2
    assert t.events("deck-looked-at", "card-kept", "deck-shuffled") == [
        "deck-looked-at",
        "card-kept",
        "card-kept",
        "deck-shuffled",
    ]


@card("baron-bruin")
@rule("SBM-CONF-25")
@pytest.mark.parametrize(
    ("deck", "pile", "offered"),
    [
        (["co-op", "stealth"], ["deep-freeze", "box-trap"], ["co-op", "deep-freeze", "stealth"]),
        (["co-op", "stealth"], [], []),
        (["co-op"], [], []),
        ([], [], []),
    ],
)
def test_baron_bruin_makes_do_with_fewer_spells(deck: list[str], pile: list[str], offered: list[str]) -> None:
    """A short deck is filled up with the discards; of two or fewer he takes all that there are."""
    t = table("baron-bruin")
    t.dungeon("ann", *HALLS)
    t.only_in("spell deck", *deck)
    t.pile(*pile)
    build_fifth(t)

    assert sorted(t.options("ann")) == [f"from-deck {spell}" for spell in offered]
    if offered:
        t.answer("ann", "from-deck co-op").answer("ann", "from-deck stealth")
    assert t.hand_of("ann") == deck[:2]
    assert t.view("").spell_deck == (1 if offered else 0)
    assert t.waiting == []


@card("baron-bruin", "password-sphinx")
@rule("SBM-BUILD-17")
def test_baron_bruin_reads_before_his_fifth_room_draws() -> None:
    """The Sphinx as fifth room draws from what he has shuffled."""
    t = table("baron-bruin")
    t.dungeon("ann", *HALLS)
    t.only_in("spell deck", "co-op", "stealth", "deep-freeze")
    build_fifth(t, room="password-sphinx").answer("ann", "from-deck co-op").answer("ann", "from-deck stealth")

    assert t.hand_of("ann") == ["co-op", "deep-freeze", "stealth"]
    assert t.events("levelled-up", "card-kept", "card-drawn") == ["levelled-up", "card-kept", "card-kept", "card-drawn"]


# -- Dean Sporesby ----------------------------------------------------------------------------------------------


@card("dean-sporesby")
def test_dean_sporesby_rewards_the_first_own_spell_that_resolves_in_a_turn() -> None:
    """He must put a token on one of his rooms; his second spell of the turn brings none, the next turn's does."""
    t = table("dean-sporesby")
    t.dungeon("ann", "box-trap", "tourist-trap")
    t.levelled("ann")
    t.hand("ann", "stealth", "stealth")
    t.phase("build")
    cast(t, "ann", "stealth")
    assert asks(t, "ann") == ("put-token", "dean-sporesby")
    refuses(t, "ann", "pass")
    t.answer("ann", "room box-trap ann 1")
    cast(t, "ann", "stealth")
    assert t.tokens_on("ann") == [1, 0]

    t.all_pass()
    t.phase("end")
    t.hand("ann", "restore-from-backup")
    t.phase("build")
    cast(t, "ann", "restore-from-backup")
    assert asks(t, "ann") == ("put-token", "dean-sporesby")


@card("dean-sporesby", "spell-check-demon")
@rule("SBM-KEY-29")
def test_a_cancelled_spell_does_not_use_dean_sporesby_up() -> None:
    """The first spell is cancelled and brings nothing; the second resolves and is rewarded."""
    t = table("dean-sporesby")
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "spell-check-demon")
    t.levelled("ann")
    t.hand("ann", "deep-freeze", "stealth")
    t.hand("bob", "tourist-trap")
    t.phase("build")
    t.answer("ann", "cast deep-freeze").answer("ann", "room spell-check-demon bob 0")
    unanswered_by(t, "ann").answer("bob", "use spell-check-demon 0")
    unanswered(t)
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "deep-freeze"}]
    assert t.tokens_on("ann") == [0]
    cast(t, "ann", "stealth")

    assert t.tokens_on("ann") == [1]
    assert why(t, "token-placed") == [("dean-sporesby", "boss-works")]


def unanswered_by(t: SuperTable, name: str) -> SuperTable:
    """This player does not respond to what has been announced."""
    while t.waiting == [name]:
        t.answer(name, "pass")
    return t


@card("dean-sporesby")
def test_dean_sporesby_does_not_reward_rivals_and_not_before_his_level_up() -> None:
    t = table("dean-sporesby")
    t.dungeon("ann", "box-trap")
    t.hand("ann", "stealth")
    t.hand("bob", "stealth")
    early = t.fork()
    early.phase("build")
    cast(early, "ann", "stealth")
    assert early.tokens_on("ann") == [0]
    t.levelled("ann")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "stealth")
    assert t.tokens_on("ann") == [0]


@card("dean-sporesby", "dino-treadmill")
def test_dean_sporesby_has_nothing_to_give_where_no_room_takes_a_token() -> None:
    t = table("dean-sporesby")
    t.dungeon("ann", "dino-treadmill")
    t.levelled("ann")
    t.hand("ann", "stealth")
    t.phase("build")
    cast(t, "ann", "stealth")

    assert t.tokens_on("ann") == [0]
    assert t.waiting == []


# -- Madame Buffering -------------------------------------------------------------------------------------------


@card("madame-buffering")
def test_a_minion_at_madame_buffering_takes_one_of_three_spells_and_orders_the_rest() -> None:
    """She alone sees three spells, takes one and says which of the others lies on top."""
    t = table("madame-buffering")
    t.levelled("ann")
    t.next_from("spell deck", "co-op", "stealth", "deep-freeze", "grand-heist")
    errand(t, "ann", "boss madame-buffering")
    assert asks(t, "ann") == ("take-from-top", "madame-buffering")
    assert sorted(t.options("ann")) == ["from-deck co-op", "from-deck deep-freeze", "from-deck stealth"]
    t.answer("ann", "from-deck co-op")
    assert sorted(t.options("ann")) == ["on-top deep-freeze", "on-top stealth"]
    t.answer("ann", "on-top stealth")

    assert t.hand_of("ann") == ["co-op"]
    top = t.view("").spell_deck - 1
    assert sorted((peek.place - top, peek.card) for peek in t.view("ann").peeked) == [
        (-1, "stealth"),
        (0, "deep-freeze"),
    ]
    assert t.view("bob").peeked == []
    assert t.view("bob").seats[0].known == ()


@card("madame-buffering", "password-sphinx")
def test_what_madame_buffering_puts_on_top_is_drawn_next() -> None:
    """In the next turn her own Sphinx draws the card that she put back last."""
    t = table("madame-buffering")
    t.levelled("ann")
    t.next_from("spell deck", "co-op", "stealth", "deep-freeze")
    errand(t, "ann", "boss madame-buffering").answer("ann", "from-deck co-op").answer("ann", "on-top deep-freeze")
    t.phase("end")
    t.hand("ann", "password-sphinx")
    build(t, "ann", "place password-sphinx 0")

    assert t.hand_of("ann") == ["co-op", "stealth"]


@card("madame-buffering")
@pytest.mark.parametrize(("deck", "left"), [(["co-op", "stealth"], 1), (["co-op"], 0), ([], 0)])
def test_madame_buffering_makes_do_with_fewer_spells(deck: list[str], left: int) -> None:
    t = table("madame-buffering")
    t.levelled("ann")
    t.only_in("spell deck", *deck)
    errand(t, "ann", "boss madame-buffering")
    if left:
        t.answer("ann", "from-deck co-op")

    assert t.hand_of("ann") == deck[:1]
    assert t.view("").spell_deck == left
    assert t.waiting == []


# -- Nana Webb --------------------------------------------------------------------------------------------------


@card("nana-webb")
@rule("SBM-TOKEN-11")
@pytest.mark.parametrize("guest", ["ann", "bob"])
def test_nana_webb_may_have_a_hero_from_town_sent_to_any_dungeon(guest: str) -> None:
    """She chooses a hero, ordinary or epic, and an entrance; the hero gets no token, and the town closes up."""
    t = table("nana-webb")
    first, second = a_hero(health=6), a_hero(health=11, epic=True)
    t.dungeon("ann", *HALLS)
    t.town(first, second)
    build_fifth(t)
    assert asks(t, "ann") == ("may", "nana-webb")
    t.answer("ann", "yes")
    assert t.options("ann") == [f"hero {first}", f"hero {second}"]
    t.answer("ann", f"hero {second}")
    assert asks(t, "ann") == ("choose-entrance", "nana-webb")
    assert t.options("ann") == ["seat ann", "seat bob"]
    t.answer("ann", f"seat {guest}")

    assert t.queue(guest) == [second]
    assert t.in_town == [first]
    (waiting,) = t.view("").seats[t.seat(guest)].entrance
    assert (waiting.token, waiting.health) == (0, 11)


@card("nana-webb")
def test_nana_webb_may_eat_alone_and_finds_nobody_on_a_landmark() -> None:
    """Declined, the hero stays in town. With nobody in town she is not asked: a hero on a landmark is not there."""
    t = table("nana-webb")
    t.dungeon("ann", *HALLS)
    empty = t.fork()
    t.town(a_hero(health=6))
    build_fifth(t).answer("ann", "no")
    assert t.in_town == [a_hero(health=6)]

    empty.landmark("temple", a_hero(health=6, wants="cleric"))
    empty.landmark("tavern", "slacker")
    build_fifth(empty)
    assert empty.waiting == []
    assert empty.at("tavern") == ["slacker"]


@card("nana-webb")
@rule("SBM-BAIT-07", "SBM-BAIT-10")
def test_nana_webb_s_guest_is_first_in_the_queue() -> None:
    """Sent in the build phase it stands before those who are lured later, and it is not lured anywhere else."""
    t = table("nana-webb", "lord-grumble")
    guest, lured = a_hero(health=6, wants="cleric"), a_hero(health=6, wants="thief")
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "overtime-ossuary", "lost-property-tomb", "vacuum-crypt")
    t.town(lured, guest)
    build_fifth(t).answer("ann", "yes").answer("ann", f"hero {guest}").answer("ann", "seat ann")
    t.phase("bait")

    assert t.queue("ann") == [guest, lured]
    assert t.in_town == []


# -- Your Sliminess ---------------------------------------------------------------------------------------------


@card("your-sliminess")
@rule("SBM-MINION-05")
def test_your_sliminess_may_swap_a_card_for_one_that_is_left_on_the_market() -> None:
    """When all minions are done it may take a card and must then discard one; the rest of the market goes."""
    t = table("your-sliminess")
    t.levelled("ann")
    t.market("box-trap", "co-op")
    t.hand("ann", "vip-bouncer")
    t.phase("minion")
    assert asks(t, "ann") == ("may", "your-sliminess")
    t.answer("ann", "yes")
    assert t.options("ann") == ["card box-trap", "card co-op"]
    t.answer("ann", "card co-op")
    assert asks(t, "ann") == ("discard", "your-sliminess")
    assert t.options("ann") == ["card vip-bouncer", "card co-op"]
    refuses(t, "ann", "pass")
    t.answer("ann", "card vip-bouncer")

    assert t.hand_of("ann") == ["co-op"]
    assert t.on_market == []
    assert t.discarded == ["vip-bouncer", "box-trap"]
    assert why(t, "card-from-market") == [("your-sliminess", "boss-works")]


@card("your-sliminess")
def test_your_sliminess_may_discard_what_it_has_just_taken() -> None:
    """With an empty hand the card taken is the one to go."""
    t = table("your-sliminess")
    t.levelled("ann")
    t.market("box-trap")
    t.phase("minion")
    t.answer("ann", "yes")

    assert t.hand_of("ann") == []
    assert t.discarded == ["box-trap"]


@card("your-sliminess")
def test_your_sliminess_may_keep_its_hands_to_itself() -> None:
    """Declined, the market is cleared as ever; with an empty market or before the level-up nothing is asked."""
    t = table("your-sliminess")
    early = t.fork()
    t.levelled("ann")
    empty = t.fork()
    t.market("box-trap")
    early.market("box-trap")
    t.phase("minion").answer("ann", "no")
    assert (t.hand_of("ann"), t.discarded) == ([], ["box-trap"])
    early.phase("minion")
    empty.phase("minion")
    assert (early.discarded, empty.discarded) == (["box-trap"], [])


@card("your-sliminess")
@rule("SBM-MINION-06")
def test_your_sliminess_waits_until_the_last_errand_is_done() -> None:
    """Bob's minion at the temple takes its card first, though Ann is the first player."""
    t = table("your-sliminess")
    t.levelled("ann")
    t.market("box-trap", "co-op")
    t.minion("bob", "temple-market")
    t.phase("minion")
    t.answer("bob", "card co-op").answer("ann", "yes")

    assert t.hand_of("bob") == ["co-op"]
    assert t.discarded == ["box-trap"]


@card("your-sliminess", "five-finger-cloakroom")
def test_your_sliminess_finds_only_what_the_cloakroom_has_left() -> None:
    t = table("your-sliminess")
    t.levelled("ann")
    t.market("box-trap")
    t.hand("bob", "five-finger-cloakroom")
    build(t, "bob", "place five-finger-cloakroom 0").answer("bob", "yes")
    t.phase("minion")

    assert t.waiting == []
    assert t.hand_of("bob") == ["box-trap"]


# -- Don Quackio ------------------------------------------------------------------------------------------------


@card("don-quackio")
def test_a_minion_at_don_quackio_puts_tokens_on_up_to_two_traps() -> None:
    """One token each on two different own trap rooms, ordinary or advanced, and no monster room."""
    t = table("don-quackio")
    t.dungeon("ann", "vip-bouncer", "box-trap", "tourist-trap", "refund-desk")
    t.levelled("ann")
    errand(t, "ann", "boss don-quackio")
    assert asks(t, "ann") == ("put-token", "don-quackio")
    assert t.options("ann") == [
        "pass",
        "room refund-desk ann 0",
        "room tourist-trap ann 1",
        "room box-trap ann 2",
    ]
    t.answer("ann", "room box-trap ann 2")
    refuses(t, "ann", "room", "box-trap", 0, 2)
    t.answer("ann", "room refund-desk ann 0")

    assert t.tokens_on("ann") == [0, 1, 0, 1]
    t.phase("end")
    assert t.tokens_on("ann") == [0, 1, 0, 1]


@card("don-quackio")
def test_don_quackio_may_stop_after_none_or_one() -> None:
    t = table("don-quackio")
    t.dungeon("ann", "box-trap", "tourist-trap")
    t.levelled("ann")
    none = t.fork()
    errand(none, "ann", "boss don-quackio").answer("ann", "pass")
    errand(t, "ann", "boss don-quackio").answer("ann", "room box-trap ann 1").answer("ann", "pass")

    assert none.tokens_on("ann") == [0, 0]
    assert t.tokens_on("ann") == [1, 0]
    assert (none.waiting, t.waiting) == ([], [])


@card("don-quackio", "dino-treadmill")
@rule("SBM-SOLO-15")
def test_don_quackio_offers_nothing_to_a_treadmill_and_alone_nothing_to_four_tokens() -> None:
    """Neither may take a token; where nothing else is there he asks nothing."""
    t = solo("don-quackio")
    t.dungeon("ann", "dino-treadmill", "box-trap")
    t.tokens("ann", 0, 4)
    t.levelled("ann")
    errand(t, "ann", "boss don-quackio")

    assert t.waiting == []
    assert t.tokens_on("ann") == [0, 4]


@card("don-quackio", "compound-interest-vault")
def test_don_quackio_opens_an_account_in_the_vault() -> None:
    """His token is the first one that the Vault needs: at the end of the turn there are two."""
    t = table("don-quackio")
    t.dungeon("ann", "compound-interest-vault")
    t.levelled("ann")
    send(t, "ann", "boss don-quackio").turn("minion")
    t.answer("ann", "room compound-interest-vault ann 0")

    assert t.tokens_on("ann") == [2]


# -- Zorp from Accounting ---------------------------------------------------------------------------------------


@card("zorp-from-accounting")
@rule("SBM-TOKEN-06")
def test_zorp_from_accounting_moves_two_tokens_to_his_own_rooms() -> None:
    """From any dungeon, one after the other: a token leaves a room and goes on another of his."""
    t = table("zorp-from-accounting")
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "vip-bouncer", "rent-a-mimic")
    t.tokens("bob", 0, 1)
    t.tokens("bob", 1, 2)
    build_fifth(t)
    assert asks(t, "ann") == ("move-token", "zorp-from-accounting")
    assert t.options("ann") == ["pass", "room rent-a-mimic bob 0", "room vip-bouncer bob 1"]
    t.answer("ann", "room vip-bouncer bob 1")
    assert asks(t, "ann") == ("put-token", "zorp-from-accounting")
    assert len(t.options("ann")) == 5
    t.answer("ann", "room overtime-ossuary ann 0")
    t.answer("ann", "room vip-bouncer bob 1").answer("ann", "room box-trap ann 1")

    assert t.tokens_on("bob") == [0, 1]
    assert t.tokens_on("ann") == [0, 0, 0, 1, 1]
    assert t.waiting == []


@card("zorp-from-accounting")
def test_zorp_from_accounting_may_move_own_tokens_and_stop_whenever_he_likes() -> None:
    """An own token may go to another own room, not to where it lay; passing ends it at once."""
    t = table("zorp-from-accounting")
    t.dungeon("ann", *HALLS)
    t.tokens("ann", 0, 2)
    build_fifth(t)
    stopped = t.fork()
    stopped.answer("ann", "pass")
    assert stopped.waiting == []
    assert stopped.tokens_on("ann") == [0, 0, 0, 0, 2]

    t.answer("ann", "room overtime-ossuary ann 0")
    assert "room overtime-ossuary ann 0" not in t.options("ann")
    t.answer("ann", "room box-trap ann 1").answer("ann", "pass")
    assert t.tokens_on("ann") == [0, 0, 0, 1, 1]
    assert t.waiting == []


@card("zorp-from-accounting")
def test_zorp_from_accounting_asks_nothing_where_there_are_no_tokens() -> None:
    t = table("zorp-from-accounting")
    t.dungeon("ann", *HALLS)
    build_fifth(t)

    assert rises(t) == ["ann"]
    assert t.waiting == []


@card("zorp-from-accounting", "stealth", "dino-treadmill")
def test_zorp_from_accounting_sees_no_tokens_behind_stealth_and_files_none_on_a_treadmill() -> None:
    """Bob has hidden his dungeon; Cy's tokens may be taken, but not to the Treadmill."""
    t = super_boss_monster(["ann", "bob", "cy"], ["zorp-from-accounting", "nana-webb", "lord-grumble"])
    t.dungeon("ann", "dino-treadmill", "password-sphinx", "box-trap", "overtime-ossuary")
    t.dungeon("bob", "vip-bouncer")
    t.dungeon("cy", "rent-a-mimic")
    t.tokens("bob", 0, 1)
    t.tokens("cy", 0, 1)
    t.hand("ann", "tourist-trap")
    t.hand("bob", "stealth")
    t.phase("build")
    t.answer("ann", "place tourist-trap 4")
    cast(t, "bob", "stealth")
    revealed(t)
    assert t.options("ann") == ["pass", "room rent-a-mimic cy 0"]
    t.answer("ann", "room rent-a-mimic cy 0")
    assert "room dino-treadmill ann 3" not in t.options("ann")


# -- Queen Krill ------------------------------------------------------------------------------------------------


@card("queen-krill")
@pytest.mark.parametrize(
    ("rooms", "damage"),
    [
        (["password-sphinx", "password-sphinx"], [1, 1]),
        (["password-sphinx", "box-trap"], [2, 2]),
        (["tourist-trap"], [1]),
        (["moon-library", "dino-daycare"], [1, 1]),
    ],
)
def test_queen_krill_pulls_at_the_first_room_while_three_treasures_show(rooms: list[str], damage: list[int]) -> None:
    """Her own explorer counts as one of three different treasures; then the leftmost room deals 1 more."""
    t = table("queen-krill")
    t.dungeon("ann", *rooms)
    t.entrance("ann", a_hero(health=8))
    printed = t.damage_of("ann")
    t.levelled("ann")

    assert t.damage_of("ann") == damage
    assert sum(damage) - sum(printed) in (0, 1)
    t.phase("adventure")
    assert sum(dealt for _, dealt in hurts(t)) == sum(damage)


@card("queen-krill")
@rule("SBM-BOARD-04")
def test_a_borrowed_symbol_makes_queen_krill_s_third_treasure() -> None:
    """A minion at the temple lends the boss a cleric's symbol for this turn."""
    t = table("queen-krill")
    t.dungeon("ann", "password-sphinx", "cauldron-call-centre")
    t.levelled("ann")
    assert t.damage_of("ann") == [1, 1]
    errand(t, "ann", "space temple-treasure")
    assert t.damage_of("ann") == [2, 1]
    t.phase("end")
    assert t.damage_of("ann") == [1, 1]


@card("queen-krill", "smugglers-airlock")
def test_queen_krill_lets_go_when_a_treasure_is_lost() -> None:
    """The Airlock showed the third treasure: once it is gone, the next hero is hurt less in the first room."""
    t = table("queen-krill")
    t.dungeon("ann", "password-sphinx", "smugglers-airlock")
    t.levelled("ann")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")
    until_in(t, "smugglers-airlock")
    t.answer("ann", "use smugglers-airlock 0")

    assert hurts(t) == [("password-sphinx", 2), ("smugglers-airlock", 1), ("password-sphinx", 1)]


# -- Unidentified Fried Object ----------------------------------------------------------------------------------


@card("unidentified-fried-object")
@rule("SBM-TOKEN-11")
def test_a_minion_at_the_fried_object_beams_an_ordinary_hero_to_its_entrance() -> None:
    """Any ordinary hero in town, whatever it wants, and no epic one; it gets no token."""
    t = table("unidentified-fried-object")
    heroes = [a_hero(health=6, wants="cleric"), a_hero(health=8, wants="mage")]
    t.levelled("ann")
    t.town(*heroes)
    errand(t, "ann", "boss unidentified-fried-object")
    assert asks(t, "ann") == ("choose-hero", "unidentified-fried-object")
    assert t.options("ann") == [f"hero {hero}" for hero in heroes]
    refuses(t, "ann", "pass")
    t.answer("ann", f"hero {heroes[1]}")

    assert t.queue("ann") == [heroes[1]]
    assert t.in_town == [heroes[0]]
    assert t.view("").seats[0].entrance[0].token == 0


@card("unidentified-fried-object")
def test_the_fried_object_finds_no_epic_hero_and_nobody_on_a_landmark() -> None:
    """With an epic hero in town and an ordinary one in the tavern there is nobody to fetch."""
    t = table("unidentified-fried-object")
    epic = a_hero(health=11, epic=True)
    t.levelled("ann")
    t.town(epic)
    t.landmark("tavern", "slacker")
    errand(t, "ann", "boss unidentified-fried-object")

    assert t.waiting == []
    assert (t.in_town, t.queue("ann"), t.at("tavern")) == ([epic], [], ["slacker"])


@card("unidentified-fried-object")
@rule("SBM-BAIT-10")
def test_the_fried_object_s_hero_is_not_lured_away_any_more() -> None:
    """Bob shows more of what the hero wants, but it stands at Ann's entrance already and walks there."""
    t = super_boss_monster(FIVE, ["unidentified-fried-object", *QUIET_BOSSES[:4]])
    hero = a_hero(health=6, wants="cleric")
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "overtime-ossuary", "gargoyle-choir")
    t.levelled("ann")
    t.town(hero)
    t.minion("ann", "boss")
    t.turn("minion")

    assert t.wounds("ann") == 1
    assert t.side("ann").wound_heroes == (hero,)


# -- Duchess Deducta --------------------------------------------------------------------------------------------


@card("duchess-deducta")
@pytest.mark.parametrize(("hero", "coins"), [(a_hero(health=4), 1), (a_hero(health=11, epic=True), 2)])
def test_duchess_deducta_gains_coins_for_the_first_hero_who_dies_with_her(hero: str, coins: int) -> None:
    """One for an ordinary hero, two for an epic one, unasked; the second death of the turn pays nothing."""
    t = table("duchess-deducta", coins=True)
    t.dungeon("ann", "box-trap", "dino-treadmill")
    t.tokens("ann", 1, 9)
    t.levelled("ann")
    t.coins("ann", 0)
    t.entrance("ann", hero, a_hero(health=8))
    t.phase("adventure")

    assert t.side("ann").coins == coins
    assert t.told("coins-gained") == [{"seat": "ann", "n": coins, "total": coins}]
    assert t.events("hero-died", "coins-gained") == ["hero-died", "coins-gained", "hero-died"]

    t.phase("end")
    t.entrance("ann", a_hero(health=6))
    t.phase("adventure")
    assert t.side("ann").coins == coins + 1


@card("duchess-deducta")
def test_duchess_deducta_taxes_nobody_before_her_level_up_nor_in_a_rival_s_dungeon() -> None:
    t = table("duchess-deducta", coins=True)
    t.dungeon("ann", "overtime-ossuary", "overtime-ossuary")
    t.dungeon("bob", "vip-bouncer", "box-trap")
    t.coins("ann", 0)
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")
    assert t.side("ann").coins == 0

    t.phase("end")
    t.levelled("ann")
    t.entrance("bob", a_hero(health=4, n=1))
    t.phase("adventure")
    assert (t.souls("bob"), t.side("ann").coins, t.side("bob").coins) == (1, 0, 3)


@card("duchess-deducta", "coin-op-colossus")
def test_duchess_deducta_s_coins_can_be_spent_on_the_next_hero_at_once() -> None:
    """The first hero's death pays for a token that hurts the second."""
    t = table("duchess-deducta", coins=True)
    t.dungeon("ann", "coin-op-colossus")
    t.tokens("ann", 0, 8)
    t.levelled("ann")
    t.coins("ann", 0)
    t.entrance("ann", a_hero(health=11, epic=True), a_hero(health=13, epic=True))
    t.phase("adventure")
    assert uses(t, "ann") == ["use coin-op-colossus 0"]
    t.answer("ann", "use coin-op-colossus 0")

    assert t.side("ann").coins == 0
    assert hurts(t) == [("coin-op-colossus", 11), ("coin-op-colossus", 12)]
    assert row(t, "ann")[0].tokens == 9
