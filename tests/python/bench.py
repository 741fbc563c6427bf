"""Figures, not tests: calls a second from Python, and what the library does by itself meanwhile."""

import random
import time

import zugzwang as z

ENOUGH_SECONDS = 0.5
ENOUGH_SEQUENCES = 100_000


def per_second(work):
    """How much a second of what the work answers how often it did."""
    begin = time.perf_counter()
    done = 0
    while (seconds := time.perf_counter() - begin) < ENOUGH_SECONDS:
        done += work()
    return done / seconds


def main():
    print(f"  {'':9}{'play + legal':>16}{'random games':>16}{'perft inside':>16}   a second")
    for game in z.games():
        start = z.start(game)
        depth = 1
        while ENOUGH_SEQUENCES > start.perft(depth) < start.perft(depth + 1):
            depth += 1
        first, draw = start.legal[0], random.Random(1)

        def call():
            return bool(start.play(first).legal) + 0

        def playout():
            now = start
            while moves := now.legal:
                now = now.play(draw.choice(moves))
            return 1

        def perft():
            return start.perft(depth)

        figures = [per_second(work) for work in (call, playout, perft)]
        print(f"  {game:9}" + "".join(f"{figure:16,.0f}" for figure in figures))


main()
