"""Kod Krakowa, clause by clause: how it ends, and games on record for each way."""

import pytest

from tests.games.kod_krakowa.record import ENDINGS
from tests.games.kod_krakowa.tables import KOD_KRAKOWA, Outing, boards, printed
from tests.support.recorded import recorded
from zaslonka.games.kod_krakowa.content import CARDS, NUMBER, TOKENS, Attribute, Place
from zaslonka.games.kod_krakowa.effects import CollectNearby, ExchangePlace, SwapPlaces
from zaslonka.games.kod_krakowa.moves import Collect, EndTurn, GiveUp, PlayCard, Swap
from zaslonka.games.kod_krakowa.rules import Turn
from zaslonka.games.kod_krakowa.state import Boards
from zaslonka.kernel import Result

SEATS = {2: ["stare_miasto", "podgorze"], 3: ["stare_miasto", "podgorze", "debniki"]}
SEATS[4] = [*SEATS[3], "kazimierz"]


def places_with(attribute: Attribute, *, without: Attribute | None = None) -> list[Place]:
    """Places with one attribute and not the other, the home of the first pawn's last."""
    found = [
        place
        for place, token in TOKENS.items()
        if attribute in token.attributes and without not in token.attributes
    ]
    return sorted(found, key=lambda place: TOKENS[place].district == "stare_miasto")


def nearly(attribute: Attribute, other: Attribute, count: int) -> tuple[Boards, Place]:
    """Boards with so many places of one attribute, and one more that lies in Stare Miasto."""
    *places, last = places_with(attribute, without=other)
    assert TOKENS[last].district == "stare_miasto"
    return boards(attribute, other, places[:count]), last


@pytest.mark.rule("KKR-50")
@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 6), (4, 5)])
def test_enough_places_on_one_board_win_at_once(seats: int, needed: int) -> None:
    own, last = nearly("history", "leisure", needed - 1)
    others = [Boards()] * (seats - 1)
    outing = Outing(SEATS[seats], own=[own, *others], laid={"stare_miasto": [last]})
    outing.play(Collect("stare_miasto", 0))
    assert outing.step is None
    scores = (needed, *[0] * (seats - 1))
    assert KOD_KRAKOWA.result(outing.table) == Result((0,), scores, "board_completed")


@pytest.mark.rule("KKR-50")
@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 6), (4, 5)])
def test_one_place_fewer_does_not_win(seats: int, needed: int) -> None:
    own, last = nearly("history", "leisure", needed - 2)
    others = [Boards()] * (seats - 1)
    outing = Outing(SEATS[seats], own=[own, *others], laid={"stare_miasto": [last]})
    outing.play(Collect("stare_miasto", 0))
    assert outing.step == Turn((0,))
    assert outing.table.boards[0].best == needed - 1


@pytest.mark.rule("KKR-50")
def test_two_boards_are_not_added_up() -> None:
    left = places_with("history", without="leisure")[:4]
    right = places_with("leisure", without="history")[:4]
    own = boards("history", "leisure", [*left, *right])
    assert len(own.places) == 8
    assert own.best == 4


@pytest.mark.rule("KKR-50")
def test_a_board_completed_by_a_card_wins_before_its_stop_sign(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (card,) = printed(monkeypatch, CollectNearby(), stop=True)
    own, last = nearly("history", "leisure", 6)
    outing = Outing(
        ["kazimierz", "podgorze"],
        own=[own, Boards()],
        laid={"stare_miasto": [last]},
        cards=[[card], ()],
    )
    outing.play(PlayCard(card), Collect("stare_miasto", 0))
    assert outing.step is None
    assert outing.table.playing == card
    assert KOD_KRAKOWA.result(outing.table).winners == (0,)


@pytest.mark.rule("KKR-50", "KKR-80")
def test_a_place_from_the_tray_can_complete_a_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes for a place of Kazimierz, the boards take it: all but one carry one of two."""
    (card,) = printed(monkeypatch, ExchangePlace())
    for place, token in TOKENS.items():
        siblings = [
            other
            for other, sibling in TOKENS.items()
            if sibling.district == token.district and other != place
        ]
        wanted = {name for other in siblings for name in TOKENS[other].attributes}
        common = [
            name
            for name in wanted - set(token.attributes)
            if all(name in TOKENS[other].attributes for other in siblings)
        ]
        if common:
            break
    having = [each for each in places_with(common[0]) if each not in siblings][:6]
    own = boards(common[0], None, [*having, place])
    outing = Outing(own=[own, Boards()], cards=[[card], ()])
    outing.play(PlayCard(card), GiveUp(place))
    assert outing.step is None
    assert KOD_KRAKOWA.result(outing.table).scores == (7, 0)


@pytest.mark.rule("KKR-50", "KKR-79")
@pytest.mark.parametrize(
    ("finishing", "winner"), [((0, 1), 0), ((1,), 1), ((0,), 0)], ids=["both", "other", "own"]
)
def test_of_several_who_complete_a_board_the_player_on_turn_wins(
    monkeypatch: pytest.MonkeyPatch, finishing: tuple[int, ...], winner: int
) -> None:
    (card,) = printed(monkeypatch, SwapPlaces())
    art = places_with("art", without="science")
    science = places_with("science", without="art")
    give, take = science[0], art[0]
    own = [
        boards("art", None, [*art[1 : 7 if 0 in finishing else 6], give]),
        boards("science", None, [*science[1 : 7 if 1 in finishing else 6], take]),
    ]
    outing = Outing(own=own, cards=[[card], ()])
    outing.play(PlayCard(card), Swap(give, 1, take))
    assert outing.step is None
    assert KOD_KRAKOWA.result(outing.table).winners == (winner,)


@pytest.mark.rule("KKR-50")
def test_of_others_who_complete_a_board_the_next_clockwise_wins() -> None:
    """No card can do this yet; the ruling stands all the same."""
    five = [places_with("art")[:6], places_with("science", without="art")[:6]]
    full = [boards("art", None, five[0]), boards("science", None, five[1])]
    outing = Outing(SEATS[3], actions=0)
    outing.play(EndTurn())
    assert outing.table.on_turn == 1
    outing.table.boards[:] = [full[0], Boards(), full[1]]
    assert KOD_KRAKOWA.result(outing.table).winners == (2,)


# Nothing left, nothing new


def collected_by_all(*kept: Place) -> list[Boards]:
    """Everything is collected but these; nobody collects any attribute."""
    rest = [place for place in TOKENS if place not in kept]
    return [boards(None, None, rest[:30]), boards(None, None, rest[30:])]


@pytest.mark.rule("KKR-51")
def test_without_a_place_on_board_and_tray_the_game_ends_with_the_turn() -> None:
    outing = Outing(own=collected_by_all(), actions=0)
    outing.play(EndTurn())
    assert outing.step is None
    assert KOD_KRAKOWA.result(outing.table) == Result((0, 1), (0, 0), "nothing_left")


@pytest.mark.rule("KKR-51")
@pytest.mark.parametrize("on_board", [True, False])
def test_one_place_left_anywhere_is_enough_to_go_on(on_board: bool) -> None:
    last = places_with("art")[-1]
    laid = {TOKENS[last].district: [last]} if on_board else {}
    outing = Outing(own=collected_by_all(last), laid=laid, actions=0)
    assert outing.table.laid[NUMBER[TOKENS[last].district]] == on_board
    outing.play(EndTurn())
    assert outing.step == Turn((1,))


@pytest.mark.rule("KKR-51")
def test_the_most_places_on_one_board_win_then() -> None:
    rest = [place for place in TOKENS if place not in (few := places_with("art")[:3])]
    own = [boards(None, None, rest), boards("art", None, few)]
    outing = Outing(own=own, actions=0)
    outing.play(EndTurn())
    assert KOD_KRAKOWA.result(outing.table) == Result((1,), (0, 3), "nothing_left")


@pytest.mark.rule("KKR-52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_fifteen_rounds_without_a_new_high_the_game_ends(seats: int) -> None:
    outing = Outing(SEATS[seats])
    for turn in range(15 * seats):
        assert outing.table.turn == turn
        assert outing.step is not None
        outing.run_out_of_time()
    assert outing.step is None
    result = KOD_KRAKOWA.result(outing.table)
    assert result == Result(tuple(range(seats)), (0,) * seats, "standstill")


@pytest.mark.rule("KKR-52")
@pytest.mark.parametrize("useful", [True, False])
def test_only_a_new_high_starts_the_rounds_anew(useful: bool) -> None:
    last = next(place for place in TOKENS if TOKENS[place].district == "stare_miasto")
    left = TOKENS[last].attributes[0] if useful else None
    outing = Outing(own=[boards(left), Boards()], laid={"stare_miasto": [last]})
    outing.run_out_of_time()
    outing.run_out_of_time()
    outing.play(Collect("stare_miasto", 0))
    assert outing.table.last_high == (2 if useful else -1)
    turns = 0
    while outing.step is not None:
        outing.run_out_of_time()
        turns += 1
    assert turns == (31 if useful else 28)


# On record


@pytest.mark.rule("KKR-50", "KKR-51", "KKR-52")
def test_every_ending_of_kod_krakowa_is_on_record() -> None:
    games = recorded("kod_krakowa")
    results = {ending: games[ending].result for ending in ENDINGS}
    for ending, result in results.items():
        assert result.reason in ending
        assert (len(result.winners) > 1) == ("shared" in ending)


@pytest.mark.rule("KKR-91")
@pytest.mark.parametrize("ending", ENDINGS)
def test_after_the_end_everything_can_be_shown(ending: str) -> None:
    """What is open to all then is the whole state (TAB-03), and it names every place and card."""
    state = recorded("kod_krakowa")[ending].match.replay()
    hands = [card for hand in state.hands for card in hand.cards]
    cards = [*hands, *state.secret.deck, *state.table.discards]
    assert KOD_KRAKOWA.to_act(state.table) == ()
    assert {*cards, state.table.playing} - {None} == set(CARDS)
    assert [len(laid) for laid in state.secret.laid] == state.table.laid
