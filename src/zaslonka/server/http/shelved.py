"""What is the same for everybody while the server runs: games, rules, knowledge, lessons.

A browser that has it is told so by its mark, and may keep it for when there is no network: these
answers, and no others, are on the list that the page's service worker keeps by.  TAB-80.
"""

import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from zaslonka import games
from zaslonka.kernel.levels import LANGUAGES, Language
from zaslonka.protocol import bodies, rulebooks, walks
from zaslonka.server.operations import logs


def marked(request: Request, body: bytes) -> Response:
    """An answer, or that whoever asks has it already."""
    mark = f'"{_hash(body)[:16]}"'
    headers = {"ETag": mark, "Cache-Control": "public, no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


# The answers


def shelf() -> bytes:
    return msgspec.json.encode([_game_info(name) for name in games.names()])


def rules(name: str, language: str) -> bytes | None:
    """A rulebook; None where there is none."""
    book = rulebooks.read(name, language)
    return None if book is None else msgspec.json.encode(book)


def knowledge(game: str) -> bytes | None:
    """What a game tells everybody about its world; None where it has no such part."""
    return _knowledge(game) if game in games.names() else None


def lesson(game: str, part: str, language: str) -> bytes | None:
    """A part of a lesson as a recorded walk; None where there is none.  TAB-82."""
    parts = len(games.get(game).lesson) if game in games.names() else 0
    known: dict[tuple[str, str], tuple[int, Language]] = {
        (str(part), one): (part, one) for part in range(parts) for one in LANGUAGES
    }
    found = known.get((part, language))
    return None if found is None else _walk(game, *found)


@functools.cache
def _knowledge(game: str) -> bytes | None:
    knowledge = games.get(game).knowledge
    return None if knowledge is None else msgspec.json.encode(knowledge.read())


@functools.cache
def _walk(game: str, part: int, language: Language) -> bytes:
    return msgspec.json.encode(walks.walk(game, part, language))


def _game_info(name: str) -> bodies.GameInfo:
    game = games.get(name)
    return bodies.GameInfo(
        name=name,
        version=game.version,
        seats=tuple(game.seats),
        options=msgspec.json.schema(game.options),
        levels=game.levels,
        helps=game.helps,
        phrases=game.phrases,
        lesson=bool(game.lesson),
        clockless=game.clockless,
    )


# What may be kept


def worker(script: Path) -> bytes:
    """The service worker, told of which release it is and which answers it may keep.

    Whatever is new in any of them makes it another worker, with a cache of its own.
    """
    answers = {path: _hash(body) for path, body in _everything()}
    told, built = msgspec.json.encode(answers), script.read_bytes()
    release = _hash(told + built)[:16].encode()
    return b'self.RELEASE="zaslonka-%b";self.ANSWERS=%b;\n%b' % (release, told, built)


def _everything() -> Iterator[tuple[str, bytes]]:
    """Every such answer, by the address at which the page asks for it."""
    yield "/api/games", shelf()
    for name in games.names():
        if (told := knowledge(name)) is not None:
            yield f"/api/knowledge/{name}", told
    for language in LANGUAGES:
        for name in (*rulebooks.OF_EVERY_TABLE, *games.names()):
            if (book := rules(name, language)) is not None:
                yield f"/api/rules/{name}?lang={language}", book
        for name in games.names():
            for part in range(len(games.get(name).lesson)):
                if (walked := _walked(name, part, language)) is not None:
                    yield f"/api/lessons/{name}?part={part}&lang={language}", walked


def _walked(game: str, part: int, language: Language) -> bytes | None:
    """None for a lesson that its own game cannot play: nobody else's page suffers from it."""
    try:
        return _walk(game, part, language)
    except Exception:
        logs.failure("no_walk", game=game, part=part)
        return None


def _hash(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()
