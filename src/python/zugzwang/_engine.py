"""Other people's programs as players: one process that speaks UGI, with its time, and what goes wrong with it."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import time
from collections import deque
from contextlib import suppress
from typing import NoReturn

from zugzwang._position import Position

SECONDS_TO_GREET = 5.0
SECONDS_WITHOUT_LIMIT = 60.0
SECONDS_TO_LEAVE = 0.1
GRACE = 1.0  # Seconds beyond its time, for pipes and a busy machine.
LONGEST_LINE = 64 * 1024  # Bytes.
FLOOD = 2 * 1024 * 1024  # Bytes in answer to one question.


class Forfeit(Exception):
    """A player loses the game, for the reason that the exception says."""


class Engine:
    """A program that speaks UGI. Whatever it does wrong raises Forfeit; it is then started anew for the next game."""

    def __init__(self, command: str, ms: int, nodes: int) -> None:
        """`ms` and `nodes` limit each move, 0 is none. The program is started for its first game."""
        self._command = command
        limits = [f"movetime {ms}"] * (ms > 0) + [f"nodes {nodes}"] * (nodes > 0)
        self._go = " ".join(["go", *limits])
        self._seconds = (ms / 1000 if ms > 0 else SECONDS_WITHOUT_LIMIT) + GRACE
        self._process: subprocess.Popen[bytes] | None = None
        self._to_program = self._from_program = -1
        self._options: list[str] = []
        self._lines: deque[bytes] = deque()
        self._rest = b""  # Of a line that has not come to its end yet.
        self._received = 0  # Bytes since the last question.

    def begin_game(self, seed: int) -> None:
        """Tells the program of a new game, with a seed for its own choices where it takes one."""
        if self._process is None:
            self._start()
        for option in ("PlayerSeed", "Seed"):
            if option in self._options:
                self._say(f"setoption name {option} value {seed % 1_000_000_000}")
                break
        self._say("uginewgame")

    def move(self, position: Position) -> str:
        """What the program answers, whether it is a move or not."""
        self._ask("isready", "readyok", self._seconds)
        self._say(f"position fen {position.text}")
        words = self._ask(self._go, "bestmove", self._seconds)[-1].split()
        return words[1] if len(words) > 1 else ""

    def close(self) -> None:
        """Ends the program and all that it started."""
        process, self._process = self._process, None
        if process is None:
            return
        with process:
            with suppress(OSError):
                os.write(self._to_program, b"quit\n")
            with suppress(subprocess.TimeoutExpired):
                process.wait(SECONDS_TO_LEAVE)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # It leads a group of its own.

    def _start(self) -> None:
        pipe = subprocess.PIPE
        try:
            words = shlex.split(self._command)
            process = subprocess.Popen(words, bufsize=0, stdin=pipe, stdout=pipe, start_new_session=True)
        except (OSError, ValueError, IndexError):
            raise Forfeit(f"cannot be started: {self._command}") from None
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._to_program, self._from_program = process.stdin.fileno(), process.stdout.fileno()
        os.set_blocking(self._to_program, False)
        self._lines.clear()
        self._rest = b""
        option = "option name "
        introduction = self._ask("ugi", "ugiok", SECONDS_TO_GREET)
        offered = [line.removeprefix(option) for line in introduction if line.startswith(option)]
        self._options = [words.partition(" type ")[0] for words in offered]

    def _ask(self, question: str, answer: str, seconds: float) -> list[str]:
        """What the program says to the question, up to the line that begins with the word `answer`."""
        deadline = time.monotonic() + seconds
        self._received = 0
        self._say(question)
        said: list[str] = []
        while not said or said[-1].split()[:1] != [answer]:
            while not self._lines:
                self._wait([], deadline, "out of time")
            said.append(self._lines.popleft().decode("utf-8", "replace").strip())
        return said

    def _say(self, line: str) -> None:
        """Sends a line; one that is not read within the time of a move is as bad as no answer."""
        deadline = time.monotonic() + self._seconds
        unsent = memoryview(line.encode() + b"\n")
        while unsent:
            if not self._wait([self._to_program], deadline, "does not listen any more"):
                continue
            try:
                unsent = unsent[os.write(self._to_program, unsent) :]
            except OSError:
                self._fail("crashed")

    def _wait(self, to_write: list[int], deadline: float, reason: str) -> list[int]:
        """Waits for something to happen to the pipes, and takes over what has come; answers where can be written."""
        seconds = max(deadline - time.monotonic(), 0)
        readable, writable, _ = select.select([self._from_program], to_write, [], seconds)
        if not readable and not writable:
            self._fail(reason)
        if readable:
            self._receive(os.read(self._from_program, LONGEST_LINE))
        return writable

    def _receive(self, read: bytes) -> None:
        *lines, self._rest = (self._rest + read).split(b"\n")
        self._lines.extend(lines)
        self._received += len(read)
        if not read:
            self._fail("crashed")
        if len(self._rest) > LONGEST_LINE or self._received > FLOOD:
            self._fail("flooded")

    def _fail(self, reason: str) -> NoReturn:
        self.close()
        raise Forfeit(reason)
