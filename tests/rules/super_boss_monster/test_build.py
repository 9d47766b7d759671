"""Build phase: placing face down, where a room may go, and the reveal."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.dealing import NAMES, kinds_offered
from tests.rules.super_boss_monster.scenes import idle, refused
from tests.super_table import SuperTable, super_boss_monster
from underhall.errors import NotYourDecision

TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES[:4]
FIVE_ROOMS = ("vip-bouncer", "frozen-monster", "pinata-gallery", "hungry-houseplant", "tag-team-pit")


def places(t: SuperTable, name: str, card: str) -> list[int]:
    """Where the seat may lay the room, counted from the boss."""
    return [int(option.split()[-1]) for option in t.options(name) if option.startswith(f"place {card} ")]


def with_hand(dungeon: tuple[str | list[str], ...], *hand: str) -> SuperTable:
    """The first player is building with this dungeon and hand."""
    t = super_boss_monster()
    t.dungeon("ann", *dungeon)
    t.hand("ann", *hand)
    return t.phase("build")


def builders(t: SuperTable) -> list[str]:
    """Who is asked for a room, in order; everybody declines."""
    asked: list[str] = []
    while t.waiting:
        name = t.waiting[0]
        decision = t.asked(name)
        assert decision is not None
        if decision.kind == "build" and name not in asked:
            asked.append(name)
        t.answer(name, "pass")
    return asked


# -- one room each, in turn -------------------------------------------------------------------------------------


@rule("SBM-BUILD-01")
def test_one_room_a_turn() -> None:
    """Once a room is placed no other is offered, though spells still are; next turn there is one again."""
    t = super_boss_monster()
    t.hand("ann", "vip-bouncer", "frozen-monster", "deep-freeze")
    t.dungeon("ann", "tag-team-pit")
    t.turn("build").answer("ann", "place vip-bouncer 1")
    assert t.options("ann") == ["pass", "cast deep-freeze"]
    assert refused(t, "ann", "place", "frozen-monster", 2)
    t.all_pass()
    t.turn("build")
    assert t.can("ann", "place frozen-monster 2")


@rule("SBM-BUILD-02")
@pytest.mark.parametrize(("first", "order"), [("ann", ["ann", "bob", "cy"]), ("bob", ["bob", "cy", "ann"])])
def test_rooms_are_placed_in_turn_order(first: str, order: list[str]) -> None:
    """The holder of the marker is asked first, then the others clockwise."""
    t = super_boss_monster(THREE)
    for name, room in zip(THREE, FIVE_ROOMS, strict=False):
        t.hand(name, room)
    t.first_player(first)
    assert builders(t.phase("build")) == order


@rule("SBM-BUILD-02")
def test_the_next_player_places_when_the_one_before_is_done() -> None:
    """Nobody else may lay a room meanwhile."""
    t = super_boss_monster()
    t.hand("ann", "vip-bouncer")
    t.hand("bob", "frozen-monster")
    t.phase("build")
    with pytest.raises(NotYourDecision):
        t.g.answer(1, 0)
    t.answer("ann", "place vip-bouncer 0")
    assert t.waiting == ["bob"]
    assert t.can("bob", "place frozen-monster 0")


@rule("SBM-BUILD-03", "SBM-BUILD-04")
def test_others_see_where_a_room_lies_but_not_which() -> None:
    """A rival sees a hidden card at its place; the event tells the same."""
    t = with_hand(("vip-bouncer", "frozen-monster"), "tourist-trap", "tag-team-pit")
    t.hand("bob", "box-trap")
    t.answer("ann", "place tourist-trap 0")
    for viewer in ("bob", ""):
        dungeon = t.view(viewer).seats[0].dungeon
        assert [(room.card, room.hidden) for room in dungeon] == [("", True), ("vip-bouncer", False)]
        assert dungeon[0].under == ("frozen-monster",)
        assert dungeon[0].treasure == (0,) * 5
        assert t.told("room-placed", viewer) == [{"seat": "ann", "slot": 0}]
    assert t.view("ann").seats[0].dungeon[0].card == "tourist-trap"
    assert t.view("bob").seats[0].rooms_held == 1


@rule("SBM-BUILD-04")
def test_a_room_is_placed_at_a_place() -> None:
    """Every offer names a place, one for each that is legal, and no offer leaves it open."""
    t = with_hand(("vip-bouncer", "frozen-monster"), "tag-team-pit", "box-trap")
    placing = [option.split() for option in t.options("ann") if option.startswith("place")]
    assert all(len(words) == 3 for words in placing)
    assert places(t, "ann", "tag-team-pit") == places(t, "ann", "box-trap") == [0, 1, 2]


# -- where ------------------------------------------------------------------------------------------------------


@rule("SBM-BUILD-05")
def test_to_the_left_of_the_leftmost_room() -> None:
    """A room that extends the dungeon becomes the first that heroes enter."""
    t = with_hand(("vip-bouncer",), "frozen-monster").answer("ann", "place frozen-monster 1").all_pass()
    assert t.rooms("ann") == ["frozen-monster", "vip-bouncer"]


@rule("SBM-BUILD-06")
def test_nothing_is_put_between() -> None:
    """Two rooms: on either of them or to the left of both, nowhere else."""
    t = with_hand(("vip-bouncer", "frozen-monster"), "tag-team-pit")
    assert places(t, "ann", "tag-team-pit") == [0, 1, 2]
    for place in (0, 1, 2):
        after = t.fork().answer("ann", f"place tag-team-pit {place}").all_pass()
        expected = [
            ["vip-bouncer", "tag-team-pit"],
            ["tag-team-pit", "frozen-monster"],
            ["tag-team-pit", "vip-bouncer", "frozen-monster"],
        ][place]
        assert after.rooms("ann") == expected


@rule("SBM-BUILD-07")
def test_five_rooms_side_by_side_at_most() -> None:
    """With five the dungeon cannot be extended, but any of them can be built over."""
    t = with_hand(FIVE_ROOMS, "box-trap")
    assert places(t, "ann", "box-trap") == [0, 1, 2, 3, 4]
    assert refused(t, "ann", "place", "box-trap", 5)
    t = with_hand(FIVE_ROOMS[1:], "box-trap")
    assert places(t, "ann", "box-trap") == [0, 1, 2, 3, 4]
    t.answer("ann", "place box-trap 4").all_pass()
    assert len(t.rooms("ann")) == 5


@rule("SBM-BUILD-08")
def test_on_top_of_a_room() -> None:
    """The old room lies beneath the new one, and there are as many visible rooms as before."""
    t = with_hand(("vip-bouncer", "frozen-monster"), "tag-team-pit").answer("ann", "place tag-team-pit 0").all_pass()
    assert t.rooms("ann") == ["vip-bouncer", "tag-team-pit"]
    assert t.side("ann").dungeon[0].under == ("frozen-monster",)


@rule("SBM-BUILD-09")
@pytest.mark.parametrize("under", ["clockwork-crusher", "spell-check-demon", "frozen-monster", "box-trap"])
def test_an_ordinary_room_goes_on_anything(under: str) -> None:
    """Banana Corridor, a fighter trap, may cover whatever is there, advanced or not, trap or monster."""
    t = with_hand((under,), "banana-corridor").answer("ann", "place banana-corridor 0").all_pass()
    assert t.rooms("ann") == ["banana-corridor"]


@rule("SBM-BUILD-10")
def test_an_advanced_room_needs_a_symbol_in_common() -> None:
    """Clockwork Crusher shows mage: it goes on a mage room, a mixed one included, and not on a cleric's."""
    t = with_hand(("rent-a-mimic", "vacuum-crypt", "pinata-gallery"), "clockwork-crusher")
    assert places(t, "ann", "clockwork-crusher") == [0, 2]
    assert refused(t, "ann", "place", "clockwork-crusher", 1)


@rule("SBM-BUILD-10")
def test_one_advanced_room_may_cover_another() -> None:
    """With a symbol in common it does not matter whether the room beneath is advanced."""
    t = with_hand((["pinata-gallery", "spell-check-demon"],), "clockwork-crusher", "dino-treadmill")
    assert places(t, "ann", "clockwork-crusher") == [0]
    assert places(t, "ann", "dino-treadmill") == []


@rule("SBM-BUILD-10")
def test_covered_symbols_do_not_help() -> None:
    """The mage room under a thief room does not count, nor does the boss's symbol."""
    t = super_boss_monster(bosses=["baron-bruin", "lord-grumble"])
    t.dungeon("ann", ["pinata-gallery", "hungry-houseplant"])
    t.hand("ann", "clockwork-crusher", "ninja-demolition-crew")
    t.phase("build")
    assert places(t, "ann", "clockwork-crusher") == []
    assert places(t, "ann", "ninja-demolition-crew") == [0]


@rule("SBM-BUILD-11")
def test_an_advanced_room_never_extends_the_dungeon() -> None:
    """In a dungeon of two it fits on the mage room only; in an empty one nowhere."""
    t = with_hand(("pinata-gallery", "vip-bouncer"), "clockwork-crusher")
    assert t.options("ann") == ["pass", "place clockwork-crusher 1"]
    t = with_hand((), "clockwork-crusher")
    assert t.waiting == []
    assert t.told("build-passed") == [{"seat": "ann"}, {"seat": "bob"}]


@rule("SBM-BUILD-12")
@pytest.mark.parametrize(
    ("under", "over"),
    [("book-eating-dragon", "clockwork-crusher"), ("dial-up-dungeon", "spell-check-demon")],
)
def test_traps_and_monsters_may_cover_each_other(under: str, over: str) -> None:
    """An advanced trap goes on a monster room and the other way round."""
    t = with_hand((under,), over)
    assert places(t, "ann", over) == [0]


@rule("SBM-BUILD-13")
def test_a_player_may_decline_to_build() -> None:
    """Everybody hears of it; no card leaves the hand, and the dungeon stays as it is."""
    t = with_hand(("vip-bouncer",), "frozen-monster", "tag-team-pit")
    t.hand("bob", "box-trap")
    t.answer("ann", "pass")
    assert t.told("build-passed", "bob") == [{"seat": "ann"}]
    assert t.hand_of("ann") == ["frozen-monster", "tag-team-pit"]
    assert t.rooms("ann") == ["vip-bouncer"]
    assert t.waiting == ["bob"]


@rule("SBM-BUILD-19")
def test_a_face_down_room_cannot_be_built_on() -> None:
    """Night Shift allows a second room: on the old room or to the left, not on the one just placed."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.dungeon("bob", "frozen-monster", "tag-team-pit")
    t.hand("ann", "banana-corridor", "box-trap", "night-shift")
    t.phase("build").answer("ann", "place banana-corridor 1").answer("ann", "cast night-shift")
    decision = t.asked("ann")
    assert decision is not None
    assert decision.kind == "place-another"
    assert places(t, "ann", "box-trap") == [0, 2]
    t.answer("ann", "place box-trap 2").all_pass()
    t.answer("ann", "on-top").all_pass()
    assert t.rooms("ann") == ["box-trap", "banana-corridor", "vip-bouncer"]


@rule("SBM-BUILD-20")
def test_nobody_can_rearrange_rooms() -> None:
    """Without a card that says so a player who builds may place, pass, and no more; the order stays."""
    t = with_hand(("vip-bouncer", "frozen-monster", "tag-team-pit"), "box-trap", "feng-shui")
    kinds = kinds_offered(t)
    assert kinds == {"pass", "place", "cast"}
    swapped = t.fork()
    t.answer("ann", "pass").all_pass()
    assert t.rooms("ann") == ["vip-bouncer", "frozen-monster", "tag-team-pit"]
    swapped.answer("ann", "cast feng-shui").answer("ann", "room vip-bouncer").answer("ann", "room tag-team-pit")
    swapped.all_pass()
    assert swapped.rooms("ann") == ["tag-team-pit", "frozen-monster", "vip-bouncer"]


@rule("SBM-BUILD-21")
def test_a_room_from_an_errand_comes_too_late() -> None:
    """With an empty hand and the minion on the stadium there is nothing to build this turn; next turn there is."""
    t = super_boss_monster()
    t.minion("ann", "stadium-room")
    t.next_from("room deck", "vip-bouncer")
    t.turn("build").all_pass()
    assert t.told("build-passed")[0] == {"seat": "ann"}
    assert t.hand_of("ann") == ["vip-bouncer"]
    t.turn("build")
    assert t.can("ann", "place vip-bouncer 0")


# -- spells meanwhile -------------------------------------------------------------------------------------------


@rule("SBM-BUILD-14")
def test_spells_and_abilities_of_the_build_phase() -> None:
    """After the first player's placement the third may cast; what waits for the adventure phase is not offered."""
    t = super_boss_monster(THREE)
    t.hand("ann", "vip-bouncer")
    t.dungeon("bob", "tag-team-pit")
    t.dungeon("cy", "piggy-bank-of-doom", "frozen-monster")
    t.hand("cy", "deep-freeze", "feng-shui", "critical-typo")
    t.phase("build").answer("ann", "place vip-bouncer 0")
    assert t.waiting == ["cy"]
    assert sorted(t.options("cy")) == ["cast deep-freeze", "cast feng-shui", "pass", "use piggy-bank-of-doom 1"]
    assert refused(t, "cy", "cast", "critical-typo")
    t.answer("cy", "cast deep-freeze").answer("cy", "room tag-team-pit bob 0").all_pass()
    assert t.view("").seats[1].dungeon[0].disabled


@rule("SBM-BUILD-14")
def test_the_window_stays_open_until_the_reveal() -> None:
    """Even after the last player has placed everybody may still cast."""
    t = super_boss_monster()
    t.dungeon("ann", "tag-team-pit")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "vip-bouncer")
    t.phase("build").answer("ann", "pass").answer("bob", "place vip-bouncer 0")
    assert t.options("ann") == ["pass", "cast deep-freeze"]
    assert t.view("ann").seats[1].dungeon[0].hidden


# -- the reveal -------------------------------------------------------------------------------------------------


@rule("SBM-BUILD-15")
def test_rooms_count_from_the_reveal_on() -> None:
    """All new rooms are turned up together, after the last player; only then do their symbols and damage count."""
    t = super_boss_monster()
    t.hand("ann", "tag-team-pit")
    t.hand("bob", "cauldron-call-centre")
    before = t.symbols("ann", "fighter")
    t.phase("build").answer("ann", "place tag-team-pit 0")
    assert (t.symbols("ann", "fighter"), t.damage_of("ann")) == (before, [0])
    assert "room-revealed" not in t.events()
    t.answer("bob", "place cauldron-call-centre 0")
    assert [told["card"] for told in t.told("room-revealed")] == ["tag-team-pit", "cauldron-call-centre"]
    assert (t.symbols("ann", "fighter"), t.damage_of("ann")) == (before + 2, [1])


@rule("SBM-CONF-28", "SBM-BUILD-15")
def test_what_a_face_down_room_covers_is_out_of_reach() -> None:
    """The piggy bank beneath it cannot be used or chosen any more; its tokens go when the new room is revealed."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", "piggy-bank-of-doom")
    t.tokens("ann", 0, 2)
    t.hand("ann", "vip-bouncer")
    t.hand("bob", "deep-freeze", "box-trap")
    t.phase("build")
    assert t.can("ann", "use piggy-bank-of-doom 0")
    t.answer("ann", "place vip-bouncer 0")
    assert t.waiting == ["bob"]
    assert t.symbols("ann", "thief") == 1  # the boss's
    t.answer("bob", "cast deep-freeze")
    assert [told["room"] for told in t.told("spell-cast-room")] == ["frozen-monster"]  # the only one left to choose
    assert "token-removed" not in t.events()
    t.all_pass()
    assert t.told("token-removed") == [{"seat": "ann", "card": "piggy-bank-of-doom", "n": 2}]
    assert t.tokens_on("ann") == [0, 0]


@rule("SBM-CONF-28", "SBM-BUILD-19")
def test_a_face_down_room_is_no_target() -> None:
    """Neither it nor what it covers is offered to a spell in the build phase."""
    t = super_boss_monster(THREE)
    t.dungeon("ann", "frozen-monster", "tag-team-pit")
    t.dungeon("bob", "pinata-gallery")
    t.hand("ann", "vip-bouncer")
    t.hand("cy", "freeze")
    t.phase("build").answer("ann", "place vip-bouncer 0").answer("cy", "cast freeze")
    assert t.options("cy") == ["room frozen-monster ann 1", "room pinata-gallery bob 0"]


def three_builders(first: str, **options: str) -> SuperTable:
    """Everybody builds something that works when built; ann's is a fifth room that brings the level-up."""
    t = super_boss_monster(THREE, ["lord-grumble", "hydra-committee", "coach-carnage"], **options)
    t.dungeon("ann", *FIVE_ROOMS[:4])
    t.hand("ann", "password-sphinx")
    t.hand("bob", "overtime-ossuary", "feng-shui", "stealth")
    t.dungeon("bob", "minion-arena", "banana-corridor")
    t.hand("cy", "box-trap", "deep-freeze")
    t.first_player(first)
    t.phase("build")
    rooms = {"ann": "place password-sphinx 4", "bob": "place overtime-ossuary 2", "cy": "place box-trap 0"}
    placed: set[str] = set()
    while len(placed) < 3:
        name = t.waiting[0]
        decision = t.asked(name)
        assert decision is not None
        mine = name not in placed and t.can(name, rooms[name])
        t.answer(name, rooms[name] if mine else "pass")
        if mine:
            placed.add(name)
    while "room-revealed" not in t.events():
        t.answer(t.waiting[0], "pass")
    return t


def work_out(t: SuperTable) -> list[tuple[str, str, str]]:
    """Everybody decides somehow; what worked, in order."""
    while t.waiting:
        idle(t)
    told = {name: iter(t.told(name)) for name in ("levelled-up", "ability-works")}
    works = [(name, next(told[name])) for name in t.events(*told)]
    return [(name, args["seat"], args["boss" if name == "levelled-up" else "card"]) for name, args in works]


@rule("SBM-BUILD-16", "SBM-BUILD-17", "SBM-CONF-32")
@pytest.mark.parametrize("first", THREE)
def test_the_first_players_rooms_work_first(first: str) -> None:
    """Then the others' clockwise; each player's level-up comes right before that player's own room."""
    t = three_builders(first)
    works = {
        "ann": [("levelled-up", "ann", "lord-grumble"), ("ability-works", "ann", "password-sphinx")],
        "bob": [("ability-works", "bob", "overtime-ossuary")],
        "cy": [("ability-works", "cy", "box-trap")],
    }
    at = THREE.index(first)
    assert work_out(t) == [work for name in (*THREE[at:], *THREE[:at]) for work in works[name]]


@rule("SBM-CONF-32", "SBM-BUILD-17")
def test_a_table_may_let_all_bosses_level_up_first() -> None:
    """There the third player's boss levels up before the first player's room works."""
    t = three_builders("bob", level_up_order="all_first")
    assert work_out(t) == [
        ("levelled-up", "ann", "lord-grumble"),
        ("ability-works", "bob", "overtime-ossuary"),
        ("ability-works", "cy", "box-trap"),
        ("ability-works", "ann", "password-sphinx"),
    ]


@rule("SBM-BUILD-18")
def test_nothing_else_is_played_during_the_reveal() -> None:
    """Players hold spells of the build phase; while built rooms work nobody may cast or use anything."""
    t = three_builders("ann")
    kinds: set[str] = set()
    while t.waiting:
        kinds |= kinds_offered(t)
        idle(t)
    assert kinds == {"card", "on-top", "under"}
    assert "spell-cast" not in t.events()
