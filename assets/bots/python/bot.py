"""Your bot for @title@. All but the thinking is done: write yours into `choose`."""

import random

from zugzwang.bot import run


def choose(position):
    """Here is where to think: the answer is one of position.legal, which is not empty."""
    return random.choice(position.legal)


if __name__ == "__main__":
    run(choose, "@game@", "My bot for @title@")
