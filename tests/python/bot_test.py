"""Bots made of a function: what they answer to each line of the protocol, good and bad."""

import contextlib
import json
import os
import pathlib
import random
import subprocess
import sys
import unittest

import zugzwang as z
from starts import small_starts

FIRST_BOT = pathlib.Path(__file__).parents[2] / "assets/examples/first_bot.py"

FIRST_LEGAL = """
from zugzwang.bot import run
def choose(position):
    return position.legal[0]
"""


def bot(program):
    """A bot as a process, spoken to by lines."""
    return subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
    )


def conversation(program, *lines):
    """All that the bot answers to the lines, and what it says on standard error."""
    with bot(program) as process:
        answers, told = process.communicate("".join(f"{line}\n" for line in lines))
        assert process.returncode == 0, told
    return answers.splitlines(), told


class Protocol(unittest.TestCase):
    def test_it_introduces_itself_and_plays_what_is_chosen(self):
        answers, told = conversation(
            FIRST_LEGAL + "run(choose, name='mine')",
            "ugi",
            "isready",
            "uginewgame",
            "position fen 10/3 1",
            "go movetime 1000",
            "position fen 10/3 1 moves 2 1",
            "query p1turn",
            "query gameover",
            "query result",
            "query position",
            "quit",
            "isready",
        )
        self.assertEqual(
            answers,
            [
                "id name mine",
                "id author unknown",
                "ugiok",
                "readyok",
                "bestmove 1",
                "response true",
                "response false",
                "response none",
                "response 7/3 1",
            ],
        )
        self.assertEqual(told, "")

    def test_a_position_says_which_game_it_is_of(self):
        for game in z.games():
            start = z.start(game)
            answers, told = conversation(FIRST_LEGAL + "run(choose)", f"position fen {start.text}", "go nodes 1")
            self.assertEqual(answers, [f"bestmove {start.legal[0]}"], told)

    def test_no_text_is_a_position_of_two_games(self):
        for now in small_starts():
            draw = random.Random(now.text)
            while not now.over:
                takers = []
                for game in z.games():
                    with contextlib.suppress(z.Refused):
                        takers.append(z.position(game, now.text).game)
                self.assertEqual(takers, [now.game])
                now = now.play(draw.choice(now.legal))

    def test_the_start_and_the_options_of_the_game_that_it_is_made_for(self):
        answers, _ = conversation(
            FIRST_LEGAL + "run(choose, game='boxes')",
            "ugi",
            "query position",
            "setoption name rows value 1",
            "setoption name Cols value 2",
            "setoption name Start value empty",
            "setoption name Start value circle",
            "setoption name Colour value red",
            "setoption Rows 3",
            "position startpos moves a1-a2",
            "query position",
            "uginewgame",
            "query position",
        )
        self.assertEqual(
            answers[2:6],
            [
                "option name Rows type spin default 5 min 1 max 16",
                "option name Cols type spin default 5 min 1 max 16",
                "option name Start type combo default border var border var empty",
                "ugiok",
            ],
        )
        self.assertEqual(answers[6], f"response {z.start('boxes').text}")
        self.assertTrue(answers[7].startswith("info string start"), answers[7])
        self.assertEqual(answers[8], "info string unknown option: Colour")
        self.assertEqual(answers[9], "info string setoption is written: setoption name X value Y")
        self.assertEqual(answers[10:], ["response ../|_._./.. 2", "response ../._._./.. 1"])

    def test_bad_lines_change_nothing(self):
        answers, _ = conversation(
            FIRST_LEGAL + "run(choose)",
            "go",
            "query position",
            "position startpos",
            "position fen 10/3 1",
            "position fen what is this 1",
            "position fen 10/3 1 moves 9",
            "position",
            "go sideways",
            "go movetime soon",
            "go depth",
            "query weather",
            "isready now",
            "\0\1\2 ü",
            "",
            "query position",
        )
        self.assertEqual(
            answers,
            [
                "bestmove none",
                "info string there is no position yet",
                "info string there is no position yet",
                "info string which game startpos is of is not known: run(choose, game=...)",
                "info string a position of no game: what is this 1",
                "info string take from 1 to 3: `9` at character 1",
                "info string position is written: position startpos|fen TEXT [moves ...]",
                "bestmove none",
                "info string unknown word after go: sideways",
                "bestmove none",
                "info string go movetime wants a number, not soon",
                "bestmove none",
                "info string go depth wants a number, not nothing",
                "info string query is one of gameover, p1turn, result, position",
                "info string not understood: isready now",
                "info string not understood: ??? ?",
                "response 10/3 1",
            ],
        )

    def test_no_move_is_asked_for_when_the_game_is_over(self):
        answers, _ = conversation(FIRST_LEGAL + "run(choose)", "position fen - 3-4 1", "go", "query result")
        self.assertEqual(answers, ["bestmove none", "info string the game is over", "response p2win"])

    def test_a_line_without_end_is_passed_over(self):
        program = FIRST_LEGAL + "import zugzwang.bot\nzugzwang.bot.LONGEST_LINE = 1000\nrun(choose)"
        answers, _ = conversation(program, "x" * 1000, "isready", "y" * 5000, "x" * 999, "isready")
        too_long = "info string the line is longer than 1000 bytes"
        self.assertEqual(answers[:3] + answers[4:], [too_long, "readyok", too_long, "readyok"])
        self.assertTrue(answers[3].startswith("info string not understood: xxx"))

    def test_an_endless_search_answers_when_it_is_stopped(self):
        with bot(FIRST_LEGAL + "run(choose)") as process:
            process.stdin.write("position fen 10/3 1\ngo infinite\nisready\n")
            self.assertEqual(process.stdout.readline(), "readyok\n")
            process.stdin.write("query position\nstop\n")
            self.assertEqual(process.stdout.readline(), "response 10/3 1\n")
            self.assertEqual(process.stdout.readline(), "bestmove 1\n")
            process.stdin.write("stop\nisready\nquit\n")
            self.assertEqual(process.stdout.readline(), "readyok\n")
            self.assertEqual(process.wait(), 0)
            self.assertEqual(process.stderr.read(), "")

    def test_it_listens_while_the_function_thinks(self):
        waits = """
import sys, threading
from zugzwang.bot import run
def choose(position):
    threading.Event().wait()
run(choose)
"""
        with bot(waits) as process:
            process.stdin.write("position fen 10/3 1\ngo movetime 1\nisready\nquery p1turn\n")
            self.assertEqual(process.stdout.readline(), "readyok\n")
            self.assertEqual(process.stdout.readline(), "response true\n")
            process.stdin.write("quit\n")
            self.assertEqual(process.wait(), 0)

    def test_it_leaves_a_player_of_the_library_that_still_thinks(self):
        thinks = """
from zugzwang.bot import run
def choose(position):
    return position.think("champion", ms=3600000).move
run(choose)
"""
        with bot(thinks) as process:
            process.stdin.write(f"position fen {z.start('amazons').text}\ngo movetime 1\nisready\n")
            self.assertEqual(process.stdout.readline(), "readyok\n")
            process.stdin.write("quit\n")
            self.assertEqual((process.wait(), process.stderr.read()), (0, ""))

    def test_the_seconds_are_those_of_the_limit_or_a_share_of_the_clock(self):
        tells = """
from zugzwang.bot import run
def choose(position, seconds):
    print(seconds)
    return position.legal[0]
run(choose)
"""
        _, told = conversation(
            tells,
            "position fen 10/3 1",
            "go movetime 250",
            "go p1time 50000 p2time 1000 p1inc 400",  # a twenty-fifth and three quarters
            "go p1time 100",
            "go p1time 1000 p1inc 60000",  # never more than four fifths without 30 ms
            "go p2time 1000 movetime 10",
            "go p1time 0",
            "go movetime " + "9" * 400,  # a day is enough
            "go depth 3",
            "go infinite",
            "stop",
        )
        self.assertEqual(told.split(), ["0.25", "2.3", "0.004", "0.77", "0.01", "0.001", "86400.0", "inf", "inf"])


class Mistakes(unittest.TestCase):
    def test_what_the_function_prints_stays_out_of_the_protocol(self):
        prints = """
import os, subprocess, sys
from zugzwang.bot import run
def choose(position):
    print("thinking")
    os.write(1, b"aloud\\n")
    subprocess.run(["echo", "with others"])
    return position.legal[0]
run(choose)
print("afterwards")
"""
        answers, told = conversation(prints, "position fen 10/3 1", "go nodes 1")
        self.assertEqual(answers, ["bestmove 1", "afterwards"])
        self.assertEqual(sorted(told.splitlines()), ["aloud", "thinking", "with others"])

    def test_a_legal_move_is_played_when_the_function_fails_and_standard_error_tells_why(self):
        for body, told_of in {
            "1 / 0": "ZeroDivisionError",
            "return '9'": "'9' is not a legal move of zugzwang.position('sticks', '10/3 1')",
            "return None": "None is not a legal move",
            "return ['1']": "['1'] is not a legal move",
            "sys.exit(3)": "SystemExit: 3",
        }.items():
            program = f"import sys\nfrom zugzwang.bot import run\ndef choose(position):\n    {body}\nrun(choose)"
            answers, told = conversation(program, "position fen 10/3 1", "go nodes 1", "isready")
            self.assertEqual(sorted(answers), ["bestmove 1", "readyok"])
            self.assertIn(told_of, told)

    def test_the_game_that_it_is_made_for_must_be_one(self):
        with bot(FIRST_LEGAL + "run(choose, game='chess')") as process:
            _, told = process.communicate("")
        self.assertIn("zugzwang.Refused: unknown game: chess", told)

    def test_it_ends_when_nobody_listens(self):
        with bot(FIRST_LEGAL + "run(choose)") as process:
            process.stdout.close()
            with contextlib.suppress(BrokenPipeError):
                process.stdin.write("isready\nisready\n")
                process.stdin.flush()
            self.assertEqual(process.wait(), 0)
            self.assertEqual(process.stderr.read(), "")


class FirstBot(unittest.TestCase):
    def test_it_has_at_most_ten_lines(self):
        self.assertLessEqual(len(FIRST_BOT.read_text().splitlines()), 10)

    def test_it_plays_every_game_to_its_end(self):
        command = f"ugi:{sys.executable} {FIRST_BOT}"
        for start in small_starts():
            played = z.match(command, "random", game=start, games=2, nodes=10)
            self.assertEqual([game.reason for game in played.games], ["", ""])


    def test_it_plays_in_the_matches_of_the_program(self):
        seats = ["--first", f"ugi:{sys.executable} {FIRST_BOT}", "--second", "random"]
        limits = ["--games", "2", "--swap", "--movetime", "10000", "--json", "-"]
        for game in (["amazons", "--board", "6"], ["boxes"]):
            ran = subprocess.run(
                [os.environ["ZUGZWANG_PROGRAM"], "match", *game, *seats, *limits],
                capture_output=True,
                text=True,
                check=True,
            )
            played = json.loads(ran.stdout.splitlines()[-1])
            self.assertEqual([player["forfeits"] for player in played["players"]], [{}, {}])


if __name__ == "__main__":
    unittest.main()
