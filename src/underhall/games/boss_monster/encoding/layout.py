"""How the rows of Boss Monster are laid out."""

from typing import Final

from underhall.games.boss_monster.facts import CARDS, TREASURES
from underhall.games.boss_monster.option_kinds import WORDING
from underhall.games.boss_monster.state import PHASES
from underhall.games.series.cards import HERO
from underhall.games.series.encoding.columns import (
    COMING_COLUMNS,
    DISCARDS,
    DUE_COLUMNS,
    ELSEWHERE,
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
from underhall.kernel.encoding import Block, Layout, card, card_set, category, flag, number, read_numbers

VERSION: Final = 1
SEATS: Final = 4
TOWN: Final = 8
QUEUE: Final = 4  # heroes at an entrance that a row has room for
MOST_OPTIONS: Final = 48
MOST_CARDS: Final = 96
MOST_KINDS: Final = 31
MOST_DECISIONS: Final = 63
MOST_TURNS: Final = 60
NUMBERS: Final = read_numbers(
    "underhall.games.boss_monster",
    tuple([each.id for each in CARDS if each.type != HERO]),
    tuple([kind.name for kind in WORDING.kinds]),
    tuple([each.id for each in CARDS if each.type == HERO]),
)

NUMBER: Final[list[int]] = NUMBERS.of_cards(WORDING.cards)

KIND: Final[list[int]] = NUMBERS.of_options(tuple([kind.name for kind in WORDING.kinds]))

LAYOUT: Final = Layout(
    "boss-monster",
    VERSION,
    (
        Block(
            "table",
            "the table and what is asked",
            (
                *table_columns(SEATS, PHASES, MOST_TURNS, MOST_DECISIONS),
                category("aim_seat", SEATS, "at whom that is aimed which the decision may answer"),
                category("aim_slot", MOST_ROOMS + 1, "at which room of theirs"),
                card("announced", "the spell announced last and not resolved yet"),
                number("waiting", 5, "spells announced and not resolved yet"),
                number("heroes", 20, "heroes in town"),
                number("room_deck", 100, "cards in the room deck"),
                number("spell_deck", 100, "cards in the spell deck"),
                number("hero_deck", 60, "ordinary heroes yet to come"),
                number("epic_deck", 60, "epic heroes yet to come"),
                flag("no_building", "whether nobody may build this turn"),
                flag("clockwise", "the setting player_order: clockwise"),
                flag("dies_on_damage", "the setting death_timing: on_damage"),
                flag("reshuffles_both", "the setting reshuffle: both"),
                flag("crushinator_once", "the setting crushinator: once"),
                flag("hard_mode", "the setting hard_mode"),
                flag("machinations", "the setting machinations"),
                flag("first_decks", "the setting decks: first"),
                flag("boost_hits_occupant", "the setting boost_hits_occupant"),
            ),
        ),
        Block(
            "walker",
            "the hero who is crossing a dungeon",
            (
                *HERO_COLUMNS,
                *crossing_columns(SEATS),
                category("fate", FATES, "1 it dies, 2 it wounds, unless somebody does something"),
            ),
        ),
        Block(
            "seats",
            "the players, the one whose row it is first",
            (
                flag("plays", "whether there is such a seat, and it is not out"),
                *side_columns(TREASURES, SEATS),
                flag("killed", "whether a hero has died there this turn"),
                *COMING_COLUMNS,
            ),
            SEATS,
        ),
        Block("rooms", "each seat's dungeon, from the boss outwards", ROOM_COLUMNS, SEATS * MOST_ROOMS, "seats"),
        Block(
            "queues",
            "heroes at each seat's entrance, the first to enter first",
            (*HERO_COLUMNS, category("fate", FATES, "1 it dies there, 2 it wounds")),
            SEATS * QUEUE,
            "seats",
        ),
        card_set("known", "cards known to be in each other hand", SEATS * KNOWN, "seats"),
        Block(
            "town",
            "heroes in town",
            (
                *HERO_COLUMNS,
                category("goes", SEATS, "the seat that lures it as the table stands"),
                category("fate", FATES, "1 it dies there, 2 it wounds, 0 it stays in town"),
                category(
                    "lead",
                    LEADS,
                    "what I show of what it wants, less the best rival's, and 5; 0 is 5 less or "
                    "worse; for a fool the souls that the poorest rival has more than I",
                ),
            ),
            TOWN,
            ordered=False,
        ),
        card_set("hand", "one's own cards", HELD),
        card_set("discards", "what was discarded last", DISCARDS),
    ),
    (
        category("kind", MOST_KINDS, "the kind of the option"),
        card("card", "its card"),
        category("seat", SEATS, "its seat: whose room, whose hero, who is chosen"),
        *PLACE_COLUMNS,
        *HERO_COLUMNS,
        category(
            "where",
            ELSEWHERE,
            "where the hero is: 1 town, 2 entrance, 3 crossing, 4 among souls, 5 among wounds, 7 elsewhere",
        ),
        category("goes", SEATS, "the seat that lures it, or whose dungeon it is in"),
        category("fate", FATES, "1 it dies there, 2 it wounds"),
        category("deck", 4, "the deck: 1 bosses, 2 rooms, 3 spells, 4 heroes"),
        *DUE_COLUMNS,
    ),
    MOST_OPTIONS,
    NUMBERS,
    MOST_CARDS,
    FACTS,
)
