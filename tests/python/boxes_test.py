"""Boxes from Python: the rules of OpenSpiel's dots_and_boxes written down anew, pictures, numbers."""

import math
import random
import unittest

import zugzwang as z
from same_rules import play_by_both
from zugzwang.encoding import encoding_of
from zugzwang.openspiel import Game


class DotsAndBoxes:
    """OpenSpiel's dots_and_boxes: a line is an action, horizontal ones first, row by row from the top; who closes a box
    moves again, and who has more of them when all lines are drawn has won."""

    def __init__(self, rows, columns):
        across, down = (rows + 1) * columns, rows * (columns + 1)
        self.drawn = [False] * (across + down)
        self.boxes = []
        for row in range(rows):
            for column in range(columns):
                above, left = row * columns + column, across + row * (columns + 1) + column
                self.boxes.append({above, above + columns, left, left + 1})
        self.player, self.points = 0, [0, 0]

    def legal(self):
        return [line for line, drawn in enumerate(self.drawn) if not drawn]

    def play(self, line):
        self.drawn[line] = True
        closed = sum(line in box and all(self.drawn[side] for side in box) for box in self.boxes)
        self.points[self.player] += closed
        if not closed:
            self.player = 1 - self.player

    def returns(self):
        margin = self.points[0] - self.points[1]
        return [float((margin > 0) - (margin < 0)), float((margin < 0) - (margin > 0))]


class Boxes(unittest.TestCase):
    def test_the_rules_are_those_of_openspiel(self):
        draw = random.Random(1)
        for rows, columns in ((1, 1), (2, 3), (3, 2), (2, 2), (11, 1)) * 4:
            game = Game("boxes", rows=rows, cols=columns, start="empty")
            play_by_both(self, DotsAndBoxes(rows, columns), game.new_initial_state(), draw)

    def test_who_closes_a_box_moves_again(self):
        start = z.start("boxes", rows=1, cols=2, start="empty")
        three = start.play("a1-a2").play("a1-b1").play("a2-b2")
        self.assertEqual(three.side, 2)
        self.assertEqual(three.play("b1-b2").side, 2)

    def test_each_line_can_come_at_any_time(self):
        empty = z.start("boxes", rows=2, cols=2, start="empty")
        self.assertEqual([empty.perft(depth) for depth in range(4)], [math.perm(12, depth) for depth in range(4)])

    def test_picture(self):
        rows = [" 3 +---+---+", "   | 1 |", " 2 +---+   +", "   |", " 1 +   +   +", "   a   b   c", "2 to move"]
        self.assertEqual(str(z.position("boxes", "--/|1|_./-./|_._./.. 2")), "\n".join(rows))

    def test_numbers(self):
        start = z.start("boxes", rows=1, cols=2)
        encoding = encoding_of(start)
        names = [encoding.move(number) for number in range(encoding.moves)]
        self.assertEqual(names, ["a2-b2", "b2-c2", "a1-b1", "b1-c1", "a1-a2", "b1-b2", "c1-c2"])
        board = [1, 1, 1, 1] + [1, 1, 1] + [1, 1] + [0, 0]
        self.assertEqual(encoding.observation(start.play("b1-b2")), board + [0])

    def test_what_is_no_move_of_the_game_is_refused(self):
        encoding = encoding_of(z.start("boxes", rows=2, cols=2))
        for act in (lambda: encoding.number("a1-c1"), lambda: encoding.move(12), lambda: encoding.move(-1)):
            with self.assertRaises(z.Refused):
                act()


if __name__ == "__main__":
    unittest.main()
