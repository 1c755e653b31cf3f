"""The games as PettingZoo environments: one agent a seat, each in its turn, with action masks.

from zaslonka.lab import pettingzoo
env = pettingzoo.env(game, seats=4, **options)
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from zaslonka.lab.episode import Episode, Setup

MAX_CYCLES = 5000


def env(game: str, seats: int | None = None, **terms: Any) -> AECEnv[str, dict[str, Any], int]:
    """A game as `raw_env` has it, in the wrappers that PettingZoo's own games come in.

    Whoever makes an illegal move has a reward of -1, and the game ends for all.
    """
    legal = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **terms), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def raw_env(
    game: str, seats: int | None = None, *, max_cycles: int = MAX_CYCLES, **options: Any
) -> "Env":
    """A game of the shelf, with its least number of seats if none is given."""
    return Env(Setup(game, seats, **options), max_cycles=max_cycles)


def action_spaces(setup: Setup) -> tuple[spaces.Discrete, spaces.Dict]:
    """The numbers there are to choose from, and what is observed before one is chosen."""
    size = setup.actions.size
    seen = spaces.Dict(
        {
            "observation": spaces.Box(-1, setup.observations.high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )
    return spaces.Discrete(size), seen


class Env(AECEnv[str, dict[str, Any], int]):
    """A game; after ``max_cycles`` choices it is cut off without a winner."""

    def __init__(self, setup: Setup, *, max_cycles: int = MAX_CYCLES) -> None:
        super().__init__()
        self.setup = setup
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"zaslonka_{setup.game.name}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._acts, self._sees = action_spaces(setup)
        self._fresh = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._sees

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acts

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A game is dealt by what was drawn from the last seed given."""
        if seed is not None:
            self._fresh = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.episode = Episode(self.setup, self._fresh.bytes(32))
        self.cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {
            "observation": self.episode.observation(seat),
            "action_mask": self.episode.mask(seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "whoever plays on chooses"
        self.episode.step(int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._select()

    def render(self) -> str:
        """What everybody sees."""
        return str(self.episode.state.table)

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        seat = self.episode.seat
        if seat is None:
            returns = self.setup.returns(self.episode.state)
            self.rewards = dict(zip(self.agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seat or 0]
