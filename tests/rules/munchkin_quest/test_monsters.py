"""The Monsters' turn: arrows, gaits, links, gaps and edges, the Entrance, and whom they are after."""

import pytest

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, DXM

ROW = ["waiting-room", "room-404", "loud-chapel", "angry-forge"]  # red arrows lead east; the last has none


def row(**options: str) -> QuestTable:
    """North of the Entrance four rooms from west to east, along whose red arrows one gets to the last."""
    t = munchkin_quest(["ann", "bob"], **options)
    t.room(ROW[0], "north")
    for i in range(1, len(ROW)):
        t.room(ROW[i], "east", ROW[i - 1])
    return t


def roll(t: QuestTable, colour: str) -> None:
    """Ann's turn ends, and the Monster Die shows this colour."""
    t.begin("ann")
    t.colour(colour)
    t.answer("ann", "end")


def stands(t: QuestTable, uid: int) -> str:
    monster = t.standee(uid)
    assert monster is not None
    return t.view("ann").rooms[monster.place].face


def path(t: QuestTable, uid: int) -> list[str]:
    """The rooms the monster went through, its start included."""
    rooms = t.view("ann").rooms
    for way in t.view("ann").paths:
        if way.uid == uid:
            return [rooms[place].face for place in way.places]
    return [stands(t, uid)]


# -- the printed examples, on their map -----------------------------------------------------------------------------

GRID = {
    1: "night-school",
    2: "den-of-thieves",
    3: "sticky-floor",
    4: "sofa-canyon",
    5: "loud-chapel",
    6: "angry-forge",
    7: "trophy-room",
    8: "overdue-library",
    9: "whistle-shop",
    11: "guarded-well",
    12: "mime-academy",
}
LAYING = [
    (11, "north", 0),
    (12, "east", 11),
    (7, "north", 11),
    (8, "east", 7),
    (6, "west", 7),
    (5, "west", 6),
    (9, "south", 5),
    (3, "north", 7),
    (4, "east", 3),
    (2, "west", 3),
    (1, "west", 2),
]


def printed_map(**changed: str) -> QuestTable:
    """Three rows of four with a gap at 10, our tiles with the arrows the examples need; the Entrance is south of 11."""
    t = munchkin_quest(["ann", "bob"])
    faces = {0: "entrance", **GRID, **{int(number[1:]): face for number, face in changed.items()}}
    for number, side, of in LAYING:
        t.room(faces[number], side, faces[of])
    t.link(faces[9], "west", "hidden")
    return t


def numbers(faces: list[str], **changed: str) -> list[int]:
    known = {face: number for number, face in GRID.items()}
    known.update({face: int(number[1:]) for number, face in changed.items()})
    return [known[face] for face in faces]


@rule("MQ-EX-05", "MQ-EX-06", "MQ-MON-22")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_gazebo_stays_in_1_whatever_is_rolled(colour: str) -> None:
    t = printed_map()
    uid = t.monster("m-gazebo", GRID[1], "bob")
    roll(t, colour)
    assert numbers(path(t, uid)) == [1]


@rule("MQ-EX-05", "MQ-EX-07", "MQ-MON-07", "MQ-MON-08", "MQ-MON-15")
def test_the_horror_goes_through_the_wall_and_over_the_gap() -> None:
    t = printed_map()
    t.link(GRID[12], "west", "wall")
    uid = t.monster("m-unspeakable-horror", GRID[12], "bob")
    roll(t, "blue")
    assert numbers(path(t, uid)) == [12, 11, 9]


@rule("MQ-EX-05", "MQ-EX-08", "MQ-MON-20")
def test_the_squirrel_runs_one_room_further() -> None:
    """A purple arrow leads on from 11, and is not followed."""
    t = printed_map(r4="waiting-room")
    uid = t.monster("m-psycho-squirrel", "waiting-room", "bob")
    roll(t, "purple")
    assert numbers(path(t, uid), r4="waiting-room") == [4, 3, 7, 11]
    assert "purple" in t.tile(GRID[11]).arrows


@rule("MQ-EX-05", "MQ-EX-09", "MQ-MON-21")
def test_the_nose_goes_one_room() -> None:
    t = printed_map()
    uid = t.monster("m-shadow-nose", GRID[2], "bob")
    roll(t, "orange")
    assert numbers(path(t, uid)) == [2, 6]


@rule("MQ-EX-05", "MQ-EX-10", "MQ-MON-12", "MQ-MON-16")
def test_the_goblin_goes_round_the_edge_until_it_has_been_everywhere() -> None:
    """The arrow of 4 leads round to 1, where it has been."""
    t = printed_map()
    uid = t.monster("m-lame-goblin", GRID[8], "bob")
    roll(t, "green")
    assert numbers(path(t, uid)) == [8, 5, 1, 2, 3, 4]


@rule("MQ-EX-05", "MQ-EX-11", "MQ-MON-23")
def test_the_fungus_begins_the_other_way() -> None:
    t = printed_map()
    uid = t.monster("m-fungus", GRID[9], "bob")
    roll(t, "red")
    assert numbers(path(t, uid)) == [9, 5, 6]


# -- the die --------------------------------------------------------------------------------------------------------


@rule("MQ-MON-01", "MQ-MON-02")
def test_the_die_is_rolled_without_monsters_too() -> None:
    """Once, by whoever has finished."""
    t = munchkin_quest(["ann", "bob"])
    roll(t, "purple")
    assert t.told("monster-die") == [{"seat": 0, "colour": COLOURS.index("purple")}]
    assert len(t.told("monsters-stay")) == 1


@rule("MQ-MON-03")
def test_the_card_comes_before_the_monsters_move() -> None:
    """Ann rolls Bob's yellow: he draws, then the rat goes."""
    t = munchkin_quest(["ann", "bob"])
    t.room("room-404", "north")
    t.room("waiting-room", "north", "room-404")
    t.monster("m-moonlighting-rat", "room-404", "ann")
    t.next_from(DXM, "d-elf")
    roll(t, "yellow")
    order = [e.message.name for e in t.g.events if e.message.name in ("card-drawn", "monster-moved", "turn-began")]
    assert order[:2] == ["card-drawn", "monster-moved"]
    assert "d-elf" in t.view("bob").hand


# -- arrows ---------------------------------------------------------------------------------------------------------


@rule("MQ-MON-04", "MQ-MON-05", "MQ-MON-06", "MQ-MON-27")
@pytest.mark.parametrize(("colour", "to"), [("red", "beige-chamber"), ("purple", "broom-cupboard")])
def test_all_monsters_follow_the_arrow_of_the_colour_rolled(colour: str, to: str) -> None:
    """The Waiting Room's red arrow points east, its purple one west; whose base a monster has does not matter."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "north")
    t.room("beige-chamber", "east", "waiting-room")
    t.room("broom-cupboard", "west", "waiting-room")
    here = [
        t.monster("m-goldfish", "waiting-room", "ann"),
        t.monster("m-passive-aggressive-slime", "waiting-room", "bob"),
    ]
    roll(t, colour)
    assert [stands(t, uid) for uid in here] == [to, to]


@rule("MQ-MON-27")
def test_every_monster_is_looked_at() -> None:
    """Three in three rooms, and each goes its own arrow's way."""
    t = row()
    slow = ["m-goldfish", "m-passive-aggressive-slime", "m-siege-snail"]
    uids = [t.monster(slow[i], ROW[i], "bob") for i in range(3)]
    roll(t, "red")
    assert [stands(t, uid) for uid in uids] == ROW[1:]


@rule("MQ-MON-07", "MQ-MON-08", "MQ-MON-24")
@pytest.mark.parametrize(
    ("link", "who"),
    [
        ("passage", {"m-moonlighting-rat", "m-door-to-door-ghoul", "m-unspeakable-horror", "m-bullrog"}),
        ("door", {"m-moonlighting-rat", "m-door-to-door-ghoul", "m-unspeakable-horror", "m-bullrog"}),
        ("locked", {"m-door-to-door-ghoul", "m-unspeakable-horror", "m-bullrog"}),
        ("hidden", {"m-unspeakable-horror"}),
        ("wall", {"m-unspeakable-horror"}),
    ],
)
@pytest.mark.parametrize("card", ["m-moonlighting-rat", "m-door-to-door-ghoul", "m-unspeakable-horror", "m-bullrog"])
def test_what_stops_whom(link: str, who: set[str], card: str) -> None:
    """Most pass corridors and doors; some cards say more."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "north")
    t.room("angry-forge", "east", "waiting-room", link)
    uid = t.monster(card, "waiting-room", "bob")
    roll(t, "red")
    assert stands(t, uid) == ("angry-forge" if card in who else "waiting-room")


@rule("MQ-MON-09", "MQ-MON-10", "MQ-CONF-17")
def test_arrows_are_followed_as_far_as_they_lead() -> None:
    """Three arrows in a row: it ends in the fourth room, which has none of that colour; no face has two of one."""
    t = row()
    uid = t.monster("m-moonlighting-rat", ROW[0], "bob")
    roll(t, "red")
    assert path(t, uid) == ROW
    assert "red" not in t.tile(ROW[3]).arrows


@rule("MQ-MON-10")
def test_a_blocked_arrow_ends_the_move() -> None:
    t = row()
    t.link(ROW[2], "east", "locked")
    uid = t.monster("m-moonlighting-rat", ROW[0], "bob")
    roll(t, "red")
    assert path(t, uid) == ROW[:3]
    assert [way.blocked for way in t.view("ann").paths] == ["east"]


@rule("MQ-MON-11")
def test_others_do_not_stop_a_monster() -> None:
    """Ann and a goldfish stand in the way of a rat that is after Bob."""
    t = row()
    t.at("ann", ROW[1])
    uid = t.monster("m-moonlighting-rat", ROW[0], "bob")
    t.monster("m-gazebo", ROW[2], "ann")
    roll(t, "red")
    assert stands(t, uid) == ROW[3]


@rule("MQ-MON-12")
def test_nobody_goes_in_circles() -> None:
    """Red arrows lead round a square: the rat stops in the last new room."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waltz-vault", "north")  # red north
    t.room("waiting-room", "north", "waltz-vault")  # red east
    t.room("unfinished-room", "east", "waiting-room")  # red south
    t.room("beige-chamber", "south", "unfinished-room")  # red west
    uid = t.monster("m-moonlighting-rat", "waiting-room", "bob")
    roll(t, "red")
    assert path(t, uid) == ["waiting-room", "unfinished-room", "beige-chamber", "waltz-vault"]


# -- targets --------------------------------------------------------------------------------------------------------


@rule("MQ-MON-13", "MQ-MON-14")
@pytest.mark.parametrize("card", ["m-moonlighting-rat", "m-psycho-squirrel"])
def test_a_monster_stops_where_its_target_is(card: str) -> None:
    """On Bob's base it stops with Bob, though an arrow leads on, and though it be Fast."""
    t = row()
    t.at("bob", ROW[1])
    uid = t.monster(card, ROW[0], "bob")
    roll(t, "red")
    assert stands(t, uid) == ROW[1]


@rule("MQ-CONF-15")
@pytest.mark.parametrize(
    ("setting", "dead", "to"),
    [
        ({}, False, 3),
        ({"beside_target": "leaves"}, False, 3),
        ({"beside_target": "stays"}, False, 0),
        ({"beside_target": "stays"}, True, 3),
    ],
)
def test_a_monster_that_starts_beside_its_target_moves_on(setting: dict[str, str], dead: bool, to: int) -> None:
    """By the other reading it stays there; a dead body is no target."""
    t = row(**setting)
    t.at("bob", ROW[0])
    if dead:
        t.dead("bob")
    uid = t.monster("m-moonlighting-rat", ROW[0], "bob")
    roll(t, "red")
    assert stands(t, uid) == ROW[to]


# -- gaps and edges -------------------------------------------------------------------------------------------------


def gap() -> QuestTable:
    """Two rooms with a hole between them: the Waiting Room, whose red arrow points at it, and the Angry Forge."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "north")
    t.room("trophy-room", "north", "waiting-room")
    t.room("treasury", "east", "trophy-room")
    t.room("padded-cell", "east", "treasury")
    t.room("angry-forge", "south", "padded-cell")
    return t


@rule("MQ-MON-15", "MQ-MON-17", "MQ-CONF-18")
@pytest.mark.parametrize(("leaving", "arriving", "goes"), [("passage", "wall", True), ("locked", "passage", False)])
def test_over_a_gap_to_the_next_room(leaving: str, arriving: str, goes: bool) -> None:
    """The link it leaves by must let it through; the one where it arrives may be a wall."""
    t = gap()
    t.link("waiting-room", "east", leaving)
    t.link("angry-forge", "west", arriving)
    uid = t.monster("m-moonlighting-rat", "waiting-room", "bob")
    roll(t, "red")
    assert stands(t, uid) == ("angry-forge" if goes else "waiting-room")


@rule("MQ-MON-16", "MQ-MON-17", "MQ-CONF-18")
def test_off_the_edge_to_the_other_end() -> None:
    """From the east end of the row to its west end, wall or not; alone in its column a monster stays."""
    t = munchkin_quest(["ann", "bob"])
    t.room("angry-forge", "north")
    t.room("beige-chamber", "east", "angry-forge")
    t.room("trophy-room", "east", "beige-chamber")
    t.room("waiting-room", "east", "trophy-room")
    t.link("angry-forge", "west", "wall")
    uid = t.monster("m-moonlighting-rat", "waiting-room", "bob")
    roll(t, "red")
    assert path(t, uid) == ["waiting-room", "angry-forge"]
    t = munchkin_quest(["ann", "bob"])
    t.room("angry-forge", "north")
    t.room("waiting-room", "east", "angry-forge")
    uid = t.monster("m-moonlighting-rat", "waiting-room", "bob")
    roll(t, "blue")  # north, and no other room lies in that column
    assert stands(t, uid) == "waiting-room"


# -- the Entrance ---------------------------------------------------------------------------------------------------


@rule("MQ-FIX-04", "MQ-MON-18", "MQ-MON-19", "MQ-CONF-19")
def test_a_monster_runs_straight_through_the_entrance() -> None:
    """Eastwards through the Entrance, past Bob whom it is after, and on by the arrow beyond."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "west")
    t.room("room-404", "east")
    t.room("angry-forge", "east", "room-404")
    uid = t.monster("m-moonlighting-rat", "waiting-room", "bob")
    roll(t, "red")
    assert path(t, uid) == ["waiting-room", "room-404", "angry-forge"]


@rule("MQ-FIX-05", "MQ-CONF-19")
def test_a_monster_does_not_enter_where_it_cannot_leave() -> None:
    """Nothing is explored east of the Entrance: the rat stays in the west."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "west")
    uid = t.monster("m-moonlighting-rat", "waiting-room", "bob")
    roll(t, "red")
    assert stands(t, uid) == "waiting-room"


# -- gaits ----------------------------------------------------------------------------------------------------------


@rule("MQ-MON-20", "MQ-CONF-16")
@pytest.mark.parametrize(("link", "steps"), [("passage", 2), ("locked", 1)])
def test_a_fast_monster_goes_one_room_straight_on(link: str, steps: int) -> None:
    """One arrow, then one room further the same way if the link lets it; without a first step there is no second."""
    t = munchkin_quest(["ann", "bob"])
    rooms = ["waiting-room", "angry-forge", "trophy-room", "overdue-library"]
    t.room(rooms[0], "north")
    for i in range(1, 4):
        t.room(rooms[i], "east", rooms[i - 1])
    t.link(rooms[1], "east", link)
    uid = t.monster("m-psycho-squirrel", rooms[0], "bob")
    still = t.monster("m-lamp-moth", rooms[3], "bob")
    roll(t, "red")
    assert path(t, uid) == rooms[: steps + 1]
    assert stands(t, still) == rooms[3]


@rule("MQ-MON-21")
def test_a_slow_monster_goes_one_room() -> None:
    t = row()
    uid = t.monster("m-goldfish", ROW[0], "bob")
    roll(t, "red")
    assert path(t, uid) == ROW[:2]


@rule("MQ-MON-22")
def test_cards_move_a_lurking_monster() -> None:
    """Bob has Sex Appeal: the Gazebo, which no arrow moves, comes to him."""
    t = row()
    uid = t.monster("m-gazebo", ROW[0], "ann")
    t.at("bob", ROW[2])
    t.at("ann", ROW[3])
    t.hand("ann", "d-curse-sex-appeal")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-sex-appeal")
    t.answer("ann", "seat", seat="bob")
    t.all_pass()
    assert stands(t, uid) == ROW[2]


@rule("MQ-MON-23", "MQ-CONF-57")
@pytest.mark.parametrize(
    ("link", "contrary_blocked", "to"),
    [("passage", "stays", "trophy-room"), ("wall", "stays", "waiting-room"), ("wall", "follows", "angry-forge")],
)
def test_a_contrary_monster_begins_the_wrong_way(link: str, contrary_blocked: str, to: str) -> None:
    """The red arrow points east to the forge, so it goes west; blocked there it stays, or follows the arrow."""
    t = munchkin_quest(["ann", "bob"], contrary_blocked=contrary_blocked)
    t.room("waiting-room", "north")
    t.room("angry-forge", "east", "waiting-room")
    t.room("trophy-room", "west", "waiting-room", link)
    uid = t.monster("m-fungus", "waiting-room", "bob")
    roll(t, "red")
    assert stands(t, uid) == to


@rule("MQ-CONF-57")
def test_a_contrary_monster_in_the_dark_and_without_an_arrow() -> None:
    """West of it is darkness: it comes out at the east end. With no arrow of the colour it stays."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "north")
    t.room("angry-forge", "east", "waiting-room")
    t.room("trophy-room", "east", "angry-forge")
    uid = t.monster("m-fungus", "waiting-room", "bob")
    still = t.monster("m-overworked-broom", "angry-forge", "bob")
    roll(t, "red")
    assert (stands(t, uid), stands(t, still)) == ("trophy-room", "angry-forge")


# -- all at once ----------------------------------------------------------------------------------------------------


@rule("MQ-MON-25", "MQ-EX-15")
def test_nothing_interrupts_the_monsters() -> None:
    """Both hold cards for any time. The die may still be changed; when anybody is asked again, the rat has arrived."""
    t = row()
    uid = t.monster("m-moonlighting-rat", ROW[0], "bob")
    t.hand("ann", "d-curse-sex-appeal", "d-go-up-a-level", "d-loaded-die")
    t.hand("bob", "d-curse-forgot-backstory", "d-go-up-a-level")
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "end")
    seen = []
    while t.view("ann").active == t.seat("ann"):
        seen.append(stands(t, uid))
        t.g.answer(t.g.pending[0].seat, 0)
    assert seen
    assert set(seen) == {ROW[0]}
    assert stands(t, uid) == ROW[3]


@rule("MQ-MON-26", "MQ-MON-08")
def test_a_broken_door_is_open_for_all() -> None:
    """The Bullrog breaks the lock, and the rat beside it follows; the door is a passage from then on."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "north")
    t.room("angry-forge", "east", "waiting-room", "locked")
    rat = t.monster("m-moonlighting-rat", "waiting-room", "bob")
    bullrog = t.monster("m-bullrog", "waiting-room", "bob")
    roll(t, "red")
    assert (stands(t, rat), stands(t, bullrog)) == ("angry-forge", "angry-forge")
    assert t.tile("angry-forge").links[3].kind == "passage"
