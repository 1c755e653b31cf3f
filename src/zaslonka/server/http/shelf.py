"""What is the same for everybody: games, rules, sentences, knowledge, lessons, over HTTP."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from zaslonka import games, sentences
from zaslonka.kernel.levels import LANGUAGES
from zaslonka.protocol import bodies
from zaslonka.server.http import shelved
from zaslonka.server.http.answering import Answers, Refusal, json, language


class Shelf(Answers):
    """What may be read without being anybody."""

    async def games(self, request: Request) -> Response:
        return shelved.marked(request, shelved.shelf())

    async def rules(self, request: Request) -> Response:
        book = shelved.rules(request.path_params["game"], language(request))
        if book is None:
            raise Refusal(404, "unknown_rules", "there are no such rules in this language")
        return shelved.marked(request, book)

    async def text(self, request: Request) -> Response:
        name, spoken = request.path_params["game"], language(request)
        if name not in games.names() or spoken not in LANGUAGES:
            raise Refusal(404, "unknown_game", "there is no such game in this language")
        files = sentences.files_of(spoken, name)
        return json(bodies.Text(spoken, "\n".join(file.read_text("utf-8") for file in files)))

    async def knowledge(self, request: Request) -> Response:
        told = shelved.knowledge(request.path_params["game"])
        if told is None:
            raise Refusal(404, "unknown_path", "this game tells no more than its rules")
        return shelved.marked(request, told)

    async def walk(self, request: Request) -> Response:
        part = request.query_params.get("part", "0")
        asked = request.path_params["game"], part, language(request)
        recorded = await asyncio.to_thread(shelved.lesson, *asked)
        if recorded is None:
            raise Refusal(404, "unknown_path", "this game has no such lesson")
        return shelved.marked(request, recorded)
