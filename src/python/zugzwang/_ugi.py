"""The words of UGI, the Universal Game Interface, as far as a bot reads and writes them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from zugzwang._library import Refused

SHOWN = 300  # Letters of what somebody else wrote.
LARGEST = 86_400_000  # Milliseconds, or whatever else a number after `go` counts: what is more makes no difference.


def printable(text: str) -> str:
    """The beginning of a text for a line of the protocol, which is ASCII."""
    return "".join(letter if " " <= letter <= "~" else "?" for letter in text[:SHOWN])


def time_of(words: Sequence[str], side: int) -> tuple[float, bool]:
    """The seconds that the words after `go` allow, infinite if any, and whether the answer waits for `stop`."""
    numbers: dict[str, int] = {}
    is_infinite = not words
    rest = iter(words)
    for word in rest:
        if word == "infinite":
            is_infinite = True
        elif word in ("p1time", "p2time", "p1inc", "p2inc", "movetime", "depth", "nodes"):
            number = next(rest, "")
            try:
                numbers[word] = min(max(int(number), 0), LARGEST)
            except ValueError:
                raise Refused(f"go {word} wants a number, not {number or 'nothing'}") from None
        else:
            raise Refused(f"unknown word after go: {word}")
    milliseconds = float(numbers.get("movetime", math.inf))
    clock = numbers.get(f"p{side}time", numbers.get(f"p{3 - side}time"))
    if clock is not None:
        # A twenty-fifth of the clock and most of the increment, and never so much that the flag falls.
        usual = clock / 25 + numbers.get(f"p{side}inc", 0) * 3 / 4
        milliseconds = min(milliseconds, usual, clock * 4 / 5 - 30)
    return (math.inf if is_infinite else max(milliseconds, 1) / 1000), is_infinite


def option_name(option: str) -> str:
    """The name of an option in UGI: `black-first` becomes `BlackFirst`."""
    return "".join(word.capitalize() for word in option.split("-"))


def option_line(option: dict[str, object]) -> str:
    name, default = option_name(str(option["id"])), option["default"]
    if option["kind"] == "integer":
        kind = f"spin default {default} min {option['least']} max {option['most']}"
    elif option["kind"] == "choice":
        choices = option["choices"]
        assert isinstance(choices, list)
        kind = " ".join([f"combo default {default}", *(f"var {choice}" for choice in choices)])
    elif option["kind"] == "flag":
        kind = "check default false"
    else:
        kind = "string default <empty>"
    return f"option name {name} type {kind}"
