"""The names under which this server may be asked for.

A page of another site can make its own name lead to this machine (DNS rebinding) and then seems to be ours: names that
we do not know are refused. An address in numbers cannot be had that way, so that friends in the same network can join.
"""

import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

NETWORKS: Final = (".local", ".lan", ".home", ".home.arpa", ".fritz.box", ".localdomain")  # names at home


class Hosts:
    """Knows the public address, if there is one, this machine's own name, and every address in numbers."""

    def __init__(self, bound: str = "", public_url: str = "", base_path: str = "") -> None:
        self.base_path = base_path  # what comes before every path, as a browser sees it
        self.public_url = public_url.rstrip("/")
        self.bound = bound  # what the server listens at; '' is this machine alone
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        public = urlsplit(self.public_url)
        self.names = {"localhost", own, short, *(short + network for network in NETWORKS), bound.lower()}
        self.names.add((public.hostname or "localhost").lower())
        self.origin = f"{public.scheme}://{public.netloc}".lower().encode()

    def knows(self, host: bytes) -> bool:
        """Whether a request for `host`, a name or an address perhaps with a port, is for us."""
        if not host:
            return True  # no browser leaves it out
        name = name_in(host)
        return _is_number(name) or name in self.names or name.endswith(".localhost")

    def is_ours(self, origin: bytes, host: bytes) -> bool:
        """Whether a request that changes something comes from our own page, or from no page at all (a bot, a test)."""
        if not origin or (self.public_url and origin.lower() == self.origin):
            return True
        scheme, _, place = origin.partition(b"://")
        return scheme in (b"http", b"https") and place == host


def is_public_url(text: str) -> bool:
    """Whether this can be the address under which a server is known: scheme, name, perhaps a port, and no more."""
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 (a port that is none raises)
    except ValueError:
        return False
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not rest


def name_in(host: bytes) -> str:
    """The name or address in a `Host` header, without its port."""
    text = host.decode("latin-1").lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0].rstrip(".")


@lru_cache(256)
def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
