"""Złam ten Kod: deduce hidden digits and colours by asking the best questions, for 2 to 4."""

from zaslonka.kernel.parts import Beliefs, Bot
from .batch import BATCH
from .beliefs import facts, odds
from .bot import decide
from .challenge import CHALLENGE
from .domains import domains_of
from .game import ZlamTenKod
from .lesson import LESSON
from .meter import measured
from .posterior import posterior_of
from .puzzles import PUZZLES
from .story import tell

GAME = ZlamTenKod(
    bot=Bot(decide),
    beliefs=Beliefs(facts, odds, posterior_of),
    lesson=LESSON,
    story=tell,
    meter=measured,
    domains=domains_of,
    challenge=CHALLENGE,
    batch=BATCH,
    puzzles=PUZZLES,
)
