#!/usr/bin/env python3
"""Checks a proof of what a position of Boxes is worth, as `zugzwang prove boxes --out FILE` writes it.

    check_boxes_proof.py FILE

Nothing here comes from Zugzwang: only the rules of the game, and how such a proof is written.

    proof boxes 1
    position --/|_._|/../|_._|/-- 1     the picture, rows from the top, and who moves
    value -4                            boxes of the side that moves, less the other's, if nobody errs
    lines a2-b2 b1-b2 b2-b3 b2-c2       all that are not drawn yet; the first one is line 0
    b>2 2 ...                           facts, each resting only on facts above it

A set of lines is a number in hexadecimal: its bit i stands for line i. Let S be the set of lines drawn since the
position. Its worth is what the side to move wins of the boxes that are open then, less what the other side wins.
    S>v m    is worth at least v, for line m leads to enough
    S<v      is worth at most v, for no line leads to more
"""
import sys


class Wrong(Exception):
    """The proof does not hold."""


def open_lines(picture):
    """The lines of a picture that are not drawn, by name, with the boxes beside them; and the owners of the boxes."""
    rows = picture.split("/")
    height, width = len(rows) // 2, len(rows[0])
    lines, owners = {}, {}
    for number, row in enumerate(rows):
        y = (len(rows) - 1 - number) // 2  # of the dots below, or on the line
        if len(row) != (width if number % 2 == 0 else 2 * width + 1):
            raise Wrong(f"a row of the picture has {len(row)} characters")
        for x, sign in enumerate(row):
            if number % 2 == 0:
                ends, beside = [(x, y), (x + 1, y)], [(x, y - 1), (x, y)]
            elif x % 2 == 0:
                ends, beside = [(x // 2, y), (x // 2, y + 1)], [(x // 2 - 1, y), (x // 2, y)]
            else:
                owners[x // 2, y] = sign
                continue
            if sign == ".":
                name = "-".join(chr(ord("a") + column) + str(rank + 1) for column, rank in ends)
                lines[name] = [(bx, by) for bx, by in beside if 0 <= bx < width and 0 <= by < height]
            elif sign not in "-|":
                raise Wrong(f"the picture has a sign {sign}")
    return lines, owners


class Board:
    def __init__(self, position, names):
        picture, mover = position.split(" ")
        lines, owners = open_lines(picture)
        if sorted(names) != sorted(lines):
            raise Wrong("these are not the lines that are open")
        sides = {}  # by box: its open lines
        for number, name in enumerate(names):
            for box in lines[name]:
                sides[box] = sides.get(box, 0) | 1 << number
        for box, owner in owners.items():
            if (owner == "_") != (box in sides):
                raise Wrong("a box is owned but open, or closed by nobody")
        self.size = len(names)
        self.boxes = list(sides.values())
        self.beside = [[sides[box] for box in lines[name]] for name in names]
        self.margin = sum((owner == mover) - (owner != mover) for owner in owners.values() if owner != "_")

    def open_boxes(self, drawn):
        return sum(1 for box in self.boxes if box & ~drawn)

    def after(self, drawn, line):
        """What a line leads to, and how many boxes it closes."""
        if drawn >> line & 1 or line >= self.size:
            raise Wrong(f"{drawn:x}: line {line} cannot be drawn")
        drawn |= 1 << line
        return drawn, sum(1 for box in self.beside[line] if not box & ~drawn)


class Facts:
    def __init__(self, board):
        self.board, self.low, self.high = board, {}, {}

    def at_least(self, drawn):
        bound = -self.board.open_boxes(drawn)
        return max(bound, self.low.get(drawn, bound))

    def at_most(self, drawn):
        bound = self.board.open_boxes(drawn)
        return min(bound, self.high.get(drawn, bound))

    def add_at_least(self, drawn, bound, line):
        then, closed = self.board.after(drawn, line)
        # Who closed a box goes on; else it is the other side's turn.
        worth = closed + self.at_least(then) if closed else -self.at_most(then)
        if worth < bound:
            raise Wrong(f"{drawn:x}: line {line} is only known to lead to {worth}, not {bound}")
        self.low[drawn] = bound

    def add_at_most(self, drawn, bound):
        for line in range(self.board.size):
            if drawn >> line & 1:
                continue
            then, closed = self.board.after(drawn, line)
            worth = closed + self.at_most(then) if closed else -self.at_least(then)
            if worth > bound:
                raise Wrong(f"{drawn:x}: line {line} may lead to {worth}, more than {bound}")
        self.high[drawn] = bound


def check(proof):
    """What is proven, in words."""
    heads = {}
    for wanted in ("proof", "position", "value", "lines"):
        word, _, rest = next(proof, "").rstrip("\n").partition(" ")
        if word != wanted:
            raise Wrong(f"{wanted} is missing")
        heads[wanted] = rest
    if heads["proof"] != "boxes 1":
        raise Wrong("this is a proof of something else")
    board = Board(heads["position"], heads["lines"].split())
    facts, count = Facts(board), 0
    for count, fact in enumerate(proof, 1):
        if ">" in fact:
            drawn, rest = fact.split(">")
            bound, line = rest.split()
            facts.add_at_least(int(drawn, 16), int(bound), int(line))
        else:
            drawn, bound = fact.split("<")
            facts.add_at_most(int(drawn, 16), int(bound))
    worth = int(heads["value"]) - board.margin
    if not (facts.at_least(0) >= worth and facts.at_most(0) <= worth):
        raise Wrong(f"only {facts.at_least(0)} to {facts.at_most(0)} is proven of the open boxes, not {worth}")
    return f"proven: {heads['value']} for the side to move ({count} facts)"


def main():
    if len(sys.argv) != 2:
        sys.exit("check_boxes_proof.py FILE")
    try:
        with open(sys.argv[1], encoding="ascii") as proof:
            print(check(proof))
    except (Wrong, ValueError) as wrong:
        sys.exit(f"not proven: {wrong}")


if __name__ == "__main__":
    main()
