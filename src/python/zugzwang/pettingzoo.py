"""The games as environments of PettingZoo, which must be installed: agents take turns, and a mask tells what is legal.

    from zugzwang.pettingzoo import Environment

    env = Environment("boxes", rows=3, cols=3)
    env.reset()
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

from zugzwang._position import Position, start
from zugzwang.encoding import encoding_of

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError(f"zugzwang.pettingzoo needs pettingzoo: {missing}") from None


class Environment(AECEnv):
    """A game between `player_1`, who moves first, and `player_2`. Who may move again is simply selected again.

    Actions are whole moves, numbered as `zugzwang.encoding` says. An observation is a dictionary: `observation` is
    what stands on the board, the same for both agents, and `action_mask` has a 1 for each legal action of the agent
    that is to move; for the other agent it is all zeros. The reward is 1 for who won and -1 for who lost, 0 otherwise.
    An action that is not legal raises `zugzwang.Refused`.
    """

    metadata = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(self, game: str | Position, render_mode: str | None = None, **options: object) -> None:
        """An id with options as `zugzwang.start` takes them, or the position that the games begin at."""
        super().__init__()
        self._start = game if isinstance(game, Position) else start(game, **options)
        self.metadata = self.metadata | {"name": f"zugzwang_{self._start.game}_v0"}
        self.render_mode = render_mode
        self.encoding = encoding_of(self._start)
        self.position = self._start
        """The position as a value of this package."""
        self.possible_agents = ["player_1", "player_2"]
        board = spaces.Box(self.encoding.low, self.encoding.high, (self.encoding.length,), numpy.float64)
        mask = spaces.Box(0, 1, (self.encoding.moves,), numpy.int8)
        both = self.possible_agents
        self.observation_spaces = {agent: spaces.Dict({"observation": board, "action_mask": mask}) for agent in both}
        self.action_spaces = {agent: spaces.Discrete(self.encoding.moves) for agent in both}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. Nothing in it is drawn, so `seed` and `options` change nothing."""
        self.position = self._start
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        mask = numpy.zeros(self.encoding.moves, numpy.int8)
        if agent == self.agent_selection:
            mask[self.encoding.legal(self.position)] = 1
        return {"observation": numpy.array(self.encoding.observation(self.position)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action; of an agent whose game is over it must be None, and the agent leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        # Rewards come with the end alone, so there are none of an earlier step to clear.
        self.position = self.position.play(self.encoding.move(int(action)))
        if self.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
            won = {"p1win": 1.0, "p2win": -1.0}.get(self.position.result, 0.0)
            self.rewards = dict(zip(self.possible_agents, (won, -won)))
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The picture in text: printed, or with the mode `ansi` returned."""
        if self.render_mode == "ansi":
            return str(self.position)
        print(self.position)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.position.side - 1]
