"""What earlier versions stored still opens, plays on and can be looked back at, by the rules and cards of today."""

import lzma
import random
import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import underhall
from tests.conformance.tables import MOST_ANSWERS, pick
from tests.server.desk import Desk, Page
from underhall import GAMES, seeded
from underhall.cli import main as run_command
from underhall.engine import Game
from underhall.errors import DamagedSave, OtherCards
from underhall.kernel.game import GameConfig, TurnSnapshot
from underhall.kernel.retell import Retelling, retold
from underhall.kernel.saves import is_numbered, read_save
from underhall.server.bodies import ContinueFrom
from underhall.server.chat import SERVER
from underhall.server.guests import guest_of
from underhall.server.refusals import Refusal
from underhall.server.replays import OPEN_HANDS, OldReplay, moments_of
from underhall.server.schema import LOG, STATES, TABLES
from underhall.server.store import rows
from underhall.server.table import Table

pytestmark = [pytest.mark.once, pytest.mark.long]

HERE: Final = Path(__file__).parent
FOLDERS: Final = sorted(folder for folder in HERE.iterdir() if (folder / "hall.db.xz").is_file())
NAMED: Final = [folder for folder in FOLDERS if folder.name != "ce29443"]  # most states name cards
SAVES: Final = sorted(HERE.glob("*/*.underhall"))
ANN: Final = guest_of("ann's own secret token")


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}" if path.is_file() else path.name


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of every game have changed since."""
    for info in GAMES.values():
        monkeypatch.setattr(info, "rules", info.rules + 1)


def play_out(game: Game, seed: str) -> None:
    luck = seeded(seed)
    while not game.over:
        assert len(game.answers) < 2 * MOST_ANSWERS
        game.answer(*pick(game, luck, "any"))


# -- saves --------------------------------------------------------------------------------------------------------


def test_there_is_something_to_open() -> None:
    """Saves of every game, over and not."""
    found = {(read_save(file.read_bytes()).game, "over" in file.stem) for file in SAVES}
    assert found == {(name, over) for name in GAMES for over in (False, True)}


@pytest.mark.parametrize("file", SAVES, ids=name_of)
def test_a_save_of_before_loads_and_plays_on(file: Path) -> None:
    """Under its own rules version, which it keeps when it is saved again."""
    data = file.read_bytes()
    save = read_save(data)
    game = underhall.engine.load(data)
    assert game.config.rules == save.rules
    assert len(game.snapshots) >= len(save.snapshots)
    turn = save.snapshots[-1][0]
    # What was answered in the last turn may not be possible by today's rules: then that turn is played again.
    assert len(game.answers) in (len(save.answers), 2 * turn)
    assert "over" not in file.stem or game.over == (len(game.answers) == len(save.answers))
    play_out(game, file.stem)
    assert game.outcome is not None
    again = read_save(game.save())
    assert (again.rules, again.cards, again.seed) == (save.rules, save.cards, save.seed)
    assert underhall.engine.load(game.save()).over


@pytest.mark.parametrize("fits", [True, False])
@pytest.mark.parametrize("file", SAVES, ids=name_of)
def test_a_save_of_older_rules_goes_on_from_its_turn(file: Path, fits: bool, newer_rules: None) -> None:
    """Also if what was answered in that turn is not possible any more: then the turn begins again."""
    save = read_save(file.read_bytes())
    turn = save.snapshots[-1][0]
    if not fits:
        save.answers = [*save.answers[: 2 * turn], 99, 99]
    game = underhall.engine.resumed(save)
    assert game.config.rules == save.rules < GAMES[save.game].rules
    assert len(game.answers) in ((len(save.answers), 2 * turn) if fits else (2 * turn,))
    play_out(game, file.stem)
    assert read_save(game.save()).rules == save.rules


def test_an_answer_that_was_never_possible_is_told(newer_rules: None) -> None:
    """By the save's own rules there is no excuse for it, nor for a state that is none."""
    save = read_save(SAVES[0].read_bytes())
    save.answers = [*save.answers, 99, 99]
    save.rules = GAMES[save.game].rules
    with pytest.raises(DamagedSave):
        underhall.engine.resumed(save)
    save.rules -= 1
    save.snapshots[-1] = (save.snapshots[-1][0], [1, 2, 3])
    with pytest.raises(DamagedSave):
        underhall.engine.resumed(save)


@pytest.mark.parametrize("file", SAVES, ids=name_of)
def test_cards_that_kept_their_numbers_go_on_and_others_are_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A save is never played with other cards without a word."""
    data = file.read_bytes()
    save = read_save(data)
    info = GAMES[save.game]
    monkeypatch.setattr(info, "earlier_cards", (*info.earlier_cards, info.cards))
    monkeypatch.setattr(info, "cards", "newer")
    game = underhall.engine.load(data)
    play_out(game, file.stem)
    assert read_save(game.save()).cards == save.cards
    assert run_command(["replay", str(file), "--lang", "en"]) == 0
    monkeypatch.setattr(info, "earlier_cards", ())
    if is_numbered(save):
        with pytest.raises(OtherCards, match=save.cards):
            underhall.engine.load(data)
        assert run_command(["replay", str(file), "--lang", "en"]) == 2
    else:  # its states name the cards
        play_out(underhall.engine.load(data), file.stem)
        assert run_command(["replay", str(file), "--lang", "en"]) == 0


@pytest.mark.parametrize("file", SAVES, ids=name_of)
def test_a_game_is_told_again_from_its_turns(file: Path) -> None:
    """By today's rules that is the very game; and where answers fit no longer, it goes on with the next turn."""
    save = read_save(file.read_bytes())
    info = GAMES[save.game]
    if not info.is_current(save.rules, save.cards):
        save = read_save(underhall.engine.load(file.read_bytes(), verify=False).save())
    config = GameConfig(save.game, save.rules, save.cards, save.seats, save.seed, save.options)
    snapshots = [TurnSnapshot(*each) for each in save.snapshots]
    answers = len(save.answers) // 2
    again = retold(info, config, save.answers, snapshots, answers)
    if info.is_current(save.rules, save.cards):
        whole = underhall.engine.replayed(save)
        assert again.fingerprint() == whole.fingerprint()
        assert again.events_for(-1) == whole.events_for(-1)
    # Nothing fits: every turn is still seen at its start.
    telling = Retelling(info, config, [99] * len(save.answers), snapshots)
    turns = []
    while telling.at < answers:
        telling.step()
        if telling.at in telling.snapshots:
            turns.append(info.turn(telling.game))
    assert turns == sorted(set(turns))
    assert len(turns) >= len(snapshots) - 1


@pytest.mark.parametrize("file", SAVES, ids=name_of)
def test_the_replay_of_a_save_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """On the command line, to the end."""
    assert run_command(["replay", str(file), "--lang", "en"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 10


# -- the server's database ----------------------------------------------------------------------------------------


class OldDesk(Desk):
    """A registry over a database that another version wrote."""

    def __init__(self, folder: Path, source: Path) -> None:
        (folder / "hall.db").write_bytes(lzma.decompress((source / "hall.db.xz").read_bytes()))
        super().__init__(folder)

    def stored(self) -> list[dict[str, Any]]:
        return list(self.run(self.registry.store.read(lambda connection: rows(connection, TABLES.select()))))


def look_back(table: Table) -> None:
    """Every moment through every pair of eyes."""
    first, answers = 0, table.record.answers
    numbers: list[int] = []
    while first <= answers:
        found = moments_of(table, OPEN_HANDS, first, first + 50)
        for moment in found.moments:
            numbers += [event["number"] for event in map(msgspec.json.decode, moment.events)]
        first += len(found.moments)
    assert numbers == sorted(set(numbers))
    assert len(found.turns) > 1
    for eyes in range(-1, len(table.record.places)):
        assert moments_of(table, eyes, answers, answers).moments


def play_to_the_end(desk: Desk, page: Page, luck: random.Random) -> None:
    for _ in range(3000):
        if page.over:
            return
        if page.question is None:
            desk.turn(2.0)
        else:
            page.answer(luck.randrange(len(page.question["options"])))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_a_server_opens_the_database_of_before(folder: Path, tmp_path: Path) -> None:
    """It is brought up to date; running tables go on, open ones start, of ended ones the replay is shown."""
    desk = OldDesk(tmp_path, folder)
    seen = set()
    for row in desk.stored():
        assert row["cards"], "the migration knows which cards these were"
        table = desk.table(row["id"])
        table.require_playable()
        seen.add((row["game"], row["standing"]))
        said = [line.phrase for line in table.lines if line.guest == SERVER]
        has_new_cards = row["standing"] == "running" and row["cards"] != table.info.cards
        assert said == (["notice-cards-changed"] if has_new_cards else [])
        assert len(table.lines) - len(said) == (row["standing"] != "open")
        if row["standing"] == "open":
            desk.join(table, "bob")
            assert (table.record.rules, table.record.cards) == (table.info.rules, table.info.cards)
        elif row["standing"] == "running":
            assert table.record.rules == row["rules"]
            page = Page(desk, table, 0, ANN)
            desk.pages.append(page)
            play_to_the_end(desk, page, random.Random(row["id"]))
            assert table.record.standing == "ended"
            look_back(table)
        else:
            look_back(table)
    assert seen >= {(game, standing) for game in GAMES for standing in ("running", "ended")}
    desk.restart()
    for row in desk.stored():
        desk.table(row["id"]).require_playable()
    desk.close()


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("fits", [True, False])
def test_tables_of_older_rules_go_on_from_their_turn(
    folder: Path, fits: bool, tmp_path: Path, newer_rules: None
) -> None:
    """Whether or not what was answered in the turn is still possible. Ended ones are looked back at turn by turn."""
    desk = OldDesk(tmp_path, folder)
    if not fits:  # the last answer is one that nobody can give
        with sqlite3.connect(tmp_path / "hall.db") as connection:
            last = "select max(number) from log where table_id = l.table_id and kind = 'answer'"
            connection.execute(f"update log as l set value = 99 where number = ({last})")
        connection.close()
    before = {row["id"]: row["standing"] for row in desk.stored()}
    for id, standing in before.items():
        table = desk.table(id).require_playable()
        if standing == "running":
            answers = undone(desk, id)
            assert len(answers) == (not fits)
            page = Page(desk, table, 0, ANN)
            desk.pages.append(page)
            play_to_the_end(desk, page, random.Random(id))
            assert not table.is_current
        elif standing == "ended":
            look_back(table)
            assert isinstance(table.replay, OldReplay)
            with pytest.raises(Refusal, match="refused-old-rules"):
                desk.run(desk.registry.continue_from(ANN, "here", table, ContinueFrom(0, 0)))
    desk.restart()
    for id, standing in before.items():
        table = desk.table(id).require_playable()
        if standing != "open":
            assert table.record.standing == "ended"
            look_back(table)
    desk.close()


def undone(desk: Desk, table: str) -> list[Any]:
    """The lines in the log that say that a turn began again."""
    query = LOG.select().where(LOG.c.table_id == table, LOG.c.kind == "undo", LOG.c.by == "rules")
    return list(desk.run(desk.registry.store.read(lambda connection: rows(connection, query))))


def has_numbers(desk: Desk, table: str) -> bool:
    """Whether the states of a table know cards by numbers."""
    query = STATES.select().where(STATES.c.table_id == table)
    states = desk.run(desk.registry.store.read(lambda connection: list(rows(connection, query))))
    return any(isinstance(msgspec.msgpack.decode(row["state"]), list) for row in states)


@pytest.mark.parametrize("folder", NAMED, ids=name_of)
def test_tables_that_name_their_cards_go_on_with_new_ones_and_say_so(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finished games are looked back at. tests/server/test_changed_cards.py adds a card in earnest."""
    for info in GAMES.values():
        monkeypatch.setattr(info, "earlier_cards", ())
        monkeypatch.setattr(info, "cards", "newer")
    desk = OldDesk(tmp_path, folder)
    for row in desk.stored():
        if row["standing"] != "open" and has_numbers(desk, row["id"]):
            continue
        table = desk.table(row["id"]).require_playable()
        told = [line.phrase for line in table.lines if line.guest == SERVER]
        assert told == (["notice-cards-changed"] if row["standing"] == "running" else [])
        assert table.record.cards == ("newer" if row["standing"] == "running" else row["cards"])
        if row["standing"] == "ended":
            look_back(table)
    desk.close()


@pytest.mark.parametrize("folder", sorted(set(FOLDERS) - set(NAMED)), ids=name_of)
def test_tables_never_change_their_cards_without_a_word(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards known by numbers that have changed: the table says so and cannot be played, nor can its replay be shown. An
    open table starts with the new ones; once the old numbers are known to be the same, everything goes on."""
    desk = OldDesk(tmp_path, folder)
    known = {info.id: (*info.earlier_cards, info.cards) for info in GAMES.values()}
    for info in GAMES.values():
        monkeypatch.setattr(info, "earlier_cards", ())
        monkeypatch.setattr(info, "cards", "newer")
    stored = desk.stored()
    for row in stored:
        if row["standing"] == "open":
            desk.join(desk.table(row["id"]), "bob")
            continue
        for look in (desk.registry.visible_table, desk.registry.seated_table):
            with pytest.raises(Refusal, match="refused-other-cards"):
                desk.run(look(ANN, row["id"]))
        assert row["id"] in capsys.readouterr().err
    listed = desk.run(desk.registry.list_tables(ANN)).mine
    assert {own.table.problem for own in listed if own.table.standing == "running"} == {"refused-other-cards", ""}
    replays = [record.as_body(set()).problem for record in desk.run(desk.registry.list_finished(ANN))]
    assert set(replays) == {"refused-other-cards"}
    desk.restart()
    for info in GAMES.values():
        monkeypatch.setattr(info, "earlier_cards", known[info.id])
    for row in stored:
        table = desk.table(row["id"]).require_playable()
        assert table.record.problem == ""
        if row["standing"] == "running":
            page = Page(desk, table, 0, ANN)
            desk.pages.append(page)
            play_to_the_end(desk, page, random.Random(row["id"]))
        if row["standing"] != "open":
            look_back(table)
    desk.close()
