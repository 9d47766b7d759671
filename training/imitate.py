"""Learning to play like the greedy bot: a start, from which self-play goes on."""

import time
from typing import Any, Final

import numpy as np
import torch
from collect import GROUPS, Collectors
from learning import Run, decisions, scores
from numpy.typing import NDArray
from results import Step, results
from tables import EVERY_SEAT, mixed_tables
from torch.nn import functional

RATE: Final = 1e-3
BATCH: Final = 8192
EPOCHS: Final = 3
STEEPEST: Final = 1.0  # the gradient's norm


def imitate(run: Run, collectors: Collectors, seconds: float) -> None:
    """Let greedy players play for so long, and learn which options they choose and who wins."""
    tables = mixed_tables(run.info, GROUPS * collectors.places, f"{run.seed}/imitate", 0.0)
    assert all(table.net_seat == EVERY_SEAT for table in tables)
    collectors.begin(tables, f"{run.seed}/imitate", taught=True)
    buffers = collectors.buffers
    until = time.monotonic() + seconds
    rows, kept = [], []
    while time.monotonic() < until:
        for group in range(GROUPS):
            advice = buffers.advice.array[group].astype(np.int64)
            rows.append(torch.from_numpy(buffers.rows.array[group].copy()).to(run.device))
            kept.append((group, buffers.counts.array[group].copy(), buffers.seats.array[group].copy(), advice))
            collectors.step(group, advice)
            collectors.wait(group)
            kept[-1] += (buffers.over.array[group].copy(), buffers.scores.array[group].copy())
    run.progress.imitated_games += int(sum((one[4] > 0).sum() for one in kept))
    run.progress.imitated_decisions += len(kept) * collectors.places
    run.tell("imitated", seconds=seconds)
    steps = [Step(group, seats, over, won) for group, _, seats, _, over, won in kept]
    won, known = results(steps, GROUPS)
    learn(run, torch.cat(rows), [one[1:] for one in kept], (won.reshape(-1), known.reshape(-1)))
    run.save()


def learn(run: Run, rows: torch.Tensor, kept: list[Any], ended: tuple[NDArray[Any], NDArray[Any]]) -> None:
    """A few rounds over all that was played; a twentieth is held back, to see how often the greedy choice is hit."""
    device, net, layout = run.device, run.net, run.info.layout
    counts = np.concatenate([one[0] for one in kept])
    sizes = torch.from_numpy(counts.astype(np.int64)).to(device)
    chosen = torch.from_numpy(np.concatenate([one[2] for one in kept])).to(device)
    won, known = (torch.from_numpy(each.astype(np.float32)).to(device) for each in ended)
    luck = np.random.default_rng(run.seed)
    order = luck.permutation(len(counts))
    held, order = np.split(order, [min(65536, len(order) // 20)])
    batch = min(BATCH, len(order))
    rounds = len(order) // batch
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=EPOCHS * rounds)
    for epoch in range(EPOCHS):
        luck.shuffle(order)
        for number in range(rounds):
            places = order[number * batch : (number + 1) * batch]
            there = torch.from_numpy(places).to(device)
            likely, win = scores(net, decisions(layout, rows[there], sizes[there], int(counts[places].sum())), run.half)
            missed = functional.nll_loss(likely, chosen[there])
            surprised = functional.binary_cross_entropy_with_logits(win, won[there], weight=known[there])
            optimiser.zero_grad(set_to_none=True)
            (missed + 0.5 * surprised).backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
            optimiser.step()
            schedule.step()
        hits = held_back(run, rows, counts, chosen, held)
        run.tell("imitation", epoch=epoch, hit=hits, first=float((chosen == 0).float().mean()), loss=missed.item())


@torch.no_grad()
def held_back(run: Run, rows: torch.Tensor, counts: NDArray[Any], chosen: torch.Tensor, held: NDArray[Any]) -> float:
    """How often the net's first choice is the greedy one, where it has not learned from it."""
    hits = 0
    sizes = torch.from_numpy(counts.astype(np.int64)).to(run.device)
    for places in np.array_split(held, max(1, len(held) // BATCH)):
        there = torch.from_numpy(places).to(run.device)
        likely, _ = scores(
            run.net, decisions(run.info.layout, rows[there], sizes[there], int(counts[places].sum())), run.half
        )
        hits += int((likely.argmax(1) == chosen[there]).sum())
    return hits / max(1, len(held))
