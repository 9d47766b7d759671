"""The rooms with several treasures, and how the printed columns of all rooms agree with what the rooms do."""

from typing import Any

import pytest

from tests.boss_table import Table, a_hero, all_rooms, boss_monster
from tests.cards.boss_monster.rooms import (
    cast,
    damages,
    every_edition,
    hurts,
    icons,
    kind_asked,
    pass_to,
    refuses,
    source_asking,
    stacks,
    until_in_room,
    use,
    uses,
    why,
)
from tests.marks import card, rule
from underhall.games.boss_monster.facts import CARDS, NUMBER, TREASURES, printed
from underhall.games.series.cards import (
    MONSTER,
    NO_LIMIT,
    ONCE_IN_LATER_PRINTS,
    ONCE_PER_TURN,
    ROOM,
    SPELL,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_BUILT,
    WHEN_HERO_DIES,
    WHEN_YOU_BUILD,
    WHEN_YOU_CAST,
    WHEN_YOU_LOSE_A_ROOM,
    Ability,
)
from underhall.games.series.ops import ANY, DestroyAnother, DestroyThis, PayCard

THREE = ["ann", "bob", "cy"]

# -- Centipede Tunnel -----------------------------------------------------------------------------------


@card("centipede-tunnel")
@rule("BM-BUILD-20", "BM-BUILD-22", "BM-FAQ-04", "BM-FAQ-05")
@every_edition
def test_centipede_tunnel_may_swap_two_stacks_of_any_one_dungeon(edition: str) -> None:
    """Built, it lets its owner pick a dungeon, own or rival's, and two of its stacks, which change places whole."""
    t = boss_monster(seats=THREE, edition=edition)
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", ["open-grave", "golem-factory"], "succubus-spa", ["dark-altar", "boulder-ramp"])
    t.dungeon("cy", "haunted-library")
    t.hand("ann", "centipede-tunnel")
    t.phase("build")
    t.answer("ann", "place centipede-tunnel 1")
    t.pass_until("ann", "may")
    assert (source_asking(t, "ann"), t.options("ann")) == ("centipede-tunnel", ["yes", "no"])
    t.answer("ann", "yes")
    assert (kind_asked(t, "ann"), t.options("ann")) == ("choose-dungeon", ["seat ann", "seat bob"])
    t.answer("ann", "seat bob")
    assert kind_asked(t, "ann") == "choose-stack"
    assert t.options("ann") == ["room boulder-ramp bob 0", "room succubus-spa bob 1", "room golem-factory bob 2"]
    t.answer("ann", "room golem-factory bob 2")
    assert t.options("ann") == ["room boulder-ramp bob 0", "room succubus-spa bob 1"]
    t.answer("ann", "room boulder-ramp bob 0")

    assert stacks(t, "bob") == [["dark-altar", "boulder-ramp"], ["succubus-spa"], ["open-grave", "golem-factory"]]
    assert stacks(t, "ann") == [["centipede-tunnel"], ["golem-factory"]]
    assert t.told("rooms-swapped") == [{"seat": "bob", "card": "golem-factory", "other": "boulder-ramp"}]
    assert why(t, "rooms-swapped") == [("centipede-tunnel", "ability-works")]
    assert t.events("room-destroyed", "room-built") == []
    assert t.waiting == []


@card("centipede-tunnel")
def test_centipede_tunnel_swaps_nothing_if_its_owner_says_no() -> None:
    """Saying no ends it; no dungeon changes."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.hand("ann", "centipede-tunnel")
    t.phase("build")
    t.answer("ann", "place centipede-tunnel 2").answer("ann", "no")

    assert t.rooms("ann") == ["centipede-tunnel", "golem-factory", "open-grave"]
    assert (t.told("rooms-swapped"), t.waiting) == ([], [])


@card("centipede-tunnel")
def test_centipede_tunnel_asks_only_what_is_open() -> None:
    """With one dungeon of two stacks the dungeon and the second stack are not asked for; it may move itself."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "open-grave")
    t.hand("ann", "centipede-tunnel")
    t.phase("build")
    t.answer("ann", "place centipede-tunnel 1").answer("ann", "yes")
    assert t.options("ann") == ["room golem-factory ann 0", "room centipede-tunnel ann 1"]
    t.answer("ann", "room golem-factory ann 0")

    assert t.rooms("ann") == ["golem-factory", "centipede-tunnel"]
    assert t.waiting == []


@card("centipede-tunnel")
def test_centipede_tunnel_finds_nothing_to_swap_where_no_dungeon_has_two_stacks() -> None:
    """However it is answered, single rooms stay where they are and no further choice is asked."""
    t = boss_monster()
    t.dungeon("bob", "open-grave")
    t.hand("ann", "centipede-tunnel")
    t.phase("build")
    t.answer("ann", "place centipede-tunnel 0")
    for words in ("yes", "no"):
        answered = t.fork()
        if answered.waiting:
            answered.answer("ann", words)
        assert answered.waiting == []
        assert (answered.rooms("ann"), answered.rooms("bob")) == (["centipede-tunnel"], ["open-grave"])


@card("centipede-tunnel", "freeze")
@rule("BM-KEY-15")
def test_centipede_tunnel_does_not_move_a_deactivated_room() -> None:
    """A frozen room is not counted as a room: it is not offered, and a dungeon with one other room is not either."""
    t = boss_monster(seats=THREE)
    t.dungeon("bob", "golem-factory", "open-grave", "succubus-spa")
    t.dungeon("cy", "golem-factory", "open-grave")
    t.hand("ann", "centipede-tunnel", "freeze", "freeze")
    t.phase("build")
    cast(t, "ann", "freeze", "room open-grave bob 1")
    cast(t, "ann", "freeze", "room open-grave cy 0")
    t.answer("ann", "place centipede-tunnel 0")
    t.pass_until("ann", "may").answer("ann", "yes")

    assert t.options("ann") == ["room succubus-spa bob 0", "room golem-factory bob 2"]
    t.answer("ann", "room succubus-spa bob 0")
    assert t.rooms("bob") == ["succubus-spa", "open-grave", "golem-factory"]


@card("centipede-tunnel")
def test_centipede_tunnel_may_move_rooms_revealed_together_with_it() -> None:
    """A rival's room turned up in the same reveal is built and may change places; the hero then meets the new order."""
    t = boss_monster()
    t.dungeon("bob", "open-grave", "succubus-spa")
    t.hand("ann", "centipede-tunnel")
    t.hand("bob", "golem-factory")
    t.entrance("bob", a_hero(health=8))
    t.phase("build")
    t.answer("ann", "place centipede-tunnel 0").answer("bob", "place golem-factory 2")
    t.answer("ann", "yes")
    assert t.options("ann") == ["room succubus-spa bob 0", "room open-grave bob 1", "room golem-factory bob 2"]
    t.answer("ann", "room golem-factory bob 2").answer("ann", "room succubus-spa bob 0")
    t.phase("adventure")

    assert t.walked() == ["succubus-spa", "open-grave", "golem-factory"]


# -- Construction Zone ----------------------------------------------------------------------------------


@card("construction-zone")
@rule("BM-BUILD-20")
@every_edition
def test_construction_zone_may_build_one_more_room_at_once(edition: str) -> None:
    """Built, it lets its owner build another room face up wherever it may go, and that room works when built."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "brainsucker-hive")
    t.hand("ann", "construction-zone", "monstrous-monument", "all-seeing-eye", "recycling-center")
    t.pile("golem-factory")
    t.phase("build")
    t.answer("ann", "place construction-zone 1")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("build-another", "construction-zone")
    assert sorted(t.options("ann")) == [
        "pass",
        "place all-seeing-eye 0",
        "place monstrous-monument 0",
        "place monstrous-monument 1",
        "place monstrous-monument 2",
        "place recycling-center 1",
    ]
    declined = t.fork().answer("ann", "pass")
    t.answer("ann", "place monstrous-monument 2")

    assert t.rooms("ann") == ["monstrous-monument", "construction-zone", "brainsucker-hive"]
    assert [place.hidden for place in t.view("bob").seats[0].dungeon] == [False, False, False]
    assert t.told("room-built") == [{"seat": "ann", "card": "monstrous-monument", "slot": 2}]
    assert why(t, "room-built") == [("construction-zone", "ability-works")]
    assert t.hand_of("ann") == ["all-seeing-eye", "golem-factory", "recycling-center"]
    assert declined.rooms("ann") == ["construction-zone", "brainsucker-hive"]
    assert (declined.waiting, len(declined.hand_of("ann"))) == ([], 3)


@card("construction-zone")
def test_construction_zone_asks_nothing_without_a_room_to_build() -> None:
    """With no room in hand, or only one that may go nowhere, nothing is asked."""
    for hand in ([], ["freeze"], ["all-seeing-eye"]):
        t = boss_monster()
        t.hand("ann", "construction-zone", *hand)
        t.phase("build")
        t.answer("ann", "place construction-zone 0")
        t.all_pass()
        assert t.rooms("ann") == ["construction-zone"]
        assert t.hand_of("ann") == hand
        assert t.told("room-built") == []


@card("construction-zone")
def test_construction_zone_may_be_followed_by_another() -> None:
    """The room built at once may be a second Zone, which gives one more room in turn."""
    t = boss_monster()
    t.hand("ann", "construction-zone", "construction-zone", "golem-factory", "open-grave")
    t.phase("build")
    t.answer("ann", "place construction-zone 0")
    t.answer("ann", "place construction-zone 1")
    t.answer("ann", "place golem-factory 2")

    assert t.waiting == []
    assert t.rooms("ann") == ["golem-factory", "construction-zone", "construction-zone"]
    assert t.hand_of("ann") == ["open-grave"]


@card("construction-zone")
@rule("BM-BUILD-07")
def test_construction_zone_may_be_covered_at_once_and_gives_no_sixth_place() -> None:
    """As the fifth room it leaves the places already taken, its own among them, for the extra room."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
    t.levelled("ann")
    t.hand("ann", "construction-zone", "neanderthal-cave")
    t.phase("build")
    t.answer("ann", "place construction-zone 4")
    assert t.options("ann") == ["pass", *(f"place neanderthal-cave {slot}" for slot in range(5))]
    refuses(t, "ann", "place", "neanderthal-cave", 5)
    t.answer("ann", "place neanderthal-cave 4")

    assert stacks(t, "ann")[0] == ["construction-zone", "neanderthal-cave"]


@card("construction-zone", "cerebellus")
@rule("BM-BOSS-06", "BM-BOSS-09")
def test_construction_zone_s_extra_room_may_level_the_boss_up() -> None:
    """The fifth room comes through the Zone: the boss levels up, then the new room works."""
    t = boss_monster(bosses=["cerebellus", "gorgona"])
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa")
    t.hand("ann", "construction-zone", "monstrous-monument")
    t.pile("goblin-armory")
    t.phase("build")
    t.answer("ann", "place construction-zone 3")
    assert t.told("levelled-up") == []
    t.answer("ann", "place monstrous-monument 4")
    assert t.told("levelled-up") == [{"seat": "ann", "boss": "cerebellus"}]
    assert t.hand_of("ann") == []
    t.answer("ann", "no")

    assert t.hand_of("ann") == ["goblin-armory"]


@card("construction-zone")
@rule("BM-BUILD-24")
def test_construction_zone_s_extra_room_counts_in_the_bait_of_the_turn() -> None:
    """The icons of both rooms lure heroes in the same turn."""
    cleric, fighter = a_hero(wants="cleric"), a_hero(wants="fighter")
    t = boss_monster(bosses=["gorgona", "seducia"])
    t.hand("ann", "construction-zone", "succubus-spa")
    t.town(cleric, fighter)
    t.phase("build")
    t.answer("ann", "place construction-zone 0").answer("ann", "place succubus-spa 1")
    t.phase("bait")

    assert t.queue("ann") == [cleric, fighter]


@card("construction-zone", "kobold-strike")
def test_construction_zone_taken_back_by_kobold_strike_builds_nothing() -> None:
    """Returned to the hand before the reveal, it was never built and allows nothing."""
    t = boss_monster()
    t.hand("ann", "construction-zone", "golem-factory")
    t.hand("bob", "kobold-strike")
    t.phase("build")
    t.answer("ann", "place construction-zone 0")
    cast(t, "bob", "kobold-strike")
    t.all_pass()

    assert (t.rooms("ann"), t.hand_of("ann")) == ([], ["construction-zone", "golem-factory"])


# -- Dragon Hatchery ------------------------------------------------------------------------------------


@card("dragon-hatchery")
@rule("BM-ROOM-05")
@every_edition
def test_dragon_hatchery_shows_all_four_treasures_and_deals_nothing(edition: str) -> None:
    """It counts one icon of each treasure and lures heroes of every kind, whom it does not hurt."""
    heroes = [a_hero(health=8, wants=treasure) for treasure in TREASURES]
    t = boss_monster(bosses=["old-mossgrave", "xyzax"], edition=edition)
    t.dungeon("ann", "dragon-hatchery")
    assert icons(t, "ann") == [1 + 1, 1, 1, 1]
    t.town(*heroes)
    t.phase("bait")
    assert t.queue("ann") == heroes
    t.phase("adventure")

    assert t.walked() == ["dragon-hatchery"] * 4
    assert hurts(t) == []
    assert t.wounds("ann") == 4


@card("dragon-hatchery")
def test_dragon_hatchery_has_no_ability_to_lose() -> None:
    """Its text is a reminder: nothing is set off, offered or standing; the icons are printed facts."""
    hatchery = CARDS[NUMBER["dragon-hatchery"]]
    assert [ability for ability in hatchery.abilities if ability is not None] == []
    assert hatchery.treasure == [1, 1, 1, 1]
    t = boss_monster()
    t.hand("ann", "dragon-hatchery")
    t.entrance("ann", a_hero(health=4))
    t.phase("build")
    t.answer("ann", "place dragon-hatchery 0")
    t.phase("adventure")

    assert t.told("ability-works") == []
    assert t.wounds("ann") == 1


@card("dragon-hatchery")
@rule("BM-ROOM-05", "BM-BUILD-10")
def test_every_advanced_room_may_cover_dragon_hatchery() -> None:
    """It shares a treasure with each of them."""
    advanced = [room for room in all_rooms() if CARDS[NUMBER[room]].advanced]
    t = boss_monster()
    t.dungeon("ann", "dragon-hatchery")
    t.hand("ann", *advanced)
    t.phase("build")

    assert len(advanced) == 8
    assert sorted(t.options("ann")) == sorted(["pass", *(f"place {room} 0" for room in advanced)])


@card("dragon-hatchery", "goblin-armory", "monster-s-ballroom", "freeze")
@rule("BM-KEY-13", "BM-KEY-45")
def test_dragon_hatchery_is_a_monster_room_like_others() -> None:
    """Goblin Armory makes it deal 1, the Ballroom counts it, and deactivated it shows none of its icons."""
    t = boss_monster(bosses=["xyzax", "gorgona"])
    t.dungeon("ann", "dragon-hatchery", "goblin-armory", "monster-s-ballroom")
    t.hand("bob", "freeze")
    t.phase("build")
    assert damages(t, "ann") == [1, 1, 4]
    assert icons(t, "ann") == [2, 4, 1, 1]
    cast(t, "bob", "freeze", "room dragon-hatchery ann 2")

    assert damages(t, "ann") == [0, 1, 3]
    assert icons(t, "ann") == [1, 3, 0, 0]


# -- Mimic Vault ----------------------------------------------------------------------------------------


@card("mimic-vault")
@rule("BM-BUILD-20", "BM-KEY-40")
@every_edition
def test_mimic_vault_fetches_an_ordinary_hero_from_town(edition: str) -> None:
    """Built, it makes its owner choose an ordinary hero in town, who stands at the owner's entrance and walks."""
    one, other, epic = a_hero(wants="mage"), a_hero(wants="fighter"), a_hero(health=11, epic=True)
    t = boss_monster(bosses=["xyzax", "gorgona"], edition=edition)
    t.hand("ann", "mimic-vault")
    t.town(one, epic, other, "the-fool")
    t.phase("build")
    t.answer("ann", "place mimic-vault 0")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("choose-hero", "mimic-vault")
    assert t.options("ann") == [f"hero {one}", f"hero {other}", "hero the-fool"]
    refuses(t, "ann", "pass")
    refuses(t, "ann", "hero", epic)
    t.answer("ann", f"hero {other}")

    assert t.told("hero-moved") == [{"hero": other, "seat": "ann"}]
    assert why(t, "hero-moved") == [("mimic-vault", "ability-works")]
    assert t.queue("ann") == [other]
    assert t.in_town == [one, epic, "the-fool"]
    t.phase("adventure")
    assert hurts(t) == [("mimic-vault", 1)]
    assert t.view("").seats[0].wound_heroes == (other,)


@card("mimic-vault")
@rule("BM-KEY-40")
@pytest.mark.parametrize(
    ("town", "fetched"),
    [
        ([], []),
        ([a_hero(health=11, epic=True)], []),
        ([a_hero(health=11, epic=True), a_hero(wants="mage")], [a_hero(wants="mage")]),
    ],
)
def test_mimic_vault_asks_nothing_where_at_most_one_hero_fits(town: list[str], fetched: list[str]) -> None:
    """Without an ordinary hero in town nothing happens; a single one comes without a question."""
    t = boss_monster(bosses=["xyzax", "gorgona"])
    t.hand("ann", "mimic-vault")
    t.town(*town)
    t.phase("build")
    t.answer("ann", "place mimic-vault 0")

    assert t.waiting == []
    assert t.queue("ann") == fetched
    assert t.in_town == [hero for hero in town if hero not in fetched]


@card("mimic-vault")
@rule("BM-BUILD-21")
def test_the_vault_of_the_higher_xp_fetches_first() -> None:
    """Two players build one with a single hero in town: the higher XP gets it."""
    hero = a_hero(wants="cleric")
    t = boss_monster(bosses=["gorgona", "seducia"])
    t.hand("ann", "mimic-vault")
    t.hand("bob", "mimic-vault")
    t.town(hero)
    t.phase("build")
    for name in ("bob", "ann"):
        t.answer(name, "place mimic-vault 0")

    assert (t.queue("ann"), t.queue("bob")) == ([], [hero])


@card("mimic-vault")
@rule("BM-CONF-16", "BM-KEY-32")
@pytest.mark.parametrize(
    ("options", "fetched_first"),
    [({}, True), ({"edition": "first-ru"}, False), ({"entrance_order": "appearance"}, False)],
)
def test_a_hero_fetched_by_mimic_vault_is_ahead_of_those_lured_later(
    options: dict[str, Any], fetched_first: bool
) -> None:
    """The fetched hero came to town last but to the entrance first: who goes first is a matter of the setting."""
    lured, fetched = a_hero(wants="thief"), a_hero(wants="fighter")
    t = boss_monster(bosses=["xyzax", "seducia"], **options)
    t.hand("ann", "mimic-vault")
    t.town(lured, fetched)
    t.phase("build")
    t.pass_until("ann", "build").answer("ann", "place mimic-vault 0")
    t.answer("ann", f"hero {fetched}")
    t.phase("bait")

    assert t.queue("ann") == ([fetched, lured] if fetched_first else [lured, fetched])


@card("mimic-vault", "cleopatra", "recycling-center")
@rule("BM-BOSS-09", "BM-FAQ-09")
def test_mimic_vault_covered_by_the_level_up_fetches_nobody() -> None:
    """As the fifth room it is covered by the trap Cleopatra finds, before its own turn: it is not visible then."""
    hero = a_hero(wants="cleric")
    t = boss_monster(bosses=["cleopatra", "gorgona"])
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
    t.hand("ann", "mimic-vault")
    t.town(hero)
    t.phase("build")
    t.answer("ann", "place mimic-vault 4")
    t.answer("ann", "yes").answer("ann", "from-deck recycling-center")
    assert "place recycling-center 4" in t.options("ann")
    kept = t.fork().answer("ann", "pass")
    t.answer("ann", "place recycling-center 4")

    assert stacks(t, "ann")[0] == ["mimic-vault", "recycling-center"]
    assert (t.queue("ann"), t.in_town) == ([], [hero])
    assert kept.queue("ann") == [hero]


# -- Monstrous Monument ---------------------------------------------------------------------------------


@card("monstrous-monument")
@rule("BM-BUILD-20", "BM-KEY-45")
@every_edition
def test_monstrous_monument_brings_back_a_discarded_monster_room(edition: str) -> None:
    """Built, it makes its owner take a monster room of choice, of either grade, out of the discards."""
    t = boss_monster(edition=edition)
    t.hand("ann", "monstrous-monument")
    t.pile("golem-factory", "open-grave", "fear", "dracolich-lair", "recycling-center")
    t.phase("build")
    t.answer("ann", "place monstrous-monument 0")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("recover", "monstrous-monument")
    assert sorted(t.options("ann")) == ["card dracolich-lair", "card golem-factory"]
    refuses(t, "ann", "pass")
    refuses(t, "ann", "card", "open-grave")
    refuses(t, "ann", "card", "fear")
    t.answer("ann", "card dracolich-lair")

    assert t.hand_of("ann") == ["dracolich-lair"]
    assert t.discarded == ["golem-factory", "open-grave", "fear", "recycling-center"]
    assert t.told("card-recovered") == [{"seat": "ann", "card": "dracolich-lair"}]
    assert why(t, "card-recovered") == [("monstrous-monument", "ability-works")]
    assert t.view("bob").seats[0].known == ("dracolich-lair",)


@card("monstrous-monument")
@pytest.mark.parametrize(
    ("pile", "hand"), [([], []), (["open-grave", "fear"], []), (["open-grave", "succubus-spa"], ["succubus-spa"])]
)
def test_monstrous_monument_asks_nothing_where_at_most_one_room_fits(pile: list[str], hand: list[str]) -> None:
    """Without a discarded monster room nothing happens; a single one is taken without a question."""
    t = boss_monster()
    t.hand("ann", "monstrous-monument")
    t.pile(*pile)
    t.phase("build")
    t.answer("ann", "place monstrous-monument 0")

    assert t.waiting == []
    assert t.hand_of("ann") == hand


@card("monstrous-monument", "witch-s-kitchen", "construction-zone")
def test_monstrous_monument_brings_back_what_was_discarded_in_the_same_phase() -> None:
    """A monster room paid to Witch's Kitchen comes back at the reveal and may be built through Construction Zone."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen")
    t.dungeon("bob", "open-grave", "open-grave")
    t.hand("ann", "monstrous-monument", "golem-factory", "construction-zone", "motivation")
    t.next_from("spell deck", "fear")
    t.phase("build")
    use(t, "ann", "witch-s-kitchen 0")
    assert t.discarded == ["golem-factory"]
    t.answer("ann", "cast motivation").answer("ann", "place monstrous-monument 1")
    t.answer("ann", "place construction-zone 2")
    t.pass_until("ann", "build-another").answer("ann", "place golem-factory 3")

    assert t.rooms("ann") == ["golem-factory", "construction-zone", "monstrous-monument", "witch-s-kitchen"]
    assert t.hand_of("ann") == ["fear"]


@card("monstrous-monument")
@rule("BM-BUILD-21")
def test_two_players_monuments_take_by_descending_xp() -> None:
    """With one discarded monster room the higher XP gets it and the other gets nothing."""
    t = boss_monster()
    t.hand("ann", "monstrous-monument")
    t.hand("bob", "monstrous-monument")
    t.pile("golem-factory")
    t.phase("build")
    t.answer("ann", "place monstrous-monument 0").answer("bob", "place monstrous-monument 0")

    assert (t.hand_of("ann"), t.hand_of("bob")) == (["golem-factory"], [])


# -- Torture Chamber ------------------------------------------------------------------------------------


@card("torture-chamber")
@rule("BM-KEY-02", "BM-KEY-29", "BM-CONF-23", "BM-CONF-33")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_torture_chamber_is_given_up_for_a_random_room_of_a_rival(phase: str, edition: str) -> None:
    """Its owner picks a rival who holds rooms and destroys it: that rival loses one of them at random, unasked."""
    t = boss_monster(seats=[*THREE, "dee"], edition=edition)
    t.dungeon("ann", "torture-chamber", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "boulder-ramp", "open-grave", "princess-in-peril")
    t.hand("cy", "succubus-spa")
    t.hand("dee", "princess-in-peril")
    t.phase(phase)
    t.answer("ann", "use torture-chamber 1")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("choose-opponent", "torture-chamber")
    assert t.options("ann") == ["seat bob", "seat cy"]
    refuses(t, "ann", "seat", 3)
    t.answer("ann", "seat bob")

    lost = [told["card"] for told in t.told("card-lost")]
    assert len(lost) == 1
    assert lost[0] in ("boulder-ramp", "open-grave")
    assert t.hand_of("bob") == sorted({"boulder-ramp", "open-grave", "princess-in-peril"} - set(lost))
    assert t.discarded == ["torture-chamber", lost[0]]
    assert t.rooms("ann") == ["golem-factory"]
    assert t.told("ability-used-seat") == [{"seat": "ann", "card": "torture-chamber", "other": "bob"}]
    assert t.events("room-destroyed", "ability-used-seat", "card-lost") == [
        "ability-used-seat",
        "room-destroyed",
        "card-lost",
    ]
    assert why(t, "card-lost") == [("torture-chamber", "ability-used-seat")]
    assert t.hand_of("cy") == ["succubus-spa"]


@card("torture-chamber")
@rule("BM-KEY-01")
def test_torture_chamber_needs_a_rival_with_a_room_in_hand() -> None:
    """With spells only in rival hands it is not offered; a single rival with rooms is picked without a question."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "torture-chamber")
    t.hand("ann", "freeze", "golem-factory")
    t.hand("bob", "fear")
    t.phase("build")
    assert uses(t, "ann") == []
    refuses(t, "ann", "use", "torture-chamber", 0)

    t = boss_monster(seats=THREE)
    t.dungeon("ann", "torture-chamber")
    t.hand("bob", "fear")
    t.hand("cy", "golem-factory")
    t.phase("build")
    t.answer("ann", "use torture-chamber 0")
    assert t.told("card-lost") == [{"seat": "cy", "card": "golem-factory"}]


@card("torture-chamber")
def test_torture_chamber_stays_if_it_is_not_used() -> None:
    """Its owner may pass, and nobody loses anything."""
    t = boss_monster()
    t.dungeon("ann", "torture-chamber")
    t.hand("bob", "golem-factory")
    t.phase("build")
    t.all_pass()

    assert (t.rooms("ann"), t.hand_of("bob"), t.discarded) == (["torture-chamber"], ["golem-factory"], [])


@card("torture-chamber")
def test_two_torture_chambers_may_be_used_in_one_turn() -> None:
    """There is no limit a turn, as long as somebody has a room to lose."""
    t = boss_monster()
    t.dungeon("ann", "torture-chamber", "torture-chamber")
    t.hand("bob", "golem-factory", "open-grave")
    t.phase("build")
    t.answer("ann", "use torture-chamber 0").answer("ann", "use torture-chamber 0")

    assert t.hand_of("bob") == []
    assert len(t.told("card-lost")) == 2
    assert t.rooms("ann") == []


@card("torture-chamber", "witch-s-kitchen")
@rule("BM-PRIO-04", "BM-KEY-08")
def test_torture_chamber_fizzles_if_the_rival_has_no_room_left() -> None:
    """The active rival spends the only room in answer: nothing is lost, and the Chamber is gone all the same."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen")
    t.dungeon("bob", "torture-chamber")
    t.hand("ann", "golem-factory")
    t.next_from("spell deck", "fear")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "use torture-chamber 0")
    assert (kind_asked(t, "ann"), t.options("ann")) == ("answer", ["pass", "use witch-s-kitchen 0"])
    t.answer("ann", "use witch-s-kitchen 0")

    assert t.told("fizzled") == [{"seat": "bob", "card": "torture-chamber"}]
    assert t.told("card-lost") == []
    assert (t.hand_of("ann"), t.rooms("bob")) == (["fear"], [])


# -- Zombie Prison --------------------------------------------------------------------------------------


@card("zombie-prison")
@rule("BM-KEY-02", "BM-KEY-42", "BM-CONF-23")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_zombie_prison_is_given_up_to_revive_a_rival_s_soul(phase: str, edition: str) -> None:
    """Its owner picks a hero among rival souls, of either kind, and destroys it: the hero is back at that entrance."""
    mine, one, epic, other = a_hero(health=4), a_hero(health=6), a_hero(health=11, epic=True), a_hero(health=8)
    t = boss_monster(seats=THREE, edition=edition)
    t.dungeon("ann", "zombie-prison", "golem-factory")
    t.entrance("ann", a_hero(health=8, n=1))
    t.give_souls("ann", mine)
    t.give_souls("bob", one, epic)
    t.give_souls("cy", other)
    t.phase(phase)
    t.answer("ann", "use zombie-prison 1")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("choose-soul", "zombie-prison")
    assert t.options("ann") == [f"hero {one}", f"hero {epic}", f"hero {other}"]
    refuses(t, "ann", "hero", mine)
    refuses(t, "ann", "pass")
    forked = t.fork().answer("ann", f"hero {other}")
    t.answer("ann", f"hero {epic}")

    assert [t.souls(name) for name in t.names] == [1, 1, 1]
    assert t.told("ability-used-hero") == [{"seat": "ann", "card": "zombie-prison", "hero": epic}]
    assert t.told("hero-revived") == [{"hero": epic, "seat": "bob"}]
    assert why(t, "hero-revived") == [("zombie-prison", "ability-used-hero")]
    assert t.events("room-destroyed", "ability-used-hero", "hero-revived") == [
        "ability-used-hero",
        "room-destroyed",
        "hero-revived",
    ]
    assert t.rooms("ann") == ["golem-factory"]
    assert t.discarded == ["zombie-prison"]
    assert forked.souls("cy") == 0


@card("zombie-prison")
@rule("BM-KEY-01")
def test_zombie_prison_needs_a_rival_s_soul() -> None:
    """Own souls and rival wounds do not count: it is not offered; a single rival soul is not asked for."""
    t = boss_monster()
    t.dungeon("ann", "zombie-prison", "dark-altar")
    t.give_souls("ann", a_hero(health=4))
    t.give_wounds("bob", a_hero(health=6))
    t.phase("build")
    assert uses(t, "ann") == ["use dark-altar 0"]
    refuses(t, "ann", "use", "zombie-prison", 1)

    t = boss_monster()
    t.dungeon("ann", "zombie-prison")
    t.give_souls("bob", a_hero(health=6))
    t.phase("build")
    t.answer("ann", "use zombie-prison 0")
    assert (t.queue("bob"), t.souls("bob")) == ([a_hero(health=6)], 0)


@card("zombie-prison")
@rule("BM-CONF-18")
def test_a_hero_revived_in_the_build_phase_walks_this_turn_and_is_not_lured_away() -> None:
    """It stands at its owner's entrance, takes no part in the bait, and crosses that dungeon unhurt at first."""
    cleric = a_hero(health=4, wants="cleric")
    t = boss_monster(bosses=["xyzax", "gorgona"])
    t.dungeon("ann", "zombie-prison", "dark-altar")
    t.dungeon("bob", "neanderthal-cave", "golem-factory")
    t.give_souls("bob", cleric)
    t.next_from("room deck", "boulder-ramp")
    t.phase("build")
    t.answer("ann", "use zombie-prison 1")
    t.all_pass()
    t.phase("bait")
    assert t.queue("bob") == [cleric]
    t.phase("adventure")
    t.all_pass()

    assert t.told("room-hurt")[-1] == {
        "hero": cleric,
        "card": "golem-factory",
        "damage": 2,
        "total": 5,
        "health": 4,
    }
    assert t.souls("bob") == 1


@card("zombie-prison")
@rule("BM-ADV-01", "BM-ADV-02")
def test_a_hero_revived_before_its_owner_s_adventure_turn_walks_this_turn() -> None:
    """Ann uses the Prison in her own adventure turn: Bob, later in the order and without heroes, has one now."""
    t = boss_monster()
    t.dungeon("ann", "zombie-prison", "golem-factory")
    t.dungeon("bob", "succubus-spa")
    t.entrance("ann", a_hero(health=8))
    t.give_souls("bob", a_hero(health=6))
    t.phase("adventure")
    until_in_room(t, "zombie-prison")
    t.answer("ann", "use zombie-prison 1")

    assert [told["seat"] for told in t.told("adventure-began")] == ["ann", "bob"]
    assert (t.souls("bob"), t.wounds("bob")) == (0, 1)


@card("zombie-prison")
@rule("BM-ADV-04")
@pytest.mark.parametrize("entrance_order", ["arrival", "appearance"])
def test_a_hero_revived_in_its_owner_s_adventure_turn_joins_the_back_of_the_queue(entrance_order: str) -> None:
    """Bob revives Ann's soul while her first hero walks: her second goes next, the revived one last, all this turn."""
    first, second, revived = a_hero(health=8), a_hero(health=8, n=1), a_hero(health=6)
    t = boss_monster(entrance_order=entrance_order)
    t.give_souls("ann", revived)
    t.dungeon("ann", "succubus-spa")
    t.dungeon("bob", "zombie-prison")
    t.entrance("ann", first, second)
    t.phase("adventure")
    until_in_room(t, "succubus-spa")
    assert t.waiting == ["bob"]
    t.answer("bob", "use zombie-prison 0")
    t.all_pass()

    assert [told["hero"] for told in t.told("hero-entered")] == [first, second, revived]
    assert (t.souls("ann"), t.wounds("ann")) == (0, 3)


@card("zombie-prison")
@rule("BM-CONF-18")
def test_a_hero_revived_after_its_owner_s_adventure_turn_walks_next_turn() -> None:
    """Ann has finished when Bob uses the Prison in his own adventure turn: the hero waits and walks in the next."""
    revived = a_hero(health=6)
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave")
    t.dungeon("bob", "zombie-prison", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.entrance("bob", a_hero(health=8, n=1))
    t.give_souls("ann", revived)
    t.phase("adventure")
    pass_to(t, "bob", "adventure")
    t.answer("bob", "use zombie-prison 1")
    t.all_pass()
    assert t.queue("ann") == [revived]
    assert [told["hero"] for told in t.told("hero-entered") if told["seat"] == "ann"] == [a_hero(health=8)]
    t.phase("end").phase("adventure")

    assert t.told("hero-survived")[-1] == {"hero": revived, "seat": "ann", "wounds": 1}


@card("zombie-prison", "minotaur-s-maze")
@rule("BM-END-03")
def test_a_revived_hero_is_a_fresh_one_for_the_maze() -> None:
    """Sent back by the Maze and killed, then revived in the same phase, a hero starts unhurt and is sent back again."""
    fallen, second = a_hero(health=4), a_hero(health=8)
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "minotaur-s-maze")
    t.dungeon("bob", "zombie-prison")
    t.entrance("ann", fallen, second)
    t.phase("adventure")
    while t.souls("ann") == 0:
        t.answer(t.waiting[0], "pass")
    t.pass_until("bob", "react")
    t.answer("bob", "use zombie-prison 0")
    t.all_pass()

    assert [told["hero"] for told in t.told("hero-bounced")] == [fallen, second, fallen]
    assert [(told["hero"], told["total"]) for told in t.told("room-hurt")] == [
        (fallen, 3),
        (fallen, 6),
        (second, 3),
        (second, 6),
        (fallen, 3),
        (fallen, 6),
    ]
    assert (t.souls("ann"), t.wounds("ann")) == (1, 1)


@card("zombie-prison")
@rule("BM-WIN-03")
def test_zombie_prison_takes_an_epic_s_two_souls_until_it_dies_again() -> None:
    """Ten souls would win; with the epic revived eight are left, and two come back only if it dies again."""
    epic = a_hero(health=11, epic=True)
    for rooms, souls, wounds, won in (
        (["succubus-spa"], 8, 2, False),
        (["beast-menagerie", "beast-menagerie", "neanderthal-cave"], 10, 0, True),
    ):
        t = boss_monster()
        t.dungeon("ann", "zombie-prison")
        t.dungeon("bob", *rooms)
        t.give_souls("bob", *(a_hero(health=6, n=n) for n in range(4)), *(a_hero(health=8, n=n) for n in range(4)))
        t.give_souls("bob", epic)
        t.turn("build")
        assert t.souls("bob") == 10
        t.answer("ann", "use zombie-prison 0").answer("ann", f"hero {epic}")

        assert t.told("hero-revived") == [{"hero": epic, "seat": "bob"}]
        assert (t.souls("bob"), t.wounds("bob")) == (souls, wounds)
        assert t.view("").winners == ([1] if won else [])


@card("zombie-prison", "soul-harvest")
@rule("BM-PRIO-04", "BM-KEY-08", "BM-KEY-09")
def test_zombie_prison_fizzles_if_the_soul_is_given_up_in_answer() -> None:
    """Active Ann harvests the very soul in answer: nobody is revived, and the Prison is gone all the same."""
    soul = a_hero(health=6)
    t = boss_monster()
    t.dungeon("bob", "zombie-prison")
    t.give_souls("ann", soul, a_hero(health=8))
    t.hand("ann", "soul-harvest")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "use zombie-prison 0").answer("bob", f"hero {soul}")
    t.answer("ann", "cast soul-harvest").answer("ann", f"hero {soul}")
    t.all_pass()

    assert t.told("fizzled") == [{"seat": "bob", "card": "zombie-prison"}]
    assert t.told("hero-revived") == []
    assert (t.queue("ann"), t.souls("ann"), t.rooms("bob")) == ([], 1, [])


@card("zombie-prison")
def test_two_zombie_prisons_may_be_used_in_one_turn() -> None:
    """There is no limit a turn."""
    t = boss_monster()
    t.dungeon("ann", "zombie-prison", "zombie-prison")
    t.give_souls("bob", a_hero(health=6), a_hero(health=8))
    t.phase("build")
    use(t, "ann", "zombie-prison 0", f"hero {a_hero(health=8)}")
    use(t, "ann", "zombie-prison 0")

    assert t.queue("bob") == [a_hero(health=8), a_hero(health=6)]
    assert t.souls("bob") == 0


# -- the printed columns --------------------------------------------------------------------------------

RECORDS: list[dict[str, Any]] = printed()["room"]

MOMENT = {
    "activated": WHEN_ACTIVATED,
    "when-built": WHEN_BUILT,
    "on-hero-death-in-room": WHEN_HERO_DIES,
    "other (trigger on build)": WHEN_YOU_BUILD,
    "other (trigger on own spell)": WHEN_YOU_CAST,
    "other (trigger on destruction)": WHEN_YOU_LOSE_A_ROOM,
}
STANDING = ("continuous", "replacement")

every_room = pytest.mark.parametrize("record", RECORDS, ids=[str(record["id"]) for record in RECORDS])


def rooms_with(timing: str) -> list[dict[str, Any]]:
    return [record for record in RECORDS if record["timing"] == timing]


def abilities(room: str) -> dict[int, Ability]:
    """What the room does, by the moment at which it does it."""
    return {ability.moment: ability for ability in CARDS[NUMBER[room]].abilities if ability is not None}


def cost_of(ability: Ability) -> str:
    """What is chosen to be paid before the ability is announced, in the words of the card data."""
    paid = []
    for op in ability.program.ops[: ability.announced_at]:
        if isinstance(op, DestroyThis):
            paid.append("destroy self")
        elif isinstance(op, DestroyAnother):
            paid.append("destroy another own room")
        elif isinstance(op, PayCard):
            what = {(ROOM, MONSTER): "monster room", (ROOM, ANY): "room", (SPELL, ANY): "spell"}
            paid.append(f"discard {what[op.type_, op.room_kind]}")
    if paid == ["discard room", "discard room"]:
        return "discard 2 rooms"
    assert len(paid) <= 1
    return "".join(paid).replace("discard ", "discard 1 ")


@every_room
def test_the_timing_column_names_the_moment_of_the_room_s_ability(record: dict[str, Any]) -> None:
    """A room has one ability at the moment the data states, and none where its text is standing."""
    found = abilities(record["id"])
    if record["timing"] in STANDING:
        assert found == {}
    elif record["id"] == "all-seeing-eye":
        assert list(found) == [WHEN_A_SPELL_IS_CAST], "announced like others, in answer to a spell"
    else:
        assert list(found) == [MOMENT[record["timing"]]]


@every_room
def test_a_standing_text_is_exactly_what_the_timing_column_calls_standing(record: dict[str, Any]) -> None:
    """Rooms with a continuous or replacing text have one standing ability; only Dragon Hatchery's text does nothing."""
    printed_card = CARDS[NUMBER[record["id"]]]
    standing = [
        printed_card.boosts_neighbours != 0,
        printed_card.counts_monsters,
        printed_card.boosts_next_trap != 0,
        printed_card.bars_advanced,
        printed_card.bounces,
        printed_card.spell_instead,
    ]
    expected = record["timing"] in STANDING and record["id"] != "dragon-hatchery"
    assert standing.count(True) == (1 if expected else 0)


@every_room
def test_the_once_per_turn_column_is_the_limit_of_the_room_s_ability(record: dict[str, Any]) -> None:
    """Once per turn in the data is a limit in the behaviour; only The Crushinator's depends on the print."""
    limits = [ability.limit for ability in abilities(record["id"]).values()]
    if record["id"] == "the-crushinator":
        assert (record["once_per_turn"], limits) == (True, [ONCE_IN_LATER_PRINTS])
    elif record.get("once_per_turn"):
        assert limits == [ONCE_PER_TURN]
    else:
        assert limits in ([], [NO_LIMIT])


@every_room
def test_the_cost_column_is_what_is_chosen_to_be_paid_before_the_ability_is_announced(record: dict[str, Any]) -> None:
    """Every activated ability has the cost the data states, and nothing else costs anything."""
    costs = [cost_of(ability) for ability in abilities(record["id"]).values()]
    if record["timing"] == "activated":
        assert costs == [record["cost"]]
    else:
        assert "cost" not in record
        assert costs in ([], [""])


def first_choice(t: Table, name: str) -> str:
    """The first option that is not a refusal."""
    return next(words for words in t.options(name) if words not in ("pass", "no"))


def plenty(room: str) -> Table:
    """Ann's room with a hero in it, another hero to come, and more than enough of all that any ability may need."""
    t = boss_monster()
    t.dungeon("ann", room, "golem-factory", "open-grave", "succubus-spa")
    t.hand("ann", "dragon-hatchery", "dragon-hatchery", "brainsucker-hive", "brainsucker-hive", "freeze")
    t.hand("bob", "boulder-ramp", "haunted-library", "haunted-library")
    t.give_souls("bob", a_hero(health=6), a_hero(health=8))
    t.pile("dizzygas-hallway", "neanderthal-cave", "goblin-armory")
    t.entrance("ann", a_hero(health=13, epic=True), a_hero(health=13, epic=True, n=1))
    t.phase("adventure")
    until_in_room(t, room)
    return t


def watched() -> Table:
    """Ann's Eye has just cancelled one of Bob's spells, and he casts another."""
    t = boss_monster()
    t.dungeon("ann", "all-seeing-eye", "golem-factory")
    t.hand("ann", "princess-in-peril", "princess-in-peril")
    t.hand("bob", "freeze", "freeze")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("bob", "cast freeze").answer("bob", "room golem-factory ann 0")
    t.answer("ann", "use all-seeing-eye 1")
    t.answer("bob", "cast freeze").answer("bob", "room golem-factory ann 0")
    return t


@pytest.mark.parametrize("record", rooms_with("activated"), ids=lambda record: str(record["id"]))
def test_an_activated_ability_costs_what_is_printed_and_may_be_used_as_often(record: dict[str, Any]) -> None:
    """Used once, each has taken its cost and no other, and is there again unless it is gone or good once a turn."""
    room = record["id"]
    if room == "all-seeing-eye":
        t = watched()
        offered_again = kind_asked(t, "ann") == "cancel"
    else:
        t = plenty(room)
        t.answer("ann", f"use {room} 3")
        while kind_asked(t, "ann") != "react":
            t.answer("ann", first_choice(t, "ann"))
        offered_again = any(words.startswith(f"use {room} ") for words in t.options("ann"))

    destroyed = [told["card"] for told in t.told("room-destroyed")]
    discarded = [told["card"] for told in t.told("card-discarded")]
    paid = {
        "destroy self": ([room], []),
        "destroy another own room": (["succubus-spa"], []),
        "discard 2 rooms": ([], ["brainsucker-hive", "brainsucker-hive"]),
        "discard 1 monster room": ([], ["brainsucker-hive"]),
        "discard 1 spell": ([], ["princess-in-peril"]),
    }
    assert (destroyed, discarded) == paid[record["cost"]]
    assert offered_again is (not record["once_per_turn"] and record["cost"] != "destroy self")


@pytest.mark.parametrize("record", rooms_with("on-hero-death-in-room"), ids=lambda record: str(record["id"]))
def test_a_death_in_a_room_works_as_often_as_is_printed(record: dict[str, Any]) -> None:
    """Three heroes die in the room in one turn: its ability works once where the data says so."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", record["id"])
    t.entrance("ann", *(a_hero(health=4, n=n) for n in range(3)))
    t.hand("bob", "boulder-ramp", "boulder-ramp")
    t.give_wounds("ann", a_hero(health=6), a_hero(health=6, n=1))
    t.pile("dizzygas-hallway", "golem-factory", "goblin-armory")
    t.next_from("spell deck", "princess-in-peril")  # a spell that nobody can cast in this phase
    t.phase("adventure")
    while t.waiting:
        t.answer("ann", first_choice(t, "ann"))

    assert len(t.order_of_deaths()) == 3
    worked = [told["card"] for told in t.told("ability-works")]
    assert worked == [record["id"]] * (1 if record["once_per_turn"] else 3)


@pytest.mark.parametrize(
    "record", [each for each in rooms_with("when-built") if each["copies"] > 1], ids=lambda record: str(record["id"])
)
def test_a_when_built_ability_works_for_every_copy_built_in_a_turn(record: dict[str, Any]) -> None:
    """Two copies of the room are laid in one turn: both work, since the data states no limit."""
    room = record["id"]
    t = boss_monster()
    t.dungeon("bob", "golem-factory", "open-grave")
    t.hand("ann", room, room, "motivation", "neanderthal-cave", "neanderthal-cave")
    t.hand("bob", "fear", "fear", "assassin")
    t.town(*(a_hero(wants="mage", n=n) for n in range(3)))
    t.pile("goblin-armory", "goblin-armory", "goblin-armory")
    t.phase("build")
    t.answer("ann", "cast motivation").answer("ann", f"place {room} 0").answer("ann", f"place {room} 1")
    t.all_pass()
    while t.waiting:
        t.answer("ann", t.options("ann")[0])

    assert not record["once_per_turn"]
    assert t.rooms("ann") == [room, room]
    assert [told["card"] for told in t.told("ability-works")] == [room, room]
