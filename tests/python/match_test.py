"""Matches of ids, programs and functions, and what becomes of players that do wrong."""

import math
import sys
import unittest

import zugzwang as z


def first_legal(position):
    return position.legal[0]


def bot(body):
    """A player: a program of its own that does that for each line of its input, `line`."""
    return f"ugi:{sys.executable} -c 'import signal, sys\nfor line in sys.stdin:\n    {body}'"


ANSWERS = 'print({"ugi": "ugiok", "isready": "readyok"}.get(line.strip(), ""), flush=True)'


class Matches(unittest.TestCase):
    def test_all_figures_are_the_first_players(self):
        # Of 10 sticks, three at most at once, who moves first wins with right play; so the right player always does.
        played = z.match("optimal", first_legal, game="sticks", games=4)
        self.assertEqual((played.wins, played.draws, played.losses, played.score), (4, 0, 0, 1.0))
        played = z.match(first_legal, "optimal", game="sticks", games=4)
        self.assertEqual((played.wins, played.draws, played.losses, played.score), (0, 0, 4, 0.0))
        self.assertEqual(str(played), "0 wins, 0 draws, 4 losses: 0.0%")

    def test_games_begin_in_turns_with_swap_and_with_the_first_player_without(self):
        swapped = z.match(first_legal, first_legal, game="sticks", games=5)
        self.assertEqual([game.first for game in swapped.games], [1, 2, 1, 2, 1])
        steady = z.match(first_legal, first_legal, game="sticks", games=3, swap=False)
        self.assertEqual([game.first for game in steady.games], [1, 1, 1])
        # One stick at a time, of 10: who moves second takes the last.
        self.assertEqual([game.winner for game in swapped.games], [2, 1, 2, 1, 2])
        self.assertEqual([len(game.moves) for game in steady.games], [10, 10, 10])

    def test_a_draw_is_half_a_point(self):
        played = z.match(first_legal, first_legal, game=z.start("numbers", row=[5, 5]), games=2)
        self.assertEqual((played.draws, played.score, played.games[0].winner), (2, 0.5, None))

    def test_the_games_of_a_pair_share_an_opening_and_the_seed_decides_it(self):
        def begin(seed):
            played = z.match(first_legal, first_legal, game="boxes", games=6, opening="random:3", seed=seed)
            return [game.start.text for game in played.games]

        starts = begin(1)
        self.assertEqual(starts[0::2], starts[1::2])
        self.assertEqual(len(set(starts)), 3)
        self.assertEqual(starts, begin(1))
        self.assertNotEqual(starts, begin(2))

    def test_an_opening_does_not_end_the_game(self):
        start = z.start("sticks", sticks=4, take=3)
        played = z.match(first_legal, first_legal, game=start, games=20, opening="random:9")
        self.assertTrue(all(game.moves for game in played.games))

    def test_nodes_and_seed_make_the_same_games(self):
        def games(seed):
            return z.match("champion", "spark", game="boxes", games=2, nodes=50, seed=seed, opening="random:4").games

        self.assertEqual(games(1), games(1))

    def test_a_function_may_ask_for_its_seconds(self):
        heard = []

        def choose(position, seconds):
            heard.append(seconds)
            return position.legal[0]

        z.match(choose, first_legal, game="sticks", games=1, ms=250)
        z.match(choose, first_legal, game="sticks", games=1, nodes=9)
        self.assertEqual(set(heard), {0.25, math.inf})


class Forfeits(unittest.TestCase):
    def reason(self, player, ms=60_000):
        """Why that player loses both games of a pair."""
        played = z.match(player, first_legal, game="sticks", games=2, ms=ms)
        self.assertEqual(played.losses, 2)
        self.assertEqual(played.games[0].reason, played.games[1].reason)
        return played.games[0].reason

    def test_functions_lose_by_what_they_do_wrong(self):
        self.assertEqual(self.reason(lambda position: "4"), "illegal move `4`")
        self.assertEqual(self.reason(lambda position: None), "answered None, which is no move")
        self.assertRegex(
            self.reason(lambda position: 1 / 0), r"^raised ZeroDivisionError: division by zero \(.*, line \d+\)$"
        )

    def test_the_game_ends_with_the_moves_before_the_wrong_one(self):
        def choose(position):
            return "1" if position.text == "10/3 1" else "9"

        game = z.match(choose, first_legal, game="sticks", games=1).games[0]
        self.assertEqual((game.moves, game.winner, game.reason), (["1", "1"], 2, "illegal move `9`"))

    def test_programs_lose_by_what_they_do_wrong(self):
        self.assertEqual(self.reason("ugi:/nowhere/to/be/found"), "cannot be started: /nowhere/to/be/found")
        self.assertEqual(self.reason("ugi:"), "cannot be started: ")
        self.assertEqual(self.reason("ugi:true"), "crashed")
        self.assertEqual(self.reason(bot(ANSWERS + '\n    if line.startswith("go"): sys.exit()')), "crashed")
        illegal = bot(ANSWERS + '\n    if line.startswith("go"): print("bestmove 7", flush=True)')
        self.assertEqual(self.reason(illegal), "illegal move `7`")
        nothing = bot(ANSWERS + '\n    if line.startswith("go"): print("bestmove", flush=True)')
        self.assertEqual(self.reason(nothing), "illegal move ``")
        floods = bot(ANSWERS + '\n    while line.startswith("go"): print("info string still busy")')
        self.assertEqual(self.reason(floods), "flooded")
        endless = bot(ANSWERS + '\n    while line.startswith("go"): print("busy", end="")')
        self.assertEqual(self.reason(endless), "flooded")

    def test_a_program_may_say_much_before_it_reads_on(self):
        row = z.start("numbers", numbers=50_000)  # Neither pipe holds what is under way.
        says_much = 'print("info string\\n" * 20000, flush=True)'
        answer = 'print(*["bestmove X"] * line.startswith("go"), flush=True)'
        talks = bot(ANSWERS + f'\n    if line.startswith("isready"): {says_much}\n    {answer}')
        played = z.match(talks, first_legal, game=row, games=1, ms=60_000)
        self.assertEqual(played.games[0].reason, "illegal move `X`")

    def test_programs_that_are_silent_run_out_of_time(self):
        self.assertEqual(self.reason(bot(ANSWERS), ms=1), "out of time")

    def test_a_program_that_does_not_read_keeps_nobody_waiting(self):
        row = z.start("numbers", numbers=200_000)  # more than a pipe holds
        deaf = bot(ANSWERS + '\n    while line.startswith("uginewgame"): print("readyok", flush=True); signal.pause()')
        played = z.match(deaf, first_legal, game=row, games=1, ms=1)
        self.assertEqual(played.games[0].reason, "does not listen any more")


class Refusals(unittest.TestCase):
    def test_a_match_that_cannot_be_played_is_refused(self):
        over = z.position("numbers", "- 3-4 1")
        for words, act in {
            "unknown game": lambda: z.match(first_legal, first_legal, game="chess"),
            "unknown player: nobody": lambda: z.match("nobody", first_legal, game="sticks"),
            "a player is an id, ugi:COMMAND or a function, not 3": lambda: z.match(3, first_legal, game="sticks"),
            "games must be 1 or more, not 0": lambda: z.match(first_legal, first_legal, game="sticks", games=0),
            "ms and nodes must be 0 or more, not -1": lambda: z.match(first_legal, first_legal, "sticks", ms=-1),
            "the game is over in this position": lambda: z.match(first_legal, first_legal, game=over),
            "an opening is written random:K, not book": lambda: z.match("random", "random", "sticks", opening="book"),
        }.items():
            with self.subTest(words=words), self.assertRaises(z.Refused) as refused:
                act()
            self.assertIn(words, str(refused.exception))


if __name__ == "__main__":
    unittest.main()
