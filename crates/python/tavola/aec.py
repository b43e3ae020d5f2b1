"""Environments in PettingZoo's manner: `env(game)` for two agents in turn, `VectorEnv` for thousands of games at once."""

from __future__ import annotations

from typing import Any, Optional

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import ACTIONS, OBSERVATION, Game, Games


def env(game: str = "backgammon", cube: bool = False, render_mode: Optional[str] = None) -> AECEnv:
    """The environment of a game with PettingZoo's usual checks. An action outside of the mask loses the game."""
    made: AECEnv = raw_env(game, cube=cube, render_mode=render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):
    """One game. An action is one move of one checker, or a decision about the cube and the like (`tavola.describe`).

    An observation has `observation` (OBSERVATION float32, seen by the agent) and `action_mask` (ACTIONS int8).
    Rewards are points, at the end of the game.
    """

    metadata = {"name": "tavola_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str = "backgammon", cube: bool = False, render_mode: Optional[str] = None) -> None:
        super().__init__()
        self.game_name = game
        self.cube = cube
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0.0, 64.0, (OBSERVATION,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = Game(self.game_name, int(self._seeds.integers(2**62)), self.cube)
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self.agent_selection = self._acts()

    def _acts(self) -> str:
        return self.possible_agents[self.game.agent or 0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        index = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if self.game.agent == index:
            mask[self.game.legal_actions()] = 1
        figures = np.frombuffer(self.game.observation(index), np.float32).copy()
        return {"observation": figures, "action_mask": mask}

    def step(self, action: Optional[int]) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.step(int(action))  # type: ignore[arg-type]
        over = self.game.over
        for agent, reward in zip(self.possible_agents, self.game.rewards):
            self.rewards[agent] = reward if over else 0.0
            self.terminations[agent] = over
        self._accumulate_rewards()
        self.agent_selection = self._acts()

    def render(self) -> Optional[str]:
        return self.game.position if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class VectorEnv:
    """`count` games of one kind in Rust. `reset()` and `step(actions)` return arrays; a game that ends is followed by a new
    one, and its `rewards` (two a game) and `ended` belong to the one that ended."""

    def __init__(
        self, game: str = "backgammon", count: int = 1024, seed: int = 1, cube: bool = False, threads: int = 1
    ) -> None:
        self._made = (game, count, seed, cube, threads)
        self._games = Games(*self._made)
        self.count = count

    def reset(self) -> dict[str, np.ndarray]:
        self._games = Games(*self._made)
        return self._arrays(self._games.look())

    def step(self, actions: np.ndarray) -> dict[str, np.ndarray]:
        return self._arrays(self._games.step(np.ascontiguousarray(actions, np.int32).tobytes()))

    def _arrays(self, answer: tuple[bytes, bytes, bytes, bytes, bytes]) -> dict[str, np.ndarray]:
        observations, masks, agents, rewards, ended = answer
        return {
            "observations": np.frombuffer(observations, np.float32).reshape(self.count, OBSERVATION),
            "masks": np.frombuffer(masks, np.bool_).reshape(self.count, ACTIONS),
            "agents": np.frombuffer(agents, np.uint8),
            "rewards": np.frombuffer(rewards, np.float32).reshape(self.count, 2),
            "ended": np.frombuffer(ended, np.bool_),
        }
