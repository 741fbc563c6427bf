"""What the adapter uses of PettingZoo, Gymnasium and NumPy, for machines where they are not installed.

It behaves as their documentation says: PettingZoo's pages "AEC API" and "Custom Environment", Gymnasium's "Spaces".
"""

import importlib.util
import sys
import types


class Array(list):
    """A row of numbers, with a list of places as an index."""

    def __init__(self, numbers, dtype=float):
        super().__init__(map(dtype, numbers))

    def __setitem__(self, places, number):
        for place in places:
            super().__setitem__(place, number)


class Box:
    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

    def contains(self, numbers):
        return (len(numbers),) == self.shape and all(self.low <= number <= self.high for number in numbers)


class Discrete:
    def __init__(self, n):
        self.n = n


class Dict:
    def __init__(self, spaces):
        self.spaces = spaces

    def contains(self, values):
        return values.keys() == self.spaces.keys() and all(self.spaces[key].contains(values[key]) for key in values)


class AECEnv:
    @property
    def num_agents(self):
        return len(self.agents)

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def _clear_rewards(self):
        self.rewards = dict.fromkeys(self.rewards, 0)

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action):
        """The agent leaves; one that is to leave, too, is selected next."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        for of_agents in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del of_agents[agent]
        self.agents.remove(agent)
        self.agent_selection = next(iter(self.agents), agent)
        self._clear_rewards()


def provide():
    """Whether the packages are there; where they are not, what stands in for them is from now on."""
    if importlib.util.find_spec("pettingzoo") is not None:
        return True
    numpy = types.ModuleType("numpy")
    numpy.int8, numpy.float64, numpy.array = int, float, Array
    numpy.zeros = lambda length, dtype: Array([0] * length, dtype)
    gymnasium = types.ModuleType("gymnasium")
    gymnasium.spaces = types.SimpleNamespace(Box=Box, Dict=Dict, Discrete=Discrete)
    pettingzoo = types.ModuleType("pettingzoo")
    pettingzoo.AECEnv = AECEnv
    sys.modules.update(numpy=numpy, gymnasium=gymnasium, pettingzoo=pettingzoo)
    return False
