"""Heroes: what lures each of them, how much each takes, what each is worth, and who comes to which table."""

from itertools import permutations

import pytest

from tests.boss_table import Table, boss_monster
from tests.marks import card, rule
from underhall.games.boss_monster.settings import EDITIONS

NAMES = ("ann", "bob", "cy", "dee")
TREASURES = ("cleric", "fighter", "mage", "thief")

# As printed: grade, health, the fewest players it comes for, and the treasure it is after.
PRINTED = {
    "pugi-the-druidess": ("ordinary", 4, 4, "cleric"),
    "samurai-tom": ("ordinary", 6, 3, "fighter"),
    "jarek-squire-to-the-lion-knights": ("ordinary", 4, 4, "fighter"),
    "brandork-the-neverwrong": ("ordinary", 4, 4, "mage"),
    "koey-the-last-dragon-mage": ("ordinary", 8, 4, "mage"),
    "lance-uppercut-treasure-hunter": ("ordinary", 4, 4, "thief"),
    "kalish-ninefingers": ("ordinary", 6, 3, "mage"),
    "dartteon-elf-pyromancer": ("ordinary", 8, 2, "mage"),
    "mitchell-the-judge": ("ordinary", 6, 2, "mage"),
    "tieg-and-the-magic-bubble": ("ordinary", 4, 2, "mage"),
    "romero-the-indigo-friar": ("ordinary", 8, 4, "cleric"),
    "nick-the-masher": ("ordinary", 4, 2, "cleric"),
    "acacia-warrior-of-light": ("ordinary", 6, 2, "cleric"),
    "delatorious-angel-of-light": ("ordinary", 8, 2, "cleric"),
    "charles-the-young": ("ordinary", 6, 3, "cleric"),
    "crystol-and-a-lan-of-gerd": ("ordinary", 8, 4, "fighter"),
    "johnny-of-the-evening-watch": ("ordinary", 8, 2, "fighter"),
    "boden-the-pantless": ("ordinary", 4, 2, "fighter"),
    "fire-s-breath-heroine-of-arcadia": ("ordinary", 6, 2, "fighter"),
    "kins-klauski-mad-conquistador": ("ordinary", 6, 3, "thief"),
    "joman-chimm-cutpurse": ("ordinary", 4, 2, "thief"),
    "sir-digby-apple-ace-detective": ("ordinary", 8, 2, "thief"),
    "jesta-the-rogue": ("ordinary", 6, 2, "thief"),
    "jerome-kung-fu-monkey": ("ordinary", 8, 4, "thief"),
    "the-fool": ("ordinary", 2, 2, ""),
    "terric-warhelm-half-elf-archmage": ("epic", 13, 2, "mage"),
    "tempros-the-time-marauder": ("epic", 11, 2, "mage"),
    "chia-kang-mystical-warlock-of-yu": ("epic", 11, 3, "mage"),
    "wayward-the-drifter": ("epic", 13, 4, "mage"),
    "lord-van-ette": ("epic", 13, 2, "cleric"),
    "katelyn-angelic-healer": ("epic", 11, 2, "cleric"),
    "kerberos-dirtbeard-canine-cleric": ("epic", 11, 3, "cleric"),
    "jejune-everlea-holy-sisters": ("epic", 13, 4, "cleric"),
    "frankov-the-envoy": ("epic", 11, 2, "fighter"),
    "antonius-the-rune-knight": ("epic", 13, 2, "fighter"),
    "nate-the-squidslayer": ("epic", 11, 3, "fighter"),
    "asmor-the-aweless": ("epic", 13, 4, "fighter"),
    "blackbeard-jake": ("epic", 11, 3, "thief"),
    "hya-legendary-shinobi": ("epic", 11, 2, "thief"),
    "cecil-leoran-master-factotum": ("epic", 13, 2, "thief"),
    "wallbanger-basketweaver": ("epic", 13, 4, "thief"),
}

# For so many seats, bosses that leave every treasure tied or unshown.
EVEN_BOSSES = {
    2: ("draculord", "xyzax"),
    3: ("draculord", "xyzax", "old-mossgrave"),
    4: ("draculord", "xyzax", "king-croak", "robobo"),
}
# The first seat's boss shows the treasure, those of the others show another.
BAITING_BOSSES = {
    "cleric": ("draculord", "cleopatra", "gorgona", "robobo"),
    "fighter": ("king-croak", "cleopatra", "gorgona", "xyzax"),
    "mage": ("seducia", "cleopatra", "gorgona", "xyzax"),
    "thief": ("gorgona", "king-croak", "robobo", "xyzax"),
    "": ("draculord", "cleopatra", "gorgona", "robobo"),
}
# One icon of one treasure, and no ability that works in the turn it is built.
SHOWS = {
    "cleric": "open-grave",
    "fighter": "golem-factory",
    "mage": "brainsucker-hive",
    "thief": "bottomless-pit",
}
CAVE, CELLAR, HALLWAY = "neanderthal-cave", "specter-s-sanctum", "dizzygas-hallway"  # damage 3, 2 and 1
DUNGEONS = {
    1: (HALLWAY,),
    2: (CELLAR,),
    3: (CAVE,),
    4: (CAVE, HALLWAY),
    5: (CAVE, CELLAR),
    6: (CAVE, CAVE),
    7: (CAVE, CAVE, HALLWAY),
    8: (CAVE, CAVE, CELLAR),
    10: (CAVE, CAVE, CAVE, HALLWAY),
    11: (CAVE, CAVE, CAVE, CELLAR),
    12: (CAVE, CAVE, CELLAR, "beast-menagerie"),
    13: (CAVE, CAVE, CAVE, "beast-menagerie"),
}


def turns_up(t: Table, hero: str) -> None:
    """Arrange that this hero alone is revealed from now on."""
    if PRINTED[hero][0] == "epic":
        t.only_in("hero deck")
        t.only_in("epic deck", hero)
    else:
        t.only_in("hero deck", hero)
        t.only_in("epic deck")


def build(t: Table, name: str, words: str) -> None:
    """The player builds so when it is their turn, and nobody does anything else."""
    while t.view("").active != t.seat(name) or t.waiting != [name]:
        t.answer(t.waiting[0], "pass")
    t.answer(name, words)
    t.all_pass()
    assert t.waiting == []


@card(
    "pugi-the-druidess",
    "samurai-tom",
    "jarek-squire-to-the-lion-knights",
    "brandork-the-neverwrong",
    "koey-the-last-dragon-mage",
    "lance-uppercut-treasure-hunter",
    "kalish-ninefingers",
    "dartteon-elf-pyromancer",
    "mitchell-the-judge",
    "tieg-and-the-magic-bubble",
    "romero-the-indigo-friar",
    "nick-the-masher",
    "acacia-warrior-of-light",
    "delatorious-angel-of-light",
    "charles-the-young",
    "crystol-and-a-lan-of-gerd",
    "johnny-of-the-evening-watch",
    "boden-the-pantless",
    "fire-s-breath-heroine-of-arcadia",
    "kins-klauski-mad-conquistador",
    "joman-chimm-cutpurse",
    "sir-digby-apple-ace-detective",
    "jesta-the-rogue",
    "jerome-kung-fu-monkey",
    "the-fool",
    "terric-warhelm-half-elf-archmage",
    "tempros-the-time-marauder",
    "chia-kang-mystical-warlock-of-yu",
    "wayward-the-drifter",
    "lord-van-ette",
    "katelyn-angelic-healer",
    "kerberos-dirtbeard-canine-cleric",
    "jejune-everlea-holy-sisters",
    "frankov-the-envoy",
    "antonius-the-rune-knight",
    "nate-the-squidslayer",
    "asmor-the-aweless",
    "blackbeard-jake",
    "hya-legendary-shinobi",
    "cecil-leoran-master-factotum",
    "wallbanger-basketweaver",
)
@pytest.mark.parametrize("hero", PRINTED)
class TestEveryHero:
    """What is true of each hero, shown on a table of the fewest players it comes for."""

    @pytest.mark.parametrize("treasure", TREASURES)
    @rule("BM-BAIT-01")
    def test_its_own_treasure_lures_it_and_no_other_does(self, hero: str, treasure: str) -> None:
        """Two icons of one treasure draw the hero if it is the hero's own; otherwise the hero stays in town."""
        _, health, players, wants = PRINTED[hero]
        t = boss_monster(seats=NAMES[:players], bosses=EVEN_BOSSES[players])
        turns_up(t, hero)
        t.dungeon("ann", SHOWS[treasure])
        t.hand("ann", SHOWS[treasure])
        t.turn()
        assert t.in_town == [hero]
        assert t.view("bob").town[0].health == health
        build(t, "ann", f"place {SHOWS[treasure]} 1")
        if treasure == wants:
            assert [(told["hero"], told["seat"]) for told in t.told("hero-lured")] == [(hero, "ann")]
            assert t.walked() == [SHOWS[treasure]] * 2
            assert t.in_town == []
        else:
            assert t.told("hero-lured") == []
            assert t.walked() == []
            assert t.in_town == [hero]

    @rule("BM-BAIT-05")
    def test_two_icons_of_its_own_beat_four_of_the_others(self, hero: str) -> None:
        """Two rooms with its treasure win against four with the other treasures; the Fool looks at neither."""
        _, _, players, wants = PRINTED[hero]
        t = boss_monster(seats=NAMES[:players], bosses=EVEN_BOSSES[players])
        others = [SHOWS[treasure] for treasure in TREASURES if treasure != wants]
        t.dungeon("bob", *others[:3], others[0])
        turns_up(t, hero)
        own = SHOWS.get(wants, "dragon-hatchery")
        t.dungeon("ann", own)
        t.hand("ann", own)
        t.turn()
        build(t, "ann", f"place {own} 1")
        assert t.walked() == ([own, own] if wants else [])
        assert t.in_town == ([] if wants else [hero])

    @pytest.mark.parametrize("death_timing", ["on_leave", "on_damage"])
    @rule("BM-HERO-03", "BM-HERO-05")
    def test_it_dies_of_damage_equal_to_its_health(self, hero: str, death_timing: str) -> None:
        """Rooms that deal exactly its health kill it in the last of them: one soul, two if it is epic."""
        grade, health, _, _ = PRINTED[hero]
        souls = 2 if grade == "epic" else 1
        t = adventure(hero, health, death_timing)
        assert t.walked() == list(DUNGEONS[health])
        assert t.told("room-hurt")[-1]["total"] == health
        assert t.told("hero-died") == [{"hero": hero, "seat": "ann", "souls": souls}]
        assert t.told("hero-survived") == []
        assert (t.souls("ann"), t.wounds("ann")) == (souls, 0)
        assert t.view("bob").seats[0].soul_heroes == (hero,)

    @pytest.mark.parametrize("death_timing", ["on_leave", "on_damage"])
    @rule("BM-HERO-02", "BM-HERO-04")
    def test_it_survives_one_damage_less(self, hero: str, death_timing: str) -> None:
        """Rooms that deal one less than its health let it through to the boss: one wound, two if it is epic."""
        grade, health, _, _ = PRINTED[hero]
        wounds = 2 if grade == "epic" else 1
        t = adventure(hero, health - 1, death_timing)
        assert t.walked() == list(DUNGEONS[health - 1])
        assert t.told("room-hurt")[-1]["total"] == health - 1
        assert t.told("hero-died") == []
        assert t.told("hero-survived") == [{"hero": hero, "seat": "ann", "wounds": wounds}]
        assert (t.souls("ann"), t.wounds("ann")) == (0, wounds)
        assert t.view("bob").seats[0].wound_heroes == (hero,)

    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("hard_mode", ["off", "on"])
    @rule("BM-SETUP-04", "BM-VAR-01")
    def test_it_lies_in_the_deck_of_its_player_counts(self, hero: str, seats: int, hard_mode: str) -> None:
        """Seducia, who may look through both hero decks, finds it where enough players sit; hard mode bars health 4."""
        grade, health, players, _ = PRINTED[hero]
        t = boss_monster(
            seats=NAMES[:seats], bosses=("seducia", "draculord", "cleopatra", "robobo")[:seats], hard_mode=hard_mode
        )
        t.dungeon("ann", CAVE, CAVE, CELLAR, CELLAR)
        t.hand("ann", CAVE)
        t.phase("build")
        t.answer("ann", f"place {CAVE} 4").answer("ann", "yes")
        barred = hard_mode == "on" and grade == "ordinary" and health == 4
        assert t.options("ann").count(f"from-deck {hero}") == int(players <= seats and not barred)


def adventure(hero: str, damage: int, death_timing: str) -> Table:
    """A turn in which the hero is revealed, lured to ann and crosses a dungeon of this much damage."""
    _, _, players, wants = PRINTED[hero]
    t = boss_monster(seats=NAMES[:players], bosses=BAITING_BOSSES[wants][:players], death_timing=death_timing)
    turns_up(t, hero)
    if not wants:
        t.give_souls("bob", "nick-the-masher")
    first, *others = DUNGEONS[damage]
    t.dungeon("ann", *others)
    t.hand("ann", first)
    t.turn()
    build(t, "ann", f"place {first} {len(others)}")
    return t


# -- the Fool -----------------------------------------------------------------------------------------------

FOOL = "the-fool"
NICK, BODEN, JOMAN, TIEG = "nick-the-masher", "boden-the-pantless", "joman-chimm-cutpurse", "tieg-and-the-magic-bubble"
EPIC = "lord-van-ette"
KATELYN = "katelyn-angelic-healer"
three = ("ann", "bob", "cy")


@card("the-fool")
@rule("BM-BAIT-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("souls", list(permutations((0, 1, 2))))
def test_the_fool_goes_to_the_fewest_souls(souls: tuple[int, ...], edition: str) -> None:
    """Of three players the one with no soul gets the Fool, wherever that player sits and whatever the XP."""
    t = boss_monster(seats=three, edition=edition)
    heroes = iter((NICK, BODEN, JOMAN))
    for name, count in zip(three, souls, strict=True):
        t.give_souls(name, *(next(heroes) for _ in range(count)))
    t.town(FOOL)
    poorest = souls.index(0)
    assert t.view("").town[0].goes_to == poorest
    t.phase("bait")
    assert t.told("fool-lured") == [{"hero": FOOL, "seat": three[poorest], "souls": 0}]
    assert [t.queue(name) for name in three] == [[FOOL] if s == poorest else [] for s in range(3)]
    assert t.in_town == []


@card("the-fool")
@rule("BM-BAIT-05")
def test_the_fool_goes_where_there_is_no_treasure_at_all() -> None:
    """The Fool passes by a dungeon with every treasure, doubled, for a poorer player without a single room."""
    t = boss_monster()
    t.dungeon("ann", "dragon-hatchery", "jackpot-stash")
    t.give_souls("ann", NICK)
    t.town(FOOL)
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    t.phase("bait")
    assert t.queue("bob") == [FOOL]
    assert t.told("hero-lured") == []


@card("the-fool")
@rule("BM-BAIT-06")
@pytest.mark.parametrize(("ann", "bob", "cy"), [(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 1, 1), (1, 1, 2)])
def test_the_fool_waits_where_the_fewest_souls_are_tied(ann: int, bob: int, cy: int) -> None:
    """Two or more players with the fewest souls leave the Fool in town, even if just one of them shows treasure."""
    t = boss_monster(seats=three)
    heroes = iter((NICK, BODEN, JOMAN, TIEG))
    for name, count in zip(three, (ann, bob, cy), strict=True):
        t.give_souls(name, *(next(heroes) for _ in range(count)))
    t.dungeon("bob", "dragon-hatchery", "dragon-hatchery", "dragon-hatchery")
    t.town(FOOL)
    assert t.view("").town[0].goes_to == -1
    t.phase("bait")
    assert t.told("fool-tied") == [{"hero": FOOL, "souls": min(ann, bob, cy)}]
    assert t.in_town == [FOOL]
    assert [t.queue(name) for name in three] == [[], [], []]


@card("the-fool")
@rule("BM-BAIT-06")
def test_a_tie_above_the_fewest_does_not_keep_the_fool_in_town() -> None:
    """Two players with a soul each and one without: the Fool goes to the third."""
    t = boss_monster(seats=three)
    t.give_souls("ann", NICK)
    t.give_souls("bob", BODEN)
    t.town(FOOL)
    t.phase("bait")
    assert t.queue("cy") == [FOOL]


@card("the-fool")
@rule("BM-HERO-05")
def test_the_fool_counts_souls_and_not_cards() -> None:
    """An epic hero counts for two souls: it is more than one ordinary hero, and as many as two."""
    t = boss_monster()
    t.give_souls("ann", EPIC)
    t.give_souls("bob", NICK)
    t.town(FOOL)
    assert t.fork().phase("bait").queue("bob") == [FOOL]
    t.give_souls("bob", BODEN)
    t.phase("bait")
    assert t.told("fool-tied") == [{"hero": FOOL, "souls": 2}]
    assert t.in_town == [FOOL]


@card("the-fool")
def test_the_fool_does_not_look_at_wounds() -> None:
    """Four wounds make nobody poorer: two players without souls tie, and with a soul the wounded one is richer."""
    t = boss_monster()
    t.give_wounds("bob", EPIC, KATELYN)
    t.town(FOOL)
    assert t.fork().phase("bait").in_town == [FOOL]
    t.give_souls("bob", NICK)
    t.phase("bait")
    assert t.queue("ann") == [FOOL]


@card("the-fool")
@rule("BM-MP-02")
def test_the_fool_does_not_go_to_an_eliminated_player() -> None:
    """The player who is out has the fewest souls, but the Fool goes to the poorer of those who play on."""
    t = boss_monster(seats=three)
    t.give_wounds("ann", EPIC, KATELYN, JOMAN)
    t.give_souls("bob", NICK, BODEN)
    t.give_souls("cy", TIEG)
    t.town(FOOL)
    t.phase("end")
    assert t.view("").seats[0].out
    t.phase("bait")
    assert t.told("fool-lured") == [{"hero": FOOL, "seat": "cy", "souls": 1}]
    assert t.queue("cy") == [FOOL]


@card("the-fool")
@rule("BM-MP-02", "BM-BAIT-06")
@pytest.mark.parametrize(("loser_souls", "others"), [(0, 1), (1, 1)])
def test_an_eliminated_player_neither_breaks_nor_makes_a_tie(loser_souls: int, others: int) -> None:
    """Two players left with as many souls as each other tie, whatever the player who is out had."""
    t = boss_monster(seats=three)
    t.give_wounds("ann", EPIC, KATELYN, "hya-legendary-shinobi")
    t.give_souls("ann", *(JOMAN,)[:loser_souls])
    t.give_souls("bob", NICK)
    t.give_souls("cy", TIEG)
    t.town(FOOL)
    t.phase("end").phase("bait")
    assert t.told("fool-tied") == [{"hero": FOOL, "souls": others}]
    assert t.in_town == [FOOL]


@card("the-fool")
@rule("BM-MP-02", "BM-BAIT-05")
def test_a_tie_with_an_eliminated_player_is_no_tie() -> None:
    """One player left has as few souls as the one who is out: the Fool goes there."""
    t = boss_monster(seats=three)
    t.give_wounds("ann", EPIC, KATELYN, "hya-legendary-shinobi")
    t.give_souls("bob", NICK)
    t.town(FOOL)
    assert t.view("").town[0].goes_to == -1
    t.phase("end").phase("bait")
    assert t.queue("cy") == [FOOL]


@card("the-fool")
@rule("BM-BAIT-08")
def test_a_waiting_fool_is_compared_again_next_turn() -> None:
    """Tied in one turn, the Fool goes to the poorer player in the next, once a hero has died in a dungeon."""
    t = boss_monster()
    t.dungeon("ann", CAVE)
    t.entrance("ann", NICK)
    t.next_from("hero deck", TIEG, "dartteon-elf-pyromancer")
    t.next_from("room deck", "open-grave", "open-grave")
    t.hand("ann", CAVE)
    t.town(FOOL)
    t.turns("build")
    t.answer("ann", f"place {CAVE} 1")
    assert (t.told("fool-tied"), t.souls("ann"), t.souls("bob")) == ([{"hero": FOOL, "souls": 0}], 1, 0)
    assert t.view("").turn == 2
    t.answer("ann", "pass").answer("bob", "pass")
    assert t.told("fool-lured") == [{"hero": FOOL, "seat": "bob", "souls": 0}]
    assert t.view("").seats[1].wound_heroes == (FOOL,)


@card("the-fool", "gorgona")
@rule("BM-CONF-36")
def test_souls_taken_before_the_bait_count_for_the_fool() -> None:
    """Gorgona kills a hero in town while rooms are revealed; now the rival is poorer and gets the Fool in this turn."""
    t = boss_monster(bosses=["gorgona", "draculord"])
    t.dungeon("ann", CAVE, CAVE, CELLAR, CELLAR)
    t.hand("ann", CAVE)
    t.town(FOOL, TIEG)
    t.phase("build")
    t.answer("ann", f"place {CAVE} 4").answer("ann", f"hero {TIEG}")
    t.phase("bait")
    assert t.queue("bob") == [FOOL]


@card("the-fool", "princess-in-peril")
def test_the_fool_can_be_brought_by_a_spell() -> None:
    """Princess in Peril brings the Fool from town to a player with more souls than the others."""
    t = boss_monster()
    t.give_souls("ann", NICK)
    t.town(FOOL)
    t.hand("ann", "princess-in-peril")
    t.phase("build")
    t.answer("ann", "cast princess-in-peril")
    assert t.queue("ann") == [FOOL]
    t.phase("bait")
    assert t.queue("ann") == [FOOL]
    assert t.queue("bob") == []


@card("the-fool", "fear")
@rule("BM-CONF-17")
def test_a_frightened_fool_goes_by_souls_again() -> None:
    """Sent back to town by Fear, the Fool waits there unhurt and goes to the poorest player of the next turn."""
    t = boss_monster()
    t.dungeon("bob", HALLWAY)
    t.give_souls("ann", NICK)
    t.hand("ann", "fear")
    t.next_from("hero deck", TIEG, "dartteon-elf-pyromancer")
    t.town(FOOL)
    t.turns("bait")
    assert t.waiting == ["ann"]
    t.answer("ann", "cast fear")
    assert t.told("hero-fled") == [{"hero": FOOL, "seat": "bob"}]
    assert t.view("").turn == 2
    assert t.in_town[0] == FOOL
    assert (t.view("").town[0].damage, t.view("").town[0].goes_to) == (0, 1)
