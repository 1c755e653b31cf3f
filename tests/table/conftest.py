"""A second game on the shelf: one with a clock of its own, and plies that can be taken back."""

from typing import Any

import pytest

from tests.support.face_down import FaceDown
from zaslonka import games, kernel


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name under which `face_down` can be played in this test."""
    real, face_down = games.get, FaceDown()

    def get(name: str) -> kernel.Game[Any, Any, Any, Any]:
        return face_down if name == face_down.name else real(name)

    monkeypatch.setattr(games, "get", get)
    return face_down.name
