"""Every face of the 24 tiles as printed: signs, search sign, arrows, each in a scene of its own."""

import pytest

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, FACE, FACES

# Face: green signs, red signs, search sign (None: never searched), arrows.
PRINTED: dict[str, tuple[str, str, int | None, str]] = {
    "hospital": ("cleric", "", 1, "red:n yellow:e blue:w"),
    "waiting-room": ("", "", 0, "red:e orange:s blue:n purple:w"),
    "night-school": ("warrior", "", 0, "red:s orange:w yellow:n green:e blue:e"),
    "beige-chamber": ("", "", 0, "red:w yellow:s green:n purple:e"),
    "tombola-tomb": ("halfling", "", 0, "orange:e yellow:s green:w blue:n purple:s"),
    "broom-cupboard": ("", "", 0, "red:w yellow:e green:n blue:s"),
    "laboratory": ("wizard", "", 0, "orange:n yellow:e green:s purple:w"),
    "sofa-canyon": ("", "", 2, "red:s yellow:w green:e blue:n"),
    "den-of-thieves": ("thief", "", 1, "red:w orange:s green:e purple:n"),
    "hands-off-museum": ("", "", None, "red:e yellow:w green:s blue:n"),
    "pawn-pit": ("dwarf", "", None, "orange:w yellow:s green:n blue:s purple:e"),
    "lost-property": ("", "", 1, "orange:e green:s blue:n purple:w"),
    "rumour-mill": ("elf", "", -1, "red:w orange:w yellow:e blue:s purple:n"),
    "crawl-space": ("dwarf halfling", "warrior", -1, "red:n orange:e green:w purple:s"),
    "lockpick-and-sons": ("thief", "", 1, "orange:e green:w blue:s purple:n"),
    "angry-forge": ("dwarf warrior", "wizard", 0, "orange:n yellow:w blue:e purple:s"),
    "curse-laundry": ("cleric", "", 2, "red:w orange:e yellow:n blue:s purple:n"),
    "trophy-room": ("warrior", "", 0, "orange:s yellow:e green:w blue:n"),
    "poof-travel-desk": ("wizard", "", -1, "red:n orange:e yellow:w blue:s purple:s"),
    "kennel": ("", "dwarf", -2, "red:e orange:n yellow:s blue:w"),
    "job-fair": ("elf", "", -2, "red:w yellow:s blue:e purple:n"),
    "snack-grotto": ("halfling warrior", "wizard", 1, "red:s orange:w green:n purple:e"),
    "whistle-shop": ("dwarf", "", 0, "red:s orange:e yellow:n green:e blue:w"),
    "waltz-vault": ("elf thief", "dwarf", -1, "red:n orange:w green:s blue:e"),
    "odd-room": ("", "", 1, "orange:n green:w purple:s"),
    "loud-chapel": ("cleric", "elf thief", -1, "red:e green:n blue:s purple:w"),
    "sticky-floor": ("", "", 0, "orange:w green:e purple:s"),
    "indoor-forest": ("elf", "halfling thief", -2, "red:w yellow:n green:s blue:e"),
    "evil-altar": ("", "cleric", 1, "red:w green:s blue:n"),
    "overdue-library": ("wizard cleric", "thief", 1, "orange:n yellow:s green:e blue:w"),
    "draughty-room": ("", "", -1, "red:e orange:n yellow:s blue:w"),
    "throne-room": ("", "cleric", 1, "red:s orange:e green:n purple:w"),
    "mime-academy": ("", "wizard cleric", None, "orange:s green:n blue:w purple:e"),
    "treasury": ("halfling", "", 2, "yellow:s blue:e purple:n"),
    "echo-chamber": ("", "dwarf", 0, "orange:s yellow:e green:w purple:n"),
    "darkroom": ("", "elf", -1, "red:e yellow:n purple:w"),
    "booing-arena": ("", "halfling", 1, "red:n orange:s yellow:e purple:w"),
    "padded-cell": ("", "warrior", 1, "yellow:w green:n purple:e"),
    "trapdoor-stage": ("", "elf", 1, "red:n orange:w green:e blue:s"),
    "mirror-maze": ("thief wizard", "warrior", 1, "red:s orange:n green:w purple:e"),
    "tax-cave": ("", "halfling", None, "red:n orange:s yellow:w blue:e"),
    "minimalist-loft": ("", "", -2, "yellow:n green:e blue:w purple:s"),
    "coat-check-crypt": ("", "", 2, "red:e orange:w yellow:n green:s"),
    "unfinished-room": ("", "", 0, "red:s yellow:w blue:n purple:e"),
    "room-404": ("", "", 0, "red:e yellow:n green:w purple:s"),
    "sock-abyss": ("", "", -1, "orange:n yellow:e green:s purple:w"),
    "too-normal-room": ("", "", 0, "red:s yellow:w blue:e purple:n"),
    "guarded-well": ("", "", None, "red:n orange:s blue:w purple:e"),
}
LETTERS = {"n": "north", "e": "east", "s": "south", "w": "west"}
RULED = ("odd-room",)  # whose dice depend on the level
CHARACTERS = ("dwarf", "elf", "halfling", "warrior", "cleric", "thief", "wizard")


def around(face: str) -> QuestTable:
    """The face with other rooms on all four sides; the Entrance is further south."""
    tile = FACES[FACE[face]].tile
    spare = [second.id for second in FACES[2::2] if second.tile != tile]  # one face of each other tile
    t = munchkin_quest()
    t.room(spare[0], "north")
    t.room(face, "north", spare[0])
    t.room(spare[1], "north", face)
    t.room(spare[2], "east", face)
    t.room(spare[3], "west", face)
    return t


@rule("MQ-ROOM-01")
def test_the_table_names_every_face() -> None:
    assert list(PRINTED) == [face.id for face in FACES[1:]]


@rule("MQ-MON-05", "MQ-CONF-17")
@pytest.mark.parametrize("face", PRINTED)
def test_monsters_leave_by_the_printed_arrows(face: str) -> None:
    """A slow monster, each of the six colours: it goes where the arrow points, or stays if there is none."""
    arrows = {pair.split(":")[0]: LETTERS[pair.split(":")[1]] for pair in PRINTED[face][3].split()}
    for colour in COLOURS:
        t = around(face)
        uid = t.monster("m-goldfish", face, "bob")
        here = t.place(face)
        beside = dict(zip(("north", "east", "south", "west"), (link.to for link in t.tile(face).links), strict=True))
        t.begin("ann")
        t.colour(colour)
        t.answer("ann", "end")
        goldfish = t.standee(uid)
        assert goldfish is not None
        assert goldfish.place == (beside[arrows[colour]] if colour in arrows else here), colour


@rule("MQ-ROOM-02", "MQ-ROOM-03", "MQ-ROOM-04")
@pytest.mark.parametrize("face", [face for face in PRINTED if face not in RULED])
def test_signs_give_and_take_combat_dice(face: str) -> None:
    """Each race and class in turn walks in and fights: a die more for a green sign, one less for a red one."""
    good, bad = PRINTED[face][0].split(), PRINTED[face][1].split()
    for sign in CHARACTERS:
        t = munchkin_quest()
        t.room(face, "north")
        t.monster("m-goldfish", face, "bob")
        t.laid("ann", f"d-{sign}")
        t.gold("ann", 0)
        t.begin("ann")
        t.answer("ann", "walk", place=face)
        count = next(row.count for row in t.fight().dice_to_roll if row.seat == 0)
        assert count == 1 + (sign in good) - (sign in bad), sign


@rule("MQ-SEARCH-04", "MQ-SEARCH-05")
@pytest.mark.parametrize("face", PRINTED)
def test_the_search_sign_counts(face: str) -> None:
    """A human of level 1 in armour searches with one die of 4; in the Odd Room with a second one of 1."""
    sign = PRINTED[face][2]
    t = munchkin_quest()
    t.room(face, "north")
    t.items("ann", "t-pleather-jerkin")
    t.at("ann", face)
    t.begin("ann")
    assert t.may("ann", "search") == (sign is not None)
    assert t.tile(face).search == sign
    if sign is not None:
        dice = 2 if face == "odd-room" else 1
        t.dice(*[4, 1][:dice])
        t.answer("ann", "search")
        assert t.told("searched")[0]["n"] == sign + sum([4, 1][:dice])


@rule("MQ-SETUP-05", "MQ-SEARCH-04")
def test_the_entrance_is_plain() -> None:
    """No search, no deal, no signs, no arrows; what lies there may be picked up."""
    t = munchkin_quest()
    t.floor("entrance", "t-pot-lid")
    t.begin("ann")
    tile = t.tile("entrance")
    assert (tile.good, tile.bad, tile.search, tile.arrows, tile.deal) == ([], [], None, {}, False)
    assert (t.may("ann", "search"), t.may("ann", "pick-up"), t.may("ann", "deal")) == (False, True, False)
