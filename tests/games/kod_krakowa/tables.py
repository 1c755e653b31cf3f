"""Small ways to lay out a game of Kod Krakowa."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest
from msgspec import UNSET, Struct

from zaslonka.games import get
from zaslonka.games.kod_krakowa.content import (
    ACTIONS,
    AROUND,
    ATTRIBUTES,
    CARDS,
    DISTRICTS,
    PLACES_OF,
    START,
    TOKENS,
    Attribute,
    Card,
    District,
    Edition,
    EventCard,
    Passage,
    Place,
)
from zaslonka.games.kod_krakowa.effects import Effect
from zaslonka.games.kod_krakowa.passages import block, free_passages
from zaslonka.games.kod_krakowa.rules import State, Table, Turn
from zaslonka.games.kod_krakowa.state import Board, Boards, Hand, PickedUp, PutDown, Secret, Trace
from zaslonka.kernel import Chance, Illegal, Seat, Told

KOD_KRAKOWA = get("kod_krakowa")
DECK = tuple(CARDS)
E = TypeVar("E")


def between(one: District, other: District) -> Passage:
    """The passage that joins two districts."""
    return AROUND[one][other]


def passages(*pairs: tuple[District, District]) -> tuple[Passage, ...]:
    return tuple(between(*pair) for pair in pairs)


def one_of(district: District, number: int = 0) -> Place:
    return PLACES_OF[district][number]


def boards(
    left: Attribute | None = None, right: Attribute | None = None, places: Sequence[Place] = ()
) -> Boards:
    """Two attribute boards with these places where they belong."""
    found = Boards(left=left, right=right)
    for place in places:
        found = found.with_place(place, 2)
    return found


def needs_nothing_of(*places: Place) -> Boards:
    """Boards beside which all these places lie."""
    useless = {attribute for place in places for attribute in TOKENS[place].attributes}
    left, right, *_ = [name for name in ATTRIBUTES if name not in useless]
    return boards(left, right, places)


def printed(patch: pytest.MonkeyPatch, *effects: Effect, stop: bool = False) -> tuple[Card, ...]:
    """Print these effects on the first cards, whatever the data say."""
    for card, effect in zip(DECK, effects, strict=False):
        patch.setitem(CARDS, card, EventCard(card, effect, stop))
    return DECK[: len(effects)]


class Outing:
    """A game laid out by hand, the first seat on turn with all its actions."""

    def __init__(
        self,
        pawns: Sequence[District] = ("stare_miasto", "podgorze"),
        *,
        barriers: Sequence[tuple[Passage, ...]] | None = None,
        stops: Sequence[Passage] = (),
        discovered: Sequence[District] = (),
        own: Sequence[Boards] | None = None,
        laid: Mapping[District, Sequence[Place]] | None = None,
        cards: Sequence[Sequence[Card]] = (),
        deck: Sequence[Card] | None = None,
        actions: int = ACTIONS,
        edition: Edition = 2,
    ) -> None:
        seats = len(pawns)
        owned = list(own or [Boards()] * seats)
        lying = {district: tuple(sorted(places)) for district, places in (laid or {}).items()}
        hands = [tuple(sorted(held)) for held in cards] or [()] * seats
        in_hand = {card for hand in hands for card in hand}
        left = [card for card in DECK if card not in in_hand]
        pile = tuple(left if deck is None else deck)
        collected = [place for each in owned for place in each.places]
        table = Table(
            agenda=(Turn((0,)),),
            first=0,
            actions=actions,
            boards=owned,
            pawns=list(pawns),
            barriers=list(barriers or [()] * seats),
            stops=tuple(stops),
            discovered=(*START, *discovered),
            laid=[len(lying.get(district, ())) for district in DISTRICTS],
            tray=[
                len(set(PLACES_OF[district]) - set(lying.get(district, ())) - set(collected))
                for district in DISTRICTS
            ],
            slots=UNSET
            if edition == 1
            else tuple(tuple(range(len(lying.get(district, ())))) for district in DISTRICTS),
            traces=tuple(_traces(district, lying, collected, edition) for district in DISTRICTS),
            deck=len(pile),
            discards=tuple(card for card in left if card not in pile),
            shuffles=(0,) * len(CARDS),
            held=[(0,) * len(hand) for hand in hands],
            shown=[()] * seats,
        )
        for passage in (*stops, *(each for markers in table.barriers for each in markers)):
            block(table, passage)
        self.state: State = State(
            table,
            [Hand(hand) for hand in hands],
            Secret([lying.get(district, ()) for district in DISTRICTS], pile),
        )
        self.told: list[Told] = []
        self.ply = 0
        KOD_KRAKOWA.audit(self.state)

    @property
    def table(self) -> Board:
        return self.state.table

    @property
    def step(self) -> Any:
        """What the game waits for; None after the end."""
        return self.table.agenda[0] if self.table.agenda else None

    def play(self, *moves: Struct, seat: Seat | None = None) -> None:
        """Moves of the seat that is asked, one after the other."""
        for move in moves:
            (asked,) = KOD_KRAKOWA.to_act(self.table) if seat is None else (seat,)
            self.ply += 1
            chance = Chance(bytes(32), self.ply)
            self.told = KOD_KRAKOWA.play(self.state, asked, move, chance)
            KOD_KRAKOWA.audit(self.state)

    def run_out_of_time(self) -> None:
        self.ply += 1
        self.told = KOD_KRAKOWA.time_up(self.state, Chance(bytes(32), self.ply)).told
        KOD_KRAKOWA.audit(self.state)

    def legal(self, kind: type[E], seat: Seat | None = None) -> list[E]:
        """The legal moves of a kind."""
        asked = KOD_KRAKOWA.to_act(self.table)[0] if seat is None else seat
        moves = KOD_KRAKOWA.legal(KOD_KRAKOWA.view(self.state, asked))
        return [move for move in moves if isinstance(move, kind)]

    def heard(self, kind: type[E], by: Seat | None = None) -> list[E]:
        """What of this kind was last told to everybody, or to one seat alone."""
        events = [told.event for told in self.told if told.only == by]
        return [event for event in events if isinstance(event, kind)]

    def refused(self, move: Struct, seat: Seat | None = None) -> tuple[str, str]:
        """The clause and the reason for which a move is refused; it costs nothing."""
        asked = KOD_KRAKOWA.to_act(self.table)[0] if seat is None else seat
        before = self.state.clone()
        with pytest.raises(Illegal) as caught:
            KOD_KRAKOWA.play(self.state, asked, move, Chance(bytes(32)))
        assert self.state == before
        assert move not in self.legal(type(move), asked)
        return caught.value.rule, caught.value.why


def stuffed(discovered: Sequence[District] = ()) -> list[Passage]:
    """Passages that together leave no other one of the board free for a marker."""
    table = Outing(discovered=discovered).table
    markers = []
    while free := free_passages(table):
        markers.append(free[0])
        block(table, free[0])
    return markers


def _traces(
    district: District,
    laid: Mapping[District, Sequence[Place]],
    collected: Sequence[Place],
    edition: Edition,
) -> tuple[Trace, ...]:
    """As if everything collected had been laid and picked up again before the rest was laid."""
    gone = [place for place in PLACES_OF[district] if place in collected]
    first = None if edition == 1 else 0
    came = [trace for place in gone for trace in (PutDown(first), PickedUp(place, first))]
    lies = range(len(laid.get(district, ())))
    return (*came, *(PutDown(None if edition == 1 else slot) for slot in lies))
