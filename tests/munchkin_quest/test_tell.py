"""Munchkin Quest in words: every text is there in five languages, and whatever happens can be told."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import underhall
from tests.events import event_of
from tests.test_tell import COUNTS, NAMES, Variables, assert_well_said, is_story
from underhall.games import GAMES
from underhall.games.munchkin_quest.facts import NUMBER
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.games.munchkin_quest.programs import PROGRAMS
from underhall.games.munchkin_quest.settings import EDITIONS, VALUES
from underhall.kernel.agenda import NO_CARD, NO_EVENT, Frame
from underhall.kernel.decisions import Choice, Decision, Option, pack
from underhall.kernel.events import EVERYONE, Event, Message
from underhall.kernel.game import Game
from underhall.kernel.house import CUT_OFF
from underhall.kernel.types import SeatNo
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

PACKAGE = Path(underhall.__file__).parent
INFO = GAMES["munchkin-quest"]
MESSAGES = INFO.messages()
WORDS = INFO.words()

# Every op that can ask something, with its program; the kinds that no card ever asks.
ASKING = [(program, op) for program in PROGRAMS.values() for op in program.ops if isinstance(op, Choice)]
ASKED_BY_THE_RULES = {
    "answer-counter",
    "answer-trade",
    "arrive-by-magic",
    "bid-gold",
    "bid-item",
    "bid-order",
    "bid-treasures",
    "build-trade",
    "charity",
    "choose-card",
    "choose-exit",
    "choose-offer",
    "choose-sex",
    "escape",
    "escape-order",
    "fight",
    "give-to",
    "give-up",
    "lay-at-once",
    "leave-behind",
    "lure",
    "meeting",
    "moves",
    "opening",
    "pay-price",
    "pick-loot",
    "pick-up",
    "provoke",
    "sell-items",
    "tidy",
    "toll",
}

# Fields that say which of several things alike is meant: the page shows it, no text names it.
UNSAID = {"place", "uid", "slot", "faces"}


@cache
def any_game() -> Game:
    return underhall.engine.new("munchkin-quest", seats=4)


def teller(lang: str, game: Game | None = None) -> Teller:
    told = game or any_game()
    return Teller(texts(lang), underhall.game_info(told.config.game), told, NAMES)


# -- every text is there ---------------------------------------------------------------------------------------


def file(lang: str) -> str:
    return (PACKAGE / "locales" / lang / "munchkin-quest.ftl").read_text("utf-8")


@cache
def written(lang: str) -> dict[str, Variables]:
    """Every text in the language's file by what the code calls it, as `id` or `id.attribute`."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(file(lang)).body:
        if isinstance(entry, ftl.Message):
            id = entry.id.name.removeprefix("munchkin-quest-")
            if entry.value is not None:
                found[id] = Variables(entry.value)
            for attribute in entry.attributes:
                found[f"{id}.{attribute.id.name}"] = Variables(attribute)
    return found


def expected() -> dict[str, set[str]]:
    """Every text the game needs, with its variables. Rooms are named with the cards."""
    wanted: dict[str, set[str]] = {}
    for message in MESSAGES:
        if message is CUT_OFF:  # said in games.ftl, for all games alike
            continue
        fields = list(zip(message.names, message.secrets, strict=True))
        wanted[f"event-{message.name}"] = {name for name, _ in fields} - UNSAID
        if message.has_secret:
            wanted[f"event-{message.name}-unseen"] = {name for name, secret in fields if not secret}
    for _, op in ASKING:
        wanted[f"prompt-{op.kind}"] = set()
        if op.kind not in ASKED_BY_THE_RULES:
            wanted[f"prompt-{op.kind}-by"] = {"card"}
    for kind in WORDING.kinds:
        wanted[f"option-{kind.name}"] = set(kind.fields) - UNSAID
    wanted["option-die-pick"] = {"face"}
    words = [f"{type_}-{word}" for type_, names in WORDS.items() if type_ != "room" for word in names]
    words += [f"ending-{rule.lower()}" for rule in endings()]
    for edition in EDITIONS:
        words += [f"profile-{edition}", f"profile-{edition}.about", f"setting-value-edition-{edition}"]
    for setting, values in VALUES.items():
        if setting != "edition":
            words += [f"setting-{setting}", *(f"setting-value-{setting}-{value}" for value in values)]
    return wanted | {word: set() for word in words}


def endings() -> set[str]:
    """The rules that end a game."""
    code = "".join(
        (PACKAGE / "games" / "munchkin_quest" / f"{name}.py").read_text("utf-8") for name in ("fight", "moves")
    )
    calls = re.findall(r"\bfinish\(g, .*\)", code)
    return {rule for call in calls for rule in re.findall(r"MQ-[A-Z]+-\d+", call)}


@pytest.mark.once
def test_the_rules_that_end_a_game_are_found() -> None:
    """The ids are read from the code, so they must be there to be read."""
    assert endings() == {"MQ-BOSS-10", "MQ-BOSS-11", "MQ-WIN-02"}


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_no_other(lang: str) -> None:
    """Each event, prompt, option, word, ending and setting has its text with exactly its variables.

    Notes are looked at in test_explain.py; behind them stands a shorter prompt.
    """
    found = {id: text.names for id, text in written(lang).items() if not id.startswith("explain-mq-")}
    asked = {id: found.pop(id) for id in list(found) if id.startswith("ask-")}
    assert {id: names for id, names in found.items() if not is_story(id)} == expected()
    assert asked
    assert all(found[id.replace("ask-", "prompt-", 1)] == names for id, names in asked.items())


@pytest.mark.once
@pytest.mark.parametrize(
    ("lang", "cases"),
    [
        ("en", {"one", "other"}),
        ("ru", {"one", "few", "many"}),
        ("uk", {"one", "few", "many"}),
        ("pl", {"one", "few", "many"}),
        ("ja", {"other"}),
    ],
)
def test_every_plural_has_all_cases_of_its_language(lang: str, cases: set[str]) -> None:
    """Besides cases for a number of its own, such as none, no plural misses a case or has one too many."""
    wrong = [
        (id, found)
        for id, text in written(lang).items()
        for found in text.cases
        if {case for case in found if case.isalpha()} not in (cases, set(), {"other"})
    ]
    assert wrong == []


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_hold_no_markup(lang: str) -> None:
    """A text is plain text wherever it is shown."""
    assert not re.search("[<>&]", re.sub("->", "", file(lang)))


# -- every text can be said ------------------------------------------------------------------------------------


def sample(message: Message, count: int, seen_by: int) -> Event:
    """An event with `count` for every number, and different cards, players and words for the others."""
    values: list[int] = []
    for place, type_ in enumerate(message.types):
        if type_ == "card":
            values.append(NUMBER["t-sudden-hen"] + place)
        elif type_ == "seat":
            values.append(place % len(NAMES))
        elif type_ in WORDS:
            values.append(count % len(WORDS[type_]))
        else:
            values.append(count)
    return event_of(message, tuple(values), seen_by=seen_by)


def assert_told(tell: Teller, event: Event, seat: int) -> None:
    """The event has words, and they name every player, card and word in it that the seat may know."""
    line = tell.event(event, seat)
    assert_well_said(line)
    known = event.args_for(seat, WORDING)
    for name, type_ in zip(event.message.names, event.message.types, strict=True):
        if name in known and type_ != "n":
            assert shown(tell, type_, known[name]) in line, (line, name)


def shown(tell: Teller, type_: str, value: object) -> str:
    """How a field stands in a text."""
    if type_ == "card":
        return tell.card(str(value))
    assert isinstance(value, int)
    if type_ == "seat":
        return NAMES[value]
    word = f"{type_}-{WORDS[type_][value]}"
    own = f"munchkin-quest-{word}"
    return tell.texts.say(own if tell.texts.has(own) else word)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.name))
def test_every_event_can_be_told_with_any_number(message: Message, lang: str) -> None:
    """Open to all, open to one seat, and secret."""
    tell = teller(lang)
    for count in (*COUNTS, -1):
        if count < 0 and {"male", "first", "hands"} & set(message.names):
            continue
        assert_told(tell, sample(message, count, EVERYONE), -1)
        assert_told(tell, sample(message, count, 1 << 2), 2)
        assert_told(tell, sample(message, count, 1 << 2), 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_can_be_asked(lang: str) -> None:
    """Each kind of decision has words for when the rules ask, and for when a card does where one can."""
    tell = teller(lang)
    card = NUMBER["t-sudden-hen"]
    for program, op in ASKING:
        line = tell.prompt(Decision(1, SeatNo(0), op, Frame(program, 0, SeatNo(0), NO_CARD, NO_EVENT, ()), [], WORDING))
        assert_well_said(line)
        if op.kind not in ASKED_BY_THE_RULES:
            line = tell.prompt(
                Decision(1, SeatNo(0), op, Frame(program, 0, SeatNo(0), card, NO_EVENT, ()), [], WORDING)
            )
            assert_well_said(line)
            assert tell.card("t-sudden-hen") in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_can_be_offered(lang: str) -> None:
    """Each kind of option says what it is about: the card, the player, the room, the side, the number."""
    tell = teller(lang)
    for number, kind in enumerate(WORDING.kinds):
        numbers = [NUMBER["t-sudden-hen"] if field == "card" else 2 for field in kind.fields]
        line = tell.option(Option(pack(number, *numbers), 0, 1, WORDING))
        assert_well_said(line)
        for field, value in zip(kind.fields, numbers, strict=True):
            if field == "card":
                assert tell.card("t-sudden-hen") in line
            elif field == "seat" or field in WORDS:
                assert shown(tell, field, value) in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name(lang: str) -> None:
    """A card without a name could not be told."""
    tell = teller(lang)
    for id in any_game().wording.cards:
        assert_well_said(tell.card(id))


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["1 hit (0 left).", "2 hits (0 left).", "5 hits (0 left)."]),
        ("ru", ["1 хит (осталось 0).", "2 хита (осталось 0).", "5 хитов (осталось 0)."]),
        ("uk", ["1 хіт (лишилося 0).", "2 хіти (лишилося 0).", "5 хітів (лишилося 0)."]),
        ("pl", ["1 serce (zostaje 0).", "2 serca (zostaje 0).", "5 serc (zostaje 0)."]),
        ("ja", ["体力を1失った（残り0）。", "体力を2失った（残り0）。", "体力を5失った（残り0）。"]),
    ],
)
def test_numbers_take_the_right_form(lang: str, forms: list[str]) -> None:
    """One, few and many hits are said as one says them."""
    tell = teller(lang)
    lost = next(message for message in MESSAGES if message.name == "hits-lost")
    for count, form in zip((1, 2, 5), forms, strict=True):
        assert tell.event(event_of(lost, (1, count, 0)), 0).endswith(form)


# -- who hears what --------------------------------------------------------------------------------------------


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    """Ann draws a card: she reads its name, Bob and a watcher read that she drew."""
    tell = teller("en")
    drawn = next(message for message in MESSAGES if message.name == "card-drawn")
    event = event_of(drawn, (0, NUMBER["t-sudden-hen"], 1), seen_by=1 << 0)
    assert tell.event(event, 0) == f"Ann drew {tell.card('t-sudden-hen')} from the Treasure deck."
    assert tell.event(event, 1) == tell.event(event, -1) == "Ann drew a card from the Treasure deck."


def test_games_that_use_one_name_say_it_each_in_their_own_words() -> None:
    """A turn is a player's here and everybody's in Boss Monster."""
    began = next(message for message in MESSAGES if message.name == "turn-began")
    assert teller("en").event(event_of(began, (1, 7)), 0) == "Turn 7: Bob."
    boss = underhall.engine.new("boss-monster", seats=2)
    other = next(message for message in GAMES["boss-monster"].messages() if message.name == "turn-began")
    assert teller("en", boss).event(event_of(other, (7,)), 0) == "Turn 7."


# -- whole games -----------------------------------------------------------------------------------------------


ROUNDS = 30


class Told:
    """Everything that was said in the games: one of each different line, prompt and option."""

    def __init__(self) -> None:
        self.lines: dict[tuple[object, ...], tuple[Event, int]] = {}
        self.prompts: dict[tuple[str, str], Decision] = {}
        self.options: dict[int, Option] = {}


@cache
def all_told() -> Told:
    """Games of two to four, long and short, played at random; dying on purpose and passing are drawn once more."""
    said = Told()
    for number in range(ROUNDS):
        options = {"length": "short" if number % 2 else "full"}
        game = underhall.engine.new("munchkin-quest", seats=2 + number % 3, seed=f"told-{number}", options=options)
        luck = underhall.seeded(f"answers-{number}")
        while not game.over:
            decision = game.decisions[luck.below(len(game.decisions))]
            said.prompts.setdefault((decision.kind, decision.source), decision)
            for option in decision.options:
                said.options.setdefault(option.code, option)
            index = luck.below(len(decision.options))
            if decision.options[index].kind in ("pass", "die"):
                index = luck.below(len(decision.options))
            game.answer(decision.seat, index)
        for event in game.events:
            for seat in range(-1, game.config.seats):
                said.lines.setdefault((event.id_for(seat), event.values), (event, seat))
    return said


def test_most_things_happen_in_the_games() -> None:
    """What random play hardly ever does (beating the Boss) is left to the samples above."""
    said = all_told()
    assert len({event.message.name for event, _ in said.lines.values()}) > 0.7 * len(MESSAGES)


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    """Every event, prompt and option has words, and nobody is named who is not at the table."""
    said = all_told()
    tell = teller(lang)
    for event, seat in said.lines.values():
        for at, type_ in enumerate(event.message.types):
            assert type_ == "n" or event.values[at] >= 0, event.message.name
        assert_told(tell, event, seat)
    for decision in said.prompts.values():
        assert_well_said(tell.prompt(decision))
    for option in said.options.values():
        assert_well_said(tell.option(option))


@pytest.mark.parametrize(
    ("lang", "helps"), [("en", "helping"), ("ru", "поможет"), ("uk", "допоможе"), ("pl", "pomoże"), ("ja", "手伝")]
)
def test_the_hint_of_a_base_says_who_draws_for_a_kill(lang: str, helps: str) -> None:
    """Whoever kills a monster of the own colour or helps to kill it; not its owner for any death (MQ-COMBAT-38)."""
    assert helps in texts(lang).say("hint-munchkin-quest-choose-base")


@pytest.mark.parametrize("entry", ["card-d-curse-terrible-reviews.effect", "card-m-haunted-accordion.bad-stuff"])
@pytest.mark.parametrize(
    ("lang", "leads", "calls"),
    [
        ("en", "lead", "call no helper"),
        ("ru", "вед", "нельзя звать помощника"),
        ("uk", "вед", "не можна кликати помічника"),
        ("pl", "prowadzi", "wezwać pomocnika"),
        ("ja", "リーダー", "助っ人を呼べない"),
    ],
)
def test_who_is_shunned_may_call_no_helper_in_the_next_combat_it_leads(
    entry: str, lang: str, leads: str, calls: str
) -> None:
    """Both cards say it alike: not that nobody may help, and not in a combat that somebody else leads (MQ-CONF-68)."""
    effect = texts(lang).attribute(*entry.split("."))
    assert leads in effect
    assert calls in effect
