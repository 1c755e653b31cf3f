"""Everything but play, over HTTP: the requests of docs/protocol.md and who answers them."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from zaslonka.protocol.routes import FOR_HOSTS, REQUESTS
from zaslonka.server.http.answering import Answers, Endpoint, Refusal, answering
from zaslonka.server.http.away import Away
from zaslonka.server.http.challenges import DailyChallenges
from zaslonka.server.http.contests import ContestAnswers
from zaslonka.server.http.finished import Finished
from zaslonka.server.http.friends import Circles
from zaslonka.server.http.hosting import Hosting
from zaslonka.server.http.keys import Keys
from zaslonka.server.http.people import People
from zaslonka.server.http.puzzles import Puzzles
from zaslonka.server.http.results import PeoplesResults
from zaslonka.server.http.shelf import Shelf
from zaslonka.server.http.tables import Tables
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.tables.registry import Registry


def routes(registry: Registry, tokens: Tokens) -> list[Route]:
    """Every request, answered by the method of its name; and what there is not."""
    # However a table is made, it is one of those that an address may make in an hour.
    new_tables = AnHour(registry.services.settings.limits.tables_an_hour)
    subjects = (
        People(registry, tokens),
        Keys(registry, tokens),
        Circles(registry, tokens, new_tables),
        Shelf(registry, tokens),
        Tables(registry, tokens, new_tables),
        Away(registry, tokens),
        DailyChallenges(registry, tokens, new_tables),
        ContestAnswers(registry, tokens),
        Puzzles(registry, tokens),
        Finished(registry, tokens),
        PeoplesResults(registry, tokens),
        Hosting(registry, tokens),
    )
    answers = [
        Route(one.path, answering(_method(subjects, one.name)), methods=[one.method])
        for one in (*REQUESTS, *FOR_HOSTS)
    ]
    return [*answers, Route("/api/{path:path}", answering(_nothing))]


def _method(subjects: tuple[Answers, ...], name: str) -> Endpoint:
    (found,) = (getattr(subject, name) for subject in subjects if hasattr(subject, name))
    endpoint: Endpoint = found
    return endpoint


async def _nothing(_: Request) -> Response:
    raise Refusal(404, "unknown_path", "see docs/protocol.md for what there is")
