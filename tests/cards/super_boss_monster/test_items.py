"""The items: what each does for the hero who carries it, and what a boss may spend it on."""

import pytest

from tests.cards.super_boss_monster.casting import THREE, announce, pass_to, spend
from tests.cards.super_boss_monster.rooms import asks, cast, hurts, refuses, row, stacks, unanswered, until_in, walker
from tests.marks import card, rule
from tests.super_table import SuperTable, a_hero, solo, super_boss_monster

BINGO, BRICK = "gran-bingo", "deacon-brick"  # clerics with 6 and 8 health
BUNNY, LAG, LALIHO = "bunny", "sir-lag", "laliho"  # fighters with 4, 6 and 8
PAM, MO = "pixel-pam", "old-mo"  # mages with 4 and 8
FRAN, PETE = "sticky-fran", "coupon-pete"  # thieves with 4 and 8
SLACKER = "slacker"  # health 6, thief
OVERKILL = "dame-overkill"  # epic fighter, 13

# Who may carry what: an item for a class, and one for everybody.
FOR = {
    "thermos-of-holy-soup": "cleric",
    "emergency-halo": "cleric",
    "speed-dial-prayer-beads": "cleric",
    "incense-of-mild-concern": "cleric",
    "crowbar-of-persuasion": "fighter",
    "plot-armour": "fighter",
    "protein-potion": "fighter",
    "spiked-business-card": "fighter",
    "wand-of-autocorrect": "mage",
    "scroll-bar": "mage",
    "crystal-golf-ball": "mage",
    "hat-of-many-tabs": "mage",
    "grappling-spork": "thief",
    "master-key-blank": "thief",
    "menthol-smoke-bomb": "thief",
    "loaded-lunchbox": "thief",
    "participation-trophy": "",
    "fold-out-map": "",
    "rocket-flip-flops": "",
    "mystery-loot-box": "",
}
AXE_ONLY = ("plot-armour", "spiked-business-card", "menthol-smoke-bomb", "rocket-flip-flops")


@card("thermos-of-holy-soup", "emergency-halo", "speed-dial-prayer-beads", "incense-of-mild-concern")
@card("crowbar-of-persuasion", "plot-armour", "protein-potion", "spiked-business-card", "wand-of-autocorrect")
@card("scroll-bar", "crystal-golf-ball", "hat-of-many-tabs", "grappling-spork", "master-key-blank")
@card("menthol-smoke-bomb", "loaded-lunchbox", "participation-trophy", "fold-out-map", "rocket-flip-flops")
@card("mystery-loot-box")
@rule("SBM-COMPAT-07")
@pytest.mark.parametrize("item", sorted(FOR))
def test_an_item_goes_to_the_leftmost_hero_of_its_class_or_to_the_leftmost_of_all(item: str) -> None:
    """Somebody of another class stands in front, then two of the class, then somebody else."""
    t = super_boss_monster(("ann", "bob", "cy", "dee"), items=True, town_deck="finish_turn")
    t.only_in("hero deck")
    t.only_in("epic deck")
    t.only_in("item deck", item)
    wanted = FOR[item]
    line = [a_hero(wants=wanted, n=1), a_hero(wants=wanted, n=0), "slacker"] if wanted else [SLACKER, PAM, BUNNY]
    t.town(BUNNY if wanted in ("cleric", "mage", "thief") else BINGO, *line)
    t.phase("city")

    carried = {hero.card: hero.item for hero in t.view("").town}
    expected = line[0] if wanted else BINGO
    assert {hero for hero, each in carried.items() if each} == {expected}
    assert carried[expected] == item


@card("thermos-of-holy-soup", "emergency-halo", "speed-dial-prayer-beads", "incense-of-mild-concern")
@card("crowbar-of-persuasion", "plot-armour", "protein-potion", "spiked-business-card", "wand-of-autocorrect")
@card("scroll-bar", "crystal-golf-ball", "hat-of-many-tabs", "grappling-spork", "master-key-blank")
@card("menthol-smoke-bomb", "loaded-lunchbox", "participation-trophy", "fold-out-map", "rocket-flip-flops")
@card("mystery-loot-box")
@rule("SBM-COMPAT-18")
@pytest.mark.parametrize("item", sorted(FOR))
def test_an_item_may_be_spent_once_in_its_phases(item: str) -> None:
    """Everything that any of them needs is there; some are for the adventure only, one answers a spell only."""
    for phase in ("build", "adventure"):
        t = super_boss_monster(THREE, items=True)
        t.dungeon("ann", "box-trap", "minion-arena", "password-sphinx")
        t.dungeon("bob", "tag-team-pit")
        t.tokens("ann", 0, 1)
        t.give_item("ann", item)
        t.give_wounds("ann", BINGO)
        t.pile("vip-bouncer", "payday")
        t.entrance("ann", LALIHO, MO)
        t.hand("ann", "stealth")
        t.hand("bob", "stealth", "vip-bouncer")
        t.phase(phase)
        if phase == "adventure":
            until_in(t, "box-trap")
        if item == "wand-of-autocorrect":
            refuses(t, "ann", "item", item)
            t.answer("ann", "pass").answer("bob", "cast stealth")
        if phase == "build" and item in AXE_ONLY:
            refuses(t, "ann", "item", item)
            continue
        t.answer("ann", f"item {item}")
        while asks(t, t.waiting[0])[1] == item and asks(t, t.waiting[0])[0] != "respond":
            t.answer(t.waiting[0], t.options(t.waiting[0])[-1])
        assert t.side("ann").items == ()
        assert t.side("ann").items_retired == (item,)
        assert t.told("item-spent") == [{"seat": "ann", "card": item}]
        assert item not in t.discarded


def crossed(hero: str, item: str, *rooms: str | list[str], hand: tuple[str, ...] = ()) -> SuperTable:
    """The hero with the item crosses Ann's dungeon; nobody does anything about it, and only Ann holds cards."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", *rooms)
    t.entrance("ann", hero, item=item)
    t.hand("ann", *hand)
    return t.turn("adventure")


def boss_with(item: str, *rooms: str | list[str]) -> SuperTable:
    """Ann's boss has won the item and has these rooms; Bob has one."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", *rooms)
    t.dungeon("bob", "tag-team-pit")
    t.give_item("ann", item)
    return t


# -- health ---------------------------------------------------------------------------------------------------


@card("thermos-of-holy-soup", "plot-armour", "participation-trophy", "mystery-loot-box")
@pytest.mark.parametrize(
    ("item", "hero", "health"),
    [
        ("thermos-of-holy-soup", BINGO, 8),
        ("thermos-of-holy-soup", "abbess-absolute", 13),
        ("plot-armour", LAG, 9),
        ("plot-armour", OVERKILL, 16),
        ("participation-trophy", SLACKER, 7),
        ("participation-trophy", OVERKILL, 14),
        ("mystery-loot-box", BINGO, 8),
        ("mystery-loot-box", OVERKILL, 14),
    ],
)
def test_some_items_give_their_hero_health(item: str, hero: str, health: int) -> None:
    """It shows in town already, and is what the hero has to lose."""
    t = super_boss_monster(items=True)
    t.town(hero)
    t.carrying(hero, item)
    assert t.view("").town[0].health == health

    t = crossed(hero, item, "box-trap")
    assert t.told("room-hurt") == [{"hero": hero, "card": "box-trap", "damage": 2, "total": 2, "health": health}]


@card("thermos-of-holy-soup")
def test_the_boss_gets_a_room_back_for_the_thermos() -> None:
    """Spells in the pile are no soup."""
    t = boss_with("thermos-of-holy-soup", "box-trap")
    t.pile("vip-bouncer", "payday", "minion-arena")
    t.phase("build").answer("ann", "item thermos-of-holy-soup")
    assert asks(t, "ann") == ("recover", "thermos-of-holy-soup")
    assert t.options("ann") == ["card minion-arena", "card vip-bouncer"]
    t.answer("ann", "card minion-arena")

    assert t.hand_of("ann") == ["minion-arena"]
    assert t.told("item-spent") == [{"seat": "ann", "card": "thermos-of-holy-soup"}]


@card("plot-armour")
def test_the_boss_primes_a_room_with_the_plot_armour() -> None:
    """The next hero takes 3 more there, and the one after it does not."""
    t = boss_with("plot-armour", "box-trap")
    t.entrance("ann", LAG, LALIHO)
    t.phase("adventure")
    spend(t, "ann", "plot-armour")

    assert hurts(t) == [("box-trap", 5), ("box-trap", 2)]
    assert t.told("aimed-at-room") == [{"card": "plot-armour", "room": "box-trap", "owner": "ann"}]


@card("participation-trophy", "master-key-blank", "speed-dial-prayer-beads")
@pytest.mark.parametrize(
    ("item", "drawn"),
    [("participation-trophy", "box-trap"), ("master-key-blank", "box-trap"), ("speed-dial-prayer-beads", "payday")],
)
def test_some_items_are_good_for_a_card(item: str, drawn: str) -> None:
    t = boss_with(item)
    t.next_from("room deck", "box-trap")
    t.next_from("spell deck", "payday")
    t.phase("build")
    spend(t, "ann", item)

    assert t.hand_of("ann") == [drawn]


@card("mystery-loot-box")
@rule("SBM-STACK-05")
def test_the_boss_opens_the_loot_box_for_a_spell_or_for_a_token() -> None:
    """Which of them is chosen on announcing, for all to hear."""
    t = boss_with("mystery-loot-box", "box-trap", "dino-treadmill")
    t.next_from("spell deck", "payday")
    t.hand("bob", "stealth")
    t.phase("build").answer("ann", "item mystery-loot-box")
    assert asks(t, "ann") == ("choose-one", "mystery-loot-box")
    assert t.options("ann") == ["deck 2", "room box-trap ann 1"]
    fork = t.fork()
    t.answer("ann", "room box-trap ann 1")
    assert t.told("aimed-at-room") == [{"card": "mystery-loot-box", "room": "box-trap", "owner": "ann"}]
    assert [(place.seat, place.slot) for place in t.view("bob").stack[0].rooms] == [(0, 1)]
    unanswered(t)
    assert t.tokens_on("ann") == [1, 0]
    assert t.hand_of("ann") == []

    fork.answer("ann", "deck 2")
    assert fork.view("bob").stack[0].rooms == []
    unanswered(fork)
    assert fork.tokens_on("ann") == [0, 0]
    assert fork.hand_of("ann") == ["payday"]


@card("mystery-loot-box", "piggy-bank-of-doom")
@rule("SBM-STACK-06")
def test_the_token_of_a_loot_box_is_lost_with_its_room() -> None:
    """Ann destroys her Piggy Bank in response to her own Loot Box."""
    t = boss_with("mystery-loot-box", "piggy-bank-of-doom", "box-trap")
    t.phase("build").answer("ann", "item mystery-loot-box").answer("ann", "room piggy-bank-of-doom ann 1")
    t.answer("ann", "use piggy-bank-of-doom 1")

    assert t.tokens_on("ann") == [2]
    assert [told["card"] for told in t.told("fizzled")] == ["mystery-loot-box"]


@card("mystery-loot-box")
def test_without_a_room_for_a_token_there_is_a_spell_in_the_loot_box() -> None:
    t = boss_with("mystery-loot-box", "dino-treadmill")
    t.next_from("spell deck", "payday")
    t.phase("build")
    spend(t, "ann", "mystery-loot-box")

    assert t.hand_of("ann") == ["payday"]


# -- rooms without damage -------------------------------------------------------------------------------------


@card("emergency-halo", "hat-of-many-tabs", "fold-out-map")
@pytest.mark.parametrize(
    ("item", "hero", "unhurt"), [("emergency-halo", BRICK, 0), ("hat-of-many-tabs", MO, 1), ("fold-out-map", LALIHO, 2)]
)
def test_some_items_spare_their_hero_one_room_of_each_turn(item: str, hero: str, unhurt: int) -> None:
    """The first, the second or the third that it enters, whichever room that is."""
    rooms = ["box-trap", "password-sphinx", "minion-arena", "tag-team-pit"]
    t = crossed(hero, item, *rooms)

    assert [told["card"] for told in t.told("hero-unhurt")] == [rooms[unhurt]]
    assert [room for room, _ in hurts(t)] == rooms[:unhurt] + rooms[unhurt + 1 :]


@card("hat-of-many-tabs", "wet-floor-sign")
def test_a_room_entered_again_counts_again_for_a_hat() -> None:
    """The second entry is into the first room, on a wet floor: that one does not hurt, the room after it does."""
    t = crossed(MO, "hat-of-many-tabs", "box-trap", "minion-arena", hand=("wet-floor-sign",))
    until_in(t, "box-trap")
    cast(t, "ann", "wet-floor-sign")

    assert t.walked() == ["box-trap", "box-trap", "minion-arena"]
    assert hurts(t) == [("box-trap", 2), ("minion-arena", 1)]


@card("emergency-halo", "ragequit-form")
def test_a_halo_works_anew_each_turn() -> None:
    """The hero is sent to town and comes again: its first room of the next turn does not hurt, either."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "overtime-ossuary", "minion-arena")
    t.entrance("ann", BRICK, item="emergency-halo")
    t.hand("ann", "ragequit-form")
    t.turn("adventure")
    until_in(t, "minion-arena")
    cast(t, "ann", "ragequit-form")
    t.dungeon("ann", "overtime-ossuary", "take-a-number-tomb")
    t.phase("bait")
    assert t.queue("ann") == [BRICK]
    t.phase("adventure")

    assert hurts(t) == [("minion-arena", 1), ("take-a-number-tomb", 1)]


@card("emergency-halo")
@rule("SBM-CONF-47")
def test_the_boss_hides_under_the_halo() -> None:
    """Nobody else can choose the rooms any more; a spell that has chosen one already goes on."""
    for waits in (False, True):
        t = boss_with("emergency-halo", "box-trap")
        t.hand("bob", "deep-freeze", "stealth")
        t.phase("build")
        if waits:
            t.answer("ann", "pass")
            announce(t, "bob", "deep-freeze", "room box-trap ann 0")
        spend(t, "ann", "emergency-halo")
        assert t.told("shield-raised") == [{"seat": "ann"}]
        if not waits:
            pass_to(t, "build of ann", "bob")
            announce(t, "bob", "deep-freeze")
        unanswered(t)

        assert t.told("spell-cancelled") == []
        assert t.told("fizzled") == []
        assert (t.damage_of("ann"), t.damage_of("bob")) == (([0], [1]) if waits else ([2], [0]))


@card("hat-of-many-tabs")
def test_the_boss_gets_a_spell_back_for_the_hat() -> None:
    t = boss_with("hat-of-many-tabs", "box-trap")
    t.pile("vip-bouncer", "payday", "co-op")
    t.phase("build").answer("ann", "item hat-of-many-tabs")
    assert t.options("ann") == ["card co-op", "card payday"]
    t.answer("ann", "card co-op")

    assert t.hand_of("ann") == ["co-op"]


@card("fold-out-map")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_boss_swaps_two_stacks_by_the_map(phase: str) -> None:
    """With everything on them; in the adventure phase the hero goes where its room goes."""
    t = boss_with("fold-out-map", ["box-trap", "compound-interest-vault"], "minion-arena", "tourist-trap")
    t.tokens("ann", 2, 1)
    t.entrance("ann", LALIHO)
    t.phase(phase)
    if phase == "adventure":
        until_in(t, "compound-interest-vault")
    spend(t, "ann", "fold-out-map", "room compound-interest-vault ann 2", "room tourist-trap ann 0")

    assert stacks(t, "ann") == [["tourist-trap"], ["minion-arena"], ["box-trap", "compound-interest-vault"]]
    assert t.tokens_on("ann") == [0, 0, 1]
    if phase == "adventure":
        assert t.walked() == ["compound-interest-vault"]
        assert t.wounds("ann") == 1


# -- less damage ----------------------------------------------------------------------------------------------


@card("incense-of-mild-concern", "protein-potion")
@pytest.mark.parametrize(
    ("item", "hero", "expected"),
    [
        ("incense-of-mild-concern", BRICK, [("box-trap", 1), ("minion-arena", 1)]),
        ("protein-potion", LALIHO, [("box-trap", 2), ("piggy-bank-of-doom", 1)]),
    ],
)
def test_some_items_take_one_off_the_damage_of_a_kind_of_rooms(
    item: str, hero: str, expected: list[tuple[str, int]]
) -> None:
    """Never below nothing: a room of that kind with 1 damage does not hurt."""
    t = crossed(hero, item, "box-trap", "minion-arena", "piggy-bank-of-doom")
    t.all_pass()

    assert hurts(t) == expected


@card("incense-of-mild-concern")
def test_the_boss_heals_an_ordinary_wound_with_the_incense() -> None:
    """Epic heroes among the wounds do not smell it; without an ordinary one it cannot be lit."""
    t = boss_with("incense-of-mild-concern", "box-trap")
    t.give_wounds("ann", OVERKILL, BINGO, PAM)
    t.phase("build").answer("ann", "item incense-of-mild-concern")
    assert asks(t, "ann") == ("heal", "incense-of-mild-concern")
    assert sorted(t.options("ann")) == [f"hero {BINGO}", f"hero {PAM}"]
    t.answer("ann", f"hero {PAM}")
    assert (t.souls("ann"), t.wounds("ann")) == (1, 3)

    t = boss_with("incense-of-mild-concern", "box-trap")
    t.give_wounds("ann", OVERKILL)
    t.hand("ann", "stealth")
    t.phase("build")
    refuses(t, "ann", "item", "incense-of-mild-concern")


@card("protein-potion", "mecha-gary")
def test_the_boss_feeds_up_to_three_monster_rooms_with_the_potion() -> None:
    """One after another, each once, and one may stop; the damage is gone after the turn."""
    t = boss_with("protein-potion", "box-trap", "minion-arena", "tag-team-pit", "password-sphinx", "frozen-monster")
    t.hand("ann", "stealth")
    t.turn("build")
    spend(t, "ann", "protein-potion")
    assert asks(t, "ann") == ("boost-room", "protein-potion")
    refuses(t, "ann", "room", "box-trap", 0, 4)
    t.answer("ann", "room minion-arena ann 3")
    refuses(t, "ann", "room", "minion-arena", 0, 3)
    t.answer("ann", "room tag-team-pit ann 2")
    fork = t.fork()
    t.answer("ann", "room password-sphinx ann 1")
    assert t.damage_of("ann") == [2, 2, 2, 2, 0]
    t.all_pass()
    assert t.damage_of("ann") == [2, 1, 1, 1, 0]

    fork.answer("ann", "pass")
    assert fork.damage_of("ann") == [2, 2, 2, 1, 0]


@card("master-key-blank", "grappling-spork")
@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ("master-key-blank", [("free-trial-pit", 2), ("overtime-ossuary", 3)]),
        ("grappling-spork", [("free-trial-pit", 3), ("overtime-ossuary", 2)]),
    ],
)
def test_some_items_keep_the_damage_of_a_room_at_two(item: str, expected: list[tuple[str, int]]) -> None:
    """The key in trap rooms, the spork in the last room."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "free-trial-pit", "overtime-ossuary")
    t.entrance("ann", PETE, item=item)
    t.phase("adventure")

    assert hurts(t) == expected


@card("grappling-spork", "critical-typo")
def test_a_spork_holds_against_tokens_and_typos() -> None:
    """The most is looked at after everything that adds to the damage."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "overtime-ossuary")
    t.tokens("ann", 0, 2)
    t.entrance("ann", PETE, item="grappling-spork")
    t.hand("ann", "critical-typo")
    t.phase("adventure")
    cast(t, "ann", "critical-typo")

    assert hurts(t) == [("overtime-ossuary", 2)]


@card("grappling-spork")
def test_the_boss_moves_tokens_between_own_rooms_with_the_spork() -> None:
    """Up to two; those of others are out of reach, and the two may come from one room."""
    t = boss_with("grappling-spork", "box-trap", "minion-arena")
    t.tokens("ann", 1, 2)
    t.tokens("bob", 0, 1)
    t.hand("ann", "stealth")
    t.phase("build")
    spend(t, "ann", "grappling-spork")
    assert asks(t, "ann") == ("move-token", "grappling-spork")
    assert t.options("ann") == ["pass", "room box-trap ann 1"]
    t.answer("ann", "room box-trap ann 1")
    assert t.tokens_on("ann") == [1, 1]
    fork = t.fork()
    t.answer("ann", "room box-trap ann 1")
    assert t.tokens_on("ann") == [0, 2]
    fork.answer("ann", "pass")
    assert fork.tokens_on("ann") == [1, 1]
    assert t.tokens_on("bob") == [1]


# -- tokens, skipping, fleeing ----------------------------------------------------------------------------------


@card("crowbar-of-persuasion")
def test_a_hero_with_a_crowbar_takes_a_token_off_each_room_before_it_is_hurt() -> None:
    """One of two tokens goes, and with a single one the bonus is gone; a room without tokens is as it is."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "box-trap", "minion-arena", "tag-team-pit")
    t.tokens("ann", 2, 2)
    t.tokens("ann", 1, 1)
    t.entrance("ann", LALIHO, item="crowbar-of-persuasion")
    t.phase("adventure")

    assert hurts(t) == [("box-trap", 3), ("minion-arena", 1), ("tag-team-pit", 1)]
    assert t.tokens_on("ann") == [1, 0, 0]


@card("crowbar-of-persuasion", "dino-treadmill")
def test_the_boss_puts_a_token_on_a_room_with_the_crowbar() -> None:
    """Not on the Treadmill, which takes none."""
    t = boss_with("crowbar-of-persuasion", "box-trap", "dino-treadmill", "minion-arena")
    t.phase("build").answer("ann", "item crowbar-of-persuasion")
    assert t.options("ann") == ["room minion-arena ann 0", "room box-trap ann 2"]
    t.answer("ann", "room minion-arena ann 0")

    assert t.tokens_on("ann") == [0, 0, 1]


@card("scroll-bar", "parking-meter-portcullis")
def test_a_hero_with_a_scroll_bar_skips_the_leftmost_room() -> None:
    """It does not enter it: no damage, and nothing that works on entry."""
    t = super_boss_monster(items=True, coins=True)
    t.dungeon("ann", "parking-meter-portcullis", "box-trap", "minion-arena")
    t.entrance("ann", MO, item="scroll-bar")
    before = t.side("ann").coins
    t.phase("adventure")

    assert t.walked() == ["box-trap", "minion-arena"]
    assert t.told("hero-skipped") == [{"hero": MO, "card": "parking-meter-portcullis"}]
    assert t.side("ann").coins == before


@card("scroll-bar", "wet-floor-sign")
def test_a_scroll_bar_skips_on_the_way_in_only() -> None:
    """With one room the hero meets the boss at once; pulled back to the leftmost room later, it enters that."""
    t = crossed(MO, "scroll-bar", "free-trial-pit")
    assert t.walked() == []
    assert t.wounds("ann") == 1

    t = crossed(MO, "scroll-bar", "box-trap", "minion-arena", hand=("wet-floor-sign",))
    until_in(t, "minion-arena")
    cast(t, "ann", "wet-floor-sign")
    assert t.walked() == ["minion-arena", "box-trap", "minion-arena"]


@card("scroll-bar")
def test_the_boss_looks_at_three_spells_by_the_scroll_bar() -> None:
    """One is taken, the others are put back on top in any order; only Ann knows them."""
    t = boss_with("scroll-bar", "box-trap")
    t.next_from("spell deck", "payday", "co-op", "stealth")
    t.phase("build")
    spend(t, "ann", "scroll-bar")
    assert asks(t, "ann") == ("take-from-top", "scroll-bar")
    assert sorted(t.options("ann")) == ["from-deck co-op", "from-deck payday", "from-deck stealth"]
    t.answer("ann", "from-deck co-op")
    t.answer("ann", "on-top payday")
    assert t.hand_of("ann") == ["co-op"]
    assert [(peek.card) for peek in t.view("ann").peeked] == ["payday", "stealth"]
    assert t.view("bob").peeked == []


def bombed(damage: int) -> SuperTable:
    """A thief with 8 health and the Smoke Bomb comes to a first room of so much damage, and a second of 1."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "password-sphinx", "minion-arena")
    t.tokens("ann", 1, damage - 1)
    t.entrance("ann", PETE, item="menthol-smoke-bomb")
    return t


@card("menthol-smoke-bomb")
@pytest.mark.parametrize(
    ("damage", "walked", "ends"),
    [(8, 1, "soul"), (7, 1, "town"), (6, 1, "town"), (5, 2, "town"), (4, 2, "wound")],
)
def test_a_hero_with_a_smoke_bomb_flees_with_one_or_two_health_left(damage: int, walked: int, ends: str) -> None:
    """Dead is dead; with 3 left it goes on, and flees after the next room if that leaves it 2."""
    t = bombed(damage).turn("adventure")

    assert len(t.walked()) == walked
    assert (t.souls("ann"), t.wounds("ann")) == (int(ends == "soul"), int(ends == "wound"))
    if ends == "town":
        (hero,) = t.view("").town
        assert (hero.card, hero.item, hero.damage) == (PETE, "", 0)
        assert t.side("ann").items_retired == ("menthol-smoke-bomb",)
    assert t.side("ann").items == (("menthol-smoke-bomb",) if ends == "soul" else ())


@card("menthol-smoke-bomb", "no-continues-left")
def test_a_smoke_bomb_goes_off_when_the_room_is_done_with() -> None:
    """While the hero is in the room its owner may still do something about it."""
    t = bombed(7)
    t.hand("ann", "no-continues-left")
    t.phase("adventure")
    until_in(t, "password-sphinx")
    cast(t, "ann", "no-continues-left")

    assert t.souls("ann") == 1
    assert t.side("ann").items == ("menthol-smoke-bomb",)


@card("menthol-smoke-bomb")
@rule("SBM-SOLO-18")
def test_alone_a_smoke_bomb_may_end_the_game() -> None:
    """The hero who flees pushes another out of town, and no landmark is free."""
    t = solo(items=True)
    t.dungeon("ann", "password-sphinx")
    t.tokens("ann", 0, 4)
    t.town(BINGO, BUNNY, PAM, FRAN)
    for place, hero in (("temple", BRICK), ("stadium", LAG), ("library", MO), ("hideout", "left-hand-larry")):
        t.landmark(place, hero)
    t.entrance("ann", PETE, item="menthol-smoke-bomb", token=-2)
    t.turn("adventure")

    assert t.view("").ending == "SBM-SOLO-18"


@card("menthol-smoke-bomb")
def test_the_boss_smokes_a_hero_out_of_the_own_dungeon() -> None:
    """Only while it is in there, and not in a rival's."""
    t = boss_with("menthol-smoke-bomb", "box-trap")
    t.entrance("ann", LALIHO)
    t.entrance("bob", MO)
    t.hand("ann", "stealth")
    t.phase("adventure")
    refuses(t, "ann", "item", "menthol-smoke-bomb")
    until_in(t, "box-trap")
    fork = t.fork()
    spend(t, "ann", "menthol-smoke-bomb")
    assert t.in_town == [LALIHO]
    assert t.told("aimed-at-hero") == [{"card": "menthol-smoke-bomb", "hero": LALIHO}]

    pass_to(fork, "tag-team-pit of bob", "ann")
    refuses(fork, "ann", "item", "menthol-smoke-bomb")


# -- who survives ---------------------------------------------------------------------------------------------


@card("speed-dial-prayer-beads", "loaded-lunchbox")
def test_a_survivor_with_beads_or_a_lunchbox_costs_the_owner_a_card() -> None:
    """The Beads let the owner choose, the Lunchbox does not; the wound comes first."""
    t = crossed(BRICK, "speed-dial-prayer-beads", "box-trap", hand=("minion-arena", "payday"))
    t.all_pass()
    assert asks(t, "ann") == ("discard", "speed-dial-prayer-beads")
    assert t.options("ann") == ["card minion-arena", "card payday"]
    assert t.wounds("ann") == 1
    t.answer("ann", "card payday")
    assert t.hand_of("ann") == ["minion-arena"]
    assert t.side("ann").items_retired == ("speed-dial-prayer-beads",)

    t = crossed(PETE, "loaded-lunchbox", "box-trap", hand=("minion-arena", "payday"))
    t.all_pass()
    assert t.waiting == []
    assert len(t.hand_of("ann")) == 1
    assert [told["seat"] for told in t.told("card-lost")] == ["ann"]


@card("speed-dial-prayer-beads", "loaded-lunchbox", "spiked-business-card", "plot-armour")
@pytest.mark.parametrize(
    ("item", "hero"),
    [("speed-dial-prayer-beads", BINGO), ("loaded-lunchbox", FRAN), ("spiked-business-card", BUNNY)],
)
def test_what_a_survivor_would_do_a_dead_hero_does_not(item: str, hero: str) -> None:
    """The item is the boss's instead, and the hand and the rooms are as they were."""
    t = crossed(hero, item, "overtime-ossuary", "free-trial-pit", hand=("minion-arena",))
    t.all_pass()
    if t.waiting:  # the Free-Trial Pit, at the end of the turn
        t.answer("ann", "card minion-arena")

    assert t.souls("ann") == 1
    assert t.side("ann").items == (item,)
    assert t.rooms("ann") == ["overtime-ossuary", "free-trial-pit"]
    assert t.told("card-lost") == []


@card("speed-dial-prayer-beads", "loaded-lunchbox")
def test_an_empty_hand_has_nothing_to_lose_to_a_survivor() -> None:
    for item, hero in (("speed-dial-prayer-beads", BRICK), ("loaded-lunchbox", PETE)):
        t = crossed(hero, item, "box-trap")

        assert t.waiting == []
        assert t.discarded == []


@card("loaded-lunchbox")
def test_the_boss_throws_the_lunchbox_at_an_opponent_with_cards() -> None:
    """One card at random, for all to see; whoever has none is not chosen."""
    t = super_boss_monster(THREE, items=True)
    t.give_item("ann", "loaded-lunchbox")
    t.hand("bob", "box-trap", "minion-arena")
    t.phase("build")
    spend(t, "ann", "loaded-lunchbox")

    assert len(t.hand_of("bob")) == 1
    assert len(t.discarded) == 1
    assert t.told("aimed-at-seat") == [{"card": "loaded-lunchbox", "other": "bob"}]


@card("spiked-business-card")
def test_a_survivor_with_a_business_card_destroys_the_last_room() -> None:
    """The card on top only: what it covers is there again."""
    t = crossed(LALIHO, "spiked-business-card", "box-trap", ["piggy-bank-of-doom", "compound-interest-vault"])

    assert t.wounds("ann") == 1
    assert stacks(t, "ann") == [["box-trap"], ["piggy-bank-of-doom"]]
    assert t.discarded == ["compound-interest-vault"]


@card("spiked-business-card")
@rule("SBM-ROOM-06")
def test_a_minion_keeps_the_last_room_from_a_business_card() -> None:
    t = super_boss_monster(items=True)
    t.dungeon("ann", "box-trap", "minion-arena")
    t.minion("ann", 0)
    t.entrance("ann", LALIHO, item="spiked-business-card")
    t.phase("adventure")

    assert t.wounds("ann") == 1
    assert t.rooms("ann") == ["box-trap", "minion-arena"]


@card("spiked-business-card")
@rule("SBM-ROOM-06")
def test_the_boss_hands_over_the_business_card_with_a_room() -> None:
    """Any own room without a minion pays for 4 damage, at once; even the one that the hero stands in."""
    t = boss_with("spiked-business-card", "box-trap", "minion-arena", "tourist-trap")
    t.minion("ann", 1)
    t.entrance("ann", LAG)
    t.phase("adventure")
    until_in(t, "box-trap")
    t.answer("ann", "item spiked-business-card")
    assert asks(t, "ann") == ("destroy-another", "spiked-business-card")
    assert t.options("ann") == ["room tourist-trap ann 0", "room box-trap ann 2"]
    t.answer("ann", "room box-trap ann 2")

    assert t.souls("ann") == 1
    assert t.rooms("ann") == ["minion-arena", "tourist-trap"]
    assert t.told("hero-hurt") == [{"hero": LAG, "damage": 4, "total": 6, "health": 6}]


@card("spiked-business-card")
def test_without_a_room_to_pay_with_there_is_no_business() -> None:
    """The only room has a minion on it."""
    t = boss_with("spiked-business-card", "minion-arena")
    t.minion("ann", 0)
    t.entrance("ann", LALIHO)
    t.hand("ann", "stealth")
    t.phase("adventure")
    until_in(t, "minion-arena")

    refuses(t, "ann", "item", "spiked-business-card")


# -- spells ---------------------------------------------------------------------------------------------------


@card("wand-of-autocorrect", "final-form", "no-continues-left", "wet-floor-sign", "ghost-cheat", "ragequit-form")
def test_no_spell_can_choose_a_hero_with_the_wand() -> None:
    """Not in a room, not at an entrance, not in town; abilities can."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "smugglers-airlock")
    t.entrance("ann", PAM, item="wand-of-autocorrect")
    spells = ("final-form", "no-continues-left", "wet-floor-sign", "ghost-cheat", "ragequit-form", "jet-lag")
    t.hand("ann", *spells, "wrong-address", "stealth")
    t.phase("adventure")
    for spell in (*spells, "wrong-address"):
        refuses(t, "ann", "cast", spell)
    until_in(t, "smugglers-airlock")
    for spell in (*spells, "wrong-address"):
        refuses(t, "ann", "cast", spell)
    t.answer("ann", "use smugglers-airlock 0")
    unanswered(t)
    assert t.in_town == [PAM]

    t = super_boss_monster(items=True)
    t.town(PAM)
    t.carrying(PAM, "wand-of-autocorrect")
    t.hand("ann", "adventure", "stealth")
    t.phase("build")
    refuses(t, "ann", "cast", "adventure")


@card("wand-of-autocorrect")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_boss_cancels_a_rivals_spell_with_the_wand(phase: str) -> None:
    """A spell of one's own cannot be cancelled with it."""
    t = boss_with("wand-of-autocorrect", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "deep-freeze", "stealth")
    t.hand("bob", "deep-freeze")
    t.phase(phase)
    own = t.fork()
    announce(own, "ann", "deep-freeze", "room box-trap ann 0")
    refuses(own, "ann", "item", "wand-of-autocorrect")

    t.answer("ann", "pass")
    announce(t, "bob", "deep-freeze", "room box-trap ann 0")
    spend(t, "ann", "wand-of-autocorrect")
    unanswered(t)
    assert t.told("spell-cancelled") == [{"seat": "bob", "card": "deep-freeze"}]
    assert t.told("item-spent") == [{"seat": "ann", "card": "wand-of-autocorrect"}]
    assert t.discarded == ["deep-freeze"]


@card("crystal-golf-ball")
def test_a_hero_with_the_golf_ball_costs_its_host_a_spell() -> None:
    """When it is lured; the host chooses which, and rooms do not count."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "cauldron-call-centre")
    t.town(PAM)
    t.carrying(PAM, "crystal-golf-ball")
    t.hand("ann", "payday", "co-op", "box-trap")
    t.phase("bait")
    assert t.queue("ann") == [PAM]
    assert asks(t, "ann") == ("discard", "crystal-golf-ball")
    assert t.options("ann") == ["card co-op", "card payday"]
    t.answer("ann", "card payday")
    assert t.hand_of("ann") == ["box-trap", "co-op"]

    t = super_boss_monster(items=True)
    t.dungeon("ann", "cauldron-call-centre")
    t.town(PAM)
    t.carrying(PAM, "crystal-golf-ball")
    t.hand("ann", "box-trap")
    t.phase("bait")
    assert (t.queue("ann"), t.hand_of("ann")) == ([PAM], ["box-trap"])


@card("crystal-golf-ball")
def test_the_golf_ball_works_when_its_hero_is_summoned() -> None:
    """The hero comes from the library to Bob's entrance; Bob's only spell is gone."""
    t = super_boss_monster(items=True)
    t.town(PAM, BUNNY)
    t.carrying(PAM, "crystal-golf-ball")
    t.only_in("hero deck", FRAN)
    t.only_in("epic deck")
    t.hand("bob", "payday")
    t.phase("arrivals")
    t.minion("ann", "library-summon")
    t.phase("minion").answer("ann", "seat bob")

    assert t.queue("bob") == [PAM]
    assert "payday" in t.discarded


@card("crystal-golf-ball")
def test_the_boss_sees_a_hand_in_the_golf_ball() -> None:
    """The whole hand, to Ann alone; everybody knows that she has looked."""
    t = super_boss_monster(THREE, items=True)
    t.give_item("ann", "crystal-golf-ball")
    t.hand("bob", "box-trap", "payday")
    t.phase("build").answer("ann", "item crystal-golf-ball")
    assert t.options("ann") == ["seat bob", "seat cy"]
    t.answer("ann", "seat bob")
    unanswered(t)

    assert sorted(t.view("ann").seats[1].known) == ["box-trap", "payday"]
    assert t.view("cy").seats[1].known == ()
    assert t.told("hand-seen") == [{"seat": "ann", "other": "bob"}]


# -- queues ---------------------------------------------------------------------------------------------------


@card("rocket-flip-flops")
def test_a_hero_in_flip_flops_goes_to_the_front_of_the_queue() -> None:
    """It comes last and goes in first."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", PAM)
    t.town(BUNNY, LAG)
    t.carrying(LAG, "rocket-flip-flops")
    t.phase("bait")
    assert t.queue("ann") == [LAG, PAM, BUNNY]
    t.phase("adventure")

    assert [told["hero"] for told in t.told("hero-survived")] == [LAG, PAM, BUNNY]


@card("rocket-flip-flops", "wrong-address")
def test_flip_flops_never_overtake_a_hero_who_is_walking() -> None:
    """Sent to Ann while a hero is in her dungeon, it is the next, before the one who has waited there."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", PAM, FRAN)
    t.entrance("bob", LAG, item="rocket-flip-flops")
    t.hand("ann", "wrong-address")
    t.phase("adventure")
    until_in(t, "minion-arena")
    assert walker(t).hero.card == PAM
    cast(t, "ann", "wrong-address", f"hero {LAG}")

    assert [told["hero"] for told in t.told("hero-survived")] == [PAM, LAG, FRAN]


@card("rocket-flip-flops")
def test_the_boss_sends_a_waiting_hero_of_the_own_queue_elsewhere_in_flip_flops() -> None:
    """Only one at the own entrance, and to the end of the other queue."""
    t = super_boss_monster(THREE, items=True)
    t.dungeon("ann", "minion-arena")
    t.give_item("ann", "rocket-flip-flops")
    t.entrance("ann", PAM, LAG)
    t.entrance("cy", FRAN)
    t.phase("adventure").answer("ann", "item rocket-flip-flops")
    assert asks(t, "ann") == ("choose-hero", "rocket-flip-flops")
    assert t.options("ann") == [f"hero {PAM}", f"hero {LAG}"]
    t.answer("ann", f"hero {PAM}")
    assert t.options("ann") == ["seat bob", "seat cy"]
    t.answer("ann", "seat cy")

    assert t.told("hero-redirected") == [{"hero": PAM, "seat": "ann", "to": "cy"}]
    assert [(told["hero"], told["seat"]) for told in t.told("hero-survived")] == [
        (LAG, "ann"),
        (FRAN, "cy"),
        (PAM, "cy"),
    ]


@card("rocket-flip-flops", "stealth")
def test_flip_flops_lead_nowhere_where_every_other_dungeon_is_hidden() -> None:
    """Bob has hidden, and Ann has nobody else to send her hero to; that one waits at Bob's does not matter."""
    t = boss_with("rocket-flip-flops", "box-trap")
    t.entrance("ann", LAG)
    t.entrance("bob", MO)
    t.hand("ann", "critical-typo")
    t.hand("bob", "stealth")
    t.phase("adventure")
    assert t.can("ann", "item rocket-flip-flops")
    t.answer("ann", "pass")
    cast(t, "bob", "stealth")

    refuses(t, "ann", "item", "rocket-flip-flops")


@card("rocket-flip-flops", "crystal-golf-ball", "loaded-lunchbox")
@rule("SBM-SOLO-16")
@pytest.mark.parametrize("item", ["rocket-flip-flops", "crystal-golf-ball", "loaded-lunchbox"])
def test_alone_an_item_against_others_may_be_spent_and_does_nothing(item: str) -> None:
    t = solo(items=True)
    t.dungeon("ann", "box-trap")
    t.give_item("ann", item)
    t.entrance("ann", LALIHO)
    t.hand("ann", "free-lunch")
    t.phase("adventure")
    spend(t, "ann", item)

    assert t.queue("ann") == [LALIHO]
    assert t.hand_of("ann") == ["free-lunch"]
    assert t.side("ann").items_retired == (item,)
    assert row(t, "ann")[0].card == "box-trap"
