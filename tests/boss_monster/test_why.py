"""Why: the rule that an event names could have caused it, where and when it happened."""

from collections.abc import Callable
from typing import Final

import pytest

import underhall
from tests.boss_table import Table, a_hero, boss_monster, fresh
from tests.events import event_of
from tests.marks import rule
from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.settings import EDITIONS, VALUES
from underhall.games.boss_monster.state import ADVENTURE, BAIT, BEGINNING, BUILD, END, SETUP, BossMonster
from underhall.games.series import messages as say
from underhall.games.series.cards import (
    BOSS,
    ROOM,
    SPELL,
    WHEN_BUILT,
    WHEN_HERO_DIES,
    WHEN_YOU_BUILD,
    WHEN_YOU_CAST,
    WHEN_YOU_LOSE_A_ROOM,
)
from underhall.kernel.events import Event, Message
from underhall.kernel.luck import seeded
from underhall.rules.catalogue import catalogue


class Moment:
    """Where in a game an event happened, as everybody could see."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.phase = SETUP
        self.turn = 0
        self.redrew: set[int] = set()  # who has taken a mulligan
        self.sent_back: set[int] = set()  # heroes on their way to the first room again
        self.walked: set[int] = set()  # heroes who have met a room since they set out
        self.dealt: dict[int, tuple[int, int]] = {}  # by hero: damage in all, and the health it was measured by
        self.event = event_of(say.NO_HERO_LEFT, (), seen_by=0)

    @property
    def source(self) -> int:
        return self.event.source

    @property
    def a(self) -> int:
        return self.event.values[0]

    @property
    def b(self) -> int:
        return self.event.values[1]

    @property
    def c(self) -> int:
        return self.event.values[2]

    def note(self, event: Event) -> None:
        """What this event changes about the moment of those after it."""
        name, values = event.message.name, event.values
        if name == "phase-began":
            self.phase = values[0]
        elif name == "turn-began":
            self.turn = values[0]
            self.walked.clear()
        elif name == "mulligan-taken":
            self.redrew.add(values[0])
        elif name == "hero-sent-back":
            self.sent_back.add(values[0])
        elif name in ("hero-entered", "hero-passed"):
            self.walked.add(values[0])
        if name in ("hero-entered", "hero-fled", "hero-died", "hero-survived"):
            self.sent_back.discard(values[0])
        elif name == "room-hurt":
            self.dealt[values[0]] = (values[3], values[4])
        elif name == "hero-hurt":
            self.dealt[values[0]] = (values[2], values[3])


When = Callable[[Moment], bool]


def in_phase(*phases: int) -> When:
    return lambda m: m.phase in phases


def by(*types: int) -> When:
    """The event comes from a card of one of these types."""
    return lambda m: m.source >= 0 and CARDS[m.source].type in types


def works_at(moment: int) -> When:
    """The card in the event's second place has an ability for this moment."""
    return lambda m: CARDS[m.b].abilities[moment] is not None


def both(*conditions: When) -> When:
    return lambda m: all(condition(m) for condition in conditions)


def played_with(option: str, *values: str) -> When:
    return lambda m: m.options[option] in values


def without_card(m: Moment) -> bool:
    return m.source < 0


def always(m: Moment) -> bool:
    return True


def from_deck(type_: int) -> When:
    return lambda m: m.c == type_


BY_CARD: Final[dict[str, When]] = {"BM-ROOM-04": by(ROOM), "BM-SPELL-01": by(SPELL), "BM-BOSS-01": by(BOSS)}
IN_WINDOWS: Final = in_phase(BUILD, ADVENTURE)
REDRAWN: Final = both(in_phase(SETUP), lambda m: m.options["mulligan"] != "off" and m.a in m.redrew)

# By hand: every event, the rules that may stand behind it, and when each of them may.
ALLOWED: Final[dict[Message, dict[str, When]]] = {
    say.BOSS_DEALT: {"BM-SETUP-06": both(in_phase(SETUP), played_with("choose_boss", "off"))},
    say.BOSSES_OFFERED: {"BM-VAR-03": both(in_phase(SETUP), played_with("choose_boss", "on"))},
    say.BOSS_CHOSEN: {"BM-VAR-03": both(in_phase(SETUP), played_with("choose_boss", "on"))},
    say.FIRST_PLAYER: {"BM-SETUP-08": in_phase(SETUP)},
    say.HAND_DEALT: {"BM-SETUP-13": both(in_phase(SETUP), lambda m: m.a not in m.redrew), "BM-VAR-07": REDRAWN},
    say.MULLIGAN_TAKEN: {"BM-VAR-07": both(in_phase(SETUP), lambda m: m.options["mulligan"] != "off")},
    say.START_DISCARDED: {"BM-SETUP-14": in_phase(SETUP)},
    say.TURN_BEGAN: {"BM-SETUP-22": lambda m: m.a == 1, "BM-TURN-03": lambda m: m.a > 1 and m.phase == END},
    say.PHASE_BEGAN: {"BM-TURN-01": always},
    say.HERO_REVEALED: {
        "BM-TURN-04": both(in_phase(BEGINNING), lambda m: not CARDS[m.a].epic),
        "BM-TURN-06": both(in_phase(BEGINNING), lambda m: CARDS[m.a].epic),
    },
    say.NO_HERO_LEFT: {"BM-CONF-06": in_phase(BEGINNING)},
    say.CARD_DRAWN: {
        "BM-SETUP-13": both(in_phase(SETUP), without_card, lambda m: m.a not in m.redrew),
        "BM-VAR-07": both(REDRAWN, without_card),
        "BM-TURN-07": both(in_phase(BEGINNING), from_deck(ROOM)),
        "BM-VAR-04": both(in_phase(END), without_card, played_with("machinations", "on")),
        "BM-SPELL-07": both(from_deck(SPELL), by(ROOM, SPELL, BOSS)),
        "BM-ROOM-04": both(from_deck(ROOM), by(ROOM), lambda m: m.phase != BEGINNING),
        "BM-SPELL-01": both(from_deck(ROOM), by(SPELL), IN_WINDOWS),
        "BM-BOSS-01": both(from_deck(ROOM), by(BOSS)),
    },
    say.NOTHING_TO_DRAW: {"BM-CONF-15": always},
    say.DECK_REBUILT: {"BM-CONF-15": always},
    say.DECK_SHUFFLED: {"BM-KEY-47": by(BOSS)},
    say.ROOM_PLACED: {
        "BM-SETUP-17": in_phase(SETUP),
        "BM-BUILD-03": both(in_phase(BUILD), without_card),
        "BM-SPELL-01": both(in_phase(BUILD), by(SPELL)),
    },
    say.BUILD_PASSED: {"BM-SETUP-16": in_phase(SETUP), "BM-BUILD-02": in_phase(BUILD)},
    say.ROOM_REVEALED: {"BM-SETUP-19": in_phase(SETUP), "BM-BUILD-19": in_phase(BUILD)},
    say.ROOM_BUILT: {"BM-ROOM-04": by(ROOM), "BM-BOSS-01": by(BOSS)},
    say.LEVELLED_UP: {
        "BM-BOSS-06": in_phase(BUILD),
        "BM-CONF-38": both(in_phase(END), played_with("frozen_level_up", "on_waking")),
    },
    say.BUILDING_BARRED: {"BM-SPELL-01": both(in_phase(BUILD), by(SPELL))},
    say.ROOM_RETURNED: {"BM-SPELL-01": both(in_phase(BUILD), by(SPELL))},
    say.ABILITY_WORKS: {
        "BM-SETUP-20": both(in_phase(SETUP), works_at(WHEN_BUILT)),
        "BM-BUILD-21": both(in_phase(BUILD), works_at(WHEN_BUILT)),
        "BM-KEY-05": both(in_phase(END), works_at(WHEN_BUILT)),
        "BM-KEY-26": both(in_phase(ADVENTURE), works_at(WHEN_HERO_DIES)),
        "BM-CONF-48": works_at(WHEN_YOU_BUILD),
        "BM-CONF-50": both(IN_WINDOWS, works_at(WHEN_YOU_CAST)),
        "BM-ROOM-04": works_at(WHEN_YOU_LOSE_A_ROOM),
    },
    say.HERO_LURED: {"BM-BAIT-05": both(in_phase(BAIT), lambda m: m.c > m.event.values[3] and has_treasure(m))},
    say.HERO_TIED: {"BM-BAIT-06": both(in_phase(BAIT), lambda m: m.b > 0 and has_treasure(m))},
    say.HERO_UNMOVED: {"BM-BAIT-07": both(in_phase(BAIT), lambda m: has_treasure(m))},
    say.FOOL_LURED: {"BM-CONF-51": both(in_phase(BAIT), lambda m: CARDS[m.a].goes_to_fewest_souls)},
    say.FOOL_TIED: {"BM-CONF-51": both(in_phase(BAIT), lambda m: CARDS[m.a].goes_to_fewest_souls)},
    say.ADVENTURE_BEGAN: {"BM-ADV-01": both(in_phase(ADVENTURE), lambda m: m.b > 0)},
    say.HERO_ENTERED: {
        "BM-ADV-05": both(in_phase(ADVENTURE), lambda m: m.a not in m.sent_back),
        "BM-CONF-42": both(in_phase(ADVENTURE), lambda m: m.a in m.sent_back),
    },
    say.HERO_PASSED: {"BM-CONF-40": in_phase(ADVENTURE)},
    say.HERO_BOUNCED: {"BM-ROOM-04": both(in_phase(ADVENTURE), lambda m: CARDS[m.b].bounces)},
    say.ROOM_HURT: {"BM-ADV-06": in_phase(ADVENTURE)},
    say.HERO_HURT: {"BM-KEY-24": both(in_phase(ADVENTURE), by(ROOM, SPELL))},
    say.HERO_DIED: {
        "BM-ADV-14": both(in_phase(ADVENTURE), lambda m: m.dealt[m.a][0] >= m.dealt[m.a][1]),
        "BM-ADV-16": both(in_phase(ADVENTURE), lambda m: CARDS[m.source].id in ("bottomless-pit", "cave-in")),
    },
    say.HERO_SURVIVED: {
        "BM-ADV-15": both(in_phase(ADVENTURE), lambda m: m.a in m.walked),
        "BM-CONF-39": in_phase(ADVENTURE),
    },
    say.SPELL_CAST: {"BM-SPELL-08": IN_WINDOWS},
    say.SPELL_CAST_ROOM: {"BM-KEY-09": IN_WINDOWS},
    say.SPELL_CAST_HERO: {"BM-KEY-09": IN_WINDOWS},
    say.SPELL_CAST_SEAT: {"BM-KEY-09": IN_WINDOWS},
    say.SPELL_CAST_SPELL: {"BM-KEY-06": IN_WINDOWS},
    say.ABILITY_USED: {"BM-KEY-01": IN_WINDOWS},
    say.ABILITY_USED_HERO: {"BM-KEY-01": IN_WINDOWS},
    say.ABILITY_USED_SEAT: {"BM-KEY-01": IN_WINDOWS},
    say.ABILITY_USED_SPELL: {"BM-KEY-06": IN_WINDOWS},
    say.SPELL_CANCELLED: {"BM-KEY-07": IN_WINDOWS},
    say.FIZZLED: {"BM-KEY-08": IN_WINDOWS},
    say.ROOM_DESTROYED: {
        "BM-KEY-01": both(IN_WINDOWS, by(ROOM), lambda m: m.b != m.source or CARDS[m.b].id == "boulder-ramp"),
        "BM-KEY-02": both(IN_WINDOWS, by(ROOM), lambda m: m.b == m.source),
        "BM-KEY-20": by(SPELL, BOSS),
    },
    say.ROOM_UNCOVERED: {"BM-KEY-21": by(ROOM, SPELL, BOSS)},
    say.ROOM_DEACTIVATED: {"BM-KEY-11": both(IN_WINDOWS, by(SPELL))},
    say.ROOM_BOOSTED: BY_CARD,
    say.DUNGEON_BOOSTED: BY_CARD,
    say.ROOMS_SWAPPED: BY_CARD,
    say.TREASURE_DOUBLED: {"BM-BAIT-04": by(ROOM)},
    say.CARD_DISCARDED: {
        "BM-KEY-01": both(IN_WINDOWS, by(ROOM)),
        "BM-KEY-27": both(IN_WINDOWS, by(SPELL)),
        "BM-KEY-28": by(ROOM, BOSS),
    },
    say.CARD_LOST: {"BM-KEY-29": by(ROOM)},
    say.CARD_RECOVERED: BY_CARD,
    say.CARD_FOUND: {"BM-BOSS-01": by(BOSS)},
    say.NOTHING_FOUND: {"BM-BOSS-01": by(BOSS)},
    say.CARD_STOLEN: BY_CARD,
    say.HAND_SEEN: {"BM-KEY-35": by(BOSS)},
    say.HERO_FLED: {"BM-SPELL-01": both(in_phase(ADVENTURE), by(SPELL))},
    say.HERO_MOVED: BY_CARD,
    say.HERO_SENT_BACK: {"BM-CONF-42": both(in_phase(ADVENTURE), by(SPELL))},
    say.HERO_REVIVED: BY_CARD,
    say.HERO_STRENGTHENED: {"BM-SPELL-01": by(SPELL)},
    say.TOWN_HERO_KILLED: {"BM-CONF-36": by(BOSS)},
    say.HEROES_KEPT_OUT: {"BM-SPELL-01": by(SPELL)},
    say.SOUL_LOST: {"BM-SPELL-01": by(SPELL)},
    say.WOUND_HEALED: {
        "BM-KEY-37": both(by(ROOM, BOSS), lambda m: not CARDS[m.b].epic),
        "BM-KEY-38": both(by(ROOM, BOSS), lambda m: CARDS[m.b].epic),
    },
    say.ROOMS_WOKE: {"BM-END-02": in_phase(END)},
    say.SEAT_OUT: {"BM-WIN-02": both(in_phase(END), lambda m: m.b >= 5)},
    say.WON_BY_SOULS: {"BM-WIN-03": both(in_phase(END), lambda m: m.b >= 10 and m.c < 5)},
    say.WON_LAST: {"BM-CONF-13": in_phase(END)},
    say.WON_TIE: {"BM-WIN-04": in_phase(END)},
    say.WON_TIE_XP: {"BM-WIN-05": in_phase(END)},
    say.COUNTED_OUT: {"BM-CONF-06": in_phase(END)},
}


def has_treasure(m: Moment) -> bool:
    return not CARDS[m.a].goes_to_fewest_souls


def faults(g: BossMonster) -> list[str]:
    """The events of a game whose rule could not have caused them."""
    moment = Moment(g.rules.chosen)
    found: list[str] = []
    for event in g.events:
        moment.event = event
        when = ALLOWED[event.message].get(event.rule)
        if when is None or not when(moment):
            source = CARDS[event.source].id if event.source >= 0 else "no card"
            found.append(
                f"{event.message.name} by {event.rule} of {source} in phase {moment.phase} of turn {moment.turn}"
            )
        moment.note(event)
    return found


def test_every_event_has_its_rules() -> None:
    """The table names every message of the game and only rules of its catalogue."""
    messages = {value for value in vars(say).values() if isinstance(value, Message)}
    assert ALLOWED.keys() == messages
    entries = catalogue("boss-monster").entries()
    assert {rule for rules in ALLOWED.values() for rule in rules} <= entries.keys()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("batch", range(4))
def test_the_rule_of_every_event_could_have_caused_it(edition: str, batch: int) -> None:
    """Hundreds of random games with all editions, numbers of players and variants."""
    luck = seeded(f"why {edition} {batch}")
    for number in range(40):
        options: dict[str, str] = {"edition": edition}
        for name, values in VALUES.items():
            if name != "edition" and luck.below(3) == 0:
                options[name] = values[luck.below(len(values))]
        game = underhall.engine.new("boss-monster", 2 + luck.below(3), f"why {batch} {number}", options=options)
        assert isinstance(game, BossMonster)
        for _ in range(700):
            if game.over:
                break
            decision = game.decisions[luck.below(len(game.decisions))]
            least = 1 if len(decision.options) > 1 and luck.below(3) else 0  # passing is dull
            game.answer(decision.seat, least + luck.below(len(decision.options) - least))
        assert faults(game) == [], options


# -- pointed scenes -------------------------------------------------------------------------------------------------


def rules_of(t: Table, name: str) -> list[str]:
    return [event.rule for event in t.g.events if event.message.name == name]


def test_an_opening_hand_is_explained_by_the_opening_hand() -> None:
    """Seven cards each, all by the rule of the starting hand; the first rooms by those of the setup."""
    t = fresh(mulligan="off").setup()
    assert set(rules_of(t, "card-drawn")) == {"BM-SETUP-13"}
    for _ in range(2):
        for name in t.names:
            t.answer(name, t.options(name)[-1])
    for name in list(t.waiting):
        t.answer(name, "pass")
    assert set(rules_of(t, "build-passed")) <= {"BM-SETUP-16"}


def test_a_second_hand_is_explained_by_the_mulligan() -> None:
    """Four advanced rooms among five: the new hand is drawn by the rule of the mulligan."""
    t = fresh()
    t.next_from("room deck", "dracolich-lair", "vampire-bordello", "beast-menagerie", "liger-s-den", "open-grave")
    t.setup()
    taker = t.waiting[0]
    t.answer(taker, "yes")
    seat = t.seat(taker)
    drawn = [e.rule for e in t.g.events if e.message is say.CARD_DRAWN and e.values[0] == seat]
    assert drawn == ["BM-SETUP-13"] * 7 + ["BM-VAR-07"] * 7


@pytest.mark.parametrize(("deck", "why"), [(ROOM, "BM-TURN-07"), (SPELL, "BM-SPELL-07")])
def test_the_draw_of_a_turn_is_explained_by_the_turn_or_by_the_library(deck: int, why: str) -> None:
    """A room comes by the rule of the turn; a spell instead of it because a card says so."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library")
    t.phase("beginning")
    t.answer("ann", f"deck {deck}")
    assert rules_of(t, "card-drawn") == [why, "BM-TURN-07"]


def test_the_draw_of_an_effect_is_explained_by_the_kind_of_card() -> None:
    """A room's, a spell's and a boss's draw: rooms by the card that says so, spells by the rule that says when."""
    t = boss_monster(bosses=["cerebellus", "gorgona"])
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "dizzygas-hallway")
    t.hand("ann", "boulder-ramp", "jeopardy")
    t.phase("build")
    t.answer("ann", "cast jeopardy")
    assert rules_of(t, "card-drawn") == ["BM-SPELL-01", "BM-SPELL-01", "BM-SPELL-07"] * 2
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")
    assert rules_of(t, "card-drawn") == ["BM-ROOM-04"]
    assert rules_of(t, "ability-works") == ["BM-KEY-26"]


def test_machinations_explain_their_draw() -> None:
    t = boss_monster(machinations="on")
    t.phase("end")
    t.answer("ann", "deck 1").answer("bob", "pass")
    assert rules_of(t, "card-drawn") == ["BM-VAR-04"]


def test_a_death_is_explained_by_damage_or_by_what_killed() -> None:
    """The Pit kills outright, the room by damage; the Pit was its own price."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit", "neanderthal-cave")
    t.entrance("ann", a_hero(health=8), a_hero(health=4, n=1))
    t.phase("adventure")
    t.pass_until("ann", "react")
    while "use bottomless-pit 1" not in t.options("ann"):
        t.answer("ann", "pass")
    t.answer("ann", "use bottomless-pit 1").all_pass()
    assert rules_of(t, "hero-died")[0] == "BM-ADV-16"
    assert rules_of(t, "room-destroyed") == ["BM-KEY-02"]
    assert faults(t.g) == []


def test_a_level_up_is_explained_by_the_fifth_room_or_by_its_waking() -> None:
    for phase, why in (("reveal", "BM-BOSS-06"), ("end", "BM-CONF-38")):
        t = boss_monster(bosses=["old-mossgrave", "gorgona"])
        t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "dizzygas-hallway", "neanderthal-cave")
        t.phase(phase)
        assert rules_of(t, "levelled-up") == [why]
        assert rules_of(t, "card-drawn") == ["BM-SPELL-07"]


@rule("BM-CONF-51")
@pytest.mark.parametrize(("souls", "goes_to"), [((2, 1, 1), ""), ((2, 1, 3), "bob"), ((0, 0, 0), "")])
def test_the_fool_goes_by_its_own_text(souls: tuple[int, int, int], goes_to: str) -> None:
    """It compares souls in the bait phase; of equals it stays in town, like any other hero."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    n = 0
    for name, count in zip(t.names, souls, strict=True):
        for _ in range(count):
            t.give_souls(name, a_hero(health=6, n=n))
            n += 1
    t.town("the-fool")
    t.phase("bait")
    assert t.in_town == ([] if goes_to else ["the-fool"])
    if goes_to:
        assert t.queue(goes_to) == ["the-fool"]
    assert {event.rule for event in t.g.events if event.message.name.startswith("fool")} == {"BM-CONF-51"}


@rule("BM-CONF-39")
def test_a_wound_without_any_room_is_explained_by_that() -> None:
    t = boss_monster()
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")
    assert rules_of(t, "hero-survived") == ["BM-CONF-39"]
