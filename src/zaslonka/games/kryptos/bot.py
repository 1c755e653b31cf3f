"""Kryptos: how the machine plays it, from a view alone."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct, structs

from zaslonka.games.kryptos.beliefs import Likely, Worlds
from zaslonka.games.kryptos.content import colour
from zaslonka.games.kryptos.rules import (
    Guess,
    Guessed,
    Move,
    Opening,
    SecondGuess,
    Stop,
    TurnUp,
    View,
    hidden_places,
    openable,
    turned_up,
    worth,
)
from zaslonka.kernel import Chance, Seat
