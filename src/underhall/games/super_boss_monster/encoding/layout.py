"""How the rows of Super Boss Monster are laid out."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, HERO
from underhall.games.series.encoding.columns import (
    COMING_COLUMNS,
    DISCARDS,
    DUE_COLUMNS,
    FATES,
    HELD,
    HERO_COLUMNS,
    KNOWN,
    LEADS,
    PLACE_COLUMNS,
    ROOM_COLUMNS,
    crossing_columns,
    side_columns,
    table_columns,
)
from underhall.games.series.encoding.facts import FACTS
from underhall.games.series.state import MOST_ROOMS
from underhall.games.super_boss_monster.board import ON_ROOM, SPACES
from underhall.games.super_boss_monster.facts import CARDS, LANDMARKS, TREASURES
from underhall.games.super_boss_monster.option_kinds import WORDING
from underhall.games.super_boss_monster.state import PHASES
from underhall.kernel.encoding import Block, Layout, card, card_set, category, flag, number, read_numbers

VERSION: Final = 1
SEATS: Final = 6
TOWN: Final = 6
QUEUE: Final = 4  # heroes at an entrance that a row has room for
MARKET: Final = 8
ITEMS: Final = 3  # of each seat
PEEKS: Final = 4
STACK: Final = 3
MOST_OPTIONS: Final = 64
MOST_CARDS: Final = 224
MOST_KINDS: Final = 31
MOST_DECISIONS: Final = 95
MOST_TURNS: Final = 40
MOST_TOKENS: Final = 15
SUPER_FATES: Final = FATES + 1
ALL: Final = ALL_CARDS[: CARDS[-1].number + 1]

NUMBERS: Final = read_numbers(
    "underhall.games.super_boss_monster",
    tuple([each.id for each in ALL if each.type != HERO]),
    tuple([kind.name for kind in WORDING.kinds]),
    tuple([each.id for each in ALL if each.type == HERO]),
)

NUMBER: Final[list[int]] = NUMBERS.of_cards(WORDING.cards)

KIND: Final[list[int]] = NUMBERS.of_options(tuple([kind.name for kind in WORDING.kinds]))

SUPER_HERO: Final = (
    *HERO_COLUMNS,
    category("wants_too", len(TREASURES), "its second treasure, where it has one"),
    card("item", "the item that it carries"),
)

FATE: Final = category("fate", SUPER_FATES, "1 it dies there, 2 it wounds, 3 it runs back to town, 0 it stays")

LAYOUT: Final = Layout(
    "super-boss-monster",
    VERSION,
    (
        Block(
            "table",
            "the table and what is asked",
            (
                *table_columns(SEATS, PHASES, MOST_TURNS, MOST_DECISIONS),
                number("waiting", 6, "effects announced and not resolved yet"),
                number("room_deck", 200, "cards in the room deck"),
                number("spell_deck", 200, "cards in the spell deck"),
                number("hero_deck", 80, "ordinary heroes yet to come"),
                number("epic_deck", 80, "epic heroes yet to come"),
                number("item_deck", 40, "items yet to come"),
                number("tavern", 20, "heroes in the tavern"),
                flag("last_turn", "whether the game surely ends with this turn"),
                flag("no_building", "whether nobody may build this turn"),
                flag("challenge", "the setting challenge"),
                flag("mixed", "the setting mixed"),
                flag("old_heroes", "the setting heroes: boss_monster"),
                flag("items", "the setting items"),
                flag("coins", "the setting coins"),
                flag("tokens_limited", "the setting token_supply: limited"),
                flag("ends_without_heroes", "the setting town_deck: whole_turns, with others"),
                flag("minion_first", "the setting city_order: minion_first"),
            ),
        ),
        Block(
            "walker",
            "the hero who is crossing a dungeon",
            (
                *SUPER_HERO,
                *crossing_columns(SEATS),
                number("ghost", 5, "rooms that it will cross unhurt"),
                FATE,
            ),
        ),
        Block(
            "seats",
            "the players, the one whose row it is first",
            (
                flag("plays", "whether there is such a seat"),
                *side_columns(TREASURES, SEATS),
                category(
                    "minion",
                    ON_ROOM + 1,
                    "the space that the minion stands on, 0 at its base: "
                    + ", ".join([f"{i + 1} {space.name}" for i, space in enumerate(SPACES)]),
                ),
                flag("errand", "whether the minion has yet to do its errand there"),
                number("coins", 15, "coins"),
                number("items", 10, "items"),
                flag("shielded", "whether others cannot choose the rooms and heroes here"),
                flag("boss_used", "whether the boss has done what it does once a turn"),
                number("deaths", 6, "heroes who died here this turn"),
                *COMING_COLUMNS,
            ),
            SEATS,
        ),
        Block(
            "rooms",
            "each seat's dungeon, from the boss outwards",
            (
                *ROOM_COLUMNS,
                number("tokens", MOST_TOKENS, "+1 tokens"),
                flag("disabled", "whether it is disabled this turn"),
                flag("minion", "whether its owner's minion stands on it"),
                number("tally", 5, "what its own text counts this turn"),
            ),
            SEATS * MOST_ROOMS,
            "seats",
        ),
        Block(
            "queues",
            "heroes at each seat's entrance, the first to enter first",
            (*SUPER_HERO, FATE, flag("waits", "whether it stays there this turn")),
            SEATS * QUEUE,
            "seats",
        ),
        card_set("known", "cards known to be in each other hand", SEATS * KNOWN, "seats"),
        card_set("items", "items of each seat", SEATS * ITEMS, "seats", each="item"),
        Block(
            "town",
            "heroes in town from left to right; the leftmost is pushed out first",
            (
                *SUPER_HERO,
                category("goes", SEATS, "the seat that lures it as the table stands"),
                FATE,
                category(
                    "lead",
                    LEADS,
                    "what I show of what it wants, less the best rival's (alone: less what it "
                    "takes, and 1 more), and 5; for a fool the souls that the poorest rival has more than I",
                ),
            ),
            TOWN,
        ),
        Block(
            "landmarks",
            ", ".join(LANDMARKS) + ": the hero there, the top one of the tavern",
            (
                *SUPER_HERO,
                category("fate", SUPER_FATES, "what becomes of it in my dungeon if it is summoned"),
                number("wounds", SEATS, "rivals whom it would wound if it were summoned to them"),
            ),
            len(LANDMARKS),
        ),
        card_set("market", "cards on the market", MARKET),
        Block(
            "stack",
            "effects announced and not resolved yet, the next to happen first",
            (
                card("card", "the card"),
                category("owner", SEATS, "whose effect it is"),
                category("aim_seat", SEATS, "at whom it is aimed"),
                category("aim_slot", MOST_ROOMS + 1, "at which room of theirs"),
            ),
            STACK,
        ),
        card_set("hand", "one's own cards", HELD),
        Block(
            "peeks",
            "cards in the decks that one has seen",
            (card("card", "the card"), number("depth", 20, "how many lie above it")),
            PEEKS,
            ordered=False,
        ),
        card_set("discards", "what was discarded last", DISCARDS),
    ),
    (
        category("kind", MOST_KINDS, "the kind of the option"),
        card("card", "its card"),
        category("seat", SEATS, "its seat: whose room, whose hero, who is chosen"),
        *PLACE_COLUMNS,
        number("tokens", MOST_TOKENS, "+1 tokens on the room there"),
        *HERO_COLUMNS,
        category(
            "where",
            7,
            "where the hero is: 1 town, 2 entrance, 3 crossing, 4 among souls, 5 among wounds, "
            "6 landmark or tavern, 7 elsewhere",
        ),
        category("goes", SEATS, "the seat that lures it, or whose dungeon it is in; mine, if a minion can summon it"),
        FATE,
        category("deck", len(TREASURES), "the deck: 1 bosses, 2 rooms, 3 spells, 4 heroes; the treasure chosen"),
        category("space", ON_ROOM + 1, "the space of the board, as `minion` of a seat"),
        *DUE_COLUMNS,
    ),
    MOST_OPTIONS,
    NUMBERS,
    MOST_CARDS,
    FACTS,
)
