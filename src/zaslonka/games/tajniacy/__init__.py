"""Tajniacy: two spymasters, twenty-five codenames, one word at a time, for 4 to 12."""

from zaslonka.kernel.parts import Beliefs, Bot, Judge
from .bot import decide, opine
from .challenge import CHALLENGE
from .domains import domains_of
from .game import Tajniacy
from .instructions import instructions
from .judge import advise_on, prepare
from .lesson import LESSON
from .posterior import posterior_of
from .puzzles import PUZZLES
from .story import tell

GAME = Tajniacy(
    bot=Bot(decide, instructions, opine),
    beliefs=Beliefs(posterior=posterior_of),
    judge=Judge(advise_on, prepare),
    lesson=LESSON,
    story=tell,
    domains=domains_of,
    challenge=CHALLENGE,
    puzzles=PUZZLES,
)
