"""The reference player that Kod Krakowa bots are measured against.  Frozen: do not improve it.

It is greedy: it goes to the district where, for each action, a place is likeliest to carry one of
its attributes, counting all places of a district that nobody has collected as equally likely.  It
collects there, draws when nothing can be reached in this turn, plays every card as soon as it may,
and puts its markers beside other players' pawns.
"""

from zaslonka.games.kod_krakowa.city import City, View
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
from zaslonka.games.kod_krakowa.targets import pawn_of
from zaslonka.kernel import Chance, Seat


def decide(view: View, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    assert view.seat is not None
    assert view.hand is not None
    city, seat, step = view.table, view.seat, view.table.agenda[0]
    chance = Chance(seed, city.turn << 8 | city.actions << 4 | len(view.hand.cards))
    moves: list[Move] = list(chance.shuffled(step.moves(view)))
    if isinstance(step, Turn):
        return _in_turn(city, seat, moves)
    return max(moves, key=lambda move: _liking(city, seat, move))


def _in_turn(city: City, seat: Seat, moves: list[Move]) -> Move:
    for kind in (PlayCard, Trade, Discard, EndTurn):
        for move in moves:
            if isinstance(move, kind):
                return move
    here = pawn_of(city, seat)
    steps = steps_from(here, city.blocked)
    reached = [
        district
        for district in steps
        if steps[district] < city.actions
        and (city.laid[NUMBER[district]] or district not in city.discovered)
    ]
    target = max(
        reached,
        key=lambda district: _share(city, seat, district) / (1 + steps[district]),
        default=None,
    )
    if target is None or not _share(city, seat, target):
        return DrawCard() if DrawCard() in moves else moves[0]
    if target == here:
        return Collect(here)
    back = steps_from(target, city.blocked)
    return Walk(min(open_neighbours(city, here), key=back.__getitem__))


def _liking(city: City, seat: Seat, move: Move) -> float:
    match move:
        case PlacePawn(district):
            return sum(_share(city, seat, near) for near in (district, *AROUND[district]))
        case Collect(district) | Lay(district) | Walk(district) | Reveal(district):
            return _share(city, seat, district)
        case GiveUp(place):
            return _share(city, seat, TOKENS[place].district)
        case PutBarrier(passage) | PutStop(passage):
            ends = ENDS[passage]
            beside = sum(pawn in ends for pawn in city.pawns)
            return beside - 2 * (city.pawns[seat] in ends)
    return 0.0


def _share(city: City, seat: Seat, district: District) -> float:
    """How many of a district's places that nobody has collected carry an own attribute."""
    boards = city.boards[seat]
    collected = {place for other in city.boards for place in other.places}
    hidden = [place for place in PLACES_OF[district] if place not in collected]
    fitting = [
        place
        for place in hidden
        if {boards.left, boards.right}.intersection(TOKENS[place].attributes)
    ]
    return len(fitting) / max(len(hidden), 1)
