"""Numbers: the row between its two ends, and both totals."""

from __future__ import annotations

from zugzwang.encoding import ListEncoding

SIDES = ("1", "2")


def picture(fields: list[str]) -> list[str]:
    row = _row(fields)
    max_shown, end = 24, 10
    shown = row if len(row) <= max_shown else [*row[:end], "...", *row[-end:]]
    first, second = fields[1].split("-")
    count = "1 number" if len(row) == 1 else f"{len(row)} numbers"
    return [f"L  {' '.join(shown)}  R" if row else "", f"{count}; 1 has {first}, 2 has {second}"]


class Numbers(ListEncoding):
    """Moves are numbered: 0 for L, 1 for R.

    An observation: the row, with zeros behind it for what was taken; both totals.
    """

    def _set_up(self, fields: list[str]) -> None:
        self._set_moves(["L", "R"])
        self.longest = len(_row(fields))
        self.high = max(1, sum(self._board(fields)))

    def _board(self, fields: list[str]) -> list[float]:
        row = [float(number) for number in _row(fields)]
        return row + [0.0] * (self.longest - len(row)) + [float(total) for total in fields[1].split("-")]


def _row(fields: list[str]) -> list[str]:
    return [] if fields[0] == "-" else fields[0].split(",")
