"""Chytrogród: bluff and ambush in a town of five guilds, for 3 to 5."""

from zaslonka.kernel.parts import Beliefs, Bot
from .beliefs import facts, odds
from .bot import decide
from .challenge import CHALLENGE
from .domains import domains_of
from .game import Chytrogrod
from .lesson import LESSON
from .posterior import posterior_of
from .puzzles import PUZZLES
from .story import tell

GAME = Chytrogrod(
    bot=Bot(decide),
    beliefs=Beliefs(facts, odds, posterior_of),
    lesson=LESSON,
    story=tell,
    domains=domains_of,
    challenge=CHALLENGE,
    puzzles=PUZZLES,
)
