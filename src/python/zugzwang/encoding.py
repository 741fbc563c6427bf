"""Moves and boards as numbers, for programs that learn: the same numbers throughout a game.

What the moves' numbers are, and what an observation says of the board:

amazons: `(from * squares + to) * squares + arrow`, squares in rows from the top left one. For each square whether a
White queen stands there, then for each whether a Black queen does, then an arrow.

boxes: the horizontal lines in rows from the top left one, then the vertical ones. For each line whether it is drawn;
for each box, in rows from the top left one, whether 1 has it, then for each whether 2 has it.

numbers: 0 for L, 1 for R. The row, with zeros behind it for what was taken; both totals.

points: the pairs of points, 1-2, 1-3, ..., 2-3, .... For each pair whether it is drawn; x and y of each point.

sticks: 0 for one stick, 1 for two, .... How many are left.

Behind the board's numbers comes whose turn it is: 0 for side 1, 1 for side 2.

>>> import zugzwang as z
>>> p = z.start("boxes", rows=1, cols=1, start="empty")
>>> encoding = encoding_of(p)
>>> [encoding.move(number) for number in range(encoding.moves)]
['a2-b2', 'a1-b1', 'a1-a2', 'b1-b2']
>>> encoding.observation(p.play("a1-b1"))
[0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0]
"""

from __future__ import annotations

import itertools
import re
import string
from abc import ABC, abstractmethod
from typing import ClassVar

from zugzwang._library import Refused
from zugzwang._pictures import squares_of
from zugzwang._position import Position


class Encoding(ABC):
    """The numbers of one game's moves and boards; made by `encoding_of`."""

    names: list[str]
    """The moves, or the squares where a move names several."""
    parts: ClassVar[int] = 1
    """How many of the names are a move."""
    moves: int
    """Moves have numbers from 0 to below that."""
    longest: int
    """No game has more moves than that."""
    low: float = 0
    """No number of an observation is smaller."""
    high: float = 1
    """No number of an observation is larger."""
    length: int
    """How many numbers an observation has."""

    def __init__(self, start: Position) -> None:
        self._set_up(start.text.split(" "))
        self._number_of = {name: number for number, name in enumerate(self.names)}
        self.moves = int(len(self.names) ** self.parts)
        self.length = len(self.observation(start))

    def number(self, move: str) -> int:
        """The number of a move of the game, legal now or not. Raises Refused where it is none."""
        names = [move] if self.parts == 1 else re.split("[-/]", move)
        number = 0
        try:
            for name in names:
                number = number * len(self.names) + self._number_of[name]
        except KeyError:
            raise Refused(f"no move of the game: {move}") from None
        return number

    def move(self, number: int) -> str:
        """The move of a number. Raises Refused where there is none."""
        if not 0 <= number < self.moves:
            raise Refused(f"moves have numbers from 0 to {self.moves - 1}, not {number}")
        return self._move(number)

    def legal(self, position: Position) -> list[int]:
        """The numbers of the legal moves, in rising order."""
        return sorted(map(self.number, position.legal))

    def observation(self, position: Position) -> list[float]:
        """The numbers of what stands on the board, and whose turn it is."""
        return [*self._board(position.text.split(" ")), float(position.side - 1)]

    def _move(self, number: int) -> str:
        return self.names[number]

    @abstractmethod
    def _set_up(self, fields: list[str]) -> None:
        """Takes names, bounds and sizes from the text of the start, split by blanks."""

    @abstractmethod
    def _board(self, fields: list[str]) -> list[float]:
        """The numbers of the board, from a position's text split by blanks."""


class _Amazons(Encoding):
    parts = 3

    def _set_up(self, fields: list[str]) -> None:
        rows = fields[0].split("/")
        files = string.ascii_lowercase[: len(squares_of(rows[0]))]
        self.names = [f"{file}{rank}" for rank in range(len(rows), 0, -1) for file in files]
        self.longest = len(self.names)

    def _board(self, fields: list[str]) -> list[float]:
        squares = "".join(map(squares_of, fields[0].split("/")))
        return [float(square == piece) for piece in "Qq*" for square in squares]

    def _move(self, number: int) -> str:
        rest, arrow = divmod(number, len(self.names))
        begin, end = divmod(rest, len(self.names))
        return f"{self.names[begin]}-{self.names[end]}/{self.names[arrow]}"


class _Boxes(Encoding):
    def _set_up(self, fields: list[str]) -> None:
        picture = fields[0].split("/")
        files = string.ascii_lowercase[: len(picture[0]) + 1]
        dots = [[f"{file}{rank}" for file in files] for rank in range(len(picture) // 2 + 1, 0, -1)]
        across = [pair for row in dots for pair in itertools.pairwise(row)]
        down = [pair for above, below in itertools.pairwise(dots) for pair in zip(above, below)]
        self.names = ["-".join(sorted(pair)) for pair in across + down]  # "a10-a9": the smaller text first
        self.longest = len(self.names)

    def _board(self, fields: list[str]) -> list[float]:
        picture = fields[0].split("/")
        lines = "".join(picture[0::2]) + "".join(row[0::2] for row in picture[1::2])
        owners = "".join(row[1::2] for row in picture[1::2])
        drawn = [float(line != ".") for line in lines]
        return drawn + [float(owner == side) for side in "12" for owner in owners]


class _Numbers(Encoding):
    def _set_up(self, fields: list[str]) -> None:
        self.names = ["L", "R"]
        self.longest = len(self._row(fields))
        self.high = max(1, sum(self._board(fields)))

    def _board(self, fields: list[str]) -> list[float]:
        row = self._row(fields)
        return row + [0.0] * (self.longest - len(row)) + [float(total) for total in fields[1].split("-")]

    def _row(self, fields: list[str]) -> list[float]:
        return [] if fields[0] == "-" else [float(number) for number in fields[0].split(",")]


class _Points(Encoding):
    def _set_up(self, fields: list[str]) -> None:
        points = fields[0].split(";")
        self._places = [float(number) for point in points for number in point.split(",")]
        self.names = [f"{i}-{j}" for i, j in itertools.combinations(range(1, len(points) + 1), 2)]
        self.longest = len(self.names)
        self.low, self.high = min(0, *self._places), max(1, *self._places)

    def _board(self, fields: list[str]) -> list[float]:
        drawn = set(fields[1].split(","))
        return [float(pair in drawn) for pair in self.names] + self._places


class _Sticks(Encoding):
    def _set_up(self, fields: list[str]) -> None:
        self.longest, max_taken = map(int, fields[0].split("/"))
        self.names = [str(number) for number in range(1, max_taken + 1)]
        self.high = max(1, self.longest)

    def _board(self, fields: list[str]) -> list[float]:
        return [float(fields[0].partition("/")[0])]


def encoding_of(start: Position) -> Encoding:
    """The numbers of the game that begins at a position: of its board, whatever its size."""
    kinds: dict[str, type[Encoding]] = {
        "amazons": _Amazons,
        "boxes": _Boxes,
        "numbers": _Numbers,
        "points": _Points,
        "sticks": _Sticks,
    }
    return kinds[start.game](start)
