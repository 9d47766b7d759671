"""House sets over HTTP: checked, kept, shown, and played with; what is hostile or broken is refused."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import underhall
from tests.server.accounts.signed import BOT, ME, error_of, signed_up, table_of
from tests.server.live_server import LiveServer
from tests.server.postgresql import PostgreSQL
from tests.server.test_http_api import finished
from underhall.kernel.house import REGISTRY
from underhall.server import stored_sets
from underhall.sets.files import read_folder
from underhall.sets.loading import FOLDER_NAME, KNOWN
from underhall.sets.new import starter

pytestmark = pytest.mark.once

EXAMPLES = Path(__file__).parents[2] / "examples" / "sets"


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("live")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_NAME, str(folder / "sets"))
        live = LiveServer(f"sqlite:///{folder}/hall.db")
        yield live
        live.close()


def test_a_set_is_checked_shown_and_played_with_and_the_replay_carries_it(live: LiveServer) -> None:
    ann, bob = live.person(), live.person()
    made = ann.post("/api/sets", {"files": read_folder(EXAMPLES / "moss-and-mirrors")}, 200)
    assert not made["faults"]
    assert made["key"].startswith("moss-and-mirrors@")
    assert bob.http.get(f"/api/sets/{made['key']}").json() == made
    table = finished(ann, options={"sets": made["key"]})
    told = ann.http.get(f"/api/tables/{table}").json()["table"]
    assert told["options"]["sets"] == made["key"]  # everybody sees that it is a house set
    data = ann.http.get(f"/api/replays/{table}/file").content
    forget_sets()
    game = underhall.load(data)
    assert game.over
    assert game.config.options["sets"] == made["key"]


def test_a_set_is_found_again_after_it_was_forgotten(live: LiveServer) -> None:
    ann = live.person()
    made = ann.post("/api/sets", {"files": starter("boss-monster", "again")}, 200)
    forget_sets()
    assert ann.http.get(f"/api/sets/{made['key']}").status_code == 200


def forget_sets() -> None:
    KNOWN.clear()
    REGISTRY.kept.clear()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/hall.db"
        return
    running = PostgreSQL()
    yield running.database()
    running.close()


def test_sets_lie_in_the_database_with_the_tables(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that is put back on another machine, where there is no folder of sets, has them all."""
    for machine in ("one", "other"):
        forget_sets()
        monkeypatch.setenv(FOLDER_NAME, str(tmp_path / machine))
        live = LiveServer(url)
        try:
            if machine == "one":
                ann = live.person()
                key = ann.post("/api/sets", {"files": starter("boss-monster", "carried")})["key"]
                running = table_of(ann, ME, BOT, options={"sets": key})["table"]["id"]
                ended = finished(ann, options={"sets": key})
                continue
            token = ann.token
            ann = live.person()
            ann.http.cookies.set("underhall", token)
            assert ann.get(f"/api/tables/{running}")["table"]["problem"] == ""
            assert ann.get(f"/api/replays/{ended}")["moments"]
            assert live.person().http.get(f"/api/sets/{key}").status_code == 200
            assert table_of(ann, ME, BOT, options={"sets": key})["table"]["options"]["sets"] == key
        finally:
            live.close()


def test_whoever_writes_many_sets_keeps_nobody_from_writing(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those that nobody plays with the oldest go, from the database and from the folder; the others stay."""
    monkeypatch.setattr(stored_sets, "MOST_UNPLAYED", 3)
    monkeypatch.setattr(stored_sets, "MOST_FILES", 3)
    ann, eve = live.person(), live.person()
    kept = ann.post("/api/sets", {"files": starter("boss-monster", "kept")})["key"]
    table_of(ann, ME, BOT, options={"sets": kept})
    for number in range(6):
        assert eve.post("/api/sets", {"files": starter("boss-monster", f"flood-{number}")})["key"]
    forget_sets()
    found = {name: ann.http.get(f"/api/sets/{name}").status_code for name in (kept,)}
    assert found == {kept: 200}
    with sqlite3.connect(live.file) as database:
        names = {key.partition("@")[0] for (key,) in database.execute("select key from house_sets")}
    assert {"kept", "flood-5"} <= names
    assert "flood-0" not in names
    assert len(list(Path(os.environ[FOLDER_NAME]).iterdir())) <= 4


def test_a_rated_table_has_no_house_set(live: LiveServer) -> None:
    ann = signed_up(live, "Rated")
    sets = ann.post("/api/sets", {"files": starter("boss-monster", "rated")})["key"]
    refused = table_of(ann, ME, BOT, status=400, rated=True, options={"sets": sets})
    assert error_of(refused) == "refused-rated-sets"
    assert table_of(ann, ME, BOT, options={"sets": sets})["table"]["options"]["sets"] == sets
    assert table_of(ann, ME, BOT, rated=True)["table"]["rated"]


def test_mistakes_come_back_with_their_lines(live: LiveServer) -> None:
    files = starter("boss-monster", "wrong")
    files["cards.toml"] = files["cards.toml"].replace("Draw", "Drow")
    reply = live.person().post("/api/sets", {"files": files}, 200)
    assert reply["key"] == ""
    fault = reply["faults"][0]
    assert (fault["error"], fault["args"]["line"], fault["args"]["name"]) == ("error-bad-set", 8, "Drow")


@pytest.mark.parametrize(
    "files",
    [
        {},
        {"../../x.toml": ""},
        {"set.toml": "", "cards.toml": "a = " + "[" * 5000},
        {"set.toml": 'id = "x"\ngame = "chess"', "cards.toml": ""},
        {"set.toml": 'id = "../x"\ngame = "boss-monster"', "cards.toml": ""},
        {"set.toml": 'id = "x"\ngame = "boss-monster"', "cards.toml": "[room]\nid = 1"},
        {"set.toml": 'id = "x"\ngame = "boss-monster"', "cards.toml": "[[room]]\nid = 1\ndoes = [[1]]"},
    ],
)
def test_what_is_no_set_is_refused_and_the_server_goes_on(live: LiveServer, files: dict[str, str]) -> None:
    ann = live.person()
    reply = ann.post("/api/sets", {"files": files}, 200)
    assert reply["faults"]
    assert reply["key"] == ""


@pytest.mark.parametrize("key", ["nobody@0123456789abcdef", "..%2F..%2Fetc", "x", "a@b+c@d"])
def test_unknown_keys_are_not_found(live: LiveServer, key: str) -> None:
    ann = live.person()
    assert ann.http.get(f"/api/sets/{key}").status_code == 404
    wish = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"sets": key}}
    assert ann.post("/api/tables", wish, 400)["error"] == "error-set-not-loaded"
