"""Munchkin Quest in the terminal: map, sheets and fights are drawn, everything it asks is explained, and games end."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import underhall
from tests.cli.shell import Shell
from tests.quest_fights import bid, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from tests.text_hints import hinted
from underhall.bots import new_bot
from underhall.cli.boards import new_board
from underhall.cli.session import Session
from underhall.cli.text_table import TextTable
from underhall.games import GAMES
from underhall.games.munchkin_quest.combat import MONSTER_ROLL
from underhall.games.munchkin_quest.facts import COLOURS
from underhall.games.munchkin_quest.packing import die_face
from underhall.games.munchkin_quest.programs import PROGRAMS
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.text_board.board import QuestBoard
from underhall.games.munchkin_quest.text_board.map import EMBLEMS, QuestMap
from underhall.games.munchkin_quest.view_types import OutlookView, View
from underhall.kernel.decisions import Choice
from underhall.kernel.explain import percent
from underhall.kernel.luck import seeded
from underhall.terminal.board import SIZES, Board
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

pytestmark = pytest.mark.once

NAMES = ["Ada", "Bruno", "Chiyo", "Dmytro"]
PLAY = "play munchkin-quest --text --seed 1 --option length=short"
MOST_ANSWERS = 900
LASTING = ("die", "end")  # a random player who leaves these out sees more of the dungeon


def questions(out: str) -> list[str]:
    """What the person was asked, question by question."""
    return re.findall(r"^☾ \w+: (.*)$", out, re.MULTILINE)


def random_game(seats: int, seed: int, answers: int | None = None) -> MunchkinQuest:
    """A game that keeps its events, to its end or for so many answers."""
    game = underhall.engine.new("munchkin-quest", seats, seed, {"length": "short"})
    luck = seeded(seed)
    while game.decisions and len(game.answers) // 2 != answers:
        decision = game.decisions[0]
        wanted = [option for option in decision.options if option.kind not in LASTING]
        if all(option.kind == "tidy" for option in wanted):  # for ever, if nothing can be tidied
            wanted = [option for option in decision.options if option.kind != "die"]
        game.answer(decision.seat, wanted[luck.below(len(wanted))])
    assert isinstance(game, MunchkinQuest)
    return game


def board_for(seats: int, lang: str = "en") -> Board[Any, Any]:
    return new_board("munchkin-quest", texts(lang), NAMES[:seats], ["", *["greedy"] * (seats - 1)])


def view_of(game: MunchkinQuest, seat: int) -> View:
    view = game.view(seat)
    assert isinstance(view, View)
    return view


def outlook_of(game: MunchkinQuest) -> OutlookView:
    outlook = GAMES["munchkin-quest"].outlook(game, -1)
    assert isinstance(outlook, OutlookView)
    return outlook


def drawn(t: QuestTable, name: str = "", page: str = "") -> str:
    """The table, or a page of it, as somebody sees it."""
    seat = t.seat(name) if name else -1
    board = board_for(len(t.names))
    view, outlook = view_of(t.g, seat), outlook_of(t.g)
    lines = board.page(page, view, outlook, 100) if page else board.table(view, outlook, 100, "medium")
    return "\n".join(line.plain for line in lines)


def asked(t: QuestTable, name: str, lang: str = "en") -> str:
    """The question that somebody is asked, as it is printed."""
    seats = len(t.names)
    teller = Teller(texts(lang), GAMES[t.g.config.game], t.g, NAMES[:seats])
    view = view_of(t.g, t.seat(name))
    lines = board_for(seats, lang).asked(t.decision(name), view, outlook_of(t.g), teller, 100)
    return "\n".join(line.plain for line in lines)


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "ja"), (4, "pl")])
def test_a_whole_game_can_be_played(shell: Shell, seats: int, lang: str) -> None:
    """From man or woman to the winner, with levels round by round, and the save replays, in words as well."""
    typed = ["1", "2", "", "3", "1", "1"] * (MOST_ANSWERS // 6)
    ran = shell(f"{PLAY} --lang {lang} --seats {seats} --save whole.underhall", *typed)
    assert ran.code == 0
    assert texts(lang).say("munchkin-quest-ask-moves") in ran.out
    end = ran.out[ran.out.rindex(" (MQ-") :]
    rule = re.match(r" \((MQ-(?:BOSS-1[01]|WIN-02))\)", end)
    assert rule is not None
    assert sum(line.startswith(tuple("☾★♣♦")) for line in end.splitlines()) == seats
    assert re.search(r"[▁▂▃▄▅▆▇█]", end)
    assert "whole.underhall" in end
    assert shell("replay whole.underhall --verify").code == 0
    told = shell(f"replay whole.underhall --lang {lang}")
    assert told.code == 0
    assert texts(lang).say(f"ending-{rule.group(1).lower()}") in told.out


def test_replays_tell_levels(shell: Shell) -> None:
    """In the middle of a game what everybody has; for programs, by rounds."""
    ran = shell(f"{PLAY} --save half.underhall", "1", *["1"] * 12)
    assert "Saved: half.underhall" in ran.out
    told = shell("replay half.underhall")
    assert re.search(r"^★ Bruno: level \d$", told.out, re.MULTILINE)
    rounds = shell("replay half.underhall --json").json["rounds"]
    assert rounds[0]["round"] == 1
    assert len(rounds[0]["level"]) == 3


def test_levels_can_be_counted_from_the_events() -> None:
    """At the end of any game the count is what the sheets say."""
    for seed in range(4):
        game = random_game(3, seed)
        last = board_for(3).standings(game.events, 3)[-1]
        assert last.values["level"] == [side.level for side in view_of(game, -1).seats]


def test_nobody_wins_against_the_monsters(shell: Shell) -> None:
    """Where all have died, that is said instead of a winner."""
    t = munchkin_quest(["ann", "bob"])
    t.dead("bob")
    t.begin("ann")
    t.answer("ann", "die")
    t.answer("ann", "yes")
    view = view_of(t.g, 0)
    assert t.g.outcome is not None
    assert board_for(2).result(view) == "The monsters win"
    assert [board_for(2).fate(view, seat) for seat in (0, 1)] == ["dead", "dead"]


# -- answering, explaining, saving ------------------------------------------------------------------------------------


def test_what_is_no_answer_is_refused_and_asked_again(shell: Shell) -> None:
    """Each wrong line is told what would be right, and changes nothing."""
    wrong = ["0", "3", "-1", "1.5", "zwei", "²", "99999999999999999999", "1 2", "skip", ""]
    ran = shell(PLAY, *wrong, "1")
    assert ran.out.count("is not an answer here. Type a number from 1 to 2, or ? for help.") == 8
    assert ran.out.count("You cannot pass here. Type a number from 1 to 2, or ? for help.") == 2
    assert questions(shell(PLAY, "1").out) == questions(ran.out)


def test_cards_rooms_rules_and_marks_are_explained(shell: Shell) -> None:
    """By number, by name in any spelling, by id; and what cannot be found is told with what is near."""
    wanted = ["?", "? 2", "?goldfish", "? d-cleric", "? entrance", "? MQ-HELP-09", "? scroll", "? qqqq", "? 1"]
    ran = shell(PLAY, "1", *wanted)
    out = ran.out.replace("\n", " ")
    assert "passage, door, locked door, hidden passage; a gap is a wall" in out
    assert "☾ Red   ▲ Orange   ★ Yellow   ♣ Green   ♦ Blue   ϟ Purple" in out
    assert "pass until this phase or fight ends" in out
    assert "Level: 1 · Dice: 1 · Treasures: 1" in out
    assert "Bad Stuff: It gives you a look." in out
    assert "Bandage: Any time except combat: discard a card" in out
    assert "Kind: Class · Copies: 4" in out
    assert "0 Entrance" in out
    assert "east: door into the unknown, 1 move" in out
    assert "MQ-HELP-09  A helper may be paid with gold" in out
    assert "“scroll” matches no card, or several. Did you mean: Scroll of" in out
    assert "“qqqq” matches no card, or several." in out
    assert "This option has no card." in out
    assert len(questions(ran.out)) == 2


def test_pages_show_more_of_the_table(shell: Shell) -> None:
    """The map, its rooms in words, the sheets in full, the discards; nothing is answered by it."""
    ran = shell(PLAY, "1", "1", "map", "rooms", "sheets", "discards", "table", "why", "log 5")
    assert "☾ Red   ▲ Orange" in ran.out
    assert "cannot be searched" in ran.out
    assert "Head: – · Body: – · Feet: –" in ran.out
    assert "Discarded Treasures (0):" in ran.out
    assert len(questions(ran.out)) == 3


def test_why_leads_from_a_line_to_its_cause_and_rule() -> None:
    """A level is traced back through the fight to the step into the dark or the card behind it."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-goldfish", "waiting-room", "bob")
    t.level("ann", 5)
    walk_in(t)
    t.answer("ann", "roll")
    t.all_pass()
    gained = next(event for event in t.g.events if event.message.name == "level-gained")
    told = Teller(texts("en"), GAMES[t.g.config.game], t.g, NAMES[:2]).why(gained, t.g.events, 0)
    assert told[0] == "Ada gained a level: now level 6. MQ-COMBAT-44"
    assert any("Ada against Goldfish (level 1)" in line for line in told)


def test_a_move_is_taken_back_while_nothing_is_known_since(shell: Shell) -> None:
    """Laying out a card is taken back; what luck or others have shown is not."""
    ran = shell(PLAY, "1", "4", "undo", "undo", "1")
    assert "Undone. You are asked again." in ran.out
    assert "That cannot be undone: new information has been revealed since." in ran.out
    shell(f"{PLAY} --save straight.underhall", "1", "4", "2")
    shell(f"{PLAY} --save detour.underhall", "1", "2", "undo", "4", "2")
    assert Path("straight.underhall").read_bytes() == Path("detour.underhall").read_bytes()


def test_a_saved_game_goes_on_where_it_was(shell: Shell) -> None:
    """The question after loading is the one that was open."""
    left = shell(PLAY, "1", "4", "save mine.underhall", "quit")
    command = re.search(r"Continue with: underhall (.*)", left.out)
    assert command is not None
    assert command.group(1) == "play munchkin-quest --load mine.underhall --bots greedy,greedy"
    back = shell(command.group(1))
    assert questions(back.out)[-1] == questions(left.out)[-1]


def test_a_short_way_to_arrange_things_does_not_draw_the_table_again(shell: Shell) -> None:
    """Laying out a card is told in one line below the question before."""
    ran = shell(PLAY, "1", "4")
    assert ran.out.count("MUNCHKIN QUEST · turn 0") == 2
    assert "Ada laid out Bubble-Wrap Hauberk." in ran.out


def test_hints_are_given_once(shell: Shell) -> None:
    hinted = shell(PLAY, "1", "4", "2").out
    assert hinted.count("» The first to kill the Boss wins.") == 1
    assert hinted.count("» Lay out a race, a class and items before the first turn.") == 1
    assert "»" not in shell(f"{PLAY} --no-hints", "1", "4").out


def test_every_kind_of_decision_has_a_hint() -> None:
    """Whatever the game may ask, a newcomer is told something about it, in every language."""
    kinds = {op.kind for program in PROGRAMS.values() for op in program.ops if isinstance(op, Choice)} - {"choose"}
    assert hinted("munchkin-quest") == kinds | {"bid-counter"}  # the leader's own terms


# -- passing ------------------------------------------------------------------------------------------------------


def session(t: QuestTable, name: str) -> Session:
    return Session(t.g, t.seat(name), ["" if other == name else "random" for other in t.names])


def test_a_moment_in_which_one_could_only_tidy_up_is_not_asked_about() -> None:
    """It can wait for the own turn."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-mighty-pen")
    t.begin("bob", "window")
    assert t.may("ann", "tidy")
    after = session(t, "ann").wait()
    assert after is not None
    assert after.kind != "react"


def test_what_one_has_passed_on_is_not_asked_again() -> None:
    """A curse in hand is offered at the first step of a turn, not at every one."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("night-school", "east", "waiting-room")
    t.hand("ann", "d-curse-hiccups-of-doom")
    t.begin("bob")
    t.answer("bob", "walk", place="waiting-room")
    table = session(t, "ann")
    decision = table.wait()
    assert decision is not None
    assert [option.kind for option in decision.options] == ["pass", "play", "trade"]
    table.answer(0)
    t.answer("bob", "walk", place="night-school")
    again = t.decision("ann")
    assert table._matter(again) in table.passed
    t.all_pass()
    assert t.where("bob") == "night-school"


def test_skip_ends_where_the_own_fight_begins() -> None:
    """Whoever skips is asked again in a fight of their own, or when somebody acts."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.hand("ann", "d-curse-hiccups-of-doom")
    t.begin("bob")
    t.answer("bob", "walk", place="waiting-room")
    table = session(t, "ann")
    asked_first = table.wait()
    assert asked_first is not None
    table.pass_on()
    after = table.wait()
    assert after is not None
    assert after.kind != "react" or table.view().turn > 1 or table.view().fight is not None


# -- the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits_every_window(lang: str, seats: int) -> None:
    """No line is wider than the window, whatever its size and whatever lies on the table."""
    board = board_for(seats, lang)
    for answers in (0, 40, 130, 260):
        game = random_game(seats, answers, answers)
        view, outlook = view_of(game, 0), outlook_of(game)
        for width in (60, 80, 100, 140):
            lines = [line for size in SIZES for line in board.table(view, outlook, width, size)]
            lines += [line for word in board.pages for line in board.page(word, view, outlook, width)]
            for line in lines:
                assert line.cell_len <= width, line.plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_told_and_no_two_answers_look_the_same(lang: str) -> None:
    """Whatever is asked in a random game, every answer differs from every other in what is printed of it."""
    seats = 3
    game = underhall.engine.new("munchkin-quest", seats, lang, {"length": "short"})
    board, teller = board_for(seats, lang), Teller(texts(lang), GAMES[game.config.game], game, NAMES[:seats])
    luck = seeded(lang)
    for _ in range(400):
        if not game.decisions:
            break
        decision = game.decisions[0]
        outlook = GAMES["munchkin-quest"].outlook(game, decision.seat)
        question = board.questions(decision, game.view(decision.seat), outlook, teller, board, 100)
        assert all(line.cell_len <= 100 for line in question.lines())
        told = [(question.option_text(o).plain, question.note(o).plain, o.fields.get("card")) for o in decision.options]
        assert len(set(told)) == len(told), told
        wanted = [option for option in decision.options if option.kind not in LASTING] or list(decision.options)
        game.answer(decision.seat, wanted[luck.below(len(wanted))])


def test_the_map_shows_rooms_links_and_who_is_there() -> None:
    """Rooms stand where they lie, with the signs of the links between them, and those that lead into the dark."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east", link="locked")
    t.room("night-school", "south", "waiting-room", link="hidden")
    t.link("waiting-room", "north", "wall")
    t.monster("m-goldfish", "waiting-room", "bob")
    t.at("bob", "night-school")
    t.floor("night-school", gold=200)
    t.begin("ann")
    shown = drawn(t, "ann", "map").splitlines()
    first = next(number for number, line in enumerate(shown) if "[ 0" in line)
    assert shown[first].rstrip() == "─[ 0☾   ]#[ 1☠   ]─"
    assert shown[first + 1].rstrip() == "   │        ?"
    assert shown[first + 2].rstrip() == "         ─[ 2★¤  ]─"
    assert any(line.startswith(" 2 Night School: ★ Bruno · ¤ 200 gold") for line in shown)
    rooms = drawn(t, "ann", "rooms").replace("\n", " ")
    assert "south: hidden passage to 2 Night School, 3 moves" in rooms
    assert "north: wall" in rooms
    assert "Deal: Once per turn: pay 800 in gold and items" in rooms


def test_a_map_that_is_too_wide_is_cut_around_the_viewer() -> None:
    t = munchkin_quest(["ann", "bob"])
    faces = ["waiting-room", "night-school", "hospital", "beige-chamber", "tombola-tomb", "broom-cupboard"]
    laid = ["entrance"]
    for face in faces:
        if face in ("hospital", "beige-chamber", "broom-cupboard"):
            continue  # the other side of a tile that lies already
        t.room(face, "east", laid[-1])
        laid.append(face)
    t.at("ann", laid[-1])
    t.begin("ann")
    view = view_of(t.g, 0)
    map_ = QuestMap(texts("en"), view, QuestBoard.players, NAMES[:2])
    shown = "\n".join(line.plain for line in map_.drawn(20))
    assert f"[{len(laid) - 1:>2}☾" in shown
    assert "[ 0" not in shown
    assert "type rooms to see all of it" in shown


def test_the_table_shows_what_the_seat_may_know() -> None:
    """Sheets, places and one's own hand are on it; what others hold is not, also for somebody who only watches."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("bob", "d-elf", "d-cleric")
    t.items("bob", "t-mighty-pen")
    t.items("ann", "t-bubble-wrap-hauberk", packed=True)
    t.cursed("ann", "d-curse-hiccups-of-doom")
    t.hand("ann", "t-staff-of-other-business", "d-wizard")
    t.hand("bob", "d-halfling")
    t.gold("ann", 700)
    t.begin("ann")
    shown = drawn(t, "ann")
    for word in (
        "► ☾ Ada (you) Human · Level 1 · Hits 4/4 · Moves 3/3 · Gold 700",
        "★ Bruno (greedy) Elf/Cleric",
        "Mighty Pen +1",
        "Pack 1/2: Bubble-Wrap Hauberk",
        "Curses: Hiccups of Doom",
        "Hand 0+1",
        "Staff of Any Other Business +4 Two hands 500",
        "Your hand (2; at most 5",
    ):
        assert word in shown, word
    assert "Halfling" not in shown
    watched = drawn(t)
    assert "Staff of Any Other Business" not in watched
    assert "Halfling" not in watched
    assert "Mighty Pen" in watched


def test_a_fight_shows_both_sums_the_odds_and_who_may_act() -> None:
    """Every summand with its source, dice to roll, what is at stake; then offers, and their terms in the question."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-goldfish", "waiting-room", "bob", "d-enh-humongous")
    t.items("ann", "t-mighty-pen")
    walk_in(t)
    shown = drawn(t, "ann")
    assert "Fight: ☾ Ada ⚔ ☠9 Goldfish ★ · 1 Waiting Room" in shown
    assert "Munchkins 2 + ⚄1 · Ada: level 1 · Mighty Pen +1" in shown
    assert "Monsters 9 + ⚄1 · Goldfish 1 · Humongous +8" in shown
    assert "3 Treasures · +1 level · 0% if nobody acts · with Bruno: 16%" in shown
    assert "Who can still act: Bruno" in shown
    assert "1 Roll the dice" in asked(t, "ann")
    t.answer("ann", "call")
    assert "What do you want for your help?" in asked(t, "bob")
    assert "► Ada against Goldfish ☠9: 2 + ⚄1 to 9 + ⚄1." in asked(t, "bob")
    assert "2 no Treasures" in asked(t, "bob")
    t.answer("bob", "number", number=1)
    assert "What do you want for your help? So far: 1 Treasure." in asked(t, "bob")
    t.answer("bob", "gold", number=100)
    t.answer("bob", "done")
    t.answer("bob", "first-pick")
    assert "Help: ★ Bruno: 1 Treasure (picking first), 100 gold" in drawn(t, "ann")
    assert re.search(r"Accept Bruno’s offer +1 Treasure \(picking first\), 100 gold", asked(t, "ann"))
    t.answer("ann", "counter", seat="bob")
    assert "What do you offer Bruno?" in asked(t, "ann")
    bid(t, "ann", 0, 0)
    assert "Ada offers you: no Treasures." in asked(t, "bob")


def test_a_reaction_says_to_what() -> None:
    """Who is about to do what, which curse goes to whom, what was rolled."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-goldfish", "waiting-room", "bob")
    t.hand("bob", "d-curse-hiccups-of-doom", "d-loaded-die")
    t.hand("ann", "t-wishing-ring")
    t.items("ann", "t-wishing-ring")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    assert "► Ada is about to walk." in asked(t, "bob")
    t.answer("bob", "pass")
    t.answer("ann", "roll")
    assert "► Ada is about to roll for the fight." in asked(t, "bob")
    t.answer("bob", "play", card="d-curse-hiccups-of-doom")
    t.answer("bob", "seat", seat="ann")
    assert "► Bruno plays Hiccups of Doom on Ada." in asked(t, "ann")
    t.answer("ann", "pass")
    while not t.g.pending or t.g.pending[0].seat != 1:
        t.answer("ann", t.decision("ann").options[0].kind)
    assert "► Ada rolled: " in asked(t, "bob")


def test_the_monster_die_is_told_as_it_lies() -> None:
    """Who may still turn it sees the colour that was rolled, not the one of the turn before."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-loaded-die")
    t.begin("ann")
    t.answer("ann", "end")
    roll = t.g.roll
    assert roll is not None
    assert roll.kind == MONSTER_ROLL
    rolled = die_face(roll.dice[0]) - 1
    t.g.die = (rolled + 1) % len(COLOURS)
    symbol = EMBLEMS[COLOURS[rolled]][0]
    assert f"► Ada rolled: {symbol}" in asked(t, "ann")
    assert f"Monster Die: {symbol}" in drawn(t)


def test_a_trade_shows_both_sides() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-mighty-pen")
    t.gold("bob", 300)
    t.begin("ann")
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "item", card="t-mighty-pen")
    t.answer("ann", "want-gold", number=200)
    question = asked(t, "ann")
    assert "► Ada gives: Mighty Pen" in question
    assert "► Bruno gives: 200 gold" in question
    assert "Ada gives: Mighty Pen" in drawn(t, "bob")


def test_the_log_leaves_out_the_small_print_of_others() -> None:
    """Whose fight it is not is told how it ended, not every die; one's own fight is told in full."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-goldfish", "waiting-room", "bob")
    t.level("ann", 9)
    walk_in(t)
    t.answer("ann", "roll")
    t.all_pass()
    told: dict[str, set[str]] = {}
    for name in ("ann", "bob"):
        board = board_for(2)
        view = view_of(t.g, t.seat(name))
        told[name] = {e.message.name for e in t.g.events if not board.is_routine(e, [], view)}
    assert {"fight-dice", "fight-totals", "level-gained", "monster-killed"} <= told["ann"]
    assert {"level-gained", "monster-killed"} <= told["bob"]
    assert {"fight-dice", "fight-totals", "walked"}.isdisjoint(told["bob"])


def test_the_table_and_the_question_state_the_same_odds() -> None:
    """A tie counts where it is won: a warrior's odds are better than a human's by just that."""
    stated: list[str] = []
    for laid in ("", "d-warrior"):
        t = munchkin_quest(["ann", "bob"])
        t.room("waiting-room", "east")
        t.monster("m-goldfish", "waiting-room", "bob")
        if laid:
            t.laid("ann", laid)
        walk_in(t)
        odds = re.findall(r"(\d+)% if nobody acts", drawn(t, "ann"))
        assert len(odds) == 1
        explanation = GAMES["munchkin-quest"].explain(t.g, t.decision("ann"))
        assert str(percent(explanation.question[-1].odds)) == odds[0]
        stated += odds
    assert int(stated[0]) < int(stated[1])


# -- the other commands ---------------------------------------------------------------------------------------------


def test_bots_play_it_and_its_games_are_counted(shell: Shell) -> None:
    ran = shell(
        "simulate munchkin-quest --seats 2 --bots greedy,random --games 2 --seed 1 --option length=short --json"
    )
    assert (ran.code, ran.json["games"]) == (0, 2)
    counted = shell("report munchkin-quest --seats 2 --bot random --games 2 --seed 1 --json")
    assert counted.code == 0
    assert {fate["type"] for fate in counted.json["cards"].values()} == {"monster", "treasure", "dxm", "race", "class"}
    assert any(fate["played"] for fate in counted.json["cards"].values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_told_in_full(shell: Shell, lang: str) -> None:
    """Three tables, no id cut, every card with its figures; and one alone with all its texts."""
    ran = shell(f"cards munchkin-quest --lang {lang}")
    assert ran.code == 0
    for id in GAMES["munchkin-quest"].card_ids:
        assert f" {id} " in ran.out, id
    one = shell(f"cards munchkin-quest d-cleric --lang {lang}")
    assert texts(lang).attribute("card-d-cleric", "name-1") in one.out


def test_a_bot_can_sit_at_the_keyboard(shell: Shell) -> None:
    """The whole of a greedy game, question by question: everything it is asked can be printed and answered."""
    game = underhall.engine.new("munchkin-quest", 2, "keyboard", {"length": "short"})
    table = Session(game, 0, ["", "greedy"])
    board, teller = board_for(2), Teller(texts("en"), GAMES[game.config.game], game, NAMES[:2])
    count = 0
    while (decision := table.wait()) is not None:
        assert board.asked(decision, table.view(), table.outlook(), teller, 100)
        bot = new_bot("greedy", 0, seeded(str(count)))
        table.answer(bot.choose(table.view, decision, lambda luck: game.imagine(0, luck)))
        count += 1
    assert game.outcome is not None
    assert count > 20


# -- what an answer costs, and why a number is what it is ------------------------------------------------------------


def test_buying_a_level_shows_the_sum_and_can_be_left() -> None:
    """What the items count, what gold would pay, what is still missing; then the level, or everything kept."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-handheld-ballista", "t-pot-lid", "t-pleather-jerkin")
    t.gold("ann", 600)
    t.begin("ann")
    t.answer("ann", "buy-level")
    question = asked(t, "ann")
    assert "► A level costs 1,000. Even with your 600 gold, you are 400 short." in question
    assert "Keep everything" in question
    assert "Buy the level" not in question
    t.answer("ann", "item", card="t-handheld-ballista")
    question = asked(t, "ann")
    assert "► One item: 600 of 1,000. Your 400 gold covers the rest." in question
    assert "Buy the level" in question


@pytest.mark.parametrize(
    ("deed", "more"), [("stow", {"Take Mighty Pen out of the pack": 8}), ("drop", {})], ids=["stow", "drop"]
)
def test_numbers_stay_put_while_one_tidies_up(deed: str, more: dict[str, int]) -> None:
    """An answer that is printed again has the number that it had; a new one comes behind all others."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-mighty-pen", "t-pot-lid")
    t.gold("ann", 200)
    t.begin("ann")
    t.answer("ann", "tidy")
    printed = io.StringIO()
    table = text_table(t, printed)
    before = numbers(table, t, printed)
    assert sorted(before.values()) == list(range(1, 8))
    t.answer("ann", deed, card="t-mighty-pen")
    after = numbers(table, t, printed)
    gone = {"Stow Mighty Pen in the pack"}
    if deed == "drop":
        gone.add("Drop Mighty Pen")
    assert after == {**{told: number for told, number in before.items() if told not in gone}, **more}


def option_number(out: str, words: str) -> str:
    """The number that stands before an answer."""
    found = re.findall(rf"(\d+) {words}", out)
    assert found, words
    return str(found[-1])


def test_what_is_for_good_is_asked_twice(shell: Shell) -> None:
    """Leaving gold lying takes the same number twice; anything else in between, and one has not meant it."""
    typed = ["1", "1", option_number(shell(PLAY, "1", "1").out, "Tidy up")]
    drop = option_number(shell(PLAY, *typed).out, "Drop 100 gold")
    once = shell(PLAY, *typed, drop, "map", "quit")
    assert f"cannot be undone. Type {drop} again to confirm." in once.out
    assert "Ada dropped" not in once.out
    twice = shell(PLAY, *typed, drop, drop, "quit")
    assert len(questions(twice.out)) == len(questions(once.out)) + 1
    assert "Ada dropped" in twice.out


@pytest.mark.parametrize(("answer", "dies"), [("No", False), ("Yes", True)])
def test_dying_on_purpose_is_a_question_of_its_own(shell: Shell, answer: str, dies: bool) -> None:
    """It is asked once more what it costs, and by no second confirmation of the terminal's."""
    die = option_number(shell(PLAY, "1", "1").out, "Die on purpose")
    ran = shell(PLAY, "1", "1", die)
    assert questions(ran.out)[-1].startswith("Die on purpose? You lose your hand, gold and items")
    assert "is for good" not in ran.out
    then = shell(PLAY, "1", "1", die, option_number(ran.out, answer), "quit")
    assert ("Ada preferred to die" in then.out) is dies


def test_the_lines_of_the_log_are_counted_from_the_top(shell: Shell) -> None:
    """1, 2, 3 downwards; `why` alone is about the last."""
    ran = shell(PLAY, "1", "1", "log 9", "why")
    counted = [int(number) for number in re.findall(r"^ ?(\d+) [A-Z]", ran.out.rsplit("> ", 3)[1], re.MULTILINE)]
    assert counted == list(range(1, len(counted) + 1))


def test_whoever_would_come_by_magic_is_told_the_card() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "west")
    t.monster("m-fungus", "waiting-room", "bob")
    t.at("bob", "beige-chamber")
    t.hand("bob", "d-tunnel-with-your-name")
    walk_in(t)
    t.answer("ann", "call")
    name = texts("en").say("card-d-tunnel-with-your-name")
    told = asked(t, "bob").replace("\n", " ")
    assert f"You are too far away to walk: if your offer is accepted, {name} is played" in " ".join(told.split())


def test_dice_and_rooms_say_why_and_the_sums_freeze() -> None:
    """A die less by a curse, one more by an enhancer; after a defeat the sums stay, and escapes have reasons."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", "waiting-room")
    t.monster("m-lame-goblin", "waiting-room", "bob", "d-enh-two-headed")
    t.cursed("ann", "d-curse-hiccups-of-doom")
    t.level("ann", 1)
    walk_in(t)
    shown = drawn(t, "ann")
    assert "Ada ⚄0 (Hiccups of Doom -1)" in shown
    assert re.search(r"Lame Goblin ⚄2 \(.*\+1\)", shown)
    t.dice(6, 6)
    t.answer("ann", "roll")
    t.all_pass()
    [event] = t.told("fight-totals")
    lost = drawn(t, "ann")
    assert f"Munchkins {event['ours']}" in lost
    assert f"Monsters {event['theirs']} · ⚅6 ⚅6" in lost
    assert "Ada ← Lame Goblin: " in lost
    assert "(Lame Goblin +1)" in lost


def test_what_a_room_takes_from_a_side_has_its_name() -> None:
    """Ann has paid no toll: it is the Tax Cave that makes her fight at -2."""
    t = munchkin_quest(["ann", "bob"])
    t.room("tax-cave", "east")
    t.monster("m-goldfish", "tax-cave", "bob")
    t.begin("ann")
    t.answer("ann", "walk", place="tax-cave")
    t.answer("ann", "no")
    t.all_pass()
    assert "Munchkins -1 + ⚄1 · Ada: level 1 · Tax Cave -2" in drawn(t, "ann")


def test_charity_says_to_whom() -> None:
    t = munchkin_quest(["ann", "bob", "cy"])
    t.level("ann", 3)
    t.level("bob", 2)
    t.hand("ann", "d-dwarf", "d-elf", "d-halfling", "d-warrior", "d-cleric", "d-wizard")
    t.begin("ann", "charity")
    assert "► The card goes to Chiyo." in asked(t, "ann")
    t.level("bob", 1)
    assert "► The card goes to one of: Bruno, Chiyo." in asked(t, "ann")
    t.level("ann", 1)
    assert "► Your level is the lowest: the card is discarded." in asked(t, "ann")


def test_a_half_breed_is_one_on_the_sheet() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-elf", "d-half-breed", "d-cleric", "d-super-munchkin")
    t.begin("ann")
    assert "Elf/Cleric (Half-Breed, Super Munchkin)" in drawn(t, "ann")


def text_table(t: QuestTable, printed: io.StringIO) -> TextTable:
    return TextTable(session(t, "ann"), texts("en"), NAMES[:2], Console(file=printed, width=100), False, None)


def numbers(table: TextTable, t: QuestTable, printed: io.StringIO) -> dict[str, int]:
    """The numbers that are printed before the answers, as the table asks its person now."""
    table.show(t.decision("ann"))
    question = printed.getvalue().rpartition("Ada: ")[2]
    return {told: int(number) for number, told in re.findall(r"^ +(\d+) (.+?)(?:  .*)?$", question, re.MULTILINE)}
