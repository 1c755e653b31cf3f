"""Kod Krakowa: the deal, the result, and what holds of every state."""

from itertools import chain

from msgspec import UNSET

from zaslonka import kernel
from zaslonka.kernel import Chance, Game, Result, Seat, union_of
from . import beliefs, content, events
from .content import CARDS, DISTRICTS, NUMBER, PLACES_OF, START, Options, Place
from .moves import Move
from .passages import audit_markers
from .prompts import PickingBoard, PlacingPawn, PuttingBarrier
from .rules import State, Table, TurnBegins, has_places
from .state import Boards, Hand, PutDown, Secret


class KodKrakowa(Game[Options, Table, Hand, Secret]):
    __slots__ = ()

    name = "kod_krakowa"
    version = 2
    seats = range(2, 5)
    options = Options
    variants = (Options(), Options(opening_cards=False))
    state_type = State
    move_type = Move
    event_type = union_of(events)

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """KKR-10 to KKR-19."""
        first = chance.below(seats)
        order = [(first + ahead) % seats for ahead in range(seats)]
        laid: list[tuple[Place, ...]] = [
            (chance.pick(PLACES_OF[district]),) if district in START else ()
            for district in DISTRICTS
        ]
        deck = chance.shuffled(CARDS)
        hands = [Hand() for _ in range(seats)]
        for before, seat in enumerate(order):
            count = before if options.opening_cards else 0
            hands[seat].cards, deck = tuple(sorted(deck[:count])), deck[count:]
        return State(
            Table(
                agenda=(
                    *(PickingBoard((seat,), "left") for seat in order),
                    *(PickingBoard((seat,), "right") for seat in reversed(order)),
                    *(step for seat in order for step in _placing(seat)),
                    TurnBegins(),
                ),
                first=first,
                boards=[Boards()] * seats,
                pawns=[None] * seats,
                barriers=[()] * seats,
                discovered=START,
                laid=[len(places) for places in laid],
                slots=tuple(tuple(range(len(places))) for places in laid),
                tray=[
                    len(PLACES_OF[district]) - len(places)
                    for district, places in zip(DISTRICTS, laid, strict=True)
                ],
                traces=tuple([tuple(map(PutDown, range(len(places)))) for places in laid]),
                deck=len(deck),
                shuffles=(0,) * len(CARDS),
                held=[(0,) * len(hand.cards) for hand in hands],
                shown=[()] * seats,
            ),
            hands,
            Secret(laid, deck),
        )

    def of_version(self, version: int) -> Game[Options, Table, Hand, Secret]:
        """KKR-08."""
        return FIRST_EDITION if version == 1 else super().of_version(version)

    def deal_unseen(
        self, view: kernel.View[Table, Hand], chance: Chance
    ) -> tuple[list[Hand], Secret]:
        return beliefs.draw(view, chance)

    def result(self, table: Table) -> Result:
        """KKR-50 to KKR-52."""
        best = tuple(boards.best for boards in table.boards)
        for ahead in range(len(best)):
            seat = (table.on_turn + ahead) % len(best)
            if best[seat] >= content.PLACES_TO_WIN[len(best)]:
                return Result((seat,), best, "board_completed")
        winners = tuple(seat for seat, count in enumerate(best) if count == max(best))
        return Result(winners, best, "standstill" if has_places(table) else "nothing_left")

    def audit(self, state: State) -> None:
        _audit_places(state)
        _audit_cards(state)
        audit_markers(state.table)
        assert all(len(own) <= content.BARRIERS_EACH for own in state.table.barriers)
        assert len(state.table.stops) <= content.STOPS
        assert state.table.discovered[: len(START)] == START


def _placing(seat: Seat) -> tuple[PlacingPawn | PuttingBarrier, ...]:
    """KKR-14."""
    return (PlacingPawn((seat,)), *(PuttingBarrier((seat,), seat),) * content.BARRIERS_EACH)


def _audit_places(state: State) -> None:
    """No place is lost or doubled, each lies where it belongs, and nobody saw what was not so."""
    table, laid = state.table, state.secret.laid
    collected = [place for boards in table.boards for place in boards.places]
    assert len(collected) == len(set(collected)), "a place is at two players'"
    for boards in table.boards:
        again = Boards(left=boards.left, right=boards.right)
        for place in boards.places:
            again = again.with_place(place, table.edition)
        assert again == boards, "a place is not where it belongs"
    for district in DISTRICTS:
        number, places = NUMBER[district], PLACES_OF[district]
        here, out = laid[number], [place for place in places if place in collected]
        assert not here or district in table.discovered, "a place lies on no tile"
        assert set(here) <= set(places), "a place lies in another district"
        assert len(here) == table.laid[number]
        assert table.edition == 1 or len(table.slots_of(district)) == len(here)
        assert len(places) - len(here) - len(out) == table.tray[number]
        assert beliefs.can_lie(state, district), "nobody could have seen this"


def _audit_cards(state: State) -> None:
    """No card is lost or doubled, and every hand is as everybody can reckon."""
    table, deck = state.table, state.secret.deck
    playing = [] if table.playing is None else [table.playing]
    held = chain.from_iterable(hand.cards for hand in state.hands)
    assert sorted([*deck, *playing, *held, *table.discards]) == sorted(CARDS), "a card is lost"
    assert len(deck) == table.deck
    shuffled = dict(zip(CARDS, table.shuffles, strict=True))
    assert all(shuffled[card] == table.renewals for card in deck)
    for seat, hand in enumerate(state.hands):
        assert sorted(shuffled[card] for card in hand.cards) == sorted(table.held[seat])
        assert list(hand.cards) == sorted(hand.cards)
        assert set(table.shown[seat]) <= set(hand.cards)
        assert len(hand.cards) <= content.HAND_LIMIT


class FirstEdition(KodKrakowa):
    """As games were dealt before places had slots; all else goes by what lies on the table."""

    version = 1

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        state = super().deal(options, seats, chance)
        state.table.slots = UNSET
        state.table.traces = tuple([(PutDown(),) * len(laid) for laid in state.secret.laid])
        return state


FIRST_EDITION = FirstEdition()

RULES = KodKrakowa()
"""The rules alone, for bots that play on in worlds they imagine."""
