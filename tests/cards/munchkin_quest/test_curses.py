"""Every curse: what it does to its victim, when it may be played, and how it ends."""

import pytest

from tests.marks import card
from tests.quest_fights import ROOM, beside, helped_by, plays, walk_in
from tests.quest_table import QuestTable, munchkin_quest


def curse(t: QuestTable, name: str, victim: str = "bob") -> None:
    """Ann plays it in her turn, and nobody answers."""
    t.answer("ann", "play", card=name)
    t.answer("ann", "seat", seat=victim)


def table(name: str) -> QuestTable:
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", name)
    return t


def has(t: QuestTable, name: str) -> list[str]:
    return sorted(item.card for item in t.sheet(name).items)


@card("d-curse-armour-to-pudding", "d-curse-helmet-to-hamster", "d-curse-shoelace-conspiracy")
@pytest.mark.parametrize(
    ("name", "lost"),
    [
        ("d-curse-armour-to-pudding", "t-pleather-jerkin"),
        ("d-curse-helmet-to-hamster", "t-thinking-cap"),
        ("d-curse-shoelace-conspiracy", "t-lockpick-loafers"),
    ],
)
def test_a_worn_item_is_lost(name: str, lost: str) -> None:
    """The one in that slot; those in the pack are not worn."""
    worn = ["t-pleather-jerkin", "t-thinking-cap", "t-lockpick-loafers"]
    t = table(name)
    t.items("bob", *worn)
    t.items("bob", "t-undeliverable-mail", "t-party-cone", packed=True)
    t.begin("ann")
    curse(t, name)
    assert set(worn) - set(has(t, "bob")) == {lost}
    assert len(has(t, "bob")) == 4
    assert t.view("ann").dxm_discard == [name]
    t = table(name)
    t.begin("ann")
    curse(t, name)
    assert (t.sheet("bob").health, t.view("ann").dxm_discard) == (4, [name])


@card("d-curse-hot-potato-weapon")
@pytest.mark.parametrize("saved", [False, True])
def test_what_one_holds_burns_up(saved: bool) -> None:
    """Bob chooses between sword and lid; Fire Protection saves both."""
    t = table("d-curse-hot-potato-weapon")
    t.items("bob", "t-begrudging-sword", "t-pot-lid", "t-firefighters-helmet" if saved else "t-thinking-cap")
    t.begin("ann")
    curse(t, "d-curse-hot-potato-weapon")
    if not saved:
        assert {option.fields["card"] for option in t.options("bob")} == {"t-begrudging-sword", "t-pot-lid"}
        t.answer("bob", "item", card="t-pot-lid")
    assert ("t-pot-lid" in has(t, "bob")) == saved
    assert "t-begrudging-sword" in has(t, "bob")


@card("d-curse-sex-appeal")
def test_a_monster_follows_its_heart_for_three_rooms() -> None:
    """Bob is four rooms from the troll: it stops one room short of him."""
    t = table("d-curse-sex-appeal")
    row = [ROOM, "beige-chamber", "sofa-canyon", "odd-room", "booing-arena"]
    before = "entrance"
    for face in row:
        t.room(face, "east", before)
        before = face
    t.at("bob", ROOM)
    uid = t.monster("m-motivational-troll", "booing-arena", "ann")
    t.begin("ann")
    curse(t, "d-curse-sex-appeal")
    standee = t.standee(uid)
    assert standee is not None
    assert standee.place == t.place("beige-chamber")


@card("d-curse-sex-appeal")
def test_the_one_who_curses_picks_the_monster() -> None:
    """Two could come; Ann sends the rat, which stops beside Bob. The fungus behind a locked door cannot come at all."""
    t = table("d-curse-sex-appeal")
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.room("sofa-canyon", "north", ROOM)
    t.room("odd-room", "south", ROOM, "locked")
    t.at("bob", ROOM)
    t.monster("m-moonlighting-rat", "beige-chamber", "ann")
    t.monster("m-lame-goblin", "sofa-canyon", "ann")
    t.monster("m-fungus", "odd-room", "ann")
    t.begin("ann")
    curse(t, "d-curse-sex-appeal")
    assert [option.fields["card"] for option in t.options("ann")] == ["m-moonlighting-rat", "m-lame-goblin"]
    t.answer("ann", "monster", card="m-moonlighting-rat")
    assert t.view("ann").monsters[0].place == t.place(ROOM)
    assert t.view("ann").fight is None


@card("d-curse-sex-appeal")
def test_brought_to_the_active_player_the_monster_is_fought() -> None:
    """Bob curses Ann before her step: the rat comes, and she must fight before she can go anywhere."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.at("ann", ROOM)
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.hand("bob", "d-curse-sex-appeal")
    t.begin("ann")
    t.answer("ann", "walk", place="entrance")
    t.answer("bob", "play", card="d-curse-sex-appeal")
    t.answer("bob", "seat", seat="ann")
    assert t.fight().leader == t.seat("ann")
    assert t.fight().place == t.place(ROOM)


@card("d-curse-sex-appeal", "d-curse-bottomless-bag")
@pytest.mark.parametrize("name", ["d-curse-sex-appeal", "d-curse-bottomless-bag"])
def test_some_curses_are_not_for_combat(name: str) -> None:
    """Bob may play it before Ann's step into the fight, not in it."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", name)
    t.items("ann", "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    assert plays(t, "bob") == [name]
    t.answer("bob", "pass")
    assert t.asked() == "ann: fight"
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.told("curse-played") == []


@card("d-curse-lead-trousers")
def test_lead_trousers_come_off_for_500_gold() -> None:
    """A move less in every turn, until Bob pays in his own turn outside combat."""
    t = table("d-curse-lead-trousers")
    t.gold("bob", 500)
    t.begin("ann")
    curse(t, "d-curse-lead-trousers")
    assert (t.sheet("bob").moves, t.sheet("bob").curses) == (2, ["d-curse-lead-trousers"])
    t.answer("ann", "end")
    t.all_pass()
    assert t.sheet("bob").moves_left == 2
    t.answer("bob", "uncurse", card="d-curse-lead-trousers")
    assert (t.sheet("bob").moves_left, t.sheet("bob").gold, t.sheet("bob").curses) == (3, 0, [])
    assert t.view("bob").dxm_discard == ["d-curse-lead-trousers"]


@card("d-curse-lead-trousers")
def test_with_less_gold_they_stay_on() -> None:
    """400 are not enough."""
    t = munchkin_quest(["ann", "bob"])
    t.cursed("ann", "d-curse-lead-trousers")
    t.gold("ann", 400)
    t.begin("ann")
    assert not t.may("ann", "uncurse")


@card("d-curse-forgot-backstory", "d-curse-divine-paper-cut")
def test_a_level_and_a_hit() -> None:
    """Never below level 1, never the last hit."""
    t = table("d-curse-forgot-backstory")
    t.hand("ann", "d-curse-forgot-backstory", "d-curse-forgot-backstory", "d-curse-divine-paper-cut")
    t.level("bob", 2)
    t.begin("ann")
    for level in (1, 1):
        curse(t, "d-curse-forgot-backstory")
        assert t.sheet("bob").level == level
    curse(t, "d-curse-divine-paper-cut")
    assert t.sheet("bob").health == 3
    t = table("d-curse-divine-paper-cut")
    t.wounds("bob", 3)
    t.begin("ann")
    curse(t, "d-curse-divine-paper-cut")
    assert (t.sheet("bob").health, t.sheet("bob").dead) == (1, False)


@card("d-curse-identity-crisis")
def test_a_race_is_lost_as_the_victim_chooses() -> None:
    """Of Elf and Dwarf Bob keeps the Dwarf, and Half-Breed with it."""
    t = table("d-curse-identity-crisis")
    t.laid("bob", "d-elf", "d-half-breed", "d-dwarf", "d-thief")
    t.begin("ann")
    curse(t, "d-curse-identity-crisis")
    t.answer("bob", "card", card="d-elf")
    assert t.sheet("bob").laid == ["d-half-breed", "d-dwarf", "d-thief"]


@card("d-curse-career-change")
def test_a_class_is_exchanged_for_the_topmost_other_one() -> None:
    """The discards, topmost last: Wizard, Cleric, Thief. A Thief becomes a Cleric, and Super Munchkin stays."""
    t = table("d-curse-career-change")
    t.laid("bob", "d-thief", "d-super-munchkin")
    t.discards("d-wizard", "d-cleric", "d-thief")
    t.begin("ann")
    curse(t, "d-curse-career-change")
    assert sorted(t.sheet("bob").laid) == ["d-cleric", "d-super-munchkin"]
    assert sorted(t.view("ann").dxm_discard) == ["d-curse-career-change", "d-thief", "d-thief", "d-wizard"]


@card("d-curse-career-change")
def test_without_another_class_in_the_discards_it_is_just_lost() -> None:
    """The empty pile is not replaced by the deck; Super Munchkin goes with the last class."""
    t = table("d-curse-career-change")
    t.laid("bob", "d-thief", "d-super-munchkin")
    t.begin("ann")
    curse(t, "d-curse-career-change")
    assert t.sheet("bob").laid == []


@card("d-curse-career-change")
@pytest.mark.parametrize(("was", "others"), [("d-wizard", []), ("d-warrior", ["d-wizard", "d-super-munchkin"])])
def test_a_class_that_may_not_wear_an_item_takes_its_hit_along(was: str, others: list[str]) -> None:
    """A Thief has nothing of a big armour: a red Health token goes, so nobody is healthier for it."""
    t = table("d-curse-career-change")
    t.laid("bob", *others, was)
    t.items("bob", "t-barrel-with-straps")
    t.wounds("bob", 3)
    t.discards("d-thief")
    t.begin("ann")
    curse(t, "d-curse-career-change")
    if others:
        t.answer("bob", "card", card=was)
    bob = t.sheet("bob")
    assert (bob.health, bob.max_health, bob.dead) == (1, 4, False)


@card("d-curse-career-change")
def test_a_class_without_drawbacks_keeps_every_health_token_in_an_exchange() -> None:
    """Super Munchkin with one class at a time: the armour helps before and after, and no wound heals meanwhile."""
    t = table("d-curse-career-change")
    t.laid("bob", "d-wizard", "d-super-munchkin")
    t.items("bob", "t-barrel-with-straps")
    t.wounds("bob", 3)
    t.discards("d-thief")
    t.begin("ann")
    curse(t, "d-curse-career-change")
    assert (t.sheet("bob").health, t.sheet("bob").max_health) == (2, 5)


@card("d-curse-butterfingers", "d-curse-hiccups-of-doom")
@pytest.mark.parametrize("now", [True, False])
def test_a_curse_on_the_next_combat(now: bool) -> None:
    """In this fight or in the next one items in hands count nothing, and there is a die fewer; then it ends."""
    names = ["d-curse-butterfingers", "d-curse-hiccups-of-doom"]
    t = beside("m-moonlighting-rat")
    t.items("ann", "t-begrudging-sword", "t-party-cone")
    t.hand("bob", *names)
    if now:
        walk_in(t)
        t.answer("ann", "roll")
    else:
        t.begin("ann", "window")
    for name in names:
        t.answer("bob", "play", card=name)
        t.answer("bob", "seat", seat="ann")
    if not now:
        assert t.sheet("ann").curses == names
        t.answer("ann", "walk", place=ROOM)
    assert t.fight().totals[0] == 2  # level 1 and the cone, not the sword
    assert t.fight().dice_to_roll[0].count == 0
    t.dice(1, 6)
    t.answer("ann", "roll")
    assert t.sheet("ann").curses == []
    assert sorted(t.view("ann").dxm_discard) == names


@card("d-curse-dungeon-audit")
@pytest.mark.parametrize("answer", ["gold", "item"])
def test_the_audit_takes_gold_or_an_item(answer: str) -> None:
    """Half of 500 is 300, or an item worth 200: the lid is worth 100 only."""
    t = table("d-curse-dungeon-audit")
    t.gold("bob", 500)
    t.items("bob", "t-pot-lid", "t-thinking-cap")
    t.begin("ann")
    curse(t, "d-curse-dungeon-audit")
    assert [option.fields for option in t.options("bob")] == [
        {"number": 300},
        {"card": "t-thinking-cap", "slot": 0},
    ]
    t.answer("bob", answer)
    assert t.sheet("bob").gold == (200 if answer == "gold" else 500)
    assert has(t, "bob") == (["t-pot-lid", "t-thinking-cap"] if answer == "gold" else ["t-pot-lid"])


@card("d-curse-dungeon-audit")
def test_from_those_who_have_nothing_the_audit_takes_nothing() -> None:
    """No gold, and nothing worth 200."""
    t = table("d-curse-dungeon-audit")
    t.gold("bob", 0)
    t.items("bob", "t-pot-lid")
    t.begin("ann")
    curse(t, "d-curse-dungeon-audit")
    assert has(t, "bob") == ["t-pot-lid"]


@card("d-curse-bottomless-bag")
def test_a_leak_drops_two_items_until_the_victims_turn() -> None:
    """Ann may not pick them up before Bob's next turn; then they lie there for anybody."""
    t = table("d-curse-bottomless-bag")
    t.room(ROOM, "east")
    for name in ("ann", "bob"):
        t.at(name, ROOM)
    t.items("bob", "t-pot-lid", "t-thinking-cap", "t-begrudging-sword")
    t.begin("ann")
    curse(t, "d-curse-bottomless-bag")
    t.answer("bob", "item", card="t-pot-lid")
    t.answer("bob", "item", card="t-thinking-cap")
    assert [(lying.card, lying.barred) for lying in t.tile(ROOM).floor] == [
        ("t-pot-lid", True),
        ("t-thinking-cap", True),
    ]
    assert not t.may("ann", "pick-up")
    t.answer("ann", "end")
    t.all_pass()
    assert t.may("bob", "pick-up")


@card("d-curse-terrible-reviews")
def test_after_terrible_reviews_nobody_helps() -> None:
    """Ann's next combat: she cannot call. Helping Bob does not use it up, leading does."""
    t = beside("m-moonlighting-rat", names=("bob", "ann"))
    t.cursed("ann", "d-curse-terrible-reviews")
    t.level("bob", 3)
    walk_in(t)
    helped_by(t, "ann")
    t.dice(6, 6, 1)
    t.answer("bob", "roll")
    t.all_pass()
    assert t.sheet("ann").curses == ["d-curse-terrible-reviews"]
    t = beside("m-moonlighting-rat")
    t.cursed("ann", "d-curse-terrible-reviews")
    walk_in(t)
    assert not t.may("ann", "call")
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").curses == []
