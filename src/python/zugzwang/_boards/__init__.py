"""What the package itself knows of a game, a file for each: its picture in text, its moves and boards as numbers.

A file holds `SIDES`, what the first and the second side are called; `picture`, the lines of a picture of a position's
text, split by blanks; and `Numbers`, the game's `Encoding`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zugzwang._position import Position


def board_of(game: str) -> Any:
    """The file of a game; None for one that has none here."""
    try:
        return importlib.import_module(f"{__name__}.{game}")
    except ModuleNotFoundError:
        return None


def picture_of(position: Position) -> str:
    """The position's picture, and below it who is to move or how the game ended."""
    board = board_of(position.game)
    lines = [position.text] if board is None else board.picture(position.text.split(" "))
    sides = ("1", "2") if board is None else board.SIDES
    last = f"over: {position.result}" if position.over else f"{sides[position.side - 1]} to move"
    return "\n".join(line.rstrip() for line in [*lines, last])
