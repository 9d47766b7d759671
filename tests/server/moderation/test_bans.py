"""Whom a ban holds for."""

import pytest

from underhall.server.limits import address_of
from underhall.server.moderation.bans import Subjects

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("subject", "address", "holds"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7/24", "203.0.113.8", True),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", True),  # as a proxy's log has it
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:aaaa::1", True),  # the same household, the next day
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:3::1", False),
        ("2001:db8:1:2:3::/80", "2001:db8:1:2:9::1", True),
        ("2001:db8:1::/48", "2001:db8:1:2:3::1", True),
    ],
)
def test_a_network_is_banned_however_it_is_written(subject: str, address: str, holds: bool) -> None:
    """By the addresses that a server goes by: of IPv6 ones it knows the network alone."""
    banned = Subjects([{"subject": subject}])
    assert banned.hold_for("somebody", address_of({"client": (address, 0)})) == holds
