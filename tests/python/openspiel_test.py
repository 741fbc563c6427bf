"""The adapter in the shape of OpenSpiel, and its rules of Amazons and Dots and Boxes written down anew."""

import random
import unittest

from zugzwang.encoding import encoding_of
from zugzwang.openspiel import TERMINAL, Game

import zugzwang as z

GAMES = [
    ("points", {"points": 9}),
    ("sticks", {"sticks": 12, "take": 4, "misere": True}),
    ("amazons", {"board": 6}),
    ("numbers", {"numbers": 9}),
    ("boxes", {"rows": 2, "cols": 3}),
    ("boxes", {"rows": 12, "cols": 3, "start": "empty"}),
]


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


class Amazons:
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


class SameRules(unittest.TestCase):
    def agree(self, theirs, ours, draw):
        """Plays a game at random by both."""
        while True:
            legal = theirs.legal()
            self.assertEqual(ours.legal_actions(), legal)
            if not legal:
                break
            self.assertEqual(ours.current_player(), theirs.player)
            action = draw.choice(legal)
            theirs.play(action)
            ours.apply_action(action)
        self.assertTrue(ours.is_terminal())
        self.assertEqual(ours.returns(), theirs.returns())

    def test_boxes(self):
        draw = random.Random(1)
        for rows, columns in ((1, 1), (2, 3), (3, 2), (2, 2), (11, 1)) * 4:
            game = Game("boxes", rows=rows, cols=columns, start="empty")
            self.agree(DotsAndBoxes(rows, columns), game.new_initial_state(), draw)

    def test_amazons(self):
        self.agree(Amazons(), Game("amazons").new_initial_state(), random.Random(2))


class Conventions(unittest.TestCase):
    """What OpenSpiel asks of every game in the basic tests of its documentation for developers of games."""

    def test_random_games(self):
        for name, options in GAMES:
            with self.subTest(name):
                self.play(Game(name, **options), random.Random(name))

    def play(self, game, draw):
        state = game.new_initial_state()
        self.assertEqual((game.num_players(), state.num_players()), (2, 2))
        self.assertEqual(game.num_distinct_actions(), state.num_distinct_actions())
        self.assertIs(state.get_game(), game)
        actions = []
        while not state.is_terminal():
            player, legal = state.current_player(), state.legal_actions()
            self.assertIn(player, (0, 1))
            self.assertEqual((legal, len(set(legal))), (sorted(legal), len(legal)))
            self.assertTrue(legal)
            self.assertTrue(0 <= legal[0] and legal[-1] < game.num_distinct_actions())
            self.assertEqual(state.legal_actions(player), legal)
            self.assertEqual(state.legal_actions(1 - player), [])
            mask = state.legal_actions_mask()
            self.assertEqual(len(mask), game.num_distinct_actions())
            self.assertEqual([action for action, is_legal in enumerate(mask) if is_legal], legal)
            self.assertEqual(state.returns(), [0.0, 0.0])
            self.assertFalse(state.is_chance_node() or state.is_simultaneous_node())
            tensor = state.observation_tensor(player)
            self.assertEqual([len(tensor)], game.observation_tensor_shape())
            for action in legal[:: len(legal) // 4 + 1]:
                words = state.action_to_string(player, action)
                self.assertEqual(words, state.action_to_string(action))
                self.assertEqual(state.string_to_action(player, words), action)
            action = draw.choice(legal)
            before, clone, child = str(state), state.clone(), state.child(action)
            state.apply_action(action)
            actions.append(action)
            self.assertEqual((str(clone), clone.history()), (before, actions[:-1]))  # A clone stays as it is.
            self.assertEqual(str(child), str(state))
            self.assertEqual(state.history(), actions)
            self.assertEqual(state.move_number(), len(actions))
        self.assertEqual((state.current_player(), state.legal_actions()), (TERMINAL, []))
        self.assertEqual(sum(state.returns()), game.utility_sum())
        self.assertTrue(all(game.min_utility() <= value <= game.max_utility() for value in state.returns()))
        self.assertEqual(state.player_return(0), state.returns()[0])
        self.assertLessEqual(len(actions), game.max_game_length())

    def test_an_illegal_action_is_refused_and_changes_nothing(self):
        state = Game("sticks", sticks=2 + 1, take=2).new_initial_state()
        state.apply_action(1)
        for action in (1, 2, -1):
            with self.assertRaises(z.Refused):
                state.apply_action(action)
        self.assertEqual((state.history(), state.legal_actions()), ([1], [0]))


class Numbers(unittest.TestCase):
    def test_each_legal_move_has_a_number_of_its_own(self):
        for name, options in GAMES:
            start = z.start(name, **options)
            encoding = encoding_of(start)
            self.assertEqual([encoding.move(encoding.number(move)) for move in start.legal], start.legal)
            self.assertEqual(len(encoding.legal(start)), len(set(start.legal)))

    def test_what_is_no_move_of_the_game_is_refused(self):
        encoding = encoding_of(z.start("boxes", rows=2, cols=2))
        for act in (lambda: encoding.number("a1-c1"), lambda: encoding.move(12), lambda: encoding.move(-1)):
            with self.assertRaises(z.Refused):
                act()

    def test_observations_stay_within_their_bounds_and_differ(self):
        for name, options in GAMES:
            draw = random.Random(name)
            now = z.start(name, **options)
            encoding = encoding_of(now)
            seen = []
            while not now.over:
                seen.append(tuple(encoding.observation(now)))
                now = now.play(draw.choice(now.legal))
            self.assertEqual(len(set(seen)), len(seen))
            self.assertTrue(all(encoding.low <= min(numbers) <= max(numbers) <= encoding.high for numbers in seen))
            self.assertEqual({len(numbers) for numbers in seen}, {encoding.length})

    def test_the_boards_of_all_games(self):
        def observed(start, *moves):
            now = start
            for move in moves:
                now = now.play(move)
            return encoding_of(start).observation(now)

        self.assertEqual(observed(z.start("sticks"), "2"), [8, 1])
        self.assertEqual(observed(z.start("numbers", row=[4, 7, 2]), "L", "R"), [7, 0, 0, 4, 2, 0])
        self.assertEqual(
            observed(z.position("points", "0,0;5,0;0,5;9,9 - 1"), "2-3"),
            [0, 0, 0, 1, 0, 0] + [0, 0, 5, 0, 0, 5, 9, 9] + [1],
        )
        self.assertEqual(
            observed(z.start("boxes", rows=1, cols=2), "b1-b2"),
            [1, 1, 1, 1] + [1, 1, 1] + [1, 1] + [0, 0] + [0],
        )
        self.assertEqual(
            observed(z.position("amazons", "q1/1Q w"), "b1-a1/b1"),
            [0, 0, 1, 0] + [1, 0, 0, 0] + [0, 0, 0, 1] + [1],
        )


if __name__ == "__main__":
    unittest.main()
