"""The net of an ONNX file of `export.py`, to go on learning from where no checkpoint was kept.

A file for playing has products where the net has their factors. They are found again, but for what the play of the net
does not depend on: the vectors of cards, for instance, are others, and what is made of them is the same.
"""

from pathlib import Path

import numpy as np
import onnx
import torch
from net import CARD_WIDTH, ITEM_WIDTH, OPTION_WIDTH, BlockNet, Items, Net, OnePass, steps_of
from torch import Tensor, nn
from torch.nn import functional

from underhall.kernel.encoding import CARD, CATEGORY, Column
from underhall.kernel.registry import GameInfo

FIT_STEPS = 400  # in which what a block makes of cards is found where only the positive part is known
RIDGE = 1.0  # how reluctantly a card's vector is explained by its printed facts


def net_from_onnx(info: GameInfo, file: Path) -> tuple[Net, dict[str, str]]:
    """The net, and the facts that the file tells of itself."""
    model = onnx.load(str(file))
    facts = {each.key: each.value for each in model.metadata_props}
    if (facts.get("game"), facts.get("layout")) != (info.id, info.layout.digest):
        raise SystemExit(f"{file} is for {facts.get('game')} {facts.get('layout')}, not for {info.layout.digest}")
    stored = {
        each.name.removesuffix("_half"): torch.from_numpy(onnx.numpy_helper.to_array(each).astype(np.float32))
        for each in model.graph.initializer
    }
    net = Net(info)
    with torch.no_grad():
        Reader(net, stored).read()
    return net, facts


class Reader:
    """Copies what is stored into a net."""

    def __init__(self, net: Net, stored: dict[str, Tensor]) -> None:
        self.net = net
        self.stored = stored
        self.shape = OnePass(net)  # says which of the stored tables belongs to which block
        self.tables = self.card_tables()
        maps = [name for name in stored if name.startswith("onnx::MatMul_")]
        self.maps = iter([stored[name].T for name in sorted(maps, key=lambda name: int(name.rsplit("_", 1)[1]))])

    def card_tables(self) -> dict[str, Tensor]:
        """What each block's columns make of each card: [columns, cards, width] by the block's name."""
        count = self.net.layout.cards
        table = self.stored["card_table"]
        found = {}
        start = 0
        for block in self.shape.all:
            columns = block.card_columns
            found[block.net.block.name] = table[start : start + columns * count].reshape(columns, count, ITEM_WIDTH)
            start += columns * count
        found["options"] = self.stored["options.by_card"].reshape(-1, count, OPTION_WIDTH)
        return found

    def read(self) -> None:
        net, stored = self.net, self.stored
        ready = {block.net.block.name for block in self.shape.all if block.is_ready}
        cards = self.read_cards([table for name, table in self.tables.items() if name not in ready])
        for number, block in enumerate(self.shape.blocks):
            self.read_block(block.net, f"blocks.{number}", cards, ready)
        self.read_items(net.options, net.layout.option, "options", "options", cards)
        net.by_seat.weight.copy_(next(self.maps))
        for name, linear in (("second", net.second), ("score", net.score)):
            linear.weight.copy_(next(self.maps))
            linear.bias.copy_(stored[f"net.{name}.bias"])
        for name, parameter in net.named_parameters():
            if f"net.{name}" in stored:
                parameter.copy_(stored[f"net.{name}"])
        net.by_trunk.bias.copy_(stored["trunk_bias"])  # what the value 0 of all columns stands for is in it

    def read_cards(self, tables: list[Tensor]) -> Tensor:
        """Vectors of cards from which all tables can be made; as far as it goes, by their printed facts."""
        joined = torch.cat([column for table in tables for column in table], 1)
        left, size, _ = torch.linalg.svd(joined, full_matrices=False)
        found = (left * size.sqrt())[:, :CARD_WIDTH]
        printed = self.net.cards.printed
        explained = torch.linalg.solve(
            printed.T @ printed + RIDGE * torch.eye(printed.shape[1]),
            printed.T @ found,
        )
        self.net.cards.facts.weight.copy_(explained.T)
        self.net.cards.learned.copy_(found - printed @ explained)
        return found

    def read_items(self, items: Items, columns: tuple[Column, ...], name: str, key: str, cards: Tensor) -> None:
        """The vectors of a block's bytes. That of a value 0 is none: it is in the block's constant."""
        added = self.stored.get(f"{key}.added")
        items.values.zero_()
        feature = step = 0
        for column in columns:
            if column.kind == CARD:
                continue
            steps = len(steps_of(column))
            assert added is not None
            mine = added[step : step + steps]
            if column.kind == CATEGORY:  # the value 0 has a vector of its own
                items.values[feature + 1 : feature + 1 + steps] = mine.cumsum(0)
                feature += 1
            else:
                items.values[feature : feature + steps] = mine
            feature += steps
            step += steps
        assert feature == len(items.values)
        tables = self.tables[name]
        if len(tables) > 0:
            solved = [torch.linalg.lstsq(cards, table).solution for table in tables]
            items.by_card.copy_(torch.cat(solved, 1))

    def read_block(self, block: BlockNet, key: str, cards: Tensor, ready: set[str]) -> None:
        name = block.block.name
        if name in ready:
            by_card, constant = fitted(cards, self.tables[name][0])
            block.items.by_card.copy_(by_card)
            block.place.copy_(constant)
        else:
            self.read_items(block.items, block.block.columns, name, f"{key}.lookup", cards)
            block.place.copy_(self.stored[f"{key}.constant"])
        for number, (part, join) in enumerate(zip(block.parts, block.joins, strict=True)):
            self.read_block(part, f"{key}.parts.{number}", cards, ready)
            join.weight.copy_(next(self.maps))
        if block.second is not None:
            block.second.weight.copy_(next(self.maps))


@torch.enable_grad()
def fitted(cards: Tensor, wanted: Tensor) -> tuple[Tensor, Tensor]:
    """A map of cards and a constant whose positive part is what is wanted."""
    by_card = nn.Parameter(torch.linalg.lstsq(cards, wanted).solution)
    constant = nn.Parameter(torch.zeros(1, wanted.shape[1]))
    optimiser = torch.optim.LBFGS(
        [by_card, constant], max_iter=FIT_STEPS, history_size=30, line_search_fn="strong_wolfe"
    )

    def missed() -> Tensor:
        optimiser.zero_grad()
        loss = (functional.relu(cards @ by_card + constant) - wanted).square().sum()
        loss.backward()  # type: ignore[no-untyped-call]
        return loss

    optimiser.step(missed)
    return by_card.detach(), constant.detach()
