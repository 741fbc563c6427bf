"""Plays a hundred games: every move of yours is legal."""

import random

import zugzwang

from bot import choose

GAMES = 100

for game in range(GAMES):
    position = zugzwang.position("@game@", "@start@")
    while not position.over:
        yours = position.side == 1 + game % 2
        move = choose(position) if yours else random.choice(position.legal)
        assert move in position.legal, f"illegal move {move} in {position.text}"
        position = position.play(move)
print(f"{GAMES} games: all is well")
