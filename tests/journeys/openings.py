#!/usr/bin/env python3
"""Plays a thousand games of Boxes of two rows and columns by chance, a person's against the champion, writes them as
records, and counts them one by one: openings.py FILE prints what the explorer of openings has to tell on the way along
the moves that were played most, a line each: MOVE SIDE HERE ALL. Knows the rules of Boxes by itself."""

import json
import random
import sys

GAMES, STEPS, SIDE = 1000, 4, 2
DOTS = [(x, y) for x in range(SIDE + 1) for y in range(SIDE + 1)]
LINES = sorted(
    [((x, y), (x + 1, y)) for x in range(SIDE) for y in range(SIDE + 1)]
    + [((x, y), (x, y + 1)) for x in range(SIDE + 1) for y in range(SIDE)]
)
BOXES = [
    {((x, y), (x + 1, y)), ((x, y + 1), (x + 1, y + 1)), ((x, y), (x, y + 1)), ((x + 1, y), (x + 1, y + 1))}
    for x in range(SIDE)
    for y in range(SIDE)
]
TURNS = [
    lambda x, y: (x, y),
    lambda x, y: (SIDE - y, x),
    lambda x, y: (SIDE - x, SIDE - y),
    lambda x, y: (y, SIDE - x),
    lambda x, y: (SIDE - x, y),
    lambda x, y: (y, x),
    lambda x, y: (x, SIDE - y),
    lambda x, y: (SIDE - y, SIDE - x),
]


class Position:
    """Lines drawn, boxes of each side, and whose turn it is."""

    def __init__(self, drawn=frozenset(), owned=(0, 0), mover=0):
        self.drawn, self.owned, self.mover = drawn, owned, mover

    def after(self, line):
        drawn = self.drawn | {line}
        closed = sum(line in box and box <= drawn for box in BOXES)
        owned = list(self.owned)
        owned[self.mover] += closed
        return Position(drawn, tuple(owned), self.mover if closed else 1 - self.mover)

    def same(self):
        """One value for all positions that are this one on a board turned or mirrored."""
        images = [
            tuple(sorted(tuple(sorted((turn(*a), turn(*b)))) for a, b in self.drawn)) for turn in TURNS
        ]
        return min(images), self.owned, self.mover


def name(dot):
    return "abc"[dot[0]] + str(dot[1] + 1)


def record(number, lines):
    position = Position()
    for line in lines:
        position = position.after(line)
    first, second = position.owned
    result = "p1win" if first > second else "p2win" if second > first else "draw"
    players = ["human", "champion"] if number % 2 == 0 else ["champion", "human"]
    return {
        "format": "zugzwang record",
        "version": 1,
        "game": "boxes",
        "options": {"rows": "2", "cols": "2", "start": "empty"},
        "players": players,
        "start": "../._._./../._._./.. 1",
        "moves": [name(a) + "-" + name(b) for a, b in lines],
        "result": result,
        "margin": abs(first - second),
        "date": f"2026-01-{1 + number // 100:02}T12:{number // 60 % 60:02}:{number % 60:02}Z",
    }


def main(file):
    chance = random.Random(7)
    games = []
    with open(file, "w", encoding="ascii") as records:
        for number in range(GAMES):
            lines = LINES[:]
            chance.shuffle(lines)
            games.append(lines)
            print(json.dumps(record(number, lines)), file=records)
    own = games[::2]  # those in which the person moved first
    walks = []
    for lines in own:
        walk = [Position()]
        for line in lines:
            walk.append(walk[-1].after(line))
        walks.append([position.same() for position in walk])
    position = Position()
    for move in range(1, STEPS + 2):
        here = sum(position.same() in walk for walk in walks)
        print(move, ["Blue", "Orange"][position.mover], here, len(own))
        counts = {}
        for line in LINES:
            if line not in position.drawn:
                after = position.after(line)
                step = (position.same(), after.same())
                counts[after.same()] = (sum(step in zip(walk, walk[1:]) for walk in walks), after)
        ranked = sorted(counts.values(), key=lambda count: -count[0])
        if len(ranked) > 1 and ranked[0][0] == ranked[1][0]:
            break  # which of them was played most, their values decide
        position = ranked[0][1]


main(sys.argv[1])
