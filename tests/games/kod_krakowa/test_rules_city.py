"""Kod Krakowa, clause by clause: what it is made of, and how it is set up."""

from collections import Counter

import pytest

from tests.games.kod_krakowa.tables import KOD_KRAKOWA, between
from zaslonka.games.kod_krakowa.content import (
    AROUND,
    ATTRIBUTES,
    CARDS,
    DISTRICTS,
    ENDS,
    NUMBER,
    PASSAGES,
    PLACES_OF,
    START,
    STOPS,
    TOKENS,
    Options,
    Side,
)
from zaslonka.games.kod_krakowa.events import BarrierPut, PickedBoard, PlacedPawn
from zaslonka.games.kod_krakowa.moves import PickBoard, PlacePawn, PutBarrier, PutStop
from zaslonka.games.kod_krakowa.passages import (
    block,
    free_passages,
    open_neighbours,
    steps_from,
)
from zaslonka.games.kod_krakowa.rules import State
from zaslonka.kernel import Chance, Illegal


def dealt(seats: int, seed: int = 0) -> State:
    return KOD_KRAKOWA.setup(Options(), seats, Chance(seed.to_bytes(32, "big")))


def asked(state: State) -> int:
    (seat,) = KOD_KRAKOWA.to_act(state.table)
    return seat


def play(state: State, move: object) -> object:
    """The asked seat's move; what everybody is told."""
    (told,) = KOD_KRAKOWA.play(state, asked(state), move, Chance(b"", 1))  # type: ignore[arg-type]
    return told.event


def pick(state: State, *attributes: str) -> None:
    for attribute in attributes:
        play(state, PickBoard(attribute))  # type: ignore[arg-type]


def refused(state: State, move: object) -> tuple[str, str]:
    view = KOD_KRAKOWA.view(state, asked(state))
    assert move not in list(KOD_KRAKOWA.legal(view))
    with pytest.raises(Illegal) as caught:
        KOD_KRAKOWA.check(view, move)  # type: ignore[arg-type]
    return caught.value.rule, caught.value.why


# Components


@pytest.mark.rule("KKR-01", "KKR-03")
def test_places_have_two_of_six_attributes_each() -> None:
    assert len(set(ATTRIBUTES)) == 6
    assert all(len(set(token.attributes)) == 2 for token in TOKENS.values())
    assert {name for token in TOKENS.values() for name in token.attributes} == set(ATTRIBUTES)


@pytest.mark.rule("KKR-02", "KKR-03")
def test_twenty_districts_have_four_or_three_places() -> None:
    assert len(DISTRICTS) == 20
    assert set(START) == {
        "krowodrza",
        "stare_miasto",
        "grzegorzki",
        "kazimierz",
        "debniki",
        "podgorze",
    }
    assert len(TOKENS) == 66
    assert all(len(PLACES_OF[each]) == (4 if each in START else 3) for each in DISTRICTS)


@pytest.mark.rule("KKR-04")
def test_fifty_five_cards_have_seventeen_stop_signs() -> None:
    assert len(CARDS) == 55
    assert sum(card.stop for card in CARDS.values()) == STOPS == 17


@pytest.mark.rule("KKR-06")
def test_passages_join_neighbours_and_no_district_has_only_one() -> None:
    assert len(PASSAGES) == 39
    exits = Counter(district for ends in ENDS.values() for district in ends)
    assert min(exits[district] for district in DISTRICTS) == 2
    assert ENDS[between("kazimierz", "podgorze")] == ENDS[between("podgorze", "kazimierz")]


@pytest.mark.rule("KKR-05")
def test_each_side_has_a_board_of_each_attribute() -> None:
    state = dealt(4)
    for _side in range(2):
        for taken in range(4):
            view = KOD_KRAKOWA.view(state, asked(state))
            offered = [move.attribute for move in KOD_KRAKOWA.legal(view)]
            own = view.table.boards[asked(state)].left
            assert len(offered) in (6 - taken, 5 - taken)
            assert own not in offered
            pick(state, offered[0])


# Set-up


@pytest.mark.rule("KKR-17")
def test_any_seat_may_be_first() -> None:
    assert {dealt(3, seed).table.first for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("KKR-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_left_boards_are_picked_in_turn_and_right_ones_in_reverse(seats: int) -> None:
    state = dealt(seats, 3)
    picked = []
    for attribute in [*ATTRIBUTES[:seats], *ATTRIBUTES[::-1][:seats]]:
        seat, told = asked(state), play(state, PickBoard(attribute))
        picked.append(seat)
        side: Side = "left" if len(picked) <= seats else "right"
        assert told == PickedBoard(seat, side, attribute)
        assert getattr(state.table.boards[seat], side) == attribute
    clockwise = [(state.table.first + ahead) % seats for ahead in range(seats)]
    assert picked == [*clockwise, *reversed(clockwise)]


@pytest.mark.rule("KKR-10")
def test_no_board_is_picked_twice_and_nobody_has_one_attribute_on_both() -> None:
    state = dealt(2)
    pick(state, "art")
    assert refused(state, PickBoard("art")) == ("KKR-10", "board_taken")
    pick(state, "work")
    assert refused(state, PickBoard("work")) == ("KKR-10", "same_attribute")
    pick(state, "art")
    assert refused(state, PickBoard("art")) == ("KKR-10", "board_taken")
    pick(state, "science")
    second = (state.table.first + 1) % 2
    assert state.table.boards[second].left == "work"
    assert state.table.boards[second].right == "art"


@pytest.mark.rule("KKR-11", "KKR-12")
def test_the_board_is_six_start_districts_with_a_face_down_place_each() -> None:
    state = dealt(2)
    table = state.table
    assert set(table.discovered) == set(START)
    for district in DISTRICTS:
        number = NUMBER[district]
        start = district in START
        assert table.laid[number] == len(state.secret.laid[number]) == (1 if start else 0)
        assert table.tray[number] == 3
    assert not any(boards.places for boards in table.boards)


@pytest.mark.rule("KKR-12")
def test_any_place_of_a_start_district_may_be_the_first_on_it() -> None:
    found = {dealt(2, seed).secret.laid[NUMBER["kazimierz"]] for seed in range(60)}
    assert found == {(place,) for place in PLACES_OF["kazimierz"]}


@pytest.mark.rule("KKR-13")
def test_the_cards_are_shuffled() -> None:
    one, other = dealt(2, 1), dealt(2, 2)
    assert {*one.secret.deck} != {*other.secret.deck}
    assert [card for card in one.secret.deck if card in other.secret.deck] != [
        card for card in other.secret.deck if card in one.secret.deck
    ]


@pytest.mark.rule("KKR-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_goes_later_begins_with_more_cards(seats: int) -> None:
    state = dealt(seats, seats)
    table, hands = state.table, state.hands
    for before in range(seats):
        seat = (table.first + before) % seats
        assert len(hands[seat].cards) == len(table.held[seat]) == before
    assert len(state.secret.deck) == table.deck == 55 - seats * (seats - 1) // 2
    assert sorted([*state.secret.deck, *(card for hand in hands for card in hand.cards)]) == sorted(
        CARDS
    )


def ready_to_place(seats: int = 2, seed: int = 0) -> State:
    state = dealt(seats, seed)
    pick(state, *ATTRIBUTES[:seats])
    pick(state, *ATTRIBUTES[seats : 2 * seats] if seats < 4 else reversed(ATTRIBUTES[2:]))
    return state


@pytest.mark.rule("KKR-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_puts_a_pawn_and_two_barriers_before_the_next(seats: int) -> None:
    state = ready_to_place(seats)
    first, order = state.table.first, []
    for _ in range(seats):
        seat = asked(state)
        order.append(seat)
        assert play(state, PlacePawn("debniki")) == PlacedPawn(seat, "debniki")
        for _ in range(2):
            assert asked(state) == seat
            move = next(iter(KOD_KRAKOWA.legal(KOD_KRAKOWA.view(state, seat))))
            (told, *_) = KOD_KRAKOWA.play(state, seat, move, Chance(b"", 1))
            assert told.event == BarrierPut(seat, None, move.passage)
    assert order == [(first + ahead) % seats for ahead in range(seats)]
    assert all(len(own) == 2 for own in state.table.barriers)
    assert state.table.pawns == ["debniki"] * seats
    assert asked(state) == first
    KOD_KRAKOWA.audit(state)


@pytest.mark.rule("KKR-14")
def test_a_pawn_starts_in_a_start_district() -> None:
    state = ready_to_place()
    assert refused(state, PlacePawn("nowa_huta")) == ("KKR-14", "not_a_start_district")
    view = KOD_KRAKOWA.view(state, asked(state))
    assert {move.district for move in KOD_KRAKOWA.legal(view)} == set(START)


@pytest.mark.rule("KKR-14", "KKR-15", "KKR-06")
def test_a_barrier_goes_on_a_free_passage_of_the_board_even_an_outward_one() -> None:
    state = ready_to_place()
    play(state, PlacePawn("kazimierz"))
    assert refused(state, PutBarrier("kazimierz-nowa_huta")) == ("KKR-06", "no_such_passage")
    far = between("nowa_huta", "plaszow")
    assert refused(state, PutBarrier(far)) == ("KKR-15", "off_the_board")
    outward = between("podgorze", "plaszow")
    play(state, PutBarrier(outward))
    assert refused(state, PutBarrier(outward)) == ("KKR-15", "occupied")
    with pytest.raises(Illegal) as caught:
        KOD_KRAKOWA.check(KOD_KRAKOWA.view(state, asked(state)), PutStop(outward))
    assert caught.value.rule == "TAB-02"


@pytest.mark.rule("KKR-16")
def test_the_last_open_passage_of_a_district_stays_open() -> None:
    state = ready_to_place(2)
    play(state, PlacePawn("kazimierz"))
    play(state, PutBarrier(between("kazimierz", "podgorze")))
    play(state, PutBarrier(between("kazimierz", "grzegorzki")))
    play(state, PlacePawn("kazimierz"))
    last = between("kazimierz", "stare_miasto")
    assert refused(state, PutBarrier(last)) == ("KKR-16", "cuts_off")


@pytest.mark.rule("KKR-50")
def test_it_is_for_two_to_four_players() -> None:
    assert list(KOD_KRAKOWA.seats) == [2, 3, 4]


@pytest.mark.rule("KKR-30")
@pytest.mark.parametrize("blocked", [0, 1, 3])
def test_steps_are_counted_passage_by_passage_around_markers(blocked: int) -> None:
    """However many markers stand, the shortest way is counted, and what is cut off is not."""
    table = dealt(2).table
    table.discovered = DISTRICTS
    for passage in free_passages(table)[:blocked]:
        block(table, passage)
    for start in DISTRICTS:
        steps = steps_from(start, table.blocked)
        assert steps[start] == 0
        assert {near for here in steps for near in open_neighbours(table, here)} <= steps.keys()
        for district, count in steps.items():
            if district != start:
                assert count == 1 + min(steps[near] for near in open_neighbours(table, district))
    for passage in AROUND[DISTRICTS[0]].values():
        block(table, passage)
    assert steps_from(DISTRICTS[0], table.blocked) == {DISTRICTS[0]: 0}
    assert DISTRICTS[0] not in steps_from(DISTRICTS[1], table.blocked)
