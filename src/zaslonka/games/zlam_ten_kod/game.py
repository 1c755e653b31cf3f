"""Złam ten Kod: the deal, the result, and what holds of every state."""

from itertools import chain

from zaslonka import kernel
from zaslonka.kernel import Chance, Game, Result, union_of
from . import beliefs, events
from .content import CARDS, OPEN_CARDS, TILES, TILES_EACH, Options
from .events import Announced, Asked, Guessed
from .moves import Move
from .phrases import PHRASES
from .rules import MiddleTurn, State, Table, Turn, answering, codes_beside
from .state import Hand, Secret


class ZlamTenKod(Game[Options, Table, Hand, Secret]):
    __slots__ = ()

    name = "zlam_ten_kod"
    version = 1
    seats = range(2, 5)
    options = Options
    variants = (Options(),)
    state_type = State
    move_type = Move
    event_type = union_of(events)
    phrases = PHRASES

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """ZTK-10 to ZTK-13."""
        each = TILES_EACH[seats]
        tiles, cards = chance.shuffled(TILES), chance.shuffled(CARDS)
        first = chance.below(seats)
        codes = [tuple(sorted(tiles[each * seat : each * (seat + 1)])) for seat in range(seats)]
        return State(
            Table(
                agenda=(Turn((first,)) if seats == 2 else MiddleTurn((first,)),),
                players=seats,
                first=first,
                tiles=each,
                row=cards[:OPEN_CARDS],
                pile=len(cards) - OPEN_CARDS,
            ),
            [Hand(code) for code in codes],
            Secret(tuple(sorted(tiles[each * seats :])), cards[OPEN_CARDS:]),
        )

    def deal_unseen(
        self, view: kernel.View[Table, Hand], chance: Chance
    ) -> tuple[list[Hand], Secret]:
        return beliefs.draw(view, chance)

    def result(self, table: Table) -> Result:
        """ZTK-53, ZTK-54, ZTK-64, ZTK-65."""
        if table.winners:
            reason = "draw" if table.players == 2 == len(table.winners) else "code_broken"
        else:
            reason = "all_out" if len(table.out) == table.players else "cards_used_up"
        scores = tuple(int(seat in table.winners) for seat in range(table.players))
        return Result(table.winners, scores, reason)

    def audit(self, state: State) -> None:
        table, secret, hands = state.table, state.secret, state.hands
        codes = [hand.code for hand in hands]
        assert sorted(chain(secret.middle, *codes)) == list(TILES), "a tile is lost or doubled"
        for code in (*codes, secret.middle):
            assert code == tuple(sorted(code)), "tiles stand in order"
        assert all(len(code) == table.tiles for code in codes)
        cards = [past.card for past in table.past if isinstance(past, Asked)]
        assert sorted((*cards, *table.row, *secret.pile)) == sorted(CARDS), "a card is lost"
        assert table.pile == len(secret.pile)
        for past in table.past:
            _audit_past(past, state)
        announced = {past.by for past in table.past if isinstance(past, Announced)}
        for seat, hand in enumerate(hands):
            assert hand.middle == (secret.middle if seat in announced else None)
            assert (hand.wrote is not None) == (seat in announced)


def _audit_past(past: Asked | Guessed | Announced, state: State) -> None:
    """No answer is false, and no guess was one its guesser could not make."""
    hands = state.hands
    match past:
        case Asked(by, card, digit, replies):
            assert tuple(reply.seat for reply in replies) == answering(len(hands), by)
            for reply in replies:
                assert reply.says == CARDS[card].ask(hands[reply.seat].code, digit)
        case Guessed(by, code, right):
            assert right == (code == hands[1 - by].code)
            assert code in codes_beside(hands[by].code, len(code))
        case Announced(by, right):
            wrote = hands[by].wrote
            assert wrote is not None
            assert right == (wrote == state.secret.middle)
            assert wrote in codes_beside(hands[by].code, len(wrote))
