"""What was written before is not written again, and never stands for something else."""

import random

import pytest

from zaslonka import games
from zaslonka.lab.episode import Episode, Setup

PLIES = 240


@pytest.mark.parametrize("name", games.names())
def test_what_is_remembered_is_written_as_if_it_were_new(name: str) -> None:
    """In two games in turns, and then backwards: rows grow, begin again and grow shorter."""
    draw = random.Random(name)
    setup = Setup(name)
    episodes = [Episode(setup, bytes([number]) * 32) for number in range(2)]
    met = []
    for ply in range(PLIES):
        for episode in episodes:
            if episode.seat is not None:
                episode.draw(draw.randrange)
                array = setup.observations.array(episode.view(0), episode.chosen)
                if ply % 24 == 0:
                    met.append((episode.state.clone(), episode.chosen, array))
    for state, chosen, array in reversed(met):
        view = setup.view(state, 0)
        assert (setup.observations.array(view, chosen) == array).all()
        assert (Setup(name).observations.array(view, chosen) == array).all()
