"""The adapter for PettingZoo: its own test where it is installed, and the rules of its AEC interface written down."""

import contextlib
import io
import random
import subprocess
import sys
import unittest

import pettingzoo_stand_in

IS_INSTALLED = pettingzoo_stand_in.provide()

from zugzwang.pettingzoo import Environment

import zugzwang as z
from starts import small_starts


def legal_in(mask):
    return [action for action, is_legal in enumerate(mask) if is_legal]


class Conventions(unittest.TestCase):
    @unittest.skipUnless(IS_INSTALLED, "pettingzoo is not installed")
    def test_its_own_test(self):
        from pettingzoo.test import api_test

        for start in small_starts():
            api_test(Environment(start), num_cycles=100)

    def test_random_games(self):
        for start in small_starts():
            with self.subTest(start.game):
                self.play(Environment(start), random.Random(start.text))

    def play(self, env, draw):
        env.reset()
        both = ["player_1", "player_2"]
        self.assertEqual((env.possible_agents, env.agents), (both, both))
        self.assertEqual(env.agent_selection, "player_1")
        self.assertFalse(any(env.terminations.values()) or any(env.truncations.values()))
        self.assertIs(env.observation_space("player_1"), env.observation_space("player_1"))
        self.assertIsNone(env.last(observe=False)[0])
        due, left = dict.fromkeys(both, 0), []
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            self.assertEqual(reward, due[agent])  # all that came to the agent since it acted
            self.assertEqual((termination, truncation, info), (env.terminations[agent], False, {}))
            self.assertTrue(env.observation_space(agent).contains(observation))
            if termination:
                left.append(agent)
                self.assertIsNone(env.step(None))
            else:
                legal = legal_in(observation["action_mask"])
                self.assertEqual([env.encoding.move(action) for action in legal], self.by_number(env))
                other = both[1 - both.index(agent)]
                self.assertEqual(legal_in(env.observe(other)["action_mask"]), [])
                self.assertIsNone(env.step(draw.choice(legal)))
            due[agent] = 0
            for rewarded, of_step in env.rewards.items():
                due[rewarded] += of_step
            for of_agents in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(list(of_agents), env.agents)
            self.assertEqual(env.num_agents, 2 - len(left))
        self.assertEqual(sorted(left), both)
        self.assertTrue(env.position.over)

    def by_number(self, env):
        return sorted(env.position.legal, key=env.encoding.number)

    def test_who_wins_has_the_reward(self):
        env = Environment("sticks", sticks=3, take=2)
        for take, rewards in ((1, (-1, 1)), (0, (1, -1))):  # two and one, or one and one and one
            env.reset()
            env.step(take)
            while not env.position.over:
                env.step(0)
            self.assertEqual(tuple(env.rewards.values()), rewards)

    def test_who_closes_a_box_is_selected_again(self):
        env = Environment(z.position("boxes", "--/|1|_./--/|_._./-- 1"))
        env.reset()
        env.step(env.encoding.number("c2-c3"))
        self.assertEqual((env.agent_selection, env.position.text), ("player_1", "--/|1|1|/--/|_._./-- 1"))

    def test_an_illegal_action_is_refused_and_changes_nothing(self):
        env = Environment("sticks", sticks=3, take=2)
        env.reset()
        env.step(1)
        with self.assertRaises(z.Refused):
            env.step(1)
        self.assertEqual((env.agent_selection, env.position.text), ("player_2", "1/2 2"))

    def test_it_renders_as_text(self):
        env = Environment("sticks", render_mode="ansi")
        env.reset()
        self.assertEqual(env.render(), str(z.start("sticks")))
        env = Environment("sticks", render_mode="human")
        env.reset()
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            env.step(0)
        self.assertEqual(printed.getvalue(), f"{z.start('sticks').play('1')}\n")
        env.close()


class WithoutPackages(unittest.TestCase):
    @unittest.skipIf(IS_INSTALLED, "pettingzoo is installed")
    def test_one_line_says_what_is_missing(self):
        program = [sys.executable, "-c", "import zugzwang.pettingzoo"]
        told = subprocess.run(program, capture_output=True, text=True, check=False).stderr
        self.assertRegex(told.splitlines()[-1], "^ImportError: zugzwang.pettingzoo needs pettingzoo: ")


if __name__ == "__main__":
    unittest.main()
