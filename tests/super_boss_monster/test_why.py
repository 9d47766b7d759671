"""Every event names the rule by which it happened there: one that exists and that could have caused it.

`COULD` was read through by hand against the catalogue: for each message the rules that may stand behind it, and the
phase, mode, card or cause with which each of them may. A rule is no property of its message: a drawn card is the
opening hand's, the Stadium's, the Library's, or some card's.
"""

import re
from collections.abc import Iterator
from importlib import resources

import pytest

from tests.conformance.tables import ALL, Table, finished
from tests.marks import card, rule
from tests.rules.super_boss_monster.dealing import dealt
from tests.rules.super_boss_monster.scenes import pass_to_room, resolved
from tests.super_table import SuperTable, solo, super_boss_monster
from underhall.games.series import messages as boss_say
from underhall.games.series.cards import ALL_CARDS, BOSS, NO_TREASURE, ROOM, SPELL
from underhall.games.super_boss_monster.board import LANDMARK_OF
from underhall.games.super_boss_monster.facts import CARDS, ITEM, LANDMARKS, NO_LANDMARK, TRAITS, TREASURES
from underhall.games.super_boss_monster.messages import BY_CARD as BY_CARD_MARK
from underhall.games.super_boss_monster.messages import SETUP_RULES, SHARED_RULES
from underhall.games.super_boss_monster.state import PHASES
from underhall.kernel.events import Event
from underhall.rules.catalogue import catalogue

TABLES = [table for table in ALL if table.game == "super-boss-monster"]

# Conditions are words that must all hold; of words joined by commas one is enough, and "!" denies one.
BY_CARD = {
    "SBM-STACK-01": "spell,room build,adventure",
    "SBM-COMPAT-18": "item",
    "SBM-BOSS-09": "boss",
    "SBM-BOSS-10": "boss minion",
    "SBM-ROOM-03": "room minion",
    "SBM-SETUP-17": "room setup",
    "SBM-BUILD-16": "room build reveal",
    "SBM-ROOM-02": "room build,adventure,end",
}
SPEAKS_OF_A_CARD = "spell,room,boss,item"
COULD: dict[str, dict[str, str]] = {
    # Setup
    "bosses-offered": {"SBM-SETUP-08": "setup"},
    "boss-chosen": {"SBM-SETUP-09": "setup"},
    "first-player": {"SBM-SETUP-10": "setup", "SBM-CONF-24": "setup mixed"},
    "coins-dealt": {"SBM-COMPAT-16": "setup coins"},
    "hand-dealt": {"SBM-SETUP-11": "setup", "SBM-SETUP-13": "setup mulligan"},
    "mulligan-taken": {"SBM-SETUP-13": "setup"},
    "card-shown": {"SBM-SETUP-13": "setup mulligan"},
    # The turn
    "turn-began": {"SBM-TURN-01": "no-card"},
    "phase-began": {"SBM-TURN-01": "no-card"},
    "marker-passed": {"SBM-END-03": "end !solo"},
    "rooms-woke": {"SBM-KEY-18": "end mixed"},
    # City
    "market-filled": {
        "SBM-CITY-02": "city !solo",
        "SBM-SOLO-10": "city solo",
        "SBM-COMPAT-12": "city six told-spell",
    },
    "hero-revealed": {"SBM-CITY-04": "city !solo", "SBM-SOLO-07": "city solo"},
    "town-deck-empty": {"SBM-END-11": "city"},
    "last-hero-revealed": {"SBM-SOLO-19": "city solo", "SBM-CONF-05": "city !solo last-reveal"},
    "hero-to-landmark": {
        "SBM-CITY-09": "!solo own-landmark one-treasure",
        "SBM-CITY-14": "city !solo straight",
        "SBM-SOLO-09": "solo",
        "SBM-COMPAT-04": "!solo two-treasures",
        "SBM-CONF-20": "!solo pad told-launch-pad",
    },
    "hero-to-tavern": {
        "SBM-CITY-10": "!solo one-treasure",
        "SBM-CITY-14": "city !solo to-tavern",
        "SBM-CONF-22": "city !solo straight",
        "SBM-SOLO-09": "solo",
        "SBM-COMPAT-05": "!solo two-treasures",
        "SBM-COMPAT-06": "!solo no-treasure",
        "SBM-CONF-20": "!solo explorer !pad",
    },
    "card-drafted": {"SBM-CITY-15": "city !solo", "SBM-SOLO-11": "city solo"},
    "nothing-to-draft": {"SBM-CONF-25": "city"},
    "minion-placed": {"SBM-CITY-18": "city"},
    "minion-on-room": {"SBM-CITY-18": "city"},
    "minion-on-boss": {"SBM-CITY-21": "city levelled", "SBM-CONF-11": "city !levelled late-boss"},
    "minion-stays": {"SBM-CONF-40": "city"},
    # Building
    "room-placed": {"SBM-BUILD-03": "build", "SBM-SETUP-15": "setup"},
    "build-passed": {"SBM-BUILD-13": "build", "SBM-SETUP-15": "setup"},
    "room-revealed": {"SBM-BUILD-15": "build", "SBM-SETUP-16": "setup"},
    "levelled-up": {"SBM-BOSS-05": "build"},
    "ability-works": {"SBM-SETUP-17": "setup", "SBM-BUILD-16": "build reveal", "SBM-ROOM-02": "build,adventure,end"},
    "boss-works": {"SBM-BOSS-09": "levelled build,minion,adventure,end"},
    "room-built": BY_CARD,
    "building-barred": BY_CARD,
    "room-returned": BY_CARD,
    # Minions
    "errand": {"SBM-MINION-01": "minion"},
    "errand-at-card": {"SBM-MINION-01": "minion"},
    "errand-in-vain": {
        "SBM-ROOM-08": "minion",
        "SBM-CONF-11": "minion late-boss",
        "SBM-CONF-33": "minion covered-lost",
        "SBM-BOARD-09": "minion by-errand",
    },
    "symbol-gained": {
        "SBM-BOARD-04": "minion no-card by-errand !told-explorer",
        "SBM-COMPAT-13": "minion no-card by-errand told-explorer",
        **BY_CARD,
    },
    "last-room-boosted": {"SBM-BOARD-12": "minion no-card by-errand"},
    "hero-summoned": {"SBM-BOARD-14": "minion by-errand", "SBM-BOARD-16": "minion by-errand !solo"},
    "card-from-market": {
        "SBM-BOARD-08": "minion no-card !solo by-errand",
        "SBM-SOLO-12": "minion no-card solo by-errand",
        **BY_CARD,
    },
    "market-cleared": {"SBM-MINION-05": "minion !solo", "SBM-SOLO-11": "minion solo"},
    "stack-shuffled": {"SBM-COMPAT-14": "minion explorers by-errand"},
    # Bait
    "hero-lured": {"SBM-BAIT-04": "bait !solo"},
    "hero-tied": {"SBM-BAIT-05": "bait !solo"},
    "hero-unmoved": {"SBM-BAIT-06": "bait !solo"},
    "fool-lured": {"SBM-HERO-04": "bait !solo"},
    "fool-tied": {"SBM-HERO-04": "bait !solo"},
    "hero-came": {"SBM-SOLO-13": "bait solo !challenge", "SBM-CHAL-01": "bait challenge"},
    "hero-stayed": {"SBM-SOLO-13": "bait solo !challenge", "SBM-CHAL-01": "bait challenge"},
    # Adventure
    "adventure-began": {"SBM-ADV-01": "adventure"},
    "hero-entered": {"SBM-ADV-03": "adventure"},
    "hero-passed": {"SBM-KEY-17": "adventure mixed", "SBM-KEY-10": "adventure mixed items"},
    "hero-skipped": {"SBM-COMPAT-18": "adventure items"},
    "room-hurt": {"SBM-ADV-04": "adventure"},
    "hero-unhurt": {
        "SBM-ADV-04": "adventure",
        "SBM-KEY-08": "adventure after-room-disabled",
        "SBM-STACK-01": "adventure after-hero-ghosted",
        "SBM-ROOM-02": "adventure",
        "SBM-COMPAT-18": "adventure items",
    },
    "hero-slipped": {"SBM-ROOM-02": "adventure"},
    "hero-bounced": {"SBM-ROOM-02": "adventure mixed"},
    "hero-hurt": BY_CARD,
    "hero-died": {"SBM-ADV-10": "adventure", "SBM-ADV-13": f"adventure {SPEAKS_OF_A_CARD}"},
    "hero-survived": {"SBM-ADV-11": "adventure", "SBM-ADV-14": "adventure"},
    "hero-ghosted": BY_CARD,
    "hero-pulled-back": BY_CARD,
    "hero-sent": BY_CARD,
    "hero-redirected": BY_CARD,
    "hero-held": BY_CARD,
    "hero-moved": BY_CARD,
    "hero-sent-back": BY_CARD,
    "hero-strengthened": BY_CARD,
    "heroes-kept-out": BY_CARD,
    "hero-fled": {"SBM-END-06": "adventure"},
    "hero-revived": {"SBM-END-07": SPEAKS_OF_A_CARD},
    "town-hero-killed": {"SBM-ADV-13": SPEAKS_OF_A_CARD},
    # Spells, abilities, and what they do
    "spell-cast": {"SBM-BUILD-14": "spell build", "SBM-ADV-07": "spell adventure"},
    "spell-cast-room": {"SBM-STACK-05": "spell build,adventure"},
    "spell-cast-hero": {"SBM-STACK-05": "spell build,adventure"},
    "spell-cast-seat": {"SBM-STACK-05": "spell build,adventure"},
    "spell-cast-spell": {"SBM-KEY-29": "spell build,adventure"},
    "ability-used": {"SBM-KEY-02": "room build,adventure"},
    "ability-used-hero": {"SBM-KEY-02": "room build,adventure"},
    "ability-used-seat": {"SBM-KEY-02": "room build,adventure"},
    "ability-used-spell": {"SBM-KEY-29": "room build,adventure"},
    "aimed-at-room": {"SBM-STACK-05": SPEAKS_OF_A_CARD},
    "aimed-at-hero": {"SBM-STACK-05": SPEAKS_OF_A_CARD},
    "aimed-at-seat": {"SBM-STACK-05": SPEAKS_OF_A_CARD},
    "aimed-at-card": {"SBM-STACK-05": SPEAKS_OF_A_CARD},
    "item-spent": {"SBM-COMPAT-18": "item build,adventure"},
    "spell-cancelled": {"SBM-KEY-29": SPEAKS_OF_A_CARD},
    "spell-caught": BY_CARD,
    "fizzled": {"SBM-STACK-06": SPEAKS_OF_A_CARD},
    "shield-raised": BY_CARD,
    "token-placed": {"SBM-TOKEN-05": SPEAKS_OF_A_CARD, **BY_CARD},
    "token-removed": {
        "SBM-TOKEN-04": "setup,build no-card,spell,room,boss",
        "SBM-TOKEN-06": SPEAKS_OF_A_CARD,
        **BY_CARD,
        "SBM-COMPAT-18": "items adventure,build",
    },
    "room-disabled": {"SBM-KEY-08": SPEAKS_OF_A_CARD},
    "room-deactivated": {"SBM-KEY-10": f"mixed {SPEAKS_OF_A_CARD}"},
    "room-primed": {"SBM-TOKEN-09": SPEAKS_OF_A_CARD},
    "room-boosted": {"SBM-TOKEN-09": SPEAKS_OF_A_CARD, "SBM-CONF-12": "minion no-card by-errand fixed-hideout"},
    "dungeon-boosted": {"SBM-TOKEN-09": SPEAKS_OF_A_CARD},
    "room-destroyed": {"SBM-KEY-21": SPEAKS_OF_A_CARD},
    "room-uncovered": {"SBM-KEY-26": SPEAKS_OF_A_CARD},
    "rooms-swapped": {"SBM-ROOM-11": SPEAKS_OF_A_CARD},
    "treasure-doubled": {"SBM-BAIT-03": f"mixed {SPEAKS_OF_A_CARD}"},
    "card-drawn": {
        "SBM-SETUP-11": "setup no-card",
        "SBM-SETUP-13": "setup no-card mulligan",
        "SBM-CITY-22": "city no-card",
        "SBM-BOARD-10": "minion no-card by-errand told-room-deck",
        "SBM-BOARD-11": "minion no-card by-errand told-spell-deck",
        **BY_CARD,
    },
    "nothing-to-draw": {"SBM-CONF-25": "setup,city,build,minion,adventure,end"},
    "deck-rebuilt": {"SBM-CONF-25": "city,build,minion,adventure,end"},
    "deck-shuffled": {"SBM-KEY-25": SPEAKS_OF_A_CARD},
    "deck-looked-at": BY_CARD,
    "card-kept": BY_CARD,
    "card-put-under": BY_CARD,
    "card-left-on-top": BY_CARD,
    "card-given": BY_CARD,
    "card-discarded": {
        "SBM-KEY-30": SPEAKS_OF_A_CARD,
        "SBM-BOARD-11": "minion no-card by-errand",
        "SBM-COMPAT-17": "build no-card coins",
    },
    "card-lost": {"SBM-KEY-31": SPEAKS_OF_A_CARD},
    "card-recovered": BY_CARD,
    "card-found": {"SBM-KEY-25": SPEAKS_OF_A_CARD},
    "nothing-found": {"SBM-KEY-25": SPEAKS_OF_A_CARD},
    "card-stolen": BY_CARD,
    "hand-seen": {"SBM-KEY-27": SPEAKS_OF_A_CARD},
    "soul-lost": BY_CARD,
    "wound-healed": {"SBM-KEY-24": SPEAKS_OF_A_CARD},
    "coins-gained": {"SBM-COMPAT-17": "build no-card", **BY_CARD},
    "coins-paid": {"SBM-KEY-02": "room", "SBM-STACK-01": "spell"},
    # Items
    "item-revealed": {"SBM-COMPAT-07": "city items"},
    "item-taken": {"SBM-COMPAT-07": "city items", "SBM-COMPAT-08": "city items"},
    "item-waits": {"SBM-COMPAT-08": "city items"},
    "item-won": {"SBM-COMPAT-18": "items"},
    "item-retired": {"SBM-COMPAT-18": "items"},
    # The end
    "ends-by-souls": {"SBM-END-10": "end !solo"},
    "ends-by-wounds": {"SBM-SOLO-17": "adventure,end solo"},
    "no-hero-came": {"SBM-END-11": "city !solo"},
    "ends-by-tavern": {"SBM-SOLO-18": "solo"},
    "scored": {"SBM-WIN-01": "!solo", "SBM-SOLO-21": "solo"},
    "solo-scored": {"SBM-SOLO-22": "solo"},
    "true-scored": {"SBM-CHAL-02": "challenge"},
    "won-by-score": {"SBM-WIN-02": "!solo"},
    "won-by-xp": {"SBM-WIN-04": "!solo"},
    "won-together": {"SBM-CONF-24": "!solo mixed"},
}
TYPE_WORDS = {BOSS: "boss", ROOM: "room", SPELL: "spell", ITEM: "item"}
OPTION_WORDS = {
    ("mixed", "on"): "mixed",
    ("items", "on"): "items",
    ("coins", "on"): "coins",
    ("challenge", "on"): "challenge",
    ("town_deck", "last_reveal"): "last-reveal",
    ("launch_pad", "landmark"): "pad",
    ("boss_space", "when_resolved"): "late-boss",
    ("covered_minion", "errand_lost"): "covered-lost",
    ("hideout", "on_errand"): "fixed-hideout",
}
LASTING = ("room-disabled", "hero-ghosted")  # what has an effect later in the same turn


def words_for(table: Table, events: list[Event]) -> Iterator[tuple[Event, set[str]]]:
    """Each event with the words that hold when it happens."""
    mode = {word for (name, value), word in OPTION_WORDS.items() if table.options.get(name) == value}
    if table.options.get("heroes") == "boss_monster":
        mode.add("mixed")  # they bring nothing else, but their own set of rules
    mode |= {{1: "solo", 6: "six"}.get(table.seats, "")} | ({"explorers"} if table.seats > 4 else set())
    phase = "setup"
    messages: dict[int, str] = {}
    levelled: set[int] = set()
    lately: set[str] = set()
    placing = 0  # how many have laid a room or passed in this build phase
    for event in events:
        told = dict(zip(event.message.names, event.values, strict=False))
        name = event.message.name
        messages[event.number] = name
        if name == "phase-began":
            phase = PHASES[told["phase"]]
            placing = 0
        elif name == "turn-began":
            lately = set()
        elif name == "mulligan-taken":
            lately.add("mulligan")
        elif name == "levelled-up":
            levelled.add(told["seat"])
        elif name in LASTING:
            lately.add(f"after-{name}")
        elif name == "build-passed" or (name == "room-placed" and event.source < 0):
            placing += 1
        words = {phase, *mode, *lately, f"by-{messages.get(event.cause, '')}"}
        words.add(TYPE_WORDS[ALL_CARDS[event.source].type] if event.source >= 0 else "no-card")
        if phase == "build" and placing >= table.seats:
            words.add("reveal")
        if told.get("seat") in levelled:
            words.add("levelled")
        if "hero" in told:
            words |= about_hero(told["hero"], told.get("landmark", -1))
        if "landmark" in told:
            words.add(f"told-{LANDMARKS[told['landmark']]}")
        if "treasure" in told:
            words.add(f"told-{TREASURES[told['treasure']]}")
        if "deck" in told:
            words.add("told-room-deck" if told["deck"] == ROOM else "told-spell-deck")
        if "card" in told and told["card"] >= 0 and ALL_CARDS[told["card"]].type == SPELL:
            words.add("told-spell")
        yield event, words


def about_hero(card: int, landmark: int) -> set[str]:
    """What a hero wants, and where it goes when it is revealed."""
    wants, too = ALL_CARDS[card].wants, TRAITS[card].wants_too
    words = {"no-treasure" if wants == NO_TREASURE else "one-treasure" if too == NO_TREASURE else "two-treasures"}
    if wants != NO_TREASURE:
        words.add(TREASURES[wants])
        if LANDMARK_OF[wants] == landmark:
            words.add("own-landmark")
    if TRAITS[card].landmark != NO_LANDMARK:
        words.add("to-tavern" if LANDMARKS[TRAITS[card].landmark] == "tavern" else "straight")
    return words


def holds(condition: str, words: set[str]) -> bool:
    for each in condition.split():
        if not any((word[1:] not in words) if word.startswith("!") else word in words for word in each.split(",")):
            return False
    return True


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_event_names_a_rule_that_could_have_caused_it(table: Table) -> None:
    """Whole games by chance at every kind of table, in every style of play."""
    known = catalogue("super-boss-monster").entries()
    for seed, style in enumerate(("any", "any", "eager", "eager", "steady")):
        play = finished(table, f"why {seed}", style)
        for event, words in words_for(table, play.game.events):
            could = COULD[event.message.name]
            assert event.rule in known, f"{play}: {event.message.name} {event.rule}"
            assert event.rule in could, f"{play}: event {event.number}, {event.message.name} by {event.rule}"
            assert holds(could[event.rule], words), (
                f"{play}: event {event.number}, {event.message.name} by {event.rule} needs {could[event.rule]!r}, "
                f"there is {sorted(words)}"
            )


@pytest.mark.once
def test_every_message_of_a_shared_move_has_its_rule_here() -> None:
    """What the moves and effects that both games share can tell is in the table, even if chance never tells it."""
    package = resources.files("underhall.games.series")
    told = set()
    for module in ("moves.py", "ops.py"):
        source = package.joinpath(module).read_text("utf-8")
        told |= {getattr(boss_say, name).name for name in re.findall(r"emit\(\s*say\.([A-Z_]+)", source)}
    assert len(told) > 30
    assert told - set(SHARED_RULES) == set()
    known = catalogue("super-boss-monster").entries()
    assert {rule for rule in (*SHARED_RULES.values(), *SETUP_RULES.values()) if rule not in known} == {BY_CARD_MARK}


# -- what each of these was explained with before ------------------------------------------------------------


def why(t: SuperTable, message: str) -> list[str]:
    """The rules behind every event of this name so far."""
    return [event.rule for event in t.g.events if event.message.name == message]


@rule("SBM-SOLO-09")
def test_a_thief_pushed_out_alone_goes_to_the_temple_by_the_solo_rule() -> None:
    """With others at the table the same push is the rule of the matching landmark."""
    t = solo()
    t.town("sticky-fran", "left-hand-larry")
    t.only_in("hero deck", "bunny", "sir-lag", "gran-bingo")
    t.phase("arrivals")
    assert t.at("temple") == ["sticky-fran"]
    assert why(t, "hero-to-landmark") == ["SBM-SOLO-09"]

    t = super_boss_monster()
    t.town("sticky-fran", "left-hand-larry")
    t.only_in("hero deck", "bunny", "sir-lag")
    t.phase("arrivals")
    assert why(t, "hero-to-landmark") == ["SBM-CITY-09"]
    assert why(t, "hero-to-tavern") == ["SBM-CITY-10"]


@rule("SBM-CITY-14", "SBM-CONF-22")
def test_a_straight_walker_stands_on_its_landmark_by_its_own_rule() -> None:
    """The Gladiator goes to the stadium; with the stadium taken, to the tavern, as it was ruled."""
    t = super_boss_monster()
    t.only_in("hero deck", "gladiator", "bunny")
    t.phase("arrivals")
    assert why(t, "hero-to-landmark") == ["SBM-CITY-14"]

    t = super_boss_monster()
    t.landmark("stadium", "bunny")
    t.only_in("hero deck", "gladiator", "sir-lag")
    t.phase("arrivals")
    assert why(t, "hero-to-tavern") == ["SBM-CONF-22"]


@rule("SBM-COMPAT-04", "SBM-COMPAT-05")
def test_a_hero_of_two_treasures_stands_where_its_own_rule_puts_it() -> None:
    """On the landmark of either symbol, or in the tavern when both are taken."""
    for taken, message, expected in (
        ((), "hero-to-landmark", "SBM-COMPAT-04"),
        (("library",), "hero-to-landmark", "SBM-COMPAT-04"),
        (("library", "hideout"), "hero-to-tavern", "SBM-COMPAT-05"),
    ):
        t = super_boss_monster(promo="on")
        for place, hero in zip(taken, ("pixel-pam", "sticky-fran"), strict=False):
            t.landmark(place, hero)
        t.town(next(card.id for card in CARDS if TRAITS[card.number].wants_too != NO_TREASURE), "bunny")
        t.only_in("hero deck", "sir-lag")
        t.phase("arrivals")
        assert why(t, message)[0] == expected


@rule("SBM-SETUP-11", "SBM-SETUP-13", "SBM-SETUP-15", "SBM-SETUP-16")
def test_opening_hands_and_first_rooms_have_the_rules_of_the_setup() -> None:
    """The hand is the starting hand's, the second hand the mulligan's; a first room is no room of a build phase."""
    poor = ("dino-treadmill", "dino-treadmill", "clockwork-crusher", "clockwork-crusher", "minion-arena")
    t = dealt(hands={"ann": (*poor, "power-bonus", "ghost-cheat")})
    assert set(why(t, "card-drawn")) == {"SBM-SETUP-11"}
    t.answer("ann", "yes")
    assert why(t, "card-drawn")[14:] == ["SBM-SETUP-13"] * 7
    assert why(t, "hand-dealt") == ["SBM-SETUP-11", "SBM-SETUP-11", "SBM-SETUP-13"]
    while t.waiting and t.view("").turn == 0:
        options = t.options(t.waiting[0])
        t.answer(t.waiting[0], next((option for option in options if option.startswith("place")), options[-1]))
    assert set(why(t, "room-placed")) == {"SBM-SETUP-15"}
    assert set(why(t, "room-revealed")) == {"SBM-SETUP-16"}


@rule("SBM-BOARD-10", "SBM-BOARD-11", "SBM-ROOM-03")
def test_a_card_drawn_by_an_errand_has_the_rule_of_its_space() -> None:
    """Stadium, library, and an own room: each of the three errands draws by another rule."""
    t = super_boss_monster(["ann", "bob", "cy"])
    t.dungeon("cy", "cauldron-call-centre")
    t.minion("ann", "stadium-room")
    t.minion("bob", "library-spell")
    t.minion("cy", 0)
    t.phase("minion")

    assert why(t, "card-drawn") == ["SBM-BOARD-10", "SBM-BOARD-11", "SBM-ROOM-03"]
    assert why(t, "card-discarded") == ["SBM-BOARD-11", "SBM-KEY-30"]


@rule("SBM-CITY-22")
@card("back-door-turnstile")
def test_a_room_drafted_from_the_deck_has_the_rule_that_allows_it() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "back-door-turnstile")
    t.market("box-trap", "vip-bouncer", "power-bonus")
    t.phase("draft").answer("ann", "deck")
    assert why(t, "card-drawn") == ["SBM-CITY-22"]


@rule("SBM-TOKEN-04", "SBM-TOKEN-06")
def test_tokens_lost_by_building_over_and_tokens_taken_away_differ() -> None:
    """The room built over loses its tokens by its own rule; an inspection takes them by another."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.dungeon("bob", "ogre-weight-room")
    t.tokens("ann", 0, 2)
    t.tokens("bob", 0, 2)
    t.entrance("bob", "laliho")
    t.hand("ann", "tag-team-pit", "safety-inspection")
    t.turn("build").answer("ann", "place tag-team-pit 0")
    t.pass_until("ann", "react")
    t.answer("ann", "cast safety-inspection")
    resolved(t)
    t.answer("ann", "room ogre-weight-room")
    assert why(t, "token-removed") == ["SBM-TOKEN-04", "SBM-TOKEN-06"]


@rule("SBM-BOARD-04", "SBM-ROOM-03")
@card("union-break-room")
def test_a_symbol_from_a_room_is_not_the_landmarks() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "union-break-room")
    t.minion("ann", 0)
    t.minion("bob", "library-treasure")
    t.phase("minion").answer("ann", "treasure cleric")
    assert why(t, "symbol-gained") == ["SBM-ROOM-03", "SBM-BOARD-04"]


@rule("SBM-COMPAT-17")
@card("tithe-trapdoor")
def test_a_coin_for_a_room_and_a_coin_from_a_card_differ() -> None:
    """A discarded room brings a coin by the rule of coins; the Tithe Trapdoor by the rule of visible rooms."""
    t = super_boss_monster(coins="on")
    t.dungeon("ann", "tithe-trapdoor")
    t.tokens("ann", 0, 9)
    t.hand("ann", "box-trap")
    t.entrance("ann", "bunny")
    t.turn("build")
    t.answer("ann", "coin box-trap").all_pass()
    assert why(t, "coins-gained") == ["SBM-COMPAT-17", "SBM-ROOM-02"]
    assert why(t, "card-discarded") == ["SBM-COMPAT-17"]


@rule("SBM-STACK-01", "SBM-ROOM-03")
@card("restore-from-backup")
@card("take-a-number-tomb")
def test_a_room_recovered_is_explained_by_what_recovers_it() -> None:
    """Not by the rule of where spells come from: by the spell that resolves, or by the errand of the room."""
    t = super_boss_monster()
    t.hand("ann", "restore-from-backup")
    t.pile("box-trap")
    t.phase("build").answer("ann", "cast restore-from-backup")
    resolved(t)
    assert why(t, "card-recovered") == ["SBM-STACK-01"]

    t = super_boss_monster()
    t.dungeon("ann", "take-a-number-tomb")
    t.hand("ann", "vip-bouncer")
    t.pile("box-trap")
    t.minion("ann", 0)
    t.phase("minion").answer("ann", "yes")
    assert why(t, "card-recovered") == ["SBM-ROOM-03"]


@rule("SBM-ADV-13", "SBM-ADV-10")
@card("no-continues-left")
def test_a_hero_killed_by_a_spell_did_not_die_of_damage() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "minion-arena")
    t.entrance("ann", "bunny")
    t.hand("ann", "no-continues-left")
    t.phase("adventure")
    pass_to_room(t, "minion-arena")
    t.answer("ann", "cast no-continues-left")
    resolved(t)
    assert why(t, "hero-died") == ["SBM-ADV-13"]


@rule("SBM-ADV-14", "SBM-KEY-08")
def test_no_damage_and_no_rooms_have_rules_of_their_own() -> None:
    """A hero meets the boss of an empty dungeon; another takes no damage in a room that is disabled."""
    t = super_boss_monster()
    t.entrance("ann", "bunny")
    t.phase("adventure")
    assert why(t, "hero-survived") == ["SBM-ADV-14"]

    t = super_boss_monster()
    t.dungeon("ann", "tag-team-pit")
    t.hand("ann", "deep-freeze")
    t.entrance("ann", "bunny")
    t.phase("adventure").answer("ann", "cast deep-freeze")
    resolved(t)
    t.all_pass()
    assert why(t, "hero-unhurt") == ["SBM-KEY-08"]


# -- what is not told ----------------------------------------------------------------------------------------


@rule("SBM-SOLO-15", "SBM-ROOM-02")
@card("pinata-gallery")
@pytest.mark.parametrize(("tokens", "worked"), [(4, 0), (3, 1)])
def test_a_room_that_has_nothing_to_do_is_not_said_to_work(tokens: int, worked: int) -> None:
    """Alone a room holds four tokens: where none can be put, the death sets nothing off."""
    t = solo()
    t.dungeon("ann", "pinata-gallery")
    t.tokens("ann", 0, tokens)
    t.entrance("ann", "bunny")
    t.phase("adventure").all_pass()
    assert t.order_of_deaths() == ["bunny"]
    assert len(t.told("ability-works")) == len(t.told("token-placed")) == worked


@card("lost-property-tomb")
@card("hydra-committee")
def test_what_could_only_be_taken_from_an_empty_pile_is_not_said_to_work() -> None:
    """No trap room for the Tomb, no room at all for the Committee; the first death of the turn is past all the same."""
    t = super_boss_monster(bosses=["hydra-committee", "lord-grumble"])
    t.dungeon("ann", "lost-property-tomb")
    t.tokens("ann", 0, 9)
    t.levelled("ann")
    t.entrance("ann", "bunny", "sir-lag")
    t.phase("adventure").all_pass()
    assert t.order_of_deaths() == ["bunny", "sir-lag"]
    assert t.events("ability-works", "boss-works") == []


@card("dial-up-dungeon")
def test_a_room_at_its_limit_is_not_said_to_work() -> None:
    """The third spell of the turn does nothing more for the Dial-Up Dungeon."""
    t = super_boss_monster()
    t.dungeon("ann", "dial-up-dungeon")
    t.hand("ann", "critical-typo", "critical-typo", "wet-floor-sign")
    t.entrance("ann", "laliho")
    t.phase("adventure")
    pass_to_room(t, "dial-up-dungeon")
    for spell in ("critical-typo", "critical-typo", "wet-floor-sign"):
        t.answer("ann", f"cast {spell}")
        resolved(t)
    assert len(t.told("ability-works")) == len(t.told("room-boosted")) == 2


@rule("SBM-BOARD-09")
def test_a_minion_at_an_empty_market_is_told_in_vain() -> None:
    t = super_boss_monster()
    t.minion("ann", "temple-market")
    t.phase("minion")
    assert t.events("errand", "errand-in-vain", "card-from-market") == ["errand", "errand-in-vain"]
    assert why(t, "errand-in-vain") == ["SBM-BOARD-09"]
