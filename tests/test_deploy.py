"""The files in `deploy`: what they name exists, and the programs that read them take them."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
import yaml

from underhall.cli import app

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def options_of(command: str) -> set[str]:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    return {option for parameter in commands[command].params for option in parameter.opts}


def served() -> list[tuple[str, list[str]]]:
    """Each file with the words that it starts the server with."""
    unit = re.search(r"^ExecStart=\S+/underhall (.+)$", (DEPLOY / "underhall.service").read_text(), re.MULTILINE)
    container = re.search(r"^CMD (\[\"serve.+\])$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["underhall"]["command"]
    assert unit is not None
    assert container is not None
    return [
        ("underhall.service", shlex.split(unit[1])),
        ("Containerfile", yaml.safe_load(container[1])),
        ("compose.yaml", compose),
    ]


@pytest.mark.parametrize(("file", "words"), served(), ids=[file for file, _ in served()])
def test_every_option_exists(file: str, words: list[str]) -> None:
    """A server that is started so understands it."""
    assert words[0] == "serve"
    named = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert named - options_of("serve") == set()


def test_every_file_that_is_named_exists() -> None:
    """From the container's build to the unit."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    build = compose["services"]["underhall"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert "make dist" in (DEPLOY / "Containerfile").read_text()


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    """With a certificate of our own in place of the one that it names."""
    found = subprocess.run([ROOT / "tools" / "nginx"], capture_output=True, text=True, check=True).stdout.split()
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate with")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=underhall.example.org"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    ours = (DEPLOY / "nginx.conf").read_text()
    ours = re.sub(r"(ssl_certificate +)\S+;", rf"\1{certificate};", ours)
    ours = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{key};", ours)
    ours = re.sub(r"listen (\[::\]:)?(80|443)", lambda each: f"listen {each[1] or ''}{int(each[2]) + 18000}", ours)
    logs = f"pid {tmp_path}/pid;\nerror_log {tmp_path}/error.log;\nevents {{}}\nhttp {{\naccess_log off;\n"
    (tmp_path / "nginx.conf").write_text(f"{logs}{ours}\n}}\n")
    tried = subprocess.run([found[0], "-t", "-p", tmp_path, "-c", "nginx.conf"], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr


def test_systemd_takes_its_file(tmp_path: Path) -> None:
    """With a program that exists in place of the one that a host has yet to install."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    unit = (DEPLOY / "underhall.service").read_text().replace("/opt/underhall/bin/underhall", "/bin/true")
    file = tmp_path / "underhall.service"
    file.write_text(unit)
    tried = subprocess.run([analyze, "verify", "--man=no", file], capture_output=True, text=True)
    ours = [line for line in tried.stderr.splitlines() if "underhall.service" in line]
    assert ours == []
