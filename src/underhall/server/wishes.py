"""What guests wish for when they open a table, and what of it cannot be had."""

from typing import Final

import underhall
from underhall.bots import BOTS, is_own
from underhall.errors import BadSeatCount, UnknownBot
from underhall.kernel.registry import GameInfo
from underhall.server import chat
from underhall.server.bodies import NewTable, SeatWish
from underhall.server.fair.dealing import check_seal
from underhall.server.record import CARETAKER, Place
from underhall.server.refusals import Refusal

LONGEST_SEED: Final = 64


def check_wish(wish: NewTable) -> GameInfo:
    """The game of such a table, which can be played as it is wished for."""
    info = underhall.game_info(wish.game)
    if len(wish.seats) not in info.seats:
        raise BadSeatCount(game=wish.game, seats=len(wish.seats), least=info.seats[0], most=info.seats[-1])
    for seat in wish.seats:
        if seat.kind == "bot":
            check_bot(seat.bot)
    if not any(seat.kind == "me" for seat in wish.seats):
        raise Refusal("refused-nobody-plays", 400)
    check_seal(wish.seal)
    if len(wish.seed) > LONGEST_SEED:
        raise Refusal("refused-text-too-long", 400, most=LONGEST_SEED)
    if not wish.seed.isprintable():
        raise Refusal("refused-text-odd", 400)
    if wish.seed and any(seat.kind == "open" for seat in wish.seats):
        raise Refusal("refused-seed", 400)  # whoever knows the seed knows every card
    info.start(len(wish.seats), "0", dict(wish.options), True)  # refuses options that the game does not have
    return info


def place_of(seat: SeatWish, guest: str, name: str) -> Place:
    """A seat of the table that `guest` opens."""
    if seat.kind == "bot":
        return Place("bot", bot=seat.bot)
    if seat.kind == "open":
        return Place("open", bot=CARETAKER)
    return Place("person", chat.clean_text(seat.name, chat.LONGEST_NAME) if seat.name else name, CARETAKER, guest)


def check_bot(name: str) -> None:
    """Refuse a bot that the server does not have. It runs no code of others."""
    if is_own(name):
        raise Refusal("refused-own-bot", 400, known=", ".join(BOTS))
    if name not in BOTS:
        raise UnknownBot(name=name, known=BOTS)
