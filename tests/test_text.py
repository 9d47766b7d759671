"""The five languages say the same things, all of them, and nothing that nobody asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import underhall
from underhall.bots import BOTS
from underhall.errors import UnknownLanguage
from underhall.games import GAMES
from underhall.text import LANGUAGES, TextError, Texts, negotiate, rule_texts, texts

pytestmark = pytest.mark.once

PACKAGE = Path(underhall.__file__).parent
PAGE = Path(__file__).parent.parent / "web" / "src"
OTHERS = LANGUAGES[1:]

# Message ids that the code puts together instead of writing them out, and where their names come from.
GENERATED = {
    "report-": "the columns and types of a report (lab/report_sections.py)",
    "admin-ask-": "whether the host means it (server/moderation/admin_page.py)",
    "admin-lost-": "what would be lost by it (the same)",
    "admin-do-": "what a host can do about a table, a person or a report (server/moderation/admin_page.py)",
    "ask-": "the kinds of decisions that explain themselves (text/tell.py)",
    "bot-": "the bots, and how each plays (cli/games.py)",
    "card-": "the ids in data/cards.toml",
    "colour-": "the colours of the Monster Die",
    "deck-": "the types of cards that are drawn",
    "ending-": "the rules that end a game",
    "explain-": "what the games' explain.py say of questions and answers (tests/test_explain.py)",
    "event-": "the events in games/*/messages.py",
    "game-": "the ids of the games",
    "guide-": "what the guided game says of each part of a turn (web/src/table/guide.svelte.ts)",
    "hint-": "the kinds of decisions (GameInfo.hint), each with its texts in GAME-hints.ftl",
    "kind-": "the kinds of rooms",
    "landmark-": "the landmarks of the town board",
    "lesson-": "the files in lessons, and what they say (learn/reader.py)",
    "link-": "the links between rooms on the map",
    "mq-": "the labels of Munchkin Quest: slots, traits, timings",
    "munchkin-quest-": "what Munchkin Quest says by a name that another game has, too (text/tell.py)",
    "option-": "the kinds of options",
    "phase-": "the phases of a turn",
    "withheld-": "why something is not offered, in games/*/withheld.py",
    "play-about-": "the landmarks and phases that can be looked up (its text board)",
    "profile-": "the editions in games/*/settings.py",
    "prompt-": "the kinds of decisions",
    "puzzle-goal-": "what puzzles ask for (games/*/puzzles.py)",
    "puzzle-known-": "the ids of the games",
    "puzzle-result-": "what came of a puzzle (web/src/pages/Puzzles.svelte)",
    "room-": "the rooms of the map",
    "rule-": "the ids of the rule catalogues (rules/texts.py)",
    "chapter-": "the chapters of the rulebooks (data/rulebook.toml)",
    "section-": "the sections of the rulebooks (data/rulebook.toml)",
    "summary-": "the rows of the page to lay beside the table (data/rulebook.toml)",
    "term-": "the words of the glossaries (data/rulebook.toml)",
    "picture-": "the pictures of the rulebooks (tests/pictures.py)",
    "setting-": "the settings in games/*/settings.py and their values",
    "side-": "the sides of a room",
    "space-": "the action spaces of the town board",
    "super-boss-monster-": "what Super Boss Monster says in other words than Boss Monster (text/tell.py)",
    "title-": "the titles of a game for one",
    "treasure-": "the treasures",
}

# Ids of these families are always written out, so a literal that looks like one must be one.
LITERAL = re.compile(r"(cli|error)-[a-z0-9-]+")

# Texts that are the same as in English and should be.
SAME_AS_ENGLISH = {
    ("ru", "cli-cards-xp"): "the Russian rulebook writes XP, too",
    ("ja", "cli-cards-xp"): "the Japanese rulebook writes XP, too",
    ("ru", "term-xp"): "the Russian rulebook writes XP, too",
    ("ja", "term-xp"): "the Japanese rulebook writes XP, too",
    ("ru", "game-boss-monster"): "the Russian rulebook has this title, too; МонстроБосс is who one plays",
    ("ru", "game-super-boss-monster"): "as the first game",
    ("ja", "quest-lv"): "Japanese players write Lv, too",
    ("ja", "web-cards-id"): "Japanese readers write ID, too",
}

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def bodies(lang: str) -> dict[str, list[ftl.EntryType]]:
    """Everything in each of the language's files, in order, comments included."""
    files = sorted((PACKAGE / "locales" / lang).glob("*.ftl"))
    return {file.stem: FluentParser().parse(file.read_text("utf-8")).body for file in files}


def entries(lang: str) -> list[ftl.EntryType]:
    """Everything in the language's files."""
    return [entry for body in bodies(lang).values() for entry in body]


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """The language's messages by id."""
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ftl.Message)}


class Parts(Visitor):
    """What a text is made of: its variables, its choices by variable, its letters."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.letters = ""
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.letters += node.value

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            if not keys & PLURALS:
                self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def patterns(lang: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every value and attribute of the language, as `id` and `id.attribute`."""
    for id, message in messages(lang).items():
        if message.value is not None:
            yield id, message.value
        for attribute in message.attributes:
            if attribute.value is not None:
                yield f"{id}.{attribute.id.name}", attribute.value


@cache
def parts(lang: str) -> dict[str, Parts]:
    """What each value and attribute of the language is made of."""
    return {id: Parts(pattern) for id, pattern in patterns(lang)}


@cache
def literals() -> frozenset[str]:
    """Every string that stands in the package's code."""
    return frozenset(
        node.value
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def said() -> frozenset[str]:
    """Every message id that is said by its literal: `text.say("cli-help")`."""
    return frozenset(
        node.args[0].value
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("say", "attribute")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    )


@cache
def page() -> str:
    """The page's own code, all of it, and what builds its page without a connection."""
    files = sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), *(PAGE.parent / "tools").glob("*.ts")])
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def page_literals() -> frozenset[str]:
    """Everything in the page's code that stands in quotation marks and could be a message id."""
    return frozenset(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", page()))


@cache
def page_families() -> tuple[str, ...]:
    """The beginnings of the ids that the page puts together: `web-meter-${kind}`."""
    return tuple(sorted(set(re.findall(r"`([a-z]+-[a-z0-9-]*-)\$\{", page()))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_well_formed(lang: str) -> None:
    """No entry is Junk, which Fluent would leave out without a word."""
    assert [entry.content for entry in entries(lang) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    """Fluent would take the first of two and forget the other."""
    ids = [entry.id.name for entry in entries(lang) if isinstance(entry, ftl.Message)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("lang", OTHERS)
def test_the_languages_have_the_same_messages_and_attributes(lang: str) -> None:
    """What is said in English is said in every language, and the other way round."""
    assert parts(lang).keys() ^ parts("en").keys() == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_the_languages_use_the_same_variables(lang: str) -> None:
    """A translation neither forgets a variable nor asks for one that nobody gives."""
    wrong = {
        id for id, part in parts("en").items() if id in parts(lang) and part.variables != parts(lang)[id].variables
    }
    assert wrong == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_the_languages_offer_the_same_choices(lang: str) -> None:
    """Where both choose by the same word, no case is left to the default in one of them. Plurals are their own."""
    for id, english in parts("en").items():
        theirs = parts(lang)[id].choices
        for variable in english.choices.keys() & theirs.keys():
            assert english.choices[variable] == theirs[variable], id


def test_every_message_is_used() -> None:
    """A message is either written out somewhere in the code or belongs to a family that the code puts together."""
    written = literals() | page_literals()
    families = (*GENERATED, *page_families())
    unused = {id for id in messages("en") if id not in written and not id.startswith(families)}
    assert unused == set()


def test_every_message_that_is_used_exists() -> None:
    """Whatever the code says has words."""
    used = {literal for literal in literals() if LITERAL.fullmatch(literal)} | said()
    assert used - messages("en").keys() == set()
    on_the_page = set(re.findall(r"""\bsay\(\s*["']([a-z0-9-]+)["']""", page()))
    assert on_the_page - messages("en").keys() == set()


def test_every_game_and_every_card_has_a_name() -> None:
    """The generated families have exactly the members that the games have."""
    named = {id for id in messages("en") if id.startswith("game-")}
    assert named == {f"game-{id}" for id in GAMES}
    named = {id for id in messages("en") if id.startswith("bot-")}
    assert named == {id for bot in BOTS for id in (f"bot-{bot}", f"bot-{bot}-about")}
    named = {id for id in messages("en") if id.startswith("card-")}
    assert named == {f"card-{id}" for game in GAMES for id in GAMES[game].card_ids}


@pytest.mark.parametrize("lang", ["ru", "uk", "ja"])
def test_nothing_is_left_in_english(lang: str) -> None:
    """Languages with another script share no text with English, but for those few that should."""
    same = {
        (lang, id)
        for id, part in parts(lang).items()
        # Stems are found in texts, which may have XP and DxM.
        if not id.endswith(".stems") and re.search("[A-Za-z]", part.letters) and part.letters == parts("en")[id].letters
    }
    assert same == {key for key in SAME_AS_ENGLISH if key[0] == lang}


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "pl_PL", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU@petr1708", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first variable that is set decides; a language that we do not speak becomes English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert negotiate(None) == lang


@pytest.mark.parametrize(("tag", "lang"), [("ja", "ja"), ("PL", "pl"), ("uk-UA", "uk"), ("en_GB.UTF-8", "en")])
def test_a_tag_chooses_the_language(tag: str, lang: str) -> None:
    """Tags come in many spellings."""
    assert negotiate(tag) == lang


@pytest.mark.parametrize("tag", ["", "de", "engl", "../en"])
def test_a_tag_that_we_cannot_serve_is_refused(tag: str) -> None:
    """Nobody who asked for a language gets another one without a word."""
    with pytest.raises(UnknownLanguage, match="en, ru, uk, pl, ja"):
        negotiate(tag)


def test_variables_are_filled_in_as_they_are() -> None:
    """No invisible marks stand around a value."""
    assert texts("pl").say("cli-help-default", value="2") == "[domyślnie: 2]"


def test_a_missing_text_is_never_made_up() -> None:
    """Neither an unknown message nor an unknown attribute has words."""
    with pytest.raises(TextError, match="uk: there is no text cli-nothing"):
        texts("uk").say("cli-nothing")
    with pytest.raises(TextError, match=r"uk: there is no text cli-help\.nothing"):
        texts("uk").attribute("cli-help", "nothing")


def test_a_missing_variable_is_never_made_up() -> None:
    """A text with a hole in it is not shown."""
    with pytest.raises(TextError, match="cli-help-default"):
        texts("en").say("cli-help-default")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_files_is_found(lang: str) -> None:
    """By itself, in whatever order; messages are parsed when they are wanted."""
    for id, message in reversed(messages(lang).items()):
        language = rule_texts(lang) if rule_texts(lang).has(id) else texts(lang)
        assert language.has(id), id
        for attribute in message.attributes:
            assert language.has(id, attribute.id.name), id


def test_a_message_is_parsed_with_what_it_refers_to() -> None:
    """Messages and terms, through several steps; lines that belong to it, and none that does not."""
    terms = "three =\n    .more = more\n-four = fourth\nfive\n"
    source = f"one = {{ two }} and\n\n    {{ three.more }}\ntwo = a {{ -four }}\n{terms}"
    language = Texts("en", [source, "two = another"])
    assert language.say("one") == "a fourth and\n\nmore"
    assert language.say("two") == "a fourth"
    assert not language.has("five")


def test_a_language_is_read_once() -> None:
    """Asking again costs nothing; asking for another language is an error."""
    assert texts("ru") is texts("ru")
    with pytest.raises(UnknownLanguage):
        texts("tlh")
