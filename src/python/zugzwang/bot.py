"""A function of a position as a whole program that speaks UGI, the Universal Game Interface.

    from zugzwang.bot import run

    def choose(position):
        return position.legal[0]

    run(choose)

Seat such a file in the window or in a match as `ugi:python3 FILE`.
"""

from __future__ import annotations

import math
import os
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

from zugzwang._choose import Choose, chooser
from zugzwang._library import Refused
from zugzwang._position import Position, catalogue, games, position, start
from zugzwang._ugi import option_line, option_name, printable, time_of

LONGEST_LINE = 32 * 1024 * 1024  # Bytes; a row of a million numbers, with the moves taken from it, is shorter.


def run(choose: Choose, game: str | None = None, name: str | None = None) -> None:
    """Speaks UGI on standard input and output until `quit` or the end of the input.

    `choose(position)` returns the move to play; `choose(position, seconds)` is also told how long it may think,
    infinite where there is no limit. Whatever it prints goes to standard error. When it raises or returns what is not a
    legal move, standard error tells why, and the first legal move is played.

    A position says which game it is of, so `game`, an id, is only needed for callers that send `position startpos`;
    then the game's options are offered, too. `name` is what the bot calls itself, by default the name of its file.
    Raises Refused for a game that there is not.
    """
    with _protocol() as out:
        bot = _Bot(choose, game, name or Path(sys.argv[0]).stem or "bot", out)
        try:
            for line in _lines(sys.stdin.buffer):
                if line is None:
                    bot.inform(f"the line is longer than {LONGEST_LINE} bytes")
                elif not bot.handle(line):
                    break
        except KeyboardInterrupt:
            pass
        bot.leave()


@contextmanager
def _protocol() -> Iterator[TextIO]:
    """Standard output for the protocol alone; what else is written there goes to standard error meanwhile."""
    output = sys.stdout
    output.flush()
    kept = os.dup(output.fileno())
    os.dup2(sys.stderr.fileno(), output.fileno())
    sys.stdout = sys.stderr
    try:
        with os.fdopen(os.dup(kept), "w", encoding="ascii", errors="replace") as out:
            yield out
    finally:
        sys.stdout = output
        os.dup2(kept, output.fileno())
        os.close(kept)


def _lines(source: BinaryIO) -> Iterator[str | None]:
    """The lines of the input; None for one that is too long to mean anything, of which nothing is kept."""
    while line := source.readline(LONGEST_LINE):
        is_whole = line.endswith(b"\n") or len(line) < LONGEST_LINE
        yield line.decode("utf-8", "replace") if is_whole else None
        while not is_whole:
            rest = source.readline(LONGEST_LINE)
            is_whole = rest.endswith(b"\n") or not rest


class _Bot:
    """The state of a conversation. Lines are handled on one thread; `choose` runs on another."""

    def __init__(self, choose: Choose, game: str | None, name: str, out: TextIO) -> None:
        self._choose = chooser(choose)
        self._game, self._name, self._out = game, name, out
        self._options: dict[str, str] = {}
        self._start = start(game) if game is not None else None
        self._position = self._start
        self._search: threading.Thread | None = None
        self._stopped = threading.Event()
        self._writing = threading.Lock()
        self._patience = 0.0  # Seconds that a search under way may still take when the bot is to leave.

    def handle(self, line: str) -> bool:
        """Answers a line; whether the conversation goes on."""
        words = line.split()
        if not words:
            return True
        if words == ["quit"]:
            return False
        commands = {
            "ugi": self._introduce,
            "isready": self._say_ready,
            "uginewgame": self._begin_game,
            "stop": self._stopped.set,
        }
        commands_with_words = {
            "setoption": self._set_option,
            "position": self._set_position,
            "go": self._go,
            "query": self._query,
        }
        try:
            if words[0] in commands and len(words) == 1:
                commands[words[0]]()
            elif words[0] in commands_with_words:
                commands_with_words[words[0]](words[1:])
            else:
                raise Refused(f"not understood: {line.strip()}")
        except (ValueError, OSError) as refusal:
            self.inform(str(refusal))
        return True

    def leave(self) -> None:
        """Ends the conversation. What still thinks may use its time, and is then left alone."""
        self._stopped.set()
        if self._search is None:
            return
        self._search.join(self._patience)
        if self._search.is_alive():
            os._exit(0)  # Python would go on to its end, and take the library down while it thinks.

    def inform(self, words: str) -> None:
        """Tells the caller something."""
        self._write("info string " + printable(words))

    def _write(self, line: str) -> None:
        with self._writing:
            try:
                print(line, file=self._out, flush=True)
            except BrokenPipeError:
                os._exit(0)  # Nobody listens any more.

    def _introduce(self) -> None:
        self._write(f"id name {printable(self._name)}")
        self._write("id author unknown")
        for option in self._offered():
            self._write(option_line(option))
        self._write("ugiok")

    def _offered(self) -> list[dict[str, object]]:
        """The options of the game that the bot was made for."""
        return next((game["options"] for game in catalogue() if game["id"] == self._game), [])

    def _say_ready(self) -> None:
        self._write("readyok")

    def _begin_game(self) -> None:
        self._finish_search()
        self._position = self._start

    def _set_option(self, words: Sequence[str]) -> None:
        if len(words) < 4 or words[0] != "name" or words[2] != "value":
            raise Refused("setoption is written: setoption name X value Y")
        name, value = words[1], " ".join(words[3:])
        known = {option_name(str(option["id"])).lower(): str(option["id"]) for option in self._offered()}
        if name.lower() not in known or self._game is None:
            raise Refused(f"unknown option: {name}")
        options = self._options | {known[name.lower()].replace("-", "_"): "" if value == "<empty>" else value}
        self._start = start(self._game, **options)  # Refuses what does not go together.
        self._options = options

    def _set_position(self, words: Sequence[str]) -> None:
        moves_at = words.index("moves") if "moves" in words else len(words)
        if words[:moves_at] == ["startpos"]:
            if self._start is None:
                raise Refused("which game startpos is of is not known: run(choose, game=...)")
            placed = self._start
        elif words[:1] == ["fen"]:
            placed = self._position_of(" ".join(words[1:moves_at]))
        else:
            raise Refused("position is written: position startpos|fen TEXT [moves ...]")
        for move in words[moves_at + 1 :]:
            placed = placed.play(move)
        self._finish_search()
        self._position = placed

    def _position_of(self, text: str) -> Position:
        """The text as a position of the bot's game, or of the only game that has such positions."""
        if self._game is not None:
            return position(self._game, text)
        if self._position is not None:  # Most positions are of the game that the last one was of.
            try:
                return position(self._position.game, text)
            except Refused:
                pass
        for game in games():
            try:
                return position(game, text)
            except Refused:
                continue
        raise Refused(f"a position of no game: {text}")

    def _query(self, words: Sequence[str]) -> None:
        now = self._position
        if now is None:
            raise Refused("there is no position yet")
        answers = {
            "gameover": str(now.over).lower(),
            "p1turn": str(now.side == 1).lower(),
            "result": now.result,
            "position": now.text,
        }
        if len(words) != 1 or words[0] not in answers:
            raise Refused("query is one of gameover, p1turn, result, position")
        self._write(f"response {answers[words[0]]}")

    def _go(self, words: Sequence[str]) -> None:
        try:
            now = self._position
            if now is None:
                raise Refused("there is no position yet")
            seconds, is_infinite = time_of(words, now.side)
            if now.over:
                raise Refused("the game is over")
        except Refused:
            self._write("bestmove none")
            raise
        self._finish_search()
        self._stopped.clear()
        self._patience = 1 + (0 if math.isinf(seconds) else seconds)
        self._search = threading.Thread(target=self._think, args=(now, seconds, is_infinite), daemon=True)
        self._search.start()

    def _think(self, now: Position, seconds: float, is_infinite: bool) -> None:
        try:
            move = self._choose(now, seconds)
            if move not in now.legal:
                raise Refused(f"{move!r} is not a legal move of {now!r}")
        except (Exception, SystemExit):
            traceback.print_exc()
            move = now.legal[0]
        if is_infinite:
            self._stopped.wait()
        self._write(f"bestmove {move}")

    def _finish_search(self) -> None:
        self._stopped.set()
        if self._search is not None:
            self._search.join()
            self._search = None
