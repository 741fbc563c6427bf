"""Matches: two players, a number of games, and what came of each of them."""

from __future__ import annotations

import math
import random
import traceback
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Protocol, Union

from zugzwang._choose import Choose, chooser
from zugzwang._engine import Engine, Forfeit
from zugzwang._library import Refused
from zugzwang._position import Position, start

PlayerName = Union[str, Choose]


@dataclass(frozen=True)
class Game:
    """One game of a match."""

    start: Position
    moves: list[str]
    first: int
    """Which player of the match had side 1, 1 or 2."""
    winner: int | None
    """Which player of the match won, 1 or 2; None after a draw."""
    reason: str
    """Why the loser forfeited the game; empty when it ended by its rules."""


@dataclass(frozen=True)
class Match:
    """How a match ended; all figures are those of its first player."""

    games: list[Game]

    @property
    def wins(self) -> int:
        """Games that the first player won."""
        return sum(game.winner == 1 for game in self.games)

    @property
    def draws(self) -> int:
        """Games that nobody won."""
        return sum(game.winner is None for game in self.games)

    @property
    def losses(self) -> int:
        """Games that the first player lost."""
        return sum(game.winner == 2 for game in self.games)

    @property
    def score(self) -> float:
        """Points out of all games, 0 to 1; a draw is half a point."""
        return (self.wins + self.draws / 2) / len(self.games)

    def __str__(self) -> str:
        return f"{self.wins} wins, {self.draws} draws, {self.losses} losses: {self.score:.1%}"


class _Player(Protocol):
    """Who plays in a match. What goes wrong raises Forfeit."""

    def begin_game(self, seed: int) -> None: ...

    def move(self, position: Position) -> object: ...

    def close(self) -> None: ...


class _HousePlayer:
    """A player of the game, by its id."""

    def __init__(self, name: str, ms: int, nodes: int) -> None:
        self._name, self._ms, self._nodes, self._seed = name, ms, nodes, 1

    def begin_game(self, seed: int) -> None:
        self._seed = seed

    def move(self, position: Position) -> object:
        return position.think(self._name, self._ms, nodes=self._nodes, seed=self._seed).move

    def close(self) -> None:
        pass


class _Function:
    """A function of a position that returns a move. Its time is its own."""

    def __init__(self, choose: Choose, seconds: float) -> None:
        self._choose, self._seconds = chooser(choose), seconds

    def begin_game(self, seed: int) -> None:
        pass

    def move(self, position: Position) -> object:
        try:
            return self._choose(position, self._seconds)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            words = " ".join("".join(traceback.format_exception_only(type(error), error)).split())
            raise Forfeit(f"raised {words} ({place.filename}, line {place.lineno})") from error

    def close(self) -> None:
        pass


def _seated(player: PlayerName, ms: int, nodes: int) -> _Player:
    if callable(player):
        return _Function(player, ms / 1000 if ms > 0 else math.inf)
    if not isinstance(player, str):
        raise Refused(f"a player is an id, ugi:COMMAND or a function, not {player!r}")
    if player.startswith("ugi:"):
        return Engine(player.removeprefix("ugi:"), ms, nodes)
    return _HousePlayer(player, ms, nodes)


def _played(begin: Position, seats: Sequence[_Player]) -> tuple[list[str], int | None, str]:
    """A game between the two sides: its moves, the side that won (0 or 1, or None), and why by forfeit."""
    moves: list[str] = []
    position = begin
    while not position.over:
        side = position.side - 1
        try:
            move = seats[side].move(position)
        except Forfeit as forfeit:
            return moves, 1 - side, str(forfeit)
        if not isinstance(move, str):
            return moves, 1 - side, f"answered {move!r}, which is no move"
        try:
            position = position.play(move)
        except Refused:
            return moves, 1 - side, f"illegal move `{move:.40}`"
        moves.append(move)
    return moves, {"p1win": 0, "p2win": 1}.get(position.result), ""


def _opening(begin: Position, random_moves: int, seed: str) -> Position:
    """The position after so many moves drawn by the seed; one that would end the game is not played."""
    draw = random.Random(seed)
    position = begin
    for _ in range(random_moves):
        after = position.play(draw.choice(position.legal))
        if after.over:
            break
        position = after
    return position


def _random_moves(opening: str) -> int:
    words, _, number = opening.partition(":")
    if opening and (words != "random" or not (number.isdecimal() and number.isascii())):
        raise Refused(f"an opening is written random:K, not {opening}")
    return int(number or 0)


def match(
    first: PlayerName,
    second: PlayerName,
    game: str | Position,
    games: int = 20,
    swap: bool = True,
    ms: int = 0,
    nodes: int = 0,
    seed: int = 1,
    opening: str = "",
) -> Match:
    """Lets two players play `games` games, 1 or more, of a game.

    A player is an id of one of the game's players, "ugi:COMMAND" for a program that speaks UGI, or a function that is
    given a position and returns a move; a function with an argument `seconds` is told how long it may think. `game` is
    an id, or a position where the games begin: `game=z.start("boxes", rows=3, cols=3)`.

    With `swap` each opening is played twice, with sides swapped; without it `first` always has side 1. `ms`
    milliseconds and `nodes` positions limit each move of ids and programs, 0 is none; without both it is 100 ms.
    `opening="random:K"` begins each game or pair with K moves drawn by `seed`, which also is that of the players' own
    choices.

    A function that raises or returns what is not a legal move loses the game, and so does a program that crashes, is
    silent for a second longer than its time, or floods its output; the reason is kept in `games[i].reason`. Raises
    Refused for a game or player that there is not and for numbers out of range.

    >>> import zugzwang as z
    >>> played = z.match("optimal", lambda position: position.legal[0], game="sticks", games=4)
    >>> played.wins, played.draws, played.losses, played.score
    (4, 0, 0, 1.0)
    """
    if games < 1:
        raise Refused(f"games must be 1 or more, not {games}")
    if ms < 0 or nodes < 0:
        raise Refused(f"ms and nodes must be 0 or more, not {min(ms, nodes)}")
    if ms == nodes == 0:
        ms = 100
    begin = start(game) if isinstance(game, str) else game
    if begin.over:
        raise Refused(f"the game is over in this position: {begin.text}")
    random_moves = _random_moves(opening)
    played = []
    with ExitStack() as closing:
        players = [_seated(player, ms, nodes) for player in (first, second)]
        for player in players:
            closing.callback(player.close)
        for number in range(games):
            opening_number = number // 2 if swap else number
            from_here = _opening(begin, random_moves, f"{seed} {opening_number}")
            played.append(_game_of(players, from_here, int(swap and number % 2 == 1), seed + number))
    return Match(played)


def _game_of(players: Sequence[_Player], begin: Position, first: int, seed: int) -> Game:
    """A game in which the player of that number, 0 or 1, has side 1."""
    seats = [players[first], players[1 - first]]
    for side, seat in enumerate(seats):
        try:
            seat.begin_game(2 * seed + (side ^ first))  # No two share their draws.
        except Forfeit as forfeit:
            return Game(begin, [], first + 1, 2 - (side ^ first), str(forfeit))
    moves, winner, reason = _played(begin, seats)
    return Game(begin, moves, first + 1, None if winner is None else (winner ^ first) + 1, reason)
