"""Cards with one effect each, to be played and watched."""

from typing import Any

import pytest
from msgspec import Struct

from tests.games.kod_krakowa.tables import Outing, between, one_of, printed
from zaslonka.games.kod_krakowa.effects import Effect
from zaslonka.games.kod_krakowa.moves import PlayCard
from zaslonka.games.kod_krakowa.rules import Turn

NORTH = between("stare_miasto", "krowodrza")
SOUTH = between("stare_miasto", "debniki")
HERE = one_of("kazimierz")


class Card:
    """A card with one effect, played from the hand of the first seat."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, effect: Effect) -> None:
        (self.card,) = printed(monkeypatch, effect)

    def held(self, *args: Any, **kwargs: Any) -> Outing:
        pawns = args[0] if args else ("stare_miasto", "podgorze")
        return Outing(pawns, cards=[[self.card], *[()] * (len(pawns) - 1)], **kwargs)

    def played(self, *args: Any, **kwargs: Any) -> Outing:
        outing = self.held(*args, **kwargs)
        outing.play(PlayCard(self.card))
        return outing

    def is_useless(self, *args: Any, **kwargs: Any) -> bool:
        refusal = ("KKR-44", "changes_nothing")
        return self.held(*args, **kwargs).refused(PlayCard(self.card)) == refusal


def done(outing: Outing) -> bool:
    """The effect is over, and it has cost no action."""
    return bool(outing.step == Turn((0,)) and outing.table.actions == 3)


def offered(outing: Outing) -> list[Struct]:
    return outing.legal(Struct)
