"""Beliefs as arrays: exact, of the view alone, and as the game draws worlds."""

from collections.abc import Callable

import pytest

from tests.lab.laws import LAWS_OF_BELIEFS, setup_of, uncertain
from tests.lab.test_laws import WAYS
from tests.laws.check import Way
from tests.laws.positions import Position
from tests.support.example import EXAMPLE
from zaslonka.kernel.parts import Beliefs as Declared
from zaslonka.lab.beliefs import Beliefs, declared
from zaslonka.lab.episode import Setup


@pytest.mark.parametrize("law", LAWS_OF_BELIEFS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_law_is_kept(way: Way, law: Callable[[Setup, Position], None]) -> None:
    setup = setup_of(way)
    for position in uncertain(way):
        law(setup, position)


def test_a_game_may_declare_none(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup(EXAMPLE)
    assert declared(setup) is not None
    monkeypatch.setattr(setup.game, "beliefs", Declared())
    assert declared(setup) is None
    with pytest.raises(LookupError, match="declares no beliefs"):
        Beliefs(setup)
