"""Plays with an installed Underhall, as tools/dist.py does in an empty environment: a game of each kind, part by part.

python -I tools/tryout.py engine release       # from Python, where only the engine is installed
python -I tools/tryout.py terminal release     # with the command `underhall`, where [cli] is installed, too
python -I tools/tryout.py server interpreted   # at a table of its server, where [all] is installed

Anything that is not as it should be ends it with an error.
"""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import underhall
from underhall.text import LANGUAGES, texts
from underhall.version import BUILD, VERSION

COMMAND = Path(sys.executable).parent / "underhall"
MOVES = 60  # at a table of the server
SECONDS = 300

Json = dict[str, Any]


def expect(holds: object, what: object) -> None:
    """An assert that is also there when Python leaves asserts out."""
    if not holds:
        raise SystemExit(f"tryout: {what}")


def engine() -> None:
    """Games, bots, saves, simulation and texts; and the command says what it needs."""
    from underhall.bots import new_bot
    from underhall.bots.play import play_out
    from underhall.lab.simulate import simulate

    for library in ("typer", "rich", "litestar", "sqlalchemy", "uvicorn", "yaml"):
        expect(importlib.util.find_spec(library) is None, f"the engine alone brings {library}")
    for name, info in underhall.GAMES.items():
        game = underhall.engine.new(name, seats=info.seats[-1], seed=1)
        play_out(game, [new_bot("greedy", seat, underhall.seeded(seat)) for seat in range(info.seats[-1])])
        again = underhall.engine.load(game.save())
        expect(again.over and again.fingerprint() == game.fingerprint(), f"{game!r} is another one when it is loaded")
        expect(simulate(name, ["random", "random"], games=5).games == 5, f"no simulation of {name}")
        for lang in LANGUAGES:
            expect(texts(lang).say(f"game-{name}"), f"{name} has no name in {lang}")
    said = run("play", code=2)
    expect("pip install 'underhall[all]'" in said and said.count("\n") == 1, said)


def terminal() -> None:
    """A person at each game against bots, to its end; what there is to look up; and the server says what it needs."""
    tell_version(nets="no")
    for name in underhall.GAMES:
        play_in_terminal(name)
        expect(len(run("cards", name, "--json")) > 10_000, f"{name} has no cards")
        expect(len(run("rules", name, "--json")) > 10_000, f"{name} has no rules")
    said = run("serve", code=2)
    expect("pip install 'underhall[server]'" in said and said.count("\n") == 1, said)


def play_in_terminal(game: str) -> None:
    """What is no answer to a question is refused, and the next line tried; what cannot be undone is confirmed by the
    same line once more."""
    options = ("--option", "length=short") if "length" in underhall.GAMES[game].options else ()
    shown = run("play", game, "--text", "--seed", "1", "--seats", "2", *options, typed="1\n1\n2\n2\n3\n3\n" * 1000)
    expect("Saved:" not in shown and len(shown.splitlines()) > 100, f"{game} did not end: {shown[-500:]}")


def tell_version(nets: str) -> None:
    """The command says its version, which engine it has, and whether nets can be run."""
    told = texts("en").say("cli-version", version=VERSION, engine=BUILD, nets=nets)
    said = run("--version", "--lang", "en")
    expect(said == f"{told}\n", f"{said!r} is not {told!r}")


def server() -> None:
    """Its page, whole; and a guest at a table of each game, against bots. The nets can be run now."""
    tell_version(nets="yes")
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        words = [str(COMMAND), "serve", "--port", "0", "--db", database]
        unbuffered = {**os.environ, "PYTHONUNBUFFERED": "1"}
        serving = subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8", env=unbuffered)
        try:
            assert serving.stdout is not None
            address = re.search(r"http://\S+?(?=/)", serving.stdout.readline())
            expect(address, "the server does not say where it is")
            assert address is not None
            look_at_page(address.group())
            for name in underhall.GAMES:
                play_at_table(address.group(), name)
            run("backup", f"{folder}/copy.db", "--db", database)
        finally:
            serving.terminate()
            serving.wait(SECONDS)
        expect(Path(folder, "copy.db").is_file(), "there is no backup")


def look_at_page(server: str) -> None:
    """The page and all that it names, and all that this names in turn."""
    page = build_opener()
    waiting, seen = ["/"], {"/"}
    while waiting:
        address = waiting.pop()
        with page.open(server + address, timeout=SECONDS) as reply:
            kind, body = reply.headers["content-type"], reply.read()
        if re.search("html|javascript|css", kind):
            named = re.findall(r"""["'`(](\.?/[\w./-]+\.(?:js|css|woff2|png))""", body.decode())
            found = {urljoin(address, name) for name in named} - seen
            waiting += sorted(found)
            seen |= found
    expect(len(seen) > 100, f"the page is only {sorted(seen)}")


def play_at_table(server: str, game: str) -> None:
    """Open a table against a bot and answer what is asked, for so many moves or to the end."""
    from websockets.sync.client import connect

    cookies = HTTPCookieProcessor()
    page = build_opener(cookies)
    call(page, f"{server}/api/me")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = call(page, f"{server}/api/tables", {"game": game, "seats": seats})["table"]["id"]
    header = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies.cookiejar)}
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat=0"
    answered: list[str] = []
    with connect(address, additional_headers=header, max_size=None) as socket:
        socket.send('{"type": "sync"}')
        while len(answered) < MOVES:
            frame = json.loads(socket.recv(SECONDS))
            expect(frame["type"] != "refused", frame)
            if frame["type"] not in ("snapshot", "update"):
                continue
            if frame["shown"]["over"]:
                break
            question = frame["shown"]["question"]
            if question and question["id"] not in answered:
                answered.append(question["id"])
                answer = {"type": "answer", "id": uuid.uuid4().hex, "question": question["id"], "option": 0}
                socket.send(json.dumps(answer))
    expect(len(answered) > 5, f"{game} at a table asked only {len(answered)} questions")


def call(page: OpenerDirector, url: str, body: Json | None = None) -> Json:
    """One HTTP call; the cookie that says who we are is kept by `page`."""
    data = None if body is None else json.dumps(body).encode()
    with page.open(Request(url, data, {"Content-Type": "application/json"}), timeout=SECONDS) as reply:
        answer: Json = json.load(reply)
        return answer


def run(*words: str, typed: str = "", code: int = 0) -> str:
    """What the command `underhall` says."""
    done = subprocess.run(
        [COMMAND, *words],
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=SECONDS,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )
    expect(done.returncode == code, f"underhall {' '.join(words)} ended with {done.returncode}: {done.stdout[-2000:]}")
    return done.stdout


def main(part: str, kind: str) -> None:
    home = Path(underhall.__file__)
    expect(home.is_relative_to(sys.prefix), f"{home} is not what was installed into {sys.prefix}")
    expect(kind == BUILD, f"the engine is {BUILD}")
    {"engine": engine, "terminal": terminal, "server": server}[part]()
    python = ".".join(str(number) for number in sys.version_info[:3])
    print(f"Underhall {VERSION}, Python {python}, {BUILD} engine: {part} works, {', '.join(underhall.GAMES)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
