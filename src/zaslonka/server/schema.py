"""The shapes of everything on the wire, as OpenAPI; printed by `python -m zaslonka.server.schema`.

Each game's own types are named ``<game>.<Struct>``, for example ``zlam_ten_kod.Ask``.
"""

import functools
import importlib
import typing
from typing import Any

import msgspec

from zaslonka import __version__, games
from zaslonka.server import bodies, knowledge, wire
from zaslonka.server.thinking import HELP_FUNCTIONS, helps, judge_of
from zaslonka.table.info import TableInfo
from zaslonka.table.record import Record
from zaslonka.tales import Story

_PATHS: tuple[tuple[str, str, str, Any, Any], ...] = (
    ("post", "/api/people", "Become somebody", bodies.NewPerson, bodies.Person),
    ("patch", "/api/people/me", "Take another name", bodies.NewPerson, bodies.Person),
    ("delete", "/api/people/me", "Be forgotten", None, None),
    ("post", "/api/people/me/pass", "Carry your seats to a device", bodies.NewPass, bodies.Pass),
    ("delete", "/api/people/me/pass", "Withdraw the pass", None, None),
    ("post", "/api/people/pass", "Become who issued a pass", bodies.UsePass, bodies.Person),
    ("get", "/api/games", "The games on the shelf", None, list[bodies.GameInfo]),
    ("get", "/api/rules/{game}", "A game's clauses", None, bodies.Rulebook),
    ("get", "/api/knowledge/{game}", "Its world: `<game>.Knowledge`", None, Any),
    ("post", "/api/tables", "Make a table", bodies.NewTable, bodies.MadeTable),
    ("post", "/api/lessons", "Begin a first game", bodies.NewLesson, bodies.MadeTable),
    ("get", "/api/tables", "Where you sit", None, list[bodies.MyTable]),
    ("get", "/api/tables/public", "Tables for anybody", None, list[bodies.PublicTable]),
    ("get", "/api/tables/{id}", "What everybody may know", None, TableInfo),
    ("delete", "/api/tables/{id}", "Delete a table of yours", None, None),
    ("get", "/api/tables/{id}/replay", "A finished game", None, bodies.Replay),
    ("get", "/api/tables/{id}/record", "A finished game, to be checked", None, Record),
    ("post", "/api/replays", "Open such a file", Record, bodies.OpenedFile),
    ("post", "/api/replays/story", "The game in such a file, told", Record, Story),
    ("get", "/api/tables/{id}/story", "A finished game, told", None, Story),
)


@functools.cache
def openapi() -> dict[str, Any]:
    sent = [shape for *_, asks, answers in _PATHS for shape in (asks, answers) if shape]
    shapes = [wire.ServerMessage, wire.ClientMessage, bodies.Problem, *sent]
    found, components = _components(shapes, "")
    named = dict(zip(map(id, sent), found[3:], strict=True))
    paths: dict[str, Any] = {}
    for method, path, summary, asks, answers in _PATHS:
        operation = _operation(path, summary, named.get(id(asks)), named.get(id(answers)))
        paths.setdefault(path, {})[method] = operation
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
        **_help_types(name),
        **_advice_types(name),
        **_knowledge_type(name),
    }
    found, components = _components(list(wholes.values()), f"{name}.")
    for whole, shape in zip(wholes, found, strict=True):
        components.setdefault(f"{name}.{whole}", shape)
    return components


def _help_types(name: str) -> dict[str, Any]:
    beliefs = importlib.import_module(f"zaslonka.games.{name}.beliefs")
    return {
        f"Help_{level}": typing.get_type_hints(getattr(beliefs, function))["return"]
        for level, function in HELP_FUNCTIONS.items()
        if level in helps(name)
    }


def _advice_types(name: str) -> dict[str, Any]:
    judge = judge_of(name)
    return {} if judge is None else {"Advice": typing.get_type_hints(judge.advise_on)["return"]}


def _knowledge_type(name: str) -> dict[str, Any]:
    module = knowledge.module(name)
    return {"Knowledge": module.Knowledge} if module else {}


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
