"""Kryptos: guesses are listed where they are few; else only the kind of move is said."""

import pytest

from tests.games.kryptos.tables import KRYPTOS, ROUND, laid_out
from zaslonka.games.kryptos.moves import Guess, Stop
from zaslonka.games.kryptos.rules import SecondGuess, State, Turn
from zaslonka.kernel.steps import MOST_LISTED

DEALT = 30  # all of them: as many numbers are unknown as cards of others are hidden


def hiding(own: int, others: int, numbers: int) -> State:
    """The first seat hides so many cards of its own, and each of the others so many."""
    kept = (own, others // 2, others - others // 2)
    up = [set(hand[hides:]) for hand, hides in zip(ROUND, kept, strict=True)]
    return laid_out(up=up, numbers=numbers)


@pytest.mark.rule("KRY-20", "KRY-24")
@pytest.mark.parametrize("own", [0, 3, 10])
@pytest.mark.parametrize(
    ("others", "numbers", "guesses"),
    [(1, 32, 3), (7, 32, 63), (8, DEALT, MOST_LISTED), (8, 32, 80), (9, DEALT, 81), (20, 32, 440)],
)
def test_guesses_are_listed_unless_there_are_too_many(
    own: int, others: int, numbers: int, guesses: int
) -> None:
    view = KRYPTOS.view(hiding(own, others, numbers), 0)
    first, second = Turn((0,)), SecondGuess((0,))
    every = list(first.moves(view))
    assert len(every) == guesses
    if guesses > MOST_LISTED:
        assert (first.unlisted(view), list(first.listed(view))) == ((Guess,), [])
        assert (second.unlisted(view), list(second.listed(view))) == ((Guess,), [Stop()])
    else:
        assert (first.unlisted(view), list(first.listed(view))) == ((), every)
        assert (second.unlisted(view), list(second.listed(view))) == ((), [*every, Stop()])
