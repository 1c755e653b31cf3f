"""Złam ten Kod: how the machine plays it, from a view alone."""

import numpy as np
from msgspec import Struct, structs

from zaslonka.games.zlam_ten_kod.beliefs import Worlds
from zaslonka.games.zlam_ten_kod.content import CARDS
from zaslonka.games.zlam_ten_kod.masks import Counts, Indices, answers
from zaslonka.games.zlam_ten_kod.rules import (
    Ask,
    Asked,
    Guess,
    LastChance,
    Move,
    Table,
    View,
    Write,
)
from zaslonka.kernel import Chance


class Player(Struct, frozen=True):
    """What makes a level: memory, choice of question, and how sure is sure enough."""

    forgets: int  # of a hundred answers
    ponders: int  # among so many of the most telling questions it picks at random
    dares: float  # guesses when the likeliest code has this probability


PLAYERS = {
    "latwy": Player(forgets=35, ponders=6, dares=0.34),
    "sredni": Player(forgets=12, ponders=2, dares=0.5),
    "mistrz": Player(forgets=0, ponders=1, dares=0.5),
}


def decide(view: View, level: str, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    player, table = PLAYERS[level], view.table
    remembered = _remembered(view, player.forgets, Chance(seed))
    worlds = Worlds(remembered)
    target = 1 - view.seat if table.players == 2 and view.seat is not None else None
    codes = worlds.codes(target)
    code = max(codes, key=codes.__getitem__)
    likely = codes[code] / sum(codes.values())
    if likely >= player.dares or _now_or_never(view):
        return Guess(code) if table.players == 2 else Write(code)
    chance = Chance(seed, 1 + len(table.past))
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


def _now_or_never(view: View) -> bool:
    """Whether a question now would never be followed by a guess of one's own."""
    table = view.table
    if not table.row or isinstance(table.agenda[0], LastChance):
        return True
    if table.players == 2:
        return False
    others = table.players - len(table.out) - 1
    return bool(table.winners) or len(table.row) + table.pile <= others + 1


def _most_telling(worlds: Worlds, table: Table) -> list[Ask]:
    """The open questions, those first whose answers are least foreseen."""
    held = [worlds.weights(seat) for seat in worlds.seats]
    questions = [Ask(card, digit) for card in table.row for digit in CARDS[card].digits or (None,)]
    return sorted(
        questions, key=lambda ask: -sum(_surprise(ask, table.tiles, *found) for found in held)
    )


def _surprise(ask: Ask, tiles: int, found: Indices, weights: Counts) -> float:
    """The entropy of the answer, in bits."""
    given, _ = answers(ask.card, ask.digit, tiles)
    share = np.bincount(given[found], weights) / weights.sum()
    share = share[share > 0]
    return float(-(share * np.log2(share)).sum())
