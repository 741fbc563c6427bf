"""The adapter in the shape of OpenSpiel, and what OpenSpiel asks of every game."""

import random
import unittest

import zugzwang as z
from starts import small_starts
from zugzwang.encoding import encoding_of
from zugzwang.openspiel import TERMINAL, Game


class Conventions(unittest.TestCase):
    """What OpenSpiel asks of every game in the basic tests of its documentation for developers of games."""

    def test_random_games(self):
        for start in small_starts():
            with self.subTest(start.game):
                self.play(Game(start), random.Random(start.text))

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
        state = Game("sticks", sticks=3, take=2).new_initial_state()
        state.apply_action(1)
        for action in (1, 2, -1):
            with self.assertRaises(z.Refused):
                state.apply_action(action)
        self.assertEqual((state.history(), state.legal_actions()), ([1], [0]))

    def test_observations_stay_within_their_bounds_and_differ(self):
        for now in small_starts():
            draw = random.Random(now.text)
            encoding = encoding_of(now)
            seen = []
            while not now.over:
                seen.append(tuple(encoding.observation(now)))
                now = now.play(draw.choice(now.legal))
            self.assertEqual(len(set(seen)), len(seen))
            self.assertTrue(all(encoding.low <= min(numbers) <= max(numbers) <= encoding.high for numbers in seen))
            self.assertEqual({len(numbers) for numbers in seen}, {encoding.length})

    def test_a_game_has_a_name_with_its_options(self):
        game = Game("sticks", sticks=12, take=4)
        self.assertEqual(str(game), "zugzwang_sticks(sticks=12,take=4)")
        self.assertEqual(game.get_parameters(), {"sticks": 12, "take": 4})


if __name__ == "__main__":
    unittest.main()
