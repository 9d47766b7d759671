"""A host deals with people while the server runs, on both kinds of database: nothing is restarted."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.shell import Shell
from tests.server.live_server import Person
from tests.server.operations.served import Served
from tests.server.operations.test_serving import TABLE, seated
from underhall.server.record import new_id

pytestmark = pytest.mark.once

TOKEN = "q3Jm5yYb8Zk2VtXw"


def until(condition: Callable[[], bool]) -> None:
    """Wait for what the server does within seconds."""
    for _ in range(600):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError("the server has not noticed")


def status(person: Person, path: str = "/api/me") -> int:
    return person.http.get(path).status_code


def test_no_table_is_called_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host types its id: `underhall admin close ID`."""
    drawn = iter(["-Xk3_bq81Lw0", "--k3_bq81Lw0", "Xk3_bq81-w0a"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_id() == "Xk3_bq81-w0a"


@pytest.mark.long
def test_a_host_rules_while_people_play(tmp_path: Path, database: str, shell: Shell) -> None:
    """Report, mute, ban, unban, close, delete, erase: by the command, each noticed by the running server."""
    words, token = tmp_path / "words.txt", tmp_path / "token"
    words.write_text("frog\n")
    token.write_text(TOKEN)
    options = ("--words", str(words), "--admin-token-file", str(token), "--workers", "2", "--no-limits")
    with Served(tmp_path, *options, db=database) as served:

        def admin(line: str) -> None:
            done = shell(f"admin {line} --db {database}")
            assert done.code == 0, done.err

        ann, bob = served.person("Ann"), served.person("Bob <b>")
        assert ann.put("/api/me", {"name": "the Frog"}, 400)["error"] == "refused-words"
        id, one, two = seated(ann, bob)
        two.send(type="say", text="you f.r.o.g")
        assert two.until("refused")["problem"]["error"] == "refused-words"
        two.send(type="say", text="<i>rude</i>")
        line = one.until("said")["line"]

        # Ann reports what Bob has said; nobody can report themselves, or what was not said.
        complaint = {"guest": line["guest"], "kind": "chat", "line": line["number"]}
        report = ann.post(f"/api/tables/{id}/complaints", complaint)["id"]
        assert ann.post(f"/api/tables/{id}/complaints", complaint)["id"] == report
        assert bob.post(f"/api/tables/{id}/complaints", complaint, 404)["error"] == "refused-complaint"
        for wrong in ({"line": 99}, {"guest": 7}, {"guest": -1}):
            ann.post(f"/api/tables/{id}/complaints", {**complaint, **wrong}, 404)
        assert report in shell(f"admin reports --db {database}").out
        (found,) = shell(f"admin reports --json --db {database}").json["reports"]
        assert (found["text"], found["table"]) == ("<i>rude</i>", id)
        about = found["about"].split()[-2]

        # On the admin page the same, with every sign as it was written; without the token there is nothing.
        assert httpx.get(f"{served.url}/admin").status_code == 401
        assert httpx.get(f"{served.url}/admin", auth=("host", "wrong")).status_code == 401
        page = httpx.get(f"{served.url}/admin", auth=("host", TOKEN)).text
        assert "&lt;i&gt;rude&lt;/i&gt;" in page
        assert "<b>" not in page.partition("<h2>")[2]
        form = {"action": "mute", "subject": about}
        foreign = httpx.post(
            f"{served.url}/admin", data=form, auth=("host", TOKEN), headers={"origin": "http://evil.example"}
        )
        assert foreign.status_code == 403
        assert httpx.post(f"{served.url}/admin", data=form, auth=("host", TOKEN)).status_code == 200

        def is_muted() -> bool:
            two.send(type="say", text="again")
            reply = two.until("refused", "said")
            return bool(reply["type"] == "refused" and reply["problem"]["error"] == "refused-muted")

        until(is_muted)
        two.send(type="say", phrase="phrase-thanks")
        assert two.until("said")["line"]["phrase"] == "phrase-thanks"
        admin(f"unmute {about}")
        admin(f"dismiss {report}")
        assert shell(f"admin dismiss {report} --db {database}").code == 2

        # Banned, Bob is shown out, and comes in nowhere.
        admin(f"ban {about} --reason rude")
        with pytest.raises(ConnectionClosed):
            two.until("never")
        assert status(bob) == 403
        with pytest.raises(Exception, match="403"):
            bob.socket(id, 1)
        assert status(ann) == 200
        admin(f"unban {about}")
        until(lambda: status(bob) == 200)
        admin("ban 127.0.0.0/8 --days 1")
        until(lambda: status(ann) == status(bob) == 403)
        admin("unban 127.0.0.0/8")
        until(lambda: status(ann) == 200)
        assert shell(f"admin ban 0.0.0.0/0 --db {database}").code == 2

        # Erased, nothing of Bob is left but the seat at which somebody sat.
        admin(f"erase {about}")
        until(lambda: ann.get(f"/api/tables/{id}")["table"]["seats"][1]["name"] == "")
        assert bob.get("/api/me") == {"name": ""}
        again = ann.socket(id, 0)
        assert "rude" not in str(again.sync())

        # What is grave the admin page asks about first, and says what would be lost.
        other = ann.post("/api/tables", TABLE, 201)["table"]["id"]
        for action in ("close", "delete"):
            asked = httpx.post(f"{served.url}/admin", data={"action": action, "subject": other}, auth=("host", TOKEN))
            assert asked.status_code == 200
            dialog = asked.text.partition("</dialog>")[0]
            assert 'role="alertdialog"' in dialog
            assert all(each in dialog for each in (other, "Boss Monster", "Ann"))
            assert "<main inert>" in asked.text
        gone = httpx.post(f"{served.url}/admin", data={"action": "delete", "subject": "nowhere"}, auth=("host", TOKEN))
        assert "<dialog" not in gone.text
        assert "nowhere" in gone.text
        time.sleep(2.5)  # as long as the server takes to obey
        assert ann.get(f"/api/tables/{other}")["table"]["standing"] == "open"

        # Closed, a game is over; deleted, it has never been.
        admin(f"close {other}")
        until(lambda: ann.get(f"/api/tables/{other}")["table"]["standing"] == "ended")
        form = {"action": "delete", "subject": other, "sure": "yes"}
        assert "<dialog" not in httpx.post(f"{served.url}/admin", data=form, auth=("host", TOKEN)).text
        until(lambda: status(ann, f"/api/tables/{other}") == 404)
        assert shell(f"admin close {other} --db {database}").code == 2
    assert "Traceback" not in served.log


def test_who_has_never_been_at_a_table_is_erased_too(tmp_path: Path, shell: Shell) -> None:
    """A server that remembers them is told; whoever comes with their cookie is somebody new."""
    db = f"sqlite:///{tmp_path / 'hall.db'}"
    with Served(tmp_path, db=db) as served:
        ann, rude = served.person("Ann"), served.person()
        account = {"name": "Rude Name", "password": "correct horse battery"}
        assert rude.post("/api/account", account)["name"] == "Rude Name"
        id, _, _ = seated(ann, served.person("Bob"))
        eyes = rude.socket(id, -1)
        eyes.sync()
        eyes.send(type="say", phrase="phrase-hello")
        line = eyes.until("said")["line"]
        ann.post(f"/api/tables/{id}/complaints", {"guest": line["guest"], "kind": "name"})
        (found,) = shell(f"admin reports --json --db {db}").json["reports"]
        about = found["about"].split()[-2]
        assert ann.get("/api/people/Rude Name")["name"] == "Rude Name"
        assert shell(f"admin erase {about} --db {db}").code == 0
        until(lambda: rude.get("/api/me") == {"name": ""})
        assert rude.get("/api/account")["name"] == ""
        assert eyes.until("closed")["problem"]["error"] == "refused-signed-out"
        assert ann.get("/api/people/Rude Name", 404)["error"] == "refused-nobody-named"


def test_who_watches_without_a_name_can_be_banned(tmp_path: Path, shell: Shell) -> None:
    """As whoever they speak as: all at one address who say no name are one person."""
    db = f"sqlite:///{tmp_path / 'hall.db'}"
    with Served(tmp_path, db=db) as served:
        ann, bob, eve = served.person("Ann"), served.person("Bob"), served.person()
        id, one, _ = seated(ann, bob)
        eve.get("/api/me")
        eyes = eve.socket(id, -1)
        eyes.sync()
        eyes.send(type="say", phrase="phrase-hello")
        line = one.until("said")["line"]
        ann.post(f"/api/tables/{id}/complaints", {"guest": line["guest"], "kind": "chat", "line": line["number"]})
        (found,) = shell(f"admin reports --json --db {db}").json["reports"]
        assert shell(f"admin ban {found['about'].split()[-2]} --db {db}").code == 0
        assert eyes.until("closed")["problem"]["error"] == "refused-banned"
        again = eve.socket(id, -1)
        assert again.until("closed")["problem"]["error"] == "refused-banned"
        assert ann.socket(id, 0).sync()["type"] == "snapshot"


def test_a_right_token_is_no_exception_where_too_many_are_tried(tmp_path: Path) -> None:
    """Whoever guesses learns nothing beyond the limit: otherwise it would be none."""
    token = tmp_path / "token"
    token.write_text(TOKEN)
    with Served(tmp_path, "--admin-token-file", str(token), "--metrics-token-file", str(token)) as served:
        assert served.get("/admin").status_code == 401
        tries = [httpx.get(f"{served.url}/admin", auth=("host", f"wrong {n}")).status_code for n in range(60)]
        assert tries == [401] * 60
        for password in (TOKEN, "wrong"):
            assert httpx.get(f"{served.url}/admin", auth=("host", password)).status_code == 429
            assert served.get("/metrics", authorization=f"Bearer {password}").status_code == 429


def test_without_a_token_there_is_no_admin_page(tmp_path: Path) -> None:
    """As if it had never been thought of."""
    with Served(tmp_path) as served:
        assert httpx.get(f"{served.url}/admin", auth=("host", "")).status_code == 404
        assert httpx.post(f"{served.url}/admin", data={"action": "ban"}, auth=("host", "")).status_code == 404
