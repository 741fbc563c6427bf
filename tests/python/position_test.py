"""Positions as values, what thinks about them, and what is refused."""

import copy
import ctypes
import math
import pickle
import signal
import subprocess
import sys
import threading
import unittest
import xml.etree.ElementTree

import zugzwang as z
from starts import small_starts
from zugzwang import _library
from zugzwang._position import catalogue


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
        self.assertEqual(z.start("boxes", rows=2, cols=2).text, "--/|_._|/../|_._|/-- 1")

    def test_every_game_is_a_function_of_its_options_in_their_order(self):
        self.assertEqual(z.boxes(2, 2, "empty"), z.start("boxes", rows=2, cols=2, start="empty"))
        self.assertEqual(z.sticks(20, misere=True), z.start("sticks", sticks=20, misere=True))
        for game in z.games():
            self.assertEqual(getattr(z, game)().game, game)
        with self.assertRaisesRegex(z.Refused, "sticks has 3 options, not 4"):
            z.sticks(10, 3, True, 1)
        with self.assertRaises(AttributeError):
            z.chess

    def test_games_that_nobody_refers_to_are_closed_when_the_next_one_is_opened(self):
        no_game = 3
        number = z.start("sticks")._number
        z.start("sticks")
        self.assertEqual(_library.library.zz_side(number, ctypes.byref(ctypes.c_int())), no_game)


class Thinking(unittest.TestCase):
    def test_players_answer_legal_moves_and_the_same_for_the_same_nodes(self):
        for start in small_starts():
            for player in next(entry["players"] for entry in catalogue() if entry["id"] == start.game):
                thought = start.think(player["id"], nodes=200)
                self.assertIn(thought.move, start.legal)
                self.assertEqual(thought, start.think(player["id"], nodes=200))
                self.assertTrue(thought.chance is None or 0 <= thought.chance <= 1)

    def test_threads_think_side_by_side_and_one_after_the_other_on_one_position(self):
        shared = z.start("boxes")
        moves = []

        def think():
            moves.append(shared.think("champion", nodes=300).move)
            moves.append(z.start("boxes").think("champion", nodes=300).move)

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
hard = zugzwang.start("boxes", rows=9, cols=9)
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
