"""A player as a function: `choose(position)` or `choose(position, seconds)` returns a move."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from zugzwang._position import Position

Choose = Callable[..., str]


def chooser(choose: Choose) -> Callable[[Position, float], object]:
    """The function as one of a position and of the seconds it may take, whether it has an argument `seconds` or not."""
    try:
        takes_seconds = "seconds" in inspect.signature(choose).parameters
    except (TypeError, ValueError):  # A function that is written in C.
        takes_seconds = False

    def choose_within(position: Position, seconds: float) -> Any:
        return choose(position, seconds=seconds) if takes_seconds else choose(position)

    return choose_within
