"""Kod Krakowa: the audit refuses every state that could not be."""

from collections.abc import Callable

import pytest
from msgspec import structs

from tests.games.kod_krakowa.tables import (
    DECK,
    KOD_KRAKOWA,
    Outing,
    between,
    boards,
    one_of,
    passages,
    printed,
)
from zaslonka.games.kod_krakowa.content import NUMBER, PLACES_OF, START, TOKENS
from zaslonka.games.kod_krakowa.effects import Look
from zaslonka.games.kod_krakowa.moves import LookAt, PlayCard
from zaslonka.games.kod_krakowa.passages import block
from zaslonka.games.kod_krakowa.rules import State
from zaslonka.games.kod_krakowa.state import Seen

KAZIMIERZ = NUMBER["kazimierz"]
NORTH = between("stare_miasto", "krowodrza")
MINE = one_of("podgorze")


@pytest.fixture
def state(monkeypatch: pytest.MonkeyPatch) -> State:
    """A game on its way: the first seat has looked at Kazimierz, where one place lies."""
    (card,) = printed(monkeypatch, Look())
    outing = Outing(
        own=[boards(TOKENS[MINE].attributes[0], None, [MINE]), boards()],
        barriers=[(NORTH,), ()],
        laid={"kazimierz": [one_of("kazimierz")]},
        cards=[[card, DECK[1]], DECK[2:4]],
    )
    outing.play(PlayCard(card), LookAt("kazimierz"))
    return outing.state


def lay_another_place(state: State) -> None:
    state.secret.laid[KAZIMIERZ] = (one_of("kazimierz", 1),)


def lay_a_second_place(state: State) -> None:
    state.secret.laid[KAZIMIERZ] = PLACES_OF["kazimierz"][:2]


def lay_a_place_elsewhere(state: State) -> None:
    state.secret.laid[KAZIMIERZ] = (one_of("debniki"),)


def lay_a_place_off_the_board(state: State) -> None:
    far = NUMBER["nowa_huta"]
    state.secret.laid[far] = (one_of("nowa_huta"),)
    state.table.laid[far] = 1
    state.table.tray[far] = 2


def count_a_place_too_many(state: State) -> None:
    state.table.tray[KAZIMIERZ] += 1


def double_a_collected_place(state: State) -> None:
    state.table.boards[1] = boards(None, None, [MINE])


def put_a_place_on_the_wrong_board(state: State) -> None:
    state.table.boards[0] = structs.replace(state.table.boards[0], on_left=(), beside=(MINE,))


def see_another_place(state: State) -> None:
    state.hands[0].seen = (Seen("kazimierz", (one_of("kazimierz", 1),)),)


def lose_a_card(state: State) -> None:
    state.secret.deck = state.secret.deck[1:]
    state.table.deck -= 1


def miscount_the_deck(state: State) -> None:
    state.table.deck -= 1


def hold_a_card_too_many(state: State) -> None:
    card, *rest = state.secret.deck
    state.secret.deck = tuple(rest)
    state.table.deck -= 1
    state.hands[1].cards = tuple(sorted((*state.hands[1].cards, card)))


def hold_five_cards(state: State) -> None:
    cards, state.secret.deck = state.secret.deck[:3], state.secret.deck[3:]
    state.table.deck -= 3
    state.hands[1].cards = tuple(sorted((*state.hands[1].cards, *cards)))
    state.table.held[1] = (0,) * 5


def hold_cards_out_of_order(state: State) -> None:
    state.hands[1].cards = tuple(reversed(state.hands[1].cards))


def show_a_card_that_is_elsewhere(state: State) -> None:
    state.table.shown[1] = state.secret.deck[:1]


def keep_an_old_card_in_the_deck(state: State) -> None:
    state.table.renewals = 1


def share_a_passage(state: State) -> None:
    state.table.stops = (NORTH,)


def forget_what_is_blocked(state: State) -> None:
    state.table.blocked = 0


def own_three_barriers(state: State) -> None:
    more = passages(("stare_miasto", "debniki"), ("podgorze", "plaszow"))
    state.table.barriers[0] += more
    for passage in more:
        block(state.table, passage)


def block_a_passage_off_the_board(state: State) -> None:
    state.table.barriers[1] = (between("nowa_huta", "plaszow"),)
    block(state.table, *state.table.barriers[1])


def cut_a_district_off(state: State) -> None:
    ways = passages(*(("kazimierz", to) for to in ("stare_miasto", "podgorze", "grzegorzki")))
    state.table.stops = ways
    for passage in ways:
        block(state.table, passage)


def lose_a_start_district(state: State) -> None:
    state.table.discovered = START[1:]


@pytest.mark.rule("KKR-03", "KKR-04", "KKR-12", "KKR-15", "KKR-16", "KKR-36", "KKR-43")
@pytest.mark.parametrize(
    "spoil",
    [
        lay_another_place,
        lay_a_second_place,
        lay_a_place_elsewhere,
        lay_a_place_off_the_board,
        count_a_place_too_many,
        double_a_collected_place,
        put_a_place_on_the_wrong_board,
        see_another_place,
        lose_a_card,
        miscount_the_deck,
        hold_a_card_too_many,
        hold_five_cards,
        hold_cards_out_of_order,
        show_a_card_that_is_elsewhere,
        keep_an_old_card_in_the_deck,
        share_a_passage,
        forget_what_is_blocked,
        own_three_barriers,
        block_a_passage_off_the_board,
        cut_a_district_off,
        lose_a_start_district,
    ],
)
def test_a_state_that_could_not_be_is_refused(state: State, spoil: Callable[[State], None]) -> None:
    KOD_KRAKOWA.audit(state)
    spoil(state)
    with pytest.raises(AssertionError):
        KOD_KRAKOWA.audit(state)


@pytest.mark.rule("KKR-36")
@pytest.mark.parametrize("counts", [len(DECK) - 1, len(DECK) + 1])
def test_of_every_card_and_no_other_it_is_known_when_it_was_shuffled(
    state: State, counts: int
) -> None:
    state.table.shuffles = (0,) * counts
    with pytest.raises(ValueError, match="zip"):
        KOD_KRAKOWA.audit(state)
