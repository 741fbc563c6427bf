#!/usr/bin/env python3
"""A bot for Numbers in one file: it reads lines of UGI and answers them, and needs nothing but Python.

    zugzwang match numbers --first "ugi:python3 numbers_bot.py" --second greedy --swap
"""
import sys


class Position:
    def __init__(self, row, totals=(0, 0), side=0):
        self.row, self.totals, self.side = list(row), list(totals), side

    def play(self, move):
        if move not in ("L", "R") or not self.row:
            raise ValueError(move)
        self.totals[self.side] += self.row.pop(0 if move == "L" else -1)
        self.side = 1 - self.side


def read_row(text):
    return [] if text == "-" else [int(number) for number in text.split(",")]


def read_position(words, start_row):
    """`fen 4,7,2 0-0 1 moves L R`, or `startpos moves L R`: what stands after the word `position`."""
    if words[0] == "fen":
        totals = [int(total) for total in words[2].split("-")]
        position = Position(read_row(words[1]), totals, {"1": 0, "2": 1}[words[3]])
        words = words[4:]
    elif words[0] == "startpos":
        position = Position(start_row)
        words = words[1:]
    else:
        raise ValueError(words[0])
    if words and words[0] != "moves":
        raise ValueError(words[0])
    for move in words[1:]:
        position.play(move)
    return position


def choose(row):
    """The best end: what each stretch of the row is worth to the one who must move, from the short to the long."""
    if not row:
        return "none"
    if len(row) == 1:
        return "L"
    if len(row) > 1000:
        return "L" if row[0] >= row[-1] else "R"  # all stretches would take too long: the larger end
    worth = list(row)  # of the stretches of one number; worth[i] begins at place i
    for length in range(2, len(row)):
        worth = [max(row[i] - worth[i + 1], row[i + length - 1] - worth[i]) for i in range(len(row) - length + 1)]
    return "L" if row[0] - worth[1] >= row[-1] - worth[0] else "R"


def answer(question, position):
    first, second = position.totals
    result = "none" if position.row else "draw" if first == second else "p1win" if first > second else "p2win"
    answers = {"gameover": not position.row, "p1turn": position.side == 0, "result": result}
    return str(answers[question]).replace("True", "true").replace("False", "false")


def main():
    start_row = [4, 7, 2, 9, 5, 2]
    position = Position(start_row)
    for line in sys.stdin:
        words = line.split()
        try:
            if not words:
                continue
            if words[0] == "quit":
                break
            if words[0] == "ugi":
                print("id name Numbers example\nid author you\noption name Row type string default 4,7,2,9,5,2\nugiok")
            elif words[0] == "setoption" and words[2] == "Row":
                start_row = read_row(words[4])
            elif words[0] == "isready":
                print("readyok")
            elif words[0] == "position":
                position = read_position(words[1:], start_row)
            elif words[0] == "go":
                print("bestmove " + choose(position.row))
            elif words[0] == "query":
                print("response " + answer(words[1], position))
        except (IndexError, KeyError, ValueError):
            print("info string not understood: " + ascii(line.strip()))  # and nothing has changed
        sys.stdout.flush()  # or the other side waits for ever


main()
