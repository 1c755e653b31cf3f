"""The shapes of everything on the wire, as OpenAPI: `python -m zaslonka.protocol.schema`.

Each game's own types are named ``<game>.<Struct>``; as View, Move and so on what they make up.
"""

import functools
import typing
from typing import Any

import msgspec

from zaslonka import __version__, games
from zaslonka.kernel import AnyGame
from zaslonka.protocol import bodies, wire
from zaslonka.protocol.routes import REQUESTS


@functools.cache
def openapi() -> dict[str, Any]:
    sent = [shape for one in REQUESTS for shape in (one.asks, one.answers) if shape]
    shapes = [wire.ServerMessage, wire.ClientMessage, wire.PlyTold, bodies.Problem, *sent]
    found, components = _components(shapes, "")
    named = dict(zip(map(id, sent), found[4:], strict=True))
    paths: dict[str, Any] = {}
    for one in REQUESTS:
        asks, answers = named.get(id(one.asks)), named.get(id(one.answers))
        operation = _operation(one.path, one.summary, asks, answers)
        paths.setdefault(one.path, {})[one.method.lower()] = operation
    components["ServerMessage"], components["ClientMessage"] = found[0], found[1]
    for name in games.names():
        components.update(_of_game(name))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Zasłonka", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _of_game(name: str) -> dict[str, Any]:
    """A game's types; as View, Move, Advice, Knowledge and so on what they make up."""
    game = games.get(name)
    wholes = {
        "View": game.view_type,
        "State": game.state_type,
        "Move": game.move_type,
        "Event": game.event_type,
        "Options": game.options,
        **dict(_types_of_parts(game)),
    }
    found, components = _components(list(wholes.values()), f"{name}.")
    for whole, shape in zip(wholes, found, strict=True):
        components.setdefault(f"{name}.{whole}", shape)
    return components


def _types_of_parts(game: AnyGame) -> typing.Iterator[tuple[str, Any]]:
    """What the parts of a game send, by the return types of their functions."""
    for level in game.helps:
        if game.beliefs and (work_out := game.beliefs.of(level)):
            yield f"Help_{level}", _returned(work_out)
    if game.judge is not None:
        yield "Advice", _returned(game.judge.advise)
    if game.knowledge is not None:
        yield "Knowledge", _returned(game.knowledge.read)


def _returned(function: Any) -> Any:
    return typing.get_type_hints(function)["return"]


def _components(shapes: list[Any], prefix: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    found, components = msgspec.json.schema_components(
        shapes, ref_template=f"#/components/schemas/{prefix}{{name}}"
    )
    return list(found), {f"{prefix}{name}": shape for name, shape in components.items()}


def _operation(path: str, summary: str, asks: Any, answers: Any) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": summary, "responses": {"4XX": _content("Problem")}}
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    if asks is not None:
        operation["requestBody"] = {"required": True, "content": _media(asks)}
    if answers is None:
        operation["responses"]["204"] = {"description": "done"}
    else:
        operation["responses"]["2XX"] = {"description": summary, "content": _media(answers)}
    return operation


def _content(name: str) -> dict[str, Any]:
    reference = {"$ref": f"#/components/schemas/{name}"}
    return {"description": "refused", "content": _media(reference)}


def _media(shape: Any) -> dict[str, Any]:
    return {"application/json": {"schema": shape}}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(openapi())).decode())
