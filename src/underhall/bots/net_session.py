"""A net in onnxruntime: the one place that needs the libraries of the extra `[bots]`."""

from typing import Any

import numpy
import onnxruntime

from underhall.kernel.encoding import Layout


class Session:
    """A net that has been read, and answers questions in rows of the game's layout."""

    def __init__(self, data: bytes) -> None:
        """Read the bytes of an ONNX file. Whatever is wrong with them, onnxruntime says so by some exception."""
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = 1  # a decision is too small to share
        settings.inter_op_num_threads = 1
        settings.log_severity_level = 4
        self.session = onnxruntime.InferenceSession(data, settings, providers=["CPUExecutionProvider"])
        self.facts: dict[str, str] = self.session.get_modelmeta().custom_metadata_map

    def think(self, layout: Layout, rows: bytearray, counts: list[int]) -> tuple[list[list[float]], list[float]]:
        """How it likes the options of each decision, and how likely the seat that is asked wins.

        There are as many rows as `counts`, which says how many options each has; scores behind these mean nothing.
        """
        size, start, width = layout.row_size, layout.state_size, layout.option_size
        most = max(counts)
        table: Any = numpy.frombuffer(rows, numpy.uint8, len(counts) * size).reshape(len(counts), size)
        options = table[:, start : start + most * width].reshape(len(counts), most, width)
        scores, win = self.session.run(None, {"state": table[:, :start], "options": options})
        return scores.tolist(), win.tolist()
