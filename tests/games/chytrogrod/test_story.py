"""The story of a game of Chytrogród says what its record says, and remembers promises."""

from collections import Counter

import pytest

from tests.story.finished import named, spoken, tale_of
from tests.support.recorded import recorded
from zaslonka.games.chytrogrod.events import CardLaid, CardRemoved, DealMade, Picked
from zaslonka.games.chytrogrod.moves import Arrange, Pick
from zaslonka.games.chytrogrod.phrases import WHERE
from zaslonka.games.chytrogrod.promises import broken
from zaslonka.games.chytrogrod.story import tell
from zaslonka.kernel import Match
from zaslonka.kernel.talk import Line, Phrased


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("name", recorded("chytrogrod"))
def test_deals_ties_and_the_end_are_those_of_the_record(name: str) -> None:
    game = recorded("chytrogrod")[name]
    tale = tale_of(game.match)
    told = named(tell(tale))
    table = game.match.replay().table
    assert told["opening"].facts["count"] == table.round
    points = [taken.points for player in table.players for taken in player.deals]
    assert ("biggest_deal" in told) == bool(points)
    if deal := told.get("biggest_deal"):
        maker = table.players[deal.facts["by"]]
        assert deal.facts["points"] == max(points)
        assert max(points) in [taken.points for taken in maker.deals]
        assert any(
            isinstance(event, DealMade) and event.points == max(points)
            for moment in tale.moments
            if moment.ply == deal.ply
            for event in moment.events
        )
    picks = [moment for moment in tale.moments if isinstance(moment.move, Pick)]
    settled = [moment for moment in tale.moments if isinstance(moment.move, Pick | Arrange)]
    assert ("ties" in told) == bool(settled)
    if ties := told.get("ties"):
        assert ties.facts["count"] >= len(settled)  # a clock settles some too
        favoured = Counter(event.seat for _, event in tale.of(Picked))
        assert len(picks) <= favoured.total()
        assert ties.facts["most"] == max(favoured.values(), default=0)
    ending = told[game.result.reason].facts
    assert ending["seats"] == game.result.winners
    for seat in game.result.winners:
        assert ending["points"] == table.players[seat].points


@pytest.mark.rule("TAB-31")
def test_who_came_near_the_hundred_in_vain_is_told() -> None:
    match = recorded("chytrogrod")["five_no_deals_left"].match
    scores = recorded("chytrogrod")["five_no_deals_left"].result.scores
    tale = tale_of(match)
    near = named(tell(tale)).get("near")
    second = sorted(scores)[-2]
    assert (near is not None) == (80 <= second < 100)


# Promises


def promise(by: int, phrase: str, ply: int, seat: int | None = None, **slots: str) -> Line:
    said = Phrased(phrase, slots, seat)
    return Line(who="who", name="Ola", by=by, ply=ply, said=said, promise=True)


def found(match: Match, *talk: Line) -> list[tuple[int, str]]:
    """The plies at which promises were broken, and which."""
    return [
        (moment.ply, line.said.phrase)
        for moment, line in broken(tale_of(match, talk=talk))
        if isinstance(line.said, Phrased)
    ]


@pytest.mark.rule("TAB-31", "CHY-53")
def test_going_where_one_promised_not_to_go_this_round_is_told() -> None:
    match = recorded("chytrogrod")["three_hundred_points"].match
    tale = tale_of(match)
    moment, laid = tale.of(CardLaid)[5]
    just_before = moment.ply - 1
    where = WHERE[laid.district]
    broke = promise(laid.by, "stay_away", just_before, where=where)
    assert found(match, broke) == [(moment.ply, "stay_away")]
    assert "Obietnice w Chytrogrodzie" in " ".join(spoken(tale_of(match, talk=(broke,)), "pl"))
    # Said by another, said too late, or only threatened, it is no broken promise.
    this_round = [
        (other.ply, event)
        for other, event in tale.of(CardLaid)
        if other.before.table.round == moment.before.table.round
    ]
    last = max(ply for ply, event in this_round if event == laid)
    assert found(match, promise(laid.by, "stay_away", last, where=where)) == []
    elsewhere = set(range(5)) - {event.district for _, event in this_round if event.by == laid.by}
    for district in elsewhere:
        kept = promise(laid.by, "stay_away", just_before, where=WHERE[district])
        assert found(match, kept) == []
    said = Phrased("not_going", {"where": where})
    threat = Line(who="who", name="Ola", by=laid.by, ply=just_before, said=said)
    assert found(match, threat) == []


@pytest.mark.rule("TAB-31", "CHY-53")
def test_removing_a_card_one_promised_to_spare_is_told_but_not_a_round_later() -> None:
    match = recorded("chytrogrod")["three_told_apart_by_goods"].match
    tale = tale_of(match)
    moment, removed = next(one for one in tale.of(CardRemoved) if one[1].by != one[1].seat)
    began = max(
        other.ply
        for other in tale.moments
        if other.ply < moment.ply and other.before.table.round < moment.before.table.round
    )
    spare = removed.by, "no_sabotage"
    assert found(match, promise(*spare, moment.ply - 1, removed.seat)) == [
        (moment.ply, "no_sabotage")
    ]
    assert found(match, promise(*spare, began - 1, removed.seat)) == []
    third = next(seat for seat in range(3) if seat not in (removed.by, removed.seat))
    assert found(match, promise(removed.by, "no_sabotage", began, third)) == []


@pytest.mark.rule("TAB-31", "CHY-50", "CHY-53")
def test_settling_the_next_tie_against_who_was_promised_it_is_told() -> None:
    match = recorded("chytrogrod")["five_no_deals_left"].match
    tale = tale_of(match)
    moment = next(one for one in tale.moments if isinstance(one.move, Pick))
    by, picked = moment.seat, moment.move.seat
    assert by is not None
    for seat in moment.before.table.agenda[0].tied:
        told = found(match, promise(by, "tie_yours", moment.ply - 1, seat))
        assert told == ([] if seat == picked else [(moment.ply, "tie_yours")])
