"""Train the net of a game: imitation of greedy players, then self-play, then a measurement.

    PYTHONPATH=src:training python training/train.py boss-monster --seconds 540 --out runs/boss

Everything is kept in the folder `--out`: checkpoint.pt, from which `--resume` goes on, and curve.jsonl.
"""

import argparse
from pathlib import Path

import torch
from collect import Collectors
from imitate import imitate
from learning import Run
from measure import measure
from selfplay import SelfPlay, Settings

from underhall.games import GAMES
from underhall.kernel.many_games import LONGEST


def main() -> None:
    given = arguments()
    info = GAMES[given.game]
    collectors = Collectors(given.game, given.processes, given.games, given.longest)  # before anything is on the device
    torch.set_num_threads(max(1, given.threads))
    torch.backends.cuda.matmul.allow_tf32 = True
    run = Run(info, given.out, given.seed, given.recorded)
    if given.resume is not None:
        run.resume(given.resume)
    elif given.start is not None:
        run.start_from(given.start)
    parameters = sum(each.numel() for each in run.net.parameters())
    run.tell("begun", game=info.id, parameters=parameters, device=str(run.device), torch=torch.__version__)
    if given.imitate > 0:
        imitate(run, collectors, given.imitate)
    if run.elapsed() < given.seconds:
        settings = Settings(
            steps=given.steps,
            batch=given.batch,
            rate=given.rate,
            last_rate=given.last_rate,
            entropy=given.entropy,
            last_entropy=given.last_entropy,
            against_greedy=given.against_greedy,
            discount=given.discount,
            begin=given.part[0],
            end=given.part[1],
        )
        SelfPlay(run, collectors, settings).until(given.seconds)
    for seats in given.measure:
        measure(run, collectors, seats, given.rival, f"{run.seed}/measure/{seats}")
    collectors.stop()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--out", type=Path, required=True, help="the folder of this run")
    parser.add_argument("--resume", type=Path, help="a checkpoint to go on from")
    parser.add_argument("--start", type=Path, help="an exported net to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=540.0, help="when self-play ends, counted from the start")
    parser.add_argument("--imitate", type=float, default=20.0, help="seconds in which greedy players are watched")
    parser.add_argument("--part", type=float, nargs=2, default=(0.0, 1.0), help="which part of the whole run this is")
    parser.add_argument("--processes", type=int, default=15)
    parser.add_argument("--games", type=int, default=136, help="of each process, in each of its two groups")
    parser.add_argument("--longest", type=int, default=LONGEST, help="answers after which a game is broken off")
    parser.add_argument("--threads", type=int, default=1, help="of the learner, where it has no GPU")
    parser.add_argument("--recorded", action="store_true", help="on a GPU, record what a step does and repeat it")
    parser.add_argument("--steps", type=int, default=Settings().steps)
    parser.add_argument("--batch", type=int, default=Settings().batch)
    parser.add_argument("--rate", type=float, default=Settings().rate)
    parser.add_argument("--last-rate", type=float, default=Settings().last_rate)
    parser.add_argument("--entropy", type=float, default=Settings().entropy, help="what chance in choosing is worth")
    parser.add_argument("--last-entropy", type=float, default=Settings().last_entropy)
    parser.add_argument("--against-greedy", type=float, default=Settings().against_greedy)
    parser.add_argument(
        "--discount", type=float, default=Settings().discount, help="of a win, for each decision until it"
    )
    parser.add_argument("--measure", type=int, nargs="*", default=(2,), help="at how many seats to measure it")
    parser.add_argument("--rival", choices=["greedy", "random"], default="greedy", help="against whom to measure it")
    return parser.parse_args()


if __name__ == "__main__":
    main()
