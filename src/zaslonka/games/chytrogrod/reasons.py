"""Chytrogród: why the best line of a daily task is what it is, for who has done it.  TAB-69.

All of it can be reckoned as the round begins: from what lies open, from one's own goods, and from
the cards that the task says the rivals lay.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import to_builtins

from zaslonka.kernel import Played, Seat
from zaslonka.kernel.challenge import because
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.story import Sentence
from .content import BUYOUT, KIND, Card, Colour, Tokens
from .ledger import Ledger, Made, lacking
from .moves import Arrange, GiveBack, Pay, Pick, PlayCard, Remove
from .state import influence_of
from .stock import ONE, heaps


def reasons(position: Draft, line: Sequence[Played], own: int, best: int) -> tuple[Sentence, ...]:
    """What each card and each choice is for; one's ``own`` goods come to so many points alone."""
    return tuple(_Reasons(position, line).told(own, best))


def is_certain(position: Draft, line: Sequence[Played]) -> bool:
    """Whether nothing hidden decides about it: what a rival may spend in secret is not known."""
    return not _Reasons(position, line).is_risky()


class _Reasons:
    def __init__(self, position: Draft, line: Sequence[Played]) -> None:
        self._position, self._line = position, line
        self._solver: Seat = position.on_turn
        self._ledger = Ledger(position, line)

    def told(self, own: int, best: int) -> Iterator[Sentence]:
        by_goods = any(deal.bought for deal in self._ledger.deals)
        name = "order" if by_goods else "influence"
        yield because("chytrogrod", self._position.log[-1], name, own=own, best=best)
        for played in self._line:
            if played.seat == self._solver:
                for name, facts in self._of(played.move):
                    yield because("chytrogrod", played, name, **facts)

    def _of(self, move: Any) -> Iterator[tuple[str, dict[str, Any]]]:
        match move:
            case PlayCard(district, card) if made := self._ledger.of(district, KIND[card]):
                yield "deal", _deal(made)
                yield from self._beside_rivals(made)
            case PlayCard(district, card) if card in BUYOUT and district in self._ledger.bought:
                yield self._buyout(district)
            case PlayCard(district, "sabotage") if district in self._ledger.removed:
                yield self._sabotage(district)
            case PlayCard():
                yield "spare", {}
            case Pay(None):
                yield "keep", {"later": any(deal.secret is not None for deal in self._ledger.deals)}
            case Pay(secret):
                yield "secret", {"secret": secret}
            case Arrange((self._solver, *_)):
                yield "first", {}
            case Pick(self._solver):
                yield "pick", {}
            case GiveBack():
                yield "give_back", {}
            case Remove() if self._ledger.removed:
                yield "remove", {}
            case _:
                yield "either", {}

    def is_risky(self) -> bool:
        """Whether somebody might pay for a big deal, for all one sees, before one's small one."""
        return any(
            not self._cannot_pay(seat, lacks)
            for made in self._ledger.deals
            for seat, lacks in self._before(made)
        )

    def _beside_rivals(self, made: Made) -> Iterator[tuple[str, dict[str, Any]]]:
        """What rivals' deals in the same district could spoil, and why they do not."""
        for seat, lacks in self._before(made):
            yield "too_dear", {"seat": seat, "lacks": _told(lacks)}
        for seat, card in self._laid(made.district, own=False):
            if KIND[card] == made.kind:
                yield "tied", {"seat": seat}

    def _before(self, made: Made) -> Iterator[tuple[Seat, Tokens]]:
        """Who lays a big deal where one's small one is made, and what they lack for it."""
        table = self._position.state.table
        top, gone = table.districts[made.district].top, self._ledger.removed.get(made.district)
        for seat, card in self._laid(made.district, own=False):
            is_removed = gone is not None and (gone.seat, gone.card) == (seat, card)
            if (made.kind, card) == ("small_deal", "big_deal") and top and not is_removed:
                yield seat, lacking(top.big.cost, table.players[seat].tokens)

    def _sabotage(self, district: Colour) -> tuple[str, dict[str, Any]]:
        """A rival's big deal is in the way of one's small one, a buyout in that of one's own."""
        gone, ledger = self._ledger.removed[district], self._ledger
        facts = {"district": district, "seat": gone.seat}
        if gone.card == "big_deal" and ledger.of(district, "small_deal"):
            return "sabotage", facts
        if gone.card in BUYOUT and district in ledger.bought:
            return "outbid", facts | {"card": gone.card}
        return "spare", {}

    def _cannot_pay(self, rival: Seat, lacks: Tokens) -> bool:
        """Whether a rival is seen to lack too much, be the secret good what it may."""
        view = self._position.view(self._solver)
        if view.table.players[rival].secret_used:
            return any(lacks)
        elsewhere = [
            ONE[good] for good in (view.hand.secret, *view.table.shown) if good is not None
        ]
        return sum(lacks) > 1 or lacks in elsewhere

    def _buyout(self, district: Colour) -> tuple[str, dict[str, Any]]:
        tokens = self._ledger.bought[district]
        facts: dict[str, Any] = {"district": district, "heaps": _told(tokens)}
        deals = [deal for deal in self._ledger.deals if district in deal.bought]
        points = influence_of(tokens)
        if not (deals or points):
            return "for_later", facts
        bid, rival = (_bid(self._laid(district, own=own)) for own in (True, False))
        return "buyout", facts | {
            "deals": [{"district": one.district, "big": one.kind == "big_deal"} for one in deals],
            "points": points,
            "bid": bid,
            "rival": rival,
            "even": bid == rival,
        }

    def _laid(self, district: Colour, *, own: bool) -> list[tuple[Seat, Card]]:
        """The solver's cards in a district, or the rivals' there, as the task tells them."""
        return [
            (played.seat, played.move.card)
            for played in self._line
            if isinstance(played.move, PlayCard)
            and played.move.district == district
            and own == (played.seat == self._solver)
        ]


def _deal(made: Made) -> dict[str, Any]:
    return {
        "district": made.district,
        "big": made.kind == "big_deal",
        "points": made.points,
        "lacks": _told(made.lacks),
        "spent": made.spent,
        "buyouts": len(made.bought),
        "bought": [{"district": district} for district in made.bought],
        "secret": made.secret is not None,
    }


def _bid(laid: Sequence[tuple[Seat, Card]]) -> int:
    return sum(BUYOUT.get(card, 0) for _, card in laid)


def _told(tokens: Tokens) -> list[dict[str, int]]:
    return [to_builtins(heap) for heap in heaps(tokens)]
