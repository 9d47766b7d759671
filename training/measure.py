"""How strong a net is: its first choices, without any search, against greedy players.

Against random players it chooses by chance, too: a net that has learned nothing likes all options equally, and whoever
then takes the first of them beats random players already.
"""

from typing import Final

import numpy as np
import torch
from collect import GROUPS, Collectors
from learning import Run, decisions, scores
from tables import measured_tables

from underhall.lab.simulate import interval

MOST_STEPS: Final = 6000  # of one measurement; games that are not over then are not counted, and that is told


@torch.no_grad()
def measure(run: Run, collectors: Collectors, seats: int, rival: str, seed: str) -> None:
    """One game at each place, the net in each seat in turn; a line of the curve says how many it won.

    All games are counted, however long they take: those that end early would not be fair ones.
    """
    net = run.net.eval()
    places = collectors.places
    tables = measured_tables(seats, GROUPS * places, rival)
    collectors.begin(tables, seed)
    buffers = collectors.buffers
    waiting = np.ones((GROUPS, places), bool)
    won = np.zeros((GROUPS, places))
    steps = 0
    while waiting.any() and steps < MOST_STEPS:
        steps += 1
        for group in range(GROUPS):
            rows = torch.from_numpy(buffers.rows.array[group].copy()).to(run.device)
            counts = buffers.counts.array[group].astype(np.int64)
            sizes = torch.from_numpy(counts).to(run.device)
            batch = decisions(run.info.layout, rows, sizes, int(counts.sum()))
            likely = scores(net, batch, False)[0]
            chosen = torch.multinomial(likely.exp(), 1)[:, 0] if rival == "random" else likely.argmax(1)
            collectors.step(group, chosen.cpu().numpy())
        for group in range(GROUPS):
            collectors.wait(group)
            ended = waiting[group] & (buffers.over.array[group] > 0)
            for place in np.nonzero(ended)[0]:
                won[group, place] = buffers.scores.array[group, place, collectors.tables[group][place].net_seat]
            waiting[group] &= ~ended
    net.train()
    counted = ~waiting
    games, wins = int(counted.sum()), float(won[counted].sum())
    figures = {"seats": seats, "rival": rival, "measured": games, "unfinished": int(waiting.sum())}
    if seats == 1:
        run.tell("measured", **figures, score=wins / games)
    else:
        low, high = interval(wins, games)
        run.tell("measured", **figures, won=wins, win=wins / games, low=low, high=high)
