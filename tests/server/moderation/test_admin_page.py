"""What the admin page asks before it does what is grave: it names what would be lost, in every language."""

from typing import Any

import pytest

from tests.server.desk import Desk
from underhall.errors import NotFound
from underhall.server.guests import guest_of
from underhall.server.moderation.admin_page import Doubt, _dialog
from underhall.server.moderation.desk import GRAVE, Action, at_stake
from underhall.text import LANGUAGES, texts


def lost(desk: Desk, action: Action, subject: str) -> dict[str, Any]:
    return desk.registry.store.read_now(lambda connection: at_stake(connection, action, subject))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("action", GRAVE)
def test_what_would_be_lost_is_named(desk: Desk, action: Action, lang: str) -> None:
    hostile = "<b>Rude</b>"
    desk.run(desk.registry.guests.rename(guest_of("ann"), hostile))
    table = desk.friends("bob")[0].table
    subject = table.record.id if action in ("close", "delete") else guest_of("ann")
    stake = lost(desk, action, subject)
    said = _dialog(texts(lang), "/base", Doubt(action, subject, stake))
    assert hostile not in said
    assert "&lt;b&gt;Rude&lt;/b&gt;" in said
    if action in ("close", "delete"):
        assert table.record.id in said
    else:
        assert stake["tables"] == 1
        assert guest_of("ann")[:8] in said
    assert said.index("autofocus") < said.index(f'value="{action}"'), "whoever goes on without thinking has cancelled"


def test_a_network_is_named_as_it_is_written(desk: Desk) -> None:
    stake = lost(desk, "ban", "203.0.113.0/24")
    assert "203.0.113.0/24" in _dialog(texts("en"), "", Doubt("ban", "203.0.113.0/24", stake))


@pytest.mark.parametrize("action", GRAVE)
def test_nobody_is_asked_about_what_there_is_not(desk: Desk, action: Action) -> None:
    with pytest.raises(NotFound):
        lost(desk, action, "nosuchsubject1")
