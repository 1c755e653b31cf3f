"""Kod Krakowa: a turn, from the first barrier to its end."""

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from zaslonka import kernel
from zaslonka.games.kod_krakowa.cards import CardDone, Resolving, StopSign, play_card
from zaslonka.games.kod_krakowa.city import City, Hand, Now, Secret, View
from zaslonka.games.kod_krakowa.content import (
    ACTIONS,
    AROUND,
    CALM_ROUNDS,
    HAND_LIMIT,
    NUMBER,
    Card,
    District,
)
from zaslonka.games.kod_krakowa.deeds import do, draw_card, give_back, has_room, put_away
from zaslonka.games.kod_krakowa.happenings import BarriersStuck, Discarded, Traded, TurnEnded
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    Discard,
    DrawCard,
    EndTurn,
    LiftBarrier,
    Move,
    PlayCard,
    Trade,
    Walk,
)
from zaslonka.games.kod_krakowa.passages import open_neighbours
from zaslonka.games.kod_krakowa.prompts import (
    FirstBarrier,
    Laying,
    PickingBoard,
    PlacingPawn,
    PuttingBarrier,
    PuttingStop,
    lift,
    liftable,
    refuse_lift,
)
from zaslonka.games.kod_krakowa.targets import is_playable, pawn_of
from zaslonka.kernel import Choice, Illegal, Rule, Seat


class Table(City, kw_only=True, tag="table"):
    agenda: (
        "tuple[PickingBoard | PlacingPawn | PuttingBarrier | TurnBegins | FirstBarrier | Turn"
        " | Laying | Resolving | StopSign | PuttingStop | CardDone, ...]"
    ) = ()


State: TypeAlias = kernel.State[Table, Hand, Secret]
TableView: TypeAlias = kernel.View[Table, Hand]


class TurnBegins(Rule[Now], frozen=True, tag="turn_begins"):
    """The next player has three actions, after one own barrier was moved if any can.  KKR-20."""

    def run(self, now: Now) -> None:
        city, seat = now.table, now.table.on_turn
        city.actions = ACTIONS
        now.then(Turn((seat,)))
        if any(liftable(city, seat)):
            now.then(FirstBarrier((seat,)))
        else:
            now.tell(BarriersStuck(seat))


ACTION = (Walk, Collect, LiftBarrier, DrawCard)
"""The kinds of move that are actions.  KKR-21."""


class Turn(Choice[Now, View, Move], frozen=True, tag="turn"):
    """Actions while there are any left, free steps in between, then the end.  KKR-21 to KKR-24."""

    takes = (*ACTION, PlayCard, Trade, Discard, EndTurn)

    def check(self, view: View, move: Move) -> None:
        assert view.seat is not None
        assert view.hand is not None
        city, seat = view.table, view.seat
        if isinstance(move, ACTION) and not city.actions:
            raise Illegal("KKR-21", "no_actions_left")
        match move:
            case Walk(district):
                _refuse_walk(city, seat, district)
            case Collect(district):
                _refuse_collect(city, seat, district)
            case LiftBarrier(passage):
                refuse_lift(city, seat, passage)
            case DrawCard():
                _refuse_full_hand(city, seat)
            case PlayCard(card):
                _refuse_play(city, seat, view.hand, card)
            case Trade():
                _refuse_full_hand(city, seat)
                if move not in _trades(city, seat):
                    raise Illegal("KKR-42", "not_two_beside")
            case Discard(card):
                _refuse_discard(city, seat, view.hand, card)
            case EndTurn():
                if city.actions:
                    raise Illegal("KKR-23", "actions_left", count=city.actions)

    def moves(self, view: View) -> Iterator[Move]:
        assert view.seat is not None
        assert view.hand is not None
        city, seat, cards = view.table, view.seat, view.hand.cards
        if city.actions:
            yield from _actions(city, seat)
        playable = [card for card in cards if is_playable(card, city, seat)]
        yield from map(PlayCard, playable)
        if has_room(city, seat):
            yield from _trades(city, seat)
        elif not playable:
            yield from map(Discard, cards)
        if not city.actions:
            yield EndTurn()

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        if isinstance(move, EndTurn):
            _end_turn(now, seat)
            return
        now.then(self)
        if isinstance(move, ACTION):
            now.table.actions -= 1
        match move:
            case LiftBarrier(passage):
                lift(now, seat, passage)
            case DrawCard():
                _draw(now, seat)
            case PlayCard(card):
                play_card(now, seat, card)
            case Trade(first, second):
                give_back(now.table, seat, first, second)
                now.tell(Traded(seat, (first, second)))
                draw_card(now, seat)
            case Discard(card):
                _discard(now, seat, card)
            case _:
                do(now, seat, move)

    def time_up(self, now: Now) -> None:
        _end_turn(now, now.table.on_turn)


# Actions


def _actions(city: City, seat: Seat) -> Iterator[Move]:
    """The legal actions, kind by kind; a walk is always among them (KKR-22)."""
    here = pawn_of(city, seat)
    yield from map(Walk, open_neighbours(city, here))
    if city.laid[NUMBER[here]]:
        yield Collect(here)
    yield from liftable(city, seat)
    if has_room(city, seat):
        yield DrawCard()


def _refuse_walk(city: City, seat: Seat, district: District) -> None:
    """KKR-30."""
    here = pawn_of(city, seat)
    if district not in AROUND[here]:
        raise Illegal("KKR-06", "no_passage")
    if district not in open_neighbours(city, here):
        raise Illegal("KKR-30", "blocked", passage=AROUND[here][district])


def _refuse_collect(city: City, seat: Seat, district: District) -> None:
    """KKR-32."""
    if district != pawn_of(city, seat):
        raise Illegal("KKR-32", "not_here")
    if not city.laid[NUMBER[district]]:
        raise Illegal("KKR-32", "nothing_here", district=district)


def _refuse_full_hand(city: City, seat: Seat) -> None:
    if not has_room(city, seat):
        raise Illegal("KKR-36", "hand_full", limit=HAND_LIMIT)


def _draw(now: Now, seat: Seat) -> None:
    """A card, then a place onto the board wherever one can go.  KKR-35."""
    draw_card(now, seat)
    laying = Laying((seat,))
    if any(laying.choices(now.table, seat)):
        now.then(laying)


# Free steps


def _trades(city: City, seat: Seat) -> Iterator[Move]:
    """KKR-42."""
    return (Trade(*pair) for pair in combinations(city.boards[seat].beside, 2))


def _refuse_play(city: City, seat: Seat, hand: Hand, card: Card) -> None:
    if card not in hand.cards:
        raise Illegal("KKR-40", "not_in_hand")
    if not is_playable(card, city, seat):
        raise Illegal("KKR-44", "changes_nothing", card=card)


def _refuse_discard(city: City, seat: Seat, hand: Hand, card: Card) -> None:
    """KKR-44."""
    if card not in hand.cards:
        raise Illegal("KKR-40", "not_in_hand")
    if has_room(city, seat):
        raise Illegal("KKR-44", "hand_not_full", limit=HAND_LIMIT)
    if any(is_playable(other, city, seat) for other in hand.cards):
        raise Illegal("KKR-44", "some_card_is_playable")


def _discard(now: Now, seat: Seat, card: Card) -> None:
    """That no card could be played is shown, and so is known from then on.  KKR-44."""
    put_away(now, seat, card)
    now.table.discards += (card,)
    now.table.shown[seat] = now.hands[seat].cards
    now.tell(Discarded(seat, card, now.table.shown[seat]))


# The end of a turn


def _end_turn(now: Now, seat: Seat) -> None:
    """The game ends when nothing is left or nothing comes of it, or the next turn begins."""
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
