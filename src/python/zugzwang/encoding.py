"""Moves and boards as numbers, for programs that learn: the same numbers throughout a game.

What the numbers of a game mean, its encoding says: `help(encoding_of(position))`.

>>> import zugzwang as z
>>> p = z.start("boxes", rows=1, cols=1, start="empty")
>>> encoding = encoding_of(p)
>>> [encoding.move(number) for number in range(encoding.moves)]
['a2-b2', 'a1-b1', 'a1-a2', 'b1-b2']
>>> encoding.observation(p.play("a1-b1"))
[0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0]
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from zugzwang._boards import board_of
from zugzwang._library import Refused
from zugzwang._position import Position


class Encoding(ABC):
    """The numbers of one game's moves and boards; made by `encoding_of`."""

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
        self.length = len(self.observation(start))

    def number(self, move: str) -> int:
        """The number of a move of the game, legal now or not. Raises Refused where it is none."""
        try:
            return self._number(move)
        except (KeyError, ValueError):
            raise Refused(f"no move of the game: {move}") from None

    def move(self, number: int) -> str:
        """The move of a number. Raises Refused where there is none."""
        if not 0 <= number < self.moves:
            raise Refused(f"moves have numbers from 0 to {self.moves - 1}, not {number}")
        return self._move(number)

    def legal(self, position: Position) -> list[int]:
        """The numbers of the legal moves, in rising order."""
        return sorted(map(self.number, position.legal))

    def observation(self, position: Position) -> list[float]:
        """The numbers of what stands on the board, and then whose turn it is: 0 for side 1, 1 for side 2."""
        return [*self._board(position.text.split(" ")), float(position.side - 1)]

    @abstractmethod
    def _set_up(self, fields: list[str]) -> None:
        """Takes bounds and sizes from the text of the start, split by blanks."""

    @abstractmethod
    def _number(self, move: str) -> int:
        """Raises KeyError or ValueError where the move is none of the game."""

    @abstractmethod
    def _move(self, number: int) -> str: ...

    @abstractmethod
    def _board(self, fields: list[str]) -> list[float]:
        """The numbers of the board, from a position's text split by blanks."""


class ListEncoding(Encoding):
    """The numbers of a game with so few moves that they stand in a list."""

    def _set_moves(self, moves: list[str]) -> None:
        self._moves = moves
        self._number_of = {move: number for number, move in enumerate(moves)}
        self.moves = self.longest = len(moves)

    def _number(self, move: str) -> int:
        return self._number_of[move]

    def _move(self, number: int) -> str:
        return self._moves[number]


def encoding_of(start: Position) -> Encoding:
    """The numbers of the game that begins at a position: of its board, whatever its size.

    Raises Refused for a game that has none.
    """
    board = board_of(start.game)
    if board is None:
        raise Refused(f"the moves of {start.game} have no numbers")
    encoding: Encoding = board.Numbers(start)
    return encoding
