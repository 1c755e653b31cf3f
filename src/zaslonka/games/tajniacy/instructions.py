"""Tajniacy: what a language model is told that sits on a seat, beside the seat's view."""

from .rules import Giving, Guessing
from .state import View, uncovered

_GAME = """\
You play Tajniacy, a game like Codenames, in {language}. The user's message is all that your seat
can see, as JSON. Your team is {team}. Words that are still uncovered, by place: {words}.
Answer with one JSON object and nothing else.
"""

_SPYMASTER = """\
You are the spymaster, and hand.key says who stands behind each place. Give one word that leads your
operatives to as many of your team's words as is safe, and to nobody else's, least of all the
assassin's: {"type": "give_clue", "word": "...", "number": 2}. The word must not be a form, a part
or a relative of an uncovered word.
"""

_OPERATIVE = """\
You are an operative. The last clue in table.clues is yours to guess at. Touch the word you are
surest of: {"type": "touch", "place": 0}; or, once one was found on this clue, stop:
{"type": "stop"}.
"""

_LANGUAGES = {"pl": "Polish", "en": "English"}


def instructions(view: View) -> str | None:
    """For clues and guesses; judging is the house's own."""
    table, step = view.table, view.table.agenda[0]
    match step:
        case Giving() if view.seat == step.seats[0]:
            role = _SPYMASTER
        case Guessing() if view.seat != step.judge:
            role = _OPERATIVE
        case _:
            return None
    words = ", ".join(f"{place} {table.words[place]}" for place in uncovered(table))
    language = _LANGUAGES[table.options.language]
    return _GAME.format(language=language, team=table.teams[view.seat], words=words) + role
