"""The games of Zugzwang: rules, exact values, computer players and matches, as calls.

>>> import zugzwang as z
>>> p = z.start("boxes", rows=2, cols=2, start="empty")
>>> p.solve().value
2
>>> p.play(p.think("champion", ms=100).move).side
2

Every game is a function, too, whose arguments are its options in their order: `z.boxes(5, 5)` is
`z.start("boxes", rows=5, cols=5)`.
"""

from collections.abc import Callable
from functools import partial

from zugzwang._library import Refused, library
from zugzwang._match import Game, Match, match
from zugzwang._position import Position, Solution, Thought, games, position, start, start_in_order

__version__: str = library.zz_version().decode()

__all__ = [
    "Game",
    "Match",
    "Position",
    "Refused",
    "Solution",
    "Thought",
    "games",
    "match",
    "position",
    "start",
]


def __getattr__(name: str) -> Callable[..., Position]:
    if name in games():
        return partial(start_in_order, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
