"""Kryptos as puzzles: a card that could be known for certain, and something else was named."""

from zaslonka.kernel.puzzles import Puzzles, Weighed, Worth, weighed
from .beliefs import Worlds
from .bot import SURE_CHANCE
from .moves import Guess, Move
from .rules import Turn, worth
from .state import View


def weigh(view: View, _: Move, __: bytes) -> Weighed | None:
    """What each first guess of a turn wins on average, where a certain one is not at a glance.

    In the last round points are not all that counts.
    """
    table = view.table
    if not isinstance(table.agenda[0], Turn) or table.last_round:
        return None
    worlds = Worlds(view)
    guesses = {
        Guess(seat, place, number): chance
        for (seat, place), numbers in worlds.likely().items()
        for number, chance in numbers.items()
    }
    sure = [guess for guess, chance in guesses.items() if chance >= SURE_CHANCE]
    if not sure or any(_at_a_glance(worlds, guess) for guess in sure):
        return None
    points = (Worth(one, chance * worth(table, one.seat)) for one, chance in guesses.items())
    return weighed("points", points, 0.0)


def _at_a_glance(worlds: Worlds, guess: Guess) -> bool:
    """Whether somebody would know it who looks at that row alone."""
    likely = worlds.likely_alone(guess.seat)[guess.seat, guess.place]
    return likely.get(guess.number, 0.0) >= SURE_CHANCE


PUZZLES = Puzzles(
    weigh=weigh,
    far={"points": 1.0},
    clear={"points": 0.75},
    house=((3, ("mistrz", "latwy", "sredni")), (4, ("sredni", "latwy", "mistrz", "sredni"))),
)
