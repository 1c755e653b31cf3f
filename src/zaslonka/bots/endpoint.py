"""A language model as a bot: any endpoint that speaks OpenAI's chat completions.

It is told the rules in a few words and the view of its seat, as JSON, and nothing else. What it
answers is checked like anybody's move; for what it cannot answer there is the house's own bot.
"""

import re
import urllib.request
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.kernel import Illegal

LEVEL = "mistrz"
"""The bots that ask the endpoint first."""

MOST_BYTES = 1 << 20
"""Of an answer; a longer one is cut, and so no answer."""

_JSON = re.compile(r"\{.*\}", re.DOTALL)


class Endpoint(Struct, frozen=True):
    """Where a model is asked, and which."""

    url: str  # to which /chat/completions is added
    model: str
    key: str = ""
    seconds: float = 20


class _Message(Struct):
    content: str


class _Choice(Struct):
    message: _Message


class _Completion(Struct):
    choices: list[_Choice]


def decide(endpoint: Endpoint, game: str, seen: bytes) -> Any | None:
    """A legal move on a view, given as JSON; None where the house's own bot has to move.

    A game is played so if its bot has instructions for what a model should decide.
    """
    rules = games.get(game)
    if rules.bot is None or rules.bot.instructions is None:
        return None
    view = msgspec.json.decode(seen, type=rules.seat_view_type)
    if (instructions := rules.bot.instructions(view)) is None:
        return None
    try:
        said = _ask(endpoint, instructions, seen.decode())
        found = _JSON.search(said)
        move = msgspec.json.decode(found[0] if found else said, type=rules.move_type)
        rules.check(view, move)
    except (OSError, msgspec.MsgspecError, Illegal, IndexError):
        return None
    return move


def _ask(endpoint: Endpoint, instructions: str, about: str) -> str:
    question = {
        "model": endpoint.model,
        "messages": [
            {"role": "system", "content": instructions},
            {"role": "user", "content": about},
        ],
    }
    request = urllib.request.Request(  # noqa: S310 the host chose the address
        f"{endpoint.url.rstrip('/')}/chat/completions",
        msgspec.json.encode(question),
        {"Content-Type": "application/json", "Authorization": f"Bearer {endpoint.key}"},
    )
    with urllib.request.urlopen(request, timeout=endpoint.seconds) as answer:  # noqa: S310
        said = answer.read(MOST_BYTES)
    return msgspec.json.decode(said, type=_Completion).choices[0].message.content
