"""Amazons from Python: the rules of OpenSpiel's amazons written down anew, pictures, numbers."""

import random
import unittest

import zugzwang as z
from same_rules import play_by_both
from zugzwang.encoding import encoding_of
from zugzwang.openspiel import Game


class AmazonsOfOpenSpiel:
    """OpenSpiel's amazons on 10 by 10 squares, numbered row by row from the top: a move is a square to go from, one to
    go to and one to shoot at, each reached like a queen; who cannot move has lost."""

    def __init__(self):
        self.board = [None] * 100
        for square in (60, 69, 93, 96):
            self.board[square] = 0
        for square in (3, 6, 30, 39):
            self.board[square] = 1
        self.player = 0

    def reached(self, square):
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1)):
            row, column = square // 10 + down, square % 10 + right
            while 0 <= row < 10 and 0 <= column < 10 and self.board[row * 10 + column] is None:
                yield row * 10 + column
                row, column = row + down, column + right

    def legal(self):
        moves = []
        for begin in [square for square in range(100) if self.board[square] == self.player]:
            for end in list(self.reached(begin)):
                self.board[begin] = None
                self.board[end] = self.player
                moves += [begin * 10000 + end * 100 + arrow for arrow in self.reached(end)]
                self.board[end] = None
                self.board[begin] = self.player
        return sorted(moves)

    def play(self, move):
        begin, end, arrow = move // 10000, move // 100 % 100, move % 100
        self.board[begin], self.board[end], self.board[arrow] = None, self.player, "arrow"
        self.player = 1 - self.player

    def returns(self):
        return [-1.0, 1.0] if self.player == 0 else [1.0, -1.0]


class Amazons(unittest.TestCase):
    def test_the_rules_are_those_of_openspiel(self):
        play_by_both(self, AmazonsOfOpenSpiel(), Game("amazons").new_initial_state(), random.Random(2))

    def test_first_moves_as_the_literature_counts_them(self):
        self.assertEqual(z.start("amazons").perft(1), 2176)

    def test_what_is_not_solved_in_time_has_no_value(self):
        solved = z.start("amazons").solve(seconds=0.01, hash_mb=1)
        self.assertEqual((solved.exact, solved.value, len(solved.best)), (False, None, 1))

    def test_picture(self):
        rows = [" 4 q . . .", " 3 . * . .", " 2 . . . .", " 1 . . . Q", "   a b c d", "Black to move"]
        self.assertEqual(str(z.position("amazons", "q3/1*2/4/3Q b")), "\n".join(rows))

    def test_numbers(self):
        start = z.position("amazons", "q1/1Q w")
        encoding = encoding_of(start)
        self.assertEqual([encoding.move(encoding.number(move)) for move in start.legal], start.legal)
        self.assertEqual(encoding.number("b1-a1/b1"), (3 * 4 + 2) * 4 + 3)
        board = [0, 0, 1, 0] + [1, 0, 0, 0] + [0, 0, 0, 1]
        self.assertEqual(encoding.observation(start.play("b1-a1/b1")), board + [1])
        for move in ("b1-a1", "b1-a1/c3", "b1"):
            with self.assertRaises(z.Refused):
                encoding.number(move)


if __name__ == "__main__":
    unittest.main()
