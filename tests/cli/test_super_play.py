"""Super Boss Monster in the terminal: its town board is drawn, everything it asks is explained, and games end."""

import re
from pathlib import Path

import pytest

import underhall
from tests.cli.shell import Shell
from tests.rules.super_boss_monster.dealing import dealt
from tests.super_table import SuperTable, a_hero, solo, super_boss_monster
from tests.text_hints import hinted
from underhall.cli.boards import board_of, new_board
from underhall.cli.session import Session
from underhall.games import GAMES
from underhall.games.super_boss_monster.programs import PROGRAMS
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.games.super_boss_monster.view_types import OutlookView, View
from underhall.kernel.decisions import Choice
from underhall.kernel.luck import seeded
from underhall.terminal.board import Size
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

pytestmark = pytest.mark.once

NAMES = ["Ada", "Bruno", "Chiyo", "Dmytro", "Elif", "Farid"]
PLAY = "play super-boss-monster --text --seed 4"
MOST_ANSWERS = 900
EVERYTHING: dict[str, object] = {"items": "on", "coins": "on", "mixed": "on"}


def random_game(seats: int, seed: int, options: dict[str, object], answers: int | None = None) -> SuperBossMonster:
    """A random game that keeps its events, to its end or for so many answers."""
    game = underhall.engine.new("super-boss-monster", seats, seed, options)
    luck = seeded(seed)
    while game.decisions and len(game.answers) // 2 != answers:
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.options)))
    assert isinstance(game, SuperBossMonster)
    return game


def view_of(game: SuperBossMonster, seat: int) -> View:
    view = game.view(seat)
    assert isinstance(view, View)
    return view


def outlook_of(game: SuperBossMonster) -> OutlookView:
    outlook = GAMES["super-boss-monster"].outlook(game, -1)
    assert isinstance(outlook, OutlookView)
    return outlook


def drawn(game: SuperBossMonster, seat: int, size: Size = "medium") -> str:
    names = NAMES[: len(game.seats)]
    board = new_board("super-boss-monster", texts("en"), names, ["", *["greedy"] * (len(names) - 1)])
    return "\n".join(line.plain for line in board.table(view_of(game, seat), outlook_of(game), 100, size))


# -- whole games --------------------------------------------------------------------------------------------------


def test_every_game_has_a_board() -> None:
    assert [board_of(game).game for game in GAMES] == list(GAMES)


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "uk"), (6, "ja")])
def test_a_whole_game_can_be_played(shell: Shell, seats: int, lang: str) -> None:
    """From the choice of a boss to the winner, and the save replays, in words as well."""
    typed = ["1", "2", "", "3", "1"] * (MOST_ANSWERS // 5)
    ran = shell(f"{PLAY} --lang {lang} --seats {seats} --bots random --save whole.underhall", *typed)
    assert ran.code == 0
    won = texts(lang).say("play-won", names="|").split("|")[0]
    end = ran.out[ran.out.rindex(won) :]
    assert re.search(r"\(SBM-END-1[01]\)", end)
    assert sum(line.startswith(tuple("★♠♣☼♪♜")) for line in end.splitlines()) == seats
    assert shell("replay whole.underhall --verify").code == 0
    told = shell(f"replay whole.underhall --lang {lang}")
    assert told.code == 0
    assert won in told.out


@pytest.mark.parametrize("options", ["", " --option challenge=on"])
def test_a_game_for_one_ends_with_a_title(shell: Shell, options: str) -> None:
    """Nobody is beaten: the score, its title, and a command to go on with that names no bots."""
    ran = shell(
        f"{PLAY} --seats 1{options}", *["2", "1"] * MOST_ANSWERS
    )  # answers keep their numbers: 2 may be missing
    assert ran.code == 0
    end = ran.out[ran.out.rindex("Title: ") :]
    assert ("Title: True " in end) == bool(options)
    assert re.search(r"\(SBM-SOLO-1[789]\)", end)
    assert "Winner: " not in ran.out
    left = shell(f"{PLAY} --seats 1{options}", "1", "quit")
    assert "Continue with: underhall play super-boss-monster --load super-boss-monster-4.underhall\n" in left.out
    assert Path("super-boss-monster-4.underhall").exists()


def test_bots_play_it_and_its_games_are_counted(shell: Shell) -> None:
    ran = shell("simulate super-boss-monster --seats 2 --bots greedy,random --games 4 --seed 1 --json")
    assert (ran.code, ran.json["games"]) == (0, 4)


# -- asking and explaining ----------------------------------------------------------------------------------------


def test_every_kind_of_decision_has_a_hint() -> None:
    """Whatever the game may ask, a newcomer is told something about it, in every language."""
    kinds = {op.kind for program in PROGRAMS.values() for op in program.ops if isinstance(op, Choice)} - {"choose"}
    assert hinted("super-boss-monster") == kinds


def test_spaces_cards_rules_and_marks_are_explained(shell: Shell) -> None:
    """An action space by its number, cards by their names, rules by their ids."""
    ran = shell(f"{PLAY} --seats 2 --option items=on", "1", "1", "1", "?", "? 1", "? box trap", "? SBM-BAIT-02")
    assert "City phase: send out your minion." in ran.out
    assert "Your boss gains one cleric symbol until end of turn." in ran.out
    assert "+1 token on a room, minion, first player" in ran.out
    assert "●C cleric   ▲F fighter   ◆M mage   ■T thief\n" in ran.out
    assert "ordinary trap room · Damage: 2 · Treasure: thief" in ran.out
    assert "SBM-BAIT-02  " in ran.out


def test_a_game_for_one_says_what_it_is_about_and_speaks_of_nobody_else(shell: Shell) -> None:
    """The goal and its ends before the first question; no rivals, ties or first player on the way."""
    ran = shell(f"{PLAY} --seats 1", *["2"] * 12, "quit")
    told = " ".join(ran.out.split())
    for part in ("36 at most", "24 heroes", "the next for two", "pushed into the tavern", "five wounds"):
        assert part in told, part
    for word in ("rival", " ties", "goes first", "order of play", "everybody", "heroes go where most"):
        assert word not in told.casefold(), word
    together = shell(f"{PLAY} --seats 2", *["1"] * 3, "quit").out
    assert "36 at most" not in together
    assert "goes first" in together


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_for_one_exist_and_the_goal_is_told(lang: str) -> None:
    board = new_board("super-boss-monster", texts(lang), NAMES[:1], [""])
    t = solo()
    goal = board.intro(t.view("ann"))
    assert "36" in goal
    assert "24" in goal
    for kind in ("choose-boss", "draft", "build", "mulligan"):
        hint = f"hint-super-boss-monster-{kind}"
        told = {texts(lang).say(hint, device="keys", alone=alone) for alone in ("yes", "no")}
        assert len(told) == 2, kind


def test_landmarks_phases_and_the_game_for_one_can_be_looked_up(shell: Shell) -> None:
    """By their names and ids; alone the tavern is something else, and so is the bait."""
    asked = ("? tavern", "? solo", "? bait", "? City phase", "? temple", "quit")
    together = " ".join(shell(f"{PLAY} --seats 2", *asked).out.split())
    for part in (
        "Tavern Heroes come here when their landmark is taken",
        "it gets a −2 health token",
        "Playing solo You play solo for points",
        "Bait phase From the left, each hero in town goes to the dungeon",
        "City phase The market is refilled",
        "Temple Cleric symbol: Your boss gains one cleric symbol until end of turn. Market leftovers: Take",
    ):
        assert part in together, part
    alone = " ".join(shell(f"{PLAY} --seats 1", *asked).out.split())
    assert "Tavern As soon as a hero is pushed in here, the game is over. >" in alone
    assert "Bait phase From the left, each hero in town comes if you show enough" in alone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_looked_up_is_explained(lang: str) -> None:
    for seats in (1, 4, 6):
        t = super_boss_monster(seats=NAMES[:seats])
        board = new_board("super-boss-monster", texts(lang), NAMES[:seats], [""] * seats)
        found = board.found(t.view(NAMES[0]))
        assert {"tavern", "temple", "solo", "city", "build", "minion", "bait", "adventure", "end"} <= set(found)
        assert ("launch-pad" in found) == (seats > 4)
        assert all(name and told for name, told in found.values())


def question_of(t: SuperTable, name: str) -> str:
    """The question that the seat is asked, as it is drawn."""
    names = t.names
    board = new_board("super-boss-monster", texts("en"), names, [""] * len(names))
    decision = t.asked(name)
    assert decision is not None
    teller = Teller(texts("en"), GAMES[t.g.config.game], t.g, names)
    lines = board.asked(decision, t.view(name), outlook_of(t.g), teller, 120)
    return "\n".join(line.plain for line in lines)


def test_a_minion_option_shows_the_errand_of_the_room() -> None:
    """An own room is told with what the minion would do there, like a space of the board."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.market("box-trap", "vip-bouncer", "power-bonus")
    t.phase("draft").answer("ann", "card box-trap")
    line = next(line for line in question_of(t, "ann").splitlines() if "Ogre Weight Room" in line)
    assert "put one +1 token on this room" in line


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (
            ("dino-treadmill", "captains-colosseum", "clockwork-crusher", "refund-desk", "box-trap"),
            ["Four or more of your rooms are advanced"],
        ),
        (
            ("box-trap", "hungry-houseplant", "free-trial-pit", "piggy-bank-of-doom", "minion-arena"),
            ["show the same treasure: thief"],
        ),
    ],
)
def test_the_mulligan_says_which_condition_is_met(hand: tuple[str, ...], said: list[str]) -> None:
    t = dealt(hands={"ann": (*hand, "power-bonus", "ghost-cheat")})
    asked = question_of(t, "ann")
    assert [part for part in ("are advanced", "the same treasure") if part in asked] == [
        part for part in ("are advanced", "the same treasure") if any(part in each for each in said)
    ]
    for part in said:
        assert part in asked


def test_after_the_bait_nobody_needs_anything() -> None:
    """A hero who has stayed in town closes up; what it will need next turn is not told as if it were still asked."""
    t = solo("lord-grumble")
    t.dungeon("ann", "tag-team-pit")
    t.town("gran-bingo", "pixel-pam", "bunny")
    t.hand("ann", "critical-typo")
    before = drawn(t.g, 0)
    assert "(needs 2)" in before
    t.turn("bait")
    assert t.in_town == ["pixel-pam", "bunny"]
    after = drawn(t.g, 0)
    assert t.view("ann").phase == "adventure"
    assert "stays" in after
    assert "needs" not in after


def test_the_columns_of_the_build_table_stand_in_the_order_of_the_dungeon() -> None:
    """From the entrance to the boss: a new place, then the rooms from left to right, as on the board above."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena", "vip-bouncer")
    t.hand("ann", "tourist-trap")
    t.phase("build")
    asked = question_of(t, "ann").splitlines()
    heads = next(line for line in asked if "Build what, and where" in line)
    assert heads.index("new") < heads.index("3 Box") < heads.index("2 Minion") < heads.index("1 VIP")
    row = next(line for line in asked if "Tourist Trap" in line)
    decision = t.asked("ann")
    assert decision is not None
    by_place = {option.fields["slot"]: str(option.index + 1) for option in decision.options if option.kind == "place"}
    assert row.split()[-4:] == [by_place[slot] for slot in (3, 2, 1, 0)]


def test_skip_also_passes_on_responses() -> None:
    """Who passes for the phase is not asked about responses either, unless somebody has done something."""
    t = super_boss_monster(seats=["ann", "bob"])
    t.hand("ann", "deep-freeze")
    t.dungeon("bob", "box-trap")
    t.entrance("bob", a_hero(health=4))
    t.turns("adventure")
    session = Session(t.g, 0, ["", "random"])
    asked = session.wait()
    assert asked is not None
    assert asked.kind == "react"
    session.pass_on()
    after = session.wait()
    assert after is not None
    assert view_of(t.g, 0).turn == 2


# -- the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_the_table_fits_every_window(lang: str, seats: int) -> None:
    """No line is wider than the window, whatever its size and whatever lies on the table."""
    sizes: list[Size] = ["large", "medium", "mixed", "small"]
    options: dict[str, object] = EVERYTHING if seats > 1 else {"items": "on"}
    for answers in range(0, 200, 61):
        game = random_game(seats, answers, options, answers)
        board = new_board("super-boss-monster", texts(lang), NAMES[:seats], ["", *["random"] * (seats - 1)])
        for width in (60, 80, 120):
            for size in sizes:
                for line in board.table(view_of(game, 0), outlook_of(game), width, size):
                    assert line.cell_len <= width, line.plain


def test_the_table_shows_the_town_board() -> None:
    """Market, landmarks, tavern, minions, tokens, score and who is first; and no hand but one's own."""
    t = super_boss_monster(seats=["ann", "bob"])
    t.dungeon("ann", "box-trap", "ogre-weight-room")
    t.tokens("ann", 0, 2)
    t.hand("ann", "deep-freeze")
    t.hand("bob", "stealth")
    t.town(a_hero(health=6, wants="cleric"))
    t.market("tourist-trap")
    t.minion("bob", "library-treasure")
    t.give_souls("bob", a_hero(health=4, n=1), a_hero(health=4, n=2), a_hero(health=4, n=3))
    shown = drawn(t.g, 0)
    for word in ("Ada", "Market: Tourist Trap", "Library: ♠☺ Mage symbol", "+2", "Freeze", "souls", "3/10", "①"):
        assert word in shown, word
    assert "Stealth" not in shown
    watched = drawn(t.g, -1)
    assert "Freeze" not in watched
    assert "Tourist Trap" in watched


def test_the_stack_is_shown_with_its_targets() -> None:
    """What waits is told from the next to take effect on."""
    t = super_boss_monster(seats=["ann", "bob"])
    t.dungeon("bob", "box-trap")
    t.dungeon("ann", "tourist-trap")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "stealth")
    t.entrance("bob", a_hero(health=4))
    t.phase("adventure")
    t.pass_until("ann", "react")
    t.answer("ann", "cast deep-freeze")
    t.answer("ann", "room box-trap bob 0")
    assert "About to take effect: Deep Freeze → Box Trap" in drawn(t.g, 1)


def test_souls_and_wounds_can_be_counted_from_the_events() -> None:
    """At the end of any game the count is what lies in front of the players."""
    for seed in range(6):
        game = random_game(4, seed, EVERYTHING)
        view = view_of(game, -1)
        last = new_board("super-boss-monster", texts("en"), NAMES[:4], [""] * 4).standings(game.events, 4)[-1]
        assert last.values["souls"] == [side.souls for side in view.seats]
        assert last.values["wounds"] == [side.wounds for side in view.seats]
