"""The reference player that Kod Krakowa bots are measured against.  Frozen: do not improve it.

It is greedy: it goes to the district where, for each action, a place is likeliest to carry one of
its attributes, counting all places of a district that nobody has collected as equally likely.  It
collects there, draws when nothing can be reached in this turn, plays every card as soon as it may,
and puts its markers beside other players' pawns.
"""

from zaslonka.games.kod_krakowa.content import AROUND, ENDS, NUMBER, PLACES_OF, TOKENS, District
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    Discard,
    DrawCard,
    EndTurn,
    GiveUp,
    Lay,
    Move,
    PlacePawn,
    PlayCard,
    PutBarrier,
    PutStop,
    Reveal,
    Trade,
    Walk,
)
from zaslonka.games.kod_krakowa.passages import open_neighbours, steps_from
from zaslonka.games.kod_krakowa.rules import Turn
from zaslonka.games.kod_krakowa.state import Board, View
from zaslonka.games.kod_krakowa.targets import pawn_of
from zaslonka.kernel import Chance, Seat


def decide(view: View, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    table, seat, step = view.table, view.seat, view.table.agenda[0]
    chance = Chance(seed, table.turn << 8 | table.actions << 4 | len(view.hand.cards))
    moves: list[Move] = list(chance.shuffled(step.moves(view)))
    if isinstance(step, Turn):
        return _in_turn(table, seat, moves)
    return max(moves, key=lambda move: _liking(table, seat, move))


def _in_turn(table: Board, seat: Seat, moves: list[Move]) -> Move:
    for kind in (PlayCard, Trade, Discard, EndTurn):
        for move in moves:
            if isinstance(move, kind):
                return move
    here = pawn_of(table, seat)
    steps = steps_from(here, table.blocked)
    reached = [
        district
        for district in steps
        if steps[district] < table.actions
        and (table.laid[NUMBER[district]] or district not in table.discovered)
    ]
    target = max(
        reached,
        key=lambda district: _share(table, seat, district) / (1 + steps[district]),
        default=None,
    )
    if target is None or not _share(table, seat, target):
        return DrawCard() if DrawCard() in moves else moves[0]
    if target == here:
        return next(move for move in moves if isinstance(move, Collect))
    back = steps_from(target, table.blocked)
    return Walk(min(open_neighbours(table, here), key=back.__getitem__))


def _liking(table: Board, seat: Seat, move: Move) -> float:
    match move:
        case PlacePawn(district):
            return sum(_share(table, seat, near) for near in (district, *AROUND[district]))
        case Collect(district) | Lay(district) | Walk(district) | Reveal(district):
            return _share(table, seat, district)
        case GiveUp(place):
            return _share(table, seat, TOKENS[place].district)
        case PutBarrier(passage) | PutStop(passage):
            ends = ENDS[passage]
            beside = sum(pawn in ends for pawn in table.pawns)
            return beside - 2 * (table.pawns[seat] in ends)
    return 0.0


def _share(table: Board, seat: Seat, district: District) -> float:
    """How many of a district's places that nobody has collected carry an own attribute."""
    boards = table.boards[seat]
    collected = {place for other in table.boards for place in other.places}
    hidden = [place for place in PLACES_OF[district] if place not in collected]
    fitting = [
        place
        for place in hidden
        if {boards.left, boards.right}.intersection(TOKENS[place].attributes)
    ]
    return len(fitting) / max(len(hidden), 1)
