"""Numbers from Python: values by trying everything, pictures, numbers."""

import unittest

import zugzwang as z
from zugzwang.encoding import encoding_of


def best_margin(row):
    """What a row is worth to who is to move, by trying everything."""
    if not row:
        return 0
    return max(row[0] - best_margin(row[1:]), row[-1] - best_margin(row[:-1]))


class Numbers(unittest.TestCase):
    def test_a_row_is_worth_what_trying_everything_says(self):
        for row in ([4, 7, 2, 9, 5, 2], [1], [3, 9, 1], [8, 15, 3, 7, 11, 2, 6]):
            solved = z.start("numbers", row=row).solve()
            self.assertEqual((solved.exact, solved.value, solved.grundy), (True, best_margin(row), None))

    def test_equal_totals_are_a_draw(self):
        self.assertEqual(z.start("numbers", row=[5, 5]).play("L").play("R").result, "draw")

    def test_each_move_is_one_of_two(self):
        self.assertEqual(z.start("numbers", numbers=8).perft(5), 2**5)

    def test_picture(self):
        self.assertEqual(str(z.position("numbers", "7,2 4-9 1")), "L  7 2  R\n2 numbers; 1 has 4, 2 has 9\n1 to move")
        self.assertEqual(str(z.position("numbers", "- 3-4 1")), "\n0 numbers; 1 has 3, 2 has 4\nover: p2win")
        long = str(z.position("numbers", ",".join(map(str, range(1, 31))) + " 0-0 1"))
        self.assertTrue(long.startswith("L  1 2 3 4 5 6 7 8 9 10 ... 21 22 23 24 25 26 27 28 29 30  R\n30 numbers;"))

    def test_numbers(self):
        start = z.start("numbers", row=[4, 7, 2])
        encoding = encoding_of(start)
        self.assertEqual([encoding.number(move) for move in ("L", "R")], [0, 1])
        self.assertEqual(encoding.observation(start.play("L").play("R")), [7, 0, 0, 4, 2, 0])


if __name__ == "__main__":
    unittest.main()
