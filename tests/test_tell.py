"""A running game in words: every text is there in five languages, and whatever happens can be told."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import underhall
from tests.events import event_of
from underhall.games.boss_monster.facts import CARDS, NUMBER, TREASURES
from underhall.games.boss_monster.option_kinds import WORDING
from underhall.games.boss_monster.programs import PROGRAMS
from underhall.games.boss_monster.settings import EDITIONS, VALUES
from underhall.games.boss_monster.state import PHASES
from underhall.games.series import messages as say
from underhall.games.series.cards import HERO, KINDS, ROOM, SPELL, TYPES
from underhall.kernel.agenda import NO_CARD, NO_EVENT, Frame
from underhall.kernel.decisions import Choice, Decision, Option, pack
from underhall.kernel.events import EVERYONE, Event, Message
from underhall.kernel.game import Game
from underhall.kernel.types import SeatNo
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

PACKAGE = Path(underhall.__file__).parent
NAMES = ["Ann", "Bob", "Cy", "Dee"]
MESSAGES = [message for message in vars(say).values() if isinstance(message, Message)]

# Every op that can ask something, with its program; the kinds that no card ever asks.
ASKING = [(program, op) for program in PROGRAMS.values() for op in program.ops if isinstance(op, Choice)]
ASKED_BY_THE_RULES = {"build", "choose-boss", "discard-start", "first-room", "machinations", "mulligan", "react"}

# Numbers that differ in some language's plurals.
COUNTS = (0, 1, 2, 4, 5, 10, 11, 12, 21, 22, 25)

VARIANTS = ("hard_mode", "choose_boss", "machinations", "post_reveal_window", "boost_hits_occupant")


@cache
def any_game() -> Game:
    return underhall.engine.new("boss-monster", seats=4)


def teller(lang: str, game: Game | None = None) -> Teller:
    told = game or any_game()
    return Teller(texts(lang), underhall.game_info(told.config.game), told, NAMES)


# What a line leaves to the one under which it stands: whose dungeon it is.
ABOVE = {"hero-entered": {"seat"}}


# -- every text is there ---------------------------------------------------------------------------------------


def expected() -> dict[str, set[str]]:
    """Every text the game needs, as `id` or `id.attribute`, with its variables."""
    wanted: dict[str, set[str]] = {"effect-limited": {"effect", "limit"}}
    for message in MESSAGES:
        fields = list(zip(message.names, message.secrets, strict=True))
        wanted[f"event-{message.name}"] = {name for name, _ in fields} - ABOVE.get(message.name, set())
        if message.has_secret:
            wanted[f"event-{message.name}-unseen"] = {name for name, secret in fields if not secret}
    for _, op in ASKING:
        wanted[f"prompt-{op.kind}"] = set()
        if op.kind not in ASKED_BY_THE_RULES:
            wanted[f"prompt-{op.kind}-by"] = {"card"}
    for kind in WORDING.kinds:
        wanted[f"option-{kind.name}"] = set(kind.fields)
    words = [f"phase-{phase}" for phase in PHASES]
    words += [f"deck-{TYPES[type_]}" for type_ in (ROOM, SPELL)]
    words += [f"treasure-{treasure}" for treasure in TREASURES]
    words += [f"kind-{kind}" for kind in KINDS]
    words += [f"ending-{rule.lower()}" for rule in endings()]
    for edition in EDITIONS:
        words += [f"profile-{edition}", f"profile-{edition}.about", f"profile-{edition}.short"]
    for setting, values in VALUES.items():
        words += [f"setting-{setting}", *(f"setting-value-{setting}-{value}" for value in values)]
    return wanted | {word: set() for word in words}


def endings() -> set[str]:
    """The rules that end a game, as JudgeGame names them."""
    code = (PACKAGE / "games" / "boss_monster" / "turn.py").read_text("utf-8")
    return set(re.findall(r'g\.end\(.*"(BM-[A-Z]+-\d+)"\)', code))


class Variables(Visitor):
    """The variables of a text, and the cases of each of its choices."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.names: set[str] = set()
        self.cases: list[set[str]] = []
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        self.cases.append({key.name if isinstance(key, ftl.Identifier) else key.value for key in keys})
        self.generic_visit(node)


def file(lang: str) -> str:
    return (PACKAGE / "locales" / lang / "boss-monster.ftl").read_text("utf-8")


@cache
def written(lang: str) -> dict[str, Variables]:
    """Every text in the language's file, as `id` or `id.attribute`."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(file(lang)).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = Variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = Variables(attribute)
    return found


def is_story(id: str) -> bool:
    """Whether it tells several events as one, or to the reader as "you": those are for tests/test_together.py."""
    return re.fullmatch(r"event-[a-z-]+(-many(\.each)?|\.you)", id) is not None


@pytest.mark.once
def test_the_rules_that_end_a_game_are_found() -> None:
    """The ids are read from the code, so they must be there to be read."""
    assert endings() == {"BM-WIN-03", "BM-WIN-04", "BM-WIN-05", "BM-CONF-06", "BM-CONF-13"}


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_no_other(lang: str) -> None:
    """Each event, prompt, option, word, ending and setting has its text with exactly its variables."""
    explaining = ("explain-", "ask-")  # those are for tests/test_explain.py
    said = {id: text.names for id, text in written(lang).items() if not id.startswith(explaining)}
    assert {id: names for id, names in said.items() if not is_story(id)} == expected()


@pytest.mark.once
@pytest.mark.parametrize(
    ("lang", "cases"),
    [
        ("en", {"one", "other"}),
        ("ru", {"one", "few", "many"}),
        ("uk", {"one", "few", "many"}),
        ("pl", {"one", "few", "many"}),
        ("ja", set()),
    ],
)
def test_every_plural_has_all_cases_of_its_language(lang: str, cases: set[str]) -> None:
    """No number falls into a case that its language does not have, or misses one that it has."""
    assert [id for id, text in written(lang).items() for found in text.cases if found != cases] == []


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_hold_no_markup(lang: str) -> None:
    """A text is plain text wherever it is shown."""
    assert not re.search("[<>&]", re.sub("->", "", file(lang)))


# -- every text can be said ------------------------------------------------------------------------------------


def sample(message: Message, count: int, seen_by: int) -> Event:
    """An event with `count` for every number, and different cards and players for the others."""
    values: list[int] = []
    for place, type_ in enumerate(message.types):
        if type_ == "card":
            values.append(NUMBER["dark-altar"] + place)
        elif type_ == "seat":
            values.append(place % len(NAMES))
        elif type_ == "deck":
            values.append((ROOM, SPELL)[count % 2])
        elif type_ == "phase":
            values.append(count % len(PHASES))
        else:
            values.append(count)
    return event_of(message, tuple(values), seen_by=seen_by)


def assert_told(tell: Teller, event: Event, seat: int) -> None:
    """The event has words, and they hold everything that the seat may know about it."""
    line = tell.event(event, seat)
    assert_well_said(line)
    known = event.args_for(seat, WORDING)
    for name, type_ in zip(event.message.names, event.message.types, strict=True):
        if name in known and name not in ABOVE.get(event.message.name, set()):
            assert shown(tell, type_, known[name]) in line, (line, name)


def shown(tell: Teller, type_: str, value: object) -> str:
    """How a field stands in a text."""
    if type_ == "card":
        return tell.card(str(value))
    assert isinstance(value, int)
    if type_ == "seat":
        return NAMES[value]
    if type_ == "slot":
        return str(value + 1)
    if type_ == "deck":
        return tell.texts.say(f"deck-{TYPES[value]}")
    if type_ == "phase":
        return tell.texts.say(f"phase-{PHASES[value]}")
    return str(abs(value))


def assert_well_said(line: str) -> None:
    """Nothing is left open, doubled or half-said."""
    assert line == line.strip() != "", line
    assert not re.search(r"[{}$\n]|  |None", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.name))
def test_every_event_can_be_told_with_any_number(message: Message, lang: str) -> None:
    """Open to all, open to one seat, and secret: the words hold every argument, whatever its plural."""
    tell = teller(lang)
    for count in COUNTS:
        assert_told(tell, sample(message, count, EVERYONE), -1)
        assert_told(tell, sample(message, count, 1 << 2), 2)
        assert_told(tell, sample(message, count, 1 << 2), 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_can_be_asked(lang: str) -> None:
    """Each kind of decision has words for when the rules ask, and for when a card does where one can."""
    tell = teller(lang)
    card = NUMBER["dark-altar"]
    for program, op in ASKING:
        line = tell.prompt(Decision(1, SeatNo(0), op, Frame(program, 0, SeatNo(0), NO_CARD, NO_EVENT, ()), [], WORDING))
        assert_well_said(line)
        if op.kind not in ASKED_BY_THE_RULES:
            line = tell.prompt(
                Decision(1, SeatNo(0), op, Frame(program, 0, SeatNo(0), card, NO_EVENT, ()), [], WORDING)
            )
            assert_well_said(line)
            assert tell.card("dark-altar") in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_can_be_offered(lang: str) -> None:
    """Each kind of option says all its parts: the card, the player, the place counted from one."""
    tell = teller(lang)
    numbers = {"card": NUMBER["dark-altar"], "slot": 3, "seat": 2, "deck": SPELL}
    words = {"card": tell.card("dark-altar"), "slot": "4", "seat": "Cy", "deck": texts(lang).say("deck-spell")}
    for number, kind in enumerate(WORDING.kinds):
        line = tell.option(Option(pack(number, *(numbers[field] for field in kind.fields)), 0, 1, WORDING))
        assert_well_said(line)
        for field in kind.fields:
            assert words[field] in line


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["0 souls.", "1 soul.", "2 souls.", "5 souls.", "11 souls.", "21 souls."]),
        ("ru", ["0 душ.", "1 душу.", "2 души.", "5 душ.", "11 душ.", "21 душу."]),
        ("uk", ["0 душ.", "1 душу.", "2 душі.", "5 душ.", "11 душ.", "21 душу."]),
        ("pl", ["0 dusz.", "1 duszę.", "2 dusze.", "5 dusz.", "11 dusz.", "21 dusz."]),
        ("ja", ["0個得た。", "1個得た。", "2個得た。", "5個得た。", "11個得た。", "21個得た。"]),
    ],
)
def test_numbers_take_the_right_form(lang: str, forms: list[str]) -> None:
    """One, few and many souls are said as one says them."""
    tell = teller(lang)
    hero = NUMBER["samurai-tom"]
    for count, form in zip((0, 1, 2, 5, 11, 21), forms, strict=True):
        line = tell.event(event_of(say.HERO_DIED, (hero, 1, count), rule="BM-ADV-14"), 0)
        assert line.endswith(form)


# -- who hears what --------------------------------------------------------------------------------------------


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    """Ann draws Fear: she reads its name, Bob and a watcher read that she drew."""
    tell = teller("en")
    event = event_of(say.CARD_DRAWN, (0, NUMBER["fear"], SPELL), rule="BM-TURN-07", seen_by=1 << 0)
    assert tell.event(event, 0) == "Ann drew Fear from the spell deck."
    assert tell.event(event, 1) == tell.event(event, -1) == "Ann drew a card from the spell deck."


def test_a_card_says_what_it_does_at_this_table() -> None:
    """The Crushinator works once per turn only where the table says so; a plain hero has no text."""
    later = teller("en", underhall.engine.new("boss-monster", seats=2))
    first = teller("en", underhall.engine.new("boss-monster", seats=2, options={"edition": "first-ru"}))
    text = "Destroy another of your rooms: all your rooms get +2 damage until end of turn."
    assert later.card("the-crushinator") == "The Crushinator"
    assert later.card_effect("the-crushinator") == f"{text} Once per turn."
    assert first.card_effect("the-crushinator") == text
    assert later.card_effect("samurai-tom") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_its_effect(lang: str) -> None:
    """Rooms, spells and bosses say what they do; of the heroes only the Fool has something to say."""
    tell = teller(lang)
    for card in CARDS:
        assert_well_said(tell.card(card.id))
        assert (tell.card_effect(card.id) != "") == (card.type != HERO or card.id == "the-fool")


def test_the_chain_of_causes_ends_with_its_rules() -> None:
    """Each line is the event before or what set it off, and ends with its rule; a watcher learns no secret."""
    game = play(5)
    tell = teller("en", game)
    longest = 0
    for event in game.events:
        lines = tell.why(event, game.events)
        longest = max(longest, len(lines))
        step: Event | None = event
        for line in lines:
            assert step is not None
            assert line == f"{tell.event(step, -1)} {step.rule}"
            step = game.events[step.cause] if step.cause >= 0 else None
        assert step is None
    assert longest > 2


def test_a_seat_may_ask_why_and_reads_its_own_secrets() -> None:
    """The card that Golem Factory draws is named to its owner, and the chain leads back to the room."""
    works = event_of(say.ABILITY_WORKS, (0, NUMBER["golem-factory"]), number=7, rule="BM-ROOM-04", cause=3)
    drawn = event_of(
        say.CARD_DRAWN,
        (0, NUMBER["dark-altar"], ROOM),
        number=8,
        rule="BM-TURN-07",
        cause=7,
        source=NUMBER["golem-factory"],
        seen_by=1 << 0,
    )
    assert teller("en").why(drawn, [works, drawn], 0) == [
        "Ann drew Dark Altar from the room deck. BM-TURN-07",
        "Golem Factory took effect for Ann. BM-ROOM-04",
    ]


# -- whole games -----------------------------------------------------------------------------------------------


GAMES = 200
COMMON = (  # what happens in any few hundred games, whatever the cards and their shuffle
    say.HAND_DEALT,
    say.START_DISCARDED,
    say.TURN_BEGAN,
    say.PHASE_BEGAN,
    say.HERO_REVEALED,
    say.CARD_DRAWN,
    say.ROOM_PLACED,
    say.BUILD_PASSED,
    say.ROOM_REVEALED,
    say.LEVELLED_UP,
    say.ABILITY_WORKS,
    say.ABILITY_USED,
    say.HERO_LURED,
    say.HERO_TIED,
    say.HERO_UNMOVED,
    say.HERO_ENTERED,
    say.ROOM_HURT,
    say.HERO_DIED,
    say.HERO_SURVIVED,
    say.SPELL_CAST,
    say.SPELL_CAST_ROOM,
    say.SPELL_CAST_HERO,
    say.ROOM_DESTROYED,
    say.SEAT_OUT,
)


class Told:
    """Everything that was said in the games: one event for each different line, each different prompt and option."""

    def __init__(self) -> None:
        self.lines: dict[tuple[object, ...], tuple[Event, int]] = {}
        self.prompts: dict[tuple[str, str], Decision] = {}
        self.options: dict[int, Option] = {}
        self.sorts: set[tuple[int, str, bool]] = set()  # seats, profile and variants of the games

    def take(self, event: Event, seat: int) -> None:
        """Two events with the same message and values are the same line to those who may see the same of it."""
        self.lines.setdefault((event.id_for(seat), event.values), (event, seat))


def play(number: int, said: Told | None = None) -> Game:
    """A game played at random to its end; seats, profiles and variants take turns. `said` gets what was asked.

    Passing is drawn once more, so that more happens.
    """
    variants = number % 2 == 1
    edition = EDITIONS[number // 3 % 3]
    options = {"edition": edition, **(dict.fromkeys(VARIANTS, "on") if variants else {})}
    game = underhall.engine.new("boss-monster", seats=2 + number % 3, seed=f"told-{number}", options=options)
    luck = underhall.seeded(f"answers-{number}")
    while not game.over:
        decision = game.decisions[luck.below(len(game.decisions))]
        if said is not None:
            said.prompts.setdefault((decision.kind, decision.source), decision)
            for option in decision.options:
                said.options.setdefault(option.code, option)
        index = luck.below(len(decision.options))
        if decision.options[index].kind == "pass":
            index = luck.below(len(decision.options))
        game.answer(decision.seat, index)
    if said is not None:
        said.sorts.add((game.config.seats, edition, variants))
        for event in game.events:
            for seat in range(-1, game.config.seats):
                said.take(event, seat)
    return game


@cache
def all_told() -> Told:
    said = Told()
    for number in range(GAMES):
        play(number, said)
    return said


def test_the_games_are_of_every_sort() -> None:
    """Two, three and four seats, each profile, variants on and off, in every combination; what is common happens."""
    said = all_told()
    assert len(said.sorts) == 3 * len(EDITIONS) * 2
    assert {event.message.name for event, _ in said.lines.values()} >= {message.name for message in COMMON}


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    """In 200 random games every event, prompt and option has words in every language.

    Each event is told as every seat and a watcher see it, and its words hold every argument shown to them. What
    comes out depends on the message and its arguments alone, so of equal lines, prompts and options one is told.
    """
    said = all_told()
    tell = teller(lang)
    for event, seat in said.lines.values():
        assert_told(tell, event, seat)
    for decision in said.prompts.values():
        assert_well_said(tell.prompt(decision))
    for option in said.options.values():
        assert_well_said(tell.option(option))
