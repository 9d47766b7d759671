"""The net of any game, built from the game's layout: it scores the options of a decision and says who will win.

Every byte of a row stands for a vector, by its value; an item is the sum of its bytes' vectors. Items of one block
share these vectors. What belongs to something else (rooms to their seat) is joined to it, seats and all other blocks to
the trunk. An option is scored by what it is, by the trunk, and by the seat that it names.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from underhall.kernel.encoding import CARD, CATEGORY, FLAG, NUMBER, Block, Column, Layout
from underhall.kernel.registry import GameInfo

CARD_WIDTH: Final = 32
ITEM_WIDTH: Final = 64
TRUNK_WIDTH: Final = 256
OPTION_WIDTH: Final = 96
VALUE_WIDTH: Final = 64
SEATS: Final = "seats"  # the block of seats
SEAT: Final = "seat"  # the column of an option that names one; 0 is none

# What is told of a number: whether it is at least this.
STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 30, 35, 40, 50, 60, 80, 100, 150, 200)


def value_features(column: Column) -> Tensor:
    """What is told of each value from 0 to the column's most: [most + 1, features]."""
    if column.kind == CATEGORY:
        return torch.eye(column.most + 1)
    if column.kind == FLAG:
        return torch.tensor([[0.0], [1.0]])
    assert column.kind == NUMBER, column.kind
    numbers = torch.arange(column.most + 1, dtype=torch.float32)[:, None]
    steps = torch.tensor([step for step in STEPS if step <= column.most], dtype=torch.float32)[None]
    return (numbers >= steps).float()


class Cards(nn.Module):
    """A vector for each card: a learned one, and one made of its printed facts, which a new card has, too."""

    def __init__(self, facts: Sequence[Sequence[int]]) -> None:
        super().__init__()
        printed = torch.tensor(facts, dtype=torch.float32)
        self.register_buffer("printed", printed / printed.amax(0).clamp(min=1))
        self.learned = nn.Parameter(torch.randn(len(facts), CARD_WIDTH) * 0.3)
        self.facts = nn.Linear(printed.shape[1], CARD_WIDTH, bias=False)

    def forward(self) -> Tensor:
        vectors: Tensor = self.learned + self.facts(self.printed)
        return vectors


class Items(nn.Module):
    """Items of the same columns: each becomes the sum of its bytes' vectors.

    The vector of a card is a map of the card's own; that of anything else, of what `value_features` tells.
    """

    def __init__(self, columns: Sequence[Column], cards: int, width: int) -> None:
        super().__init__()
        self.cards = [place for place, column in enumerate(columns) if column.kind == CARD]
        others = [place for place, column in enumerate(columns) if column.kind != CARD]
        scale = len(columns) ** -0.5
        features = [value_features(columns[place]) for place in others] or [torch.zeros(0, 0)]
        self.register_buffer("features", torch.block_diag(*features))
        self.values = nn.Parameter(torch.randn(self.features.shape[1], width) * scale * 0.6)
        self.by_card = nn.Parameter(torch.randn(CARD_WIDTH, len(self.cards) * width) * scale * 0.4)
        starts = [0] * len(columns)
        size = 0
        for place, rows in [*zip(others, map(len, features), strict=False), *[(place, cards) for place in self.cards]]:
            starts[place] = size
            size += rows
        self.register_buffer("starts", torch.tensor(starts))
        self.rows = size
        self.width = width

    def table(self, cards: Tensor) -> Tensor:
        """The vectors of all values of all columns, those of cards last: [rows, width]."""
        values = self.features @ self.values
        if not self.cards:
            return values
        by_card = (cards @ self.by_card).reshape(len(cards), len(self.cards), self.width)
        return torch.cat([values, by_card.transpose(0, 1).reshape(-1, self.width)])

    def forward(self, items: Tensor, cards: Tensor) -> Tensor:
        """[..., columns] -> [..., width]"""
        table = self.table(cards)
        if torch.is_autocast_enabled():
            table = table.to(torch.bfloat16)
        places = items.long() + self.starts
        flat = places.reshape(-1, places.shape[-1])
        if torch.is_grad_enabled():
            # As a product: the gradient of indexing with many repeats is slower by far.
            chosen = torch.zeros(flat.shape[0], self.rows, dtype=table.dtype, device=table.device)
            sums = chosen.scatter_(1, flat, 1.0) @ table
        else:
            sums = functional.embedding(flat, table).sum(1)
        return sums.reshape(*items.shape[:-1], -1)


class BlockNet(nn.Module):
    """One block, with the blocks that belong to its items."""

    def __init__(self, layout: Layout, block: Block) -> None:
        super().__init__()
        self.block = block
        self.begin = layout.offsets[block.name]
        self.items = Items(block.columns, layout.cards, ITEM_WIDTH)
        self.parts = nn.ModuleList(
            [BlockNet(layout, part) for part in layout.blocks if part.per == block.name],
        )
        self.joins = nn.ModuleList()
        for part in self.parts:
            each = part.block.count // block.count
            self.joins.append(nn.Linear(ITEM_WIDTH * (each if part.block.ordered else 1), ITEM_WIDTH, bias=False))
        # A place of its own for each item of an ordered block; seats and things of a seat are counted from one's own.
        places = block.count if block.ordered else 1
        self.place = nn.Parameter(torch.zeros(places, ITEM_WIDTH))
        self.second = nn.Linear(ITEM_WIDTH, ITEM_WIDTH) if len(self.parts) > 0 else None
        self.outputs = ITEM_WIDTH * (block.count if block.ordered else 1)

    def forward(self, state: Tensor, cards: Tensor) -> Tensor:
        """[batch, bytes of the state] -> [batch, items, width]"""
        block = self.block
        items = state[:, self.begin : self.begin + block.size].reshape(-1, block.count, len(block.columns))
        found = self.items(items, cards) + self.place
        for part, join in zip(self.parts, self.joins, strict=True):
            belonging = part(state, cards).reshape(state.shape[0], block.count, -1, ITEM_WIDTH)
            found = found + join(belonging.flatten(2) if part.block.ordered else belonging.sum(2))
        found = functional.relu(found)
        if self.second is not None:
            found = found + functional.relu(self.second(found))
        return found


class Net(nn.Module):
    """Scores the options of decisions, and says how likely the seat that is asked wins."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__()
        layout = info.layout
        self.layout = layout
        self.cards = Cards(info.card_facts())
        self.blocks = nn.ModuleList([BlockNet(layout, block) for block in layout.blocks if not block.per])
        self.seats = next(place for place, block in enumerate(self.blocks) if block.block.name == SEATS)
        self.seat_count = layout.block(SEATS).count
        self.seat_column = [column.name for column in layout.option].index(SEAT)
        self.inward = nn.Linear(sum(block.outputs for block in self.blocks), TRUNK_WIDTH)
        self.norms = nn.ModuleList([nn.LayerNorm(TRUNK_WIDTH) for _ in range(2)])
        self.layers = nn.ModuleList([nn.Linear(TRUNK_WIDTH, TRUNK_WIDTH) for _ in range(2)])
        self.win = nn.Sequential(nn.Linear(TRUNK_WIDTH, VALUE_WIDTH), nn.ReLU(), nn.Linear(VALUE_WIDTH, 1))
        self.options = Items(layout.option, layout.cards, OPTION_WIDTH)
        self.by_trunk = nn.Linear(TRUNK_WIDTH, OPTION_WIDTH)
        self.by_seat = nn.Linear(ITEM_WIDTH, OPTION_WIDTH, bias=False)
        self.second = nn.Linear(OPTION_WIDTH, OPTION_WIDTH)
        self.score = nn.Linear(OPTION_WIDTH, 1)
        nn.init.zeros_(self.score.weight)
        nn.init.zeros_(self.score.bias)

    def trunk(self, state: Tensor, cards: Tensor) -> tuple[Tensor, Tensor]:
        """What is known of the table as one vector, and the vectors of the seats, with one of nobody before them."""
        batch = state.shape[0]
        found = [block(state, cards) for block in self.blocks]
        seats = found[self.seats]
        inputs = [
            (each.reshape(batch, -1) if block.block.ordered else each.sum(1))
            for block, each in zip(self.blocks, found, strict=True)
        ]
        trunk = functional.relu(self.inward(torch.cat(inputs, 1)))
        for norm, layer in zip(self.norms, self.layers, strict=True):
            trunk = trunk + functional.relu(layer(norm(trunk)))
        targets = self.by_seat(seats)
        return trunk, torch.cat([torch.zeros_like(targets[:, :1]), targets], 1)

    def forward(self, state: Tensor, options: Tensor, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The score of each option, and for each decision how likely it is to win, as a logit.

        `options` has those of all decisions one behind the other, and `rows` the decision that each belongs to.
        """
        cards = self.cards()
        trunk, seats = self.trunk(state, cards)
        target = options[:, self.seat_column].long() + rows * (self.seat_count + 1)
        hidden = self.options(options, cards) + self.by_trunk(trunk).index_select(0, rows)
        hidden = functional.relu(hidden + seats.flatten(0, 1).index_select(0, target))
        hidden = hidden + functional.relu(self.second(hidden))
        with torch.autocast(state.device.type, enabled=False):
            return self.score(hidden.float())[:, 0], self.win(trunk.float())[:, 0]


class Lookup(nn.Module):
    """Items for playing: only cards are looked up, all else is one product.

    A byte's vector is what its value 0 stands for, and what each step up to its value adds. So the bytes become zeros
    and ones, one for each step.
    """

    def __init__(self, columns: Sequence[Column], items: Items, cards: Tensor) -> None:
        super().__init__()
        table = items.table(cards)
        chosen, steps, added = [], [], []
        base = torch.zeros(items.width)
        self.card_columns = items.cards
        for place, column in enumerate(columns):
            if column.kind == CARD:
                continue
            start = int(items.starts[place])
            base = base + table[start]
            for step in steps_of(column):
                chosen.append(place)
                steps.append(step - 1.0)
                added.append(table[start + step] - table[start + step - 1])
        self.features = len(steps)
        columns_of_steps = torch.tensor(chosen, dtype=torch.int64)
        self.register_buffer("chosen", functional.one_hot(columns_of_steps, len(columns)).float().T)
        self.register_buffer("steps", torch.tensor(steps))
        self.register_buffer("added", torch.stack(added) if added else torch.zeros(0, items.width))
        self.register_buffer("base", base)
        parts = [table[int(items.starts[place]) :][: len(cards)] for place in items.cards]
        self.register_buffer("by_card", torch.cat(parts) if parts else torch.zeros(0, items.width))

    def forward(self, items: Tensor) -> Tensor:
        """What the bytes that are no cards stand for: [..., columns] -> [..., width], without the base."""
        reached: Tensor = (items @ self.chosen - self.steps).clamp(0, 1) @ self.added
        return reached


def steps_of(column: Column) -> list[int]:
    """The values of a column at which something may change."""
    return [step for step in range(1, column.most + 1) if column.kind != NUMBER or step in STEPS]


class PlayBlock(nn.Module):
    """A block for playing."""

    def __init__(self, net: BlockNet, cards: Tensor) -> None:
        super().__init__()
        block = net.block
        self.net = net
        self.lookup = Lookup(block.columns, net.items, cards)
        self.parts = nn.ModuleList([PlayBlock(part, cards) for part in net.parts])
        self.card_columns = len(self.lookup.card_columns)
        width = len(block.columns)
        self.card_places = [
            net.begin + item * width + place for place in self.lookup.card_columns for item in range(block.count)
        ]
        self.register_buffer("constant", net.place + self.lookup.base)
        # Where a card is all there is to an item, even what follows can be worked out before.
        self.is_ready = width == 1 and self.card_columns == 1 and len(self.constant) == 1 and not net.parts
        if self.is_ready:
            self.lookup.by_card = functional.relu(self.lookup.by_card + self.constant)

    def forward(self, taken: "Taken") -> Tensor:
        """[batch, items, width]"""
        block = self.net.block
        if self.is_ready:
            return taken.cards[self, 0]
        found = self.constant
        if self.lookup.features:
            found = self.lookup(taken.bytes[block.name].reshape(-1, block.count, len(block.columns))) + found
        for column in range(self.card_columns):
            found = taken.cards[self, column] + found
        for part, join in zip(self.parts, self.net.joins, strict=True):
            each = part.net.block.count // block.count
            belonging = part(taken)
            if part.net.block.ordered:
                joined = belonging.reshape(-1, block.count, each * ITEM_WIDTH)
            else:
                joined = belonging.reshape(-1, block.count, each, ITEM_WIDTH).sum(2)
            found = found + join(joined)
        found = functional.relu(found)
        if self.net.second is not None:
            found = found + functional.relu(self.net.second(found))
        return found


class Taken(NamedTuple):
    """A state as the blocks need it: the bytes of each, and the vectors of cards by block and column."""

    bytes: dict[str, Tensor]
    cards: dict[tuple[PlayBlock, int], Tensor]


class OnePass(nn.Module):
    """The same net for playing: whatever is the same for all decisions is worked out, in as few steps as possible."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net
        with torch.no_grad():
            cards = net.cards()
            self.blocks = nn.ModuleList([PlayBlock(block, cards) for block in net.blocks])
            self.options = Lookup(net.layout.option, net.options, cards)
            self.register_buffer("trunk_bias", net.by_trunk.bias + self.options.base)
        self.all = [block for block in self.modules() if isinstance(block, PlayBlock)]
        self.keys = [(block, column) for block in self.all for column in range(block.card_columns)]
        counts = [block.net.block.count for block, _ in self.keys]
        starts = [number * net.layout.cards for number, count in enumerate(counts) for _ in range(count)]
        self.register_buffer("card_places", torch.tensor([place for block in self.all for place in block.card_places]))
        self.register_buffer("card_starts", torch.tensor(starts, dtype=torch.int32))
        self.register_buffer("card_table", torch.cat([block.lookup.by_card for block in self.all]))
        columns = self.options.card_columns
        starts = [place * net.layout.cards for place in range(len(columns))]
        self.register_buffer("option_cards", torch.tensor(columns))
        self.register_buffer("option_starts", torch.tensor(starts, dtype=torch.int32))

    def take(self, state: Tensor) -> Taken:
        """What each block needs of a state."""
        blocks = self.net.layout.blocks
        parts = state.float().split([block.size for block in blocks], 1)
        where = state.int().index_select(1, self.card_places) + self.card_starts
        vectors = functional.embedding(where, self.card_table)
        cards = vectors.split([block.net.block.count for block, _ in self.keys], 1)
        return Taken(
            {block.name: part for block, part in zip(blocks, parts, strict=True)},
            dict(zip(self.keys, cards, strict=True)),
        )

    def forward(self, state: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        """[batch, bytes], [batch, options, bytes] -> scores [batch, options], chances to win [batch]"""
        net = self.net
        taken = self.take(state)
        found = [block(taken) for block in self.blocks]
        inputs = [
            (each.reshape(-1, block.outputs) if block.block.ordered else each.sum(1))
            for block, each in zip(net.blocks, found, strict=True)
        ]
        trunk = functional.relu(net.inward(torch.cat(inputs, 1)))
        for norm, layer in zip(net.norms, net.layers, strict=True):
            trunk = trunk + functional.relu(layer(norm(trunk)))
        numbers = options.float()
        where = options.int().index_select(2, self.option_cards) + self.option_starts
        hidden = self.options(numbers) + functional.embedding(where, self.options.by_card).sum(2)
        named = numbers[:, :, net.seat_column : net.seat_column + 1]
        is_target = (named == torch.arange(1, net.seat_count + 1, dtype=torch.float32)).float()
        hidden = hidden + is_target @ net.by_seat(found[net.seats])
        hidden = functional.relu(hidden + functional.linear(trunk, net.by_trunk.weight, self.trunk_bias)[:, None])
        hidden = hidden + functional.relu(net.second(hidden))
        return net.score(hidden)[:, :, 0], torch.sigmoid(net.win(trunk))[:, 0]
