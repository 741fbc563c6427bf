"""Positions as pictures in plain text, like the diagrams of a book, with the names that moves use."""

from __future__ import annotations

import string
from collections.abc import Iterator

# A text that is drawn row by row; the places that are not set are blank.
Drawing = dict[tuple[int, int], str]


def picture_of(game: str, text: str, result: str) -> str:
    """The picture of a position, and below it who is to move or how the game ended. Requires a position's text."""
    board, side = text.removesuffix(" misere").rsplit(" ", 1)
    sides = {"1": "1 to move", "2": "2 to move", "w": "White to move", "b": "Black to move"}
    draw = {"amazons": _amazons, "boxes": _boxes, "numbers": _numbers, "points": _points, "sticks": _sticks}
    lines = draw[game](board) if game in draw else [board]
    if text.endswith(" misere"):
        lines.append("who takes the last one loses")
    lines.append(sides[side] if result == "none" else f"over: {result}")
    return "\n".join(line.rstrip() for line in lines)


def squares_of(rank: str) -> str:
    """A rank of Amazons with a point for each empty square, "3q2" as "...q.."."""
    squares = ""
    number = ""
    for letter in rank + " ":
        if letter.isdigit():
            number += letter
            continue
        squares += "." * int(number or 0) + letter
        number = ""
    return squares[:-1]


def _amazons(board: str) -> list[str]:
    ranks = [squares_of(rank) for rank in board.split("/")]
    lines = [f"{len(ranks) - row:2} " + " ".join(rank) for row, rank in enumerate(ranks)]
    return [*lines, "   " + " ".join(string.ascii_lowercase[: len(ranks[0])])]


def _boxes(board: str) -> list[str]:
    rows = board.split("/")
    lines = []
    for number, row in enumerate(rows):
        if number % 2 == 0:
            edges = "".join(("---" if edge == "-" else "   ") + "+" for edge in row)
            lines.append(f"{(len(rows) - number) // 2 + 1:2} +{edges}")
        else:
            edges_and_boxes = row.replace(".", " ").replace("_", " ")
            lines.append("   " + "".join(f" {x} " if at % 2 else x for at, x in enumerate(edges_and_boxes)))
    return [*lines, "   " + "   ".join(string.ascii_lowercase[: len(rows[0]) + 1])]


def _numbers(board: str) -> list[str]:
    row, totals = board.split(" ")
    numbers = [] if row == "-" else row.split(",")
    shown, ends = 24, 10
    words = numbers if len(numbers) <= shown else [*numbers[:ends], "...", *numbers[-ends:]]
    first, second = totals.split("-")
    count = "1 number" if len(numbers) == 1 else f"{len(numbers)} numbers"
    return [f"L  {' '.join(words)}  R" if numbers else "", f"{count}; 1 has {first}, 2 has {second}"]


def _sticks(board: str) -> list[str]:
    sticks, max_taken = map(int, board.split("/"))
    group, groups = 5, 10
    bundles = ["|" * min(group, sticks - taken) for taken in range(0, sticks, group)]
    lines = [" ".join(bundles[at : at + groups]) for at in range(0, len(bundles), groups)]
    return [*lines, f"{sticks} left, take 1 to {max_taken}"]


def _points(board: str) -> list[str]:
    points_text, segments_text = board.split(" ")
    points = [(int(x), int(y)) for x, _, y in (point.partition(",") for point in points_text.split(";"))]
    segments = [] if segments_text == "-" else segments_text.split(",")
    left, low = min(x for x, _ in points), min(y for _, y in points)
    span = max(1, max(x for x, _ in points) - left, max(y for _, y in points) - low)
    lines = []
    for rows in range(12, 48):
        # A letter is about twice as high as it is wide.
        places = [(round((y - low) * rows / span), round((x - left) * 2 * rows / span)) for x, y in points]
        labels = _labels(places)
        if labels is not None:
            lines = _lines_of({place: "." for segment in segments for place in _between(places, segment)} | labels)
            break
    else:  # some lie too close to each other for letters
        lines = [f"{number}: {x},{y}" for number, (x, y) in enumerate(points, start=1)]
    return [*lines, "drawn: " + (" ".join(segments) or "none")]


def _labels(places: list[tuple[int, int]]) -> Drawing | None:
    """The points' numbers at their places; none when two of them would touch."""
    drawing: Drawing = {}
    for number, (row, column) in enumerate(places, start=1):
        digits = str(number)
        if any((row, column + at) in drawing for at in range(-1, len(digits) + 1)):
            return None
        drawing |= {(row, column + at): digit for at, digit in enumerate(digits)}
    return drawing


def _between(places: list[tuple[int, int]], segment: str) -> Iterator[tuple[int, int]]:
    """The places that the segment `i-j` passes."""
    (row, column), (last_row, last_column) = (places[int(end) - 1] for end in segment.split("-"))
    steps = max(abs(last_row - row), abs(last_column - column), 1)
    for step in range(steps + 1):
        yield (
            round(row + (last_row - row) * step / steps),
            round(column + (last_column - column) * step / steps),
        )


def _lines_of(drawing: Drawing) -> list[str]:
    """The drawing from its highest row to its lowest."""
    rows = range(max(row for row, _ in drawing), min(row for row, _ in drawing) - 1, -1)
    width = max(column for _, column in drawing) + 1
    return ["".join(drawing.get((row, column), " ") for column in range(width)) for row in rows]
