"""`underhall verify`: the proof of a finished game, checked without any server."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from underhall.cli.exits import FAILED
from underhall.cli.files import read_bytes
from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, print_json
from underhall.errors import BadOptionValue
from underhall.fair import Finding, Proof, check_proof, read_proof
from underhall.fair.hashes import is_digits
from underhall.text import texts


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", readable=False, help="cli-verify-file")],
    commitment: Annotated[str, typer.Option("--commitment", metavar="HEX", help="cli-verify-commitment")] = "",
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Check the shuffle of a finished game, and the whole game after it; the exit code is 1 if something differs."""
    text = texts(lang)
    if commitment and not is_digits(commitment):
        raise BadOptionValue(name="--commitment", value=commitment, valid="0–9 a–f × 64")
    proof = read_proof(read_bytes(file))
    found = [*_check_noted(proof, commitment), *check_proof(proof)]
    good = all(each.good for each in found)
    sentences = [text.say(each.id, **each.args) for each in found]
    if json:
        findings = [
            {"finding": each.id, "good": each.good, "text": sentence, **each.args}
            for each, sentence in zip(found, sentences, strict=True)
        ]
        print_json({"game": proof.game, "table": proof.table, "verified": good, "findings": findings})
    else:
        out = console()
        for each, sentence in zip(found, sentences, strict=True):
            mark = Text("✓ ", style="green") if each.good else Text("✗ ", style="bold red")
            out.print(mark.append(sentence, style="" if each.good else "bold red"), soft_wrap=True)
        out.print(Text(text.say("fair-verified" if good else "fair-not-verified"), style="bold"), soft_wrap=True)
    if not good:
        raise typer.Exit(FAILED)


def _check_noted(proof: Proof, commitment: str) -> list[Finding]:
    if not commitment:
        return []
    same = commitment == proof.commitment
    return [Finding("fair-noted-good" if same else "fair-noted-changed", same)]
