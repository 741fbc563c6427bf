"""Points: each point's number at its place, with what was drawn between them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from zugzwang.encoding import ListEncoding

SIDES = ("1", "2")

Place = tuple[int, int]
"""A row, upwards, and a column."""


def picture(fields: list[str]) -> list[str]:
    points = _points(fields)
    segments = [] if fields[1] == "-" else fields[1].split(",")
    left, low = min(x for x, _ in points), min(y for _, y in points)
    span = max(1, max(x for x, _ in points) - left, max(y for _, y in points) - low)
    lines = [f"{number}: {x},{y}" for number, (x, y) in enumerate(points, start=1)]
    for rows in range(12, 48):
        # A letter is about twice as high as it is wide.
        places = [(round((y - low) * rows / span), round((x - left) * 2 * rows / span)) for x, y in points]
        labels = _labels(places)
        if labels:
            lines = _lines({place: "." for segment in segments for place in _between(places, segment)} | labels)
            break  # else some lie too close to each other for letters
    return [*lines, "drawn: " + (" ".join(segments) or "none")]


class Numbers(ListEncoding):
    """Moves are the pairs of points, numbered in the order 1-2, 1-3, ..., 2-3, ....

    An observation: for each pair whether it is drawn; x and y of each point.
    """

    def _set_up(self, fields: list[str]) -> None:
        points = _points(fields)
        self._places = [float(number) for point in points for number in point]
        self._set_moves([f"{i}-{j}" for i, j in itertools.combinations(range(1, len(points) + 1), 2)])
        self.low, self.high = min(0, *self._places), max(1, *self._places)

    def _board(self, fields: list[str]) -> list[float]:
        drawn = set(fields[1].split(","))
        return [float(pair in drawn) for pair in self._moves] + self._places


def _points(fields: list[str]) -> list[tuple[int, int]]:
    return [(int(x), int(y)) for x, _, y in (point.partition(",") for point in fields[0].split(";"))]


def _labels(places: list[Place]) -> dict[Place, str]:
    """The points' numbers, a digit a place; nothing when two of them would touch."""
    digits: dict[Place, str] = {}
    for number, (row, column) in enumerate(places, start=1):
        label = str(number)
        if any((row, column + at) in digits for at in range(-1, len(label) + 1)):
            return {}
        digits |= {(row, column + at): digit for at, digit in enumerate(label)}
    return digits


def _between(places: list[Place], segment: str) -> Iterator[Place]:
    """The places that the segment `i-j` passes."""
    (row, column), (last_row, last_column) = (places[int(end) - 1] for end in segment.split("-"))
    steps = max(abs(last_row - row), abs(last_column - column), 1)
    for step in range(steps + 1):
        part = step / steps
        yield round(row + (last_row - row) * part), round(column + (last_column - column) * part)


def _lines(letters: dict[Place, str]) -> list[str]:
    """The letters at their places, from the highest row to the lowest."""
    rows = range(max(row for row, _ in letters), min(row for row, _ in letters) - 1, -1)
    width = max(column for _, column in letters) + 1
    return ["".join(letters.get((row, column), " ") for column in range(width)) for row in rows]
