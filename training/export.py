"""Write the net of a checkpoint as an ONNX file for `underhall.bots`.

PYTHONPATH=src:training python training/export.py runs/boss/checkpoint.pt src/underhall/bots/nets/boss-monster.onnx
"""

import sys
from pathlib import Path
from typing import Any

import onnx
import torch
from net import Net, OnePass

from underhall.games import GAMES

OPSET = 17
LARGE = 10_000  # numbers in a table, from which on it is stored as halves


def export(checkpoint: Path, target: Path) -> None:
    """One graph, with everything worked out that is the same for all decisions; its metadata says what it is for."""
    state = torch.load(checkpoint, map_location="cpu", weights_only=True)
    info = GAMES[state["game"]]
    layout = info.layout
    if state["layout"] != layout.digest:
        raise SystemExit(f"{checkpoint} is for layout {state['layout']}, not {layout.digest}")
    net = Net(info)
    net.load_state_dict(state["net"])
    one_pass = OnePass(net).eval()
    table = torch.zeros((2, layout.state_size), dtype=torch.uint8)
    options = torch.zeros((2, 3, layout.option_size), dtype=torch.uint8)
    batch: dict[str, Any] = {"state": {0: "batch"}, "options": {0: "batch", 1: "options"}}
    with torch.no_grad():
        torch.onnx.export(
            one_pass,
            (table, options),
            str(target),
            input_names=["state", "options"],
            output_names=["scores", "win"],
            dynamic_axes={**batch, "scores": {0: "batch", 1: "options"}, "win": {0: "batch"}},
            opset_version=OPSET,
            dynamo=False,
        )
    model = onnx.load(str(target))
    halve(model)
    facts = {
        "game": info.id,
        "layout": layout.digest,
        "version": str(layout.version),
        "seed": str(state["seed"]),
        **{name: str(round(value)) for name, value in state["progress"].items()},
    }
    onnx.helper.set_model_props(model, facts)
    onnx.save(model, str(target))
    print(f"{target}: {target.stat().st_size / 1e6:.2f} MB, {facts}")


def halve(model: onnx.ModelProto) -> None:
    """Store large tables as half-precision numbers; whoever loads the net turns them back, once."""
    kept = []
    for stored in model.graph.initializer:
        numbers = onnx.numpy_helper.to_array(stored)
        if stored.data_type != onnx.TensorProto.FLOAT or numbers.size < LARGE:
            kept.append(stored)
            continue
        half = onnx.numpy_helper.from_array(numbers.astype("float16"), f"{stored.name}_half")
        kept.append(half)
        back = onnx.helper.make_node("Cast", [half.name], [stored.name], to=onnx.TensorProto.FLOAT)
        model.graph.node.insert(0, back)
    del model.graph.initializer[:]
    model.graph.initializer.extend(kept)


if __name__ == "__main__":
    export(Path(sys.argv[1]), Path(sys.argv[2]))
