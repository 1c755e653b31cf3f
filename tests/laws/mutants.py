"""The table of mutants: games with one leak or fault each, and the law that has to catch it."""

import contextlib
from collections.abc import Callable
from typing import Any, NamedTuple
from unittest import mock

from tests.laws import faults, laws, leaks, quick, secrecy
from tests.laws.positions import Run
from tests.support import face_down as toy
from tests.support.face_down import FACE_DOWN
from zaslonka.games.zlam_ten_kod import GAME as ZLAM_TEN_KOD, rules
from zaslonka.kernel import AnyGame, steps


class Mutant(NamedTuple):
    """A fault in a game: the game is another one, or has ``replacement`` for one of its parts."""

    name: str
    caught_by: Callable[[Run], None]
    game: AnyGame
    seats: int
    part: tuple[Any, str] | None = None
    replacement: Any = None

    def alive(self) -> contextlib.AbstractContextManager[object]:
        if self.part is None:
            return contextlib.nullcontext()
        return mock.patch.object(*self.part, self.replacement)


MUTANTS = (
    Mutant(
        "an event tells a card still in the pile",
        secrecy.seats_learn_by_events_alone,
        ZLAM_TEN_KOD,
        2,
        (rules, "_ask"),
        leaks.shows_the_next_card,
    ),
    Mutant(
        "a written guess is said aloud",
        secrecy.moves_tell_no_more_than_they_say,
        ZLAM_TEN_KOD,
        3,
        (rules, "_write"),
        leaks.says_the_written_code,
    ),
    Mutant(
        "the middle is shown to all who have not guessed",
        secrecy.seats_learn_by_events_alone,
        ZLAM_TEN_KOD,
        3,
        (rules, "_write"),
        leaks.shows_the_middle_to_all,
    ),
    Mutant(
        "a card laid face down is named",
        secrecy.moves_tell_no_more_than_they_say,
        FACE_DOWN,
        3,
        (toy, "_lay"),
        leaks.names_the_card_laid,
    ),
    Mutant(
        "an event is told to the wrong seat",
        secrecy.seats_learn_by_events_alone,
        FACE_DOWN,
        3,
        (toy, "_peek"),
        leaks.shows_the_top_to_the_neighbour,
    ),
    Mutant(
        "the clock shows a card",
        secrecy.seats_learn_by_events_alone,
        FACE_DOWN,
        3,
        (toy.Lay, "time_up"),
        leaks.shows_a_card_when_time_is_out,
    ),
    Mutant(
        "a card shown can be taken back",
        secrecy.what_can_be_taken_back_told_nothing,
        FACE_DOWN,
        3,
        (toy, "_boast"),
        leaks.shows_a_card_and_may_be_taken_back,
    ),
    Mutant(
        "a table field is written untold",
        secrecy.seats_learn_by_events_alone,
        FACE_DOWN,
        3,
        (toy, "_peek"),
        leaks.writes_the_top_on_the_table,
    ),
    Mutant(
        "a prompt depends on a secret",
        secrecy.seats_learn_by_events_alone,
        FACE_DOWN,
        3,
        (toy.Reveal, "run"),
        leaks.rewards_a_seat_by_the_deck,
    ),
    Mutant(
        "an error differs by what the mover cannot know",
        secrecy.refusals_tell_nothing,
        ZLAM_TEN_KOD,
        2,
        (rules, "_guess"),
        leaks.refuses_a_guess_without_a_hit,
    ),
    Mutant("a view shares a record", laws.looking_changes_nothing, leaks.SharedView(), 3),
    Mutant(
        "a clone shares a list",
        laws.clones_share_nothing,
        FACE_DOWN,
        3,
        (steps.State, "clone"),
        faults.copies_no_list,
    ),
    Mutant(
        "a check writes on the table",
        laws.looking_changes_nothing,
        FACE_DOWN,
        3,
        (toy.Reward, "check"),
        faults.counts_refusals,
    ),
    Mutant(
        "a refused move has already changed the state",
        laws.looking_changes_nothing,
        FACE_DOWN,
        3,
        (toy, "_boast"),
        faults.writes_before_refusing,
    ),
    Mutant("a replay is dealt otherwise", laws.matches_replay, faults.DealtByTheClock(), 3),
    Mutant(
        "an illegal move is offered",
        laws.legal_and_check_agree,
        FACE_DOWN,
        3,
        (toy.Reward, "moves"),
        faults.offers_a_second_peek,
    ),
    Mutant(
        "a legal move is not offered",
        laws.legal_and_check_agree,
        FACE_DOWN,
        3,
        (toy.Lay, "moves"),
        faults.hides_the_highest_card,
    ),
    Mutant(
        "a seat must move and cannot",
        laws.somebody_can_always_move,
        FACE_DOWN,
        3,
        (toy.Reward, "moves"),
        faults.offers_nothing_without_a_card,
    ),
    Mutant(
        "a game never ends",
        laws.random_play_ends,
        FACE_DOWN,
        3,
        (toy.Reward, "take"),
        faults.rewards_for_ever,
    ),
    Mutant(
        "another move is drawn than is listed",
        quick.drawing_is_listing,
        FACE_DOWN,
        3,
        (toy.Reward, "draw"),
        faults.draws_the_next_one,
    ),
    Mutant(
        "a quick game is another one",
        quick.quick_games_are_plain_games,
        FACE_DOWN,
        3,
        (toy.Reward, "draw"),
        faults.draws_the_next_one,
    ),
    Mutant(
        "another seat decides than is asked first",
        quick.deciders_are_those_who_are_asked,
        FACE_DOWN,
        3,
        (toy.Lay, "decider"),
        faults.asks_the_last_seat,
    ),
    Mutant(
        "a card is lost",
        laws.states_are_sound,
        FACE_DOWN,
        3,
        (toy.Reveal, "run"),
        faults.loses_a_card,
    ),
    Mutant(
        "a state does not survive JSON",
        laws.states_are_sound,
        FACE_DOWN,
        3,
        (toy, "_lay"),
        faults.keeps_a_list,
    ),
    Mutant("a sampler ignores answers", secrecy.imagined_worlds_agree, faults.ForgetsAnswers(), 2),
    Mutant(
        "a sampler shuffles the true deck",
        secrecy.imagining_depends_on_the_view_alone,
        faults.ShufflesTheTrueDeck(),
        3,
    ),
    Mutant(
        "a sampler writes on the view",
        secrecy.imagining_depends_on_the_view_alone,
        faults.WritesOnTheView(),
        3,
    ),
    Mutant("a hidden part never varies", secrecy.every_hidden_part_varies, faults.PileInOrder(), 2),
)
