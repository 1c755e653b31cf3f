"""Złam ten Kod as if it were played by two teams, the last seat silent, with phrases to say."""

import pytest

from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.kernel import Seat
from zaslonka.kernel.talk import Phrase

PHRASES = (
    Phrase("hurry"),
    Phrase("avoid", slots={"card": ("sum", "odd")}),
    Phrase("spare", seat=True, promise=True),
)


def play_in_teams(patch: pytest.MonkeyPatch, silent: tuple[Seat, ...] = (3,)) -> None:
    """Even seats against odd ones, from now on."""
    kind = type(games.get(EXAMPLE))
    patch.setattr(kind, "team", lambda self, table, seat: seat % 2)
    patch.setattr(kind, "may_speak", lambda self, table, seat: seat not in silent)
    patch.setattr(kind, "phrases", PHRASES)
