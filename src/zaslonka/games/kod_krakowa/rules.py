"""Kod Krakowa: the steps of setting up and of a turn, in the rulebook's order."""

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from msgspec import structs

from zaslonka import kernel
from zaslonka.games.kod_krakowa.city import City, Hand, Now, Secret, View
from zaslonka.games.kod_krakowa.content import (
    ACTIONS,
    AROUND,
    ATTRIBUTES,
    CALM_ROUNDS,
    CARDS,
    HAND_LIMIT,
    NUMBER,
    START,
    Card,
    District,
    Passage,
    Side,
)
from zaslonka.games.kod_krakowa.deeds import do, draw_card, give_back, has_room, put_away
from zaslonka.games.kod_krakowa.effects import (
    Effect,
    EverybodyDraws,
    ExtraActions,
    GoTo,
    LayPlaces,
)
from zaslonka.games.kod_krakowa.happenings import (
    ActionsAdded,
    BarrierLifted,
    BarrierPut,
    BarriersStuck,
    Discarded,
    PickedBoard,
    PlacedPawn,
    PlayedCard,
    StopKept,
    StopPut,
    Traded,
    TurnEnded,
)
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    Discard,
    DrawCard,
    EndTurn,
    GiveUp,
    Lay,
    Lead,
    LiftBarrier,
    LookAt,
    Move,
    PickBoard,
    PlacePawn,
    PlayCard,
    PutBarrier,
    PutStop,
    Reveal,
    Swap,
    TakeStop,
    Trade,
    Walk,
)
from zaslonka.games.kod_krakowa.passages import (
    block,
    can_move,
    free_passages,
    open_neighbours,
    refuse_marker,
    unblock,
)
from zaslonka.games.kod_krakowa.targets import (
    can_put_stop,
    is_playable,
    layable,
    pawn_of,
    targets,
)
from zaslonka.kernel import Choice, Illegal, Rule, Seat
from zaslonka.records import tag


class Table(City, kw_only=True, tag="table"):
    agenda: (
        "tuple[PickingBoard | PlacingPawn | PuttingBarrier | TurnBegins | FirstBarrier | Turn"
        " | Laying | Resolving | StopSign | PuttingStop | CardDone, ...]"
    ) = ()


State: TypeAlias = kernel.State[Table, Hand, Secret]
TableView: TypeAlias = kernel.View[Table, Hand]


class Prompt(Choice[Now, View, Move], frozen=True):
    """A choice among what everybody can see; without time it is left to chance.  KKR-24."""

    def choices(self, city: City, seat: Seat) -> Iterator[Move]:
        raise NotImplementedError

    def moves(self, view: View) -> Iterator[Move]:
        assert view.seat is not None
        return self.choices(view.table, view.seat)

    def time_up(self, now: Now) -> None:
        (seat,) = self.seats
        self.take(now, seat, now.chance.pick(list(self.choices(now.table, seat))))


# Setting up


class PickingBoard(Prompt, frozen=True, tag="picking_board"):
    """Pick an attribute board of one side, other than the own one of the other.  KKR-10."""

    takes = (PickBoard,)

    side: Side

    def check(self, view: View, move: Move) -> None:
        assert view.seat is not None
        assert isinstance(move, PickBoard)
        if any(getattr(boards, self.side) == move.attribute for boards in view.table.boards):
            raise Illegal("KKR-10", "board_taken", attribute=move.attribute)
        if view.table.boards[view.seat].left == move.attribute:
            raise Illegal("KKR-10", "same_attribute", attribute=move.attribute)

    def choices(self, city: City, seat: Seat) -> Iterator[Move]:
        taken = {getattr(boards, self.side) for boards in city.boards}
        for attribute in ATTRIBUTES:
            if attribute not in taken and attribute != city.boards[seat].left:
                yield PickBoard(attribute)

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        assert isinstance(move, PickBoard)
        boards = now.table.boards
        boards[seat] = structs.replace(boards[seat], **{self.side: move.attribute})
        now.tell(PickedBoard(seat, self.side, move.attribute))


class PlacingPawn(Prompt, frozen=True, tag="placing_pawn"):
    """Put the own pawn into a start district.  KKR-14."""

    takes = (PlacePawn,)

    def check(self, view: View, move: Move) -> None:
        assert isinstance(move, PlacePawn)
        if move.district not in START:
            raise Illegal("KKR-14", "not_a_start_district")

    def choices(self, city: City, seat: Seat) -> Iterator[Move]:
        return map(PlacePawn, START)

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        assert isinstance(move, PlacePawn)
        now.table.pawns[seat] = move.district
        now.tell(PlacedPawn(seat, move.district))


class PuttingBarrier(Prompt, frozen=True, tag="putting_barrier"):
    """Put a barrier on a passage, other than the one it was lifted from.  KKR-14 to KKR-16."""

    takes = (PutBarrier,)

    owner: Seat
    lifted: Passage | None = None

    def check(self, view: View, move: Move) -> None:
        assert isinstance(move, PutBarrier)
        if move.passage == self.lifted:
            raise Illegal("KKR-15", "same_passage", passage=move.passage)
        refuse_marker(view.table, move.passage)

    def choices(self, city: City, seat: Seat) -> Iterator[Move]:
        return map(PutBarrier, free_passages(city, self.lifted))

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        assert isinstance(move, PutBarrier)
        now.table.barriers[self.owner] += (move.passage,)
        block(now.table, move.passage)
        now.tell(BarrierPut(seat, self.owner, move.passage))


# A turn


class TurnBegins(Rule[Now], frozen=True, tag="turn_begins"):
    """The next player has three actions, after one own barrier was moved if any can.  KKR-20."""

    def run(self, now: Now) -> None:
        city, seat = now.table, now.table.on_turn
        city.actions = ACTIONS
        now.then(Turn((seat,)))
        if any(can_move(city, barrier) for barrier in city.barriers[seat]):
            now.then(FirstBarrier((seat,)))
        else:
            now.tell(BarriersStuck(seat))


class FirstBarrier(Prompt, frozen=True, tag="first_barrier"):
    """Lift one own barrier, to move it.  KKR-20."""

    takes = (LiftBarrier,)

    def check(self, view: View, move: Move) -> None:
        assert isinstance(move, LiftBarrier)
        assert view.seat is not None
        _check_lift(view.table, view.seat, move.passage)

    def choices(self, city: City, seat: Seat) -> Iterator[Move]:
        return _lifts(city, seat)

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        assert isinstance(move, LiftBarrier)
        _lift(now, seat, move.passage)


class Turn(Choice[Now, View, Move], frozen=True, tag="turn"):
    """Actions while there are any left, free steps in between, then the end.  KKR-21 to KKR-24."""

    takes = (Walk, Collect, LiftBarrier, DrawCard, PlayCard, Trade, Discard, EndTurn)

    def check(self, view: View, move: Move) -> None:
        assert view.seat is not None
        assert view.hand is not None
        city, seat = view.table, view.seat
        if isinstance(move, ACTION) and not city.actions:
            raise Illegal("KKR-21", "no_actions_left")
        match move:
            case Walk(district):
                _check_walk(city, seat, district)
            case Collect(district):
                _check_collect(city, seat, district)
            case LiftBarrier(passage):
                _check_lift(city, seat, passage)
            case DrawCard():
                _check_room(city, seat)
            case PlayCard(card):
                _check_held(view.hand, card)
                if not is_playable(card, city, seat):
                    raise Illegal("KKR-44", "changes_nothing", card=card)
            case Trade(first, second):
                _check_room(city, seat)
                if (first, second) not in combinations(city.boards[seat].beside, 2):
                    raise Illegal("KKR-42", "not_two_beside")
            case Discard(card):
                _check_held(view.hand, card)
                _check_discard(view.hand, city, seat)
            case EndTurn():
                if city.actions and can_act(city, seat):
                    raise Illegal("KKR-23", "actions_left", count=city.actions)

    def moves(self, view: View) -> Iterator[Move]:
        assert view.seat is not None
        assert view.hand is not None
        city, seat, cards = view.table, view.seat, view.hand.cards
        acts = list(_actions(city, seat)) if city.actions else []
        yield from acts
        playable = [card for card in cards if is_playable(card, city, seat)]
        yield from map(PlayCard, playable)
        if has_room(city, seat):
            yield from (Trade(*pair) for pair in combinations(city.boards[seat].beside, 2))
        elif not playable:
            yield from map(Discard, cards)
        if not acts:
            yield EndTurn()

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        city = now.table
        if isinstance(move, EndTurn):
            _end_turn(now, seat)
            return
        now.then(self)
        if isinstance(move, ACTION):
            city.actions -= 1
        match move:
            case LiftBarrier(passage):
                _lift(now, seat, passage)
            case DrawCard():
                draw_card(now, seat)
                if next(Laying((seat,)).choices(city, seat), None) is not None:
                    now.then(Laying((seat,)))
            case PlayCard(card):
                _play(now, seat, card)
            case Trade(first, second):
                give_back(city, seat, first, second)
                now.tell(Traded(seat, (first, second)))
                draw_card(now, seat)
            case Discard(card):
                put_away(now, seat, card)
                city.shown[seat] = now.hands[seat].cards
                city.discards += (card,)
                now.tell(Discarded(seat, card, city.shown[seat]))
            case _:
                do(now, seat, move)

    def time_up(self, now: Now) -> None:
        _end_turn(now, now.table.on_turn)


ACTION = (Walk, Collect, LiftBarrier, DrawCard)
"""The kinds of move that are actions.  KKR-21."""


def can_act(city: City, seat: Seat) -> bool:
    """KKR-22."""
    return next(_actions(city, seat), None) is not None


def _actions(city: City, seat: Seat) -> Iterator[Move]:
    """The legal actions, kind by kind."""
    here = pawn_of(city, seat)
    yield from map(Walk, open_neighbours(city, here))
    if city.laid[NUMBER[here]]:
        yield Collect(here)
    yield from _lifts(city, seat)
    if has_room(city, seat):
        yield DrawCard()


def _check_walk(city: City, seat: Seat, district: District) -> None:
    """KKR-30."""
    here = pawn_of(city, seat)
    if district not in AROUND[here]:
        raise Illegal("KKR-06", "no_passage")
    if district not in open_neighbours(city, here):
        raise Illegal("KKR-30", "blocked", passage=AROUND[here][district])


def _check_collect(city: City, seat: Seat, district: District) -> None:
    """KKR-32."""
    if district != pawn_of(city, seat):
        raise Illegal("KKR-32", "not_here")
    if not city.laid[NUMBER[district]]:
        raise Illegal("KKR-32", "nothing_here", district=district)


def _check_lift(city: City, seat: Seat, passage: Passage) -> None:
    """KKR-34."""
    if passage not in city.barriers[seat]:
        raise Illegal("KKR-34", "not_your_barrier")
    if not can_move(city, passage):
        raise Illegal("KKR-34", "nowhere_to_go", passage=passage)


def _lifts(city: City, seat: Seat) -> Iterator[Move]:
    return (LiftBarrier(own) for own in city.barriers[seat] if can_move(city, own))


def _lift(now: Now, seat: Seat, passage: Passage) -> None:
    barriers = now.table.barriers
    owner = next(other for other, own in enumerate(barriers) if passage in own)
    barriers[owner] = tuple(barrier for barrier in barriers[owner] if barrier != passage)
    unblock(now.table, passage)
    now.tell(BarrierLifted(seat, owner, passage))
    now.then(PuttingBarrier((seat,), owner, passage))


def _check_room(city: City, seat: Seat) -> None:
    if not has_room(city, seat):
        raise Illegal("KKR-36", "hand_full", limit=HAND_LIMIT)


def _check_held(hand: Hand, card: Card) -> None:
    if card not in hand.cards:
        raise Illegal("KKR-40", "not_in_hand")


def _check_discard(hand: Hand, city: City, seat: Seat) -> None:
    """KKR-44."""
    if has_room(city, seat):
        raise Illegal("KKR-44", "hand_not_full", limit=HAND_LIMIT)
    if any(is_playable(card, city, seat) for card in hand.cards):
        raise Illegal("KKR-44", "some_card_is_playable")


class Laying(Prompt, frozen=True, tag="laying"):
    """After a card was drawn, put a place onto its district, not the own pawn's.  KKR-35."""

    takes = (Lay,)

    def check(self, view: View, move: Move) -> None:
        assert view.seat is not None
        assert isinstance(move, Lay)
        if move.district == pawn_of(view.table, view.seat):
            raise Illegal("KKR-35", "own_district")
        if move.district not in layable(view.table):
            raise Illegal("KKR-35", "cannot_lay")

    def choices(self, city: City, seat: Seat) -> Iterator[Move]:
        here = pawn_of(city, seat)
        return (Lay(district) for district in layable(city) if district != here)

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        do(now, seat, move)


# Cards


def _play(now: Now, seat: Seat, card: Card) -> None:
    """The effect, then the STOP sign, then the card is discarded.  KKR-40, KKR-41."""
    event = CARDS[card]
    put_away(now, seat, card)
    now.tell(PlayedCard(seat, card))
    now.table.playing = card
    now.then(CardDone())
    if event.stop:
        now.then(StopSign())
    match event.effect:
        case ExtraActions(count):
            now.table.actions += count
            now.tell(ActionsAdded(seat, count))
        case EverybodyDraws():
            for ahead in range(now.seats):
                drawer = (seat + ahead) % now.seats
                if has_room(now.table, drawer):
                    draw_card(now, drawer)
        case effect:
            _resolve(now, seat, effect)


def _resolve(now: Now, seat: Seat, effect: Effect) -> None:
    """Ask for what the effect is to be used on, if there is anything to choose."""
    found = list(targets(effect, now.table, seat))
    if isinstance(effect, GoTo):
        for move in found:
            do(now, seat, move)
    elif found:
        now.then(Resolving((seat,), effect))


class Resolving(Prompt, frozen=True, tag="resolving"):
    """Choose what the effect of the card just played is used on.  KKR-40."""

    takes = (LiftBarrier, TakeStop, Walk, Lead, Lay, LookAt, Collect, Swap, GiveUp, Reveal)

    effect: Effect

    def check(self, view: View, move: Move) -> None:
        assert view.seat is not None
        if move not in self.choices(view.table, view.seat):
            raise Illegal("KKR-40", tag(type(self.effect)))

    def choices(self, city: City, seat: Seat) -> Iterator[Move]:
        return targets(self.effect, city, seat)

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        if isinstance(move, LiftBarrier):
            _lift(now, seat, move.passage)
        else:
            do(now, seat, move)
        if isinstance(self.effect, LayPlaces) and self.effect.count > 1:
            _resolve(now, seat, LayPlaces(self.effect.count - 1))


class StopSign(Rule[Now], frozen=True, tag="stop_sign"):
    """After the effect a STOP marker is put, if there is one and a passage for it.  KKR-41."""

    def run(self, now: Now) -> None:
        seat = now.table.on_turn
        if can_put_stop(now.table):
            now.then(PuttingStop((seat,)))
        else:
            now.tell(StopKept(seat))


class PuttingStop(Prompt, frozen=True, tag="putting_stop"):
    """Put a STOP marker on a free passage.  KKR-41."""

    takes = (PutStop,)

    def check(self, view: View, move: Move) -> None:
        assert isinstance(move, PutStop)
        refuse_marker(view.table, move.passage)

    def choices(self, city: City, seat: Seat) -> Iterator[Move]:
        return map(PutStop, free_passages(city))

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        assert isinstance(move, PutStop)
        now.table.stops += (move.passage,)
        block(now.table, move.passage)
        now.tell(StopPut(seat, move.passage))


class CardDone(Rule[Now], frozen=True, tag="card_done"):
    """The card played is discarded.  KKR-40."""

    def run(self, now: Now) -> None:
        city = now.table
        assert city.playing is not None
        city.discards += (city.playing,)
        city.playing = None


# The end of a turn


def _end_turn(now: Now, seat: Seat) -> None:
    """The game ends when nothing is left or nothing happens, or the next turn begins."""
    city = now.table
    now.tell(TurnEnded(seat, city.actions))
    calm = city.turn - city.last_high
    if not has_places(city) or calm >= CALM_ROUNDS * now.seats:
        now.over()
    else:
        city.turn += 1
        now.then(TurnBegins())


def has_places(city: City) -> bool:
    """Whether the board or the tray still holds a place.  KKR-51."""
    return any(city.laid) or any(city.tray)
