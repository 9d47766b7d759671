"""Guests without a cookie, or with one that they have made up (M1)."""

import json
import sqlite3
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.attacks.arms import HELLO, hang_up
from tests.server.attacks.scene import ATTACKER, OTHER, Scene, send
from tests.server.desk import Desk
from underhall.server import chat
from underhall.server.guests import guest_of
from underhall.server.protocol import Say

pytestmark = pytest.mark.once


def listener(scene: Scene) -> ClientConnection:
    wire = scene.eyes(seat=0, token=scene.token, address=OTHER)
    heard(wire)
    return wire


def heard(wire: ClientConnection) -> list[dict[str, Any]]:
    """The lines that have come: those before the answer to a wish of ours."""
    wire.send('{"type":"sync"}')
    lines = []
    while (frame := json.loads(wire.recv(60)))["type"] != "snapshot":
        if frame["type"] == "said":
            lines.append(frame["line"])
    return lines


def test_who_comes_again_and_again_without_a_cookie_is_one_person(own_scene: Scene) -> None:
    """What they say counts together, and whoever mutes one of them has peace."""
    ann = listener(own_scene)
    for _ in range(20):
        wire = own_scene.eyes()
        send(wire, HELLO * 3)
        wire.close()
    lines = heard(ann)
    assert 1 <= len(lines) <= 5
    assert len({line["guest"] for line in lines}) == 1
    ann.send(json.dumps({"type": "mute", "guest": lines[0]["guest"], "on": True}))
    own_scene.server.turn()
    for address in (ATTACKER, "203.0.113.7"):
        wire = own_scene.eyes(address=address)
        send(wire, HELLO)
        wire.close()
    assert len(heard(ann)) == 1, "only the one who comes from elsewhere is heard"
    hang_up(ann)


def test_new_cookies_give_no_more_to_say(own_scene: Scene) -> None:
    """A name for each of them: an address may say so much, and give itself so many names."""
    ann = listener(own_scene)
    names = 0
    for n in range(80):
        with own_scene.person(ATTACKER) as eve:
            names += eve.put("/api/me", json={"name": f"Eve {n}"}).status_code == 200
            if n < 20:
                wire = own_scene.eyes(token=eve.cookies["underhall"])
                send(wire, HELLO * 5)
                wire.close()
    assert names == 60
    assert len(heard(ann)) <= 40
    hang_up(ann)


def test_a_cookie_that_was_made_up_is_nobody(scene: Scene) -> None:
    """Whoever brings one gets a real one; so nobody can be given somebody else's."""
    for made_up in ("x" * 22, "x" * 40, "x" * 22 + "." + "0" * 32, scene.token[:-1] + "!", scene.token[:22]):
        reply = scene.ask("/api/me", Cookie=f"underhall={made_up}")
        assert json.loads(reply.body) == {"name": ""}
        given = str(reply.headers["set-cookie"]).partition(";")[0].partition("=")[2]
        assert given
        assert given != made_up
        again = scene.ask("/api/me", Cookie=f"underhall={given}")
        assert again.headers["set-cookie"] is None, "what the server has given out, it knows"
    assert scene.ask("/api/me", Cookie=f"underhall={scene.token}").headers["set-cookie"] is None


def test_cookies_outlive_a_restart(own_scene: Scene) -> None:
    """Also those of guests of whom nothing is stored."""
    given = str(own_scene.ask("/api/me").headers["set-cookie"]).partition(";")[0]
    own_scene.server.kill()
    own_scene.server.start()
    own_scene.server.wait()
    assert own_scene.ask("/api/me", Cookie=given).headers["set-cookie"] is None


def test_cookies_of_earlier_versions_go_on_to_work(own_scene: Scene) -> None:
    """They are known by what their guests have left: a name, or a seat."""
    named, seated = "n" * 22, "s" * 22
    own_scene.server.kill()
    connection = sqlite3.connect(own_scene.server.file)
    connection.execute("insert into guests values (?, 'Old Ann')", (guest_of(named),))
    connection.execute("insert into sitting values (?, ?)", (guest_of(seated), own_scene.running))
    query = "select seats from tables where id = ?"
    places = json.loads(connection.execute(query, (own_scene.running,)).fetchone()[0])
    next(place for place in places if place["kind"] == "person")["guest"] = guest_of(seated)
    connection.execute("update tables set seats = ? where id = ?", (json.dumps(places), own_scene.running))
    connection.commit()
    connection.close()
    own_scene.server.start()
    own_scene.server.wait()
    reply = own_scene.ask("/api/me", Cookie=f"underhall={named}")
    assert json.loads(reply.body) == {"name": "Old Ann"}
    assert reply.headers["set-cookie"] is None
    reply = own_scene.ask("/api/tables", Cookie=f"underhall={seated}")
    assert [own["table"]["id"] for own in json.loads(reply.body)["mine"]] == [own_scene.running]


def test_a_table_that_wakes_up_remembers_the_last_lines_only(desk: Desk) -> None:
    """However many are stored, no more are read."""
    table = desk.open("me", "random", free_chat=True)
    page = desk.page(table, 0)

    async def talk() -> None:
        with table.changing():
            for n in range(chat.KEPT + 50):
                table.say(page.connection, Say(text=f"line {n}"))
        await desk.registry.store.committed()

    desk.run(talk())
    desk.restart()
    read: list[int] = []
    real = desk.registry.store.read_now

    def counting(question: Any) -> Any:
        found = real(question)
        read.extend(len(each) for each in found if isinstance(each, list))
        return found

    desk.registry.store.read_now = counting  # type: ignore[method-assign]
    woken = desk.table(table.record.id)
    assert max(read) <= chat.KEPT
    assert [line.text for line in woken.lines] == [f"line {n}" for n in range(50, chat.KEPT + 50)]
    assert woken.next_line == chat.KEPT + 50
