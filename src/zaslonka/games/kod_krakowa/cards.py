"""Kod Krakowa: how an event card is played."""

from collections.abc import Iterator

from zaslonka.kernel import Illegal, Rule, Seat
from zaslonka.kernel.records import tag
from . import events
from .content import CARDS, Card
from .deeds import do, draw_card, has_room, put_away
from .effects import Effect, EverybodyDraws, ExtraActions, GoTo, LayPlaces
from .moves import (
    Collect,
    GiveUp,
    Lay,
    Lead,
    LiftBarrier,
    LookAt,
    Move,
    Reveal,
    Swap,
    TakeStop,
    Walk,
)
from .prompts import Prompt, PuttingStop, lift
from .state import Board, Now
from .targets import can_put_stop, targets


def play_card(now: Now, seat: Seat, card: Card) -> None:
    """The effect, then the STOP sign, then the card is discarded.  KKR-40, KKR-41."""
    event = CARDS[card]
    put_away(now, seat, card)
    now.tell(events.PlayedCard(seat, card))
    now.table.playing = card
    now.then(CardDone())
    if event.stop:
        now.then(StopSign())
    match event.effect:
        case ExtraActions(count):
            now.table.actions += count
            now.tell(events.ActionsAdded(seat, count))
        case EverybodyDraws():
            for ahead in range(now.seats):
                drawer = (seat + ahead) % now.seats
                if has_room(now.table, drawer):
                    draw_card(now, drawer)
        case effect:
            _ask(now, seat, effect)


def _ask(now: Now, seat: Seat, effect: Effect) -> None:
    """Ask what the effect is to be used on, if there is anything to choose."""
    found = list(targets(effect, now.table, seat))
    if isinstance(effect, GoTo):
        for move in found:
            do(now, seat, move)
    elif found:
        now.then(Resolving((seat,), effect))


class Resolving(Prompt[Move], frozen=True, tag="resolving"):
    """Choose what the effect of the card just played is used on.  KKR-40."""

    takes = (LiftBarrier, TakeStop, Walk, Lead, Lay, LookAt, Collect, Swap, GiveUp, Reveal)

    effect: Effect

    def refuse(self, table: Board, move: Move) -> None:
        if move not in self.choices(table):
            raise Illegal(self.effect.clause, tag(type(self.effect)))

    def choices(self, table: Board) -> Iterator[Move]:
        return targets(self.effect, table, self.seat)

    def take(self, now: Now, seat: Seat, move: Move) -> None:
        if isinstance(move, LiftBarrier):
            lift(now, seat, move.passage)
        else:
            do(now, seat, move)
        if isinstance(self.effect, LayPlaces) and self.effect.count > 1:
            _ask(now, seat, LayPlaces(self.effect.count - 1))


class StopSign(Rule[Now], frozen=True, tag="stop_sign"):
    """After the effect a STOP marker is put, if there is one and a passage for it.  KKR-41."""

    def run(self, now: Now) -> None:
        seat = now.table.on_turn
        if can_put_stop(now.table):
            now.then(PuttingStop((seat,)))
        else:
            now.tell(events.StopKept(seat))


class CardDone(Rule[Now], frozen=True, tag="card_done"):
    """The card played is discarded.  KKR-40."""

    def run(self, now: Now) -> None:
        table = now.table
        assert table.playing is not None
        table.discards += (table.playing,)
        table.playing = None
