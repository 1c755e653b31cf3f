"""Kod Krakowa: why the best line of a daily task is what it is, for who has done it.  TAB-69."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from zaslonka.kernel import Chance, Illegal, Played, Seat
from zaslonka.kernel.challenge import because
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.story import Sentence
from .content import ACTIONS, CARDS, TOKENS, Card, District, Passage, Place, Slot
from .effects import CollectNearby, ExtraActions, GoTo, RemoveStop, Tram
from .foresight import PUTS, known, lying
from .moves import (
    Collect,
    EndTurn,
    LiftBarrier,
    PlayCard,
    PutBarrier,
    PutStop,
    Swap,
    TakeStop,
    Walk,
)
from .passages import block, open_neighbours
from .state import Board, View
from .targets import pawn_of

Reason: TypeAlias = tuple[str, dict[str, Any]]


def reasons(
    position: Draft, line: Sequence[Played], nearest: int, best: int
) -> tuple[Sentence, ...]:
    """What each move is for; who goes for the ``nearest`` place each time has so many of them."""
    return tuple(_Reasons(position, line).told(nearest, best))


class _Reasons:
    def __init__(self, position: Draft, line: Sequence[Played]) -> None:
        self._position, self._line = position, line
        self._solver: Seat = position.on_turn
        played = [one.move.card for one in line if isinstance(one.move, PlayCard)]
        effects = [CARDS[card].effect for card in played]
        extra = [effect.count for effect in effects if isinstance(effect, ExtraActions)]
        self._actions = ACTIONS + sum(extra)

    def told(self, nearest: int, best: int) -> Iterator[Sentence]:
        found = sorted(district for district, _ in known(self._position.view(self._solver)))
        certain = Counter(found).most_common()
        facts = {
            "certain": [{"district": district, "count": count} for district, count in certain],
            "nearest": nearest,
            "best": best,
        }
        yield because("kod_krakowa", self._position.log[-1], "plan", **facts)
        game = self._position.copy()
        for at, played in enumerate(self._line):
            for name, facts in self._of(game, played.move, self._line[at + 1 :]):
                yield because("kod_krakowa", played, name, **facts)
            game.play(played.seat, played.move)

    def _of(self, game: Draft, move: Any, rest: Sequence[Played]) -> Iterator[Reason]:
        """What speaks for a move, before it is made, if the rest of the turn goes on so."""
        match move:
            case LiftBarrier(passage) | TakeStop(passage):
                is_stop = isinstance(move, TakeStop)
                if self._is_in_the_way(game, passage, rest):
                    yield "in_the_way", {"passage": passage, "stop": is_stop}
                else:
                    yield "any_barrier" if game.log == self._position.log else "as_good", {}
            case PutBarrier() | PutStop():
                yield "aside", {"stop": isinstance(move, PutStop)}
            case PlayCard(card):
                yield from self._of_card(game.state.table, card, rest)
            case Walk(district):
                yield _arriving(district, rest)
            case Collect(district, slot) if slot is not None:
                yield self._of_place(game.view(self._solver), district, slot)
            case Swap(_, seat, take):
                fitting = _fitting(game.state.table, self._solver, [take])
                yield "swap", {"seat": seat, "place": take, **fitting}
            case EndTurn():
                yield "end", {}
            case _:
                yield "as_good", {}

    def _is_in_the_way(self, game: Draft, passage: Passage, rest: Sequence[Played]) -> bool:
        """Whether the turn could not go on so, were the marker of this passage still there."""
        state = game.state.clone()
        lift = self._line[len(game.log) - len(self._position.log)]
        for played in (lift, *rest):
            try:
                # Where markers go is of no account here.
                if not isinstance(played.move, PUTS):
                    game.rules.check(game.rules.judging(state, played.seat), played.move)
            except Illegal:
                return True
            chance = Chance(game.seed, played.ply)
            game.rules.carry_out(state, played.seat, played.move, chance)
            block(state.table, passage)
        return False

    def _of_card(self, table: Board, card: Card, rest: Sequence[Played]) -> Iterator[Reason]:
        match CARDS[card].effect:
            case ExtraActions(count):
                yield "actions", {"count": count, "needed": self._actions}
            case GoTo(district):
                yield self._ride(table, district)
                yield _arriving(district, rest)
            case Tram():
                yield self._ride(table, rest[0].move.district)
            case CollectNearby():
                yield "nearby", {"district": rest[0].move.district}
            case RemoveStop():
                yield "stop", {}
            case _:
                yield "as_good", {}

    def _ride(self, table: Board, district: District) -> Reason:
        """How far it would be on foot."""
        steps = _steps(table, pawn_of(table, self._solver), district)
        return "ride", {"district": district, "steps": steps}

    def _of_place(self, view: View, district: District, slot: Slot) -> Reason:
        """What can lie in a slot, for all the solver knows, and how that is known."""
        places = lying(view, district)[slot]
        facts = _fitting(view.table, self._solver, places)
        if len(places) > 1:
            return "whichever", facts | {"places": [{"place": place} for place in places]}
        seen = {place for look in view.hand.seen for place in look.places}
        return "seen" if places[0] in seen else "only", facts | {"place": places[0]}


def _arriving(district: District, rest: Sequence[Played]) -> Reason:
    """What is collected in a district, or where one goes on to."""
    collected = [one.move.district for one in rest if isinstance(one.move, Collect)]
    if district in collected:
        return "here", {"count": collected.count(district)}
    return ("towards", {"district": collected[0]}) if collected else ("as_good", {})


def _fitting(table: Board, seat: Seat, places: Sequence[Place]) -> dict[str, Any]:
    """The attributes of one's own boards that these places carry, and how many they are."""
    boards = table.boards[seat]
    carried = {one for place in places for one in TOKENS[place].carries(table.edition)}
    attributes = [one for one in (boards.left, boards.right) if one in carried]
    return {"attributes": attributes, "fitting": len(attributes)}


def _steps(table: Board, start: District, goal: District) -> int | None:
    """How many districts one would walk through on the board; None where there is no way."""
    steps, edge = {start: 0}, [start]
    for district in edge:
        for near in open_neighbours(table, district):
            if near in table.discovered and near not in steps:
                steps[near] = steps[district] + 1
                edge.append(near)
    return steps.get(goal)
