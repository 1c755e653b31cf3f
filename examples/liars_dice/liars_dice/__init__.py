"""Kości kłamcy: everybody rolls under a cup, bids rise, and somebody doubts, for 2 to 6."""

from zaslonka.kernel.parts import Beliefs, Bot
from .bot import decide
from .game import LiarsDice
from .lesson import LESSON
from .odds import facts, odds
from .story import tell

GAME = LiarsDice(bot=Bot(decide), beliefs=Beliefs(facts, odds), lesson=LESSON, story=tell)
