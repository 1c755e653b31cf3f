"""Kod Krakowa: walk the districts and collect the places that carry your attributes, for 2 to 4."""

from zaslonka.kernel.parts import Beliefs, Bot, Knowledge, Printing
from .beliefs import facts, odds
from .bot import decide
from .challenge import CHALLENGE
from .domains import domains_of
from .game import KodKrakowa
from .knowledge import read
from .lesson import LESSON
from .posterior import posterior_of
from .printing import pdf
from .puzzles import PUZZLES
from .story import tell

GAME = KodKrakowa(
    bot=Bot(decide),
    beliefs=Beliefs(facts, odds, posterior_of),
    lesson=LESSON,
    story=tell,
    knowledge=Knowledge(read),
    printing=Printing(pdf),
    domains=domains_of,
    challenge=CHALLENGE,
    puzzles=PUZZLES,
)
