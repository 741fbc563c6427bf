"""The games of Zugzwang: rules, exact values, computer players and matches, as calls.

>>> import zugzwang as z
>>> p = z.start("boxes", rows=2, cols=2)
>>> p.solve().value
-2
>>> p.play(p.think("champion", ms=100).move).side
2
"""

from zugzwang._library import Refused
from zugzwang.match import Game, Match, match
from zugzwang.position import Position, Solution, Thought, games, position, start

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
