"""Undo, ending early, and votes."""

import msgspec
import pytest

from tests.table.tables import EWA, IGA, JAN, NOW, OLA, PEOPLE, dealt, moved, on_turn, played_out
from zaslonka.kernel import Illegal, Undone
from zaslonka.table import agreeing, leaving, playing, talk
from zaslonka.table.info import Proposal
from zaslonka.table.live import STAND_IN, LiveTable, Sitter
from zaslonka.table.record import record, verify


def lay(table: LiveTable, seat: int) -> LiveTable:
    """In the toy game: a seat lays its lowest card, which tells nobody anything."""
    card = next(table.rules.legal(table.rules.view(table.state, seat)))
    return playing.play(table, seat, card, NOW)


@pytest.mark.rule("TAB-08")
def test_a_move_that_told_nothing_is_taken_back_by_its_mover_alone(toy: str) -> None:
    table = dealt(game=toy)
    laid = lay(table, 0)
    assert not laid.history.plies[-1].final
    back = agreeing.propose(laid, OLA, "undo", NOW)
    assert back.history.plies[-1].entry == Undone(2, 0, agreed=False)
    assert back.state == table.state
    assert back.proposal is None


@pytest.mark.rule("TAB-08")
def test_plies_are_never_numbered_again(toy: str) -> None:
    table = agreeing.propose(lay(dealt(game=toy), 0), OLA, "undo", NOW)
    assert lay(table, 0).ply == 3
    verify(record(played_out(table), PEOPLE[:2]))


@pytest.mark.rule("TAB-08")
def test_what_somebody_learned_from_is_taken_back_only_if_all_agree() -> None:
    table = dealt(3)
    mover = on_turn(table)
    asked = moved(table)
    assert asked.history.plies[-1].final
    proposed = agreeing.propose(asked, PEOPLE[mover], "undo", NOW)
    assert proposed.proposal == Proposal(what="undo", by=mover, agreed=(mover,), to=0)
    assert proposed.ply == asked.ply
    others = [person for seat, person in enumerate(PEOPLE[:3]) if seat != mover]
    once = agreeing.vote(proposed, others[0], True, NOW)
    assert once.proposal is not None
    back = agreeing.vote(once, others[1], True, NOW)
    assert back.history.plies[-1].entry == Undone(2, 0, agreed=True)
    assert back.state == table.state


@pytest.mark.rule("TAB-08")
def test_another_seats_move_is_not_taken_back_without_asking(toy: str) -> None:
    table = lay(lay(dealt(3, game=toy), 0), 1)
    assert agreeing.propose(table, OLA, "undo", NOW).proposal is not None
    with pytest.raises(Illegal, match=r"TAB-08.*nothing_to_undo"):
        agreeing.propose(table, EWA, "undo", NOW)


@pytest.mark.rule("TAB-08", "TAB-62")
def test_alone_among_bots_what_was_shown_is_not_taken_back() -> None:
    table = dealt(2, bots=1)
    while not any(getattr(ply.entry, "seat", None) == 0 for ply in table.history.plies):
        table = moved(table)
    with pytest.raises(Illegal, match=r"TAB-62.*bots_take_nothing_back"):
        agreeing.propose(moved(table), OLA, "undo", NOW)


@pytest.mark.rule("TAB-08", "TAB-17", "TAB-62")
def test_where_bots_play_a_person_of_another_side_may_agree_to_take_back() -> None:
    table = played_by(dealt(3, bots=1), OLA)
    proposed = agreeing.propose(table, OLA, "undo", NOW)
    back = agreeing.vote(proposed, JAN, True, NOW)
    assert isinstance(back.history.last.entry, Undone)
    assert back.history.last.entry.agreed


@pytest.mark.rule("TAB-17")
def test_one_no_drops_a_proposal() -> None:
    proposed = agreeing.propose(dealt(3), OLA, "end", NOW)
    dropped = agreeing.vote(proposed, JAN, False, NOW)
    assert (dropped.proposal, dropped.phase) == (None, "playing")
    assert agreeing.vote(proposed, OLA, False, NOW).proposal is None


@pytest.mark.rule("TAB-17")
def test_one_thing_is_proposed_at_a_time_and_play_goes_on() -> None:
    proposed = agreeing.propose(dealt(3), OLA, "end", NOW)
    with pytest.raises(Illegal, match=r"TAB-17.*proposal_open"):
        agreeing.propose(proposed, JAN, "end", NOW)
    assert moved(proposed).proposal == proposed.proposal
    assert played_out(proposed).proposal is None
    with pytest.raises(Illegal, match=r"TAB-17.*nothing_proposed"):
        agreeing.vote(dealt(), OLA, True, NOW)


@pytest.mark.rule("TAB-09")
def test_a_table_is_ended_by_agreement_without_a_winner() -> None:
    ended = agreeing.vote(agreeing.propose(dealt(), OLA, "end", NOW), JAN, True, NOW)
    assert ended.phase == "over"
    assert ended.ending is not None
    assert ended.ending.result is None


@pytest.mark.rule("TAB-17")
def test_who_resigned_or_is_played_by_a_bot_is_not_asked() -> None:
    table = leaving.handed_over(dealt(3), 1, "latwy", NOW)
    table = leaving.resign(table, EWA, NOW)
    for silent in (JAN, EWA):
        with pytest.raises(Illegal, match=r"TAB-17.*no_voice"):
            agreeing.propose(table, silent, "end", NOW)
    while table.history.last.mover != 0:
        table = moved(table)
    with pytest.raises(Illegal, match="TAB-62"):
        agreeing.propose(table, OLA, "undo", NOW)


@pytest.mark.rule("TAB-37")
def test_nobody_alone_ends_a_game_in_which_another_has_a_seat() -> None:
    table = leaving.handed_over(dealt(3), 1, "latwy", NOW)
    # Ewa plays: the two who play for themselves may agree for all three.
    proposed = agreeing.propose(table, OLA, "end", NOW)
    assert agreeing.vote(proposed, EWA, True, NOW).phase == "over"
    # Nobody else plays for themselves, but Jan has a seat.
    alone = leaving.resign(table, EWA, NOW)
    with pytest.raises(Illegal, match=r"TAB-37.*not_alone"):
        agreeing.propose(alone, OLA, "end", NOW)
    assert agreeing.propose(leaving.resign(alone, JAN, NOW), OLA, "end", NOW).phase == "over"


@pytest.mark.rule("TAB-37")
def test_who_is_asked_and_then_handed_over_has_not_agreed() -> None:
    proposed = agreeing.propose(dealt(), OLA, "end", NOW)
    handed = agreeing.reconsidered(leaving.handed_over(proposed, 1, "latwy", NOW), NOW)
    assert (handed.phase, handed.proposal) == ("playing", None)


@pytest.mark.rule("TAB-37")
def test_who_comes_back_keeps_the_seat_that_others_were_voting_about() -> None:
    proposal = Proposal(what="hand_over", by=1, agreed=(1,), seat=0, level="mistrz")
    asked = agreeing.put(dealt(3), proposal, NOW)
    assert agreeing.returned(asked, {JAN, EWA}) is asked
    assert agreeing.returned(asked, {OLA}).proposal is None
    ending = agreeing.propose(dealt(3), JAN, "end", NOW)
    assert agreeing.returned(ending, {OLA, JAN}) is ending


@pytest.mark.rule("TAB-17")
def test_a_proposal_is_carried_out_when_the_last_one_asked_leaves() -> None:
    proposed = agreeing.propose(dealt(), OLA, "end", NOW)
    left = agreeing.reconsidered(leaving.resign(proposed, JAN, NOW), NOW)
    assert left.phase == "over"
    gone = agreeing.reconsidered(leaving.resign(proposed, OLA, NOW), NOW)
    assert (gone.phase, gone.proposal) == ("playing", None)


@pytest.mark.rule("TAB-09", "TAB-17")
def test_a_seat_is_given_to_a_bot_by_a_vote_of_the_others() -> None:
    proposal = Proposal(what="hand_over", by=1, agreed=(1,), seat=0, level="mistrz")
    asked = agreeing.put(dealt(3), proposal, NOW)
    assert asked.bot_on(0) is None
    agreed = agreeing.vote(asked, EWA, True, NOW)
    assert agreed.bot_on(0) == "mistrz"
    chair = agreed.chairs[0]
    assert isinstance(chair, Sitter)
    assert chair.person == OLA


def test_after_the_end_nothing_is_proposed() -> None:
    over = played_out(dealt(3))
    with pytest.raises(Illegal, match=r"TAB-03.*game_over"):
        agreeing.propose(over, OLA, "undo", NOW)


def test_undone_games_survive_the_store_format(toy: str) -> None:
    table = agreeing.propose(lay(dealt(game=toy), 0), OLA, "undo", NOW)
    entry = table.history.plies[-1].entry
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Undone) == entry


@pytest.mark.rule("TAB-25")
def test_somebody_is_sent_away_from_a_running_game_if_all_others_agree() -> None:
    asked = agreeing.propose_removal(dealt(4), OLA, 1, NOW)
    assert asked.proposal == Proposal(what="remove", by=0, agreed=(0,), seat=1)
    for yes in (True, False):
        with pytest.raises(Illegal, match=r"TAB-17.*no_voice"):
            agreeing.vote(asked, JAN, yes, NOW)
    once = agreeing.vote(asked, EWA, True, NOW)
    assert once.resigned() == ()
    gone = agreeing.vote(once, IGA, True, NOW)
    assert (gone.resigned(), gone.bot_on(1), gone.proposal) == ((1,), STAND_IN, None)
    with pytest.raises(Illegal, match=r"TAB-25.*removed"):
        talk.say(gone, JAN, "table", "Wracam!", "1", NOW)
    assert agreeing.vote(asked, EWA, False, NOW).proposal is None


@pytest.mark.rule("TAB-25")
def test_nobody_is_sent_away_by_the_host_alone() -> None:
    with pytest.raises(Illegal, match="nobody_to_agree"):
        agreeing.propose_removal(dealt(2), OLA, 1, NOW)
    with pytest.raises(Illegal, match="not_host"):
        agreeing.propose_removal(dealt(3), JAN, 2, NOW)
    with pytest.raises(Illegal, match="nobody_to_remove"):
        agreeing.propose_removal(dealt(3), OLA, 0, NOW)
    asked = agreeing.propose_removal(dealt(3), OLA, 1, NOW)
    alone = agreeing.reconsidered(leaving.resign(asked, EWA, NOW), NOW)
    assert (alone.proposal, alone.resigned()) == (None, (2,))


@pytest.mark.rule("TAB-42")
def test_one_decision_is_taken_back_so_many_times_and_no_more(toy: str) -> None:
    table = dealt(3, game=toy)
    for _ in range(agreeing.UNDOS_A_DECISION):
        table = agreeing.propose(lay(table, 0), OLA, "undo", NOW)
    laid = lay(table, 0)
    with pytest.raises(Illegal, match=r"TAB-42.*undone_enough_here"):
        agreeing.propose(laid, OLA, "undo", NOW)
    # The next decision has undos of its own.
    assert agreeing.propose(lay(laid, 1), JAN, "undo", NOW).ply == laid.ply + 2


@pytest.mark.rule("TAB-42")
def test_somebody_alone_does_not_undo_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreeing, "UNDOS_A_TABLE", 6)
    monkeypatch.setattr(agreeing, "_need_another_side", lambda *_: None)  # TAB-62 is not meant
    table = dealt(2, bots=1)
    for _ in range(3):
        table = played_by(table, OLA)
        for _ in range(2):
            table = played_by(agreeing.propose(table, OLA, "undo", NOW), OLA)
        while on_turn(table) != 0:
            table = moved(table)
    with pytest.raises(Illegal, match=r"TAB-42.*undone_enough"):
        agreeing.propose(played_by(table, OLA), OLA, "undo", NOW)


def played_by(table: LiveTable, person: str) -> LiveTable:
    while on_turn(table) != PEOPLE.index(person):
        table = moved(table)
    return moved(table)
