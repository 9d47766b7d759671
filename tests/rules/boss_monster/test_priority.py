"""Priority: who is active, who acts before whom, and how answers work."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import rule
from underhall.errors import NotYourDecision
from underhall.games.boss_monster.settings import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def active(t: Table) -> str:
    """The active player as everybody sees it, or '' if nobody is."""
    seat = t.view("").active
    return t.names[seat] if seat >= 0 else ""


def pass_on(t: Table) -> None:
    """Whoever is asked passes, or takes the first option where there is no passing."""
    name = t.waiting[0]
    t.answer(name, "pass" if "pass" in t.options(name) else t.options(name)[0])


def without_repeats(names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if i == 0 or names[i - 1] != name]


def log(t: Table, *names: str) -> list[str]:
    """The named events in order, each with the seat it is about."""
    return [f"{e.message.name} {t.names[e.values[0]]}" for e in t.g.events if e.message.name in names]


def is_off(t: Table, name: str, slot: int) -> bool:
    return t.view("").seats[t.seat(name)].dungeon[slot].off


# -- who is active --------------------------------------------------------------------------------------


@rule("BM-PRIO-01")
@every_edition
def test_one_player_is_active_in_build_and_adventure_and_nobody_else_in_a_turn(edition: str) -> None:
    """Whenever somebody is asked, exactly the placing or adventuring player is active, and nobody in other phases."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition, machinations="on")
    t.dungeon("ann", "haunted-library")
    t.dungeon("cy", "neanderthal-cave")
    t.hand("ann", "open-grave")
    t.hand("bob", "freeze")
    t.hand("cy", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.entrance("cy", a_hero(health=8, n=1))
    t.next_from("hero deck", *(a_hero(wants="thief", n=n) for n in range(3)))
    seen: dict[str, list[str]] = {}
    t.turn("beginning")
    while t.waiting:
        view = t.view("")
        seen.setdefault(view.phase, []).append(active(t))
        if any(words.startswith("place") for words in t.options(t.waiting[0])):
            assert t.waiting == [active(t)]
        if view.walker is not None:
            assert view.walker.seat == view.active
        pass_on(t)
    assert set(seen["beginning"]) == {""}
    assert without_repeats(seen["build"]) == ["ann", "bob", "cy"]
    assert without_repeats(seen["adventure"])[0] == "ann"
    assert set(seen["adventure"]) == {told["seat"] for told in t.told("adventure-began")} >= {"ann", "cy"}
    assert set(seen["end"]) == {""}


@rule("BM-PRIO-01")
@every_edition
def test_nobody_is_active_once_build_and_adventure_are_over(edition: str) -> None:
    """The bait phase and the end phase follow active players and have none themselves."""
    t = boss_monster(edition=edition)
    t.dungeon("bob", "neanderthal-cave")
    t.hand("bob", "open-grave", "freeze")
    t.entrance("bob", a_hero(health=8))
    for phase, quiet_phase in (("build", "bait"), ("adventure", "end")):
        t.phase(phase)
        while t.waiting:
            assert active(t) in ("ann", "bob")
            pass_on(t)
        t.phase(quiet_phase)
        assert (t.view("").phase, active(t)) == (quiet_phase, "")


# -- who acts before whom -------------------------------------------------------------------------------


@rule("BM-PRIO-02")
@every_edition
def test_the_active_player_acts_before_a_higher_xp_in_adventure(edition: str) -> None:
    """In the active player's own adventure turn their spell is asked for and resolved before that of a higher XP."""
    t = boss_monster(edition=edition)
    t.dungeon("bob", "golem-factory")
    t.entrance("bob", a_hero(health=8))
    t.hand("ann", "freeze")
    t.hand("bob", "giant-size")
    t.phase("adventure")
    assert (active(t), t.waiting) == ("bob", ["bob"])
    with pytest.raises(NotYourDecision):
        t.g.answer(t.seat("ann"), 1)
    t.answer("bob", "cast giant-size")
    assert t.events("room-boosted") == ["room-boosted"]
    assert t.waiting == ["ann"]
    t.answer("ann", "cast freeze")
    assert log(t, "spell-cast-room", "room-boosted", "room-deactivated") == [
        "spell-cast-room bob",
        "room-boosted bob",
        "spell-cast-room ann",
        "room-deactivated bob",
    ]


@rule("BM-PRIO-02")
@every_edition
def test_the_active_player_acts_before_a_higher_xp_in_build(edition: str) -> None:
    """In the active player's own build turn their ability is asked for and resolved before the spell of a higher XP."""
    t = boss_monster(edition=edition)
    t.dungeon("bob", "open-grave", "jackpot-stash")
    t.hand("ann", "freeze")
    t.phase("build")
    while active(t) == "ann":
        pass_on(t)
    assert t.waiting == ["bob"]
    t.answer("bob", "use jackpot-stash 0")
    assert t.waiting == ["ann"]
    t.answer("ann", "cast freeze")
    assert log(t, "treasure-doubled", "room-deactivated") == ["treasure-doubled bob", "room-deactivated bob"]


@rule("BM-PRIO-03")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_others_act_by_descending_xp_after_the_active_player(edition: str, phase: str) -> None:
    """Of two non-active players the one with 800 XP acts and resolves before the one with 500, wherever they sit."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["draculord", "gorgona", "king-croak"], edition=edition)
    t.dungeon("ann", "open-grave", "golem-factory", "neanderthal-cave")
    t.entrance("ann", a_hero(health=8))
    for name in t.names:
        t.hand(name, "freeze")
    t.phase(phase)
    assert (active(t), t.waiting) == ("ann", ["ann"])
    t.answer("ann", "cast freeze").answer("ann", "room open-grave ann 2")
    assert t.waiting == ["cy"]
    t.answer("cy", "cast freeze").answer("cy", "room golem-factory ann 1")
    assert is_off(t, "ann", 1)
    assert t.waiting == ["bob"]
    t.answer("bob", "cast freeze")
    assert [(told["seat"], told["room"]) for told in t.told("spell-cast-room")] == [
        ("ann", "open-grave"),
        ("cy", "golem-factory"),
        ("bob", "neanderthal-cave"),
    ]
    assert [told["card"] for told in t.told("room-deactivated")] == ["open-grave", "golem-factory", "neanderthal-cave"]


@rule("BM-PRIO-03")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("uses", [True, False])
def test_of_two_effects_at_once_that_of_the_higher_xp_resolves_first(edition: str, phase: str, uses: bool) -> None:
    """Cy (800) freezes the Dark Altar of Bob (850) in Ann's turn: Bob may use it before the spell takes effect."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "dark-altar")
    t.entrance("ann", a_hero(health=8))
    t.pile("golem-factory")
    t.hand("cy", "freeze")
    t.phase(phase)
    assert active(t) == "ann"
    t.answer("bob", "pass")
    t.answer("cy", "cast freeze").answer("cy", "room dark-altar bob 0")
    asked = t.asked("bob")
    assert asked is not None
    assert (asked.kind, t.waiting, t.view("").staged) == ("answer", ["bob"], ["freeze"])
    if uses:
        t.answer("bob", "use dark-altar 0").answer("bob", "card golem-factory")
        assert t.events("card-recovered", "fizzled", "room-deactivated") == ["card-recovered", "fizzled"]
        assert t.discarded == ["dark-altar", "freeze"]
    else:
        t.answer("bob", "pass")
        assert is_off(t, "bob", 0)


@rule("BM-PRIO-03")
@every_edition
def test_an_answer_may_be_answered_by_those_who_go_before_it(edition: str) -> None:
    """Dee's Freeze waits for Bob's Freeze, and that for Ann, who is active; all of them resolve by priority."""
    t = boss_monster(seats=["ann", "bob", "cy", "dee"], edition=edition)
    t.dungeon("ann", "open-grave", "golem-factory", "jackpot-stash")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.hand("dee", "freeze")
    t.phase("adventure")
    assert active(t) == "ann"
    t.answer("ann", "pass").answer("bob", "pass")
    t.answer("dee", "cast freeze").answer("dee", "room open-grave ann 2")
    t.answer("ann", "pass")
    t.answer("bob", "cast freeze").answer("bob", "room golem-factory ann 1")
    assert t.waiting == ["ann"]
    t.answer("ann", "use jackpot-stash 0")
    assert t.waiting == ["ann"] or is_off(t, "ann", 0)
    t.all_pass()
    assert t.events("treasure-doubled", "room-deactivated") == [
        "treasure-doubled",
        "room-deactivated",
        "room-deactivated",
    ]
    assert [told["card"] for told in t.told("room-deactivated")] == ["golem-factory", "open-grave"]


@rule("BM-PRIO-03", "BM-CONF-24")
def test_after_the_reveal_the_higher_xp_answers_although_nobody_is_active() -> None:
    """In the window after the reveal Ann (1000) may use her Altar before Bob's Freeze on it; Cy (800) may not."""
    t = boss_monster(seats=["ann", "bob", "cy"], post_reveal_window="on")
    t.dungeon("ann", "dark-altar")
    t.dungeon("cy", "jackpot-stash")
    t.hand("bob", "freeze")
    t.pile("golem-factory")
    t.phase("build")
    while active(t):
        pass_on(t)
    t.answer("ann", "pass").answer("bob", "cast freeze").answer("bob", "room dark-altar ann 0")
    assert t.waiting == ["ann"]
    t.answer("ann", "use dark-altar 0").answer("ann", "card golem-factory")
    assert [told["card"] for told in t.told("fizzled")] == ["freeze"]


@rule("BM-PRIO-03")
@every_edition
def test_an_eliminated_player_with_more_xp_is_not_asked_for_an_answer(edition: str) -> None:
    """Bob (850) is out: Cy's spell waits for the active player only."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "dark-altar")
    t.give_wounds("bob", *(a_hero(health=6, n=n) for n in range(5)))
    t.pile("open-grave")
    t.hand("ann", "giant-size")
    t.hand("cy", "freeze")
    t.phase("end")
    assert t.events("seat-out") == ["seat-out"]
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "pass").answer("cy", "cast freeze")
    assert t.waiting == ["ann"]
    t.answer("ann", "pass")
    assert is_off(t, "ann", 0)


@rule("BM-PRIO-04", "BM-CONF-32")
@every_edition
@pytest.mark.parametrize("victim", ["golem-factory", "dizzygas-hallway"])
def test_the_active_player_may_answer_with_two_spells_that_resolve_first(edition: str, victim: str) -> None:
    """Both spells the active player answers with have worked before the rival's spell works."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "dizzygas-hallway")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "giant-size", "annihilator")
    t.hand("bob", "freeze")
    t.phase("adventure")
    t.answer("ann", "pass").answer("bob", "cast freeze")
    t.answer("bob", next(words for words in t.options("bob") if victim in words))
    asked = t.asked("ann")
    assert asked is not None
    assert (asked.kind, t.waiting) == ("answer", ["ann"])
    assert t.view("").staged == ["freeze"]
    t.answer("ann", "cast giant-size")
    assert t.waiting == ["ann"]
    assert [is_off(t, "ann", slot) for slot in (0, 1)] == [False, False]
    t.answer("ann", "cast annihilator")
    assert log(t, "spell-cast-room", "room-boosted", "room-deactivated") == [
        "spell-cast-room bob",
        "spell-cast-room ann",
        "room-boosted ann",
        "spell-cast-room ann",
        "room-boosted ann",
        "room-deactivated ann",
    ]
    assert [told["card"] for told in t.told("room-deactivated")] == [victim]
    assert t.discarded == ["giant-size", "annihilator", "freeze"]


@rule("BM-PRIO-04")
@every_edition
def test_the_active_player_may_answer_an_ability_too(edition: str) -> None:
    """A rival's ability waits until the active player has answered it with a spell and an ability."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", "jackpot-stash")
    t.dungeon("bob", "torture-chamber")
    t.hand("ann", "golem-factory", "freeze")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "use torture-chamber 0")
    asked = t.asked("ann")
    assert asked is not None
    assert asked.kind == "answer"
    assert t.hand_of("ann") == ["freeze", "golem-factory"]
    t.answer("ann", "use jackpot-stash 0").answer("ann", "cast freeze")
    assert t.events("treasure-doubled", "room-deactivated", "card-lost") == [
        "treasure-doubled",
        "room-deactivated",
        "card-lost",
    ]
    assert t.hand_of("ann") == []


@rule("BM-PRIO-03", "BM-PRIO-04")
def test_who_has_less_xp_than_the_announcer_has_no_answer() -> None:
    """The active player may let the rival's spell pass; a third player with less XP comes after it."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "giant-size")
    t.hand("bob", "freeze")
    t.hand("cy", "freeze")
    t.phase("adventure")
    t.answer("ann", "pass").answer("bob", "cast freeze").answer("bob", "room open-grave ann 0")
    assert t.waiting == ["ann"]
    assert not is_off(t, "ann", 0)
    t.answer("ann", "pass")
    assert is_off(t, "ann", 0)
    assert t.hand_of("cy") == ["freeze"]


@rule("BM-PRIO-05", "BM-CONF-32")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_active_player_goes_on_until_stopping(edition: str, phase: str) -> None:
    """Two spells in a row resolve before a higher XP is asked at all; that comes when the active player passes."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", "golem-factory", "neanderthal-cave")
    t.entrance("bob", a_hero(health=8))
    t.hand("ann", "soul-harvest")
    t.give_souls("ann", a_hero(health=4))
    t.hand("bob", "freeze", "freeze", "freeze")
    t.phase(phase)
    while active(t) != "bob":
        pass_on(t)
    for slot, card in ((2, "open-grave"), (1, "golem-factory")):
        assert t.waiting == ["bob"]
        with pytest.raises(NotYourDecision):
            t.g.answer(t.seat("ann"), 1)
        t.answer("bob", "cast freeze").answer("bob", f"room {card} ann {slot}")
        assert is_off(t, "ann", slot)
    assert t.waiting == ["bob"]
    t.answer("bob", "pass")
    assert t.waiting == ["ann"]
    assert t.options("ann") == ["pass", "cast soul-harvest"]


@rule("BM-CONF-32")
@every_edition
def test_a_room_sacrificed_in_answer_lets_the_spell_on_it_fizzle(edition: str) -> None:
    """The active player pays with the very room a rival's spell is aimed at: that effect works, the spell does not."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", "dark-altar")
    t.pile("golem-factory")
    t.hand("bob", "freeze")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "pass").answer("bob", "cast freeze").answer("bob", "room dark-altar ann 0")
    assert t.options("ann") == ["pass", "use dark-altar 0"]
    t.answer("ann", "use dark-altar 0").answer("ann", "card golem-factory")
    assert t.hand_of("ann") == ["golem-factory"]
    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]
    assert t.told("room-deactivated") == []
    assert t.discarded == ["dark-altar", "freeze"]


@rule("BM-CONF-32")
@every_edition
def test_a_window_closes_when_all_pass_in_a_row(edition: str) -> None:
    """Whoever acts gives everybody, the active player first, another chance; only a full round of passes ends it."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    t.dungeon("ann", "open-grave", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "giant-size")
    t.hand("bob", "soul-harvest")
    t.give_souls("bob", a_hero(health=4))
    t.hand("cy", "freeze")
    t.phase("adventure")
    order = []
    for words in ("pass", "pass", "cast freeze"):
        order.append(t.waiting[0])
        t.answer(t.waiting[0], words)
    t.answer("cy", "room open-grave ann 1")
    for name in ("ann", "bob"):  # the active player, then the one with more XP than Cy
        asked = t.asked(name)
        assert asked is not None
        assert asked.kind == "answer"
        t.answer(name, "pass")
    assert is_off(t, "ann", 1)
    assert t.told("hero-entered") == []
    for _ in range(2):
        assert t.told("hero-entered") == []
        order.append(t.waiting[0])
        t.answer(t.waiting[0], "pass")
    assert order == ["ann", "bob", "cy", "ann", "bob"]
    assert [told["card"] for told in t.told("hero-entered")] == ["golem-factory"]


@rule("BM-PRIO-06")
@every_edition
def test_choices_forced_on_several_players_are_asked_by_descending_xp(edition: str) -> None:
    """Robobo makes every opponent destroy a room: they are asked from the highest XP to the lowest."""
    t = boss_monster(
        seats=["ann", "bob", "cy", "dee"], bosses=["robobo", "gorgona", "draculord", "seducia"], edition=edition
    )
    t.dungeon("ann", "neanderthal-cave", "neanderthal-cave", "golem-factory", "golem-factory")
    for name in ("bob", "cy", "dee"):
        t.dungeon(name, "brainsucker-hive", "succubus-spa")
    t.hand("ann", "golem-factory")
    t.phase("build")
    t.answer("ann", "place golem-factory 4")
    for name in ("cy", "dee", "bob"):
        assert t.waiting == [name]
        t.answer(name, f"room succubus-spa {name} 0")
    assert [told["seat"] for told in t.told("room-destroyed")] == ["cy", "dee", "bob"]


@rule("BM-PRIO-06")
@every_edition
def test_draws_at_the_end_of_a_turn_are_asked_by_descending_xp(edition: str) -> None:
    """Where all players choose a card at the same time of the turn, the higher XP chooses first."""
    t = boss_monster(
        seats=["ann", "bob", "cy"], bosses=["gorgona", "seducia", "king-croak"], edition=edition, machinations="on"
    )
    t.phase("end")
    asked = []
    while t.waiting:
        assert len(t.waiting) == 1
        asked.append(t.waiting[0])
        pass_on(t)
    assert asked == ["cy", "bob", "ann"]


def turn_orders(t: Table) -> tuple[list[str], list[str]]:
    """Play a build and an adventure phase in which everybody has something to do: who was active, in order."""
    for i, name in enumerate(t.names):
        t.hand(name, ("open-grave", "golem-factory", "succubus-spa", "boulder-ramp")[i], "freeze")
        t.dungeon(name, ("open-grave", "golem-factory", "succubus-spa", "boulder-ramp")[i])
        t.entrance(name, a_hero(health=8, n=i))
    orders = []
    for phase in ("build", "adventure"):
        t.phase(phase)
        actives = []
        while t.waiting:
            actives.append(active(t))
            pass_on(t)
        orders.append(without_repeats(actives))
    assert orders[1] == [told["seat"] for told in t.told("adventure-began")]
    return orders[0], orders[1]


@rule("BM-PRIO-07")
@pytest.mark.parametrize("edition", ["trefl-pl", "alpha-ja"])
@pytest.mark.parametrize(
    ("bosses", "order"),
    [
        (["gorgona", "draculord", "seducia"], ["bob", "cy", "ann"]),
        (["king-croak", "seducia", "cleopatra"], ["cy", "ann", "bob"]),
        (["draculord", "cleopatra", "king-croak"], ["ann", "bob", "cy"]),
    ],
)
def test_players_become_active_by_descending_xp(edition: str, bosses: list[str], order: list[str]) -> None:
    """In build and in adventure the players are active one after another, the highest XP first."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=bosses, edition=edition)
    assert turn_orders(t) == (order, order)


@rule("BM-CONF-01")
@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({}, ["cy", "bob", "ann"]),
        ({"edition": "trefl-pl"}, ["cy", "bob", "ann"]),
        ({"edition": "alpha-ja"}, ["cy", "bob", "ann"]),
        ({"edition": "first-ru"}, ["cy", "ann", "bob"]),
        ({"player_order": "clockwise"}, ["cy", "ann", "bob"]),
        ({"edition": "first-ru", "player_order": "xp"}, ["cy", "bob", "ann"]),
    ],
)
def test_the_setting_decides_between_xp_and_clockwise(options: dict[str, str], order: list[str]) -> None:
    """Seats with 500, 600 and 800 XP place and adventure as 3, 2, 1 by XP and as 3, 1, 2 clockwise."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["gorgona", "seducia", "king-croak"], **options)
    assert turn_orders(t) == (order, order)


@rule("BM-CONF-01")
@pytest.mark.parametrize("player_order", ["xp", "clockwise"])
def test_effects_go_by_xp_even_where_turns_go_clockwise(player_order: str) -> None:
    """After the active player, the others may act by descending XP under either setting."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["gorgona", "seducia", "king-croak"], player_order=player_order)
    t.dungeon("cy", "open-grave")
    t.entrance("cy", a_hero(health=8))
    for name in t.names:
        t.hand(name, "freeze")
    t.phase("adventure")
    asked = []
    while not t.told("hero-entered"):
        asked.append(t.waiting[0])
        t.answer(t.waiting[0], "pass")
    assert asked == ["cy", "bob", "ann"]


@rule("BM-PRIO-08")
@every_edition
@pytest.mark.parametrize("bosses", [["cleopatra", "gorgona"], ["gorgona", "cleopatra"]])
def test_xp_does_not_decide_who_lures_a_hero(edition: str, bosses: list[str]) -> None:
    """With equal totals and 850 against 500 XP the hero stays in town; one icon more wins it for the lower XP."""
    t = boss_monster(bosses=bosses, edition=edition)
    thief = a_hero(wants="thief")
    t.town(thief)
    t.phase("bait")
    assert t.in_town == [thief]
    assert (t.queue("ann"), t.queue("bob")) == ([], [])
    assert t.told("hero-tied") == [{"hero": thief, "best": 1}]
    lower = t.names[bosses.index("gorgona")]
    t.dungeon(lower, "boulder-ramp")
    t.phase("bait")
    assert t.queue(lower) == [thief]
    assert t.in_town == []


# -- cancelling -----------------------------------------------------------------------------------------


@rule("BM-CONF-28")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("caster", ["ann", "bob"])
def test_a_cancel_can_be_cancelled(edition: str, phase: str, caster: str) -> None:
    """The newest of two cancels wins: the first spell works after all, and all three cards are discarded."""
    other = "bob" if caster == "ann" else "ann"
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand(caster, "freeze", "counterspell")
    t.hand(other, "counterspell")
    t.phase(phase)
    t.answer(caster, "cast freeze")
    assert t.waiting == [other]
    assert t.options(other) == ["pass", "cast counterspell"]
    t.answer(other, "cast counterspell")
    assert t.waiting == [caster]
    assert t.options(caster) == ["pass", "cast counterspell"]
    cancelled = t.fork().answer(caster, "pass")
    assert not is_off(cancelled, "ann", 0)
    assert sorted(cancelled.discarded) == ["counterspell", "freeze"]
    t.answer(caster, "cast counterspell")
    assert is_off(t, "ann", 0)
    assert t.told("spell-cancelled") == [{"seat": other, "card": "counterspell"}]
    assert sorted(t.discarded) == ["counterspell", "counterspell", "freeze"]
    assert (t.hand_of("ann"), t.hand_of("bob")) == ([], [])


@rule("BM-CONF-28")
@every_edition
def test_an_ability_cannot_be_cancelled(edition: str) -> None:
    """Whoever holds a Counterspell is not asked when a room's ability is used, and the ability works."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "jackpot-stash", "open-grave")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("bob", "counterspell", "fear")
    t.phase("build")
    assert t.waiting == ["ann"]
    t.answer("ann", "use jackpot-stash 1")
    assert t.told("treasure-doubled") == [{"seat": "ann"}]
    assert t.told("spell-cancelled") == []
    assert t.waiting == []
    assert t.hand_of("bob") == ["counterspell", "fear"]


@rule("BM-CONF-28")
@every_edition
def test_a_cancelling_ability_cannot_be_cancelled(edition: str) -> None:
    """An All-Seeing Eye cancels a spell and no Counterspell stops it, since it is no spell."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze", "counterspell")
    t.hand("bob", "fear")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room open-grave ann 0")
    assert t.options("bob") == ["pass", "use all-seeing-eye 0"]
    t.answer("bob", "use all-seeing-eye 0")
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert not is_off(t, "ann", 0)
    assert t.hand_of("ann") == ["counterspell"]
    assert sorted(t.discarded) == ["fear", "freeze"]


# -- deactivated rooms ----------------------------------------------------------------------------------


@rule("BM-CONF-30")
@every_edition
def test_a_deactivated_room_sleeps_until_the_shared_turn_ends(edition: str) -> None:
    """A room switched off in its owner's adventure turn is still off in the next player's, and on after the turn."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave")
    t.dungeon("bob", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.entrance("bob", a_hero(health=8, n=1))
    t.hand("bob", "freeze", "freeze")
    t.turn("adventure")
    assert (active(t), t.waiting) == ("ann", ["bob"])
    t.answer("bob", "cast freeze").answer("bob", "room neanderthal-cave ann 0")
    seen = 0
    while t.waiting:
        if active(t) == "bob":
            seen += 1
            assert t.view("").phase == "adventure"
            assert is_off(t, "ann", 0)
            choosing = t.fork().answer("bob", "cast freeze")
            assert not choosing.options("bob") or "room neanderthal-cave ann 0" not in choosing.options("bob")
        t.answer("bob", "pass")
    assert seen > 0
    assert t.events("rooms-woke") == ["rooms-woke"]
    assert not is_off(t, "ann", 0)
