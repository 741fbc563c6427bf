"""Sticks: what is left, in bundles of five."""

from __future__ import annotations

from zugzwang.encoding import ListEncoding

SIDES = ("1", "2")


def picture(fields: list[str]) -> list[str]:
    sticks, max_taken = _numbers(fields)
    bundle, in_line = 5, 10
    bundles = ["|" * min(bundle, sticks - taken) for taken in range(0, sticks, bundle)]
    lines = [" ".join(bundles[at : at + in_line]) for at in range(0, len(bundles), in_line)]
    loser = ["who takes the last one loses"] if fields[-1] == "misere" else []
    return [*lines, f"{sticks} left, take 1 to {max_taken}", *loser]


class Numbers(ListEncoding):
    """Moves are numbered: 0 for one stick, 1 for two, ....

    An observation: how many are left.
    """

    def _set_up(self, fields: list[str]) -> None:
        sticks, max_taken = _numbers(fields)
        self._set_moves([str(number) for number in range(1, max_taken + 1)])
        self.longest = sticks
        self.high = max(1, sticks)

    def _board(self, fields: list[str]) -> list[float]:
        return [float(_numbers(fields)[0])]


def _numbers(fields: list[str]) -> tuple[int, int]:
    """How many there are, and how many may be taken at once."""
    sticks, _, max_taken = fields[0].partition("/")
    return int(sticks), int(max_taken)
