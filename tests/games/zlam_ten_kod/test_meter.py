"""What a question is worth, against listing every deal one by one."""

from collections import Counter
from math import log2
from typing import Any

import pytest

from tests.games.zlam_ten_kod.brute_force import deals
from tests.games.zlam_ten_kod.tables import Sitting, later
from zaslonka.games.zlam_ten_kod import GAME, masks
from zaslonka.games.zlam_ten_kod.beliefs import Worlds
from zaslonka.games.zlam_ten_kod.content import CARDS
from zaslonka.games.zlam_ten_kod.meter import measured
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess, Move, Write
from zaslonka.games.zlam_ten_kod.rules import State, questions
from zaslonka.kernel import AnySeatView, Chance, Seat
from zaslonka.kernel.story import Measure

POSITIONS = [(2, 1, 0, 3), (2, 3, 1, 3), (3, 6, 0, 1), (3, 7, 1, 2), (4, 6, 0, 1), (4, 7, 1, 2)]
"""Players, questions asked, guesses made, seed."""


def bits_of(counts: Counter[Any]) -> float:
    return -sum(n / counts.total() * log2(n / counts.total()) for n in counts.values())


def promised(view: AnySeatView, ask: Ask) -> float:
    """How uncertain the answers of all others are, over all deals listed."""
    others = [seat for seat in range(view.table.players) if seat != view.seat]
    answer = CARDS[ask.card].ask
    return bits_of(
        Counter(tuple(answer(deal[seat], ask.digit) for seat in others) for deal in deals(view))
    )


def made(state: State, move: Move) -> tuple[AnySeatView, AnySeatView, Measure]:
    """A move of who is on turn, seen by them before and after, and what it is worth."""
    (seat,) = GAME.to_act(state.table)
    before, after = state, state.clone()
    GAME.play(after, seat, move, Chance(bytes(32)))
    views = GAME.view(before, seat), GAME.view(after, seat)
    return (*views, measured(views[0], move, views[1]))


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("position", POSITIONS, ids=str)
@pytest.mark.parametrize("few", [0, masks.MAX_PAIRS], ids=["convolved", "listed"])
def test_a_question_is_worth_what_listing_all_deals_says(
    position: tuple[int, int, int, int], few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(masks, "MAX_PAIRS", few)
    players, asked, guesses, seed = position
    state = later(players, asked, seed, guesses=guesses)
    promises = {
        ask: promised(GAME.view(state, GAME.to_act(state.table)[0]), ask)
        for ask in questions(state.table)
    }
    dull = min(promises, key=promises.__getitem__)
    before, after, worth = made(state, dull)
    there, left = (len(list(deals(view))) for view in (before, after))
    assert worth.got == pytest.approx(log2(there / left))
    assert worth.expected == pytest.approx(promises[dull])
    assert worth.promised == pytest.approx(max(promises.values()))
    assert promises[worth.best] == pytest.approx(max(promises.values()))
    assert worth.chance is None
    assert sum(Worlds(before).foreseen(dull.card, dull.digit)) == Worlds(before).deals() == there


@pytest.mark.rule("TAB-31", "ZTK-52")
def test_a_wrong_guess_aloud_tells_that_it_is_wrong_and_a_right_one_all() -> None:
    state = later(2, 3, 3)
    (seat,) = GAME.to_act(state.table)
    listed = Counter(deal[1 - seat] for deal in deals(GAME.view(state, seat)))
    truth = state.hands[1 - seat].code
    wrong = next(code for code in listed if code != truth)
    for code, share in ((wrong, 1 - listed[wrong] / listed.total()), (truth, None)):
        _, after, worth = made(state, Guess(code))
        left = len(list(deals(after)))
        assert worth.got == pytest.approx(log2(listed.total() / left))
        assert share is None or left / listed.total() == pytest.approx(share)
        assert worth.chance == pytest.approx(listed[code] / listed.total())
        assert worth.codes == len(listed)
        by_answer = Counter({True: listed[code], False: listed.total() - listed[code]})
        assert worth.expected == pytest.approx(bits_of(by_answer))


@pytest.mark.rule("TAB-31", "ZTK-61")
def test_who_writes_a_guess_sees_the_middle_right_or_wrong() -> None:
    state = later(3, 6, 1)
    (seat,) = GAME.to_act(state.table)
    middles = Counter(deal[None] for deal in deals(GAME.view(state, seat)))
    _, _, worth = made(state, Write(next(iter(middles))))
    assert worth.expected == pytest.approx(bits_of(middles))
    assert worth.got == pytest.approx(log2(middles.total() / middles[state.secret.middle]))
    assert worth.codes == len(middles)


@pytest.mark.rule("TAB-31", "TAB-05")
def test_the_worth_of_a_question_is_found_from_the_views_of_the_asker_alone() -> None:
    """Another deal that looks the same before and after gives the same worth."""
    state = later(3, 6, 1)
    (seat,) = GAME.to_act(state.table)
    before, after, worth = made(state, next(questions(state.table)))
    for number in range(5):
        imagined = GAME.imagine(after, Chance(b"twin", number))
        assert measured(before, Ask(*_asked(imagined, seat)), GAME.view(imagined, seat)) == worth


def _asked(state: State, seat: Seat) -> tuple[str, int | None]:
    last = state.table.past[-1]
    assert getattr(last, "by") == seat  # noqa: B009 - whatever kind of past it is
    return last.card, last.digit  # type: ignore[union-attr]


@pytest.mark.rule("TAB-31")
def test_with_no_card_left_no_question_could_have_been_better() -> None:
    game = Sitting("0b 1b 2b 3b 4b", "0w 1w 2w 3w 5g")
    game.state.table.row, game.state.table.pile = (), 0
    (seat,) = GAME.to_act(game.state.table)
    code = game.state.hands[1 - seat].code
    _, _, worth = made(game.state, Guess(code))
    assert (worth.best, worth.promised) == (None, None)


@pytest.mark.rule("TAB-53")
@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_a_move_leaves_so_many_codes_of_so_many(position: tuple[int, int, int, int]) -> None:
    players, asked, guesses, seed = position
    state = later(players, asked, seed, guesses=guesses)
    ask = next(iter(questions(state.table)))
    before, after, worth = made(state, ask)
    # What one looks for: with two the other's code, with more what lies in the middle.
    at = 1 - before.seat if players == 2 else None
    possible, left = (len({deal[at] for deal in deals(view)}) for view in (before, after))
    assert (worth.codes, worth.left) == (possible, left)
    assert (worth.winner is None) is (possible > 1)
