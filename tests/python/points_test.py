"""Points from Python: nim-values of convex layouts, pictures, numbers."""

import functools
import math
import unittest

import zugzwang as z
from zugzwang.encoding import encoding_of


class Points(unittest.TestCase):
    def test_points_on_a_convex_hull_are_dawsons_kayles(self):
        # A line takes two points away and parts the others in two groups that no line joins any more.
        @functools.cache
        def nim_value(points):
            reached = {nim_value(left) ^ nim_value(points - 2 - left) for left in range(points - 1)}
            return min(set(range(len(reached) + 1)) - reached)

        for points in range(4, 13):
            solved = z.start("points", points=points, layout="convex").solve()
            self.assertEqual(solved.grundy, nim_value(points))
            self.assertEqual(solved.value, 1 if solved.grundy else -1)

    def test_every_pair_is_a_line_on_a_convex_hull(self):
        self.assertEqual(z.start("points", points=9, layout="convex").perft(1), math.comb(9, 2))

    def test_in_the_picture_points_stand_where_they_are_with_lines_between(self):
        picture = str(z.position("points", "0,0;10,0;0,10;10,10 1-2 2")).split("\n")
        self.assertEqual(picture[0].split(), ["3", "4"])
        self.assertEqual(picture[-3], "1" + "." * 23 + "2")
        self.assertEqual(picture[-2:], ["drawn: 1-2", "2 to move"])

    def test_points_too_close_for_letters_are_a_list(self):
        picture = str(z.position("points", "0,0;1,0;1000,1000;0,1000 - 1"))
        self.assertEqual(picture, "1: 0,0\n2: 1,0\n3: 1000,1000\n4: 0,1000\ndrawn: none\n1 to move")

    def test_numbers(self):
        start = z.position("points", "0,0;5,0;0,5;9,9 - 1")
        encoding = encoding_of(start)
        names = [encoding.move(number) for number in range(encoding.moves)]
        self.assertEqual(names, ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"])
        board = [0, 0, 0, 1, 0, 0] + [0, 0, 5, 0, 0, 5, 9, 9]
        self.assertEqual(encoding.observation(start.play("2-3")), board + [1])


if __name__ == "__main__":
    unittest.main()
