"""Boxes: dots with the lines that are drawn between them, and in a box who has it."""

from __future__ import annotations

import itertools
import string

from zugzwang.encoding import ListEncoding

SIDES = ("1", "2")


def picture(fields: list[str]) -> list[str]:
    rows = fields[0].split("/")
    lines = []
    for number, row in enumerate(rows):
        if number % 2 == 0:
            edges = "".join(("---" if edge == "-" else "   ") + "+" for edge in row)
            lines.append(f"{(len(rows) - number) // 2 + 1:2} +{edges}")
        else:
            edges_and_boxes = row.replace(".", " ").replace("_", " ")
            lines.append("   " + "".join(f" {x} " if at % 2 else x for at, x in enumerate(edges_and_boxes)))
    return [*lines, "   " + "   ".join(string.ascii_lowercase[: len(rows[0]) + 1])]


class Numbers(ListEncoding):
    """Moves are numbered: the horizontal lines in rows from the top left one, then the vertical ones.

    An observation: for each line whether it is drawn; for each box, in rows from the top left one, whether 1 has it,
    then for each whether 2 has it.
    """

    def _set_up(self, fields: list[str]) -> None:
        rows = fields[0].split("/")
        files = string.ascii_lowercase[: len(rows[0]) + 1]
        dots = [[f"{file}{rank}" for file in files] for rank in range(len(rows) // 2 + 1, 0, -1)]
        across = [pair for row in dots for pair in itertools.pairwise(row)]
        down = [pair for above, below in itertools.pairwise(dots) for pair in zip(above, below)]
        self._set_moves(["-".join(sorted(pair)) for pair in across + down])  # "a10-a9": the smaller text first

    def _board(self, fields: list[str]) -> list[float]:
        rows = fields[0].split("/")
        lines = "".join(rows[0::2]) + "".join(row[0::2] for row in rows[1::2])
        owners = "".join(row[1::2] for row in rows[1::2])
        drawn = [float(line != ".") for line in lines]
        return drawn + [float(owner == side) for side in "12" for owner in owners]
