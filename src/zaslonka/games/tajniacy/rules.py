"""Tajniacy: the steps of a turn: clue, objection, guesses."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import structs

from zaslonka import kernel
from zaslonka.games.tajniacy.board import (
    Board,
    Clue,
    Hand,
    Now,
    Question,
    Secret,
    Seen,
    check_place,
    cover,
    end_if_won,
    forget_questions,
    operatives,
    uncovered,
    win,
)
from zaslonka.games.tajniacy.boxed import Boxed
from zaslonka.games.tajniacy.clues import (
    check_clue,
    is_open,
    needs_yes,
    sample_of_words,
    was_agreed,
)
from zaslonka.games.tajniacy.content import (
    GROUNDS,
    MISSED,
    NUMBERS,
    TO_OBJECT,
    Ground,
    Kind,
    Team,
    rivals,
)
from zaslonka.games.tajniacy.moves import (
    Answer,
    Answered,
    Ask,
    Asked,
    Clued,
    ClueMissed,
    Cover,
    Covered,
    Forgo,
    Forwent,
    GiveClue,
    LetStand,
    Object,
    Objected,
    Stands,
    Stop,
    Stopped,
    Touch,
    Touched,
)
from zaslonka.games.tajniacy.spelling import normalised
from zaslonka.kernel import Choice, Illegal, Seat

# The clue


class Giving(Choice[Now, Seen, Answer | Ask | GiveClue], frozen=True, tag="giving"):
    """The first seat gives a word and a number, and may ask the second about one before.

    The second is always of this step, so that nobody else can see whether it was asked.
    TAJ-20 to TAJ-24, TAJ-50, TAJ-51, TAJ-58 to TAJ-63, TAJ-80, TAJ-82.
    """

    takes = (Answer, Ask, GiveClue)

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        return self.seats[:1]

    def is_asked(self, view: Seen) -> bool:
        return super().is_asked(view) or (view.hand is not None and is_open(view.hand))

    def seconds(self, table: Board) -> int | None:
        return table.options.clue_seconds

    def check(self, view: Seen, move: Answer | Ask | GiveClue) -> None:
        assert view.hand is not None
        if isinstance(move, Answer):
            if view.seat == self.seats[0]:
                raise Illegal("TAJ-59", "own_question")
            if not is_open(view.hand):
                raise Illegal("TAJ-59", "nothing_asked")
            return
        if view.seat != self.seats[0]:
            raise Illegal("TAJ-20", "rivals_give")
        word = normalised(move.word)
        check_clue(view.table, word)
        if isinstance(move, Ask):
            if is_open(view.hand):
                raise Illegal("TAJ-59", "not_answered_yet")
            if any(question.word == word for question in view.hand.asked):
                raise Illegal("TAJ-59", "already_answered", word=word)
        else:
            if move.number not in NUMBERS:
                raise Illegal("TAJ-21", "number")
            if needs_yes(view.table.options, word) and not was_agreed(view.hand, word):
                raise Illegal("TAJ-50", "one_word", word=word)

    def moves(self, view: Seen) -> Iterator[Answer | Ask | GiveClue]:
        assert view.hand is not None
        if view.seat == self.seats[0]:
            asked = {question.word for question in view.hand.asked}
            words = sample_of_words(view.table)
            if not is_open(view.hand):
                yield from (Ask(word) for word in words if word not in asked)
            yield from (GiveClue(word, number) for word in words for number in NUMBERS)
        elif is_open(view.hand):
            yield from (Answer(True), Answer(False))

    def take(self, now: Now, seat: Seat, move: Answer | Ask | GiveClue) -> None:
        if isinstance(move, GiveClue):
            self._give(now, seat, move)
            return
        now.then(self)
        for chief in self.seats:
            hand = now.hands[chief]
            if isinstance(move, Ask):
                question = Question(normalised(move.word))
                hand.asked += (question,)
                now.tell(Asked(seat, question.word), only=chief)
            else:
                question = structs.replace(hand.asked[-1], yes=move.yes)
                hand.asked = (*hand.asked[:-1], question)
                now.tell(Answered(seat, question.word, move.yes), only=chief)

    def _give(self, now: Now, seat: Seat, move: GiveClue) -> None:
        table, word = now.table, normalised(move.word)
        team = table.teams[seat]
        now.final = True  # what was said in front of all cannot be unsaid
        table.clues += (Clue(team, word, move.number, move.warned),)
        table.missed = table.missed.but(team, 0)
        now.tell(Clued(seat, team, word, move.number, move.warned))
        now.then(Judging(self.seats[1:]))

    def time_up(self, now: Now) -> None:
        table = now.table
        team = table.teams[self.seats[0]]
        table.missed = table.missed.but(team, table.missed.of(team) + 1)
        now.tell(ClueMissed(team, table.missed.of(team)))
        if table.missed.of(team) == MISSED:
            win(now, rivals(team))
        else:
            begin_turn(now, rivals(team))


# A bad clue


class Judging(Choice[Now, Seen, LetStand | Object], frozen=True, tag="judging"):
    """Before the first guess the rival spymaster has time to object.  TAJ-70, TAJ-72."""

    takes = (LetStand, Object)

    def seconds(self, table: Board) -> int | None:
        return TO_OBJECT

    def check(self, view: Seen, move: LetStand | Object) -> None:
        if isinstance(move, Object):
            _check_objection(view, move.clause)

    def moves(self, view: Seen) -> Iterator[LetStand | Object]:
        yield LetStand()
        yield from _objections(view)

    def take(self, now: Now, seat: Seat, move: LetStand | Object) -> None:
        if isinstance(move, Object):
            _strike_down(now, seat, move.clause)
            return
        now.tell(Stands(seat))
        now.then(Guessing(operatives(now.table, now.table.clues[-1].team)))

    def time_up(self, now: Now) -> None:
        (judge,) = self.seats
        now.tell(Stands(None))
        team = operatives(now.table, now.table.clues[-1].team)
        now.then(Guessing((*team, judge), judge=judge))


def _check_objection(view: Seen, clause: Ground) -> None:
    """TAJ-57, TAJ-59, TAJ-73."""
    assert view.seat is not None
    assert view.hand is not None
    table, clue = view.table, view.table.clues[-1]
    if was_agreed(view.hand, clue.word):
        raise Illegal("TAJ-59", "agreed", word=clue.word)
    if clause == "TAJ-57" and table.options.homonyms:
        raise Illegal("TAJ-57", "homonyms_admitted")
    if clause not in clue.warned and not table.objections.of(table.teams[view.seat]):
        raise Illegal("TAJ-73", "objections_used_up")


def _objections(view: Seen) -> Iterator[Object]:
    for clause in GROUNDS:
        try:
            _check_objection(view, clause)
        except Illegal:
            continue
        yield Object(clause)


def _strike_down(now: Now, seat: Seat, clause: Ground) -> None:
    """TAJ-71, TAJ-73."""
    table = now.table
    team, clue = table.teams[seat], table.clues[-1]
    table.clues = (*table.clues[:-1], structs.replace(clue, struck=clause))
    if clause not in clue.warned:
        table.objections = table.objections.but(team, table.objections.of(team) - 1)
    now.tell(Objected(seat, clue.word, clause, clause in clue.warned))
    now.then(Penalty((seat,)))


class Penalty(Choice[Now, Seen, Cover | Forgo], frozen=True, tag="penalty"):
    """For a clue that was struck down its judge may cover a word of the own team.  TAJ-71."""

    takes = (Cover, Forgo)

    def seconds(self, table: Board) -> int | None:
        return table.options.clue_seconds

    def check(self, view: Seen, move: Cover | Forgo) -> None:
        assert view.seat is not None
        assert view.hand is not None
        if isinstance(move, Cover):
            check_place(view.table, move.place)
            if view.hand.key[move.place] != view.table.teams[view.seat]:
                raise Illegal("TAJ-71", "not_own_word", word=view.table.words[move.place])

    def moves(self, view: Seen) -> Iterator[Cover | Forgo]:
        assert view.seat is not None
        assert view.hand is not None
        team = view.table.teams[view.seat]
        for place in uncovered(view.table):
            if view.hand.key[place] == team:
                yield Cover(place)
        yield Forgo()

    def take(self, now: Now, seat: Seat, move: Cover | Forgo) -> None:
        if isinstance(move, Forgo):
            _forgo(now, seat)
            return
        kind = cover(now, move.place)
        now.tell(Covered(seat, move.place, now.table.words[move.place], kind))
        if not end_if_won(now):
            begin_turn(now, now.table.teams[seat])

    def time_up(self, now: Now) -> None:
        _forgo(now, *self.seats)


def _forgo(now: Now, seat: Seat) -> None:
    now.tell(Forwent(seat))
    begin_turn(now, now.table.teams[seat])


# Guesses


class Guessing(Choice[Now, Seen, Touch | Stop | Object], frozen=True, tag="guessing"):
    """An operative of the team on turn touches a word, or the team stops.

    ``found`` are the words found on this clue; until the first touch the ``judge`` may object
    who has not let it stand.  TAJ-30 to TAJ-39, TAJ-70, TAJ-80.
    """

    takes = (Touch, Stop, Object)

    found: int = 0
    judge: Seat | None = None

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat != self.judge)

    def seconds(self, table: Board) -> int | None:
        return table.options.guess_seconds

    def check(self, view: Seen, move: Touch | Stop | Object) -> None:
        if isinstance(move, Object):
            if view.seat != self.judge:
                raise Illegal("TAJ-70", "not_the_judge")
            _check_objection(view, move.clause)
        elif view.seat == self.judge:
            raise Illegal("TAJ-30", "operatives_guess")
        elif isinstance(move, Touch):
            check_place(view.table, move.place)
        elif not self.found:
            raise Illegal("TAJ-36", "guess_first")

    def moves(self, view: Seen) -> Iterator[Touch | Stop | Object]:
        if view.seat == self.judge:
            yield from _objections(view)
        else:
            yield from map(Touch, uncovered(view.table))
            if self.found:
                yield Stop()

    def take(self, now: Now, seat: Seat, move: Touch | Stop | Object) -> None:
        table = now.table
        match move:
            case Object(clause):
                _strike_down(now, seat, clause)
            case Stop():
                self._stop(now, seat)
            case Touch(place):
                kind = cover(now, place)
                clue = table.clues[-1]
                clue = structs.replace(clue, touched=(*clue.touched, place))
                table.clues = (*table.clues[:-1], clue)
                now.tell(Touched(seat, place, table.words[place], kind))
                self._go_on(now, clue, kind)

    def _go_on(self, now: Now, clue: Clue, kind: Kind) -> None:
        """TAJ-32 to TAJ-35, TAJ-37, TAJ-38, TAJ-40, TAJ-41."""
        if kind == "assassin":
            win(now, rivals(clue.team))
        elif not end_if_won(now):
            if kind == clue.team and (not clue.number or self.found < clue.number):
                now.then(Guessing(self.waits_for, self.found + 1))
            else:
                begin_turn(now, rivals(clue.team))

    def time_up(self, now: Now) -> None:
        self._stop(now, None)

    def _stop(self, now: Now, seat: Seat | None) -> None:
        team = now.table.clues[-1].team
        now.tell(Stopped(seat, team))
        begin_turn(now, rivals(team))


def begin_turn(now: Now, team: Team) -> None:
    """TAJ-20."""
    chiefs = now.table.spymasters
    forget_questions(now)
    now.then(Giving((chiefs.of(team), chiefs.of(rivals(team)))))


# The table


class Table(Board, kw_only=True, tag="table"):
    agenda: tuple[Giving | Judging | Guessing | Penalty | Boxed, ...] = ()


State: TypeAlias = kernel.State[Table, Hand, Secret]
View: TypeAlias = kernel.View[Table, Hand]


def implied_yes(table: Table) -> tuple[Question, ...]:
    """The yes without which the clue that is guessed at could not have been given.  TAJ-50."""
    if not table.agenda or not isinstance(table.agenda[0], Judging | Guessing):
        return ()
    word = table.clues[-1].word
    return (Question(word, yes=True),) if needs_yes(table.options, word) else ()
