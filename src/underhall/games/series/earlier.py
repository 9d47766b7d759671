"""How states were stored before their fields had names. Nothing here changes any more: see kernel/earlier.py."""

from typing import Final

from underhall.games.series.packing import HAND_CARD, MARKS
from underhall.kernel.earlier import Layout, card, card_list, frames, parts, parts_list, plain, record, records, stacks

ROOM: Final[Layout] = (
    ("card", card),
    ("uid", plain),
    ("hidden", plain),
    ("off", plain),
    ("used", plain),
    ("boost", plain),
    ("marks", parts(MARKS)),
    ("tokens", plain),
    ("disabled", plain),
    ("tally", plain),
    ("ahead", plain),
)
HERO: Final[Layout] = (
    ("card", card),
    ("serial", plain),
    ("damage", plain),
    ("bonus", plain),
    ("bounced", plain),
    ("token", plain),
    ("item", card),
    ("gear", plain),
    ("ghost", plain),
    ("rooms", plain),
    ("waits", plain),
)
BLUR: Final[Layout] = (("knower", plain), ("tokens", plain))
SEAT: Final[Layout] = (
    ("boss", card),
    ("hand", parts_list(HAND_CARD)),
    ("dungeon", stacks(ROOM)),
    ("entrance", records(HERO)),
    ("souls", card_list),
    ("wounds", card_list),
    ("sealed", parts_list(HAND_CARD)),
    ("levelled", plain),
    ("placed", plain),
    ("doubled", plain),
    ("boost", plain),
    ("kept_out", plain),
    ("killed", plain),
    ("out", plain),
)
GAME: Final[Layout] = (
    ("luck", plain),
    ("agenda", frames),
    ("asked", plain),
    ("happened", plain),
    ("seats", records(SEAT)),
    ("order", plain),
    ("boss_deck", card_list),
    ("room_deck", card_list),
    ("spell_deck", card_list),
    ("hero_deck", card_list),
    ("epic_deck", card_list),
    ("discard", card_list),
    ("town", records(HERO)),
    ("staged", card_list),
    ("removed", card_list),
    ("buried", parts_list(HAND_CARD)),
    ("blurs", records(BLUR)),
    ("phase", plain),
    ("turn", plain),
    ("active", plain),
    ("serial", plain),
    ("no_building", plain),
    ("walker", record(HERO)),
    ("walker_seat", plain),
    ("walker_at", plain),
    ("walker_room", plain),
    ("walker_last", plain),
    ("walker_doom", plain),
    ("walker_sent", plain),
    ("scored_turn", plain),
    ("winners", plain),
    ("ending", plain),
)
