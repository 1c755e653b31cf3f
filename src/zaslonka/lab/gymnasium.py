"""One seat of a game as a Gymnasium environment, against bots of a level.

import gymnasium
import zaslonka.lab.gymnasium
env = gymnasium.make("zaslonka/<Game>-v1", seats=4, level="mistrz")
"""

from typing import Any

import gymnasium

from zaslonka.kernel import Seat, shelf
from zaslonka.kernel.levels import LEVELS, Level
from zaslonka.lab.episode import Episode, Setup
from zaslonka.lab.pettingzoo import action_spaces


class Env(gymnasium.Env[dict[str, Any], int]):
    """A seat drawn anew for each game, or always ``seat``; the others are bots of ``level``."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: Seat | None = None,
        level: Level = "sredni",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setup = Setup(game, seats, **options)
        if level not in LEVELS:
            raise ValueError(f"level {level!r} is none of {', '.join(LEVELS)}")
        if self.setup.game.bot is None:
            raise ValueError(f"{game} has no bot to play against")
        if seat is not None and seat not in range(self.setup.seats):
            raise ValueError(f"seat {seat} is none of {self.setup.seats}")
        self._bot = self.setup.game.bot
        self._level: Level = level
        self._always = seat
        self.render_mode = render_mode
        self.action_space, self.observation_space = action_spaces(self.setup)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        draw = self.np_random
        self.seat = int(draw.integers(self.setup.seats)) if self._always is None else self._always
        self.episode = Episode(self.setup, draw.bytes(32))
        self._play_on()
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """A choice that is not in the mask loses: a reward of -1, and the game is left there."""
        if not self.episode.mask(self.seat)[action]:
            return self._observe(), -1.0, True, False, {"seat": self.seat, "illegal": True}
        self.episode.step(int(action))
        self._play_on()
        over = self.episode.seat is None
        reward = self.setup.returns(self.episode.state)[self.seat]
        return self._observe(), reward, over, False, {"seat": self.seat}

    def render(self) -> str | None:
        """What everybody sees."""
        return str(self.episode.state.table) if self.render_mode == "ansi" else None

    def _play_on(self) -> None:
        """The bots decide until it is this seat's turn, or the game is over."""
        episode, game = self.episode, self.setup.game
        while (seat := episode.seat) not in (None, self.seat):
            assert seat is not None
            view = game.view(episode.state, seat)
            episode.make(self._bot.decide(view, self._level, self.np_random.bytes(32)))

    def _observe(self) -> dict[str, Any]:
        return {
            "observation": self.episode.observation(self.seat),
            "action_mask": self.episode.mask(self.seat),
        }


def identity(name: str) -> str:
    """What a game goes by with ``gymnasium.make``."""
    return f"zaslonka/{name.title().replace('_', '')}-v1"


def register() -> None:
    """Make every game of the shelf known to ``gymnasium.make``."""
    for name in shelf.names():
        if identity(name) not in gymnasium.registry:
            gymnasium.register(identity(name), "zaslonka.lab.gymnasium:Env", kwargs={"game": name})


register()
