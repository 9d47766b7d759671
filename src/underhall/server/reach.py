"""Where friends find this server: the address that goes into invitations, or why there is none.

Whoever opened the page under 127.0.0.1 sends nobody a link that works. The address of this machine in its network is
told only to somebody who sits at this machine: strangers need not know how the network behind a server is laid out.
"""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final, Literal

from underhall.server.hosts import Hosts, name_in

Reach = Literal["public", "network", "here", "alone"]
# Nothing is sent to it: a datagram socket that is "connected" only tells which of our addresses would be used.
ELSEWHERE: Final = ("10.255.255.255", 9)


def reach_of(hosts: Hosts, scope: Any, scheme: str, host: str) -> tuple[Reach, str]:
    """Who can follow an invitation of somebody who asked for `host`, and what goes before its path."""
    if hosts.public_url:
        return "public", hosts.public_url
    asked = f"{scheme}://{host}"
    if host and not is_this_machine(name_in(host.encode("latin-1", "replace"))):
        return "network", asked
    if is_this_machine(hosts.bound):
        return "here", ""
    if not is_local_request(scope):
        return "network", asked  # it came from elsewhere, whatever it calls us
    address = hosts.bound if is_one_address(hosts.bound) else network_address()
    if not address:
        return "alone", ""
    shown = f"[{address}]" if ":" in address else address
    return "network", f"{scheme}://{shown}:{scope['server'][1]}"


def is_this_machine(name: str) -> bool:
    """Whether only this machine itself understands the name or address."""
    name = name.lower().strip("[]")
    if not name or name == "localhost" or name.endswith(".localhost"):
        return True
    address = _number(name)
    return address is not None and address.is_loopback


def is_one_address(name: str) -> bool:
    """Whether a server that is bound to this listens at one address, and not at all that the machine has."""
    address = _number(name)
    return address is None or not address.is_unspecified


def is_local_request(scope: Any) -> bool:
    """Whether a request was made at this machine, and not passed on by a proxy that runs here."""
    forwarded = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")
    if any(name.lower() in forwarded for name, _ in scope["headers"]):
        return False
    client = scope.get("client")
    return bool(client) and is_this_machine(str(client[0]))


def network_address() -> str:
    """The address of this machine in its network, or '' if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_this_machine(found) or not is_one_address(found) else found


def _number(name: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(name)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
