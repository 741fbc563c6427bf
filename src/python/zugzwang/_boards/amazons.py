"""Amazons: a board like one of chess; in the picture Q is a White queen, q a Black one, * an arrow."""

from __future__ import annotations

import re
import string

from zugzwang.encoding import Encoding

SIDES = ("White", "Black")


def picture(fields: list[str]) -> list[str]:
    ranks = _ranks(fields)
    lines = [f"{len(ranks) - row:2} " + " ".join(rank) for row, rank in enumerate(ranks)]
    return [*lines, "   " + " ".join(string.ascii_lowercase[: len(ranks[0])])]


class Numbers(Encoding):
    """Squares are numbered in rows from the top left one. A move is `(from * squares + to) * squares + arrow`.

    An observation: for each square whether a White queen stands there, then for each whether a Black queen does, then
    for each whether an arrow does.
    """

    def _set_up(self, fields: list[str]) -> None:
        ranks = _ranks(fields)
        files = string.ascii_lowercase[: len(ranks[0])]
        self._squares = [f"{file}{rank}" for rank in range(len(ranks), 0, -1) for file in files]
        self._number_of = {square: number for number, square in enumerate(self._squares)}
        self.longest = len(self._squares)
        self.moves = len(self._squares) ** 3

    def _number(self, move: str) -> int:
        begin, end, arrow = (self._number_of[square] for square in re.split("[-/]", move))
        return (begin * len(self._squares) + end) * len(self._squares) + arrow

    def _move(self, number: int) -> str:
        rest, arrow = divmod(number, len(self._squares))
        begin, end = divmod(rest, len(self._squares))
        return f"{self._squares[begin]}-{self._squares[end]}/{self._squares[arrow]}"

    def _board(self, fields: list[str]) -> list[float]:
        squares = "".join(_ranks(fields))
        return [float(square == piece) for piece in "Qq*" for square in squares]


def _ranks(fields: list[str]) -> list[str]:
    """The ranks from the top, with a point for each empty square."""
    return [re.sub(r"\d+", lambda empty: "." * int(empty[0]), rank) for rank in fields[0].split("/")]
