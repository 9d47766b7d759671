"""Self-play: proximal policy optimisation on games against itself, and some against greedy players.

While the processes play, the net learns from what was played before. So the cores never wait for an update; a net that
plays is at most one update older than the one that learns.
"""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from collect import GROUPS, Collectors
from learning import Recorded, Run, decisions, scores
from net import Net
from numpy.typing import NDArray
from tables import EVERY_SEAT, mixed_tables
from torch import Tensor
from torch.nn import functional

from underhall.kernel.many_games import BROKEN_OFF, MOST_SEATS

CLIP: Final = 0.2
TRACE: Final = 0.97  # how far what comes later counts for a choice
STEEPEST: Final = 0.5  # the gradient's norm
SAVE_EVERY: Final = 60.0  # seconds
BROKEN_OFF_WORTH: Final = (
    0.5  # of what a game that was broken off looks like: whoever could have ended it has lost by that
)
OPTIONS_PLAYED: Final = 12  # of a decision, that there is room for on the average until there are more
SPARE: Final = 1.2  # times the options seen, that there is room for where playing or learning is recorded


class Settings(NamedTuple):
    """How to learn. Rates and entropy fall over the whole run, of which this is the part from `begin` to `end`."""

    steps: int = 64  # decisions of each game between two updates
    batch: int = 16384
    epochs: int = 2
    rate: float = 6e-4
    last_rate: float = 2e-5
    entropy: float = 0.012
    last_entropy: float = 0.001
    against_greedy: float = 0.0
    discount: float = 1.0  # what a win is worth one decision earlier
    values_first: int = 6  # updates in which only the chance to win is learned
    begin: float = 0.0
    end: float = 1.0


class Played:
    """What was played between two updates: [groups, steps, games]."""

    def __init__(self, run: Run, collectors: Collectors, steps: int) -> None:
        shape = (GROUPS, steps, collectors.places)
        device = run.device
        self.rows = torch.empty((*shape, run.info.layout.row_size), dtype=torch.uint8, device=device)
        self.counts: NDArray[Any] = np.zeros(shape, np.uint8)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.likely = torch.zeros(shape, device=device)
        self.win = torch.zeros(shape, device=device)
        self.seats = torch.zeros(shape, dtype=torch.int64, device=device)
        self.over = torch.zeros(shape, dtype=torch.bool, device=device)
        self.scores = torch.zeros((*shape, MOST_SEATS), device=device)


class Player:
    """The net that plays: it answers all games of a group at a time."""

    def __init__(self, run: Run, places: int) -> None:
        self.run = run
        self.net = Net(run.info).to(run.device).eval()
        self.rows = torch.zeros((places, run.info.layout.row_size), dtype=torch.uint8, device=run.device)
        self.counts = torch.ones(places, dtype=torch.int64, device=run.device)
        self.room = places * OPTIONS_PLAYED
        self.recorded: Recorded | None = None

    def learned(self) -> None:
        """Play as the net that learns does now."""
        self.net.load_state_dict(self.run.net.state_dict())

    def answer(self, rows: Tensor, counts: NDArray[Any]) -> tuple[Tensor, ...]:
        """Each option is chosen as likely as the net finds it: the choice, how likely it was, and the chance to win."""
        self.rows.copy_(rows, non_blocking=True)
        self.counts.copy_(torch.from_numpy(counts.astype(np.int64)))
        options = int(counts.sum())
        if self.recorded is None or options > self.room:
            self.room = max(self.room, int(options * SPARE))
            self.recorded = Recorded(self.chosen, self.run.is_recorded)
        return self.recorded()

    def chosen(self) -> tuple[Tensor, ...]:
        batch = decisions(self.run.info.layout, self.rows, self.counts, self.room)
        likely, win = scores(self.net, batch, self.run.half)
        noise = torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7)
        actions = (likely - torch.log(-torch.log(noise))).argmax(1)
        return actions, likely.gather(1, actions[:, None])[:, 0], torch.sigmoid(win)


class Batch(NamedTuple):
    """Decisions to learn from, and what is known of them."""

    rows: Tensor
    counts: Tensor
    actions: Tensor
    before: Tensor  # the logarithm of how likely the choice was
    gain: Tensor  # how much better than expected it turned out
    result: Tensor  # what to expect


class Update:
    """One step of learning, from a batch of fixed size."""

    def __init__(self, run: Run, everything: Batch, size: int, room: int) -> None:
        self.run = run
        self.batch = Batch(
            *[torch.zeros((size, *each.shape[1:]), dtype=each.dtype, device=each.device) for each in everything]
        )
        self.size = size
        self.room = room
        self.entropy_weight = torch.zeros((), device=run.device)
        self.policy_weight = torch.zeros((), device=run.device)
        self.recorded: Recorded | None = None

    def step(self, everything: Batch, places: Tensor) -> Tensor:
        """Learn from the decisions at these places; what comes back are figures for the curve."""
        for own, each in zip(self.batch, everything, strict=True):
            torch.index_select(each, 0, places, out=own)
        if self.recorded is None:
            self.recorded = Recorded(self.work, self.run.is_recorded)
        return self.recorded()[0].clone()

    def work(self) -> tuple[Tensor, ...]:
        run, batch = self.run, self.batch
        likely, win = scores(run.net, decisions(run.info.layout, batch.rows, batch.counts, self.room), run.half)
        entropy = -(likely.exp() * likely.clamp(min=-30)).sum(1).mean()
        ratio = (likely.gather(1, batch.actions[:, None])[:, 0] - batch.before).exp()
        gained = torch.minimum(ratio * batch.gain, ratio.clamp(1 - CLIP, 1 + CLIP) * batch.gain).mean()
        surprised = functional.binary_cross_entropy_with_logits(win, batch.result)
        loss = 0.5 * surprised - self.policy_weight * (gained + self.entropy_weight * entropy)
        run.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(run.net.parameters(), STEEPEST)
        run.optimiser.step()
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        return (torch.stack([gained, surprised, entropy, clipped]).detach(),)


class SelfPlay:
    """Plays and learns in turn."""

    def __init__(self, run: Run, collectors: Collectors, settings: Settings) -> None:
        self.run = run
        self.collectors = collectors
        self.settings = settings
        tables = mixed_tables(run.info, GROUPS * collectors.places, f"{run.seed}/play", settings.against_greedy)
        self.seat_counts = torch.tensor([table.seats for table in tables], device=run.device).reshape(GROUPS, 1, -1)
        collectors.begin(tables, f"{run.seed}/play/{run.progress.decisions}")
        self.player = Player(run, collectors.places)
        self.player.learned()
        self.update: Update | None = None
        self.buffers = [Played(run, collectors, settings.steps) for _ in range(2)]
        # Playing goes first on the device: whole processes wait for it.
        self.stream = torch.cuda.Stream(priority=-1) if run.device.type == "cuda" else None
        if self.stream is not None:
            collectors.buffers.pin()
        self.updates = 0
        self.broken_off = 0
        self.figures: list[Tensor] = []
        self.won_against_greedy = {seats: [0, 0.0] for seats in run.info.seats}

    def until(self, seconds: float) -> None:
        """Go on until the run has lasted for so many seconds."""
        run, settings = self.run, self.settings
        begun = run.elapsed()
        saved = told = time.monotonic()
        learned_from: Played | None = None
        while run.elapsed() < seconds:
            share = (run.elapsed() - begun) / max(1.0, seconds - begun)
            share = settings.begin + (settings.end - settings.begin) * share
            started = time.monotonic()
            work = iter(()) if learned_from is None else self.learn(learned_from, share)
            played = self.buffers[self.updates % 2]
            self.play(played, work)
            self.finish(work)
            self.updates += 1
            run.progress.games += int(played.over.sum())
            run.progress.decisions += played.counts.size
            run.progress.seconds += time.monotonic() - started
            learned_from = played
            if time.monotonic() - told > 10:
                self.tell(share, played.counts.size / (time.monotonic() - started))
                told = time.monotonic()
            if time.monotonic() - saved > SAVE_EVERY:
                run.save()
                saved = time.monotonic()
        if learned_from is not None:
            self.finish(self.learn(learned_from, settings.end))
        run.save()

    def playing(self) -> AbstractContextManager[Any]:
        return nullcontext() if self.stream is None else torch.cuda.stream(self.stream)

    def finish(self, work: Iterator[None]) -> None:
        """Learn the rest, and let the net that has learned play from now on."""
        for _ in work:
            pass
        if self.stream is not None:
            self.stream.wait_stream(torch.cuda.current_stream())
            torch.cuda.current_stream().wait_stream(self.stream)
        self.player.learned()
        if self.stream is not None:
            self.stream.wait_stream(torch.cuda.current_stream())

    @torch.no_grad()
    def play(self, played: Played, work: Iterator[None]) -> None:
        """Play all games on for so many decisions, and do a part of the work after each step."""
        steps = self.settings.steps
        batches = self.batches(played.counts.size)
        for step in range(steps + 1):
            for group in range(GROUPS):
                if step:
                    self.collectors.wait(group)
                with self.playing():
                    if step:
                        self.hear(played, group, step - 1)
                    if step < steps:
                        self.answer(played, group, step)
                if step < steps:
                    turn = step * GROUPS + group
                    with torch.enable_grad():
                        for _ in range((turn + 1) * batches // (steps * GROUPS) - turn * batches // (steps * GROUPS)):
                            next(work, None)

    def answer(self, played: Played, group: int, step: int) -> None:
        """Choose for all games of a group."""
        buffers, device = self.collectors.buffers, self.run.device
        counts = buffers.counts.array[group].copy()
        actions, likely, win = self.player.answer(torch.from_numpy(buffers.rows.array[group]), counts)
        seats = torch.from_numpy(buffers.seats.array[group].astype(np.int64))
        played.rows[group, step] = self.player.rows
        self.collectors.step(group, actions.cpu().numpy())
        played.counts[group, step] = counts
        played.actions[group, step] = actions
        played.likely[group, step] = likely
        played.win[group, step] = win
        played.seats[group, step] = seats.to(device)

    def hear(self, played: Played, group: int, step: int) -> None:
        """What the answers of a step led to."""
        buffers, device = self.collectors.buffers, self.run.device
        over = buffers.over.array[group]
        won = buffers.scores.array[group] * np.where(over == BROKEN_OFF, BROKEN_OFF_WORTH, 1)[:, None].astype(
            np.float32
        )
        played.over[group, step] = torch.from_numpy(over.astype(bool)).to(device)
        played.scores[group, step] = torch.from_numpy(won).to(device)
        self.broken_off += int((over == BROKEN_OFF).sum())
        for place in np.nonzero(over)[0]:
            table = self.collectors.tables[group][place]
            if table.net_seat != EVERY_SEAT:
                count = self.won_against_greedy[table.seats]
                count[0] += 1
                count[1] += float(won[place, table.net_seat])

    def batches(self, size: int) -> int:
        return self.settings.epochs * max(1, size // self.settings.batch)

    def learn(self, played: Played, share: float) -> Iterator[None]:
        """Learn from what was played, a batch at a time."""
        run, settings = self.run, self.settings
        if self.stream is not None:
            torch.cuda.current_stream().wait_stream(self.stream)
        rate = settings.rate + (settings.last_rate - settings.rate) * share
        entropy_weight = settings.entropy + (settings.last_entropy - settings.entropy) * share
        for group in run.optimiser.param_groups:
            group["lr"].fill_(rate)
        gain, result, known = self.advantages(played)
        places = np.nonzero(known.cpu().numpy())[0]
        counts = played.counts.reshape(-1).astype(np.int64)
        everything = Batch(
            played.rows.reshape(-1, played.rows.shape[-1]),
            torch.from_numpy(counts).to(run.device),
            played.actions.reshape(-1),
            played.likely.reshape(-1),
            gain,
            result,
        )
        size = min(settings.batch, len(places))
        luck = np.random.default_rng(run.progress.decisions)
        only_values = self.updates <= settings.values_first and settings.begin == 0
        for _ in range(settings.epochs):
            luck.shuffle(places)
            for number in range(len(places) // size):
                mine = places[number * size : (number + 1) * size]
                update = self.update_for(everything, size, int(counts[mine].sum()))
                update.entropy_weight.fill_(entropy_weight)
                update.policy_weight.fill_(0.0 if only_values else 1.0)
                self.figures.append(update.step(everything, torch.from_numpy(mine).to(run.device)))
                yield

    def update_for(self, everything: Batch, size: int, options: int) -> Update:
        """A step of learning with room for so many options."""
        update = self.update
        if update is None or update.size != size or update.room < options:
            update = self.update = Update(self.run, everything, size, int(options * SPARE))
        return update

    @torch.no_grad()
    def advantages(self, played: Played) -> tuple[Tensor, Tensor, Tensor]:
        """How much better each choice turned out than expected, what to expect, and where that is known.

        Each seat looks at its own decisions only. Its last one before the end of a rollout has no successor yet.
        """
        win, discount = played.win, self.settings.discount
        shape = (GROUPS, win.shape[2], MOST_SEATS)
        later = win.new_zeros(shape)
        later_gain = win.new_zeros(shape)
        later_known = torch.zeros(shape, dtype=torch.bool, device=win.device)
        gain = torch.zeros_like(win)
        known = torch.zeros_like(played.over)
        for step in range(win.shape[1] - 1, -1, -1):
            over = played.over[:, step][..., None]
            later = torch.where(over, played.scores[:, step], later)
            later_gain = torch.where(over, 0.0, later_gain)
            later_known = later_known | over
            seat = played.seats[:, step][..., None]
            here = later_known.gather(2, seat)
            mine = discount * (later.gather(2, seat) + TRACE * later_gain.gather(2, seat)) - win[:, step][..., None]
            gain[:, step] = mine[..., 0]
            known[:, step] = here[..., 0]
            later = later.scatter(2, seat, win[:, step][..., None])
            later_gain = later_gain.scatter(2, seat, torch.where(here, mine, 0.0))
            later_known = later_known.scatter(2, seat, True)
        result = (gain + win).clamp(0, 1)
        # Alone, scores differ by far less than wins do; so each number of seats has a scale of its own.
        scaled = torch.zeros_like(gain)
        for seats in self.run.info.seats:
            mine = known & (self.seat_counts == seats)
            some = mine.float()
            size = some.sum().clamp(min=1)
            mean = (gain * some).sum() / size
            spread = (((gain - mean) ** 2 * some).sum() / size).sqrt() + 1e-6
            scaled = torch.where(mine, (gain - mean) / spread, scaled)
        return scaled.reshape(-1), result.reshape(-1), known.reshape(-1)

    def tell(self, share: float, speed: float) -> None:
        """A line of the curve."""
        if not self.figures:
            return
        gained, surprised, entropy, clipped = torch.stack(self.figures).mean(0).tolist()
        self.figures = []
        won = {
            f"against_greedy_{seats}": round(points / games, 4)
            for seats, (games, points) in self.won_against_greedy.items()
            if games
        }
        self.won_against_greedy = {seats: [0, 0.0] for seats in self.run.info.seats}
        figures = {
            "gained": gained,
            "surprised": surprised,
            "entropy": entropy,
            "clipped": clipped,
            "broken_off": self.broken_off,
        }
        self.run.tell("self-play", updates=self.updates, share=share, speed=speed, **figures, **won)
