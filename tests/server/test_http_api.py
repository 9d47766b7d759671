"""The server as browsers meet it: cookies, requests, sockets, pages."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import underhall
from tests.server.live_server import LiveServer, Person, Socket
from underhall.kernel.saves import read_save
from underhall.version import BUILD, VERSION

pytestmark = pytest.mark.once

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
ROUTER = Path(__file__).parents[2] / "web/src/lib/router.svelte.ts"
NO_TABLE = {"error": "refused-no-table", "args": {}}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('live')}/hall.db")
    yield live
    live.close()


def opened(person: Person, seats: list[dict[str, str]] = BOTS, **wish: Any) -> str:
    table = person.post("/api/tables", {"game": "boss-monster", "seats": seats, **wish}, 201)
    return str(table["table"]["id"])


def play_out(socket: Socket, seed: int) -> None:
    luck = random.Random(seed)
    while not socket.shown["over"]:
        question = socket.shown["question"]
        if question is not None:
            socket.answer(luck.randrange(len(question["options"])))
        else:
            socket.until("update")


def finished(person: Person, seed: int = 1, **wish: Any) -> str:
    table = opened(person, **wish)
    socket = person.socket(table, 0)
    socket.sync()
    play_out(socket, seed)
    return table


# -- guests -------------------------------------------------------------------------------------------------------


def test_a_guest_is_known_by_a_cookie_and_by_nothing_else(live: LiveServer) -> None:
    """128 random bits that no script can read and no other site can send."""
    ann = live.person()
    answer = ann.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(ann.token) >= 22
    assert "set-cookie" not in ann.http.get("/api/me").headers
    assert ann.put("/api/me", {"name": " Ann "}) == {"name": "Ann"}
    assert ann.get("/api/me") == {"name": "Ann"}
    assert live.person().get("/api/me") == {"name": ""}
    assert ann.put("/api/me", {"name": "x" * 25}, 400)["error"] == "refused-text-too-long"
    assert ann.put("/api/me", {"name": "\u202e"}, 400)["error"] == "refused-text-odd"


def test_no_token_comes_back_in_anything(live: LiveServer) -> None:
    """Not in a body, not in a frame, not in an address."""
    ann, bob = live.person("Ann"), live.person("Bob")
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}])
    invite = ann.get(f"/api/tables/{table}/invite")["path"].partition("#")[2]
    bob.post(f"/api/tables/{table}/join", {"invite": invite})
    for person, seat in ((ann, 0), (bob, 1)):
        socket = person.socket(table, seat)
        socket.sync()
        socket.send(type="say", phrase="phrase-hello")
        socket.until("said")
    for path in (f"/api/tables/{table}", "/api/tables", "/api/replays", "/api/me"):
        ann.get(path)
        bob.get(path)
    for text in ann.received + bob.received:
        assert ann.token not in text
        assert bob.token not in text


def test_what_changes_something_must_come_from_our_own_page(live: LiveServer) -> None:
    """A page of another site gets nothing done, and no socket."""
    ann = live.person("Ann")
    body = {"game": "boss-monster", "seats": BOTS}
    assert ann.post("/api/tables", body, 403, origin="https://evil.example") == {"error": "refused-origin", "args": {}}
    ann.post("/api/tables", body, 201, origin=f"http://127.0.0.1:{live.port}")
    table = opened(ann)
    with pytest.raises(InvalidStatus):
        ann.socket(table, 0, origin="https://evil.example")


def test_every_answer_tells_the_browser_what_to_forbid(live: LiveServer) -> None:
    """Scripts from elsewhere, guessing of types, referrers, frames."""
    for path in ("/api/me", "/", "/api/nothing"):
        headers = live.person().http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


# -- games --------------------------------------------------------------------------------------------------------


def test_the_server_tells_which_underhall_it_is(live: LiveServer) -> None:
    """For the page's footer."""
    told = live.person().get("/api/version")
    assert (told["version"], told["engine"]) == (VERSION, BUILD)


def test_games_tell_what_they_are(live: LiveServer) -> None:
    """Everything that the start page, the cards page and the log need."""
    ann = live.person()
    found = {game["id"]: game for game in ann.get("/api/games")}
    assert list(found) == list(underhall.GAMES)
    game = found["boss-monster"]
    assert game["seats"] == [2, 3, 4]
    assert game["messages"]["hero-died"] == {"hero": "card", "seat": "seat", "souls": "n"}
    assert game["kinds"]["place"] == ["card", "slot"]
    assert game["words"]["phase"][0]
    assert game["topics"]["hero-died"] == "fights"
    assert len(ann.get("/api/games/boss-monster/cards")) == len(underhall.game_info("boss-monster").card_ids)
    book = ann.get("/api/games/boss-monster/rules")
    sections = {section["id"]: section for chapter in book["chapters"] for section in chapter["sections"]}
    ties = {entry["id"]: entry for entry in sections["counting"]["entries"]}
    assert ties["BM-BAIT-05"]["kind"] == "rule"
    assert ["BM-BAIT-06", "BM-BAIT-07", "BM-BAIT-08"] in sections["ties"]["paragraphs"]
    rulings = {entry["id"]: entry for section in sections.values() for entry in section["entries"]}
    assert rulings["BM-CONF-02"]["kind"] == "ruling"
    assert "BM-ADV-12" in rulings["BM-CONF-02"]["sources"]
    assert ann.get("/api/games/chess/rules", 404)["error"] == "error-unknown-game"


def test_a_table_that_cannot_be_is_refused(live: LiveServer) -> None:
    """With what would be right."""
    ann = live.person()

    def refused(status: int = 400, **wish: Any) -> str:
        body = {"game": "boss-monster", "seats": BOTS, **wish}
        return str(ann.post("/api/tables", body, status)["error"])

    assert refused(game="chess") == "error-unknown-game"
    assert refused(seats=[{"kind": "me"}] * 7) == "error-bad-seat-count"
    assert refused(seats=[{"kind": "me"}, {"kind": "bot", "bot": "deep"}]) == "error-unknown-bot"
    assert refused(seats=[{"kind": "open"}, {"kind": "bot"}]) == "refused-nobody-plays"
    assert refused(options={"hard": "on"}) == "error-unknown-option"
    assert refused(options={"hard_mode": "very"}) == "error-bad-option-value"
    assert refused(pace="hurried") == "refused-request"
    assert refused(more=1) == "refused-request"
    assert refused(seed="x" * 100) == "refused-text-too-long"
    assert ann.http.post("/api/tables", content=b"{").status_code == 400
    assert ann.http.post("/api/tables", content=b" " * 100_000).status_code == 413


# -- tables -------------------------------------------------------------------------------------------------------


def test_a_whole_game_over_the_wire(live: LiveServer) -> None:
    """A person against bots, from the first request to the replay."""
    ann = live.person("Ann")
    table = finished(ann)
    told = ann.get(f"/api/tables/{table}")
    assert told["table"]["standing"] == "ended"
    assert told["table"]["ended_by"] == "rule"
    assert told["mine"] == [0]
    assert table in [card["table"]["id"] for card in ann.get("/api/replays")]
    assert table not in [each["table"]["id"] for each in ann.get("/api/tables")["mine"]]


def test_friends_come_by_link(live: LiveServer) -> None:
    """The secret of the link opens the seat, once; after that the cookie does."""
    ann, bob, eve = live.person("Ann"), live.person("Bob"), live.person("Eve")
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}])
    invite = ann.get(f"/api/tables/{table}/invite")
    assert invite["path"].startswith(f"/t/{table}#")
    assert (invite["reach"], invite["base"], invite["qr"]) == ("here", "", "")  # this server listens to nobody else
    from_network = ann.http.get(f"/api/tables/{table}/invite", headers={"host": "192.0.2.7:81"}).json()
    assert (from_network["reach"], from_network["base"]) == ("network", "http://192.0.2.7:81")
    assert from_network["qr"].startswith("<svg")
    secret = invite["path"].partition("#")[2]
    assert len(secret) >= 22
    for body in ({"invite": "wrong"}, {"invite": ""}, {}):
        assert eve.post(f"/api/tables/{table}/join", body, 404) == NO_TABLE
    assert eve.post("/api/tables/nosuchtable/join", {"invite": secret}, 404) == NO_TABLE
    assert eve.get(f"/api/tables/{table}/invite", 404) == NO_TABLE
    assert eve.get(f"/api/tables/{table}")["invite"] == ""
    waiting = ann.socket(table, 0)
    assert waiting.sync()["shown"] is None
    joined = bob.post(f"/api/tables/{table}/join", {"invite": secret})
    assert joined["mine"] == [1]
    assert joined["table"]["standing"] == "running"
    assert joined["table"]["seats"][1]["name"] == "Bob"
    assert waiting.until("update")["shown"]["view"]["you"] == 0
    assert bob.post(f"/api/tables/{table}/join", {}) == bob.get(f"/api/tables/{table}"), "twice is once"
    assert eve.post(f"/api/tables/{table}/join", {"invite": secret}, 409)["error"] == "refused-full"
    socket = bob.socket(table, 1)
    assert socket.sync()["you"] == 1
    watcher = eve.socket(table, -1)
    assert watcher.sync()["shown"]["view"]["hand"] == []
    stranger = eve.socket(table, 1)
    assert stranger.read()["problem"]["error"] == "refused-not-your-seat"
    with pytest.raises(ConnectionClosed):
        stranger.read()


def test_a_table_may_be_closed_to_watchers(live: LiveServer) -> None:
    """Then it is not there for anybody else."""
    ann, eve = live.person("Ann"), live.person("Eve")
    table = opened(ann, watchers=False)
    assert eve.get(f"/api/tables/{table}", 404) == NO_TABLE
    assert eve.socket(table, -1).read() == {"type": "closed", "problem": NO_TABLE}
    assert eve.socket(table, 0).read() == {"type": "closed", "problem": NO_TABLE}
    assert eve.socket("nosuchtable", 0).read() == {"type": "closed", "problem": NO_TABLE}


def test_public_tables_are_listed_and_open_to_all(live: LiveServer) -> None:
    """To join while a seat is free, to watch afterwards."""
    ann, bob = live.person("Ann"), live.person("Bob")
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    listed = bob.get("/api/tables")
    assert table in [each["id"] for each in listed["open"]]
    assert table not in [each["table"]["id"] for each in listed["mine"]]
    assert bob.post(f"/api/tables/{table}/join", {"seat": 0}, 409)["error"] == "refused-seat-taken"
    assert bob.post(f"/api/tables/{table}/join", {"seat": 2})["mine"] == [2]
    assert bob.post(f"/api/tables/{table}/start", None, 403)["error"] == "refused-not-owner"
    started = ann.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in started["table"]["seats"]] == ["person", "bot", "person"]
    assert ann.post(f"/api/tables/{table}/start", None, 409)["error"] == "refused-started"
    assert table in [each["id"] for each in live.person().get("/api/tables")["running"]]
    assert table in [each["table"]["id"] for each in bob.get("/api/tables")["mine"]]


def test_before_the_start_a_seat_is_given_up_by_leaving(live: LiveServer) -> None:
    """The table stays while somebody is there, and closes with the last."""
    ann, bob = live.person("Ann"), live.person("Bob")
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    bob.post(f"/api/tables/{table}/join", {})
    left = ann.post(f"/api/tables/{table}/leave")
    assert left["mine"] == []
    assert bob.get(f"/api/tables/{table}")["owner"]
    assert bob.post(f"/api/tables/{table}/leave")["table"]["standing"] == "ended"


def test_a_table_is_cleared_away_by_those_who_sit_there(live: LiveServer) -> None:
    """The game ends if nobody else plays; strangers learn nothing of it, and twice is once."""
    ann, eve = live.person("Ann"), live.person("Eve")
    table = opened(ann)
    (own,) = [each for each in ann.get("/api/tables")["mine"] if each["table"]["id"] == table]
    assert (own["mine"], own["asked"]) == ([0], True)
    assert eve.post(f"/api/tables/{table}/clear", None, 404) == NO_TABLE
    assert eve.post("/api/tables/nosuchtable/clear", None, 404) == NO_TABLE
    assert ann.http.post(f"/api/tables/{table}/clear", headers={"origin": "http://evil.example"}).status_code == 403
    assert ann.get(f"/api/tables/{table}")["table"]["standing"] == "running"
    for _ in range(2):
        assert ann.post(f"/api/tables/{table}/clear")["table"]["standing"] == "ended"
    assert table not in [each["table"]["id"] for each in ann.get("/api/tables")["mine"]]
    assert table not in [each["table"]["id"] for each in ann.get("/api/replays")]


def test_whoever_left_before_the_start_does_not_keep_the_table_in_a_list(live: LiveServer) -> None:
    """Neither by leaving nor by clearing it away; the one who stays has it."""
    ann, bob, eve = live.person("Ann"), live.person("Bob"), live.person("Eve")
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}], public=True)
    for person in (bob, eve):
        person.post(f"/api/tables/{table}/join", {})
    bob.post(f"/api/tables/{table}/leave")
    assert eve.post(f"/api/tables/{table}/clear")["mine"] == []
    listed = [[each["table"]["id"] for each in who.get("/api/tables")["mine"]] for who in (ann, bob, eve)]
    assert [table in each for each in listed] == [True, False, False]


def test_a_rematch_keeps_everybodys_place(live: LiveServer) -> None:
    """Whoever asks first opens it; the other comes without a link, to the old seat."""
    ann, bob = live.person("Ann"), live.person("Bob")
    table = opened(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
    bob.post(f"/api/tables/{table}/join", {})
    assert ann.post(f"/api/tables/{table}/rematch", None, 409)["error"] == "refused-not-over"
    sockets = [ann.socket(table, 0), bob.socket(table, 1)]
    for socket in sockets:
        socket.sync()
        socket.send(type="vote", yes=True)
        socket.until("votes")
    again = bob.post(f"/api/tables/{table}/rematch")
    assert again["mine"] == [1]
    assert again["table"]["standing"] == "open"
    id = again["table"]["id"]
    assert ann.get(f"/api/tables/{table}")["table"]["again"] == id
    both = ann.post(f"/api/tables/{table}/rematch")
    assert both["table"]["id"] == id
    assert both["mine"] == [0]
    assert both["table"]["standing"] == "running"
    alone = finished(ann)
    assert ann.post(f"/api/tables/{alone}/rematch")["table"]["standing"] == "running"


# -- replays ------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_looked_back_at_through_any_eyes(live: LiveServer) -> None:
    """Stretch by stretch; the last moment is the end that was seen."""
    ann = live.person("Ann")
    table = opened(ann)
    socket = ann.socket(table, 0)
    socket.sync()
    assert ann.get(f"/api/replays/{table}", 409)["error"] == "refused-not-over"
    play_out(socket, 3)
    whole = ann.get(f"/api/replays/{table}?eyes=0&from=0&to=10")
    answers = whole["answers"]
    assert [moment["at"] for moment in whole["moments"]] == list(range(11))
    assert whole["turns"][0] == 0
    assert whole["turns"] == sorted(whole["turns"])
    events: list[Any] = []
    at = 0
    while at <= answers:
        stretch = ann.get(f"/api/replays/{table}?eyes=0&from={at}&to={at + 40}")["moments"]
        events += [event for moment in stretch for event in moment["events"]]
        at = stretch[-1]["at"] + 1
    assert events == socket.events
    assert stretch[-1]["view"] == socket.shown["view"]
    assert stretch[-1]["outlook"] == socket.shown["outlook"]
    middle = answers // 2
    views = {
        eyes: ann.get(f"/api/replays/{table}?eyes={eyes}&from={middle}&to={middle}")["moments"][0]["view"]
        for eyes in (-2, -1, 0, 1)
    }
    assert views[-1]["hand"] == []
    assert sorted(views[-2]["seats"][1]["known"]) == sorted(views[1]["hand"] + views[1]["sealed"])
    assert sorted(views[-2]["seats"][0]["known"]) == sorted(views[0]["hand"] + views[0]["sealed"])
    assert ann.get(f"/api/replays/{table}?eyes=9", 404)["error"] == "refused-no-such-eyes"
    assert ann.get(f"/api/replays/{table}?from=99999", 404)["error"] == "refused-no-such-moment"
    assert ann.get(f"/api/replays/{table}?from=-1", 400)["error"] == "refused-request"


def test_a_finished_game_is_a_save(live: LiveServer) -> None:
    """It loads, and ends as it did."""
    ann = live.person("Ann")
    table = finished(ann)
    data = ann.http.get(f"/api/replays/{table}/file")
    assert data.headers["content-type"] == "application/octet-stream"
    game = underhall.engine.load(data.content)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winners == ann.get(f"/api/tables/{table}")["table"]["winners"]


def test_the_course_of_a_game(live: LiveServer) -> None:
    """Every measure by turn and seat; the turns that mattered to each seat, with what happened; when turns began."""
    ann = live.person("Ann")
    table = finished(ann)
    course = ann.get(f"/api/tables/{table}/course")
    told = ann.get(f"/api/tables/{table}")["table"]
    assert set(course["measures"]) == {"score", "souls", "wounds"}
    for rows in course["measures"].values():
        assert len(rows) == told["turn"] + 1
        assert all(len(row) == 3 for row in rows)
    assert course["measures"]["score"][-1] == [
        souls - wounds
        for souls, wounds in zip(course["measures"]["souls"][-1], course["measures"]["wounds"][-1], strict=True)
    ]
    points = course["points"]
    assert {point["seat"] for point in points} >= {
        seat for seat in range(3) if len({row[seat] for row in course["measures"]["score"]}) > 1
    }
    assert len({(point["turn"], point["seat"]) for point in points}) == len(points)
    assert [point["turn"] for point in points] == sorted(point["turn"] for point in points)
    for point in points:
        by_turn = [row[point["seat"]] for row in course["measures"]["score"]]
        assert (point["before"], point["after"]) == (by_turn[max(0, point["turn"] - 1)], by_turn[point["turn"]])
        assert point["weight"] > 0
        assert point["events"]
        for event in point["events"]:
            assert re.match(r"event-(hero-|town-hero-killed|soul-lost|wound-healed)", event["message"])
    assert len(course["turns"]) == told["turn"] + 1
    assert course["turns"] == sorted(course["turns"])
    assert course["seconds"] >= 0


def test_a_game_is_continued_from_a_moment(live: LiveServer) -> None:
    """The same up to there, then another game, against bots, with the seat one chose."""
    ann = live.person("Ann")
    table = finished(ann)
    moments = ann.get(f"/api/replays/{table}?eyes=1&from=20&to=20")
    again = ann.post(f"/api/replays/{table}/continue", {"at": 20, "seat": 1}, 201)
    assert again["mine"] == [1]
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["bot", "person", "bot"]
    id = again["table"]["id"]
    socket = ann.socket(id, 1)
    socket.sync()
    play_out(socket, 5)
    old = read_save(ann.http.get(f"/api/replays/{table}/file").content)
    new = read_save(ann.http.get(f"/api/replays/{id}/file").content)
    assert new.answers[:40] == old.answers[:40]
    assert ann.get(f"/api/replays/{id}?eyes=1&from=20&to=20")["moments"] == moments["moments"]
    wrong = ann.post(f"/api/replays/{table}/continue", {"at": 99999, "seat": 1}, 404)
    assert wrong["error"] == "refused-no-such-moment"
    assert ann.post(f"/api/replays/{table}/continue", {"at": 1, "seat": 7}, 404)["error"] == "refused-no-such-moment"


# -- sockets and pages --------------------------------------------------------------------------------------------


def test_nonsense_on_the_wire_is_answered_not_obeyed(live: LiveServer) -> None:
    """The connection lives on."""
    ann = live.person("Ann")
    socket = ann.socket(opened(ann), 0)
    socket.sync()
    for nonsense in ("", "{", "[]", '{"type":"dance"}', '{"type":"answer","id":1}', b"\xff\x00"):
        socket.wire.send(nonsense)
        assert socket.until("refused")["problem"]["error"] == "refused-frame"
    socket.send(type="ping")
    assert socket.until("beat")["version"] == socket.version


def test_a_frame_that_is_too_large_ends_the_connection(live: LiveServer) -> None:
    """The server lives on."""
    ann = live.person("Ann")
    table = opened(ann)
    socket = ann.socket(table, 0)
    socket.sync()
    socket.wire.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        socket.until("never")
    ann.socket(table, 0).sync()


def test_the_page_is_served_under_all_its_addresses(live: LiveServer) -> None:
    """A reload anywhere works, at every address that the page knows; what is not there is not there."""
    client = httpx.Client(base_url=f"http://127.0.0.1:{live.port}")
    addresses = re.findall(r'\["(/[^"]*)", "\w+"\]', ROUTER.read_text())
    assert len(addresses) > 20
    for path in [*(re.sub(r":\w+", "a-b_1", address) for address in addresses), "/sets/my-set@2e63518e6c3d06c3"]:
        page = client.get(path)
        assert page.status_code in (200, 503), f"{path}; 503 says that the page has not been built"
        assert page.headers["content-type"].startswith("text/html")
    assert client.get("/assets/nothing.js").status_code == 404
    assert client.get("/../pyproject.toml").status_code == 404
    assert client.get("/%2e%2e/app.py").status_code == 404
    assert client.get("/api/nothing").json() == {"error": "refused-not-found", "args": {}}
    assert client.delete("/api/tables").json() == {"error": "refused-method", "args": {}}


def test_the_openapi_document_describes_it_all(live: LiveServer) -> None:
    """Every path of the API is in it."""
    document = live.person().get("/api/schema/openapi.json")
    assert "/api/tables/{table_id}/join" in document["paths"]
    assert "MyTable" in document["components"]["schemas"]
