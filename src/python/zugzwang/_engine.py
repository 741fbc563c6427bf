"""Other people's programs as players: one process that speaks UGI, with its time, and what goes wrong with it."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import time
from contextlib import suppress

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
    """A program that speaks UGI. Whatever it does wrong raises Forfeit, and it is started anew for the next game."""

    def __init__(self, command: str, ms: int, nodes: int) -> None:
        """`ms` and `nodes` limit each move, 0 is none. The program is started for its first game."""
        self._command = command
        limits = [f"movetime {ms}"] * (ms > 0) + [f"nodes {nodes}"] * (nodes > 0)
        self._go = "go " + (" ".join(limits) or "movetime 1000")
        self._seconds = (ms / 1000 if ms > 0 else SECONDS_WITHOUT_LIMIT) + GRACE
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""
        self._options: list[str] = []

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
        if self._process is None:
            raise Forfeit("crashed")
        self._ask("isready", "readyok", self._seconds)
        self._say(f"position fen {position.text}")
        words = self._ask(self._go, "bestmove", self._seconds)[-1].split()
        return words[1] if len(words) > 1 else ""

    def close(self) -> None:
        """Ends the program and all that it started."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with suppress(OSError):
            os.write(process.stdin.fileno(), b"quit\n")
        process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS_TO_LEAVE)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # It leads a group of its own.
        process.wait()
        process.stdout.close()

    def _start(self) -> None:
        try:
            words = shlex.split(self._command)
            self._process = subprocess.Popen(
                words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError):
            raise Forfeit(f"cannot be started: {self._command}") from None
        self._unread = b""
        assert self._process.stdin is not None and self._process.stdout is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        os.set_blocking(self._process.stdout.fileno(), False)
        introduction = self._ask("ugi", "ugiok", SECONDS_TO_GREET)
        options = [line.removeprefix("option name ") for line in introduction if line.startswith("option name ")]
        self._options = [option.partition(" type ")[0] for option in options]

    def _ask(self, question: str, answer: str, seconds: float) -> list[str]:
        """What the program says to the question, up to the line that begins with the word `answer`."""
        deadline = time.monotonic() + seconds
        self._say(question)
        lines: list[str] = []
        received = 0
        while not lines or lines[-1].split()[:1] != [answer]:
            line = self._line(deadline)
            received += len(line) + 1
            if received > FLOOD:
                self._fail("flooded")
            lines.append(line)
        return lines

    def _say(self, line: str) -> None:
        """Sends a line; one that is not read within the time of a move is as bad as no answer."""
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        unsent = memoryview(line.encode() + b"\n")
        deadline = time.monotonic() + self._seconds
        while unsent:
            seconds = deadline - time.monotonic()
            _, writable, _ = select.select([], [process.stdin], [], max(seconds, 0))
            if not writable:
                self._fail("does not listen any more")
            try:
                unsent = unsent[os.write(process.stdin.fileno(), unsent) :]
            except OSError:
                self._fail("crashed")

    def _line(self, deadline: float) -> str:
        """The next line of its output."""
        process = self._process
        assert process is not None and process.stdout is not None
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                self._fail("flooded")
            readable, _, _ = select.select([process.stdout], [], [], max(deadline - time.monotonic(), 0))
            if not readable:
                self._fail("out of time")
            read = os.read(process.stdout.fileno(), LONGEST_LINE)
            if not read:
                self._fail("crashed")
            self._unread += read
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def _fail(self, reason: str) -> None:
        self.close()
        raise Forfeit(reason)
