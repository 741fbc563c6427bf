#!/usr/bin/env python3
"""A bot for Numbers in one file: it reads lines of UGI and answers them, and needs nothing but Python.

    zugzwang match numbers --first "ugi:python3 numbers_bot.py" --second greedy --swap
"""
import sys

start_row = [4, 7, 2, 9, 5, 2]
row, totals, side = list(start_row), [0, 0], 0


def set_position(words):
    """`fen 4,7,2 0-0 1 moves L R`, or `startpos moves L R`: what stands after the word `position`."""
    global row, totals, side
    moves = words[words.index("moves") + 1:] if "moves" in words else []
    if words[0] == "fen":
        row = [] if words[1] == "-" else [int(number) for number in words[1].split(",")]
        totals = [int(total) for total in words[2].split("-")]
        side = int(words[3]) - 1
    else:
        row, totals, side = list(start_row), [0, 0], 0
    for move in moves:
        totals[side] += row.pop(0 if move == "L" else -1)
        side = 1 - side


def choose():
    """The best end: what each stretch of the row is worth to the one who must move, from the short to the long."""
    if len(row) > 1000:
        return "L" if row[0] >= row[-1] else "R"  # all stretches would take too long: the larger end
    worth = list(row)  # of the stretches of one number; worth[i] begins at place i
    for length in range(2, len(row)):
        worth = [max(row[i] - worth[i + 1], row[i + length - 1] - worth[i]) for i in range(len(row) - length + 1)]
    if len(row) == 1:
        return "L"
    return "L" if row[0] - worth[1] >= row[-1] - worth[0] else "R"


def answer(question):
    if question == "gameover":
        return "false" if row else "true"
    if question == "p1turn":
        return "true" if side == 0 else "false"
    if row:
        return "none"
    return "draw" if totals[0] == totals[1] else "p1win" if totals[0] > totals[1] else "p2win"


for line in sys.stdin:
    words = line.split()
    if not words or words[0] == "quit":
        break
    if words[0] == "ugi":
        print("id name Numbers example\nid author you\noption name Row type string default 4,7,2,9,5,2\nugiok")
    elif words[0] == "setoption" and words[2] == "Row":
        start_row = [int(number) for number in words[4].split(",")]
    elif words[0] == "isready":
        print("readyok")
    elif words[0] == "position":
        set_position(words[1:])
    elif words[0] == "go":
        print("bestmove " + choose())
    elif words[0] == "query":
        print("response " + answer(words[1]))
    sys.stdout.flush()  # or the other side waits for ever
