"""The games in the shape of OpenSpiel: a `Game`, and a `State` that actions change in place.

Actions are whole moves, numbered as `zugzwang.encoding` says. In Boxes they are the numbers of OpenSpiel's
`dots_and_boxes`, whose rules are the same when a game begins with `start="empty"`. OpenSpiel's `amazons` has the same
rules, too, and plays a move as three actions, squares of its own numbers: those are `action // 10000`,
`action // 100 % 100` and `action % 100` of an action on the board of 10 by 10.

>>> from zugzwang.openspiel import Game
>>> state = Game("sticks", sticks=4, take=3).new_initial_state()
>>> state.legal_actions(), state.action_to_string(0)
([0, 1, 2], '1')
>>> state.apply_action(0)
>>> state.current_player()
1
>>> state.apply_action(2)
>>> state.is_terminal(), state.returns()
(True, [-1.0, 1.0])
"""

from __future__ import annotations

import copy
from typing import Any

from zugzwang._position import Position, start
from zugzwang.encoding import encoding_of

TERMINAL = -4  # The player of a state in which the game is over.


class Game:
    """A game with its options, as the games of `pyspiel` are asked about theirs."""

    def __init__(self, game: str | Position, **options: object) -> None:
        """An id with options as `zugzwang.start` takes them, or the position that the games begin at."""
        self._start = game if isinstance(game, Position) else start(game, **options)
        self._options = options
        self.encoding = encoding_of(self._start)

    def new_initial_state(self) -> State:
        return State(self, self._start)

    def num_distinct_actions(self) -> int:
        return self.encoding.moves

    def num_players(self) -> int:
        return 2

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def max_chance_outcomes(self) -> int:
        return 0

    def max_game_length(self) -> int:
        """No game has more moves than that."""
        return self.encoding.longest

    def observation_tensor_shape(self) -> list[int]:
        return [self.encoding.length]

    def observation_tensor_size(self) -> int:
        return self.encoding.length

    def get_parameters(self) -> dict[str, object]:
        return dict(self._options)

    def get_type(self) -> Any:
        """What `pyspiel` calls the type of a game; it must be installed."""
        import pyspiel

        kind = pyspiel.GameType
        return kind(
            short_name=f"zugzwang_{self._start.game}",
            long_name=f"Zugzwang {self._start.game}",
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.DETERMINISTIC,
            information=kind.Information.PERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=2,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )

    def __str__(self) -> str:
        parameters = ",".join(f"{name}={value}" for name, value in self._options.items())
        return f"zugzwang_{self._start.game}({parameters})"


class State:
    """A position with the actions that led to it."""

    def __init__(self, game: Game, position: Position) -> None:
        self._game = game
        self.position = position
        """The position as a value of this package."""
        self._history: list[int] = []

    def current_player(self) -> int:
        """0 or 1; TERMINAL when the game is over."""
        return TERMINAL if self.position.over else self.position.side - 1

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In rising order; empty when the game is over, and for the player that is not to move."""
        if player not in (None, self.current_player()):
            return []
        return self._game.encoding.legal(self.position)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each legal action and 0 for the others."""
        legal = set(self.legal_actions(player))
        return [int(action in legal) for action in range(self.num_distinct_actions())]

    def apply_action(self, action: int) -> None:
        """Plays it. Raises `zugzwang.Refused` when it is not legal."""
        self.position = self.position.play(self._game.encoding.move(action))
        self._history.append(action)

    def child(self, action: int) -> State:
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> State:
        other = copy.copy(self)
        other._history = list(self._history)
        return other

    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        """The move of an action; called with the action, or with a player before it."""
        return self._game.encoding.move(player_or_action if action is None else action)

    def string_to_action(self, player_or_move: Any, move: str | None = None) -> int:
        return self._game.encoding.number(player_or_move if move is None else move)

    def is_terminal(self) -> bool:
        return self.position.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return not self.is_terminal()

    def returns(self) -> list[float]:
        """1 for who won and -1 for who lost; 0 for both after a draw, and while the game goes on."""
        return {"p1win": [1.0, -1.0], "p2win": [-1.0, 1.0]}.get(self.position.result, [0.0, 0.0])

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> list[int]:
        return list(self._history)

    def history_str(self) -> str:
        return ", ".join(map(str, self._history))

    def move_number(self) -> int:
        return len(self._history)

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def get_game(self) -> Game:
        return self._game

    def information_state_string(self, player: int | None = None) -> str:
        return self.history_str()

    def observation_string(self, player: int | None = None) -> str:
        return str(self)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What stands on the board, the same for both players, as `zugzwang.encoding` says."""
        return self._game.encoding.observation(self.position)

    def __str__(self) -> str:
        return str(self.position)
