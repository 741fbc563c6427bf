"""Positions of the games as values, what they are worth, and what the computer players would do."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, final

from zugzwang import _library
from zugzwang._boards import picture_of
from zugzwang._library import Refused, library, whole

_RESULTS = ("none", "p1win", "p2win", "draw")


@dataclass(frozen=True)
class Solution:
    """What a position is worth. All values are those of the side that is to move."""

    exact: bool
    """Whether the position was solved within the limits."""
    value: int | None
    """1 won, -1 lost, or the final margin in games won by more or less; None when it was not solved."""
    best: list[str]
    """All moves that keep the value, sorted (in Amazons and Points at least one, unless all were asked for). Empty when
    the game is over; when it was not solved, the one move that the solver would play."""
    grundy: int | None
    """In Points the nim-value of the position, where it is known; None in the other games."""
    nodes: int
    """Positions visited."""


@dataclass(frozen=True)
class Thought:
    """What a computer player would do."""

    move: str
    chance: float | None
    """What the side to move expects, 0 (lost) to 1 (won); None where the player does not tell."""
    nodes: int
    """Positions visited."""


@final
class Position:
    """A position of a game: a value, made by `start`, `position` or `play`, that never changes.

    Positions of the same game and text are equal, whatever led to them. They can be keys of dictionaries, pickled,
    copied, and used on any thread; calls of one position wait for one another.

    >>> import zugzwang as z
    >>> p = z.start("boxes", rows=1, cols=2)
    >>> p.side, p.legal
    (1, ['b1-b2'])
    >>> print(p.play("b1-b2"))
     2 +---+---+
       | 1 | 1 |
     1 +---+---+
       a   b   c
    over: p1win
    """

    __slots__ = ("_id", "_number", "_text")

    def __init__(self, game: str, number: int) -> None:
        """Takes over that game of the library. People call `start` or `position`."""
        self._number = number
        self._id = game
        self._text: str | None = None

    def __del__(self, drop: Any = _library.drop) -> None:  # At the very end the module's names are gone.
        drop(self._number)

    @property
    def game(self) -> str:
        """The id of the game, "boxes"."""
        return self._id

    @property
    def text(self) -> str:
        """The position as one line of ASCII, as the command line and the protocol have it."""
        if self._text is None:
            self._text = _library.text_of(library.zz_position, self._number)
        return self._text

    @property
    def side(self) -> int:
        """Which side is to move, 1 (who moved first) or 2; when the game is over, whose turn it would be."""
        side = ctypes.c_int()
        _library.call(library.zz_side, self._number, ctypes.byref(side))
        return side.value

    @property
    def legal(self) -> list[str]:
        """All legal moves; empty exactly when the game is over."""
        moves = ctypes.c_char_p()
        _library.call(library.zz_legal, self._number, ctypes.byref(moves), None)
        return (moves.value or b"").decode().split()

    @property
    def result(self) -> str:
        """How the game ended, "p1win", "p2win" or "draw"; "none" while it goes on."""
        result = ctypes.c_int()
        _library.call(library.zz_outcome, self._number, ctypes.byref(result), None)
        return _RESULTS[result.value]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.result != "none"

    def play(self, move: str) -> Position:
        """The position after a move. Raises Refused when the move is not legal.

        >>> import zugzwang as z
        >>> z.start("sticks", sticks=10, take=3).play("2").text
        '8/3 2'
        """
        number = _library.opened(library.zz_copy, self._number)
        after = Position(self._id, number)
        _library.call(library.zz_play, number, _library.bytes_of(move))
        return after

    def perft(self, depth: int) -> int:
        """How many sequences of so many legal moves there are from here; depth 0 to 100.

        >>> import zugzwang as z
        >>> [z.start("boxes", rows=1, cols=1, start="empty").perft(depth) for depth in range(4)]
        [1, 4, 12, 24]
        """
        sequences = ctypes.c_uint64()
        _library.call(library.zz_perft, self._number, whole("depth", depth), ctypes.byref(sequences))
        return sequences.value

    def solve(self, seconds: float = 10, hash_mb: int = 64, all: bool = False) -> Solution:
        """What the position is worth, and the moves that keep it.

        `seconds`, 0.001 to 86 400, and `hash_mb`, memory for tables in MiB from 1 to 65 536, are limits. With `all`,
        Amazons and Points answer all best moves, too. Ctrl+C ends it. Raises Refused for a limit out of range.

        >>> import zugzwang as z
        >>> z.start("sticks", sticks=10, take=3).solve()
        Solution(exact=True, value=1, best=['2'], grundy=None, nodes=1)
        """
        if not 0.001 <= seconds <= 86_400:
            raise Refused(f"seconds must be from 0.001 to 86400, not {seconds!r}")
        limits = _library.Limits(milliseconds=round(seconds * 1000), hash_mb=whole("hash_mb", hash_mb))

        def work() -> Solution:
            answer = _library.SolutionAnswer()
            _library.call(library.zz_solve, self._number, ctypes.byref(limits), int(all), ctypes.byref(answer))
            return Solution(
                exact=bool(answer.exact),
                value=answer.value if answer.exact else None,
                best=(answer.best or b"").decode().split(),
                grundy=answer.nim_value if answer.nim_value >= 0 else None,
                nodes=answer.nodes,
            )

        return _library.stoppable(self._number, work)

    def think(
        self,
        player: str,
        ms: int = 0,
        *,
        nodes: int = 0,
        depth: int = 0,
        hash_mb: int = 0,
        threads: int = 1,
        seed: int = 1,
    ) -> Thought:
        """The move of one of the game's players, by its id; it remembers nothing of earlier calls.

        Limits: `ms` milliseconds (to 86 400 000), `nodes` positions visited, `depth` moves ahead (to 1000); 0 is none.
        Without any of them it is a second. With `nodes` or `depth` alone and the same `seed`, of the player's own
        choices, the same call answers the same. `hash_mb`, memory for tables in MiB, is at most 65 536, 0 as much as
        usual; `threads` is 1 to 64. Ctrl+C ends it. Raises Refused for a player that the game does not have, a limit
        out of range, and when the game is over.

        >>> import zugzwang as z
        >>> z.start("sticks", sticks=10, take=3).think("optimal").move
        '2'
        """
        if ms == nodes == depth == 0:
            ms = 1000
        limits = _library.Limits(
            whole("ms", ms, ctypes.c_int64),
            whole("nodes", nodes, ctypes.c_int64),
            whole("depth", depth),
            whole("hash_mb", hash_mb),
            whole("threads", threads),
            whole("seed", seed, ctypes.c_int64),
        )
        name = _library.bytes_of(player)

        def work() -> Thought:
            answer = _library.ThoughtAnswer()
            pointers = ctypes.byref(limits), None, None, ctypes.byref(answer)
            _library.call(library.zz_think, self._number, name, *pointers)
            chance = answer.chance if answer.chance >= 0 else None
            return Thought((answer.move or b"").decode(), chance, answer.nodes)

        return _library.stoppable(self._number, work)

    def svg(self, size: int = 480, theme: str = "paper") -> str:
        """The position as a picture: a document of SVG, `size` units wide, 64 to 4096, in the colours of a theme.

        Raises Refused for a theme that there is not.
        """
        return _library.text_of(library.zz_svg, self._number, whole("size", size), _library.bytes_of(theme))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return picture_of(self)

    def __repr__(self) -> str:
        return f"zugzwang.position({self.game!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.game, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return position, (self.game, self.text)


def games() -> list[str]:
    """The ids of all games.

    >>> import zugzwang as z
    >>> "boxes" in z.games()
    True
    """
    return [game["id"] for game in catalogue()]


def catalogue() -> list[dict[str, Any]]:
    """All games with their options and players, as `zugzwang list --json` tells of them."""
    games: list[dict[str, Any]] = json.loads(_library.text_of(library.zz_games))["games"]
    return games


def _option_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ",".join(map(str, value))
    return str(value)


def start(game: str, **options: object) -> Position:
    """The start of a game, with options as on the command line: `rows=5`, `misere=True`, `row=[4, 7, 2]`.

    A name with a hyphen there has an underscore here, `black_first=True`. Raises Refused for a game or an option that
    there is not, and for a value out of its range.

    >>> import zugzwang as z
    >>> z.start("numbers", row=[4, 7, 2]).text
    '4,7,2 0-0 1'
    """
    words = [text for name, value in options.items() for text in (name.replace("_", "-"), _option_text(value))]
    pointers = (ctypes.c_char_p * (len(words) + 1))(*map(_library.bytes_of, words), None)
    return Position(game, _library.opened(library.zz_open, _library.bytes_of(game), pointers))


def start_in_order(game: str, *values: object, **options: object) -> Position:
    """A start of the game whose first options are given in their order, as `zugzwang list` tells them. Raises Refused for too many.

    >>> import zugzwang as z
    >>> z.boxes(2, 3) == z.start("boxes", rows=2, cols=3)
    True
    """
    names = next([option["id"] for option in entry["options"]] for entry in catalogue() if entry["id"] == game)
    if len(values) > len(names):
        raise Refused(f"{game} has {len(names)} options, not {len(values)}")
    return start(game, **dict(zip(names, values)), **options)


def position(game: str, text: str) -> Position:
    """The position of a game that a text stands for. Raises Refused, with the place, when it breaks the rules.

    >>> import zugzwang as z
    >>> z.position("sticks", "10/3 1").legal
    ['1', '2', '3']
    """
    names = _library.bytes_of(game), _library.bytes_of(text)
    return Position(game, _library.opened(library.zz_open_position, *names))
