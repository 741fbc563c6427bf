"""The shared library of Zugzwang, called through ctypes: where it lies, what it offers, how its errors are raised.

Everything here is the package's own. The texts that a call answers belong to the library until the same thread's next
call; every function here copies them before it returns.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, wait
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

INTERFACE = 1
FILE_NAME = f"libzugzwang.so.{INTERFACE}"

Answer = TypeVar("Answer")


class Refused(ValueError):
    """Bad input, with the one line that the program would print: what is wrong, and where it stands.

    >>> import zugzwang as z
    >>> z.start("sticks", sticks=10, take=3).play("4")
    Traceback (most recent call last):
    zugzwang.Refused: take from 1 to 3: `4` at character 1
    """


Refused.__module__ = "zugzwang"  # where people find it


class Limits(ctypes.Structure):
    """What solving or thinking may spend; 0 is no limit."""

    _fields_ = [
        ("milliseconds", ctypes.c_int64),
        ("nodes", ctypes.c_uint64),
        ("depth", ctypes.c_int),
        ("hash_mb", ctypes.c_int),
        ("threads", ctypes.c_int),
        ("seed", ctypes.c_uint64),
    ]


class SolutionAnswer(ctypes.Structure):
    _fields_ = [
        ("exact", ctypes.c_int),
        ("value", ctypes.c_int64),
        ("nim_value", ctypes.c_int64),
        ("nodes", ctypes.c_uint64),
        ("best", ctypes.c_char_p),
    ]


class ThoughtAnswer(ctypes.Structure):
    _fields_ = [
        ("move", ctypes.c_char_p),
        ("chance", ctypes.c_double),
        ("score", ctypes.c_double),
        ("nodes", ctypes.c_uint64),
    ]


_GAME, _TEXT = ctypes.c_uint64, ctypes.c_char_p
_TEXT_ANSWER = ctypes.POINTER(ctypes.c_char_p)

# The functions of zugzwang.h that answer a status, with the types of their arguments.
_FUNCTIONS: dict[str, list[Any]] = {
    "zz_games": [_TEXT_ANSWER],
    "zz_open": [_TEXT, ctypes.POINTER(ctypes.c_char_p), ctypes.POINTER(_GAME)],
    "zz_open_position": [_TEXT, _TEXT, ctypes.POINTER(_GAME)],
    "zz_copy": [_GAME, ctypes.POINTER(_GAME)],
    "zz_close": [_GAME],
    "zz_position": [_GAME, _TEXT_ANSWER],
    "zz_side": [_GAME, ctypes.POINTER(ctypes.c_int)],
    "zz_outcome": [_GAME, ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_int64)],
    "zz_legal": [_GAME, _TEXT_ANSWER, ctypes.POINTER(ctypes.c_size_t)],
    "zz_play": [_GAME, _TEXT],
    "zz_perft": [_GAME, ctypes.c_int, ctypes.POINTER(ctypes.c_uint64)],
    "zz_svg": [_GAME, ctypes.c_int, _TEXT, _TEXT_ANSWER],
    "zz_solve": [_GAME, ctypes.POINTER(Limits), ctypes.c_int, ctypes.POINTER(SolutionAnswer)],
    "zz_think": [
        _GAME,
        _TEXT,
        ctypes.POINTER(Limits),
        ctypes.c_void_p,  # Of progress, which this package does not ask for.
        ctypes.c_void_p,
        ctypes.POINTER(ThoughtAnswer),
    ],
    "zz_stop": [_GAME],
}


def _places() -> Iterable[str]:
    """Where the library may lie, the best place first."""
    # Installed, this is LIB/python3/dist-packages/zugzwang, and the library lies in LIB, a folder of it for the
    # machine's kind, or beside it. In a checkout it is CHECKOUT/src/python/zugzwang, and the youngest build counts.
    above = list(Path(__file__).resolve().parents)[:4][-1]
    installed = [above / FILE_NAME, *above.glob(f"*/{FILE_NAME}"), above.parent / "lib64" / FILE_NAME]
    builds = sorted(filter(Path.exists, above.glob(f"build/*/{FILE_NAME}")), key=os.path.getmtime, reverse=True)
    return map(str, installed + builds)


def _load(places: Iterable[str]) -> ctypes.CDLL:
    """The first library that there is. Raises ImportError where there is none, or one of another interface."""
    chosen = os.environ.get("ZUGZWANG_LIBRARY")
    # A name without a folder is looked for where the system keeps its libraries.
    place = chosen or next((place for place in places if os.path.exists(place)), FILE_NAME)
    try:
        library = ctypes.CDLL(place)
        interface = library.zz_interface()
        library.zz_words.restype = library.zz_version.restype = ctypes.c_char_p
        for name, types in _FUNCTIONS.items():
            getattr(library, name).argtypes = types
    except OSError as error:
        raise ImportError(f"{error}; install Zugzwang, or name the library in ZUGZWANG_LIBRARY") from None
    except AttributeError as error:
        raise ImportError(f"no library of Zugzwang, or too old: {error}") from None
    if interface != INTERFACE:
        raise ImportError(f"{place} has interface {interface}, and this package needs {INTERFACE}")
    return library


library = _load(_places())

_OK, _FAILED = 0, 4


def bytes_of(text: str) -> bytes:
    """The text for the library. Raises Refused where it could not stand in a line of the protocol."""
    if not isinstance(text, str):
        raise Refused(f"not a text: {text!r}")
    if "\0" in text:
        raise Refused(f"a text holds no character of number 0: {text!r}")
    return text.encode("utf-8", "replace")


def whole(name: str, value: int, kind: type[ctypes.c_int] | type[ctypes.c_int64] = ctypes.c_int) -> int:
    """A number of at least 0 for the library. Raises Refused for what ctypes would cut to fit its kind."""
    max_value = 2 ** (8 * ctypes.sizeof(kind) - 1) - 1
    if not isinstance(value, int) or not 0 <= value <= max_value:
        raise Refused(f"{name} must be a whole number from 0 to {max_value}, not {value!r}")
    return value


def call(function: Callable[..., int], *arguments: object) -> None:
    """Calls the library. Raises Refused when it refuses, and OSError when the machine does not allow it."""
    status = function(*arguments)
    if status == _OK:
        return
    words = library.zz_words().decode()
    raise OSError(words) if status == _FAILED else Refused(words)


def text_of(function: Callable[..., int], *arguments: object) -> str:
    """What a call answers by a text at the end of its arguments."""
    answer = ctypes.c_char_p()
    call(function, *arguments, ctypes.byref(answer))
    return (answer.value or b"").decode()


# Games that nobody refers to any more. They are closed at the next opening, and not where the garbage collector finds
# them: that could be while a text of the same thread is still to be copied.
_dropped: deque[int] = deque()
drop = _dropped.append


def opened(function: Callable[..., int], *arguments: object) -> int:
    """The number of a game that a call opens; whoever has it gives it to `drop` in the end."""
    with suppress(IndexError):  # when all are closed
        while True:
            library.zz_close(_dropped.pop())
    game = _GAME()
    call(function, *arguments, ctypes.byref(game))
    return game.value


def stoppable(game: int, work: Callable[[], Answer]) -> Answer:
    """What the work on the game answers. Ctrl+C stops it, and raises KeyboardInterrupt once it has stopped.

    Signals reach the main thread, and only between two steps of Python; so there the work is another thread's.
    """
    if threading.current_thread() is not threading.main_thread():
        return work()
    future: Future[Answer] = Future()

    def run() -> None:
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(work())
        except Exception as error:
            future.set_exception(error)

    try:
        threading.Thread(target=run).start()
        return future.result()
    except KeyboardInterrupt:
        while not future.cancel() and not future.done():
            library.zz_stop(game)  # Nothing happens where it has not begun to think yet.
            wait([future], timeout=0.01)
        raise
