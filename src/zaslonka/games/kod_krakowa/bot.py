"""Kod Krakowa: how the machine plays it, from a view alone."""

import math
from collections.abc import Iterator

from msgspec import Struct

from zaslonka.bots.search import Guide, weigh
from zaslonka.games.kod_krakowa import GAME
from zaslonka.games.kod_krakowa.blueprint import blueprint, liking
from zaslonka.games.kod_krakowa.city import City, Hand, View
from zaslonka.games.kod_krakowa.deeds import has_room
from zaslonka.games.kod_krakowa.moves import Collect, DrawCard, EndTurn, Move, PlayCard, Walk
from zaslonka.games.kod_krakowa.outlook import Outlook
from zaslonka.games.kod_krakowa.prompts import Laying
from zaslonka.games.kod_krakowa.rules import State, Turn
from zaslonka.kernel import Chance, Seat


class Player(Struct, frozen=True):
    """What makes a level: how often it does not think, and how much it tries out."""

    whims: int  # of a hundred decisions, so many are made without thinking
    playouts: int


PLAYERS = {
    "latwy": Player(whims=40, playouts=0),
    "sredni": Player(whims=18, playouts=0),
    "mistrz": Player(whims=0, playouts=32),
}

AIMS, LAYS = 4, 2
"""So many districts to go to, and to lay a place on, are tried."""

MARGIN = 0.06
"""By so much a plan must be better than the quick player's own, as both are only sampled."""

JOINT, CARD, RATE = 0.25, 0.25, 1.3
"""What a place on the joint, a card in the hand and what an action brings are worth beside a place
on the fuller board: fitted to who won after 5,238 turns of the quick player."""


def decide(view: View, level: str, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    assert view.hand is not None
    player, city = PLAYERS[level], view.table
    chance = Chance(seed, city.turn << 8 | city.actions << 4 | len(view.hand.cards))
    if chance.below(100) < player.whims:
        moves: list[Move] = list(city.agenda[0].moves(view))
        return chance.pick(moves)
    if player.playouts and isinstance(city.agenda[0], Turn):
        return _searched(view, player.playouts, chance)
    return blueprint(view, chance)


def _searched(view: View, playouts: int, chance: Chance) -> Move:
    """The first move of the plan for this turn that promises most."""
    quick = blueprint(view, chance)
    plans: list[tuple[Move, ...]] = [(quick,)]
    plans += [plan for plan in dict.fromkeys(_plans(view)) if plan != plans[0]]
    if all(plan[0] == quick for plan in plans):
        return quick
    turn = view.table.turn
    guide = Guide(blueprint, lambda table: table.turn > turn, _value)
    worth = weigh(GAME, view, plans, guide, playouts, chance)
    best = max(worth)
    return plans[worth.index(best)][0] if best > worth[0] + MARGIN else quick


def _plans(view: View) -> Iterator[tuple[Move, ...]]:
    """Rows of moves worth trying: each card, the best districts to go to, and a card drawn."""
    assert view.seat is not None
    city, seat = view.table, view.seat
    outlook = Outlook(city, seat, view.hand)
    for move in city.agenda[0].moves(view):
        if isinstance(move, (PlayCard, EndTurn)):
            yield (move,)
    if not city.actions:
        return
    for _, district in sorted(outlook.aims())[-AIMS:]:
        yield (*map(Walk, outlook.way(district)), Collect(district))
    if has_room(city, seat):
        lays = list(Laying((seat,)).choices(city, seat))
        for lay in sorted(lays, key=liking(outlook))[-LAYS:]:
            yield (DrawCard(), lay)


def _value(state: State, seat: Seat) -> float:
    """How likely this seat is to win, by how far everybody has come."""
    city = state.table
    if not city.agenda:
        winners = GAME.result(city).winners
        return (seat in winners) / len(winners)
    come = [_come(city, other, hand) for other, hand in enumerate(state.hands)]
    own = come.pop(seat)
    return math.prod(1 / (1 + math.exp(other - own)) for other in come)


def _come(city: City, seat: Seat, hand: Hand) -> float:
    """How far a player has come, in places on the fuller board."""
    boards, aim = city.boards[seat], Outlook(city, seat, hand).best()
    come = boards.best + JOINT * len(boards.joint) + CARD * len(hand.cards)
    return come + RATE * aim.rate if aim else come
