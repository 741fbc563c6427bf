"""Sticks from Python: values by the remainder, pictures, numbers."""

import unittest

import zugzwang as z
from zugzwang.encoding import encoding_of


class Sticks(unittest.TestCase):
    def test_they_are_worth_what_the_remainder_says(self):
        for sticks in range(3, 20):
            for take in range(2, sticks):
                solved = z.start("sticks", sticks=sticks, take=take).solve()
                self.assertEqual(solved.value, 1 if sticks % (take + 1) else -1)
                if solved.value == 1:
                    self.assertEqual(solved.best, [str(sticks % (take + 1))])

    def test_sides_and_results(self):
        start = z.start("sticks", sticks=3, take=2)
        self.assertEqual((start.side, start.over, start.result), (1, False, "none"))
        self.assertEqual(start.play("1").side, 2)
        last = start.play("1").play("2")
        self.assertEqual((last.over, last.result, last.legal), (True, "p2win", []))
        self.assertEqual(z.position("sticks", "1/3 1 misere").play("1").result, "p2win")

    def test_picture(self):
        self.assertEqual(
            str(z.position("sticks", "12/3 2 misere")),
            "||||| ||||| ||\n12 left, take 1 to 3\nwho takes the last one loses\n2 to move",
        )
        many = str(z.position("sticks", "60/3 1")).splitlines()
        self.assertEqual(many[:2], [" ".join(["|||||"] * 10), "||||| |||||"])

    def test_numbers(self):
        start = z.start("sticks", sticks=10, take=3)
        encoding = encoding_of(start)
        self.assertEqual([encoding.number(move) for move in start.legal], [0, 1, 2])
        self.assertEqual(encoding.observation(start.play("2")), [8, 1])


if __name__ == "__main__":
    unittest.main()
