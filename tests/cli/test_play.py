"""Playing in the terminal: a person types, bots answer, and nothing is asked twice or lost."""

import builtins
import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

import underhall
from tests.boss_table import a_hero, boss_monster
from tests.cli.shell import Shell
from tests.text_hints import hinted
from underhall.cli.explain import print_why
from underhall.cli.session import Session
from underhall.cli.text_table import TextTable
from underhall.games.boss_monster.programs import PROGRAMS
from underhall.games.boss_monster.text_board.board import BossBoard
from underhall.games.boss_monster.view_types import OutlookView, View
from underhall.games.series import messages as say
from underhall.kernel.decisions import Choice
from underhall.kernel.events import NEWS, Message
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.terminal.board import Size
from underhall.terminal.pen import Pen
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

pytestmark = pytest.mark.once

NAMES = ["Ada", "Bruno", "Chiyo", "Dmytro"]
PLAY = "play boss-monster --text --seed 4"
MOST_ANSWERS = 900


def questions(out: str) -> list[str]:
    """What the person was asked, question by question."""
    return re.findall(r"^★ \w+: (.*)$", out, re.MULTILINE)


def random_game(seats: int, seed: int, answers: int | None = None) -> Game:
    """A random game that keeps its events, to its end or for so many answers."""
    game = underhall.engine.new("boss-monster", seats, seed)
    luck = seeded(seed)
    while game.decisions and len(game.answers) // 2 != answers:
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.options)))
    return game


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "won", "question"),
    [("en", "Winner: ", "Your room for this turn. Which room"), ("pl", "Wygrywa: ", "Twoja komnata na tę rundę.")],
)
def test_a_whole_game_can_be_played(shell: Shell, lang: str, won: str, question: str) -> None:
    """From the first discard to the winner, with the rule behind it, the scores, the chart and a save that replays."""
    typed = ["2", "", "2", "3", "1"] * (MOST_ANSWERS // 5)
    ran = shell(f"{PLAY} --lang {lang} --save whole.underhall", *["2", "2"], *typed)
    assert ran.code == 0
    assert question in ran.out
    end = ran.out[ran.out.index(won) :]
    assert re.search(r"\((BM-(WIN|CONF)-\d\d)\)", end)
    assert sum(line.startswith(("★", "♠", "♣")) for line in end.splitlines()) == 3
    assert re.search(r"[▁▂▃▄▅▆▇█]", end)
    assert "whole.underhall" in end
    assert shell("replay whole.underhall --verify").code == 0


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_any_number_of_seats_and_any_bots(shell: Shell, seats: int, bot: str) -> None:
    """The person may sit anywhere, under any name, against any bots."""
    ran = shell(f"{PLAY} --seats {seats} --bots {bot} --seat 1 --name Zoe", *["1"] * MOST_ANSWERS)
    assert ran.code == 0
    assert "You are ♠ Zoe." in ran.out
    assert f"Ada ({bot})" in ran.out
    assert "Winner: " in ran.out


def test_the_same_seed_and_answers_are_the_same_game(shell: Shell) -> None:
    """Bots take their luck from the game, so a game can be played again."""
    first = shell(PLAY, *["2"] * 30)
    assert shell(PLAY, *["2"] * 30).out == first.out.replace("-4.underhall", "-4-2.underhall")
    assert shell(PLAY.replace("4", "5"), *["2"] * 30).out != first.out


# -- answering ----------------------------------------------------------------------------------------------------


def test_what_is_no_answer_is_refused_and_asked_again(shell: Shell) -> None:
    """Each wrong line is told what would be right, and changes nothing."""
    wrong = ["0", "8", "-1", "1.5", "zwei", "²", "99999999999999999999", "1 2 3", "skip", ""]
    ran = shell(PLAY, *wrong, "1", "2")
    assert len(questions(ran.out)) == 3
    assert ran.out.count("is not an answer here. Type a number from 1 to 7, or ? for help.") == 8
    assert ran.out.count("You cannot pass here. Type a number from 1 to 7, or ? for help.") == 2
    clean = shell(PLAY, "1", "2")
    assert questions(clean.out) == questions(ran.out)


def test_only_numbers_that_are_offered_are_named(shell: Shell) -> None:
    """The second card to discard is asked for without the first, and the others keep their numbers."""
    ran = shell(PLAY, "3", "3", "skip")
    assert "is not an answer here. Type one of the numbers 1, 2, 4, 5, 6, 7, or ? for help." in ran.out
    assert "You cannot pass here. Type one of the numbers 1, 2, 4, 5, 6, 7, or ? for help." in ran.out


def test_enter_passes_where_passing_is_offered(shell: Shell) -> None:
    """An empty line is the same as the number of the pass."""
    by_number = shell(PLAY, "1", "2", "1", "1")
    by_enter = shell(PLAY, "1", "2", "", "")
    assert "1 Pass  Enter" in by_enter.out
    assert questions(by_number.out) == questions(by_enter.out)
    assert "Ada built no room." in by_enter.out


def test_two_starting_discards_are_chosen_at_once(shell: Shell) -> None:
    """Two numbers of the same list discard both cards; so do the same two numbers one after the other."""
    at_once = shell(PLAY, "2 5")
    one_by_one = shell(PLAY, "2", "5")
    assert "Type two numbers to discard both cards at once: 2 5" in at_once.out
    discarded = re.findall(r"Ada discarded .*", at_once.out)
    assert discarded
    assert discarded == re.findall(r"Ada discarded .*", one_by_one.out)
    assert questions(at_once.out)[-1] == questions(one_by_one.out)[-1] == "Place your first room face down, or pass."
    assert len(questions(at_once.out)) == len(questions(one_by_one.out)) - 1


@pytest.mark.parametrize("typed", ["2 2", "2 8", "0 2", "2 x"])
def test_two_numbers_of_which_one_is_none_change_nothing(shell: Shell, typed: str) -> None:
    """Neither is taken, and the question stands."""
    ran = shell(PLAY, typed, "2 5")
    assert f"“{typed}” is not an answer here." in ran.out
    assert questions(ran.out)[-1] == "Place your first room face down, or pass."


def test_the_number_of_the_card_already_chosen_is_none(shell: Shell) -> None:
    """The second discard keeps the numbers of the first: that of the card chosen is gone."""
    ran = shell(PLAY, "2", "2", "5")
    assert "“2” is not an answer here." in ran.out
    assert re.findall(r"Ada discarded .*", ran.out) == re.findall(r"Ada discarded .*", shell(PLAY, "2 5").out)


def asked_with(game: Game, seat: int, *typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the text table of a seat shows and says while these lines are typed."""
    shown = io.StringIO()
    out = Console(file=shown, width=120, height=60, color_system=None)
    lines = iter([*typed, "quit"])
    monkeypatch.setattr(builtins, "input", lambda _: next(lines))
    bots = ["random"] * len(game.seats)  # type: ignore[attr-defined]
    bots[seat] = ""
    TextTable(Session(game, seat, bots), texts("en"), NAMES[: len(bots)], out, False, None).play()
    return shown.getvalue()


def test_while_a_rival_builds_nothing_reads_like_building(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question names the builder, and asks for spells and abilities only."""
    t = boss_monster(seats=["ann", "bob"])
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "open-grave")
    t.hand("bob", "freeze", "boulder-ramp")
    t.turns("build")
    t.answer("ann", "pass")
    told = asked_with(t.g, 1, monkeypatch=monkeypatch)
    assert "Bruno: Ada is building. Act?" in told
    assert "Which room do you build?" not in told
    assert "off this turn" in told  # what Freeze would do


@pytest.mark.parametrize(
    ("seat", "card", "why"),
    [
        (1, "boulder ramp", "It is not your turn to build."),
        (1, "Fear", "This spell can be cast only in the adventure phase."),
        (1, "zombie-attack", "This spell has no target right now."),
        (1, "freeze", "Freeze can be played now: 2."),
        (1, "cave", "“cave” is not in your hand. You hold: "),
        (0, "dracolich", "An advanced room must go on top of a room with a matching treasure."),
        (0, "", "“” is not in your hand."),
    ],
)
def test_why_a_card_cannot_be_played_now(seat: int, card: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`why not CARD` says the reason, with its rule."""
    t = boss_monster(seats=["ann", "bob"])
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "open-grave", "dracolich-lair")
    t.hand("bob", "freeze", "fear", "zombie-attack", "boulder-ramp")
    t.turns("build")
    if seat == 1:
        t.answer("ann", "pass")
    told = asked_with(t.g, seat, f"why not {card}", monkeypatch=monkeypatch)
    assert why in told


def test_a_dungeon_s_damage_is_what_the_forecast_counts_on() -> None:
    """Dizzygas Hallway adds to the trap behind it, the Maze sends back: the sum on the edge has both."""
    t = boss_monster(seats=["ann", "bob"])
    t.dungeon("ann", "dizzygas-hallway", "boulder-ramp", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=8))
    # 1, then 1 + 2 in the trap behind it, then back from the Maze: 1 again, without the Hallway before it.
    assert t.view("").seats[0].damage == 1 + 3 + 1
    t.phase("adventure").all_pass()
    assert sum(told["damage"] for told in t.told("room-hurt")) == 5


def test_skip_passes_for_the_phase() -> None:
    """One word stands for many passes; the next question comes in another phase, or when it is one's own turn."""
    t = boss_monster(seats=["ann", "bob"])
    t.dungeon("bob", "open-grave", "golem-factory")
    t.entrance("bob", a_hero(health=11, epic=True), a_hero(health=4))
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "giant-size", "freeze")
    t.turns("adventure")
    session = Session(t.g, 0, ["", "random"])
    asked = session.wait()
    assert asked is not None
    assert asked.kind == "react"
    session.pass_on()
    after = session.wait()
    assert after is not None
    assert session.view().turn == 2
    assert session.view().phase == "build"
    assert len([event for event in t.g.events if event.message.name == "hero-survived"]) == 1


def test_skip_stops_when_heroes_come_to_the_own_dungeon() -> None:
    """What happens at home is asked about, unless one has said skip there."""
    t = boss_monster(seats=["ann", "bob"], bosses=["xyzax", "draculord"])
    t.dungeon("bob", "open-grave", "golem-factory")
    t.entrance("bob", a_hero(health=4))
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=6))
    t.hand("ann", "giant-size")
    t.turns("adventure")
    session = Session(t.g, 0, ["", "random"])
    assert session.wait() is not None
    assert session.view().active == 1
    session.pass_on()
    assert session.wait() is not None
    assert session.view().active == 0
    session.pass_on()
    assert session.wait() is not None
    assert session.view().turn == 2


def test_every_kind_of_decision_has_a_hint() -> None:
    """Whatever the game may ask, a newcomer is told something about it, in every language."""
    kinds = {op.kind for program in PROGRAMS.values() for op in program.ops if isinstance(op, Choice)}
    # What keeps the kind of all choices leaves the asking to others.
    assert hinted("boss-monster") == kinds - {"choose"}


def test_a_hint_is_given_once(shell: Shell) -> None:
    """The second discard gets no hint, and with --no-hints nothing does."""
    hinted = shell(PLAY, "1", "1").out
    assert hinted.count("» Keep rooms that share a treasure") == 1
    assert "»" not in shell(f"{PLAY} --no-hints", "1", "1").out


# -- explaining ---------------------------------------------------------------------------------------------------


def test_cards_rules_and_marks_are_explained(shell: Shell) -> None:
    """By number, by name in any spelling, by id; and what cannot be found is told with what is near."""
    ran = shell(PLAY, "?", "? 1", "?goblin arm", "? dark-altar", "? BM-BAIT-05", "? zombie", "? qqqq", "? 9")
    assert "undo your last answer, until new information is revealed" in ran.out
    assert "●C cleric   ▲F fighter   ◆M mage   ■T thief" in ran.out
    assert "ordinary monster room · Damage: 1 · Treasure: fighter ×2" in ran.out
    assert "ordinary trap room · Damage: 1 · Treasure: cleric ×2" in ran.out
    assert "BM-BAIT-05  A hero goes to the entrance of the dungeon" in ran.out
    assert "“zombie” matches no card, or several. Did you mean: Zombie Prison, Zombie Attack?" in ran.out
    assert "“qqqq” matches no card, or several. Did you mean: " in ran.out
    assert "“9” is not an answer here." in ran.out
    assert len(questions(ran.out)) == 1


def test_why_leads_from_a_line_to_its_cause_and_rule(shell: Shell) -> None:
    """The last line, or any by its number; where there is no such line, that is said."""
    ran = shell(PLAY, "why", "log 99", "why 9", "why 99", "why what")
    assert "Bruno goes first with the highest XP: 800.\n  BM-SETUP-08  " in ran.out
    assert "Ada drew a starting hand: 5 rooms and 2 spells.\n  BM-SETUP-13  " in ran.out
    assert len(re.findall(r"Type why and the number of a line from 1 to \d\d\.", ran.out)) == 2


def test_a_cause_chain_is_told_back_to_its_start() -> None:
    """A hero's death is traced through the room to the dungeon it entered, with the rules and the card behind it."""
    t = boss_monster(seats=["ann", "bob"])
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "freeze")
    t.phase("adventure")
    t.answer("bob", "cast freeze")
    t.answer("bob", "room golem-factory ann 1")
    t.all_pass()
    out = io.StringIO()
    pen = Pen(Console(file=out, width=100), texts("en"))
    teller = Teller(texts("en"), underhall.GAMES[t.g.config.game], t.g, ["Ann", "Bob"])
    off, survived = (
        next(e for e in t.g.events if e.message.name == name) for name in ("room-deactivated", "hero-survived")
    )
    print_why(pen, teller, off, 0)
    print_why(pen, teller, survived, 0)
    told = out.getvalue()
    assert "  Golem Factory was deactivated until end of turn (Ann).\n    Freeze: Choose an active room" in told
    assert "  ← Bob cast Freeze on Golem Factory (Ann).\n  BM-KEY-11  " in told
    assert re.search(r"survived: Ann took 1 wound\.\n  ← .* entered Open Grave .*\n    ← Ann has 1 hero", told)
    assert "BM-ADV-15  " in told


def test_the_log_can_be_read_in_full(shell: Shell) -> None:
    """`log` also tells what the short log leaves out."""
    short = shell(PLAY)
    full = shell(PLAY, "log 99")
    assert "Bruno drew 7 cards." not in short.out
    assert "Bruno drew 7 cards." in full.out
    assert re.search(r"Ada drew 7 cards: .*Goblin Armory · Zombie Prison", full.out)


def test_what_follows_from_a_deed_is_indented_under_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """One step for what a line above it has set off; what stands by itself has none."""
    t = boss_monster(seats=["ann", "bob"])
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "freeze")
    t.phase("adventure")
    t.answer("bob", "cast freeze")
    t.answer("bob", "room golem-factory ann 1")
    t.all_pass()
    told = asked_with(t.g, t.seat("bob"), monkeypatch=monkeypatch)
    assert (
        "── Adventure phase ──\n"
        "1 Ada has 1 hero at the entrance.\n"
        "2 Bruno cast Freeze on Golem Factory (Ada).\n"
        "3   Golem Factory was deactivated until end of turn (Ada).\n"
        "4 Pugi the Druidess survived: Ada took 1 wound.\n"
    ) in told


# -- taking back --------------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_while_nothing_is_known_since(shell: Shell) -> None:
    """After one of two sealed discards the first is asked again, with the same answers."""
    ran = shell(PLAY, "1", "undo", "undo")
    asked = ran.out.split("★ Ada: ")
    assert asked[1].split(">")[0] == asked[3].split(">")[0] != asked[2].split(">")[0]
    assert "Undone. You are asked again." in ran.out
    assert "You have nothing to undo." in ran.out


def test_a_move_is_not_taken_back_past_what_came_to_light(shell: Shell) -> None:
    """The others have shown their discards: the refusal quotes that, and the question stays."""
    ran = shell(PLAY, "1", "2", "undo", "1")
    assert "That cannot be undone: new information has been revealed since. Bruno discarded" in ran.out.replace(
        "\n", " "
    )
    assert "Taken back" not in ran.out
    assert len(questions(ran.out)) == 4


def test_undo_plays_on_as_if_nothing_had_happened(shell: Shell) -> None:
    """Taking back and answering the same leads to the same game, byte for byte."""
    shell(f"{PLAY} --save straight.underhall", "1", "2", "3")
    shell(f"{PLAY} --save detour.underhall", "4", "undo", "1", "undo", "1", "2", "3")
    assert Path("straight.underhall").read_bytes() == Path("detour.underhall").read_bytes()


def test_a_look_through_a_deck_cannot_be_taken_back() -> None:
    """A search shows what is left in the deck, though nothing has happened that anybody else could see."""
    t = boss_monster(seats=["ann", "bob"], bosses=["king-croak", "xyzax"])
    t.dungeon("ann", "open-grave", "golem-factory", "dark-altar", "boulder-ramp", "bottomless-pit")
    t.phase("reveal")
    session = Session(t.g, 0, ["", "random"])
    decision = session.wait()
    assert decision is not None
    assert decision.kind == "may"
    session.answer(0)
    search = session.wait()
    assert search is not None
    assert search.kind == "search"
    assert session.revealing_event() is None
    assert session.has_looked
    session.answer(0)
    assert not session.has_looked  # the choice among the cards seen is another matter


def test_every_message_is_a_deed_a_consequence_or_news() -> None:
    """What is left counts as news: draws, luck, and the looks that one seat takes into hidden places."""
    messages = [message for message in vars(say).values() if isinstance(message, Message)]
    endings = {message.name for message in messages if message.name.startswith("won-")} | {"counted-out"}
    assert {message.name for message in messages if message.tells == NEWS} - endings == {
        "boss-dealt",
        "bosses-offered",
        "first-player",
        "hand-dealt",
        "mulligan-taken",
        "hero-revealed",
        "card-drawn",
        "deck-rebuilt",
        "deck-shuffled",
        "card-lost",
        "nothing-found",
        "card-stolen",
        "hand-seen",
    }


# -- saving and leaving -------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was(shell: Shell) -> None:
    """The question after loading is the one that was open."""
    left = shell(PLAY, "1", "1", "2", "save mine.underhall", "quit")
    assert "Saved: mine.underhall" in left.out
    command = re.search(r"Continue with: underhall (.*)", left.out)
    assert command is not None
    assert command.group(1) == "play boss-monster --load mine.underhall --bots greedy,greedy"
    back = shell(command.group(1))
    assert (
        left.out[left.out.rindex("★ Ada: ") :].split("\n>")[0] == back.out[back.out.rindex("★ Ada: ") :].split("\n>")[0]
    )
    assert "Seed: 4." in back.out


def test_the_end_of_input_saves_and_leaves(shell: Shell) -> None:
    """Whoever has answered something loses nothing, and an earlier file is left alone."""
    Path("boss-monster-4.underhall").write_bytes(b"precious")
    ran = shell(PLAY, "1")
    assert ran.code == 0
    assert "Saved: boss-monster-4-2.underhall" in ran.out
    assert Path("boss-monster-4.underhall").read_bytes() == b"precious"
    assert "Turn" not in shell("play boss-monster --load boss-monster-4-2.underhall").err


def test_leaving_at_once_leaves_nothing_behind(shell: Shell) -> None:
    """No answer, no file."""
    ran = shell(PLAY)
    assert ran.code == 0
    assert ran.out.endswith("Goodbye.\n")
    assert list(Path().iterdir()) == []


def test_an_interrupt_leaves_like_quit(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is no accident: the game is saved."""
    typed = iter(["1", "1"])

    def key(prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(builtins, "input", key)
    ran = shell(PLAY)
    assert ran.code == 130
    assert "Saved: boss-monster-4.underhall" in ran.out
    assert "underhall play boss-monster --load boss-monster-4.underhall" in ran.out


def test_a_file_that_cannot_be_written_is_no_end(shell: Shell) -> None:
    """The game goes on, and the message says what to do."""
    ran = shell(PLAY, "1", "save no/such/folder/x.underhall", "1", "quit")
    assert "no/such/folder/x.underhall could not be written:" in ran.out
    assert "Saved: boss-monster-4.underhall" in ran.out
    assert not list(Path().glob("*.part"))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("chess", "There is no game “chess”."),
        ("boss-monster --seats 7", "“boss-monster” is for 2 to 4 players; seats requested: 7."),
        (
            "boss-monster --bots deep",
            "There is no bot “deep”. Bots: random, easy, normal, hard, nightmare, adaptive, search",
        ),
        ("boss-monster --seats 4 --bots random,greedy", "“random,greedy” is not a value of the option “--bots”."),
        ("boss-monster --seat 3", "“3” is not a value of the option “--seat”. Valid values: 0, 1, 2."),
        ("boss-monster --option hard_mode", "“hard_mode” is not a value of the option “--option”."),
        ("boss-monster --option hard=on", "There is no option “hard”. Options: edition,"),
        ("boss-monster --load none.underhall", "There is no file “none.underhall”. Check the name and the folder."),
        ("boss-monster --load bad.underhall", "This save cannot be loaded: it is not an Underhall save."),
        ("boss-monster --load x --seed 1 --seats 2", "These options do not go together: --load, --seats, --seed."),
    ],
)
def test_what_cannot_be_played_is_told(shell: Shell, options: str, told: str) -> None:
    """Exit code 2, a sentence that says what would be right, and no table."""
    Path("bad.underhall").write_bytes(b"nonsense")
    ran = shell(f"play {options}")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_bots_may_be_named_one_by_one(shell: Shell) -> None:
    """As many names as there are other seats, and no number of seats is needed."""
    ran = shell("play boss-monster --seed 1 --bots random,greedy,random --seat 1")
    assert [re.search(rf"{name} \((\w+)\)", ran.out).group(1) for name in NAMES] == [  # type: ignore[union-attr]
        "random",
        "you",
        "greedy",
        "random",
    ]


# -- the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_every_window(lang: str) -> None:
    """No line is wider than the window, whatever its size and whatever lies on the table."""
    sizes: list[Size] = ["large", "medium", "mixed", "small"]
    for seed in range(3):
        for answers in range(0, 200, 37):
            game = random_game(4, seed, answers)
            board = BossBoard(texts(lang), NAMES, ["", "random", "random", "random"])
            for width in (60, 80, 100, 140):
                for size in sizes:
                    for line in board.table(_view(game, 0), _outlook(game), width, size):
                        assert line.cell_len <= width, line.plain


def test_the_table_shows_what_the_seat_may_know(shell: Shell) -> None:
    """Everything public is on it; what is hidden is not, also for somebody who only watches."""
    t = boss_monster(seats=["ann", "bob"])
    t.dungeon("ann", "open-grave", ["dark-altar", "golem-factory"])
    t.dungeon("bob", "boulder-ramp")
    t.hand("ann", "freeze")
    t.hand("bob", "fear")
    t.town(a_hero(health=6, wants="cleric"))
    t.entrance("bob", a_hero(health=4, wants="thief"))
    board = BossBoard(texts("en"), ["Ann", "Bob"], ["", "greedy"])
    shown = "\n".join(line.plain for line in board.table(_view(t.g, 0), _outlook(t.g), 100, "medium"))
    for word in (
        "Ann (you)",
        "Bob (greedy)",
        "Open Grave",
        "Golem Factory",
        "≡2",
        "Boulder Ramp",
        "Freeze",
        "♥6",
        "♥4",
    ):
        assert word in shown, word
    assert "Fear" not in shown
    watched = "\n".join(line.plain for line in board.table(_view(t.g, -1), _outlook(t.g), 100, "medium"))
    assert "Freeze" not in watched
    assert "Golem Factory" in watched


@pytest.mark.parametrize(
    ("rooms", "health", "dies"),
    [
        (["golem-factory", "open-grave"], 4, True),
        (["golem-factory", "open-grave"], 6, False),
        (["golem-factory", "minotaur-s-maze"], 4, True),  # sent back once: twice 2
        (["minotaur-s-maze", "golem-factory"], 4, False),  # nothing on the left of the maze
        (["dizzygas-hallway", "boulder-ramp"], 4, True),  # 1, then 1 + 2
        (["boulder-ramp", "dizzygas-hallway", "golem-factory"], 6, False),  # the next room is no trap
        (["goblin-armory", "golem-factory"], 4, True),  # 1, then 2 + 1
        ([], 4, False),
    ],
)
def test_the_forecast_is_what_happens(rooms: list[str], health: int, dies: bool) -> None:
    """Without spells and abilities a hero fares as the table foretold."""
    t = boss_monster(seats=["ann", "bob"])
    t.dungeon("ann", *rooms)
    t.entrance("ann", a_hero(health=health))
    foretold = _outlook(t.g).entrances[0][0]
    assert (foretold.dies, foretold.sure) == (dies, True)
    t.phase("adventure")
    while t.g.decisions:
        t.all_pass()
    after = _view(t.g, 0).seats[0]
    assert (after.souls, after.wounds) == ((1, 0) if dies else (0, 1))


def test_souls_and_wounds_can_be_counted_from_the_events() -> None:
    """At the end of any game the count is what lies in front of the players."""
    for seed in range(12):
        game = random_game(4, seed)
        view = _view(game, -1)
        last = BossBoard(texts("en"), NAMES, [""] * 4).standings(game.events, 4)[-1]
        assert last.turn == view.turn
        assert last.values["souls"] == [side.souls for side in view.seats]
        assert last.values["wounds"] == [side.wounds for side in view.seats]


def test_a_real_terminal_of_80_by_24(tmp_path: Path) -> None:
    """In a pseudo-terminal without colours: nothing wider than the window, no colour codes, lines as typed."""
    said = _in_a_terminal(tmp_path, ["1", "1", "2", "?", "undo", "quit"])
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", said)
    assert "Saved: boss-monster-4.underhall" in plain
    assert "That cannot be undone" in plain
    assert not re.search(r"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7]|38|48)(?:;\d+)*m", said)
    console = Console(width=200)
    for line in plain.splitlines():
        assert console.measure(line.rstrip("\r")).maximum <= 80, line


def test_the_picture_of_the_table_stands_on_its_own() -> None:
    """The picture in README loads nothing from anywhere."""
    picture = (Path(__file__).parents[2] / "docs" / "terminal.svg").read_text("utf-8")
    assert re.findall(r"https?://[^\s\"']+", picture) == ["http://www.w3.org/2000/svg"]
    assert [link for link in re.findall(r"url\(([^)]*)\)", picture) if not link.startswith("#")] == []
    assert "font-face" not in picture


def _in_a_terminal(folder: Path, typed: list[str]) -> str:
    """What the command prints in a terminal of 80 by 24, each line typed once it asks."""
    leader, follower = pty.openpty()
    settings = {"TERM": "xterm", "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24"}
    environment = {**os.environ, **settings, "PYTHONPATH": str(Path(underhall.__file__).parents[1])}
    command = [sys.executable, "-m", "underhall.cli", *PLAY.split(), "--lang", "en"]
    process = subprocess.Popen(command, cwd=folder, env=environment, stdin=follower, stdout=follower, stderr=follower)
    os.close(follower)
    said = ""
    end = time.monotonic() + 240
    asked = 0
    while time.monotonic() < end:
        ready, _, _ = select.select([leader], [], [], 0.2)
        if ready:
            try:
                said += os.read(leader, 65536).decode("utf-8", errors="replace")
            except OSError:
                break  # the other end has closed
        elif process.poll() is not None:
            break
        if said.count("> ") > asked and said.endswith("> ") and typed:
            asked = said.count("> ")
            os.write(leader, f"{typed.pop(0)}\n".encode())
    os.close(leader)
    assert process.wait(timeout=60) == 0
    return said


def _view(game: Game, seat: int) -> View:
    view = game.view(seat)
    assert isinstance(view, View)
    return view


def _outlook(game: Game) -> OutlookView:
    outlook = underhall.game_info(game.config.game).outlook(game, -1)
    assert isinstance(outlook, OutlookView)
    return outlook
