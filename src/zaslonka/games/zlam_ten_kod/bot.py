"""Złam ten Kod: how the machine plays it, from a view alone."""

import numpy as np
import numpy.typing as npt
from msgspec import Struct, structs

from zaslonka.kernel import Chance
from zaslonka.kernel.levels import Level
from .beliefs import Worlds, candidates, shown
from .content import CARDS
from .duel import Duel, prospects
from .events import Asked
from .lists import NAMES, QUESTIONS
from .masks import Counts, all_codes, answers
from .moves import Ask, Guess, Move, Write
from .reading import likelihood
from .rules import LastChance, questions
from .state import Board, View


class Player(Struct, frozen=True):
    """What makes a level: memory, choice of question, and how sure is sure enough."""

    forgets: int  # of a hundred answers
    ponders: int  # among so many of the most telling questions it picks at random
    dares: float  # guesses when the likeliest code has this probability
    races: bool = False  # with two players, weighs each move by playing on from it


PLAYERS: dict[Level, Player] = {
    "latwy": Player(forgets=35, ponders=6, dares=0.34),
    "sredni": Player(forgets=12, ponders=2, dares=0.5),
    "mistrz": Player(forgets=0, ponders=1, dares=0.5, races=True),
}


def decide(view: View, level: Level, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    player, table = PLAYERS[level], view.table
    worlds = Worlds(_remembered(view, player.forgets, Chance(seed)))
    chance = Chance(seed, 1 + len(table.past))
    if player.races and table.players == 2:
        return _best_in_the_race(view, worlds, chance)
    codes = worlds.codes(worlds.seats[0] if table.players == 2 else None)
    likeliest = max(codes, key=codes.__getitem__)
    guess = Guess(likeliest) if table.players == 2 else Write(likeliest)
    if len(codes) == 1 or _now_or_never(table):
        return guess
    if codes[likeliest] >= player.dares * sum(codes.values()):
        return guess
    return chance.pick(_most_telling(worlds, table)[: player.ponders])


def _remembered(view: View, forgets: int, memory: Chance) -> View:
    """The view without the answers that this player has forgotten, the same ones all game."""
    past = tuple(
        structs.replace(
            event,
            replies=tuple(reply for reply in event.replies if memory.below(100) >= forgets),
        )
        if isinstance(event, Asked)
        else event
        for event in view.table.past
    )
    return structs.replace(view, table=structs.replace(view.table, past=past))


def _now_or_never(table: Board) -> bool:
    """Whether the viewer, asking now, would never come to guess."""
    if not table.row or isinstance(table.agenda[0], LastChance):
        return True
    if table.players == 2:
        return False
    others = table.players - len(table.out) - 1
    return bool(table.winners) or len(table.row) + table.pile <= others + 1


def _most_telling(worlds: Worlds, table: Board) -> list[Ask]:
    """The open questions, those first whose answers are least foreseen."""
    held = [worlds.weights(seat) for seat in worlds.seats]

    def surprise(ask: Ask) -> float:
        said, _ = answers(ask.card, ask.digit, table.tiles)
        return sum((_entropy(said[found], weights) for found, weights in held), 0.0)

    return sorted(questions(table), key=surprise, reverse=True)


def _entropy(said: npt.NDArray[np.int16], weights: Counts) -> float:
    """How uncertain the answer is, in bits."""
    share = np.bincount(said, weights) / weights.sum()
    share = share[share > 0]
    return float(-(share * np.log2(share)).sum())


def _best_in_the_race(view: View, worlds: Worlds, chance: Chance) -> Move:
    """The question that wins most often, or a guess when that does or nothing else is left."""
    table, seat, hand = view.table, view.seat, view.hand
    spelled, reads_as = all_codes(table.tiles)
    mine, weight = worlds.numbered(1 - seat)
    likely = weight * likelihood(table, seat, mine)
    likeliest = Guess(spelled[mine[likely.argmax()]])
    if len(mine) == 1 or _now_or_never(table):
        return likeliest
    duel = Duel(
        own=spelled.index(hand.code),
        mine=mine,
        weight=likely,
        theirs=np.unique(reads_as[candidates(table, seat)]),
        row=np.array([NAMES.index(card) for card in table.row]),
        unseen=np.array([NAMES.index(card) for card in CARDS if card not in shown(table)], int),
        first=table.first == seat,
    )
    found = prospects(duel, np.random.default_rng(chance.below(1 << 63)))
    best = found.shares.argmax()
    if found.guess >= found.shares[best]:
        return likeliest
    return Ask(*QUESTIONS[found.questions[best]])
