"""Kod Krakowa: walk the districts and collect the places that carry your attributes, for 2 to 4."""

from itertools import chain

from zaslonka.games.kod_krakowa import beliefs
from zaslonka.games.kod_krakowa.city import Boards, Hand, PutDown, Secret
from zaslonka.games.kod_krakowa.content import (
    BARRIERS_EACH,
    CARDS,
    DISTRICTS,
    HAND_LIMIT,
    NEEDED,
    NUMBER,
    PLACES_OF,
    START,
    STOPS,
    Options,
    Place,
)
from zaslonka.games.kod_krakowa.happenings import Happening
from zaslonka.games.kod_krakowa.moves import Move
from zaslonka.games.kod_krakowa.passages import audit_markers
from zaslonka.games.kod_krakowa.prompts import PickingBoard, PlacingPawn, PuttingBarrier
from zaslonka.games.kod_krakowa.rules import State, Table, TableView, TurnBegins, has_places
from zaslonka.kernel import Chance, Game, Result, Seat


class KodKrakowa(Game[Options, Table, Hand, Secret]):
    name = "kod_krakowa"
    version = 1
    seats = range(2, 5)
    options = Options
    variants = (Options(),)
    state_type = State
    move_type = Move
    event_type = Happening

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """KKR-10 to KKR-18."""
        first = chance.below(seats)
        order = [(first + ahead) % seats for ahead in range(seats)]
        laid: list[tuple[Place, ...]] = [
            (chance.pick(PLACES_OF[district]),) if district in START else ()
            for district in DISTRICTS
        ]
        deck = chance.shuffled(CARDS)
        hands = [Hand() for _ in range(seats)]
        for before, seat in enumerate(order):
            hands[seat].cards, deck = tuple(sorted(deck[:before])), deck[before:]
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
                tray=[
                    len(PLACES_OF[district]) - len(places)
                    for district, places in zip(DISTRICTS, laid, strict=True)
                ],
                traces=[(PutDown(),) if places else () for places in laid],
                deck=len(deck),
                shuffles=[0] * len(CARDS),
                held=[(0,) * len(hand.cards) for hand in hands],
                shown=[()] * seats,
            ),
            hands,
            Secret(laid, deck),
        )

    def deal_unseen(self, view: TableView, chance: Chance) -> tuple[list[Hand], Secret]:
        return beliefs.draw(view, chance)

    def result(self, table: Table) -> Result:
        """KKR-50 to KKR-52."""
        best = tuple(boards.best for boards in table.boards)
        for ahead in range(len(best)):
            seat = (table.on_turn + ahead) % len(best)
            if best[seat] >= NEEDED[len(best)]:
                return Result((seat,), best, "board_completed")
        winners = tuple(seat for seat, count in enumerate(best) if count == max(best))
        return Result(winners, best, "standstill" if has_places(table) else "nothing_left")

    def audit(self, state: State) -> None:
        _audit_places(state)
        _audit_cards(state)
        audit_markers(state.table)
        assert all(len(own) <= BARRIERS_EACH for own in state.table.barriers)
        assert len(state.table.stops) <= STOPS
        assert state.table.discovered[: len(START)] == START


def _placing(seat: Seat) -> tuple[PlacingPawn | PuttingBarrier, ...]:
    """KKR-14."""
    return (PlacingPawn((seat,)), *(PuttingBarrier((seat,), seat),) * BARRIERS_EACH)


def _audit_places(state: State) -> None:
    """No place is lost or doubled, each lies where it belongs, and nobody saw what was not so."""
    table, laid = state.table, state.secret.laid
    collected = [place for boards in table.boards for place in boards.places]
    assert len(collected) == len(set(collected)), "a place is at two players'"
    for boards in table.boards:
        again = Boards(boards.left, boards.right)
        for place in boards.places:
            again = again.with_place(place)
        assert again == boards, "a place is not where it belongs"
    for district in DISTRICTS:
        number, places = NUMBER[district], PLACES_OF[district]
        here, out = laid[number], [place for place in places if place in collected]
        assert not here or district in table.discovered, "a place lies on no tile"
        assert set(here) <= set(places), "a place lies in another district"
        assert len(here) == table.laid[number]
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
        assert len(hand.cards) <= HAND_LIMIT


GAME = KodKrakowa()
