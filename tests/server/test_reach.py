"""Where an invitation leads, and to whom the address of this machine in its network is told."""

from typing import Any

import pytest

from underhall.server import reach
from underhall.server.hosts import Hosts
from underhall.server.reach import network_address, reach_of

pytestmark = pytest.mark.once

AT_HOME = "192.168.7.5"
HERE = "127.0.0.1"


def request(client: str = HERE, **headers: str) -> Any:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (client, 50_000), "server": (HERE, 8765), "headers": raw}


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_address", lambda: AT_HOME)


def test_the_public_address_goes_before_everything() -> None:
    """Also for whoever sits at the server itself."""
    hosts = Hosts(HERE, "https://play.example.org/")
    for host in ("localhost:8765", f"{AT_HOME}:8765", "play.example.org"):
        assert reach_of(hosts, request(), "http", host) == ("public", "https://play.example.org")


def test_an_address_by_which_one_came_is_one_by_which_others_come() -> None:
    """A name or a number that is not this machine's alone."""
    for bound in (HERE, "0.0.0.0"):
        for host in (f"{AT_HOME}:8765", "box.local:8765", "[2001:db8::5]:8765"):
            assert reach_of(Hosts(bound), request("192.168.7.9"), "http", host) == ("network", f"http://{host}")


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765", "hall.localhost:8765", ""])
def test_who_sits_at_the_machine_gets_its_address_in_the_network(host: str) -> None:
    """If the server listens to it at all."""
    expected = ("network", f"http://{AT_HOME}:8765")
    assert reach_of(Hosts("0.0.0.0"), request(), "http", host) == expected
    assert reach_of(Hosts("::"), request("::1"), "http", host) == expected
    assert reach_of(Hosts("10.1.2.3"), request(), "http", host) == ("network", "http://10.1.2.3:8765")
    for alone in ("127.0.0.1", "localhost", "::1", "127.0.0.9", ""):
        assert reach_of(Hosts(alone), request(), "http", host) == ("here", "")


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then no address would help."""
    monkeypatch.setattr(reach, "network_address", lambda: "")
    assert reach_of(Hosts("0.0.0.0"), request(), "http", "localhost:8765") == ("alone", "")


@pytest.mark.parametrize(
    "scope",
    [
        request("203.0.113.9"),
        request("::ffff:203.0.113.9"),
        request(x_forwarded_for="203.0.113.9"),
        request(forwarded="for=203.0.113.9"),
        request(x_real_ip="203.0.113.9"),
        request(via="1.1 proxy"),
    ],
)
def test_a_stranger_who_calls_the_server_localhost_learns_nothing(scope: Any) -> None:
    """Neither directly nor through a proxy on the same machine."""
    found = reach_of(Hosts("0.0.0.0"), scope, "http", "localhost:8765")
    assert AT_HOME not in found[1]


def test_the_machines_own_address_is_none_of_loopback() -> None:
    """Whatever network the tests run in."""
    found = network_address()
    assert found == "" or not found.startswith("127.")
