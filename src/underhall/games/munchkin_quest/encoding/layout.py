"""How the rows of Munchkin Quest are laid out."""

from typing import Final

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.combat import ROLLS, STEPS
from underhall.games.munchkin_quest.facts import COLOURS, FACES, LINKS, SIGNS
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.games.munchkin_quest.table_state import PHASES
from underhall.kernel.encoding import (
    Block,
    Column,
    Layout,
    asked_columns,
    card,
    card_set,
    category,
    flag,
    listed,
    number,
    read_numbers,
)

VERSION: Final = 1
SEATS: Final = 4
ROOMS: Final = 12  # the nearest ones
MONSTERS: Final = 10
HELD: Final = 12
ITEMS: Final = 10  # of each seat
LAID: Final = 4
CURSES: Final = 3
KNOWN: Final = 4
LOOT: Final = 6
MOST_OPTIONS: Final = 64
MOST_CARDS: Final = 240
MOST_KINDS: Final = 95
MOST_DECISIONS: Final = 95
MOST_ROUNDS: Final = 100
MOST_PICKED: Final = 6
MOST_GOLD: Final = 60  # hundreds
MOST_STRENGTH: Final = 60
MOST_LEVEL: Final = 60
MOST_DICE: Final = 12
MOST_TREASURES: Final = 12
FAR: Final = 15  # moves, and no way at all
EVEN: Final = 15  # where neither side is ahead
MOST_AHEAD: Final = 2 * EVEN
BESIDE: Final = 7  # the middle of the map as a row sees it
MOST_BESIDE: Final = 2 * BESIDE
PERCENT: Final = 100
HUNDRED: Final = 100
NUMBERS: Final = read_numbers(
    "underhall.games.munchkin_quest",
    (*WORDING.cards, *[f"room-{face.id}" for face in FACES]),
    tuple([kind.name for kind in WORDING.kinds]),
)

NUMBER: Final[list[int]] = NUMBERS.of_cards(WORDING.cards)

FACE_NUMBER: Final[list[int]] = NUMBERS.of_cards(tuple([f"room-{face.id}" for face in FACES]))

KIND: Final[list[int]] = NUMBERS.of_options(tuple([kind.name for kind in WORDING.kinds]))

BIDDING: Final = frozenset({"bid-treasures", "bid-gold", "bid-item", "bid-order"})

ITEM_COLUMNS: Final = (
    card("card", "the item"),
    flag("packed", "whether it is packed"),
    flag("cheated", "whether a Cheat lies with it"),
    flag("gripped", "whether it is held with both hands"),
)

TERMS_COLUMNS: Final = (
    number("treasures", MOST_TREASURES, "Treasures for the helper"),
    number("gold", MOST_GOLD, "gold for the helper"),
    number("pays", MOST_GOLD, "gold from the helper"),
    number("items", 5, "items for the helper"),
    flag("picks_first", "whether the helper picks first"),
)

LAYOUT: Final = Layout(
    "munchkin-quest",
    VERSION,
    (
        Block(
            "table",
            "the table and what is asked",
            (
                category("seats", SEATS, "how many play"),
                category("phase", len(PHASES), listed(PHASES)),
                number("round", MOST_ROUNDS, "how often everybody has had a turn"),
                category("active", SEATS, "whose turn it is"),
                *asked_columns(SEATS, MOST_DECISIONS, MOST_PICKED),
                flag("short", "the setting length: short"),
                number("tiles", 30, "rooms yet to be laid"),
                number("monster_deck", 60, "cards in the monster deck"),
                number("treasure_deck", 150, "cards in the Treasure deck"),
                number("dxm_deck", 150, "cards in the DxM deck"),
                flag("at_threshold", "whether somebody is about to enter an unexplored room"),
                flag("turn_over", "whether nothing more happens in this moves phase"),
                number("hits", 10, "hits about to be lost"),
                card("curse", "the curse being played"),
                category("curse_by", SEATS, "who plays it"),
                category("curse_victim", SEATS, "on whom"),
                card("arriving", "the monster that has been drawn and has no base yet"),
                category("colour", len(COLOURS), "the colour that the Monster Die shows"),
                card("staged", "the card played last that does not lie anywhere yet"),
                category(
                    "roll",
                    len(ROLLS),
                    "the roll on the table: " + listed(ROLLS),
                ),
                category("roll_seat", SEATS, "who rolls"),
                number("roll_total", 40, "its total so far"),
                number("roll_dice", MOST_DICE, "its dice"),
                number("to_entrance_x", MOST_BESIDE, "the Entrance: rooms to the east of me, and 7"),
                number("to_entrance_y", MOST_BESIDE, "rooms to the south of me, and 7"),
                category("bid_helper", SEATS, "whose help the terms are for that are being put together"),
                number("bid_treasures", MOST_TREASURES, "Treasures in them so far"),
                number("bid_gold", MOST_GOLD, "gold in them so far"),
                category("trade_giver", SEATS, "who offers a trade"),
                category("trade_taker", SEATS, "to whom"),
                number("trade_gold", MOST_GOLD, "gold that the giver gives"),
                number("trade_items", MOST_GOLD, "value of the items that the giver gives"),
                number("trade_wanted_gold", MOST_GOLD, "gold that the giver wants"),
                number("trade_wanted", MOST_GOLD, "value of the items that the giver wants"),
            ),
        ),
        Block(
            "fight",
            "the combat in progress",
            (
                category(
                    "step",
                    len(STEPS),
                    "0 there is none, " + listed(STEPS),
                ),
                category("leader", SEATS, "who leads it"),
                category("helper", SEATS, "who helps"),
                flag("boss", "whether it is against the Boss"),
                number("monsters", 6, "monsters in it"),
                number("ours", 120, "sum of the munchkins' side, with dice once they are rolled"),
                number("theirs", 120, "sum of the monsters' side"),
                number("ahead", MOST_AHEAD, "how far the munchkins are ahead, and 15"),
                number("our_dice", MOST_DICE, "dice of the munchkins' side yet to be rolled"),
                number("their_dice", MOST_DICE, "dice of the monsters' side yet to be rolled"),
                number("win", PERCENT, "the chance that the munchkins win as things are, in percent"),
                flag("ties_win", "whether a tie is won"),
                number("treasures", MOST_TREASURES, "Treasures at stake"),
                number("calls", 5, "how often help has been called for"),
                number("offers", SEATS, "offers of help on the table"),
                flag("changed", "whether something has changed since the roll was announced"),
                flag("locked", "whether nobody from outside may act"),
                flag("mine", "whether I am in it"),
                *[Column(f"terms_{c.name}", c.kind, c.most, f"agreed: {c.meaning}") for c in TERMS_COLUMNS],
            ),
        ),
        Block(
            "seats",
            "the players, the one whose row it is first",
            (
                flag("plays", "whether there is such a seat"),
                number("level", 20, "level"),
                flag("goal", "whether the level is enough for the Boss"),
                flag("male", "whether the munchkin is male"),
                number("health", 15, "health left"),
                number("max_health", 15, "health when unhurt"),
                number("strength", MOST_STRENGTH, "level and bonuses as the table stands"),
                number("dice", MOST_DICE, "dice in a fight anywhere"),
                number("supply", FAR, "moves each turn"),
                number("moves", FAR, "moves left"),
                number("gold", MOST_GOLD, "gold"),
                number("value", MOST_GOLD, "value of all items"),
                flag("dead", "whether the munchkin is dead"),
                number("held_treasures", 15, "Treasures in hand"),
                number("held_dxm", 15, "DxM cards in hand"),
                number("hand_limit", 12, "cards that may be kept"),
                number("items", 20, "items"),
                number("packed", 6, "items in the pack"),
                number("hands", 6, "hands in use"),
                number("escape", 8, "bonus to escape rolls, and 3"),
                flag("flight", "whether it flies"),
                flag("fire_protection", "whether fire does not hurt it"),
                *[flag(name, f"whether it is {name}") for name in SIGNS[: facts.EVERYBODY]],
                flag("half", "Half-Breed of one race"),
                flag("super", "Super Munchkin of one class"),
                number("curses", 6, "curses on it"),
                flag("stuck", "whether it cannot move any more this turn"),
                flag("alone", "whether nobody may help in its next combat"),
                number("bases", 3, "free bases for monsters"),
                flag("here", "whether it is where I am"),
                number("x", MOST_BESIDE, "rooms to the east of me, and 7"),
                number("y", MOST_BESIDE, "rooms to the south of me, and 7"),
                flag("leads", "whether it leads the combat"),
                flag("helps", "whether it helps in it"),
                flag("declined", "whether it has refused to help since the last call"),
                flag("offers", "whether it has offered to help"),
                *[Column(f"offer_{c.name}", c.kind, c.most, f"its offer: {c.meaning}") for c in TERMS_COLUMNS],
            ),
            SEATS,
        ),
        Block("items", "items of each seat", ITEM_COLUMNS, SEATS * ITEMS, "seats", ordered=False),
        card_set("laid", "race, class and the like of each seat", SEATS * LAID, "seats"),
        card_set("cursed", "lasting curses of each seat", SEATS * CURSES, "seats", each="curse"),
        card_set("known", "cards known to be in each other hand", SEATS * KNOWN, "seats"),
        Block(
            "rooms",
            "the rooms nearest to me, the one where I am first",
            (
                card("face", "the side of the tile that lies up"),
                number("price", FAR, "moves that it takes me to get there"),
                number("x", MOST_BESIDE, "rooms to the east of me, and 7"),
                number("y", MOST_BESIDE, "rooms to the south of me, and 7"),
                *[
                    category(
                        f"link_{side}",
                        len(LINKS),
                        "the link on that side: " + listed(LINKS),
                    )
                    for side in facts.SIDES
                ],
                number("dark", 4, "sides that lead into the dark"),
                category("mark", 2, "1 looted, 2 cleaned out"),
                flag("searchable", "whether I may still search it this turn"),
                number("signs", 6, "dice more or fewer for me by its signs, and 3"),
                number("gold", MOST_GOLD, "gold on the floor"),
                number("floor", 8, "items on the floor"),
                number("monsters", 6, "monsters there"),
                number("levels", MOST_LEVEL, "their levels together"),
                number("win", PERCENT, "the chance that I beat them all, in percent, if nobody adds anything"),
                number("munchkins", SEATS, "living munchkins there"),
            ),
            ROOMS,
        ),
        Block(
            "monsters",
            "monsters on the map, those in the combat first, then by distance",
            (
                card("card", "the monster"),
                number("level", MOST_LEVEL, "its level with enhancers"),
                number("dice", MOST_DICE, "its dice"),
                number("treasures", MOST_TREASURES, "its Treasures"),
                number("enhancers", 4, "enhancers on it"),
                category("owner", SEATS, "whose colour its base has"),
                flag("boss", "whether it is the Boss"),
                flag("fights", "whether it is in the combat"),
                flag("here", "whether it is where I am"),
                number("price", FAR, "moves that it takes me to get there"),
                number("x", MOST_BESIDE, "rooms to the east of me, and 7"),
                number("y", MOST_BESIDE, "rooms to the south of me, and 7"),
            ),
            MONSTERS,
            ordered=False,
        ),
        card_set("hand", "one's own cards", HELD),
        card_set("loot", "Treasures on the table, being shared out", LOOT),
        card_set("floor", "items on the floor where I am", LOOT, each="item"),
    ),
    (
        category("kind", MOST_KINDS, "the kind of the option"),
        card("card", "its card, item or monster"),
        category("seat", SEATS, "its seat, or whose the card or the monster is"),
        card("room", "its room"),
        number("number", 255, "its number; gold in hundreds"),
        category("side", 4, "its side: " + listed(facts.SIDES)),
        category("colour", len(COLOURS), "its colour"),
        flag("packed", "whether the item is packed"),
        number("level", MOST_LEVEL, "the level of the monster, or of all monsters in the room"),
        number("monsters", 6, "how many monsters are there"),
        number("win", PERCENT, "the chance that I beat them all, in percent; in a combat the chance as things are"),
        number("munchkins", SEATS, "living munchkins in the room"),
        number("price", FAR, "moves that it takes me to get to the room"),
        number("strength", MOST_STRENGTH, "the strength of the seat"),
        *[Column(f"offer_{c.name}", c.kind, c.most, f"the seat's offer: {c.meaning}") for c in TERMS_COLUMNS],
    ),
    MOST_OPTIONS,
    NUMBERS,
    MOST_CARDS,
    (
        *[flag(deck, f"a card of the {deck} deck") for deck in facts.DECKS],
        flag("room", "a side of a room tile"),
        *[flag(f"kind_{name}", f"the kind {name}") for name in facts.KINDS],
        *[flag(f"slot_{name or 'none'}", f"the slot {name}") for name in facts.SLOTS],
        number("level", 30, "level of a monster; of an enhancer, and 10"),
        number("dice", 5, "dice of a monster"),
        number("treasures", 6, "Treasures of a monster"),
        number("levels", 3, "levels for beating it"),
        flag("scary", "a scary monster"),
        number("bonus", 10, "bonus of an item"),
        number("value", 20, "value, in hundreds"),
        flag("big", "a Big item"),
        number("hands", 2, "hands that it takes"),
        flag("one_shot", "used once"),
        flag("throwable", "may be thrown"),
        *[flag(f"only_{name}", f"for {name} only, or of that sign") for name in SIGNS],
        *[flag(f"never_{name}", f"not for {name}, or a red sign of a room") for name in SIGNS],
        number("escape", 10, "to escape rolls, and 5"),
        number("moves", 6, "moves, and 3"),
        number("health", 6, "health, and 3"),
        number("search", 10, "to searches, and 5"),
        flag("deal", "a room with a deal"),
    ),
)
