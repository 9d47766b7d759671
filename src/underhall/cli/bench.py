"""`underhall bench`: how fast the engine and the server are, by themselves and beside their peers."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, error_console, print_json, print_plain, table
from underhall.cli.usage import usage
from underhall.errors import BadOptionValue, UsageError
from underhall.lab import history
from underhall.lab.bench import LONG_ROUNDS, MOST_SEATS, Figures, measure
from underhall.lab.machine import Load, Spread, Watch
from underhall.lab.peers import Engine, NoPeers, Peers, checkout, default_harness, measure_peers
from underhall.lab.servers import Rate, Servers, Soak, Workers, measure_servers, measure_soak, measure_workers
from underhall.lab.targets import HEADLINES, SAVES_HELD, Target, server_targets, soak_targets, targets, workers_targets
from underhall.text import Texts, texts

MOST_SECONDS = 60.0
MOST_SOAK = 3600.0


def bench(
    ctx: typer.Context,
    *,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="cli-bench-seconds")] = 1.0,
    peers: Annotated[bool | None, typer.Option("--peers/--no-peers", help="cli-bench-peers")] = None,
    harness: Annotated[Path | None, typer.Option("--harness", metavar="DIR", help="cli-bench-harness")] = None,
    soak: Annotated[float, typer.Option("--soak", metavar="S", help="cli-bench-soak")] = 0.0,
    record: Annotated[bool, typer.Option("--record", help="cli-bench-record")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="cli-bench-markdown")] = False,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Measure the engine, and the server and the peers of both where their harness is at hand."""
    text = texts(lang)
    _check_seconds(seconds, soak)
    root = checkout(Path.cwd())
    folder = harness or (default_harness(root) if root else None)
    if peers is not False and (peers or harness) and (root is None or folder is None or not _is_harness(folder)):
        raise UsageError(why="missing", given=str(folder or "--harness DIR"), valid=usage(ctx))
    if record and root is None:
        raise UsageError(why="missing", given=str(history.FILE), valid=usage(ctx))
    progress = error_console()
    progress.quiet = json or markdown
    watch = Watch()

    def step(name: str) -> None:
        watch.enter(name)
        progress.print(text.say("bench-step", step=name), style="dim")

    measured = Measured(measure(seconds, step))
    if peers is False:
        measured.no_peers = "not-wanted"
    elif root is not None and folder is not None:
        measured.no_peers = ""
        _measure_peers(measured, root, folder, seconds, step)
        _measure_servers(measured, root, folder, seconds, soak, step)
    measured.load = watch.load()
    if json:
        print_json(measured.as_json(seconds))
    elif markdown:
        print_plain(_as_markdown(measured, text))
    else:
        _print_all(measured, text)
    if record and root is not None:
        file = history.add(root, history.entry(root, measured.figures, measured.load, measured.targets()))
        progress.print(text.say("bench-recorded", file=str(file.relative_to(root))), style="dim")


class Measured:
    """Everything that was measured, or why it was not."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.peers: Peers | None = None
        self.no_peers = "no-harness"
        self.servers: Servers | None = None
        self.workers: Workers | None = None
        self.soak: Soak | None = None
        self.no_servers = ""
        self.no_workers = ""
        self.load: Load | None = None

    def targets(self) -> list[Target]:
        """What there is to be reached, by whatever was measured."""
        found = list(targets(self.figures, self.peers))
        found += [] if self.servers is None else server_targets(self.servers)
        found += [] if self.workers is None else workers_targets(self.workers)
        found += [] if self.soak is None else soak_targets(self.soak)
        return found

    def as_json(self, seconds: float) -> dict[str, Any]:
        return {
            **msgspec.to_builtins(self.figures, str_keys=True),
            "seconds": seconds,
            "peers": msgspec.to_builtins(self.peers),
            "servers": msgspec.to_builtins(self.servers, str_keys=True),
            "workers": msgspec.to_builtins(self.workers),
            "soak": msgspec.to_builtins(self.soak),
            "load": None if self.load is None else {**msgspec.to_builtins(self.load), "busy": self.load.is_busy},
            "no_peers": self.no_peers or None,
            "no_servers": self.no_servers or None,
            "no_workers": self.no_workers or None,
            "targets": [{**msgspec.to_builtins(target), "met": target.met} for target in self.targets()],
        }


Step = Callable[[str], None]


def _check_seconds(seconds: float, soak: float) -> None:
    if not 0 <= soak <= MOST_SOAK:
        raise BadOptionValue(name="--soak", value=soak, valid=f"0 ≤ S ≤ {MOST_SOAK:g}")
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOptionValue(name="--seconds", value=seconds, valid=f"0 < S ≤ {MOST_SECONDS:g}")


def _measure_peers(measured: Measured, root: Path, harness: Path, seconds: float, step: Step) -> None:
    """The engine beside other engines."""
    step("peers")
    try:
        measured.peers = measure_peers(root, harness, seconds)
    except NoPeers as error:
        measured.no_peers = str(error)


def _measure_servers(measured: Measured, root: Path, harness: Path, seconds: float, soak: float, step: Step) -> None:
    """The server beside another, and for a while by itself with many tables."""
    step("servers")
    try:
        measured.servers = measure_servers(root, harness, seconds)
    except NoPeers as error:
        measured.no_servers = str(error)
        return
    step("workers")
    try:
        measured.workers = measure_workers(root, harness, seconds)
    except NoPeers as error:
        measured.no_workers = str(error)
    if soak:
        step("soak")
        try:
            measured.soak = measure_soak(root, harness, soak)
        except NoPeers as error:
            measured.no_servers = str(error)


def _print_all(measured: Measured, text: Texts) -> None:
    _print_figures(measured.figures, text)
    if measured.peers is not None:
        _print_peers(measured.peers, text)
    else:
        said = measured.no_peers
        why = said if said in ("not-wanted", "no-harness") else "failed"
        console().print(text.say("bench-no-peers", why=why, said=said))
    if measured.servers is not None:
        _print_servers(measured.servers, text)
    if measured.workers is not None:
        _print_workers(measured.workers, text)
    if measured.soak is not None:
        _print_soak(measured.soak, text)
    for said in filter(None, (measured.no_servers, measured.no_workers)):
        console().print(text.say("bench-no-servers", said=said))
    if measured.load is not None:
        console().print(_said_of_load(measured.load, text))
    _print_targets(measured.targets(), text)


def _is_harness(folder: Path) -> bool:
    return (folder / "worker.py").is_file() and (folder / "setup.sh").is_file()


def _print_figures(figures: Figures, text: Texts) -> None:
    console().print(_said_of(figures, text))
    _print_play(figures, text)
    _print_costs(figures, text)


def _said_of(figures: Figures, text: Texts) -> str:
    """Which build was measured, and on what."""
    return text.say(
        "bench-engine",
        version=figures.version,
        flavour=figures.engine,
        python=figures.python,
        machine=figures.machine,
    )


def _print_play(figures: Figures, text: Texts) -> None:
    """Random play, by how many play."""
    played = table(
        text.say("bench-play"),
        [
            text.say("bench-seats"),
            text.say("bench-choices"),
            text.say("bench-games"),
            text.say("bench-decisions-per-game"),
            text.say("bench-choices-per-game"),
            text.say("bench-decision-us"),
        ],
    )
    for seats, play in figures.play.items():
        rates = [f"{play.choices_per_s:,.0f}", f"{play.games_per_s:,.0f}"]
        played.add_row(
            str(seats),
            *rates,
            f"{play.decisions_per_game:.0f}",
            f"{play.choices_per_game:.0f}",
            f"{play.decision_us:.2f}",
        )
    console().print(played)


def _print_costs(figures: Figures, text: Texts) -> None:
    """What single things cost, with every game beside the first."""
    costs = table(text.say("bench-costs"), [text.say("bench-what"), text.say("bench-cost")])
    counts = {"slowest": figures.slowest_of, "greedy": MOST_SEATS}
    for name, cost in (
        ("clone", f"{figures.clone_us:.2f} µs"),
        ("view", f"{figures.view_us:.1f} µs"),
        ("imagine", f"{figures.imagine_us:.1f} µs"),
        ("encode", f"{figures.encode_us:.1f} µs"),
        ("save", f"{figures.save_us:.0f} µs"),
        ("load", f"{figures.load_us:.0f} µs"),
        ("resume", f"{figures.resume_us:.0f} µs"),
        ("bytes", f"{figures.save_bytes:,.0f} B"),
        ("start", f"{figures.start_s:.3f} s"),
        ("slowest", f"{figures.slowest_ms:.3f} ms"),
        ("greedy", f"{figures.greedy_game_ms:.0f} ms"),
    ):
        costs.add_row(text.say("bench-thing", thing=name, count=counts.get(name, 0)), cost)
    for game, other in figures.others.items():
        rows = [
            ("decision", 0, f"{1e6 / other.decisions_per_s:.2f} µs"),
            ("clone", 0, f"{other.clone_us:.2f} µs"),
            ("encode", 0, f"{other.encode_us:.1f} µs"),
            ("greedy", other.greedy_seats, f"{other.greedy_game_ms:.0f} ms"),
        ]
        if other.long_ms is not None:
            rows.append(("long", LONG_ROUNDS, f"{other.long_ms:.3f} ms"))
        for name, count, cost in rows:
            costs.add_row(f"{text.say(f'game-{game}')}: {text.say('bench-thing', thing=name, count=count)}", cost)
    console().print(costs)


def _print_targets(found: list[Target], text: Texts) -> None:
    met = table(
        text.say("bench-targets"),
        [text.say("bench-target-heading"), text.say("bench-measured"), text.say("bench-limit"), text.say("bench-met")],
    )
    for target in found:
        met.add_row(*_row(target, text))
    console().print(met)


def _row(target: Target, text: Texts) -> tuple[str, str, str, str]:
    """What it is, what was measured in which rounds, what is wanted, and whether it is reached."""
    measured = f"{target.value:.3g}"
    if target.rounds is not None:
        measured = _of_rounds(Spread(target.value, *target.rounds))
    return (
        text.say("bench-target", target=target.name, saves=f"{SAVES_HELD:,}"),
        measured,
        f"{'≥' if target.at_least else '≤'} {target.limit:.3g}",
        text.say("bench-verdict", met="yes" if target.met else "no"),
    )


def _of_rounds(ratio: Spread) -> str:
    """The median, and between which the rounds were."""
    return f"{ratio.median:.3g} ({ratio.low:.3g}–{ratio.high:.3g})"


def _as_markdown(measured: Measured, text: Texts) -> str:
    """What ARCHITECTURE.md lists: the build and the machine, the targets, and what all others took in the same run."""
    by_name = {target.name: target for target in measured.targets()}
    headings = [text.say(f"bench-{each}") for each in ("target-heading", "measured", "limit", "met")]
    parts = [_said_of(measured.figures, text)]
    parts.append(_markdown_table(headings, [_row(by_name[name], text) for name in HEADLINES if name in by_name]))
    if measured.peers is not None:
        headings = [text.say(f"bench-{each}") for each in ("engine-heading", "choices", "choice-us", "spread")]
        parts.append(_markdown_table(headings, [_peer(engine) for engine in measured.peers.engines]))
    if measured.servers is not None:
        headings = [text.say(f"bench-{each}") for each in ("server-heading", "clients", "answers", "answer-us")]
        rates = measured.servers.rates
        parts.append(_markdown_table([*headings, "p99 ms"], [_served(rate, text) for rate in rates]))
    if measured.load is not None:
        parts.append(_said_of_load(measured.load, text))
    parts += [text.say("bench-no-servers", said=said) for said in (measured.no_servers, measured.no_workers) if said]
    return "\n\n".join(parts)


def _markdown_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in (headings, *rows)]
    return "\n".join([lines[0], "|---" + "|--:" * (len(headings) - 1) + "|", *lines[1:]])


def _peer(engine: Engine) -> tuple[str, str, str, str]:
    return (engine.name, f"{engine.choices_per_s:,.0f}", f"{engine.choice_us:.3g}", f"±{engine.spread_percent:.0f} %")


def _served(rate: Rate, text: Texts) -> tuple[str, str, str, str, str]:
    name = text.say("bench-server", server=rate.server)
    rates = (f"{rate.answers_per_s:,.0f}", f"{rate.processor_us:.0f}", f"{rate.p99_ms:.1f}")
    return (name, str(rate.clients), *rates)


def _print_peers(peers: Peers, text: Texts) -> None:
    listing = table(
        text.say("bench-peers"),
        [
            text.say("bench-engine-heading"),
            text.say("bench-choices"),
            text.say("bench-games"),
            text.say("bench-choice-us"),
            text.say("bench-clone-us"),
            text.say("bench-spread"),
        ],
    )
    for engine in peers.engines:
        clone = "–" if engine.clone_us is None else f"{engine.clone_us:.3g}"
        rates = [f"{engine.choices_per_s:,.0f}", f"{engine.games_per_s:,.4g}", f"{engine.choice_us:.3g}"]
        listing.add_row(engine.name, *rates, clone, f"±{engine.spread_percent:.0f} %")
    console().print(listing)
    for flavour, ratios in peers.ratios.items():
        listed = ", ".join(f"{_of_rounds(ratio)} × {peer}" for peer, ratio in ratios.items())
        console().print(text.say("bench-ratios", flavour=flavour, ratios=listed))


def _print_servers(servers: Servers, text: Texts) -> None:
    listing = table(
        text.say("bench-servers"),
        [
            text.say("bench-server-heading"),
            text.say("bench-clients"),
            text.say("bench-answers"),
            "p50 ms",
            "p99 ms",
            text.say("bench-answer-us"),
            text.say("bench-storing-us"),
            text.say("bench-memory"),
        ],
    )
    for rate in servers.rates:
        storing = "–" if rate.storing_us is None else f"{rate.storing_us:.0f}"
        times = [f"{rate.p50_ms:.2f}", f"{rate.p99_ms:.2f}", f"{rate.processor_us:.0f}", storing]
        rates = [f"{rate.answers_per_s:,.0f}", *times, f"{rate.memory_mb:.0f}"]
        listing.add_row(text.say("bench-server", server=rate.server), str(rate.clients), *rates)
    console().print(listing)
    for error in servers.errors:
        console().print(error, style="red")


def _print_workers(workers: Workers, text: Texts) -> None:
    console().print(
        text.say(
            "bench-workers",
            workers=workers.workers,
            clients=workers.clients,
            answers=_of_rounds(workers.answers),
            capacity=_of_rounds(workers.capacity),
        )
    )
    for error in workers.errors:
        console().print(error, style="red")


def _said_of_load(load: Load, text: Texts) -> str:
    busy = "yes" if load.is_busy else "no"
    return text.say("bench-load", busy=busy, cores=f"{load.most:.1f}", all=load.cores)


def _print_soak(soak: Soak, text: Texts) -> None:
    console().print(
        text.say(
            "bench-soak",
            tables=soak.tables,
            seconds=round(soak.seconds),
            games=soak.games,
            answers=f"{soak.answers_per_s:.0f}",
            p50=f"{soak.p50_ms:.1f}",
            p99=f"{soak.p99_ms:.1f}",
            before=f"{soak.memory_mb_at_start:.0f}",
            after=f"{soak.memory_mb:.0f}",
            cores=f"{soak.cores_used:.2f}",
        )
    )
    for error in soak.errors:
        console().print(error, style="red")
