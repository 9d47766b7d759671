"""End of turn: what expires, what goes home, who recovers, and when the game is over."""

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import Scores, idle, idle_to, pass_to_room, refused, resolved
from tests.super_table import SuperTable, super_boss_monster

BUNNY = "bunny"  # health 4, fighter
LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
FRAN = "sticky-fran"  # health 4, thief
LARRY = "left-hand-larry"  # health 6, thief
PETE = "coupon-pete"  # health 8, thief
PAM = "pixel-pam"  # health 4, mage
WISEBEARD = "wisebeard"  # health 6, mage
MO = "old-mo"  # health 8, mage
BINGO = "gran-bingo"  # health 6, cleric

SPACES = ("library-treasure", "library-spell", "temple-treasure")  # errands that lure nobody of these


def first_player(t: SuperTable) -> str:
    return t.names[t.view("").order[0]]


# -- what comes to an end ----------------------------------------------------------------------------------


@rule("SBM-END-01")
def test_the_end_phase_begins_when_the_last_queue_is_empty() -> None:
    """Two players with heroes: the phase changes only after the second player's last hero has met the boss."""
    t = super_boss_monster()
    t.dungeon("ann", "tourist-trap")
    t.dungeon("bob", "tourist-trap")
    t.entrance("ann", BUNNY)
    t.entrance("bob", FRAN, LARRY)
    t.hand("bob", "deep-freeze")

    t.turn("adventure")
    while t.waiting:
        assert t.view("").phase == "adventure"
        t.answer("bob", "pass")

    assert t.queue("ann") == t.queue("bob") == []
    assert t.view("").phase == "end"
    assert t.told("phase-began")[-1] == {"phase": "end"}
    assert t.events("hero-survived", "phase-began")[-2:] == ["hero-survived", "phase-began"]


@rule("SBM-END-02", "SBM-CONF-41")
def test_what_lasts_until_the_end_of_the_turn_is_gone_with_the_next_city_phase() -> None:
    """The hideout's bonus and a borrowed symbol are there in the adventure phase, and not in the next turn."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.minion("ann", "hideout-last-room")
    t.minion("bob", "library-treasure")
    t.entrance("ann", LALIHO)
    t.hand("ann", "deep-freeze")

    t.turns("minion")
    assert t.view("").phase == "adventure"
    assert t.damage_of("ann") == [3]
    assert t.symbols("bob", "mage") == 1
    idle_to(t, 2, "city")

    assert t.damage_of("ann") == [1]
    assert t.symbols("bob", "mage") == 0
    assert t.side("bob").borrowed == (0, 0, 0, 0, 0)


@rule("SBM-END-02", "SBM-CONF-41", "SBM-KEY-08")
@card("deep-freeze", "critical-typo", "stealth")
def test_the_effects_of_spells_expire_in_the_end_phase() -> None:
    """A frozen room, a primed one and a hidden dungeon are themselves again when the next turn begins."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.hand("ann", "stealth", "critical-typo", "deep-freeze")
    t.entrance("ann", LALIHO)

    t.turns("adventure")
    pass_to_room(t, "minion-arena")
    t.answer("ann", "cast critical-typo").answer("ann", "room minion-arena ann 0").answer("ann", "pass")
    t.answer("ann", "cast deep-freeze").answer("ann", "room box-trap ann 1").answer("ann", "pass")
    t.answer("ann", "cast stealth")
    assert t.told("phase-began")[-1] == {"phase": "city"}

    assert t.damage_of("ann") == [2, 1]
    assert not t.side("ann").shielded
    assert not any(room.disabled for room in t.side("ann").dungeon)


@rule("SBM-END-03")
def test_the_marker_passes_clockwise_every_turn() -> None:
    """Three players: the first players of four turns are the first, second, third and first again."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    t.only_in("hero deck", *[BUNNY, LAG, LALIHO, FRAN, LARRY, PETE, PAM, WISEBEARD, MO, BINGO])

    t.turns("city")
    firsts = []
    for turn in range(1, 5):
        idle_to(t, turn, "city")
        assert t.waiting == [first_player(t)]
        firsts.append(first_player(t))
        idle_to(t, turn, "build")

    assert firsts == ["ann", "bob", "cy", "ann"]
    assert t.told("marker-passed") == [{"seat": "bob"}, {"seat": "cy"}, {"seat": "ann"}]


@rule("SBM-END-04")
def test_every_minion_goes_back_to_its_base() -> None:
    """One minion stood on the board, one on a room, one on its boss: in the next turn all spaces are free."""
    t = super_boss_monster(seats=["ann", "bob", "cy"], bosses=["nana-webb", "lord-grumble", "mecha-gary"])
    t.dungeon("bob", "minion-arena")
    t.levelled("cy")
    t.minion("ann", "library-treasure")
    t.minion("bob", 0)
    t.minion("cy", "boss")

    t.turns("minion")

    assert t.view("").turn == 2
    assert t.view("").spaces == {}
    assert [side.minion for side in t.view("").seats] == ["", "", ""]
    assert not t.side("bob").dungeon[0].minion


# -- heroes who are sent back ------------------------------------------------------------------------------


@rule("SBM-END-05", "SBM-CONF-34")
@card("ragequit-form")
def test_a_hero_sent_back_to_town_moves_at_once_and_recovers_at_the_end_of_the_turn() -> None:
    """With a +2 token and 2 damage it stands in town as it is; after the end phase it has neither."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.entrance("ann", MO, token=2)
    t.entrance("ann", LALIHO)
    t.hand("bob", "ragequit-form")
    t.hand("ann", "deep-freeze")

    t.turn("adventure")
    pass_to_room(t, "box-trap")
    t.answer("ann", "pass").answer("bob", "cast ragequit-form").answer("ann", "pass")
    (returned,) = t.view("").town
    assert (returned.card, returned.health, returned.damage, returned.token) == (MO, 10, 2, 2)
    assert t.view("").phase == "adventure"
    t.all_pass()

    (rested,) = t.view("").town
    assert (rested.card, rested.health, rested.damage, rested.token) == (MO, 8, 0, 0)


@rule("SBM-END-06", "SBM-CONF-34")
@card("ragequit-form")
def test_a_hero_sent_back_to_a_full_town_pushes_the_leftmost_out() -> None:
    """Three heroes fill a town of three; the fourth takes the right end and the first goes to its landmark at once."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "box-trap", "minion-arena")
    t.town(PAM, WISEBEARD, BINGO)
    t.entrance("ann", LALIHO)
    t.hand("bob", "ragequit-form")

    t.phase("adventure")
    pass_to_room(t, "box-trap")
    t.answer("bob", "cast ragequit-form")

    assert t.in_town == [WISEBEARD, BINGO, LALIHO]
    assert t.at("library") == [PAM]
    assert t.queue("ann") == []


@rule("SBM-CONF-34", "SBM-END-05")
@card("ragequit-form")
def test_a_hero_who_is_pushed_on_to_a_landmark_recovers_there() -> None:
    """Two heroes are sent back to a town of two: the first of them goes on to the stadium, and recovers there."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.town(PAM)
    t.entrance("ann", LALIHO, token=2)
    t.entrance("ann", LAG, BUNNY)
    t.hand("bob", "ragequit-form", "ragequit-form", "fear")

    t.turn("adventure")
    for spell in ("ragequit-form", "ragequit-form", "fear"):
        pass_to_room(t, "box-trap")
        resolved(t.answer("bob", f"cast {spell}"))
    t.all_pass()

    assert t.at("library") == [PAM]
    assert t.in_town == [LAG, BUNNY]
    hero = t.view("").landmarks["stadium"]
    assert hero is not None
    assert (hero.card, hero.damage, hero.token) == (LALIHO, 0, 0)


@rule("SBM-END-07")
@card("zombie-prison")
def test_a_hero_returned_to_an_entrance_waits_for_the_next_turns_adventure() -> None:
    """A soul comes back to its owner's entrance in the adventure phase: not now, but first in the next turn's queue."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap", "minion-arena")
    t.dungeon("bob", "zombie-prison")
    t.give_souls("ann", LAG)
    t.entrance("ann", BUNNY)
    t.only_in("hero deck", FRAN, LARRY, PETE)

    t.turns("adventure")
    t.answer("bob", "use zombie-prison 0")
    assert t.queue("ann") == [LAG]
    assert t.view("").turn == 2
    assert [told["hero"] for told in t.told("hero-entered")] == [BUNNY, BUNNY]
    idle_to(t, 2, "build", ["library-treasure", "library-spell"])
    while len(t.told("adventure-began")) < 2:
        idle(t)

    assert [told["hero"] for told in t.told("hero-entered")][2] == LAG
    assert t.told("adventure-began")[1] == {"seat": "ann", "heroes": 3}


@rule("SBM-END-07")
@card("jet-lag")
def test_a_hero_held_at_the_entrance_keeps_its_place_and_its_token() -> None:
    """A hero that has not entered is held back: it stays at the head of the queue, with the token it came with."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LAG, token=2)
    t.entrance("ann", BUNNY)
    t.hand("bob", "jet-lag")

    t.turn("adventure")
    t.answer("bob", "cast jet-lag").answer("bob", f"hero {LAG}")

    assert t.told("hero-survived") == [{"hero": BUNNY, "seat": "ann", "wounds": 1}]
    (held,) = t.side("ann").entrance
    assert (held.card, held.token, held.waits) == (LAG, 2, False)


# -- nobody acts -------------------------------------------------------------------------------------------


@rule("SBM-END-08")
@card("free-trial-pit")
def test_nothing_may_be_played_in_the_end_phase() -> None:
    """A room asks for a discard at the end of the turn: spells and abilities are neither offered nor accepted."""
    t = super_boss_monster()
    t.dungeon("ann", "free-trial-pit", "piggy-bank-of-doom")
    t.hand("ann", "deep-freeze", "stealth")
    t.hand("bob", "deep-freeze")

    t.phase("end")

    assert t.view("").phase == "end"
    assert t.waiting == ["ann"]
    assert t.options("ann") == ["room free-trial-pit ann 1", "card stealth", "card deep-freeze"]
    assert refused(t, "ann", "cast", "deep-freeze")
    assert refused(t, "ann", "use", "piggy-bank-of-doom", 0)


@rule("SBM-END-08")
def test_the_end_phase_asks_nobody_for_spells_and_abilities() -> None:
    """Both hold spells for any phase and rooms with abilities: the end of the turn passes without a question."""
    t = super_boss_monster()
    for name in t.names:
        t.dungeon(name, "piggy-bank-of-doom")
        t.hand(name, "deep-freeze")

    t.phase("end")

    assert t.waiting == []


# -- when the game is over ---------------------------------------------------------------------------------


@rule("SBM-END-09")
def test_the_turn_is_played_out_when_somebody_has_ten_souls() -> None:
    """The first player has ten souls; the others still deal with their heroes before the game is over."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    Scores(t, BUNNY, LAG, FRAN).give("ann", 9)
    t.dungeon("ann", "vip-bouncer", "vip-bouncer")
    t.dungeon("bob", "tourist-trap")
    t.dungeon("cy", "minion-arena")
    t.entrance("ann", BUNNY)
    t.entrance("bob", LAG)
    t.entrance("cy", FRAN)
    t.hand("cy", "deep-freeze")

    t.turns("adventure")
    while t.souls("ann") < 10:
        t.answer("cy", "pass")
    assert t.view("").winners == []
    assert t.wounds("bob") == t.wounds("cy") == 0
    t.all_pass()

    assert (t.wounds("bob"), t.wounds("cy")) == (1, 1)
    assert t.events("hero-died", "hero-survived", "ends-by-souls") == [
        "hero-died",
        "hero-survived",
        "hero-survived",
        "ends-by-souls",
    ]
    assert t.view("").ending == "SBM-END-10"


@rule("SBM-END-10")
@pytest.mark.parametrize(
    ("souls", "over"), [((11, 4, 2), True), ((9, 9, 9), False), ((2, 10, 4), True), ((0, 0, 9), False)]
)
def test_ten_souls_of_anybody_end_the_game(souls: tuple[int, int, int], over: bool) -> None:
    """One player with ten or more at the end of a turn is enough; nine each are not."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    given = Scores(t)
    for name, n in zip(t.names, souls, strict=True):
        given.give(name, n)

    t.turns("end")

    assert (t.view("").ending == "SBM-END-10") == over
    assert (t.waiting == []) == over
    assert t.view("").turn == (1 if over else 2)


def with_heroes(left: int, **options: str) -> SuperTable:
    """Three players with so many heroes left in the town deck, at the beginning of a turn."""
    t = super_boss_monster(seats=["ann", "bob", "cy"], **options)
    t.only_in("hero deck", *[BUNNY, FRAN, LALIHO][:left])
    t.only_in("epic deck")
    return t.turns("city")


@rule("SBM-END-11", "SBM-CONF-05")
def test_the_turn_in_which_the_town_deck_fails_is_the_last() -> None:
    """Two heroes for three players: both are revealed, the turn is played out, and then the game is over."""
    t = with_heroes(2)

    assert t.in_town == [BUNNY, FRAN]
    assert t.view("").last_turn
    assert t.told("town-deck-empty") == [{}]
    idle_to(t, 1, "build", SPACES)
    while t.waiting:
        assert t.view("").winners == []
        idle(t)

    assert [told["phase"] for told in t.told("phase-began")] == ["city", "build", "minion", "bait", "adventure", "end"]
    assert t.view("").ending == "SBM-END-11"
    assert t.view("").turn == 1


@rule("SBM-CONF-05", "SBM-END-11")
def test_without_a_single_hero_to_reveal_the_game_ends_at_once() -> None:
    """Three heroes for three players: that turn is complete, and everybody sees that no other will be."""
    t = with_heroes(3)

    assert t.view("").last_turn
    while t.waiting:
        assert t.view("").turn == 1
        idle(t, SPACES)

    assert t.told("no-hero-came") == [{}]
    assert (t.view("").turn, t.view("").phase, t.view("").ending) == (2, "city", "SBM-END-11")
    assert t.told("town-deck-empty") == []


@rule("SBM-CONF-05", "SBM-END-11")
def test_an_empty_town_deck_does_not_cost_the_last_turn_its_ten_souls() -> None:
    """With ten souls at the end of that turn the game ends by souls, before anybody looks for heroes."""
    t = with_heroes(3)
    Scores(t, BUNNY, FRAN, LALIHO).give("bob", 10)

    while t.waiting:
        idle(t, SPACES)

    assert (t.view("").turn, t.view("").ending) == (1, "SBM-END-10")


@rule("SBM-CONF-05")
def test_a_turn_without_heroes_may_be_played_to_its_end() -> None:
    """Played so, three heroes for three players: that turn is not the last, the next is."""
    t = with_heroes(3, town_deck="finish_turn")

    assert not t.view("").last_turn
    idle_to(t, 2, "city", SPACES)
    assert t.view("").last_turn
    while t.waiting:
        idle(t, SPACES)

    assert t.view("").ending == "SBM-END-11"
    assert t.view("").turn == 2


@rule("SBM-CONF-05")
def test_the_game_may_end_at_the_reveal_that_fails() -> None:
    """Played so, two heroes are revealed for three players and nothing further happens."""
    t = with_heroes(2, town_deck="at_once")

    assert t.waiting == []
    assert t.view("").phase == "city"
    assert t.view("").ending == "SBM-END-11"
    assert [told["hero"] for told in t.told("hero-revealed")] == [BUNNY, FRAN]


@rule("SBM-CONF-05")
def test_at_the_reveal_that_fails_no_earlier() -> None:
    """Played so, a town deck that is just enough lets the turn pass; the next reveal ends the game."""
    t = with_heroes(3, town_deck="at_once")

    while t.waiting:
        idle(t, SPACES)

    assert (t.view("").turn, t.view("").phase, t.view("").ending) == (2, "city", "SBM-END-11")


@rule("SBM-CONF-05")
def test_the_game_may_end_with_the_turn_that_reveals_the_last_hero() -> None:
    """Played so, three heroes for three players make that turn the last."""
    t = with_heroes(3, town_deck="last_reveal")

    assert t.view("").last_turn
    assert t.told("last-hero-revealed") == [{}]
    while t.waiting:
        idle(t, SPACES)

    assert (t.view("").turn, t.view("").phase, t.view("").ending) == (1, "end", "SBM-END-11")
