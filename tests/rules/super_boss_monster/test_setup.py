"""Setup: who may play, the decks, the bosses, the hands and mulligans, the first room."""

from collections.abc import Sequence

import pytest

import underhall
from tests.marks import rule
from tests.rules.super_boss_monster.dealing import HANDS, NAMES, arranged, dealt, idle_to_turn, is_a, xp
from tests.rules.super_boss_monster.scenes import refused
from tests.super_table import SuperTable, fresh, minions_at_home, super_boss_monster
from underhall.errors import BadOptionCombination, BadSeatCount, NotYourDecision
from underhall.games.series.cards import ALL_CARDS, BOSS, HERO, ROOM, SPELL
from underhall.games.super_boss_monster.facts import CARDS, NUMBER
from underhall.kernel.state_checks import all_cards

TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES[:4]


def decks(t: SuperTable) -> list[list[int]]:
    return [list(pile) for pile in (t.g.boss_deck, t.g.room_deck, t.g.spell_deck, t.g.hero_deck, t.g.epic_deck)]


def revealed_heroes(t: SuperTable) -> list[str]:
    """Every hero of the town deck in the order of reveal, by letting heroes arrive until there are none."""
    while not t.events("town-deck-empty", "no-hero-came"):
        t.phase("arrivals")
    return [told["hero"] for told in t.told("hero-revealed")]


# -- players and decks ------------------------------------------------------------------------------------------


@rule("SBM-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_may_play(seats: int) -> None:
    """A game for two to four starts with a side of the table for each and without explorers."""
    game = underhall.engine.new("super-boss-monster", seats=seats)
    assert {decision.seat for decision in game.decisions} == set(range(seats))
    t = dealt(NAMES[:seats])
    assert len(t.view("").seats) == seats
    assert all(ALL_CARDS[card].box != "explorers" for card in all_cards(t.g))


@rule("SBM-SETUP-01")
def test_one_plays_by_the_solo_rules() -> None:
    """A game for one has no marker to pass, two rooms on the market and three heroes a turn."""
    game = underhall.engine.new("super-boss-monster", seats=1)
    assert [decision.seat for decision in game.decisions] == [0]
    t = dealt(["ann"], hands={"ann": (*HANDS[0][:5], "power-bonus", "critical-typo")})
    idle_to_turn(t, 1)
    assert (len(t.on_market), len(t.in_town)) == (3, 3)
    assert t.view("").title == "kobold"


@rule("SBM-SETUP-01")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_need_the_explorers(seats: int) -> None:
    """Without the expansion such a table is refused, and the error says what would do; with it they play."""
    with pytest.raises(BadOptionCombination) as refusal:
        underhall.engine.new("super-boss-monster", seats=seats, options={"explorers": "off"})
    assert refusal.value.details["nearest"] == "explorers=on"
    for explorers in ("auto", "on"):
        game = underhall.engine.new("super-boss-monster", seats=seats, options={"explorers": explorers})
        assert len(game.decisions) == seats


@rule("SBM-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 7])
def test_nobody_or_more_than_six_may_not_play(seats: int) -> None:
    """Such a table is refused, and the error says how many may sit there."""
    with pytest.raises(BadSeatCount) as refusal:
        underhall.engine.new("super-boss-monster", seats=seats)
    assert (refusal.value.details["least"], refusal.value.details["most"]) == (1, 6)


@rule("SBM-SETUP-02")
def test_every_minion_starts_on_its_base() -> None:
    """Three players have a minion each, and none stands anywhere before the first city phase."""
    t = dealt(THREE)
    assert [seat.minion for seat in t.view("").seats] == ["", "", ""]
    assert t.view("").spaces == {}
    assert minions_at_home(t)
    idle_to_turn(t, 1)
    placed = []
    while t.view("").phase == "city":
        name = t.waiting[0]
        decision = t.asked(name)
        if decision is not None and decision.kind == "place-minion":
            placed.append(name)
        t.answer(name, t.options(name)[0])
    assert placed == ["ann", "bob", "cy"]


@rule("SBM-SETUP-03")
def test_rooms_and_spells_are_two_decks() -> None:
    """75 rooms and 32 spells lie apart; another seed changes their order but not the cards."""
    one, same, other = fresh(THREE, seed=1), fresh(THREE, seed=1), fresh(THREE, seed=2)
    seen = one.view("")
    assert (seen.room_deck, seen.spell_deck) == (75, 32)
    assert decks(one) == decks(same)
    for pile, again in zip(decks(one), decks(other), strict=True):
        assert pile != again
        assert sorted(pile) == sorted(again)
    assert {ALL_CARDS[card].type for card in one.g.room_deck} == {ROOM}
    assert {ALL_CARDS[card].type for card in one.g.spell_deck} == {SPELL}


@rule("SBM-SETUP-03")
def test_nobody_sees_into_a_deck() -> None:
    """A view tells how many cards are left in a deck, and none of them."""
    t = fresh(TWO, seed=3)
    for viewer in ("ann", "bob", ""):
        assert t.view(viewer).peeked == []
    other = fresh(TWO, seed=4)
    assert t.view("") == other.view("")


@rule("SBM-SETUP-04", "SBM-SETUP-05", "SBM-SETUP-06")
@pytest.mark.parametrize(("seats", "ordinary", "epic"), [(2, 13, 9), (3, 17, 13), (4, 25, 17)])
def test_heroes_for_more_players_stay_in_the_box(seats: int, ordinary: int, epic: int) -> None:
    """Every hero marked for this many players or fewer turns up once, and nobody else does."""
    t = super_boss_monster(NAMES[:seats])
    assert (t.view("").hero_deck, t.view("").epic_deck) == (ordinary, epic)
    came = revealed_heroes(t)
    assert sorted(came) == sorted(
        card.id for card in CARDS if card.type == HERO and card.box == "super" and card.players <= seats
    )


@rule("SBM-SETUP-04", "SBM-SETUP-05")
def test_the_gladiator_comes_to_three_players_and_novice_nell_does_not() -> None:
    """The Gladiator and the Champion bear a 3, Novice Nell and Paladin Paige a 4."""
    two, three = (set(revealed_heroes(super_boss_monster(NAMES[:n]))) for n in (2, 3))
    assert not {"gladiator", "champion", "novice-nell", "paladin-paige"} & two
    assert {"gladiator", "champion"} <= three
    assert not {"novice-nell", "paladin-paige"} & three


@rule("SBM-SETUP-06")
def test_four_players_meet_every_hero() -> None:
    """The town deck of four players has 25 + 17 = 42 cards."""
    came = revealed_heroes(super_boss_monster(FOUR))
    assert len(came) == len(set(came)) == 42


@rule("SBM-SETUP-07")
@pytest.mark.parametrize("seed", [1, 2])
def test_all_ordinary_heroes_lie_above_all_epic_ones(seed: int) -> None:
    """Of four players' 42 heroes the first 25 are ordinary and the last 17 epic; each part is shuffled for itself."""
    t = fresh(FOUR, seed=seed)
    came = revealed_heroes(t)
    assert [ALL_CARDS[NUMBER[hero]].epic for hero in came] == [False] * 25 + [True] * 17
    other = revealed_heroes(fresh(FOUR, seed=seed + 2))
    assert came[:25] != other[:25]
    assert came[25:] != other[25:]


# -- bosses -----------------------------------------------------------------------------------------------------


@rule("SBM-SETUP-08")
def test_everybody_chooses_one_of_two_bosses() -> None:
    """Eight different bosses go to four players; each keeps one, and the others are nowhere in the game any more."""
    t = fresh(FOUR, seed=5).setup()
    offered = {name: [option.split()[1] for option in t.options(name)] for name in FOUR}
    assert len({boss for pair in offered.values() for boss in pair}) == 8
    assert all(is_a(BOSS, boss) for pair in offered.values() for boss in pair)
    assert t.view("").removed == 0
    for name in FOUR:
        t.answer(name, f"card {offered[name][1]}")
    assert [seat.boss for seat in t.view("").seats] == [offered[name][1] for name in FOUR]
    assert t.view("").removed == 4
    assert [seat.sealed for seat in t.view("").seats] == [0] * 4
    numbers = [NUMBER[offered[name][0]] for name in FOUR]
    assert not set(numbers) & set(t.g.boss_deck)
    assert set(numbers) <= set(t.g.removed)


@rule("SBM-SETUP-08")
def test_the_bosses_offered_depend_on_luck() -> None:
    """Over many games every boss of the box is offered to the first seat."""
    met: set[str] = set()
    for seed in range(60):
        met |= {option.split()[1] for option in fresh(TWO, seed=seed).setup().options("ann")}
    assert met == {card.id for card in CARDS if card.type == BOSS and card.box == "super"}


@rule("SBM-SETUP-08")
def test_nobody_sees_what_others_are_offered_or_choose() -> None:
    """Until the last has chosen, the others see two cards face down and no boss."""
    t = fresh(TWO, seed=5).setup()
    mine = t.view("ann").sealed
    assert len(mine) == 2
    assert t.view("bob").seats[0].sealed == 2
    t.answer("ann", f"card {mine[0]}")
    assert t.view("bob").seats[0].boss == t.view("").seats[0].boss == ""
    assert t.told("bosses-offered", "bob")[0].keys() == {"seat"}
    assert "boss-chosen" not in t.events()


@rule("SBM-SETUP-09")
@pytest.mark.parametrize("viewer", ["ann", "cy", ""])
def test_everybody_sees_the_bosses_chosen(viewer: str) -> None:
    """All bosses are turned up together; there are no souls and no wounds yet."""
    bosses = ["mecha-gary", "nana-webb", "dean-sporesby"]
    t = dealt(THREE, bosses)
    seen = t.view(viewer).seats
    assert [(seat.boss, seat.xp) for seat in seen] == [(boss, xp(boss)) for boss in bosses]
    assert [(seat.souls, seat.wounds, seat.soul_heroes, seat.wound_heroes) for seat in seen] == [(0, 0, (), ())] * 3
    assert t.told("boss-chosen", viewer) == [
        {"seat": name, "boss": boss, "xp": xp(boss)} for name, boss in zip(THREE, bosses, strict=True)
    ]


@rule("SBM-SETUP-09")
def test_rooms_stand_to_the_left_of_the_boss_souls_and_wounds_apart() -> None:
    """The second room is left of the first; heroes walk from the left end to the boss and are counted beside it."""
    t = super_boss_monster()
    t.hand("ann", "frozen-monster", "vip-bouncer")
    t.turn("build").answer("ann", "place frozen-monster 0").all_pass()
    t.entrance("ann", "bunny", "sir-lag")
    t.tokens("ann", 0, 1)
    t.turn("build").answer("ann", "place vip-bouncer 1").all_pass()
    assert t.rooms("ann") == ["vip-bouncer", "frozen-monster"]
    assert t.walked() == ["vip-bouncer", "frozen-monster", "vip-bouncer", "frozen-monster"]
    assert (t.side("ann").soul_heroes, t.side("ann").wound_heroes) == (("bunny", "sir-lag"), ())
    t.entrance("ann", "deacon-brick")
    t.turn("bait").all_pass()
    assert (t.side("ann").soul_heroes, t.side("ann").wound_heroes) == (("bunny", "sir-lag"), ("deacon-brick",))


@rule("SBM-SETUP-10")
@pytest.mark.parametrize(
    ("bosses", "first"),
    [
        (["mother-inferior", "lord-grumble", "your-sliminess"], "bob"),
        (["lord-grumble", "your-sliminess", "mother-inferior"], "ann"),
        (["your-sliminess", "mother-inferior", "lord-grumble"], "cy"),
    ],
)
def test_the_highest_xp_has_the_marker(bosses: list[str], first: str) -> None:
    """XP 310, 880 and 520: whoever has 880 drafts first on turn 1, wherever they sit; the others follow."""
    t = dealt(THREE, bosses)
    assert t.told("first-player") == [{"seat": first, "xp": 880}]
    seat = THREE.index(first)
    assert t.view("").order == [seat, (seat + 1) % 3, (seat + 2) % 3]
    idle_to_turn(t, 1)
    assert t.waiting == [first]


@rule("SBM-CONF-24", "SBM-SETUP-10")
def test_no_two_bosses_of_the_set_have_the_same_xp() -> None:
    """With the bosses of this set alone the first player is never in doubt."""
    bosses = [card for card in CARDS if card.type == BOSS]
    assert len({boss.xp for boss in bosses}) == len(bosses)


@rule("SBM-CONF-24", "SBM-SETUP-10")
def test_luck_decides_between_bosses_of_equal_xp() -> None:
    """Draculord and Nana Webb both have 900: either player may be first, and a seed always says the same."""
    found = set()
    for seed in range(12):
        first = []
        for _ in range(2):
            t = fresh(TWO, seed=seed, mixed="on", mulligan="off")
            wanted = [NUMBER[boss] for boss in ("mecha-gary", "nana-webb", "coach-carnage", "draculord")]
            t.g.boss_deck = (*[boss for boss in t.g.boss_deck if boss not in wanted], *wanted)
            t.setup().answer("ann", "card draculord").answer("bob", "card nana-webb")
            first.append(t.told("first-player")[0]["seat"])
        assert first[0] == first[1]
        found.add(first[0])
    assert found == {"ann", "bob"}


# -- hands ------------------------------------------------------------------------------------------------------


@rule("SBM-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_five_rooms_and_two_spells(seats: int) -> None:
    """Both decks shrink by as much as was dealt."""
    t = dealt(NAMES[:seats])
    for name in t.names:
        assert len(t.view(name).hand) == 7
    assert [(seat.rooms_held, seat.spells_held) for seat in t.view("").seats] == [(5, 2)] * seats
    assert (t.view("").room_deck, t.view("").spell_deck) == (75 - 5 * seats, 32 - 2 * seats)


@rule("SBM-SETUP-11")
def test_a_hand_is_its_owners_secret() -> None:
    """Others see how many cards of each kind one holds, no more."""
    t = dealt(TWO)
    assert t.hand_of("ann") == sorted(HANDS[0])
    assert t.view("bob").seats[0].known == ()
    assert all("card" not in told for told in t.told("card-drawn", "bob") if told["seat"] == "ann")


PLAIN = HANDS[0][5:]
POOR = {
    "four advanced": ("gargoyle-choir", "refund-desk", "dino-treadmill", "clockwork-crusher", "frozen-monster"),
    "five advanced": ("gargoyle-choir", "refund-desk", "dino-treadmill", "clockwork-crusher", "captains-colosseum"),
    "four mage": ("book-eating-dragon", "pinata-gallery", "dial-up-dungeon", "password-sphinx", "frozen-monster"),
    "four mage, two of them mixed": (
        "book-eating-dragon",
        "pinata-gallery",
        "rent-a-mimic",
        "tourist-trap",
        "frozen-monster",
    ),
    "five thief": ("box-trap", "hungry-houseplant", "free-trial-pit", "tourist-trap", "rent-a-mimic"),
}
RICH = {
    "three advanced": ("gargoyle-choir", "dino-treadmill", "clockwork-crusher", "frozen-monster", "box-trap"),
    "three mage": ("book-eating-dragon", "pinata-gallery", "rent-a-mimic", "frozen-monster", "vip-bouncer"),
    "two mage symbols on one room": (
        "cauldron-call-centre",
        "cauldron-call-centre",
        "pinata-gallery",
        "frozen-monster",
        "vip-bouncer",
    ),
}


def dealt_to_bob(rooms: Sequence[str], **options: str) -> SuperTable:
    return dealt(TWO, hands={"bob": (*rooms, *PLAIN)}, **options)


@rule("SBM-SETUP-12", "SBM-CONF-23")
@pytest.mark.parametrize("mulligan", ["repeat", "once"])
@pytest.mark.parametrize("rooms", POOR.values(), ids=POOR.keys())
def test_a_poor_hand_may_be_exchanged(mulligan: str, rooms: tuple[str, ...]) -> None:
    """Four or more advanced rooms, or four or more rooms that show one treasure: a mulligan is offered."""
    t = dealt_to_bob(rooms, mulligan=mulligan)
    decision = t.asked("bob")
    assert decision is not None
    assert decision.kind == "mulligan"
    assert t.options("bob") == ["yes", "no"]
    assert t.waiting == ["bob"]


@rule("SBM-SETUP-12", "SBM-CONF-23")
@pytest.mark.parametrize("rooms", RICH.values(), ids=RICH.keys())
def test_other_hands_may_not(rooms: tuple[str, ...]) -> None:
    """Three of a kind are not enough, and a room counts once however many symbols of a treasure it shows."""
    t = dealt_to_bob(rooms)
    assert t.waiting == ["ann"]
    decision = t.asked("ann")
    assert decision is not None
    assert decision.kind == "first-room"


@rule("SBM-CONF-23")
def test_a_table_may_play_without_mulligans() -> None:
    """Five advanced rooms are kept then."""
    t = dealt_to_bob(POOR["five advanced"], mulligan="off")
    assert t.waiting == ["ann"]
    t.answer("ann", "pass")
    assert "mulligan-taken" not in t.events()
    assert t.told("build-passed") == [{"seat": "ann"}, {"seat": "bob"}]


@rule("SBM-SETUP-13", "SBM-CONF-23")
def test_a_mulligan_shows_the_hand_and_draws_another() -> None:
    """The whole hand, spells too, is shown, shuffled into its decks and drawn anew."""
    t = dealt_to_bob(POOR["four advanced"])
    before = t.view("")
    old = t.hand_of("bob")
    t.answer("bob", "yes")
    after = t.view("")
    assert (after.room_deck, after.spell_deck) == (before.room_deck, before.spell_deck)
    assert (after.seats[1].rooms_held, after.seats[1].spells_held) == (5, 2)
    assert sorted(told["card"] for told in t.told("card-shown", "ann")) == old
    assert t.told("mulligan-taken") == [{"seat": "bob"}]
    assert t.hand_of("bob") != old


@rule("SBM-SETUP-13")
def test_both_decks_are_shuffled_for_the_new_hand() -> None:
    """Over twenty games some old rooms come back, most do not, and neither do the old spells all the time."""
    rooms, spells = [], []
    for seed in range(20):
        t = arranged(TWO, hands={"bob": (*POOR["four advanced"], *PLAIN)})
        t.g.luck.shuffle(list(range(seed + 2)))  # another stretch of luck
        t.setup().answer("ann", "card nana-webb").answer("bob", "card lord-grumble")
        old = set(t.hand_of("bob"))
        t.answer("bob", "yes")
        back = old & set(t.hand_of("bob"))
        rooms.append(len([card for card in back if is_a(ROOM, card)]))
        spells.append(len([card for card in back if is_a(SPELL, card)]))
    assert 0 < sum(rooms) < 50
    assert sum(spells) < 20


@rule("SBM-SETUP-13")
def test_declining_a_mulligan_changes_nothing() -> None:
    """The hand stays, nothing is shown, and nobody learns that there was a choice."""
    t = dealt_to_bob(POOR["four advanced"])
    assert t.view("ann").waiting == t.view("").waiting == []
    old = t.hand_of("bob")
    told = len(t.g.events)
    t.answer("bob", "no")
    assert t.hand_of("bob") == old
    assert len(t.g.events) == told
    assert t.waiting == ["ann"]


def still_poor(t: SuperTable) -> SuperTable:
    """Whatever bob draws next is poor again."""
    t.only_in(
        "room deck", "dino-treadmill", "spell-check-demon", "refund-desk", "gargoyle-choir", "compound-interest-vault"
    )
    return t


@rule("SBM-CONF-23")
@pytest.mark.parametrize(("mulligan", "again"), [("repeat", True), ("once", False)])
def test_a_new_hand_that_is_poor_again(mulligan: str, again: bool) -> None:
    """By the recommendation it may be exchanged again and again; a table may allow it once only."""
    t = still_poor(dealt_to_bob(POOR["five advanced"], mulligan=mulligan)).answer("bob", "yes")
    assert (t.waiting == ["bob"]) == again
    if again:
        t.answer("bob", "yes").answer("bob", "no")
        assert len(t.told("mulligan-taken")) == 2
    assert t.waiting == ["ann"]


@rule("SBM-SETUP-14")
def test_a_mulligan_comes_before_the_first_room() -> None:
    """Everybody with a poor hand is asked before anybody places; afterwards it is too late."""
    poor = (*POOR["four mage"], *PLAIN)
    other = (*POOR["four advanced"], *HANDS[1][5:])
    t = dealt(TWO, hands={"ann": poor, "bob": other})
    asked = []
    for name in TWO:
        decision = t.asked(name)
        assert decision is not None
        asked.append(decision.kind)
        t.answer(name, "no")
    assert asked == ["mulligan", "mulligan"]
    t.answer("ann", "place book-eating-dragon 0")
    assert refused(t, "bob", "yes")
    assert refused(t, "bob", "no")


# -- the first room ---------------------------------------------------------------------------------------------


@rule("SBM-SETUP-15")
def test_the_first_room_is_optional() -> None:
    """One player passes, the other has a dungeon of one room."""
    t = dealt(TWO)
    assert "pass" in t.options("ann")
    t.answer("ann", "pass")
    t.answer("bob", "place tag-team-pit 0")
    assert (t.rooms("ann"), t.rooms("bob")) == ([], ["tag-team-pit"])
    assert len(t.view("ann").hand) >= 7
    assert t.view("").turn == 1


@rule("SBM-SETUP-15")
def test_only_one_room_may_be_placed_and_only_next_to_the_boss() -> None:
    """There is one place to choose, and afterwards it is the next player's turn."""
    t = dealt(TWO)
    assert {option.split()[-1] for option in t.options("ann") if option != "pass"} == {"0"}
    t.answer("ann", "place vip-bouncer 0")
    assert t.waiting == ["bob"]
    with pytest.raises(NotYourDecision):
        t.g.answer(0, 0)


@rule("SBM-SETUP-16")
def test_first_rooms_are_turned_up_together() -> None:
    """The first player's room stays hidden from the others until the last has decided."""
    t = dealt(THREE)
    t.answer("ann", "place minion-arena 0")
    for viewer in ("bob", "cy", ""):
        (room,) = t.view(viewer).seats[0].dungeon
        assert (room.hidden, room.card, room.treasure) == (True, "", (0,) * 5)
    assert t.told("room-placed", "bob") == [{"seat": "ann", "slot": 0}]
    t.answer("bob", "place tag-team-pit 0")
    assert t.view("cy").seats[0].dungeon[0].hidden
    assert "room-revealed" not in t.events()
    t.answer("cy", "pass")
    assert [told["card"] for told in t.told("room-revealed")] == ["minion-arena", "tag-team-pit"]
    assert not t.view("cy").seats[0].dungeon[0].hidden


@rule("SBM-SETUP-17")
def test_first_rooms_work_clockwise_from_the_first_player() -> None:
    """The second seat has the marker, and all three first rooms do something when built: second, third, first."""
    hand = ("password-sphinx", "minion-arena", "pinata-gallery", "hungry-houseplant", "vip-bouncer", *PLAIN)
    other = ("password-sphinx", "frozen-monster", "tag-team-pit", "hungry-houseplant", "minion-arena", *HANDS[1][5:])
    third = ("box-trap", "frozen-monster", "tag-team-pit", "dial-up-dungeon", "minion-arena", *HANDS[2][5:])
    t = dealt(
        THREE, ["mother-inferior", "lord-grumble", "your-sliminess"], hands={"ann": hand, "bob": other, "cy": third}
    )
    t.answer("bob", "place password-sphinx 0").answer("cy", "place box-trap 0").answer("ann", "place password-sphinx 0")
    assert [told["seat"] for told in t.told("ability-works")] == ["bob", "cy"]
    decision = t.asked("cy")
    assert decision is not None
    assert decision.kind == "leave-or-bury"
    t.answer("cy", "on-top")
    assert [told["seat"] for told in t.told("ability-works")] == ["bob", "cy", "ann"]
    assert t.view("").turn == 1


@rule("SBM-SETUP-18")
def test_the_first_room_is_an_ordinary_one() -> None:
    """A hand with three advanced rooms offers the other two."""
    t = dealt(TWO, hands={"ann": (*RICH["three advanced"], *PLAIN)})
    assert t.options("ann") == ["pass", "place frozen-monster 0", "place box-trap 0"]
    assert refused(t, "ann", "place", "gargoyle-choir", 0)


@rule("SBM-SETUP-18")
def test_a_hand_of_advanced_rooms_has_no_first_room() -> None:
    """Who keeps five of them is not even asked."""
    t = dealt_to_bob(POOR["five advanced"])
    t.answer("bob", "no").answer("ann", "pass")
    assert t.told("build-passed") == [{"seat": "ann"}, {"seat": "bob"}]
    assert t.rooms("bob") == []
    assert t.view("").turn == 1
