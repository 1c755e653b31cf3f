"""Recorded games replay to the same bytes, and there is one for each way a game can end."""

import ast
import inspect
import textwrap
from collections.abc import Callable

import pytest

from tests.support.recorded import Recorded, plies, recorded
from zaslonka import games
from zaslonka.kernel import Result

RECORDED = [
    pytest.param(game, id=f"{name}-{ending}")
    for name in games.names()
    for ending, game in recorded(name).items()
]


@pytest.mark.parametrize("game", RECORDED)
def test_a_recorded_game_replays_to_the_same_bytes(game: Recorded) -> None:
    """State, result and everything told; a change of the rules needs a new version and record.

    Games of older versions stay on record, for they must replay for ever.
    """
    assert Recorded.of(game.match) == game


@pytest.mark.parametrize("game", RECORDED)
def test_a_recorded_game_is_over_and_sound_all_along(game: Recorded) -> None:
    rules = games.get(game.match.game)
    for state, _ in plies(game.match):
        rules.audit(state)
    assert rules.to_act(game.match.replay().table) == ()


@pytest.mark.parametrize("name", games.names())
def test_there_is_a_recorded_game_for_each_reason_to_end(name: str) -> None:
    reasons = reasons_named_by(type(games.get(name)).result)
    assert reasons
    newest = [game for game in recorded(name).values() if is_newest(game)]
    assert {game.result.reason for game in newest} == reasons


def is_newest(game: Recorded) -> bool:
    return game.match.version == games.get(game.match.game).version


def reasons_named_by(result: Callable[..., Result]) -> set[str]:
    """The strings in the source of a game's `result`, all but its docstring."""
    (function,) = ast.parse(textwrap.dedent(inspect.getsource(result))).body
    assert isinstance(function, ast.FunctionDef)
    body = function.body[1:] if ast.get_docstring(function) else function.body
    nodes = [node for statement in body for node in ast.walk(statement)]
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
