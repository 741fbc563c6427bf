"""Figures, not tests: random games by calls from Python, and sequences of moves counted by the library itself."""

import random
import time

import zugzwang as z

ENOUGH_SECONDS = 0.5
ENOUGH_SEQUENCES = 100_000


def per_second(work):
    """How much the work does in a second of the processor; each of its calls answers how much that one did."""
    begin = time.process_time()
    done = 0
    while (seconds := time.process_time() - begin) < ENOUGH_SECONDS:
        done += work()
    return done / seconds


def moves_of_random_game(start, draw):
    """Plays a game, asking for all legal moves each time, and answers how many were played."""
    now, played = start, 0
    while moves := now.legal:
        now = now.play(draw.choice(moves))
        played += 1
    return played


def depth_for(start):
    """A depth at which counting takes long enough to be measured."""
    depth = 1
    while ENOUGH_SEQUENCES > start.perft(depth) < start.perft(depth + 1):
        depth += 1
    return depth


def main():
    print(f"  {'a second':10}{'moves played':>16}{'random games':>16}{'perft inside':>16}")
    for game in z.games():
        start = z.start(game)
        draw, depth = random.Random(1), depth_for(start)
        moves = per_second(lambda: moves_of_random_game(start, draw))
        games = per_second(lambda: bool(moves_of_random_game(start, draw)))
        perft = per_second(lambda: start.perft(depth))
        print(f"  {game:10}{moves:16,.0f}{games:16,.0f}{perft:16,.0f}")


main()
