"""How a host wants a server to be run."""

import re
from ipaddress import ip_network
from typing import Final

import msgspec

STEP: Final = r"/[A-Za-z0-9_~-]+"
BASE_PATH: Final = re.compile(rf"({STEP}){{0,4}}")


class Settings(msgspec.Struct, frozen=True):
    """All of it; what is not said stays as it is for a server in a living room."""

    base_path: str = ""  # such as /games: what comes before every path
    # Addresses or networks that may say where a request really comes from; without any, this machine itself.
    proxies: tuple[str, ...] = ()
    metrics_token: str = ""  # who has it may read /metrics from elsewhere
    admin_token: str = ""  # who has it may use the admin page; without one there is none
    drain: float = 0.0  # seconds between being told to stop and stopping
    keep_finished: float = 0.0  # days until a finished game is deleted; 0: never
    keep_idle: float = 0.0  # days until a game is deleted that nobody has visited; 0: never
    keep_open: float = 0.0  # the same of tables whose game has not begun
    pack_after: float = 1.0  # days until a finished game is packed; 0: never


def is_base_path(text: str) -> bool:
    """Whether this can come before every path: nothing, or steps such as /games or /club/games."""
    return bool(BASE_PATH.fullmatch(text))


def is_network(text: str) -> bool:
    """Whether this is an address, or a network such as 10.0.0.0/8."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
