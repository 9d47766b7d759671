"""`underhall bench`: how fast the engine and the server are, by themselves and beside their peers."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, error_console, print_json, table
from underhall.cli.usage import usage
from underhall.errors import BadOptionValue, UsageError
from underhall.lab.bench import LONG_ROUNDS, MOST_SEATS, Figures, measure
from underhall.lab.peers import NoPeers, Peers, checkout, default_harness, measure_peers
from underhall.lab.servers import Servers, Soak, measure_servers, measure_soak
from underhall.lab.targets import SAVES_HELD, Target, server_targets, soak_targets, targets
from underhall.text import Texts, texts

MOST_SECONDS = 60.0
MOST_SOAK = 3600.0


def bench(
    ctx: typer.Context,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="cli-bench-seconds")] = 1.0,
    peers: Annotated[bool | None, typer.Option("--peers/--no-peers", help="cli-bench-peers")] = None,
    harness: Annotated[Path | None, typer.Option("--harness", metavar="DIR", help="cli-bench-harness")] = None,
    soak: Annotated[float, typer.Option("--soak", metavar="S", help="cli-bench-soak")] = 0.0,
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
    progress = error_console()
    progress.quiet = json

    def step(name: str) -> None:
        progress.print(text.say("bench-step", step=name), style="dim")

    measured = Measured(measure(seconds, step))
    if peers is False:
        measured.no_peers = "not-wanted"
    elif root is not None and folder is not None:
        measured.no_peers = ""
        _measure_peers(measured, root, folder, seconds, step)
        _measure_servers(measured, root, folder, seconds, soak, step)
    if json:
        print_json(measured.as_json(seconds))
    else:
        _print_all(measured, text)


class Measured:
    """Everything that was measured, or why it was not."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.peers: Peers | None = None
        self.no_peers = "no-harness"
        self.servers: Servers | None = None
        self.soak: Soak | None = None
        self.no_servers = ""

    def targets(self) -> list[Target]:
        """What there is to be reached, by whatever was measured."""
        found = list(targets(self.figures, self.peers))
        found += [] if self.servers is None else server_targets(self.servers)
        found += [] if self.soak is None else soak_targets(self.soak)
        return found

    def as_json(self, seconds: float) -> dict[str, Any]:
        return {
            **msgspec.to_builtins(self.figures, str_keys=True),
            "seconds": seconds,
            "peers": msgspec.to_builtins(self.peers),
            "servers": msgspec.to_builtins(self.servers, str_keys=True),
            "soak": msgspec.to_builtins(self.soak),
            "no_peers": self.no_peers or None,
            "no_servers": self.no_servers or None,
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
        if soak:
            step("soak")
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
    if measured.soak is not None:
        _print_soak(measured.soak, text)
    if measured.no_servers:
        console().print(text.say("bench-no-servers", said=measured.no_servers))
    _print_targets(measured.targets(), text)


def _is_harness(folder: Path) -> bool:
    return (folder / "engines.py").is_file() and (folder / "setup.sh").is_file()


def _print_figures(figures: Figures, text: Texts) -> None:
    flavour = "compiled" if figures.compiled else "interpreted"
    console().print(
        text.say(
            "bench-engine",
            version=figures.version,
            flavour=flavour,
            python=figures.python,
            machine=figures.machine,
        )
    )
    _print_play(figures, text)
    _print_costs(figures, text)


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
        sign = "≥" if target.at_least else "≤"
        met.add_row(
            text.say("bench-target", target=target.name, saves=f"{SAVES_HELD:,}"),
            f"{target.value:.3g}",
            f"{sign} {target.limit:g}",
            text.say("bench-verdict", met="yes" if target.met else "no"),
        )
    console().print(met)


def _print_peers(peers: Peers, text: Texts) -> None:
    listing = table(
        text.say("bench-peers"),
        [
            text.say("bench-engine-heading"),
            text.say("bench-choices"),
            text.say("bench-games"),
            text.say("bench-clone-us"),
            text.say("bench-spread"),
        ],
    )
    for engine in peers.engines:
        clone = "–" if engine.clone_us is None else f"{engine.clone_us:.3g}"
        rates = [f"{engine.choices_per_s:,.0f}", f"{engine.games_per_s:,.4g}"]
        listing.add_row(engine.name, *rates, clone, f"±{engine.spread_percent:.0f} %")
    console().print(listing)
    for flavour, ratios in peers.ratios.items():
        listed = ", ".join(f"{ratio:.2f} × {peer}" for peer, ratio in ratios.items())
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
            text.say("bench-memory"),
        ],
    )
    for rate in servers.rates:
        times = [f"{rate.p50_ms:.2f}", f"{rate.p99_ms:.2f}", f"{rate.processor_us:.0f}"]
        rates = [f"{rate.answers_per_s:,.0f}", *times, f"{rate.memory_mb:.0f}"]
        listing.add_row(text.say("bench-server", server=rate.server), str(rate.clients), *rates)
    console().print(listing)
    for error in servers.errors:
        console().print(error, style="red")


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
