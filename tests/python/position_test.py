"""Positions as values, and the answers of the rules, the solvers and the players."""

import copy
import ctypes
import functools
import math
import pickle
import signal
import subprocess
import sys
import threading
import unittest
import xml.etree.ElementTree

import zugzwang as z
from zugzwang import _library


def best_margin(row):
    """What a row of numbers is worth to who is to move, by trying everything."""
    if not row:
        return 0
    return max(row[0] - best_margin(row[1:]), row[-1] - best_margin(row[:-1]))


class Values(unittest.TestCase):
    def test_positions_of_the_same_text_are_equal_whatever_led_there(self):
        start = z.start("boxes", rows=2, cols=2, start="empty")
        one, other = start.play("a1-a2").play("b1-b2"), start.play("b1-b2").play("a1-a2")
        self.assertEqual(one, other)
        self.assertEqual(len({one, other, start}), 2)
        self.assertNotEqual(one, start)
        self.assertNotEqual(z.position("sticks", "3/3 1"), "3/3 1")

    def test_playing_changes_no_position(self):
        start = z.start("sticks", sticks=10, take=3)
        start.play("2")
        self.assertEqual(start.text, "10/3 1")

    def test_every_game_comes_back_from_text_words_pickles_and_copies(self):
        for game in z.games():
            with self.subTest(game=game):
                start = z.start(game)
                now = start.play(start.legal[0])
                self.assertEqual(z.position(game, now.text), now)
                self.assertEqual(eval(repr(now), {"zugzwang": z}), now)
                self.assertEqual(pickle.loads(pickle.dumps(now)), now)
                self.assertEqual(copy.deepcopy(now), now)
                self.assertEqual(copy.copy(now).legal, now.legal)

    def test_options_are_those_of_the_command_line(self):
        self.assertEqual(z.start("sticks", sticks=20, take=4, misere=True).text, "20/4 1 misere")
        self.assertEqual(z.start("numbers", row=[4, 7, 2]).text, "4,7,2 0-0 1")
        self.assertEqual(z.start("numbers", row="4,7,2").text, "4,7,2 0-0 1")
        self.assertEqual(z.start("amazons", board=6, black_first=True).text.split()[-1], "b")
        self.assertEqual(z.start("boxes", rows=2, cols=2).text, "--/|_._|/../|_._|/-- 1")

    def test_games_that_nobody_refers_to_are_closed_when_the_next_one_is_opened(self):
        no_game = 3
        number = z.start("sticks")._number
        z.start("sticks")
        self.assertEqual(_library.library.zz_side(number, ctypes.byref(ctypes.c_int())), no_game)


class Rules(unittest.TestCase):
    def test_sides_and_results(self):
        start = z.start("sticks", sticks=3, take=2)
        self.assertEqual((start.side, start.over, start.result), (1, False, "none"))
        self.assertEqual(start.play("1").side, 2)
        last = start.play("1").play("2")
        self.assertEqual((last.over, last.result, last.legal), (True, "p2win", []))
        self.assertEqual(z.position("sticks", "1/3 1 misere").play("1").result, "p2win")
        self.assertEqual(z.start("numbers", row=[5, 5]).play("L").play("R").result, "draw")

    def test_who_closes_a_box_moves_again(self):
        start = z.start("boxes", rows=1, cols=2, start="empty")
        three = start.play("a1-a2").play("a1-b1").play("a2-b2")
        self.assertEqual(three.side, 2)
        self.assertEqual(three.play("b1-b2").side, 2)

    def test_sequences_of_moves_by_closed_forms(self):
        self.assertEqual(z.start("amazons").perft(1), 2176)  # as the literature counts them
        empty = z.start("boxes", rows=2, cols=2, start="empty")  # 12 lines, each at any time
        self.assertEqual([empty.perft(depth) for depth in range(4)], [math.perm(12, depth) for depth in range(4)])
        self.assertEqual(z.start("points", points=9, layout="convex").perft(1), math.comb(9, 2))
        self.assertEqual(z.start("numbers", numbers=8).perft(5), 2**5)


class Thinking(unittest.TestCase):
    def test_sticks_are_worth_what_the_remainder_says(self):
        for sticks in range(3, 20):
            for take in range(2, sticks):
                solved = z.start("sticks", sticks=sticks, take=take).solve()
                self.assertEqual(solved.value, 1 if sticks % (take + 1) else -1)
                if solved.value == 1:
                    self.assertEqual(solved.best, [str(sticks % (take + 1))])

    def test_numbers_are_worth_what_trying_everything_says(self):
        for row in ([4, 7, 2, 9, 5, 2], [1], [3, 9, 1], [8, 15, 3, 7, 11, 2, 6]):
            solved = z.start("numbers", row=row).solve()
            self.assertEqual((solved.exact, solved.value), (True, best_margin(row)))
            self.assertIsNone(solved.grundy)

    def test_points_on_a_convex_hull_have_the_nim_values_of_dawsons_kayles(self):
        # A line takes two points away and parts the others in two groups that no line joins any more.
        @functools.cache
        def nim_value(points):
            reached = {nim_value(left) ^ nim_value(points - 2 - left) for left in range(points - 1)}
            return min(set(range(len(reached) + 1)) - reached)

        for points in range(4, 13):
            solved = z.start("points", points=points, layout="convex").solve()
            self.assertEqual(solved.grundy, nim_value(points))
            self.assertEqual(solved.value, 1 if solved.grundy else -1)

    def test_what_is_not_solved_in_time_has_no_value(self):
        solved = z.start("amazons").solve(seconds=0.01, hash_mb=1)
        self.assertEqual((solved.exact, solved.value, len(solved.best)), (False, None, 1))

    def test_players_answer_legal_moves_and_the_same_for_the_same_nodes(self):
        for game, player in {"points": "zones", "sticks": "optimal", "boxes": "champion", "amazons": "minimax"}.items():
            start = z.start(game)
            thought = start.think(player, nodes=200)
            self.assertIn(thought.move, start.legal)
            self.assertEqual(thought, start.think(player, nodes=200))
            self.assertTrue(thought.chance is None or 0 <= thought.chance <= 1)

    def test_threads_think_side_by_side_and_one_after_the_other_on_one_position(self):
        shared = z.start("amazons", board=6)
        moves = []

        def think():
            moves.append(shared.think("champion", nodes=300).move)
            moves.append(z.start("amazons", board=6).think("champion", nodes=300).move)

        threads = [threading.Thread(target=think) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(moves), 8)
        self.assertEqual(len(set(moves)), 1)

    def test_ctrl_c_ends_what_solves_and_thinks(self):
        for work in ("solve(seconds=3600)", "think('champion', ms=3600000)"):
            program = f"""
import zugzwang
hard = zugzwang.start("amazons")
try:
    print("begins", flush=True)
    hard.{work}
except KeyboardInterrupt:
    print("stopped", hard.side)
"""
            with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
                self.assertEqual(process.stdout.readline(), "begins\n")
                process.send_signal(signal.SIGINT)
                self.assertEqual(process.stdout.readline(), "stopped 1\n")


class Pictures(unittest.TestCase):
    def test_svg_is_a_document_of_its_size(self):
        for game in z.games():
            root = xml.etree.ElementTree.fromstring(z.start(game).svg(size=200))
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
            self.assertEqual(float(root.get("width", "0").removesuffix("px")), 200)
        self.assertIn("<svg", z.start("sticks")._repr_svg_())
        self.assertNotEqual(z.start("boxes").svg(theme="arcade"), z.start("boxes").svg())

    def test_every_game_is_drawn_with_the_names_of_its_moves(self):
        self.assertEqual(
            str(z.position("amazons", "q3/1*2/4/3Q b")),
            "\n".join([" 4 q . . .", " 3 . * . .", " 2 . . . .", " 1 . . . Q", "   a b c d", "Black to move"]),
        )
        self.assertEqual(
            str(z.position("boxes", "--/|1|_./-./|_._./.. 2")),
            "\n".join(
                [
                    " 3 +---+---+",
                    "   | 1 |",
                    " 2 +---+   +",
                    "   |",
                    " 1 +   +   +",
                    "   a   b   c",
                    "2 to move",
                ]
            ),
        )
        self.assertEqual(str(z.position("numbers", "7,2 4-9 1")), "L  7 2  R\n2 numbers; 1 has 4, 2 has 9\n1 to move")
        self.assertEqual(
            str(z.position("sticks", "12/3 2 misere")),
            "||||| ||||| ||\n12 left, take 1 to 3\nwho takes the last one loses\n2 to move",
        )

    def test_points_stand_where_they_are_with_lines_between(self):
        picture = str(z.position("points", "0,0;10,0;0,10;10,10 1-2 2")).split("\n")
        self.assertEqual(picture[0].split(), ["3", "4"])
        self.assertEqual(picture[-3][0], "1")
        self.assertEqual(picture[-3].strip("."), picture[-3])
        self.assertEqual(set(picture[-3][1:-1]), {"."})
        self.assertEqual(picture[-2:], ["drawn: 1-2", "2 to move"])

    def test_points_too_close_for_letters_are_a_list(self):
        picture = str(z.position("points", "0,0;1,0;1000,1000;0,1000 - 1"))
        self.assertEqual(picture, "1: 0,0\n2: 1,0\n3: 1000,1000\n4: 0,1000\ndrawn: none\n1 to move")

    def test_the_end_is_told(self):
        self.assertTrue(str(z.position("numbers", "- 3-4 1")).endswith("\nover: p2win"))
        self.assertIn("...", str(z.start("numbers", numbers=1000)))


class Refusals(unittest.TestCase):
    def test_bad_input_is_refused_with_the_line_of_the_program(self):
        boxes = z.start("boxes")
        refusals = {
            "unknown game: chess": lambda: z.start("chess"),
            "unknown option: foo": lambda: z.start("boxes", foo=3),
            "rows must be from 1 to 16, not 99": lambda: z.start("boxes", rows=99),
            "rows is not a whole number: None": lambda: z.start("boxes", rows=None),
            "take from 1 to 3: `4` at character 1": lambda: z.start("sticks").play("4"),
            "not a text: None": lambda: boxes.play(None),
            "no character of number 0": lambda: boxes.play("a2-b2\0x"),
            "a position is a picture and a side": lambda: z.position("boxes", "xx"),
            "unknown player: nobody": lambda: boxes.think("nobody"),
            "nodes must be a whole number from 0": lambda: boxes.think("champion", nodes=-1),
            "depth must be a whole number from 0": lambda: boxes.think("champion", depth=2**32 + 1),
            "ms must be a whole number": lambda: boxes.think("champion", ms=0.5),
            "threads must be from 0 to 64, not 65": lambda: boxes.think("champion", threads=65),
            "seconds must be from 0.001 to 86400": lambda: boxes.solve(seconds=math.nan),
            "hash_mb must be from 0 to 65536": lambda: boxes.solve(hash_mb=10**6),
            "depth must be from 0 to 100, not 101": lambda: boxes.perft(101),
            "size must be from 64 to 4096, not 5": lambda: boxes.svg(5),
            "unknown theme: x": lambda: boxes.svg(theme="x"),
            "the game is over": lambda: z.position("numbers", "- 3-4 1").think("optimal"),
        }
        for words, act in refusals.items():
            with self.subTest(words=words), self.assertRaises(z.Refused) as refused:
                act()
            self.assertIn(words, str(refused.exception))
            self.assertNotIn("\n", str(refused.exception))
        self.assertTrue(issubclass(z.Refused, ValueError))


if __name__ == "__main__":
    unittest.main()
