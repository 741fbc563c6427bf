"""A whole bot for every game: zugzwang play boxes --second "ugi:python3 first_bot.py"."""
from zugzwang.bot import run


def choose(position):
    return min(position.legal, key=lambda move: len(position.play(move).legal))  # leaves the other side few moves


run(choose)
