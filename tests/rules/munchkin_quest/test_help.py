"""Help: who may come and how, what it costs, what a helper shares, and what those outside can do."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, asks, beside, bid, faces, helped_by, kinds, plays, walk_in
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import TREASURE
from underhall.games.munchkin_quest.moves import give_back
from underhall.games.munchkin_quest.packing import ON_SIDE

TRIO = ("ann", "bob", "cy")

# -- who may come --------------------------------------------------------------------------------------------------


@rule("MQ-HELP-01", "MQ-HELP-02", "MQ-HELP-06")
def test_one_helper_by_invitation_and_nobody_moves_before() -> None:
    """Bob and Cy are asked only once Ann calls; both stay where they are until she takes one; then nobody else can."""
    t = beside("m-fungus", names=TRIO)
    walk_in(t)
    assert t.asked() == "ann: fight"
    assert t.g.decision_of(1) is None
    assert t.g.decision_of(2) is None
    t.answer("ann", "call")
    assert t.fight().asked == [1, 2]
    bid(t, "bob", 1)
    bid(t, "cy", 0)
    assert [offer.seat for offer in t.fight().offers] == [1, 2]
    assert (t.where("bob"), t.where("cy")) == ("entrance", "entrance")
    t.answer("ann", "accept", seat="cy")
    assert (t.where("bob"), t.where("cy")) == ("entrance", ROOM)
    assert t.fight().helper == t.seat("cy")
    assert not t.may("ann", "call")


@rule("MQ-HELP-03", "MQ-HELP-08")
def test_who_is_two_rooms_away_is_not_invited_and_not_in_the_fight() -> None:
    """Cy is beyond the Entrance: not asked, not in the sum, and loses nothing."""
    t = beside("m-fungus", names=TRIO)
    t.room("beige-chamber", "west")
    t.at("cy", "beige-chamber")
    walk_in(t)
    assert t.fight().can_help == [1]
    t.answer("ann", "call")
    t.answer("bob", "decline")
    assert t.asked() == "ann: choose-offer"
    assert t.fight().declined == [1]
    t.answer("ann", "decline")
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert (t.sheet("ann").health, t.sheet("cy").health) == (3, 4)


@rule("MQ-HELP-05", "MQ-CONF-48", "MQ-CONF-36")
@pytest.mark.parametrize("link", ["locked", "hidden"])
def test_a_helper_walks_in_by_any_opening_without_moves(link: str) -> None:
    """Bob comes through a door that would cost 3; it stays as it is, and his next turn has all its moves."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM, link)
    t.monster("m-fungus", ROOM, "bob")
    t.at("bob", "beige-chamber")
    walk_in(t)
    helped_by(t, "bob")
    assert t.where("bob") == ROOM
    assert t.tile(ROOM).links[1].kind == link
    assert t.sheet("bob").moves_left == t.sheet("bob").moves == 3


@rule("MQ-HELP-03")
def test_nobody_comes_through_a_wall() -> None:
    """Bob is next door behind a wall: he cannot be called."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM, "wall")
    t.monster("m-fungus", ROOM, "bob")
    t.at("bob", "beige-chamber")
    walk_in(t)
    assert t.fight().can_help == []
    t.answer("ann", "call")
    assert t.asked() == "ann: fight"


# -- the price -----------------------------------------------------------------------------------------------------


@rule("MQ-HELP-09", "MQ-HELP-10", "MQ-CONF-06")
@pytest.mark.parametrize(("die", "bobs"), [(6, ["t-pot-lid"]), (1, [])])
def test_what_was_promised_is_locked_and_delivered_win_or_lose(die: int, bobs: list[str]) -> None:
    """200 gold, an item and a Treasure: gold and item change hands after the fight, the share only if it is won."""
    t = beside("m-rainbow-bailiff")
    t.gold("ann", 500)
    t.items("ann", "t-begrudging-sword")
    t.next_from(TREASURE, "t-pot-lid", "t-hide-armour")
    walk_in(t)
    t.answer("ann", "call")
    bid(t, "bob", 1, 200, "first-pick", "t-begrudging-sword")
    assert (t.fight().offers[0].gold, t.fight().offers[0].items) == (200, ["t-begrudging-sword"])
    t.answer("ann", "accept", seat="bob")
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (500, 300)
    assert t.fight().totals == [1 + 2 + 1, 4]
    t.dice(die, die, 1 if die == 6 else 6, 1 if die == 6 else 6, 6, 6)
    t.answer("ann", "roll")
    if die == 6:
        t.answer("bob", "card", card="t-pot-lid")
    assert t.told("promise-kept") == [{"seat": 0, "to": 1, "gold": 200, "items": 1}]
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (300, 500)
    assert [item.card for item in t.sheet("bob").items] == ["t-begrudging-sword"]
    assert [card for card in t.view("bob").hand if card.startswith("t-")] == bobs


@rule("MQ-HELP-09", "MQ-CONF-06")
def test_promised_gold_and_items_cannot_be_spent_in_the_fight() -> None:
    """Ann has promised her gold and her chicken: she can neither bribe the accountant nor throw it."""
    t = beside("m-kobold-accountant")
    t.gold("ann", 500)
    t.items("ann", "t-sudden-hen")
    walk_in(t)
    assert t.may("ann", "bribe")
    assert t.may("ann", "throw")
    t.answer("ann", "call")
    bid(t, "bob", 0, 200, "", "t-sudden-hen")
    t.answer("ann", "accept", seat="bob")
    assert not t.may("ann", "bribe")
    assert not t.may("ann", "throw")
    assert t.fight().totals[0] == 3


@rule("MQ-CONF-06")
def test_promises_are_kept_before_a_dead_leader_drops_everything() -> None:
    """Ann dies of the defeat: Bob has his 300 gold, and only the rest lies there."""
    t = beside("m-moonlighting-rat")
    t.gold("ann", 500)
    t.wounds("ann", 3)
    t.at("bob", ROOM)
    walk_in(t)
    helped_by(t, "bob", 0, 300)
    t.dice(1, 1, 6, 6)
    t.answer("ann", "roll")
    assert t.sheet("ann").dead
    assert (t.sheet("bob").gold, t.tile(ROOM).gold) == (600, 200)


@rule("MQ-CONF-06", "MQ-HELP-11")
def test_a_helper_may_pay_for_being_let_in() -> None:
    """Bob offers 100 of his own gold; Ann has it after the fight."""
    t = beside("m-moonlighting-rat")
    walk_in(t)
    helped_by(t, "bob", 0, -100)
    terms = t.fight().terms
    assert terms is not None
    assert terms.gold == -100
    assert t.told("helper-joins")[0]["gold"] == 0
    assert t.told("helper-pays")[-1] == {"seat": t.seat("bob"), "n": 100}
    t.dice(6, 6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (400, 200)


@rule("MQ-HELP-10", "MQ-CONF-37")
@pytest.mark.parametrize(("order", "picks"), [("first-pick", ["bob", "ann"]), ("second-pick", ["ann", "bob"])])
def test_a_share_needs_an_order_in_which_to_pick(order: str, picks: list[str]) -> None:
    """Whoever wants one of two Treasures must say who picks first; so they do, and the table shows whose pick it is."""
    t = beside("m-rainbow-bailiff")
    t.next_from(TREASURE, "t-pot-lid", "t-hide-armour")
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=1)
    t.answer("bob", "gold", number=0)
    assert (asks(t, "bob", "bid-order"), kinds(t, "bob")) == (True, {"first-pick", "second-pick"})
    t.answer("bob", order)
    t.answer("ann", "accept", seat="bob")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    assert [t.names[seat] for seat in t.fight().order] == picks
    t.answer(picks[0], "card", card="t-hide-armour")
    assert "t-hide-armour" in t.view(picks[0]).hand
    assert "t-pot-lid" in t.view(picks[1]).hand


@rule("MQ-CONF-37", "MQ-HELP-18")
def test_without_a_share_all_treasures_are_the_leaders() -> None:
    """Bob helps for nothing: no Treasure and no level for him."""
    t = beside("m-rainbow-bailiff")
    walk_in(t)
    helped_by(t, "bob")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").treasures_held, t.sheet("bob").treasures_held) == (2, 0)
    assert (t.sheet("ann").level, t.sheet("bob").level) == (2, 1)


@rule("MQ-HELP-11", "MQ-CONF-06")
def test_the_place_may_be_auctioned() -> None:
    """Ann asks both for better offers; Bob keeps his, Cy comes down, and she takes Cy's."""
    t = beside("m-rainbow-bailiff", names=TRIO)
    walk_in(t)
    t.answer("ann", "call")
    bid(t, "bob", 1, 0, "second-pick")
    bid(t, "cy", 2)
    t.answer("ann", "better")
    t.answer("bob", "pass")
    bid(t, "cy", 0, 100)
    assert [(offer.seat, offer.treasures, offer.gold) for offer in t.fight().offers] == [(1, 1, 0), (2, 0, 100)]
    assert t.may("ann", "accept", seat=1)
    t.answer("ann", "accept", seat="cy")
    assert t.fight().helper == t.seat("cy")


@rule("MQ-HELP-11", "MQ-CONF-06")
@pytest.mark.parametrize("reply", ["yes", "no", "counter"])
def test_an_offer_may_be_countered(reply: str) -> None:
    """Bob wants both Treasures, Ann offers one and 100 gold; he agrees, or not, or asks for 200."""
    t = beside("m-rainbow-bailiff")
    walk_in(t)
    t.answer("ann", "call")
    bid(t, "bob", 2)
    t.answer("ann", "counter", seat="bob")
    bid(t, "ann", 1, 100, "second-pick")
    counter = t.fight().counter
    assert counter is not None
    assert (counter.seat, counter.treasures, counter.gold) == (1, 1, 100)
    if reply == "counter":
        t.answer("bob", "counter")
        bid(t, "bob", 1, 200, "second-pick")
        assert [offer.gold for offer in t.fight().offers] == [200]
        t.answer("ann", "accept", seat="bob")
    else:
        t.answer("bob", reply)
    if reply == "no":
        assert t.asked() == "ann: choose-offer"
        assert [offer.treasures for offer in t.fight().offers] == [2]
    else:
        terms = t.fight().terms
        assert terms is not None
        assert terms.gold == (100 if reply == "yes" else 200)


@rule("MQ-HELP-11", "MQ-CONF-06")
def test_bargaining_comes_to_an_end() -> None:
    """Two rounds of better offers, two counter-offers to each, two calls; then the leader must decide."""
    t = beside("m-rainbow-bailiff")
    walk_in(t)
    assert t.fight().calls_left == 2
    for _ in range(2):
        t.answer("ann", "call")
        bid(t, "bob", 2)
        for _ in range(2):
            t.answer("ann", "better")
            t.answer("bob", "pass")
        for _ in range(2):
            t.answer("ann", "counter", seat="bob")
            bid(t, "ann", 0)
            t.answer("bob", "no")
        assert kinds(t, "ann") == {"decline", "accept"}
        t.answer("ann", "decline")
    assert t.fight().calls_left == 0
    assert not t.may("ann", "call")


@rule("MQ-HELP-09")
def test_terms_may_name_several_items() -> None:
    """Bob asks for two items of three."""
    t = beside("m-rainbow-bailiff")
    t.items("ann", "t-pot-lid", "t-begrudging-sword", "t-firefighters-helmet")
    walk_in(t)
    t.answer("ann", "call")
    bid(t, "bob", 0, 0, "", "t-pot-lid", "t-firefighters-helmet")
    assert t.fight().offers[0].items == ["t-pot-lid", "t-firefighters-helmet"]


@rule("MQ-HELP-29", "MQ-CONF-06", "MQ-CONF-07")
def test_items_may_be_given_for_a_promise_that_nobody_enforces() -> None:
    """Outside combat Ann gives Bob a sword for nothing in return; that he will keep quiet is between them."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-begrudging-sword")
    t.begin("ann")
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-begrudging-sword")
    t.answer("ann", "done")
    t.answer("bob", "yes")
    assert [item.card for item in t.sheet("bob").items] == ["t-begrudging-sword"]
    assert t.sheet("ann").items == []


@rule("MQ-CONF-07")
@pytest.mark.parametrize("reply", ["yes", "no", "counter"])
def test_a_trade_is_taken_whole_refused_or_countered(reply: str) -> None:
    """Ann offers her sword for 100 gold; Bob may make another offer, for nothing, and she may take that."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-begrudging-sword")
    t.begin("ann")
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-begrudging-sword")
    t.answer("ann", "want-gold", number=200)
    t.answer("ann", "done")
    t.answer("bob", reply)
    if reply == "counter":
        t.answer("bob", "want-item", card="t-begrudging-sword")
        t.answer("bob", "gold", number=100)
        t.answer("bob", "done")
        t.answer("ann", "yes")
    paid = {"yes": 200, "no": 0, "counter": 100}[reply]
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (300 + paid, 300 - paid)
    assert len(t.sheet("bob").items) == (0 if reply == "no" else 1)
    assert t.asked() == "ann: moves"


# -- what a helper brings and gets ---------------------------------------------------------------------------------


@rule("MQ-HELP-13")
def test_a_helper_keeps_its_abilities() -> None:
    """A Cleric rolls two dice against Undead, as a helper too."""
    t = beside("m-skeleton-crew")
    t.laid("bob", "d-cleric")
    walk_in(t)
    helped_by(t, "bob")
    assert [(dice.seat, dice.count) for dice in t.fight().dice_to_roll if dice.seat >= 0] == [(0, 1), (1, 2)]


@rule("MQ-HELP-14")
def test_room_signs_count_for_each_fighter_alone() -> None:
    """In the Padded Cell a Warrior who helps rolls no die; the leader has one."""
    t = beside("m-moonlighting-rat", room="padded-cell")
    t.laid("bob", "d-warrior")
    walk_in(t, "padded-cell")
    helped_by(t, "bob")
    assert [dice.count for dice in t.fight().dice_to_roll if dice.seat >= 0] == [1, 0]


@rule("MQ-HELP-15", "MQ-HELP-16")
@pytest.mark.parametrize(("warriors", "total"), [(("bob",), 12), (("ann", "bob"), 12), ((), 6)])
def test_a_monsters_hatred_meets_the_helper_too_but_once(warriors: tuple[str, ...], total: int) -> None:
    """The Geek has 6 more against a Warrior, whoever of the two it is, and not twice for both."""
    t = beside("m-shrieking-geek")
    for name in warriors:
        t.laid(name, "d-warrior")
    walk_in(t)
    helped_by(t, "bob")
    assert t.fight().totals == [2, total]


@rule("MQ-HELP-16")
def test_a_weakness_counts_once_too() -> None:
    """Two fighters with Fire Protection take 3 from the Bullrog, not 6."""
    t = beside("m-bullrog")
    t.level("ann", 5)
    t.items("ann", "t-firefighters-helmet")
    t.items("bob", "t-flaming-armour")
    walk_in(t)
    helped_by(t, "bob")
    assert t.fight().totals[1] == 15


@rule("MQ-HELP-17")
def test_a_helper_draws_for_a_monster_of_its_colour() -> None:
    """The rat stood on Bob's base: Bob draws a DxM card, Ann does not."""
    t = beside("m-moonlighting-rat")
    walk_in(t)
    helped_by(t, "bob")
    t.dice(6, 6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").dxm_held, t.sheet("bob").dxm_held) == (0, 1)


@rule("MQ-HELP-18", "MQ-HELP-21", "MQ-CONF-23")
@pytest.mark.parametrize(
    ("race", "levels", "elf_levels"), [("", 8, "each"), ("d-elf", 10, "each"), ("d-elf", 9, "once")]
)
def test_an_elf_gains_levels_by_helping_even_the_last(race: str, levels: int, elf_levels: str) -> None:
    """Two monsters are killed: a human helper of level 8 stays, an Elf gains one for each, or one in all."""
    t = beside("m-moonlighting-rat", "m-lame-goblin", elf_levels=elf_levels)
    t.level("bob", 8)
    if race:
        t.laid("bob", race)
    walk_in(t)
    helped_by(t, "bob")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("bob").level) == (3, levels)


@rule("MQ-HELP-20", "MQ-CONF-23")
def test_an_elf_gains_one_level_for_a_scary_monster() -> None:
    """Leader 5 and Elf 6 kill the Bullrog: 6 and 7."""
    t = beside("m-bullrog")
    t.level("ann", 5)
    t.level("bob", 6)
    t.laid("bob", "d-elf")
    t.items("ann", "t-handheld-ballista")
    t.items("bob", "t-adamant-armour", "t-sword-that-enters-first")
    walk_in(t)
    helped_by(t, "bob")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("bob").level) == (6, 7)


# -- a defeat together ---------------------------------------------------------------------------------------------


@rule("MQ-HELP-22", "MQ-HELP-23", "MQ-HELP-24", "MQ-COMBAT-47", "MQ-RUN-01", "MQ-CONF-43")
def test_leader_and_helper_run_each_for_themselves() -> None:
    """Two hits each for two monsters; Ann runs west and escapes twice, Bob runs east and is caught by the goblin."""
    t = beside("m-shrieking-geek", "m-lame-goblin")
    t.room("beige-chamber", "east", ROOM)
    t.monster("m-moonlighting-rat", "beige-chamber", "ann")
    walk_in(t)
    helped_by(t, "bob")
    t.dice(1, 1, 6, 6)
    t.answer("ann", "roll")
    assert (t.sheet("ann").health, t.sheet("bob").health) == (2, 2)
    assert t.asked() == "ann: choose-exit"
    t.answer("ann", "place", place="entrance")
    t.dice(6, 6)
    t.answer("ann", "monster", card="m-shrieking-geek")
    assert t.asked() == "bob: choose-exit"
    t.answer("bob", "place", place="beige-chamber")
    t.dice(6, 1)
    t.answer("bob", "monster", card="m-shrieking-geek")
    assert (t.where("ann"), t.where("bob")) == ("entrance", "beige-chamber")
    assert [event["seat"] for event in t.told("caught")] == [1]
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (300, 100)
    assert t.view("ann").fight is None  # Bob is not the active player: the rat has to wait
    assert t.asked() == "ann: moves"


# -- from outside --------------------------------------------------------------------------------------------------


@rule("MQ-HELP-25")
def test_munchkins_cannot_attack_each_other() -> None:
    """Two munchkins in one room: nothing that Ann may do is a fight."""
    t = munchkin_quest(["ann", "bob"])
    t.begin("ann")
    assert "fight" not in kinds(t, "ann")
    assert all(option.fields.get("seat") is None or option.kind == "trade" for option in t.options("ann"))


@rule("MQ-HELP-27", "MQ-HELP-26", "MQ-CONF-27")
@pytest.mark.parametrize(
    ("place", "one_use_range", "throws"),
    [("entrance", "thrown", True), ("beige-chamber", "thrown", False), ("beige-chamber", "anywhere", True)],
)
def test_throwing_reaches_the_next_room(place: str, one_use_range: str, throws: bool) -> None:
    """Bob throws a potion for the monster from next door; from two rooms away only if the table plays it so."""
    t = beside("m-moonlighting-rat", one_use_range=one_use_range)
    t.room("beige-chamber", "west")
    t.at("bob", place)
    t.hand("bob", "t-potion-of-strength", "d-curse-forgot-backstory")
    walk_in(t)
    t.answer("ann", "roll")
    assert ("t-potion-of-strength" in plays(t, "bob")) == throws
    assert "d-curse-forgot-backstory" in plays(t, "bob")  # a curse works from anywhere
    if throws:
        t.answer("bob", "play", card="t-potion-of-strength")
        t.answer("bob", "for-monsters")
        assert t.fight().totals == [1, 6]


@rule("MQ-HELP-12")
def test_a_helper_may_change_its_own_roll() -> None:
    """Bob turns the die that he rolled for himself."""
    t = beside("m-shrieking-geek", names=TRIO)
    t.hand("bob", "d-loaded-die")
    walk_in(t)
    helped_by(t, "bob")
    t.dice(2, 1, 1)
    t.answer("ann", "roll")
    assert faces(t, "bob") == [1]
    t.answer("bob", "play", card="d-loaded-die")
    t.answer("bob", "die-pick", number=1)
    t.answer("bob", "face", face=6)
    assert t.told("fight-totals") == [{"ours": 2 + 2 + 6, "theirs": 7}]


# -- leaders and helpers who go -----------------------------------------------------------------------------------


@rule("MQ-HELP-01", "MQ-COMBAT-20")
def test_the_place_of_a_helper_who_has_gone_is_free() -> None:
    """Bob blinks away: Ann may call again, and Cy comes; what Bob was promised is not owed."""
    t = beside("m-fungus", names=TRIO)
    t.room("beige-chamber", "east", ROOM)
    t.hand("bob", "t-blink-potion")
    walk_in(t)
    helped_by(t, "bob", 0, 100)
    assert not t.may("ann", "call")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-blink-potion")
    t.answer("bob", "place", place="beige-chamber")
    assert (t.asked(), t.fight().helper, t.may("ann", "call")) == ("ann: fight", -1, True)
    helped_by(t, "cy")
    assert (t.fight().helper, t.where("bob"), t.where("cy")) == (2, "beige-chamber", ROOM)
    t.dice(6, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("ann").gold) == (2, 300)


@rule("MQ-CONF-61", "MQ-COMBAT-33", "MQ-COMBAT-41", "MQ-CARD-14")
def test_a_helper_whose_leader_has_gone_leads_and_is_rewarded() -> None:
    """Ann blinks away: Bob is paid at once, rolls, wins, and has level and Treasure, which he may lay in her turn."""
    t = beside("m-fungus", names=TRIO)
    t.room("beige-chamber", "east", ROOM)
    t.hand("ann", "t-blink-potion")
    t.next_from(TREASURE, "t-pot-lid")
    walk_in(t)
    helped_by(t, "bob", 0, 100)
    t.answer("ann", "play", card="t-blink-potion")
    t.answer("ann", "place", place="beige-chamber")
    assert (t.asked(), t.fight().leader, t.fight().totals) == ("bob: fight", 1, [1, 5])
    assert t.told("taken-over") == [{"seat": 1, "gone": 0}]
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (200, 400)
    assert not t.may("bob", "die")
    t.dice(6, 6, 1)
    helped_by(t, "cy", leader="bob")  # there is nothing left to do for Bob but to roll
    assert (t.sheet("ann").level, t.sheet("bob").level, t.sheet("cy").level) == (1, 2, 1)
    assert t.where("ann") == "beige-chamber"
    assert t.asked() == "bob: lay-at-once"
    t.answer("bob", "lay", card="t-pot-lid")
    assert t.asked() == "ann: moves"


@rule("MQ-CONF-61", "MQ-COMBAT-47", "MQ-RUN-06")
def test_a_helper_whose_leader_has_died_loses_like_a_leader() -> None:
    """Ann dies on purpose; Bob loses: a hit, and he runs. Her turn is over then."""
    t = beside("m-fungus")
    walk_in(t)
    helped_by(t, "bob")
    t.answer("ann", "die")
    t.dice(1, 6, 6)
    t.answer("ann", "yes")
    assert (t.told("fight-lost"), t.sheet("bob").health) == ([{"seat": 1}], 3)
    assert t.where("bob") == "entrance"
    assert t.view("bob").active == t.seat("bob")


@rule("MQ-CONF-61", "MQ-COMBAT-34", "MQ-CONF-50")
def test_what_was_thrown_at_the_leader_goes_back_and_the_rest_stays() -> None:
    """Cy's banana for Ann comes back when she blinks away, not to be thrown again; the potion for the side stays."""
    t = beside("m-fungus", names=TRIO)
    t.room("beige-chamber", "east", ROOM)
    t.hand("ann", "t-blink-potion", "t-potion-of-strength")
    t.hand("cy", "t-freezing-explosive-potion")
    t.items("cy", "t-banana-of-fate")
    walk_in(t)
    helped_by(t, "bob")
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", "for-munchkins")
    t.answer("ann", "roll")
    t.answer("cy", "throw", card="t-banana-of-fate")
    t.answer("cy", "seat", seat="ann")
    t.answer("cy", "pass")
    t.answer("ann", "play", card="t-blink-potion")
    t.answer("ann", "place", place="beige-chamber")
    assert t.fight().totals[0] == 1 + 5
    assert "t-banana-of-fate" in t.view("cy").hand
    t.answer("bob", "roll")
    assert not t.may("cy", "throw")
    assert not t.may("cy", "play", card="t-banana-of-fate")
    assert t.may("cy", "play", card="t-freezing-explosive-potion")


@rule("MQ-CONF-50", "MQ-COMBAT-34")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_card_that_has_come_back_is_not_played_again_in_the_same_fight(copies: int) -> None:
    """A potion goes back to Ann while the fight goes on: she may play it in the next one, but another copy now."""
    t = beside("m-fungus")
    t.hand("ann", *["t-potion-of-strength"] * copies)
    walk_in(t)
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", "for-munchkins")
    fight = t.g.fight
    assert fight is not None
    give_back(t.g, fight, ON_SIDE)
    t.answer("ann", "call")
    t.answer("bob", "decline")
    t.answer("ann", "decline")
    assert t.view("ann").hand == ["t-potion-of-strength"] * copies
    assert t.may("ann", "play", card="t-potion-of-strength") == (copies > 1)
