"""Kod Krakowa: a turn, from the first barrier to its end."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeAlias

from zaslonka import kernel
from zaslonka.kernel import Illegal, OneSeatChoice, Rule, Seat
from . import events, prompts
from .cards import CardDone, Resolving, StopSign, play_card
from .content import ACTIONS, AROUND, CALM_ROUNDS, HAND_LIMIT, NUMBER, Card, District
from .deeds import do, draw_card, give_back, has_room, put_away
from .moves import Collect, Discard, DrawCard, EndTurn, LiftBarrier, Move, PlayCard, Trade, Walk
from .passages import open_neighbours
from .state import Board, Hand, Now, Secret, View
from .targets import collectable, is_playable, pawn_of


class TurnBegins(Rule[Now], frozen=True, tag="turn_begins"):
    """The next player has three actions, after one own barrier was moved if any can.  KKR-20."""

    def run(self, now: Now) -> None:
        table, seat = now.table, now.table.on_turn
        table.actions = ACTIONS
        now.then(Turn((seat,)))
        if prompts.liftable(table, seat):
            now.then(prompts.FirstBarrier((seat,)))
        else:
            now.tell(events.BarriersStuck(seat))


ACTION = (Walk, Collect, LiftBarrier, DrawCard)
"""The kinds of move that are actions.  KKR-21."""


class Turn(OneSeatChoice[Now, View, Move], frozen=True, tag="turn"):
    """Actions while there are any left, free steps in between, then the end.  KKR-21 to KKR-24."""

    takes = (*ACTION, PlayCard, Trade, Discard, EndTurn)

    def check(self, view: View, move: Move) -> None:
        table, seat = view.table, view.seat
        if isinstance(move, ACTION) and not table.actions:
            raise Illegal("KKR-21", "no_actions_left")
        match move:
            case Walk(district):
                _refuse_walk(table, seat, district)
            case Collect():
                _refuse_collect(table, seat, move)
            case LiftBarrier(passage):
                prompts.refuse_lift(table, seat, passage)
            case DrawCard():
                _refuse_full_hand(table, seat)
            case PlayCard(card):
                _refuse_play(table, seat, view.hand, card)
            case Trade():
                _refuse_full_hand(table, seat)
                if move not in _trades(table, seat):
                    raise Illegal("KKR-42", "not_two_beside")
            case Discard(card):
                _refuse_discard(table, seat, view.hand, card)
            case EndTurn():
                if table.actions:
                    raise Illegal("KKR-23", "actions_left", count=table.actions)

    def moves(self, view: View) -> Iterator[Move]:
        return iter(_moves(view))

    def draw(self, view: View, below: Callable[[int], int]) -> Move:
        found = _moves(view)
        return found[below(len(found))]

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        if isinstance(move, EndTurn):
            _end_turn(now, seat)
            return
        now.then(self)
        if isinstance(move, ACTION):
            now.table.actions -= 1
        match move:
            case LiftBarrier(passage):
                prompts.lift(now, seat, passage)
            case DrawCard():
                _draw(now, seat)
            case PlayCard(card):
                play_card(now, seat, card)
            case Trade(first, second):
                give_back(now.table, seat, first, second)
                now.tell(events.Traded(seat, (first, second)))
                draw_card(now, seat)
            case Discard(card):
                _discard(now, seat, card)
            case _:
                do(now, seat, move)

    def time_up(self, now: Now) -> None:
        _end_turn(now, now.table.on_turn)


# Actions


def _moves(view: View) -> list[Move]:
    """The legal ones, kind by kind."""
    table, seat, cards = view.table, view.seat, view.hand.cards
    found = _actions(table, seat) if table.actions else []
    playable = [card for card in cards if is_playable(card, table, seat)]
    found += map(PlayCard, playable)
    if has_room(table, seat):
        found += _trades(table, seat)
    elif table.edition == 2 or not playable:
        found += [Discard(card) for card in cards if card not in playable]
    if not table.actions:
        found.append(EndTurn())
    return found


def _actions(table: Board, seat: Seat) -> list[Move]:
    """The legal actions, kind by kind; a walk is always among them (KKR-22)."""
    here = pawn_of(table, seat)
    found: list[Move] = list(map(Walk, open_neighbours(table, here)))
    found += collectable(table, here)
    found += prompts.liftable(table, seat)
    if has_room(table, seat):
        found.append(DrawCard())
    return found


def _refuse_walk(table: Board, seat: Seat, district: District) -> None:
    """KKR-30."""
    here = pawn_of(table, seat)
    if district not in AROUND[here]:
        raise Illegal("KKR-06", "no_passage")
    if district not in open_neighbours(table, here):
        raise Illegal("KKR-30", "blocked", passage=AROUND[here][district])


def _refuse_collect(table: Board, seat: Seat, move: Collect) -> None:
    """KKR-32, KKR-38."""
    if move.district != pawn_of(table, seat):
        raise Illegal("KKR-32", "not_here")
    if not table.laid[NUMBER[move.district]]:
        raise Illegal("KKR-32", "nothing_here", district=move.district)
    if move not in collectable(table, move.district):
        raise Illegal("KKR-38", "no_such_slot", district=move.district)


def _refuse_full_hand(table: Board, seat: Seat) -> None:
    if not has_room(table, seat):
        raise Illegal("KKR-36", "hand_full", limit=HAND_LIMIT)


def _draw(now: Now, seat: Seat) -> None:
    """A card, then a place onto the board wherever one can go.  KKR-35."""
    draw_card(now, seat)
    laying = prompts.Laying((seat,))
    if any(laying.choices(now.table)):
        now.then(laying)


# Free steps


def _trades(table: Board, seat: Seat) -> list[Move]:
    """KKR-42."""
    return [Trade(one, other) for one, other in combinations(table.boards[seat].beside, 2)]


def _refuse_play(table: Board, seat: Seat, hand: Hand, card: Card) -> None:
    if card not in hand.cards:
        raise Illegal("KKR-40", "not_in_hand")
    if not is_playable(card, table, seat):
        raise Illegal("KKR-44", "changes_nothing", card=card)


def _refuse_discard(table: Board, seat: Seat, hand: Hand, card: Card) -> None:
    """KKR-45, and KKR-44 in the first edition."""
    if card not in hand.cards:
        raise Illegal("KKR-40", "not_in_hand")
    if has_room(table, seat):
        raise Illegal("KKR-45", "hand_not_full", limit=HAND_LIMIT)
    if is_playable(card, table, seat):
        raise Illegal("KKR-45", "is_playable", card=card)
    if table.edition == 1 and any(is_playable(other, table, seat) for other in hand.cards):
        raise Illegal("KKR-44", "some_card_is_playable")


def _discard(now: Now, seat: Seat, card: Card) -> None:
    """All see that the card was of no use; in the first edition the other cards, too.  KKR-45."""
    put_away(now, seat, card)
    now.table.discards += (card,)
    if now.table.edition == 1:
        now.table.shown[seat] = now.hands[seat].cards
    now.tell(events.Discarded(seat, card, now.table.shown[seat]))


# The end of a turn


def _end_turn(now: Now, seat: Seat) -> None:
    """The game ends when nothing is left or nothing comes of it, or the next turn begins."""
    table = now.table
    now.tell(events.TurnEnded(seat, table.actions))
    calm = table.turn - table.last_high
    if not has_places(table) or calm >= CALM_ROUNDS * now.seats:
        now.over()
    else:
        table.turn += 1
        now.then(TurnBegins())


def has_places(table: Board) -> bool:
    """Whether the board or the tray still holds a place.  KKR-51."""
    return any(table.laid) or any(table.tray)


# What can be on the agenda

Step: TypeAlias = (
    prompts.PickingBoard
    | prompts.PlacingPawn
    | prompts.PuttingBarrier
    | TurnBegins
    | prompts.FirstBarrier
    | Turn
    | prompts.Laying
    | Resolving
    | StopSign
    | prompts.PuttingStop
    | CardDone
)


class Table(Board, kw_only=True, tag="table"):
    agenda: tuple[Step, ...] = ()


State: TypeAlias = kernel.State[Table, Hand, Secret]
