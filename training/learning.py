"""What imitation and self-play have in common: decisions as tensors, and where a run keeps what it has learned."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch
from net import Net
from torch import Tensor

from underhall.kernel.encoding import Layout
from underhall.kernel.registry import GameInfo

NO_OPTION = -1e9  # the score of places that have no option


class Decisions(NamedTuple):
    """A batch of decisions: what is known at each, and the options of all, one behind the other."""

    state: Tensor
    options: Tensor
    rows: Tensor  # which decision each option belongs to
    columns: Tensor  # and which of its options it is


def decisions(layout: Layout, rows: Tensor, counts: Tensor, room: int) -> Decisions:
    """The decisions in rows of bytes, of which the first so many options count.

    There is room for so many options of all decisions together, so that the shapes do not depend on the decisions; what
    is left over belongs to the last of them, in a column that no option has.
    """
    ends = counts.cumsum(0)
    place = torch.arange(room, device=rows.device)
    row = torch.searchsorted(ends, place, right=True).clamp(max=len(counts) - 1)
    column = place - (ends - counts).index_select(0, row)
    column = torch.where(place < ends[-1], column, layout.most_options)
    options = rows[:, layout.state_size :].reshape(-1, layout.option_size)
    chosen = options.index_select(0, row * layout.most_options + column.clamp(max=layout.most_options - 1))
    return Decisions(rows[:, : layout.state_size], chosen, row, column)


def scores(net: Net, batch: Decisions, half: bool) -> tuple[Tensor, Tensor]:
    """The logarithm of each option's probability, [batch, most options], and how likely it is to win, as a logit."""
    with torch.autocast(batch.state.device.type, torch.bfloat16, enabled=half):
        flat, win = net(batch.state, batch.options, batch.rows)
    padded = flat.new_full((batch.state.shape[0], net.layout.most_options + 1), NO_OPTION)
    padded = padded.index_put((batch.rows, batch.columns), flat)
    return torch.log_softmax(padded[:, :-1], 1), win


class Recorded:
    """Work of fixed shape on a GPU, recorded once and repeated by one launch: it has hundreds of steps, too many for
    one thread to start a thousand times a second. Elsewhere it is simply done again."""

    def __init__(self, work: Callable[[], tuple[Tensor, ...]], is_recorded: bool) -> None:
        self.work = work
        self.graph = torch.cuda.CUDAGraph() if is_recorded else None
        if self.graph is None:
            return
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):  # what is set up at the first use is not recorded
                work()
        torch.cuda.synchronize()
        with torch.cuda.graph(self.graph):
            self.found = work()
        torch.cuda.synchronize()

    def __call__(self) -> tuple[Tensor, ...]:
        """Do it. The tensors that come back are the same each time, with other contents."""
        if self.graph is None:
            return self.work()
        self.graph.replay()
        return self.found


class Progress:
    """How much has been learned from, over all parts of a run."""

    def __init__(self) -> None:
        self.imitated_games = 0
        self.imitated_decisions = 0
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0


class Run:
    """A net in training, with the optimiser, the progress and the curve, which all live in one folder."""

    def __init__(self, info: GameInfo, folder: Path, seed: int, is_recorded: bool = False) -> None:
        torch.manual_seed(seed)
        self.info = info
        self.seed = seed
        self.folder = folder
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.half = self.device.type == "cuda"
        self.is_recorded = self.half and is_recorded
        self.net = Net(info).to(self.device)
        rate = torch.tensor(1e-3, device=self.device)  # a tensor, so that it can change where a step is recorded
        gpu = self.half
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=rate, eps=1e-5, fused=gpu, capturable=gpu)
        self.progress = Progress()
        self.begun = time.monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        self.curve = (folder / "curve.jsonl").open("a")

    def elapsed(self) -> float:
        """Seconds since the run began here."""
        return time.monotonic() - self.begun

    def tell(self, what: str, **figures: Any) -> None:
        """A line of the curve."""
        line = {"what": what, "at": self.elapsed(), **vars(self.progress), **figures}
        text = json.dumps({key: round(value, 5) if isinstance(value, float) else value for key, value in line.items()})
        print(text, flush=True)
        self.curve.write(text + "\n")
        self.curve.flush()

    def save(self) -> None:
        """Keep everything that another run needs to go on from here."""
        state = {
            "game": self.info.id,
            "layout": self.info.layout.digest,
            "version": self.info.layout.version,
            "seed": self.seed,
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "progress": vars(self.progress),
        }
        part = self.folder / "checkpoint.part"
        torch.save(state, part)
        part.replace(self.folder / "checkpoint.pt")

    def resume(self, checkpoint: Path) -> None:
        """Go on from a checkpoint of the same game and layout."""
        state = torch.load(checkpoint, map_location=self.device, weights_only=True)
        layout = self.info.layout
        if (state["game"], state["layout"]) != (self.info.id, layout.digest):
            found = f"{state['game']} {state['layout']}"
            raise SystemExit(f"{checkpoint} is for {found}, not for {self.info.id} {layout.digest}")
        self.net.load_state_dict(state["net"])
        self.optimiser.load_state_dict(state["optimiser"])
        vars(self.progress).update(state["progress"])

    def start_from(self, file: Path) -> None:
        """Go on from a net that was exported."""
        from from_onnx import net_from_onnx  # its library is needed for nothing else

        net, facts = net_from_onnx(self.info, file)
        self.net.load_state_dict(net.state_dict())
        for name in vars(self.progress):
            setattr(self.progress, name, type(getattr(self.progress, name))(facts[name]))
