"""What a game tells everybody about its world: its module `knowledge`, where it has one."""

import functools
import hashlib
import importlib
import importlib.util
from types import ModuleType

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from zaslonka import games


def module(game: str) -> ModuleType | None:
    name = f"{games.__name__}.{game}.knowledge"
    known = game in games.names() and importlib.util.find_spec(name)
    return importlib.import_module(name) if known else None


def answer(request: Request) -> Response | None:
    """All of it, once: a browser that still has it is told so; None where there is nothing."""
    body = _body(request.path_params["game"])
    if body is None:
        return None
    mark = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"ETag": mark, "Cache-Control": "public, no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


@functools.cache
def _body(game: str) -> bytes | None:
    found = module(game)
    return msgspec.json.encode(found.read()) if found else None
