"""Games as a server sends them to the page at the first seat, a line of JSON for each frame.

The tests of the page play them (web/tests/recorded.ts). The first line is the list of all games, as /api/games has it.

    python -m tests.server.record GAME SEATS BOT COUNT
"""

import random
import sys
import tempfile
from pathlib import Path

import msgspec

from tests.server.desk import BEAT, Desk, Page
from underhall.bots import new_bot
from underhall.bots.play import _imagine, _view
from underhall.kernel.luck import seeded
from underhall.server.bodies import NewTable, SeatWish
from underhall.server.guests import guest_of
from underhall.server.http import _games

MOST = 4_000  # answers of a game


def choose(page: Page, bot: str, luck: random.Random) -> int:
    """An answer as a bot of this kind would give it."""
    assert page.question is not None
    assert page.table.session is not None
    options = page.question["options"]
    opened = page.table.session.questions.open[page.seat]
    if bot == "random" or opened.decision is None:
        return luck.randrange(len(options))
    game = opened.seen_game or page.table.session.game
    player = new_bot(bot, page.seat, seeded(luck.randrange(1 << 30)))
    return player.choose(_view(game, page.seat), opened.decision, _imagine(game, page.seat))


def play(desk: Desk, game: str, seats: int, bot: str, seed: str) -> None:
    luck = random.Random(seed)
    wishes = [SeatWish("me"), *(SeatWish("bot", bot) for _ in range(seats - 1))]
    table = desk.run(desk.registry.create(guest_of("ann"), "here", NewTable(game, wishes, seed=seed)))
    desk.settle()
    page = desk.page(table, 0)
    for _ in range(MOST):
        if page.over:
            break
        if page.question is None:
            desk.turn(BEAT)
        else:
            page.answer(choose(page, bot, luck))
        write(page)
    write(page)
    desk.pages.remove(page)
    page.shut()


def write(page: Page) -> None:
    for raw in page.raw:
        sys.stdout.write(raw.decode() + "\n")
    page.raw.clear()


if __name__ == "__main__":
    _, game, seats, bot, count = sys.argv
    sys.stdout.write(msgspec.json.encode(_games()).decode() + "\n")
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        for number in range(int(count)):
            play(desk, game, int(seats), bot, f"story {number}")
        desk.close()
