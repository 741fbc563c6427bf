"""The games of Zugzwang: rules, exact values, computer players and matches, as calls.

>>> import zugzwang as z
>>> p = z.start("boxes", rows=2, cols=2, start="empty")
>>> p.solve().value
2
>>> p.play(p.think("champion", ms=100).move).side
2
"""

from zugzwang._library import Refused, library
from zugzwang._match import Game, Match, match
from zugzwang._position import Position, Solution, Thought, games, position, start

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
